"""How far alternating chains can come: from where to where, and by how many strong links.

Most searches for chains find nothing, and what tells so is quick.  Chains are followed here from many nodes at once,
each node with the set of starts from which it was met: one step along a link takes all of them on.  What a way comes
to twice, and which way it was, is not looked at.  So for each start there remain a few lengths of which a chain may
remove something, and for most there is none; the rest is for ``alternating``.
"""

from ...board.bitset import bit, lowest
from ...board.grid import Grid
from . import kinds as numbers
from .table import LinkTable, link_table

ALMOST_LOCKED = numbers.ALMOST_LOCKED
BILOCATION = numbers.BILOCATION
BIVALUE = numbers.BIVALUE
GROUPED = numbers.GROUPED
RECTANGLES = numbers.RECTANGLES
HIDDEN_SETS = numbers.HIDDEN_SETS

IN_CELLS = numbers.IN_CELLS
LOOPS = numbers.LOOPS

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
        self.on = [0] * 1801  # the starts from which the node was met on
        self.off = [0] * 1801
        self.new_on = [0] * 1801  # those from which it was met by the last strong link
        self.new_off = [0] * 1801
        self.told_on = [0] * 1801  # of these, those from which a way tells something new
        self.told_off = [0] * 1801
        self.seeing = [0] * 810  # for each cell and digit the starts of the digit that see it
        self.seeing_cell = [0] * 81  # the starts that see a candidate of their digit in the cell
        self.in_cell = [0] * 81  # the starts that are a candidate of the cell


SPARE: list[Front] = []
"""Those that no search uses now: each takes one for itself, and leaves it here when it is done."""


class Reach:
    """For each start the lengths of the chains that may remove something, of chains by links of some kinds.

    ``kinds`` are a sum, as for ``alternating.chains_of_length``.  What is asked for of a chain is that it has a link or
    a node that no simpler kind of chains has: it *tells* something new.
    """

    def __init__(self, grid: Grid, kinds: int) -> None:
        # Chains without groups and sets share a table, of which some ask for one kind of links only.
        self.table: LinkTable = link_table(grid, kinds & ~(IN_CELLS | LOOPS) | BILOCATION | BIVALUE)
        self.strong_kinds = kinds & (BILOCATION | BIVALUE | GROUPED | RECTANGLES)
        self.in_cells = kinds & IN_CELLS
        self.loops = kinds & LOOPS
        self.assumed = kinds & (RECTANGLES | HIDDEN_SETS)
        self.with_set = kinds & ALMOST_LOCKED != 0 and not self.assumed
        self.with_group = kinds & GROUPED != 0 and not self.with_set and not self.assumed
        self.plain = not (self.assumed or self.with_set or self.with_group)
        self.lengths = [0] * 1801  # for each start the numbers of strong links, as bits
        self.all_lengths = 0
        self._first = 0  # the first of the starts that are followed; the others come after it
        self._back = 0  # the starts that were met on from themselves, as bits
        front = SPARE.pop() if SPARE else Front()
        first = 1
        while first <= self.table.node_count:
            self._follow(front, first)
            first += AT_ONCE
        SPARE.append(front)

    def has_length(self, strong: int) -> bool:
        """Return whether there may be chains of so many strong links."""
        return strong <= MOST_STRONG and self.all_lengths >> strong & 1 != 0

    def longest(self) -> int:
        """Return the most strong links of the chains that there may be, 0 if there are none."""
        longest = MOST_STRONG
        while longest and not self.all_lengths >> longest & 1:
            longest -= 1
        return longest

    def tells(self, node: int) -> bool:
        """Return whether a node tells something new: a group does where groups are what is new."""
        cells = self.table._cells[node]
        return self.plain or (self.with_group and cells & (cells - 1) != 0)

    def _follow(self, front: Front, first: int) -> None:
        """Follow the chains from one start and those after it, and note the lengths of which they may be."""
        self._begin(front, first)
        strong = 0
        going = True
        while going and strong < MOST_STRONG:
            strong += 1
            self._take_strong_links(front)
            self._note_ends(front, strong)
            self._take_weak_links(front)
            going = self._note_off(front)

    def _begin(self, front: Front, first: int) -> None:
        net = self.table
        self._first = first
        self._back = 0
        for node in range(1, net.node_count + 1):
            front.on[node] = 0
            front.off[node] = 0
            front.new_off[node] = 0
            front.told_off[node] = 0
        for place in range(810):
            front.seeing[place] = 0
        for cell in range(81):
            front.seeing_cell[cell] = 0
            front.in_cell[cell] = 0
        last = min(first + AT_ONCE - 1, net.node_count)
        for start in range(first, last + 1):
            mark = bit(start - first)
            front.off[start] = mark
            front.new_off[start] = mark
            if self.tells(start):
                front.told_off[start] = mark
            cells = net._cells[start]
            if cells & (cells - 1) == 0:
                front.in_cell[lowest(cells)] |= mark
            rest = net._sees[start]
            while rest:
                cell = lowest(rest)
                rest &= rest - 1
                front.seeing[cell * 10 + net._digits[start]] |= mark
                front.seeing_cell[cell] |= mark

    def _take_strong_links(self, front: Front) -> None:
        """Go from the nodes that are newly off to those that are on then."""
        net = self.table
        for node in range(1, net.node_count + 1):
            front.new_on[node] = 0
            front.told_on[node] = 0
        for off in range(1, net.node_count + 1):
            new = front.new_off[off]
            if new:
                told = front.told_off[off]
                link = net._first_link[off]
                while link:
                    if net._kinds[link] & self.strong_kinds:
                        on = net._others[link]
                        front.new_on[on] |= new
                        front.told_on[on] |= new if net._kinds[link] == RECTANGLES else told
                    link = net._next_link[link]
        if net._sets is not None:
            self._take_links_of_sets(front)

    def _take_links_of_sets(self, front: Front) -> None:
        """Go on in almost locked sets: from each of their nodes that is newly off to all others."""
        net = self.table
        sets = net._sets
        for number in range(sets.count):
            if net._is_linked[number]:
                new = told = new_twice = told_twice = 0
                digits = sets.live[number]
                while digits:
                    off = net._node_of_set[sets.set_node[number * 10 + lowest(digits)]]
                    digits &= digits - 1
                    new_twice |= new & front.new_off[off]
                    new |= front.new_off[off]
                    told_twice |= told & front.told_off[off]
                    told |= front.told_off[off]
                if new == 0:
                    continue
                digits = sets.live[number]
                while digits:
                    on = net._node_of_set[sets.set_node[number * 10 + lowest(digits)]]
                    digits &= digits - 1
                    came = new_twice | (new & ~front.new_off[on])
                    front.new_on[on] |= came
                    front.told_on[on] |= came if self.with_set else told_twice | (told & ~front.told_off[on])

    def _note_ends(self, front: Front, strong: int) -> None:
        """Sort out what was met on before, and note the starts of chains that end here and may remove something."""
        net = self.table
        back = 0
        length = 1
        length <<= strong
        for on in range(1, net.node_count + 1):
            new = front.new_on[on] & ~front.on[on]
            front.new_on[on] = new
            if new:
                front.on[on] |= new
                told = new if self.tells(on) else front.told_on[on] & new
                if told and strong >= FEWEST_STRONG:
                    ends = told & self._ended_by(front, on)
                    while ends:
                        start = self._first + lowest(ends)
                        ends &= ends - 1
                        self.lengths[start] |= length
                        self.all_lengths |= length
                if self._first <= on < self._first + AT_ONCE:
                    mark = bit(on - self._first)
                    back |= new & mark
                    front.new_on[on] = new & ~mark
                    told &= ~mark
                front.told_on[on] = told
        self._back |= back

    def _ended_by(self, front: Front, end: int) -> int:
        """Return the starts for which a chain may remove something if it ends at a node."""
        net = self.table
        digit = net._digits[end]
        cells = net._cells[end]
        found = 0
        rest = net._sees[end]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            found |= front.seeing[cell * 10 + digit] | front.in_cell[cell]
        if cells & (cells - 1) == 0:
            cell = lowest(cells)
            found |= front.in_cell[cell] | front.seeing_cell[cell]
        if self._first <= end < self._first + AT_ONCE:
            found |= bit(end - self._first)
        # A chain is told from that of its ends that has the lower number, unless the other search does not come there.
        if end < self._first:
            found &= self._back
        elif end < self._first + AT_ONCE - 1:
            found &= self._back | (bit(end - self._first + 1) - 1)
        if self.loops:
            net.list_weak(end)
            for place in range(net._weak_start[end], net._weak_hidden[end]):
                start = net._weak[place]
                if self._first <= start < self._first + AT_ONCE:
                    found |= bit(start - self._first)
        return found

    def _take_weak_links(self, front: Front) -> None:
        """Go from the nodes that are newly on to those that are off then."""
        net = self.table
        for node in range(1, net.node_count + 1):
            front.new_off[node] = 0
            front.told_off[node] = 0
        for on in range(1, net.node_count + 1):
            new = front.new_on[on]
            if new:
                told = front.told_on[on]
                net.list_weak(on)
                end = net._weak_end[on] if self.in_cells else net._weak_in_cell[on]
                plain_end = net._weak_hidden[on] if self.assumed else end
                for place in range(net._weak_start[on], end):
                    off = net._weak[place]
                    front.new_off[off] |= new
                    front.told_off[off] |= told if place < plain_end else new

    def _note_off(self, front: Front) -> bool:
        """Sort out what was met off before; return whether anything was not."""
        found = False
        for off in range(1, self.table.node_count + 1):
            new = front.new_off[off] & ~front.off[off]
            front.new_off[off] = new
            front.told_off[off] = new if self.tells(off) else front.told_off[off] & new
            if new:
                front.off[off] |= new
                found = True
        return found
