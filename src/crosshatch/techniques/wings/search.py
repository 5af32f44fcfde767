# cython: language_level=3
"""Wings: bent subsets, that is, as many cells as digits, in two houses that cross, with one digit left loose.

A subset in one house holds each of its digits exactly once.  A bent subset lies in two houses, with at least one of its
cells in both, and all of its digits but one keep to one of the houses: each of these is true in one cell at most.  So
the cells have room for the last digit, the loose one, at least once, and a cell that sees all of its places in the
subset loses it.  With three cells this is an XY-Wing or XYZ-Wing, with four a WXYZ-Wing, with five a VWXYZ-Wing.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, IntArray, internal
from ...board.checks import check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import DIGIT_COUNT

SMALLEST = 3
LARGEST = 5
"""The largest number of cells that there is room for."""


class BentSubset(NamedTuple):
    """The set of its cells, the loose digit, and the set of the cells that lose it."""

    cells: int
    loose: int
    removed: int


def bent_subsets(grid: Grid, size: int) -> list[BentSubset]:
    """Return all bent subsets of a size (SMALLEST to LARGEST) that remove something.

    Each subset comes once, in the order of the pairs of houses that it can be seen in.  Subsets with a smaller one
    inside, bent or not, are left out.  Raises ValueError where there are none of the size.
    """
    if not SMALLEST <= size <= LARGEST:
        raise ValueError(f"bent subsets are searched for with {SMALLEST} to {LARGEST} cells")
    return WingSearch(size).run(grid)


@internal
class WingSearch:
    """The search for bent subsets of one size; see ``bent_subsets``.

    For each pair of crossing houses it takes a cell of the first and one of the second, outside of where they cross,
    which share just the loose digit.  These are the first such cells of their houses that have it.  Then comes a cell
    from the crossing, the hinge, and then the others, in order.
    """

    def __init__(self, size: int) -> None:
        check_within(size, 3, 5)
        self.size = size
        self.few: Cells = 0  # the cells with two candidates or more, but no more than the size
        self.houses: list[Cells] = [0] * 128  # their cells among these
        self.chosen = [0] * 5  # LARGEST
        self.hinges = [0] * 9
        self.hinge_digits = [0] * 9
        self.hinge_count = 0
        self.firsts = [0] * 9
        self.seconds = [0] * 9
        self.found: list[BentSubset] = []
        self.seen: set[int] = set()

    def run(self, grid: Grid) -> list[BentSubset]:
        """Return the bent subsets of a grid."""
        self.grid = grid
        self.tables = grid.tables
        self.changed: Cells = changed_since_nothing(grid, ("bent", self.size))
        self._sort_cells(grid)
        changed = self.changed & self.few
        count = self._list_houses()
        for house in range(count):
            one = self.houses[house]
            for other in range(house + 1, count):
                two = self.houses[other]
                if one & two and (one | two) & changed:
                    self.crossing: Cells = one & two
                    self.only_first: Cells = one & ~two
                    self.only_second: Cells = two & ~one
                    if self.only_first and self.only_second:
                        self._choose_wings()
        if not self.found:
            found_nothing(grid, ("bent", self.size))
        return self.found

    def _sort_cells(self, grid: Grid) -> None:
        """Note the cells that have few enough candidates, but two at least."""
        self.few = 0
        for cell in members(grid.empty):
            if 1 < DIGIT_COUNT[grid.cell_digits[cell]] <= self.size:
                self.few |= bit(cell)

    def _list_houses(self) -> int:
        """List the cells of each house and cage that have few enough candidates; return how many houses have any."""
        count = 0
        for house in range(self.tables.end):
            self.houses[count] = self.tables.house[house] & self.few
            if self.houses[count]:
                count += 1
        return count

    def _choose_wings(self) -> None:
        """Choose a cell in each of the houses that share the loose digit, and go on."""
        self._list_hinges()
        first_count = self._list_wings(self.only_first, self.firsts)
        second_count = self._list_wings(self.only_second, self.seconds) if first_count else 0
        for index in range(first_count if second_count else 0):
            first = self.firsts[index]
            mask = self.grid.cell_digits[first]
            for other in range(second_count):
                second = self.seconds[other]
                shared = mask & self.grid.cell_digits[second]
                if shared and shared & (shared - 1) == 0 and self._fits(mask | self.grid.cell_digits[second]):
                    loose = lowest(shared)
                    removed = self.grid.digit_cells[loose] & self.tables.peers[first] & self.tables.peers[second]
                    if removed:
                        self._choose_hinge(first, second, loose, removed)

    def _list_hinges(self) -> None:
        """List the cells where the houses cross."""
        self.hinge_count = 0
        for cell in members(self.crossing):
            self.hinges[self.hinge_count] = cell
            self.hinge_digits[self.hinge_count] = self.grid.cell_digits[cell]
            self.hinge_count += 1

    def _list_wings(self, cells: Cells, wings: IntArray) -> int:
        """List those of some cells that can go with a hinge; return how many they are."""
        count = 0
        for cell in members(cells):
            if self._fits(self.grid.cell_digits[cell]):
                wings[count] = cell
                count += 1
        return count

    def _fits(self, digits: int) -> bool:
        """Return whether some digits and those of a hinge are few enough together."""
        index = 0
        while index < self.hinge_count and DIGIT_COUNT[digits | self.hinge_digits[index]] > self.size:
            index += 1
        return index < self.hinge_count

    def _choose_hinge(self, first: int, second: int, loose: int, removed: Cells) -> None:
        """Choose the first cell where the houses cross, and go on."""
        self.chosen[0] = first
        self.chosen[1] = second
        one = self.grid.cell_digits[first]
        two = self.grid.cell_digits[second]
        with_loose = self.grid.digit_cells[loose]
        left = self.crossing
        for index in range(self.hinge_count):
            left &= left - 1
            all_digits = one | two | self.hinge_digits[index]
            if DIGIT_COUNT[all_digits] <= self.size:
                cell = self.hinges[index]
                remaining = removed & self.tables.peers[cell] if with_loose & bit(cell) else removed
                if remaining:
                    self.chosen[2] = cell
                    others = left | (self.only_first & ~bit(first)) | (self.only_second & ~bit(second))
                    # The wings are the first cells with the loose digit in their houses.
                    others &= ~(with_loose & self.only_first & (bit(first) - 1))
                    others &= ~(with_loose & self.only_second & (bit(second) - 1))
                    if (bit(first) | bit(second) | bit(cell) | others) & self.changed:
                        self._choose_others(3, others, one, two, all_digits, loose, remaining)

    def _choose_others(
        self, count: int, left: Cells, one: int, two: int, all_digits: int, loose: int, removed: Cells
    ) -> None:
        """Choose the cells that are still wanted, in order, and note the subset.

        ``one`` and ``two`` are the digits so far in the first house alone and in the second.
        """
        if count == self.size and DIGIT_COUNT[all_digits] == self.size and self._is_bent(loose) and self._is_minimal():
            self._note(loose, removed)
        while left and count < self.size:
            cell = lowest(left)
            left &= left - 1
            mask = self.grid.cell_digits[cell]
            new_one = one | mask if self.only_first & bit(cell) else one
            new_two = two | mask if self.only_second & bit(cell) else two
            if new_one & new_two == 1 << loose and DIGIT_COUNT[all_digits | mask] <= self.size:
                remaining = removed & self.tables.peers[cell] if mask >> loose & 1 else removed
                if remaining:
                    self.chosen[count] = cell
                    self._choose_others(count + 1, left, new_one, new_two, all_digits | mask, loose, remaining)

    def _is_bent(self, loose: int) -> bool:
        """Return whether two of the cells with the loose digit do not see each other, so that both may have it."""
        rest = self._chosen_cells() & self.grid.digit_cells[loose]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if rest & ~self.tables.peers[cell]:
                return True
        return False

    def _is_minimal(self) -> bool:
        """Return whether any fewer of the cells have more digits than there are cells."""
        for some in range(1, (1 << self.size) - 1):
            mask = 0
            for index in range(self.size):
                if some >> index & 1:
                    mask |= self.grid.cell_digits[self.chosen[index]]
            if DIGIT_COUNT[mask] <= DIGIT_COUNT[some]:
                return False
        return True

    def _note(self, loose: int, removed: Cells) -> None:
        """Add a subset to those found, unless it is there from another pair of houses."""
        cells = self._chosen_cells()
        if cells not in self.seen:
            self.seen.add(cells)
            self.found.append(BentSubset(cells, loose, removed))

    def _chosen_cells(self) -> Cells:
        """Return the cells of the subset as a set."""
        cells: Cells = 0
        for index in range(self.size):
            cells |= bit(self.chosen[index])
        return cells
