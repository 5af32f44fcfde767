"""Singles, one at a time or as a run: the placements in order, each with its technique, as integers.

A run is what the pipeline does most: take the first single of the simplest kind, place it, begin again.
It is done here in one call, so that the Python layer is paid for harder steps only.
"""

from collections.abc import Sequence

from ...board import houses
from ...board.bitset import bit, lowest
from ...board.grid import Grid

HOUSE = houses.HOUSE
PEERS = houses.PEERS

FULL_HOUSE = 0
HIDDEN_SINGLE = 1
NAKED_SINGLE = 2
HIDDEN_SINGLE_IN_BOX = 3
HIDDEN_SINGLE_IN_LINE = 4
KINDS = range(3)
"""The kinds that together are all singles: a hidden single in a box or a line is a hidden single."""

_FULL_HOUSE = FULL_HOUSE
_NAKED_SINGLE = NAKED_SINGLE
_HIDDEN_SINGLE_IN_BOX = HIDDEN_SINGLE_IN_BOX
_HIDDEN_SINGLE_IN_LINE = HIDDEN_SINGLE_IN_LINE
NOTHING = -1
NO_HOUSE = houses.NO_HOUSE

BOXES_MASK = houses.BOXES_MASK
LINES_MASK = houses.LINES_MASK


def encode(kind: int, house: int, cell: int, digit: int) -> int:
    """Return a single as one integer, which is what a run notes."""
    return ((kind * 28 + house) * 81 + cell) * 10 + digit


def kind_of(single: int) -> int:
    """Return the kind of a single that is one integer."""
    return single // 22680


def decode(single: int) -> tuple[int, int, int, int]:
    """Return the kind, the house (27 where none matters), the cell and the digit of a single that is one integer."""
    return single // 22680, single // 810 % 28, single // 10 % 81, single % 10


def around_only_place(grid: Grid, house: int, cell: int, digit: int) -> tuple[int, int]:
    """Return the cells that hold a digit, and the empty cells of a house other than one of them."""
    return grid.placed(digit), grid.empty & HOUSE[house] & ~bit(cell)


def why_only_candidate(grid: Grid, cell: int) -> tuple[int, ...]:
    """Return, for each digit from 1 to 9, the first cell with it that a cell sees, -1 where there is none."""
    seen = [-1] * 10
    rest = PEERS[cell] & ~grid.empty
    while rest:
        peer = lowest(rest)
        rest &= rest - 1
        if seen[grid.values[peer]] < 0:
            seen[grid.values[peer]] = peer
    return tuple(seen[1:])


def first_full_house(grid: Grid) -> int:
    """Return the first house with one empty cell as an encoded single, or NOTHING."""
    pending = grid.full_houses
    while pending:
        house = lowest(pending)
        pending &= pending - 1
        cell = lowest(grid.empty & HOUSE[house])
        mask = grid.cell_digits[cell]
        if mask and mask & (mask - 1) == 0:
            return encode(_FULL_HOUSE, house, cell, lowest(mask))
    return NOTHING


def first_hidden_single(grid: Grid, kind: int, wanted: int) -> int:
    """Return the first hidden single of a set of houses, by digit and house, encoded as of a kind, or NOTHING."""
    for digit in range(1, 10):
        pending = grid.hidden_singles[digit] & wanted
        if pending:
            house = lowest(pending)
            return encode(kind, house, lowest(grid.digit_cells[digit] & HOUSE[house]), digit)
    return NOTHING


def first_naked_single(grid: Grid) -> int:
    """Return the first cell with one candidate as an encoded single, or NOTHING."""
    if grid.naked_singles:
        cell = lowest(grid.naked_singles)
        return encode(_NAKED_SINGLE, NO_HOUSE, cell, lowest(grid.cell_digits[cell]))
    return NOTHING


def first(grid: Grid, kind: int) -> int:
    """Return the first single of a kind, encoded, or NOTHING; a hidden one in a box before one in a line."""
    if kind == _FULL_HOUSE:
        return first_full_house(grid)
    if kind == _NAKED_SINGLE:
        return first_naked_single(grid)
    single = NOTHING
    if kind != _HIDDEN_SINGLE_IN_LINE:
        single = first_hidden_single(grid, kind, BOXES_MASK)
    if single == NOTHING and kind != _HIDDEN_SINGLE_IN_BOX:
        single = first_hidden_single(grid, kind, LINES_MASK)
    return single


def run(grid: Grid, kinds: Sequence[int]) -> list[int]:
    """Place singles, always the first of the first kind that has one, until none is left.

    Stops where the grid breaks.  Returns the encoded singles in the order of their placement.
    """
    done: list[int] = []
    while not grid.broken:
        single = NOTHING
        for kind in kinds:
            single = first(grid, kind)
            if single != NOTHING:
                break
        if single == NOTHING:
            break
        grid.place(single // 10 % 81, single % 10)
        done.append(single)
    return done
