# cython: language_level=3
"""Sue de Coq: cells where a line and a box cross, with more cells of both that use up their digits.

Any two houses or cages that share cells can take the place of the line and the box, the first that of the line.  Two or
more cells of the crossing, the core, have at least two digits more than they are.  Further cells of the line
and further cells of the box come in, with no digit of the core in both.  Each side brings more cells than digits that
the core lacks, and both together make up for what the core is short of.  Then there are as many cells as digits, and
each digit must be in one of the cells.
"""

from typing import NamedTuple

from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells, internal
from ...board.cells import cells_with_any, digits_of
from ...board.checks import check_cells
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import DIGIT_COUNT, MOST_HOUSES

SUE_DE_COQ = "Sue de Coq"


class SueDeCoqFinding(NamedTuple):
    """A line and a box (any two houses), the cells of the core, and those beside it; ``size`` cells in all."""

    size: int
    line: int
    box: int
    core: int
    line_cells: int
    box_cells: int


def sue_de_coq(grid: Grid) -> list[SueDeCoqFinding]:
    """Return all patterns that remove something, those of fewest cells first."""
    search = CoreSearch(grid, changed_since_nothing(grid, SUE_DE_COQ))
    tables = grid.tables
    for line in range(tables.end):
        if line < tables.house_count:
            for box in members(tables.crossing[line] >> line << line):
                search.cross(line, box)
        for box in range(max(line + 1, MOST_HOUSES), tables.end):
            search.cross(line, box)
    if not search.found:
        found_nothing(grid, SUE_DE_COQ)
    return sorted(search.found)


@internal
class CoreSearch:
    """The search around one core after the other, and the patterns found so far.

    Those without any ``changed`` cell are known to remove nothing.
    """

    def __init__(self, grid: Grid, changed: int) -> None:
        check_cells(changed)
        self.grid = grid
        self.tables = grid.tables
        self.changed: Cells = changed
        self.line = 0
        self.box = 0
        self.line_side = Side(grid)
        self.box_side = Side(grid)
        self.found: list[SueDeCoqFinding] = []

    def cross(self, line: int, box: int) -> None:
        """Try the cores of a line and a box: the empty cells of their crossing, or at least two of them."""
        crossing = self.grid.empty & self.tables.house[line] & self.tables.house[box]
        if crossing & (crossing - 1) and (self.tables.house[line] | self.tables.house[box]) & self.changed:
            self.line = line
            self.box = box
            core = crossing
            while core:
                if core & (core - 1):
                    self._surround(core, popcount(core))
                core = core - 1 & crossing

    def _surround(self, core: Cells, size: int) -> None:
        """Find the patterns of a core."""
        of_line = self.grid.empty & self.tables.house[self.line] & ~core
        of_box = self.grid.empty & self.tables.house[self.box] & ~core
        digits = digits_of(self.grid, core)
        excess = DIGIT_COUNT[digits] - size
        if excess >= 2 and (core | of_line | of_box) & self.changed:
            line = self.line_side
            box = self.box_side
            with_any = cells_with_any(self.grid, digits)
            line.gather(of_line, of_box & with_any, digits, excess - 1)
            if line.count:
                box.gather(of_box & (line.facing | ~with_any), of_line & with_any, digits, excess - 1)
                self._join_sides(core, digits, excess)

    def _join_sides(self, core: Cells, digits: int, excess: int) -> None:
        """Note the choices on either side that go together and remove something."""
        line = self.line_side
        box = self.box_side
        for index in range(line.count):
            needed = excess - line.spare[index]
            used = line.digits[index] & digits
            for other in range(box.count):
                if (
                    box.spare[other] == needed
                    and box.digits[other] & used == 0
                    and line.cells[index] & box.cells[other] == 0
                    and self._removes(core, digits, index, other)
                ):
                    self._note(core, line.cells[index], box.cells[other])

    def _removes(self, core: Cells, digits: int, index: int, other: int) -> bool:
        """Return whether a choice on the line and one in the box, by their places, remove something together."""
        line_cells = self.line_side.cells[index]
        box_cells = self.box_side.cells[other]
        line_digits = self.line_side.digits[index]
        box_digits = self.box_side.digits[other]
        both = line_digits & box_digits
        in_line = (digits | line_digits) & ~box_digits | both
        in_box = (digits | box_digits) & ~line_digits | both
        beside_line = self.grid.empty & self.tables.house[self.line] & ~(core | line_cells)
        beside_box = self.grid.empty & self.tables.house[self.box] & ~(core | box_cells)
        return digits_of(self.grid, beside_line) & in_line != 0 or digits_of(self.grid, beside_box) & in_box != 0

    def _note(self, core: Cells, line_cells: Cells, box_cells: Cells) -> None:
        size = popcount(core | line_cells | box_cells)
        self.found.append(SueDeCoqFinding(size, self.line, self.box, core, line_cells, box_cells))


@internal
class Side:
    """The choices of cells on one side of a core.

    Of each there are its cells and digits, and how many cells it has to spare.  ``facing`` are those cells of the other
    side that have digits of the core, but none of those that some choice here has: one of them must come in there.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.count = 0
        self.facing: Cells = 0
        self.core_digits = 0
        self.most = 0
        self.source_count = 0
        self.cells: list[Cells] = [0] * 128  # at most seven cells of a house are outside of the core
        self.digits = [0] * 128
        self.spare = [0] * 128
        self.source: list[Cells] = [0] * 7
        self.source_digits = [0] * 7
        self.source_facing: list[Cells] = [0] * 7

    def gather(self, source: Cells, facing: Cells, core_digits: int, most: int) -> None:
        """Gather the choices from some cells with one to ``most`` more cells than digits that the core lacks.

        They leave one of the cells ``facing`` them.
        """
        self.count = 0
        self.facing = 0
        self.core_digits = core_digits
        self.most = most
        self.source_count = 0
        for cell in members(source):
            digits = self.grid.cell_digits[cell]
            left = facing & ~cells_with_any(self.grid, digits & core_digits)
            if left:
                self.source[self.source_count] = bit(cell)
                self.source_digits[self.source_count] = digits
                self.source_facing[self.source_count] = left
                self.source_count += 1
        self._extend(0, 0, 0, 0, facing)

    def _extend(self, index: int, cells: Cells, size: int, digits: int, facing: Cells) -> None:
        """Note the choices that have some cells, which leave others ``facing``, and more of the source."""
        size += 1
        while index < self.source_count:
            left = facing & self.source_facing[index]
            if left:
                union = digits | self.source_digits[index]
                chosen = cells | self.source[index]
                spare = size - DIGIT_COUNT[union & ~self.core_digits]
                if 0 < spare <= self.most and union & self.core_digits:
                    self.cells[self.count] = chosen
                    self.digits[self.count] = union
                    self.spare[self.count] = spare
                    self.count += 1
                    self.facing |= left
                if spare + self.source_count - index > 1:
                    self._extend(index + 1, chosen, size, union, left)
            index += 1
