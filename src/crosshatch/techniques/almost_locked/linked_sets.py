# cython: language_level=3
"""Two or three almost locked sets in a row, each linked to the next by a restricted common.

A restricted common is in one of two sets at most.  So of two linked sets one lacks it and holds all its other digits;
of three, where two different digits link them, the first or the last holds all others.
"""

from typing import NamedTuple

from ...board.bitset import members, popcount
from ...board.c_types import Byte, Cells, internal
from ...board.checks import check_cells
from ...board.grid import Grid, changed_since_nothing, found_nothing, memo
from ...board.houses import ALL_CELLS
from . import search as als
from .search import AlmostLockedSets, NodeLinks

MOST_FOUND = 10_000
"""How many pairs, and how many threes, are found: no more than 1,569 were in 4,000 positions of hard puzzles."""


class LinkedPairFinding(NamedTuple):
    """Two linked sets by their numbers, the lower one first; ``size`` is the number of their cells."""

    size: int
    first: int
    second: int


class LinkedThreeFinding(NamedTuple):
    """Three sets by their numbers, one in the middle and the two linked to it; ``size`` as in a pair."""

    size: int
    middle: int
    first: int
    second: int


def linked_pairs(grid: Grid, overlap: bool) -> list[LinkedPairFinding]:
    """Return the pairs of linked sets that remove something, up to ``MOST_FOUND``, those of fewest cells first.

    Sets that have cells in common count only with ``overlap``.
    """
    found: list[LinkedPairFinding] = []
    sets: AlmostLockedSets = memo(grid, AlmostLockedSets)
    changed = changed_since_nothing(grid, ("linked pairs", overlap))
    linked = LinkedSetsSearch(sets, overlap)
    for number in range(sets.count):
        if sets.set_cells[number] & changed:
            # Sets that are behind and have changed come to this pair themselves.
            linked.gather(number, number if changed == ALL_CELLS else sets.count)
            for index in range(linked.count):
                other = linked.numbers[index]
                if other < number or not sets.set_cells[other] & changed:
                    first = min(number, other)
                    second = max(number, other)
                    if len(found) < MOST_FOUND and _pair_removes(sets, first, second, linked.commons[index]):
                        size = popcount(sets.set_cells[first] | sets.set_cells[second])
                        found.append(LinkedPairFinding(size, first, second))
    if not found and linked.links.all_noted():
        found_nothing(grid, ("linked pairs", overlap))
    found.sort()
    return found


def linked_threes(grid: Grid, overlap: bool) -> list[LinkedThreeFinding]:
    """Return the threes that remove something, up to ``MOST_FOUND``, those of fewest cells first.

    Sets that have cells in common count only with ``overlap``.
    """
    sets: AlmostLockedSets = memo(grid, AlmostLockedSets)
    search = ThreeSearch(sets, changed_since_nothing(grid, ("linked threes", overlap)), overlap)
    search.run()
    if not search.found and search.linked.links.all_noted():
        found_nothing(grid, ("linked threes", overlap))
    search.found.sort()
    return search.found


@internal
class LinkedSetsSearch:
    """The sets that are linked to a set: their numbers, and for each by which restricted commons."""

    def __init__(self, sets: AlmostLockedSets, overlap: bool) -> None:
        self.sets = sets
        self.overlap = overlap
        self.links = NodeLinks(sets)
        self.count = 0
        self.numbers = [0] * als.MOST_SETS
        self.commons = [0] * als.MOST_SETS
        # For each set its place among the linked ones, counted from 1; 0 if it is none.
        self.place = [0] * als.MOST_SETS

    def gather(self, number: int, limit: int) -> None:
        """Gather the sets with numbers below a limit that are linked to a set."""
        while self.count:
            self.count -= 1
            self.place[self.numbers[self.count]] = 0
        links = self.links
        for digit in members(self.sets.live[number]):
            node = self.sets.set_node[number * 10 + digit]
            if links.start[node] == 0:
                links.list(node)
            for link in range(links.start[node], links.end[node]):
                self._add_members(links.nodes[link], limit, self.sets.set_cells[number], 1 << digit)

    def _add_members(self, node: int, limit: int, cells: Cells, common: int) -> None:
        """Add the sets of a node, which is linked to a set of these cells by the restricted common."""
        sets = self.sets
        for member in range(sets.member_start[node], sets.member_start[node + 1]):
            other = sets.members[member]
            if other >= limit:
                break
            place = self.place[other]
            if place:
                self.commons[place - 1] |= common
            elif self.overlap or cells & sets.set_cells[other] == 0:
                self.numbers[self.count] = other
                self.commons[self.count] = common
                self.count += 1
                self.place[other] = self.count


@internal
class ThreeSearch:
    """The search for threes, of which those without any ``changed`` cell are known to remove nothing.

    A set that has not changed is in the middle only between a set that has changed and any other.
    """

    def __init__(self, sets: AlmostLockedSets, changed: int, overlap: bool) -> None:
        check_cells(changed)
        self.sets = sets
        self.changed: Cells = changed
        self.linked = LinkedSetsSearch(sets, overlap)
        self.found: list[LinkedThreeFinding] = []
        # For each node whether a set that has changed is linked by it.
        self.near: list[Byte] = [0] * (als.MOST_NODES + 1)
        self.live = [0] * als.MOST_SETS  # the digits of the linked sets that have a node

    def run(self) -> None:
        """Find all threes."""
        sets = self.sets
        if self.changed != ALL_CELLS:
            self._find_near()
        for middle in range(sets.count):
            if sets.set_cells[middle] & self.changed:
                self.linked.gather(middle, sets.count)
                self._pair_up(middle, self.linked.count)
            elif self._is_near(middle):
                self.linked.gather(middle, sets.count)
                self._pair_up(middle, self._put_changed_first())

    def _find_near(self) -> None:
        """Note the nodes that are seen by one of a set that has changed."""
        sets = self.sets
        links = self.linked.links
        for number in range(sets.count):
            for digit in members(sets.live[number] if sets.set_cells[number] & self.changed else 0):
                node = sets.set_node[number * 10 + digit]
                if links.start[node] == 0:
                    links.list(node)
                    for link in range(links.start[node], links.end[node]):
                        self.near[links.nodes[link]] = True

    def _is_near(self, number: int) -> bool:
        """Return whether a set that has changed is linked to a set, unless they overlap."""
        for digit in members(self.sets.live[number]):
            if self.near[self.sets.set_node[number * 10 + digit]]:
                return True
        return False

    def _put_changed_first(self) -> int:
        """Put the linked sets that have changed before the others; return how many they are."""
        linked = self.linked
        count = 0
        for index in range(linked.count):
            number = linked.numbers[index]
            if self.sets.set_cells[number] & self.changed:
                commons = linked.commons[index]
                linked.numbers[index] = linked.numbers[count]
                linked.commons[index] = linked.commons[count]
                linked.numbers[count] = number
                linked.commons[count] = commons
                count += 1
        return count

    def _pair_up(self, middle: int, count: int) -> None:
        """Note the pairs of the first so many linked sets with each other, and with those behind them."""
        sets = self.sets
        linked = self.linked
        for index in range(linked.count):
            self.live[index] = sets.live[linked.numbers[index]]
        for index in range(count):
            one = linked.numbers[index]
            live = self.live[index]
            for behind in range(index + 1, linked.count):
                commons = linked.commons[index] | linked.commons[behind]
                if commons & (commons - 1) and live & self.live[behind] & ~commons:
                    other = linked.numbers[behind]
                    if apart(sets.set_cells[one], sets.set_cells[other], linked.overlap) and sets.seen_by_both(
                        one, other, ~commons
                    ):
                        self._note(middle, min(one, other), max(one, other))

    def _note(self, middle: int, first: int, second: int) -> None:
        sets = self.sets
        size = popcount(sets.set_cells[first] | sets.set_cells[second] | sets.set_cells[middle])
        if len(self.found) < MOST_FOUND:
            self.found.append(LinkedThreeFinding(size, middle, first, second))


def _pair_removes(sets: AlmostLockedSets, first: int, second: int, commons: int) -> bool:
    """Return whether two linked sets remove something."""
    if commons & (commons - 1) == 0:
        return sets.seen_by_both(first, second, ~commons)
    return (
        sets.seen_by_both(first, second, -1)
        or _locked_removes(sets, first, second, commons)
        or _locked_removes(sets, second, first, commons)
    )


def _locked_removes(sets: AlmostLockedSets, number: int, other: int, commons: int) -> bool:
    """Return whether a set that is linked twice to another removes one of its other digits outside of both."""
    for digit in members(sets.live[number] & ~commons):
        if sets.node_seen[sets.set_node[number * 10 + digit]] & ~sets.set_cells[other]:
            return True
    return False


def apart(cells: Cells, others: Cells, overlap: bool) -> bool:
    """Return whether two sets can be the ends of a wing: no cell is in both, or with ``overlap`` not all of one."""
    check_cells(cells)
    check_cells(others)
    shared = cells & others
    return shared == 0 or (overlap and shared != cells and shared != others)
