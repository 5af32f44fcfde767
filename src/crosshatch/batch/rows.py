"""Records of puzzles, written as rows: one line each, as JSON or CSV.

A **record** is a dictionary with the results for a puzzle and the columns that came with it.  Sections, such as the
grade on a scale, are nested dictionaries.  A **layout** describes the records of a command.  A **form** writes a record
as a line and reads it again, so that a run can resume a file of rows wherever it was cut off.  Parquet files are made
from JSON rows (``parquet``).
"""

import csv
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from functools import cached_property
from io import StringIO
from typing import Any, ClassVar, TypeAlias

import attrs

from ..board.messages import counted
from ..formats.board_text import BOARD
from ..formats.csv_lines import cells_of, csv_line, unguarded
from ..render.data import puzzle_data
from ..solving.scale import ScaleError
from .entries import columns_of, columns_with_board, puzzle_of

_LINE_END = re.compile(r"\r\n|\r|\n")

PARTS = ("source", "puzzle", "error", "outcome")
"""The first columns of rows."""

PREFIX = "input_"
"""Prefix for a column of the input whose name is one of ours."""

Record: TypeAlias = dict[str, Any]


class Wide(int):
    """An integer that needs 64 bits in typed tables."""


@attrs.frozen
class Section:
    """A named part of a record, such as a grade, with its ``parts`` and their types (None for a type that is not
    plain).

    ``title`` is its name in messages.  ``version`` is the version of the scale, which is also one of the parts.
    """

    name: str
    title: str
    version: str
    parts: Mapping[str, type | None]

    def check(self, found: Mapping[str, Any]) -> None:
        """Raise ValueError if parts that were read, perhaps as texts, have other names, types or another version."""
        if list(found) != list(self.parts):
            raise ValueError(f"the fields of {self.name} are not those of this version")
        if found["version"] != self.version:
            raise ValueError(
                f"its grades are of version {found['version']} of the {self.title} scale, but this run uses version "
                f"{self.version}"
            )
        for part, value in found.items():
            if not _fits(value, self.parts[part]):
                raise ValueError(f"{self.name}_{part} is {value!r}")


def _tuple(sections: Iterable[Section]) -> tuple[Section, ...]:
    return tuple(sections)


@attrs.frozen(slots=False)
class Layout:
    """The columns of records: the ``first`` ones, those of the input, the ``last`` ones, and the ``sections``.

    - ``keys``: the columns that identify the puzzle of a record
    - ``allowed``: the values that some columns are restricted to
    - ``others``: further columns that only some records have
    - ``types``: the types of columns that Parquet files cannot know from their names
    - ``numbers``: whether texts in tables that are written as numbers are numbers in records
    """

    first: tuple[str, ...] = PARTS
    last: tuple[str, ...] = ()
    sections: tuple[Section, ...] = attrs.field(default=(), converter=_tuple)
    allowed: Mapping[str, Collection[object]] = attrs.field(factory=dict)
    keys: tuple[str, ...] = ("puzzle",)
    others: tuple[str, ...] = ()
    types: Mapping[str, Any] = attrs.field(factory=dict)
    numbers: bool = False
    allows_more: ClassVar[bool] = False
    """Whether people may add columns to a file of such records."""

    @cached_property
    def _ours(self) -> frozenset[str]:
        parts = (f"{each.name}_{part}" for each in self.sections for part in each.parts)
        return frozenset(map(str.casefold, (*self.first, *self.last, *self.end, *self.others, *parts)))

    @property
    def end(self) -> tuple[str, ...]:
        """The last names of a record: columns and sections."""
        return (*self.last, *(each.name for each in self.sections))

    def names(self, columns: Collection[str]) -> dict[str, str]:
        """Return the name in records of each column of the input."""
        return renamed(columns, self._ours)

    def given(self, entry: Any, *, board: bool = True) -> Record:
        """Return the columns that came with a puzzle, by their names in records, and its ``board`` if it has one."""
        columns = (columns_with_board if board else columns_of)(entry, numbers=self.numbers)
        names = self.names(columns)
        return {names[column]: value for column, value in columns.items()}

    def blank(self, entry: Any) -> Record:
        """Return the record of an entry before it is worked on: its keys and the columns that came with it."""
        puzzle = puzzle_of(entry)
        known = puzzle_data(puzzle) if puzzle else {}
        return {name: known.get(name, "") for name in self.keys} | self.given(entry)

    def identity(self, record: Record) -> tuple[Record, Record]:
        """Return the keys of a record, and the columns that came with its puzzle."""
        columns = {name: value for name, value in record.items() if name.casefold() not in self._ours}
        return {name: record.get(name) or "" for name in self.keys}, columns

    def check(self, record: Record) -> None:
        """Raise ValueError, LookupError or TypeError if a run with this layout would not write such a record."""
        for section in self.sections:
            if found := record[section.name]:
                section.check(found)
        for name, values in self.allowed.items():
            if record[name] not in values:
                raise ValueError(f"{name} is {record[name]!r}{', not ' + repr(*values) if len(values) == 1 else ''}")

    def flat(self, record: Record) -> Record:
        """Return a record as a row of a table, with a column for each part of a section.

        Raises ScaleError if a grade has a part without a column.
        """
        sections = {each.name for each in self.sections}
        flat = {
            name: cell(value) if name in self.last else given_cell(value)
            for name, value in record.items()
            if name not in sections
        }
        for section in self.sections:
            found = record.get(section.name) or {}
            if lost := found.keys() - section.parts:
                raise ScaleError(
                    f"grades on the scale {section.name!r} have parts without a column ({', '.join(sorted(lost))}); "
                    "set grade_type of the scale to the class of its grades"
                )
            flat |= {f"{section.name}_{part}": cell(found[part]) if found else "" for part in section.parts}
        return flat

    def record(self, flat: Record) -> Record:
        """Return the record of a row of a table, or of a Parquet file."""
        record = dict(flat)
        for section in self.sections:
            found = {part: record.pop(f"{section.name}_{part}") for part in section.parts}
            record[section.name] = found if found["version"] else None
        return record


def renamed(columns: Collection[str], ours: Container[str]) -> dict[str, str]:
    """Return the name in rows of each column of the input, prefixed with ``input_`` if the name is one of ours.

    ``ours`` are the names of our columns in lower case.
    """
    names: dict[str, str] = {}
    for column in columns:
        name = column
        while name.casefold() in ours or (name != column and name in columns):
            name = f"{PREFIX}{name}"
        names[column] = name
    return names


class Form(ABC):
    """A way to write the records of a ``layout``, one on each line."""

    header = ""
    """The line before the first row, or empty."""

    more: tuple[str, ...] = ()
    """The columns that people have added to the file."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    @abstractmethod
    def write(self, record: Record) -> str:
        """Return a record as a line, without a line end."""

    @abstractmethod
    def parse(self, line: str) -> Record:
        """Return the record of a line.  Raises ValueError or LookupError if it is not a record."""

    def read(self, line: str) -> Record:
        """Return the record of a line.

        Raises ValueError, LookupError or TypeError if this form would not write it, such as a grade of another version.
        """
        record = self.parse(line)
        self.layout.check(record)
        return record

    def as_read(self, record: Record) -> Record:
        """Return a record as it would be read from a file."""
        return self.parse(encoded(self.write(record)).decode())

    def may_begin(self, text: bytes) -> bool:
        """Whether a row may begin with this text."""
        return True


class JsonForm(Form):
    """One JSON object on each line, with ``separators`` between values, and between a name and its value."""

    def __init__(self, layout: Layout, separators: tuple[str, str] = (", ", ": ")) -> None:
        super().__init__(attrs.evolve(layout, numbers=True))
        self.separators = separators
        self.start = self.write({layout.first[0]: ""}).removesuffix('"}')

    def write(self, record: Record) -> str:
        """Return a record as a line, without a line end."""
        return json.dumps(record, ensure_ascii=False, separators=self.separators)

    def parse(self, line: str) -> Record:
        """Return the record of a line."""
        try:
            record = json.loads(line)
        except ValueError as error:
            raise ValueError("not a JSON object") from error
        if not isinstance(record, dict):
            raise ValueError("not a JSON object")
        return record

    def read(self, line: str) -> Record:
        """Return the record of a line; see ``Form.read``."""
        record, layout = self.parse(line), self.layout
        names = tuple(name for name in record if name != BOARD)  # which only some puzzles have
        if names[: len(layout.first)] != layout.first or names[len(names) - len(layout.end) :] != layout.end:
            raise ValueError("different columns")
        layout.check(record)
        return record

    def may_begin(self, text: bytes) -> bool:
        """Whether a row may begin with this text."""
        start = self.start.encode()
        return text.startswith(start) or start.startswith(text)


class CsvForm(Form):
    """A table with a header.

    Of the input it has the ``columns`` of the first puzzle; ``left_out`` collects other columns that later puzzles
    have.  The columns of a section have its name as a prefix.  Counts are written as ``X-Wing*1;XY-Wing*2``, and
    infinite values are left empty.
    """

    def __init__(self, layout: Layout, columns: Iterable[str] = (), *, header: Sequence[str] = ()) -> None:
        super().__init__(layout)
        parts = (f"{each.name}_{part}" for each in layout.sections for part in each.parts)
        given = layout.names(list(columns)).values()
        self.columns = tuple(header) or (*layout.first, *given, *layout.last, *parts)
        self.header = csv_line(self.columns)
        self.left_out: set[str] = set()
        self._known = {*self.columns, *layout.end}

    def write(self, record: Record) -> str:
        """Return a record as a line, without a line end."""
        self.left_out.update(name.removeprefix(PREFIX) for name in record.keys() - self._known)
        flat = self.layout.flat(record)
        return csv_line([flat.get(name, "") for name in self.columns])

    def parse(self, line: str) -> Record:
        """Return the record of a line, with texts as values."""
        values = cells_of(line)
        if len(values) != len(self.columns):
            raise ValueError(f"{counted(len(values), 'cell')}, not {len(self.columns)}")
        return self.layout.record(dict(zip(self.columns, values, strict=True)))

    def restored(self, text: str) -> list[str]:
        """Return the lines of a table that a spreadsheet has saved, as this form writes them; the first is the header.

        Separators, line ends, quotes and the order of columns may differ, and there may be ``more`` columns if the
        layout allows that.  Raises ValueError if the columns are others.
        """
        first = text.partition("\n")[0]
        table = csv.reader(StringIO(text, newline=""), delimiter=max(",;\t", key=first.count))
        header, *rows = [[unguarded(given_cell(each)) for each in row] for row in table if any(row)] or [[]]
        missing = [name for name in self.columns if name not in header]
        more = list(dict.fromkeys(name for name in header if name and name not in self.columns))
        if missing or (more and not self.layout.allows_more):
            named = f"missing: {', '.join(missing)}" if missing else f"further: {', '.join(more)}"
            raise ValueError(f"was written with different columns ({named})")
        self.more = tuple(more)
        self.columns += self.more
        self.header = csv_line(self.columns)
        self._known.update(self.more)
        places = [header.index(name) for name in self.columns]
        cells = ([row[place] for place in places] if len(row) == len(header) else row for row in rows)
        return [self.header, *map(csv_line, cells)]

    def may_begin(self, text: bytes) -> bool:
        """Whether a row may begin with this text."""
        return self.columns[0] != "puzzle" or begins_puzzle(text)


def begins_puzzle(text: bytes) -> bool:
    """Whether a puzzle may begin with this text."""
    return set(text[:81]) <= set(b".123456789")


def encoded(line: str) -> bytes:
    """Return a row as bytes for a file; characters that UTF-8 cannot hold become question marks."""
    return f"{line}\n".encode(errors="replace")


def given_cell(value: Any) -> str:
    """Return a value that came with a puzzle as a cell of a table: texts on one line, lists and objects as JSON."""
    if isinstance(value, str):
        return _LINE_END.sub(" ", value)
    return json.dumps(value, ensure_ascii=False) if isinstance(value, (list, dict)) else cell(value)


def cell(value: Any) -> str:
    """Return a value as a cell of a table: counts as ``X-Wing*1;XY-Wing*2``, lists joined by spaces, None as empty."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ";".join(f"{name}*{count}" for name, count in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def counts_in(value: dict[str, int] | str) -> dict[str, int]:
    """Return counts that were read as an object from JSON, or as a text that ``cell`` wrote."""
    if isinstance(value, dict):
        return value
    pairs = [each.rpartition("*") for each in value.split(";") if each]
    return {name: int(count) for name, _, count in pairs}


def on_one_line(text: str) -> str:
    """Return a text without line ends, as rows need it."""
    return " ".join(text.splitlines())


_READERS: dict[type, Callable[[str], Any]] = {int: int, float: float, dict: counts_in, bool: ("true", "false").index}
"""Functions that parse the text of a cell by its type; each raises ValueError if the text does not fit."""


def _fits(value: Any, kind: type | None) -> bool:
    """Whether a value that was read, perhaps as text, fits a type; an empty value fits every type."""
    if value in (None, "") or kind not in (str, *_READERS):
        return True
    if kind is str:
        return isinstance(value, str)
    try:
        _READERS[kind](cell(value))
    except ValueError:
        return False
    return True
