"""Chains of almost locked sets, each linked to the next by a restricted common.

A chain starts as if its first set lacked a digit.  That set then holds all its others, so the next one lacks the
restricted common of the two, holds all its others, and so on.  A place of a chain is a set with the digit that it
lacks.  The search goes breadth first from each set and each restricted common that leaves it, and meets each place at
most three times: one link away, two, and once more by a shortest way of three or more links.  It ends when no place
is left to be met; nothing else bounds it.  In practice few places can be reached from a set.
"""

from ..board.bitset import lowest
from .als import AlmostLockedSets

MOST_SETS = 600
PLACES = 6000  # ten for each set, one for each digit
FAR = 12000  # where the places of three or more links begin, in the numbering of ``ChainSearch``

_NOWHERE = -1


def chains(sets: AlmostLockedSets, overlap: bool) -> list[int]:
    """Return the chains of four or more sets that remove something, encoded (see ``decode``), shortest first.

    There is one for each choice of both ends and of the restricted commons there, a shortest one, in one direction.
    No set is met twice in a chain.  Linked sets have cells in common only with ``overlap``; others may.
    """
    search = ChainSearch(sets, overlap)
    return search.run()


def way(sets: AlmostLockedSets, overlap: bool, chain: int) -> list[int]:
    """Return the sets of a chain that ``chains`` found, with the restricted common between each and the next."""
    _, first, start, last, end = decode(chain)
    search = ChainSearch(sets, overlap)
    search.explore(first, start)
    return search.way(FAR + last * 10 + end)


def decode(chain: int) -> tuple[int, int, int, int, int]:
    """Return the links of a chain, its first set with the restricted common there, and its last set with that."""
    rest, end = divmod(chain, 10)
    rest, last = divmod(rest, MOST_SETS)
    rest, start = divmod(rest, 10)
    links, first = divmod(rest, MOST_SETS)
    return links, first, start, last, end


class ChainSearch:
    """The places reached from one set: in the order in which they were met, and from where.

    Place ``10 * set + digit`` has that number where it is one link away, ``PLACES`` more where it is two, and ``FAR``
    more from three links on.
    """

    __slots__ = ("before", "found", "left", "links", "met", "now", "order", "overlap", "reached", "sets")

    sets: AlmostLockedSets
    overlap: bool
    found: list[int]
    now: int
    reached: int
    order: list[int]  # the places met
    met: list[int]  # for each place the exploration (``now``) that met it last
    left: list[int]  # for each place, as a set and a digit to leave it by, the exploration that did so last
    before: list[int]  # for each place the one before it on its way
    links: list[int]  # for each place the length of its way

    def __init__(self, sets: AlmostLockedSets, overlap: bool) -> None:
        self.sets = sets
        self.overlap = overlap
        self.found = []
        self.now = 0
        self.reached = 0
        self.order = [0] * 18000
        self.met = [0] * 18000
        self.left = [0] * 18000
        self.before = [0] * 18000
        self.links = [0] * 18000

    def run(self) -> list[int]:
        """Return the chains from all sets."""
        first = 0
        while first < self.sets.count:
            starts = self.sets.live[first]
            while starts:
                start = lowest(starts)
                starts &= starts - 1
                if self.sets.live[first] & ~(1 << start):
                    self.explore(first, start)
                    self._note_ends(first, start)
            first += 1
        self.found.sort()
        return self.found

    def explore(self, first: int, start: int) -> None:
        """Meet all places that can be reached from a set, leaving it by a restricted common."""
        self.now += 1
        self.reached = 0
        root = first * 10  # no place has digit 0
        self.before[root] = _NOWHERE
        self.links[root] = 0
        self._leave(root, start, 0)
        index = 0
        while index < self.reached:
            place = self.order[index]
            layer = PLACES if place < PLACES else FAR
            digits = self.sets.live[place % PLACES // 10] & ~(1 << place % 10)
            while digits:
                self._leave(place, lowest(digits), layer)
                digits &= digits - 1
            index += 1

    def _leave(self, place: int, digit: int, layer: int) -> None:
        """Meet the places to which a restricted common leads; they are numbered from ``layer`` on."""
        sets = self.sets
        gate = place % PLACES // 10 * 10 + digit
        if self.left[layer + gate] == self.now:
            return
        self.left[layer + gate] = self.now
        node = sets.set_node[gate]
        link = sets.link_start[node]
        while link < sets.link_start[node + 1]:
            other = sets.links[link]
            member = sets.member_start[other]
            while member < sets.member_start[other + 1]:
                new = layer + sets.members[member] * 10 + digit
                if self.met[new] != self.now:
                    self._meet(place, new)
                member += 1
            link += 1

    def _meet(self, place: int, new: int) -> None:
        """Meet a place that a restricted common links to another, unless its set is on the way there."""
        number = new % PLACES // 10
        if not self.overlap and self.sets.set_cells[place % PLACES // 10] & self.sets.set_cells[number]:
            return
        step = place
        while step != _NOWHERE:
            if step % PLACES // 10 == number:
                return
            step = self.before[step]
        self.met[new] = self.now
        self.before[new] = place
        self.links[new] = self.links[place] + 1
        self.order[self.reached] = new
        self.reached += 1

    def _note_ends(self, first: int, start: int) -> None:
        """Note the far places where a chain removes something; its first end is the one with the lower number."""
        index = 0
        while index < self.reached:
            place = self.order[index]
            last = place % PLACES // 10
            digits = ~(1 << start | 1 << place % 10)
            if place >= FAR and first < last and self.sets.seen_by_both(first, last, digits):
                self.found.append(((self.links[place] * MOST_SETS + first) * 10 + start) * PLACES + place % PLACES)
            index += 1

    def way(self, end: int) -> list[int]:
        """Return the way to a place that was met, set by set with the restricted common between each and the next."""
        result = [end % PLACES // 10]
        while self.before[end] != _NOWHERE:
            result = [self.before[end] % PLACES // 10, end % 10] + result
            end = self.before[end]
        return result
