# cython: language_level=3
"""Aligned triplet exclusion as Sudoku Explainer goes about it: the first three cells that remove something.

The logic is that of ``almost_locked.aligned_exclusion_search``; the order is another, and the path depends on it.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest
from ...board.c_types import Cells
from ...board.grid import Grid
from ...board.houses import PEERS
from .kinds import OTHERS
from .position import Position


class Triplet(NamedTuple):
    """Three cells, in order, and for each the mask of the digits that go from it."""

    cells: tuple[int, ...]
    removed: tuple[int, ...]


_spare: list["TripletSearch"] = []
"""Searches that nobody uses at the time, with what they know of the position before."""


def first_triplet(grid: Grid) -> Triplet | None:
    """Return the triplet that Sudoku Explainer finds first, None where there is none."""
    position = Position()
    position.load(grid)
    search = _taken()
    found = search.first(position)
    _spare.append(search)
    return found


def _taken() -> "TripletSearch":
    try:
        return _spare.pop()
    except IndexError:  # asked before, another thread could take the last between the answer and this
        return TripletSearch()


class TripletSearch:
    """The cells that can take part, and those that limit them: their excluders, with two or three candidates.

    What has removed nothing is not looked at again in a position where it is the same.
    """

    def __init__(self) -> None:
        self._position = Position()
        self._barren = Position()  # a position without a triplet, if there was one
        self._has_barren = False
        self._has_singles = False
        self._changed: Cells = 0  # the cells that are not as they were in that position
        self._pair_changed = False
        self._small: Cells = 0
        self._base: Cells = 0
        self._excluders: list[Cells] = [0] * 81
        self._cells = [0] * 81
        self._count = 0
        self._masks = [0] * 20
        self._mask_count = 0
        self._left = [0] * 3  # of each cell the digits that are in no allowed triple so far

    def first(self, position: Position) -> Triplet | None:
        """Return the triplet that comes first in a position."""
        self._load(position)
        for second in range(self._count):
            for first in range(second):
                common = self._excluders[self._cells[first]] & self._excluders[self._cells[second]]
                if common & (common - 1):
                    found = self._with_pair(self._cells[first], self._cells[second], common)
                    if found is not None:
                        return found
        if not self._has_singles:  # cells beside those do not take part now, and may later
            self._barren.copy(position)
            self._has_barren = True
        return None

    def _load(self, position: Position) -> None:
        self._position.copy(position)
        small: Cells = 0
        single: Cells = 0
        self._changed = 0
        same = self._has_barren and position.within(self._barren)
        for cell in range(81):
            digits = position.cell_digits[cell]
            if not same or digits != self._barren.cell_digits[cell]:
                self._changed |= bit(cell)
            rest = digits & (digits - 1)
            if rest == 0:
                single |= bit(cell) if digits else 0
            else:
                rest &= rest - 1
                if rest & (rest - 1) == 0:
                    small |= bit(cell)
        self._has_singles = single != 0
        self._small = small
        self._base = 0
        self._count = 0
        for cell in range(81):
            digits = position.cell_digits[cell]
            self._excluders[cell] = PEERS[cell] & small
            if digits & (digits - 1) and PEERS[cell] & single == 0 and self._excluders[cell]:
                self._base |= bit(cell)
                self._cells[self._count] = cell
                self._count += 1

    def _with_pair(self, first: int, second: int, common: Cells) -> Triplet | None:
        others = self._untried(first, second)
        self._pair_changed = (bit(first) | bit(second)) & self._changed != 0
        if not self._pair_changed and common & self._changed == 0:
            others &= self._changed
        if not others:
            return None
        found = self._with_thirds(first, second, first, self._excluders[first] & others, common)
        if found is None:
            others &= ~self._excluders[first]
            found = self._with_thirds(first, second, second, self._excluders[second] & others, common)
        return found

    def _untried(self, first: int, second: int) -> Cells:
        """Return the third cells for two, but for those with which the three were tried as another pair and third.

        The pair of the third and one of the two came earlier where the third comes before the other, which is then the
        third cell if it is an excluder of one of that pair.
        """
        others = self._base & ~(bit(first) | bit(second))
        if self._small & bit(second):
            before = bit(second) - 1
            others &= ~before if PEERS[first] & bit(second) else ~(before & PEERS[second])
        if self._small & bit(first):
            before = bit(first) - 1
            others &= ~before if PEERS[second] & bit(first) else ~(before & PEERS[first])
        return others

    def _with_thirds(self, first: int, second: int, beside: int, thirds: Cells, common: Cells) -> Triplet | None:
        """Try third cells, which one of the two sees, in the order of its peers."""
        for part in range(3):
            rest = thirds & OTHERS[3 * beside + part]
            while rest:
                third = lowest(rest)
                rest &= rest - 1
                shared = common & self._excluders[third]
                if shared & (shared - 1) == 0:
                    continue
                changed = self._pair_changed or (bit(third) | shared) & self._changed != 0
                if changed and self._removes(first, second, third, shared):
                    return Triplet((first, second, third), (self._left[0], self._left[1], self._left[2]))
        return None

    def _removes(self, first: int, second: int, third: int, shared: Cells) -> bool:
        """Find the digits of three cells that are in no allowed triple; return whether there are any."""
        self._mask_count = 0
        while shared:
            self._masks[self._mask_count] = self._position.cell_digits[lowest(shared)]
            self._mask_count += 1
            shared &= shared - 1
        ones = self._left[0] = self._position.cell_digits[first]
        all_twos = self._left[1] = self._position.cell_digits[second]
        all_threes = self._left[2] = self._position.cell_digits[third]
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
