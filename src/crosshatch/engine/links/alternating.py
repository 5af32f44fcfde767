"""The shortest alternating chains of a position: strong and weak links in turn, a strong one first and last.

If the first node of a chain is off, its second is on, so that its third is off, and so on to its last node, which is
on.  So one of the two ends is true, and what excludes both goes.  Where both ends are the same node, that is true.
Where the ends exclude each other, the chain is a loop: it holds in both directions, so one node of each of its weak
links is true, too, and an almost locked set that it enters by one digit and leaves by another keeps all its other
digits.

The search goes breadth first from each node that is off: a node that is off leads by its strong links to nodes that are
on, a node that is on by its weak links to nodes that are off.  What is reached first is reached by a shortest chain.
A way that has a node both on and off (a lasso) is no chain; there is a shorter one then, within it, that says more.
"""

from typing import NamedTuple

from ...board.bitset import lowest
from ...board.grid import Grid
from ..sets.als import AlmostLockedSets
from . import table
from .table import LinkTable, link_table

ALMOST_LOCKED = table.ALMOST_LOCKED
NO_NODE = table.NO_NODE

IN_CELLS = 16
"""Weak links between the digits of a cell; without them a chain stays with one digit, or changes it in bivalue cells."""

FEWEST_STRONG = 2
"""The fewest strong links of a chain: one alone is told by simpler techniques."""

MOST_STRONG = 60
"""The most strong links of a chain: more than any of a million random and 10,000 hard positions needs."""


class StrongLink(NamedTuple):
    """A strong link of a chain: its kind, and the house, the cell, or the cells of the almost locked set it holds in."""

    kind: int
    reason: int


class AlternatingChain(NamedTuple):
    """A chain: its nodes, each a digit and its cells; its strong links; whether it is a loop; and what goes.

    What goes is a set of cells for each digit, in the order of digits; it is of digits that lose a candidate only.
    """

    nodes: tuple[tuple[int, int], ...]
    strong: tuple[StrongLink, ...]
    loop: bool
    removed: tuple[tuple[int, int], ...]


def chains(grid: Grid, kinds: int, most_strong: int = MOST_STRONG) -> "list[AlternatingChain]":
    """Return the alternating chains of a grid that remove something, shortest first, one for each effect.

    ``kinds`` are those of links (a sum): strong ones as in ``table``, and ``IN_CELLS``.  Chains have ``most_strong``
    strong links or fewer.  What they find is kept until the grid changes.
    """
    found: list[AlternatingChain] = grid.memo(_chains, kinds, most_strong)
    return found


def _chains(grid: Grid, kinds: int, most_strong: int) -> "list[AlternatingChain]":
    return ChainSearch(grid, kinds).run(min(most_strong, MOST_STRONG))


class ChainSearch:
    """The search for chains by links of some kinds."""

    def __init__(self, grid: Grid, kinds: int) -> None:
        self.grid = grid
        self.table: LinkTable = link_table(grid, kinds & ~IN_CELLS)
        self.in_cells = kinds & IN_CELLS
        self.sets = grid.memo(AlmostLockedSets) if kinds & ALMOST_LOCKED else None
        self.now = 0
        self.met_on = [0] * 3216  # for each node the start from which it was last met on
        self.met_off = [0] * 3216
        self.before_on = [0] * 3216  # for each node that was met on the one before it, which is off
        self.before_off = [0] * 3216
        self.link_to = [0] * 3216  # for each node that was met on the link by which it was
        self.queue = [0] * 3216
        self.removed = [0] * 10  # for each digit the cells where it goes
        self.way = [0] * 124  # the nodes of a chain, last one first
        self.way_length = 0
        self.best: dict[tuple[tuple[int, int], ...], tuple[int, int, AlternatingChain]] = {}

    def run(self, most_strong: int) -> "list[AlternatingChain]":
        """Return the chains of up to so many strong links."""
        for start in range(1, self.table.node_count + 1):
            self._explore(start, most_strong)
        found = sorted(self.best.values(), key=_by_length)
        return [chain for _, _, chain in found]

    def _explore(self, start: int, most_strong: int) -> None:
        """Meet all nodes to which a node that is off leads, and note the chains that end there."""
        net = self.table
        self.now = start
        self.met_off[start] = start
        self.before_off[start] = NO_NODE
        self.queue[0] = start
        count = 1
        index = 0
        strong = 0
        while index < count and strong < most_strong:
            strong += 1
            level_end = count
            while index < level_end:
                off = self.queue[index]
                index += 1
                link = net._first_link[off]
                while link:
                    on = net._others[link]
                    if self.met_on[on] != start:
                        self.met_on[on] = start
                        self.before_on[on] = off
                        self.link_to[on] = link
                        if strong >= FEWEST_STRONG:
                            self._end(start, on, strong)
                        if on != start:
                            count = self._go_on(on, count)
                    link = net._next_link[link]

    def _go_on(self, on: int, count: int) -> int:
        """Queue the nodes that a node which is on leads to; return how many are queued then."""
        net = self.table
        net.list_weak(on)
        end = net._weak_end[on] if self.in_cells else net._weak_in_cell[on]
        for place in range(net._weak_start[on], end):
            off = net._weak[place]
            if self.met_off[off] != self.now:
                self.met_off[off] = self.now
                self.before_off[off] = on
                self.queue[count] = off
                count += 1
        return count

    def _end(self, start: int, end: int, strong: int) -> None:
        """Note the chain between two nodes, if it removes something and is none that is better found elsewhere."""
        net = self.table
        loop = net.are_weak(start, end) and (self.in_cells != 0 or net._digits[start] == net._digits[end])
        if (
            (loop or (start <= end and self._excludes(start, end)))
            and self._find_way(end)
            and (not loop or self._closes())
        ):
            self._note(strong, loop)

    def _excludes(self, start: int, end: int) -> bool:
        """Collect what excludes both ends of a chain; return whether there is anything."""
        net = self.table
        one, other = net._digits[start], net._digits[end]
        for digit in range(1, 10):
            self.removed[digit] = 0
        if start == end:
            cells = net._cells[start]
            if cells & (cells - 1) or not self.in_cells:
                self.removed[one] = net._sees[start]
            else:
                self._remove_from_cell(cells, 1 << one)
        elif one == other:
            self.removed[one] = net._sees[start] & net._sees[end]
        else:
            cells, other_cells = net._cells[start], net._cells[end]
            if cells & (cells - 1) == 0:
                self.removed[other] = cells & net._sees[end]
                if cells == other_cells:
                    self._remove_from_cell(cells, 1 << one | 1 << other)
            if other_cells & (other_cells - 1) == 0:
                self.removed[one] = other_cells & net._sees[start]
        return self._any_removed()

    def _remove_from_cell(self, cell: int, kept: int) -> None:
        """Collect the digits of a cell, but for some."""
        for digit in range(1, 10):
            if kept >> digit & 1 == 0:
                self.removed[digit] |= cell & self.grid.digit_cells[digit]

    def _any_removed(self) -> bool:
        for digit in range(1, 10):
            if self.removed[digit]:
                return True
        return False

    def _find_way(self, end: int) -> bool:
        """Set ``way`` to the nodes of the chain to a node; return whether none is both on and off in it.

        A node that is on is in a group that is off then, too.  Its first node may be its last one.
        """
        net = self.table
        length = 0
        node = end
        while node != NO_NODE:
            self.way[length] = node
            self.way[length + 1] = self.before_on[node]
            node = self.before_off[self.way[length + 1]]
            length += 2
        self.way_length = length
        for place in range(0, length, 2):
            on = self.way[place]
            for other in range(1, length, 2):
                off = self.way[other]
                if (
                    net._digits[on] == net._digits[off]
                    and net._cells[on] & ~net._cells[off] == 0
                    and not (place == 0 and other == length - 1 and on == off)
                ):
                    return False
        return True

    def _closes(self) -> bool:
        """Collect what a loop removes; return whether there is anything."""
        net = self.table
        for digit in range(1, 10):
            self.removed[digit] = 0
        for place in range(0, self.way_length, 2):
            one = self.way[place]
            other = self.way[place - 1 if place else self.way_length - 1]
            if net._digits[one] == net._digits[other]:
                self.removed[net._digits[one]] |= net._sees[one] & net._sees[other]
            else:
                self._remove_from_cell(net._cells[one], 1 << net._digits[one] | 1 << net._digits[other])
            link = self.link_to[one]
            if net._kinds[link] == ALMOST_LOCKED:
                kept = 1 << net._digits[one] | 1 << net._digits[self.way[place + 1]]
                self._lock(net._reasons[link], kept)
        return self._any_removed()

    def _lock(self, number: int, used: int) -> None:
        """Collect what a set takes that is sure to have all its digits but some."""
        digits = self.sets.live[number] & ~used
        while digits:
            digit = lowest(digits)
            digits &= digits - 1
            self.removed[digit] |= self.sets.seen(number, digit)

    def _note(self, strong: int, loop: bool) -> None:
        """Note the chain that ``way`` and ``removed`` describe, where no better one has its effect.

        Of two chains of one length that is a loop, and else the one that was found first.
        """
        removed = tuple([(digit, self.removed[digit]) for digit in range(1, 10) if self.removed[digit]])
        rank = 2 * strong + (not loop)
        known = self.best.get(removed)
        if known is None or rank < known[0]:
            self.best[removed] = (rank, len(self.best), AlternatingChain(*self._told(), loop, removed))

    def _told(self) -> tuple[tuple[tuple[int, int], ...], tuple[StrongLink, ...]]:
        """Return the nodes and the strong links of ``way``, in order."""
        net = self.table
        nodes = []
        links = []
        for place in range(self.way_length - 1, -1, -1):
            node = self.way[place]
            nodes.append((net._digits[node], net._cells[node]))
            if place % 2 == 0:
                link = self.link_to[node]
                reason = net._reasons[link]
                if net._kinds[link] == ALMOST_LOCKED:
                    links.append(StrongLink(ALMOST_LOCKED, self.sets.cells(reason)))
                else:
                    links.append(StrongLink(net._kinds[link], reason))
        return tuple(nodes), tuple(links)


def _by_length(noted: tuple[int, int, AlternatingChain]) -> tuple[int, int]:
    return noted[:2]
