# cython: language_level=3
"""Singles in rounds: each round places at once every single of the simplest kind on offer.

So no choice among equals is ever made, and what the rounds count is a property of the puzzle: it stays the same when
the puzzle is turned, transposed or has its digits renamed.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...board.bitset import lowest, members, popcount
from ...board.c_types import Cells, IntArray, Word
from ...board.checks import check_cells, check_houses
from ...board.grid import Grid
from ...board.houses import BOXES_MASK, LINES_MASK
from .search import FULL_HOUSE, HIDDEN_SINGLE_IN_BOX, HIDDEN_SINGLE_IN_LINE, NAKED_SINGLE


class Round(NamedTuple):
    """A round of singles: their kind, how many were placed, and how many cells had a single of any kind."""

    kind: int
    placed: int
    on_offer: int


_new = tuple.__new__  # what a named tuple comes to, without the detour: rounds are many


def hidden_cells(grid: Grid, wanted: Word) -> Cells:
    """Return the cells where some digit has its only place in one of a set of houses."""
    check_houses(wanted)
    result: Cells = 0
    for digit in range(1, 10):
        for house in members(grid.hidden_singles[digit] & wanted):
            result |= grid.digit_cells[digit] & grid.tables.house[house]
    return result


def full_house_cells(grid: Grid) -> Cells:
    """Return the cells that are the last empty ones of a house."""
    result: Cells = 0
    for house in members(grid.full_houses):
        result |= grid.empty & grid.tables.house[house]
    return result


def run(grid: Grid) -> list[Round]:
    """Place singles in rounds until none is left or the grid breaks."""
    rounds: list[Round] = []
    while not grid.broken:
        full = full_house_cells(grid)
        in_box = hidden_cells(grid, BOXES_MASK)
        in_line = hidden_cells(grid, LINES_MASK)
        naked = grid.naked_singles
        on_offer = popcount(full | in_box | in_line | naked)
        if full:
            rounds.append(_new(Round, (FULL_HOUSE, place_all(grid, full, 0), on_offer)))
        elif in_box:
            rounds.append(_new(Round, (HIDDEN_SINGLE_IN_BOX, place_all(grid, in_box, BOXES_MASK), on_offer)))
        elif in_line:
            rounds.append(_new(Round, (HIDDEN_SINGLE_IN_LINE, place_all(grid, in_line, LINES_MASK), on_offer)))
        elif naked:
            rounds.append(_new(Round, (NAKED_SINGLE, place_all(grid, naked, 0), on_offer)))
        else:
            break
    return rounds


def tally(done: Sequence[Round]) -> tuple[dict[int, int], int, int]:
    """Sum rounds up.

    Returns the number of digits placed by kind, in the order of their first use, how many cells were on offer in all
    rounds together, and in how many rounds there was just one.
    """
    placed: IntArray = [0] * 5
    kinds: list[int] = []
    offered = narrow = 0
    count: int
    kind: int
    on_offer: int
    for kind, count, on_offer in done:
        if not placed[kind]:
            kinds.append(kind)
        placed[kind] += count
        offered += on_offer
        if on_offer == 1:
            narrow += 1
    return {kind: placed[kind] for kind in kinds}, offered, narrow


def place_all(grid: Grid, cells: Cells, wanted: Word) -> int:
    """Place the singles of all these cells, as they stand now; return how many they are.

    They take the digits that have their only place there in one of a set of houses; the others their one digit.
    """
    check_cells(cells)
    check_houses(wanted)
    digits: IntArray = [0] * 81
    for digit in range(1, 10):
        for house in members(grid.hidden_singles[digit] & wanted):
            cell = lowest(grid.digit_cells[digit] & grid.tables.house[house])
            if digits[cell] == 0:
                digits[cell] = digit
    for cell in members(cells):
        if digits[cell] == 0 and grid.cell_digits[cell]:
            digits[cell] = lowest(grid.cell_digits[cell])
    count = popcount(cells)
    for cell in members(cells):
        if grid.cell_digits[cell] >> digits[cell] & 1:
            grid.put(cell, digits[cell])
    return count
