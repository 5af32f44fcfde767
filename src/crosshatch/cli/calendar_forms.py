"""How the puzzles of a calendar are written: as lines, grids, CSV or JSON, each with its date."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ..batch.grading import section_of
from ..batch.rows import Section, cell
from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..formats.cells import cells_of, csv_line
from ..generator import Made
from ..generator.seeds import first_of
from ..position.canonical_form import form_of
from ..publishing.calendar import Slot
from ..render.data import made_data
from ..solving.scale import Grade, Scale
from .made_forms import CSV, JSON, Form, form_with

START = ("date", "number")
"""What rows begin with."""

END = ("givens", "seed")
"""What rows of tables end with."""


@attrs.frozen
class DatedRow:
    """A row of a calendar: a puzzle of a day, or none where it was not made; ``text`` is how it stands in its file.

    ``seed`` is what makes it again, with all that is wished.
    """

    date: str
    number: int
    seed: str
    puzzle: str
    text: str = attrs.field(default="", eq=False)

    @property
    def given(self) -> tuple[object, Mapping[str, object]]:
        """What is known before the puzzle is made: its place, and its seed, but not which variation it is."""
        return (self.date, self.number), {"seed": first_of(self.seed)}


class DatedForm(ABC):
    """A way to write the puzzles of a calendar."""

    header: str = ""
    """The line before the first puzzle, or empty."""

    row_start: str = ""
    """What every row begins with."""

    puzzle_first: bool = False
    """Whether every row begins with its puzzle."""

    sections: Sequence[Section] = ()
    """What rows say of grades."""

    @abstractmethod
    def row(self, slot: Slot, code: str, made: Made[Grade] | None) -> DatedRow:
        """Return the row of a puzzle, or of a place for which none was made; its text may be empty then."""

    def write(self, row: DatedRow) -> str:
        """Return a row as it stands in a file, without the end of the line."""
        return row.text

    def read(self, line: str) -> DatedRow:
        """Return the row of a line.  Raises ValueError if the line holds no such row."""
        raise ValueError(f"no row: {line}")

    def read_columns(self, cells: Mapping[str, Any]) -> DatedRow:
        """Return the row of the columns that a Parquet file has of it.

        Raises ValueError, LookupError or TypeError where there is no such row.
        """
        return DatedRow(cells["date"], int(cells["number"]), str(cells["seed"]), _line(cells["puzzle"] or ""))

    def blank(self, entry: Any) -> DatedRow:
        """Return a place, which is a row without a puzzle."""
        blank: DatedRow = entry
        return blank


class TextForm(DatedForm):
    """Lines or grids with their dates before what else is said of them."""

    def __init__(self, form: type[Form], scales: Sequence[Scale[Grade]]) -> None:
        self._forms = {scale.name: form(scale) for scale in scales}

    def row(self, slot: Slot, code: str, made: Made[Grade] | None) -> DatedRow:
        """Return the row of a puzzle; one without text where none was made."""
        if made is None:
            return DatedRow(slot.date.isoformat(), slot.number, code, "")
        text = self._forms[made.scale].text(made)
        before, mark, after = text.partition("# ")
        return _row(slot, made.code, made, f"{before}{mark}{slot.date}, {after}")


class CsvForm(DatedForm):
    """A table with a header: date, number, puzzle, solution, the main parts of the grade, number of givens and seed."""

    def __init__(self, scales: Sequence[Scale[Grade]]) -> None:
        parts = dict.fromkeys(part for scale in scales for part in scale.grade_type.main_parts())
        self._columns = (*START, "puzzle", "solution", *parts, *END)
        self.header = csv_line(self._columns)

    def row(self, slot: Slot, code: str, made: Made[Grade] | None) -> DatedRow:
        """Return the row of a puzzle; where none was made it has only its place and what would make it."""
        known: dict[str, Any] = {"date": slot.date.isoformat(), "number": slot.number, "seed": code}
        if made is not None:
            data = made_data(made)
            known |= data[made.scale] | data | {"seed": made.code}
        text = csv_line([cell(known.get(name)) for name in self._columns])
        return _row(slot, known["seed"], made, text)

    def read(self, line: str) -> DatedRow:
        """Return the row of a line.  Raises ValueError if the line holds no such row."""
        cells = cells_of(line)
        if len(cells) != len(self._columns):
            raise ValueError(f"it has {counted(len(cells), 'cell')}, not {len(self._columns)}")
        row = dict(zip(self._columns, cells, strict=True))
        if not row["number"].isdecimal():
            raise ValueError(f"number is {row['number']!r}")
        return DatedRow(row["date"], int(row["number"]), row["seed"], _line(row["puzzle"]), line.rstrip("\n"))


class JsonForm(DatedForm):
    """An object a line: date and number, and what ``generate`` has of a puzzle."""

    row_start = '{"date": "'

    def __init__(self, scales: Sequence[Scale[Grade]]) -> None:
        self.sections = [section_of(each) for each in scales]

    def row(self, slot: Slot, code: str, made: Made[Grade] | None) -> DatedRow:
        """Return the row of a puzzle; where none was made it has only its place and what would make it."""
        known: dict[str, Any] = {"date": slot.date.isoformat(), "number": slot.number}
        data = {"seed": code} if made is None else made_data(made) | {"seed": made.code}
        return _row(slot, data["seed"], made, json.dumps(known | data, ensure_ascii=False))

    def read(self, line: str) -> DatedRow:
        """Return the row of a line.  Raises ValueError if the line holds no such row."""
        row = json.loads(line)
        try:
            puzzle = _line(row.get("puzzle", ""))
            return DatedRow(row["date"], row["number"], str(row["seed"]), puzzle, line.rstrip("\n"))
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError("no row of a calendar") from error


def dated_form(name: str, scales: Sequence[Scale[Grade]], solutions: bool = False) -> DatedForm:
    """Return the form of a name, for puzzles graded on some scales; grids may have their solutions beside them.

    Raises click.UsageError where ``solutions`` are wished of a form that has no room for them.
    """
    form = form_with(name, solutions)
    if name == CSV:
        return CsvForm(scales)
    return JsonForm(scales) if name == JSON else TextForm(form, scales)


def _line(puzzle: str) -> str:
    """Return a puzzle that was read, or nothing.  Raises ValueError where it is no puzzle."""
    if puzzle:
        form_of(Puzzle(puzzle))
    return puzzle


def _row(slot: Slot, code: str, made: Made[Grade] | None, text: str) -> DatedRow:
    return DatedRow(slot.date.isoformat(), slot.number, code, made.puzzle.line if made else "", text)
