# cython: language_level=3
"""Which candidates each candidate turns on by links alone, and which ones several candidates all turn off."""

from ...board.bitset import bit, members
from ...board.c_types import Cells, Short, c_only
from ...board.houses import PEERS
from .links import Links

NONE = -1

WORD = 128
"""The number of candidates in one set."""

MOST_NEXT = 81648
"""The maximum number of candidates next to all 729: each turns off 28, and each of those turns on 4."""


class Reach:
    """What is on because of each candidate that is on.

    The ``count`` candidates have numbers.  ``next`` lists for each number those that are on next, from ``first_next``
    on.
    """

    def __init__(self) -> None:
        self.count = 0
        self.candidates: list[Short] = [0] * 729
        self.numbers: list[Short] = [0] * 729
        self.next: list[Short] = [0] * MOST_NEXT
        self.first_next = [0] * 730
        self._next_count = 0
        # For each candidate six sets of candidates by number, and for each digit the cells where it is off.
        self._on_by: list[Cells] = [0] * (729 * ((729 + WORD - 1) // WORD))
        self._off_by: list[Cells] = [0] * 7290
        self._on_cells: list[Cells] = [0] * 10
        self._shared_off: list[Cells] = [0] * 10
        self._shared_on: list[Cells] = [0] * ((729 + WORD - 1) // WORD)
        self._words = 0
        self._search = 0
        self._met = [0] * 729

    @c_only
    def find(self, links: Links) -> None:
        """Find what is on because of each candidate."""
        self._list(links)
        self._close()

    @c_only
    def leads_to(self, number: int, other: int) -> bool:
        """Return whether a candidate that is on turns another one on, both by their numbers."""
        return self._on_by[number * self._words + other // WORD] & bit(other % WORD) != 0

    def _list(self, links: Links) -> None:
        """Number the candidates, and list for each that is on which ones are on next, each once."""
        self.count = 0
        for cell in members(links.position.empty):
            for digit in members(links.position.cell_digits[cell]):
                self.numbers[cell * 9 + digit - 1] = self.count
                self.candidates[self.count] = cell * 9 + digit - 1
                self.count += 1
        self._next_count = 0
        for number in range(self.count):
            self.first_next[number] = self._next_count
            self._search += 1
            candidate = self.candidates[number]
            cell = candidate // 9
            digit = candidate % 9 + 1
            for other in members(links.position.cell_digits[cell] & ~(1 << digit)):
                if links.forcing[other] & bit(cell):
                    self._add_next(links, cell * 9 + other - 1)
            for peer in members(links.forcing[digit] & PEERS[cell]):
                self._add_next(links, peer * 9 + digit - 1)
        self.first_next[self.count] = self._next_count

    def _add_next(self, links: Links, off: int) -> None:
        for link in range(4):
            partner = links.partners[4 * off + link]
            if partner != NONE and self._met[partner] != self._search:
                self._met[partner] = self._search
                self.next[self._next_count] = self.numbers[partner]
                self._next_count += 1

    def _close(self) -> None:
        """Find all that is on because of each candidate, by going through all until nothing is new."""
        words = (self.count + WORD - 1) // WORD
        self._words = words
        for place in range(words * self.count):
            self._on_by[place] = 0
        for number in range(self.count):
            self._on_by[number * words + number // WORD] = bit(number % WORD)
        growing = True
        while growing:
            growing = False
            for number in range(self.count):
                growing = self._grow(number) or growing
            if growing:
                for number in range(self.count - 1, -1, -1):
                    self._grow(number)

    def _grow(self, number: int) -> bool:
        """Add to what is on because of a candidate what is on because of the next ones; return whether any is new."""
        grown = False
        words = self._words
        for word in range(words):
            known = on = self._on_by[number * words + word]
            for place in range(self.first_next[number], self.first_next[number + 1]):
                on |= self._on_by[self.next[place] * words + word]
            if on != known:
                self._on_by[number * words + word] = on
                grown = True
        return grown

    @c_only
    def find_off(self, links: Links) -> None:
        """Find what is off because of each candidate."""
        for number in range(self.count):
            filled: Cells = 0
            twice: Cells = 0
            for digit in range(1, 10):
                self._off_by[10 * number + digit] = 0
                self._on_cells[digit] = 0
            for word in range(self._words):
                for place in members(self._on_by[number * self._words + word]):
                    candidate = self.candidates[WORD * word + place]
                    cell = candidate // 9
                    digit = candidate % 9 + 1
                    self._off_by[10 * number + digit] |= PEERS[cell]
                    self._on_cells[digit] |= bit(cell)
                    twice |= filled & bit(cell)
                    filled |= bit(cell)
            for digit in range(1, 10):
                self._off_by[10 * number + digit] |= filled & ~self._on_cells[digit] | twice
                self._off_by[10 * number + digit] &= links.position.digit_cells[digit]

    @c_only
    def share(self, candidate: int, first: bool) -> bool:
        """Keep of the shared consequences those of one more candidate; return whether any are left."""
        number = self.numbers[candidate]
        left = False
        for digit in range(1, 10):
            cells = self._off_by[10 * number + digit]
            if not first:
                cells &= self._shared_off[digit]
            self._shared_off[digit] = cells
            if cells:
                left = True
        for word in range(self._words):
            on = self._on_by[number * self._words + word]
            if not first:
                on &= self._shared_on[word]
            self._shared_on[word] = on
            if on:
                left = True
        return left
