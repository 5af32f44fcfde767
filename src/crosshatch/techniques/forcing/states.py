# cython: language_level=3
"""What a search for consequences knows of its premise: the states that it reached, in what order, and why.

A *state* is a node that is on (true) or off, as a number: twice that of the node, and one more if it is on, so that
``state ^ 1`` is the contrary.  Nodes 0..728 are the candidates; groups come after them.  A *truth* is a number, too: a
cell (0..80), or 81 and more for a digit in a house; see ``house_truth``.

Chains (``implications``) and nets (``propagation``) are two such searches: in chains a consequence has one cause, in
nets it may have several.
"""

from typing import NamedTuple

from ...board.bitset import bit, members
from ...board.c_types import Byte, Cells, Short
from ...board.checks import check_digit, check_given, check_house, check_within
from ...board.grid import Grid
from ...board.houses import HOUSE

GROUPS = 729
"""The number of the first group: candidates have those below."""

MOST_NODES = 1215
"""The most nodes that there can be: 729 candidates, and 54 groups of each digit."""

FIRST_HOUSE = 81
"""The number of the first truth that is not a cell."""

NO_TRUTH = -1
"""The truth of a premise, and of what is off because something that excludes it is on."""

NO_STATE = -1
"""No state: the cause of a premise; as a goal, a contradiction."""


_new = tuple.__new__  # what a named tuple comes to, without the detour: a case tells many


class Implied(NamedTuple):
    """A node that is on or off, the places of its causes in the list where it stands, and the truth that gives it.

    A node is a digit in some cells: in one, as a rule.  A premise has no causes.  What is off has one cause, a node
    that excludes it, and NO_TRUTH; what is on is what is left of its truth, the others being off.
    """

    digit: int
    cells: int
    on: bool
    causes: tuple[int, ...]
    truth: int


def house_truth(digit: int, house: int) -> int:
    """Return the number of the truth that a digit (1..9) is in some cell of a house (0..26)."""
    check_digit(digit)
    check_house(house)
    return 54 + digit * 27 + house


class Closure:
    """All that follows from a state: for each digit (index 0 is not used) the cells where it is on, and is off."""

    on: list[Cells]
    off: list[Cells]

    def __init__(self) -> None:
        self.on = [0] * 10
        self.off = [0] * 10


class StateSearch:
    """A search for what follows from a premise in a grid, and what the last one reached, breadth first.

    Chains and nets both ``follow`` a premise, tell the size of its ``contradiction``, and ``argue``.  Compiled, these
    must stand here to be called for either kind.
    """

    digit_cells: list[Cells]
    cell_digits: list[int]

    def __init__(self, grid: Grid) -> None:
        check_given(grid)
        self.digit_cells = [0] * 10
        self.cell_digits = [0] * 81
        self._order: list[Short] = [0] * (2 * MOST_NODES)
        self._met = [0] * (2 * MOST_NODES)
        self._causes: list[Short] = [0] * (2 * MOST_NODES)
        self._truths: list[Short] = [0] * (2 * MOST_NODES)
        self._marks = [0] * (2 * MOST_NODES)
        self._places: list[Short] = [0] * (2 * MOST_NODES)  # where what is marked stands among what is told
        self._listed = [0] * 9
        self.sound: list[Byte] = [0] * (2 * MOST_NODES)  # whether a state is known to lead to no contradiction
        self._read(grid)
        # The states in order, and for each its number of the search, its cause (of several the last) and its truth.
        self.count = 0
        self.size = 0
        self._search = 1  # nothing is reached yet
        self._marking = 0
        self._closures: dict[int, Closure] = {}  # by state

    def follow(self, premise: int) -> None:
        """Search what a state leads to, breadth first; what was reached stays until the next search."""
        raise NotImplementedError

    def contradiction(self, premise: int) -> int:
        """Return how many states the smallest contradiction takes that a state leads to; 0 where there is none."""
        raise NotImplementedError

    def argue(self, premise: int, goal: int) -> tuple[int, ...]:
        """Search from a state to a goal with little effort: to another state, or NO_STATE for a contradiction.

        Return the truth that has nothing left then, and the states that leave it nothing.  Where the goal is a state,
        or two states exclude each other, there is no such truth, but NO_TRUTH.  ``size`` is then the number of states
        that it takes.
        """
        raise NotImplementedError

    def closure(self, state: int) -> Closure:
        """Return all candidates that follow from the state of a candidate; it is kept."""
        check_within(state, 0, 1457)
        found: Closure | None = self._closures.get(state)
        if found is None:
            self.follow(state)
            found = self._closures[state] = self.all_reached()
        return found

    def size_behind(self, state: int) -> int:
        """Return how many states are behind one that was reached, itself included."""
        raise NotImplementedError

    def reached(self, state: int) -> bool:
        """Return whether the last search reached a state."""
        check_within(state, 0, 2429)
        return self._met[state] == self._search

    def is_sound(self, state: int) -> bool:
        """Return whether a state is known to lead to no contradiction, like something that it follows from."""
        check_within(state, 0, 2429)
        return self.sound[state] != 0

    def all_reached(self) -> Closure:
        """Return all candidates that the last search reached."""
        found = Closure()
        for place in range(self.count):
            state = self._order[place]
            node = state >> 1
            if node < GROUPS:
                if state & 1:
                    found.on[node % 9 + 1] |= bit(node // 9)
                else:
                    found.off[node % 9 + 1] |= bit(node // 9)
        return found

    def told(self, states: tuple[int, ...]) -> tuple[tuple[Implied, ...], tuple[int, ...]]:
        """Return all that is behind some states, each after its causes and near to them, and the states' places."""
        found: list[Implied] = []
        state: int
        for state in states:
            self._check_reached(state)
        self._marking += 1
        pending = list(reversed(states))
        while pending:
            state = pending.pop()
            if self._marks[state] == self._marking:
                continue
            causes = self._causes_of(state)
            behind = []
            cause: int
            for cause in causes:
                if self._marks[cause] == self._marking:
                    behind.append(self._places[cause])
            if len(behind) < len(causes):
                pending.append(state)
                for cause in reversed(causes):
                    if self._marks[cause] != self._marking:
                        pending.append(cause)
                continue
            self._marks[state] = self._marking
            self._places[state] = len(found)
            node: int = state >> 1
            implied = self._digit(node), self._cells(node), state & 1 == 1, tuple(behind), self._truths[state]
            found.append(_new(Implied, implied))
        return tuple(found), tuple([self._places[state] for state in states])

    def _check_reached(self, state: int) -> None:
        """Raise IndexError unless the last search reached a state."""
        if not self.reached(state):
            raise IndexError(f"the last search did not reach the state {state}")

    def _read(self, grid: Grid) -> None:
        for digit in range(1, 10):
            self.digit_cells[digit] = grid.digit_cells[digit]
        for cell in range(81):
            self.cell_digits[cell] = grid.cell_digits[cell]

    def _keep_sound(self) -> None:
        """Keep in mind that the last search came to no contradiction: none will that begins with what it reached."""
        for place in range(self.count):
            self.sound[self._order[place]] = True

    def _digit(self, node: int) -> int:
        """Return the digit of a node."""
        return node % 9 + 1

    def _cells(self, node: int) -> Cells:
        """Return the cells of a node."""
        return bit(node // 9)

    def _causes_of(self, state: int) -> list[int]:
        """Return the states that a state follows from."""
        return [] if self._causes[state] == NO_STATE else [self._causes[state]]

    def _states_of(self, truth: int, state: int) -> list[int]:
        """Return the states that are off of the candidates of a truth, but the one of a state."""
        return [self._listed[place] for place in range(self._list_states_of(truth, state))]

    def _list_states_of(self, truth: int, state: int) -> int:
        """List the states that are off of the candidates of a truth, but the one of a state; return how many."""
        count = 0
        if truth < FIRST_HOUSE:
            for digit in members(self.cell_digits[truth]):
                other = 2 * (truth * 9 + digit - 1)
                if other + 1 != state:
                    self._listed[count] = other
                    count += 1
        else:
            digit = (truth - 54) // 27
            for cell in members(self.digit_cells[digit] & HOUSE[(truth - 54) % 27]):
                other = 2 * (cell * 9 + digit - 1)
                if other + 1 != state:
                    self._listed[count] = other
                    count += 1
        return count
