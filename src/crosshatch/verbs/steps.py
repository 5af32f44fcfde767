"""``steps``: everything that can be found now."""

from collections.abc import Iterable, Iterator
from itertools import islice

import attrs

from ..board.clock import OutOfTime
from ..logic.step import Step
from ..position.status import Impossible, Status, check
from ..render.data import Data, status_data
from ..solving.solver import Solver
from .choices import InLanguage, Limited, OfPosition, Techniques
from .declaration import Host, option, verb
from .kinds import Whole
from .telling import told_data

MOST_STEPS = 500
"""The maximum number of steps in an answer."""


@verb
class Steps(OfPosition, Techniques, InLanguage, Limited):
    """List every step available in a position.

    The simplest techniques come first.  Several techniques may find the same step.
    """

    most: int = option(Whole(1, MOST_STEPS), "Maximum number of steps.", default=100, only=Host.PROTOCOL)

    def __call__(self) -> "StepsAnswer":
        """Return the status, and the steps as they are found."""
        status = check(self.position)
        impossible = isinstance(status, Impossible)
        return StepsAnswer(self, status, iter(()) if impossible else Solver(self.strategies).steps(self.position))


@attrs.frozen
class StepsAnswer:
    """All steps on offer in a position: none where it has no solution."""

    asked: Steps
    status: Status
    steps: Iterator[Step]

    def data(self) -> Data:
        """Return it as data: ``status``, ``steps``, and ``more``: whether ``most`` or a lack of time left some out."""
        some, more = _first(self.steps, self.asked.most)
        grid = self.asked.position.grid()
        told = [told_data(each, grid, self.asked.language) for each in some]
        return {"status": status_data(self.status, self.asked.language), "steps": told, "more": more}


def _first(steps: Iterable[Step], most: int) -> tuple[list[Step], bool]:
    """Return the first of some steps, and whether there may be more.

    Raises OutOfTime where time runs out before the first.
    """
    some: list[Step] = []
    try:
        some.extend(islice(steps, most + 1))
    except OutOfTime:
        if not some:
            raise
        return some, True
    return some[:most], len(some) > most
