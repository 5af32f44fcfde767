"""Colouring: clusters of places joined by strong links of one digit, in two colours of which one is true.

Where a digit has two places in a house, one of them has it and the other does not.  So of all the places that such
links join, the one half (one colour) has the digit and the other half does not.
"""

from ...board import houses
from ...board.bitset import bit, lowest
from ...board.grid import Grid

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF
PEERS = houses.PEERS

ONE_CLUSTER = 4
"""The number of integers that tell what a cluster leads to: digit, both colours, and the cells that lose the digit."""

TWO_CLUSTERS = 6
"""The same for two clusters: digit, both colours of each, and the cells that lose the digit."""


def seen_by_any(cells: int) -> int:
    """Return the set of cells that see some cell of a set."""
    result = 0
    rest = cells
    while rest:
        result |= PEERS[lowest(rest)]
        rest &= rest - 1
    return result


def linked_to(grid: Grid, digit: int, cell: int) -> int:
    """Return the set of cells that are the only other place of a digit in a house of a cell that may have it too."""
    result = 0
    kind = 0
    while kind < 3:
        house = HOUSES_OF[cell][kind]
        if grid.places[digit * 27 + house] == 2:
            result |= grid.digit_cells[digit] & HOUSE[house]
        kind += 1
    return result & ~bit(cell)


def linked_cells(grid: Grid, digit: int) -> int:
    """Return the set of places of a digit that are one of two in some house."""
    result = 0
    house = 0
    while house < 27:
        if grid.places[digit * 27 + house] == 2:
            result |= grid.digit_cells[digit] & HOUSE[house]
        house += 1
    return result


class Clusters:
    """The clusters of each digit in a grid: the cells of their colours, and the cells that see a cell of these.

    The clusters of a digit are those from ``starts[digit]`` up to but not including ``starts[digit + 1]``, ordered by
    their lowest cells, which have the first colour.
    """

    __slots__ = ("count", "digit_cells", "first", "first_sees", "second", "second_sees", "starts")

    digit_cells: list[int]
    first: list[int]
    first_sees: list[int]
    second: list[int]
    second_sees: list[int]
    starts: list[int]

    def __init__(self, grid: Grid) -> None:
        self.digit_cells = [0] * 10
        self.first = [0] * 243
        self.first_sees = [0] * 243
        self.second = [0] * 243
        self.second_sees = [0] * 243
        self.starts = [0] * 11
        self._collect(grid)

    def _collect(self, grid: Grid) -> None:
        self.count = 0
        digit = 0
        while digit < 9:
            digit += 1
            self.starts[digit] = self.count
            self.digit_cells[digit] = grid.digit_cells[digit]
            left = linked_cells(grid, digit)
            while left:
                self._colour(grid, digit, lowest(left))
                left &= ~(self.first[self.count] | self.second[self.count])
                self.count += 1
        self.starts[10] = self.count

    def _colour(self, grid: Grid, digit: int, start: int) -> None:
        """Colour the cluster of a cell, step by step from there."""
        first = bit(start)
        second = 0
        front = first
        turn = 0
        while front:
            reached = 0
            while front:
                reached |= linked_to(grid, digit, lowest(front))
                front &= front - 1
            front = reached & ~(first | second)
            turn ^= 1
            if turn:
                second |= front
            else:
                first |= front
        self.first[self.count] = first
        self.second[self.count] = second
        self.first_sees[self.count] = seen_by_any(first)
        self.second_sees[self.count] = seen_by_any(second)

    def traps(self) -> list[int]:
        """Return the clusters of which some place of the digit sees both colours, so that it goes."""
        found: list[int] = []
        digit = 0
        while digit < 9:
            digit += 1
            index = self.starts[digit]
            while index < self.starts[digit + 1]:
                coloured = self.first[index] | self.second[index]
                removed = self.digit_cells[digit] & self.first_sees[index] & self.second_sees[index] & ~coloured
                if removed:
                    found += [digit, self.first[index], self.second[index], removed]
                index += 1
        return found

    def wraps(self) -> list[int]:
        """Return the clusters of which two cells of one colour see each other, so that this colour goes."""
        found: list[int] = []
        digit = 0
        while digit < 9:
            digit += 1
            index = self.starts[digit]
            while index < self.starts[digit + 1]:
                if self.first[index] & self.first_sees[index]:
                    found += [digit, self.first[index], self.second[index], self.first[index]]
                if self.second[index] & self.second_sees[index]:
                    found += [digit, self.first[index], self.second[index], self.second[index]]
                index += 1
        return found

    def bridges(self) -> list[int]:
        """Return the pairs of clusters of which two colours see each other, so that one of the opposite ones is true.

        Places of the digit that see both opposite colours go; all such colours of the two clusters are taken together.
        """
        found: list[int] = []
        digit = 0
        while digit < 9:
            digit += 1
            one = self.starts[digit]
            while one < self.starts[digit + 1]:
                other = one + 1
                while other < self.starts[digit + 1]:
                    removed = self.digit_cells[digit] & self._bridged(one, other)
                    if removed:
                        found += [digit, self.first[one], self.second[one]]
                        found += [self.first[other], self.second[other], removed]
                    other += 1
                one += 1
        return found

    def _bridged(self, one: int, other: int) -> int:
        """Return the cells that see two colours, one of each cluster, whose opposite colours see each other."""
        removed = 0
        if self.first_sees[one] & self.first[other]:
            removed |= self.second_sees[one] & self.second_sees[other] & ~(self.second[one] | self.second[other])
        if self.first_sees[one] & self.second[other]:
            removed |= self.second_sees[one] & self.first_sees[other] & ~(self.second[one] | self.first[other])
        if self.second_sees[one] & self.first[other]:
            removed |= self.first_sees[one] & self.second_sees[other] & ~(self.first[one] | self.second[other])
        if self.second_sees[one] & self.second[other]:
            removed |= self.first_sees[one] & self.first_sees[other] & ~(self.first[one] | self.first[other])
        return removed

    def clashes(self) -> list[int]:
        """Return the pairs of clusters of which a colour of the one sees both of the other, so that it goes."""
        found: list[int] = []
        digit = 0
        while digit < 9:
            digit += 1
            one = self.starts[digit]
            while one < self.starts[digit + 1]:
                other = self.starts[digit]
                while other < self.starts[digit + 1]:
                    if one != other:
                        removed = self._clashing(one, other)
                        if removed:
                            found += [digit, self.first[one], self.second[one]]
                            found += [self.first[other], self.second[other], removed]
                    other += 1
                one += 1
        return found

    def _clashing(self, one: int, other: int) -> int:
        """Return the colours of one cluster that see both colours of the other."""
        removed = 0
        if self.first_sees[one] & self.first[other] and self.first_sees[one] & self.second[other]:
            removed |= self.first[one]
        if self.second_sees[one] & self.first[other] and self.second_sees[one] & self.second[other]:
            removed |= self.second[one]
        return removed
