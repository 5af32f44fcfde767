# cython: language_level=3
"""The strong links of a digit in houses: what patterns of one digit, and clusters, are read from.

They depend on nothing but the digit, and are kept until it changes.  From the node at one end of a link go to that at
the other end, ``end ^ 1``.
"""

from typing import Any

from ...board.bitset import bit, lowest, members
from ...board.board_tables import BoardTables
from ...board.c_types import Cells, Short, Word
from ...board.checks import check_digit, check_given, check_within
from ...board.grid import Grid, recall
from .link_kinds import BILOCATION, GROUPED

MOST_ENDS = 144
"""The most ends of a digit's links: enough for the classic board, where a line has one link at most, and a box six.

On a board with many more houses, further links are left out.
"""


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
    houses: list[Short]

    def __init__(self, grid: Grid, digit: int, kind: int) -> None:
        check_given(grid)
        check_digit(digit)
        check_within(kind, BILOCATION, GROUPED)
        self.count = 0
        self.cells = [0] * 144
        self.sees = [0] * 144
        self.houses = [0] * 144
        if kind == BILOCATION:
            self._join_places(grid, grid.tables, digit)
        else:
            self._join_groups(grid, grid.tables, digit)

    def _join_places(self, grid: Grid, tables: BoardTables, digit: int) -> None:
        for house in members(grid.houses_with(digit, 2) & ~grid.houses_with(digit, 3)):
            cells = grid.digit_cells[digit] & tables.house[house]
            # Only in a house that is not a line can a link hold that a house before it has.
            self._add(tables, house, 0 if house >= 18 else self.count, bit(lowest(cells)), cells & (cells - 1))

    def _join_groups(self, grid: Grid, tables: BoardTables, digit: int) -> None:
        for house in members(grid.houses_with(digit, 3) & ~grid.houses_with(digit, min(2 * tables.widest, 9) + 1)):
            self._split_up(tables, house, grid.digit_cells[digit] & tables.house[house])

    def _split_up(self, tables: BoardTables, house: int, cells: Cells) -> None:
        """Add the links between the places that a house shares with another and the rest, where these are one node."""
        known: Word = bit(house)
        if _houses_of_all(tables, cells, known):
            return  # locked in another house
        first = 0 if house >= 18 else self.count
        for cell in members(cells):
            others: Word = tables.houses_of[cell] & ~known
            if others & tables.crossing[house]:
                others &= tables.crossing[house]
            known |= others
            for other in members(others):
                rest = cells & ~tables.house[other]
                if _houses_of_all(tables, rest, bit(house)):
                    self._add(tables, house, first, cells & ~rest, rest)

    def _add(self, tables: BoardTables, house: int, end: int, first: Cells, second: Cells) -> None:
        """Add a link, unless it is among those from an end on."""
        if lowest(second) < lowest(first):
            first, second = second, first
        while end < self.count:
            if self.cells[end] == first and self.cells[end + 1] == second:
                return
            end += 2
        if end < MOST_ENDS:
            self.cells[end] = first
            self.cells[end + 1] = second
            self.sees[end] = _seen(tables, first)
            self.sees[end + 1] = _seen(tables, second)
            self.houses[end] = self.houses[end + 1] = house
            self.count += 2


def _houses_of_all(tables: BoardTables, cells: Cells, without: Word) -> Word:
    """Return the houses, without some, that contain every cell of a set: none for no cells."""
    houses: Word = ~without if cells else 0
    while cells and houses:
        houses &= tables.houses_of[lowest(cells)]
        cells &= cells - 1
    return houses


def _seen(tables: BoardTables, cells: Cells) -> Cells:
    """Return the cells that see every cell of a set."""
    seen = tables.cells
    for cell in members(cells):
        seen &= tables.peers[cell]
    return seen
