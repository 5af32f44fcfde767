"""What explanations claim, as predicates on a grid and a step, for ``tests/words/test_claims.py``.

A claim stands for a message, which all languages write from the same values.  Where the message is said, it must hold.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import (
    BOXES,
    CELLS,
    DIGITS,
    HOUSE,
    HOUSES,
    HOUSES_OF,
    LINES,
    PEERS,
    cell_set,
    cells_in,
    digits_in,
    house_of,
)
from crosshatch.logic.cell_groups import CellGroup
from crosshatch.logic.step import CellTruth, Guardians, HouseTruth, Step
from crosshatch.techniques.almost_locked.aligned_exclusion_pattern import Exclusion
from crosshatch.techniques.almost_locked.pattern import LinkedPair, LinkedSets
from crosshatch.techniques.chains.nodes import InCells, InHouse, InRectangle, Node
from crosshatch.techniques.chains.pattern import AlternatingChain, ContinuousLoop
from crosshatch.techniques.colouring.clusters import ColourLink
from crosshatch.techniques.colouring.pattern import (
    Bridge,
    Clash,
    Coloured,
    MedusaEmptied,
)
from crosshatch.techniques.exocet.pattern import Exocet, Rule
from crosshatch.techniques.fish.kraken_pattern import KrakenFish
from crosshatch.techniques.fish.pattern import Fish
from crosshatch.techniques.forcing.pattern import Fact, Facts, ForcingChain
from crosshatch.techniques.msls.pattern import LockedSets
from crosshatch.techniques.single_digit.pattern import DigitChain, EmptyRectangle, TwoLinks
from crosshatch.techniques.singles.pattern import OnlyCandidate, OnlyPlace
from crosshatch.techniques.uniqueness.pattern import (
    DeadlyPattern,
    Kind,
    LockedInLines,
    LockedToCorners,
    SubsetBeside,
)
from crosshatch.techniques.wings.pattern import Wing
from crosshatch.words.messages import Marked, Message
from crosshatch.words.tellers import tell

Holds = Callable[[Grid, Step, Any], bool]
"""Whether a claim holds of a step on a grid, and what it found."""

Fits = Callable[[Grid, Message], bool]
"""Whether the values of a message fit a grid."""


def false_claims(grid: Grid, step: Step) -> Iterator[str]:
    """Yield the messages of an explanation that claim what does not hold."""
    found = step.pattern.in_full
    for said in own_messages(step):
        holds, fits = CLAIMS.get(said.key), VALUES.get(said.key)
        if (holds and not holds(grid, step, found)) or (fits and not fits(grid, said)):
            yield said.key
    if isinstance(found, ForcingChain):
        for inner_grid, inner in steps_within(grid, found):
            yield from (f"{inner.notation}: {each}" for each in false_claims(inner_grid, inner))


def own_messages(step: Step) -> Iterator[Message]:
    """Yield the messages of an explanation, those within others too, but not what steps within its cases say."""
    for told in tell(step):
        if isinstance(told, Message) or told.indent <= 1:
            for sentence in [told] if isinstance(told, Message) else told.sentences:
                yield from within(sentence)


def within(value: Any) -> Iterator[Message]:
    """Yield the messages in a value."""
    match value:
        case Message():
            yield value
            for name, each in value.values.items():
                if name != "said":
                    yield from within(each)
        case Marked():
            yield from within(value.value)
        case tuple():
            for each in value:
                yield from within(each)


def area(value: Any) -> int:
    """Return the cells of a house, or of several together."""
    return union(house_of(f"{each['kind']} {each['number']}") for each in listed(value))


def named(value: Any) -> int:
    """Return the cells that a value names."""
    return cell_set(cell for each in listed(value) for cell in each.cells)


def listed(value: Any) -> tuple[Any, ...]:
    return value if type(value) is tuple else (value,)


def only_places(grid: Grid, digit: int, houses: Any, cells: Any) -> bool:
    """Whether a digit has just these places in some houses."""
    return grid.cells_with(digit) & area(houses) == named(cells)


def steps_within(grid: Grid, found: ForcingChain) -> Iterator[tuple[Grid, Step]]:
    """Yield the steps that are taken within the cases, each with the grid that its causes leave."""
    told: list[Step] = []
    for facts in found.cases:
        for fact in facts:
            if fact.by is not None and fact.by not in told:
                told.append(fact.by)
                left = grid.copy()
                for place in fact.causes:
                    for each in facts[place].node.candidates:
                        left.eliminate(each.cell, each.digit)
                yield left, fact.by


# What predicates are made of.


def has(grid: Grid, candidate: Candidate) -> bool:
    return bool(grid.digits_of(candidate.cell) >> candidate.digit & 1)


def covers_with(found: LockedSets, candidate: Candidate) -> int:
    """How many covers have a candidate."""
    return sum(each.digit == candidate.digit and HOUSE[each.house] >> candidate.cell & 1 == 1 for each in found.covers)


def excludes(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one.digit == other.digit:
        return sees(one.cell, other.cell)
    return one.cell == other.cell


def sees(cell: int, other: int) -> bool:
    return bool(PEERS[cell] >> other & 1)


def sees_all(cell: int, cells: int) -> bool:
    return not cells & ~PEERS[cell]


def all_see(cells: int, others: int) -> bool:
    """Whether each of some cells sees each of some others."""
    return all(sees_all(cell, others) for cell in cells_in(cells))


def places(grid: Grid, digit: int, *houses: int) -> int:
    """Return the places of a digit in some houses."""
    return grid.cells_mask(digit) & union(houses)


def union(houses: Iterable[int]) -> int:
    found = 0
    for house in houses:
        found |= HOUSE[house]
    return found


def removed_cells(step: Step) -> list[int]:
    return [each.cell for each in step.eliminations]


def several(cells: int) -> bool:
    return cells & (cells - 1) != 0


def digits_of(grid: Grid, cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= grid.digits_of(cell)
    return found


def lone_candidates(grid: Grid, cell: int, *digits: int) -> bool:
    """Whether a cell has just these candidates."""
    return digits_in(grid.digits_of(cell)) == tuple(sorted(digits))


# Singles, locked candidates, subsets.


def blockers_hold(grid: Grid, step: Step, found: OnlyPlace) -> bool:
    house = HOUSE[found.house]
    return all(grid.value(cell) == found.digit and PEERS[cell] & house for cell in cells_in(found.blockers))


def was_removed(grid: Grid, step: Step, found: OnlyPlace) -> bool:
    gone = found.ruled_out
    return all(
        grid.empty >> cell & 1
        and not grid.digits_of(cell) >> found.digit & 1
        and not PEERS[cell] & grid.placed(found.digit)
        for cell in cells_in(gone)
    )


def seen_by_cell(grid: Grid, step: Step, found: OnlyCandidate) -> bool:
    return all(grid.value(each.cell) == each.digit and sees(each.cell, found.cell) for each in found.blockers)


def not_seen_by_cell(grid: Grid, step: Step, found: OnlyCandidate) -> bool:
    gone = {*DIGITS} - {found.digit} - {each.digit for each in found.blockers}
    return bool(gone) and not any(grid.placed(digit) & PEERS[found.cell] for digit in gone)


# Fish.


def has_no_other_place(grid: Grid, fish: Fish) -> bool:
    return places(grid, fish.digit, *fish.bases) == fish.places and all(
        places(grid, fish.digit, base) for base in fish.bases
    )


def every_fin_is_seen(found: Fish) -> bool:
    return all(all_see(cover.removed, cover.fins) for cover in found.covers if cover.fins)


def fish_of(found: Any) -> Fish:
    return found.fish if isinstance(found, KrakenFish) else found


def is_used_up(grid: Grid, step: Step, found: Any) -> bool:
    """Whether there are as many houses on either side, and the base lies in the cover but for fins."""
    fish = fish_of(found)
    return all(
        len(cover.houses) == len(fish.bases) and not fish.places & ~cover.fins & ~union(cover.houses)
        for cover in fish.covers
    )


def cannibals(found: Any) -> Iterator[tuple[Any, int]]:
    fish = fish_of(found)
    for cover in fish.covers:
        for cell in cells_in(cover.removed & fish.places):
            yield cover, cell


def count_of(cell: int, houses: Iterable[int]) -> int:
    return sum(HOUSE[house] >> cell & 1 for house in houses)


# Chains of two strong links.


def two_places_each(grid: Grid, chain: DigitChain) -> bool:
    return all(places(grid, chain.digit, house) == cells for house, cells in chain.places)


def middle_excludes(chain: DigitChain) -> bool:
    _, near, far, _ = chain.nodes
    return all_see(near.cells, far.cells)


def kites_hold(grid: Grid, found: TwoLinks) -> bool:
    return len(found.chains) == 2 and all(
        middle_excludes(chain) and two_places_each(grid, chain) and several(chain.ends) for chain in found.chains
    )


def ends_are_seen(grid: Grid, step: Step, found: Any) -> bool:
    return all(all_see(chain.removed, chain.ends) and bool(chain.removed) for chain in found.chains)


def by_lines(grid: Grid, step: Step, found: EmptyRectangle) -> bool:
    """Whether a line that has the digit at its near place leaves the box only its arm."""
    for chain in found.chains:
        far, near, beside, arm = chain.nodes
        if places(grid, found.digit, chain.houses[0]) != far.cells | near.cells:
            return False
        if not all_see(near.cells, beside.cells) or found.places & ~beside.cells & ~arm.cells:
            return False
    return True


# Wings.


def pivot_sees_pincers(grid: Grid, step: Step, found: Wing) -> bool:
    (pivot,) = found.pivots
    shared = [digit for cell in found.pincers for digit in found.digits_of(cell) if digit != found.loose]
    return (
        len(found.pincers) == 2
        and sorted(shared) == sorted({*found.digits_of(pivot)} - {found.loose})
        and all(len(found.digits_of(cell)) == 2 and found.loose in found.digits_of(cell) for cell in found.pincers)
        and digits_in(grid.digits_of(pivot)) == found.digits_of(pivot)
    )


def each_digit_fills_one_cell(grid: Grid, step: Step, found: Wing) -> bool:
    digits = [digit for digit in found.digits if digit != found.loose]
    cells = {digit: cell_set(each.cell for each in found.candidates if each.digit == digit) for digit in digits}
    return len(digits) > 1 and all(
        several(cells[digit]) and all(sees(one, other) for one, other in combinations(cells_in(cells[digit]), 2))
        for digit in digits
    )


def sees_the_loose_ones(step: Step, found: Wing) -> bool:
    return several(cell_set(found.places)) and all(
        sees_all(cell, cell_set(found.places)) for cell in removed_cells(step)
    )


# Colouring.


def links_hold(grid: Grid, step: Step, found: Coloured[Any]) -> bool:
    return all(link_holds(grid, link) for link in found.ways)


def link_holds(grid: Grid, link: ColourLink) -> bool:
    if link.house is None:
        return link.one.cell == link.other.cell and lone_candidates(
            grid, link.one.cell, link.one.digit, link.other.digit
        )
    ends = 1 << link.one.cell | 1 << link.other.cell
    return link.one.digit == link.other.digit and places(grid, link.one.digit, link.house) == ends


def cases_follow(grid: Grid, step: Step, found: Coloured[Any]) -> bool:
    """Whether the links of each case lead from colour to colour, and join all of it."""
    for case in found.cases:
        if len(case) != 2 or not all(case.values()):
            return False
        colour = {candidate: role for role, some in case.items() for candidate in some}
        inside = [link for link in found.ways if link.one in colour]
        if any(colour[link.one] == colour[link.other] for link in inside) or len(inside) < len(colour) - 1:
            return False
    return True


def are_opposite(found: Coloured[Any], one: Candidate, other: Candidate) -> bool:
    """Whether two candidates have the two colours of one case."""
    roles = {each: role for case in found.cases for role, some in case.items() for each in some}
    together = any({one, other} <= {each for some in case.values() for each in some} for case in found.cases)
    return together and roles[one] != roles[other]


def bridges_hold(grid: Grid, step: Step, found: Bridge) -> bool:
    return all(
        excludes(each.near_one, each.near_other)
        and excludes(each.removed, each.far_one)
        and excludes(each.removed, each.far_other)
        and (each.near_one == each.far_one or are_opposite(found, each.near_one, each.far_one))
        and (each.near_other == each.far_other or are_opposite(found, each.near_other, each.far_other))
        for each in found.witnesses
    )


def clashes_hold(grid: Grid, step: Step, found: Clash) -> bool:
    return all(
        excludes(each.one, each.first)
        and excludes(each.other, each.second)
        and are_opposite(found, each.first, each.second)
        for each in found.witnesses
    )


def trap_holds(grid: Grid, step: Step, found: Coloured[Any]) -> bool:
    return all(
        excludes(each.removed, each.first)
        and excludes(each.removed, each.second)
        and are_opposite(found, each.first, each.second)
        for each in found.witnesses
    )


def cell_is_emptied(grid: Grid, step: Step, found: MedusaEmptied) -> bool:
    ruled_out = {each.candidate for each in found.witnesses}
    return {candidate.digit for candidate in ruled_out} == {*digits_in(grid.digits_of(found.cell))}


# Deadly patterns.


def is_rectangle(grid: Grid, step: Step, found: DeadlyPattern | ForcingChain) -> bool:
    return all(
        each.cells.bit_count() == 4
        and all(len({HOUSES_OF[cell][kind] for cell in cells_in(each.cells)}) == 2 for kind in range(3))
        and len(each.digits) == 2
        for each in patterns_of(found)
    )


def is_loop(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    around = found.way_round
    return all(sees(one, other) for one, other in zip(around, (*around[1:], around[0]), strict=True)) and all(
        (found.cells & HOUSE[house]).bit_count() in (0, 2) for house in HOUSES
    )


def cells_have_digits(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    return all(grid.digits_of(cell) >> digit & 1 for cell in cells_in(found.cells) for digit in found.digits)


def is_extended_rectangle(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    lines = [line for line in LINES if (found.cells & HOUSE[line]).bit_count() == len(found.digits)]
    ways = [(one, other) for one in lines for other in lines if one < other and one // 9 == other // 9]
    return any(
        found.cells & ~HOUSE[one] & ~HOUSE[other] == 0
        and all((found.cells & HOUSE[box]).bit_count() % 2 == 0 for box in BOXES)
        and all((found.cells & HOUSE[cross]).bit_count() in (0, 2) for cross in LINES if cross // 9 != one // 9)
        for one, other in ways
    )


def is_grave(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    left = grid.copy()
    for each in found.guardians:
        left.eliminate(each.cell, each.digit)
    return all(left.digits_of(cell).bit_count() == 2 for cell in cells_in(left.empty)) and all(
        left.places_left(digit, house) == 2
        for digit in DIGITS
        for house in HOUSES
        if not left.placed(digit) & HOUSE[house]
    )


def guardians_are_the_others(grid: Grid, step: Step, found: DeadlyPattern | ForcingChain) -> bool:
    return all(others_are_the_guardians(grid, each) for each in patterns_of(found))


def patterns_of(found: DeadlyPattern | ForcingChain) -> tuple[DeadlyPattern, ...]:
    """Return the pattern of a step, or those whose guardians its cases use."""
    return found.guarded if isinstance(found, ForcingChain) else (found,)


def is_tridagon(grid: Grid, step: Step, found: DeadlyPattern | ForcingChain) -> bool:
    return all(
        len(each.digits) == 3
        and each.cells.bit_count() == 12
        and all((each.cells & HOUSE[box]).bit_count() == 3 for box in each.boxes)
        and all((each.cells & HOUSE[line]).bit_count() in (0, 2) for line in LINES)
        and not can_be_filled(cells_in(each.cells), each.digits)
        for each in patterns_of(found)
    )


def is_oddagon(grid: Grid, step: Step, found: DeadlyPattern | ForcingChain) -> bool:
    return all(
        len(each.digits) == 2
        and cells_have_digits(grid, step, each)
        and each.cells.bit_count() % 2 == 1
        and sorted(each.way_round) == [*cells_in(each.cells)]
        and all(
            each.board.sees[one] >> other & 1
            for one, other in zip(each.way_round, each.way_round[1:] + each.way_round[:1], strict=True)
        )
        for each in patterns_of(found)
    )


def can_be_filled(cells: Sequence[int], digits: Sequence[int], filled: Mapping[int, int] = {}) -> bool:
    """Return whether digits can fill some cells, beside others, so that none sees the same digit, by trying."""
    if not cells:
        return True
    cell, *rest = cells
    return any(
        can_be_filled(rest, digits, {**filled, cell: digit})
        for digit in digits
        if not any(sees(cell, other) for other, known in filled.items() if known == digit)
    )


def others_are_the_guardians(grid: Grid, found: DeadlyPattern) -> bool:
    own = dict(zip(cells_in(found.cells), found.own, strict=True))
    others = {(cell, digit) for cell in own for digit in digits_in(grid.digits_of(cell) & ~own[cell])}
    return others == {(each.cell, each.digit) for each in found.guardians} and bool(others)


def roof_is_seen(step: Step, found: DeadlyPattern) -> bool:
    return all(sees_all(cell, cell_set(found.roof)) for cell in removed_cells(step))


def subset_is_naked(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    argument = found.argument
    assert isinstance(argument, SubsetBeside)
    guardians = sum(1 << digit for digit in {each.digit for each in found.guardians})
    digits = digits_of(grid, cells_in(argument.cells)) | guardians
    together = argument.cells | cell_set(found.roof)
    return (
        several(cell_set(found.roof))
        and digits == argument.digits
        and argument.digits.bit_count() == argument.cells.bit_count() + 1
        and not any(together & ~HOUSE[house] for house in argument.houses)
        and not any(together >> cell & 1 for cell in removed_cells(step))
    )


def subset_is_hidden(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    argument = found.argument
    assert isinstance(argument, SubsetBeside)
    (house,) = argument.houses
    roof = cell_set(found.roof)
    return (
        len(found.roof) > 1
        and all(not places(grid, digit, house) & ~roof & ~argument.cells for digit in digits_in(argument.digits))
        and argument.digits.bit_count() - (len(found.roof) - 1) == argument.cells.bit_count()
    )


def locked_to_corners(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    argument = found.argument
    assert isinstance(argument, LockedToCorners)
    one, *others = found.roof
    return (
        len(argument.houses) == 2
        and all(not places(grid, argument.digit, house) & ~found.cells for house in argument.houses)
        and len(others) == 1
        and not {*HOUSES_OF[one][:2]} & {*HOUSES_OF[others[0]][:2]}
    )


def locked_in_lines(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    argument = found.argument
    assert isinstance(argument, LockedInLines)
    (removed,) = found.removed
    corner = 1 << argument.corner
    opposite = found.cells & ~argument.between & ~corner
    return (
        all(not places(grid, argument.digit, house) & ~corner & ~argument.between for house in argument.houses)
        and all((argument.between & HOUSE[house]).bit_count() == 1 for house in argument.houses)
        and removed.cell == argument.corner
        and not opposite & cell_set(found.roof)
    )


# Almost locked sets.


def is_almost_locked(group: CellGroup) -> bool:
    in_one_house = any(not group.cells & ~house for house in HOUSE)
    return group.digits.bit_count() == group.cells.bit_count() + 1 and in_one_house


def each_digit_once(group: CellGroup) -> bool:
    """Whether all places of each digit see each other, as they do where the cells are in one house."""
    return all(sees(one, other) for digit in DIGITS for one, other in combinations(cells_in(group.places[digit]), 2))


def linked_as_said(grid: Grid, step: Step, found: LinkedSets) -> bool:
    """Whether every place of a digit that links two sets sees every one in the other, and each has some."""
    return all(
        one.places[digit] and other.places[digit] and all_see(one.places[digit], other.places[digit])
        for one, other, digit in found.linked
    )


def ends_seen(step: Step, found: LinkedSets) -> bool:
    return all(
        sees_all(each.cell, end.places[each.digit]) and bool(end.places[each.digit])
        for each in step.eliminations
        for end in found.ends
    )


def seen_in_its_set(grid: Grid, step: Step, found: LinkedPair) -> bool:
    """Whether what goes sees all places of its digit in one set, or in both if that links them."""
    for each in step.eliminations:
        of_sets = [end.places[each.digit] for end in found.ends]
        seen = [bool(some) and sees_all(each.cell, some) for some in of_sets]
        if not (all(seen) if each.digit in found.commons else any(seen)):
            return False
    return True


# Aligned exclusion.


def cells_see_excluders(grid: Grid, step: Step, found: Exclusion) -> bool:
    return all(all_see(each.cells, excluder.cells) for each in found.cells for excluder in found.excluders)


def cells_see_some(grid: Grid, step: Step, found: Exclusion) -> bool:
    """Whether each of the cells sees places of an excluder, and each excluder is seen by one."""
    seen = {
        (one, other)
        for one, each in enumerate(found.cells)
        for other, excluder in enumerate(found.excluders)
        if any(PEERS[cell] & excluder.cells for cell in cells_in(each.cells))
    }
    return len({one for one, _ in seen}) == len(found.cells) and len({other for _, other in seen}) == len(
        found.excluders
    )


def excluders_are_in_sight(grid: Grid, step: Step, found: Exclusion) -> bool:
    return (cells_see_excluders if found.are_in_sight else cells_see_some)(grid, step, found)


def choices_fail(grid: Grid, step: Step, found: Exclusion) -> bool:
    return all(
        choice.excluder is not None or repeats(removed, found, choice)
        for removed in found.removed
        for choice in found.choices(removed)
    )


def repeats(removed: Candidate, found: Exclusion, choice: Any) -> bool:
    chosen = [removed]
    for each, digit in zip(found.others(removed), choice.digits, strict=True):
        chosen += each.candidates(digit)
    return any(one.digit == other.digit and sees(one.cell, other.cell) for one, other in combinations(chosen, 2))


# Chains.


def strong_links_hold(grid: Grid, found: AlternatingChain) -> bool:
    return all(strong_holds(grid, off, on, by) for off, on, by in found.pairs)


def strong_holds(grid: Grid, off: Node, on: Node, by: object) -> bool:
    match by:
        case InHouse(house=house):
            return off.digit == on.digit and places(grid, on.digit, house) == off.cells | on.cells
        case InCells(group=group) if group.cells.bit_count() == 1:
            return off.cells == on.cells == group.cells and grid.digits_of(next(cells_in(off.cells))) == (
                1 << off.digit | 1 << on.digit
            )
        case InCells(group=group) if off.digit == on.digit:
            return (
                group.digits.bit_count() == group.cells.bit_count()
                and group.places[on.digit] & ~off.cells == on.cells
                and group.digits == digits_of(grid, cells_in(group.cells))
            )
        case InCells(group=group):
            return (
                group.digits.bit_count() == group.cells.bit_count() + 1
                and each_digit_once(group)
                and group.places[off.digit] & ~off.cells == 0
                and group.places[on.digit] == on.cells
                and group.digits == digits_of(grid, cells_in(group.cells))
            )
        case InRectangle():
            cells = [*cells_in(by.cells)]
            guardians = [(cell, digit) for cell in cells for digit in digits_in(grid.digits_of(cell) & ~by.digits)]
            named = [(each.cell, each.digit) for node in (off, on) for each in node.candidates]
            return sorted(guardians) == sorted(named) and by.digits.bit_count() == 2 and len(cells) == 4
    return False


def weak_links_hold(found: AlternatingChain) -> bool:
    weak = found.weak or (None,) * (len(found.strong) - 1)
    pairs = zip(found.nodes[1::2], found.nodes[2::2], weak, strict=False)
    return all(hidden is not None or nodes_exclude(on, off) for on, off, hidden in pairs)


def nodes_exclude(one: Node, other: Node) -> bool:
    return all(excludes(each, another) for each in one.candidates for another in other.candidates)


def hidden_sets_hold(grid: Grid, step: Step, found: AlternatingChain) -> bool:
    return all(
        all(places(grid, digit, hidden.house) & ~hidden.group.cells == 0 for digit in digits_in(hidden.digits))
        and hidden.group.cells.bit_count() == hidden.digits.bit_count() + 1
        for hidden in found.hidden_sets
    )


def ends_of(found: AlternatingChain) -> int:
    return found.nodes[0].cells | found.nodes[-1].cells


def removed_by_ends(grid: Grid, step: Step, found: AlternatingChain) -> bool:
    first, last = found.nodes[0], found.nodes[-1]
    return all(excludes(each, end) for each in step.eliminations for end in (*first.candidates, *last.candidates))


def ends_exclude(grid: Grid, step: Step, found: ContinuousLoop) -> bool:
    return nodes_exclude(found.nodes[-1], found.nodes[0])


# Forcing chains and nets.


def follows(grid: Grid, facts: Facts) -> bool:
    """Whether each fact of a case follows from its causes."""
    return all(fact_follows(grid, facts, fact) for fact in facts)


def fact_follows(grid: Grid, facts: Facts, fact: Fact) -> bool:
    causes = [facts[place] for place in fact.causes]
    if not causes or fact.by is not None:
        return True
    if not fact.on:
        return all(cause.on and nodes_exclude(cause.node, fact.node) for cause in causes)
    if any(cause.on for cause in causes):
        return False
    off = {each for cause in causes for each in cause.node.candidates}
    return {*fact.node.candidates} | off >= left_of(grid, fact.truth)


def left_of(grid: Grid, truth: object) -> set[Candidate]:
    assert isinstance(truth, CellTruth | HouseTruth | Guardians)
    return {*truth.candidates(grid)}


def follows_all(grid: Grid, found: Any) -> bool:
    """Whether what is told one after the other follows."""
    match found:
        case AlternatingChain():
            return strong_links_hold(grid, found) and weak_links_hold(found)
        case KrakenFish():
            return all(follows(grid, facts) and ends_in(facts, found.removed) for facts in found.cases)
    return all(follows(grid, facts) for facts in found.cases)


def ends_in(facts: Facts, removed: Candidate) -> bool:
    return not facts[-1].on and facts[-1].node.candidates == (removed,)


def all_cases(grid: Grid, step: Step, found: ForcingChain) -> bool:
    """Whether there are no other cases than those told, and each ends in what is shown."""
    starts = {each for facts in found.cases for each in facts[0].node.candidates}
    ends = {(facts[-1].node, facts[-1].on) for facts in found.cases}
    if len(ends) != 1:
        return False
    if found.one_of is None:
        one, other = (facts[0] for facts in found.cases)
        return one.node == other.node and one.on != other.on
    return starts == left_of(grid, found.one_of)


def nothing_is_left(grid: Grid, step: Step, found: ForcingChain) -> bool:
    off = {each for fact in found.ending for each in fact.node.candidates}
    return left_of(grid, found.fails) <= off and not any(fact.on for fact in found.ending)


def both_are_on(grid: Grid, step: Step, found: ForcingChain) -> bool:
    one, other = found.ending
    return one.on and other.on and nodes_exclude(one.node, other.node)


# Templates and searches.


VALUES: Mapping[str, Fits] = {
    "singles-last-cell": lambda grid, said: (
        grid.empty & area(said["house"]) == named(said["cell"])
        and [digit for digit in DIGITS if not grid.placed(digit) & area(said["house"])] == [said["digit"]]
    ),
    "singles-only-candidate": lambda grid, said: lone_candidates(grid, said["cell"].cells[0], said["digit"]),
    "subsets-locked": lambda grid, said: (
        only_places(grid, said["digit"], said["base"], said["cells"])
        and several(named(said["cells"]))
        and not named(said["cells"]) & ~area(said["cover"])
    ),
    "subsets-hidden": lambda grid, said: all(
        grid.cells_with(digit) & area(said["houses"][0])
        and not grid.cells_with(digit) & area(said["houses"][0]) & ~named(said["cells"])
        for digit in said["digits"]
    ),
    "subsets-naked": lambda grid, said: digits_in(digits_of(grid, said["cells"].cells)) == said["digits"],
    "direct-locked": lambda grid, said: only_places(grid, said["digit"], said["base"], said["cells"]),
    "fish-plain": lambda grid, said: only_places(grid, said["digit"], said["bases"], said["places"]),
    "fish-base": lambda grid, said: only_places(grid, said["digit"], said["bases"], said["places"]),
    "links-turbot": lambda grid, said: (
        only_places(grid, said["digit"], said["first"], (said["one"], said["near"]))
        and only_places(grid, said["digit"], said["second"], (said["far"], said["other"]))
        and all_see(named(said["near"]), named(said["far"]))
    ),
    "links-box": lambda grid, said: only_places(grid, said["digit"], said["box"], said["places"]),
    "links-by-line": lambda grid, said: (
        only_places(grid, said["digit"], said["line"], (said["far"], said["near"]))
        and all_see(named(said["near"]), named(said["beside"]))
    ),
    "links-w-wing": lambda grid, said: (
        all(lone_candidates(grid, cell, said["kept"], said["linked"]) for cell in said["cells"].cells)
        and only_places(grid, said["linked"], said["house"], tuple(each["place"] for each in said["seen"]))
    ),
    "colouring-sees": lambda grid, said: all_see(named(said["places"]), named(said["seen"])),
    "links-sees": lambda grid, said: all_see(named(said["cell"]), named(said["place"])),
    "deadly-locked-to-roof": lambda grid, said: only_places(grid, said["digit"], said["houses"], said["roof"]),
    "forcing-one-place": lambda grid, said: only_places(grid, said["digit"], said["house"], said["cells"]),
    "cannot-both-be": lambda grid, said: all_see(named(said["one"]), named(said["other"])),
    "removed": lambda grid, said: all(
        grid.digits_of(cell) >> digit & 1 for cell in said["cells"].cells for digit in said["digits"]
    ),
    "placed": lambda grid, said: bool(grid.digits_of(said["cell"].cells[0]) >> said["digit"] & 1),
}
"""What messages claim of a grid by their values."""


def cells_of_houses(houses: Iterable[int]) -> int:
    return cell_set({cell for house in houses for cell in cells_in(HOUSE[house])})


def places_with(grid: Grid, digit: int) -> int:
    """Return the cells that have a digit or may have it."""
    return grid.cells_mask(digit) | cell_set(cell for cell in CELLS if grid.value(cell) == digit)


def seeing_base(found: Exocet, number: int) -> int:
    """Return the cells that see both cells of a base."""
    (one, other) = cells_in(found.bases[number].cells)
    return PEERS[one] & PEERS[other]


def covers_hold(grid: Grid, step: Step, found: Exocet) -> bool:
    outside = cells_of_houses(found.cross_lines) & ~cells_of_houses(found.band)
    return {each.digit for each in found.covers} == {*digits_in(found.digits)} and all(
        len(each.lines) <= 2 and not places_with(grid, each.digit) & outside & ~cells_of_houses(each.lines)
        for each in found.covers
    )


def only_targets_are_left(grid: Grid, step: Step, found: Exocet) -> bool:
    inside = cells_of_houses(found.cross_lines) & cells_of_houses(found.band)
    left = inside & ~seeing_base(found, 0) & ~found.base_cells
    return not any(places_with(grid, digit) & left & ~found.target_cells for digit in digits_in(found.digits))


def bases_share_no_digit(grid: Grid, step: Step, found: Exocet) -> bool:
    inside = cells_of_houses(found.cross_lines) & cells_of_houses(found.band)
    left = inside & ~seeing_base(found, 0) & ~seeing_base(found, 1)
    return not any(places_with(grid, digit) & left for digit in digits_in(found.digits))


def mirrors_are_left(grid: Grid, step: Step, found: Exocet) -> bool:
    """Return whether a digit in a base and in a target has only the mirror cells left in the other target's box."""
    for base in found.bases:
        for target in base.targets:
            box = next(HOUSE[box] for box in found.band if HOUSE[box] & target.mirror)
            (other,) = {each.cell for each in base.targets} - {target.cell}
            left = box & ~HOUSE[base.line] & ~PEERS[target.cell] & ~(1 << other)
            if any(places_with(grid, digit) & left & ~target.mirror for digit in digits_in(found.digits)):
                return False
    return True


def removed_by_rule(found: Exocet, rule: Rule) -> Iterator[Candidate]:
    return (each for removal in found.removals if removal.rule is rule for each in removal.candidates)


def mirror_repeats(grid: Grid, step: Step, found: Exocet) -> bool:
    """Return whether each mirror cell that loses something alone can have the digit of its target."""
    return all(
        not any(
            grid.digits_of(target.cell) >> digit & 1 and places_with(grid, digit) & target.mirror & ~(1 << each.cell)
            for digit in digits_in(found.digits)
            if Candidate(target.cell, digit) not in step.eliminations
        )
        for each in removed_by_rule(found, Rule.MIRROR)
        for target in [next(target for target in found.targets if target.mirror >> each.cell & 1)]
    )


def sees_all_places(grid: Grid, step: Step, found: Exocet) -> bool:
    return all(
        any(
            not places_with(grid, each.digit) & cells & ~PEERS[each.cell]
            for cells in (found.base_cells, found.target_cells)
        )
        for each in removed_by_rule(found, Rule.SIGHT)
    )


def lies_in_cover_line(grid: Grid, step: Step, found: Exocet) -> bool:
    lines = {each.digit: cells_of_houses(each.lines) for each in found.covers if len(each.lines) == 2}
    return all(lines[each.digit] & ~found.cross_cells & 1 << each.cell for each in removed_by_rule(found, Rule.COVER))


CLAIMS: Mapping[str, Holds] = {
    "singles-only-place": lambda grid, step, found: (
        places(grid, found.digit, found.house) == 1 << found.cell
        and grid.empty & HOUSE[found.house] & ~(1 << found.cell) != 0
        and blockers_hold(grid, step, found)
        and was_removed(grid, step, found)
    ),
    "singles-seen": seen_by_cell,
    "singles-removed": not_seen_by_cell,
    "subsets-locked": lambda g, step, found: all(
        (HOUSE[found.cover] & ~found.cells) >> cell & 1 for cell in removed_cells(step)
    ),
    "subsets-hidden": lambda g, s, found: found.digits.bit_count() == found.cells.bit_count(),
    "subsets-naked": lambda g, step, found: (
        found.digits.bit_count() == found.cells.bit_count()
        and not any(found.cells & ~HOUSE[house] for house in found.houses)
        and not any(found.cells >> cell & 1 for cell in removed_cells(step))
    ),
    "direct-locked": lambda grid, step, found: (
        not found.cells & ~HOUSE[found.cover]
        and [*cells_in(places(grid, found.digit, found.house) & ~(HOUSE[found.cover] & ~found.cells))]
        == [each.cell for each in step.placements]
    ),
    "direct-hidden": lambda grid, step, found: (
        not any(places(grid, digit, found.house) & ~found.cells for digit in digits_in(found.digits))
        and found.digits.bit_count() == found.cells.bit_count()
        and [*cells_in(places(grid, found.placed, found.house) & ~found.cells)]
        == [each.cell for each in step.placements]
    ),
    "fish-base": lambda grid, step, found: has_no_other_place(grid, fish_of(found)),
    "fish-covered": lambda g, s, found: any(not each.fins for each in fish_of(found).covers),
    "fish-used-up": is_used_up,
    "fish-covered-but-fins": lambda g, s, found: all(
        found.places & ~cover.fins for cover in found.covers if cover.fins
    ),
    "fish-seen-by-fins": lambda g, s, found: every_fin_is_seen(found),
    "fish-endo-fins": lambda g, s, found: all(count_of(cell, found.bases) >= 2 for cell in cells_in(found.endo_fins)),
    "fish-two-ways": lambda g, s, found: len(found.covers) == 2,
    "fish-cannibals": lambda g, s, found: all(count_of(cell, cover.houses) >= 2 for cover, cell in cannibals(found)),
    "kraken-without-fins": lambda g, s, found: bool(found.fish.places & ~found.fish.fins),
    "kraken-places": lambda g, s, found: (
        cell_set(facts[0].node.candidates[0].cell for facts in found.places)
        == found.fish.places & ~found.fish.fins & HOUSE[found.cover]
    ),
    "following-sentence": lambda grid, s, found: follows_all(grid, found),
    "links-turbot": ends_are_seen,
    "links-kites": lambda g, step, found: kites_hold(g, found) and ends_are_seen(g, step, found),
    "links-kites-of-two-digits": lambda g, step, found: (
        kites_hold(g, found) and ends_are_seen(g, step, found) and len(found.digits) == 2
    ),
    "links-by-line": by_lines,
    "links-w-wing": lambda g, step, found: all_see(found.removed, 1 << found.start | 1 << found.end),
    "wings-cases": pivot_sees_pincers,
    "wings-case-neither": lambda g, s, found: (
        len(found.digits_of(found.pivots[0])) == 3 and found.pivots[0] in found.places
    ),
    "wings-counted": lambda grid, step, found: (
        digits_of(grid, cells_in(found.cells)).bit_count() == found.cells.bit_count()
        and each_digit_fills_one_cell(grid, step, found)
    ),
    "wings-in-any-case": lambda g, step, found: sees_the_loose_ones(step, found),
    "wings-cell-left": lambda g, step, found: sees_the_loose_ones(step, found),
    "colouring-colours": lambda g, s, found: links_hold(g, s, found) and cases_follow(g, s, found),
    "colouring-medusa": lambda g, s, found: links_hold(g, s, found) and cases_follow(g, s, found),
    "colouring-trap": trap_holds,
    "colouring-wrap": lambda g, s, found: all(
        excludes(each.one, each.other) and {each.one, each.other} <= {*found.removed} for each in found.witnesses
    ),
    "colouring-bridge": bridges_hold,
    "colouring-clash": clashes_hold,
    "colouring-both-in-a-cell": lambda g, s, found: (
        trap_holds(g, s, found)
        and all(each.first.cell == each.second.cell == each.removed.cell for each in found.witnesses)
    ),
    "colouring-sees-both": trap_holds,
    "colouring-cell-and-sight": lambda g, s, found: (
        trap_holds(g, s, found)
        and all(
            (each.first.cell == each.removed.cell) != (each.second.cell == each.removed.cell)
            for each in found.witnesses
        )
    ),
    "colouring-twice-in-a-cell": lambda g, s, found: all(
        each.one.cell == each.other.cell == found.cell for each in found.witnesses
    ),
    "colouring-twice-in-a-house": lambda g, s, found: all(
        each.one.digit == each.other.digit and excludes(each.one, each.other) for each in found.witnesses
    ),
    "colouring-emptied": cell_is_emptied,
    "deadly-rectangle": is_rectangle,
    "deadly-avoidable": lambda grid, step, found: (
        is_rectangle(grid, step, found) and not grid.givens & found.cells and found.kind is Kind.AVOIDABLE
    ),
    "deadly-loop": lambda grid, step, found: is_loop(grid, step, found) and cells_have_digits(grid, step, found),
    "deadly-extended": is_extended_rectangle,
    "deadly-grave": is_grave,
    "deadly-tridagon": is_tridagon,
    "deadly-oddagon": is_oddagon,
    "deadly-guardians": guardians_are_the_others,
    "deadly-seen-by-all": lambda g, step, found: all(
        excludes(each, removed) for each in found.guardians for removed in step.eliminations
    ),
    "deadly-one-digit": lambda g, step, found: several(cell_set(found.roof)) and roof_is_seen(step, found),
    "deadly-naked-subset": subset_is_naked,
    "deadly-hidden-subset": subset_is_hidden,
    "deadly-locked-to-roof": lambda g, s, found: len(found.roof) == 2,
    "deadly-locked-to-corners": locked_to_corners,
    "deadly-locked-in-lines": locked_in_lines,
    "almost-locked-sets": lambda g, s, found: all(is_almost_locked(group) for _, group in found.groups),
    "almost-locked-one-common": linked_as_said,
    "almost-locked-with-others": lambda grid, step, found: (
        linked_as_said(grid, step, found) and len(found.commons) == 2 and seen_in_its_set(grid, step, found)
    ),
    "almost-locked-without-others": lambda grid, step, found: (
        linked_as_said(grid, step, found) and len(found.commons) == 2 and ends_seen(step, found)
    ),
    "almost-locked-three": linked_as_said,
    "almost-locked-chain": linked_as_said,
    "almost-locked-between": lambda g, s, found: all(
        one != other for one, other in zip(found.commons, found.commons[1:], strict=False)
    ),
    "almost-locked-either-way": lambda g, step, found: ends_seen(step, found),
    "almost-locked-blossom": lambda grid, step, found: (
        linked_as_said(grid, step, found)
        and all(is_almost_locked(petal) for petal in found.petals)
        and {*found.petal_of} == {*digits_in(grid.digits_of(next(cells_in(found.stem.cells))))}
    ),
    "almost-locked-in-any-case": lambda g, step, found: (
        ends_seen(step, found)
        and all(
            petal.digits >> each.digit & 1 and each.digit != digit
            for each in step.eliminations
            for digit, petal in found.petal_of.items()
        )
    ),
    "sue-de-coq-cells": lambda g, s, found: (
        not found.core.cells & ~(HOUSE[found.line] & HOUSE[found.box])
        and not found.line_group.cells & ~(HOUSE[found.line] & ~found.core.cells)
        and not found.box_group.cells & ~(HOUSE[found.box] & ~found.core.cells)
    ),
    "sue-de-coq-once": lambda g, s, found: not found.core.digits & found.line_group.digits & found.box_group.digits,
    "sue-de-coq-none-missing": lambda g, s, found: (
        found.core.digits.bit_count()
        + sum((group.digits & ~found.core.digits).bit_count() for group in (found.line_group, found.box_group))
        == sum(group.cells.bit_count() for _, group in found.groups)
    ),
    "msls-cells": lambda g, s, found: found.group.cells == cell_set(each.cell for each in s.truths),
    "sk-loop-ring": lambda g, s, found: (
        len(set(found.ring)) == len([*found.groups]) == 8
        and union(found.ring[1::2]) & union(found.ring[::2]) & found.group.cells == found.group.cells
        and sum(found.groups) == found.group.cells
    ),
    "msls-covers": lambda g, s, found: all(
        covers_with(found, each) for truth in s.truths for each in truth.candidates(g)
    ),
    "msls-just-enough": lambda g, s, found: len(set(found.covers)) == len(s.truths),
    "msls-one-more": lambda g, s, found: len(set(found.covers)) == len(s.truths) + 1,
    "msls-rest": lambda g, s, found: any(not found.group.cells >> each.cell & 1 for each in s.eliminations),
    "msls-twice": lambda g, s, found: all(
        covers_with(found, each) > 1 for each in s.eliminations if found.group.cells >> each.cell & 1
    ),
    "msls-too-many": lambda g, s, found: all(
        covers_with(found, each) > found.rank + (found.group.cells >> each.cell & 1) for each in s.eliminations
    ),
    "exocet-base": lambda grid, step, found: all(
        not grid.digits_of(cell) & ~found.digits for cell in cells_in(found.base_cells)
    ),
    "exocet-lines": covers_hold,
    "exocet-targets": only_targets_are_left,
    "exocet-double": bases_share_no_digit,
    "exocet-mirrors": mirrors_are_left,
    "exocet-target": lambda grid, step, found: all(
        found.target_cells >> each.cell & 1 and not found.digits >> each.digit & 1
        for each in removed_by_rule(found, Rule.TARGET)
    ),
    "exocet-no-mirror": lambda grid, step, found: all(
        not places_with(grid, each.digit) & target.mirror
        for each in removed_by_rule(found, Rule.NO_MIRROR)
        for target in found.targets
        if target.cell == each.cell
    ),
    "exocet-no-target": lambda grid, step, found: all(
        not grid.digits_of(target.cell) >> each.digit & 1 or Candidate(target.cell, each.digit) in step.eliminations
        for each in removed_by_rule(found, Rule.NO_TARGET)
        for base in found.bases
        if base.cells >> each.cell & 1
        for target in base.targets
    ),
    "exocet-mirror-cell": mirror_repeats,
    "exocet-sight": sees_all_places,
    "exocet-cover-line": lies_in_cover_line,
    "aligned-exclusion-cells": excluders_are_in_sight,
    "aligned-exclusion-sets": lambda g, s, found: (
        excluders_are_in_sight(g, s, found) and all(is_almost_locked(excluder) for excluder in found.excluders)
    ),
    **dict.fromkeys(
        ("aligned-exclusion-two", "aligned-exclusion-repeats", "aligned-exclusion-many", "aligned-exclusion-few"),
        choices_fail,
    ),
    "also-known": lambda g, step, s: bool(step.also_called),
    "chains-one-end": lambda grid, step, found: several(ends_of(found)) and removed_by_ends(grid, step, found),
    "chains-excluded": removed_by_ends,
    "chains-turn": removed_by_ends,
    "chains-after-all": lambda g, s, found: found.nodes[0] == found.nodes[-1],
    "chains-by-hidden-set": hidden_sets_hold,
    "chains-hidden-set-keeps": hidden_sets_hold,
    "chains-loop": ends_exclude,
    "chains-sets-keep": lambda g, s, found: all(group.cells.bit_count() > 1 for group in found.sets),
    "chains-take-turns": lambda grid, s, found: (
        all(lone_candidates(grid, cell, *digits_in(found.digits)) for cell in found.cells)
        and all(sees(one, other) for one, other in zip(found.cells, found.cells[1:], strict=False))
    ),
    "chains-outer-two": lambda g, step, found: (
        len(found.cells) % 2 == 0
        and len(found.cells) > 2
        and all(sees(cell, end) for cell in removed_cells(step) for end in (found.cells[0], found.cells[-1]))
    ),
    "forcing-suppose": lambda grid, s, found: follows_all(grid, found),
    "forcing-case": lambda grid, s, found: follows_all(grid, found),
    "forcing-either-way": all_cases,
    "forcing-nothing-left": nothing_is_left,
    "forcing-clash": both_are_on,
    "forcing-supposed": lambda g, s, found: len(found.ending) == 1 and found.ending[0].node == found.cases[0][0].node,
    "templates-apart": lambda g, s, found: any(len(each.rows) > 1 for each in found.rows),
    "templates-into-all": lambda g, s, found: any(len(each.rows) == 9 for each in found.rows),
    "templates-one-digit-a-cell": lambda g, s, found: len(found.rows) > 1,
    "search-held": lambda g, step, found: found.held and found.choice in step.placements,
    "search-contradiction": lambda g, s, found: found.reason is not None,
    "search-fails": lambda g, s, found: not found.held,
}
"""What must hold of a pattern, and of the grid, where a message is said of it."""
