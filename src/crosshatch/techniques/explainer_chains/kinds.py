"""Numbers for the elements of Sudoku Explainer's chains, and the orders in which it scans the grid.

A *state* is a candidate (0..728: ``cell * 9 + digit - 1``) that is on or off: ``2 * candidate + on``.  This module is
not compiled; each engine imports what it needs.
"""

from typing import Annotated

from ...board.bitset import bit
from ...board.c_types import Cells
from ...board.houses import HOUSE, HOUSE_CELLS, HOUSES_OF

START = 0
CELL = 1
BOX = 2
ROW = 3
COLUMN = 4
ADVANCED = 5
"""The causes of a state: an assumption, its cell, one of its houses, or a deduction."""

KIND_OF = (0, 0, 2, 0, 1)
"""For each cause that is a house, its index in ``HOUSES_OF``."""

IN_TURN: Annotated[tuple[int, ...], 3] = (2, 0, 1)
"""The kinds of houses in the order in which the houses of a cell are scanned: box, row, column."""

HOUSES_IN_TURN: Annotated[tuple[int, ...], 27] = (*range(18, 27), *range(9, 18), *range(9))
"""The houses in the order in which patterns are searched for: boxes, columns, rows."""

OTHERS: Annotated[tuple[int, ...], Cells, 243] = tuple(
    cells & ~bit(cell)
    for cell, (row, column, box) in enumerate(HOUSES_OF)
    for cells in (HOUSE[box], HOUSE[row] & ~HOUSE[box], HOUSE[column] & ~HOUSE[box])
)
"""The peers of each cell in three parts, in this order: those of its box, others of its row, others of its column."""

HOUSE_SETS: Annotated[tuple[int, ...], Cells, 243] = tuple(
    HOUSE[houses[kind]] for houses in HOUSES_OF for kind in IN_TURN
)
"""The cells of each cell's houses, in the same order."""

CELLS_OF_HOUSES: Annotated[tuple[int, ...], 243] = tuple(cell for cells in HOUSE_CELLS for cell in cells)
"""The cells of all houses, nine of each."""

NUMBER_PAIRS = tuple((low, high) for high in range(1, 9) for low in range(high))
"""Pairs of numbers from 0 to 8 by the higher one: of lines, of places in a house, and (from 1) of digits."""

_BOXES, _COLUMNS, _ROWS = range(18, 27), range(9, 18), range(9)

LOCKED_IN = tuple(
    (first, second)
    for firsts, seconds in ((_BOXES, _COLUMNS), (_BOXES, _ROWS), (_COLUMNS, _BOXES), (_ROWS, _BOXES))
    for first in firsts
    for second in seconds
    if HOUSE[first] & HOUSE[second]
)
"""The pairs of houses for locked candidates: in the first, the digit has no place outside the second."""

LOCKED = 1
HIDDEN_PAIR = 2
NAKED_PAIR = 3
X_WING = 4
CHAIN = 5
"""The rules of deductions."""

DOUBLE = 1
X = 2
Y = 3
XY = 4
CELL_CHAIN = 5
REGION = 6
CONTRADICTION = 7
"""The kinds of chains; their numbers decide the order of chains of equal length.

The candidate on and off; cycles and chains within a digit, from cell to cell, with links of both kinds; all candidates
of a cell; all places of a digit in a house; and a contradiction.
"""

UNARY = 0
NISHIO = 1
MULTIPLE = 2
DYNAMIC = 3
"""The searches: unary chains and cycles, Nishio, multiple chains, and dynamic chains (which have levels)."""

WITH_PATTERNS = 1
WITH_UNARY = 2
WITH_MULTIPLE = 3
WITH_DYNAMIC = 4
WITH_NESTED = 5
"""The levels of dynamic chains, by the deductions that they use when no single follows."""
