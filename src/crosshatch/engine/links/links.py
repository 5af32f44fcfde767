"""Strong and weak links, and the search for chains of them.

A node is a digit in some cells: in one cell, or, as a group, in two or three cells of a box and a line; it is true if
the digit is in one of its cells.  A strong link joins two nodes of which at least one is true: the two places of a
digit in a house, places of a digit in a house that fall into two groups, or the two digits of a cell.  A weak link
joins two nodes that are not both true: of the same digit, and each cell of the one sees each cell of the other.

A chain goes from strong link to strong link by weak ones: ``a = b - c = d - e = f``.  If its first node is false then
its second is true, so that its third is false, and so on to its last node, which is true.  So one of its two ends is
true, and where both are nodes of one digit, cells that see both ends lose the digit.
"""

from collections.abc import Sequence

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid
from ..digits.placements import removable

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF
PEERS = houses.PEERS

BILOCATION = 1
"""A strong link between the two places of a digit in a house."""

GROUPED = 2
"""A strong link between two nodes that share three places or more of a digit in a house."""

BIVALUE = 4
"""A strong link between the two digits of a cell."""

NO_HOUSE = 27
"""The house of a strong link in a cell."""

LINK_LENGTH = 5
"""The number of integers that tell a strong link of a chain."""

_IN_A_HOUSE = BILOCATION | GROUPED
_IN_A_CELL = BIVALUE
_NO_HOUSE = NO_HOUSE


def chain_length(links: int) -> int:
    """Return how many integers tell a chain of so many strong links."""
    return 1 + LINK_LENGTH * links


def chains(grid: Grid, links: "Links", kinds: Sequence[int]) -> list[int]:
    """Return all chains whose ends are of one digit, and which remove something.

    ``kinds`` says of each strong link of the chain (1 to 20 of them) what it may be: BILOCATION, GROUPED or BIVALUE, or
    a sum of these.  A chain tells the cells that lose the digit of its ends, and then of each strong link in turn: its
    house (the line, if it is a line and a box), and, for both nodes, the digit and the cells.  Each chain comes once,
    whichever of its ends the kinds would let it start from.  Chains with a node that sees both ends of a strong link
    beside it are left out: that node is false, whatever the others are.
    """
    return ChainSearch(grid, links, kinds).run()


class Links:
    """The strong links in the houses of a grid, digit by digit, those that hold in two houses just once.

    ``first`` and ``second`` are the cells of the two nodes of each link, ``first_sees`` and ``second_sees`` the cells
    that see each of them, ``houses`` the first house in which it holds, and ``kinds`` is BILOCATION or GROUPED.  The
    links of a digit are those from ``starts[digit]`` up to but not including ``starts[digit + 1]``.  Links of groups
    are left out unless ``with_groups``.
    """

    __slots__ = ("count", "first", "first_sees", "houses", "kinds", "second", "second_sees", "starts")

    first: list[int]
    second: list[int]
    first_sees: list[int]
    second_sees: list[int]
    houses: list[int]
    kinds: list[int]
    starts: list[int]

    def __init__(self, grid: Grid, with_groups: bool) -> None:
        self.first = [0] * 729
        self.second = [0] * 729
        self.first_sees = [0] * 729
        self.second_sees = [0] * 729
        self.houses = [0] * 729
        self.kinds = [0] * 729
        self.starts = [0] * 11
        self._collect(grid, with_groups)

    def _collect(self, grid: Grid, with_groups: bool) -> None:
        self.count = 0
        digit = 0
        while digit < 9:
            digit += 1
            self.starts[digit] = self.count
            house = 0
            while house < 27:
                places = grid.places[digit * 27 + house]
                if places == 2:
                    cells = grid.digit_cells[digit] & HOUSE[house]
                    self._add(digit, house, bit(lowest(cells)), cells & (cells - 1), BILOCATION)
                elif with_groups and 2 < places < 7:
                    cells = grid.digit_cells[digit] & HOUSE[house]
                    if house < 18:
                        self._split_line(digit, house, cells)
                    else:
                        self._split_box(digit, house, cells)
                house += 1
        self.starts[10] = self.count

    def _split_line(self, digit: int, house: int, cells: int) -> None:
        """Note the link between the places in a line, if they lie in two boxes."""
        part = cells & HOUSE[HOUSES_OF[lowest(cells)][2]]
        rest = cells & ~part
        if rest and rest & HOUSE[HOUSES_OF[lowest(rest)][2]] == rest:
            self._add(digit, house, part, rest, GROUPED)

    def _split_box(self, digit: int, house: int, cells: int) -> None:
        """Note the links between the places in a box: those in a line of it, and the rest if they share a line too."""
        cell = lowest(cells)
        if cells & HOUSE[HOUSES_OF[cell][0]] == cells or cells & HOUSE[HOUSES_OF[cell][1]] == cells:
            return  # one node by itself
        left = cells
        while left:
            cell = lowest(left)
            left &= left - 1
            kind = 0
            while kind < 2:
                part = cells & HOUSE[HOUSES_OF[cell][kind]]
                rest = cells & ~part
                if rest:
                    other = lowest(rest)
                    if rest & HOUSE[HOUSES_OF[other][0]] == rest or rest & HOUSE[HOUSES_OF[other][1]] == rest:
                        self._add(digit, house, part, rest, GROUPED)
                kind += 1

    def _add(self, digit: int, house: int, first: int, second: int, kind: int) -> None:
        if lowest(second) < lowest(first):
            first, second = second, first
        index = self.starts[digit]
        while index < self.count:
            if self.first[index] == first and self.second[index] == second:
                return
            index += 1
        self.first[index] = first
        self.second[index] = second
        self.first_sees[index] = seen_by_all(first)
        self.second_sees[index] = seen_by_all(second)
        self.houses[index] = house
        self.kinds[index] = kind
        self.count += 1


def seen_by_all(cells: int) -> int:
    """Return the set of cells that see every cell of a set that is not empty."""
    result = PEERS[lowest(cells)]
    rest = cells & (cells - 1)
    while rest:
        result &= PEERS[lowest(rest)]
        rest &= rest - 1
    return result


class ChainSearch:
    """The search for chains whose strong links are of given kinds; see ``chains``."""

    __slots__ = (
        "cells",
        "digits",
        "found",
        "grid",
        "houses",
        "kinds",
        "links",
        "pairs",
        "removed",
        "size",
        "targets",
        "two_ways",
    )

    cells: list[int]
    digits: list[int]
    houses: list[int]
    kinds: list[int]
    targets: list[int]

    def __init__(self, grid: Grid, links: Links, kinds: Sequence[int]) -> None:
        self.grid = grid
        self.links = links
        self.size = len(kinds)
        self.houses = [0] * 20
        self.kinds = [0] * 20
        self.cells = [0] * 40
        self.digits = [0] * 40
        self.two_ways = list(kinds) == list(kinds)[::-1]
        self.found: list[int] = []
        for index, kind in enumerate(kinds):
            self.kinds[index] = kind
        self.pairs = bivalue_cells(grid)
        self.removed = 0
        self.targets = [0] * 10
        self._choose_targets()

    def _choose_targets(self) -> None:
        """Note which candidates can go at all: with links in houses only, those that one digit can remove."""
        index = 0
        while index < self.size:
            if self.kinds[index] & _IN_A_CELL:
                self.targets = self.grid.digit_cells[:]
                return
            index += 1
        for digit, cells in enumerate(removable(self.grid)):
            self.targets[digit] = cells

    def run(self) -> list[int]:
        """Return the chains, in the order of their first nodes, then of the second, and so on."""
        digit = 0
        while digit < 9:
            digit += 1
            self._go_on(0, digit, self.grid.digit_cells[digit])
        return self.found

    def _go_on(self, depth: int, digit: int, sees: int) -> int:
        """Try each strong link that starts with a digit in cells of a set; return 0."""
        if self.kinds[depth] & _IN_A_HOUSE:
            index = self.links.starts[digit]
            end = self.links.starts[digit + 1]
            while index < end:
                if self.kinds[depth] & self.links.kinds[index]:
                    self.houses[depth] = self.links.houses[index]
                    first = self.links.first[index]
                    second = self.links.second[index]
                    first_sees = self.links.first_sees[index]
                    second_sees = self.links.second_sees[index]
                    # A node that sees both ends of a strong link is false, whatever the rest of the chain.
                    if first & ~sees == 0 and (depth == 0 or second & sees == 0):
                        self._take(depth, digit, first, first_sees, digit, second, second_sees)
                    if second & ~sees == 0 and (depth == 0 or first & sees == 0):
                        self._take(depth, digit, second, second_sees, digit, first, first_sees)
                index += 1
        if self.kinds[depth] & _IN_A_CELL:
            rest = self.pairs & self.grid.digit_cells[digit] & sees
            self.houses[depth] = _NO_HOUSE
            while rest:
                cell = lowest(rest)
                rest &= rest - 1
                other = lowest(self.grid.cell_digits[cell] & ~(1 << digit))
                self._take(depth, digit, bit(cell), PEERS[cell], other, bit(cell), PEERS[cell])
        return 0

    def _take(self, depth: int, digit: int, near: int, near_sees: int, other: int, far: int, far_sees: int) -> int:
        """Add a strong link to the chain, note the chain if it is done, and else go on; return 0."""
        if depth == 0:
            self.removed = self.targets[digit] & near_sees
            if not self.removed:
                return 0
        elif self._has(2 * depth, digit, near) or self._has(2 * depth, other, far):
            return 0
        elif self.digits[2 * depth - 2] == digit and self.cells[2 * depth - 2] & near_sees:
            return 0  # the near node sees both ends of the strong link before
        self.digits[2 * depth] = digit
        self.cells[2 * depth] = near
        self.digits[2 * depth + 1] = other
        self.cells[2 * depth + 1] = far
        if depth + 1 < self.size:
            return self._go_on(depth + 1, other, far_sees)
        if other == self.digits[0] and self.removed & far_sees:
            self._note(self.removed & far_sees)
        return 0

    def _has(self, nodes: int, digit: int, cells: int) -> bool:
        """Return whether one of the first nodes of the chain has the digit in one of the cells."""
        index = 0
        while index < nodes:
            if self.digits[index] == digit and self.cells[index] & cells:
                return True
            index += 1
        return False

    def _note(self, removed: int) -> int:
        last = 2 * self.size - 1
        if self.two_ways and lowest(self.cells[last]) < lowest(self.cells[0]):
            return 0  # it is found from its other end as well
        self.found.append(removed)
        index = 0
        while index <= last:
            if index & 1 == 0:
                self.found.append(self.houses[index // 2])
            self.found.append(self.digits[index])
            self.found.append(self.cells[index])
            index += 1
        return 0


def bivalue_cells(grid: Grid) -> int:
    """Return the set of empty cells with exactly two candidates."""
    result = 0
    rest = grid.empty
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        if popcount(grid.cell_digits[cell]) == 2:
            result |= bit(cell)
    return result
