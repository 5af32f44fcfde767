# cython: language_level=3
"""Questions that several engines ask about cells: which other cells see them, and which candidates they have."""

from .bitset import lowest, members
from .c_types import Cells, Word
from .checks import check_cells, check_digits, check_within
from .grid import Grid
from .houses import NO_HOUSE

LOW = 2**64 - 1
"""The first 64 cells; frequently called functions work on these and on the rest as two machine words."""


def seeing_all(grid: Grid, cells: Cells, others: Cells) -> Cells:
    """Return the cells of a set that see every cell of another set."""
    tables = grid.tables
    if (cells | others) >> 81:
        check_cells(cells | others)
    low: Word = others & LOW
    for cell in members(low):
        cells &= tables.peers[cell]
    high: Word = others >> 64
    for place in members(high):
        cells &= tables.peers[64 + place]
    return cells


def seeing_any(grid: Grid, others: Cells) -> Cells:
    """Return the cells that see any cell of a set."""
    tables = grid.tables
    if others >> 81:
        check_cells(others)
    seen: Cells = 0
    for cell in members(others):
        seen |= tables.peers[cell]
    return seen


def houses_with_all(grid: Grid, cells: Cells) -> Word:
    """Return the houses that contain every cell of a set, as a mask."""
    if cells >> 81:
        check_cells(cells)
    houses = grid.tables.all_houses
    for cell in members(cells):
        houses &= grid.tables.houses_of[cell]
    return houses


def first_house(grid: Grid, cells: Cells) -> int:
    """Return the first house, by number, that contains every cell of a set, or NO_HOUSE."""
    houses = houses_with_all(grid, cells)
    return lowest(houses) if houses else NO_HOUSE


def cells_of_size(grid: Grid, size: int) -> Cells:
    """Return the empty cells with a number of candidates (1 to 9)."""
    check_within(size, 0, 9)
    ones = twos = fours = eights = 0  # the binary digits of all numbers at once
    for digit in range(1, 10):
        carry = grid.digit_cells[digit]
        ones, carry = ones ^ carry, ones & carry
        twos, carry = twos ^ carry, twos & carry
        fours, carry = fours ^ carry, fours & carry
        eights |= carry
    cells = grid.empty
    cells &= ones if size & 1 else ~ones
    cells &= twos if size & 2 else ~twos
    cells &= fours if size & 4 else ~fours
    cells &= eights if size & 8 else ~eights
    return cells


def cells_with_any(grid: Grid, digits: int) -> Cells:
    """Return the cells that have at least one candidate of a mask."""
    if digits & ~1022:
        check_digits(digits)
    cells: Cells = 0
    for digit in members(digits):
        cells |= grid.digit_cells[digit]
    return cells


def digits_of(grid: Grid, cells: Cells) -> int:
    """Return the mask of all candidates of a set of cells."""
    if cells >> 81:
        check_cells(cells)
    digits = 0
    low: Word = cells & LOW
    for cell in members(low):
        digits |= grid.cell_digits[cell]
    high: Word = cells >> 64
    for place in members(high):
        digits |= grid.cell_digits[64 + place]
    return digits
