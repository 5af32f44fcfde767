# cython: language_level=3
"""The common consequences of several branches, and the best hint for each conclusion."""

from ...board.bitset import bit, lowest
from ...board.c_types import Cells, c_only
from ...board.checks import check_given, check_within
from .closure import Closure
from .position import Position

NO_NODE = -1


class ForcingHint:
    """A chain with branches.

    ``conclusion`` is the state that it proves.  ``anchor`` is its start: a candidate for a contradiction or a double
    chain, otherwise a cell, or a digit in a house (``house * 9 + digit - 1``).  ``created`` is its number among all
    hints found in the search.
    """

    def __init__(self, kind: int, conclusion: int, anchor: int, complexity: int, created: int) -> None:
        check_within(kind, 1, 7)
        check_within(conclusion, 0, 1457)
        check_within(anchor, 0, 728)
        check_within(complexity, 0, 1_000_000_000)
        check_within(created, 0, 1_000_000_000)
        self.kind = kind
        self.conclusion = conclusion
        self.anchor = anchor
        self.complexity = complexity
        self.created = created

    def order(self) -> tuple[int, int, int]:
        """Return the sort key of hints."""
        return self.complexity, self.kind, self.created


class Comparison:
    """The branches that are compared, and the best hint for each effect.

    ``branches`` are at most nine closures, and ``targets`` has the node in each that proves the conclusion.  For
    ``nested`` hints, one hint is kept for each effect, otherwise only one overall.
    """

    def __init__(self, source: Position) -> None:
        check_given(source)
        self._source = source
        self.branches: list[Closure | None] = [None] * 9
        self.targets = [0] * 9
        self._common_on: list[Cells] = [0] * 10
        self._common_off: list[Cells] = [0] * 10
        self._nested = False
        self._created = 0
        self._complexities = [0] * 1458  # of the best hint for each effect
        self._kinds = [0] * 1458
        self._hints: list[ForcingHint | None] = [None] * 1458
        self._slots: list[int] = []

    @c_only
    def begin(self, nested: bool) -> None:
        """Forget all hints."""
        self._nested = nested
        self._created = 0
        for index in range(len(self._slots)):
            self._complexities[self._slots[index]] = 0
        self._slots = []

    @c_only
    def first(self) -> ForcingHint | None:
        """Return the hint, if only one is kept overall; None if there is none."""
        return self._hints[0] if self._slots else None

    @c_only
    def all(self) -> list[ForcingHint]:
        """Return the hints in the order of their complexity."""
        hints = [self._hints[slot] for slot in self._slots]
        hints.sort(key=ForcingHint.order)  # type: ignore[arg-type]
        return hints  # type: ignore[return-value]

    @c_only
    def take_contradiction(self, closure: Closure) -> int:
        """Set the targets to the two nodes of a closure that contradict each other; return their number."""
        self.branches[0] = closure
        self.targets[0] = closure.clash
        self.branches[1] = closure
        self.targets[1] = closure.count - 1
        return 2

    @c_only
    def find(self, state: int, count: int) -> None:
        """Set the targets to the nodes of a state in each branch; NO_NODE if a branch does not have it."""
        for index in range(count):
            closure: Closure = self.branches[index]  # type: ignore[assignment]
            self.targets[index] = closure.find(state)

    @c_only
    def any_clash(self, count: int) -> bool:
        """Return whether any of some branches leads to a contradiction."""
        for index in range(count):
            closure: Closure = self.branches[index]  # type: ignore[assignment]
            if closure.clash != NO_NODE:
                return True
        return False

    @c_only
    def offer_common(self, count: int, kind: int, anchor: int) -> None:
        """Offer hints for all states that the branches share."""
        if not self._find_common(count):
            return
        first: Closure = self.branches[0]  # type: ignore[assignment]
        for on in range(1, -1, -1):
            for node in range(first.count):
                state = first.states[node]
                if state & 1 == on and self._is_common(state):
                    self.find(state, count)
                    self.offer(count, kind, state, anchor)

    def _is_common(self, state: int) -> bool:
        candidate = state >> 1
        cells = self._common_on[candidate % 9 + 1] if state & 1 else self._common_off[candidate % 9 + 1]
        return cells & bit(candidate // 9) != 0

    def _find_common(self, count: int) -> bool:
        """Find the states that the branches share; return whether there are any."""
        closure: Closure = self.branches[0]  # type: ignore[assignment]
        for digit in range(1, 10):
            self._common_on[digit] = closure.on[digit]
            self._common_off[digit] = closure.off[digit]
        left = True
        for index in range(1, count):
            closure = self.branches[index]  # type: ignore[assignment]
            left = False
            for digit in range(1, 10):
                self._common_on[digit] &= closure.on[digit]
                self._common_off[digit] &= closure.off[digit]
                if self._common_on[digit] or self._common_off[digit]:
                    left = True
            if not left:
                return False
        return left

    @c_only
    def offer(self, count: int, kind: int, conclusion: int, anchor: int) -> None:
        """Keep a hint with the present targets, if it is better than the one kept for the same effect."""
        self._created += 1
        slot = self._slot(conclusion)
        if slot < 0:
            return
        limit = self._complexities[slot]
        complexity = 0
        deduced = False
        for index in range(count):
            closure: Closure = self.branches[index]  # type: ignore[assignment]
            complexity += closure.size(self.targets[index])
            if limit and complexity > limit:
                return
            if closure.deductions:
                deduced = True
        if deduced:
            complexity += self._nested_complexity(count)
        if limit and (complexity > limit or (complexity == limit and kind >= self._kinds[slot])):
            return
        if not limit:
            self._slots.append(slot)
        self._complexities[slot] = complexity
        self._kinds[slot] = kind
        self._hints[slot] = ForcingHint(kind, conclusion, anchor, complexity, self._created)

    def _slot(self, conclusion: int) -> int:
        """Return the number of the effect of a conclusion; negative if it has none."""
        if conclusion & 1:
            candidate = conclusion >> 1
            cell = candidate // 9
            others = self._source.cell_digits[cell] & ~(1 << candidate % 9 + 1)
            if others == 0:
                return -1
            if self._nested and others & (others - 1) == 0:
                return 2 * (cell * 9 + lowest(others) - 1)
        return conclusion if self._nested else 0

    def _nested_complexity(self, count: int) -> int:
        chains: dict[object, int] = {}
        for index in range(count):
            closure: Closure = self.branches[index]  # type: ignore[assignment]
            closure.add_chains(self.targets[index], chains)
        return sum(chains.values()) if chains else 0
