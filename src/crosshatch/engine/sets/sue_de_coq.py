"""Sue de Coq: cells where a line and a box cross, with more cells of both that use up their digits.

Two or three cells of the crossing, the core, have at least two digits more than they are.  Further cells of the line
and further cells of the box come in, with no digit of the core in both.  Each side brings more cells than digits that
the core lacks, and both together make up for what the core is short of.  Then there are as many cells as digits, and
each digit must be in one of the cells.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid
from ..cells import digits_of

HOUSE = houses.HOUSE
DIGIT_COUNT = houses.DIGIT_COUNT


class SueDeCoq(NamedTuple):
    """A line and a box (houses), the cells of the core, and those that come in beside it; ``size`` cells in all."""

    size: int
    line: int
    box: int
    core: int
    line_cells: int
    box_cells: int


def sue_de_coq(grid: Grid) -> list[SueDeCoq]:
    """Return all patterns that remove something, those of fewest cells first."""
    search = CoreSearch(grid)
    for line in range(18):
        for box in range(18, 27):
            search.cross(line, box)
    return sorted(search.found)


class CoreSearch:
    """The search around one core after the other, and the patterns found so far."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.line = 0
        self.box = 0
        self.line_side = Side(grid)
        self.box_side = Side(grid)
        self.found: list[SueDeCoq] = []

    def cross(self, line: int, box: int) -> None:
        """Try the cores of a line and a box: the empty cells of their crossing, and two of three."""
        self.line = line
        self.box = box
        crossing = self.grid.empty & HOUSE[line] & HOUSE[box]
        if popcount(crossing) > 1:
            self._surround(crossing)
        if popcount(crossing) > 2:
            rest = crossing
            while rest:
                self._surround(crossing & ~bit(lowest(rest)))
                rest &= rest - 1

    def _surround(self, core: int) -> None:
        """Find the patterns of a core."""
        digits = digits_of(self.grid, core)
        excess = DIGIT_COUNT[digits] - popcount(core)
        if excess < 2:
            return
        self.line_side.gather(self.grid.empty & HOUSE[self.line] & ~core, digits, excess - 1)
        if self.line_side.count == 0:
            return
        self.box_side.gather(self.grid.empty & HOUSE[self.box] & ~core, digits, excess - 1)
        for index in range(self.line_side.count):
            for other in range(self.box_side.count):
                if self.line_side.spare[index] + self.box_side.spare[other] == excess:
                    self._check(core, digits, index, other)

    def _check(self, core: int, core_digits: int, index: int, other: int) -> None:
        """Note a core with a choice on either side if these go together and remove something."""
        line_cells = self.line_side.cells[index]
        box_cells = self.box_side.cells[other]
        line_digits = self.line_side.digits[index]
        box_digits = self.box_side.digits[other]
        both = line_digits & box_digits
        if line_cells & box_cells or both & core_digits:
            return
        from_line = (core_digits | line_digits) & ~box_digits | both
        from_box = (core_digits | box_digits) & ~line_digits | both
        beside_line = self.grid.empty & HOUSE[self.line] & ~(core | line_cells)
        beside_box = self.grid.empty & HOUSE[self.box] & ~(core | box_cells)
        if digits_of(self.grid, beside_line) & from_line or digits_of(self.grid, beside_box) & from_box:
            size = popcount(core | line_cells | box_cells)
            self.found.append(SueDeCoq(size, self.line, self.box, core, line_cells, box_cells))


class Side:
    """The choices of cells on one side of a core: their cells and digits, and how many cells they have to spare."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.count = 0
        self.core_digits = 0
        self.most = 0
        self.cells = [0] * 128  # at most seven cells of a house are outside of the core
        self.digits = [0] * 128
        self.spare = [0] * 128

    def gather(self, source: int, core_digits: int, most: int) -> None:
        """Gather the choices from some cells with one to ``most`` more cells than digits that the core lacks."""
        self.count = 0
        self.core_digits = core_digits
        self.most = most
        self._extend(source, popcount(source), 0, 0, 0)

    def _extend(self, source: int, left: int, cells: int, size: int, digits: int) -> None:
        """Note the choices that have some cells and more of the ``left`` cells of a source."""
        while source:
            cell = lowest(source)
            left -= 1
            union = digits | self.grid.cell_digits[cell]
            spare = size + 1 - DIGIT_COUNT[union & ~self.core_digits]
            if 0 < spare <= self.most and union & self.core_digits:
                self.cells[self.count] = cells | bit(cell)
                self.digits[self.count] = union
                self.spare[self.count] = spare
                self.count += 1
            source &= source - 1
            if left and spare + left > 0:
                self._extend(source, left, cells | bit(cell), size + 1, union)
