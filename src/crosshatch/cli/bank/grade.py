"""``crosshatch bank grade``: grades on another scale, or on a new version of one."""

import sys
from functools import partial

from ...bank.grading import grade_more
from ...board.messages import counted
from ...solving.scale import Grade, Scale
from ...verbs.declaration import verb
from ..asking import WithWorkers, seconds_option
from ..output import complain
from ..progress import progress
from ..run import DONE, NOT_ONE_SOLUTION
from ..scales import scales_of, scales_option
from .opening import OfBank


@verb
class Command(OfBank, WithWorkers):
    """Grade what has no grade of a scale as it is now.

    Older grades, and those on other scales, are kept beside the new ones.
    """

    scale: tuple[str | Scale[Grade], ...] = scales_option()
    max_seconds: float | None = seconds_option(
        "Maximum time for each puzzle on a scale; one that takes longer gets no grade."
    )

    def run(self) -> None:
        """Grade the puzzles."""
        code = DONE
        with self.opened() as bank, self.executor() as executor:
            for scale in scales_of(self.scale):
                done, missing = 0, len(bank.ungraded(scale))
                with progress(partial(int, missing), 0, printing=False) as advance:
                    for kept, error in grade_more(bank, scale, executor, max_seconds=self.max_seconds):
                        if error:
                            complain(f"number {kept.number}", error)
                            code = NOT_ONE_SOLUTION
                        done += not error
                        advance()
                complain("", f"{counted(done, 'puzzle')} graded on the scale {scale.name}")
        sys.exit(code)
