# cython: language_level=3
"""The work that a search may do, counted so that it ends on any board, and looks at the clock now and then.

A unit of work is one pass of a search's innermost loop, or one choice: 4 to 100 ns, compiled.  Each search has a budget
several times as large as any position of a real puzzle was ever seen to need.  So it only matters on boards that nobody
solves: nearly empty ones, and such as contradict themselves unnoticed.  There the search ends with what it has found,
and what it would have found later is not found.  Work is counted, not time: so the same is found on every machine,
compiled or not.
"""

from ..board.c_types import Long
from .clock import look

MOST_AT_ONCE = 2**40
"""The most work that is counted at once, so that the count stays a number of 64 bits."""

BETWEEN_LOOKS: Long = 1_000_000
"""How much work lies between two looks at the clock: a tenth of a second at most, compiled."""


class Budget:
    """How much work a search may still do; it is ``spent`` once more than ``most`` was done."""

    def __init__(self, most: int) -> None:
        if not 0 <= most <= MOST_AT_ONCE:
            raise ValueError(f"a search cannot do {most} units of work")
        self.most: Long = most
        self.done: Long = 0
        self.next_look = BETWEEN_LOOKS

    def spend(self, work: Long) -> bool:
        """Count work that was done; return whether more may be done.

        Raises OutOfTime where the deadline that holds has passed.
        """
        if not 0 <= work <= MOST_AT_ONCE:
            raise ValueError(f"a search cannot do {work} units of work")
        if self.done > self.most:
            return False
        self.done += work
        if self.done >= self.next_look:
            self.next_look = self.done + BETWEEN_LOOKS
            look()
        return self.done <= self.most
