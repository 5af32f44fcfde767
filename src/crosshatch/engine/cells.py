"""What several engines ask about some cells: which others see them, and which candidates they have."""

from ..board import houses
from ..board.bitset import bit, lowest, popcount
from ..board.grid import Grid

PEERS = houses.PEERS


def seeing_all(cells: int, others: int) -> int:
    """Return those of some cells that see every one of the others."""
    while cells and others:
        cells &= PEERS[lowest(others)]
        others &= others - 1
    return cells


def seeing_any(others: int) -> int:
    """Return the cells that see any of the others."""
    seen = 0
    while others:
        seen |= PEERS[lowest(others)]
        others &= others - 1
    return seen


def cells_of_size(grid: Grid, size: int) -> int:
    """Return the empty cells with a number of candidates (1 to 9)."""
    result = 0
    rest = grid.empty
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        if popcount(grid.cell_digits[cell]) == size:
            result |= bit(cell)
    return result


def cells_with_any(grid: Grid, digits: int) -> int:
    """Return the cells that have some candidate of a mask."""
    cells = 0
    for digit in range(1, 10):
        if digits >> digit & 1:
            cells |= grid.digit_cells[digit]
    return cells


def digits_of(grid: Grid, cells: int) -> int:
    """Return the mask of the candidates of some cells."""
    digits = 0
    while cells:
        digits |= grid.cell_digits[lowest(cells)]
        cells &= cells - 1
    return digits
