# cython: language_level=3
"""HoDoKu's nice loops and AICs: all that its tables hold, and the one that it takes.

From each premise there is one path to each node, so that a loop or a chain is a path that ends in the right place: a
loop in the cell where it starts, an AIC with a digit on, while its premise is a digit off.  A path that meets a cell
again is dropped, and no other one is tried instead.

The finds are sorted by HoDoKu's rule of choice: what removes more comes first.  Of what removes as much, the one whose
candidates have the smaller *index sum* comes first, if they differ, and the shorter one, if they are the same.
"""

from functools import cmp_to_key
from typing import NamedTuple

from ...board.bitset import bit, members, popcount
from ...board.c_types import Byte, Cells, Short
from ...board.cells import seeing_all
from ...board.checks import check_given
from ...board.grid import Grid
from ...board.houses import PEERS
from .choice_of_chains import Choice, Effect
from .tables import CANDIDATES, MOST_ENTRIES, OFF, Tables, tables

CONTINUOUS = 0
"""The kind of a loop that holds all around."""
DISCONTINUOUS = 1
"""The kind of a loop that proves something of the cell where it starts and ends."""
AIC = 2
"""The kind of a chain of which one end is true."""

WITH_GROUP = 8
"""What is added to the kind of a find with a group on its way."""


class LoopFinding(NamedTuple):
    """A loop or chain: its kind, WITH_GROUP added if there is a group on its way, and its nodes in order.

    ``removed`` are the candidates that it removes, with their index sum (``choice_of_chains``).
    """

    kind: int
    removed: tuple[tuple[int, int], ...]
    index_sum: int
    nodes: tuple[int, ...]


def nice_loop(grid: Grid) -> Effect | None:
    """Return the nice loop or AIC without groups that HoDoKu takes in a position, None where it finds none."""
    return _chosen(grid, False)


def grouped_nice_loop(grid: Grid) -> Effect | None:
    """Return the nice loop or AIC that HoDoKu takes when groups count as nodes, None where it finds none.

    Kinds without a group on the way come after those with one.
    """
    return _chosen(grid, True)


def _chosen(grid: Grid, grouped: bool) -> Effect | None:
    table = tables(grid, grouped)
    found = HodokuLoopSearch(grid, table).run()
    if not found:
        return None
    best = sorted(found, key=cmp_to_key(compared))[0]
    return Effect(best.removed, kind=best.kind % WITH_GROUP + (3 if grouped and best.kind < WITH_GROUP else 0))


def compared(find: LoopFinding, other: LoopFinding) -> int:
    """Return a number below 0 where a find is to be taken before another, above 0 where after it.

    The order is not strictly transitive, so that the way of sorting may matter.
    """
    if len(find.removed) != len(other.removed):
        return len(other.removed) - len(find.removed)
    if find.removed != other.removed or find.kind != other.kind:
        return find.index_sum - other.index_sum
    return len(find.nodes) - len(other.nodes)


class HodokuLoopSearch:
    """A search through the tables of a grid for its loops and chains."""

    def __init__(self, grid: Grid, table: Tables) -> None:
        check_given(grid)
        check_given(table)
        self.grid = grid
        self.table = table
        self._loops: list[LoopFinding] = []
        self._chains: list[LoopFinding] = []
        self._kept: dict[tuple[int, tuple[tuple[int, int], ...]], int] = {}
        self._choice = Choice()
        self._trail: list[Short] = [0] * MOST_ENTRIES
        self._length = 0
        self._has_group = False
        self._is_marked: list[Byte] = [0] * 2430

    def run(self) -> list[LoopFinding]:
        """Return what is found in HoDoKu's order: loops whose premise is on, loops whose premise is off, chains.

        Each effect comes once for each kind, or again where a shorter way to it was found later.
        """
        self._mark_premises()
        for index in range(self.table.count):
            premise = self.table.candidates[index]
            if self._is_marked[premise]:
                self.table.expand(premise)
                self._find_loops(premise)
        for index in range(self.table.count):
            premise = self.table.candidates[index] + OFF
            if self._is_marked[premise]:
                self.table.expand(premise)
                self._find_loops(premise)
                self._find_chains(premise)
        return self._loops + self._chains

    def _mark_premises(self) -> None:
        """Mark the premises that may start a loop or a chain, which most do not.

        From what is off little follows that is on, and that is enough to judge by.
        """
        for index in range(self.table.count):
            self._mark_by(self.table.candidates[index] + OFF)
        for group in range(self.table.group_count):
            self._mark_by(CANDIDATES + group + OFF)

    def _mark_by(self, premise: int) -> None:
        """Mark by what follows from a premise that is off.

        Mark it, if the end of a chain or loop follows.  What sees it and one of the nodes on that follow leads back to
        itself, through both; so does what sees it and is in the cell of such a node.
        """
        table = self.table
        table.reach(premise)
        cell = table.first_cells[premise] if premise - OFF < CANDIDATES else -1
        digit = table.digits[premise]
        sees = self.grid.digit_cells[digit] & table.sees[premise - OFF]
        for place in range(table.size):
            node = table.order[place]
            if table.digits[node] == digit:
                for other in members(sees & table.sees[node]):
                    self._is_marked[digit * 81 - 81 + other] = 1
            elif sees & table.cells[node] and node < CANDIDATES:
                self._is_marked[digit * 81 - 81 + table.first_cells[node]] = 1
            if cell >= 0 and self._may_end(premise, node, place < table.direct_count[premise]):
                self._is_marked[premise] = 1

    def _may_end(self, premise: int, node: int, is_direct: bool) -> bool:
        """Return whether a premise off and a node on that follows from it may be the ends of a chain or loop."""
        table = self.table
        cell = table.first_cells[premise]
        digit = table.digits[node]
        if node < CANDIDATES and table.first_cells[node] == cell:
            return not is_direct
        if digit != table.digits[premise]:
            return table.sees[node] & self.grid.digit_cells[digit] & bit(cell) != 0
        if is_direct or node >= CANDIDATES:
            return False
        return popcount(self.grid.digit_cells[digit] & PEERS[cell] & table.sees[node]) > 1

    def _is_end(self, cell: int, digit: int, node: int) -> bool:
        """Return whether a chain that starts with a digit off and ends with a node on would remove anything."""
        other = self.table.first_cells[node]
        end = self.table.digits[node]
        if end == digit:
            return popcount(self.grid.digit_cells[digit] & PEERS[cell] & PEERS[other]) > 1
        return (
            PEERS[cell] & bit(other) != 0
            and self.grid.digit_cells[end] & bit(cell) != 0
            and self.grid.digit_cells[digit] & bit(other) != 0
        )

    def _find_loops(self, premise: int) -> None:
        table = self.table
        cell = table.first_cells[premise]
        for place in range(table.size):
            node = table.order[place]
            if table.first_cells[node] == cell and table.steps[place] > 1 and node % OFF < CANDIDATES:
                self._find_loop(premise, place)

    def _find_loop(self, premise: int, place: int) -> None:
        """Note the loop that ends at a place in the list of a premise, if it is one."""
        table = self.table
        node = table.order[place]
        cell = table.first_cells[premise]
        self._trace(place)
        second = self._trail[1]
        before_last = self._trail[self._length - 2]
        if table.cells[second] == bit(cell) or table.cells[before_last] == bit(cell) or self._is_lasso(cell):
            return
        self._choice.clear()
        kind = DISCONTINUOUS
        start = table.digits[premise]
        end = table.digits[node]
        here = self.grid.cell_digits[cell]
        if premise < OFF:
            # Weak at its start: weak at its end too, with the same digit, or strong, with another one.
            self._choice.now[start] |= bit(cell)
        elif node >= OFF:
            self._choice.now[end] |= bit(cell)
        else:
            self._remove_digits(cell, here & ~(1 << start | 1 << end))
            if start != end:
                kind = CONTINUOUS
                self._close_loop()
        self._note(self._loops, kind)

    def _close_loop(self) -> None:
        """Remove what a continuous loop removes beside its first cell."""
        table = self.table
        cells: Cells = 0
        for index in range(self._length):
            cells |= table.cells[self._trail[index]]
        for index in range(1, self._length - 1):
            node = self._trail[index]
            following = self._trail[index + 1]
            if node < OFF <= following:
                if table.cells[node] != table.cells[following]:
                    digit = table.digits[node]
                    rest = self.grid.digit_cells[digit] & ~cells
                    self._choice.now[digit] |= seeing_all(self.grid, rest, table.cells[node] | table.cells[following])
                elif (
                    table.cells[self._trail[index - 1]] != table.cells[node]
                    and table.cells[self._trail[index + 2]] != table.cells[node]
                ):
                    cell = table.first_cells[node]
                    both = 1 << table.digits[node] | 1 << table.digits[following]
                    self._remove_digits(cell, self.grid.cell_digits[cell] & ~both)

    def _find_chains(self, premise: int) -> None:
        """Note the chains of a premise that is off."""
        table = self.table
        cell = table.first_cells[premise]
        start = table.digits[premise]
        for place in range(1, table.size):
            node = table.order[place]
            other = table.first_cells[node]
            end = table.digits[node]
            if node < CANDIDATES and table.steps[place] > 1 and other != cell and self._is_end(cell, start, node):
                self._trace(place)
                if self._is_lasso(-1):
                    continue
                self._choice.clear()
                if start == end:
                    self._choice.now[start] = self.grid.digit_cells[start] & PEERS[cell] & PEERS[other]
                else:
                    self._choice.now[start] = bit(other)
                    self._choice.now[end] = bit(cell)
                self._note(self._chains, AIC)

    def _trace(self, place: int) -> None:
        """Set the trail to the path to a place, and note whether there is a group on it."""
        table = self.table
        self._length = table.steps[place] + 1
        self._has_group = False
        index = self._length
        while index:
            index -= 1
            node = table.order[place]
            self._trail[index] = node
            if node % OFF >= CANDIDATES:
                self._has_group = True
            place = table.sources[place]

    def _is_lasso(self, start: int) -> bool:
        """Return whether the trail meets a cell again, two nodes later or more.

        A loop may meet the cell where it starts, also as the lowest one of a group: ``start`` is -1 for a chain.
        """
        table = self.table
        met: Cells = 0
        previous: Cells = 0
        for index in range(self._length):
            node = self._trail[index]
            if met & bit(table.first_cells[node]):
                return True
            met |= previous
            previous = 0 if table.first_cells[node] == start else table.cells[node]
        return False

    def _remove_digits(self, cell: int, digits: int) -> None:
        for digit in members(digits):
            self._choice.now[digit] |= bit(cell)

    def _note(self, found: list[LoopFinding], kind: int) -> None:
        """Note a find, unless it removes nothing, or was found before and is no shorter now."""
        removed = self._choice.weighed().eliminations
        if not removed:
            return
        if self._has_group:
            kind += WITH_GROUP
        key = (kind, removed)
        if self._kept.get(key, 1000) > self._length:
            self._kept[key] = self._length
            nodes = tuple([self._trail[index] for index in range(self._length)])
            found.append(LoopFinding(kind, removed, self._choice.index_sum(), nodes))
