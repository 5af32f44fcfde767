# cython: language_level=3
"""Aligned exclusion: which digits of two or three cells take part in no combination of digits that is possible.

A combination is impossible where two of its digits exclude each other, as a digit twice in a house does, or where it
takes all candidates from a cell that the cells see, an excluder; for two cells also where it takes two digits from an
almost locked set.  As in Sudoku Explainer,
the cells have two excluders or more in common, none of them sees a naked single, and of three cells one could be an
excluder of another.  That keeps the search to what people find.
"""

from typing import TypeAlias

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, internal
from ...board.checks import check_cell, check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from .search import AlmostLockedSets

Excluded: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Two or three cells, in order, and for each the mask of the digits that go from it."""


def pairs(grid: Grid, sets: AlmostLockedSets | None = None) -> list[Excluded]:
    """Return the pairs of cells that remove something, in order of their cells.

    Excluders are cells with two candidates, or else the almost locked sets that are given.
    """
    search = ExclusionSearch(grid, 2)
    search.find_pairs(sets)
    return search.found


def triplets(grid: Grid) -> list[Excluded]:
    """Return the threes of cells that remove something, in order of their cells.

    Excluders are cells with two or three candidates.
    """
    search = ExclusionSearch(grid, 3)
    search.find_triplets(changed_since_nothing(grid, "aligned triplets"))
    if not search.found and not grid.naked_singles:  # cells beside those do not take part now, and may later
        found_nothing(grid, "aligned triplets")
    return search.found


def reached(grid: Grid, cell: int) -> Cells:
    """Return the cells from which a candidate of a cell can take a candidate, whether they lie in one house or not."""
    check_cell(cell)
    tables = grid.tables
    cells = tables.peers[cell]
    for digit in members(grid.cell_digits[cell] if tables.has_links else 0):
        for other in range(1, 10):
            cells |= tables.excluded[(cell * 9 + digit - 1) * 10 + other] & grid.digit_cells[other]
    return cells & ~bit(cell)


@internal
class ExclusionSearch:
    """The cells that can take part, and what was found so far.

    Cell number ``n`` of them is ``cells[n]``, and ``excluders[n]`` are its excluders.
    """

    def __init__(self, grid: Grid, largest: int) -> None:
        check_within(largest, 1, 9)
        self.grid = grid
        self.tables = grid.tables
        self.found: list[Excluded] = []
        self.count = 0
        self.cells = [0] * 81
        self.excluders: list[Cells] = [0] * 81
        # Of a pair: for each digit of the first cell those of the second that do not go with it; no other digit counts.
        self.barred = [0] * 10
        self.excluder_count = 0
        self.excluder = [0] * 81  # of three cells: their common excluders
        self.excluder_digits = [0] * 81  # for each of these its candidates
        self.allowed = [0] * 3  # of three cells: for each the digits that take part in a possible combination
        self._collect(largest)

    def _collect(self, largest: int) -> None:
        """Collect the cells that can take part; excluders have two to ``largest`` candidates."""
        small: Cells = 0
        for cell in members(self.grid.empty & ~self.grid.naked_singles):
            if 2 <= popcount(self.grid.cell_digits[cell]) <= largest:
                small |= bit(cell)
        for cell in members(self.grid.empty & ~self.grid.naked_singles):
            if self.grid.cell_digits[cell] and self.tables.peers[cell] & self.grid.naked_singles == 0:
                self.cells[self.count] = cell
                linked = self.tables.has_links
                self.excluders[self.count] = small & (reached(self.grid, cell) if linked else self.tables.peers[cell])
                self.count += 1

    def find_pairs(self, sets: AlmostLockedSets | None) -> None:
        """Find the pairs, with almost locked sets as excluders, or cells."""
        for first in range(self.count):
            for second in range(first + 1, self.count):
                common = self.excluders[first] & self.excluders[second]
                if sets is not None or _are_enough(common):
                    self._bar_clashes(self.cells[first], self.cells[second])
                    if sets is None:
                        self._bar_by_cells(self.cells[first], self.cells[second], common)
                    else:
                        self._bar_by_sets(sets, self.cells[first], self.cells[second])
                    self._check_pair(self.cells[first], self.cells[second])

    def _taken(self, cell: int, digit: int, other: int) -> int:
        """Return the mask of the digits that a digit of a cell takes from another cell."""
        tables = self.tables
        if not tables.has_links:
            return 1 << digit if tables.peers[cell] & bit(other) else 0
        taken = 0
        for each in members(self.grid.cell_digits[other]):
            if tables.excluded[(cell * 9 + digit - 1) * 10 + each] & bit(other):
                taken |= 1 << each
        return taken

    def _bar_clashes(self, first: int, second: int) -> None:
        """Bar nothing yet but the digits of two cells that exclude each other."""
        for digit in members(self.grid.cell_digits[first]):
            self.barred[digit] = self._taken(first, digit, second)

    def _bar_by_cells(self, first: int, second: int, cells: Cells) -> None:
        """Bar what takes all candidates from one of some cells with two."""
        for cell in members(cells):
            digits = self.grid.cell_digits[cell]
            if self.tables.has_links:
                self._bar_by_links(first, second, cell)
            else:
                high = digits & (digits - 1)
                self.barred[lowest(digits)] |= high
                self.barred[lowest(high)] |= digits ^ high

    def _bar_by_links(self, first: int, second: int, cell: int) -> None:
        """Bar what takes all candidates from a cell, by whatever links."""
        for digit in members(self.grid.cell_digits[first]):
            left = self.grid.cell_digits[cell] & ~self._taken(first, digit, cell)
            for other in members(self.grid.cell_digits[second]):
                if left & ~self._taken(second, other, cell) == 0:
                    self.barred[digit] |= 1 << other

    def _bar_by_sets(self, sets: AlmostLockedSets, first: int, second: int) -> None:
        """Bar what takes two digits from an almost locked set."""
        for number in range(sets.count):
            ones = sets.digits_seen_by(number, first)
            others = sets.digits_seen_by(number, second) if ones else 0
            while ones and others:
                digit = lowest(ones)
                ones &= ones - 1
                self.barred[digit] |= others & ~(1 << digit)

    def _check_pair(self, first: int, second: int) -> None:
        """Note a pair if a digit of either cell goes with none of the other."""
        from_first = 0
        partners = 0
        for digit in members(self.grid.cell_digits[first]):
            left = self.grid.cell_digits[second] & ~self.barred[digit]
            partners |= left
            if left == 0:
                from_first |= 1 << digit
        from_second = self.grid.cell_digits[second] & ~partners
        if from_first or from_second:
            self.found.append(((first, second), (from_first, from_second)))

    def find_triplets(self, changed: Cells) -> None:
        """Find the threes of which some cell, or an excluder, is among those that have changed."""
        for first in range(self.count):
            for second in range(first + 1, self.count):
                common = self.excluders[first] & self.excluders[second]
                if _are_enough(common):
                    for third in range(second + 1, self.count):
                        shared = common & self.excluders[third]
                        if _are_enough(shared) and self._may_remove(first, second, third, shared, changed):
                            self._check_triplet(first, second, third)

    def _may_remove(self, one: int, two: int, three: int, shared: Cells, changed: Cells) -> bool:
        """Return whether one of three cells (by number) could be an excluder of another, and something has changed."""
        together = bit(self.cells[one]) | bit(self.cells[two]) | bit(self.cells[three])
        if (together | shared) & changed == 0:
            return False
        return together & (self.excluders[one] | self.excluders[two] | self.excluders[three]) != 0

    def _check_triplet(self, one: int, two: int, three: int) -> None:
        """Note three cells (by number) if a digit of theirs takes part in no possible combination."""
        first = self.cells[one]
        second = self.cells[two]
        third = self.cells[three]
        self._list_excluders(self.excluders[one] & self.excluders[two] & self.excluders[three])
        self._try_all(first, second, third)
        from_first = self.grid.cell_digits[first] & ~self.allowed[0]
        from_second = self.grid.cell_digits[second] & ~self.allowed[1]
        from_third = self.grid.cell_digits[third] & ~self.allowed[2]
        if from_first or from_second or from_third:
            self.found.append(((first, second, third), (from_first, from_second, from_third)))

    def _list_excluders(self, cells: Cells) -> None:
        self.excluder_count = 0
        for cell in members(cells):
            self.excluder[self.excluder_count] = cell
            self.excluder_digits[self.excluder_count] = self.grid.cell_digits[cell]
            self.excluder_count += 1

    def _try_all(self, first: int, second: int, third: int) -> None:
        """Note which digits of three cells take part in a possible combination."""
        self.allowed[0] = 0
        self.allowed[1] = 0
        self.allowed[2] = 0
        for one in members(self.grid.cell_digits[first]):
            seconds = self.grid.cell_digits[second] & ~self._taken(first, one, second)
            thirds = self.grid.cell_digits[third] & ~self._taken(first, one, third)
            for two in members(seconds):
                threes = thirds & ~self._taken(second, two, third)
                if self.allowed[0] >> one & 1 and self.allowed[1] >> two & 1:
                    threes &= ~self.allowed[2]
                if threes and self.tables.has_links:
                    threes = self._left_by_links(first, one, second, two, third, threes)
                elif threes:
                    threes = self._left(1 << one | 1 << two, threes)
                if threes:
                    self.allowed[0] |= 1 << one
                    self.allowed[1] |= 1 << two
                    self.allowed[2] |= threes

    def _left(self, taken: int, threes: int) -> int:
        """Return which digits of a third cell leave a candidate for each excluder when two are taken (all as masks)."""
        for index in range(self.excluder_count):
            left = self.excluder_digits[index] & ~taken
            if left & (left - 1) == 0:
                threes &= ~left if left else 0
        return threes

    def _left_by_links(self, first: int, one: int, second: int, two: int, third: int, threes: int) -> int:
        """Do the same, given the first two cells with their digits, and the third, where they take by any links."""
        for index in range(self.excluder_count):
            cell = self.excluder[index]
            left = self.excluder_digits[index] & ~(self._taken(first, one, cell) | self._taken(second, two, cell))
            for three in members(threes):
                if left & ~self._taken(third, three, cell) == 0:
                    threes &= ~(1 << three)
        return threes


def _are_enough(excluders: Cells) -> bool:
    """Return whether some excluders are two or more."""
    return excluders & (excluders - 1) != 0
