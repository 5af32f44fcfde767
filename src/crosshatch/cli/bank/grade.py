"""``crosshatch bank grade``: grades on another scale, or on a new version of one."""

import sys
from functools import partial
from pathlib import Path

import click

from ...bank.grading import grade_more
from ...board.messages import counted
from ...solving.scale import Grade, Scale
from ..choices import jobs_option, scheduler_option, seconds_option
from ..output import complain
from ..progress import progress
from ..run import DONE, NOT_ONE_SOLUTION
from ..scales import scales_of, scales_option
from ..workers import workers
from .opening import bank_argument, opened


@click.command("grade")
@bank_argument
@scales_option("The scale that grades them, or all of them; repeat it for several.")
@seconds_option("How long to grade each puzzle on a scale; one that takes longer gets no grade.")
@jobs_option
@scheduler_option
def command(
    file: Path, chosen: tuple[str | Scale[Grade], ...], max_seconds: float | None, jobs: int, scheduler: str | None
) -> None:
    """Grade what has no grade of a scale as it is now.

    Older grades, and those on other scales, are kept beside the new ones.
    """
    code = DONE
    with opened(file) as bank, workers(jobs, scheduler) as executor:
        for scale in scales_of(chosen):
            done, missing = 0, len(bank.ungraded(scale))
            with progress(partial(int, missing), 0, printing=False) as advance:
                for kept, error in grade_more(bank, scale, executor, max_seconds=max_seconds):
                    if error:
                        complain(f"number {kept.number}", error)
                        code = NOT_ONE_SOLUTION
                    done += not error
                    advance()
            complain("", f"{counted(done, 'puzzle')} graded on the scale {scale.name}")
    sys.exit(code)
