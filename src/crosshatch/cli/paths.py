"""Paths as rows of data: how ``explain`` gives them, for one puzzle or a hundred thousand."""

import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

from ..batch.explaining import Interrupted, PathForm, explain_many
from ..batch.path_rows import PathRows
from ..board.messages import counted
from ..solving.solver import Outcome, Solver
from . import BAD_INPUT, FAULT
from .inputs import Item, StandardInput, items, number_of_puzzles
from .interrupts import uninterrupted
from .output import complain
from .progress import progress
from .rows import rows_to, told_what_is_done
from .run import DONE, NOT_ONE_SOLUTION
from .workers import workers

CODES = dict.fromkeys(Outcome, NOT_ONE_SOLUTION) | {
    Outcome.LOGIC: DONE,
    Outcome.SEARCH: DONE,
    Outcome.UNREADABLE: BAD_INPUT,
    Outcome.LOST: FAULT,
}
"""The exit code that an outcome calls for."""


def say_paths(
    puzzles: tuple[str, ...],
    solver: Solver,
    form: PathForm,
    max_seconds: float | None,
    output: Path | None,
    resume: bool,
    jobs: int,
    scheduler: str | None = None,
) -> NoReturn:
    """Give the path of each puzzle as a row, printed or in a file, and end with the exit code of the worst."""
    stdin = StandardInput()
    latest: deque[Item] = deque(maxlen=1)
    given = _noted(items(puzzles, stdin), latest)
    written = PathRows(form)
    outcomes: Counter[Outcome] = Counter()
    with ExitStack() as stack:
        stack.enter_context(told_what_is_done(outcomes.total, output))
        executor = stack.enter_context(workers(jobs, scheduler))
        rows = stack.enter_context(rows_to(output, written, resume))
        outcomes.update(map(written.outcome, rows.kept(given)))
        advance = stack.enter_context(progress(lambda: number_of_puzzles(puzzles), outcomes.total(), not output))
        told = explain_many(given, executor, solver=solver, form=form, max_seconds=max_seconds, ready=stdin.ready)
        try:
            for explained in told:
                item = explained.entry
                if explained.outcome is Outcome.UNREADABLE and not output:
                    complain(item.source, item.error)
                with uninterrupted():
                    rows.add(written.row(explained))
                    outcomes[explained.outcome] += 1
                advance()
        except Interrupted as interrupt:
            if not output:
                rows.add(written.unfinished(latest[0], interrupt))
            raise
    lacking = outcomes.total() - outcomes[Outcome.LOGIC] - outcomes[Outcome.SEARCH]
    if output and lacking:
        complain("", f"no path to a solution for {lacking} of {counted(outcomes.total(), 'puzzle')}; the rows say why")
    sys.exit(max(CODES[each] for each in outcomes))


def _noted(given: Iterable[Item], latest: deque[Item]) -> Iterator[Item]:
    """Yield the items, each noted as the latest."""
    for item in given:
        latest.append(item)
        yield item
