# cython: language_level=3
"""What one digit can do by itself: in which of its cells no way to place it ends.

A way to place a digit gives each row that lacks it one cell, no two of them in the same column or box.  A candidate
that no such way uses is false, and nothing more can be learnt from a digit by itself.  So every pattern of a single
digit (fish, X-chains, their kin) removes such candidates only: where there are none, it need not be looked for.
"""

from ...board.bitset import bit, lowest
from ...board.c_types import Cells
from ...board.checks import check_cells, check_digit
from ...board.grid import Grid, recall
from ...board.houses import HOUSE, HOUSES_OF, PEERS


def removable(grid: Grid) -> list[int]:
    """Return, by digit (index 0 is not used), the set of candidates that no way to place the digit uses.

    The list belongs to the grid, where it is kept until the grid changes: it is to be read only.
    """
    found: list[int] = recall(grid, 0, _removable, ())
    return found


def removable_digits(grid: Grid) -> list[int]:
    """Return the digits that have any of these candidates: no others have patterns of a single digit.

    The list is empty if the grid contradicts itself.
    """
    found: list[int] = recall(grid, 0, _removable_digits, ())
    return found


def removable_of(grid: Grid, digit: int) -> Cells:
    """Return the set of a digit's candidates that no way to place it uses; kept until a candidate of the digit goes."""
    check_digit(digit)
    cells: Cells = recall(grid, digit, _removable_of, ())
    return cells


def _removable(grid: Grid) -> list[int]:
    found = [0] * 10
    for digit in range(1, 10):
        found[digit] = recall(grid, digit, _removable_of, ())
    return found


def _removable_digits(grid: Grid) -> list[int]:
    if grid.broken:
        return []
    cells = removable(grid)
    return [digit for digit in range(1, 10) if cells[digit]]


def _removable_of(grid: Grid, digit: int) -> Cells:
    return unused(grid.cells_mask(digit))


def unused(cells: Cells) -> Cells:
    """Return which of the cells of a digit no way to place it uses (all of them, if there is no way)."""
    check_cells(cells)
    rows = _rows(cells)
    unmet = cells
    result: Cells = 0
    while unmet:
        cell = lowest(unmet)
        way = _way(cells & ~PEERS[cell], rows, unmet)
        if way == 0:
            result |= bit(cell)
            cells &= ~bit(cell)
            way = bit(cell)
        unmet &= ~way
    return result


def _rows(cells: Cells) -> int:
    """Return the rows (bit ``r`` for row ``r``) that have any of the cells."""
    rows = 0
    while cells:
        row = HOUSES_OF[lowest(cells)][0]
        rows |= 1 << row
        cells &= ~HOUSE[row]
    return rows


def _way(cells: Cells, rows: int, unmet: Cells) -> Cells:
    """Return a way to place a digit in each of some rows, in some cells, unmet ones first; 0 if there is none."""
    row = 0
    while rows >> row & 1 == 0:
        row += 1
    rows &= ~(1 << row)
    choice = cells & HOUSE[row]
    while choice:
        cell = lowest(choice & unmet or choice)
        choice &= ~bit(cell)
        if rows == 0:
            return bit(cell)
        way = _way(cells & ~PEERS[cell], rows, unmet)
        if way:
            return way | bit(cell)
    return 0
