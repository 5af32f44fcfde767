# cython: language_level=3
"""A quick test of which alternating chains are possible: from which nodes, and with how many strong links.

Most searches for chains find nothing, which this test shows quickly.  It follows chains from many nodes at once: each
node has the set of starts from which it was reached, and a step along a link carries all of them forward.  It ignores
the path taken, and whether the path visits a cell twice.  It uses only nodes through which a chain can remove anything
(``refuted``).  Each start is left with a few possible lengths of useful chains, and most starts have none.  ``search``
then finds the chains.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Byte, Cells, Long, Short, Word, c_only
from ...board.checks import check_within
from ...board.grid import Grid, recall
from ..almost_locked import search as als
from ..almost_locked.search import AlmostLockedSets
from ..single_digit.link_kinds import (
    ALL_KINDS,
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    DECLARED,
    GROUPED,
    HIDDEN_SETS,
    IN_CELLS,
    LOOPS,
    RECTANGLES,
)
from . import table
from .forms import MOST_STRONG
from .refuted import Refutation
from .table import LinkTable

AT_ONCE = 128
"""The number of starts followed at once, which is the number of bits in a set."""


class Front:
    """The progress of the chains that are followed at once: for each node, sets of starts, as bits.

    An instance takes much memory but is needed only briefly, so the same one serves many searches (``SPARE``).
    """

    def __init__(self) -> None:
        self.on: list[Cells] = [0] * (table.MOST_NODES + 1)  # the starts from which the node was reached as on
        self.off: list[Cells] = [0] * (table.MOST_NODES + 1)
        # Those from which the last strong link reached it.
        self.new_on: list[Cells] = [0] * (table.MOST_NODES + 1)
        self.new_off: list[Cells] = [0] * (table.MOST_NODES + 1)
        # Of these, those with a path that contains a link or node of the required kind.
        self.told_on: list[Cells] = [0] * (table.MOST_NODES + 1)
        self.told_off: list[Cells] = [0] * (table.MOST_NODES + 1)
        # The nodes that the last strong link reached as on.
        self.nodes_on: list[Short] = [0] * (table.MOST_NODES + 1)
        self.nodes_off: list[Short] = [0] * (table.MOST_NODES + 1)
        self.last_turn: list[Long] = [0] * als.MOST_SETS  # for each set, when its links were last followed
        # The starts for which a chain may remove something if it ends at the node.
        self.ended_by: list[Cells] = [0] * (table.MOST_NODES + 1)
        # Of these, those that always record the chain, rather than its other end.
        self.told_from: list[Cells] = [0] * (table.MOST_NODES + 1)
        self.ends_known: list[Byte] = [0] * (table.MOST_NODES + 1)
        # For each cell and digit, the starts of the digit that see it; with links, those that exclude the candidate.
        self.seeing: list[Cells] = [0] * 810
        self.seeing_cell: list[Cells] = [0] * 81  # the starts that see a candidate of their digit in the cell
        self.in_cell: list[Cells] = [0] * 81  # the starts that are a candidate of the cell
        self.lengths: list[Word] = [0] * AT_ONCE  # for each start, the numbers of strong links, as bits
        self.passed = Refutation()  # the nodes that chains can contain
        self.count_on = 0
        self.count_off = 0
        self.turn: Long = 0

    @c_only
    def meet_on(self, node: int, starts: Cells, told: Cells) -> None:
        """Record that a node is reached as on from ``starts``, and from ``told`` by a path of the required kind."""
        if self.new_on[node] == 0:
            self.nodes_on[self.count_on] = node
            self.count_on += 1
        self.new_on[node] |= starts
        self.told_on[node] |= told

    @c_only
    def meet_off(self, node: int, starts: Cells, told: Cells) -> None:
        """Record that a node is reached as off from ``starts``, and from ``told`` by a path of the required kind."""
        if self.new_off[node] == 0:
            self.nodes_off[self.count_off] = node
            self.count_off += 1
        self.new_off[node] |= starts
        self.told_off[node] |= told


SPARE: list[Front] = []
"""Tables not in use: a search takes one and returns it afterwards."""


def _spare_front() -> Front:
    try:
        return SPARE.pop()
    except IndexError:  # checking first would not help, as another thread could take the last one
        return Front()


class Reach:
    """For each start, the possible lengths of useful chains with certain kinds of links.

    ``kinds`` is a sum, as for ``search.chains``.  A chain must contain a link or a node of the *required kind*, which
    simpler kinds of chains do not have.
    """

    def __init__(self, grid: Grid, kinds: int) -> None:
        # Chains without groups and sets share a table, although some use only one kind of links.
        check_within(kinds, 0, ALL_KINDS)
        self.table: LinkTable = recall(grid, 0, LinkTable, (kinds & ~(IN_CELLS | LOOPS) | BILOCATION | BIVALUE,))
        self.strong_kinds = kinds & (BILOCATION | BIVALUE | GROUPED | RECTANGLES)
        self.in_cells = kinds & IN_CELLS
        if self.in_cells:
            self.strong_kinds |= DECLARED
        self.loops = kinds & LOOPS
        self.hidden = kinds & HIDDEN_SETS
        self.assumed = kinds & (RECTANGLES | HIDDEN_SETS)
        self.with_set = kinds & ALMOST_LOCKED != 0 and not self.assumed
        self.with_group = kinds & GROUPED != 0 and not self.with_set and not self.assumed
        self.plain = not (self.assumed or self.with_set or self.with_group)
        self.starts: list[tuple[int, int]] = []  # those with possible chains, and the numbers of strong links, as bits
        self.all_lengths: Word = 0
        self._first = 0  # the index of the first start that is followed now
        self._back: Cells = 0  # the starts that have reached themselves as on, as bits
        self._follow_all(grid)

    def has_length(self, strong: int) -> bool:
        """Return whether there may be chains with this number of strong links."""
        check_within(strong, 0, 1000)
        return strong <= MOST_STRONG and self.all_lengths >> strong & 1 != 0

    @c_only
    def tells(self, node: int) -> bool:
        """Return whether a node is of the required kind: any node if none is required, or a group if groups are."""
        cells = self.table.node_cells[node]
        return self.plain or (self.with_group and cells & (cells - 1) != 0)

    def _follow_all(self, grid: Grid) -> None:
        """Follow the chains from all starts, and record their possible lengths."""
        front: Front = _spare_front()
        if self.hidden:  # an almost hidden set in a loop can remove more than the candidates that refute themselves
            front.passed.take_all(self.table)
        else:
            front.passed.find(grid, self.table, self.strong_kinds, self.in_cells)
        first = 0
        while first < front.passed.node_count:
            self._follow(front, first)
            first += AT_ONCE
        SPARE.append(front)

    def _follow(self, front: Front, first: int) -> None:
        """Follow the chains from a start and those after it, and record their possible lengths."""
        self._begin(front, first)
        strong = 0
        while front.count_off and strong < MOST_STRONG:
            strong += 1
            self._take_strong_links(front)
            self._note_on(front, strong)
            self._take_weak_links(front)
            self._note_off(front)
        # Each step clears the new states that it has followed; only at the maximum length do some remain.
        for place in range(front.count_off):
            off = front.nodes_off[place]
            front.new_off[off] = 0
            front.told_off[off] = 0
        for place in range(AT_ONCE):
            if front.lengths[place]:
                self.starts.append((front.passed.nodes[first + place], front.lengths[place]))
                self.all_lengths |= front.lengths[place]

    def _begin(self, front: Front, first: int) -> None:
        net = self.table
        self._first = first
        self._back = 0
        front.count_on = 0
        front.count_off = 0
        for place in range(front.passed.node_count):
            node = front.passed.nodes[place]
            front.on[node] = 0
            front.off[node] = 0
            front.ends_known[node] = False
        for place in range(AT_ONCE):
            front.lengths[place] = 0
        for place in range(810):
            front.seeing[place] = 0
        for cell in range(81):
            front.seeing_cell[cell] = 0
            front.in_cell[cell] = 0
        for place in range(first, min(first + AT_ONCE, front.passed.node_count)):
            start = front.passed.nodes[place]
            mark = bit(place - first)
            front.off[start] = mark
            front.meet_off(start, mark, mark if self.tells(start) else 0)
            if net.has_links:
                for digit in range(1, 10):
                    for cell in members(net.excluded(start, digit)):
                        front.seeing[cell * 10 + digit] |= mark
                continue
            cells = net.node_cells[start]
            if cells & (cells - 1) == 0:
                front.in_cell[lowest(cells)] |= mark
            for cell in members(net.node_sees[start]):
                front.seeing[cell * 10 + net.node_digit[start]] |= mark
                front.seeing_cell[cell] |= mark

    def _take_strong_links(self, front: Front) -> None:
        """Follow strong links from the nodes that have just been reached as off."""
        net = self.table
        front.turn += 1
        for place in range(front.count_off):
            off = front.nodes_off[place]
            new = front.new_off[off]
            told = front.told_off[off]
            link = net.first_link[off]
            while link:
                on = net.link_node[link]
                if net.link_kind[link] & self.strong_kinds and front.passed.place_of[on] >= 0:
                    front.meet_on(on, new, new if net.link_kind[link] == RECTANGLES else told)
                link = net.next_link[link]
        if net.sets is not None:
            for place in range(front.count_off):
                self._take_links_of_sets(front, net.set_node[front.nodes_off[place]])

    def _take_links_of_sets(self, front: Front, node: int) -> None:
        """Follow the almost locked sets of a node, from each node just reached as off to all others of its set."""
        net = self.table
        sets: AlmostLockedSets = net.sets
        if not node:
            return
        for place in range(sets.member_start[node], sets.member_start[node + 1]):
            number: int = sets.members[place]
            if front.last_turn[number] == front.turn or not net.is_linked[number]:
                continue
            front.last_turn[number] = front.turn
            new: Cells
            new_twice: Cells
            told: Cells
            told_twice: Cells
            new = told = new_twice = told_twice = 0
            for digit in members(sets.live[number]):
                off = net.node_of_set[sets.set_node[number * 10 + digit]]
                new_twice |= new & front.new_off[off]
                new |= front.new_off[off]
                told_twice |= told & front.told_off[off]
                told |= front.told_off[off]
            for digit in members(sets.live[number]):
                on = net.node_of_set[sets.set_node[number * 10 + digit]]
                came = (new_twice | (new & ~front.new_off[on])) & ~front.on[on]
                if came and front.passed.place_of[on] >= 0:
                    front.meet_on(on, came, came if self.with_set else told_twice | (told & ~front.told_off[on]))

    def _note_on(self, front: Front, strong: int) -> None:
        """Discard nodes already reached as on, and record the starts of possibly useful chains that end here."""
        back: Cells = 0
        length: Word = 1
        length <<= strong
        for place in range(front.count_on):
            on = front.nodes_on[place]
            new = front.new_on[on] & ~front.on[on]
            front.on[on] |= new
            told = new if self.tells(on) else front.told_on[on] & new
            if told:
                if not front.ends_known[on]:
                    self._look_for_ends(front, on)
                # A chain is recorded from its lower end only, unless that end reaches itself first.
                self._note_ends(front, told & (front.told_from[on] | (front.ended_by[on] & self._back)), length)
            start = front.passed.place_of[on] - self._first
            if 0 <= start < AT_ONCE:
                mark = bit(start)
                back |= new & mark
                new &= ~mark
            front.new_on[on] = new
            front.told_on[on] = told
        self._back |= back

    def _note_ends(self, front: Front, starts: Cells, length: Word) -> None:
        """Record a possible length of the chains from some starts."""
        for start in members(starts):
            front.lengths[start] |= length

    def _look_for_ends(self, front: Front, end: int) -> None:
        """Find the starts from which a chain that ends at a node may remove something."""
        net = self.table
        digit = net.node_digit[end]
        cells = net.node_cells[end]
        found: Cells = 0
        if net.has_links:
            for digit in range(1, 10):
                for cell in members(net.excluded(end, digit)):
                    found |= front.seeing[cell * 10 + digit]
        else:
            for cell in members(net.node_sees[end]):
                found |= front.seeing[cell * 10 + digit] | front.in_cell[cell]
        if cells & (cells - 1) == 0 and not net.has_links:
            cell = lowest(cells)
            found |= front.in_cell[cell] | front.seeing_cell[cell]
        told: Cells = 0  # the end with the lower number, or either end of a loop
        place = front.passed.place_of[end] - self._first
        if place >= AT_ONCE:
            told = found
        elif place >= 0:
            found |= bit(place)
            told = found & ((bit(place) - 1) | bit(place))
        if self.loops:
            net.list_weak(end)
            for link in range(net.weak_start[end], net.weak_hidden[end]):
                place = front.passed.place_of[net.weak_nodes[link]] - self._first
                if 0 <= place < AT_ONCE:
                    told |= bit(place)
        front.ended_by[end] = found
        front.told_from[end] = told
        front.ends_known[end] = True

    def _take_weak_links(self, front: Front) -> None:
        """Follow weak links from the nodes that have just been reached as on."""
        net = self.table
        for place in range(front.count_off):
            off = front.nodes_off[place]
            front.new_off[off] = 0
            front.told_off[off] = 0
        front.count_off = 0
        for place in range(front.count_on):
            on = front.nodes_on[place]
            new = front.new_on[on]
            told = front.told_on[on]
            front.new_on[on] = 0
            front.told_on[on] = 0
            if new:
                if not net.weak_start[on]:
                    net.list_weak(on)
                end = net.weak_end[on] if self.in_cells else net.weak_in_cell[on]
                plain_end = net.weak_hidden[on] if self.assumed else end
                for link in range(net.weak_start[on], end):
                    off = net.weak_nodes[link]
                    if front.passed.place_of[off] >= 0:
                        front.meet_off(off, new, told if link < plain_end else new)
        front.count_on = 0

    def _note_off(self, front: Front) -> None:
        """Discard nodes already reached as off."""
        count = 0
        for place in range(front.count_off):
            off = front.nodes_off[place]
            new = front.new_off[off] & ~front.off[off]
            front.off[off] |= new
            front.new_off[off] = new
            front.told_off[off] = new if self.tells(off) else front.told_off[off] & new
            if new:
                front.nodes_off[count] = off
                count += 1
        front.count_off = count
