# cython: language_level=3
"""How far alternating chains can come: from which nodes, and by how many strong links.

Most searches for chains find nothing.  They begin only at nodes by which something can be removed at all (``refuted``),
and pass no others.  From each of these, a breadth-first search goes as far as there are links: a node that is off leads
by its strong links to nodes that are on, a node that is on by its weak links to nodes that are off.  What is reached
first is reached by a shortest chain.  So for each start there remain a few lengths of which a chain may remove
something, and for most there is none; the ways themselves are for ``search``.
"""

from ...board.bitset import array, interpreted, lowest
from ...board.c_types import Byte, Cells, Short, Word, c_only, internal
from ...board.checks import check_given, check_within
from ...board.grid import Grid
from ...logic.clock import look
from ..almost_locked import search as als
from ..single_digit.link_kinds import (
    ALL_KINDS,
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    GROUPED,
    HIDDEN_SETS,
    IN_CELLS,
    LOOPS,
    NO_NODE,
    RECTANGLES,
)
from . import table
from .refuted import Refutation
from .table import Lent, LinkTable, lent_table

FEWEST_STRONG = 2
"""The fewest strong links of a chain: one alone is told by simpler techniques."""

MOST_STRONG = 60
"""The most strong links of a chain, for which there is room; the longest in 450 very hard positions had 14."""

BETWEEN_LOOKS = 32
"""How many starts lie between two looks at the clock."""

SPARE: list[Refutation] = []
"""Tables that no search is using, kept for reuse: a search takes one out, and puts it back when it is done."""


def _spare_refutation() -> Refutation:
    try:
        return SPARE.pop()
    except IndexError:  # asked before, another thread could take the last between the answer and this
        return Refutation()


class Reach:
    """For each start the lengths of the chains that may remove something, of chains by links of some kinds.

    ``kinds`` are a sum, as for ``search.chains``.  What is asked for of a chain is that it has a link or a node that no
    simpler kind of chains has: it *tells* something new.
    """

    def __init__(self, grid: Grid, kinds: int) -> None:
        # Chains without groups and sets share a table, of which some ask for one kind of links only.
        check_within(kinds, 0, ALL_KINDS)
        self._lent: Lent = lent_table(grid, kinds & ~(IN_CELLS | LOOPS) | BILOCATION | BIVALUE)
        self.table: LinkTable = self._lent.table
        self.strong_kinds = kinds & (BILOCATION | BIVALUE | GROUPED | RECTANGLES)
        self.in_cells = kinds & IN_CELLS
        self.loops = kinds & LOOPS
        self.assumed = kinds & (RECTANGLES | HIDDEN_SETS)
        self.with_set = kinds & ALMOST_LOCKED != 0 and not self.assumed
        self.with_group = kinds & GROUPED != 0 and not self.with_set and not self.assumed
        self.plain = not (self.assumed or self.with_set or self.with_group)
        if interpreted():
            self.passed: list[Byte] = array(table.MOST_NODES + 1)  # for each node whether chains can pass it
        self.starts: list[tuple[int, int]] = []  # those that have any, and the numbers of strong links, as bits
        self.lengths: Word = 0  # the numbers of strong links from all starts
        self._find_starts(grid, kinds & HIDDEN_SETS)

    @c_only
    def tells(self, node: int) -> bool:
        """Return whether a node tells something new: a group does where groups are what is new."""
        cells = self.table.node_cells[node]
        return self.plain or (self.with_group and cells & (cells - 1) != 0)

    def _find_starts(self, grid: Grid, hidden: int) -> None:
        refuted: Refutation = _spare_refutation()
        if hidden:  # where it closes a loop, an almost hidden set can remove more than what refutes itself
            refuted.take_all(self.table)
        else:
            refuted.find(grid, self.table, self.strong_kinds, self.in_cells)
        for place in range(refuted.node_count):
            self.passed[refuted.nodes[place]] = True
        if refuted.node_count:
            levels = Levels(grid, self)
            for place in range(refuted.node_count):
                if place % BETWEEN_LOOKS == 0:
                    look()
                lengths = levels.lengths_from(refuted.nodes[place])
                if lengths:
                    self.starts.append((refuted.nodes[place], lengths))
                    self.lengths |= lengths
        SPARE.append(refuted)


@internal
class Levels:
    """The nodes that chains from one start come to, with how many strong links each is away."""

    def __init__(self, grid: Grid, reach: Reach) -> None:
        check_given(grid)
        check_given(reach)
        self.grid = grid
        self.reach: Reach = reach
        self.table: LinkTable = self.reach.table
        self.strong_kinds = self.reach.strong_kinds
        self.in_cells = self.reach.in_cells
        self.loops = self.reach.loops
        self.assumed = self.reach.assumed
        self.with_set = self.reach.with_set
        self.with_group = self.reach.with_group
        self.plain = self.reach.plain
        if interpreted():
            # For each node the start from which it was last met on, with how many strong links, and whether a shortest
            # way to it has what chains of these kinds are to have.
            self.met_on: list[Short] = array(table.MOST_NODES + 1)
            self.met_off: list[Short] = array(table.MOST_NODES + 1)
            self.level_on: list[Short] = array(table.MOST_NODES + 1)
            self.level_off: list[Short] = array(table.MOST_NODES + 1)
            self.told_on: list[Byte] = array(table.MOST_NODES + 1)
            self.told_off: list[Byte] = array(table.MOST_NODES + 1)
            self.newly_on: list[Short] = array(table.MOST_NODES + 1)
            self.queue: list[Short] = array(table.MOST_NODES + 1)
            self.entered: list[Short] = array(
                als.MOST_SETS
            )  # for each set the start from which it was last entered, < 0 for twice
            self.entered_by: list[Byte] = array(als.MOST_SETS)  # the digit by which it was first entered
        self.start = NO_NODE
        self.strong = 0  # how many strong links have been taken
        self.count = 0  # how many nodes are queued
        self.index = 0  # how many of these have been taken up
        self.loop = False  # whether the chain that is looked at is one
        self.removed: list[Cells] = [0] * 10  # for each digit the cells where it goes

    def lengths_from(self, start: int) -> Word:
        """Return the numbers of strong links, as bits, of the chains from a node that may remove something."""
        check_within(start, 1, self.table.node_count)
        found: Word = 0
        length: Word = 1
        self.begin(start)
        while self.index < self.count and self.strong < MOST_STRONG:
            length <<= 1
            met = self.take_strong_links()
            place = 0
            while place < met and not found & length:
                if self._might_end(self.newly_on[place]):
                    found |= length
                place += 1
            self.take_weak_links(met)
        return found

    def begin(self, start: int) -> None:
        """Begin at a node, which is off."""
        self.start = start
        self.met_off[start] = start
        self.level_off[start] = 0
        self.told_off[start] = self.reach.tells(start)
        self.queue[0] = start
        self.count = 1
        self.index = 0
        self.strong = 0

    def take_strong_links(self) -> int:
        """Meet the nodes that are on since those in the queue are off; return how many these are."""
        net, kinds = self.table, self.strong_kinds
        self.strong += 1
        met = 0
        while self.index < self.count:
            off = self.queue[self.index]
            self.index += 1
            told = self.told_off[off] != 0
            link = net.first_link[off]
            while link:
                if net.link_kind[link] & kinds:
                    met = self._reach(net.link_node[link], self.strong, told or net.link_kind[link] == RECTANGLES, met)
                link = net.next_link[link]
            if net.set_node[off]:
                met = self._reach_by_sets(off, self.strong, met)
        return met

    def take_weak_links(self, met: int) -> None:
        """Queue the nodes that are off since those that were met last are on."""
        for place in range(met):
            if self.newly_on[place] != self.start:
                self.count = self._go_on(self.newly_on[place], self.count)

    def may_end(self, end: int) -> bool:
        """Return whether a chain may end at a node that was met last."""
        if not self.told_on[end]:
            return False
        self.loop = self.loops != 0 and self.table.are_weak(self.start, end)
        return self.loop or (self._is_told_from(self.start, end, self.strong) and self._excludes(self.start, end))

    def _might_end(self, end: int) -> bool:
        """Return whether a chain may end at a node that was met last, without collecting what it removes."""
        if not self.told_on[end]:
            return False
        if self.loops and self.table.are_weak(self.start, end):
            return True
        return self._is_told_from(self.start, end, self.strong) and self._may_exclude(self.start, end)

    def _reach(self, on: int, strong: int, told: bool, met: int) -> int:
        """Meet a node that is on then; return how many were met with so many strong links."""
        if not self.reach.passed[on]:
            return met
        if self.met_on[on] != self.start:
            self.met_on[on] = self.start
            self.level_on[on] = strong
            self.told_on[on] = self.plain or self.reach.tells(on)
            self.newly_on[met] = on
            met += 1
        if told and self.level_on[on] == strong:
            self.told_on[on] = True
        return met

    def _reach_by_sets(self, off: int, strong: int, met: int) -> int:
        """Meet the nodes that are on if one is off, since they share almost locked sets with it.

        A set entered once leads to all its other nodes; the second time it leads to the one where it was entered
        first, and then to nothing new.
        """
        net = self.table
        sets = net.sets
        digit = net.node_digit[off]
        one = net.set_node[off]
        for place in range(sets.member_start[one], sets.member_start[one + 1]):
            number = sets.members[place]
            if self.entered[number] == -self.start or not net.is_linked[number]:
                continue
            if self.entered[number] == self.start:
                digits = 1 << self.entered_by[number]
                self.entered[number] = -self.start
            else:
                digits = sets.live[number] & ~(1 << digit)
                self.entered[number] = self.start
                self.entered_by[number] = digit
            while digits:
                on = net.node_of_set[sets.set_node[number * 10 + lowest(digits)]]
                digits &= digits - 1
                met = self._reach(on, strong, self.with_set or self.told_off[off] != 0, met)
        return met

    def _go_on(self, on: int, count: int) -> int:
        """Queue the nodes that a node which is on leads to; return how many are queued then."""
        net, reach, start, level, told = self.table, self.reach, self.start, self.level_on[on], self.told_on[on] != 0
        net.list_weak(on)
        end = net.weak_end[on] if self.in_cells else net.weak_in_cell[on]
        plain_end = net.weak_hidden[on] if self.assumed else end
        for place in range(net.weak_start[on], end):
            off = net.weak_nodes[place]
            if not reach.passed[off]:
                continue
            if self.met_off[off] != start:
                self.met_off[off] = start
                self.level_off[off] = level
                self.told_off[off] = self.plain or reach.tells(off)
                self.queue[count] = off
                count += 1
            if (told or place >= plain_end) and self.level_off[off] == level:
                self.told_off[off] = True
        return count

    def _is_told_from(self, start: int, end: int, strong: int) -> bool:
        """Return whether a chain between two nodes is to be told from this one: from the first, as a rule.

        The search leaves out what comes to its start again.  That may be shorter than any chain, and hide it from the
        other end.
        """
        return start <= end or (self.met_on[start] == start and self.level_on[start] < strong)

    def _may_exclude(self, start: int, end: int) -> bool:
        """Return whether anything excludes both ends of a chain, as a rule without collecting it."""
        net = self.table
        if start != end and net.node_digit[start] == net.node_digit[end]:
            return net.node_sees[start] & net.node_sees[end] != 0
        return self._excludes(start, end)

    def _excludes(self, start: int, end: int) -> bool:
        """Collect what excludes both ends of a chain; return whether there is anything."""
        net = self.table
        one, other = net.node_digit[start], net.node_digit[end]
        for digit in range(1, 10):
            self.removed[digit] = 0
        if start == end:
            cells = net.node_cells[start]
            if cells & (cells - 1) or not self.in_cells:
                self.removed[one] = net.node_sees[start]
            else:
                self.remove_from_cell(cells, 1 << one)
        elif one == other:
            self.removed[one] = net.node_sees[start] & net.node_sees[end]
        else:
            cells, other_cells = net.node_cells[start], net.node_cells[end]
            if cells & (cells - 1) == 0:
                self.removed[other] = cells & net.node_sees[end]
                if cells == other_cells:
                    self.remove_from_cell(cells, 1 << one | 1 << other)
            if other_cells & (other_cells - 1) == 0:
                self.removed[one] = other_cells & net.node_sees[start]
        return self.removes()

    def remove_from_cell(self, cell: Cells, kept: int) -> None:
        """Collect the digits of a cell, but for some."""
        for digit in range(1, 10):
            if kept >> digit & 1 == 0:
                self.removed[digit] |= cell & self.grid.digit_cells[digit]

    def removes(self) -> bool:
        """Return whether any candidates are collected."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.removed[digit]
        return cells != 0
