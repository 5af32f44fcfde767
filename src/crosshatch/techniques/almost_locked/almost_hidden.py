# cython: language_level=3
"""Almost hidden sets: digits whose places in a house are one cell more than there are digits.

The digits fill all of these cells but one.  So no two of the cells can hold other digits.
"""

from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells
from ...board.checks import check_given
from ...board.grid import Grid

LARGEST = 4
"""The most digits of a set.  From there on the almost locked set of the other cells of the house is as easy to see."""

MOST_SETS = 600
"""The most sets that are kept, as of almost locked ones."""


class AlmostHiddenSets:
    """The almost hidden sets of a grid, of two digits or more: smallest first, then in the order of their houses.

    Of each there are the places of its digits (``set_cells``), the mask of these, and the house.  ``memo(grid,
    AlmostHiddenSets)`` finds them once for each state of a grid.
    """

    set_cells: list[Cells]
    set_digits: list[int]
    set_house: list[int]

    def __init__(self, grid: Grid) -> None:
        check_given(grid)
        self.count = 0
        self.set_cells = [0] * MOST_SETS
        self.set_digits = [0] * MOST_SETS
        self.set_house = [0] * MOST_SETS
        self._collect(grid)

    def _collect(self, grid: Grid) -> None:
        """Collect the sets, size by size and house by house."""
        for size in range(2, LARGEST + 1):
            for house in members(grid.houses_with(0, size + 1)):
                self._choose(grid, house, 1, size, 0, 0, size + 1)

    def _choose(self, grid: Grid, house: int, first: int, left: int, cells: Cells, digits: int, most: int) -> None:
        """Choose the digits still left to choose, from the first on, with so many places altogether at most."""
        for digit in range(first, 11 - left):
            if grid.houses_with(digit, 1) & ~grid.houses_with(digit, most + 1) & bit(house):
                places = cells | grid.digit_cells[digit] & grid.tables.house[house]
                if popcount(places) <= most:
                    if left > 1:
                        self._choose(grid, house, digit + 1, left - 1, places, digits | 1 << digit, most)
                    elif popcount(places) == most and self.count < MOST_SETS:
                        self.set_cells[self.count] = places
                        self.set_digits[self.count] = digits | 1 << digit
                        self.set_house[self.count] = house
                        self.count += 1
