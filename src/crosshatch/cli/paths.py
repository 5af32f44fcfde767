"""Paths as rows of data: how ``explain`` gives them, for one puzzle or a hundred thousand."""

import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

from ..batch.compact import PathOutcome
from ..batch.explaining import Interrupted, PathForm, explain_many
from ..batch.files import UnfitFile
from ..batch.path_rows import PathRow, PathRows, path_row
from ..messages import counted
from ..render.data import puzzle_data
from ..solver import Solver
from . import BAD_INPUT, FAULT
from .inputs import Item, StandardInput, items, number_of_puzzles
from .output import complain
from .progress import progress
from .rows import Rows, rows_to
from .run import DONE, NOT_ONE_SOLUTION
from .workers import workers

CODES = dict.fromkeys(PathOutcome, NOT_ONE_SOLUTION) | {
    PathOutcome.LOGIC: DONE,
    PathOutcome.SEARCH: DONE,
    PathOutcome.UNREADABLE: BAD_INPUT,
    PathOutcome.LOST: FAULT,
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
) -> NoReturn:
    """Give the path of each puzzle as a row, printed or in a file, and end with the exit code of the worst."""
    stdin = StandardInput()
    latest: deque[Item] = deque(maxlen=1)
    given = _noted(items(puzzles, stdin), latest)
    form_of_rows = PathRows(form)
    outcomes: Counter[PathOutcome] = Counter()
    with ExitStack() as stack:
        stack.enter_context(_told_what_is_done(outcomes, output))
        rows = stack.enter_context(rows_to(output, form_of_rows, resume))
        outcomes.update(_kept(rows, given, output))
        advance = stack.enter_context(progress(lambda: number_of_puzzles(puzzles), outcomes.total(), not output))
        executor = stack.enter_context(workers(jobs))
        told = explain_many(given, executor, solver=solver, form=form, max_seconds=max_seconds, ready=stdin.ready)
        try:
            for explained in told:
                item = explained.entry
                if explained.outcome is PathOutcome.UNREADABLE and not output:
                    complain(item.source, item.error)
                rows.add(path_row(item.source, item.columns, explained))
                outcomes[explained.outcome] += 1
                advance()
        except Interrupted as interrupt:
            if not output:
                rows.add(PathRow(latest[0].source, latest[0].columns, interrupt.text, {}, PathOutcome.UNFINISHED))
            raise
    lacking = outcomes.total() - outcomes[PathOutcome.LOGIC] - outcomes[PathOutcome.SEARCH]
    if output and lacking:
        complain("", f"no path to a solution for {lacking} of {counted(outcomes.total(), 'puzzle')}; the rows say why")
    sys.exit(max(CODES[each] for each in outcomes))


def _noted(given: Iterable[Item], latest: deque[Item]) -> Iterator[Item]:
    """Yield the items, each noted as the latest."""
    for item in given:
        latest.append(item)
        yield item


@contextmanager
def _told_what_is_done(outcomes: Counter[PathOutcome], output: Path | None) -> Iterator[None]:
    """Say after an interrupt how to have the other rows of a file."""
    try:
        yield
    except KeyboardInterrupt:
        if output:
            rows = counted(outcomes.total(), "row")
            complain("", f"interrupted after {rows}; the same command with --resume continues")
        raise


def _kept(rows: Rows[PathRow], given: Iterator[Item], output: Path | None) -> Iterator[PathOutcome]:
    """Yield the outcomes of rows that are there already, pass over their puzzles, and see that these are the same."""
    for number, row in enumerate(rows.kept(), 1):
        item = next(given, None)
        if item is None or (puzzle_data(item.puzzle) if item.puzzle else {}) != row.puzzle:
            raise UnfitFile(f"row {number} of {output} is for another puzzle than this run has there")
        yield row.outcome
