# cython: language_level=3
"""The shortest alternating chains of a position: strong and weak links alternate, and both ends have a strong link.

If the first node of a chain is off, the second is on, the third is off, and so on to the last node, which is on.  So at
least one of the two ends is true, and any candidate that excludes both can be removed.  If both ends are the same node,
it is true.  If the ends exclude each other, the chain is a loop and holds in both directions.  Then one node of each
weak link is true as well, and an almost locked set that the loop enters by one digit and leaves by another must contain
all its other digits.

``reach`` determines in advance which chain lengths are possible from each node, and the lengths are searched one by
one.  Each search is breadth first and begins with a node that is off.  Strong links lead from nodes that are off to
nodes that are on, and weak links from nodes that are on to nodes that are off.  The first path to a node is a shortest
one.  A path that returns to a cell after leaving it is rejected, and another shortest path is searched for instead.
"""

from collections.abc import Container, Iterator
from typing import NamedTuple, TypeAlias

from ...board.bitset import lowest, members, popcount
from ...board.c_types import Byte, Cells, Short, Word, internal
from ...board.checks import check_within
from ...board.clock import look
from ...board.grid import Grid, memo, recall
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
from .forms import (
    ANY_FORM,
    FEWEST_STRONG,
    LONGEST_NAMED,
    LOOP,
    M_WING,
    MOST_STRONG,
    NO_FORM,
    ONE_CANDIDATE,
    OTHER_NAME,
    TWO_ENDS,
)
from .reach import Reach
from .table import LinkTable

MOST_TRIES = 20000
"""The maximum number of nodes to try for a path that visits no cell twice; a few dozen are usually enough.

The result must not depend on the order of the search, so this limit exceeds every known need: when 200 very hard
puzzles were graded, no path took 3,000.
"""


FEW_TRIES = 60
"""The maximum number of nodes to try for each path once ``MOST_OF_ALL`` have been tried."""

MOST_OF_ALL = 50_000
"""The number of nodes tried for chains of one length after which ``FEW_TRIES`` applies (a few milliseconds compiled).

About one in a few thousand positions, with many overlapping almost locked sets, exceeds it.  In such positions, the
result can depend on the order of the search.
"""

BETWEEN_LOOKS = 32
"""The number of starting nodes between two checks of the clock."""


class LinkFinding(NamedTuple):
    """A strong link of a chain: its kind, and its house, its cell or the cells of its almost locked set.

    For a rectangle, ``reason`` has the corners, and ``digits`` is the mask of the two digits that could fill them.
    """

    kind: int
    reason: int
    digits: int = 0


class HiddenSetFinding(NamedTuple):
    """An almost hidden set that forms a weak link of a chain: a house, a mask of digits, and their places there."""

    house: int
    digits: int
    cells: int


RemovedCells: TypeAlias = tuple[tuple[int, int], ...]
"""The candidates that a chain removes: digits in order, each with a set of cells."""


class ChainFinding(NamedTuple):
    """A chain: its nodes (a digit and its cells each), its strong links, its form and the candidates it removes.

    ``removed`` has only the digits that lose candidates.  For each weak link in order, ``hidden`` has the almost hidden
    set that forms it, or None for an ordinary weak link; it is empty if all are ordinary.
    """

    nodes: tuple[tuple[int, int], ...]
    strong: tuple[LinkFinding, ...]
    form: int
    removed: RemovedCells
    hidden: tuple[HiddenSetFinding | None, ...] = ()


def chains(grid: Grid, kinds: int, most_strong: int = MOST_STRONG, form: int = ANY_FORM) -> Iterator[ChainFinding]:
    """Yield the alternating chains of a grid that remove something, shortest first, one for each effect.

    ``kinds`` is the sum of the allowed kinds of links: strong links as in ``table``, and ``IN_CELLS``.  Chains have at
    most ``most_strong`` strong links, and the given form, if any.  Each has a link of the hardest kind allowed:
    rectangles or almost hidden sets, otherwise almost locked sets, otherwise groups.  Each length is searched only when
    the caller requests it.
    """
    check_within(kinds, 0, ALL_KINDS)
    check_within(most_strong, 0, MOST_STRONG)
    check_within(form, ANY_FORM, NO_FORM)
    for strong in members(_lengths(grid, kinds) & up_to(most_strong) & ~up_to(FEWEST_STRONG - 1)):
        for told in memo(grid, _of_length, kinds, strong):
            if form in (ANY_FORM, told.form):
                yield told


def up_to(strong: int) -> Word:
    """Return all numbers of strong links up to a maximum, as bits."""
    check_within(strong, 0, MOST_STRONG)
    two: Word = 2
    return (two << strong) - 1


def may_have(grid: Grid, kinds: int, lengths: Word) -> bool:
    """Return whether any ``chains`` of a grid can have one of the given numbers of strong links (as bits).

    On a board with weak links of its own, any number counts.  A contradictory grid has no chains.
    """
    check_within(kinds, 0, ALL_KINDS)
    if grid.broken:
        return False
    if grid.tables.has_links:
        return _lengths(grid, kinds) != 0
    if kinds in (BILOCATION, BIVALUE):
        # An X-Chain or an XY-Chain is also a chain of all links, unless those allow a shorter one.
        known = _lengths(grid, BILOCATION | BIVALUE | IN_CELLS | LOOPS)
        if not known or known & ~(known - 1) > lengths:  # the lowest bit is above all requested ones
            return False
        if kinds == BILOCATION and not removable_digits(grid):
            return False
    return _lengths(grid, kinds) & lengths != 0


def _lengths(grid: Grid, kinds: int) -> Word:
    """Return the possible numbers of strong links, as bits."""
    reach: Reach = recall(grid, 0, Reach, (kinds,))
    return reach.all_lengths


def _of_length(grid: Grid, kinds: int, strong: int) -> list[ChainFinding]:
    """Return the chains with this number of strong links."""
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
    """Return a chain as having another name, because an X-Chain or an XY-Chain has the same effect; keep loops."""
    return told if told.form == LOOP else told._replace(form=OTHER_NAME)


@internal
class ChainSearch:
    """The search for chains of one length, with certain kinds of links."""

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
        # For each node, the start of the last search that reached it as on.
        self.met_on: list[Short] = [0] * (table.MOST_NODES + 1)
        self.met_off: list[Short] = [0] * (table.MOST_NODES + 1)
        # For each node reached as on, the number of strong links to it.
        self.level_on: list[Short] = [0] * (table.MOST_NODES + 1)
        self.level_off: list[Short] = [0] * (table.MOST_NODES + 1)
        # Whether a shortest path to it has a link of the kind that these chains must have.
        self.told_on: list[Byte] = [0] * (table.MOST_NODES + 1)
        self.told_off: list[Byte] = [0] * (table.MOST_NODES + 1)
        self.newly_on: list[Short] = [0] * (table.MOST_NODES + 1)
        # For each set, the start of the search that last entered it; negative if it was entered twice.
        self.entered: list[Short] = [0] * als.MOST_SETS
        self.entered_by: list[Byte] = [0] * als.MOST_SETS  # the digit by which it was first entered
        self.queue: list[Short] = [0] * (table.MOST_NODES + 1)
        self.way: list[Short] = [0] * 124  # the nodes of a chain, from the last to the first
        # For each node that is on, the link that leads to it, or -1 minus the number of an almost locked set.
        self.way_link: list[Short] = [0] * 124
        self.removed: list[Cells] = [0] * 10  # for each digit, the cells that lose it
        self.last_removed: list[Cells] = [0] * 10  # the same for the previous chain
        self.last_form = NO_FORM
        self.way_length = 0
        self.start = NO_NODE
        self.goes = NO_NODE  # the node of the only candidate that a chain removes: the chain must avoid it
        self.loop = False
        self.tries = 0  # the number of nodes that may still be tried for a path
        self.tried = 0  # the number of nodes tried for all paths
        self.shorter: Container[RemovedCells] = ()  # the effects of shorter chains
        self.best: dict[RemovedCells, tuple[int, int, ChainFinding]] = {}

    def run(self, strong: int, shorter: Container[RemovedCells]) -> list[ChainFinding]:
        """Return the chains with this number of strong links, without those that have the effect of a shorter one."""
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
        """Search from a node that is off, and record the chains of a given length that begin there."""
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
        """Reach a node as on; return how many have been reached with this number of strong links."""
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
        """Reach the nodes that must be on because a node that shares almost locked sets with them is off.

        Entering a set for the first time reaches all its other nodes.  The second time can reach only the node by which
        it was entered first, and further times reach nothing new.
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
        """Queue the nodes that a node excludes when it is on; return the length of the queue."""
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
        """Record the chain between two nodes, if it removes something and is not found from its other end instead."""
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
        """Return whether to record a chain when searching from this end: usually the end with the lower number.

        The search ignores paths that return to its start.  If such a path is shorter than the chain, the search from
        the other end cannot find the chain.
        """
        return start <= end or (self.met_on[start] == start and self.level_on[start] < strong)

    def _excludes(self, start: int, end: int) -> bool:
        """Collect the candidates that exclude both ends of a chain; return whether there are any."""
        net = self.table
        one, other = net.node_digit[start], net.node_digit[end]
        for digit in range(1, 10):
            self.removed[digit] = 0
        if start == end and self.in_cells and net.node_cells[start] & (net.node_cells[start] - 1) == 0:
            self._remove_from_cell(net.node_cells[start], 1 << one)
        elif net.has_links:
            self._remove_common(start, end)
        elif start == end:
            self.removed[one] = net.node_sees[start]
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

    def _remove_common(self, one: int, other: int) -> None:
        """Collect the candidates that two nodes exclude, on a board with links."""
        net = self.table
        for digit in range(1, 10):
            self.removed[digit] |= net.excluded(one, digit) & net.excluded(other, digit)

    def _remove_from_cell(self, cell: Cells, kept: int) -> None:
        """Collect the candidates of a cell, except some digits."""
        for digit in range(1, 10):
            if kept >> digit & 1 == 0:
                self.removed[digit] |= cell & self.grid.digit_cells[digit]

    def _removes(self) -> bool:
        """Return whether any candidates have been collected."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.removed[digit]
        return cells != 0

    def _removed_count(self) -> int:
        """Return the number of candidates collected."""
        count = 0
        for digit in range(1, 10):
            if self.removed[digit]:
                count += popcount(self.removed[digit])
        return count

    def _removed_node(self) -> int:
        """Return the node of the first collected candidate; NO_NODE if it has none."""
        digit = 1
        while not self.removed[digit]:
            digit += 1
        return self.table.node(digit, self.removed[digit])

    def _find_way(self, end: int, strong: int) -> bool:
        """Set ``way`` to a shortest chain to a node that does not return to a cell; return whether there is one.

        The chain may begin and end in the same cell, or in cells that almost locked sets share.  It must have a link by
        a set if these are searched for, otherwise one by a group if groups are.  All shortest loops are recorded,
        because they may remove different candidates, and so are all chains that may have a name.
        """
        net = self.table
        self.way_length = 2 * strong
        self.tries = MOST_TRIES if self.tried < MOST_OF_ALL else FEW_TRIES
        home = net.node_cells[end] & net.node_cells[self.start]
        if net.node_cells[end] != net.node_cells[self.start] and (self.plain or self.with_group):
            home = 0
        return self._trace_on(end, 0, home, 0, self.plain)

    def _trace_on(self, on: int, place: int, home: Cells, left: Cells, told: bool) -> bool:
        """Trace a path back from a node that is on, and put it at a position in ``way``.

        ``home`` is the cell in which the path both begins and ends, and ``left`` are the cells that it must not visit
        again.  ``told`` says whether it already has a node or a link of the required kind.
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
        """Return whether the last strong link of a shortest path to a node may come from a given node that is off."""
        return self.met_off[off] == self.start and self.level_off[off] == self.level_on[on] - 1

    def _trace_link(self, on: int, off: int, place: int, home: Cells, left: Cells, told: bool) -> bool:
        """Trace a path back by a strong link that belongs to a shortest path."""
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
        """Return the cells of a node that others must not share: none for a group, if groups are searched for."""
        return 0 if self.with_group and cells & (cells - 1) else cells

    def _is_free(self, node: int, left: Cells, place: int) -> bool:
        """Return whether a path may visit a node: it has not left its cell, and not visited its digit there."""
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
        """Return whether a node may share the cells of both ends: it is an end, or next to one in a set."""
        return shared == 0 or is_end or (is_next and self.way_link[place] < 0)

    def _stays(self, cells: Cells, others: Cells, place: int) -> bool:
        """Return whether the next node would be the third in a row in one cell; a set with two of them is clearer."""
        return (
            cells == others
            and cells & (cells - 1) == 0
            and place > 0
            and self.table.node_cells[self.way[place - 1]] == cells
        )

    def _trace_off(self, off: int, place: int, home: Cells, left: Cells, told: bool) -> bool:
        """Trace a path back from a node that is off."""
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
        """Return whether the name of a chain depends on the path between its ends."""
        return self.plain and self.in_cells != 0 and self.way_length <= 2 * LONGEST_NAMED

    def _closes(self) -> bool:
        """Collect the candidates that a loop removes; return whether there are any."""
        net = self.table
        for digit in range(1, 10):
            self.removed[digit] = 0
        for place in range(0, self.way_length, 2):
            one = self.way[place]
            other = self.way[place - 1 if place else self.way_length - 1]
            if net.has_links and net.are_weak(one, other):
                self._remove_common(one, other)
            elif net.node_digit[one] == net.node_digit[other]:
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
        """Collect the candidates that an almost locked set removes because it must contain its unused digits."""
        sets: AlmostLockedSets = self.table.sets
        for digit in members(sets.live[number] & ~used):
            self.removed[digit] |= sets.seen(number, digit)

    def _hide(self, one: int, other: int) -> None:
        """Collect the candidates that an almost hidden set excludes, as one of the two nodes takes its spare cell."""
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
        """Record the chain that ``way`` and ``removed`` describe, unless a better one has the same effect.

        Of two chains of the same length, the better one has the form that comes first, or was found first.
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
        """Return whether a chain has the effect of the previous one and no better form, as is usual; remember it."""
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
        """Return the form of a chain that has its own name; 0 if it has none."""
        net = self.table
        length = self.way_length
        if net.has_links and self._changes_digit_between_cells():
            return 0
        digit = net.node_digit[self.way[0]]
        one_digit = in_houses = in_cells = True
        for place in range(length):
            one_digit = one_digit and net.node_digit[self.way[place]] == digit
            if place % 2 == 0:
                link = self.way_link[place]
                in_houses = in_houses and link >= 0 and net.link_kind[link] == BILOCATION
                in_cells = in_cells and link >= 0 and net.link_kind[link] == BIVALUE
        if in_cells or (one_digit and (in_houses or (length == 4 and not net.has_links))):
            return OTHER_NAME
        if (
            length == 6
            and digit == net.node_digit[self.way[5]] != net.node_digit[self.way[2]] == net.node_digit[self.way[3]]
        ):
            first, middle, last = self.way_link[0], self.way_link[2], self.way_link[4]
            if first >= 0 and middle >= 0 and last >= 0 and net.link_kind[middle] == BILOCATION:
                ends = net.link_kind[first] + net.link_kind[last]
                if ends == BIVALUE + BIVALUE and not net.has_links:
                    return OTHER_NAME
                if ends == BIVALUE + BILOCATION:
                    return M_WING
        return 0

    def _changes_digit_between_cells(self) -> bool:
        """Return whether a weak link of ``way`` joins different digits in different cells."""
        net = self.table
        for place in range(2, self.way_length, 2):
            one, other = self.way[place - 1], self.way[place]
            if net.node_digit[one] != net.node_digit[other] and net.node_cells[one] != net.node_cells[other]:
                return True
        return False

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
        """Return the almost hidden sets that form weak links of ``way``, in order."""
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
    """Return the sort key for chains of the same length, which puts those that remove most candidates first."""
    _, number, told = noted
    return -sum([popcount(cells) for _, cells in told.removed]), number
