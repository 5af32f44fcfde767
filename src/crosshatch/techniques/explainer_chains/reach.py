# cython: language_level=3
"""Which candidates each candidate turns on and off by links alone, and what several candidates have in common."""

from ...board.bitset import bit, members
from ...board.c_types import Cells, Short, c_only
from ...board.houses import PEERS
from .kinds import XY
from .links import Links
from .position import Position

NONE = -1

WORD = 128
"""The number of candidates in one set."""

MOST_NEXT = 81648
"""The maximum number of candidates next to all 729: each turns off 28, and each of those turns on 4."""


class Reach:
    """What is on and off because of each candidate of a position that is on, by links in cells and houses.

    The ``count`` candidates have numbers.
    """

    def __init__(self) -> None:
        self.count = 0
        self._position = Position()
        self._own_links = Links()
        self._links = self._own_links  # those of the position
        self.candidates: list[Short] = [0] * 729
        self.numbers: list[Short] = [0] * 729
        # For each number, those that are on next, from one place to another.
        self._next: list[Short] = [0] * MOST_NEXT
        self._first_next = [0] * 729
        self._end_next = [0] * 729
        self._next_count = 0
        # Candidates that turn each other on are a group, and have the same consequences.
        self._group: list[Short] = [0] * 729  # for each number, NONE until its group is complete
        # For each group six sets of candidates by number, and for each digit the cells where it is off.
        self._on_by: list[Cells] = [0] * (729 * ((729 + WORD - 1) // WORD))
        self._off_by: list[Cells] = [0] * 7290
        self._members: list[Short] = [0] * 729  # how many each group has
        self._shared_off: list[Cells] = [0] * 10
        self._shared_on: list[Cells] = [0] * ((729 + WORD - 1) // WORD)
        self._words = 0
        self._visited = 0  # the number of candidates whose consequences are known, and of their groups
        self._groups = 0
        self._search = 0
        self._met = [0] * 729
        self._order: list[Short] = [0] * 729  # for each number, its place among those visited; 0 if not visited yet
        self._edge = [0] * 729  # for each number, the place of the next one to visit from it
        self._way: list[Short] = [0] * 729  # the numbers from the start of the visit to the present one
        self._open: list[Short] = [0] * 729  # the numbers visited whose groups are not complete
        self._first: list[Short] = [0] * 729  # of these, the first ones of what may still become groups

    @c_only
    def find(self, links: Links) -> None:
        """Find what is on and off because of each candidate, unless that is known for this position."""
        if not self._position.equals(links.position):
            self._take(links)
        for number in range(self.count):
            self._find_for(number)

    @c_only
    def take(self, position: Position) -> None:
        """Take a position whose links are not at hand; what is shared is found when it is asked for."""
        if not self._position.equals(position):
            self._own_links.load(position, None)
            self._own_links.take(XY)
            self._take(self._own_links)

    @c_only
    def leads_to(self, number: int, other: int) -> bool:
        """Return whether a candidate that is on turns another one on, both by their numbers."""
        return self._on_by[self._group[number] * self._words + other // WORD] & bit(other % WORD) != 0

    @c_only
    def leads_back(self, number: int) -> bool:
        """Return whether a candidate that is on leads to another one, and that one back to it."""
        return self._members[self._group[number]] > 1

    @c_only
    def excludes_itself(self, number: int) -> bool:
        """Return whether a candidate that is on leads to one that excludes it."""
        candidate = self.candidates[number]
        return self._off_by[10 * self._group[number] + candidate % 9 + 1] & bit(candidate // 9) != 0

    def _take(self, links: Links) -> None:
        """Number the candidates of a position, and forget those of the one before."""
        self._position.copy(links.position)
        self._links = links
        self.count = 0
        for cell in members(links.position.empty):
            for digit in members(links.position.cell_digits[cell]):
                self._order[self.count] = 0
                self._group[self.count] = NONE
                self.numbers[cell * 9 + digit - 1] = self.count
                self.candidates[self.count] = cell * 9 + digit - 1
                self.count += 1
        self._words = (self.count + WORD - 1) // WORD
        self._next_count = 0
        self._visited = 0
        self._groups = 0

    def _list_next(self, number: int) -> None:
        """List the candidates that are on next because of one that is on, each once."""
        links = self._links
        self._edge[number] = self._next_count
        self._first_next[number] = self._next_count
        self._search += 1
        candidate = self.candidates[number]
        cell = candidate // 9
        digit = candidate % 9 + 1
        for other in members(links.position.cell_digits[cell] & ~(1 << digit)):
            if links.forcing[other] & bit(cell):
                self._add_next(links, cell * 9 + other - 1)
        for peer in members(links.forcing[digit] & PEERS[cell]):
            self._add_next(links, peer * 9 + digit - 1)
        self._end_next[number] = self._next_count

    def _add_next(self, links: Links, off: int) -> None:
        for link in range(4):
            partner = links.partners[4 * off + link]
            if partner != NONE and self._met[partner] != self._search:
                self._met[partner] = self._search
                self._next[self._next_count] = self.numbers[partner]
                self._next_count += 1

    def _find_for(self, start: int) -> None:
        """Find the consequences of a candidate, in one visit of all that it turns on.

        A group is complete when all that its members turn on has been visited.  So the consequences of all other groups
        that they lead to are known by then.
        """
        if self._order[start]:
            return
        opened = 0
        firsts = 0
        self._way[0] = start
        depth = 1
        while depth:
            number = self._way[depth - 1]
            if self._order[number] == 0:
                self._visited += 1
                self._order[number] = self._visited
                self._list_next(number)
                self._open[opened] = number
                opened += 1
                self._first[firsts] = number
                firsts += 1
            if self._edge[number] < self._end_next[number]:
                other = self._next[self._edge[number]]
                self._edge[number] += 1
                if self._order[other] == 0:
                    self._way[depth] = other
                    depth += 1
                elif self._group[other] == NONE:
                    while self._order[self._first[firsts - 1]] > self._order[other]:
                        firsts -= 1
                continue
            depth -= 1
            if self._first[firsts - 1] == number:
                firsts -= 1
                end = opened
                while opened == end or self._open[opened] != number:
                    opened -= 1
                    self._group[self._open[opened]] = self._groups
                self._members[self._groups] = end - opened
                self._find_consequences(self._groups, opened, end)
                self._groups += 1

    def _find_consequences(self, group: int, begin: int, end: int) -> None:
        """Find the consequences of a group, whose members are open from one place to another."""
        words = self._words
        for word in range(words):
            self._on_by[group * words + word] = 0
        for digit in range(10):
            self._off_by[10 * group + digit] = 0
        for place in range(begin, end):
            number = self._open[place]
            self._on_by[group * words + number // WORD] |= bit(number % WORD)
            self._exclude(group, self.candidates[number])
        for place in range(begin, end):
            number = self._open[place]
            for edge in range(self._first_next[number], self._end_next[number]):
                other = self._next[edge]
                if self._on_by[group * words + other // WORD] & bit(other % WORD):
                    continue
                known = self._group[other]
                for word in range(words):
                    self._on_by[group * words + word] |= self._on_by[known * words + word]
                for digit in range(1, 10):
                    self._off_by[10 * group + digit] |= self._off_by[10 * known + digit]

    def _exclude(self, group: int, candidate: int) -> None:
        """Add what a candidate excludes to what is off because of a group."""
        cell = candidate // 9
        digit = candidate % 9 + 1
        self._off_by[10 * group + digit] |= PEERS[cell] & self._position.digit_cells[digit]
        for other in members(self._position.cell_digits[cell] & ~(1 << digit)):
            self._off_by[10 * group + other] |= bit(cell)

    @c_only
    def share(self, candidate: int, first: bool) -> bool:
        """Keep of the shared consequences those of one more candidate; return whether any are left."""
        number = self.numbers[candidate]
        self._find_for(number)
        group = self._group[number]
        left = False
        for digit in range(1, 10):
            cells = self._off_by[10 * group + digit]
            if not first:
                cells &= self._shared_off[digit]
            self._shared_off[digit] = cells
            if cells:
                left = True
        for word in range(self._words):
            on = self._on_by[group * self._words + word]
            if not first:
                on &= self._shared_on[word]
            self._shared_on[word] = on
            if on:
                left = True
        return left
