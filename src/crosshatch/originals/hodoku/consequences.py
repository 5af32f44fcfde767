# cython: language_level=3
"""What follows from the premises of a position by HoDoKu's tables: at all, and by which paths.

What follows at all is a set, and found as one for all premises; paths are looked at for one premise at a time.
"""

from ...board.bitset import members
from ...board.c_types import Cells, c_only
from ...board.grid import Grid
from .tables import CANDIDATES, MOST_DIRECT, OFF, Tables, tables

OFF_WORD = 9
"""The cell set of the first digit off in what follows from a premise; that of the first digit on is number 0."""


class Consequences:
    """What follows from each candidate, on or off, by the links of the tables with groups.

    ``cells`` has what follows at all, of each node ``n`` from ``n * 18`` on: the cells of each digit that is on, then
    those of each digit that is off.  ``find_all`` fills it.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.table: Tables = tables(grid, True)
        self.cells: list[Cells] = [0] * 43740
        self._lengths = [0] * 2430

    @c_only
    def find_all(self) -> None:
        """Find what follows from all that is off, of which there is little; from what is on, that follows too."""
        for index in range(self.table.count):
            self._close_off(self.table.candidates[index] + OFF)
        for group in range(self.table.group_count):
            self._close_off(CANDIDATES + group + OFF)
        for index in range(self.table.count):
            self._close_on(self.table.candidates[index])

    def _close_off(self, premise: int) -> None:
        table = self.table
        first = premise * 18
        self.cells[first + OFF_WORD + table.digits[premise] - 1] = table.cells[premise]
        table.reach(premise)
        for place in range(table.size):
            node = table.order[place]
            digit = table.digits[node]
            self.cells[first + OFF_WORD + digit - 1] |= self.grid.digit_cells[digit] & table.sees[node]
            if node < CANDIDATES:
                self.cells[first + digit - 1] |= table.cells[node]
                for other in members(self.grid.cell_digits[table.first_cells[node]] & ~(1 << digit)):
                    self.cells[first + OFF_WORD + other - 1] |= table.cells[node]

    def _close_on(self, premise: int) -> None:
        table = self.table
        first = premise * 18
        self.cells[first + table.digits[premise] - 1] = table.cells[premise]
        start = premise * MOST_DIRECT
        for index in range(start, start + table.direct_count[premise]):
            other = table.direct[index] * 18
            for word in range(18):
                self.cells[first + word] |= self.cells[other + word]

    @c_only
    def look_at(self, premise: int) -> None:
        """Look at the paths from a premise."""
        self.table.expand(premise)

    @c_only
    def length(self, node: int) -> int:
        """Return the length of the path to a node from the premise that is looked at.

        It is 0 where there is no path, and below 0 where that is not of the kind that is looked for.
        """
        place = self.table.place(node)
        return 0 if place < 0 else self.table.steps[place] + 1

    @c_only
    def measure_paths_to(self, node: int) -> None:
        """See to it that ``length_from`` is about paths to a node: note the lengths of all these at once.

        If something follows from a premise, the opposite of the premise follows from its opposite, by as many links.
        """
        table = self.table
        for index in range(table.count):
            self._lengths[table.candidates[index]] = 0
            self._lengths[table.candidates[index] + OFF] = 0
        table.expand(node + OFF if node < OFF else node - OFF)
        for place in range(table.size):
            other = table.order[place]
            self._lengths[other + OFF if other < OFF else other - OFF] = table.steps[place] + 1

    @c_only
    def length_from(self, premise: int) -> int:
        """Return the length of the path from a premise to the node of ``measure_paths_to``; see ``length``."""
        return self._lengths[premise]
