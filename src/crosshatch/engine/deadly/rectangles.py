"""Rectangles: four cells in two rows, two columns and two boxes, where two digits could change places.

Unique rectangles have four empty corners, avoidable rectangles some corners that are filled but not given.  What the
guardians of both prove is in ``deadly``; type 6 and the hidden rectangle, which nothing but a rectangle has, are here.
"""

from collections.abc import Sequence
from itertools import combinations

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid
from .guardians import Deadly, uniform

HOUSE = houses.HOUSE
PEERS = houses.PEERS
HOUSES_OF = houses.HOUSES_OF
ALL_CELLS = houses.ALL_CELLS
ALL_DIGITS = houses.ALL_DIGITS


def _in_two_boxes() -> list[int]:
    found = []
    for rows in combinations(houses.ROWS, 2):
        for columns in combinations(houses.COLUMNS, 2):
            corners = (HOUSE[rows[0]] | HOUSE[rows[1]]) & (HOUSE[columns[0]] | HOUSE[columns[1]])
            if sum([1 for box in houses.BOXES if HOUSE[box] & corners]) == 2:
                found.append(corners)
    return found


RECTANGLES = tuple(_in_two_boxes())
"""The corners of each of the 486 rectangles that lie in two boxes."""

COUNT = len(RECTANGLES)


def unique(grid: Grid, missing: bool) -> list[Deadly]:
    """Return the rectangles of empty cells with a pair of digits that all corners have, and one has nothing else.

    With ``missing``, a corner may have lost one digit of the pair, though not to a digit that was placed.
    """
    found: list[Deadly] = []
    bivalue = _bivalue_cells(grid)
    able = [0] * 10
    digit = 0
    while digit < 9:
        digit += 1
        able[digit] = grid.digit_cells[digit]
    if missing:
        _restore(grid, able)
    index = 0
    while index < COUNT:
        corners = RECTANGLES[index]
        index += 1
        if corners & bivalue and corners & grid.empty == corners:
            rest = corners & bivalue
            while rest:
                cell = lowest(rest)
                rest &= rest - 1
                pair = grid.cell_digits[cell]
                one = lowest(pair)
                two = lowest(pair & (pair - 1))
                if (
                    corners & able[one] & able[two] == corners
                    and corners & (grid.digit_cells[one] | grid.digit_cells[two]) == corners
                    and not _has_twin(grid, corners & bivalue & (bit(cell) - 1), pair)
                ):
                    found.append(uniform(grid, corners, pair))
    return found


def _bivalue_cells(grid: Grid) -> int:
    result = 0
    rest = grid.empty
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        mask = grid.cell_digits[cell]
        if mask & (mask - 1):
            mask &= mask - 1
            if mask & (mask - 1) == 0:
                result |= bit(cell)
    return result


def _restore(grid: Grid, able: list[int]) -> None:
    """Make each digit's set of cells all the empty ones that no placed digit takes it from."""
    digit = 0
    while digit < 9:
        digit += 1
        able[digit] = grid.empty
    rest = ALL_CELLS & ~grid.empty
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        able[grid.values[cell]] &= ~PEERS[cell]


def _has_twin(grid: Grid, cells: int, mask: int) -> bool:
    """Return whether one of the cells has just the candidates of a mask."""
    while cells:
        if grid.cell_digits[lowest(cells)] == mask:
            return True
        cells &= cells - 1
    return False


def avoidable(grid: Grid, empty: int) -> list[Deadly]:
    """Return the rectangles with one or two empty corners (``empty``), none given, that two digits would complete.

    The empty corners still have the digits that would complete the rectangle.
    """
    found: list[Deadly] = []
    filled = ALL_CELLS & ~grid.empty & ~grid.givens
    if not filled:
        return found
    index = 0
    while index < COUNT:
        corners = RECTANGLES[index]
        index += 1
        if corners & filled and not corners & grid.givens and popcount(corners & grid.empty) == empty:
            _complete(grid, corners, found)
    return found


def _complete(grid: Grid, corners: int, found: list[Deadly]) -> None:
    """Note the pairs of digits that complete a rectangle: one for each diagonal."""
    first = lowest(corners)
    rest = corners & (corners - 1)
    second = lowest(rest)
    rest &= rest - 1
    third = lowest(rest)
    last = lowest(rest & (rest - 1))
    ones = _digits_for(grid, first, last)
    others = _digits_for(grid, second, third)
    while ones:
        one = ones & -ones
        ones &= ones - 1
        twos = others & ~one
        while twos:
            found.append(uniform(grid, corners, one | twos & -twos))
            twos &= twos - 1


def _digits_for(grid: Grid, cell: int, opposite: int) -> int:
    """Return the mask of the digits that two opposite corners have, or could both take."""
    one = grid.cell_digits[cell] | 1 << grid.values[cell]
    other = grid.cell_digits[opposite] | 1 << grid.values[opposite]
    return one & other & ALL_DIGITS


def type_6(grid: Grid, patterns: Sequence[Deadly]) -> list[int]:
    """Return the rectangles with guardians in two opposite corners and a digit of the pair locked to the corners.

    Two integers for each: the index of the pattern, and the digit, which has no other place in the rows and columns
    of the rectangle.  The two corners with guardians lose it.
    """
    found: list[int] = []
    index = 0
    while index < len(patterns):
        deadly = patterns[index]
        if _on_diagonal(deadly.extra):
            lines = _lines(deadly.extra) & ~deadly.cells
            rest = deadly.digits
            while rest:
                digit = lowest(rest)
                rest &= rest - 1
                cells = grid.digit_cells[digit]
                if cells & deadly.extra and not cells & lines:
                    found.append(index)
                    found.append(digit)
        index += 1
    return found


def hidden(grid: Grid, patterns: Sequence[Deadly]) -> list[int]:
    """Return the corners that lose a digit because the other one of the pair is locked to the corners in their lines.

    Three integers for each: the index of the pattern, the corner, whose opposite one has no guardians, and the digit
    that it loses.
    """
    found: list[int] = []
    index = 0
    while index < len(patterns):
        deadly = patterns[index]
        if _on_diagonal(deadly.extra) or _three(deadly.extra):
            _hide(grid, deadly, index, found)
        index += 1
    return found


def _hide(grid: Grid, deadly: Deadly, index: int, found: list[int]) -> None:
    clean = deadly.cells & ~deadly.extra
    while clean:
        cell = lowest(clean)
        clean &= clean - 1
        corner = lowest(deadly.cells & ~bit(cell) & ~HOUSE[HOUSES_OF[cell][0]] & ~HOUSE[HOUSES_OF[cell][1]])
        lines = _lines(bit(corner)) & ~deadly.cells
        rest = deadly.digits
        while rest:
            digit = lowest(rest)
            rest &= rest - 1
            locked = lowest(deadly.digits & ~(1 << digit))
            if grid.digit_cells[digit] & bit(corner) and not grid.digit_cells[locked] & lines:
                found.append(index)
                found.append(corner)
                found.append(digit)


def _on_diagonal(extra: int) -> bool:
    """Return whether some corners of a rectangle are two that do not share a line."""
    rest = extra & (extra - 1)
    if rest == 0 or rest & (rest - 1):
        return False
    return not _lines(bit(lowest(extra))) & rest


def _three(extra: int) -> bool:
    rest = extra & (extra - 1)
    rest &= rest - 1
    return rest != 0 and rest & (rest - 1) == 0


def _lines(cells: int) -> int:
    """Return all cells of the rows and columns of some cells."""
    result = 0
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        result |= HOUSE[HOUSES_OF[cell][0]] | HOUSE[HOUSES_OF[cell][1]]
    return result
