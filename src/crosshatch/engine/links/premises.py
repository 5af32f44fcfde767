"""Which of many premises lead to a contradiction by chains: they are followed at once, as bits.

Most premises lead to none, and what tells so is quick.  For each state there is the set of premises that lead to it;
one step along an implication takes all of them on.  How long the ways are is not looked at: where there is a
contradiction, ``implications`` follows the premise once more and finds the shortest.
"""

from ...board import houses
from ...board.bitset import bit, lowest
from . import states
from .implications import Implications

HOUSE = houses.HOUSE
PEERS = houses.PEERS
GROUPS = states.GROUPS
NO_NODE = -1

AT_ONCE = 128
"""How many premises are followed at once: as many as a set has bits."""

STATES = 2 * states.MOST_NODES
"""How many states there are, and so how many can wait to be followed."""


def contradictory(links: Implications, premises: list[int]) -> list[int]:
    """Return those of some premises (states of candidates) that lead to a contradiction, in their order.

    What the others lead to is noted as sound.
    """
    found: list[int] = []
    front: Premises = _spare()
    for first in range(0, len(premises), AT_ONCE):
        some = premises[first : first + AT_ONCE]
        front.follow(links, some)
        failing = front.failing(links)
        front.keep_sound(links, ~failing)
        for place in range(len(some)):
            if failing & bit(place):
                found.append(some[place])
    SPARE.append(front)
    return found


class Premises:
    """The premises that are followed at once, and for each state the set of those that lead to it.

    It takes much room and is needed for a moment only, so that one serves many searches (``SPARE``).
    """

    def __init__(self) -> None:
        self.leading = [0] * 2430
        self.new = [0] * 2430  # of these, those from which the state has not been followed yet
        self.met = [0] * 2430  # the states that any premise leads to
        self.count = 0
        self.waiting = [0] * 2431  # the states that are to be followed, in a ring
        self.is_waiting = [False] * 2430
        self.first = 0
        self.last = 0

    def follow(self, links: Implications, premises: list[int]) -> None:
        """Find for each state the premises that lead to it."""
        for place in range(self.count):
            self.leading[self.met[place]] = 0
        self.count = 0
        for place in range(len(premises)):
            self._meet(premises[place], bit(place))
        while self.first != self.last:
            state = self.waiting[self.first]
            self.first = self.first + 1 if self.first < STATES else 0
            self.is_waiting[state] = False
            new = self.new[state]
            self.new[state] = 0
            if state & 1:
                self._exclude(links, state >> 1, new)
            else:
                self._force(links, state >> 1, new)

    def failing(self, links: Implications) -> int:
        """Return the premises that lead to a state and its contrary, or leave a cell or a house nothing."""
        found = 0
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
            for house in range(27):
                rest = links.digit_cells[digit] & HOUSE[house]
                if rest:
                    off = self.leading[2 * (lowest(rest) * 9 + digit - 1)]
                    rest &= rest - 1
                    while rest and off:
                        off &= self.leading[2 * (lowest(rest) * 9 + digit - 1)]
                        rest &= rest - 1
                    found |= off
        return found

    def keep_sound(self, links: Implications, sound: int) -> None:
        """Keep in mind that what some of the premises lead to leads to no contradiction."""
        for place in range(self.count):
            state = self.met[place]
            if self.leading[state] & sound:
                links._sound[state] = True

    def _meet(self, state: int, premises: int) -> None:
        """Note that some premises lead to a state."""
        came = premises & ~self.leading[state]
        if came:
            if self.leading[state] == 0:
                self.met[self.count] = state
                self.count += 1
            self.leading[state] |= came
            self.new[state] |= came
            if not self.is_waiting[state]:
                self.is_waiting[state] = True
                self.waiting[self.last] = state
                self.last = self.last + 1 if self.last < STATES else 0

    def _exclude(self, links: Implications, node: int, premises: int) -> None:
        """Go on to what a node that is on turns off."""
        if node < GROUPS:
            cell = node // 9
            digit = node % 9 + 1
            sees = PEERS[cell]
            digits = links.cell_digits[cell] & ~(1 << digit)
            while digits:
                self._meet(2 * (cell * 9 + lowest(digits) - 1), premises)
                digits &= digits - 1
        else:
            digit = links._group_digits[node - GROUPS]
            sees = links._group_sees[node - GROUPS]
        rest = links.digit_cells[digit] & sees
        while rest:
            self._meet(2 * (lowest(rest) * 9 + digit - 1), premises)
            rest &= rest - 1
        for group in range(links._first_group[digit], links._first_group[digit + 1]):
            if links._group_cells[group] & ~sees == 0:
                self._meet(2 * (GROUPS + group), premises)

    def _force(self, links: Implications, node: int, premises: int) -> None:
        """Go on to what a node that is off turns on."""
        for kind in range(4):
            partner = links._partners[4 * node + kind]
            if partner != NO_NODE:
                self._meet(2 * partner + 1, premises)


SPARE: list[Premises] = []
"""Tables that no search is using, kept for reuse: a search takes one out, and puts it back when it is done."""


def _spare() -> Premises:
    try:
        return SPARE.pop()
    except IndexError:  # asked before, another thread could take the last between the answer and this
        return Premises()
