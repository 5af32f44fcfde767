# cython: language_level=3
"""A quick test of many premises at once, as bits, for those that lead to a contradiction by chains.

Most premises lead to none, which this test shows quickly.  Each state has the set of premises that lead to it, and a
step along an implication carries all of them forward.  Path lengths are ignored: if a premise leads to a contradiction,
``implications`` follows it again and finds the shortest.

States that are off and turn nothing on are left until the end.  Candidates that nothing turns on are followed first:
most others follow from one of them, and consequences of a sound state need not be followed.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells, Short, c_only
from . import states
from .implications import MOST_PARTNERS, Implications
from .states import GROUPS

AT_ONCE = 128
"""The number of premises followed at once, which is the number of bits in a set."""

STATES = 2 * states.MOST_NODES
"""The number of states, and so the maximum length of the queue."""


def contradictory(links: Implications, on: bool) -> list[int]:
    """Return the states of candidates on (or off) that lead to a contradiction, lowest first.

    The consequences of all others are recorded as sound.
    """
    found: list[int] = []
    front: Premises = _spare()
    front.sift(links, on, found)
    SPARE.append(front)
    found.sort()
    return found


class Premises:
    """The premises that are followed at once, and for each state, the set of those that lead to it.

    An instance takes much memory but is needed only briefly, so the same one serves many searches (``SPARE``).
    """

    def __init__(self) -> None:
        self.premises: list[Short] = [0] * AT_ONCE
        self.leading: list[Cells] = [0] * 2430
        self.new: list[Cells] = [0] * 2430  # those for which the state has not been followed yet
        self.met: list[Short] = [0] * 2430  # the states that any premise leads to
        self.count = 0
        self.waiting: list[Short] = [0] * 2431  # the states to follow, in a ring buffer
        self.first = 0
        self.last = 0

    @c_only
    def sift(self, links: Implications, on: bool, found: list[int]) -> None:
        """Add the candidates on (or off) that lead to a contradiction to a list."""
        count = 0
        linked: int
        for linked in (False, True):
            for cell in range(81):
                digits = links.linked_digits[cell]
                if not linked:
                    digits = links.cell_digits[cell] & ~digits
                for digit in members(digits):
                    premise = 2 * (cell * 9 + digit - 1) + on
                    if not links.sound[premise]:
                        self.premises[count] = premise
                        count += 1
                        if count == AT_ONCE:
                            self._sift_some(links, count, found)
                            count = 0
        if count:
            self._sift_some(links, count, found)

    def _sift_some(self, links: Implications, count: int, found: list[int]) -> None:
        self._follow(links, count)
        failing = self._failing(links)
        self._keep_sound(links, ~failing)
        for place in members(failing):
            found.append(self.premises[place])

    def _follow(self, links: Implications, count: int) -> None:
        """Find for each state the premises that lead to it."""
        for place in range(self.count):
            self.leading[self.met[place]] = 0
        self.count = 0
        for place in range(count):
            self._meet(self.premises[place], bit(place))
        while self.first != self.last:
            state = self.waiting[self.first]
            self.first = self.first + 1 if self.first < STATES else 0
            new = self.new[state]
            self.new[state] = 0
            if state & 1:
                self._exclude(links, state >> 1, new)
            else:
                self._force(links, state >> 1, new)
        for place in range(self.count):
            state = self.met[place]
            if state & 1:
                self._exclude_rest(links, state >> 1, self.leading[state])

    def _failing(self, links: Implications) -> Cells:
        """Return the premises that lead to a state and its opposite, or leave a cell or a house without candidates."""
        found: Cells = 0
        for place in range(self.count):
            state = self.met[place]
            if state & 1 and state >> 1 < GROUPS:
                found |= self.leading[state] & self.leading[state ^ 1]
        for cell in range(81):
            digits = links.cell_digits[cell]
            if digits:
                off = self.leading[2 * (cell * 9 + lowest(digits) - 1)]
                digits &= digits - 1
                while digits and off:
                    off &= self.leading[2 * (cell * 9 + lowest(digits) - 1)]
                    digits &= digits - 1
                found |= off
        for digit in range(1, 10):
            for house in members(links.tables.all_houses):
                rest = links.digit_cells[digit] & links.tables.house[house]
                if rest:
                    off = self.leading[2 * (lowest(rest) * 9 + digit - 1)]
                    rest &= rest - 1
                    while rest and off:
                        off &= self.leading[2 * (lowest(rest) * 9 + digit - 1)]
                        rest &= rest - 1
                    found |= off
        for candidates in links.declared:
            if candidates:
                found |= self._leading_to_all(candidates)
        return found

    def _leading_to_all(self, candidates: list[int]) -> Cells:
        """Return the premises that turn off all candidates of a list."""
        candidate: int = candidates[0]
        found = self.leading[2 * candidate]
        for candidate in candidates:
            found &= self.leading[2 * candidate]
        return found

    def _keep_sound(self, links: Implications, sound: Cells) -> None:
        """Record that the consequences of the sound premises lead to no contradiction."""
        for place in range(self.count):
            state = self.met[place]
            if self.leading[state] & sound:
                links.sound[state] = True

    def _meet(self, state: int, premises: Cells) -> None:
        """Record that premises lead to a state, and queue it."""
        came = premises & ~self.leading[state]
        if came:
            self._lead(state, came)
            if self.new[state] == 0:
                self.waiting[self.last] = state
                self.last = self.last + 1 if self.last < STATES else 0
            self.new[state] |= came

    def _lead(self, state: int, premises: Cells) -> None:
        """Record that premises lead to a state."""
        if self.leading[state] == 0:
            self.met[self.count] = state
            self.count += 1
        self.leading[state] |= premises

    def _exclude(self, links: Implications, node: int, premises: Cells) -> None:
        """Follow a node that is on to the nodes it turns off, if these turn something on."""
        if links.tables.has_links:
            for each in range(1, 10):
                self._exclude_in(links, links.excluded(node, each), each, premises)
        elif node < GROUPS:
            cell = node // 9
            digit = node % 9 + 1
            for other in members(links.linked_digits[cell] & ~(1 << digit)):
                self._meet(2 * (cell * 9 + other - 1), premises)
            self._exclude_in(links, links.tables.peers[cell], digit, premises)
        else:
            self._exclude_in(links, links.group_sees[node - GROUPS], links.group_digit[node - GROUPS], premises)

    def _exclude_in(self, links: Implications, sees: Cells, digit: int, premises: Cells) -> None:
        """Follow a node that is on to the nodes of a digit that it turns off in some cells."""
        for peer in members(links.linked_cells[digit] & sees):
            self._meet(2 * (peer * 9 + digit - 1), premises)
        for group in range(links.first_group[digit], links.first_group[digit + 1]):
            if links.group_cells[group] & ~sees == 0:
                self._meet(2 * (GROUPS + group), premises)

    def _exclude_rest(self, links: Implications, node: int, premises: Cells) -> None:
        """Record the other nodes that a node that is on turns off."""
        if links.tables.has_links:
            for each in range(1, 10):
                self._exclude_rest_in(links, links.excluded(node, each), each, premises)
        elif node < GROUPS:
            cell = node // 9
            digit = node % 9 + 1
            for other in members(links.cell_digits[cell] & ~links.linked_digits[cell] & ~(1 << digit)):
                self._lead(2 * (cell * 9 + other - 1), premises)
            self._exclude_rest_in(links, links.tables.peers[cell], digit, premises)
        else:
            self._exclude_rest_in(links, links.group_sees[node - GROUPS], links.group_digit[node - GROUPS], premises)

    def _exclude_rest_in(self, links: Implications, sees: Cells, digit: int, premises: Cells) -> None:
        for peer in members(links.digit_cells[digit] & ~links.linked_cells[digit] & sees):
            self._lead(2 * (peer * 9 + digit - 1), premises)

    def _force(self, links: Implications, node: int, premises: Cells) -> None:
        """Follow a node that is off to the nodes it turns on."""
        for place in range(node * MOST_PARTNERS, node * MOST_PARTNERS + links.partner_count[node]):
            self._meet(2 * links.partners[place] + 1, premises)


SPARE: list[Premises] = []
"""Tables not in use: a search takes one and returns it afterwards."""


def _spare() -> Premises:
    try:
        return SPARE.pop()
    except IndexError:  # checking first would not help, as another thread could take the last one
        return Premises()
