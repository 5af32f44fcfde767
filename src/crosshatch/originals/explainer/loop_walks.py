# cython: language_level=3
"""The unique loops that Sudoku Explainer meets, in its order.

It walks from each cell that has nothing but two digits, from house to house, until it comes back.  On a walk two cells
may have other candidates; more may, as long as these are all the same digit.  But there it counts what it has seen and
not only where it goes: from each cell of the walk, the candidates of all cells that it looked at before, with the two
digits in a house of that cell.  So it misses some loops with a digit in three cells or more.
"""

from collections.abc import Sequence

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, internal
from ...board.cells import cells_of_size
from ...board.grid import Grid
from ...board.houses import HOUSE, HOUSES_OF
from ...techniques.uniqueness.guardians import DeadlyFinding
from ...techniques.uniqueness.loops import unique


def met(grid: Grid, least: int, most: int) -> list[DeadlyFinding]:
    """Return the loops of ``least`` to ``most`` cells (4 or more) that Sudoku Explainer meets, in its order."""
    patterns = unique(grid, least, most)
    return Walks(grid, patterns).run() if patterns else patterns


@internal
class Walks:
    """The walks round some loops, from one cell after another; each loop is noted when a walk first closes it."""

    def __init__(self, grid: Grid, patterns: Sequence[DeadlyFinding]) -> None:
        self.grid = grid
        self.left = list(patterns)
        self.met: list[DeadlyFinding] = []
        self.start = 0
        self.pair = 0
        self.usable: Cells = 0

    def run(self) -> list[DeadlyFinding]:
        """Return the loops that are met."""
        starts = cells_of_size(self.grid, 2)
        while starts and self.left:
            self.start = lowest(starts)
            starts &= starts - 1
            self.pair = self.grid.cell_digits[self.start]
            if self._leads(bit(self.start)):
                one, two = lowest(self.pair), lowest(self.pair & (self.pair - 1))
                self.usable = self.grid.digit_cells[one] & self.grid.digit_cells[two]
                self._walk(self.start, bit(self.start), 2, 0, -1)
        return self.met

    def _leads(self, walked: Cells) -> bool:
        """Return whether some cells are part of a loop of the pair that has not been met."""
        leads = False
        deadly: DeadlyFinding
        for deadly in self.left:
            leads |= deadly.digits == self.pair and not walked & ~deadly.cells
        return leads

    def _walk(self, cell: int, walked: Cells, room: int, extras: int, last: int) -> None:
        """Go on from a cell through its houses, its box first, but not through one of the kind it was reached by.

        ``room`` says how many more cells may have other candidates, of any digits; ``extras`` are those that count.
        """
        kind: int
        for kind in (2, 0, 1):
            if kind == last:
                continue
            for other in members(self.usable & HOUSE[HOUSES_OF[cell][kind]] & ~bit(cell)):
                mask = self.grid.cell_digits[other] & ~self.pair
                if other == self.start:
                    self._close(walked)
                elif not walked & bit(other):
                    extras |= mask
                    left = room - 1 if mask else room
                    if (not mask or left >= 0 or popcount(extras) == 1) and self._leads(walked | bit(other)):
                        self._walk(other, walked | bit(other), left, extras, kind)

    def _close(self, walked: Cells) -> None:
        """Note the loop of the cells walked, if it is one."""
        deadly: DeadlyFinding
        for deadly in self.left:
            if deadly.cells == walked and deadly.digits == self.pair:
                self.left.remove(deadly)
                self.met.append(deadly)
                break
