"""``crosshatch calendar``: a puzzle a day."""

import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import attrs

from ..batch.files import OtherColumns, Rows, UnfitFile
from ..batch.likeness import CanonicalForms
from ..batch.repeats import distinct
from ..batch.rows import Form
from ..board.puzzle import Puzzle
from ..generator import ClosestPuzzle, GeneratedPuzzle, Symmetry
from ..generator.seeds import variation_of
from ..publishing.calendar import OUR_SCALE, WEEKDAYS, Calendar, Slot, place_of, plain_place
from ..publishing.print.dated import ROOM_FOR_LONG_DATES, dated
from ..publishing.print.puzzles import pdf, solutions_pdf
from ..publishing.print.typesetter import check_installed
from ..publishing.spans import days_of
from ..solving.scale import Grade, Scale
from ..verbs.declaration import BadRequest, Section, argument, flag, given_options, option, verb
from ..verbs.kinds import Choice, File, ScaleName, Text
from .asking import CSV, LINE, Resumable, WithWorkers, seconds_option
from .batches import apart_option, forms_in
from .calendar_forms import dated_form, dated_row, place_record
from .layouts import OnPages
from .made_forms import InForms, solutions_flag
from .output import complain, write_file
from .plan import Plan, read_plan
from .rows import progress, rows_to, told_what_is_done, uninterrupted
from .run import NOT_ALL_MADE
from .targets import MAX_SECONDS, gave_up


def _days(about: str, metavar: str = "DAYS") -> Any:
    return option(Text(None), f"{about} (repeatable).", default=(), many=True, metavar=metavar)


@verb
class Command(InForms, OnPages, Resumable, WithWorkers):
    """Make the puzzles of a year (2031), a month (2031-05), a day, or from one to another (2031-05-03..2031-06-01).

    Each entry of the --week is a level, or all that a puzzle must be like, as codes have it: 'hard,must=x-wing'.
    'easy&hard' are two puzzles for that day, and - is none.  Puzzles take more effort than those of easier levels, and
    than those of their own level before them.  No two are the same up to symmetry.

    What a day has follows from its date, the week and the seed: it is the same in a year, in a month, and alone.  The
    seed that comes with a puzzle makes it again by itself: 'crosshatch generate --seed SEED'.

    Exit codes: 0 done; 1 the time for a puzzle ran out, or all were repeats; 2 bad input.
    """

    span: str = argument(Text(None), "A year, a month, a day, or from one to another.", metavar="DAYS")
    week: str | None = option(
        Text(None), "What the days of a week have: seven entries, such as levels, separated by blanks or commas."
    )
    plan: Path | None = option(
        File(),
        "Read the plan of the week, its exceptions and replaced days from a TOML file.",
        section=Section.INPUT,
    )
    symmetry: str | None = option(Choice([each.value for each in Symmetry]), "Symmetry of the givens", usual="none")
    scale: Scale[Grade] | None = option(ScaleName(), "Scale of levels and ratings")
    first_day: str | None = option(Choice(WEEKDAYS), "Day of the first entry", usual="monday")
    seed: str | None = option(Text(None), "Sets this calendar apart from others of the same week.", metavar="NAME")
    no_rise: bool = flag("Do not let effort rise within the week.")
    only: tuple[str, ...] = _days("Only these of the days")
    replace: tuple[str, ...] = _days("Make another puzzle for a date, or for the Nth of that date", "DATE[/N]")
    apart_from: tuple[str, ...] = apart_option()
    solutions: bool = solutions_flag()
    pdf: Path | None = option(File((".pdf",)), "Print them, as a PDF file.", name="print", section=Section.OUTPUT)
    next_day: bool = flag(
        "With --print: put each solution beside the puzzle of the next day, 1 or 2 per page; that of the last day at "
        "the end, unless --no-solutions.",
        section=Section.OUTPUT,
    )
    max_seconds: float = seconds_option("Maximum time for each puzzle.", MAX_SECONDS)

    def run(self) -> None:
        """Make the puzzles, and end with the exit code of the worst."""
        name = self.row_format()
        if self.resume and (self.only or self.pdf):
            raise BadRequest("--resume continues a file of all days: leave --only and --print out.")
        plan = self._plan().with_replaced(self.replace)
        calendar = plan.calendar()
        slots, wanted = _slots(calendar, self.span, self.only)
        _check_are_among(self.replace, wanted)
        pages = _Pages(self) if self.pdf else None
        if pages is None:
            self._check_nothing_is_for_pages()
        name = name or (CSV if self.output else None if pages else LINE)
        rows = _Rows(calendar, dated_form(name, calendar, self.solutions)) if name else None
        outputs = [each for each in (rows, pages) if each]
        with ExitStack() as stack:
            stack.enter_context(told_what_is_done(lambda: rows.number if rows else 0, self.output))
            executor = stack.enter_context(self.executor())
            known, code = forms_in((*plan.apart_from, *self.apart_from), executor)
            if rows:
                stack.enter_context(rows.opened(self.output, self.resume, slots))
                known.append(rows.kept)
                slots = [*rows.missing, *slots[rows.number :]]
            advance = stack.enter_context(progress(len(slots), printing=rows is not None and not self.output))
            before = _day_before(calendar, min(wanted)) if pages and self.next_day else []
            slots = [*before, *slots]
            batch = [slot.seed for slot in slots]
            stream = distinct(calendar, batch, self.max_seconds, executor, apart_from=known)
            for slot, made in zip(slots, stream, strict=True):
                if pages and slot in before:
                    pages.add_before(slot, made if isinstance(made, GeneratedPuzzle) else None)
                elif slot.date in wanted:
                    if not isinstance(made, GeneratedPuzzle):
                        code = max(code, NOT_ALL_MADE)
                        problem = gave_up(made) if isinstance(made, ClosestPuzzle) else str(made)
                        complain(slot.place, f"{problem}; the pages have nothing for this day" if pages else problem)
                    for each in outputs:
                        each.add(slot, made if isinstance(made, GeneratedPuzzle) else None)
                advance()
        if pages:
            pages.write()
        for place in dict.fromkeys(self.replace):
            _tell_how_to_keep(place, plan)
        sys.exit(code)

    def _plan(self) -> Plan:
        """Return the plan of a file, if there is one, with what options say instead.

        Raises CalendarError where the file is no plan, and BadRequest where nothing says what the days have.
        """
        plan = read_plan(self.plan) if self.plan else Plan()
        given = {name: getattr(self, name) for name in ("week", "symmetry", "scale", "first_day", "seed")}
        given |= {"rising": False} if self.no_rise else {}
        plan = attrs.evolve(plan, **{name: value for name, value in given.items() if value is not None})
        if plan.week is None:
            raise BadRequest("Say what the days have: with --week, or in a --plan.")
        return plan

    def _check_nothing_is_for_pages(self) -> None:
        """Raise BadRequest where an option says what pages are like, and there are none."""
        given = given_options(self, OnPages) | ({"--next-day"} & given_options(self))
        if given:
            raise BadRequest(f"{min(given)} is for pages: name their file with --print.")


def _slots(calendar: Calendar, span: str, only: Collection[str]) -> tuple[list[Slot], Collection[date]]:
    """Return the places whose puzzles are to be made, and the days that are wanted.

    The puzzles of other days are those of which theirs could be repeats.

    Raises CalendarError where there are no such days, and BadRequest where days are wanted that are not there.
    """
    days = list(days_of(span))
    if not only:
        return list(calendar.slots(days)), frozenset(days)
    wanted = frozenset(day for each in only for day in days_of(each))
    others = wanted.difference(days)
    if others:
        raise BadRequest(f"--only: {min(others)} is not among the days of {span}.")
    return calendar.needed_for(wanted, days), wanted


def _day_before(calendar: Calendar, day: date) -> list[Slot]:
    """Return the places of the last day before one that has puzzles, of the seven that there are at most to ask."""
    days = (date.fromordinal(day.toordinal() - number) for number in range(1, min(day.toordinal(), 8)))
    return next((slots for each in days if (slots := list(calendar.slots([each])))), [])


def _check_are_among(replaced: Collection[str], wanted: Collection[date]) -> None:
    for place in replaced:
        day, _ = place_of(place)
        if day not in wanted:
            raise BadRequest(f"--replace: {day} is not among the days that are made.")


def _tell_how_to_keep(place: str, plan: Plan) -> None:
    """Say on standard error which variation a date has, and how it keeps it."""
    name = plain_place(place)
    line = f"{name if '/' not in name else f'{name!r}'} = {plan.replaced[name]}"
    complain("", f"{name} has variation {plan.replaced[name]} now; [replaced] {line} in a --plan keeps it")


class _Rows:
    """The rows of a calendar, on standard output or in a file.

    ``number`` is how many there are, ``kept`` has the forms of those that an earlier run has made, and ``missing`` the
    places of those whose puzzles it has not, or that are to be replaced.
    """

    def __init__(self, calendar: Calendar, form: Form) -> None:
        self.number = 0
        self.kept = CanonicalForms()
        self.missing: list[Slot] = []
        self._calendar = calendar
        self._form = form
        self._rows: dict[tuple[date, int], str] = {}

    @contextmanager
    def opened(self, output: Path | None, resume: bool, slots: Sequence[Slot]) -> Iterator[None]:
        """Open a file for them, if there is one, and read those that an earlier run has made.

        Raises UnfitFile where it is not a file of these places.
        """
        with rows_to(output, self._form, resume) as file:
            self._file = file
            try:
                self._read(file, slots)
            except OtherColumns as error:
                raise UnfitFile(
                    f"{output} was made with another week, symmetry or scale; give that again, or another output"
                ) from error
            yield

    def _read(self, file: Rows, slots: Sequence[Slot]) -> None:
        places = (place_record(slot, self._calendar) for slot in slots)
        for record, slot in zip(file.kept(places), slots, strict=False):  # which ends with the rows
            self._rows[slot.date, slot.number] = self._form.write(record)
            self.number += 1
            puzzle = record.get("puzzle")
            if puzzle:
                self.kept.add(Puzzle(puzzle).canonical().line)
            if not puzzle or variation_of(record["seed"]) < variation_of(slot.seed):
                self.missing.append(slot)

    def add(self, slot: Slot, made: GeneratedPuzzle[Grade] | None) -> None:
        """Write the row of a place; in a file it takes the place of that of an earlier run, if it has a puzzle."""
        row, day = dated_row(self._form, self._calendar, slot, made), (slot.date, slot.number)
        if day in self._rows:
            if made:
                self._rows[day] = row
                self._file.put(self._rows.values())
            return
        with uninterrupted():
            if row:
                self._file.add(row)
            self.number += 1


class _Pages:
    """The pages of a calendar, as a PDF file, and perhaps another one of the solutions."""

    def __init__(self, asked: Command) -> None:
        self._layout = asked.layout(OUR_SCALE.name)
        if asked.next_day and self._layout.per_page not in ROOM_FOR_LONG_DATES:
            raise BadRequest(f"--next-day needs pages of 1 or 2 puzzles, not of {self._layout.per_page}.")
        check_installed()
        self._asked = asked
        self._puzzles: list[tuple[date, GeneratedPuzzle[Grade]]] = []
        self._before: list[tuple[date, GeneratedPuzzle[Grade]]] = []

    def add_before(self, slot: Slot, made: GeneratedPuzzle[Grade] | None) -> None:
        """Take in a puzzle of the day before, whose solution alone is on the pages."""
        if made:
            self._before.append((slot.date, made))

    def add(self, slot: Slot, made: GeneratedPuzzle[Grade] | None) -> None:
        """Take in a puzzle, if there is one."""
        if made:
            self._puzzles.append((slot.date, made))

    def write(self) -> None:
        """Write the files, if there are puzzles."""
        if not self._puzzles:
            return
        together = [*self._before, *self._puzzles]
        entries = dated(together, self._layout, self._asked.next_day, self._asked.max_seconds)[len(self._before) :]
        write_file(str(self._asked.pdf), pdf(entries, self._layout))
        if self._asked.solutions_to:
            write_file(str(self._asked.solutions_to), solutions_pdf(entries, self._layout))
