# cython: language_level=3
"""Subsets of the roof of a unique loop with cells of a house, found in the way of Sudoku Explainer.

One of the two cells with guardians takes a guardian, and so counts as a cell with the guardians' digits.  A naked
subset joins it with cells that have no other digits.  A hidden subset takes the digits of the loop, of which the roof
can hold one at most, and other digits, and all of their places.  Sudoku Explainer goes by size: a subset has at least
as many digits as the guardians, a naked one takes at most half of the empty cells of its house, a hidden one less.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, popcount
from ...board.c_types import Cells, internal
from ...board.cells import cells_with_any, digits_of, houses_with_all
from ...board.grid import Grid
from ...board.houses import HOUSE, HOUSES_OF
from ...techniques.uniqueness.guardians import DeadlyFinding

MOST_DIGITS = 4
"""The largest size of a subset: half of the cells of a house."""


class RoofSubset(NamedTuple):
    """A subset of a pattern's roof with some ``cells`` of a house, the mask of its digits, and the cells that lose.

    With a naked subset the other cells of the house lose its digits, with a hidden one its cells lose all others.
    """

    pattern: DeadlyFinding
    hidden: bool
    cells: int
    digits: int
    house: int
    losing: int


def roof_subsets(grid: Grid, patterns: list[DeadlyFinding]) -> list[RoofSubset]:
    """Return the subsets that the roofs of patterns make, if they take something away: small ones first, then boxes.

    A roof is two cells of a house with guardians of two digits or more.
    """
    search = RoofSearch(grid)
    deadly: DeadlyFinding
    for deadly in patterns:
        if popcount(deadly.extra) == 2 and popcount(deadly.extras) > 1:
            search.run(deadly)
    return search.found


@internal
class RoofSearch:
    """The search for the subsets of ``size`` digits that the roof of a pattern makes in a ``house``."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.found: list[RoofSubset] = []

    def run(self, deadly: DeadlyFinding) -> None:
        """Note the subsets with the roof of a pattern."""
        self.deadly = deadly
        shared = houses_with_all(self.grid, deadly.extra)
        self.size = popcount(deadly.extras)
        while shared and self.size <= MOST_DIGITS:
            kind: int
            for kind in (2, 0, 1):
                self.house = HOUSES_OF[lowest(deadly.extra)][kind]
                if shared >> self.house & 1:
                    self._look()
            self.size += 1

    def _look(self) -> None:
        """Note the naked subsets of a size in a house, and then the hidden ones."""
        empty = self.grid.empty & HOUSE[self.house]
        self.others: Cells = empty & ~self.deadly.extra
        if 2 * self.size <= popcount(empty):
            self._grow_naked(self.others, self.size - 1, 0, self.deadly.extras)
        if 2 * self.size < popcount(empty):
            free = digits_of(self.grid, self.others) & ~self.deadly.digits & ~self.deadly.extras
            self._grow_hidden(free, self.size - 2, self.deadly.digits)

    def _grow_naked(self, rest: Cells, number: int, cells: Cells, digits: int) -> None:
        """Join a number of cells with a subset, the last cell first."""
        if number == 0 and popcount(digits) == self.size:
            losing = self.others & ~cells & cells_with_any(self.grid, digits)
            if losing:
                self.found.append(RoofSubset(self.deadly, False, cells, digits, self.house, losing))
        below: Cells = 0
        while rest and number and popcount(digits) <= self.size:
            cell = lowest(rest)
            rest &= rest - 1
            self._grow_naked(below, number - 1, cells | bit(cell), digits | self.grid.cell_digits[cell])
            below |= bit(cell)

    def _grow_hidden(self, rest: int, number: int, digits: int) -> None:
        """Join a number of digits with those of a hidden subset, the last digit first."""
        if number == 0:
            cells = self.others & cells_with_any(self.grid, digits)
            if popcount(cells) == self.size - 1 and digits_of(self.grid, cells) & ~digits:
                self.found.append(RoofSubset(self.deadly, True, cells, digits, self.house, cells))
        below = 0
        while rest and number:
            digit = lowest(rest)
            rest &= rest - 1
            self._grow_hidden(below, number - 1, digits | 1 << digit)
            below |= 1 << digit
