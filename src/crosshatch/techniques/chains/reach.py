# cython: language_level=3
"""How far alternating chains can come: from where to where, and by how many strong links.

Most searches for chains find nothing, and what tells so is quick.  Chains are followed here from many nodes at once,
each node with the set of starts from which it was met: one step along a link takes all of them on.  What a way comes
to twice, and which way it was, is not looked at.  They pass only nodes by which something can be removed at all
(``refuted``).  So for each start there remain a few lengths of which a chain may remove something, and for most there
is none; the rest is for ``alternating``.
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
    GROUPED,
    HIDDEN_SETS,
    IN_CELLS,
    LOOPS,
    RECTANGLES,
)
from . import table
from .refuted import Refutation
from .table import LinkTable

FEWEST_STRONG = 2
"""The fewest strong links of a chain: one alone is told by simpler techniques."""

MOST_STRONG = 60
"""The most strong links of a chain, for which there is room; the longest in 450 very hard positions had 14."""

AT_ONCE = 128
"""How many starts are followed at once: as many as a set has bits."""


class Front:
    """Where the chains have come from the starts that are followed at once: for each node sets of starts, as bits.

    It takes much room and is needed for a moment only, so that one serves many searches (``SPARE``).
    """

    def __init__(self) -> None:
        self.on: list[Cells] = [0] * (table.MOST_NODES + 1)  # the starts from which the node was met on
        self.off: list[Cells] = [0] * (table.MOST_NODES + 1)
        # Those from which it was met by the last strong link.
        self.new_on: list[Cells] = [0] * (table.MOST_NODES + 1)
        self.new_off: list[Cells] = [0] * (table.MOST_NODES + 1)
        # Of these, those from which a way tells something new.
        self.told_on: list[Cells] = [0] * (table.MOST_NODES + 1)
        self.told_off: list[Cells] = [0] * (table.MOST_NODES + 1)
        # The nodes that were met on by the last strong link.
        self.nodes_on: list[Short] = [0] * (table.MOST_NODES + 1)
        self.nodes_off: list[Short] = [0] * (table.MOST_NODES + 1)
        self.last_turn: list[Long] = [0] * als.MOST_SETS  # for each set when its links were last taken
        # The starts for which a chain may remove something if it ends at the node.
        self.ended_by: list[Cells] = [0] * (table.MOST_NODES + 1)
        # Of these, those from which it is told, whatever was met.
        self.told_from: list[Cells] = [0] * (table.MOST_NODES + 1)
        self.ends_known: list[Byte] = [0] * (table.MOST_NODES + 1)
        self.seeing: list[Cells] = [0] * 810  # for each cell and digit the starts of the digit that see it
        self.seeing_cell: list[Cells] = [0] * 81  # the starts that see a candidate of their digit in the cell
        self.in_cell: list[Cells] = [0] * 81  # the starts that are a candidate of the cell
        self.lengths: list[Word] = [0] * AT_ONCE  # for each of the starts the numbers of strong links, as bits
        self.passed = Refutation()  # the nodes that chains can pass
        self.count_on = 0
        self.count_off = 0
        self.turn: Long = 0

    @c_only
    def meet_on(self, node: int, starts: Cells, told: Cells) -> None:
        """Note that a node is met on from some starts, from some of them by a way that tells something new."""
        if self.new_on[node] == 0:
            self.nodes_on[self.count_on] = node
            self.count_on += 1
        self.new_on[node] |= starts
        self.told_on[node] |= told

    @c_only
    def meet_off(self, node: int, starts: Cells, told: Cells) -> None:
        """Note that a node is met off from some starts, from some of them by a way that tells something new."""
        if self.new_off[node] == 0:
            self.nodes_off[self.count_off] = node
            self.count_off += 1
        self.new_off[node] |= starts
        self.told_off[node] |= told


SPARE: list[Front] = []
"""Tables that no search is using, kept for reuse: a search takes one out, and puts it back when it is done."""


def _spare_front() -> Front:
    try:
        return SPARE.pop()
    except IndexError:  # asked before, another thread could take the last between the answer and this
        return Front()


class Reach:
    """For each start the lengths of the chains that may remove something, of chains by links of some kinds.

    ``kinds`` are a sum, as for ``alternating.chains_of_length``.  What is asked for of a chain is that it has a link or
    a node that no simpler kind of chains has: it *tells* something new.
    """

    def __init__(self, grid: Grid, kinds: int) -> None:
        # Chains without groups and sets share a table, of which some ask for one kind of links only.
        check_within(kinds, 0, ALL_KINDS)
        self.table: LinkTable = recall(grid, 0, LinkTable, (kinds & ~(IN_CELLS | LOOPS) | BILOCATION | BIVALUE,))
        self.strong_kinds = kinds & (BILOCATION | BIVALUE | GROUPED | RECTANGLES)
        self.in_cells = kinds & IN_CELLS
        self.loops = kinds & LOOPS
        self.hidden = kinds & HIDDEN_SETS
        self.assumed = kinds & (RECTANGLES | HIDDEN_SETS)
        self.with_set = kinds & ALMOST_LOCKED != 0 and not self.assumed
        self.with_group = kinds & GROUPED != 0 and not self.with_set and not self.assumed
        self.plain = not (self.assumed or self.with_set or self.with_group)
        self.starts: list[tuple[int, int]] = []  # those that have any, and the numbers of strong links, as bits
        self.all_lengths: Word = 0
        self._first = 0  # the place of the first of the starts that are followed; the others come after it
        self._back: Cells = 0  # the starts that were met on from themselves, as bits
        self._follow_all(grid)

    def has_length(self, strong: int) -> bool:
        """Return whether there may be chains of so many strong links."""
        check_within(strong, 0, 1000)
        return strong <= MOST_STRONG and self.all_lengths >> strong & 1 != 0

    @c_only
    def tells(self, node: int) -> bool:
        """Return whether a node tells something new: a group does where groups are what is new."""
        cells = self.table.node_cells[node]
        return self.plain or (self.with_group and cells & (cells - 1) != 0)

    def _follow_all(self, grid: Grid) -> None:
        """Follow the chains from all starts, and note the lengths of which they may be."""
        front: Front = _spare_front()
        if self.hidden:  # where it closes a loop, an almost hidden set can remove more than what refutes itself
            front.passed.take_all(self.table)
        else:
            front.passed.find(grid, self.table, self.strong_kinds, self.in_cells)
        first = 0
        while first < front.passed.node_count:
            self._follow(front, first)
            first += AT_ONCE
        SPARE.append(front)

    def _follow(self, front: Front, first: int) -> None:
        """Follow the chains from the start at a place and those after it, and note the lengths of which they may be."""
        self._begin(front, first)
        strong = 0
        while front.count_off and strong < MOST_STRONG:
            strong += 1
            self._take_strong_links(front)
            self._note_on(front, strong)
            self._take_weak_links(front)
            self._note_off(front)
        # What is new and told is forgotten where it was taken on; only where the way grew too long, it was not.
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
            cells = net.node_cells[start]
            if cells & (cells - 1) == 0:
                front.in_cell[lowest(cells)] |= mark
            for cell in members(net.node_sees[start]):
                front.seeing[cell * 10 + net.node_digit[start]] |= mark
                front.seeing_cell[cell] |= mark

    def _take_strong_links(self, front: Front) -> None:
        """Go from the nodes that are newly off to those that are on then."""
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
        """Go on in the almost locked sets of a node: from each of their nodes that is newly off to all others."""
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
        """Sort out what was met on before, and note the starts of chains that end here and may remove something."""
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
                # Chains back from an end to its start are told from the start, unless that comes to itself before.
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
        """Note that chains from some starts may be of a length."""
        for start in members(starts):
            front.lengths[start] |= length

    def _look_for_ends(self, front: Front, end: int) -> None:
        """Find the starts for which a chain may remove something if it ends at a node."""
        net = self.table
        digit = net.node_digit[end]
        cells = net.node_cells[end]
        found: Cells = 0
        for cell in members(net.node_sees[end]):
            found |= front.seeing[cell * 10 + digit] | front.in_cell[cell]
        if cells & (cells - 1) == 0:
            cell = lowest(cells)
            found |= front.in_cell[cell] | front.seeing_cell[cell]
        told: Cells = 0  # from that of its ends that has the lower number, a loop from either
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
        """Go from the nodes that are newly on to those that are off then."""
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
        """Sort out what was met off before."""
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
