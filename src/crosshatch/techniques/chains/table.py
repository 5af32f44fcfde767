# cython: language_level=3
"""The table of links: what every pattern made of links is read from.

A *node* is a digit in some cells: in one cell (a candidate), in the two or three places of a box and a line (a group),
or in those cells of an almost locked set that can take it.  A node is true if the digit is in one of its cells; what it
*sees* are the cells that see all of its cells.

A *strong link* joins two nodes of which at least one is true.  It has a kind, and a reason to be named as its truth:

- ``BILOCATION``: the two places of a digit in a house; the reason is the house;
- ``GROUPED``: three places or more of a digit in a house that fall into two nodes; the reason is the house;
- ``BIVALUE``: the two digits of a cell; the reason is the cell;
- ``ALMOST_LOCKED``: two digits of an almost locked set, which holds the one if it lacks the other; the reason is the
  set, by its number in ``techniques.almost_locked.search``;
- ``DECLARED``: the last two candidates of a truth that the board declares; the reason is its place in ``board.truths``;
- ``RECTANGLES``: the guardians of a unique rectangle, if they fall into two nodes; the reason is the rectangle, by its
  number in the table.

A *weak link* joins two nodes that are not both true: nodes of one digit of which one sees all cells of the other, and
two digits of one cell.  On a board with links between candidates of different cells, a node excludes others by these as
well: it *sees* the candidates of its digit that it excludes, and has weak links to nodes of other digits.  With
``HIDDEN_SETS``, there are those, too, of two digits in cells of an almost hidden set that are none of its own: its
digits need all of its cells but one.

There are two ways to read them.  Patterns of one digit, and what else is made of few links, take the links of a digit
in houses (``house_links``), which depend on nothing else and are kept until the digit changes, and the cells with two
candidates.  So do clusters: from the candidate at one end of a link go to the other end, ``end ^ 1``.  Chains of any
length (``alternating``) take the ``LinkTable`` of a position, where nodes have numbers and each node knows its links of
the kinds that were asked for.
"""

from typing import Annotated, Any, NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.board_tables import BoardTables
from ...board.c_types import Byte, Cells, Short, c_only
from ...board.cells import cells_of_size, seeing_all
from ...board.checks import check_cells, check_digit, check_within
from ...board.grid import Grid, memo, recall
from ..almost_locked import search as als
from ..almost_locked.almost_hidden import AlmostHiddenSets
from ..almost_locked.search import AlmostLockedSets
from ..single_digit.house_links import HouseLinks, all_house_links
from ..single_digit.link_kinds import (
    ALL_KINDS,
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    DECLARED,
    GROUPED,
    HIDDEN_SETS,
    NO_SET,
    RECTANGLES,
    SMALL_SETS,
)
from ..uniqueness.guardians import DeadlyFinding
from ..uniqueness.rectangles import almost_unique

MOST_CELLS = 4
"""The most cells of a small almost locked set."""

MOST_NODES = 1800
"""The most nodes that are numbered: 5,338 positions of random and of hard puzzles had 1,330 at most."""

MOST_LINKS = 2400
"""The most links in houses and cells, each counted from both of its ends: boards with many houses had 790."""

MOST_WEAK = 10000
"""The most weak links that are kept; beyond that, those kept are forgotten, and listed anew when asked for."""


class TableLink(NamedTuple):
    """A strong link as seen from one of its nodes: the number of the other, its kind, and its reason."""

    node: int
    kind: int
    reason: int


class LinkTable:
    """The nodes of a grid that have strong links of some kinds, and these links.

    ``kinds`` is a sum of kinds.  Nodes are numbered from 1 to ``node_count``, each once, whatever links it has.  Nodes
    of several cells that no candidate sees lead nowhere, and are left out.  The links of almost locked sets, of which
    there are many, are not listed one by one: ``set_node`` of a node leads to the sets that it is part of.
    """

    def __init__(self, grid: Grid, kinds: int) -> None:
        check_within(kinds, 0, ALL_KINDS)
        self.tables: BoardTables = grid.tables
        self.has_links = grid.tables.has_links
        self._digit_cells: list[Cells] = [0] * 10
        if self.has_links:
            for digit in range(1, 10):
                self._digit_cells[digit] = grid.digit_cells[digit]
        self.node_digit: list[Byte] = [0] * (MOST_NODES + 1)
        self.node_cells: list[Cells] = [0] * (MOST_NODES + 1)
        self.node_sees: list[Cells] = [0] * (MOST_NODES + 1)
        # For each cell and digit the first of its nodes that have no lower cell.
        self._first_node: list[Short] = [0] * 810
        # For each node the next one of its digit and lowest cell.
        self._next_node: list[Short] = [0] * (MOST_NODES + 1)
        # For each cell and digit the node that is just this candidate.
        self.candidate_node: list[Short] = [0] * 810
        self.first_link: list[Short] = [0] * (MOST_NODES + 1)
        self._last_link: list[Short] = [0] * (MOST_NODES + 1)
        self.next_link: list[Short] = [0] * (MOST_LINKS + 1)  # for each link the next one of its node
        self.link_node: list[Short] = [0] * (MOST_LINKS + 1)
        self.link_kind: list[Short] = [0] * (MOST_LINKS + 1)
        self.link_reason: list[Short] = [0] * (MOST_LINKS + 1)
        self.is_linked: list[Byte] = [0] * als.MOST_SETS  # for each set whether its links count
        # For each node its number among the nodes of sets, 0 if it is none of them.
        self.set_node: list[Short] = [0] * (MOST_NODES + 1)
        self.node_of_set: list[Short] = [0] * (als.MOST_NODES + 1)  # for each node of sets its number here
        self.weak_nodes: list[Short] = [0] * (MOST_WEAK + MOST_NODES + 1)
        # For each node the place of its first weak link; 0 if not listed yet.
        self.weak_start: list[Short] = [0] * (MOST_NODES + 1)
        # For each node the place after its last weak link to the same digit.
        self.weak_in_cell: list[Short] = [0] * (MOST_NODES + 1)
        # For each node the place after its last weak link that is plain to see.
        self.weak_hidden: list[Short] = [0] * (MOST_NODES + 1)
        self.weak_end: list[Short] = [0] * (MOST_NODES + 1)
        self.sets: Annotated[Any, AlmostLockedSets] = None  # the almost locked sets, if their links were asked for
        self._rectangles: list[DeadlyFinding] = []
        self.hidden_sets: Annotated[Any, AlmostHiddenSets] = (
            None  # the almost hidden sets, if their links were asked for
        )
        self.node_count = 0
        self._link_count = 0
        self._weak_total = 0
        self._link_houses(grid, kinds)
        if kinds & BIVALUE:
            self._link_cells(grid)
            if grid.tables.has_rules:
                self._link_truths(grid)
        if kinds & ALMOST_LOCKED:
            self.sets = memo(grid, AlmostLockedSets)
            self._link_sets(self.sets, MOST_CELLS if kinds & SMALL_SETS else 81)
        if kinds & RECTANGLES:
            self._rectangles = memo(grid, almost_unique)
            self._link_rectangles(grid)
        if kinds & HIDDEN_SETS:
            self.hidden_sets = memo(grid, AlmostHiddenSets)

    def node(self, digit: int, cells: Cells) -> int:
        """Return the number of the node of a digit (1..9) in some cells, NO_NODE where it has no strong link."""
        check_digit(digit)
        check_cells(cells)
        place = lowest(cells) * 10 + digit
        if cells & (cells - 1) == 0:
            return self.candidate_node[place]
        node = self._first_node[place]
        while node and self.node_cells[node] != cells:
            node = self._next_node[node]
        return node

    def digit(self, node: int) -> int:
        """Return the digit of a node."""
        check_within(node, 1, self.node_count)
        return self.node_digit[node]

    def cells(self, node: int) -> Cells:
        """Return the cells of a node."""
        check_within(node, 1, self.node_count)
        return self.node_cells[node]

    def sees(self, node: int) -> Cells:
        """Return the candidates of a node's digit that see all of its cells, as a set of cells."""
        check_within(node, 1, self.node_count)
        return self.node_sees[node]

    def strong(self, node: int) -> list[TableLink]:
        """Return the strong links of a node: in houses, in cells, in rectangles, in almost locked sets."""
        check_within(node, 1, self.node_count)
        found = []
        link = self.first_link[node]
        while link:
            found.append(TableLink(self.link_node[link], self.link_kind[link], self.link_reason[link]))
            link = self.next_link[link]
        if self.set_node[node]:
            found += self._strong_in_sets(node)
        return found

    def _strong_in_sets(self, node: int) -> list[TableLink]:
        found = []
        sets: AlmostLockedSets = self.sets
        one = self.set_node[node]
        for place in range(sets.member_start[one], sets.member_start[one + 1]):
            number: int = sets.members[place]
            if self.is_linked[number]:
                for digit in members(sets.live[number] & ~(1 << self.node_digit[node])):
                    other: int = sets.set_node[number * 10 + digit]
                    found.append(TableLink(self.node_of_set[other], ALMOST_LOCKED, number))
        return found

    def weak(self, node: int) -> list[int]:
        """Return the nodes that are not true if a node is: of its digit, then of its cell, then by hidden sets."""
        check_within(node, 1, self.node_count)
        self.list_weak(node)
        return [self.weak_nodes[place] for place in range(self.weak_start[node], self.weak_end[node])]

    def are_weak(self, node: int, other: int) -> bool:
        """Return whether two nodes exclude each other, as is plain to see."""
        check_within(node, 1, self.node_count)
        check_within(other, 1, self.node_count)
        if self.node_digit[node] == self.node_digit[other]:
            return self.node_cells[other] & ~self.node_sees[node] == 0
        if self.has_links:
            return self.node_cells[other] & ~self.excluded(node, self.node_digit[other]) == 0
        return (
            self.node_cells[node] == self.node_cells[other] and self.node_cells[node] & (self.node_cells[node] - 1) == 0
        )

    def rectangle(self, number: int) -> DeadlyFinding:
        """Return a rectangle by its number."""
        check_within(number, 0, len(self._rectangles) - 1)
        return self._rectangles[number]

    def hidden_set(self, node: int, other: int) -> int:
        """Return the number of the first almost hidden set by which two nodes exclude each other, NO_SET if none."""
        check_within(node, 1, self.node_count)
        check_within(other, 1, self.node_count)
        sets: AlmostHiddenSets = self.hidden_sets
        cells = self.node_cells[node] | self.node_cells[other]
        digits = 1 << self.node_digit[node] | 1 << self.node_digit[other]
        if sets is not None and self.node_digit[node] != self.node_digit[other]:
            for number in range(sets.count):
                if cells & ~sets.set_cells[number] == 0 and digits & sets.set_digits[number] == 0:
                    return number
        return NO_SET

    @c_only
    def excluded(self, node: int, digit: int) -> Cells:
        """Return the candidates of a digit that a node excludes, as a set of cells; only for boards with links."""
        return self._excluded_by(self.node_digit[node], self.node_cells[node], digit)

    def _excluded_by(self, digit: int, cells: Cells, other: int) -> Cells:
        """Return the candidates of another digit that all places of a digit in some cells exclude."""
        place = (digit - 1) * 10 + other
        result = self._digit_cells[other]
        for cell in members(cells):
            result &= self.tables.excluded[cell * 90 + place]
        return result

    @c_only
    def list_weak(self, node: int) -> None:
        """List the weak links of a node, if they are not listed yet."""
        if self.weak_start[node]:
            return
        if self._weak_total >= MOST_WEAK:
            self._weak_total = 0
            for other in range(1, self.node_count + 1):
                self.weak_start[other] = 0
        total = self._weak_total + 1
        self.weak_start[node] = total
        digit = self.node_digit[node]
        unseen = ~self.node_sees[node]
        for cell in members(self.node_sees[node]):
            other = self._first_node[cell * 10 + digit]
            while other:
                self.weak_nodes[total] = other  # it stays if the next one comes after it: no branch tells the two apart
                total += self.node_cells[other] & unseen == 0
                other = self._next_node[other]
        self.weak_in_cell[node] = total
        if self.has_links:
            total = self._list_linked(node, total)
        elif self.node_cells[node] & (self.node_cells[node] - 1) == 0:
            place = lowest(self.node_cells[node]) * 10
            for digit in range(1, 10):
                other = self.candidate_node[place + digit]
                if other and other != node:
                    self.weak_nodes[total] = other
                    total += 1
        self.weak_hidden[node] = total
        if self.hidden_sets is not None:
            total = self._list_hidden(node, total)
        self.weak_end[node] = total
        self._weak_total = total - 1

    def _list_linked(self, node: int, total: int) -> int:
        """List the weak links of a node to other digits from a place on; return the place after them."""
        for digit in range(1, 10):
            if digit != self.node_digit[node]:
                seen = self.excluded(node, digit)
                for cell in members(seen):
                    other = self._first_node[cell * 10 + digit]
                    while other:
                        if self.node_cells[other] & ~seen == 0:
                            self.weak_nodes[total] = other
                            total += 1
                        other = self._next_node[other]
        return total

    def _list_hidden(self, node: int, total: int) -> int:
        """List the weak links of a node by almost hidden sets from a place on; return the place after them."""
        sets: AlmostHiddenSets = self.hidden_sets
        for number in range(sets.count):
            own: Cells = sets.set_cells[number]
            digits = sets.set_digits[number] | 1 << self.node_digit[node]
            if self.node_cells[node] & ~own == 0 and digits != sets.set_digits[number]:
                for cell in members(own):
                    for digit in range(1, 10):
                        other = 0 if digits >> digit & 1 else self._first_node[cell * 10 + digit]
                        while other:
                            if (
                                self.node_cells[other] & ~own == 0
                                and not self.are_weak(node, other)
                                and self.hidden_set(node, other) == number
                            ):
                                self.weak_nodes[total] = other
                                total += 1
                            other = self._next_node[other]
        return total

    def _link_houses(self, grid: Grid, kinds: int) -> None:
        kind: int
        asked = [(kind, recall(grid, 0, all_house_links, (kind,))) for kind in (BILOCATION, GROUPED) if kinds & kind]
        for digit in range(1, 10):
            for kind, links in asked:
                self._link_digit(grid, digit, kind, links[digit])

    def _link_digit(self, grid: Grid, digit: int, kind: int, links: HouseLinks) -> None:
        for end in range(0, links.count, 2):
            one = self._number(digit, links.cells[end], grid.digit_cells[digit] & links.sees[end])
            other = self._number(digit, links.cells[end + 1], grid.digit_cells[digit] & links.sees[end + 1])
            self._join(one, other, kind, links.houses[end])

    def _link_cells(self, grid: Grid) -> None:
        for cell in members(cells_of_size(grid, 2)):
            digit = lowest(grid.cell_digits[cell])
            second = lowest(grid.cell_digits[cell] & ~(1 << digit))
            one = self._number(digit, bit(cell), grid.digit_cells[digit] & grid.tables.peers[cell])
            other = self._number(second, bit(cell), grid.digit_cells[second] & grid.tables.peers[cell])
            self._join(one, other, BIVALUE, cell)

    def _link_truths(self, grid: Grid) -> None:
        """Join the candidates of each declared truth that has just two left."""
        for number, truth in enumerate(grid.board.truths):
            left = []
            is_met = False
            for cell, digit in [(each.cell, each.digit) for each in truth.candidates]:
                is_met = is_met or grid.value(cell) == digit
                if grid.digits_of(cell) >> digit & 1:
                    left.append((digit, cell))
            if len(left) == 2 and not is_met:
                one, other = [
                    self._number(digit, bit(cell), grid.digit_cells[digit] & grid.tables.peers[cell])
                    for digit, cell in left
                ]
                self._join(one, other, DECLARED, number)

    def _link_sets(self, sets: AlmostLockedSets, most_cells: int) -> None:
        """Number the nodes of almost locked sets of two cells or more."""
        for number in range(sets.count):
            self.is_linked[number] = 1 < popcount(sets.set_cells[number]) <= most_cells
            if self.is_linked[number]:
                for digit in members(sets.live[number]):
                    other = sets.set_node[number * 10 + digit]
                    if not self.node_of_set[other]:
                        node = self._number(sets.node_digit[other], sets.node_cells[other], sets.node_seen[other])
                        self.node_of_set[other] = node
                        self.set_node[node] = other
        self.set_node[0] = 0

    def _link_rectangles(self, grid: Grid) -> None:
        """Join the nodes that the guardians of each rectangle fall into, in every way in which these are two."""
        for number in range(len(self._rectangles)):
            deadly: DeadlyFinding = self._rectangles[number]
            digit = lowest(deadly.extras)
            cells: Cells = deadly.guardians[digit]
            rest = deadly.extras & (deadly.extras - 1)
            if rest:
                self._join_guardians(grid, digit, cells, lowest(rest), deadly.guardians[lowest(rest)], number)
            else:
                part: Cells = (cells - 1) & cells
                while part:
                    if part & cells & -cells:
                        self._join_guardians(grid, digit, part, digit, cells & ~part, number)
                    part = (part - 1) & cells

    def _join_guardians(self, grid: Grid, digit: int, cells: Cells, second: int, others: Cells, number: int) -> None:
        one = self._number(digit, cells, seeing_all(grid, grid.digit_cells[digit], cells))
        other = self._number(second, others, seeing_all(grid, grid.digit_cells[second], others))
        self._join(one, other, RECTANGLES, number)

    def _number(self, digit: int, cells: Cells, sees: Cells) -> int:
        """Return the number of a node, a new one where it has none; NO_NODE if it leads nowhere or has no room."""
        if self.has_links:
            sees = self._excluded_by(digit, cells, digit)
        if sees == 0 and cells & (cells - 1) and not self._excludes_others(digit, cells):
            return 0
        node = self.node(digit, cells)
        if not node and self.node_count < MOST_NODES:
            self.node_count += 1
            node = self.node_count
            place = lowest(cells) * 10 + digit
            self.node_digit[node] = digit
            self.node_cells[node] = cells
            self.node_sees[node] = sees
            self._next_node[node] = self._first_node[place]
            self._first_node[place] = node
            if cells & (cells - 1) == 0:
                self.candidate_node[place] = node
        return node

    def _excludes_others(self, digit: int, cells: Cells) -> bool:
        """Return whether the places of a digit in some cells all exclude a candidate of another digit."""
        if self.has_links:
            for other in range(1, 10):
                if self._excluded_by(digit, cells, other):
                    return True
        return False

    def _join(self, one: int, other: int, kind: int, reason: int) -> None:
        if one and other and self._link_count + 2 <= MOST_LINKS:
            self._add(one, other, kind, reason)
            self._add(other, one, kind, reason)

    def _add(self, node: int, other: int, kind: int, reason: int) -> None:
        self._link_count += 1
        link = self._link_count
        self.link_node[link] = other
        self.link_kind[link] = kind
        self.link_reason[link] = reason
        if self.first_link[node]:
            self.next_link[self._last_link[node]] = link
        else:
            self.first_link[node] = link
        self._last_link[node] = link
