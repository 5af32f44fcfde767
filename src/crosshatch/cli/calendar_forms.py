"""How the puzzles of a calendar are written: as lines, grids, CSV or JSON, each with its date."""

import attrs

from ..batch.rows import Form, Record
from ..board.puzzle import Puzzle
from ..generator import GeneratedPuzzle
from ..generator.seeds import first_of
from ..publishing.calendar import Calendar, Slot
from ..render.data import made_data
from ..solving.scale import Grade
from .made_forms import Puzzles, TextForm, made_comment, made_form, row_of

START = ("date", "number")
"""What rows begin with."""


@attrs.frozen(slots=False)
class Dated(Puzzles):
    """The layout of puzzles of days; where none was made there is its place, and the seed that would make it."""

    first: tuple[str, ...] = START

    def blank(self, entry: Record) -> Record:
        """Return a place, which is a record without a puzzle."""
        return entry

    def identity(self, record: Record) -> tuple[Record, Record]:
        """Return the place of a puzzle, and its seed, but not which variation it is."""
        return {"date": record["date"], "number": int(record["number"])}, {"seed": first_of(str(record["seed"]))}

    def check(self, record: Record) -> None:
        """Raise ValueError or LookupError where there is no place, or what is no puzzle."""
        if not str(record["number"]).isdecimal():
            raise ValueError(f"number is {record['number']!r}")
        if record["date"] and record["seed"] and record.get("puzzle"):
            Puzzle(record["puzzle"]).canonical()


def dated_form(name: str, calendar: Calendar, solutions: bool = False) -> Form:
    """Return the form of a name for the puzzles of a calendar; see ``made_form``."""
    return made_form(name, calendar.scales(), solutions, layout=Dated, before=START)


def dated_row(form: Form, calendar: Calendar, slot: Slot, made: GeneratedPuzzle[Grade] | None) -> str:
    """Return the row of a place; nothing where there is no puzzle, in a form for people."""
    if made is None:
        return "" if isinstance(form, TextForm) else form.write(place_record(slot, calendar))
    record = {"date": slot.date.isoformat(), "number": slot.number, **made_data(made)}
    return row_of(form, record, f"{slot.date}, {made_comment(made, calendar.scale_of(slot))}")


def place_record(slot: Slot, calendar: Calendar) -> Record:
    """Return the record of a place without a puzzle."""
    return {"date": slot.date.isoformat(), "number": slot.number, "seed": calendar.code(slot)}
