# cython: language_level=3
"""The bivalue universal grave: each empty cell with two candidates, each digit with two places in every house it lacks.

Where such a grave can be filled, the candidates left over fill it as well, with the same digits in every house.  No
other rule may be about the empty cells.  A grid comes close to it when a few cells have more candidates.  The houses
tell which of them are too many: a digit has as many too many in a house as it has more than two places there.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import internal
from ...board.grid import Grid
from ...board.houses import MOST_HOUSES
from .guardians import DeadlyFinding, unguarded


def graves(grid: Grid) -> list[DeadlyFinding]:
    """Return the ways to see a grid as a bivalue universal grave with candidates too many; nearly always none or one.

    Only where some cell, empty or not, sees every cell that has too many candidates, and these are 20 at most, which on
    the classic board they always are:  nothing follows from the others.
    """
    if grid.empty & grid.tables.touched:
        return []
    search = GraveSearch(grid)
    if search.count and search.find_excess():
        search.grow(0)
    return search.found


@internal
class GraveSearch:
    """The search for the candidates that are too many.

    ``cells`` are the cells with more than two candidates, ``excess`` says for each digit and house (64 times the digit
    plus the house) how many of its places there are still too many, ``chosen`` holds for each of the cells the mask
    of those that are.  ``count`` is 0 where there can be no grave.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.count = 0
        self.cells = [0] * 20
        self.chosen = [0] * 20
        self.excess = [0] * 640
        self.found: list[DeadlyFinding] = []
        self._collect()

    def _collect(self) -> None:
        """Find the cells with more than two candidates."""
        witnesses = self.grid.tables.cells
        for cell in members(self.grid.empty):
            mask = self.grid.cell_digits[cell]
            if mask & (mask - 1) == 0:
                self.count = 0
                return
            if popcount(mask) > 2:
                witnesses &= self.grid.tables.peers[cell]
                if not witnesses or self.count == 20:
                    self.count = 0
                    return
                self.cells[self.count] = cell
                self.count += 1

    def find_excess(self) -> bool:
        """Count the places too many of each digit in each house; return whether there can be a grave."""
        for digit in range(1, 10):
            if self.grid.hidden_singles[digit]:
                return False
            for house in members(self.grid.houses_with(digit, 3)):
                cells = self.grid.digit_cells[digit] & self.grid.tables.house[house]
                self.excess[digit * MOST_HOUSES + house] = popcount(cells) - 2
        return True

    def grow(self, index: int) -> None:
        """Choose the candidates too many of a cell, and of those after it, in every way that the houses allow."""
        if index < self.count:
            mask = self.grid.cell_digits[self.cells[index]]
            self._choose(index, popcount(mask) - 2, mask, 0)
        elif self._settled():
            self.found.append(self._grave())

    def _choose(self, index: int, number: int, mask: int, chosen: int) -> None:
        """Choose so many more digits of a mask, which a cell has too many; then go on to the next cell."""
        cell = self.cells[index]
        if number == 0:
            self.chosen[index] = chosen
            self.grow(index + 1)
        while number and popcount(mask) >= number:
            digit = lowest(mask)
            mask &= mask - 1
            if self._in_excess(cell, digit):
                self._change(cell, digit, -1)
                self._choose(index, number - 1, mask, chosen | 1 << digit)
                self._change(cell, digit, 1)

    def _in_excess(self, cell: int, digit: int) -> bool:
        """Return whether a digit has too many places in each house of a cell."""
        for house in members(self.grid.tables.houses_of[cell]):
            if self.excess[digit * MOST_HOUSES + house] <= 0:
                return False
        return True

    def _change(self, cell: int, digit: int, change: int) -> None:
        for house in members(self.grid.tables.houses_of[cell]):
            self.excess[digit * MOST_HOUSES + house] += change

    def _settled(self) -> bool:
        """Return whether no digit has too many places in any house."""
        index = MOST_HOUSES
        while index < 10 * MOST_HOUSES and not self.excess[index]:
            index += 1
        return index == 10 * MOST_HOUSES

    def _grave(self) -> DeadlyFinding:
        grave = unguarded(self.grid.empty, 0)
        for index in range(self.count):
            for digit in members(self.chosen[index]):
                grave.guard(bit(self.cells[index]), digit)
        return grave
