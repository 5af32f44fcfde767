"""What was found out about puzzles, as rows: one line each, as CSV or as JSON.

A row is always one line, so that a run can be continued wherever its file of rows was cut off.  What rows say of each
puzzle stands in sections, such as one for its grade on each scale.
"""

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

import attrs

PARTS = ("source", "puzzle", "error", "outcome")
"""What every row begins with."""


@attrs.frozen
class Section:
    """What rows say of each puzzle under a name: its ``parts`` by their names.

    ``title`` is the name for people, and ``version`` that of what finds the parts, one of which it is.
    """

    name: str
    title: str
    version: str
    parts: tuple[str, ...]


@attrs.frozen
class Row:
    """A puzzle with what was found out about it: the parts of each section by name, and the error if one is missing.

    ``puzzle`` is a line of 81 characters, empty if it could not be read.  ``outcome`` says in a word how it ended.
    """

    source: str
    puzzle: str
    error: str
    outcome: str
    found: dict[str, dict[str, Any]]


class RowForm(ABC):
    """A way to write rows with some sections."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self.sections = sections

    header = ""
    """The line before the first row, or empty."""

    row_start = ""
    """What every row begins with."""

    @abstractmethod
    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""

    @abstractmethod
    def read(self, line: str) -> Row:
        """Return the row of a line.

        Raises ValueError if the line holds no such row, or what another version of a section's maker found.
        """

    def _row(self, cells: Mapping[str, str], found: dict[str, dict[str, Any]]) -> Row:
        for section in self.sections:
            version = found[section.name]["version"] if section.name in found else section.version
            if version != section.version:
                raise ValueError(
                    f"results of {section.title} {version}, where this run has {section.title} {section.version}"
                )
        return Row(cells["source"], cells["puzzle"], cells["error"], cells["outcome"], found)


class JsonRows(RowForm):
    """An object a line: source, puzzle, error and outcome, and for each section an object or null."""

    row_start = '{"source": "'

    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""
        data = {part: getattr(row, part) for part in PARTS}
        found = {section.name: row.found.get(section.name) for section in self.sections}
        return json.dumps({**data, **found}, ensure_ascii=False)

    def read(self, line: str) -> Row:
        """Return the row of a line."""
        data = json.loads(line)
        names = [section.name for section in self.sections]
        if not isinstance(data, dict) or list(data) != [*PARTS, *names]:
            raise ValueError("other parts than those asked for")
        return self._row(data, {name: data[name] for name in names if data[name]})


class CsvRows(RowForm):
    """A table with a header: source, puzzle, error and outcome, and for each section columns that begin with its name.

    Counts are written as ``X-Wing*1;XY-Wing*2``, and infinite values are left empty.
    """

    def __init__(self, sections: Sequence[Section]) -> None:
        super().__init__(sections)
        self._parts = [(section.name, part) for section in sections for part in section.parts]
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
        parts = (row.found[name][part] if name in row.found else None for name, part in self._parts)
        return self._line([*(getattr(row, part) for part in PARTS), *map(cell, parts)])

    def read(self, line: str) -> Row:
        """Return the row of a line; the parts of its sections are texts, as the table has them."""
        cells = dict(zip(self.columns, next(csv.reader([line])), strict=True))
        found = {
            each.name: {part: cells[f"{each.name}_{part}"] for part in each.parts}
            for each in self.sections
            if cells[f"{each.name}_version"]
        }
        return self._row(cells, found)


def cell(value: Any) -> str:
    """Return a part as a table has it: counts as ``X-Wing*1;XY-Wing*2``, nothing if it is infinite."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ";".join(f"{name}*{count}" for name, count in value.items())
    return str(value)


def counts_in(value: dict[str, int] | str) -> dict[str, int]:
    """Return counts that were read: from JSON as they are, from a table as ``cell`` wrote them."""
    if isinstance(value, dict):
        return value
    pairs = [each.rpartition("*") for each in value.split(";") if each]
    return {name: int(count) for name, _, count in pairs}


def on_one_line(text: str) -> str:
    """Return a text without line ends, as a row holds it."""
    return " ".join(text.splitlines())
