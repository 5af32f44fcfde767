"""Paths as rows of a file: one line for each puzzle, in the compact form, in full, or with a choice of fields."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..solving.solver import Outcome, Solver
from .entries import Readable, source_of, with_columns
from .explaining import COMPACT, E, PathForm, explain_many
from .fields import FieldForm
from .files import FileFormat, UnfitFile, format_of
from .parquet import open_output
from .rows import CsvForm, JsonForm, Record, on_one_line

ENDINGS = (".jsonl", ".parquet", ".csv")
"""The endings of names of path files."""


class PathRows(JsonForm):
    """The form of rows of paths: each is an object that begins with the source and the columns of the input.

    An input column with the name of a field of paths is written as ``input_...``.
    """

    def __init__(self, form: PathForm) -> None:
        super().__init__(form.layout, form.separators)
        self.form = form

    def read(self, line: str) -> Record:
        """Return the record of a line; see ``Form.read``."""
        record = super().read(line)
        self.outcome(record)
        return record

    def outcome(self, record: Record) -> Outcome:
        """Return how the path of a record ended.  Raises ValueError or LookupError if it is not a path."""
        return Outcome(record["outcome"]) if self.form.compact else _outcome_of(record)

    def row(self, entry: Readable | Puzzle, path: str, number: int = 1) -> str:
        """Return the row for the ``number``-th puzzle of a stream and its path, as JSON."""
        source = on_one_line(source_of(entry, number))
        start = self.write({"source": source} | self.layout.given(entry, board=isinstance(self.form, FieldForm)))
        return f"{start.removesuffix('}')}{self.separators[0]}{path.removeprefix('{')}"


class PathTable(CsvForm):
    """The form of rows of paths in CSV, for fields of puzzles (``fields.FieldForm``)."""

    def __init__(self, form: FieldForm, columns: Iterable[str] = ()) -> None:
        super().__init__(form.layout, columns)

    def outcome(self, record: Record) -> Outcome:
        """Return how the path of a record ended."""
        return Outcome(record["outcome"])

    def row(self, entry: Readable | Puzzle, path: str, number: int = 1) -> str:
        """Return the row for the ``number``-th puzzle of a stream and its path, which is JSON."""
        source = {"source": on_one_line(source_of(entry, number))}
        return self.write(source | self.layout.given(entry) | json.loads(path))


def form_of_rows(form: PathForm, file_format: FileFormat | None, columns: Iterable[str] = ()) -> PathRows | PathTable:
    """Return the form of rows of paths in a file of some format, with the ``columns`` of the input.

    Raises UnfitFile if the format cannot store such rows.
    """
    if file_format is FileFormat.CSV:
        if not isinstance(form, FieldForm) or form.not_in_tables:
            lists = f", unlike {listed(form.not_in_tables)}" if isinstance(form, FieldForm) else " (--fields)"
            raise UnfitFile(
                f"CSV can store only fields with one value per puzzle{lists}; name a .jsonl or .parquet file"
            )
        return PathTable(form, columns)
    if file_format is FileFormat.PARQUET and not form.compact:
        raise ValueError("Parquet files can store only compact paths and fields")
    return PathRows(form)


def _outcome_of(data: Mapping[str, Any]) -> Outcome:
    """Return how a path in the full form ended."""
    if "steps" not in data:
        if "outcome" in data or "error" not in data:
            raise ValueError("not a path in the full form")
        return Outcome.LOST if data.get("puzzle") else Outcome.UNREADABLE
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
    """Solve a stream of puzzles, write their paths to a file of rows, and return the number of paths with each outcome.

    - ``entries``: puzzles, or the items of ``formats.read_many`` or ``read_file``, whose columns the rows keep;
    - ``path``: the new file.  The rows are JSON; Parquet if its name ends in ``.parquet``; or CSV if it ends in
      ``.csv`` and the form is a ``fields.FieldForm`` with fields of puzzles only;
    - ``executor``, ``solver``, ``form``, ``max_seconds``: as for ``explain_many``;
    - ``resume``: continue the file of an earlier run of the same puzzles, even one that was killed.  The result is the
      file that an uninterrupted run would have written.

    Raises UnfitFile if the file exists, cannot be resumed by this run, or cannot hold such rows; MissingExtra if
    Parquet needs PyArrow, which is not installed; ValueError if Parquet is requested for full paths; and the errors of
    ``explain_many``.
    """
    path = Path(path)
    columns, rest = with_columns(entries)
    rows = form_of_rows(form, format_of(path, *ENDINGS), columns)
    outcomes: Counter[Outcome] = Counter()
    with open_output(path, rows, resume) as file:
        outcomes.update(map(rows.outcome, file.kept(rest)))
        for explained in explain_many(rest, executor, solver=solver, form=form, max_seconds=max_seconds):
            file.add(rows.row(explained.entry, explained.text, outcomes.total() + 1))
            outcomes[explained.outcome] += 1
    return outcomes
