# cython: language_level=3
"""Templates: the ways to put all cells of a digit on the board.

A template has one cell in each house; there are 46,656 on the classic board.  Those that fit a position lie on cells
where the digit stands or is a candidate, and they are found row by row, so that the others never come up.  A template
of one digit is no longer possible either if it uses a cell that another digit has in all of its templates, and so
takes.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members
from ...board.board_tables import BoardTables
from ...board.c_types import Cells, Word
from ...board.checks import check_digit
from ...board.grid import Grid
from ...board.houses import LOOSE_MASK

MOST_TEMPLATES = 50_000
"""The most templates of a digit, more than on the classic board; where there are more, nothing is decided."""


class Decided(NamedTuple):
    """What the templates of a digit decide: candidates that all of them use, and such as none uses, as cell sets.

    ``digits`` is the mask of the digits whose templates show that, its own included.
    """

    digit: int
    placed: int
    removed: int
    digits: int


def fitting(grid: Grid, digit: int) -> list[int]:
    """Return the templates of a digit that fit a position, as sets of cells: none if there are too many."""
    check_digit(digit)
    found: list[int] = []
    _fit(grid.tables, grid.digit_cells[digit] | grid.holding(digit), grid.tables.all_houses, 0, found)
    return found if len(found) <= MOST_TEMPLATES else []


def _fit(tables: BoardTables, free: Cells, houses: Word, template: Cells, found: list[int]) -> int:
    """Find the ways to fill the remaining houses with the cells that are still free; return 0."""
    if houses == 0:
        found.append(template)
        return 0
    house = lowest(houses & LOOSE_MASK or houses)
    for cell in members(free & tables.house[house]):
        if len(found) > MOST_TEMPLATES:
            return 0
        _fit(tables, free & ~tables.peers[cell], houses & ~tables.houses_of[cell], template | bit(cell), found)
    return 0


def _without(templates: list[int], cells: Cells) -> list[int]:
    """Return the templates that use none of some cells."""
    kept = []
    for each in templates:
        template: Cells = each
        if template & cells == 0:
            kept.append(each)
    return kept


class Overlay:
    """The templates of all digits, laid over one another until none rules out any more.

    ``decided`` is empty where a digit has no template, so that there is no solution.  By digit, ``common`` are the
    cells of all its templates, ``used`` those of any, and ``beside`` is the mask of the digits that this rests on.
    """

    __slots__ = ("beside", "cells", "common", "decided", "most", "templates", "used")

    beside: list[int]
    common: list[Cells]
    used: list[Cells]
    decided: list[Decided]
    templates: list[list[int]]

    def __init__(self, grid: Grid) -> None:
        self.beside = [1 << digit for digit in range(10)]
        self.common = [0] * 10
        self.used = [0] * 10
        self.most = grid.tables.digits
        self.cells = grid.tables.cells
        self.templates = [fitting(grid, digit) if digit else [] for digit in range(self.most + 1)]
        self.decided = []
        if self._settle():
            self._decide(grid)

    def _settle(self) -> bool:
        """Lay the templates over one another; return whether every digit has one left."""
        for digit in range(1, self.most + 1):
            if not self._compare(digit):
                return False
        changed = True
        while changed:
            changed = False
            for digit in range(1, self.most + 1):
                if self._thin_out(digit):
                    changed = True
                    if not self._compare(digit):
                        return False
        return True

    def _compare(self, digit: int) -> bool:
        """Note what the templates of a digit have in common; return whether there are any."""
        common = self.cells
        used: Cells = 0
        for each in self.templates[digit]:
            template: Cells = each
            common &= template
            used |= template
        self.common[digit] = common
        self.used[digit] = used
        return used != 0

    def _thin_out(self, digit: int) -> bool:
        """Drop the templates of a digit that use a cell which another digit takes; return whether there was any."""
        dropped = False
        for other in range(1, self.most + 1):
            if other != digit and self.common[other] & self.used[digit]:
                self.templates[digit] = _without(self.templates[digit], self.common[other])
                self.beside[digit] |= self.beside[other]
                dropped = True
        return dropped

    def _decide(self, grid: Grid) -> None:
        for digit in range(1, self.most + 1):
            placed = grid.digit_cells[digit] & self.common[digit]
            removed = grid.digit_cells[digit] & ~self.used[digit]
            self.decided.append(Decided(digit, placed, removed, self.beside[digit]))
