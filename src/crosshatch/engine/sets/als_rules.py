"""Two or three almost locked sets in a row, each linked to the next by a restricted common.

A restricted common is in one of two sets at most.  So of two linked sets one lacks it and holds all its other digits;
of three, where two different digits link them, the first or the last holds all others.
"""

from ...board.bitset import lowest, popcount
from .als import AlmostLockedSets

MOST_SETS = 600


def xz_rule(sets: AlmostLockedSets, overlap: bool) -> list[int]:
    """Return all pairs of linked sets that remove something, encoded (see ``decode``), those of fewest cells first.

    Sets that have cells in common count only with ``overlap``.
    """
    found: list[int] = []
    linked = LinkedSets(sets, overlap)
    second = 0
    while second < sets.count:
        linked.gather(second, second)
        index = 0
        while index < linked.count:
            first = linked.numbers[index]
            if _pair_removes(sets, first, second, linked.commons[first]):
                size = popcount(sets.set_cells[first] | sets.set_cells[second])
                found.append(_encode(size, 0, first, second))
            index += 1
        second += 1
    found.sort()
    return found


def xy_wing(sets: AlmostLockedSets, overlap: bool) -> list[int]:
    """Return all threes that remove something, encoded: the set in the middle, then the other two.

    Those of fewest cells come first.  Sets that have cells in common count only with ``overlap``.
    """
    found: list[int] = []
    linked = LinkedSets(sets, overlap)
    middle = 0
    while middle < sets.count:
        linked.gather(middle, sets.count)
        index = 1
        while index < linked.count:
            _pair_up(sets, linked, middle, index, overlap, found)
            index += 1
        middle += 1
    found.sort()
    return found


def decode(found: int) -> tuple[int, int, int]:
    """Return the set in the middle (0 for a pair) and the two others of what a search found."""
    rest, second = divmod(found, MOST_SETS)
    rest, first = divmod(rest, MOST_SETS)
    return rest % MOST_SETS, first, second


def _encode(size: int, middle: int, first: int, second: int) -> int:
    return ((size * MOST_SETS + middle) * MOST_SETS + first) * MOST_SETS + second


class LinkedSets:
    """The sets that are linked to a set: their numbers, and for each set by which restricted commons."""

    __slots__ = ("commons", "count", "numbers", "overlap", "sets")

    sets: AlmostLockedSets
    overlap: bool
    count: int
    numbers: list[int]
    commons: list[int]

    def __init__(self, sets: AlmostLockedSets, overlap: bool) -> None:
        self.sets = sets
        self.overlap = overlap
        self.count = 0
        self.numbers = [0] * 600
        self.commons = [0] * 600

    def gather(self, number: int, limit: int) -> None:
        """Gather the sets with numbers below a limit that are linked to a set."""
        while self.count:
            self.count -= 1
            self.commons[self.numbers[self.count]] = 0
        digits = self.sets.live[number]
        while digits:
            digit = lowest(digits)
            digits &= digits - 1
            node = self.sets.set_node[number * 10 + digit]
            link = self.sets.link_start[node]
            while link < self.sets.link_start[node + 1]:
                self._add_members(self.sets.links[link], limit, self.sets.set_cells[number], 1 << digit)
                link += 1

    def _add_members(self, node: int, limit: int, cells: int, common: int) -> None:
        """Add the sets of a node, which is linked to a set of these cells by the restricted common."""
        member = self.sets.member_start[node]
        while member < self.sets.member_start[node + 1]:
            other = self.sets.members[member]
            if other >= limit:
                break
            if self.overlap or cells & self.sets.set_cells[other] == 0:
                if self.commons[other] == 0:
                    self.numbers[self.count] = other
                    self.count += 1
                self.commons[other] |= common
            member += 1


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
    digits = sets.live[number] & ~commons
    while digits:
        if sets.node_seen[sets.set_node[number * 10 + lowest(digits)]] & ~sets.set_cells[other]:
            return True
        digits &= digits - 1
    return False


def _pair_up(
    sets: AlmostLockedSets, linked: LinkedSets, middle: int, index: int, overlap: bool, found: list[int]
) -> None:
    """Note the pairs of a linked set with one before it that remove something."""
    one = linked.numbers[index]
    before = 0
    while before < index:
        other = linked.numbers[before]
        commons = linked.commons[one] | linked.commons[other]
        if (
            commons & (commons - 1)
            and apart(sets.set_cells[one], sets.set_cells[other], overlap)
            and sets.seen_by_both(one, other, ~commons)
        ):
            size = popcount(sets.set_cells[one] | sets.set_cells[other] | sets.set_cells[middle])
            found.append(_encode(size, middle, min(one, other), max(one, other)))
        before += 1


def apart(cells: int, others: int, overlap: bool) -> bool:
    """Return whether two sets can be the ends of a wing: no cell is in both, or with ``overlap`` not all of one."""
    shared = cells & others
    return shared == 0 or (overlap and shared != cells and shared != others)
