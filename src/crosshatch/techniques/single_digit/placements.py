# cython: language_level=3
"""What one digit can do by itself: in which of its cells no way to place it ends.

A way to place a digit gives each house that lacks it one cell, no two of which see each other.  A candidate that no
such way uses is false, and nothing more can be learnt from a digit by itself.  So every pattern of a single digit
(fish, X-chains, their kin) removes such candidates only: where there are none, it need not be looked for.
"""

from ...board.bitset import bit, lowest, members
from ...board.board_tables import BoardTables
from ...board.c_types import Cells, Word
from ...board.checks import check_cells, check_digit, check_given
from ...board.grid import Grid, recall
from ...board.houses import LOOSE_MASK


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
    return unused(grid, grid.cells_mask(digit))


def unused(grid: Grid, cells: Cells) -> Cells:
    """Return which of the cells of a digit no way to place it uses (all of them, if there is no way)."""
    check_given(grid)
    check_cells(cells)
    tables = grid.tables
    houses = _houses(tables, cells)
    unmet = cells if houses else 0
    result: Cells = 0
    while unmet:
        cell = lowest(unmet)
        way = _way(tables, cells & ~tables.peers[cell], houses, unmet)
        if way == 0:
            result |= bit(cell)
            cells &= ~bit(cell)
        unmet &= ~(way | bit(cell))
    return result


def _houses(tables: BoardTables, cells: Cells) -> Word:
    """Return the houses that have any of the cells."""
    houses: Word = 0
    for cell in members(cells):
        houses |= tables.houses_of[cell]
    return houses


def _way(tables: BoardTables, cells: Cells, houses: Word, unmet: Cells) -> Cells:
    """Return a way to place a digit in each of some houses, in some cells, unmet ones first; 0 if there is none."""
    # Houses that do not cover the board with others of their kind come first: the rest is all in the rows.
    house = lowest(houses & LOOSE_MASK or houses)
    choice = cells & tables.house[house]
    while choice:
        cell = lowest(choice & unmet or choice)
        choice &= ~bit(cell)
        rest = houses & ~tables.houses_of[cell]
        if rest == 0:
            return bit(cell)
        way = _way(tables, cells & ~tables.peers[cell], rest, unmet)
        if way:
            return way | bit(cell)
    return 0
