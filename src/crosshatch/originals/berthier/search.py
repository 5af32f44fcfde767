# cython: language_level=3
"""Trial and error to a depth, and the shortest braids and whips, on one position that is changed and restored.

A hypothesis is a candidate that is placed; what it excludes goes, and each variable with one candidate left places that
one.  All changes are recorded, so that a hypothesis is taken back by restoring what it removed.  The same propagation
serves every rating:

- T&E(k) follows each hypothesis with singles, and with T&E(k-1);
- a braid of length n is a hypothesis that leads to a variable without candidates by n variables in the best order, the
  last one included; a whip is one in which each variable has lost a candidate to the previous placement;
- in g-braids and g-whips a variable may also leave two or three candidates in one crossing of a line and a box, and
  remove the digit from the rest of the other house.

Sets of placements are enumerated depth first.  An entry that was tried is barred from what follows, so each set is
visited once.  A quick relaxation, which takes all entries at once in rounds, shows most searches to be hopeless.
"""

from ...board.c_types import Byte, Short, Word
from ...board.checks import check_within
from ...board.clock import look
from ...board.houses import NO_HOUSE
from ..simple.spots import CROSSED
from .tables import CANDIDATES, FIRST_IN_HOUSE, LINKED, MEMBERS, VARIABLES, VARIABLES_OF

BRAIDS = 0
WHIPS = 1
GROUPED = 2
"""Added to the other two: g-braids and g-whips."""

MOST_LENGTH = 30
"""The maximum length of a chain."""

ACTIONS = CANDIDATES + VARIABLES
"""Placing a candidate; or, from 729 on, using the group of candidates that a variable has left."""

ENTRIES = 8192
SEEN = 1 << 16
PATIENCE = 1 << 15
"""The number of nodes after which a search looks at the clock."""

WORD = 0xFFFFFFFFFFFFFFFF


class Trials:
    """A position, and what trial and error finds out about it.

    ``load`` sets it up; ``depth``, ``rate`` and ``explain`` then continue from singles, and leave it as it was.
    """

    def __init__(self) -> None:
        self.alive: list[Byte] = [0] * CANDIDATES
        self.placed: list[Byte] = [0] * CANDIDATES
        self.true: list[Byte] = [0] * CANDIDATES  # the solution
        self.count: list[Short] = [0] * VARIABLES  # candidates left
        self.total: list[Short] = [0] * VARIABLES  # the sum of their numbers: the number of the last one
        self.removed: list[Short] = [0] * CANDIDATES  # in order
        self.removed_end = 0
        self.removed_at: list[Short] = [0] * CANDIDATES  # its place in that order
        self.order: list[Short] = [0] * 82  # the placements in order
        self.order_end = 0
        self.queue: list[Short] = [0] * 4096  # variables that came to have few candidates
        self.queue_end = 0
        self.broken = False
        self.empty = 0  # the variable without candidates that broke the position
        self.assumed = 0  # hypotheses that hold
        self.kind = BRAIDS
        self.grouped = False
        self.base = 0  # candidates removed before the target of a chain was placed
        self.target = 0
        self.entries: list[Short] = [0] * ENTRIES
        self.entries_end = 0
        self.listed: list[Byte] = [0] * ACTIONS
        self.used: list[Byte] = [0] * VARIABLES  # variables of groups in a chain
        self.path: list[Short] = [0] * (MOST_LENGTH + 2)
        self.path_end = 0
        self.nodes = 0
        self.keys: list[Word] = [0] * ACTIONS
        self.seen: list[Word] = [0] * SEEN
        self.seen_left: list[Byte] = [0] * SEEN
        self.salt: Word = 0
        self.chains: list[tuple[int, ...]] = []
        self.keeps = False
        state: Word = 1
        for action in range(ACTIONS):
            state = state * 6364136223846793005 + 1442695040888963407 & WORD
            self.keys[action] = state ^ state >> 29

    def load(self, line: bytes) -> bool:
        """Place the digits of a line of 81 characters, with all singles that follow; return whether they fit.

        A byte from ``1`` to ``9`` is a digit, any other an empty cell.
        """
        if len(line) != 81:
            raise ValueError("a line has 81 characters")
        self._clear()
        for cell in range(81):
            digit = line[cell] - 49
            if 0 <= digit < 9:
                number = cell * 9 + digit
                if not self.alive[number]:
                    return False
                if not self.placed[number]:
                    self._place(number)
                    if not self._settle():
                        return False
        return True

    def _clear(self) -> None:
        for number in range(CANDIDATES):
            self.alive[number] = 1
            self.placed[number] = 0
            self.true[number] = 0
        for variable in range(VARIABLES):
            self.count[variable] = 9
            self.total[variable] = 0
            self.used[variable] = 0
            for place in range(9):
                self.total[variable] += MEMBERS[variable][place]
        for action in range(ACTIONS):
            self.listed[action] = 0
        self.removed_end = 0
        self.order_end = 0
        self.queue_end = 0
        self.entries_end = 0
        self.path_end = 0
        self.assumed = 0
        self.grouped = False
        self.broken = False
        self.chains = []
        self.keeps = False

    def set_solution(self, line: bytes) -> None:
        """Say which candidates are true, so that they need no trial: a line of 81 digits."""
        if len(line) != 81:
            raise ValueError("a line has 81 characters")
        for cell in range(81):
            digit = line[cell] - 49
            if 0 <= digit < 9:
                self.true[cell * 9 + digit] = 1

    def solved(self) -> bool:
        """Return whether every cell is filled."""
        return self.order_end == 81

    def depth(self, most: int) -> int:
        """Return the least depth of trial and error that solves the position, up to ``most`` (0 to 5); or one more."""
        check_within(most, 0, 5)
        start = self.removed_end
        placed = self.order_end
        depth = 0
        while depth <= most:
            if self.order_end == 81 or (self._reduce(depth, 0) and self.order_end == 81):
                break
            depth += 1
        self._restore(start, placed)
        return depth

    def rate(self, nesting: int, kind: int, first: int, most: int) -> int:
        """Return the least length of chains with which trial and error, ``nesting`` deep (0 to 3), solves the position.

        The length is at least ``first`` and at most ``most`` (up to 30), or one more if that is not enough.
        """
        check_within(nesting, 0, 3)
        check_within(kind, 0, 3)
        check_within(first, 0, MOST_LENGTH)
        check_within(most, 0, MOST_LENGTH)
        start = self.removed_end
        placed = self.order_end
        self.kind = kind
        length = first
        while length <= most:
            if self.order_end == 81 or (self._reduce(nesting, length) and self.order_end == 81):
                break
            length += 1
        self._restore(start, placed)
        return length

    def explain(self, kind: int, most: int) -> list[tuple[int, ...]]:
        """Return the chains, of a length up to ``most`` (0 to 30), that solve the position, shortest first.

        Each is the target, the actions in order, and the variable that has no candidates then.
        """
        check_within(kind, 0, 3)
        check_within(most, 0, MOST_LENGTH)
        start = self.removed_end
        placed = self.order_end
        self.kind = kind
        self.chains = []
        self.keeps = True
        self._use_chains(most)
        self.keeps = False
        self._restore(start, placed)
        return self.chains

    def _restore(self, removed: int, placed: int) -> None:
        """Undo all changes after the first ``removed`` removals and ``placed`` placements."""
        while self.removed_end > removed:
            self.removed_end -= 1
            number = self.removed[self.removed_end]
            self.alive[number] = 1
            for place in range(4):
                variable = VARIABLES_OF[number][place]
                self.count[variable] += 1
                self.total[variable] += number
        while self.order_end > placed:
            self.order_end -= 1
            self.placed[self.order[self.order_end]] = 0
        self.queue_end = 0
        self.broken = False

    def _remove(self, number: int) -> None:
        self.alive[number] = 0
        self.removed_at[number] = self.removed_end
        self.removed[self.removed_end] = number
        self.removed_end += 1
        for place in range(4):
            variable = VARIABLES_OF[number][place]
            left = self.count[variable] - 1
            self.count[variable] = left
            self.total[variable] -= number
            if left < 4:
                if left == 0:
                    if not self.used[variable]:
                        self.broken = True
                        self.empty = variable
                elif left == 1 or self.grouped:
                    self.queue[self.queue_end] = variable
                    self.queue_end += 1

    def _place(self, number: int) -> None:
        self.placed[number] = 1
        self.order[self.order_end] = number
        self.order_end += 1
        for place in range(28):
            other = LINKED[number][place]
            if self.alive[other]:
                self._remove(other)

    def _settle(self) -> bool:
        """Place all singles; return False if that leaves a variable without candidates."""
        first = 0
        while first < self.queue_end and not self.broken:
            variable = self.queue[first]
            first += 1
            if self.count[variable] == 1 and not self.placed[self.total[variable]]:
                self._place(self.total[variable])
        self.queue_end = 0
        fits = not self.broken
        self.broken = False
        return fits

    def _drop(self, number: int) -> bool:
        """Remove a candidate that was refuted, with all singles that follow; return whether the position still fits."""
        self._remove(number)
        return self._settle()

    # Trial and error

    def _reduce(self, nesting: int, length: int) -> bool:
        """Remove all candidates that trial and error refutes; return False if the position contradicts itself.

        Hypotheses are followed with singles, with chains up to a length, and, beyond the first level of nesting, with
        more trial and error.
        """
        if nesting == 0:
            return self._use_chains(length)
        if not self._reduce(nesting - 1, length):
            return False
        number = 0
        left = CANDIDATES
        while left > 0 and self.order_end < 81:
            left -= 1
            if self._is_open(number) and self._is_refuted(number, nesting - 1, length):
                if not self._drop(number) or not self._reduce(nesting - 1, length):
                    return False
                left = CANDIDATES
            number += 1
            if number == CANDIDATES:
                number = 0
        return True

    def _is_open(self, number: int) -> bool:
        """Return whether a candidate may be false: not if it is placed, or in the solution and nothing is assumed."""
        return self.alive[number] == 1 and not self.placed[number] and (self.assumed > 0 or not self.true[number])

    def _is_refuted(self, number: int, nesting: int, length: int) -> bool:
        if nesting > 0 or length > 0:
            look()
        removed = self.removed_end
        placed = self.order_end
        self.assumed += 1
        self._place(number)
        fits = self._settle() and self._reduce(nesting, length)
        self.assumed -= 1
        self._restore(removed, placed)
        return not fits

    # Chains

    def _use_chains(self, most: int) -> bool:
        """Remove all targets of chains up to a length; return False if the position contradicts itself."""
        length = 1
        while length <= most and self.order_end < 81:
            number = 0
            left = CANDIDATES
            while left > 0 and self.order_end < 81:
                left -= 1
                if self._is_open(number) and self._is_target(number, length):
                    if not self._drop(number):
                        return False
                    left = CANDIDATES
                number += 1
                if number == CANDIDATES:
                    number = 0
            length += 1
        return True

    def _is_target(self, number: int, length: int) -> bool:
        """Return whether a chain up to a length refutes a candidate."""
        removed = self.removed_end
        placed = self.order_end
        self.base = removed
        self.target = number
        self.grouped = self.kind >= GROUPED
        self.path_end = 0
        self._place(number)
        found = self.broken
        if not found and length > 1:
            self._list_entries()
            found = self._has_chain(length)
        if found and self.keeps:
            self._keep()
        while self.entries_end > 0:
            self.entries_end -= 1
            self.listed[self.entries[self.entries_end]] = 0
        while self.path_end > 0:
            self.path_end -= 1
            if self.path[self.path_end] >= CANDIDATES:
                self.used[self.path[self.path_end] - CANDIDATES] = 0
        self.grouped = False
        self._restore(removed, placed)
        return found

    def _has_chain(self, length: int) -> bool:
        """Return whether a chain up to a length (at least 2) follows from the target, which has been placed."""
        if not self._can_break(0, length - 1):
            return False
        if self.kind & WHIPS:
            self.salt = self.salt * 6364136223846793005 + 1442695040888963407 & WORD
            for place in range(self.entries_end):
                self.listed[self.entries[place]] = 0
            self.entries_end = 0
            return self._extend_whip(self.target, length - 1, self.salt)
        return self._extend_braid(0, length - 1)

    def _list_entries(self) -> None:
        """Append to the entries what each variable in the queue allows, once."""
        for place in range(self.queue_end):
            self._list_entry(self.queue[place])
        self.queue_end = 0

    def _list_entry(self, variable: int) -> None:
        action = self._action_of(variable)
        if action >= 0 and not self.listed[action]:
            self.listed[action] = 1
            self.entries[self.entries_end] = action
            self.entries_end += 1

    def _action_of(self, variable: int) -> int:
        """Return what a variable allows: placing its last candidate, or using its group; -1 if neither."""
        left = self.count[variable]
        if left == 1:
            if self.used[variable] or self.placed[self.total[variable]]:
                return -1
            return self.total[variable]
        if not self.grouped or variable < FIRST_IN_HOUSE or not 1 < left < 4:
            return -1
        return CANDIDATES + variable if not self.used[variable] and self._crossing(variable) < NO_HOUSE else -1

    def _crossing(self, variable: int) -> int:
        """Return the other house that contains all remaining places of a digit in a house, or NO_HOUSE."""
        spots = 0
        for place in range(9):
            spots |= self.alive[MEMBERS[variable][place]] << place
        return CROSSED[(variable - FIRST_IN_HOUSE) // 9][spots]

    def _act(self, action: int) -> bool:
        """Carry out an entry; return whether it changed anything."""
        removed = self.removed_end
        if action < CANDIDATES:
            self._place(action)
            return True
        variable = action - CANDIDATES
        if self.count[variable] < 2:
            return False
        other = FIRST_IN_HOUSE + self._crossing(variable) * 9 + (variable - FIRST_IN_HOUSE) % 9
        for place in range(9):
            self._leave(MEMBERS[other][place], variable)
        return self.removed_end > removed

    def _leave(self, number: int, variable: int) -> None:
        """Remove a candidate unless it belongs to a variable."""
        if self.alive[number] and not self._belongs(number, variable):
            self._remove(number)

    def _belongs(self, number: int, variable: int) -> bool:
        for place in range(4):
            if VARIABLES_OF[number][place] == variable:
                return True
        return False

    def _can_break(self, first: int, rounds: int) -> bool:
        """Return whether all entries from a place on, taken at once, break the position within some rounds.

        If not, no chain can.
        """
        removed = self.removed_end
        placed = self.order_end
        end = self.entries_end
        place = first
        while rounds > 0 and not self.broken and place < self.entries_end:
            stop = self.entries_end
            while place < stop and not self.broken:
                self._act(self.entries[place])
                place += 1
            rounds -= 1
            if rounds > 0 and not self.broken:
                self._list_entries()
        breaks = self.broken
        self._unlist(end)
        self._restore(removed, placed)
        return breaks

    def _unlist(self, end: int) -> None:
        while self.entries_end > end:
            self.entries_end -= 1
            self.listed[self.entries[self.entries_end]] = 0

    def _extend_braid(self, first: int, left: int) -> bool:
        """Return whether some of the entries from a place on, at most ``left``, break the position."""
        if left > 1 and not self._can_break(first, left):
            return False
        self._count_node()
        removed = self.removed_end
        placed = self.order_end
        end = self.entries_end
        for place in range(first, end):
            if self._enter(self.entries[place]):
                if self.broken:
                    return True
                if left > 1:
                    self._list_entries()
                    if self._extend_braid(place + 1, left - 1):
                        return True
                    self._unlist(end)
            self._leave_entry()
            self._restore(removed, placed)
        return False

    def _enter(self, action: int) -> bool:
        """Carry out an entry as part of the chain; return whether it changed anything."""
        self.path[self.path_end] = action
        self.path_end += 1
        changed = self._act(action)
        if action >= CANDIDATES:
            self.used[action - CANDIDATES] = 1
        return changed

    def _leave_entry(self) -> None:
        self.path_end -= 1
        action = self.path[self.path_end]
        if action >= CANDIDATES:
            self.used[action - CANDIDATES] = 0

    def _count_node(self) -> None:
        self.nodes += 1
        if self.nodes & PATIENCE - 1 == 0:
            look()

    def _extend_whip(self, last: int, left: int, key: Word) -> bool:
        """Return whether a whip goes on from its last action, and ends within ``left`` more."""
        self._count_node()
        self.queue_end = 0
        first = self.entries_end
        self._list_continued(last)
        end = self.entries_end
        for place in range(first, end):
            self.listed[self.entries[place]] = 0
        removed = self.removed_end
        placed = self.order_end
        for place in range(first, end):
            action = self.entries[place]
            if self._enter(action):
                if self.broken:
                    return True
                if left > 1:
                    reached = key + self.keys[action] & WORD
                    is_new = self._is_new(reached ^ self.keys[action] >> 7, left - 1)
                    if is_new and self._extend_whip(action, left - 1, reached):
                        return True
            self._leave_entry()
            self._restore(removed, placed)
        self.entries_end = first
        return False

    def _list_continued(self, last: int) -> None:
        """Append to the entries what each variable allows that an action has taken a candidate from."""
        if last < CANDIDATES:
            for place in range(28):
                self._list_through(LINKED[last][place])
            return
        variable = last - CANDIDATES
        other = FIRST_IN_HOUSE + self._crossing(variable) * 9 + (variable - FIRST_IN_HOUSE) % 9
        for place in range(9):
            number = MEMBERS[other][place]
            if not self._belongs(number, variable):
                self._list_through(number)

    def _list_through(self, number: int) -> None:
        """Add what the variables of a candidate allow, if it was one when the chain began."""
        if not self.alive[number] and self.removed_at[number] >= self.base:
            for place in range(4):
                self._list_entry(VARIABLES_OF[number][place])

    def _is_new(self, key: Word, left: int) -> bool:
        """Return whether no search with ``left`` or more placements to go has met this position, and record it."""
        place = key & SEEN - 1
        if self.seen[place] == key and self.seen_left[place] >= left:
            return False
        self.seen[place] = key
        self.seen_left[place] = left
        return True

    def _keep(self) -> None:
        """Keep the chain that has just been found."""
        actions = []
        for place in range(self.path_end):
            actions.append(self.path[place])
        self.chains.append((self.target, *actions, self.empty))
