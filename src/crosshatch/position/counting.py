# cython: language_level=3
"""The fast solution counter: how many solutions a position has, up to a limit, and which.

Each digit is one set of 81 cells.  ``restrict`` narrows such a set on its own.  In a band of three boxes, the digit
takes one cell of each row and of each box, so the mini-rows it uses form a permutation.  Cells outside all remaining
permutations are removed, and likewise for the stacks with their mini-columns.  Table lookups do this, and they cover
hidden singles and locked candidates.  Naked singles work across digits.  When nothing changes any more, the search
chooses a cell, with two candidates if possible, tries one digit, and then removes it.

The band tables follow the idea of the bit-based solvers of the Sudoku programmers' forum (JCZSolve and related
programs).
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Annotated

from ..board import houses
from ..board.bitset import bit, lowest, members, popcount
from ..board.c_types import Cells, Long, Number, Unsigned, c_only
from ..board.checks import check_cells, check_values
from ..board.grid import Grid
from ..board.houses import ALL_CELLS, HOUSE, PEERS

_NO_LIMIT = 2**31 - 1  # more than can be counted to here

BAND: Unsigned = (1 << 27) - 1
ROW: Unsigned = 0b111111111


def _open_in_permutations(matrix: int) -> int:
    """Return the entries of a 3 x 3 matrix (bit ``3 * row + column``) that are part of some permutation within it."""
    result = 0
    for first, second, third in permutations(range(3)):
        entries = 1 << first | 8 << second | 64 << third
        if entries & ~matrix == 0:
            result |= entries
    return result


OPEN: Annotated[tuple[int, ...], Unsigned, 512] = tuple(_open_in_permutations(matrix) for matrix in range(512))
BOXES_OF_ROW: Annotated[tuple[int, ...], Unsigned, 512] = tuple(
    sum(1 << box for box in range(3) if row >> 3 * box & 7) for row in range(512)
)
MINI_ROWS: Annotated[tuple[int, ...], Unsigned, 512] = tuple(
    sum(7 << 3 * place for place in range(9) if matrix >> place & 1) for matrix in range(512)
)
LONE_CELL: Annotated[tuple[int, ...], Unsigned, 512] = tuple(row if row & (row - 1) == 0 else 0 for row in range(512))


def restrict(cells: Cells) -> Cells:
    """Return the cells of a digit that its rows, columns and boxes still allow; 0 if the digit cannot be placed."""
    check_cells(cells)
    return _restrict(cells)


def _restrict(cells: Cells) -> Cells:
    while True:
        top: Unsigned = cells & BAND
        middle: Unsigned = cells >> 27 & BAND
        bottom: Unsigned = cells >> 54
        top &= MINI_ROWS[
            OPEN[BOXES_OF_ROW[top & ROW] | BOXES_OF_ROW[top >> 9 & ROW] << 3 | BOXES_OF_ROW[top >> 18] << 6]
        ]
        middle &= MINI_ROWS[
            OPEN[BOXES_OF_ROW[middle & ROW] | BOXES_OF_ROW[middle >> 9 & ROW] << 3 | BOXES_OF_ROW[middle >> 18] << 6]
        ]
        bottom &= MINI_ROWS[
            OPEN[BOXES_OF_ROW[bottom & ROW] | BOXES_OF_ROW[bottom >> 9 & ROW] << 3 | BOXES_OF_ROW[bottom >> 18] << 6]
        ]
        first: Unsigned = top | top >> 9 | top >> 18
        second: Unsigned = middle | middle >> 9 | middle >> 18
        third: Unsigned = bottom | bottom >> 9 | bottom >> 18
        left = OPEN[first & 7 | (second & 7) << 3 | (third & 7) << 6]
        centre = OPEN[first >> 3 & 7 | (second >> 3 & 7) << 3 | (third >> 3 & 7) << 6]
        right = OPEN[first >> 6 & 7 | (second >> 6 & 7) << 3 | (third >> 6 & 7) << 6]
        if left == 0 or centre == 0 or right == 0:
            return 0
        top &= (left & 7 | (centre & 7) << 3 | (right & 7) << 6) * 0x40201
        middle &= (left >> 3 & 7 | (centre >> 3 & 7) << 3 | (right >> 3 & 7) << 6) * 0x40201
        bottom &= (left >> 6 | centre >> 6 << 3 | right >> 6 << 6) * 0x40201
        if top == 0 or middle == 0 or bottom == 0:
            return 0
        narrowed = _join(top, middle, bottom)
        if narrowed == cells:
            return cells
        cells = narrowed


def _join(top: Unsigned, middle: Unsigned, bottom: Unsigned) -> Cells:
    """Return the set of cells formed by three bands of 27 bits."""
    upper: Cells = bottom
    upper = upper << 27 | middle
    return upper << 27 | top


@c_only
def lone_cells(cells: Cells) -> Cells:
    """Return the cells of a restricted digit that are alone in their row, where the digit is certain."""
    top: Unsigned = cells & BAND
    middle: Unsigned = cells >> 27 & BAND
    bottom: Unsigned = cells >> 54
    top = LONE_CELL[top & ROW] | LONE_CELL[top >> 9 & ROW] << 9 | LONE_CELL[top >> 18] << 18
    middle = LONE_CELL[middle & ROW] | LONE_CELL[middle >> 9 & ROW] << 9 | LONE_CELL[middle >> 18] << 18
    bottom = LONE_CELL[bottom & ROW] | LONE_CELL[bottom >> 9 & ROW] << 9 | LONE_CELL[bottom >> 18] << 18
    return _join(top, middle, bottom)


class Counter:
    """One search: set it up from values or a grid, then call ``run``.

    ``found`` is the number of solutions found, ``nodes`` the number of positions examined, and ``lines`` the solutions,
    if requested.  ``last`` is the stack index of the last solution, where each digit has its nine cells.
    """

    def __init__(self, limit: int, keep: bool) -> None:
        if limit < 1:
            raise ValueError(f"the limit is 1 or more, not {limit}")
        self.limit = min(limit, _NO_LIMIT)
        self.keep = keep
        self.found = 0
        self.nodes: Long = 0
        self.last = 0
        self.lines: list[str] = []
        self.cells: list[Cells] = [0] * 820
        self.stable: list[Cells] = [0] * 820
        self.settled: list[Cells] = [0] * 82

    @c_only
    def set_values(self, values: Sequence[int]) -> bool:
        """Start from 81 values (0 for an empty cell); return False if two of them clash."""
        for digit in range(1, 10):
            self.cells[digit] = ALL_CELLS
        filled = self.settled[0]
        own = self.stable
        for cell in range(81):
            digit = values[cell]
            if digit:
                if not self.cells[digit] & bit(cell):
                    return False
                self.cells[digit] &= ~PEERS[cell]
                own[digit] |= bit(cell)
                filled |= bit(cell)
        for digit in range(1, 10):
            self.cells[digit] = self.cells[digit] & ~filled | own[digit]
            own[digit] = 0
        self.settled[0] = filled
        return True

    @c_only
    def set_grid(self, grid: Grid) -> None:
        """Start from the values and candidates of a grid."""
        for cell in range(81):
            if grid.values[cell]:
                self.cells[grid.values[cell]] |= bit(cell)
                self.settled[0] |= bit(cell)
        for digit in range(1, 10):
            self.cells[digit] |= grid.digit_cells[digit]

    @c_only
    def run(self, depth: int) -> None:
        """Count the solutions below the position at a stack depth, up to the limit."""
        here = depth * 10
        while True:
            self.nodes += 1
            if not self._propagate(depth):
                return
            choice = self._choose(here)
            if choice < 0:
                self.found += 1
                self.last = here
                if self.keep:
                    self.lines.append(self._line(here))
                return
            cell = choice // 10
            digit = choice % 10
            self._try(depth, cell, digit)
            if self.found >= self.limit:
                return
            self.cells[here + digit] &= ~bit(cell)

    def _try(self, depth: int, cell: int, digit: int) -> None:
        """Descend one level, with a digit placed in a cell."""
        here = depth * 10
        for other in range(1, 10):
            self.cells[here + 10 + other] = self.cells[here + other] & ~bit(cell)
            self.stable[here + 10 + other] = self.stable[here + other]
        self.cells[here + 10 + digit] = self.cells[here + digit] & ~PEERS[cell]
        self.settled[depth + 1] = self.settled[depth] | bit(cell)
        self.run(depth + 1)

    def _propagate(self, depth: int) -> bool:
        """Apply singles and locked candidates until nothing changes; return False on a contradiction."""
        here = depth * 10
        while True:
            moved = False
            for digit in range(1, 10):
                cells = self.cells[here + digit]
                if cells != self.stable[here + digit]:
                    cells = _restrict(cells)
                    if cells == 0:
                        return False
                    self.cells[here + digit] = cells
                    self.stable[here + digit] = cells
                    moved = True
                    self._settle(depth, digit, lone_cells(cells) & ~self.settled[depth])
            once: Cells = 0
            twice: Cells = 0
            for digit in range(1, 10):
                cells = self.cells[here + digit]
                twice |= once & cells
                once |= cells
            if once != ALL_CELLS:
                return False
            once = once & ~twice & ~self.settled[depth]
            if once:
                self.settled[depth] |= once
                self._clear_peers(here, once)
            elif not moved:
                return True

    def _settle(self, depth: int, digit: int, fresh: Cells) -> None:
        """Remove all other digits from cells where a digit is certain."""
        if fresh == 0:
            return
        here = depth * 10
        self.settled[depth] |= fresh
        for other in range(1, 10):
            if other != digit:
                self.cells[here + other] &= ~fresh

    def _clear_peers(self, here: int, fresh: Cells) -> None:
        """Remove the only digit of some cells from their peers."""
        for digit in range(1, 10):
            for cell in members(self.cells[here + digit] & fresh):
                self.cells[here + digit] &= ~PEERS[cell]

    def _choose(self, here: int) -> int:
        """Return the candidate to try as ten times its cell plus its digit; -1 if all digits are placed.

        The candidate belongs to the first cell with two candidates, or otherwise to the cell, or the digit in a house,
        with the fewest.
        """
        once: Cells = 0
        twice: Cells = 0
        thrice: Cells = 0
        for digit in range(1, 10):
            cells = self.cells[here + digit]
            thrice |= twice & cells
            twice |= once & cells
            once |= cells
        if twice == 0:
            return -1
        once = twice & ~thrice
        if once:
            return self._in_cell(here, lowest(once))
        return self._fewest(here, twice)

    def _in_cell(self, here: int, cell: int) -> int:
        """Return the first candidate of a cell as ten times the cell plus its digit."""
        digit = 1
        while not self.cells[here + digit] & bit(cell):
            digit += 1
        return cell * 10 + digit

    def _fewest(self, here: int, unsettled: Cells) -> int:
        """Return a candidate of the cell, or of the digit in a house, with the fewest; the first on a tie."""
        best = 10
        choice = -1
        for digit in range(1, 10):
            for house in range(27):
                cells = self.cells[here + digit] & HOUSE[house]
                count = popcount(cells)
                if 1 < count < best:
                    best = count
                    choice = lowest(cells) * 10 + digit
        while unsettled and best > 2:
            cell = lowest(unsettled)
            unsettled &= unsettled - 1
            count = 0
            for digit in range(1, 10):
                if self.cells[here + digit] & bit(cell):
                    count += 1
            if count < best:
                best = count
                choice = self._in_cell(here, cell)
        return choice

    def _line(self, here: int) -> str:
        """Return the solution at a stack index as 81 digits."""
        line = [""] * 81
        for digit in range(1, 10):
            for cell in houses.cells_in(self.cells[here + digit]):
                line[cell] = str(digit)
        return "".join(line)


def count_values(values: Sequence[int], limit: Number) -> int:
    """Return the number of solutions of 81 values (0 for an empty cell), counted up to a limit of at least 1."""
    return _of_values(values, limit, False).found


def solutions_of_values(values: Sequence[int], limit: Number) -> list[str]:
    """Return up to ``limit`` solutions of 81 values (0 for an empty cell), as lines of 81 digits."""
    return _of_values(values, limit, True).lines


def count(grid: Grid, limit: Number) -> int:
    """Return the number of solutions of a grid's values and candidates, counted up to a limit of at least 1."""
    return _of_grid(grid, limit, False).found


def nodes(grid: Grid, limit: Number) -> Long:
    """Return the number of positions examined when a grid's solutions are counted up to a limit."""
    return _of_grid(grid, limit, False).nodes


def solutions(grid: Grid, limit: Number) -> list[str]:
    """Return up to ``limit`` solutions of a grid's values and candidates, as lines of 81 digits."""
    return _of_grid(grid, limit, True).lines


def _of_values(values: Sequence[int], limit: Number, keep: bool) -> Counter:
    check_values(values)
    counter = Counter(limit, keep)
    if counter.set_values(values):
        counter.run(0)
    return counter


def _of_grid(grid: Grid, limit: Number, keep: bool) -> Counter:
    counter = Counter(limit, keep)
    counter.set_grid(grid)
    counter.run(0)
    return counter
