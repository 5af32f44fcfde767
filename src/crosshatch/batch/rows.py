"""What was found out about puzzles, as rows: one line each, as CSV or as JSON.

A row is always one line, so that a run can be continued wherever its file of rows was cut off.  It keeps the columns
that came with the puzzle, and what it says of the puzzle stands in sections, such as one for its grade on each scale.
"""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import attrs

from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..formats.cells import cells_of, csv_line
from .entries import Readable, columns_of, line_of

_LINE_END = re.compile(r"\r\n|\r|\n")

PARTS = ("source", "puzzle", "error", "outcome")
"""What every row begins with."""

PREFIX = "input_"
"""What a column of the input begins with where its own name is one of ours."""


@attrs.frozen
class Section:
    """What rows say of each puzzle under a name: its ``parts`` by their names.

    ``title`` is the name for people, and ``version`` that of what finds the parts, one of which it is.  ``kind`` is
    the type of the grades of a scale, which has them as fields or properties; None where no scale finds them.
    """

    name: str
    title: str
    version: str
    parts: tuple[str, ...]
    kind: type | None = None


@attrs.frozen
class Row:
    """A puzzle with what was found out about it: the parts of each section by name, and the error if one is missing.

    ``puzzle`` is a line of 81 characters, empty if it could not be read.  ``outcome`` says in a word how it ended.
    ``columns`` is what came with the puzzle, by the names of columns (``formats.Entry``).
    """

    source: str
    puzzle: str
    error: str
    outcome: str
    found: dict[str, dict[str, Any]]
    columns: dict[str, Any] = attrs.field(factory=dict)

    @property
    def given(self) -> tuple[str, dict[str, Any]]:
        """What is known before anything is found out: the puzzle, and what came with it."""
        return self.puzzle, self.columns


def renamed(columns: Collection[str], ours: Container[str]) -> dict[str, str]:
    """Return for each column of the input its name in rows: with ``input_`` before it where it is one of ours.

    ``ours`` are the names of our own columns in small letters.
    """
    names: dict[str, str] = {}
    for column in columns:
        name = column
        while name.casefold() in ours or (name != column and name in columns):
            name = f"{PREFIX}{name}"
        names[column] = name
    return names


class RowForm(ABC):
    """A way to write rows with some sections, and with some ``outcomes``, or any where these are left out."""

    def __init__(self, sections: Sequence[Section], outcomes: Collection[str] = ()) -> None:
        self.sections = sections
        self._outcomes = outcomes
        names = (each.name for each in sections)
        parts = (f"{each.name}_{part}" for each in sections for part in each.parts)
        self._ours = frozenset(map(str.casefold, (*PARTS, *names, *parts)))

    header = ""
    """The line before the first row, or empty."""

    row_start = ""
    """What every row begins with."""

    puzzle_first = False
    """Whether every row begins with its puzzle."""

    @abstractmethod
    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""

    @abstractmethod
    def read(self, line: str) -> Row:
        """Return the row of a line.

        Raises ValueError if the line holds no such row, or what another version of a section's maker found.
        """

    def blank(self, entry: Readable | Puzzle) -> Row:
        """Return the row of an entry of which nothing has been found out."""
        return Row("", line_of(entry), "", next(iter(self._outcomes), ""), {}, columns_of(entry))

    def read_columns(self, cells: Mapping[str, Any]) -> Row:
        """Return the row of the columns that a Parquet file has of it, without those of the input.

        Raises ValueError as ``read`` does.
        """
        try:
            found = {each.name: {part: cells[f"{each.name}_{part}"] for part in each.parts} for each in self.sections}
            return self._row(cells, {name: parts for name, parts in found.items() if parts["version"]}, {})
        except KeyError as missing:
            raise ValueError(f"no column {missing}") from missing

    def _renamed(self, columns: Collection[str]) -> dict[str, str]:
        """Return for each column of the input its name in rows."""
        return renamed(columns, self._ours)

    def _row(self, cells: Mapping[str, str], found: dict[str, dict[str, Any]], columns: dict[str, Any]) -> Row:
        for section in self.sections:
            version = found[section.name]["version"] if section.name in found else section.version
            if version != section.version:
                maker = f"the scale {section.title}" if section.kind else section.title
                raise ValueError(
                    f"results of version {version} of {maker}, where this run has version {section.version}"
                )
            types = types_of(section.parts, section.kind)
            for part, value in found.get(section.name, {}).items():
                if not _fits(value, types.get(part)):
                    raise ValueError(f"{section.name}_{part} is {value!r}")
        if self._outcomes and cells["outcome"] not in self._outcomes:
            raise ValueError(f"outcome is {cells['outcome']!r}")
        return Row(cells["source"], cells["puzzle"], cells["error"], cells["outcome"], found, columns)


class JsonRows(RowForm):
    """An object a line: source, puzzle, error and outcome, what came with the puzzle, an object or null a section."""

    row_start = '{"source": "'

    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""
        data = {part: getattr(row, part) for part in PARTS}
        names = self._renamed(row.columns)
        columns = {names[column]: value for column, value in row.columns.items()}
        found = {section.name: row.found.get(section.name) for section in self.sections}
        return json.dumps({**data, **columns, **found}, ensure_ascii=False)

    def read(self, line: str) -> Row:
        """Return the row of a line; its columns have the names that they have there."""
        try:
            data = json.loads(line)
        except ValueError as error:
            raise ValueError("no objects in JSON") from error
        names = [section.name for section in self.sections]
        if not isinstance(data, dict) or [*data][:4] != [*PARTS] or [*data][-len(names) :] != names:
            raise ValueError("other parts than those asked for")
        if any(data[each.name] and tuple(data[each.name]) != each.parts for each in self.sections):
            raise ValueError("sections with other parts than those of this version")
        columns = {column: value for column, value in data.items() if column not in PARTS and column not in names}
        return self._row(data, {name: data[name] for name in names if data[name]}, columns)


class CsvRows(RowForm):
    """A table with a header: source, puzzle, error and outcome, what came with the puzzles, and then the sections.

    The columns of a section begin with its name.  ``columns`` are those of the input, and what a puzzle has beside them
    is left out.  Counts are written as ``X-Wing*1;XY-Wing*2``, and infinite values are left empty.
    """

    def __init__(
        self, sections: Sequence[Section], columns: Iterable[str] = (), outcomes: Collection[str] = ()
    ) -> None:
        super().__init__(sections, outcomes)
        self._parts = [(section.name, part) for section in sections for part in section.parts]
        self._given = self._renamed(list(columns))
        self.left_out: set[str] = set()  # columns of the input that rows had and these have not
        self.columns = [*PARTS, *self._given.values(), *(f"{name}_{part}" for name, part in self._parts)]
        self.header = csv_line(self.columns)

    def write(self, row: Row) -> str:
        """Return a row as a line, without its end."""
        self.left_out.update(row.columns.keys() - self._given.keys())
        given = (given_cell(row.columns.get(column)) for column in self._given)
        parts = (row.found[name][part] if name in row.found else None for name, part in self._parts)
        return csv_line([*(getattr(row, part) for part in PARTS), *given, *map(cell, parts)])

    def read(self, line: str) -> Row:
        """Return the row of a line; the parts of its sections, and its columns, are texts, as the table has them."""
        values = cells_of(line)
        if len(values) != len(self.columns):
            raise ValueError(f"it has {counted(len(values), 'cell')}, not {len(self.columns)}")
        cells = dict(zip(self.columns, values, strict=True))
        found = {
            each.name: {part: cells[f"{each.name}_{part}"] for part in each.parts}
            for each in self.sections
            if cells[f"{each.name}_version"]
        }
        return self._row(cells, found, {name: cells[name] for name in self._given.values()})


def given_cell(value: Any) -> str:
    """Return what came with a puzzle as a table has it: texts on one line, lists and objects as JSON."""
    if isinstance(value, str):
        return _LINE_END.sub(" ", value)
    return json.dumps(value, ensure_ascii=False) if isinstance(value, (list, dict)) else cell(value)


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


_READERS: dict[type, Callable[[str], Any]] = {int: int, float: float, dict: counts_in, bool: ("true", "false").index}
"""What reads a part of a type that a table has as text; each raises ValueError where it is none."""


def _fits(value: Any, kind: type | None) -> bool:
    """Whether a part that was read, perhaps as text, can be of a type; nothing fits every type."""
    if value in (None, "") or kind not in (str, *_READERS):
        return True
    if isinstance(value, str) and kind in _READERS:
        try:
            _READERS[kind](value)
        except ValueError:
            return False
        return True
    if kind is dict:
        return isinstance(value, dict) and all(isinstance(each, int) for each in value.values())
    return isinstance(value, (int, float) if kind is float else kind)


@cache
def types_of(parts: tuple[str, ...], kind: type | None) -> Mapping[str, type | None]:
    """Return parts with their types, None if not plain, as the type says that has them as fields or properties."""
    try:
        fields = get_type_hints(kind) if kind else {}
        return {part: _plain(fields.get(part) or _hint_of(kind, part)) for part in parts}
    except NameError:  # hints that name what is imported for type checkers only
        return dict.fromkeys(parts)


def _hint_of(kind: type | None, name: str) -> Any:
    """Return the type hint of a property."""
    getter = getattr(getattr(kind, name, None), "fget", None)
    return get_type_hints(getter).get("return") if getter else None


def _plain(hint: Any) -> type | None:
    """Return the type that a hint asks for, None apart, if it is one."""
    several = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    kinds = {get_origin(each) or each for each in several} - {NoneType}
    return kinds.pop() if len(kinds) == 1 else None
