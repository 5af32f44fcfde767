"""What the sentences of explanations claim, as predicates on a grid and a step, for ``tests/words/test_claims.py``.

A claim stands for some words of each language.  Where these occur in an explanation, it must hold: so the words say
"both" of two things only, "the others" where there are some, "sees" of what does see.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import (
    BOXES,
    DIGITS,
    HOUSE,
    HOUSES,
    HOUSES_OF,
    LINES,
    PEERS,
    cell_set,
    cells_in,
    digits_in,
)
from crosshatch.logic.cell_groups import CellGroup
from crosshatch.logic.step import CellTruth, HouseTruth, Pattern, Step
from crosshatch.solving.trial import Trial
from crosshatch.techniques.almost_locked.aligned_exclusion_pattern import Exclusion
from crosshatch.techniques.almost_locked.pattern import Blossom, LinkedPair, LinkedSets, LinkedThree, SetChain
from crosshatch.techniques.almost_locked.sue_de_coq_pattern import SueDeCoq
from crosshatch.techniques.chains.nodes import InCells, InHouse, InRectangle, Node
from crosshatch.techniques.chains.pattern import AlternatingChain, ContinuousLoop, RemotePair
from crosshatch.techniques.colouring.clusters import StrongLink
from crosshatch.techniques.colouring.pattern import (
    Bridge,
    Clash,
    Coloured,
    Colouring,
    Medusa,
    MedusaEmptied,
    MedusaRule,
    MedusaTrap,
    MedusaWrap,
    Trap,
    Wrap,
)
from crosshatch.techniques.fish.kraken_pattern import KrakenFish
from crosshatch.techniques.fish.pattern import Fish
from crosshatch.techniques.forcing.pattern import Fact, Facts, ForcingChain
from crosshatch.techniques.single_digit.pattern import Chain, EmptyRectangle, TwoLinks, WWing
from crosshatch.techniques.single_digit.templates_pattern import Templates
from crosshatch.techniques.singles.pattern import LastCell, OnlyCandidate, OnlyPlace
from crosshatch.techniques.subsets.direct_pattern import DirectHidden, DirectLocked
from crosshatch.techniques.subsets.pattern import LockedCandidates, Subset
from crosshatch.techniques.uniqueness.pattern import (
    DeadlyPattern,
    Kind,
    LockedInLines,
    LockedToCorners,
    LockedToRoof,
    OneDigit,
    SubsetBeside,
)
from crosshatch.techniques.wings.pattern import Wing
from crosshatch.words import ENGLISH, GERMAN, explained

Holds = Callable[[Grid, Step, Any], bool]
"""Whether a claim holds of a step on a grid, and what it found."""


class Claim(NamedTuple):
    """Words of each language, as patterns, and what they claim of what was found."""

    about: type[Pattern]
    english: str
    german: str
    holds: Holds

    def is_made(self, text: str, language: str) -> bool:
        """Whether a text makes the claim."""
        return re.search(self.pattern(language), text) is not None

    def pattern(self, language: str) -> str:
        """Return the words of a language."""
        return {ENGLISH: self.english, GERMAN: self.german}[language]


def claims_about(found: Pattern) -> Iterator[Claim]:
    """Yield the claims that can be made of what was found, as it is told."""
    return (claim for claim in CLAIMS if isinstance(found, claim.about))


def false_claims(grid: Grid, step: Step) -> Iterator[str]:
    """Yield what an explanation claims that does not hold, or claims in one language only."""
    found = step.pattern.in_full
    texts = {language: own_words(step, language) for language in (ENGLISH, GERMAN)}
    for claim in claims_about(found):
        made = {language: claim.is_made(text, language) for language, text in texts.items()}
        if len(set(made.values())) > 1:
            yield f"{claim.english!r} and {claim.german!r}: only in one language"
        elif any(made.values()) and not claim.holds(grid, step, found):
            yield f"{claim.english!r} does not hold"
    if isinstance(found, ForcingChain):
        for inner_grid, inner in steps_within(grid, found):
            yield from (f"{inner.notation}: {each}" for each in false_claims(inner_grid, inner))


def own_words(step: Step, language: str) -> str:
    """Return an explanation without what steps within its cases say."""
    found, text = step.pattern.in_full, explained(step, language)
    if isinstance(found, ForcingChain) and found.has_steps:
        cases = ("If ", "Wenn ")  # that is what remains of a net with steps: its cases, and how it ends
        lines = text.split("\n")
        return "\n".join([lines[0], *(line for line in lines[1:-1] if line.startswith(cases)), lines[-1]])
    return text


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
    return grid.cells_with(digit) & union(houses)


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
    return all(grid.value(cell) == found.digit and PEERS[cell] & found.others for cell in cells_in(found.blockers))


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


SINGLES = (
    Claim(
        LastCell,
        "has a single empty cell",
        "ist nur noch eine Zelle leer",
        lambda grid, step, found: grid.empty & HOUSE[found.house] == 1 << found.cell,
    ),
    Claim(
        LastCell,
        "lacks only the",
        "es fehlt nur noch die",
        lambda grid, step, found: (
            [digit for digit in DIGITS if not grid.placed(digit) & HOUSE[found.house]] == [found.digit]
        ),
    ),
    Claim(
        OnlyPlace,
        "has one place left",
        "nur noch einen Platz",
        lambda grid, step, found: places(grid, found.digit, found.house) == 1 << found.cell,
    ),
    Claim(
        OnlyPlace,
        "no other empty cell there",
        "keine andere leere Zelle dort",
        lambda grid, step, found: grid.empty & HOUSE[found.house] & ~(1 << found.cell) != 0,
    ),
    Claim(OnlyPlace, "it is already in", "Sie steht schon in", blockers_hold),
    Claim(OnlyPlace, "was removed from", "bereits gestrichen", was_removed),
    Claim(
        OnlyCandidate,
        "Every digit but",
        "scheidet jede Ziffer außer der",
        lambda grid, step, found: lone_candidates(grid, found.cell, found.digit),
    ),
    Claim(OnlyCandidate, "(is|are) in its row, column or box", "schon in ihrer Zeile, ihrer Spalte", seen_by_cell),
    Claim(OnlyCandidate, "removed earlier", "bereits gestrichen", not_seen_by_cell),
    Claim(
        OnlyCandidate,
        r"(?<!and )\d is in its",
        r"(?<!und )\d steht schon",
        lambda g, s, found: len(found.blockers) == 1,
    ),
    Claim(OnlyCandidate, r"are in its", r"stehen schon", lambda g, s, found: len(found.blockers) > 1),
)

LOCKED = (
    Claim(
        LockedCandidates,
        "is in one of",
        "steht in einer der Zellen",
        lambda grid, step, found: places(grid, found.digit, found.base) == found.cells and several(found.cells),
    ),
    Claim(LockedCandidates, "Both lie in", "Beide liegen in", lambda g, s, found: found.cells.bit_count() == 2),
    Claim(LockedCandidates, "All lie in", "Alle liegen in", lambda g, s, found: found.cells.bit_count() > 2),
    Claim(
        LockedCandidates,
        "it is also the",
        "damit ist sie in jedem Fall auch die",
        lambda g, step, found: (
            not found.cells & ~HOUSE[found.cover]
            and all((HOUSE[found.cover] & ~found.cells) >> cell & 1 for cell in removed_cells(step))
        ),
    ),
    Claim(
        DirectLocked,
        "so it is nowhere else in",
        "also nirgends sonst in",
        lambda grid, s, found: (
            places(grid, found.digit, found.base) == found.cells and not found.cells & ~HOUSE[found.cover]
        ),
    ),
    Claim(
        DirectLocked,
        "leaves one place for",
        "nur ein Platz",
        lambda grid, step, found: (
            [*cells_in(places(grid, found.digit, found.house) & ~(HOUSE[found.cover] & ~found.cells))]
            == [each.cell for each in step.placements]
        ),
    ),
    Claim(
        DirectHidden,
        "fill",
        "füllen",
        lambda grid, s, found: (
            not any(places(grid, digit, found.house) & ~found.cells for digit in digits_in(found.digits))
            and found.digits.bit_count() == found.cells.bit_count()
        ),
    ),
    Claim(
        DirectHidden,
        "leaves one place for",
        "nur ein Platz",
        lambda grid, step, found: (
            [*cells_in(places(grid, found.placed, found.house) & ~found.cells)]
            == [each.cell for each in step.placements]
        ),
    ),
    Claim(
        Subset,
        "can only go in",
        "Platz",
        lambda grid, s, found: all(
            places(grid, digit, found.houses[0]) and not places(grid, digit, found.houses[0]) & ~found.cells
            for digit in digits_in(found.digits)
        ),
    ),
    Claim(
        Subset,
        "(they fill both|they fill all)",
        "sie füllen",
        lambda grid, s, found: found.digits.bit_count() == found.cells.bit_count(),
    ),
    Claim(Subset, "they fill both", "füllen also beide", lambda g, s, found: found.cells.bit_count() == 2),
    Claim(Subset, "they fill all", "füllen also alle", lambda g, s, found: found.cells.bit_count() > 2),
    Claim(
        Subset,
        "have no candidates but",
        "haben nur die Kandidaten",
        lambda grid, s, found: digits_of(grid, cells_in(found.cells)) == found.digits and several(found.cells),
    ),
    Claim(
        Subset,
        "each cell takes one of them",
        "jede Zelle nimmt also eine davon",
        lambda grid, s, found: found.digits.bit_count() == found.cells.bit_count(),
    ),
    Claim(
        Subset,
        "none is left over for the other cells of",
        "für die anderen Zellen von",
        lambda g, step, found: (
            not any(found.cells & ~HOUSE[house] for house in found.houses)
            and not any(found.cells >> cell & 1 for cell in removed_cells(step))
        ),
    ),
)


# Fish.


def has_no_other_place(grid: Grid, fish: Fish) -> bool:
    return places(grid, fish.digit, *fish.bases) == fish.places and all(
        places(grid, fish.digit, base) for base in fish.bases
    )


def every_fin_is_seen(found: Fish) -> bool:
    return all(all_see(cover.removed, cover.fins) for cover in found.covers if cover.fins)


def is_used_up(grid: Grid, step: Step, found: Any) -> bool:
    """Whether there are as many houses on either side, and the base lies in the cover but for fins."""
    fish = found.fish if isinstance(found, KrakenFish) else found
    return all(
        len(cover.houses) == len(fish.bases) and not fish.places & ~cover.fins & ~union(cover.houses)
        for cover in fish.covers
    )


def cannibals(found: Any) -> Iterator[tuple[Any, int]]:
    fish = found.fish if isinstance(found, KrakenFish) else found
    for cover in fish.covers:
        for cell in cells_in(cover.removed & fish.places):
            yield cover, cell


def count_of(cell: int, houses: Iterable[int]) -> int:
    return sum(HOUSE[house] >> cell & 1 for house in houses)


FISH = (
    Claim(Fish, "has no place but", "keinen Platz außer", lambda grid, step, found: has_no_other_place(grid, found)),
    Claim(
        Fish, "[Aa]ll of these lie in", "[Aa]lle liegen in", lambda g, s, found: any(not e.fins for e in found.covers)
    ),
    Claim(Fish, r"need (two|three|four|five|six|seven)", "brauchen je eine", is_used_up),
    Claim(
        Fish,
        "all places that are left lie in",
        "liegen alle übrigen Plätze in",
        lambda g, s, found: all(found.places & ~cover.fins for cover in found.covers if cover.fins),
    ),
    Claim(
        Fish,
        r"([Ii]f|, ) ?none of r",
        "enn keine der Zellen",
        lambda g, s, found: any(several(cover.fins) for cover in found.covers),
    ),
    Claim(
        Fish,
        "If the fin is",
        "Ist die Flosse doch",
        lambda g, s, found: any(cover.fins.bit_count() == 1 for cover in found.covers) and every_fin_is_seen(found),
    ),
    Claim(
        Fish,
        "If one of the fins is",
        "Ist eine der Flossen doch",
        lambda g, s, found: any(several(cover.fins) for cover in found.covers) and every_fin_is_seen(found),
    ),
    Claim(
        Fish,
        "(is|are each) in two of these houses",
        "in zwei dieser Häuser",
        lambda g, s, found: all(count_of(cell, found.bases) == 2 for cell in cells_in(found.endo_fins)),
    ),
    Claim(Fish, "so it is a fin", "ist also eine Flosse", lambda g, s, found: found.endo_fins.bit_count() == 1),
    Claim(Fish, "so they are fins", "sind also Flossen", lambda g, s, found: found.endo_fins.bit_count() > 1),
    Claim(Fish, "There are two ways to cover", "auf zwei Arten überdecken", lambda g, s, found: len(found.covers) == 2),
    *(
        Claim(
            kind,
            "use up two",
            "zwei .* auf einmal belegen",
            lambda g, s, found: all(count_of(cell, cover.houses) >= 2 for cover, cell in cannibals(found)),
        )
        for kind in (Fish, KrakenFish)
    ),
    *(
        Claim(kind, "would each use up", "In jeder der Zellen", lambda g, s, found: len([*cannibals(found)]) > 1)
        for kind in (Fish, KrakenFish)
    ),
    Claim(
        KrakenFish,
        "has no place but",
        "keinen Platz außer",
        lambda grid, s, found: has_no_other_place(grid, found.fish),
    ),
    Claim(KrakenFish, r"need (two|three|four|five|six|seven)", "brauchen je eine", is_used_up),
    Claim(
        KrakenFish,
        "If (neither|none) of the fins",
        "Wenn (keine der Flossen|weder die Flosse)",
        lambda g, s, found: several(found.fish.fins),
    ),
    Claim(
        KrakenFish,
        r"If the fin r\S+ is not",
        r"Wenn die Flosse r\S+ keine",
        lambda g, s, found: found.fish.fins.bit_count() == 1,
    ),
    Claim(KrakenFish, "If the fin r", "Wenn die Flosse r", lambda g, s, found: bool(found.fins)),
    Claim(
        KrakenFish,
        "all others lie in",
        "liegen alle anderen Plätze in",
        lambda g, s, found: bool(found.fish.places & ~found.fish.fins),
    ),
    Claim(
        KrakenFish,
        r"So (row|column|box) \d has its",
        r"Also steht die \d von",
        lambda grid, s, found: (
            cell_set(facts[0].node.candidates[0].cell for facts in found.places)
            == found.fish.places & ~found.fish.fins & HOUSE[found.cover]
        ),
    ),
    Claim(
        KrakenFish,
        r"(?m)^(If|In) ",
        r"(?m)^(Wenn|In) ",
        lambda grid, s, found: all(follows(grid, facts) and ends_in(facts, found.removed) for facts in found.cases),
    ),
)


# Chains of two strong links.


def two_places_each(grid: Grid, chain: Chain) -> bool:
    return all(places(grid, chain.digit, house) == cells for house, cells in chain.places)


def middle_excludes(chain: Chain) -> bool:
    _, near, far, _ = chain.nodes
    return all_see(near.cells, far.cells)


def ends_are_seen(step: Step, found: Any) -> bool:
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


TWO_LINKS = (
    Claim(
        TwoLinks,
        "that of",
        "die von",
        lambda grid, s, found: two_places_each(grid, found.chains[0]),
    ),
    Claim(
        TwoLinks,
        "see each other, they do not both have",
        "sehen sich, haben ",
        lambda grid, s, found: all(middle_excludes(chain) and two_places_each(grid, chain) for chain in found.chains),
    ),
    Claim(
        TwoLinks,
        "ells that see both(?! of)",
        "Zellen, die beide sehen",
        lambda g, step, found: any(c.ends.bit_count() == 2 for c in found.chains) and ends_are_seen(step, found),
    ),
    Claim(
        TwoLinks,
        "ells that see all of them",
        "Zellen, die alle sehen",
        lambda g, step, found: any(c.ends.bit_count() > 2 for c in found.chains) and ends_are_seen(step, found),
    ),
    Claim(
        TwoLinks,
        "Cells that see both of such a pair",
        "die beide Zellen eines dieser Paare sehen",
        lambda g, step, found: (
            all(c.ends.bit_count() == 2 for c in found.chains) and len(found.chains) == 2 and ends_are_seen(step, found)
        ),
    ),
    Claim(
        TwoLinks,
        "at least one of",
        "(mindestens einer der Zellen|mindestens eine der Zellen)",
        lambda g, s, found: all(several(chain.ends) for chain in found.chains),
    ),
    Claim(TwoLinks, "nor both the", "noch die", lambda g, s, found: len(found.digits) == 2),
    Claim(
        EmptyRectangle,
        "has no place but",
        "keinen Platz außer",
        lambda grid, s, found: places(grid, found.digit, found.box) == found.places,
    ),
    Claim(EmptyRectangle, "the box cannot have it in", "bleibt dem Block für seine", by_lines),
    Claim(
        WWing,
        "Each of .* is",
        "Jede der Zellen .* ist",
        lambda grid, s, found: all(
            lone_candidates(grid, cell, found.kept, found.linked) for cell in (found.start, found.end)
        ),
    ),
    Claim(
        WWing,
        "has two places for",
        "hat die . zwei Plätze",
        lambda grid, s, found: places(grid, found.linked, found.house) == 1 << found.near | 1 << found.far,
    ),
    Claim(WWing, " sees ", " sieht ", lambda g, s, found: sees(found.start, found.near) and sees(found.end, found.far)),
    Claim(
        WWing,
        "a cell that sees both",
        "eine Zelle, die beide sieht",
        lambda g, step, found: all_see(found.removed, 1 << found.start | 1 << found.end),
    ),
)


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


WINGS = (
    Claim(Wing, r"r\dc\d is [^:]*: if it is", r"r\dc\d ist eine [^:]*: Ist sie eine", pivot_sees_pincers),
    Claim(
        Wing,
        "if it is neither",
        "ist sie keine von beiden",
        lambda g, s, found: len(found.digits_of(found.pivots[0])) == 3 and found.pivots[0] in found.places,
    ),
    Claim(
        Wing,
        "cells with .* digits between them",
        "Zellen mit zusammen",
        lambda grid, s, found: digits_of(grid, cells_in(found.cells)).bit_count() == found.cells.bit_count(),
    ),
    Claim(
        Wing,
        "has places there that all see each other",
        "sehen sich dort jeweils alle Plätze",
        each_digit_fills_one_cell,
    ),
    Claim(
        Wing,
        "sees both cannot",
        "die beide sieht",
        lambda g, step, found: len(found.places) == 2 and sees_the_loose_ones(step, found),
    ),
    Claim(
        Wing,
        "sees all of them cannot",
        "die alle sieht",
        lambda g, step, found: len(found.places) > 2 and sees_the_loose_ones(step, found),
    ),
)


# Colouring.


def links_hold(grid: Grid, step: Step, found: Coloured[Any]) -> bool:
    return all(link_holds(grid, link) for link in found.ways)


def link_holds(grid: Grid, link: StrongLink) -> bool:
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


def medusa_trap_holds(grid: Grid, step: Step, found: MedusaTrap) -> bool:
    return all(
        excludes(each.removed, each.first)
        and excludes(each.removed, each.second)
        and are_opposite(found, each.first, each.second)
        for each in found.witnesses
    )


def cell_is_emptied(grid: Grid, step: Step, found: MedusaEmptied) -> bool:
    ruled_out = {each.candidate for each in found.witnesses}
    return {candidate.digit for candidate in ruled_out} == {*digits_in(grid.digits_of(found.cell))}


COLOURING = (
    Claim(Colouring, "Where a house has just two places for", "Wo ein Haus für die . nur zwei Plätze hat", links_hold),
    Claim(Colouring, "this makes .*colours", "ergeben sich so .*(Farben|Farbpaare)", cases_follow),
    Claim(Colouring, "makes two colours", "zwei Farben:", lambda g, s, found: len(found.cases) == 1),
    Claim(
        Coloured,
        "are both (right|[1-9])",
        "sind beide",
        lambda g, s, found: (
            any(len(some) == 2 for case in found.cases for some in case.values()) or isinstance(found, Bridge)
        ),
    ),
    Claim(
        Coloured,
        "all of r",
        "sind alle",
        lambda g, s, found: (
            any(len(some) > 2 for case in found.cases for some in case.values()) or isinstance(found, Bridge)
        ),
    ),
    Claim(
        Trap,
        "a cell of each colour",
        "je eine Zelle jeder Farbe",
        lambda g, s, found: all(
            excludes(each.removed, each.first)
            and excludes(each.removed, each.second)
            and are_opposite(found, each.first, each.second)
            for each in found.witnesses
        ),
    ),
    Claim(Trap, "each of them sees", "sieht jede von ihnen", lambda g, s, found: len(found.removed) > 1),
    Claim(
        Wrap,
        "which have the same colour, see each other",
        "die dieselbe Farbe haben, sehen sich",
        lambda g, s, found: all(
            excludes(each.one, each.other) and {each.one, each.other} <= {*found.removed} for each in found.witnesses
        ),
    ),
    Claim(Bridge, "sees .*, these two colours are not both true", "sehen sich, also sind ihre Farben", bridges_hold),
    Claim(Bridge, "none of these can be", "kann keine dieser Zellen", lambda g, s, found: len(found.removed) > 1),
    Claim(Clash, "one of the colours of these is true", "von deren Farben ist eine wahr", clashes_hold),
    Claim(Medusa, "Where a house has just two places for a digit", "Wo ein Haus für eine Ziffer nur zwei", links_hold),
    Claim(Medusa, "From one to the next it follows", "Von einem zum nächsten folgt", cases_follow),
    Claim(
        MedusaTrap,
        "so it cannot be|either way it cannot be",
        "(also kann sie|kann also|kann sie) keine",
        medusa_trap_holds,
    ),
    Claim(
        MedusaTrap,
        "^In r|[.] In r",
        "^In r|[.] In r",
        lambda g, s, found: (
            found.rule is MedusaRule.BOTH_IN_A_CELL
            and all(each.first.cell == each.second.cell == each.removed.cell for each in found.witnesses)
        ),
    ),
    Claim(
        MedusaTrap,
        "itself is",
        "selbst ist",
        lambda g, s, found: all(
            (each.first.cell == each.removed.cell) != (each.second.cell == each.removed.cell)
            for each in found.witnesses
        ),
    ),
    Claim(
        MedusaTrap,
        "Each of r.* sees",
        "Jede der Zellen r.* sieht",
        lambda g, s, found: len({each.removed.cell for each in found.witnesses}) > 1,
    ),
    Claim(
        MedusaWrap,
        "would have to be .* at once",
        "müsste zugleich",
        lambda g, s, found: all(each.one.cell == each.other.cell == found.cell for each in found.witnesses),
    ),
    Claim(
        MedusaWrap,
        "see each other and cannot both be",
        "sehen sich und können nicht beide",
        lambda g, s, found: all(
            each.one.digit == each.other.digit and excludes(each.one, each.other) for each in found.witnesses
        ),
    ),
    Claim(MedusaEmptied, "there would be no candidate for", "kein Kandidat", cell_is_emptied),
)


# Deadly patterns.


def is_rectangle(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    of_kinds = [{HOUSES_OF[cell][kind] for cell in cells_in(found.cells)} for kind in range(3)]
    return found.cells.bit_count() == 4 and [len(each) for each in of_kinds] == [2, 2, 2] and len(found.digits) == 2


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


def guardians_are_the_others(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    own = dict(zip(cells_in(found.cells), found.own, strict=True))
    others = {(cell, digit) for cell in own for digit in digits_in(grid.digits_of(cell) & ~own[cell])}
    return others == {(each.cell, each.digit) for each in found.guardians} and bool(others)


def roof_is_seen(step: Step, found: DeadlyPattern) -> bool:
    return all(sees_all(cell, cell_set(found.roof)) for cell in removed_cells(step))


def of_argument(kind: type, holds: Holds) -> Holds:
    return lambda grid, step, found: isinstance(found.argument, kind) and holds(grid, step, found)


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


def locked_to_roof(grid: Grid, step: Step, found: DeadlyPattern) -> bool:
    argument = found.argument
    assert isinstance(argument, LockedToRoof)
    roof = cell_set(found.roof)
    return len(found.roof) == 2 and all(places(grid, argument.digit, house) == roof for house in argument.houses)


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


DEADLY = (
    Claim(
        DeadlyPattern,
        "the corners of a rectangle in two rows",
        "die Ecken eines Rechtecks in zwei Zeilen",
        is_rectangle,
    ),
    Claim(
        DeadlyPattern,
        "none of them was given",
        "keine davon war vorgegeben",
        lambda grid, s, found: not grid.givens & found.cells and found.kind is Kind.AVOIDABLE,
    ),
    Claim(DeadlyPattern, "each shares a house with the next", "Jede teilt ein Haus mit der nächsten", is_loop),
    Claim(
        DeadlyPattern,
        "form a loop of . cells, all with",
        "bilden eine Schleife aus . Zellen, alle mit",
        cells_have_digits,
    ),
    Claim(
        DeadlyPattern, "pairs of cells across two parallel lines", "Paare von Zellen quer über", is_extended_rectangle
    ),
    Claim(DeadlyPattern, "Without .*every empty cell would have two", "Ohne .*hätte jede leere Zelle zwei", is_grave),
    Claim(DeadlyPattern, "It has only one, so", "Es hat aber nur eine, also", guardians_are_the_others),
    Claim(
        DeadlyPattern,
        "one of these candidates must",
        "einer dieser Kandidaten wahr",
        lambda g, s, found: len(found.guardians) > 1,
    ),
    Claim(DeadlyPattern, "this candidate must", "dieser Kandidat wahr", lambda g, s, found: len(found.guardians) == 1),
    Claim(
        DeadlyPattern,
        "A cell that sees both cannot",
        "Eine Zelle, die beide sieht",
        of_argument(OneDigit, lambda g, step, found: len(found.roof) == 2 and roof_is_seen(step, found)),
    ),
    Claim(
        DeadlyPattern,
        "A cell that sees all of them cannot",
        "Eine Zelle, die alle sieht",
        of_argument(OneDigit, lambda g, step, found: len(found.roof) > 2 and roof_is_seen(step, found)),
    ),
    Claim(DeadlyPattern, "With .* that makes .* cells for the", "Mit .* sind das .* Zellen für die", subset_is_naked),
    Claim(DeadlyPattern, "hold at most", "fassen .* höchstens", subset_is_hidden),
    Claim(DeadlyPattern, "so one of the two is", "ist eine der beiden Zellen", locked_to_roof),
    Claim(DeadlyPattern, "so it is in two opposite ones", "steht also in zwei gegenüberliegenden", locked_to_corners),
    Claim(DeadlyPattern, "would both have to be", "beide eine", of_argument(LockedInLines, locked_in_lines)),
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


ALMOST_LOCKED = (
    Claim(
        LinkedSets,
        "almost locked sets: with one more digit than cells",
        "sind ALS, fast gesperrte Mengen",
        lambda g, s, found: all(is_almost_locked(group) for _, group in found.groups),
    ),
    Claim(
        LinkedPair,
        "Every . of one sees every . of the other",
        "Jede . der einen sieht jede . der anderen",
        linked_as_said,
    ),
    Claim(LinkedPair, "the same is true of", "dasselbe gilt für", lambda g, s, found: len(found.commons) == 2),
    Claim(
        LinkedPair, "it must see the places in both sets", "muss sie die Plätze in beiden Mengen sehen", seen_in_its_set
    ),
    Claim(
        LinkedSets,
        "and a cell that sees all its places there",
        "eine Zelle, die alle ihre Plätze dort sieht",
        lambda g, step, found: ends_seen(step, found),
    ),
    Claim(
        LinkedSets, r"each of \d[^.]* must be in", "muss jede der Ziffern", lambda g, s, found: len(found.digits) > 1
    ),
    Claim(
        LinkedSets,
        "holds? all its other",
        "alle (ihre )?anderen",
        lambda g, s, found: any(end.digits.bit_count() > 2 for end in found.ends),
    ),
    Claim(
        LinkedSets,
        "holds its other (digit|one)",
        "(ihre andere Ziffer|enthält die andere)",
        lambda g, s, found: any(end.digits.bit_count() == 2 for end in found.ends),
    ),
    Claim(
        LinkedPair,
        "each set holds all its other digits",
        "jede Menge enthält alle ihre anderen Ziffern",
        lambda g, s, found: found.has_others,
    ),
    Claim(
        LinkedPair,
        "all its places in both cannot",
        "alle ihre Plätze in beiden sieht",
        lambda g, step, found: not found.has_others and ends_seen(step, found),
    ),
    Claim(
        LinkedThree,
        "since all their candidates see each other",
        "weil alle diese Kandidaten sich sehen",
        linked_as_said,
    ),
    Claim(SetChain, "Neighbours cannot both hold", "Zwei benachbarte können", linked_as_said),
    Claim(
        SetChain,
        "lacks the . and holds",
        "fehlt die . in .*, und die",
        lambda g, s, found: all(one != other for one, other in zip(found.commons, found.commons[1:], strict=False)),
    ),
    Claim(
        Blossom,
        "sees all places of that digit in an almost locked set",
        "alle Plätze dieser Ziffer in einem ALS",
        lambda grid, step, found: (
            linked_as_said(grid, step, found)
            and all(is_almost_locked(petal) for petal in found.petals)
            and {*found.petal_of} == {*digits_in(grid.digits_of(next(cells_in(found.stem.cells))))}
        ),
    ),
    Claim(
        Blossom,
        "must be in one of the sets",
        "in einer der Mengen",
        lambda g, step, found: all(
            petal.digits >> each.digit & 1 and each.digit != digit
            for each in step.eliminations
            for digit, petal in found.petal_of.items()
        ),
    ),
    Claim(
        SueDeCoq,
        "cross",
        "sich kreuzen",
        lambda g, s, found: (
            not found.core.cells & ~(HOUSE[found.line] & HOUSE[found.box])
            and not found.line_group.cells & ~(HOUSE[found.line] & ~found.core.cells)
            and not found.box_group.cells & ~(HOUSE[found.box] & ~found.core.cells)
        ),
    ),
    Claim(
        SueDeCoq,
        "No digit of the first set is in both of the others",
        "Keine Ziffer der ersten Menge ist in beiden anderen",
        lambda g, s, found: not found.core.digits & found.line_group.digits & found.box_group.digits,
    ),
    Claim(
        SueDeCoq,
        "That is just enough to fill them all",
        "Das reicht gerade",
        lambda g, s, found: (
            found.core.digits.bit_count()
            + sum((group.digits & ~found.core.digits).bit_count() for group in (found.line_group, found.box_group))
            == sum(group.cells.bit_count() for _, group in found.groups)
        ),
    ),
    Claim(
        SueDeCoq,
        "can( each)? fill one in each set that has it",
        "eine Zelle in jeder Menge füllen",
        lambda g, s, found: bool((found.line_group.digits | found.box_group.digits) & ~found.core.digits),
    ),
)


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


EXCLUSION = (
    Claim(Exclusion, r"\d see r", r"\d sehen r", cells_see_excluders),
    Claim(Exclusion, r"\d see places of r", r"\d sehen Plätze von r", cells_see_some),
    Claim(
        Exclusion,
        "take all candidates from",
        "alle Kandidaten nehmen",
        lambda g, s, found: all(excluder.cells.bit_count() == 1 for excluder in found.excluders),
    ),
    Claim(
        Exclusion,
        "has only one more digit than cells",
        "hat nur eine Ziffer mehr als Zellen",
        lambda g, s, found: all(is_almost_locked(excluder) for excluder in found.excluders),
    ),
    Claim(Exclusion, "from it\\b", "dürfen sie ihr", lambda g, s, found: len(found.excluders) == 1),
    Claim(
        Exclusion, "from either of them", "dürfen sie keiner von beiden", lambda g, s, found: len(found.excluders) == 2
    ),
    Claim(Exclusion, "from any of them", "dürfen sie keiner davon", lambda g, s, found: len(found.excluders) > 2),
    Claim(Exclusion, "If r.* were", "(Angenommen, r|Wäre r)", choices_fail),
)


# Chains.


def strong_links_hold(grid: Grid, step: Step, found: AlternatingChain) -> bool:
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


def set_links(found: AlternatingChain) -> list[tuple[Node, Node]]:
    """Return the ends of the links that sets of several cells make."""
    return [(off, on) for off, on, by in found.pairs if isinstance(by, InCells) and by.is_set]


def weak_links_hold(grid: Grid, step: Step, found: AlternatingChain) -> bool:
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


CHAINS = (
    Claim(
        AlternatingChain,
        r"^If ",
        r"^Wenn ",
        lambda grid, step, found: strong_links_hold(grid, step, found) and weak_links_hold(grid, step, found),
    ),
    Claim(
        AlternatingChain,
        "So at least one of",
        "Also ist mindestens eine der Zellen",
        lambda grid, step, found: several(ends_of(found)) and removed_by_ends(grid, step, found),
    ),
    Claim(
        AlternatingChain,
        "a cell that sees both cannot",
        "eine Zelle, die beide sieht",
        lambda g, s, found: ends_of(found).bit_count() == 2,
    ),
    Claim(
        AlternatingChain,
        "a cell that sees all of them cannot",
        "eine Zelle, die alle sieht",
        lambda g, s, found: ends_of(found).bit_count() > 2,
    ),
    Claim(AlternatingChain, "Neither would be possible with", "Keins von beiden wäre mit", removed_by_ends),
    Claim(AlternatingChain, "Either way, r", "So oder so ist r", removed_by_ends),
    Claim(
        AlternatingChain,
        "after all",
        " doch eine",
        lambda g, s, found: found.nodes[0] == found.nodes[-1],
    ),
    Claim(
        AlternatingChain,
        "cells r[^ ]* are left with",
        "bleiben für die [a-zü]+ Zellen",
        lambda g, s, found: any(off.digit != on.digit for off, on in set_links(found)),
    ),
    Claim(AlternatingChain, "needs the other cells of", "braucht die anderen Zellen von", hidden_sets_hold),
    Claim(
        AlternatingChain, "or else the corners", "sonst ließen sich in den Ecken", lambda g, s, f: bool(f.rectangles)
    ),
    Claim(ContinuousLoop, "the chain closes to a loop", "schließt sich zu einer Schleife", ends_exclude),
    Claim(
        ContinuousLoop,
        "just one end of each weak link is true",
        "genau ein Ende wahr",
        lambda grid, step, found: strong_links_hold(grid, step, found) and weak_links_hold(grid, step, found),
    ),
    Claim(AlternatingChain, "or both", "oder beides", lambda g, s, found: found.nodes[0] != found.nodes[-1]),
    Claim(
        ContinuousLoop,
        "And if .*, it is not",
        "Und wenn .*, ist sie keine",
        lambda g, s, found: found.nodes[0].cells == found.nodes[-1].cells,
    ),
    Claim(
        ContinuousLoop,
        "In both directions, ",
        "In beiden Richtungen gilt",
        lambda g, s, found: all(group.cells.bit_count() > 1 for group in found.sets),
    ),
    Claim(ContinuousLoop, "have only", "enthalten r.* nur", hidden_sets_hold),
    Claim(
        RemotePair,
        "Each of .*, and each sees the next",
        "und sieht die nächste",
        lambda grid, s, found: (
            all(lone_candidates(grid, cell, *digits_in(found.digits)) for cell in found.cells)
            and all(sees(one, other) for one, other in zip(found.cells, found.cells[1:], strict=False))
        ),
    ),
    Claim(
        RemotePair,
        "The outer two",
        "Die äußeren zwei",
        lambda g, step, found: (
            len(found.cells) % 2 == 0
            and len(found.cells) > 2
            and all(sees(cell, end) for cell in removed_cells(step) for end in (found.cells[0], found.cells[-1]))
        ),
    ),
)


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
    assert isinstance(truth, CellTruth | HouseTruth)
    return {*truth.candidates(grid)}


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


FORCING = (
    Claim(
        ForcingChain,
        "^(If|Suppose|Since|R|C|B|r)",
        "^(Wenn|Angenommen|Da |Die|r)",
        lambda grid, s, found: all(follows(grid, facts) for facts in found.cases),
    ),
    Claim(
        ForcingChain,
        "(Either way|In every case), ",
        "(So oder so|In jedem Fall) ist",
        all_cases,
    ),
    Claim(ForcingChain, "Either way, ", "So oder so ist", lambda g, s, found: len(found.cases) == 2),
    Claim(ForcingChain, "In every case, ", "In jedem Fall ist", lambda g, s, found: len(found.cases) > 2),
    Claim(ForcingChain, "has no place left for", "keinen Platz mehr", nothing_is_left),
    Claim(ForcingChain, "has no candidate left", "keinen Kandidaten mehr", nothing_is_left),
    Claim(
        ForcingChain,
        "which see each other, cannot both be",
        "sehen sich und können nicht beide",
        lambda g, s, found: both_are_on(g, s, found) and found.ending[0].node.digit == found.ending[1].node.digit,
    ),
    Claim(
        ForcingChain,
        "cannot be both",
        "kann nicht zugleich",
        lambda g, s, found: both_are_on(g, s, found) and found.ending[0].node.cells == found.ending[1].node.cells,
    ),
    Claim(
        ForcingChain,
        "was supposed to be",
        "sollte aber eine",
        lambda g, s, found: len(found.ending) == 1 and found.ending[0].node == found.cases[0][0].node,
    ),
)


# Templates and searches.

TEMPLATES = (
    Claim(
        Templates,
        "so that no two",
        "keine zwei( gleichen)? in derselben",
        lambda g, s, found: any(len(each.rows) > 1 for each in found.rows),
    ),
    Claim(
        Templates, "into each row", "in jede Zeile", lambda g, s, found: any(len(each.rows) == 9 for each in found.rows)
    ),
    Claim(
        Templates,
        "no cell has two digits",
        "keine Zelle zwei Ziffern",
        lambda g, s, found: len(found.rows) > 1,
    ),
    Claim(Templates, "All of them", "(Alle nutzen|In allen)", lambda g, step, f: bool(step.placements)),
    Claim(Templates, "any of r", "einer? der Zellen r", lambda g, step, f: len(step.eliminations) > 1),
)

SEARCHES = (
    Claim(
        Trial,
        "this leads to a solution",
        "das führt zu einer Lösung",
        lambda g, step, found: found.held and found.choice in step.placements,
    ),
    Claim(Trial, "Singles then give", "Durch Einer folgt", lambda g, s, found: bool(found.forced)),
    Claim(Trial, "That is a contradiction", "Das ist ein Widerspruch", lambda g, s, found: found.reason is not None),
    Claim(Trial, "All ways to go on", "Von dort aus scheitern alle", lambda g, s, found: not found.held),
)

CONCLUSIONS = (
    Claim(
        Pattern,
        "can be removed from",
        "entf(ällt|allen) die",
        lambda grid, step, f: bool(step.eliminations) and all(has(grid, each) for each in step.eliminations),
    ),
)

CLAIMS: tuple[Claim, ...] = (
    *SINGLES,
    *LOCKED,
    *FISH,
    *TWO_LINKS,
    *WINGS,
    *COLOURING,
    *DEADLY,
    *ALMOST_LOCKED,
    *EXCLUSION,
    *CHAINS,
    *FORCING,
    *TEMPLATES,
    *SEARCHES,
    *CONCLUSIONS,
)
"""All claims."""
