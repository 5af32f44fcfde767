"""Two or three almost locked sets in a row, each linked to the next by a restricted common.

A restricted common is in one of two sets at most.  So of two linked sets one lacks it and holds all its other digits;
of three, where two different digits link them, the first or the last holds all others.
"""

from typing import NamedTuple

from ...board import houses
from ...board.bitset import interpreted, lowest, popcount
from ...board.grid import Grid
from .als import AlmostLockedSets

ALL_CELLS = houses.ALL_CELLS


class LinkedPair(NamedTuple):
    """Two linked sets by their numbers, the lower one first; ``size`` is the number of their cells."""

    size: int
    first: int
    second: int


class LinkedThree(NamedTuple):
    """Three sets by their numbers, one in the middle and the two linked to it; ``size`` as in a pair."""

    size: int
    middle: int
    first: int
    second: int


def linked_pairs(grid: Grid, overlap: bool) -> list[LinkedPair]:
    """Return all pairs of linked sets that remove something, those of fewest cells first.

    Sets that have cells in common count only with ``overlap``.
    """
    found: list[LinkedPair] = []
    sets: AlmostLockedSets = grid.memo(AlmostLockedSets)
    changed = grid.changed_since_nothing(("linked pairs", overlap))
    linked = LinkedSets(sets, overlap)
    for number in range(sets.count):
        if sets.set_cells[number] & changed:
            # Sets that are behind and have changed come to this pair themselves.
            linked.gather(number, number if changed == ALL_CELLS else sets.count)
            for index in range(linked.count):
                other = linked.numbers[index]
                if other < number or not sets.set_cells[other] & changed:
                    first = min(number, other)
                    second = max(number, other)
                    if _pair_removes(sets, first, second, linked.commons[other]):
                        size = popcount(sets.set_cells[first] | sets.set_cells[second])
                        found.append(LinkedPair(size, first, second))
    if not found and sets.all_noted():
        grid.found_nothing(("linked pairs", overlap))
    found.sort()
    return found


def linked_threes(grid: Grid, overlap: bool) -> list[LinkedThree]:
    """Return all threes that remove something, those of fewest cells first.

    Sets that have cells in common count only with ``overlap``.
    """
    found: list[LinkedThree] = []
    sets: AlmostLockedSets = grid.memo(AlmostLockedSets)
    changed = grid.changed_since_nothing(("linked threes", overlap))
    linked = LinkedSets(sets, overlap)
    for middle in range(sets.count):
        linked.gather(middle, sets.count)
        for index in range(1, linked.count):
            _pair_up(sets, linked, middle, index, changed, found)
    if not found and sets.all_noted():
        grid.found_nothing(("linked threes", overlap))
    found.sort()
    return found


class LinkedSets:
    """The sets that are linked to a set: their numbers, and for each set by which restricted commons."""

    def __init__(self, sets: AlmostLockedSets, overlap: bool) -> None:
        self.sets = sets
        self.overlap = overlap
        self.count = 0
        if interpreted():
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
            for link in range(self.sets.link_start[node], self.sets.link_start[node + 1]):
                self._add_members(self.sets.links[link], limit, self.sets.set_cells[number], 1 << digit)

    def _add_members(self, node: int, limit: int, cells: int, common: int) -> None:
        """Add the sets of a node, which is linked to a set of these cells by the restricted common."""
        for member in range(self.sets.member_start[node], self.sets.member_start[node + 1]):
            other = self.sets.members[member]
            if other >= limit:
                break
            if self.overlap or cells & self.sets.set_cells[other] == 0:
                if self.commons[other] == 0:
                    self.numbers[self.count] = other
                    self.count += 1
                self.commons[other] |= common


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
    sets: AlmostLockedSets, linked: LinkedSets, middle: int, index: int, changed: int, found: list[LinkedThree]
) -> None:
    """Note the pairs of a linked set with one before it that remove something, if a cell of the three has changed."""
    one = linked.numbers[index]
    cells = sets.set_cells[one] | sets.set_cells[middle]
    for before in range(index):
        other = linked.numbers[before]
        commons = linked.commons[one] | linked.commons[other]
        if (
            commons & (commons - 1)
            and (cells | sets.set_cells[other]) & changed
            and apart(sets.set_cells[one], sets.set_cells[other], linked.overlap)
            and sets.seen_by_both(one, other, ~commons)
        ):
            size = popcount(sets.set_cells[one] | sets.set_cells[other] | sets.set_cells[middle])
            found.append(LinkedThree(size, middle, min(one, other), max(one, other)))


def apart(cells: int, others: int, overlap: bool) -> bool:
    """Return whether two sets can be the ends of a wing: no cell is in both, or with ``overlap`` not all of one."""
    shared = cells & others
    return shared == 0 or (overlap and shared != cells and shared != others)
