"""Sue de Coq: cells where a line and a box cross, with more cells of both that use up their digits.

Two or three cells of the crossing, the core, have at least two digits more than they are.  Further cells of the line
and further cells of the box come in, with no digit of the core in both.  Each side brings more cells than digits that
the core lacks, and both together make up for what the core is short of.  Then there are as many cells as digits, and
each digit must be in one of the cells.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import bit, interpreted, lowest, popcount
from ...board.grid import Grid
from ..cells import digits_of

HOUSE = houses.HOUSE
DIGIT_COUNT = houses.DIGIT_COUNT

SUE_DE_COQ = "Sue de Coq"


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
    search = CoreSearch(grid, grid.changed_since_nothing(SUE_DE_COQ))
    for line in range(18):
        for box in range(18, 27):
            search.cross(line, box)
    if not search.found:
        grid.found_nothing(SUE_DE_COQ)
    return sorted(search.found)


class CoreSearch:
    """The search around one core after the other, and the patterns found so far.

    Those without any ``changed`` cell are known to remove nothing.
    """

    def __init__(self, grid: Grid, changed: int) -> None:
        self.grid = grid
        self.changed = changed
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
        of_line = self.grid.empty & HOUSE[self.line] & ~core
        of_box = self.grid.empty & HOUSE[self.box] & ~core
        changed = self.changed
        digits = digits_of(self.grid, core)
        excess = DIGIT_COUNT[digits] - popcount(core)
        if excess >= 2 and (core | of_line | of_box) & changed:
            self.line_side.gather(of_line, digits, excess - 1, 0 if (core | of_box) & changed else changed)
            if self.line_side.count:
                self.box_side.gather(of_box, digits, excess - 1, 0 if (core | of_line) & changed else changed)
                self._join_sides(core, digits, excess)

    def _join_sides(self, core: int, digits: int, excess: int) -> None:
        """Note the choices on either side that go together and remove something."""
        line = self.line_side
        box = self.box_side
        for index in range(line.count):
            needed = excess - line.spare[index]
            line_digits = line.digits[index]
            for other in range(box.count):
                box_digits = box.digits[other]
                both = line_digits & box_digits
                if (
                    box.spare[other] == needed
                    and both & digits == 0
                    and line.cells[index] & box.cells[other] == 0
                    and (
                        line.beside[index] & ((digits | line_digits) & ~box_digits | both)
                        or box.beside[other] & ((digits | box_digits) & ~line_digits | both)
                    )
                ):
                    self._note(core, line.cells[index], box.cells[other])

    def _note(self, core: int, line_cells: int, box_cells: int) -> None:
        size = popcount(core | line_cells | box_cells)
        self.found.append(SueDeCoq(size, self.line, self.box, core, line_cells, box_cells))


class Side:
    """The choices of cells on one side of a core.

    Of each there are its cells and digits, how many cells it has to spare, and the digits of the cells beside it.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.count = 0
        self.core_digits = 0
        self.most = 0
        self.source = 0
        self.needed = 0
        if interpreted():
            self.cells = [0] * 128  # at most seven cells of a house are outside of the core
            self.digits = [0] * 128
            self.spare = [0] * 128
            self.beside = [0] * 128

    def gather(self, source: int, core_digits: int, most: int, needed: int) -> None:
        """Gather the choices from some cells with one to ``most`` more cells than digits that the core lacks.

        They have one of the cells ``needed``, if there are any such.
        """
        self.count = 0
        self.core_digits = core_digits
        self.most = most
        self.source = source
        self.needed = needed
        self._extend(source, popcount(source), 0, 0, 0)

    def _extend(self, source: int, left: int, cells: int, size: int, digits: int) -> None:
        """Note the choices that have some cells and more of the ``left`` cells of a source."""
        while source and self._is_wanted(cells | source):
            cell = lowest(source)
            left -= 1
            union = digits | self.grid.cell_digits[cell]
            spare = size + 1 - DIGIT_COUNT[union & ~self.core_digits]
            if 0 < spare <= self.most and union & self.core_digits and self._is_wanted(cells | bit(cell)):
                self.cells[self.count] = cells | bit(cell)
                self.digits[self.count] = union
                self.spare[self.count] = spare
                self.beside[self.count] = digits_of(self.grid, self.source & ~(cells | bit(cell)))
                self.count += 1
            source &= source - 1
            if left and spare + left > 0:
                self._extend(source, left, cells | bit(cell), size + 1, union)

    def _is_wanted(self, cells: int) -> bool:
        """Return whether some cells have one that is needed."""
        return self.needed == 0 or cells & self.needed != 0
