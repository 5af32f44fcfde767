# cython: language_level=3
"""Rectangles: four cells in two rows, two columns and two boxes, where two digits could change places.

Unique rectangles have four empty corners, avoidable rectangles some corners that are filled but not given.  What the
guardians of both prove is in ``guardians``; type 6 and the hidden rectangle, which only rectangles have, are here.
"""

from itertools import combinations
from typing import Annotated

from ...board import houses
from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import CellArray, Cells, Short
from ...board.cells import cells_of_size, digits_of
from ...board.checks import check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import ALL_CELLS, ALL_DIGITS, HOUSE, HOUSES_OF, PEERS
from .guardians import DeadlyFinding, uniform


def _in_two_boxes() -> list[int]:
    found = []
    for rows in combinations(houses.ROWS, 2):
        for columns in combinations(houses.COLUMNS, 2):
            corners = (HOUSE[rows[0]] | HOUSE[rows[1]]) & (HOUSE[columns[0]] | HOUSE[columns[1]])
            if sum([1 for box in houses.BOXES if HOUSE[box] & corners]) == 2:
                found.append(corners)
    return found


RECTANGLES: Annotated[tuple[int, ...], Cells, 486] = tuple(_in_two_boxes())
"""The corners of each of the 486 rectangles that lie in two boxes."""


def _by_opposite_corners() -> list[int]:
    numbers = [0] * 6561
    for number, corners in enumerate(RECTANGLES):
        first, second, third, last = houses.cells_in(corners)
        for one, other in ((first, last), (last, first), (second, third), (third, second)):
            numbers[one * 81 + other] = number
    return numbers


NUMBER_OF: Annotated[tuple[int, ...], Short, 6561] = tuple(_by_opposite_corners())
"""The number of each rectangle in this order, by two opposite corners: 81 times the one plus the other."""


def unique(grid: Grid, missing: bool) -> list[DeadlyFinding]:
    """Return the rectangles of empty cells with a pair of digits that all corners have, and one has nothing else.

    With ``missing``, a corner may have lost one digit of the pair, though not to a digit that was placed.
    """
    able: CellArray = [0] * 10
    for digit in range(1, 10):
        able[digit] = grid.digit_cells[digit]
    if missing:
        _restore(grid, able)
    met: list[int] = []
    for cell in members(cells_of_size(grid, 2)):
        one = lowest(grid.cell_digits[cell])
        two = lowest(grid.cell_digits[cell] & ~(1 << one))
        usable = able[one] & able[two] & (grid.digit_cells[one] | grid.digit_cells[two]) & ~bit(cell)
        beside = usable & HOUSE[HOUSES_OF[cell][0]]
        below = usable & HOUSE[HOUSES_OF[cell][1]]
        if beside and below:
            box = HOUSE[HOUSES_OF[cell][2]]
            _meet(usable, cell, beside & box, below & ~box, met)
            _meet(usable, cell, beside & ~box, below & box, met)
    found: list[DeadlyFinding] = []
    each: int
    for each in sorted(met):
        cell = each % 81
        corners = RECTANGLES[each // 81]
        pair = grid.cell_digits[cell]
        if not _has_twin(grid, corners & (bit(cell) - 1), pair):  # or it is there already
            found.append(uniform(grid, corners, pair))
    return found


def _meet(usable: Cells, cell: int, beside: Cells, below: Cells, met: list[int]) -> None:
    """Note the rectangles with usable corners beside a cell and below it: 81 times their number plus the cell."""
    for one in members(beside):
        for other in members(below):
            opposite = usable & HOUSE[HOUSES_OF[other][0]] & HOUSE[HOUSES_OF[one][1]]
            if opposite:
                met.append(NUMBER_OF[cell * 81 + lowest(opposite)] * 81 + cell)


def almost_unique(grid: Grid) -> list[DeadlyFinding]:
    """Return the rectangles of empty cells with a pair of digits that have one or two other digits in all.

    As with ``missing`` in ``unique``, a corner may have lost one digit of the pair; here, none need be without others.
    """
    found: list[DeadlyFinding] = []
    able: CellArray = [0] * 10
    _restore(grid, able)
    corners: Cells
    for corners in RECTANGLES:
        if corners & grid.empty == corners:
            digits = digits_of(grid, corners)
            if 2 < popcount(digits) < 5:
                _pair_up(grid, corners, digits, able, found)
    return found


def _pair_up(grid: Grid, corners: Cells, digits: int, able: CellArray, found: list[DeadlyFinding]) -> None:
    """Note the pairs among the digits of some corners that could fill them all."""
    while digits:
        one = lowest(digits)
        digits &= digits - 1
        for two in members(digits):
            if (
                corners & able[one] & able[two] == corners
                and corners & (grid.digit_cells[one] | grid.digit_cells[two]) == corners
            ):
                found.append(uniform(grid, corners, 1 << one | 1 << two))


def _restore(grid: Grid, able: CellArray) -> None:
    """Make each digit's set of cells all the empty ones that no placed digit takes it from."""
    for digit in range(1, 10):
        able[digit] = grid.empty
    for cell in members(ALL_CELLS & ~grid.empty):
        able[grid.values[cell]] &= ~PEERS[cell]


def _has_twin(grid: Grid, cells: Cells, mask: int) -> bool:
    """Return whether one of the cells has just the candidates of a mask."""
    for cell in members(cells):
        if grid.cell_digits[cell] == mask:
            return True
    return False


def avoidable(grid: Grid, empty: int) -> list[DeadlyFinding]:
    """Return the rectangles with one or two empty corners (``empty``), none given, that two digits would complete.

    The empty corners still have the digits that would complete the rectangle.
    """
    check_within(empty, 1, 3)
    found: list[DeadlyFinding] = []
    filled = ALL_CELLS & ~grid.empty & ~grid.givens
    # Where there was none, a new one has a corner that has been filled since.
    new = filled & changed_since_nothing(grid, ("avoidable", empty)) if filled else 0
    if new:
        corners: Cells
        for corners in RECTANGLES:
            if corners & new and not corners & grid.givens and popcount(corners & grid.empty) == empty:
                _complete(grid, corners, found)
    if not found:
        found_nothing(grid, ("avoidable", empty))
    return found


def _complete(grid: Grid, corners: Cells, found: list[DeadlyFinding]) -> None:
    """Note the pairs of digits that complete a rectangle: one for each diagonal."""
    first = lowest(corners)
    rest = corners & (corners - 1)
    second = lowest(rest)
    rest &= rest - 1
    third = lowest(rest)
    last = lowest(rest & (rest - 1))
    ones = _digits_for(grid, first, last)
    others = _digits_for(grid, second, third)
    for digit in members(ones):
        for other in members(others & ~(1 << digit)):
            found.append(uniform(grid, corners, 1 << digit | 1 << other))


def _digits_for(grid: Grid, cell: int, opposite: int) -> int:
    """Return the mask of the digits that two opposite corners have, or could both take."""
    one = grid.cell_digits[cell] | 1 << grid.values[cell]
    other = grid.cell_digits[opposite] | 1 << grid.values[opposite]
    return one & other & ALL_DIGITS


def type_6(grid: Grid, patterns: list[DeadlyFinding]) -> list[tuple[DeadlyFinding, int]]:
    """Return the rectangles with guardians in two opposite corners and a digit of the pair locked to the corners.

    Each comes with that digit, which has no other place in the rows and columns of the rectangle.
    """
    found = []
    deadly: DeadlyFinding
    for deadly in patterns:
        if _on_diagonal(deadly.extra):
            lines = _lines(deadly.extra) & ~deadly.cells
            rest: int = deadly.digits
            for digit in members(rest):
                cells = grid.digit_cells[digit]
                if cells & deadly.extra and not cells & lines:
                    found.append((deadly, digit))
    return found


def hidden(grid: Grid, patterns: list[DeadlyFinding]) -> list[tuple[DeadlyFinding, int, int, int]]:
    """Return the corners that lose a digit because the other one of the pair is locked to the corners in their lines.

    Each rectangle comes with such a corner, the digit that is locked, and the one that goes.  The opposite corner has
    no guardians, the two between have some.
    """
    found: list[tuple[DeadlyFinding, int, int, int]] = []
    deadly: DeadlyFinding
    for deadly in patterns:
        if popcount(deadly.extra) == 3 or _on_diagonal(deadly.extra):
            _hide(grid, deadly, found)
    return found


def _hide(grid: Grid, deadly: DeadlyFinding, found: list[tuple[DeadlyFinding, int, int, int]]) -> None:
    for cell in members(deadly.cells & ~deadly.extra):
        corner = lowest(deadly.cells & ~bit(cell) & ~_lines(bit(cell)))
        lines = _lines(bit(corner)) & ~deadly.cells
        for digit in members(deadly.digits):
            locked = lowest(deadly.digits & ~(1 << digit))
            if grid.digit_cells[digit] & bit(corner) and not grid.digit_cells[locked] & lines:
                found.append((deadly, corner, locked, digit))


def _on_diagonal(extra: Cells) -> bool:
    """Return whether some corners of a rectangle are two that do not share a line."""
    return popcount(extra) == 2 and not _lines(bit(lowest(extra))) & extra & (extra - 1)


def _lines(cells: Cells) -> Cells:
    """Return all cells of the rows and columns of some cells."""
    result: Cells = 0
    for cell in members(cells):
        result |= HOUSE[HOUSES_OF[cell][0]] | HOUSE[HOUSES_OF[cell][1]]
    return result
