"""Paths as rows of a file: one line of JSON for each puzzle, in the compact form or with all that there is to say."""

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from ..board.puzzle import Puzzle
from ..grading.crosshatch import VERSION
from ..solving.solver import Outcome, Solver
from .compact import FORM_VERSION
from .entries import Readable, columns_of, source_of
from .explaining import COMPACT, E, PathForm, explain_many
from .files import FileFormat, format_of
from .parquet import open_output
from .rows import JsonForm, Layout, Record, on_one_line

ENDINGS = (".jsonl", ".parquet")
"""How the names of files of paths end."""


class PathRows(JsonForm):
    """A way to write paths as rows: each is an object that begins with the source and the columns of the input.

    A column that is called like a field of paths is written as ``input_...``.
    """

    def __init__(self, form: PathForm) -> None:
        first, keys = ("source",), ("puzzle", "position")
        if form.compact:
            allowed = {"form_version": (FORM_VERSION,), "ratings_version": (VERSION,), "outcome": tuple(Outcome)}
            layout = Layout(first, form.fields, allowed=allowed, keys=keys)
        else:
            layout = Layout(first, others=("error", *form.fields), keys=keys)
        super().__init__(layout, form.separators)
        self.form = form

    def read(self, line: str) -> Record:
        """Return the record of a line; see ``Form.read``."""
        record = super().read(line)
        self.outcome(record)
        return record

    def outcome(self, record: Record) -> Outcome:
        """Return how the path of a record ended.  Raises ValueError or LookupError where it is none."""
        return Outcome(record["outcome"]) if self.form.compact else _outcome_of(record)

    def row(self, entry: Readable | Puzzle, path: str, number: int = 1) -> str:
        """Return the row of the ``number``-th puzzle of a stream and its path, as JSON."""
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
            file.add(rows.row(explained.entry, explained.text, outcomes.total() + 1))
            outcomes[explained.outcome] += 1
    return outcomes
