# cython: language_level=3
"""How people look for singles, in rounds: what there is to look at, and what there is to find.

A round writes all last cells of houses; where there are none, all hidden singles, in boxes and in lines; where there
are none of these either, all naked singles.  A digit takes the longer to find, the more there is to look at, and the
fewer singles there are, those that are plain to see counting most.  So what is counted stays the same when the puzzle
is turned, transposed or has its digits renamed.
"""

from typing import NamedTuple

from ...board.bitset import popcount
from ...board.c_types import Cells, IntArray, Word
from ...board.grid import Grid
from ...board.houses import BOXES_MASK, LINES_MASK
from . import rounds

HIDDEN_MASK: Word = BOXES_MASK | LINES_MASK


class Look(NamedTuple):
    """A round: how many digits it writes, and what there was when it began.

    ``empty`` cells with so many ``candidates``; of the cells with singles, each counted once as the first that it is,
    so many were the ``last`` empty one of a house, hidden singles of a ``box`` or of a ``line``, and ``naked`` ones.
    """

    written: int
    empty: int
    candidates: int
    last: int
    box: int
    line: int
    naked: int


def looks(grid: Grid) -> list[Look]:
    """Write singles until none is left or the grid breaks, and return the rounds."""
    found: list[Look] = []
    counts: IntArray = [0] * 7
    while _round(grid, counts):
        found.append(Look(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6]))
    return found


def seconds(grid: Grid, write: float, look: float, last: float, box: float, line: float) -> float:
    """Write singles until none is left or the grid breaks, and return the seconds that this takes.

    - ``write``: the seconds that writing a digit takes;
    - ``look``: the seconds that looking takes for each cell to look at, where one naked single can be found;
    - ``last``, ``box``, ``line``: how many times as easily as a naked single the last cell of a house is found, or a
      hidden single of a box or of a line.

    The cells to look at are the empty ones, but the more of them, the fewer candidates they have: where most cells are
    nearly settled, more of them have to be looked at closely.
    """
    total = 0.0
    counts: IntArray = [0] * 7
    while _round(grid, counts):
        area = 1.0 * counts[1] * counts[1] / counts[2]  # in whole numbers, compiled code would round it
        to_find = last * counts[3] + box * counts[4] + line * counts[5] + counts[6]
        total += counts[0] * (write + look * area / to_find)
    return total


def _round(grid: Grid, counts: IntArray) -> bool:
    """Carry out a round, and note in the order of ``Look`` what it was; return whether there was one."""
    if grid.broken:
        return False
    last: Cells = rounds.full_house_cells(grid)
    box: Cells = rounds.hidden_cells(grid, BOXES_MASK) & ~last
    line: Cells = rounds.hidden_cells(grid, LINES_MASK) & ~(last | box)
    naked = grid.naked_singles & ~(last | box | line)
    if not last | box | line | naked:
        return False
    counts[1] = popcount(grid.empty)
    counts[2] = 0
    for digit in range(1, 10):
        counts[2] += popcount(grid.digit_cells[digit])
    counts[3] = popcount(last)
    counts[4] = popcount(box)
    counts[5] = popcount(line)
    counts[6] = popcount(naked)
    if last:
        counts[0] = rounds.place_all(grid, last, 0)
    elif box | line:
        counts[0] = rounds.place_all(grid, box | line, HIDDEN_MASK)
    else:
        counts[0] = rounds.place_all(grid, naked, 0)
    return True
