# cython: language_level=3
"""Which candidates a unary chain can start from: it saves the search for chains where there is none.

What is on because of a candidate that is on follows from links alone: each candidate that it excludes turns its
partners on.  If a candidate comes to one that excludes it, a chain leads from it to its contrary; if it comes to
itself, there is a cycle.
"""

from ...board.bitset import bit, members
from ...board.c_types import Cells, Short, c_only
from ...board.houses import PEERS
from .kinds import XY
from .links import Links
from .reach import Reach

NONE = -1


class Starts:
    """The candidates to start from, for each digit their cells, by links in cells and houses.

    ``on`` are those that lead to their contrary if they are on, ``off`` those that do if they are off, and ``cycle``
    those that lead back to themselves.
    """

    def __init__(self) -> None:
        self.on: list[Cells] = [0] * 10
        self.off: list[Cells] = [0] * 10
        self.cycle: list[Cells] = [0] * 10
        self._knows_all = False
        self.reach = Reach()
        # Where it is found for one: what is on and what is excluded.
        self._search = 0
        self._met = [0] * 729
        self._queue: list[Short] = [0] * 729
        self._queued = 0
        self._reached: list[Cells] = [0] * 10
        self._excluded: list[Cells] = [0] * 10
        self._turned_off: list[Cells] = [0] * 10
        self._reached_first: list[Cells] = [0] * 10
        self._excluded_first: list[Cells] = [0] * 10

    @c_only
    def choose(self, links: Links) -> None:
        """Find the candidates to start from."""
        for digit in range(1, 10):
            self.on[digit] = 0
            self.off[digit] = 0
            self.cycle[digit] = 0
        links.take(XY)
        self._knows_all = not links.news_are_few()
        if not self._knows_all:
            self._choose_by_new_links(links)
        else:
            self._choose_by_all(links)

    @c_only
    def lead_nowhere(self) -> bool:
        """Return whether there is no chain from a candidate that is on, and therefore nothing at all.

        If a candidate that is off leads to its contrary, so does each of the others in its cell that is on.  If a cycle
        removes a candidate, it sees one of the cycle that is then off, and leads around the cycle to another that is on
        and excludes it.
        """
        for digit in range(1, 10):
            if self.on[digit]:
                return False
        return True

    @c_only
    def cells(self) -> Cells:
        """Return the cells with a candidate to start from."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self.on[digit] | self.off[digit] | self.cycle[digit]
        return cells

    @c_only
    def may_lead_back(self, candidate: int, start: int) -> bool:
        """Return whether a candidate that is on may lead to a start; it is not known where there were new links."""
        return not self._knows_all or self.reach.leads_to(self.reach.numbers[candidate], self.reach.numbers[start])

    def _choose_by_new_links(self, links: Links) -> None:
        """Choose the starts of what goes by a new link, and some others.

        A chain leads from either side of the link, if it is on, to the end of the chain.  A cycle leads from the one
        side to its start, and from the other to the contrary.
        """
        for index in range(links.new_in_cells + links.new_in_houses):
            self._reach(links, links.new_ones[index])
            for digit in range(1, 10):
                self._reached_first[digit] = self._reached[digit]
                self._excluded_first[digit] = self._excluded[digit]
            self._reach(links, links.new_others[index])
            for digit in range(1, 10):
                self.on[digit] |= self._excluded_first[digit] & self._excluded[digit]
                self.off[digit] |= self._reached_first[digit] & self._reached[digit]
                self.cycle[digit] |= self._excluded_first[digit] & self._reached[digit]
                self.cycle[digit] |= self._reached_first[digit] & self._excluded[digit]

    def _reach(self, links: Links, start: int) -> None:
        """Find all that is on because of a candidate that is on, and all that is excluded."""
        for digit in range(1, 10):
            self._reached[digit] = 0
            self._excluded[digit] = 0
            self._turned_off[digit] = 0
        self._search += 1
        self._met[start] = self._search
        self._queue[0] = start
        self._queued = 1
        filled: Cells = 0
        twice: Cells = 0
        done = 0
        while done < self._queued:
            candidate = self._queue[done]
            done += 1
            cell = candidate // 9
            digit = candidate % 9 + 1
            self._reached[digit] |= bit(cell)
            self._excluded[digit] |= PEERS[cell]
            twice |= filled & bit(cell)
            filled |= bit(cell)
            for other in members(links.position.cell_digits[cell] & ~(1 << digit)):
                if links.forcing[other] & ~self._turned_off[other] & bit(cell):
                    self._turned_off[other] |= bit(cell)
                    self._turn_on_partners(links, cell * 9 + other - 1)
            cells = links.forcing[digit] & ~self._turned_off[digit] & PEERS[cell]
            self._turned_off[digit] |= cells
            for peer in members(cells):
                self._turn_on_partners(links, peer * 9 + digit - 1)
        for digit in range(1, 10):
            self._excluded[digit] |= filled & ~self._reached[digit] | twice

    def _turn_on_partners(self, links: Links, off: int) -> None:
        for link in range(4):
            partner = links.partners[4 * off + link]
            if partner != NONE and self._met[partner] != self._search:
                self._met[partner] = self._search
                self._queue[self._queued] = partner
                self._queued += 1

    def _choose_by_all(self, links: Links) -> None:
        """Choose the starts by all that is on and off because of each candidate."""
        reach = self.reach
        reach.find(links)
        for number in range(reach.count):
            candidate = reach.candidates[number]
            if reach.excludes_itself(number):
                self.on[candidate % 9 + 1] |= bit(candidate // 9)
        if self.lead_nowhere():
            return
        for number in range(reach.count):
            candidate = reach.candidates[number]
            cells = bit(candidate // 9)
            digit = candidate % 9 + 1
            if reach.leads_back(number):
                self.cycle[digit] |= cells
            for link in range(4):
                partner = links.partners[4 * candidate + link]
                if partner != NONE and reach.leads_to(reach.numbers[partner], number):
                    self.off[digit] |= cells
