"""3D Medusa: colouring with all digits at once."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, permutations, product

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import DIGITS, PEERS, cell_name, cell_set, cells_in, cells_name, digits_in
from ..engine.links import medusa as engine
from ..engine.links.links import bivalue_cells
from ..step import CELL_TRUTHS, Link, Pattern, Role, Step, Truth
from .base import Strategy, conclude, in_groups, listed, mark, mark_cells
from .colouring import links_of_digit, walk

COLOURS = (Role.COLOUR_1, Role.COLOUR_2)


@attrs.frozen
class MedusaPattern(Pattern):
    """A cluster with the rule (1 to 6) that applies to it, the colour that is false, and the cell that shows it.

    The colour is None where none is shown to be false, and so is the cell.
    """

    rule: int = engine.SEES_BOTH
    false: Role | None = None
    cell: int | None = None


class Medusa3D(Strategy):
    """Candidates of any digits, joined by strong links, in two colours of which one is true.

    The two places of a digit in a house are linked, and the two digits of a cell: one is true and one is false.  So of
    all candidates that links join, either those of the one colour are all true or those of the other.  Six rules
    follow:

    1. A colour that has two candidates in a cell is false.
    2. A colour that has a digit twice in a house is false.
    3. A cell with a candidate of each colour loses the others.
    4. A candidate that sees its digit in both colours goes.
    5. A candidate that has one colour in its cell, and sees its digit in the other, goes.
    6. A colour that would leave a cell with no candidate is false.

    Clusters of one digit are left to simple colouring.
    """

    name = "3D Medusa"
    family = "Colouring"
    summary = "Candidates joined by strong links in houses and cells are coloured in turn; one of the colours is true."

    def find(self, grid: Grid) -> Iterator[Step]:
        seen = set()
        for rule, false, cell, *sets in in_groups(grid.memo("medusa", engine.findings), engine.FINDING_LENGTH):
            if tuple(sets) in seen:
                continue  # two rules show the same: the first will do
            seen.add(tuple(sets))
            first, second, removed = (
                [candidate(cell, digit) for digit, cells in zip(DIGITS, part, strict=True) for cell in cells_in(cells)]
                for part in in_groups(sets, 9)
            )
            colours = {Role.COLOUR_1: first, Role.COLOUR_2: second}
            if false:
                needed = colours[COLOURS[false - 1]]
            else:
                needed = [each for one in removed for each in _witnesses(rule, colours, one)]
            tree = _ways(list(_links(grid, first + second)), needed)
            truths = [truth for truth, _ in tree]
            if rule == engine.EMPTIED_CELL:
                truths.append(CELL_TRUTHS[cell])
            pattern = MedusaPattern(
                truths=truths,
                candidates=colours,
                digits={Role.PATTERN: sorted({each.digit for each in first + second})},
                links=[link for _, link in tree],
                rule=rule,
                false=COLOURS[false - 1] if false else None,
                cell=None if cell == engine.NO_CELL else cell,
            )
            yield Step(self, pattern, eliminations=removed)

    def notation(self, step: Step) -> str:
        return " / ".join(f"({_names(step.pattern.candidates(colour))})" for colour in COLOURS)

    def explain(self, step: Step) -> str:
        colours = {each: colour for colour in COLOURS for each in step.pattern.candidates(colour)}
        linked = list(walk(step.pattern))
        joined = listed(
            f"{mark(colours[one], _names([one]))}-{mark(colours[other], _names([other]))} in {where}"
            for one, other, where in linked
        )
        needed = {each for one, other, _ in linked for each in (one, other)}
        one, other = (_claim(colour, sorted(needed & set(step.pattern.candidates(colour)))) for colour in COLOURS)
        return (
            "Where a house has just two places for a digit, or a cell just two digits, one is right and the other "
            f"wrong: {joined}. From one to the next it follows that either {one} or {other}. "
            f"{_reason(step)} {conclude(step)}"
        )


def _ways(links: Sequence[tuple[Truth, Link]], needed: Sequence[Candidate]) -> list[tuple[Truth, Link]]:
    """Return the links of a cluster, with their truths, that join some of its candidates.

    They are those of the shortest ways from the first of these to each of the others.
    """
    neighbours: dict[Candidate, list[tuple[Candidate, int]]] = {}
    for number, (_, link) in enumerate(links):
        for (one,), (other,) in permutations((link.start, link.end)):
            neighbours.setdefault(one, []).append((other, number))
    way_to: dict[Candidate, frozenset[int]] = {needed[0]: frozenset()}
    reached = [needed[0]]
    for here in reached:
        for there, number in neighbours[here]:
            if there not in way_to:
                way_to[there] = way_to[here] | {number}
                reached.append(there)
    return [links[number] for number in sorted(frozenset().union(*(way_to[each] for each in needed)))]


def _witnesses(rule: int, colours: Mapping[Role, Sequence[Candidate]], removed: Candidate) -> tuple[Candidate, ...]:
    """Return the two candidates, one of each colour, that rule another out by one of the rules 3, 4 and 5.

    By rule 5 the one in its cell comes first.
    """
    one, other = COLOURS
    in_cell = {each: [mine for mine in colours[each] if mine.cell == removed.cell] for each in COLOURS}
    in_sight = {each: [seen for seen in colours[each] if _see(seen, removed)] for each in COLOURS}
    if rule == engine.BOTH_IN_A_CELL:
        return in_cell[one][0], in_cell[other][0]
    if rule == engine.SEES_BOTH:
        return in_sight[one][0], in_sight[other][0]
    pairs = chain(product(in_cell[one], in_sight[other]), product(in_cell[other], in_sight[one]))
    return next(pairs)


def _see(one: Candidate, other: Candidate) -> bool:
    """Return whether two candidates are the same digit in cells that see each other."""
    return one.digit == other.digit and bool(PEERS[one.cell] >> other.cell & 1)


def _claim(colour: Role, candidates: Sequence[Candidate]) -> str:
    """Return what it means that a colour is true, as far as some of its candidates go."""
    marked = mark(colour, _names(candidates))
    return f"{marked} is right" if len(candidates) == 1 else f"all of {marked} are right"


def _links(grid: Grid, coloured: list[Candidate]) -> Iterator[tuple[Truth, Link]]:
    """Yield the strong links of a cluster, with the truths that they rest on."""
    cells = {digit: cell_set(each.cell for each in coloured if each.digit == digit) for digit in DIGITS}
    for digit in DIGITS:
        if cells[digit]:
            yield from links_of_digit(grid, digit, cells[digit])
    for cell in cells_in(bivalue_cells(grid)):
        low, high = digits_in(grid.digits_of(cell))
        if cells[low] >> cell & 1:
            yield CELL_TRUTHS[cell], Link((candidate(cell, low),), (candidate(cell, high),))


def _reason(step: Step) -> str:
    """Say what follows from the colours by the rule of a step."""
    pattern = step.pattern
    if not isinstance(pattern, MedusaPattern):
        raise TypeError(f"a step of {step.name} has a MedusaPattern, not {pattern!r}")
    if pattern.false is not None:
        return _refutation(pattern)
    colours = {colour: pattern.candidates(colour) for colour in COLOURS}
    removed: dict[tuple[Candidate, ...], list[Candidate]] = {}
    for each in step.eliminations:
        removed.setdefault(_witnesses(pattern.rule, colours, each), []).append(each)
    return " ".join(_ruled_out(pattern, them, witnesses) for witnesses, them in removed.items())


def _ruled_out(pattern: MedusaPattern, removed: Sequence[Candidate], witnesses: Sequence[Candidate]) -> str:
    """Say why candidates of a cell, or of a digit, are false, whichever colour is true."""
    colours = {each: colour for colour in COLOURS for each in pattern.candidates(colour)}
    cells = listed(mark_cells(Role.REMOVED, [cell]) for cell in sorted({each.cell for each in removed}))
    digits = listed(sorted({each.digit for each in removed}), last="or")
    one, other = (mark(colours[each], _names([each])) for each in witnesses)
    if pattern.rule == engine.BOTH_IN_A_CELL:
        return f"In {cells} that means {one} or {other}, so it cannot be {digits}."
    if pattern.rule == engine.SEES_BOTH:
        subject = cells if len(removed) == 1 else f"Each of {cells}"
        return f"{subject} sees {one} of one colour and {other} of the other, so it cannot be {digits}."
    own = mark(colours[witnesses[0]], witnesses[0].digit)
    return f"{cells} itself is {own} by one colour, and sees {other} of the other: either way it cannot be {digits}."


def _refutation(pattern: MedusaPattern) -> str:
    """Say why a colour is false."""
    if pattern.false is None or pattern.cell is None:
        raise ValueError("no colour of this pattern is false")
    name = cell_name(pattern.cell)
    candidates = pattern.candidates(pattern.false)
    if pattern.rule == engine.TWICE_IN_A_CELL:
        digits = listed(each.digit for each in candidates if each.cell == pattern.cell)
        return f"But {mark(pattern.false, name)} would have to be {digits} at once."
    if pattern.rule == engine.TWICE_IN_A_HOUSE:
        one, other = next(pair for pair in combinations(candidates, 2) if _see(*pair))
        cells = listed(mark_cells(pattern.false, [each.cell]) for each in (one, other))
        return f"But {cells} see each other and cannot both be {one.digit}."
    return f"But {_names(candidates[:1])} and the others of its colour would leave no candidate for {name}."


def _names(candidates: Sequence[Candidate]) -> str:
    """Return candidates as ``r1c12=3, r4c5=7``."""
    digits = sorted({each.digit for each in candidates})
    return ", ".join(
        f"{cells_name(each.cell for each in candidates if each.digit == digit)}={digit}" for digit in digits
    )
