# cython: language_level=3
"""Sudoku Explainer's simplest chains and cycles, in which each state follows from a single other one.

The search has three passes: within one digit (X), through cells with two candidates (Y), and with links of both kinds
(XY).  It is breadth first from each candidate.  A chain ends when it contradicts its start, and a cycle when it returns
to it.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Byte, Cells, Long, Short, c_only
from ...board.checks import check_within
from ...board.houses import PEERS
from .kinds import CELL, OTHERS, START, XY, X, Y
from .links import Links
from .position import Position
from .rating import difficulty
from .reach import Reach
from .starts import Starts

NONE = -1


X_CYCLE = 6.5
X_CHAIN = 6.6
Y_CYCLE = 6.5
MIXED = 7.0
"""The lowest rating of each kind."""

MOST_NODES = 1460
"""A number greater than the number of states (candidates on and off)."""


class UnaryHint:
    """A chain or a cycle.

    ``states`` are its states from the end back to the start, and ``causes`` their reasons.  ``removed`` are the
    candidates that it removes, in order; ``places`` says whether it proves that the start is on.  ``created`` is its
    number among all hints found in the search.  All three are the characters with these numbers: a search stores very
    many hints, and a string, unlike a list, costs the garbage collector nothing.
    """

    def __init__(self, rating: float, kind: int, created: int, is_cycle: bool) -> None:
        check_within(kind, 0, 7)
        check_within(created, 0, 1_000_000_000)
        self.rating = rating
        self.complexity = 0
        self.kind = kind
        self.created = created
        self.is_cycle = is_cycle
        self.places = False
        self.states = ""
        self.causes = ""
        self.removed = ""

    def __lt__(self, other: "UnaryHint") -> bool:
        if self.rating != other.rating:
            return self.rating < other.rating
        if self.complexity != other.complexity:
            return self.complexity < other.complexity
        if self.kind != other.kind:
            return self.kind < other.kind
        return self.created < other.created


class UnarySearch:
    """The chains and cycles of a position."""

    def __init__(self) -> None:
        self.implications: Long = 0  # the number of states followed so far, without those of the last start
        self._links = Links()
        self._starts = Starts()
        self.reach: Reach = self._starts.reach  # of the position, unless it has few links that a barren one has not
        self._kind = 0
        self._chain_base = 0.0  # the rating of the shortest chains of a pass, and of its shortest cycles
        self._cycle_base = 0.0
        self._longest_chain = 0  # the maximum lengths of those that precede the best
        self._longest_cycle = 0
        self._search = 0
        self._met = [0] * 729  # for each candidate, the last search in which it was on
        self._seen_off: list[Cells] = [0] * 10
        self._back: list[Cells] = [0] * 10  # the candidates that turn on the start of a cycle
        self._count = 0
        self._states: list[Short] = [0] * MOST_NODES
        self._causes: list[Byte] = [0] * MOST_NODES
        self._parents: list[Short] = [0] * MOST_NODES
        self._depths: list[Short] = [0] * MOST_NODES
        self._nested = False
        self._created = 0
        self._slots: dict[int, UnaryHint] = {}  # the best hint for each effect, or under NONE if only one is wanted
        self._cycles: list[UnaryHint] = []
        self._removed: list[Cells] = [0] * 10
        self._seen_by_on: list[Cells] = [0] * 10
        self._seen_by_off: list[Cells] = [0] * 10

    def load(self, position: Position, barren: Position | None = None) -> None:
        """Take a position.

        ``barren`` is a position with all these candidates and perhaps more, known to have no chain and no cycle.
        """
        self._links.load(position, barren)
        self._starts.choose(self._links)

    @c_only
    def has_nothing(self) -> bool:
        """Return whether there is no chain and no cycle."""
        return self._starts.lead_nowhere()

    def first(self) -> UnaryHint | None:
        """Return the first hint, which has the lowest rating; None if there is none."""
        self._pass_all(False)
        return self._slots.get(NONE)

    def all(self) -> list[UnaryHint]:
        """Return the hints in the order of their ratings, but only the first of those with the same effect."""
        self._pass_all(True)
        hints = [*self._slots.values(), *self._cycles]
        hints.sort()
        first: dict[str, UnaryHint] = {}
        for hint in hints:
            first.setdefault(hint.removed, hint)
        return list(first.values())

    def _pass_all(self, nested: bool) -> None:
        self._nested = nested
        self._created = 0
        self._slots = {}
        self._cycles = []
        if self.has_nothing():
            return
        if self._links.may_have(X):
            self._pass(X)
        if self._links.may_have(Y):
            self._pass(Y)
        best: UnaryHint | None = self._slots.get(NONE)
        if (best is None or best.rating >= MIXED) and self._links.may_have(XY):
            self._pass(XY)

    def _pass(self, kind: int) -> None:
        self._kind = kind
        self._chain_base = X_CHAIN if kind == X else MIXED
        self._cycle_base = MIXED if kind == XY else Y_CYCLE if kind == Y else X_CYCLE
        self._limit()
        self._links.take(kind)
        starts = self._starts
        for cell in members(starts.cells()):
            digits = self._links.position.cell_digits[cell]
            if digits & (digits - 1) == 0:
                continue
            for digit in members(digits):
                forced = self._links.forcing[digit] & bit(cell) != 0
                if forced and starts.cycle[digit] & bit(cell):
                    self._find_cycles(cell * 9 + digit - 1)
                if kind != Y:
                    if starts.on[digit] & bit(cell):
                        self._find_chain(cell * 9 + digit - 1, True)
                    if forced and starts.off[digit] & bit(cell):
                        self._find_chain(cell * 9 + digit - 1, False)

    def _begin(self, state: int) -> None:
        self.implications += self._count
        self._search += 1
        for digit in range(1, 10):
            self._seen_off[digit] = 0
            self._back[digit] = 0
        self._count = 0
        self._add(state, START, NONE)

    def _add(self, state: int, cause: int, parent: int) -> None:
        if state & 1:
            self._met[state >> 1] = self._search
        else:
            self._seen_off[(state >> 1) % 9 + 1] |= bit(state // 18)
        self._states[self._count] = state
        self._causes[self._count] = cause
        self._parents[self._count] = parent
        self._depths[self._count] = 0 if parent == NONE else self._depths[parent] + 1
        self._count += 1

    def _find_chain(self, start: int, on: bool) -> None:
        """Find the chain from a candidate (on or off) to its opposite."""
        self._begin(2 * start + on)
        done = 0
        while done < self._count and self._depths[done] + 2 <= self._longest_chain:
            state = self._states[done]
            if state & 1:
                if on and done and self._excludes(state >> 1, start):
                    self._add(2 * start, self._cause_of(state >> 1, start), done)
                    self._note_chain(start, False)
                    return
                self._exclude(done)
            elif self._force(done, NONE if on else start):
                self._note_chain(start, True)
                return
            done += 1

    def _excludes(self, one: int, other: int) -> bool:
        """Return whether two candidates exclude each other in this pass."""
        if one % 9 == other % 9:
            return PEERS[one // 9] & bit(other // 9) != 0
        return self._kind != X and one // 9 == other // 9

    def _cause_of(self, one: int, other: int) -> int:
        """Return why a candidate excludes another."""
        if one // 9 == other // 9:
            return CELL
        cause = CELL + 1
        while OTHERS[one // 9 * 3 + cause - 2] & bit(other // 9) == 0:
            cause += 1
        return cause

    def _exclude(self, node: int) -> None:
        """Turn off the candidates that a node excludes, if this has consequences; record cycles back to the start."""
        candidate = self._states[node] >> 1
        cell = candidate // 9
        digit = candidate % 9 + 1
        if self._kind != X:
            for other in members(self._links.position.cell_digits[cell] & ~(1 << digit)):
                if self._links.forcing[other] & (~self._seen_off[other] | self._back[other]) & bit(cell):
                    self._turn_off(cell * 9 + other - 1, CELL, node)
        left = self._links.forcing[digit] & (~self._seen_off[digit] | self._back[digit]) & PEERS[cell]
        if left:
            for part in range(3):
                for peer in members(left & OTHERS[3 * cell + part]):
                    self._turn_off(peer * 9 + digit - 1, CELL + 1 + part, node)

    def _turn_off(self, candidate: int, cause: int, node: int) -> None:
        """Turn off a candidate because of a node; record a cycle if this turns on the start."""
        cells = bit(candidate // 9)
        if self._back[candidate % 9 + 1] & cells and not self._is_behind(node, 2 * candidate):
            self._note_cycle(candidate, cause, node)
        if self._seen_off[candidate % 9 + 1] & cells == 0:
            self._add(2 * candidate, cause, node)

    def _force(self, node: int, goal: int) -> bool:
        """Turn on the last candidates that a node which is off leaves; return whether the goal is one of them."""
        candidate = self._states[node] >> 1
        for link in range(self._links.first_link, self._links.last_link + 1):
            other = self._links.partners[4 * candidate + link]
            if other != NONE:
                if other == goal:
                    self._add(2 * other + 1, CELL + link, node)
                    return True
                if self._met[other] != self._search:
                    self._add(2 * other + 1, CELL + link, node)
        return False

    def _force_back(self, node: int, start: int) -> None:
        """Turn on the last candidates that a node which is off leaves, if they may lead back to the start."""
        candidate = self._states[node] >> 1
        for link in range(self._links.first_link, self._links.last_link + 1):
            other = self._links.partners[4 * candidate + link]
            if other == NONE or self._met[other] == self._search:
                continue
            if self._starts.may_lead_back(other, start):
                self._add(2 * other + 1, CELL + link, node)

    def _find_cycles(self, start: int) -> None:
        """Find the cycles from a candidate that is on."""
        self._begin(2 * start + 1)
        self._exclude(0)
        for link in range(self._links.first_link, self._links.last_link + 1):
            other = self._links.partners[4 * start + link]
            if other != NONE:
                self._back[other % 9 + 1] |= bit(other // 9)
        done = 1
        while done < self._count and self._depths[done] + 2 <= self._longest_cycle:
            if self._states[done] & 1:
                self._exclude(done)
            else:
                self._force_back(done, start)
            done += 1

    def _is_behind(self, node: int, state: int) -> bool:
        """Return whether a node depends on a state."""
        while node != NONE:
            if self._states[node] == state:
                return True
            node = self._parents[node]
        return False

    def _note_chain(self, start: int, on: bool) -> None:
        """Record the chain that ends in the last node."""
        self._created += 1
        complexity = self._depths[self._count - 1] + 1
        rating = difficulty(self._chain_base, complexity)
        slot = 2 * start if self._nested else NONE
        if on and self._nested:
            others = self._links.position.cell_digits[start // 9] & ~(1 << start % 9 + 1)
            slot = 2 * start + 1 if others & (others - 1) else 2 * (start // 9 * 9 + lowest(others) - 1)
        if not self._is_better(slot, rating, complexity):
            return
        hint = UnaryHint(rating, self._kind, self._created, False)
        hint.complexity = complexity
        hint.places = on
        self._list_path(hint, self._count - 1)
        if on:
            for digit in members(self._links.position.cell_digits[start // 9] & ~(1 << start % 9 + 1)):
                hint.removed += chr(start // 9 * 9 + digit - 1)
        else:
            hint.removed = chr(start)
        self._slots[slot] = hint
        self._limit()

    def _note_cycle(self, candidate: int, cause: int, node: int) -> None:
        """Record the cycle through a node, a candidate that it turns off, and the start, if it removes anything."""
        self._created += 1
        complexity = self._depths[node] + 2
        rating = difficulty(self._cycle_base, complexity)
        if not self._is_better(NONE, rating, complexity) or not self._removes(candidate, node):
            return
        hint = UnaryHint(rating, self._kind, self._created, True)
        hint.complexity = complexity
        link = self._links.first_link
        start = self._states[0] >> 1
        while self._links.partners[4 * candidate + link] != start:
            link += 1
        hint.states = chr(self._states[0]) + chr(2 * candidate)
        hint.causes = chr(CELL + link) + chr(cause)
        self._list_path(hint, node)
        self._list_removed(hint)
        if self._nested:
            self._cycles.append(hint)
        else:
            self._slots[NONE] = hint
            self._limit()

    def _limit(self) -> None:
        """Set the maximum lengths of chains and cycles that precede the best one, if only one is wanted."""
        self._longest_chain = self._longest(self._chain_base)
        self._longest_cycle = self._longest(self._cycle_base)

    def _longest(self, base: float) -> int:
        best: UnaryHint | None = self._slots.get(NONE)
        if best is None:
            return MOST_NODES
        complexity = best.complexity
        while complexity > 3 and not self._is_better(NONE, difficulty(base, complexity), complexity):
            complexity -= 1
        while self._is_better(NONE, difficulty(base, complexity + 1), complexity + 1):
            complexity += 1
        return complexity

    def _removes(self, candidate: int, node: int) -> bool:
        """Find the candidates that a cycle removes; return whether there are any."""
        on_digits = 0
        off_digits = 1 << candidate % 9 + 1
        cells = bit(candidate // 9)
        for digit in range(1, 10):
            self._seen_by_on[digit] = 0
            self._seen_by_off[digit] = 0
        self._seen_by_off[candidate % 9 + 1] = PEERS[candidate // 9]
        while node != NONE:
            each = self._states[node] >> 1
            cells |= bit(each // 9)
            if self._states[node] & 1:
                on_digits |= 1 << each % 9 + 1
                self._seen_by_on[each % 9 + 1] |= PEERS[each // 9]
            else:
                off_digits |= 1 << each % 9 + 1
                self._seen_by_off[each % 9 + 1] |= PEERS[each // 9]
            node = self._parents[node]
        found = False
        for digit in range(1, 10):
            self._removed[digit] = 0
            if on_digits & off_digits & 1 << digit:
                seen = self._seen_by_on[digit] & self._seen_by_off[digit]
                self._removed[digit] = self._links.position.digit_cells[digit] & seen & ~cells
                if self._removed[digit]:
                    found = True
        return found

    def _list_path(self, hint: UnaryHint, node: int) -> None:
        while node != NONE:
            hint.states += chr(self._states[node])
            hint.causes += chr(self._causes[node])
            node = self._parents[node]

    def _list_removed(self, hint: UnaryHint) -> None:
        """List the candidates that a cycle removes, by cell and digit."""
        cells: Cells = 0
        for digit in range(1, 10):
            cells |= self._removed[digit]
        for cell in members(cells):
            for digit in range(1, 10):
                if self._removed[digit] & bit(cell):
                    hint.removed += chr(cell * 9 + digit - 1)

    def _is_better(self, slot: int, rating: float, complexity: int) -> bool:
        """Return whether a hint comes before the best so far."""
        kept: UnaryHint | None = self._slots.get(slot)
        if kept is None or rating != kept.rating:
            return kept is None or rating < kept.rating
        if complexity != kept.complexity:
            return complexity < kept.complexity
        return self._kind < kept.kind
