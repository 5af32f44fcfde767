# cython: language_level=3
"""The strong links of a digit in houses: what patterns of one digit, and clusters, are read from.

They depend on nothing but the digit, and are kept until it changes.  From the node at one end of a link go to that at
the other end, ``end ^ 1``.
"""

from typing import Any

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells
from ...board.cells import in_one_line, seeing_all
from ...board.checks import check_digit, check_given, check_within
from ...board.grid import Grid, recall
from ...board.houses import ALL_CELLS, HOUSE, HOUSES_OF
from .link_kinds import BILOCATION, GROUPED

MOST_ENDS = 144
"""More ends than the links of a digit can have: a line has one link at most, and a box six."""


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
    of the link at each end: the first one (lines come before boxes), where a link holds in two.
    """

    cells: list[Cells]
    sees: list[Cells]
    houses: list[int]

    def __init__(self, grid: Grid, digit: int, kind: int) -> None:
        check_given(grid)
        check_digit(digit)
        check_within(kind, BILOCATION, GROUPED)
        self.count = 0
        self.cells = [0] * 144
        self.sees = [0] * 144
        self.houses = [0] * 144
        if kind == BILOCATION:
            self._join_places(grid, digit)
        else:
            self._join_groups(grid, digit)

    def _join_places(self, grid: Grid, digit: int) -> None:
        for house in range(27):
            if grid.places[digit * 27 + house] == 2:
                cells = grid.digit_cells[digit] & HOUSE[house]
                self._add(house, bit(lowest(cells)), cells & (cells - 1))

    def _join_groups(self, grid: Grid, digit: int) -> None:
        for house in range(27):
            if 2 < grid.places[digit * 27 + house] < 7:
                cells = grid.digit_cells[digit] & HOUSE[house]
                if house < 18:
                    self._split(house, cells, HOUSE[HOUSES_OF[lowest(cells)][2]])
                elif not in_one_line(cells):
                    self._split_box(house, cells)

    def _split_box(self, house: int, cells: Cells) -> None:
        """Add the links between the places in each line of a box and the others."""
        for cell in members(cells):
            self._split(house, cells, HOUSE[HOUSES_OF[cell][0]])
            self._split(house, cells, HOUSE[HOUSES_OF[cell][1]])

    def _split(self, house: int, cells: Cells, part: Cells) -> None:
        """Add the link between the places that a house shares with another and the rest, where these are one node."""
        rest = cells & ~part
        if rest and (rest & HOUSE[HOUSES_OF[lowest(rest)][2]] == rest if house < 18 else in_one_line(rest)):
            self._add(house, cells & part, rest)

    def _add(self, house: int, first: Cells, second: Cells) -> None:
        if lowest(second) < lowest(first):
            first, second = second, first
        end = 0 if house >= 18 else self.count  # only in a box can a link hold that a house before it has
        while end < self.count:
            if self.cells[end] == first and self.cells[end + 1] == second:
                return
            end += 2
        if end < MOST_ENDS:
            self.cells[end] = first
            self.cells[end + 1] = second
            self.sees[end] = seeing_all(ALL_CELLS, first)
            self.sees[end + 1] = seeing_all(ALL_CELLS, second)
            self.houses[end] = self.houses[end + 1] = house
            self.count += 2
