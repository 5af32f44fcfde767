"""Paths as rows of a file: one line of JSON for each puzzle, in the compact form or with all that there is to say."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import attrs

from ..board.puzzle import Puzzle
from ..render.data import puzzle_data
from ..solving.solver import Outcome, Solver
from .compact import PathOutcome
from .entries import Readable, columns_of, puzzle_of, source_of
from .explaining import COMPACT, E, Explained, Interrupted, PathForm, explain_many
from .files import FileFormat, UnfitFile, format_of, other_kind
from .parquet import open_output
from .rows import Section, on_one_line, renamed


@attrs.frozen
class PathRow:
    """A puzzle with its path: where it comes from, the columns that it came with, and the path as JSON in one line.

    ``puzzle`` is what the path says of the puzzle (``render.data.puzzle_data``); nothing where none could be read.
    """

    source: str
    columns: Mapping[str, Any]
    text: str = attrs.field(repr=False)
    puzzle: Mapping[str, Any]
    outcome: PathOutcome

    @property
    def given(self) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """What is known before anything is found out: the puzzle, and what came with it."""
        return self.puzzle, self.columns


def path_row(explained: Explained[E], number: int = 1) -> PathRow:
    """Return the row of one puzzle, the ``number``-th of its stream."""
    return _row(explained.entry, number, explained.text, explained.outcome)


def unfinished_row(entry: E, interrupted: Interrupted) -> PathRow:
    """Return the row of a puzzle whose solving was interrupted."""
    return _row(entry, 1, interrupted.text, PathOutcome.UNFINISHED)


def _row(entry: Readable | Puzzle, number: int, text: str, outcome: PathOutcome) -> PathRow:
    puzzle = puzzle_of(entry)
    told = puzzle_data(puzzle) if puzzle else {}
    return PathRow(on_one_line(source_of(entry, number)), columns_of(entry), text, told, outcome)


class PathRows:
    """A way to write paths as rows: each is an object that begins with the source and the columns of the input.

    A column that is called like a field of paths is written as ``input_...``.
    """

    header = ""
    puzzle_first = False
    sections: tuple[Section, ...] = ()

    def __init__(self, form: PathForm) -> None:
        self.form = form
        self.row_start = form.text({"source": ""}).removesuffix('"}')
        self._empty = form.data_without_path(None, "", PathOutcome.UNREADABLE)
        self._ours = {"source", "error", *form.fields}

    def write(self, row: PathRow) -> str:
        """Return a row as a line, without its end."""
        start = self.form.text({"source": row.source, **self._named(row.columns)}).removesuffix("}")
        return f"{start}{self.form.separators[0]}{row.text.removeprefix('{')}"

    def _named(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        names = renamed(columns, self._ours)
        return {names[column]: value for column, value in columns.items()}

    def read(self, line: str) -> PathRow:
        """Return the row of a line, without its path; its columns have the names that they have there.

        Raises ValueError where it holds no such row, or one of other versions.
        """
        try:
            data = json.loads(line)
        except ValueError as error:
            raise ValueError("no rows of paths") from error
        if not isinstance(data, dict) or next(iter(data), "") != "source":
            raise ValueError("no rows of paths")
        outcome = self._compact_outcome(data) if self.form.compact else _whole_outcome(data)
        puzzle = {name: data[name] for name in ("puzzle", "position")} if data.get("puzzle") else {}
        columns = {name: value for name, value in data.items() if name not in self._ours}
        return PathRow(data["source"], columns, "", puzzle, outcome)

    def read_columns(self, cells: Mapping[str, Any]) -> PathRow:
        """Return the row of the columns that a Parquet file has of it, without those of the input.

        Raises ValueError as ``read`` does.
        """
        return self.read(self.form.text({name: cells[name] for name in ("source", *self.form.fields) if name in cells}))

    def blank(self, entry: Readable | Puzzle) -> PathRow:
        """Return the row of an entry of which nothing has been found out."""
        text = self.form.text(self.form.data_without_path(puzzle_of(entry), "", PathOutcome.LOST))
        return _row(entry, 1, text, PathOutcome.LOST)

    def _compact_outcome(self, data: Mapping[str, Any]) -> PathOutcome:
        if list(data)[-len(self._empty) :] != list(self._empty):
            raise ValueError("other parts than those asked for")
        for name, what in (("form_version", "the compact form"), ("ratings_version", "ratings")):
            if data[name] != self._empty[name]:
                raise ValueError(f"version {data[name]} of {what}, which is {self._empty[name]} now")
        return PathOutcome(data["outcome"])


def _whole_outcome(data: Mapping[str, Any]) -> PathOutcome:
    if "steps" not in data:
        if "outcome" in data or "error" not in data:
            raise ValueError("no paths with all that there is to say")
        return PathOutcome.LOST if data.get("puzzle") else PathOutcome.UNREADABLE
    if data["status"] != "unique":
        return PathOutcome.SEVERAL_SOLUTIONS if data["status"] == "multiple" else PathOutcome.NO_SOLUTION
    if data["outcome"] == Outcome.SOLVED:
        return PathOutcome.LOGIC if data["by_logic"] else PathOutcome.SEARCH
    return PathOutcome(data["outcome"])


def format_of_paths(path: Path, asked: FileFormat | None = None) -> FileFormat:
    """Return the format of a file of paths: JSON where neither its name nor what is asked for says anything.

    Raises UnfitFile where they differ, and where its name says CSV, which is no form of paths.
    """
    found = format_of(path, asked) or FileFormat.JSON
    if found is FileFormat.CSV:
        raise UnfitFile(other_kind(path, ".jsonl", ".parquet"))
    return found


def explain_to_file(
    entries: Iterable[E],
    path: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    solver: Solver | None = None,
    form: PathForm = COMPACT,
    resume: bool = False,
    max_seconds: float | None = None,
) -> Counter[PathOutcome]:
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
    if format_of_paths(path) is FileFormat.PARQUET and not form.compact:
        raise ValueError("Parquet holds paths in the compact form only")
    rows = PathRows(form)
    rest = iter(entries)
    outcomes: Counter[PathOutcome] = Counter()
    with open_output(path, rows, resume) as file:
        outcomes.update(row.outcome for row in file.kept(rest))
        for explained in explain_many(rest, executor, solver=solver, form=form, max_seconds=max_seconds):
            file.add(path_row(explained, outcomes.total() + 1))
            outcomes[explained.outcome] += 1
    return outcomes
