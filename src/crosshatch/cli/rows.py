"""Graded puzzles as rows: one line each, as CSV or as JSON, written to a file and read back.

A row is always one line, so that a run can be continued wherever its file of rows was cut off.
"""

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import attrs

from ..board.errors import CrosshatchError
from ..grading import scale_named
from ..grading.batch import Graded, GradeOutcome
from . import BAD_INPUT
from .inputs import Item
from .run import DONE, NOT_ONE_SOLUTION

Results: TypeAlias = Mapping[str, Graded[Item]]
"""The results of one puzzle by the names of the scales."""


PARTS = ("source", "puzzle", "error", "outcome")
"""What every row begins with."""

CODES = {
    GradeOutcome.GRADED: DONE,
    GradeOutcome.UNGRADABLE: NOT_ONE_SOLUTION,
    GradeOutcome.OUT_OF_TIME: NOT_ONE_SOLUTION,
    GradeOutcome.UNREADABLE: BAD_INPUT,
}
"""The exit code that an outcome calls for."""


@attrs.frozen
class Row:
    """A puzzle with its grades: the parts of the grade for each scale by name, and the error if one is missing.

    ``puzzle`` is a line of 81 characters, empty if it could not be read.  ``outcome`` says how the grading ended; where
    the scales differ, what went wrong.
    """

    source: str
    puzzle: str
    error: str
    outcome: GradeOutcome
    grades: dict[str, dict[str, Any]]

    @property
    def code(self) -> int:
        """The exit code that the row calls for."""
        return CODES[self.outcome]


def line_of(item: Item) -> str:
    """Return the puzzle of an item as a row has it."""
    return item.puzzle.line if item.puzzle else ""


def row_of(results: Results) -> Row:
    """Return the row of one puzzle."""
    first = next(iter(results.values()))
    grades = {scale: result.grade.data() for scale, result in results.items() if result.grade}
    worst = next((result for result in results.values() if not result.grade), first)
    if worst.outcome is GradeOutcome.OUT_OF_TIME and len(results) > 1:
        late = {scale: result.error for scale, result in results.items() if not result.grade}
        error = ". ".join(f"{scale_named(scale).title}: {text}" for scale, text in late.items())
    else:
        error = worst.error
    return Row(_on_one_line(first.entry.source), line_of(first.entry), _on_one_line(error), worst.outcome, grades)


def _on_one_line(text: str) -> str:
    return " ".join(text.splitlines())


class RowForm(ABC):
    """A way to write rows, for the scales of the names given."""

    def __init__(self, scales: Sequence[str]) -> None:
        self.scales = scales

    header = ""
    """The line before the first row, or empty."""

    row_start = ""
    """What every row begins with."""

    @abstractmethod
    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""

    @abstractmethod
    def read(self, line: str) -> Row:
        """Return the row of a line; of each grade the level, the techniques and the version only.

        Raises ValueError if the line holds no such row, or a grade of another version of its scale.
        """

    def _row(self, cells: Mapping[str, str], grades: dict[str, dict[str, Any]]) -> Row:
        for name, parts in grades.items():
            scale = scale_named(name)
            if parts["version"] != scale.version:
                raise ValueError(
                    f"grades of version {parts['version']} of the scale {scale.title}, which has version "
                    f"{scale.version} now"
                )
        return Row(cells["source"], cells["puzzle"], cells["error"], GradeOutcome(cells["outcome"]), grades)


class JsonRows(RowForm):
    """An object a line: source, puzzle, error and outcome, and for each scale an object or null."""

    row_start = '{"source": "'

    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""
        data = {part: getattr(row, part) for part in PARTS}
        grades = {scale: row.grades.get(scale) for scale in self.scales}
        return json.dumps({**data, **grades}, ensure_ascii=False)

    def read(self, line: str) -> Row:
        """Return the row of a line."""
        data = json.loads(line)
        if not isinstance(data, dict) or list(data) != [*PARTS, *self.scales]:
            raise ValueError("other parts than those asked for")
        grades = {scale: data[scale] for scale in self.scales if data[scale]}
        return self._row(data, grades)


class CsvRows(RowForm):
    """A table with a header: source, puzzle, error and outcome, and for each scale columns that begin with its name.

    Counts are written as ``X-Wing*1;XY-Wing*2``, and infinite values are left empty.
    """

    def __init__(self, scales: Sequence[str]) -> None:
        super().__init__(scales)
        self._parts = [(name, part) for name in scales for part in scale_named(name).grade_type.part_names()]
        self.columns = [*PARTS, *(f"{name}_{part}" for name, part in self._parts)]
        self._lines = StringIO()
        self._writer = csv.writer(self._lines, lineterminator="")
        self.header = self._line(self.columns)

    def _line(self, cells: Iterable[str]) -> str:
        self._lines.seek(0)
        self._lines.truncate()
        self._writer.writerow(cells)
        return self._lines.getvalue()

    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""
        parts = (row.grades[name][part] if name in row.grades else None for name, part in self._parts)
        return self._line([*(getattr(row, part) for part in PARTS), *map(cell, parts)])

    def read(self, line: str) -> Row:
        """Return the row of a line."""
        cells = dict(zip(self.columns, next(csv.reader([line])), strict=True))
        grades = {scale: self._outline(cells, scale) for scale in self.scales if cells[f"{scale}_level"]}
        return self._row(cells, grades)

    def _outline(self, cells: dict[str, str], name: str) -> dict[str, Any]:
        counted = [each.rpartition("*") for each in cells[f"{name}_techniques"].split(";") if each]
        techniques = {technique: int(count) for technique, _, count in counted}
        return {
            "level": cells[f"{name}_level"],
            "techniques": techniques,
            "version": cells[f"{name}_version"],
        }


def cell(value: Any) -> str:
    """Return a part of a grade as a table has it: counts as ``X-Wing*1;XY-Wing*2``, nothing if it is infinite."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ";".join(f"{name}*{count}" for name, count in value.items())
    return str(value)


class UnfitFile(CrosshatchError):
    """A file cannot be continued; the message says why."""


def open_rows(path: Path, form: RowForm, resume: bool) -> "RowFile":
    """Open a file for rows: a new one, or, to resume, one that may have rows.

    Raises UnfitFile if it is not a regular file, cannot be opened, or is not empty although nothing is to be resumed.
    """
    try:
        if path.exists() and not path.is_file():
            raise UnfitFile(f"{path} is not a regular file; leave --output out to print the rows")
        if not resume and path.exists() and path.stat().st_size:
            raise UnfitFile(f"{path} exists already; continue it with --resume, or give another --output")
        return RowFile(path, form)
    except OSError as error:
        raise UnfitFile(f"{path}: {error.strerror or error}") from error


class RowFile:
    """A file to which rows are added, each at once and whole.

    It begins with the rows of an earlier run, if there are any: ``kept`` yields them, and must have done so before the
    first row is added.
    """

    def __init__(self, path: Path, form: RowForm) -> None:
        self.path = path
        self._form = form
        self._file = path.open("ab+", buffering=0)

    def kept(self) -> Iterator[Row]:
        """Yield the complete rows of the file; cut off what follows them, and write the header if there are none.

        Raises UnfitFile, and leaves the file as it is, if this run would not have written it.
        """
        end = 0
        rest = b""
        header = f"{self._form.header}\n".encode() if self._form.header else b""
        with self.path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    rest = line
                    break
                if end or not header:
                    yield self._read(line)
                elif line != header:
                    raise UnfitFile(f"{self.path} has other columns than this run; give another --output")
                end += len(line)
        start = header if header and not end else self._form.row_start.encode()
        if not (rest.startswith(start) or start.startswith(rest)):
            raise UnfitFile(f"{self.path} ends with something that this run would not write; give another --output")
        self._file.truncate(end)
        if not end:
            self._file.write(header)

    def _read(self, line: bytes) -> Row:
        try:
            return self._form.read(line.decode())
        except (ValueError, csv.Error) as error:
            raise UnfitFile(
                f"{self.path} has rows that this run would not write: {error}; give another --output"
            ) from error

    def add(self, row: Row) -> None:
        """Add a row."""
        self._file.write(f"{self._form.write(row)}\n".encode(errors="replace"))

    def __enter__(self) -> "RowFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._file.close()
