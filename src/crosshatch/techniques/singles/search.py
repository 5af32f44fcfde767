# cython: language_level=3
"""Singles and locked candidates, one at a time or as a run: the steps in order, each with its technique, as integers.

A run is what the pipeline does most: take the first step of the simplest kind, carry it out, begin again.
It is done here in one call, so that the Python layer is paid for harder steps only.
"""

from collections.abc import Sequence

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Word, c_only
from ...board.checks import check_cell, check_digit, check_house, check_within
from ...board.grid import Grid
from ...board.houses import BOXES_MASK, LINES_MASK, MOST_HOUSES, NO_HOUSE
from ..subsets.search import locked_from

FULL_HOUSE = 0
HIDDEN_SINGLE = 1
NAKED_SINGLE = 2
HIDDEN_SINGLE_IN_BOX = 3
HIDDEN_SINGLE_IN_LINE = 4
POINTING = 5
CLAIMING = 6
KINDS = range(3)
"""The kinds that together are all singles: a hidden single in a box or a line is a hidden single."""

NOTHING = -1
MOST = 7 * MOST_HOUSES * 81 * 10 - 1  # the greatest integer that a step can be


def encode(kind: int, house: int, cell: int, digit: int) -> int:
    """Return a step as one integer, which is what a run notes.

    Locked candidates are those of a digit in a house, which lie in another house: that stands in place of the cell.
    """
    check_within(kind, 0, CLAIMING)
    check_within(house, 0, NO_HOUSE)
    check_cell(cell)
    check_within(digit, 0, 9)
    return ((kind * MOST_HOUSES + house) * 81 + cell) * 10 + digit


def kind_of(step: int) -> int:
    """Return the kind of a step that is one integer."""
    check_within(step, 0, MOST)
    return step // (MOST_HOUSES * 810)


def decode(step: int) -> tuple[int, int, int, int]:
    """Return the kind, the house (NO_HOUSE where none matters), the cell and the digit of a step that is one integer.

    Locked candidates have their other house in place of the cell.
    """
    check_within(step, 0, MOST)
    return step // (MOST_HOUSES * 810), step // 810 % MOST_HOUSES, step // 10 % 81, step % 10


def around_only_place(grid: Grid, house: int, cell: int, digit: int) -> tuple[int, int]:
    """Return why a cell is the only place for a digit in a house.

    Returns filled cells that rule out other cells of the house, and the empty cells that no filled cell rules out.
    Each of the filled cells rules out most of what those before it leave, and has the digit itself if possible.
    """
    check_house(house)
    check_cell(cell)
    check_digit(digit)
    others = grid.empty & grid.tables.house[house] & ~bit(cell)
    unseen = others
    blockers: Cells = 0
    blocker = _ruling_out_most(grid, unseen, digit)
    while blocker >= 0:
        blockers |= bit(blocker)
        unseen &= ~_excluded_by(grid, blocker, digit)
        blocker = _ruling_out_most(grid, unseen, digit)
    return blockers, unseen


def _ruling_out_most(grid: Grid, cells: Cells, digit: int) -> int:
    """Return the filled cell that excludes a digit from most cells, with the digit itself if possible; -1 for none."""
    best, most = -1, 0
    for filled in members(grid.tables.cells & ~grid.empty):
        count = popcount(_excluded_by(grid, filled, digit) & cells)
        if count > most or (count == most > 0 and grid.values[best] != digit == grid.values[filled]):
            best, most = filled, count
    return best


def _excluded_by(grid: Grid, cell: int, digit: int) -> Cells:
    """Return the cells where the digit of a filled cell excludes a digit."""
    if grid.tables.has_links:
        return grid.tables.excluded[(cell * 9 + grid.values[cell] - 1) * 10 + digit]
    return grid.tables.peers[cell] if grid.values[cell] == digit else 0


def why_only_candidate(grid: Grid, cell: int) -> tuple[int, ...]:
    """Return, for each digit from 1 to 9, the first filled cell that excludes it from a cell, -1 if there is none."""
    check_cell(cell)
    seen = [-1] * 10
    for other in members(grid.tables.cells & ~grid.empty):
        for digit in range(1, 10):
            if seen[digit] < 0 and _excluded_by(grid, other, digit) & bit(cell):
                seen[digit] = other
    return tuple(seen[1:])


@c_only
def first_full_house(grid: Grid) -> int:
    """Return the first house with one empty cell as an encoded single, or NOTHING."""
    for house in members(grid.full_houses):
        cell = lowest(grid.empty & grid.tables.house[house])
        mask = grid.cell_digits[cell]
        if mask and mask & (mask - 1) == 0:
            return encode(FULL_HOUSE, house, cell, lowest(mask))
    return NOTHING


@c_only
def first_hidden_single(grid: Grid, kind: int, wanted: Word) -> int:
    """Return the first hidden single of a set of houses, by digit and house, encoded as of a kind, or NOTHING."""
    for digit in range(1, 10):
        pending = grid.hidden_singles[digit] & wanted
        if pending:
            house = lowest(pending)
            return encode(kind, house, lowest(grid.digit_cells[digit] & grid.tables.house[house]), digit)
    return NOTHING


@c_only
def first_naked_single(grid: Grid) -> int:
    """Return the first cell with one candidate as an encoded single, or NOTHING."""
    if grid.naked_singles:
        cell = lowest(grid.naked_singles)
        return encode(NAKED_SINGLE, NO_HOUSE, cell, lowest(grid.cell_digits[cell]))
    return NOTHING


def first_locked(grid: Grid, kind: int) -> int:
    """Return the first locked candidates of a kind, encoded, or NOTHING."""
    check_within(kind, POINTING, CLAIMING)
    locked = locked_from(grid, 18, NO_HOUSE, 1, 18) if kind == POINTING else locked_from(grid, 0, 18, 1, 0)
    if locked == NOTHING:
        return NOTHING
    return encode(kind, locked // MOST_HOUSES % MOST_HOUSES, locked % MOST_HOUSES, locked // MOST_HOUSES**2)


def first(grid: Grid, kind: int) -> int:
    """Return the first step of a kind, encoded, or NOTHING; a hidden single in a box before one in a line."""
    check_within(kind, 0, CLAIMING)
    if kind == FULL_HOUSE:
        return first_full_house(grid)
    if kind == NAKED_SINGLE:
        return first_naked_single(grid)
    if kind >= POINTING:
        return first_locked(grid, kind)
    single = NOTHING
    if kind != HIDDEN_SINGLE_IN_LINE:
        single = first_hidden_single(grid, kind, BOXES_MASK)
    if single == NOTHING and kind != HIDDEN_SINGLE_IN_BOX:
        single = first_hidden_single(grid, kind, LINES_MASK)
    return single


def places(step: int) -> bool:
    """Return whether a step that is one integer places a digit; else it is locked candidates."""
    check_within(step, 0, MOST)
    return step < encode(POINTING, 0, 0, 0)


def removed(grid: Grid, step: int) -> Cells:
    """Return the cells that lose the digit of locked candidates, which are one integer."""
    check_within(step, 0, MOST)
    check_house(step // 10 % 81)
    check_house(step // 810 % MOST_HOUSES)
    check_digit(step % 10)
    tables = grid.tables
    return grid.digit_cells[step % 10] & tables.house[step // 10 % 81] & ~tables.house[step // 810 % MOST_HOUSES]


def carry_out(grid: Grid, step: int) -> None:
    """Carry out a step that is one integer."""
    check_within(step, 0, MOST)
    if places(step):
        grid.put(step // 10 % 81, step % 10)
    else:
        for cell in members(removed(grid, step)):
            grid.take(cell, step % 10)


def run(grid: Grid, kinds: Sequence[int]) -> list[int]:
    """Take singles and locked candidates, always the first of the first kind that has one, until none is left.

    Stops where the grid breaks.  Returns the encoded steps in their order.
    """
    done: list[int] = []
    while not grid.broken:
        step = NOTHING
        kind: int
        for kind in kinds:
            step = first(grid, kind)
            if step != NOTHING:
                break
        if step == NOTHING:
            break
        carry_out(grid, step)
        done.append(step)
    return done
