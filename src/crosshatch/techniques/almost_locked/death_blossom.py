# cython: language_level=3
"""Death blossoms: a stem cell and, for each of its digits, an almost locked set that is a petal.

The stem sees every cell where the petal of a digit can take that digit.  Whatever digit the stem holds, its petal lacks
it and holds all its others.  So a digit that all petals have goes from what sees all its cells in every petal.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Long, internal
from ...board.checks import check_cells
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import ALL_DIGITS
from ...logic.budget import Budget
from . import search as als
from .search import AlmostLockedSets

MOST_WORK: Long = 100_000_000
"""How many petals are tried: see ``budget``."""


class BlossomFinding(NamedTuple):
    """A stem cell and its petals: sets by their numbers, in the order of the stem's digits; ``size`` cells in all."""

    size: int
    stem: int
    petals: tuple[int, ...]


def blossoms(grid: Grid, sets: AlmostLockedSets, overlap: bool) -> list[BlossomFinding]:
    """Return the blossoms that remove something: for all that can be removed at once one of the fewest cells.

    Those of fewest cells come first.  Petals have cells in common only with ``overlap``.
    """
    search = BlossomSearch(sets, overlap, changed_since_nothing(grid, ("blossoms", overlap)))
    for stem in members(grid.empty):
        if search.prepare(grid, stem):
            search.choose(0, 0)
    if not search.best and sets.all_noted() and search.budget.spend(0):
        found_nothing(grid, ("blossoms", overlap))
    return sorted(search.best.values())


@internal
class BlossomSearch:
    """The petals for a stem, and the best blossoms so far by what they remove.

    A stem with ``digit_count`` digits has for its digit number ``n`` the petals from ``600 * n`` on.  ``common`` holds
    from ``10 * n`` on, for each digit that can be removed, the cells that see it in the petals chosen before.
    """

    def __init__(self, sets: AlmostLockedSets, overlap: bool, changed: int) -> None:
        check_cells(changed)
        self.sets = sets
        self.overlap = overlap
        self.changed: Cells = changed  # the cells of which a blossom has one: the others are known to have none
        self.stem = 0
        self.cells: Cells = 0  # the stem and all cells of its petals
        self.digit_count = 0
        self.removable = 0
        self.best: dict[tuple[int, ...], BlossomFinding] = {}
        self.budget = Budget(MOST_WORK)
        self.petals = [0] * (9 * als.MOST_SETS)
        self.common: list[Cells] = [0] * 100
        self.reached: list[Cells] = [0] * 10  # for each digit the cells that see it in any petal just collected
        self.petal_count = [0] * 9
        self.chosen = [0] * 9

    def prepare(self, grid: Grid, stem: int) -> bool:
        """Collect the petals for a stem; return whether it can have a blossom."""
        digits = grid.cell_digits[stem]
        self.stem = stem
        self.cells = bit(stem)
        self.digit_count = 0
        self.removable = ALL_DIGITS & ~digits
        for digit in range(1, 10):
            self.common[digit] = grid.digit_cells[digit]
        while digits and self.removable:
            digit = lowest(digits)
            digits &= digits - 1
            self._collect(grid.digit_cells[digit] & grid.tables.peers[stem], digit)
            self._narrow()
            self.digit_count += 1
        return self.removable != 0 and self.digit_count > 1 and self.cells & self.changed != 0

    def _collect(self, places: Cells, digit: int) -> None:
        """Collect the petals for one digit of the stem, which has these places among the peers of the stem."""
        sets = self.sets
        start = self.digit_count * 600
        count = 0
        for cell in members(places):
            node = sets.first_node[cell * 10 + digit]
            while node:  # 0 is none
                if sets.node_seen[node] & bit(self.stem):
                    for member in range(sets.member_start[node], sets.member_start[node + 1]):
                        self.cells |= sets.set_cells[sets.members[member]]
                        self.petals[start + count] = sets.members[member]
                        count += 1
                node = sets.next_node[node]
        self.petal_count[self.digit_count] = count

    def _narrow(self) -> None:
        """Keep what can be removed with any of the petals just collected."""
        sets = self.sets
        for digit in range(1, 10):
            self.reached[digit] = 0
        start = self.digit_count * 600
        for index in range(start, start + self.petal_count[self.digit_count]):
            petal = self.petals[index]
            for digit in members(sets.live[petal] & self.removable):
                self.reached[digit] |= sets.node_seen[sets.set_node[petal * 10 + digit]]
        for digit in range(1, 10):
            self.common[digit] &= self.reached[digit]
            if self.common[digit] == 0:
                self.removable &= ~(1 << digit)

    def choose(self, number: int, cells: Cells) -> None:
        """Choose the petals from the stem's digit of a number on; those before have these cells."""
        if number == self.digit_count:
            self._note(cells)
            return
        if not self.budget.spend(self.petal_count[number]):
            return
        sets = self.sets
        for index in range(self.petal_count[number]):
            petal = self.petals[number * 600 + index]
            if (self.overlap or cells & sets.set_cells[petal] == 0) and self._add(number, petal):
                self.chosen[number] = petal
                self.choose(number + 1, cells | sets.set_cells[petal])

    def _add(self, number: int, petal: int) -> bool:
        """Set what is common to a petal and those before; return whether that is anything."""
        sets = self.sets
        here = number * 10
        left: Cells = 0
        for digit in members(self.removable):
            seen = self.common[here + digit]
            if seen:
                seen &= sets.seen(petal, digit)
                left |= seen
            self.common[here + 10 + digit] = seen
        return left != 0

    def _note(self, cells: Cells) -> None:
        """Note the blossom chosen, unless one of no more cells removes the same."""
        start = self.digit_count * 10
        removed = tuple([self.common[start + digit] if self.removable >> digit & 1 else 0 for digit in range(1, 10)])
        size = popcount(cells) + 1
        known = self.best.get(removed)
        if known is None or size < known[0]:
            petals = tuple([self.chosen[number] for number in range(self.digit_count)])
            self.best[removed] = BlossomFinding(size, self.stem, petals)
