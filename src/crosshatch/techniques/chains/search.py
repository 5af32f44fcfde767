# cython: language_level=3
"""The shortest alternating chains of a position: strong and weak links in turn, a strong one first and last.

If the first node of a chain is off, its second is on, so that its third is off, and so on to its last node, which is
on.  So one of the two ends is true, and what excludes both goes.  Where both ends are the same node, that is true.
Where the ends exclude each other, the chain is a loop: it holds in both directions, so one node of each of its weak
links is true, too, and an almost locked set that it enters by one digit and leaves by another keeps all its other
digits.

From which nodes there may be a chain of which length is known before (``reach``), and one length is searched for after
the other.  The search goes breadth first from such a node, which is off: a node that is off leads by its strong links
to nodes that are on, a node that is on by its weak links to nodes that are off.  What is reached first is reached by a
shortest chain.  A way that comes to a cell again after it has left it is none that is told: another shortest one is
looked for.
"""

from collections.abc import Container, Iterator
from typing import NamedTuple, TypeAlias

from ...board.bitset import lowest, members, popcount
from ...board.c_types import Byte, Cells, Short, Word, internal
from ...board.checks import check_within
from ...board.grid import Grid, memo, recall
from ...logic.clock import look
from ..almost_locked import search as als
from ..almost_locked.almost_hidden import AlmostHiddenSets
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
    NO_NODE,
    RECTANGLES,
)
from ..single_digit.placements import removable_digits
from . import table
from .reach import FEWEST_STRONG, MOST_STRONG, Reach
from .table import LinkTable

LOOP = 1
"""The form of a chain whose ends exclude each other, told as a loop."""

OTHER_NAME = 2
"""The form of a chain that is told by other names: of one digit, of cells with two candidates, or a W-Wing."""

M_WING = 3
"""The form of a chain of three strong links, from a cell with two candidates by links of both of its digits."""

ONE_CANDIDATE = 4
"""The form of a chain that rules out one candidate, or whose ends are one candidate: that is true."""

TWO_ENDS = 5
"""The form of any other chain.

Of chains of one length that do the same, the one is told whose form comes first in this order: whichever way is found
first, a puzzle that is turned or has its digits renamed offers the same.
"""

LONGEST_NAMED = 3
"""The most strong links of chains that are known by a name for the kinds of their links, a W-Wing or an M-Wing."""

MOST_TRIES = 20000
"""How many nodes are tried at most for a way that comes to no cell twice; a few dozen do, as a rule.

What is found must not depend on the order in which it is looked for.  So this is more than was ever needed: in the
grades of two hundred very hard puzzles no way took 3,000.
"""


FEW_TRIES = 60
"""How many nodes are tried for each way when ``MOST_OF_ALL`` have been tried."""

MOST_OF_ALL = 50_000
"""How many nodes are tried for chains of one length before few are tried for each way: some milliseconds, compiled.

One in some thousand positions, full of almost locked sets that share cells, has more: there, what is found can depend
on the order in which it is looked for.
"""

BETWEEN_LOOKS = 32
"""How many starts lie between two looks at the clock."""


class LinkFinding(NamedTuple):
    """A strong link of a chain: its kind, and the house, the cell, or the cells of the almost locked set it is in.

    Of a rectangle, it has the corners and the mask of the two digits that could fill them.
    """

    kind: int
    reason: int
    digits: int = 0


class HiddenSetFinding(NamedTuple):
    """An almost hidden set that makes a weak link of a chain: the places of a mask of digits in a house."""

    house: int
    digits: int
    cells: int


RemovedCells: TypeAlias = tuple[tuple[int, int], ...]
"""What a chain removes: a set of cells for each digit, in the order of digits."""


class ChainFinding(NamedTuple):
    """A chain: its nodes, each a digit and its cells; its strong links; its form; and what goes.

    What goes is a set of cells for each digit, in the order of digits; it is of digits that lose a candidate only.
    ``hidden`` has for each weak link, in order, the almost hidden set that makes it, None where it is plain to see;
    nothing where all are.
    """

    nodes: tuple[tuple[int, int], ...]
    strong: tuple[LinkFinding, ...]
    form: int
    removed: RemovedCells
    hidden: tuple[HiddenSetFinding | None, ...] = ()


ANY_FORM = 0
"""No form in particular."""

NO_FORM = 6
"""The form of no chain, worse than all."""


def chains(grid: Grid, kinds: int, most_strong: int = MOST_STRONG, form: int = ANY_FORM) -> Iterator[ChainFinding]:
    """Yield the alternating chains of a grid that remove something, shortest first, one for each effect.

    ``kinds`` are those of links (a sum): strong ones as in ``table``, and ``IN_CELLS``.  Chains have ``most_strong``
    strong links or fewer, a form if one is given, and a link of the kinds that are the hardest to see: by rectangles
    and almost hidden sets, by almost locked sets, by groups.  They are looked for one length after the other, as they
    are asked for.
    """
    check_within(kinds, 0, ALL_KINDS)
    check_within(most_strong, 0, MOST_STRONG)
    check_within(form, ANY_FORM, NO_FORM)
    for strong in members(_lengths(grid, kinds) & up_to(most_strong) & ~up_to(FEWEST_STRONG - 1)):
        for told in memo(grid, _of_length, kinds, strong):
            if form in (ANY_FORM, told.form):
                yield told


def up_to(strong: int) -> Word:
    """Return the numbers of strong links up to one of them, as bits."""
    check_within(strong, 0, MOST_STRONG)
    two: Word = 2
    return (two << strong) - 1


def may_have(grid: Grid, kinds: int, lengths: Word) -> bool:
    """Return whether the ``chains`` of a grid can have any of some numbers of strong links, given as bits.

    There are none where the grid contradicts itself.
    """
    check_within(kinds, 0, ALL_KINDS)
    if grid.broken:
        return False
    if kinds in (BILOCATION, BIVALUE):
        # A chain of one digit, or of cells with two candidates, is one by all links, unless it is shorter so.
        known = _lengths(grid, BILOCATION | BIVALUE | IN_CELLS | LOOPS)
        if not known or known & ~(known - 1) > lengths:  # the lowest bit is higher than all that are asked for
            return False
        if kinds == BILOCATION and not removable_digits(grid):
            return False
    return _lengths(grid, kinds) & lengths != 0


def _lengths(grid: Grid, kinds: int) -> Word:
    """Return the numbers of strong links that chains can have, as bits."""
    reach: Reach = recall(grid, 0, Reach, (kinds,))
    return reach.all_lengths


def _of_length(grid: Grid, kinds: int, strong: int) -> list[ChainFinding]:
    """Return the chains of so many strong links."""
    reach = memo(grid, Reach, kinds)
    if not reach.has_length(strong):
        return []
    shorter = {told.removed for less in range(FEWEST_STRONG, strong) for told in memo(grid, _of_length, kinds, less)}
    found = ChainSearch(grid, reach).run(strong, shorter)
    if not found or not kinds & IN_CELLS or kinds & (GROUPED | ALMOST_LOCKED | RECTANGLES | HIDDEN_SETS):
        return found
    known = {told.removed for kind in (BILOCATION, BIVALUE) for told in memo(grid, _of_length, kind, strong)}
    return [_by_other_name(told) if told.removed in known else told for told in found]


def _by_other_name(told: ChainFinding) -> ChainFinding:
    """Return a chain that does the same as one of one digit, or of cells with two candidates; a loop stays a loop."""
    return told if told.form == LOOP else told._replace(form=OTHER_NAME)


@internal
class ChainSearch:
    """The search for chains of one length by links of some kinds."""

    def __init__(self, grid: Grid, reach: Reach) -> None:
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
        # For each node the start from which it was last met on.
        self.met_on: list[Short] = [0] * (table.MOST_NODES + 1)
        self.met_off: list[Short] = [0] * (table.MOST_NODES + 1)
        # For each node that was met on the number of strong links to it.
        self.level_on: list[Short] = [0] * (table.MOST_NODES + 1)
        self.level_off: list[Short] = [0] * (table.MOST_NODES + 1)
        # Whether a shortest way to it has what chains of these kinds are to have.
        self.told_on: list[Byte] = [0] * (table.MOST_NODES + 1)
        self.told_off: list[Byte] = [0] * (table.MOST_NODES + 1)
        self.newly_on: list[Short] = [0] * (table.MOST_NODES + 1)
        # For each set the start from which it was last entered, negative where twice.
        self.entered: list[Short] = [0] * als.MOST_SETS
        self.entered_by: list[Byte] = [0] * als.MOST_SETS  # the digit by which it was first entered
        self.queue: list[Short] = [0] * (table.MOST_NODES + 1)
        self.way: list[Short] = [0] * 124  # the nodes of a chain, last one first
        # For each that is on the link by which it is, -1 less its number for a set.
        self.way_link: list[Short] = [0] * 124
        self.removed: list[Cells] = [0] * 10  # for each digit the cells where it goes
        self.last_removed: list[Cells] = [0] * 10  # those of the last chain that was looked at
        self.last_form = NO_FORM
        self.way_length = 0
        self.start = NO_NODE
        self.goes = NO_NODE  # the node that a chain removes, if it removes a candidate only: it does not pass that
        self.loop = False
        self.tries = 0  # how many more nodes to try for a way
        self.tried = 0  # how many were tried for all ways
        self.shorter: Container[RemovedCells] = ()  # what shorter chains do
        self.best: dict[RemovedCells, tuple[int, int, ChainFinding]] = {}

    def run(self, strong: int, shorter: Container[RemovedCells]) -> list[ChainFinding]:
        """Return the chains of so many strong links, but for those that do just what a shorter one does."""
        check_within(strong, 0, MOST_STRONG)
        self.shorter = shorter
        self.last_form = NO_FORM
        length: Word = 1
        length <<= strong
        explored = 0
        lengths: Word
        start: int
        for start, lengths in self.reach.starts:
            if lengths & length:
                explored += 1
                if explored % BETWEEN_LOOKS == 0:
                    look()
                self._explore(start, strong)
        return [told for _, _, told in sorted(self.best.values(), key=_by_size)]

    def _explore(self, start: int, length: int) -> None:
        """Meet the nodes to which a node that is off leads, and note the chains of a length that end there."""
        net = self.table
        self.start = start
        self.met_off[start] = start
        self.level_off[start] = 0
        self.told_off[start] = self.reach.tells(start)
        self.queue[0] = start
        count = 1
        index = 0
        strong = 0
        while index < count and strong < length:
            strong += 1
            met = 0
            while index < count:
                off = self.queue[index]
                index += 1
                told = self.told_off[off] != 0
                link = net.first_link[off]
                while link:
                    if net.link_kind[link] & self.strong_kinds:
                        met = self._reach(net.link_node[link], strong, told or net.link_kind[link] == RECTANGLES, met)
                    link = net.next_link[link]
                if net.set_node[off]:
                    met = self._reach_by_sets(off, strong, met)
            for place in range(met):
                on = self.newly_on[place]
                if strong == length:
                    if self.told_on[on]:
                        self._end(start, on, strong)
                elif on != start:
                    count = self._go_on(on, count)

    def _reach(self, on: int, strong: int, told: bool, met: int) -> int:
        """Meet a node that is on then; return how many were met with so many strong links."""
        if self.met_on[on] != self.start:
            self.met_on[on] = self.start
            self.level_on[on] = strong
            self.told_on[on] = self.reach.tells(on)
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
        sets: AlmostLockedSets = net.sets
        digit = net.node_digit[off]
        one = net.set_node[off]
        for place in range(sets.member_start[one], sets.member_start[one + 1]):
            number: int = sets.members[place]
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
        net = self.table
        net.list_weak(on)
        end = net.weak_end[on] if self.in_cells else net.weak_in_cell[on]
        plain_end = net.weak_hidden[on] if self.assumed else end
        for place in range(net.weak_start[on], end):
            off = net.weak_nodes[place]
            if self.met_off[off] != self.start:
                self.met_off[off] = self.start
                self.level_off[off] = self.level_on[on]
                self.told_off[off] = self.reach.tells(off)
                self.queue[count] = off
                count += 1
            if (self.told_on[on] or place >= plain_end) and self.level_off[off] == self.level_on[on]:
                self.told_off[off] = True
        return count

    def _end(self, start: int, end: int, strong: int) -> None:
        """Note the chain between two nodes, if it removes something and is none that is better found elsewhere."""
        self.loop = self.loops != 0 and self.table.are_weak(start, end)
        self.goes = NO_NODE
        if self.loop:
            self._find_way(end, strong)
        elif self._is_told_from(start, end, strong) and self._excludes(start, end):
            if self._removed_count() == 1:
                self.goes = self._removed_node()
            if self._find_way(end, strong):
                self._note()

    def _is_told_from(self, start: int, end: int, strong: int) -> bool:
        """Return whether a chain between two nodes is to be told from this one: from the first, as a rule.

        The search leaves out what comes to its start again.  That may be shorter than any chain, and hide it from the
        other end.
        """
        return start <= end or (self.met_on[start] == start and self.level_on[start] < strong)

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
                self._remove_from_cell(cells, 1 << one)
        elif one == other:
            self.removed[one] = net.node_sees[start] & net.node_sees[end]
        else:
            cells, other_cells = net.node_cells[start], net.node_cells[end]
            if cells & (cells - 1) == 0:
                self.removed[other] = cells & net.node_sees[end]
                if cells == other_cells:
                    self._remove_from_cell(cells, 1 << one | 1 << other)
            if other_cells & (other_cells - 1) == 0:
                self.removed[one] = other_cells & net.node_sees[start]
        return self._removes()

    def _remove_from_cell(self, cell: Cells, kept: int) -> None:
        """Collect the digits of a cell, but for some."""
        for digit in range(1, 10):
            if kept >> digit & 1 == 0:
                self.removed[digit] |= cell & self.grid.digit_cells[digit]

    def _removes(self) -> bool:
        """Return whether any candidates are collected."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.removed[digit]
        return cells != 0

    def _removed_count(self) -> int:
        """Return how many candidates are collected."""
        count = 0
        for digit in range(1, 10):
            if self.removed[digit]:
                count += popcount(self.removed[digit])
        return count

    def _removed_node(self) -> int:
        """Return the node of the first candidate that is collected, NO_NODE where it has none."""
        digit = 1
        while not self.removed[digit]:
            digit += 1
        return self.table.node(digit, self.removed[digit])

    def _find_way(self, end: int, strong: int) -> bool:
        """Set ``way`` to a shortest chain to a node; return whether one comes to no cell that it has left.

        That it begins and ends in one cell, or in cells that sets share, does not count.  The chain has a set, if there
        are sets, or else a group, if there are groups.  Of loops, which differ in what they remove, all shortest ones
        are noted, and so are all of chains that may have a name.
        """
        net = self.table
        self.way_length = 2 * strong
        self.tries = MOST_TRIES if self.tried < MOST_OF_ALL else FEW_TRIES
        home = net.node_cells[end] & net.node_cells[self.start]
        if net.node_cells[end] != net.node_cells[self.start] and (self.plain or self.with_group):
            home = 0
        return self._trace_on(end, 0, home, 0, self.plain)

    def _trace_on(self, on: int, place: int, home: Cells, left: Cells, told: bool) -> bool:
        """Trace a way back from a node that is on, and stands at a place of ``way``.

        ``home`` is the cell in which the way both begins and ends, ``left`` the cells that it must not come to, and
        ``told`` says whether it has a node or a link that it must have.
        """
        net = self.table
        self.tries -= 1
        self.tried += 1
        if self.tries < 0 or not (told or self.told_on[on]):
            return False
        self.way[place] = on
        told = told or self.reach.tells(on)
        link = net.first_link[on]
        while link:
            off = net.link_node[link]
            if net.link_kind[link] & self.strong_kinds and self._leads(off, on):
                self.way_link[place] = link
                if self._trace_link(on, off, place, home, left, told or net.link_kind[link] == RECTANGLES):
                    return True
            link = net.next_link[link]
        one = net.set_node[on]
        if one:
            sets: AlmostLockedSets = net.sets
            for member in range(sets.member_start[one], sets.member_start[one + 1]):
                number: int = sets.members[member]
                for digit in members(sets.live[number] & ~(1 << net.node_digit[on]) if net.is_linked[number] else 0):
                    off = net.node_of_set[sets.set_node[number * 10 + digit]]
                    if self._leads(off, on):
                        self.way_link[place] = -1 - number
                        if self._trace_link(on, off, place, home, left, told or self.with_set):
                            return True
        return False

    def _leads(self, off: int, on: int) -> bool:
        """Return whether a shortest way to a node that is on may come to it by a strong link from one that is off."""
        return self.met_off[off] == self.start and self.level_off[off] == self.level_on[on] - 1

    def _trace_link(self, on: int, off: int, place: int, home: Cells, left: Cells, told: bool) -> bool:
        """Trace a way back by a strong link, which is one of a shortest way."""
        net = self.table
        cells = net.node_cells[on]
        others = net.node_cells[off]
        return (
            off != self.goes
            and self._is_free(off, left, place + 1)
            and not self._stays(cells, others, place)
            and self._may_meet(self._taken_up(others) & home, self.level_off[off] == 0, place == 0, place)
            and self._may_meet(self._taken_up(cells) & home, place == 0, self.level_off[off] == 0, place)
            and self._trace_off(
                off, place + 1, home, left | self._taken_up(cells) & ~(others | home), told or self.reach.tells(off)
            )
        )

    def _taken_up(self, cells: Cells) -> Cells:
        """Return the cells of a node that others must not share: none of a group, where groups are sought."""
        return 0 if self.with_group and cells & (cells - 1) else cells

    def _is_free(self, node: int, left: Cells, place: int) -> bool:
        """Return whether a way may come to a node at a place of it: its cell was not left, nor its digit met there."""
        net = self.table
        cells = net.node_cells[node]
        if not self.with_group:
            return cells & left == 0
        if cells & (cells - 1) == 0 and cells & left:
            return False
        for earlier in range(place):
            other = self.way[earlier]
            same = node == other == self.start
            if cells & net.node_cells[other] and net.node_digit[node] == net.node_digit[other] and not same:
                return False
        return True

    def _may_meet(self, shared: Cells, is_end: bool, is_next: bool, place: int) -> bool:
        """Return whether a node may share cells that both ends have: it is an end, or next to one in a set."""
        return shared == 0 or is_end or (is_next and self.way_link[place] < 0)

    def _stays(self, cells: Cells, others: Cells, place: int) -> bool:
        """Return whether the next node is the third in a row in one cell: a set that has two of these says more."""
        return (
            cells == others
            and cells & (cells - 1) == 0
            and place > 0
            and self.table.node_cells[self.way[place - 1]] == cells
        )

    def _trace_off(self, off: int, place: int, home: Cells, left: Cells, told: bool) -> bool:
        """Trace a way back from a node that is off."""
        net = self.table
        self.way[place] = off
        if self.level_off[off] == 0:
            if not told:
                return False
            if not (self.loop or self._may_be_named()):
                return True
            if not self.loop or self._closes():
                self._note()
            return False
        cells = net.node_cells[off]
        net.list_weak(off)
        first = net.weak_start[off]
        plain_count = net.weak_hidden[off] - first
        for index in range(net.weak_end[off] - first if self.in_cells else net.weak_in_cell[off] - first):
            net.list_weak(off)
            on = net.weak_nodes[net.weak_start[off] + index]
            others = net.node_cells[on]
            if (
                self.met_on[on] == self.start
                and self.level_on[on] == self.level_off[off]
                and on != self.start
                and on != self.goes
                and self._is_free(on, left, place + 1)
                and (self._taken_up(others) & home == 0 or self.level_on[on] == 1)
                and not self._stays(cells, others, place)
                and self._trace_on(
                    on, place + 1, home, left | self._taken_up(cells) & ~(others | home), told or index >= plain_count
                )
            ):
                return True
        return False

    def _may_be_named(self) -> bool:
        """Return whether it depends on the way between two ends what a chain is called."""
        return self.plain and self.in_cells != 0 and self.way_length <= 2 * LONGEST_NAMED

    def _closes(self) -> bool:
        """Collect what a loop removes; return whether there is anything."""
        net = self.table
        for digit in range(1, 10):
            self.removed[digit] = 0
        for place in range(0, self.way_length, 2):
            one = self.way[place]
            other = self.way[place - 1 if place else self.way_length - 1]
            if net.node_digit[one] == net.node_digit[other]:
                self.removed[net.node_digit[one]] |= net.node_sees[one] & net.node_sees[other]
            elif not net.are_weak(one, other):
                self._hide(one, other)
            else:
                self._remove_from_cell(net.node_cells[one], 1 << net.node_digit[one] | 1 << net.node_digit[other])
        for place in range(0, self.way_length, 2):
            if self.way_link[place] < 0:
                kept = 1 << net.node_digit[self.way[place]] | 1 << net.node_digit[self.way[place + 1]]
                self._lock(-1 - self.way_link[place], kept)
        return self._removes()

    def _lock(self, number: int, used: int) -> None:
        """Collect what a set takes that is sure to have all its digits but some."""
        sets: AlmostLockedSets = self.table.sets
        for digit in members(sets.live[number] & ~used):
            self.removed[digit] |= sets.seen(number, digit)

    def _hide(self, one: int, other: int) -> None:
        """Collect what an almost hidden set of which either node takes the cell that is left over excludes."""
        net = self.table
        number = net.hidden_set(one, other)
        hidden: AlmostHiddenSets = net.hidden_sets
        cells: Cells = hidden.set_cells[number]
        for digit in range(1, 10):
            if not hidden.set_digits[number] >> digit & 1:
                lost: Cells = cells
                if digit == net.node_digit[one]:
                    lost &= ~net.node_cells[one]
                if digit == net.node_digit[other]:
                    lost &= ~net.node_cells[other]
                self.removed[digit] |= lost & self.grid.digit_cells[digit]

    def _note(self) -> None:
        """Note the chain that ``way`` and ``removed`` describe, where no better one has its effect.

        Of two chains of one length that is the one of the form that comes first, and else the one that was found first.
        """
        form = self._form()
        if not self._is_like_last(form):
            self._note_effect(form)

    def _note_effect(self, form: int) -> None:
        removed = tuple([(digit, self.removed[digit]) for digit in range(1, 10) if self.removed[digit]])
        known = self.best.get(removed)
        if (known is None or form < known[0]) and removed not in self.shorter:
            hidden = self._hidden_sets() if self.assumed else ()
            nodes, links = self._told()
            self.best[removed] = (form, len(self.best), ChainFinding(nodes, links, form, removed, hidden))

    def _is_like_last(self, form: int) -> bool:
        """Return whether a chain has the effect of the one before it and no better form, as most have; remember it."""
        like = form >= self.last_form
        self.last_form = form
        for digit in range(1, 10):
            if self.removed[digit] != self.last_removed[digit]:
                self.last_removed[digit] = self.removed[digit]
                like = False
        return like

    def _form(self) -> int:
        """Return the form of the chain that ``way`` and ``removed`` describe."""
        net = self.table
        if self.loop:
            return LOOP
        if not self.assumed:
            named = self._named()
            if named:
                return named
        first, last = self.way[0], self.way[self.way_length - 1]
        if first == last and net.node_cells[first] & (net.node_cells[first] - 1) == 0:
            return ONE_CANDIDATE
        return ONE_CANDIDATE if self._removed_count() == 1 else TWO_ENDS

    def _named(self) -> int:
        """Return the form of the chain by its name, 0 if it has none."""
        net = self.table
        length = self.way_length
        digit = net.node_digit[self.way[0]]
        one_digit = in_houses = in_cells = True
        for place in range(length):
            one_digit = one_digit and net.node_digit[self.way[place]] == digit
            if place % 2 == 0:
                link = self.way_link[place]
                in_houses = in_houses and link >= 0 and net.link_kind[link] == BILOCATION
                in_cells = in_cells and link >= 0 and net.link_kind[link] == BIVALUE
        if in_cells or (one_digit and (in_houses or length == 4)):
            return OTHER_NAME
        if (
            length == 6
            and digit == net.node_digit[self.way[5]] != net.node_digit[self.way[2]] == net.node_digit[self.way[3]]
        ):
            first, middle, last = self.way_link[0], self.way_link[2], self.way_link[4]
            if first >= 0 and middle >= 0 and last >= 0 and net.link_kind[middle] == BILOCATION:
                ends = net.link_kind[first] + net.link_kind[last]
                if ends == BIVALUE + BIVALUE:
                    return OTHER_NAME
                if ends == BIVALUE + BILOCATION:
                    return M_WING
        return 0

    def _told(self) -> tuple[tuple[tuple[int, int], ...], tuple[LinkFinding, ...]]:
        """Return the nodes and the strong links of ``way``, in order."""
        net = self.table
        nodes = []
        links = []
        for place in range(self.way_length - 1, -1, -1):
            node = self.way[place]
            nodes.append((net.node_digit[node], net.node_cells[node]))
            if place % 2 == 0:
                link = self.way_link[place]
                if link < 0:
                    links.append(LinkFinding(ALMOST_LOCKED, net.sets.cells(-1 - link)))
                elif net.link_kind[link] == RECTANGLES:
                    deadly = net.rectangle(net.link_reason[link])
                    links.append(LinkFinding(RECTANGLES, deadly.cells, deadly.digits))
                else:
                    links.append(LinkFinding(net.link_kind[link], net.link_reason[link]))
        return tuple(nodes), tuple(links)

    def _hidden_sets(self) -> tuple[HiddenSetFinding | None, ...]:
        """Return the almost hidden sets that make weak links of ``way``, in order."""
        net = self.table
        found: list[HiddenSetFinding | None] = []
        any_found = False
        for place in range(self.way_length - 2 if net.hidden_sets is not None else 0, 0, -2):
            one, other = self.way[place], self.way[place - 1]
            if net.are_weak(one, other):
                found.append(None)
            else:
                number = net.hidden_set(one, other)
                hidden: AlmostHiddenSets = net.hidden_sets
                found.append(
                    HiddenSetFinding(hidden.set_house[number], hidden.set_digits[number], hidden.set_cells[number])
                )
                any_found = True
        return tuple(found) if any_found else ()


def _by_size(noted: tuple[int, int, ChainFinding]) -> tuple[int, int]:
    """Return what chains of one length are sorted by: how many candidates they remove, the most first."""
    _, number, told = noted
    return -sum([popcount(cells) for _, cells in told.removed]), number
