# cython: language_level=3
"""Trials: what a puzzle takes where logic cannot finish it, counted so that the count is a property of the puzzle.

A trial puts a candidate into its cell and follows with singles; where that breaks the grid, the candidate is refuted.
Trials come in rounds, one for all cells with the fewest candidates: what a round refutes goes at once, singles follow,
and it begins again.  Where a round refutes nothing, the cells with one candidate more are next.  No choice among equals
is made, as it would be in a search tree.
"""

from ..board.bitset import members, popcount
from ..board.c_types import Cells
from ..board.cells import cells_of_size
from ..board.checks import check_cell, check_cells, check_digit
from ..board.grid import Grid
from ..techniques.singles import rounds


def run(grid: Grid) -> int:
    """Carry out trials until the grid is full or none refutes its candidate any more; return how many they were."""
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
    """Return whether singles break the grid once a candidate (a digit 1..9 of a cell 0..80) is placed."""
    check_cell(cell)
    check_digit(digit)
    copy = grid.copy()
    copy.put(cell, digit)
    rounds.run(copy)
    return copy.broken


def reach(grid: Grid) -> float:
    """Return what part of the empty cells singles fill, on average, once a candidate is placed; all where it breaks.

    It is 0 where no cell is empty, else above 0 and at most 1: the less, the harder to solve.
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
