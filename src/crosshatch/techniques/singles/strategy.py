"""Singles: the steps that place a digit outright.

A full house and a naked single rest on their cell, which has one candidate left; a hidden single rests on a digit of a
house, which has one place left.
"""

from collections.abc import Iterator

import attrs

from ...board.candidate import candidate
from ...board.grid import Grid
from ...board.houses import BOXES, DIGITS, HOUSE, LINES, NO_HOUSE, cells_in, digits_in
from ...logic.step import Step
from ..strategy import EngineStrategy
from .pattern import LastCell, OnlyCandidate, OnlyPlace
from .search import (
    FULL_HOUSE,
    HIDDEN_SINGLE,
    HIDDEN_SINGLE_IN_BOX,
    HIDDEN_SINGLE_IN_LINE,
    NAKED_SINGLE,
    around_only_place,
    why_only_candidate,
)


class Single(EngineStrategy):
    """A strategy that places a digit, in a cell of a house (27 where no house matters)."""


class FullHouse(Single):
    """A house with one empty cell: it takes the one digit that the house still lacks."""

    kind = FULL_HOUSE

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        seen = 0
        for house in cells_in(grid.full_houses):
            empty = grid.empty & HOUSE[house]
            for cell in cells_in(empty & grid.naked_singles & ~seen):
                (digit,) = digits_in(grid.digits_of(cell))
                yield self.step(grid, house, cell, digit)
            seen |= empty

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        return Step(self.technique, LastCell(house, cell, digit), (candidate(cell, digit),))


KINDS = {
    (BOXES, LINES): HIDDEN_SINGLE,
    (BOXES,): HIDDEN_SINGLE_IN_BOX,
    (LINES,): HIDDEN_SINGLE_IN_LINE,
}
"""The kinds of hidden singles by the houses that are looked at."""


@attrs.frozen(repr=False)
class HiddenSingle(Single):
    """A digit with one place left in a house goes there: every house holds every digit.

    Boxes come before lines, since a box is easier to scan.  Some scales tell one in a box, which is what cross-hatching
    finds, from one in a row or a column: ``houses`` are those to look at, in order.
    """

    houses: tuple[range, ...] = (BOXES, LINES)

    @property
    def kind(self) -> int | None:
        return KINDS.get(self.houses)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        seen = set()
        for houses in self.houses:
            for digit in DIGITS:
                pending = grid.hidden_houses(digit)
                for house in houses:
                    if not pending >> house & 1:
                        continue
                    (cell,) = cells_in(grid.cells_mask(digit) & HOUSE[house])
                    if (cell, digit) not in seen:
                        seen.add((cell, digit))
                        yield self.step(grid, house, cell, digit)

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        standing, others = around_only_place(grid, house, cell, digit)
        return Step(self.technique, OnlyPlace(house, cell, digit, standing, others), (candidate(cell, digit),))


class NakedSingle(Single):
    """A cell with one candidate left takes it: every cell holds a digit."""

    kind = NAKED_SINGLE

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for cell in cells_in(grid.naked_singles):
            (digit,) = digits_in(grid.digits_of(cell))
            yield self.step(grid, NO_HOUSE, cell, digit)

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        found = OnlyCandidate(cell, digit, why_only_candidate(grid, cell))
        return Step(self.technique, found, (candidate(cell, digit),))
