"""Wings: bent subsets, that is, as many cells as digits, in two houses that cross, with one digit left loose.

A subset in one house holds each of its digits exactly once.  A bent subset lies in two houses, with at least one of its
cells in both, and all of its digits but one keep to one of the houses: each of these is true in one cell at most.  So
the cells have room for the last digit, the loose one, at least once, and a cell that sees all of its places in the
subset loses it.  With three cells this is an XY-Wing or XYZ-Wing, with four a WXYZ-Wing, with five a VWXYZ-Wing.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, lowest
from ...board.grid import Grid

HOUSE = houses.HOUSE
PEERS = houses.PEERS
DIGIT_COUNT = houses.DIGIT_COUNT

_CROSSINGS = tuple(
    (first, second)
    for first in houses.HOUSES
    for second in houses.HOUSES
    if first < second and houses.HOUSE[first] & houses.HOUSE[second]
)
FIRST = tuple(first for first, _ in _CROSSINGS)
SECOND = tuple(second for _, second in _CROSSINGS)

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


class WingSearch:
    """The search for bent subsets of one size; see ``bent_subsets``.

    For each pair of crossing houses it takes a cell of the first and one of the second, outside of where they cross,
    which share just the loose digit.  These are the first such cells of their houses that have it.  Then comes a cell
    from the crossing, and then the others, in order.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.at_most = [0] * 10
        self.chosen = [0] * 5  # LARGEST
        self.found: list[BentSubset] = []
        self.seen: set[int] = set()

    def run(self, grid: Grid) -> list[BentSubset]:
        """Return the bent subsets of a grid."""
        self.grid = grid
        self.changed = grid.changed_since_nothing(("bent", self.size))
        self._sort_cells(grid)
        for index in range(135):
            crossing = HOUSE[FIRST[index]] & HOUSE[SECOND[index]]
            self.crossing = crossing & self.at_most[self.size]
            self.only_first = HOUSE[FIRST[index]] & ~crossing & self.at_most[self.size]
            self.only_second = HOUSE[SECOND[index]] & ~crossing & self.at_most[self.size]
            any_changed = (self.crossing | self.only_first | self.only_second) & self.changed
            if any_changed and self.crossing and self.only_first and self.only_second:
                self._choose_wings()
        if not self.found:
            grid.found_nothing(("bent", self.size))
        return self.found

    def _sort_cells(self, grid: Grid) -> None:
        """Note, for each count, the cells with two candidates or more, up to so many."""
        for count in range(10):
            self.at_most[count] = 0
        rest = grid.empty
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            count = DIGIT_COUNT[grid.cell_digits[cell]]
            while 1 < count < 10:
                self.at_most[count] |= bit(cell)
                count += 1

    def _choose_wings(self) -> None:
        """Choose a cell in each of the houses that share the loose digit, and go on."""
        first_left = self.only_first & self.at_most[self.size - 1]
        while first_left:
            first = lowest(first_left)
            first_left &= first_left - 1
            mask = self.grid.cell_digits[first]
            # Two cells that share one digit have one digit less between them than their counts add up to.
            second_left = self.only_second & self.at_most[self.size + 1 - DIGIT_COUNT[mask]]
            while second_left:
                second = lowest(second_left)
                second_left &= second_left - 1
                shared = mask & self.grid.cell_digits[second]
                if shared and shared & (shared - 1) == 0:
                    loose = lowest(shared)
                    removed = self.grid.digit_cells[loose] & PEERS[first] & PEERS[second]
                    if removed:
                        self._choose_hinge(first, second, loose, removed)

    def _choose_hinge(self, first: int, second: int, loose: int, removed: int) -> None:
        """Choose the first cell where the houses cross, and go on."""
        self.chosen[0] = first
        self.chosen[1] = second
        one = self.grid.cell_digits[first]
        two = self.grid.cell_digits[second]
        with_loose = self.grid.digit_cells[loose]
        left = self.crossing
        while left:
            cell = lowest(left)
            left &= left - 1
            all_digits = one | two | self.grid.cell_digits[cell]
            remaining = removed & PEERS[cell] if with_loose & bit(cell) else removed
            if remaining and DIGIT_COUNT[all_digits] <= self.size:
                self.chosen[2] = cell
                others = left | (self.only_first & ~bit(first)) | (self.only_second & ~bit(second))
                # The wings are the first cells with the loose digit in their houses.
                others &= ~(with_loose & self.only_first & (bit(first) - 1))
                others &= ~(with_loose & self.only_second & (bit(second) - 1))
                if (bit(first) | bit(second) | bit(cell) | others) & self.changed:
                    self._choose_others(3, others, one, two, all_digits, loose, remaining)

    def _choose_others(
        self, count: int, left: int, one: int, two: int, all_digits: int, loose: int, removed: int
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
                remaining = removed & PEERS[cell] if mask >> loose & 1 else removed
                if remaining:
                    self.chosen[count] = cell
                    self._choose_others(count + 1, left, new_one, new_two, all_digits | mask, loose, remaining)

    def _is_bent(self, loose: int) -> bool:
        """Return whether two of the cells with the loose digit do not see each other, so that both may have it."""
        rest = self._chosen_cells() & self.grid.digit_cells[loose]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if rest & ~PEERS[cell]:
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

    def _note(self, loose: int, removed: int) -> None:
        """Add a subset to those found, unless it is there from another pair of houses."""
        cells = self._chosen_cells()
        if cells not in self.seen:
            self.seen.add(cells)
            self.found.append(BentSubset(cells, loose, removed))

    def _chosen_cells(self) -> int:
        """Return the cells of the subset as a set."""
        cells = 0
        for index in range(self.size):
            cells |= bit(self.chosen[index])
        return cells
