# cython: language_level=3
"""The strong links of a digit in houses: what patterns of one digit, and clusters, are read from.

They depend on nothing but the digit, and are kept until it changes.  From the node at one end of a link go to that at
the other end, ``end ^ 1``.
"""

from typing import Any

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells
from ...board.cells import houses_with_all, seeing_all
from ...board.checks import check_digit, check_given, check_within
from ...board.grid import Grid, recall
from ...board.houses import MOST_HOUSES
from .link_kinds import BILOCATION, GROUPED

MOST_ENDS = 400
"""More ends than the links of a digit have: on the classic board, a line has one link at most, and a box six."""


def house_links(grid: Grid, digit: int, kind: int) -> "HouseLinks":
    """Return the strong links of a digit (1..9) in houses that are of a kind, BILOCATION or GROUPED.

    They are kept until the digit changes.
    """
    check_digit(digit)
    check_within(kind, BILOCATION, GROUPED)
    links: HouseLinks = recall(grid, digit, HouseLinks, (kind,))
    return links


def all_house_links(grid: Grid, kind: int) -> list[Any]:
    """Return the strong links in houses that are of a kind, of each digit (index 0 is None)."""
    check_within(kind, BILOCATION, GROUPED)
    found: list[Any] = [None]
    for digit in range(1, 10):
        found.append(house_links(grid, digit, kind))
    return found


class HouseLinks:
    """The strong links of one kind that a digit has in the houses of a grid, in the order of the houses.

    Each has two ends, which come one after the other: those of link ``n`` are ``2 * n``, the one with the lowest cell,
    and ``2 * n + 1``, so that the other end of ``end`` is ``end ^ 1``.  ``count`` is the number of ends.  ``cells`` are
    those of the node at each end, ``sees`` the cells that see all of these, and ``houses`` the house that is the reason
    of the link at each end: the first one by number, where a link holds in two.
    """

    cells: list[Cells]
    sees: list[Cells]
    houses: list[int]

    def __init__(self, grid: Grid, digit: int, kind: int) -> None:
        check_given(grid)
        check_digit(digit)
        check_within(kind, BILOCATION, GROUPED)
        self.count = 0
        self.cells = [0] * 400
        self.sees = [0] * 400
        self.houses = [0] * 400
        if kind == BILOCATION:
            self._join_places(grid, digit)
        else:
            self._join_groups(grid, digit)

    def _join_places(self, grid: Grid, digit: int) -> None:
        for house in range(grid.tables.house_count):
            if grid.places[digit * MOST_HOUSES + house] == 2:
                cells = grid.digit_cells[digit] & grid.tables.house[house]
                self._add(grid, house, bit(lowest(cells)), cells & (cells - 1))

    def _join_groups(self, grid: Grid, digit: int) -> None:
        for house in range(grid.tables.house_count):
            if grid.places[digit * MOST_HOUSES + house] > 2:
                cells = grid.digit_cells[digit] & grid.tables.house[house]
                if houses_with_all(grid, cells) & ~bit(house):
                    continue  # locked in another house
                for cell in members(cells):
                    for other in members(grid.tables.houses_of[cell] & ~bit(house)):
                        self._split(grid, house, cells, other)

    def _split(self, grid: Grid, house: int, cells: Cells, other: int) -> None:
        """Add the link between the places that a house shares with another and the rest, where these are one node."""
        rest = cells & ~grid.tables.house[other]
        if rest and houses_with_all(grid, rest) & ~bit(house):
            self._add(grid, house, cells & ~rest, rest)

    def _add(self, grid: Grid, house: int, first: Cells, second: Cells) -> None:
        if lowest(second) < lowest(first):
            first, second = second, first
        end = 0
        while end < self.count:
            if self.cells[end] == first and self.cells[end + 1] == second:
                return
            end += 2
        if end < MOST_ENDS:
            self.cells[end] = first
            self.cells[end + 1] = second
            self.sees[end] = seeing_all(grid, grid.tables.cells, first)
            self.sees[end + 1] = seeing_all(grid, grid.tables.cells, second)
            self.houses[end] = self.houses[end + 1] = house
            self.count += 2
