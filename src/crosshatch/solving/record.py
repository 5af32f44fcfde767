# cython: auto_pickle=True
"""The record of a search: its tree as flat lists with one row per node, and when to stop.

Every search records its tree in the same way:  ``enter`` a node with the choice that led there and the placements that
it forced, ask ``goes_on`` before each choice below it, and ``leave`` it with its outcome.  A choice, or a forced
placement, is the integer ``cell * 10 + digit``.  A single as encoded by ``singles.runs`` can be used too, because
modulo 810 it is that integer.

The reason for a dead end is a column of the exact cover problem that cannot be satisfied: 0 to 80 for a cell without
candidates, ``column_of(digit, house)`` (81 to 656) for a digit without a place in a house, or that number plus
``CLASH`` if the house contains the digit more than once.
"""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from ..board.bitset import members, popcount
from ..board.c_types import Long, c_only
from ..board.checks import check_digit, check_house, check_within
from ..board.clock import OutOfTime
from ..board.grid import Grid
from ..board.houses import MOST_HOUSES

EXPANDED = 0
DEAD_END = 1
SOLVED = 2

NO_CHOICE = -1
NO_REASON = -1
CLASH = 660

KEPT: Final = 10_000
"""The number of rows kept of a tree; later nodes are only counted, except those on branches to solutions."""

_NO_LIMIT = 2**62  # more solutions than a search can meet, and what the compiled form can count
_CLOCK_EVERY = 1024  # nodes between two looks at the clock


def column_of(digit: int, house: int) -> int:
    """Return the exact cover column (81 to 656) for the condition that a digit (1 to 9) has a cell in a house."""
    check_digit(digit)
    check_house(house)
    return 17 + digit * MOST_HOUSES + house


def dead_end(grid: Grid) -> int:
    """Return the first reason, a cell or a digit in a house, why a broken grid is a dead end; or NO_REASON."""
    for cell in members(grid.empty):
        if not grid.cell_digits[cell]:
            return cell
    tables = grid.tables
    for digit in range(1, tables.digits + 1):
        placed = grid.holding(digit)
        for house in members(tables.all_houses):
            if not (placed | grid.digit_cells[digit]) & tables.house[house]:
                return column_of(digit, house)
    return NO_REASON


def clash(grid: Grid) -> int:
    """Return the first digit that occurs more than once in a house, as a reason; or NO_REASON."""
    for digit in range(1, 10):
        placed = grid.holding(digit)
        for house in members(grid.tables.all_houses):
            if popcount(placed & grid.tables.house[house]) > 1:
                return CLASH + column_of(digit, house)
    return NO_REASON


class Record:
    """The tree of one search, row by row in the order of the search, with its limit and its deadline.

    Each row has the row of its parent (-1 at the root), its choice (NO_CHOICE at the root), the list of forced
    placements, its state, its reason, and its size: the number of nodes in its subtree, including itself and nodes not
    kept.  ``solved`` contains the rows of the solutions in the order found.
    """

    def __init__(self, limit: int, max_seconds: float | None = None) -> None:
        if limit < 1:
            raise ValueError(f"the limit is 1 or more, not {limit}")
        self.parents: list[int] = []
        self.choices: list[int] = []
        self.forced: list[Sequence[int]] = []
        self.states: list[int] = []
        self.reasons: list[int] = []
        self.sizes: list[int] = []
        self.solved: list[int] = []
        self.nodes: Long = 0
        self.complete = True
        self._limit: Long = min(limit, _NO_LIMIT)
        self._deadline: float = float("inf") if max_seconds is None else monotonic() + max_seconds
        self._path_rows: list[int] = []
        self._path_numbers: list[int] = []
        self._path_choices: list[int] = []
        self._path_forced: list[Sequence[int]] = []

    def enter(self, choice: int, forced: Sequence[int]) -> None:
        """Descend to a new node.

        Raises OutOfTime if the deadline has passed.
        """
        if self.nodes % _CLOCK_EVERY == 0 and monotonic() >= self._deadline:
            raise OutOfTime(f"the search ran out of time after {self.nodes} nodes")
        self._path_rows.append(-1)
        self._path_numbers.append(self.nodes)
        self._path_choices.append(choice)
        self._path_forced.append(forced)
        self.nodes += 1
        if self.nodes <= KEPT:
            self._keep(len(self._path_rows) - 1)

    def leave(self, state: int, reason: int = NO_REASON) -> None:
        """Return from the current node, which was EXPANDED or SOLVED, or is a DEAD_END for a reason."""
        check_within(state, EXPANDED, SOLVED)
        if state == SOLVED:
            self._keep_path()
        row: Long = self._path_rows.pop()
        first: Long = self._path_numbers.pop()
        self._path_choices.pop()
        self._path_forced.pop()
        if row < 0:
            return
        self.states[row] = state
        self.reasons[row] = reason
        self.sizes[row] = self.nodes - first
        if state == SOLVED:
            self.solved.append(row)

    def goes_on(self) -> bool:
        """Return whether to try another choice; if not, the search is incomplete."""
        if len(self.solved) < self._limit:
            return True
        self.complete = False
        return False

    @c_only
    def keeps(self) -> bool:
        """Return whether the current node has a row, so that it is worth finding its reason."""
        return self.nodes <= KEPT

    def _keep_path(self) -> None:
        """Create rows for the nodes between the root and the current one that have none."""
        for depth in range(len(self._path_rows)):
            if self._path_rows[depth] < 0:
                self._keep(depth)

    def _keep(self, depth: int) -> None:
        self._path_rows[depth] = len(self.parents)
        self.parents.append(self._path_rows[depth - 1] if depth else -1)
        self.choices.append(self._path_choices[depth])
        self.forced.append(self._path_forced[depth])
        self.states.append(EXPANDED)
        self.reasons.append(NO_REASON)
        self.sizes.append(1)

    def __repr__(self) -> str:
        end = "complete" if self.complete else "stopped at its limit"
        return f"<Record: nodes {self.nodes}, solutions {len(self.solved)}, {end}>"
