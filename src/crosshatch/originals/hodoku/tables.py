# cython: language_level=3
"""HoDoKu's tables: what follows from each candidate if it is true (on), and if it is false (off).

HoDoKu does not look for the shortest chain of a position.  It notes what follows from each premise in one list, in a
fixed order, and so knows one path from a premise to each of its consequences, its *nodes*.  The steps that it takes
are made of these paths, and its scores depend on them: hence this search beside our own one.

A node is a candidate, or a group (the two or three places of a digit in a line and a box), on or off.  What is
*directly* so, if a node is, is one link away; the rest of a list comes breadth first, node by node.

Source: the rules of HoDoKu 2.2.0, found by running it.
"""

from typing import Annotated

from ...board import houses
from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Short
from ...board.checks import check_given, check_within
from ...board.grid import Grid, memo
from ...board.houses import HOUSE, HOUSES_OF, PEERS

GROUPS = 486
"""The most groups that there can be: nine digits in 54 crossings of lines and boxes."""

CANDIDATES = 729
"""The first node that is a group."""

OFF = 1215
"""How many nodes are on, the candidates and the groups.  ``node + OFF`` is the opposite of a node that is on.

The node of digit ``d`` in cell ``c`` is ``(d - 1) * 81 + c``; the nodes of groups follow, in the order of the groups.
"""

MOST_DIRECT = 40
"""More nodes than follow directly from one: 8 digits in its cell, 20 cells that it sees, 8 groups."""

MOST_ENTRIES = 1000
"""The most nodes in a list, the premise included; HoDoKu leaves out what follows further on."""

BOXES_OF: Annotated[tuple[tuple[int, ...], ...], 18, 3] = tuple(
    tuple(box for box in houses.BOXES if HOUSE[line] & HOUSE[box]) for line in houses.LINES
)


def tables(grid: Grid, grouped: bool) -> "Tables":
    """Return the tables of a position, with groups or without, which are kept until it changes."""
    found: Tables = memo(grid, Tables, grouped)
    return found


class Tables:
    """The nodes of a position and what follows from each directly; and, for one premise at a time, what follows at all.

    ``candidates`` are the nodes that are candidates (on), cell by cell, ``count`` their number; ``group_count`` is the
    number of groups.  By node there are its ``digits``, ``cells``, ``first_cells`` (the lowest one), for nodes on what
    it ``sees`` (the cells that see all of its cells), and ``direct``: what follows from it directly, in order, from
    ``node * MOST_DIRECT`` on, ``direct_count`` of them, the first ``plain_count`` of which are not due to groups.

    After ``expand`` there are, by place in the list of the premise: ``order``, the node; ``sources``, the place of the
    node before it on its path; ``steps``, the number of nodes before it on its path.  ``size`` is the length of the
    list, and ``place`` of a node its place there, -1 where it does not follow.
    """

    digits: list[Short]
    cells: list[Cells]
    order: list[Short]
    sources: list[Short]

    def __init__(self, grid: Grid, grouped: bool) -> None:
        check_given(grid)
        self.candidates: list[Short] = [0] * 729
        self.digits = [0] * (2 * OFF)
        self.cells = [0] * (2 * OFF)
        self.first_cells: list[Short] = [0] * (2 * OFF)
        self.sees: list[Cells] = [0] * OFF
        self.direct: list[Short] = [0] * (2 * OFF * MOST_DIRECT)
        self.direct_count: list[Short] = [0] * (2 * OFF)
        self.plain_count: list[Short] = [0] * (2 * OFF)
        self.order = [0] * OFF
        self.sources = [0] * MOST_ENTRIES
        self.steps: list[Short] = [0] * MOST_ENTRIES
        self._lines = [0] * GROUPS
        self._boxes = [0] * GROUPS
        self._first_of_digit: list[Short] = [0] * 10
        self._last_of_digit: list[Short] = [0] * 10
        self._next_of_digit: list[Short] = [0] * GROUPS
        self._met = [0] * (2 * OFF)
        self.count = 0
        self.group_count = 0
        self.size = 0
        self._now = 0
        self._add_candidates(grid)
        self._add_candidate_links(grid)
        if grouped:
            self._add_groups(grid)
            for group in range(self.group_count):
                self._link_group_to_candidates(grid, group)
                self._link_group_to_groups(grid, group)

    def _add_candidates(self, grid: Grid) -> None:
        for cell in members(grid.empty):
            for digit in members(grid.cell_digits[cell]):
                node = digit * 81 - 81 + cell
                self.candidates[self.count] = node
                self.count += 1
                self._set_node(node, digit, bit(cell), PEERS[cell])

    def _set_node(self, node: int, digit: int, cells: Cells, sees: Cells) -> None:
        self.sees[node] = sees
        self.digits[node] = self.digits[node + OFF] = digit
        self.cells[node] = self.cells[node + OFF] = cells
        self.first_cells[node] = self.first_cells[node + OFF] = lowest(cells)

    def _add_candidate_links(self, grid: Grid) -> None:
        for index in range(self.count):
            node = self.candidates[index]
            cell = self.first_cells[node]
            digit = self.digits[node]
            others = grid.cell_digits[cell] & ~(1 << digit)
            if others & (others - 1) == 0 and others:
                self._add(node + OFF, lowest(others) * 81 - 81 + cell)
            for other in members(others):
                self._add(node, other * 81 - 81 + cell + OFF)
            seen = bit(cell)
            joined = seen
            for kind in range(3):
                house = HOUSES_OF[cell][kind]
                rest = grid.digit_cells[digit] & HOUSE[house] & ~seen
                seen |= rest
                for peer in members(rest):
                    self._add(node, digit * 81 - 81 + peer + OFF)
                rest = grid.digit_cells[digit] & HOUSE[house] & ~bit(cell)
                if rest & (rest - 1) == 0 and rest & ~joined:
                    joined |= rest
                    self._add(node + OFF, digit * 81 - 81 + lowest(rest))
            self.plain_count[node] = self.direct_count[node]
            self.plain_count[node + OFF] = self.direct_count[node + OFF]

    def _add(self, node: int, other: int) -> None:
        """Note that a node follows directly from another."""
        count = self.direct_count[node]
        if count < MOST_DIRECT:
            self.direct[node * MOST_DIRECT + count] = other
            self.direct_count[node] = count + 1

    def _add_groups(self, grid: Grid) -> None:
        """Number the groups: rows before columns, and in each kind by line, digit and box."""
        for line in range(18):
            for digit in range(1, 10):
                for crossing in range(3):
                    box = BOXES_OF[line][crossing]
                    cells = grid.digit_cells[digit] & HOUSE[line] & HOUSE[box]
                    if cells & (cells - 1) and self.group_count < GROUPS:
                        self._lines[self.group_count] = line
                        self._boxes[self.group_count] = box
                        sees = (HOUSE[line] | HOUSE[box]) & ~cells
                        self._set_node(729 + self.group_count, digit, cells, sees)
                        self._append_group(digit)

    def _append_group(self, digit: int) -> None:
        """Count the new group, and put it behind those of its digit."""
        node = 729 + self.group_count
        last = self._last_of_digit[digit]
        if last:
            self._next_of_digit[last - 729] = node
        else:
            self._first_of_digit[digit] = node
        self._last_of_digit[digit] = node
        self.group_count += 1

    def _link_group_to_candidates(self, grid: Grid, group: int) -> None:
        node = 729 + group
        first = self.digits[node] * 81 - 81
        rest = grid.digit_cells[self.digits[node]] & ~self.cells[node]
        in_line = rest & HOUSE[self._lines[group]]
        in_box = rest & HOUSE[self._boxes[group]]
        for cell in members(in_line | in_box):
            other = first + cell
            self._add(node, other + OFF)
            self._add(other, node + OFF)
        if popcount(in_box) == 1:
            self._add(node + OFF, first + lowest(in_box))
            self._add(first + lowest(in_box) + OFF, node)
        if popcount(in_line) == 1:
            self._add(node + OFF, first + lowest(in_line))
            self._add(first + lowest(in_line) + OFF, node)

    def _link_group_to_groups(self, grid: Grid, group: int) -> None:
        node = 729 + group
        in_line = 0
        in_box = 0
        line_partner = node
        box_partner = node
        other = self._first_of_digit[self.digits[node]]
        while other:
            other_group = other - 729
            if self.cells[other] & self.cells[node] == 0:
                same_line = self._lines[other_group] == self._lines[group]
                same_box = self._boxes[other_group] == self._boxes[group]
                if same_line or same_box:
                    self._add(node, other + OFF)
                if same_line:
                    in_line += 1
                    line_partner = other
                if same_box:
                    in_box += 1
                    box_partner = other
            other = self._next_of_digit[other_group]
        cells = grid.digit_cells[self.digits[node]]
        if in_line == 1 and cells & HOUSE[self._lines[group]] == self.cells[node] | self.cells[line_partner]:
            self._add(node + OFF, line_partner)
        if in_box == 1 and cells & HOUSE[self._boxes[group]] == self.cells[node] | self.cells[box_partner]:
            self._add(node + OFF, box_partner)

    def _check(self, node: int) -> None:
        """Raise IndexError where there is no such node."""
        check_within(node, 0, 2 * OFF - 1)

    def expand(self, premise: int) -> None:
        """List what follows from a premise, a candidate on or off, breadth first."""
        self._check(premise)
        self._now += 1
        now = self._now
        self.order[0] = premise
        self.sources[0] = -1
        self.steps[0] = 0
        self._met[premise] = now
        size = 1
        place = 0
        while place < size:
            start = self.order[place] * MOST_DIRECT
            end = start + self.direct_count[self.order[place]]
            for index in range(start, end):
                node = self.direct[index]
                if self._met[node] != now and size < MOST_ENTRIES:
                    self._met[node] = now
                    self.order[size] = node
                    self.sources[size] = place
                    self.steps[size] = self.steps[place] + 1
                    size += 1
            place += 1
        self.size = size

    def reach(self, premise: int) -> None:
        """Set ``order`` to the nodes on that follow from a premise that is off, and ``size`` to their number.

        Those that follow directly come first.  There are neither paths nor a limit: this is for a quick look.
        """
        self._check(premise)
        self._now += 1
        now = self._now
        self._met[premise] = now
        size = 0
        for index in range(premise * MOST_DIRECT, premise * MOST_DIRECT + self.direct_count[premise]):
            node = self.direct[index]
            self._met[node] = now
            self.order[size] = node
            size += 1
        place = 0
        while place < size:
            start = self.order[place] * MOST_DIRECT
            end = start + self.direct_count[self.order[place]]
            for index in range(start, end):
                off = self.direct[index]
                if self.direct_count[off] and self._met[off] != now:
                    self._met[off] = now
                    for following in range(off * MOST_DIRECT, off * MOST_DIRECT + self.direct_count[off]):
                        node = self.direct[following]
                        if self._met[node] != now:
                            self._met[node] = now
                            self.order[size] = node
                            size += 1
            place += 1
        self.size = size

    def place(self, node: int) -> int:
        """Return the place of a node in the list of the premise that was expanded last, -1 where it is not there."""
        self._check(node)
        if self._met[node] != self._now:
            return -1
        place = 0
        while self.order[place] != node:
            place += 1
        return place
