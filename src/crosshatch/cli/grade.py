"""``crosshatch grade``: how hard a puzzle is, or many."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import chain, islice
from pathlib import Path

import attrs

from ..batch.entries import with_columns
from ..batch.grading import (
    ENDINGS,
    GradedPuzzle,
    GradeOutcome,
    form_of,
    grade_on_scales,
    grades_layout,
    record_of,
    section_of,
)
from ..batch.rows import CsvForm, Form, Record
from ..batch.rows import Section as Columns
from ..grading.crosshatch import CrosshatchGrade, version_at
from ..grading.minutes import Pace
from ..render.grades import grade_lines
from ..solving.scale import Grade, Scale
from ..verbs.choices import WithOwn
from ..verbs.declaration import flag, option, verb
from ..verbs.grade import Grade as Grading
from ..verbs.kinds import PACE, File, Section
from ..words import language_named
from ..words.grades import grade_text
from .exits import code_of
from .inputs import Item, StandardInput, check_there, items
from .interrupts import told_what_is_done, uninterrupted
from .output import complain, complain_of_columns, complain_of_rows, say, text_width
from .progress import patient, progress
from .puzzles import ForPuzzles
from .scales import TO_A_PACE, scales_of, scales_option
from .summary import Summary
from .workers import WithWorkers
from .writing import CSV, FILE_FORMATS, Resumable, json_flag, output_option, rows_to


@verb
class Command(Grading, ForPuzzles, WithOwn, Resumable, WithWorkers):
    """The grade names the level, the hardest step, every technique needed, and the time that people typically take.

    The Crosshatch scale solves in rounds.  Each round uses one technique and takes every step that it offers, so there
    may be more steps than 'explain' needs.  A number after a technique counts digits for singles, and rounds for
    others.

    --csv and --json write one row per puzzle and suit large files.  If a puzzle cannot be graded, its row gives the
    reason.  The rows do not depend on the number of --jobs.  After Ctrl-C, --resume continues the --output file.
    """

    scale: tuple[str | Scale[Grade], ...] = scales_option()
    pace: Pace | None = option(PACE, TO_A_PACE, usual="1")
    as_csv: bool = flag("Print CSV: a header and one row per puzzle.", name="csv", section=Section.OUTPUT)
    as_json: bool = json_flag()
    output: Path | None = output_option(*ENDINGS)
    summary: bool = flag("Summarise levels, techniques and times as histograms.", section=Section.OUTPUT)
    plot: Path | None = option(
        File((".svg", ".png")),
        "Plot levels and ratings as histograms, and each pair of scales as a scatter plot (.svg or .png, in English).",
    )

    def run(self) -> None:
        """Grade the puzzles, and end with the exit code of the worst."""
        if self.output:
            check_there(self.puzzles)
        pace = self.pace or Pace()
        as_rows = bool(self.output or self.written_as)
        scales = scales_of(self.scale, self.own)
        layout = grades_layout(_section_at(each, pace) for each in scales)
        form: Form | None = None
        counts = Summary(scales)
        shown: list[Callable[[], None]] = []
        if self.summary:
            stream = sys.stderr if as_rows and not self.output else sys.stdout
            shown.append(partial(counts.show, stream, self.language))
        if self.plot:
            shown.append(partial(counts.draw, self.plot))
            counts.check(self.plot, self.output)
        stdin = StandardInput()
        given = items(self.puzzles, stdin, self.board)
        with ExitStack() as stack:
            stack.enter_context(told_what_is_done(lambda: counts.total, self.output, shown))
            executor = stack.enter_context(self.executor())
            if as_rows:
                columns, given = with_columns(given)
                form = form_of(FILE_FORMATS.get(self.written_as or CSV), layout, columns)
                rows = stack.enter_context(rows_to(self.output, form, self.resume))
                for record in rows.kept(given):
                    counts.add(record)
            elif not shown:
                given = _named_if_many(given)
            printing = not self.output and bool(form or not shown)
            advance = stack.enter_context(progress(self.puzzles, counts.total, printing))
            graded = grade_on_scales(given, scales, executor, ready=stdin.ready, max_seconds=self.max_seconds)
            for found in graded if form or shown else patient(graded, _grading):
                results = {name: _at_pace(each, pace) for name, each in found.items()}
                record = record_of(results, form.layout if form else layout)
                with uninterrupted():
                    if form:
                        rows.add(form.write(record))
                    else:
                        _complain_of_errors(record)
                        if not shown:
                            graded_on = [(each.title, results[each.name].grade) for each in scales]
                            _say_in_words(record["source"], graded_on, self.language)
                    counts.add(record)
                advance()
        if isinstance(form, CsvForm):
            complain_of_columns(form.left_out, "puzzle")
        if form and counts.ungraded:
            complain_of_rows(counts.ungraded, counts.total, "graded")
        for show in shown:
            show()
        sys.exit(code_of(counts.outcomes))


def _section_at(scale: Scale[Grade], pace: Pace) -> Columns:
    """Return what rows say of grades on a scale where minutes are those of a pace."""
    section = section_of(scale)
    if issubclass(scale.grade_type, CrosshatchGrade):
        return attrs.evolve(section, version=version_at(section.version, pace))
    return section


def _at_pace(result: GradedPuzzle[Item], pace: Pace) -> GradedPuzzle[Item]:
    """Return a result with the minutes of a pace, if it has any."""
    if isinstance(result.grade, CrosshatchGrade):
        return attrs.evolve(result, grade=result.grade.at_pace(pace))
    return result


def _grading(number: int) -> str:
    return f"puzzle {number} is taking a while to grade; --max-seconds sets a limit"


def _named_if_many(given: Iterator[Item]) -> Iterator[Item]:
    """Return the items, without its source where there is one puzzle only."""
    first = list(islice(given, 2))
    if len(first) == 1 and first[0].puzzle:
        return iter([Item("", first[0].puzzle)])
    return chain(first, given)


def _complain_of_errors(record: Record) -> None:
    if record["error"]:
        late = record["outcome"] is GradeOutcome.OUT_OF_TIME
        complain(record["source"], f"{record['error']}{'; allow more with --max-seconds' if late else ''}")


def _say_in_words(source: str, results: Iterable[tuple[str, Grade | None]], language: str) -> None:
    """Say all about a puzzle that is the only one, and the least about one of many, by the titles of scales."""
    grades = [(title, grade) for title, grade in results if grade]
    if source and grades:
        told = [(title, _told(grade, language)) for title, grade in grades]
        named = [f"{title} {text}" if len(grades) > 1 else text for title, text in told]
        say(f"{source}: {'; '.join(named)}")
        return
    for number, (title, grade) in enumerate(grades):
        if len(grades) > 1:
            say(f"{chr(10) if number else ''}{title}")
        for line in grade_lines(grade, text_width(), language):
            say(line)


def _told(grade: Grade, language: str) -> str:
    """Return a grade in a few words, with the minutes that people take, if they are known."""
    text = grade_text(grade, language)
    if not (isinstance(grade, CrosshatchGrade) and grade.time):
        return text
    minutes = max(1, round(grade.time.typical))
    return f"{text}, {language_named(language).text('grade-minutes', minutes=minutes)}"
