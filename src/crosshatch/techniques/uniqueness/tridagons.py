# cython: language_level=3
"""Tridagons: three cells in each of four boxes, one in each row and column of its box, with the same three digits.

The boxes lie in two bands and two stacks.  Read each box as a permutation that takes its rows to its columns: three of
the permutations have one parity, and the fourth has the other.  Then three digits alone cannot fill the 12 cells, so
one of their other candidates, the guardians, is true, whether or not the puzzle has one solution.

Cells may lack some of the three digits, as long as they have one of them, and each box has all three.  Few positions
have four such boxes with three open digits in common, so most searches take a few microseconds.
"""

from typing import Annotated

from ...board.bitset import bit, popcount
from ...board.c_types import Byte, Cells, internal
from ...board.checks import check_within
from ...board.grid import Grid
from ...board.houses import HOUSE
from .guardians import DeadlyFinding, smallest, uniform
from .kinds import MOST_GUARDIANS

MOST_FOUND = 100
"""The maximum number of tridagons that a search collects; grids have a few."""

TOO_MANY = 99
"""The count of a transversal that cannot belong to a tridagon."""

COLUMNS: Annotated[tuple[int, ...], Byte, 18] = (0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 2, 1, 1, 0, 2, 2, 1, 0)
"""The columns within a box of the three cells of a transversal: three even permutations, then three odd ones."""


def tridagons(grid: Grid, most: int) -> list[DeadlyFinding]:
    """Return the tridagons with 1 to ``most`` (at most 8) guardians, those with the fewest first.

    A tridagon is left out if another one has only some of its guardians.
    """
    check_within(most, 1, MOST_GUARDIANS)
    search = TridagonSearch(grid, most)
    if search.is_possible():
        search.run()
    return smallest(search.found)


@internal
class TridagonSearch:
    """The search for tridagons, four boxes and three digits at a time.

    ``counts`` are the numbers of guardians of the six transversals of each of the four boxes.
    """

    def __init__(self, grid: Grid, most: int) -> None:
        self.grid = grid
        self.most = most
        self.boxes = [0] * 4
        self.open = [0] * 9  # the digits that each box has yet to place
        self.counts = [0] * 24
        self.found: list[DeadlyFinding] = []

    def is_possible(self) -> bool:
        """Collect the open digits of each box; return whether all houses are where the argument expects them."""
        for house in range(27):
            if self.grid.tables.house[house] != HOUSE[house]:
                return False
        for box in range(9):
            for digit in range(1, 10):
                if self.grid.digit_cells[digit] & HOUSE[18 + box]:
                    self.open[box] |= 1 << digit
        return True

    def run(self) -> None:
        """Note the tridagons, rectangle of boxes by rectangle."""
        for band in range(3):
            for other_band in range(band + 1, 3):
                for stack in range(3):
                    for other_stack in range(stack + 1, 3):
                        self.boxes[0] = 3 * band + stack
                        self.boxes[1] = 3 * band + other_stack
                        self.boxes[2] = 3 * other_band + stack
                        self.boxes[3] = 3 * other_band + other_stack
                        self._choose_digits()

    def _choose_digits(self) -> None:
        """Try each three digits that all four boxes have yet to place."""
        common = 1022
        for place in range(4):
            common &= self.open[self.boxes[place]]
        if popcount(common) < 3:
            return
        for one in range(1, 8):
            for two in range(one + 1, 9):
                for three in range(two + 1, 10):
                    digits = 1 << one | 1 << two | 1 << three
                    if digits & ~common == 0 and self._count_guardians(digits):
                        self._combine(digits)

    def _count_guardians(self, digits: int) -> bool:
        """Count the guardians of each transversal; return whether a tridagon could have few enough."""
        total = 0
        for place in range(4):
            fewest = TOO_MANY
            for number in range(6):
                count = self._guardians_of(self.boxes[place], number, digits)
                self.counts[6 * place + number] = count
                fewest = min(fewest, count)
            total += fewest
            if total > self.most:
                return False
        return True

    def _guardians_of(self, box: int, number: int, digits: int) -> int:
        """Return the number of guardians of a transversal of a box, or TOO_MANY if it lacks one of the digits."""
        count = 0
        had = 0
        for row in range(3):
            mask = self.grid.cell_digits[_cell(box, number, row)]
            if mask & digits == 0:
                return TOO_MANY
            had |= mask
            count += popcount(mask & ~digits)
        return count if digits & ~had == 0 else TOO_MANY

    def _combine(self, digits: int) -> None:
        """Note each four transversals of which three have one parity and the fourth has the other."""
        for first in range(6):
            for second in range(6):
                two = self.counts[first] + self.counts[6 + second]
                if two <= self.most:
                    for third in range(6):
                        three = two + self.counts[12 + third]
                        if three <= self.most:
                            start = 3 * ((first < 3) ^ (second < 3) ^ (third < 3))
                            for last in range(start, start + 3):
                                count = three + self.counts[18 + last]
                                if 0 < count <= self.most and len(self.found) < MOST_FOUND:
                                    self._note(digits, first, second, third, last)

    def _note(self, digits: int, first: int, second: int, third: int, last: int) -> None:
        cells = self._cells(0, first) | self._cells(1, second) | self._cells(2, third) | self._cells(3, last)
        self.found.append(uniform(self.grid, cells, digits))

    def _cells(self, place: int, number: int) -> Cells:
        """Return the cells of a transversal."""
        found: Cells = 0
        for row in range(3):
            found |= bit(_cell(self.boxes[place], number, row))
        return found


def _cell(box: int, number: int, row: int) -> int:
    """Return the cell of a transversal of a box in one of its rows (0 to 2)."""
    return (box // 3 * 3 + row) * 9 + box % 3 * 3 + COLUMNS[3 * number + row]
