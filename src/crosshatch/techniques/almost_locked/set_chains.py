# cython: language_level=3
"""Chains of almost locked sets, each linked to the next by a restricted common.

A chain starts as if its first set lacked a digit.  That set then holds all its others, so the next one lacks the
restricted common of the two, holds all its others, and so on.  A place of a chain is a set with the digit that it
lacks.  The search goes breadth first from each set and each restricted common that leaves it, and ends when no
place is left to be met: ``MOST_LINKS`` bounds it, to which no chain comes near, and ``MOST_WORK`` where sets are
linked to nearly all others.  In practice few places can be reached from a set.  A shortest way to a place that meets
no set twice is a chain, so what is found does not depend on the order of the sets.  Where the first way found is
none, the search for another gives up after ``MOST_TRIES`` places; it hardly ever needs a thousand.
"""

from typing import NamedTuple

from ...board.bitset import members
from ...board.c_types import Cells, Long
from ...board.checks import check_digit, check_given, check_within
from ...logic.budget import Budget
from . import search as als
from .linked_sets import apart
from .search import AlmostLockedSets, NodeLinks

PLACES = 6000  # ten for each set, one for each digit
FEWEST_LINKS = 3
MOST_LINKS = 150
MOST_TRIES = 20_000

MOST_WORK: Long = 100_000_000
"""How many sets are looked at to go on to: see ``budget``.  4,000 positions of hard puzzles took 27 million at most."""

MOST_FOUND = 100_000
"""How many ends are noted; it was 13,543 at most there."""

_NOWHERE = -1


class Ends(NamedTuple):
    """What is fixed of a chain: its number of links, and its outer sets by number with the restricted commons there."""

    links: int
    first: int
    start: int
    last: int
    end: int


class SetChainSearch:
    """The search for chains, in which linked sets have cells in common only with ``overlap``; others may.

    It keeps the places reached from one set: in the order in which they were met, and from where.  A place has the
    number ``10 * set + digit``; on a detour ``PLACES`` more, but for those one link away.
    """

    def __init__(self, sets: AlmostLockedSets, overlap: bool) -> None:
        check_given(sets)
        self.sets = sets
        self.seen_nodes = NodeLinks(sets)
        self.overlap = overlap
        self.found: list[Ends] = []
        self.now = 0
        self.first = _NOWHERE  # the set where the ways begin
        self.avoided = _NOWHERE  # on a detour the set that it leads to
        self.reached = 0
        self.order = [0] * (2 * 10 * als.MOST_SETS)  # the places met
        self.met = [0] * (2 * 10 * als.MOST_SETS)  # for each place the exploration (``now``) that met it last
        # For each set and digit the exploration that last left it with that digit.
        self.left = [0] * (2 * 10 * als.MOST_SETS)
        # For each place the one before it on the way by which it was met.
        self.before = [0] * (2 * 10 * als.MOST_SETS)
        self.links = [0] * (2 * 10 * als.MOST_SETS)  # for each place the length of that way, which is a shortest one
        self.trail = [0] * 200  # the places of a way, by their number of links
        self.tries = 0  # how many more places to try for it
        self.work = 0  # how many sets were looked at to go on to since the last exploration began
        self.budget = Budget(MOST_WORK)

    def run(self) -> list[Ends]:
        """Return the ends of the chains of four or more sets that remove something, shortest first.

        There is one for each choice of both ends and of the restricted commons there, a shortest one, in one direction.
        Where three sets would do, that is left to the XY-Wing, unless its outer sets must not have the cells in common
        that these have: then the shortest of the longer chains counts.
        """
        for first in range(self.sets.count):
            for start in members(self.sets.live[first]):
                if self.sets.live[first] & ~(1 << start) and not self._chains_from(first, start):
                    return sorted(self.found)
        return sorted(self.found)

    def chain(self, ends: Ends) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the sets of a chain of which ``run`` found the ends, by number, and the restricted commons in turn."""
        end: int
        first: int
        last: int
        links: int
        start: int
        links, first, start, last, end = ends
        check_within(links, 1, 199)
        check_within(first, 0, self.sets.count - 1)
        check_within(last, 0, self.sets.count - 1)
        check_digit(start)
        check_digit(end)
        numbers = [last]
        commons = []
        self._explore(first, start, _NOWHERE)
        if self.links[last * 10 + end] == links:
            self._find_trail(last * 10 + end)
        else:
            self._explore(first, start, last)
            self._detour(last, end)
            links -= 1
            numbers = [last, self.trail[links] % PLACES // 10]
            commons = [end]
        while links:
            numbers.append(self.trail[links - 1] % PLACES // 10)
            commons.append(self.trail[links] % 10)
            links -= 1
        return tuple(numbers[::-1]), tuple(commons[::-1])

    def _chains_from(self, first: int, start: int) -> bool:
        """Note the chains from a set that leave it by a restricted common; the first end has the lower number.

        Returns whether the budget allows for more.
        """
        self._explore(first, start, _NOWHERE)
        if not self.budget.spend(self.work):
            return False
        pending = []
        for index in range(self.reached):
            place = self.order[index]
            last = place // 10
            links = self.links[place]
            digits = ~(1 << start | 1 << place % 10)
            if first < last and links > 1 and self.sets.seen_by_both(first, last, digits):
                if links >= FEWEST_LINKS:
                    if self._meets_no_set_twice(place) or self._find_trail(place):
                        self._note(links, first, start, place)
                elif not apart(self.sets.set_cells[first], self.sets.set_cells[last], self.overlap):
                    pending.append(place)
        for place in pending:
            self._explore(first, start, place // 10)
            links = self._detour(place // 10, place % 10)
            if links:
                self._note(links, first, start, place)
            if not self.budget.spend(self.work):
                return False
        return len(self.found) < MOST_FOUND

    def _note(self, links: int, first: int, start: int, place: int) -> None:
        self.found.append(Ends(links, first, start, place // 10, place % 10))

    def _explore(self, first: int, start: int, avoided: int) -> None:
        """Meet all places that can be reached from a set, leaving it by a restricted common.

        With a set to be avoided (not ``_NOWHERE``), neither that nor the first set is met again, and places one link
        away are met once more by a longer way: such an exploration is for a detour to the avoided set.
        """
        self.now += 1
        self.work = 0
        self.first = first
        self.avoided = avoided
        self.reached = 0
        layer = 0 if avoided == _NOWHERE else PLACES
        root = first * 10  # no place has digit 0
        self.before[root] = _NOWHERE
        self.links[root] = 0
        self._leave(root, start, 0)
        index = 0
        while index < self.reached and self.links[self.order[index]] < MOST_LINKS:
            place = self.order[index]
            for digit in members(self.sets.live[place % PLACES // 10] & ~(1 << place % 10)):
                self._leave(place, digit, layer)
            index += 1

    def _leave(self, place: int, digit: int, layer: int) -> None:
        """Meet the places to which a restricted common leads; they are numbered from ``layer`` on."""
        sets = self.sets
        number = place % PLACES // 10
        exit_place = layer + number * 10 + digit
        if self.left[exit_place] == self.now:
            return
        self.left[exit_place] = self.now
        cells: Cells = 0 if self.overlap else sets.set_cells[number]
        node = sets.set_node[number * 10 + digit]
        seen = self.seen_nodes
        seen.list(node)
        for link in range(seen.start[node], seen.end[node]):
            other = seen.nodes[link]
            self.work += sets.member_start[other + 1] - sets.member_start[other]
            for member in range(sets.member_start[other], sets.member_start[other + 1]):
                following = sets.members[member]
                new = layer + following * 10 + digit
                if (
                    self.met[new] != self.now
                    and sets.set_cells[following] & cells == 0
                    and (self.avoided == _NOWHERE or (following != self.avoided and following != self.first))
                ):
                    self.met[new] = self.now
                    self.before[new] = place
                    self.links[new] = self.links[place] + 1
                    self.order[self.reached] = new
                    self.reached += 1

    def _is_open(self, number: int, other: int) -> bool:
        """Return whether a way can go from a set to another that a restricted common links to it."""
        if self.avoided != _NOWHERE and (other == self.first or other == self.avoided):
            return False
        return self.overlap or self.sets.set_cells[number] & self.sets.set_cells[other] == 0

    def _detour(self, last: int, end: int) -> int:
        """Trace a shortest way of three or more links to the avoided set; return its length, 0 where there is none.

        The last place before that set is the end of ``trail``.
        """
        sets = self.sets
        cells = sets.node_cells[sets.set_node[last * 10 + end]]
        shortest = 0
        for index in range(self.reached):
            place = self.order[index]
            if shortest and self.links[place] > shortest:
                break
            if place < PLACES or place % 10 == end or not self._are_linked(place % PLACES // 10, last, end, cells):
                continue
            shortest = self.links[place]
            if self._find_trail(place):
                return shortest + 1
        return 0

    def _are_linked(self, number: int, last: int, digit: int, cells: Cells) -> bool:
        """Return whether a digit, with these cells in the last of two sets, links them."""
        sets = self.sets
        if not sets.live[number] >> digit & 1:
            return False
        if not self.overlap and sets.set_cells[number] & sets.set_cells[last]:
            return False
        return cells & sets.node_seen[sets.set_node[number * 10 + digit]] == cells

    def _meets_no_set_twice(self, place: int) -> bool:
        """Return whether the way by which a place was met meets no set twice."""
        while place != _NOWHERE:
            earlier = self.before[place]
            while earlier != _NOWHERE:
                if earlier % PLACES // 10 == place % PLACES // 10:
                    return False
                earlier = self.before[earlier]
            place = self.before[place]
        return True

    def _find_trail(self, place: int) -> bool:
        """Set ``trail`` to a shortest way to a place that meets no set twice; return whether one was found."""
        self.tries = MOST_TRIES
        return self._trace(place, self.links[place])

    def _trace(self, place: int, top: int) -> bool:
        """Trace a shortest way back from a place; those on the way from it to one ``top`` links away are known.

        Sets ``trail`` as far back as they are not known; returns whether a way was found that meets no set twice.
        """
        self.tries -= 1
        if self.tries < 0:
            return False
        level = self.links[place]
        number = place % PLACES // 10
        for known in range(level + 1, top + 1):
            if self.trail[known] % PLACES // 10 == number:
                return False
        self.trail[level] = place
        if level == 0:
            return True
        if level == 1:
            return self._trace(self.first * 10, top)
        sets = self.sets
        node = sets.set_node[number * 10 + place % 10]
        seen = self.seen_nodes
        seen.list(node)
        for link in range(seen.start[node], seen.end[node]):
            other = seen.nodes[link]
            self.work += sets.member_start[other + 1] - sets.member_start[other]
            for member in range(sets.member_start[other], sets.member_start[other + 1]):
                if self._trace_through(sets.members[member], place, top):
                    return True
        return False

    def _trace_through(self, number: int, place: int, top: int) -> bool:
        """Trace a way back from a place by a set that is linked to the place's own."""
        if not self._is_open(place % PLACES // 10, number):
            return False
        level = self.links[place] - 1
        layer = PLACES if self.avoided != _NOWHERE and level > 1 else 0
        for digit in members(self.sets.live[number] & ~(1 << place % 10)):
            before = layer + number * 10 + digit
            if self.met[before] == self.now and self.links[before] == level and self._trace(before, top):
                return True
        return False
