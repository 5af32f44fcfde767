# cython: language_level=3
"""HoDoKu's almost locked sets: the ALS-XZ, ALS-XY-Wing and ALS chain that it takes.

HoDoKu numbers the sets house by house and, within a house, by their cells; a set precedes those that begin with its
cells.  A link joins two sets that share no cell and have restricted commons, of which it keeps the first two.  Links
are ordered by the numbers of their sets, the lower one first.  HoDoKu takes the first link that removes something, and
the first pair of links with a common set that does.  The numbers of the sets in a chain ascend, and the best chain is
chosen by the candidates it removes (``choice``).

A restricted common in a chain is *active* unless it is the first active one of the previous link.  Digits that are
active in the first or the last link are not removed by the ends.

Source: the rules of HoDoKu 2.2.0, found by running it.
"""

from ...board import houses
from ...board.bitset import lowest, members
from ...board.c_types import Cells, Number, internal
from ...board.checks import check_cells
from ...board.clock import look
from ...board.grid import Grid, memo
from ...board.houses import HOUSES_MASK_OF
from ...techniques.almost_locked import search as als
from ...techniques.almost_locked.search import AlmostLockedSets, NodeLinks
from .choice_of_chains import Choice, Effect

MOST_LINKS = 60000
"""The maximum number of links, each counted from both of its sets; any more are omitted."""

BETWEEN_LOOKS = 16
"""The number of sets at which chains start between two checks of the clock."""

FEWEST_CHAIN_LINKS = 3
"""The minimum number of links in a chain; HoDoKu's maximum, 50, is more than any chain needs."""


def als_xz(grid: Grid) -> Effect | None:
    """Return the effect of HoDoKu's ALS-XZ; None if there is none."""
    return _linked_sets(grid).xz()


def als_xy_wing(grid: Grid) -> Effect | None:
    """Return the effect of HoDoKu's ALS-XY-Wing; None if there is none."""
    return _linked_sets(grid).xy_wing()


def als_chain(grid: Grid) -> Effect | None:
    """Return the effect of HoDoKu's ALS chain; None if there is none."""
    return _linked_sets(grid).chain()


def _linked_sets(grid: Grid) -> "HodokuLinkedSets":
    found: HodokuLinkedSets = memo(grid, HodokuLinkedSets)
    return found


@internal
class HodokuLinkedSets:
    """The almost locked sets of a position in HoDoKu's order, and the links of each, in order."""

    def __init__(self, grid: Grid) -> None:
        self.sets = memo(grid, AlmostLockedSets)
        self.links = NodeLinks(self.sets)
        self.choice = Choice()
        self.count = self.sets.count
        self.numbers = [0] * als.MOST_SETS  # for each set in order, its number in ``sets``
        self.cells: list[Cells] = [0] * als.MOST_SETS
        self.digits = [0] * als.MOST_SETS
        # For each set and digit (ten times the set, plus the digit), the cells that see all its places.
        self.seen: list[Cells] = [0] * (10 * als.MOST_SETS)
        self.others = [0] * MOST_LINKS  # the sets to which each set is linked, set by set
        self.commons = [0] * MOST_LINKS
        self._places = [0] * als.MOST_SETS  # the position of each set in the order, by its number
        self._with = [0] * als.MOST_SETS
        # Of each set, length (less than three, of 3) and digit: by which first digits.
        self._reached = [0] * (30 * als.MOST_SETS)
        self.link_start = [0] * 601
        self._sort()
        self._link()

    def _sort(self) -> None:
        """Put the sets in order."""
        numbers = list(range(self.count))
        number: int
        keys = [place_of(self.sets.set_cells[number]) for number in numbers]
        numbers.sort(key=keys.__getitem__)
        place: int
        for place, number in enumerate(numbers):
            self.numbers[place] = number
            self.cells[place] = self.sets.set_cells[number]
            self.digits[place] = self.sets.set_digits[number]
            for digit in range(1, 10):
                self.seen[place * 10 + digit] = self.sets.seen(number, digit)

    def _link(self) -> None:
        """List the links of each set."""
        for place in range(self.count):
            self._places[self.numbers[place]] = place
        total = 0
        for place in range(self.count):
            self.link_start[place] = total
            self._gather(place)
            for other in range(self.count):
                if self._with[other]:
                    if total < MOST_LINKS and not self.cells[place] & self.cells[other]:
                        self.others[total] = other
                        self.commons[total] = _first_two(self._with[other])
                        total += 1
                    self._with[other] = 0
        self.link_start[self.count] = total

    def _gather(self, place: int) -> None:
        """Find the restricted commons of a set with every other set."""
        sets = self.sets
        links = self.links
        number = self.numbers[place]
        for digit in members(sets.live[number]):
            node = sets.set_node[number * 10 + digit]
            links.list(node)
            for link in range(links.start[node], links.end[node]):
                other = links.nodes[link]
                for member in range(sets.member_start[other], sets.member_start[other + 1]):
                    self._with[self._places[sets.members[member]]] |= 1 << digit

    def xz(self) -> Effect | None:
        """Return the effect of the first link that removes something."""
        for first in range(self.count):
            for link in range(self.link_start[first], self.link_start[first + 1]):
                second = self.others[link]
                if second > first:
                    self._remove_by_link(first, second, self.commons[link])
                    if self._removes():
                        return self._in_turn(first, second, self.commons[link])
        return None

    def _remove_by_link(self, first: int, second: int, commons: int) -> None:
        """Weigh what a link removes: with two restricted commons these, and the other digits of either set, too."""
        self.choice.clear()
        if commons & (commons - 1) == 0:
            self._remove_common(first, second, commons)
            return
        self._remove_common(first, second, 0)
        self._remove_locked(first, second, commons)
        self._remove_locked(second, first, commons)

    def _remove_locked(self, number: int, other: int, commons: int) -> None:
        """Weigh what a set removes that holds all its digits but the restricted commons with another one."""
        for digit in members(self.digits[number] & ~commons):
            self.choice.now[digit] |= self.seen[number * 10 + digit] & ~self.cells[other]

    def _in_turn(self, first: int, second: int, commons: int) -> Effect:
        """Return the eliminations of a link in HoDoKu's order.

        Each of two restricted commons forms an ALS-XZ in which the other one is removed like any common digit.  The
        digits removed because a set is locked come last.
        """
        turns = []
        for digit in members(commons):
            self.choice.clear()
            self._remove_common(first, second, 1 << digit)
            turns.append(self.choice.weighed())
        if commons & (commons - 1):
            self.choice.clear()
            self._remove_locked(first, second, commons)
            turns.append(self.choice.weighed())
            self.choice.clear()
            self._remove_locked(second, first, commons)
            turns.append(self.choice.weighed())
        return Effect(tuple(dict.fromkeys([each for turn in turns for each in turn.eliminations])))

    def _remove_common(self, first: int, second: int, but: int) -> None:
        """Weigh what sees all places of a digit in two sets, of those digits that both have, but some (a mask)."""
        for digit in members(self.digits[first] & self.digits[second] & ~but):
            self.choice.now[digit] |= self.seen[first * 10 + digit] & self.seen[second * 10 + digit]

    def _removes(self) -> bool:
        """Return whether the weighed effect removes anything."""
        found: Cells = 0
        for digit in range(1, 10):
            found |= self.choice.now[digit]
        return found != 0

    def xy_wing(self) -> Effect | None:
        """Return the effect of the first pair of links that removes something.

        The links of a pair have one set in common; the other two have no common cell.
        """
        for first in range(self.count):
            for link in range(self.link_start[first], self.link_start[first + 1]):
                if self.others[link] > first and self._completes(first, link):
                    return self.choice.weighed()
        return None

    def _completes(self, first: int, link: int) -> bool:
        """Return whether a link makes a pair with a later one: weigh the first such pair that removes something."""
        second = self.others[link]
        commons = self.commons[link]
        for other in range(link + 1, self.link_start[first + 1]):
            if self._pairs(second, self.others[other], commons, self.commons[other]):
                return True
        start = self.link_start[second]
        while start < self.link_start[second + 1] and self.others[start] <= first:
            start += 1
        for other in range(start, self.link_start[second + 1]):
            if self._pairs(first, self.others[other], commons, self.commons[other]):
                return True
        return False

    def _pairs(self, one: int, other: int, commons: int, other_commons: int) -> bool:
        """Return whether two sets, each linked to a third one by restricted commons, remove something."""
        if self.cells[one] & self.cells[other]:
            return False
        if commons == other_commons and commons & (commons - 1) == 0:
            return False
        for digit in members(self.digits[one] & self.digits[other] & ~(commons | other_commons)):
            if self.seen[one * 10 + digit] & self.seen[other * 10 + digit]:
                self.choice.clear()
                self._remove_common(one, other, commons | other_commons)
                return True
        return False

    def chain(self) -> Effect | None:
        """Return the effect of the best chain."""
        self.choice = Choice()
        for start in range(self.count):
            if start % BETWEEN_LOOKS == 0:
                look()
            self._start(start)
        return self.choice.effect()

    def _start(self, start: int) -> None:
        """Weigh the chains from a set.

        ``_reached`` has for each set, by the number of links so far (one, two, more) and the first active digit of the
        last link, the active digits of the first link with which it is reached, as a mask.
        """
        for index in range(start * 30, self.count * 30):
            self._reached[index] = 0
        any_link = False
        for link in range(self.link_start[start], self.link_start[start + 1]):
            other = self.others[link]
            if other > start:
                any_link = True
                for digit in members(self.commons[link]):
                    self._reached[other * 30 + digit] |= 1 << digit
        if any_link:
            for number in range(start + 1, self.count):
                self._go_on(start, number)

    def _go_on(self, start: int, number: int) -> None:
        """Extend the chains that reach a set to sets with higher numbers, and weigh those that end there."""
        any_reached = False
        for index in range(number * 30, number * 30 + 30):
            if self._reached[index]:
                any_reached = True
        if not any_reached:
            return
        for link in range(self.link_start[number], self.link_start[number + 1]):
            other = self.others[link]
            if other > number:
                self._carry(start, number, other, self.commons[link])

    def _carry(self, start: int, number: int, other: int, commons: int) -> None:
        for length in range(3):
            longer = 1 if length == 0 else 2
            for digit in range(1, 10):
                firsts = self._reached[number * 30 + length * 10 + digit]
                active = commons & ~(1 << digit)
                if firsts and active:
                    self._reached[other * 30 + longer * 10 + lowest(active)] |= firsts
                    if length:
                        self._weigh(start, other, firsts, active)

    def _weigh(self, start: int, end: int, firsts: int, active: int) -> None:
        """Weigh the chains from one set to another, given the active digits of their first and last links."""
        shared = self.digits[start] & self.digits[end] & ~active
        if not shared:
            return
        for first in members(firsts):
            self.choice.clear()
            self._remove_common(start, end, active | 1 << first)
            if self.choice.improves():
                self.choice.take()


def _first_two(digits: int) -> int:
    """Return the two lowest digits of a mask, or all if there are fewer."""
    rest = digits & (digits - 1)
    return digits & ~(rest & (rest - 1))


def place_of(cells: Cells) -> Number:
    """Return the sort key of a set: the first house that contains all its cells, then the cells.

    The cells are written as the digits of a number, starting with 1 for the first cell of the house, so a set precedes
    those that begin with its cells.
    """
    check_cells(cells)
    shared = (1 << 27) - 1
    for cell in members(cells):
        shared &= HOUSES_MASK_OF[cell]
    house = lowest(shared)
    place: Number = house
    left = 9
    for index, each in enumerate(houses.HOUSE_CELLS[house], 1):
        if cells >> each & 1:
            place = place * 10 + index
            left -= 1
    for _ in range(left):
        place *= 10
    return place
