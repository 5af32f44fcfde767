# cython: language_level=3
"""Rectangles: four cells in two rows, two columns and two boxes, where two digits could change places.

On other boards they lie two by two in all their houses, and no other rule is about them (``board_tables``).

Unique rectangles have four empty corners, avoidable rectangles some corners that are filled but not given.  What the
guardians of both prove is in ``guardians``; type 6 and the hidden rectangle, which only rectangles have, are here.
"""

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import CellArray, Cells
from ...board.cells import cells_of_size, digits_of
from ...board.checks import check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import ALL_DIGITS
from .guardians import DeadlyFinding, uniform


def unique(grid: Grid, missing: bool) -> list[DeadlyFinding]:
    """Return the rectangles of empty cells with a pair of digits that all corners have, and one has nothing else.

    With ``missing``, a corner may have lost one digit of the pair, though not to a digit that was placed.
    """
    able: CellArray = [0] * 10
    for digit in range(1, 10):
        able[digit] = grid.digit_cells[digit]
    if missing:
        _restore(grid, able)
    tables = grid.tables
    met: list[int] = []
    for cell in members(cells_of_size(grid, 2) & ~tables.touched):
        one = lowest(grid.cell_digits[cell])
        two = lowest(grid.cell_digits[cell] & ~(1 << one))
        usable = able[one] & able[two] & (grid.digit_cells[one] | grid.digit_cells[two]) & ~bit(cell)
        _meet(grid, usable & ~tables.touched, cell, met)
    found: list[DeadlyFinding] = []
    each: int
    for each in sorted(met):
        cell = each % 81
        corners = _corners(each // 81)
        pair = grid.cell_digits[cell]
        if not _has_twin(grid, corners & (bit(cell) - 1), pair):  # or it is there already
            found.append(uniform(grid, corners, pair))
    return found


def _meet(grid: Grid, usable: Cells, cell: int, met: list[int]) -> None:
    """Note the rectangles of a cell and three usable corners: 81 times their number plus the cell.

    The number is in the order of rows, then of columns.
    """
    tables = grid.tables
    row = cell // 9
    column = cell % 9
    below = usable & tables.house[9 + column]
    for beside in members(usable & tables.house[row] if below else 0):
        for under in members(below):
            opposite = under // 9 * 9 + beside % 9
            if usable & bit(opposite) and tables.lie_two_by_two(cell, beside, under, opposite):
                rows = row * 9 + under // 9 if under > cell else under // 9 * 9 + row
                columns = column * 9 + beside % 9 if beside > cell else beside % 9 * 9 + column
                met.append((rows * 81 + columns) * 81 + cell)


def _corners(number: int) -> Cells:
    """Return the corners of a rectangle with a number."""
    row = number // 729 * 9
    below = number // 81 % 9 * 9
    column = number // 9 % 9
    beside = number % 9
    return bit(row + column) | bit(row + beside) | bit(below + column) | bit(below + beside)


def almost_unique(grid: Grid) -> list[DeadlyFinding]:
    """Return the rectangles of empty cells with a pair of digits that have one or two other digits in all.

    As with ``missing`` in ``unique``, a corner may have lost one digit of the pair; here, none need be without others.
    """
    found: list[DeadlyFinding] = []
    able: CellArray = [0] * 10
    _restore(grid, able)
    for index in range(grid.tables.rectangle_count):
        corners = grid.tables.rectangles[index]
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


def guarded(grid: Grid, most: int) -> list[DeadlyFinding]:
    """Return the rectangles of empty cells with a pair of digits and 2 to ``most`` (at most 8) guardians.

    A corner may have lost one digit of the pair, though not to a digit that was placed.
    """
    check_within(most, 2, 8)
    found: list[DeadlyFinding] = []
    able: CellArray = [0] * 10
    _restore(grid, able)
    for index in range(grid.tables.rectangle_count):
        corners = grid.tables.rectangles[index]
        if corners & grid.empty == corners:
            size = 0
            for cell in members(corners):
                size += popcount(grid.cell_digits[cell])
            if size <= most + 8:
                _guard_pairs(grid, corners, size, most, able, found)
    return found


def _guard_pairs(grid: Grid, corners: Cells, size: int, most: int, able: CellArray, found: list[DeadlyFinding]) -> None:
    """Note the pairs that could fill some corners and are all but a few of their ``size`` candidates."""
    for one in range(1, 9):
        if corners & able[one] == corners:
            ones = corners & grid.digit_cells[one]
            for two in range(one + 1, 10):
                twos = corners & grid.digit_cells[two]
                count = size - popcount(ones) - popcount(twos)
                if corners & able[two] == corners and ones | twos == corners and 2 <= count <= most:
                    found.append(uniform(grid, corners, 1 << one | 1 << two))


def _restore(grid: Grid, able: CellArray) -> None:
    """Make each digit's set of cells all the empty ones that may hold it and that no placed digit takes it from."""
    tables = grid.tables
    for digit in range(1, 10):
        able[digit] = grid.empty & tables.allowed[digit]
    for cell in members(tables.cells & ~grid.empty):
        able[grid.values[cell]] &= ~tables.peers[cell]


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
    filled = grid.tables.cells & ~grid.empty & ~grid.givens
    # Where there was none, a new one has a corner that has been filled since.
    new = filled & changed_since_nothing(grid, ("avoidable", empty)) if filled else 0
    if new:
        for index in range(grid.tables.rectangle_count):
            corners = grid.tables.rectangles[index]
            if corners & new and not corners & grid.givens and popcount(corners & grid.empty) == empty:
                _complete(grid, corners, found)
    if not found:
        found_nothing(grid, ("avoidable", empty))
    return found


def _complete(grid: Grid, corners: Cells, found: list[DeadlyFinding]) -> None:
    """Note the pairs of digits that complete a rectangle, one for each diagonal, and that all corners may hold."""
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
            if not corners & ~(grid.tables.allowed[digit] & grid.tables.allowed[other]):
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
        if _on_diagonal(grid, deadly.extra):
            lines = _lines(grid, deadly.extra) & ~deadly.cells
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
        if popcount(deadly.extra) == 3 or _on_diagonal(grid, deadly.extra):
            _hide(grid, deadly, found)
    return found


def _hide(grid: Grid, deadly: DeadlyFinding, found: list[tuple[DeadlyFinding, int, int, int]]) -> None:
    for cell in members(deadly.cells & ~deadly.extra):
        corner = lowest(deadly.cells & ~bit(cell) & ~_lines(grid, bit(cell)))
        lines = _lines(grid, bit(corner)) & ~deadly.cells
        for digit in members(deadly.digits):
            locked = lowest(deadly.digits & ~(1 << digit))
            if grid.digit_cells[digit] & bit(corner) and not grid.digit_cells[locked] & lines:
                found.append((deadly, corner, locked, digit))


def _on_diagonal(grid: Grid, extra: Cells) -> bool:
    """Return whether some corners of a rectangle are two that do not share a line."""
    return popcount(extra) == 2 and not _lines(grid, bit(lowest(extra))) & extra & (extra - 1)


def _lines(grid: Grid, cells: Cells) -> Cells:
    """Return all cells of the rows and columns of some cells."""
    result: Cells = 0
    for cell in members(cells):
        result |= grid.tables.house[cell // 9] | grid.tables.house[9 + cell % 9]
    return result
