"""Paths as rows of a file: one line of JSON for each puzzle, in the compact form or with all that there is to say."""

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import attrs

from ..board.puzzle import Puzzle
from ..grading.crosshatch import VERSION
from ..solving.solver import Outcome, Solver
from .compact import FORM_VERSION
from .entries import Readable, columns_of, source_of
from .explaining import COMPACT, E, ExplainedPuzzle, Interrupted, PathForm, explain_many
from .files import FileFormat, format_of
from .parquet import open_output
from .rows import JsonForm, Layout, Record, on_one_line

ENDINGS = (".jsonl", ".parquet")
"""How the names of files of paths end."""


@attrs.frozen(slots=False)
class WholePaths(Layout):
    """The layout of paths with all that there is to say, whose fields depend on how they end."""

    @property
    def end(self) -> tuple[str, ...]:
        """The names with which records end."""
        return ()

    def check(self, record: Record) -> None:
        """Raise ValueError or LookupError where there is no such path."""
        _outcome_of(record)


class PathRows(JsonForm):
    """A way to write paths as rows: each is an object that begins with the source and the columns of the input.

    A column that is called like a field of paths is written as ``input_...``.
    """

    def __init__(self, form: PathForm) -> None:
        first, fields, keys = ("source",), form.fields, ("puzzle", "position")
        versions = {"form_version": (FORM_VERSION,), "ratings_version": (VERSION,)}
        layout = (
            Layout(first, fields, allowed={**versions, "outcome": tuple(Outcome)}, keys=keys)
            if form.compact
            else WholePaths(first, ("error", *fields), keys=keys)
        )
        super().__init__(layout, form.separators)
        self.form = form

    def row(self, explained: ExplainedPuzzle[E], number: int = 1) -> str:
        """Return the row of one puzzle, the ``number``-th of its stream."""
        return self._row(explained.entry, number, explained.text)

    def unfinished(self, entry: Readable | Puzzle, interrupted: Interrupted) -> str:
        """Return the row of a puzzle whose solving was interrupted."""
        return self._row(entry, 1, interrupted.text)

    def outcome(self, record: Record) -> Outcome:
        """Return how the path of a record ended."""
        return Outcome(record["outcome"]) if self.form.compact else _outcome_of(record)

    def _row(self, entry: Readable | Puzzle, number: int, path: str) -> str:
        source = on_one_line(source_of(entry, number))
        start = self.write({"source": source} | self.layout.given(columns_of(entry)))
        return f"{start.removesuffix('}')}{self.separators[0]}{path.removeprefix('{')}"


def _outcome_of(data: Mapping[str, Any]) -> Outcome:
    """Return how a path ended that is told with all that there is to say."""
    if "steps" not in data:
        if "outcome" in data or "error" not in data:
            raise ValueError("no paths with all that there is to say")
        return Outcome.LOST if data.get("puzzle") else Outcome.UNREADABLE
    if data["status"] != "unique":
        return Outcome.SEVERAL_SOLUTIONS if data["status"] == "multiple" else Outcome.NO_SOLUTION
    return Outcome(data["outcome"])


def explain_to_file(
    entries: Iterable[E],
    path: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    solver: Solver | None = None,
    form: PathForm = COMPACT,
    resume: bool = False,
    max_seconds: float | None = None,
) -> Counter[Outcome]:
    """Solve a stream of puzzles, write their paths to a file of rows, and return how many there are of each outcome.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields, whose columns the rows keep;
    - ``path``: the file, which is new.  The rows are JSON, or Parquet if its name ends in ``.parquet``;
    - ``executor``, ``solver``, ``form``, ``max_seconds``: those of ``explain_many``;
    - ``resume``: continue a file that an earlier run of the same puzzles left behind, even if that was killed: it
      becomes what a run without a break would have written.

    Raises UnfitFile where there is such a file, or, to resume, one that this run would not have begun, and where its
    name ends in ``.csv``; MissingExtra where there is no PyArrow for Parquet; ValueError where Parquet is to hold more
    than compact paths; and what ``explain_many`` does.
    """
    path = Path(path)
    if format_of(path, *ENDINGS) is FileFormat.PARQUET and not form.compact:
        raise ValueError("Parquet holds paths in the compact form only")
    rows = PathRows(form)
    rest = iter(entries)
    outcomes: Counter[Outcome] = Counter()
    with open_output(path, rows, resume) as file:
        outcomes.update(map(rows.outcome, file.kept(rest)))
        for explained in explain_many(rest, executor, solver=solver, form=form, max_seconds=max_seconds):
            file.add(rows.row(explained, outcomes.total() + 1))
            outcomes[explained.outcome] += 1
    return outcomes
