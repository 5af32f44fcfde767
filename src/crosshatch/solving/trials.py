# cython: language_level=3
"""Trials: a measure of how much trial and error a puzzle needs beyond logic, which depends only on the puzzle.

A trial places a candidate and follows with singles; if that breaks the grid, the candidate is refuted.  Trials come in
rounds, one for all cells with the fewest candidates.  All candidates refuted in a round are removed together, singles
follow, and the process starts again.  If a round refutes nothing, the cells with one more candidate are next.  Unlike
in a search tree, no choice among equals is made.
"""

from ..board.bitset import members, popcount
from ..board.c_types import Cells
from ..board.cells import cells_of_size
from ..board.checks import check_cell, check_cells, check_digit
from ..board.grid import Grid
from ..techniques.singles import rounds


def run(grid: Grid) -> int:
    """Carry out trials until the grid is full or no candidate is refuted any more; return the number of trials."""
    trials = 0
    size = 2
    while grid.empty and not grid.broken and size < 10:
        cells = cells_of_size(grid, size)
        trials += size * popcount(cells)
        if refute(grid, cells):
            rounds.run(grid)
            size = 2
        else:
            size += 1
    return trials


def refute(grid: Grid, cells: Cells) -> bool:
    """Try every candidate of some cells, then eliminate those that are refuted; return whether there were any."""
    check_cells(cells)
    refuted = []
    for cell in members(cells):
        for digit in range(1, 10):
            if grid.cell_digits[cell] >> digit & 1 and is_refuted(grid, cell, digit):
                refuted.append((cell, digit))
    for cell, digit in refuted:
        grid.take(cell, digit)
    return bool(refuted)


def is_refuted(grid: Grid, cell: int, digit: int) -> bool:
    """Return whether singles break the grid once a candidate (a digit from 1 to 9 in a cell from 0 to 80) is placed."""
    check_cell(cell)
    check_digit(digit)
    copy = grid.copy()
    copy.put(cell, digit)
    rounds.run(copy)
    return copy.broken


def reach(grid: Grid) -> float:
    """Return the average share of the empty cells that singles fill after placing a candidate; all if the grid breaks.

    It is 0 if no cell is empty, and otherwise above 0 and at most 1; the lower, the harder the puzzle.
    """
    empty = popcount(grid.empty)
    cells = grid.empty
    tried = 0
    filled = 0
    for cell in members(cells):
        for digit in range(1, 10):
            if grid.cell_digits[cell] >> digit & 1:
                copy = grid.copy()
                copy.put(cell, digit)
                rounds.run(copy)
                tried += 1
                filled += empty if copy.broken else empty - popcount(copy.empty)
    return filled / (1.0 * tried * empty) if tried else 0.0
