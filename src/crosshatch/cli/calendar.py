"""``crosshatch calendar``: a puzzle a day."""

import sys
from collections.abc import Collection, Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from typing import Any

import attrs

from ..batch.comparing import CanonicalForms
from ..batch.files import OtherColumns, Rows, UnfitFile
from ..batch.repeats import distinct
from ..batch.rows import Form, Record
from ..board.forms import form_of
from ..generator import GeneratedPuzzle, Symmetry
from ..generator.seeds import first_of, variation_of
from ..publishing.calendar import OUR_SCALE, WEEKDAYS, Calendar, Slot, place_of, plain_place
from ..publishing.print.dated import ROOM_FOR_LONG_DATES, dated
from ..publishing.print.layout import Layout
from ..publishing.print.typesetter import check_can_print
from ..publishing.spans import days_of
from ..render.data import made_data
from ..solving.scale import Grade, Scale
from ..verbs.declaration import BadRequest, argument, flag, given_options, option, verb
from ..verbs.kinds import Choice, File, ScaleName, Seconds, Section, Text
from .batches import apart_option, forms_in
from .exits import NOT_ALL_MADE
from .interrupts import told_what_is_done, uninterrupted
from .made_puzzles import InForms, Puzzles, TextForm, made_comment, made_form, puzzle_in, row_of, solutions_flag
from .output import Written, check_files, complain
from .pages import OnPages
from .plan import read_plan, replaced_again
from .progress import progress
from .targets import MAX_SECONDS, gave_up
from .workers import WithWorkers
from .writing import CSV, LINE, Resumable, rows_to


def _days(about: str, metavar: str = "DAYS") -> Any:
    return option(Text(None), f"{about} (repeatable).", many=True, metavar=metavar)


@verb
class Command(InForms, OnPages, Resumable, WithWorkers):
    """Make puzzles for every day of a year, a month or any period.

    DAYS is a year (2031), a month (2031-05), a day (2031-05-03) or a range (2031-05-03..2031-06-01).

    --week has one entry for each weekday: a level, or a full target such as 'hard,must=x-wing'.  'easy&hard' makes two
    puzzles for that day, and - makes none.  Within a week, a puzzle takes more effort than those of easier levels and
    than earlier puzzles of its own level.  No two puzzles are equivalent.

    With the same options, the puzzles of a day depend only on its date: a single day, a month and a year all give the
    same ones.  Each puzzle is printed with a seed that makes it again: 'crosshatch generate --seed SEED'.

    Exit codes: 0 success; 1 a puzzle could not be made in time; 2 invalid input.
    """

    span: str = argument(Text(None), "Year, month, day or range of days.", metavar="DAYS")
    week: str | None = option(
        Text(None),
        "Seven levels or targets, one for each day, separated by spaces, or by commas if no entry contains one.",
    )
    plan: Path | None = option(File(there=True), "TOML file with the week, exceptions and replaced days.")
    symmetry: str | None = option(Choice([each.value for each in Symmetry]), "Symmetry of the givens", usual="none")
    scale: Scale[Grade] | None = option(ScaleName(), "Scale of levels and ratings")
    first_day: str | None = option(Choice(WEEKDAYS), "Day of the first entry", usual="monday")
    seed: str | None = option(
        Text(None), "Name of the calendar; a different name gives different puzzles for the same week.", metavar="NAME"
    )
    no_rise: bool = flag("Do not require effort to rise within the week.")
    only: tuple[str, ...] = _days("Make only these days of the period")
    replace: tuple[str, ...] = _days(
        "Make a different puzzle for this date; with /N, replace the Nth puzzle of that day", "DATE[/N]"
    )
    apart_from: tuple[str, ...] = apart_option()
    solutions: bool = solutions_flag()
    pdf: Path | None = option(File((".pdf",)), "Also write the puzzles to a PDF file.", name="print")
    next_day: bool = flag(
        "With --print, put each solution beside the next day's puzzle (1 or 2 puzzles per page).",
        section=Section.OUTPUT,
    )
    max_seconds: float = option(Seconds(), "Maximum time for each puzzle.", default=MAX_SECONDS)

    def run(self) -> None:
        """Make the puzzles, and end with the exit code of the worst."""
        name = self.written_as
        if self.resume and (self.only or self.pdf):
            raise BadRequest("--resume cannot be combined with --only or --print.")
        days = list(days_of(self.span))
        plan = self._plan()
        apart_from = (*plan.pop("apart_from", ()), *self.apart_from)
        calendar = Calendar(**plan)
        wanted = self._wanted(days)
        slots = calendar.needed_for(wanted, days)
        others = [day for day, _ in map(place_of, self.replace) if day not in wanted]
        if others:
            raise BadRequest(f"--replace: {others[0]} is not one of the days to make.")
        layout = self._layout()
        name = name or (CSV if self.output else None if layout else LINE)
        before = calendar.slots_before(min(wanted)) if layout and self.next_day else []
        puzzles: list[tuple[Slot, GeneratedPuzzle[Grade]]] = []
        with ExitStack() as stack:
            start = (*START, "board") if calendar.has_other_boards else START
            form = made_form(name, calendar.scales(), self.solutions, layout=Dated, before=start) if name else None
            rows = _Rows(form) if form else None
            stack.enter_context(told_what_is_done(lambda: rows.number if rows else 0, self.output))
            executor = stack.enter_context(self.executor())
            known, code = forms_in(apart_from, executor)
            if rows and form:
                slots = rows.left(stack.enter_context(rows_to(self.output, form, self.resume)), slots)
                known.append(rows.kept)
            advance = stack.enter_context(progress(len(slots), printing=rows is not None and not self.output))
            batch = [*before, *slots]
            stream = distinct(calendar, [slot.seed for slot in batch], self.max_seconds, executor, apart_from=known)
            for slot, found in zip(batch, stream, strict=True):
                made = found if isinstance(found, GeneratedPuzzle) else None
                if made and (slot in before or slot.date in wanted):
                    puzzles.append((slot, made))
                if slot.date in wanted:
                    if not isinstance(found, GeneratedPuzzle):
                        code = max(code, NOT_ALL_MADE)
                        blank = "; this day is missing from the pages" if layout else ""
                        complain(slot.place, f"{gave_up(found)}{blank}")
                    if rows:
                        rows.add(slot, made)
                advance()
        number = sum(slot in before for slot, _ in puzzles)
        if layout and len(puzzles) > number:
            entries = dated([(slot.date, made) for slot, made in puzzles], layout, self.next_day, self.max_seconds)
            self.write_pages(self.pdf, entries[number:], layout)
        for place in dict.fromkeys(map(plain_place, self.replace)):
            _tell_how_to_keep(place, plan["replaced"][place])
        sys.exit(code)

    def _plan(self) -> dict[str, Any]:
        """Return what ``Calendar`` takes, by a file if there is one, with what options say instead.

        Raises CalendarError where the file is no plan, and BadRequest where nothing says what the days have.
        """
        plan = read_plan(self.plan) if self.plan else {}
        given = {name: getattr(self, name) for name in ("week", "symmetry", "scale", "first_day", "seed")}
        plan |= {name: value for name, value in given.items() if value is not None}
        if self.no_rise:
            plan["rising"] = False
        if "week" not in plan:
            raise BadRequest("No week is given; use --week or --plan.")
        return plan | {"replaced": replaced_again(plan.get("replaced", {}), self.replace)}

    def _wanted(self, days: Collection[date]) -> Collection[date]:
        """Return the days whose puzzles are wanted.

        Raises CalendarError where there are no such days, and BadRequest where they are not among those of the span.
        """
        wanted = frozenset(day for each in self.only for day in days_of(each)) or frozenset(days)
        others = wanted.difference(days)
        if others:
            raise BadRequest(f"--only: {min(others)} is not in {self.span}.")
        return wanted

    def _layout(self) -> Layout | None:
        """Return the layout of pages; None without.

        Raises BadRequest where an option says what pages are like, and there are none, or these cannot be so.
        """
        if self.pdf is None:
            given = given_options(self, OnPages) | ({"--next-day"} & given_options(self))
            if given:
                raise BadRequest(f"{min(given)} applies to printed pages; name the PDF file with --print.")
            return None
        layout = self.layout(OUR_SCALE.name)
        if self.next_day and layout.per_page not in ROOM_FOR_LONG_DATES:
            raise BadRequest(f"--next-day needs 1 or 2 puzzles per page, not {layout.per_page}.")
        check_can_print(layout.style)
        check_files((self.output, None), (self.pdf, Written.PDF), (self.solutions_to, Written.PDF))
        return layout


def _tell_how_to_keep(place: str, variation: int) -> None:
    """Say on standard error which variation a date has, and how it keeps it."""
    key = f'"{place}"' if "/" in place else place
    keep = f"add the line '{key} = {variation}' under [replaced] in a plan file (--plan)"
    complain("", f"{place} now has variation {variation}; to keep it, {keep}")


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
            form_of(puzzle_in(record))


class _Rows:
    """The rows of a calendar, on standard output or in a file.

    ``number`` is how many there are, and ``kept`` has the forms of those that an earlier run has made.
    """

    def __init__(self, form: Form) -> None:
        self.number = 0
        self.kept = CanonicalForms()
        self._form = form
        self._earlier: dict[str, str] = {}

    def left(self, file: Rows, slots: Sequence[Slot]) -> list[Slot]:
        """Return the places whose puzzles an earlier run has not made, or that are to be replaced.

        Raises UnfitFile where the file is not of these places.
        """
        self._file = file
        missing = []
        try:
            for record, slot in zip(file.kept(map(_place, slots)), slots, strict=False):  # which ends with the rows
                self._earlier[slot.place] = self._form.write(record)
                made = bool(record.get("puzzle"))
                if made:
                    self.kept.add(form_of(puzzle_in(record)))
                if not made or variation_of(record["seed"]) < variation_of(slot.seed):
                    missing.append(slot)
        except OtherColumns as error:
            raise UnfitFile(
                f"{file.path} was made with a different week, symmetry or scale; use the same again, or choose "
                "another output file"
            ) from error
        self.number = len(self._earlier)
        return [*missing, *slots[self.number :]]

    def add(self, slot: Slot, made: GeneratedPuzzle[Grade] | None) -> None:
        """Write the row of a place; in a file it takes the place of that of an earlier run, if it has a puzzle."""
        if slot.place in self._earlier:
            if made:
                self._earlier[slot.place] = self._row(slot, made)
                self._file.put(self._earlier.values())
            return
        with uninterrupted():
            if made or not isinstance(self._form, TextForm):  # people see nothing where there is no puzzle
                self._file.add(self._row(slot, made))
            self.number += 1

    def _row(self, slot: Slot, made: GeneratedPuzzle[Grade] | None) -> str:
        if made is None:
            return self._form.write(_place(slot))
        record = {name: _place(slot)[name] for name in START} | made_data(made)
        return row_of(self._form, record, f"{slot.date}, {made_comment(made, slot.scale)}")


def _place(slot: Slot) -> Record:
    """Return the record of a place without a puzzle."""
    return {"date": slot.date.isoformat(), "number": slot.number, "seed": slot.code}
