"""Singles: the steps that place a digit outright.

A full house and a naked single rest on their cell, which has one candidate left; a hidden single rests on a
digit of a house, which has one place left.
"""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import (
    BOXES,
    DIGITS,
    HOUSE,
    HOUSE_CELLS,
    HOUSES,
    LINES,
    PEERS,
    cell_name,
    cells_in,
    digits_in,
    house_name,
)
from ..engine.singles import runs as engine
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Pattern, Role, Roles, Step
from .base import Strategy, conclude, listed, mark, mark_cells

_AS_HOUSE: tuple[Roles[int], ...] = tuple(((Role.HOUSE, (house,)),) for house in HOUSES)
"""Each house in the role that it has in a single: single steps are many, so that what they share is made once."""


class Single(Strategy):
    """A strategy whose steps the engine can also take in runs; ``kind`` is its number there."""

    family = "Singles"
    kind: ClassVar[int]

    @abstractmethod
    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        """Return the step that places a digit in a cell of a house (27 where no house matters)."""

    def notation(self, step: Step) -> str:
        return ""


class FullHouse(Single):
    """A house with one empty cell: it takes the one digit that the house still lacks."""

    name = "Full House"
    summary = "A house has one empty cell left, which takes the missing digit."
    kind = engine.FULL_HOUSE

    def find(self, grid: Grid) -> Iterator[Step]:
        seen = 0
        for house in range(27):
            if not grid.full_houses >> house & 1:
                continue
            empty = grid.empty & HOUSE[house]
            for cell in cells_in(empty & grid.naked_singles & ~seen):
                (digit,) = digits_in(grid.digits_of(cell))
                yield self.step(grid, house, cell, digit)
            seen |= empty

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        blockers = tuple([each for each in HOUSE_CELLS[house] if each != cell])
        pattern = Pattern((CELL_TRUTHS[cell],), cells=((Role.BLOCKER, blockers),), houses=_AS_HOUSE[house])
        return Step(self, pattern, (candidate(cell, digit),))

    def explain(self, step: Step) -> str:
        (house,) = step.pattern.houses(Role.HOUSE)
        (placed,) = step.placements
        return (
            f"{mark(Role.HOUSE, house_name(house).capitalize())} has a single empty cell, "
            f"{mark_cells(Role.PLACED, [placed.cell])}, and lacks only the {placed.digit}. {conclude(step)}"
        )


class HiddenSingle(Single):
    """A digit with one place left in a house goes there: every house holds every digit.

    Boxes come before lines, since a box is easier to scan.
    """

    name = "Hidden Single"
    summary = "A digit has one place left in a house."
    kind = engine.HIDDEN_SINGLE
    houses: ClassVar[tuple[range, ...]] = (BOXES, LINES)

    def find(self, grid: Grid) -> Iterator[Step]:
        seen = set()
        for houses in self.houses:
            for digit in DIGITS:
                pending = grid.hidden_houses(digit)
                for house in houses:
                    if not pending >> house & 1:
                        continue
                    (cell,) = cells_in(grid.cells_with(digit) & HOUSE[house])
                    if (cell, digit) not in seen:
                        seen.add((cell, digit))
                        yield self.step(grid, house, cell, digit)

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        others = grid.empty & HOUSE[house] & ~(1 << cell)
        blockers = []
        unseen = others
        for each in cells_in(grid.placed(digit)):
            if PEERS[each] & others:
                blockers.append(each)
                unseen &= ~PEERS[each]
        cells: Roles[int] = ((Role.BLOCKER, tuple(blockers)),)
        if unseen:  # seldom: some earlier step has taken the digit from there
            cells += ((Role.RULED_OUT, tuple(cells_in(unseen))),)
        pattern = Pattern((HOUSE_TRUTHS[digit][house],), cells=cells, houses=_AS_HOUSE[house])
        return Step(self, pattern, (candidate(cell, digit),))

    def explain(self, step: Step) -> str:
        (house,) = step.pattern.houses(Role.HOUSE)
        (placed,) = step.placements
        blockers = step.pattern.cells(Role.BLOCKER)
        ruled_out = step.pattern.cells(Role.RULED_OUT)
        reasons = []
        if blockers:
            reasons.append(f"it is already in {mark_cells(Role.BLOCKER, blockers)}")
        if ruled_out:
            it = "" if blockers else "it "
            reasons.append(f"{it}was removed from {mark_cells(Role.RULED_OUT, ruled_out)} before")
        because = f": {', and '.join(reasons)}" if reasons else ""
        return (
            f"The {placed.digit} of {mark(Role.HOUSE, house_name(house))} has one place left, as no other empty cell "
            f"there can take it{because}. {conclude(step)}"
        )


class HiddenSingleInBox(HiddenSingle):
    """A hidden single in a box only: what cross-hatching finds.  For scales that tell it from one in a line."""

    name = "Hidden Single in a Box"
    summary = "A digit has one place left in a box."
    kind = engine.HIDDEN_SINGLE_IN_BOX
    houses = (BOXES,)


class HiddenSingleInLine(HiddenSingle):
    """A hidden single in a row or a column only, which is harder to see than one in a box."""

    name = "Hidden Single in a Line"
    summary = "A digit has one place left in a row or a column."
    kind = engine.HIDDEN_SINGLE_IN_LINE
    houses = (LINES,)


class NakedSingle(Single):
    """A cell with one candidate left takes it: every cell holds a digit."""

    name = "Naked Single"
    summary = "A cell has one candidate left."
    kind = engine.NAKED_SINGLE

    def find(self, grid: Grid) -> Iterator[Step]:
        for cell in cells_in(grid.naked_singles):
            (digit,) = digits_in(grid.digits_of(cell))
            yield self.step(grid, 27, cell, digit)

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        found = blockers(grid, cell)
        pattern = Pattern(
            truths=[CELL_TRUTHS[cell]],
            cells={Role.BLOCKER: [each.cell for each in found]},
            candidates={Role.BLOCKER: found},
        )
        return Step(self, pattern, placements=[candidate(cell, digit)])

    def explain(self, step: Step) -> str:
        (placed,) = step.placements
        held = step.pattern.candidates(Role.BLOCKER)
        gone = {*DIGITS} - {placed.digit} - {each.digit for each in held}
        because = []
        if held:
            digits = listed(each.digit for each in held)
            stand = "stands" if len(held) == 1 else "stand"
            cells = mark(Role.BLOCKER, ",".join(cell_name(each.cell) for each in held))
            because.append(f"{digits} {stand} in its row, column or box ({cells})")
        if gone:
            because.append(f"{listed(sorted(gone))} {'was' if len(gone) == 1 else 'were'} removed before")
        return (
            f"Every digit but {placed.digit} is ruled out in {mark(Role.PLACED, cell_name(placed.cell))}: "
            f"{' and '.join(because)}. {conclude(step)}"
        )


def blockers(grid: Grid, cell: int) -> list[Candidate]:
    """Return what rules digits out in a cell: for each digit that stands in a peer, the first such peer with it."""
    found: dict[int, Candidate] = {}
    for peer in cells_in(PEERS[cell] & ~grid.empty):
        digit = grid.value(peer)
        found.setdefault(digit, candidate(peer, digit))
    return [found[digit] for digit in DIGITS if digit in found]
