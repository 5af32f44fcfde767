"""Almost locked sets: cells of a house with one candidate digit more than there are cells.

If such a set lacks one of its digits, it holds all the others.  The cells of a set that can take a digit are called a
node here.  What a node sees (the candidates of its digit that see every cell of it) decides everything else: a digit is
a restricted common of two sets where the node of one sees the node of the other, and it goes from what two nodes both
see where it must be in one of them.  Many sets share a node and few nodes see each other, so links are kept between
nodes, not between sets.
"""

from ...board import houses
from ...board.bitset import bit, interpreted, lowest
from ...board.grid import Grid
from ..cells import seeing_all

HOUSE = houses.HOUSE
HOUSES_MASK_OF = houses.HOUSES_MASK_OF
DIGIT_COUNT = houses.DIGIT_COUNT

LARGEST = 8
MOST_SETS = 600
MOST_NODES = 2000
MOST_LINKS = 6000
NO_NODE = 0

LAST_SLOT = 4095
"""The last of the slots for nodes, whose number is a power of two, and twice ``MOST_NODES``: most are found at once."""


class AlmostLockedSets:
    """The almost locked sets of a grid, numbered from 0: smallest first, then in the order of their houses.

    Sets of 1 to 8 cells count, each once, also where it lies in two houses.  Past ``MOST_SETS`` the largest are left
    out, and so are nodes and links past their limits: 80,000 positions of random and of hard puzzles had at most 384
    sets, 1,289 nodes and 1,210 links.  ``grid.memo(AlmostLockedSets)`` finds them once for each state of a grid.
    """

    def __init__(self, grid: Grid) -> None:
        self.count = 0
        if interpreted():
            self.set_cells = [0] * 600
            self.set_digits = [0] * 600
            self.set_node = [0] * 6000  # for each set and digit (ten times the set, plus the digit)
            self.live = [0] * 600  # for each set its digits that have a node
            self.node_digit = [0] * 2001
            self.node_cells = [0] * 2001
            self.node_seen = [0] * 2001
            self.first_node = [NO_NODE] * 810  # for each cell and digit the first of its nodes that have no lower cell
            self.next_node = [NO_NODE] * 2001  # for each node the next one of its digit and lowest cell
            self._node_in = [NO_NODE] * 4096  # for each slot its node
            self.members = [0] * 6000  # the sets of each node, node by node
            self.member_start = [0] * 2002
            self.links = [0] * 6000  # the nodes that each node sees, node by node
            self.link_start = [0] * 2002
        self.node_count = 0
        self._pool_cells = [0] * 9
        self._pool_digits = [0] * 9
        self._collect(grid)
        self._list_members()
        self._link()

    def all_noted(self) -> bool:
        """Return whether there was room for all sets, nodes and links."""
        links = self.link_start[self.node_count + 1]
        return self.count < MOST_SETS and self.node_count < MOST_NODES and links < MOST_LINKS

    def cells(self, number: int) -> int:
        """Return the cells of a set."""
        return self.set_cells[number]

    def digits(self, number: int) -> int:
        """Return the mask of the digits of a set."""
        return self.set_digits[number]

    def node(self, number: int, digit: int) -> int:
        """Return the node of a set and one of its digits; ``NO_NODE`` where no candidate sees all its cells."""
        return self.set_node[number * 10 + digit]

    def part(self, number: int, digits: int) -> int:
        """Return the smallest set that lies in a set and has some of its digits (a mask): itself, if there is none."""
        cells = self.set_cells[number]
        smaller = 0
        while smaller < number and (self.set_cells[smaller] & ~cells or digits & ~self.set_digits[smaller]):
            smaller += 1
        return smaller

    def seen(self, number: int, digit: int) -> int:
        """Return the cells with a candidate that sees every cell of a set that can take the digit."""
        if self.live[number] >> digit & 1:
            return self.node_seen[self.set_node[number * 10 + digit]]
        return 0

    def digits_seen_by(self, number: int, cell: int) -> int:
        """Return the mask of the digits of a set that a cell would take from it, having the digit itself."""
        result = 0
        digits = self.live[number]
        while digits:
            digit = lowest(digits)
            digits &= digits - 1
            if self.node_seen[self.set_node[number * 10 + digit]] & bit(cell):
                result |= 1 << digit
        return result

    def restricted_commons(self, first: int, second: int) -> int:
        """Return the mask of the digits of two sets that cannot be in both."""
        result = 0
        common = self.live[first] & self.live[second]
        while common:
            digit = lowest(common)
            common &= common - 1
            cells = self.node_cells[self.set_node[second * 10 + digit]]
            if cells & self.node_seen[self.set_node[first * 10 + digit]] == cells:
                result |= 1 << digit
        return result

    def seen_by_both(self, first: int, second: int, digits: int) -> bool:
        """Return whether any of some digits of two sets has a candidate that sees all its cells in both."""
        digits &= self.live[first] & self.live[second]
        while digits:
            digit = lowest(digits)
            digits &= digits - 1
            seen = self.node_seen[self.set_node[first * 10 + digit]]
            if seen & self.node_seen[self.set_node[second * 10 + digit]]:
                return True
        return False

    def _collect(self, grid: Grid) -> None:
        for size in range(1, LARGEST + 1):
            for house in range(27):
                if grid.room[house] > size:
                    self._house = house
                    self._size = size
                    self._fill_pool(grid)
                    self._choose(grid, 0, size, 0, 0, -1)

    def _fill_pool(self, grid: Grid) -> None:
        """Collect the cells of the house that have few enough candidates for a set of the size."""
        self._pool_count = 0
        rest = grid.empty & HOUSE[self._house]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            digits = grid.cell_digits[cell]
            if DIGIT_COUNT[digits] <= self._size + 1:
                self._pool_cells[self._pool_count] = cell
                self._pool_digits[self._pool_count] = digits
                self._pool_count += 1

    def _choose(self, grid: Grid, index: int, left: int, cells: int, digits: int, inside: int) -> None:
        """Choose the cells still left to choose from the pool, ``index`` and on.

        ``inside`` are the houses of all cells chosen; a set is noted at the first house that it lies in.
        """
        while index <= self._pool_count - left:
            cell = self._pool_cells[index]
            union = digits | self._pool_digits[index]
            if DIGIT_COUNT[union] <= self._size + 1:
                shared = inside & HOUSES_MASK_OF[cell]
                if left > 1:
                    self._choose(grid, index + 1, left - 1, cells | bit(cell), union, shared)
                elif DIGIT_COUNT[union] == self._size + 1 and lowest(shared) == self._house:
                    self._note(grid, cells | bit(cell), union)
            index += 1

    def _note(self, grid: Grid, cells: int, digits: int) -> None:
        if self.count == MOST_SETS:
            return
        number = self.count
        self.count += 1
        self.set_cells[number] = cells
        self.set_digits[number] = digits
        while digits:
            digit = lowest(digits)
            digits &= digits - 1
            node = self._node(digit, cells & grid.digit_cells[digit], grid.digit_cells[digit])
            if node != NO_NODE:
                self.set_node[number * 10 + digit] = node
                self.member_start[node] += 1
                self.live[number] |= 1 << digit

    def _node(self, digit: int, cells: int, candidates: int) -> int:
        """Return the node of a digit and some of its cells; NO_NODE where no candidate sees them all."""
        slot = self._slot(digit, cells)
        node = self._node_in[slot]
        if node != NO_NODE:
            return node
        seen = seeing_all(candidates, cells)
        if seen == 0:
            return NO_NODE
        if self.node_count == MOST_NODES:
            return NO_NODE
        self.node_count += 1
        node = self.node_count
        self.node_digit[node] = digit
        self.node_cells[node] = cells
        self.node_seen[node] = seen
        self._node_in[slot] = node
        place = lowest(cells) * 10 + digit
        self.next_node[node] = self.first_node[place]
        self.first_node[place] = node
        return node

    def _slot(self, digit: int, cells: int) -> int:
        """Return the slot of the node of a digit and some cells, an empty one where there is no such node yet."""
        mixed = (cells ^ cells >> 27 ^ cells >> 54) & 0x7FFFFFF ^ digit << 27
        slot = mixed * 0x5E3779B1 >> 20 & LAST_SLOT
        node = self._node_in[slot]
        while node != NO_NODE and (self.node_cells[node] != cells or self.node_digit[node] != digit):
            slot = slot + 1 & LAST_SLOT
            node = self._node_in[slot]
        return slot

    def _list_members(self) -> None:
        """List the sets of each node, of which ``member_start`` holds the number so far."""
        total = 0
        for node in range(self.node_count + 1):
            total += self.member_start[node]
            self.member_start[node] = total
        self.member_start[self.node_count + 1] = total
        for number in range(self.count - 1, -1, -1):
            digits = self.live[number]
            while digits:
                node = self.set_node[number * 10 + lowest(digits)]
                digits &= digits - 1
                self.member_start[node] -= 1
                self.members[self.member_start[node]] = number

    def _link(self) -> None:
        """List the nodes that each node sees."""
        total = 0
        for node in range(1, self.node_count + 1):
            self.link_start[node] = total
            seen = self.node_seen[node]
            rest = seen
            while rest:
                other = self.first_node[lowest(rest) * 10 + self.node_digit[node]]
                rest &= rest - 1
                while other != NO_NODE:
                    if self.node_cells[other] & seen == self.node_cells[other] and total < MOST_LINKS:
                        self.links[total] = other
                        total += 1
                    other = self.next_node[other]
        self.link_start[self.node_count + 1] = total
