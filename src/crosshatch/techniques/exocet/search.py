# cython: language_level=3
"""Junior Exocets: two base cells, two targets, and three cross-lines in which base digits have few places.

The lines that run like the line of the base are called parallel, and those across it cross-lines.  The three boxes of
the base's band have a cross-line each: in the base's box the one without a base cell, in the others that of the target.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Short, internal
from ...board.cells import digits_of
from ...board.grid import Grid
from ...board.houses import DIGIT_COUNT

COLUMN = 9
BOX = 18


class ExocetFinding(NamedTuple):
    """A Junior Exocet: the base's line and cells, their digits (a mask), the targets, and the cross-lines.

    The targets are by box, and the cross-lines are those of the base's box, the first target and the second.
    """

    line: int
    base: int
    digits: int
    targets: tuple[int, int]
    cross_lines: tuple[int, int, int]


def junior_exocets(grid: Grid) -> list[ExocetFinding]:
    """Return all Junior Exocets with three or four digits, whether or not they remove something."""
    search = ExocetSearch(grid)
    for line in range(BOX):
        search.base_in(line)
    return search.found


@internal
class ExocetSearch:
    """The search through one line after another, and what was found so far."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.tables = grid.tables
        self.found: list[ExocetFinding] = []
        self.line = 0
        self.digits = 0
        self.base: Cells = 0
        self.first_parallel = 0
        self.target_count: list[int] = [0] * 2
        self.target: list[int] = [0] * 12  # at most six in each of the two boxes
        self.target_line: list[int] = [0] * 12
        self.across: list[Short] = [0] * 180  # for each digit and line: the lines across it where its places are
        for cell in members(self.tables.cells):
            row = cell // 9
            column = cell % 9
            for digit in members(self._digits_in(cell)):
                self.across[digit * BOX + row] |= 1 << column
                self.across[digit * BOX + COLUMN + column] |= 1 << row

    def base_in(self, line: int) -> None:
        """Find the exocets whose base is in a line."""
        self.line = line
        first: int = COLUMN if line < COLUMN else 0  # of the lines across
        place = line % COLUMN
        self.first_parallel = place - place % 3
        for stack in range(3):
            mini = self.tables.house[line] & self.tables.house[self._box(stack)]
            for cross in range(first + 3 * stack, first + 3 * stack + 3):
                base = mini & ~self.tables.house[cross]
                if base & ~self.grid.empty == 0:
                    digits = digits_of(self.grid, base)
                    if 3 <= DIGIT_COUNT[digits] <= 4:
                        self.digits = digits
                        self.base = base
                        self._with_targets(stack, cross)

    def _digits_in(self, cell: int) -> int:
        """Return the digits that a cell has or may have, as a mask."""
        value: int = self.grid.values[cell]
        return 1 << value if value else self.grid.cell_digits[cell]

    def _box(self, stack: int) -> int:
        """Return one of the boxes of the band."""
        if self.line < COLUMN:
            return BOX + self.first_parallel + stack
        return BOX + self.first_parallel // 3 + 3 * stack

    def _with_targets(self, stack: int, cross: int) -> None:
        """Find the exocets of a base, given its box and the cross-line there."""
        side = 0
        for other in range(3):
            if other != stack:
                self._gather(side, self.tables.house[self._box(other)] & ~self.tables.house[self.line])
                if not self.target_count[side]:
                    return
                side += 1
        for one in range(self.target_count[0]):
            for other in range(6, 6 + self.target_count[1]):
                if self._covers_suffice(cross, self.target_line[one], self.target_line[other]):
                    targets = (self.target[one], self.target[other])
                    lines = (cross, self.target_line[one], self.target_line[other])
                    self.found.append(ExocetFinding(self.line, self.base, self.digits, targets, lines))

    def _gather(self, side: int, cells: Cells) -> None:
        """Gather the targets of a box among its cells outside the line of the base."""
        self.target_count[side] = 0
        for cell in members(cells & self.grid.empty):
            if self.grid.cell_digits[cell] & self.digits:
                cross: int = COLUMN + cell % 9 if self.line < COLUMN else cell // 9
                companion: Cells = cells & self.tables.house[cross] & ~bit(cell)
                if companion and not self._digits_in(lowest(companion)) & self.digits:
                    place = 6 * side + self.target_count[side]
                    self.target[place] = cell
                    self.target_line[place] = cross
                    self.target_count[side] += 1

    def _covers_suffice(self, one: int, two: int, three: int) -> bool:
        """Return whether no base digit can be in all of three cross-lines outside the band, once in each."""
        outside = 511 & ~(7 << self.first_parallel)
        for digit in members(self.digits):
            first: int = self.across[digit * BOX + one] & outside
            second: int = self.across[digit * BOX + two] & outside
            third: int = self.across[digit * BOX + three] & outside
            if (
                first
                and second
                and third
                and popcount(first | second) > 1
                and popcount(first | third) > 1
                and popcount(second | third) > 1
                and popcount(first | second | third) > 2
            ):
                return False
        return True
