# cython: language_level=3
"""Knuth's Algorithm X with dancing links, applied to the exact cover problem of a grid.

The cover has 324 columns: each cell is filled, and each digit is in each house.  Its options are the candidates of the
empty cells, so removed candidates are excluded.  Each option has four nodes, one in each column that it covers.
Columns that the values already satisfy are left out.

Source:  Donald E.  Knuth, "Dancing Links", in Millennial Perspectives in Computer Science, 2000, and The Art of
Computer Programming, volume 4B, section 7.2.2.1.
"""

from ..board.bitset import members
from ..board.c_types import internal
from ..board.grid import Grid
from ..board.houses import HOUSES_OF
from .record import DEAD_END, EXPANDED, NO_CHOICE, SOLVED, Record, clash, column_of, dead_end

_ROOT = 0
_OPTIONS = 325  # the root and the headers come first, then the nodes of the options


def explore(grid: Grid, record: Record) -> None:
    """Search a grid without changing it, and record the tree.

    Each choice is an option of the column with the fewest options (the first on a tie).  If a column has only one
    option, it is recorded as forced.

    Raises OutOfTime if the deadline of the record passes.
    """
    if grid.broken:
        reason = clash(grid)
        record.enter(NO_CHOICE, ())
        record.leave(DEAD_END, reason if reason >= 0 else dead_end(grid))
        return
    Links(grid, record).expand(NO_CHOICE)


def _column(digit: int, house: int) -> int:
    """Return the column (81 to 323) of a digit in a house of the classic board."""
    return 54 + digit * 27 + house


def _reason(column: int) -> int:
    """Return a column as a reason of the record."""
    return column if column < 81 else column_of((column - 54) // 27, (column - 54) % 27)


@internal
class Links:
    """The linked lists of a cover, and the record of the search in progress.

    Node 0 is the root; node ``1 + column`` (columns as in ``record``) is the header of a column; option ``n`` has four
    nodes starting at ``325 + 4 * n``.  Headers are linked left and right, and the nodes of a column up and down.
    """

    def __init__(self, grid: Grid, record: Record) -> None:
        self.record = record
        self.options = 0
        self.left = [0] * 325
        self.right = [0] * 325
        self.size = [0] * 325
        self.up = [0] * 3241
        self.down = [0] * 3241
        self.column = [0] * 3241
        self.code = [0] * 729
        self._link(grid)

    def _link(self, grid: Grid) -> None:
        """Link the unsatisfied columns and the options."""
        for cell in range(81):
            if grid.cell_digits[cell]:
                self._add_column(1 + cell)
        for digit in range(1, 10):
            for house in members(grid.houses_with(digit, 1)):
                self._add_column(1 + _column(digit, house))
        for cell in range(81):
            for digit in range(1, 10):
                if grid.cell_digits[cell] >> digit & 1:
                    self._add_option(cell, digit)

    def _add_column(self, header: int) -> None:
        last = self.left[_ROOT]
        self.left[header] = last
        self.right[header] = _ROOT
        self.right[last] = header
        self.left[_ROOT] = header
        self.up[header] = header
        self.down[header] = header

    def _add_option(self, cell: int, digit: int) -> None:
        node = _OPTIONS + 4 * self.options
        self.code[self.options] = cell * 10 + digit
        self.options += 1
        self._add_node(node, 1 + cell)
        self._add_node(node + 1, 1 + _column(digit, HOUSES_OF[cell][0]))
        self._add_node(node + 2, 1 + _column(digit, HOUSES_OF[cell][1]))
        self._add_node(node + 3, 1 + _column(digit, HOUSES_OF[cell][2]))

    def _add_node(self, node: int, header: int) -> None:
        last = self.up[header]
        self.column[node] = header
        self.up[node] = last
        self.down[node] = header
        self.down[last] = node
        self.up[header] = node
        self.size[header] += 1

    def expand(self, choice: int) -> None:
        """Search the rest after a choice, and restore the links."""
        taken: list[int] = []
        header = self.fewest_options()
        while header != _ROOT and self.size[header] == 1:
            taken.append(self.down[header])
            self.take(self.down[header])
            header = self.fewest_options()
        self.record.enter(choice, [self.code[(node - _OPTIONS) // 4] for node in taken])
        if header == _ROOT:
            self.record.leave(SOLVED)
        elif self.size[header] == 0:
            self.record.leave(DEAD_END, _reason(header - 1))
        else:
            self.branch(header)
            self.record.leave(EXPANDED)
        while taken:
            self.put_back(taken.pop())

    def branch(self, header: int) -> None:
        """Try each option of a column."""
        node = self.down[header]
        while node != header and self.record.goes_on():
            self.take(node)
            self.expand(self.code[(node - _OPTIONS) // 4])
            self.put_back(node)
            node = self.down[node]

    def fewest_options(self) -> int:
        """Return the header of the column with the fewest options, the first on a tie; the root if there is none."""
        best = _ROOT
        fewest = 730
        header = self.right[_ROOT]
        while header != _ROOT:
            if self.size[header] < fewest:
                best = header
                fewest = self.size[header]
                if fewest == 0:
                    break
            header = self.right[header]
        return best

    def take(self, node: int) -> None:
        """Choose the option of a node: cover its four columns."""
        first = _OPTIONS + (node - _OPTIONS) // 4 * 4
        for place in range(4):
            self.cover(self.column[first + place])

    def put_back(self, node: int) -> None:
        """Undo ``take``."""
        first = _OPTIONS + (node - _OPTIONS) // 4 * 4
        place = 4
        while place:
            place -= 1
            self.uncover(self.column[first + place])

    def cover(self, header: int) -> None:
        """Remove a column from the headers, and each of its options from the other columns."""
        left = self.left
        right = self.right
        up = self.up
        down = self.down
        left[right[header]] = left[header]
        right[left[header]] = right[header]
        node = down[header]
        while node != header:
            first = _OPTIONS + (node - _OPTIONS) // 4 * 4
            for place in range(first, first + 4):
                if place != node:
                    up[down[place]] = up[place]
                    down[up[place]] = down[place]
                    self.size[self.column[place]] -= 1
            node = down[node]

    def uncover(self, header: int) -> None:
        """Undo ``cover``, in reverse order."""
        left = self.left
        right = self.right
        up = self.up
        down = self.down
        node = up[header]
        while node != header:
            first = _OPTIONS + (node - _OPTIONS) // 4 * 4
            place = first + 4
            while place > first:
                place -= 1
                if place != node:
                    self.size[self.column[place]] += 1
                    up[down[place]] = place
                    down[up[place]] = place
            node = up[node]
        left[right[header]] = header
        right[left[header]] = header
