"""Singles: steps that place a digit directly.

A full house and a naked single rely on their cell, which has one candidate left; a hidden single relies on a digit of a
house, which has one place left.
"""

from collections.abc import Iterator

import attrs

from ...board.bitset import bit
from ...board.candidate import Candidate, candidate
from ...board.grid import Grid
from ...board.houses import BOXES_MASK, DIGITS, LINES_MASK, NO_HOUSE, cells_in, digits_in
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
    """A strategy that places a digit in a cell of a house (NO_HOUSE if no house matters)."""

    any_board = True


class FullHouse(Single):
    """A house with one empty cell: the cell takes the digit that the house lacks."""

    kind = FULL_HOUSE

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        seen = 0
        for house in cells_in(grid.full_houses):
            empty = grid.empty & grid.tables.cells_of(house)
            for cell in cells_in(empty & grid.naked_singles & ~seen):
                (digit,) = digits_in(grid.digits_of(cell))
                yield self.step(grid, house, cell, digit)
            seen |= empty

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        others = grid.tables.cells_of(house) & ~bit(cell)
        return Step(self.technique, LastCell(house, cell, digit, others), (candidate(cell, digit),))


KINDS = {
    (BOXES_MASK, LINES_MASK): HIDDEN_SINGLE,
    (BOXES_MASK,): HIDDEN_SINGLE_IN_BOX,
    (LINES_MASK,): HIDDEN_SINGLE_IN_LINE,
}
"""The kinds of hidden singles, by the houses to search."""


@attrs.frozen(repr=False)
class HiddenSingle(Single):
    """A digit with only one place left in a house belongs there, because every house contains every digit.

    Boxes come before lines, because a box is easier to scan.  Some scales distinguish hidden singles in a box, which
    cross-hatching finds, from those in a row or column:  ``houses`` are the houses to search, as masks, in order.
    """

    houses: tuple[int, ...] = (BOXES_MASK, LINES_MASK)

    @property
    def kind(self) -> int | None:
        return KINDS.get(self.houses)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        seen = set()
        for houses in self.houses:
            for digit in DIGITS:
                for house in cells_in(grid.hidden_houses(digit) & houses):
                    (cell,) = cells_in(grid.cells_mask(digit) & grid.tables.cells_of(house))
                    if (cell, digit) not in seen:
                        seen.add((cell, digit))
                        yield self.step(grid, house, cell, digit)

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        blockers, ruled_out = around_only_place(grid, house, cell, digit)
        excluded = grid.empty & grid.tables.cells_of(house) & ~ruled_out & ~(1 << cell)
        filled = [candidate(each, grid.value(each)) for each in cells_in(blockers)]
        others = tuple(each for each in filled if each.digit != digit)
        found = OnlyPlace(house, cell, digit, blockers, ruled_out, excluded, others, board=grid.board)
        return Step(self.technique, found, (candidate(cell, digit),))


class NakedSingle(Single):
    """A cell with only one candidate left takes it, because every cell contains a digit."""

    kind = NAKED_SINGLE

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for cell in cells_in(grid.naked_singles):
            (digit,) = digits_in(grid.digits_of(cell))
            yield self.step(grid, NO_HOUSE, cell, digit)

    def step(self, grid: Grid, house: int, cell: int, digit: int) -> Step:
        excluded: dict[Candidate, int] = {}
        for other, blocker in enumerate(why_only_candidate(grid, cell), 1):
            if blocker >= 0:
                by = candidate(blocker, grid.value(blocker))
                excluded[by] = excluded.get(by, 0) | 1 << other
        found = OnlyCandidate(cell, digit, tuple(excluded), tuple(excluded.values()), board=grid.board)
        return Step(self.technique, found, (candidate(cell, digit),))
