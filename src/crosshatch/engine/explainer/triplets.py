"""Aligned triplet exclusion as Sudoku Explainer goes about it: the first three cells that remove something.

The logic is that of ``sets.aligned_exclusion``; the order is another, and the path depends on it.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid
from . import kinds

PEERS = houses.PEERS
OTHERS = kinds.OTHERS

FEWEST_EXCLUDERS = 2


class Triplet(NamedTuple):
    """Three cells, in order, and for each the mask of the digits that go from it."""

    cells: tuple[int, ...]
    removed: tuple[int, ...]


def first_triplet(grid: Grid) -> Triplet | None:
    """Return the triplet that Sudoku Explainer finds first, None where there is none."""
    return TripletSearch(grid).find()


class TripletSearch:
    """The cells that can take part, and the cells that limit them."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.base = 0
        self.excluders = [0] * 81
        self._cells = [0] * 81
        self._count = 0
        self._masks = [0] * 20
        self._mask_count = 0
        self._left = [0] * 3  # of each cell the digits that are in no allowed triple so far
        small = 0
        single = 0
        rest = grid.empty
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            size = popcount(grid.cell_digits[cell])
            if size == 2 or size == 3:
                small |= bit(cell)
            elif size == 1:
                single |= bit(cell)
        rest = grid.empty
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            digits = grid.cell_digits[cell]
            if digits & (digits - 1) and PEERS[cell] & single == 0 and PEERS[cell] & small:
                self.excluders[cell] = PEERS[cell] & small
                self.base |= bit(cell)
                self._cells[self._count] = cell
                self._count += 1

    def find(self) -> Triplet | None:
        """Return the first triplet that removes something."""
        for second in range(self._count):
            for first in range(second):
                found = self._with_pair(self._cells[first], self._cells[second])
                if found is not None:
                    return found
        return None

    def _with_pair(self, first: int, second: int) -> Triplet | None:
        common = self.excluders[first] & self.excluders[second]
        if popcount(common) < FEWEST_EXCLUDERS:
            return None
        thirds = self.excluders[first] & self.base & ~(bit(first) | bit(second))
        found = self._with_thirds(first, second, first, thirds, common)
        if found is None:
            thirds = self.excluders[second] & self.base & ~(self.excluders[first] | bit(first) | bit(second))
            found = self._with_thirds(first, second, second, thirds, common)
        return found

    def _with_thirds(self, first: int, second: int, beside: int, thirds: int, common: int) -> Triplet | None:
        """Try third cells, which one of the two sees, in the order of its peers."""
        for part in range(3):
            rest = thirds & OTHERS[3 * beside + part]
            while rest:
                third = lowest(rest)
                rest &= rest - 1
                if popcount(common & self.excluders[third]) >= FEWEST_EXCLUDERS and self._removes(first, second, third):
                    return Triplet((first, second, third), (self._left[0], self._left[1], self._left[2]))
        return None

    def _removes(self, first: int, second: int, third: int) -> bool:
        """Find the digits of three cells that are in no allowed triple; return whether there are any."""
        self._mask_count = 0
        rest = self.excluders[first] & self.excluders[second] & self.excluders[third]
        while rest:
            self._masks[self._mask_count] = self.grid.cell_digits[lowest(rest)]
            self._mask_count += 1
            rest &= rest - 1
        ones = self._left[0] = self.grid.cell_digits[first]
        all_twos = self._left[1] = self.grid.cell_digits[second]
        all_threes = self._left[2] = self.grid.cell_digits[third]
        first_sees_second = PEERS[first] & bit(second) != 0
        first_sees_third = PEERS[first] & bit(third) != 0
        second_sees_third = PEERS[second] & bit(third) != 0
        while ones:
            one = ones & -ones
            ones ^= one
            twos = all_twos & ~one if first_sees_second else all_twos
            while twos:
                two = twos & -twos
                twos ^= two
                threes = all_threes & ~one if first_sees_third else all_threes
                if second_sees_third:
                    threes &= ~two
                if not (one & self._left[0] or two & self._left[1]):
                    threes &= self._left[2]
                if threes and self._allow(one, two, threes):
                    return False
        return True

    def _allow(self, one: int, two: int, threes: int) -> bool:
        """Note the allowed triples of two digits with one of some; return whether all digits are in some now."""
        while threes:
            three = threes & -threes
            threes ^= three
            taken = one | two | three
            index = 0
            while index < self._mask_count and self._masks[index] & ~taken:
                index += 1
            if index == self._mask_count:
                self._left[0] &= ~one
                self._left[1] &= ~two
                self._left[2] &= ~three
                if not (self._left[0] or self._left[1] or self._left[2]):
                    return True
        return False
