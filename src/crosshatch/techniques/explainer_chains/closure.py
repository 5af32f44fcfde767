# cython: language_level=3
"""All that follows from one assumption, in the order in which Sudoku Explainer finds it, each with its parents.

A *node* is a state (``kinds``) that was reached, by its place in the closure.  Its parents always come before it.
"""

from ...board.bitset import bit
from ...board.c_types import Byte, Cells, Short, c_only
from ...board.checks import check_within
from ...board.houses import NO_HOUSE
from .kinds import ADVANCED, WITH_PATTERNS

NO_NODE = -1

MOST_NODES = 832
"""More nodes than a closure has: 729 are off at most, and one more contradicts.

Of those that are on, all but the last four have been followed without a contradiction, so that no two share a cell.
"""

MOST_PARENTS = 1536
"""More than the parents of all nodes: each of 729 that are off has one, each of 85 that are on has eight at most."""

MOST_OFF = 729
"""How many nodes are off at most, and how many a deduction rests on."""


class Deduction:
    """What was deduced in a closure where no single followed any more: a pattern, or a chain within the chain.

    ``rule`` says what kind it is.  It ``rests_on`` nodes that are off, its parents.  ``reached`` counts the nodes that
    were there when it was made.  A pattern has ``digits`` (a bit for each), a ``house`` or two (``other_house``), and
    ``cells``.  A chain has a ``hint`` of a ``search`` at a ``level``, its ``complexity``, and a ``key``, which equal
    chains share.
    """

    def __init__(self, rule: int, reached: int) -> None:
        check_within(rule, 1, 5)
        check_within(reached, 0, MOST_NODES)
        self.rule = rule
        self.reached = reached
        self.digits = 0
        self.house = NO_HOUSE
        self.other_house = NO_HOUSE
        self.cells: Cells = 0
        self.hint: object = None
        self.search = 0
        self.level = 0
        self.complexity = 0
        self.key: object = None
        self.parent_count = 0
        self.rests_on: list[Short] = [0] * MOST_OFF

    @c_only
    def add_parent(self, node: int) -> None:
        """Add a node to the parents, if it is not among them."""
        for index in range(self.parent_count):
            if self.rests_on[index] == node:
                return
        self.rests_on[self.parent_count] = node
        self.parent_count += 1

    def parent(self, index: int) -> int:
        """Return a parent by its place."""
        check_within(index, 0, self.parent_count - 1)
        return self.rests_on[index]


class Closure:
    """The nodes that follow from an assumption, in order.

    ``on`` and ``off`` are for each digit the cells where it is on, and where it is off.  Where the closure ends in a
    contradiction, its last node, which is not in these sets, contradicts the node ``clash``.
    """

    on: list[Cells]
    off: list[Cells]

    def __init__(self) -> None:
        self.count = 0
        self.clash = NO_NODE
        self.states: list[Short] = [0] * MOST_NODES
        self.causes: list[Byte] = [0] * MOST_NODES
        # Of each node the place of its first parent, or of its deduction; and behind the last.
        self.first: list[Short] = [0] * (MOST_NODES + 1)
        self.parents: list[Short] = [0] * MOST_PARENTS
        self.sizes: list[Short] = [0] * MOST_NODES  # of each node how many are behind it, 0 where that is not known
        self._marks: list[Byte] = [0] * MOST_NODES
        self.listing: list[Short] = [0] * MOST_NODES
        self.on = [0] * 10
        self.off = [0] * 10
        self.deductions: list[Deduction] = []
        self.level = 0
        self.plain_count = NO_NODE  # of the nodes at the end of level 1
        self.plain_deductions = 0

    @c_only
    def begin(self) -> None:
        """Forget everything."""
        self.count = 0
        self.clash = NO_NODE
        self.level = 0
        self.plain_count = NO_NODE
        self.first[0] = 0
        if self.deductions:
            self.deductions = []
        for digit in range(1, 10):
            self.on[digit] = 0
            self.off[digit] = 0

    @c_only
    def copy(self, other: "Closure") -> None:
        """Take what another closure has by singles, all that it has."""
        self.begin()
        self.count = other.count
        self.clash = other.clash
        for node in range(other.count):
            self.states[node] = other.states[node]
            self.causes[node] = other.causes[node]
            self.sizes[node] = other.sizes[node]
            self.first[node + 1] = other.first[node + 1]
        for place in range(self.first[self.count]):
            self.parents[place] = other.parents[place]
        for digit in range(1, 10):
            self.on[digit] = other.on[digit]
            self.off[digit] = other.off[digit]

    @c_only
    def cut(self) -> None:
        """Forget what followed after level 1, which it has reached."""
        if self.count > self.plain_count:
            if self.clash != NO_NODE:
                self.count -= 1
                self.clash = NO_NODE
            for node in range(self.plain_count, self.count):
                candidate = self.states[node] >> 1
                if self.states[node] & 1:
                    self.on[candidate % 9 + 1] &= ~bit(candidate // 9)
                else:
                    self.off[candidate % 9 + 1] &= ~bit(candidate // 9)
            self.count = self.plain_count
            del self.deductions[self.plain_deductions :]
        self.level = WITH_PATTERNS

    @c_only
    def find(self, state: int) -> int:
        """Return the node of a state, NO_NODE where it was not reached."""
        for node in range(self.count):
            if self.states[node] == state:
                return node
        return NO_NODE

    @c_only
    def size(self, node: int) -> int:
        """Return how many nodes are behind one, itself included."""
        if self.sizes[node] == 0:
            self.sizes[node] = self._mark(node)
        return self.sizes[node]

    def _mark(self, last: int) -> int:
        """Mark the nodes behind one, itself included, and return how many they are.

        The one that contradicts may be the same state as an earlier node, which does not count beside it.
        """
        for node in range(last):
            self._marks[node] = 0
        self._marks[last] = 1
        count = 0
        state = self.states[last]
        for node in range(last, -1, -1):
            if self._marks[node]:
                if self.states[node] == state and node != last:
                    self._marks[node] = 0
                    continue
                count += 1
                if self.causes[node] == ADVANCED:
                    self._mark_parents(self.deductions[self.parents[self.first[node]]])
                else:
                    for place in range(self.first[node], self.first[node + 1]):
                        self._marks[self.parents[place]] = 1
        return count

    def _mark_parents(self, deduction: Deduction) -> None:
        for index in range(deduction.parent_count):
            self._marks[deduction.rests_on[index]] = 1

    def state(self, node: int) -> int:
        """Return the state of a node."""
        check_within(node, 0, self.count - 1)
        return self.states[node]

    def cause(self, node: int) -> int:
        """Return why a node follows."""
        check_within(node, 0, self.count - 1)
        return self.causes[node]

    def behind(self, node: int) -> list[int]:
        """Return the nodes behind one, itself first."""
        check_within(node, 0, self.count - 1)
        return [self.listing[place] for place in range(self.list_behind(node))]

    def deduction_of(self, node: int) -> Deduction:
        """Return the deduction by which a node follows whose cause is ADVANCED."""
        check_within(node, 0, self.count - 1)
        if self.causes[node] != ADVANCED:
            raise ValueError("the node follows by a single, not by a deduction")
        return self.deductions[self.parents[self.first[node]]]

    def parents_of(self, node: int) -> list[int]:
        """Return the parents of a node that follows by a single."""
        check_within(node, 0, self.count - 1)
        if self.causes[node] == ADVANCED:
            raise ValueError("the node follows by a deduction, not by a single")
        return [self.parents[place] for place in range(self.first[node], self.first[node + 1])]

    @c_only
    def add_chains(self, last: int, chains: dict[object, int]) -> None:
        """Add the chains behind a node to others: for the key of each its complexity."""
        self._mark(last)
        for node in range(last + 1):
            if self._marks[node] and self.causes[node] == ADVANCED:
                deduction: Deduction = self.deductions[self.parents[self.first[node]]]
                if deduction.complexity:
                    chains[deduction.key] = deduction.complexity

    @c_only
    def list_behind(self, last: int) -> int:
        """List the nodes behind one breadth first, itself first, and return how many they are."""
        for node in range(self.count):
            self._marks[node] = 0
        self._marks[last] = 1
        self.listing[0] = last
        state = self.states[last]
        count = 1
        done = 0
        while done < count:
            node = self.listing[done]
            done += 1
            deduction: Deduction | None = (
                self.deductions[self.parents[self.first[node]]] if self.causes[node] == ADVANCED else None
            )
            parents = self.first[node + 1] - self.first[node] if deduction is None else deduction.parent_count
            for index in range(parents):
                place = self.parents[self.first[node] + index] if deduction is None else deduction.rests_on[index]
                if not self._marks[place] and self.states[place] != state:
                    self._marks[place] = 1
                    self.listing[count] = place
                    count += 1
        return count
