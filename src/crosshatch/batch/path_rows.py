"""Paths as rows of a file: one line of JSON for each puzzle, in the compact form or with all that there is to say."""

import json
from collections.abc import Mapping
from typing import Any

import attrs

from ..render.data import puzzle_data
from ..solver import Outcome
from .compact import PathOutcome
from .entries import puzzle_of
from .explaining import E, Explained, PathForm
from .rows import on_one_line


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


def path_row(source: str, columns: Mapping[str, Any], explained: Explained[E]) -> PathRow:
    """Return the row of one puzzle, from a place, with the columns that it came with."""
    puzzle = puzzle_of(explained.entry)
    told = puzzle_data(puzzle) if puzzle else {}
    return PathRow(on_one_line(source), columns, explained.text, told, explained.outcome)


class PathRows:
    """A way to write paths as rows: each is an object that begins with the source and the columns of the input.

    A column that is called like a field of paths is written as ``input_...``.
    """

    header = ""

    def __init__(self, form: PathForm) -> None:
        self.form = form
        self.row_start = form.text({"source": ""}).removesuffix('"}')
        self._empty = form.data_without_path(None, "", PathOutcome.UNREADABLE)
        self._taken = {"source", "error", *form.fields}

    def write(self, row: PathRow) -> str:
        """Return a row as a line, without its end."""
        columns = {f"input_{name}" if name in self._taken else name: value for name, value in row.columns.items()}
        start = self.form.text({"source": row.source, **columns}).removesuffix("}")
        return f"{start}{self.form.separators[0]}{row.text.removeprefix('{')}"

    def read(self, line: str) -> PathRow:
        """Return the row of a line, without its path and columns.

        Raises ValueError where it holds no such row, or one of other versions.
        """
        data = json.loads(line)
        if not isinstance(data, dict) or next(iter(data), "") != "source":
            raise ValueError("no rows of paths")
        outcome = self._compact_outcome(data) if self.form.compact else _whole_outcome(data)
        puzzle = {name: data[name] for name in ("puzzle", "position")} if data.get("puzzle") else {}
        return PathRow(data["source"], {}, "", puzzle, outcome)

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
