"""The table of links: what every pattern made of links is read from.

A *node* is a digit in some cells: in one cell (a candidate), in the two or three places of a box and a line (a group),
or in those cells of an almost locked set that can take it.  A node is true if the digit is in one of its cells; what it
*sees* are the cells that see all of its cells.

A *strong link* joins two nodes of which at least one is true.  It has a kind, and a reason to be named as its truth:

- ``BILOCATION``: the two places of a digit in a house; the reason is the house;
- ``GROUPED``: three places or more of a digit in a house that fall into two nodes; the reason is the house;
- ``BIVALUE``: the two digits of a cell; the reason is the cell;
- of an almost locked set: if it lacks one of its digits it holds the others; the reason is the set.

A *weak link* joins two nodes that are not both true, and is not kept but looked up: two nodes of one digit of which
one sees all cells of the other (``sees`` of the one, ``& ~``, ``cells`` of the other), and two digits of one cell.

Links in houses are kept digit by digit, for they depend on nothing else (``house_links``), those in cells as the set of
``bivalue_cells``, those of almost locked sets with the sets (``engine.sets.als``, which numbers their nodes).

What is made of links today, and how:

- *Clusters* (colouring) are the components over strong links.  From a candidate go to the other end of each link that
  it is an end of: for ``links = house_links(grid, digit, BILOCATION)`` and each ``end`` in ``range(links.count)`` with
  ``links.cells[end]`` of one colour, ``links.cells[end ^ 1]`` has the other; for 3D Medusa also to the other digit of
  its cell, where that is one of the ``bivalue_cells``.  The cells of all ends are the candidates that have any link.
- *Chains of fixed form* are found by going through pairs of links (``chains``).

Chains of any length are to be found breadth-first over states: a node that is on leaves by its weak links to nodes that
are off, a node that is off by its strong links to nodes that are on, and what is reached first is reached by the
shortest chain.  Such a search gives each node a number, lists the links of this table by node, and marks the states
that it has reached; groups and almost locked sets are nodes like others in it.
"""

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF
PEERS = houses.PEERS

BILOCATION = 1
"""A strong link between the two places of a digit in a house."""

GROUPED = 2
"""A strong link between two nodes that share three places or more of a digit in a house."""

MOST_ENDS = 144
"""More ends than the links of a digit can have: a line has one link at most, and a box six."""


def house_links(grid: Grid, digit: int, kind: int) -> "HouseLinks":
    """Return the strong links of a digit (1..9) in houses that are of a kind, BILOCATION or GROUPED.

    They are kept until the digit changes.
    """
    links: HouseLinks = grid.memo_of_digit(HouseLinks, digit, kind)
    return links


class HouseLinks:
    """The strong links of one kind that a digit has in the houses of a grid, in the order of the houses.

    Each has two ends, which come one after the other: those of link ``n`` are ``2 * n``, the one with the lowest cell,
    and ``2 * n + 1``, so that the other end of ``end`` is ``end ^ 1``.  ``count`` is the number of ends.  ``cells`` are
    those of the node at each end, ``sees`` the cells that see all of these, and ``houses`` the house that is the reason
    of the link at each end: the first one (lines come before boxes), where a link holds in two.
    """

    __slots__ = ("cells", "count", "houses", "sees")

    cells: list[int]
    sees: list[int]
    houses: list[int]

    def __init__(self, grid: Grid, digit: int, kind: int) -> None:
        self.count = 0
        self.cells = [0] * 144
        self.sees = [0] * 144
        self.houses = [0] * 144
        if kind == BILOCATION:
            self._join_places(grid, digit)
        else:
            self._join_groups(grid, digit)

    def _join_places(self, grid: Grid, digit: int) -> None:
        house = 0
        while house < 27:
            if grid.places[digit * 27 + house] == 2:
                cells = grid.digit_cells[digit] & HOUSE[house]
                self._add(house, bit(lowest(cells)), cells & (cells - 1))
            house += 1

    def _join_groups(self, grid: Grid, digit: int) -> None:
        house = 0
        while house < 27:
            if 2 < grid.places[digit * 27 + house] < 7:
                cells = grid.digit_cells[digit] & HOUSE[house]
                if house < 18:
                    self._split(house, cells, HOUSE[HOUSES_OF[lowest(cells)][2]])
                elif not in_line(cells):
                    self._split_box(house, cells)
            house += 1

    def _split_box(self, house: int, cells: int) -> None:
        """Add the links between the places in each line of a box and the others."""
        left = cells
        while left:
            cell = lowest(left)
            left &= left - 1
            self._split(house, cells, HOUSE[HOUSES_OF[cell][0]])
            self._split(house, cells, HOUSE[HOUSES_OF[cell][1]])

    def _split(self, house: int, cells: int, part: int) -> None:
        """Add the link between the places that a house shares with another and the rest, where these are one node."""
        rest = cells & ~part
        if rest and (rest & HOUSE[HOUSES_OF[lowest(rest)][2]] == rest if house < 18 else in_line(rest)):
            self._add(house, cells & part, rest)

    def _add(self, house: int, first: int, second: int) -> None:
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
            self.sees[end] = seen_by_all(first)
            self.sees[end + 1] = seen_by_all(second)
            self.houses[end] = self.houses[end + 1] = house
            self.count += 2


def in_line(cells: int) -> bool:
    """Return whether some cells, at least one, are all in one row or in one column."""
    cell = lowest(cells)
    return cells & ~HOUSE[HOUSES_OF[cell][0]] == 0 or cells & ~HOUSE[HOUSES_OF[cell][1]] == 0


def seen_by_all(cells: int) -> int:
    """Return the set of cells that see every cell of a set that is not empty."""
    result = PEERS[lowest(cells)]
    rest = cells & (cells - 1)
    while rest:
        result &= PEERS[lowest(rest)]
        rest &= rest - 1
    return result


def bivalue_cells(grid: Grid) -> int:
    """Return the set of empty cells with exactly two candidates: those with a strong link between their digits."""
    result = 0
    rest = grid.empty
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        if popcount(grid.cell_digits[cell]) == 2:
            result |= bit(cell)
    return result
