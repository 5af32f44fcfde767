"""``hint``: the next step, as much of it as is wanted."""

from contextlib import suppress

import attrs

from ..board.clock import OutOfTime, deadline_in, look, until
from ..board.puzzle import Puzzle
from ..logic.step import Step
from ..position.status import Impossible, Multiple, Status, check, is_exhausted
from ..render.data import Data, hint_data, status_data
from ..render.hints import WHERE, WHOLE
from ..solving.solver import Solver
from .choices import InLanguage, Limited, OfPosition, Techniques
from .declaration import flag, option, verb
from .kinds import Seconds, Whole
from .telling import told_data

ESSENTIAL_SECONDS = 2.0
"""How long to look for an essential step, unless ``essential_seconds`` says otherwise."""


@verb
class Hint(OfPosition, Techniques, InLanguage, Limited):
    """Give a hint for the next step.

    If the position contains mistakes, they are reported instead of a hint.  Otherwise the hint is the first step that
    'steps' lists, and the level determines how much of it is revealed.
    """

    level: int = option(
        Whole(WHERE, WHOLE), "Amount to reveal: 1 where to look, 2 the technique as well, 3 the whole step.", default=1
    )
    essential: bool = flag("Prefer a step that leads to the next placement over the simplest step.")
    essential_seconds: float | None = option(
        Seconds(120.0), "Maximum time to find an essential step.", default=ESSENTIAL_SECONDS
    )

    def __call__(self) -> "HintAnswer":
        """Return what comes next.

        Raises OutOfTime where no step is found in time.
        """
        found = check(self.position)
        if isinstance(found, Impossible):
            return HintAnswer(self, found)
        solver = Solver(self.strategies, fallback=None)
        step = solver.next_step(self.position)
        if step is None:
            return HintAnswer(self, found)
        if self.essential:
            with suppress(OutOfTime):
                better = step if step.placements else self._essential(solver)
                return HintAnswer(self, found, better or step, better is not None)
        return HintAnswer(self, found, step)

    def _essential(self, solver: Solver) -> Step | None:
        """Return the first step that the next digit depends on; None where logic places none.

        Raises OutOfTime where that is not known after ``essential_seconds``.
        """
        with until(deadline_in(self.essential_seconds or ESSENTIAL_SECONDS)):
            walk = solver.walk(self.position)
            for _, step in walk:
                if step.placements:
                    break
            steps = walk.path.essential().steps
            look()  # a path whose time ran out may end before the next digit, or have steps that do not matter
        return next(iter(steps), None)


@attrs.frozen
class HintAnswer:
    """What comes next: the status, and a step if there is one.

    ``essential`` is true where the next digit depends on the step, false where logic places no further digit, and None
    where that is not known, or nobody asked.
    """

    asked: Hint
    status: Status
    step: Step | None = None
    essential: bool | None = None

    @property
    def exhausted(self) -> bool:
        """Whether nothing more can be concluded: each candidate left is part of one of several solutions."""
        return not self.step and isinstance(self.status, Multiple) and is_exhausted(self.asked.position)

    @property
    def after(self) -> Puzzle | None:
        """The position after the step, if there is one and it is given away."""
        if self.step is None or self.asked.level < WHOLE:
            return None
        return self.asked.position.after(self.step)

    def data(self) -> Data:
        """Return it as data: ``status``, ``filled``, ``exhausted``, ``essential``, and the ``hint`` or None."""
        position, level, language = self.asked.position, self.asked.level, self.asked.language
        hint = None
        if self.step:
            whole = told_data(self.step, position.grid(), language) if level == WHOLE else {}
            hint = {**hint_data(self.step, level, language), **whole}
        return {
            "status": status_data(self.status, language),
            "filled": not position.grid().empty,
            "exhausted": self.exhausted,
            "hint": hint,
            "essential": self.essential,
        }
