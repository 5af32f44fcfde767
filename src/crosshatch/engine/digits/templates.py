"""Templates: the ways to put all nine of a digit on the board.

A template has one cell in each row, column and box; there are 46,656.  Those that fit a position lie on cells where the
digit stands or is a candidate, and they are found row by row, so that the others never come up.  A template of one
digit is no longer possible either if it uses a cell that another digit has in all of its templates.
"""

from ...board import houses
from ...board.bitset import bit, lowest
from ...board.grid import Grid

HOUSE = houses.HOUSE
PEERS = houses.PEERS
ALL_CELLS = houses.ALL_CELLS

TEMPLATES_LENGTH = 3
"""The number of integers that tell the templates of a digit; see ``overlay``."""


def fitting(grid: Grid, digit: int) -> list[int]:
    """Return the templates of a digit that fit a position, as sets of nine cells."""
    found: list[int] = []
    _fit_from(grid.digit_cells[digit] | grid.placed(digit), 0, 0, found)
    return found


def _fit_from(free: int, row: int, template: int, found: list[int]) -> int:
    """Find the ways to go on from a row with the cells that are still free; return 0."""
    if row == 9:
        found.append(template)
        return 0
    rest = free & HOUSE[row]
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        _fit_from(free & ~PEERS[cell], row + 1, template | bit(cell), found)
    return 0


def overlay(grid: Grid) -> list[int]:
    """Return what the templates of each digit from 1 to 9 have in common: three integers for each.

    These are the cells of all its templates, the cells of any of its templates, and the mask of the digits whose
    templates had to be known for this.  The list is empty where a digit has no template, so that there is no solution.
    """
    return Overlay(grid).run()


class Overlay:
    """The templates of all digits, laid over one another until none rules out any more; see ``overlay``."""

    __slots__ = ("common", "known", "templates", "used")

    common: list[int]
    known: list[int]
    used: list[int]

    def __init__(self, grid: Grid) -> None:
        self.common = [0] * 10
        self.used = [0] * 10
        self.known = [0] * 10
        self.templates: list[list[int]] = [[]] + [fitting(grid, digit) for digit in houses.DIGITS]

    def run(self) -> list[int]:
        """Return what the templates have in common, digit by digit."""
        digit = 0
        while digit < 9:
            digit += 1
            self.known[digit] = 1 << digit
            if not self._compare(digit):
                return []
        changed = True
        while changed:
            changed = False
            digit = 0
            while digit < 9:
                digit += 1
                if self._thin_out(digit):
                    changed = True
                    if not self._compare(digit):
                        return []
        return self._told()

    def _compare(self, digit: int) -> bool:
        """Note what the templates of a digit have in common; return whether there are any."""
        templates = self.templates[digit]
        common = ALL_CELLS
        used = 0
        for each in templates:
            template = each
            common &= template
            used |= template
        self.common[digit] = common
        self.used[digit] = used
        return used != 0

    def _thin_out(self, digit: int) -> bool:
        """Drop the templates of a digit that use a cell which another digit takes; return whether there was any."""
        dropped = False
        other = 0
        while other < 9:
            other += 1
            if other != digit and self.common[other] & self.used[digit]:
                kept = self._without(self.templates[digit], self.common[other])
                self.templates[digit] = kept
                self.known[digit] |= self.known[other]
                dropped = True
        return dropped

    def _without(self, templates: list[int], cells: int) -> list[int]:
        kept = []
        for each in templates:
            template = each
            if template & cells == 0:
                kept.append(each)
        return kept

    def _told(self) -> list[int]:
        told: list[int] = []
        digit = 0
        while digit < 9:
            digit += 1
            told += [self.common[digit], self.used[digit], self.known[digit]]
        return told
