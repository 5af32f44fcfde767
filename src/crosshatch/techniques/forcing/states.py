# cython: language_level=3
"""Searches for the consequences of a premise: the states reached, their order, and their causes.

A *state* says that a node is on (true) or off (false).  Its number is twice that of the node, plus one if it is on, so
``state ^ 1`` is the opposite state.  Nodes 0..728 are candidates, followed by groups.  A *truth* is also a number: a
cell (0..80), a digit in a house (``house_truth``), or, from ``DECLARED`` on, a truth that the board declares.  After
these come the sets of guardians that a search is given, one of which is true in each.

There are two such searches: in chains (``implications``), a consequence has one cause, and in nets (``propagation``),
it may have several.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...board.bitset import bit, members
from ...board.c_types import Byte, Cells, Short
from ...board.checks import check_digit, check_given, check_house, check_within
from ...board.grid import Grid
from ...board.houses import MOST_HOUSES

GROUPS = 729
"""The number of the first group; lower numbers are candidates."""

MOST_NODES = 1215
"""The maximum number of nodes: 729 candidates, and 54 groups for each digit."""

FIRST_HOUSE = 81
"""The number of the first truth that is not a cell."""

DECLARED = 657
"""The number of the first truth that the board declares."""

MOST_DECLARED = 64
"""The maximum number of declared truths that a search uses."""

RULES = 721
"""The number of the first rule about several cells; nets give it like a truth."""

LARGEST = 81
"""The maximum number of candidates of a truth."""

NO_TRUTH = -1
"""The truth of a premise, and of a state that is off because another node excludes it."""

NO_STATE = -1
"""No state: the cause of a premise; as a goal, it stands for a contradiction."""


_new = tuple.__new__  # like the constructor of the named tuple but faster, as a case has many of them


class Implied(NamedTuple):
    """A node that is on or off, the positions of its causes in the same list, and the truth that turns it on.

    A node is a digit in one or more cells, usually one.  A premise has no causes.  A node that is off has one cause,
    which excludes it, and NO_TRUTH; in nets, it may also have several causes and a truth or a rule.  A node
    that is on is the last one of its truth; the others are off.
    """

    digit: int
    cells: int
    on: bool
    causes: tuple[int, ...]
    truth: int


def check_guardians(guardians: Sequence[int]) -> None:
    """Raise an error unless these are the numbers of candidates, and not too many."""
    check_within(len(guardians), 1, LARGEST)
    candidate: int
    for candidate in guardians:
        check_within(candidate, 0, 728)


def house_truth(digit: int, house: int) -> int:
    """Return the number of the truth that a house (0..62) contains a digit (1..9)."""
    check_digit(digit)
    check_house(house)
    return 17 + digit * MOST_HOUSES + house


def declared_truths(grid: Grid) -> list[list[int]]:
    """Return, for each truth that the board declares, its candidates (0..728); none if it is satisfied or too large."""
    found: list[list[int]] = []
    for truth in grid.board.truths if grid.tables.has_rules else ():
        satisfied = len(truth.candidates) > LARGEST or len(found) >= MOST_DECLARED
        left: list[int] = []
        for each in truth.candidates:
            if grid.value(each.cell) == each.digit:
                satisfied = True
            elif grid.digits_of(each.cell) >> each.digit & 1:
                left.append(each.index)
        found.append([] if satisfied else left)
    return found


class Closure:
    """The consequences of a state: for each digit (index 0 is unused), the cells where it is on and where it is off."""

    on: list[Cells]
    off: list[Cells]

    def __init__(self) -> None:
        self.on = [0] * 10
        self.off = [0] * 10


class StateSearch:
    """A breadth-first search for the consequences of a premise in a grid, with the states that the last one reached.

    Chains and nets both have ``follow``, ``contradiction`` and ``argue``.  They are declared here so that compiled code
    can call them for either kind.  ``declared`` are the ``declared_truths`` of the grid, followed by ``guarded``: sets
    of candidates (0..728), one of which is true.  ``first_guarded`` is the number of the first of them as a truth.
    """

    digit_cells: list[Cells]
    cell_digits: list[int]

    def __init__(self, grid: Grid, guarded: Sequence[Sequence[int]] = ()) -> None:
        check_given(grid)
        self.digit_cells = [0] * 10
        self.cell_digits = [0] * 81
        self._order: list[Short] = [0] * (2 * MOST_NODES)
        self._met = [0] * (2 * MOST_NODES)
        self._causes: list[Short] = [0] * (2 * MOST_NODES)
        self._truths: list[Short] = [0] * (2 * MOST_NODES)
        self._marks = [0] * (2 * MOST_NODES)
        self._places: list[Short] = [0] * (2 * MOST_NODES)  # the positions of the marked states in the result
        self._listed = [0] * 81
        self.sound: list[Byte] = [0] * (2 * MOST_NODES)  # whether a state is known to lead to no contradiction
        self.tables = grid.tables
        self.declared = declared_truths(grid)
        self.first_guarded = DECLARED + len(self.declared)
        for guardians in guarded:
            self._guard(guardians)
        self._read(grid)
        # The states in order; for each state, the number of the search, its cause (the last of several) and its truth.
        self.count = 0
        self.size = 0
        self._search = 1  # nothing is reached yet
        self._marking = 0
        self._closures: dict[int, Closure] = {}  # by state

    def _guard(self, guardians: Sequence[int]) -> None:
        """Add a set of guardians to the truths, if there is room."""
        check_guardians(guardians)
        if len(self.declared) < MOST_DECLARED:
            self.declared.append([*guardians])

    def follow(self, premise: int) -> None:
        """Search the consequences of a state, breadth first; the result is valid until the next search."""
        raise NotImplementedError

    def contradiction(self, premise: int) -> int:
        """Return the number of states in the smallest contradiction that a state leads to; 0 if there is none."""
        raise NotImplementedError

    def argue(self, premise: int, goal: int) -> tuple[int, ...]:
        """Find a short argument from a state to a goal: another state, or NO_STATE for a contradiction.

        Return the truth that has no candidates left, and the states that rule them out.  If the goal is a state, or if
        two states exclude each other, the truth is NO_TRUTH.  Afterwards, ``size`` is the number of states needed.
        """
        raise NotImplementedError

    def closure(self, state: int) -> Closure:
        """Return all candidates that follow from the state of a candidate; the result is cached."""
        check_within(state, 0, 1457)
        found: Closure | None = self._closures.get(state)
        if found is None:
            self.follow(state)
            found = self._closures[state] = self.all_reached()
        return found

    def size_behind(self, state: int) -> int:
        """Return the number of states on which a reached state depends, including itself."""
        raise NotImplementedError

    def reached(self, state: int) -> bool:
        """Return whether the last search reached a state."""
        check_within(state, 0, 2429)
        return self._met[state] == self._search

    def is_sound(self, state: int) -> bool:
        """Return whether a state is known to be free of contradictions, because a state that implies it is."""
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
        """Return all that the states depend on, each soon after its causes, and the positions of the states."""
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
        """Raise IndexError if the last search did not reach the state."""
        if not self.reached(state):
            raise IndexError(f"the last search did not reach the state {state}")

    def _read(self, grid: Grid) -> None:
        for digit in range(1, 10):
            self.digit_cells[digit] = grid.digit_cells[digit]
        for cell in range(81):
            self.cell_digits[cell] = grid.cell_digits[cell]

    def _keep_sound(self) -> None:
        """Record that the last search found no contradiction, so none follows from the states that it reached."""
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
        """Return the states in which the candidates of a truth are off, except the candidate of the given state."""
        return [self._listed[place] for place in range(self._list_states_of(truth, state))]

    def _list_states_of(self, truth: int, state: int) -> int:
        """List the states in which the other candidates of a truth are off; return their number."""
        count = 0
        if truth < FIRST_HOUSE:
            for digit in members(self.cell_digits[truth]):
                other = 2 * (truth * 9 + digit - 1)
                if other + 1 != state:
                    self._listed[count] = other
                    count += 1
        elif truth >= DECLARED:
            candidate: int
            for candidate in self.declared[truth - DECLARED]:
                other = 2 * candidate
                if other + 1 != state:
                    self._listed[count] = other
                    count += 1
        else:
            digit = (truth - 17) // MOST_HOUSES
            for cell in members(self.digit_cells[digit] & self.tables.house[(truth - 17) % MOST_HOUSES]):
                other = 2 * (cell * 9 + digit - 1)
                if other + 1 != state:
                    self._listed[count] = other
                    count += 1
        return count
