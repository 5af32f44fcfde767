# cython: language_level=3
"""A limit on the work of a search, which guarantees that it ends on any board and checks the clock regularly.

A unit of work is one pass of the innermost loop of a search, or one choice: 4 to 100 ns in compiled code.  The budget
of each search is several times the most that any real puzzle has needed.  So it only takes effect on unusual boards:
nearly empty ones, or ones with a hidden contradiction.  There, the search stops and returns what it has found so far.
The budget counts work rather than time, so the results are the same on every machine, compiled or not.
"""

from ..board.c_types import Long
from ..board.clock import look

MOST_AT_ONCE = 2**40
"""The maximum work to count at once, so that the total fits into 64 bits."""

BETWEEN_LOOKS: Long = 1_000_000
"""The amount of work between two checks of the clock: a tenth of a second at most in compiled code."""


class Budget:
    """The work that a search may still do; ``spent`` becomes true when more than ``most`` has been done."""

    def __init__(self, most: int) -> None:
        if not 0 <= most <= MOST_AT_ONCE:
            raise ValueError(f"a search cannot do {most} units of work")
        self.most: Long = most
        self.done: Long = 0
        self.next_look = BETWEEN_LOOKS

    def spend(self, work: Long) -> bool:
        """Count completed work; return whether the search may go on.

        Raises OutOfTime if the current deadline has passed.
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
