# cython: language_level=3
"""Backtracking: try the digits of the cell with the fewest candidates, and place all singles after each choice.

Digits are tried in ascending order, or in an order drawn from a small built-in random generator, so that a seed gives
the same tree on every machine, compiled or not.
"""

from ..board import rules
from ..board.bitset import lowest, members, popcount
from ..board.c_types import Long, internal
from ..board.grid import Grid
from ..techniques.singles.search import HIDDEN_SINGLE, NAKED_SINGLE
from ..techniques.singles.search import run as place_singles
from .record import DEAD_END, EXPANDED, NO_CHOICE, SOLVED, Record, clash, dead_end

ASCENDING = 0

_KINDS = (NAKED_SINGLE, HIDDEN_SINGLE)
_MODULUS: Long = 2147483647
_MULTIPLIER: Long = 48271


def explore(grid: Grid, record: Record, seed: int | None = None) -> None:
    """Search a grid without changing it, and record the tree; a seed (any integer) determines the order of digits.

    Raises OutOfTime if the deadline of the record passes.
    """
    state = ASCENDING if seed is None else seed % (_MODULUS - 1) + 1
    root = grid.copy()
    reason = clash(root)
    if reason >= 0:
        record.enter(NO_CHOICE, ())
        record.leave(DEAD_END, reason)
        return
    Backtracker(record, state).expand(root, NO_CHOICE)


def fewest_candidates(grid: Grid) -> int:
    """Return the empty cell (0 to 80) with the fewest candidates, the lowest on a tie; -1 if all cells are filled.

    All singles must have been placed, so that no cell has fewer than two candidates.
    """
    best = -1
    fewest = 10
    for cell in members(grid.empty):
        count = popcount(grid.cell_digits[cell])
        if count < fewest:
            fewest = count
            best = cell
            if count <= 2:
                break
    return best


@internal
class Backtracker:
    """A search in progress: its record, and the state of its random generator (ASCENDING for none)."""

    def __init__(self, record: Record, state: int) -> None:
        self.record = record
        self.state: Long = state

    def expand(self, grid: Grid, choice: int) -> None:
        """Search the position after a choice; the grid is changed."""
        self.record.enter(choice, place_singles(grid, _KINDS))
        if grid.broken or not self.fits(grid):
            self.record.leave(DEAD_END, dead_end(grid) if self.record.keeps() else -1)
        elif not grid.empty:
            self.record.leave(SOLVED)
        else:
            self.branch(grid)
            self.record.leave(EXPANDED)

    def fits(self, grid: Grid) -> bool:
        """Return whether the rules about several cells, if the board has any, are still possible."""
        return not grid.tables.has_rules or rules.are_possible(grid)

    def branch(self, grid: Grid) -> None:
        """Try each digit of the cell with the fewest candidates on a copy of the grid."""
        cell = fewest_candidates(grid)
        mask = grid.cell_digits[cell]
        while mask and self.record.goes_on():
            digit = self.pick(mask)
            mask &= ~(1 << digit)
            child = grid.copy()
            child.put(cell, digit)
            self.expand(child, cell * 10 + digit)

    def pick(self, mask: int) -> int:
        """Return the next digit of a mask to try: the lowest, or a random one.

        The random generator is the minimal standard generator of Park and Miller (Communications of the ACM, 1988),
        with the multiplier they recommended in 1993.
        """
        if self.state != ASCENDING:
            self.state = self.state * _MULTIPLIER % _MODULUS
            skipped: int = self.state % popcount(mask)
            while skipped:
                mask &= mask - 1
                skipped -= 1
        return lowest(mask)
