# cython: language_level=3
"""Bivalue oddagons: loops of an odd number of cells with the same two digits, neighbours of which share a house.

The two digits would have to alternate around the loop, which is impossible if it has an odd number of cells.  So one
of their other candidates, the guardians, is true, whether or not the puzzle has one solution.

Cells that are not neighbours share no house, or a part of the loop would do: either an oddagon, or three cells of a
house.  The search takes each cell as the first of a loop and grows a path of later cells from it.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, internal
from ...board.checks import check_within
from ...board.grid import Grid
from .guardians import DeadlyFinding, smallest, uniform
from .kinds import MOST_GUARDIANS

MOST_FOUND = 100
"""The maximum number of loops that a search collects; grids have a few."""

MOST_PATHS = 20000
"""The maximum number of paths that a search tries; only grids that no puzzle leads to have more."""


def oddagons(grid: Grid, most: int) -> list[DeadlyFinding]:
    """Return the oddagons with 1 to ``most`` (at most 8) guardians, those with the fewest first.

    An oddagon is left out if another one has only some of its guardians.
    """
    check_within(most, 1, MOST_GUARDIANS)
    search = OddagonSearch(grid, most)
    for one in range(1, 9):
        for two in range(one + 1, 10):
            search.run(one, two)
    return smallest(search.found)


@internal
class OddagonSearch:
    """The search for oddagons, two digits at a time.

    ``usable`` are the cells with both digits that a loop may have.  ``extras`` is the number of other candidates of
    each of them.
    """

    def __init__(self, grid: Grid, most: int) -> None:
        self.grid = grid
        self.most = most
        self.pair = 0
        self.usable: Cells = 0
        self.paths = 0
        self.extras = [0] * 81
        self.found: list[DeadlyFinding] = []

    def run(self, one: int, two: int) -> None:
        """Note the oddagons of two digits, in the order of their first cells."""
        self.pair = 1 << one | 1 << two
        self.usable = self.grid.digit_cells[one] & self.grid.digit_cells[two]
        if popcount(self.usable) < 5:
            return
        for cell in members(self.usable):
            self.extras[cell] = popcount(self.grid.cell_digits[cell]) - 2
            if self.extras[cell] > self.most:
                self.usable &= ~bit(cell)
        self._prune()
        while self.usable:
            first = lowest(self.usable)
            peers: Cells = self.grid.tables.peers[first]
            self.usable &= ~bit(first)
            for second in members(self.usable & peers):
                count = self.extras[first] + self.extras[second]
                if count <= self.most:
                    self._grow(first, second, second, bit(first) | bit(second), 0, count)
            self._prune()

    def _prune(self) -> None:
        """Leave out cells that share a house with fewer than two others."""
        before: Cells = 0
        while self.usable != before:
            before = self.usable
            for cell in members(before):
                if popcount(self.usable & self.grid.tables.peers[cell]) < 2:
                    self.usable &= ~bit(cell)

    def _grow(self, first: int, second: int, last: int, cells: Cells, taken: Cells, count: int) -> None:
        """Add each cell to a path that shares a house with its last cell, and with none before but perhaps the first.

        ``taken`` are the cells that share a house with one of the cells between the first and the last.
        """
        self.paths += 1
        if self.paths > MOST_PATHS or len(self.found) == MOST_FOUND:
            return
        around: Cells = self.grid.tables.peers[first]
        beside: Cells = self.grid.tables.peers[last]
        for cell in members(self.usable & beside & ~taken & ~cells):
            total = count + self.extras[cell]
            if total <= self.most:
                grown = cells | bit(cell)
                if not around & bit(cell):
                    self._grow(first, second, cell, grown, taken | beside, total)
                elif cell > second and total and popcount(grown) % 2 and popcount(grown) > 3:
                    self._note(grown)

    def _note(self, cells: Cells) -> None:
        if len(self.found) < MOST_FOUND:
            self.found.append(uniform(self.grid, cells, self.pair))
