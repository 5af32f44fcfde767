"""``crosshatch calendar``: a puzzle a day."""

import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import attrs
import click
from click.core import ParameterSource

from ..batch.files import OtherColumns, Rows, UnfitFile
from ..batch.repeats import Forms, distinct
from ..batch.rows import Form
from ..board.puzzle import Puzzle
from ..generator import ClosestPuzzle, GeneratedPuzzle, Symmetry
from ..generator.seeds import variation_of
from ..position.canonical_form import form_of
from ..publishing.calendar import OUR_SCALE, WEEKDAYS, Calendar, Slot, place_of, plain_place
from ..publishing.print.dated import ROOM_FOR_LONG_DATES, dated
from ..publishing.print.puzzles import pdf, solutions_pdf
from ..publishing.print.typesetter import check_installed
from ..publishing.spans import days_of
from ..solving.scale import Grade, Scale
from .apart import apart_option, forms_in
from .calendar_forms import dated_form, dated_row, place_record
from .choices import (
    ScaleGiven,
    jobs_option,
    scheduler_option,
    seconds_option,
)
from .interrupts import uninterrupted
from .layouts import NAMES, LayoutGiven, layout_options
from .made_forms import form_options, solutions_option
from .output import complain, write_file
from .outputs import CSV, LINE, check_output, chosen_format, file_of, form_of_rows, output_option, resume_option
from .plan import Plan, read_plan
from .progress import progress
from .rows import rows_to, told_what_is_done
from .run import NOT_ALL_MADE
from .targets import MAX_SECONDS, gave_up
from .workers import workers

ENDINGS = (".csv", ".jsonl", ".parquet")
"""How the names of files of rows end."""


@click.command("calendar")
@click.argument("span", metavar="DAYS")
@click.option(
    "--week", help="What the days of a week have: seven entries, such as levels, with blanks or commas between."
)
@click.option(
    "--plan",
    "plan_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A file (TOML) that says all this: the week, days that have something else, days that are replaced.",
)
@click.option(
    "--symmetry", type=click.Choice([each.value for each in Symmetry]), help="That of the givens; none if left out."
)
@click.option("--scale", type=ScaleGiven(), help="The scale of levels and ratings; our own if left out.")
@click.option("--first-day", type=click.Choice(WEEKDAYS), help="The day of the first entry; monday if left out.")
@click.option("--seed", metavar="NAME", help="What sets this calendar apart from others of the same week.")
@click.option("--no-rise", is_flag=True, help="Do not let effort rise within the week.")
@click.option("--only", multiple=True, metavar="DAYS", help="Only these of the days (repeat for more).")
@click.option(
    "--replace",
    multiple=True,
    metavar="DATE[/N]",
    help="Put another puzzle in the place of that of a date, or of its Nth (repeat for the next one).",
)
@apart_option
@seconds_option("How long to try for each puzzle.", MAX_SECONDS)
@jobs_option
@scheduler_option
@form_options
@solutions_option
@output_option(*ENDINGS)
@resume_option
@click.option("--print", "pdf_file", metavar="FILE", callback=file_of(".pdf"), help="Print them, as a PDF file.")
@click.option(
    "--next-day",
    is_flag=True,
    help="With --print: each solution stands beside the puzzle of the next day, 1 or 2 to a page; that of the last "
    "day at the end, unless --no-solutions.",
)
@layout_options
def command(
    span: str,
    week: str | None,
    plan_file: Path | None,
    symmetry: str | None,
    scale: Scale[Grade] | None,
    first_day: str | None,
    seed: str | None,
    no_rise: bool,
    only: tuple[str, ...],
    replace: tuple[str, ...],
    apart_from: tuple[str, ...],
    max_seconds: float,
    jobs: int,
    scheduler: str | None,
    form: str | None,
    solutions: bool,
    as_csv: bool,
    as_json: bool,
    output: Path | None,
    resume: bool,
    pdf_file: str | None,
    next_day: bool,
    given: LayoutGiven,
) -> None:
    """Make the puzzles of a year (2031), a month (2031-05), a day, or from one to another (2031-05-03..2031-06-01).

    Each entry of the --week is a level, or all that a puzzle must be like, as codes have it: 'hard,must=x-wing'.
    'easy&hard' are two puzzles for that day, and - is none.  Puzzles take more effort than those of easier levels, and
    than those of their own level before them.  No two are the same up to symmetry.

    What a day has follows from its date, the week and the seed: it is the same in a year, in a month, and alone.  The
    seed that comes with a puzzle makes it again by itself: 'crosshatch generate --seed SEED'.

    Exit codes: 0 done; 1 the time for a puzzle ran out, or all were repeats; 2 bad input.
    """
    check_output(output, resume)
    if resume and (only or pdf_file):
        raise click.UsageError("--resume continues a file of all days: leave --only and --print out.")
    rising = False if no_rise else None
    plan = _plan(
        plan_file, week=week, symmetry=symmetry, scale=scale, first_day=first_day, seed=seed, rising=rising
    ).with_replaced(replace)
    calendar = plan.calendar()
    slots, wanted = _slots(calendar, span, only)
    _check_are_among(replace, wanted)
    name = form_of_rows(output, chosen_format(form, as_csv, as_json), *ENDINGS)
    pages = _Pages(pdf_file, given, next_day, max_seconds) if pdf_file else None
    if pages is None:
        _check_nothing_is_for_pages()
    name = name or (CSV if output else None if pages else LINE)
    rows = _Rows(calendar, dated_form(name, calendar, solutions)) if name else None
    outputs = [each for each in (rows, pages) if each]
    with ExitStack() as stack:
        stack.enter_context(told_what_is_done(lambda: rows.number if rows else 0, output))
        executor = stack.enter_context(workers(jobs, scheduler))
        known, code = forms_in((*plan.apart_from, *apart_from), executor)
        if rows:
            stack.enter_context(rows.opened(output, resume, slots))
            known.append(rows.kept)
            slots = [*rows.missing, *slots[rows.number :]]
        advance = stack.enter_context(progress(lambda: len(slots), printing=rows is not None and not output))
        before = _day_before(calendar, min(wanted)) if pages and next_day else []
        slots = [*before, *slots]
        batch = [slot.seed for slot in slots]
        stream = distinct(calendar, batch, max_seconds, executor, apart_from=known)
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
    for place in dict.fromkeys(replace):
        _tell_how_to_keep(place, plan)
    sys.exit(code)


def _plan(file: Path | None, **options: Any) -> Plan:
    """Return the plan of a file, if there is one, with what options say instead; None says nothing.

    Raises CalendarError where the file is no plan, and click.UsageError where nothing says what the days have.
    """
    plan = read_plan(file) if file else Plan()
    plan = attrs.evolve(plan, **{name: value for name, value in options.items() if value is not None})
    if plan.week is None:
        raise click.UsageError("Say what the days have: with --week, or in a --plan.")
    return plan


def _slots(calendar: Calendar, span: str, only: Collection[str]) -> tuple[list[Slot], Collection[date]]:
    """Return the places whose puzzles are to be made, and the days that are wanted.

    The puzzles of other days are those of which theirs could be repeats.

    Raises CalendarError where there are no such days, and click.UsageError where days are wanted that are not there.
    """
    days = list(days_of(span))
    if not only:
        return list(calendar.slots(days)), frozenset(days)
    wanted = frozenset(day for each in only for day in days_of(each))
    others = wanted.difference(days)
    if others:
        raise click.UsageError(f"--only: {min(others)} is not among the days of {span}.")
    return calendar.needed_for(wanted, days), wanted


def _day_before(calendar: Calendar, day: date) -> list[Slot]:
    """Return the places of the last day before one that has puzzles, of the seven that there are at most to ask."""
    days = (date.fromordinal(day.toordinal() - number) for number in range(1, min(day.toordinal(), 8)))
    return next((slots for each in days if (slots := list(calendar.slots([each])))), [])


def _check_are_among(replaced: Collection[str], wanted: Collection[date]) -> None:
    for place in replaced:
        day, _ = place_of(place)
        if day not in wanted:
            raise click.UsageError(f"--replace: {day} is not among the days that are made.")


def _tell_how_to_keep(place: str, plan: Plan) -> None:
    """Say on standard error which variation a date has, and how it keeps it."""
    name = plain_place(place)
    line = f"{name if '/' not in name else f'{name!r}'} = {plan.replaced[name]}"
    complain("", f"{name} has variation {plan.replaced[name]} now; [replaced] {line} in a --plan keeps it")


def _check_nothing_is_for_pages() -> None:
    """Raise click.UsageError where an option says what pages are like, and there are none."""
    context = click.get_current_context()
    for name in (*NAMES, "next_day"):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name.replace('_', '-')} is for pages: name their file with --print.")


class _Rows:
    """The rows of a calendar, on standard output or in a file.

    ``number`` is how many there are, ``kept`` has the forms of those that an earlier run has made, and ``missing`` the
    places of those whose puzzles it has not, or that are to be replaced.
    """

    def __init__(self, calendar: Calendar, form: Form) -> None:
        self.number = 0
        self.kept = Forms()
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
                self.kept.add(form_of(Puzzle(puzzle)))
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

    def __init__(self, file: str, given: LayoutGiven, next_day: bool, max_seconds: float) -> None:
        self._layout = given.layout(OUR_SCALE.name)
        if next_day and self._layout.per_page not in ROOM_FOR_LONG_DATES:
            raise click.UsageError(f"--next-day needs pages of 1 or 2 puzzles, not of {self._layout.per_page}.")
        check_installed()
        self._file = file
        self._solutions_file = given.solutions_to
        self._next_day = next_day
        self._max_seconds = max_seconds
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
        entries = dated(together, self._layout, self._next_day, self._max_seconds)[len(self._before) :]
        write_file(self._file, pdf(entries, self._layout))
        if self._solutions_file:
            write_file(self._solutions_file, solutions_pdf(entries, self._layout))
