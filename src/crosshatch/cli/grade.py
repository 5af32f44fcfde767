"""``crosshatch grade``: how hard a puzzle is, or many."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TypeAlias

import attrs
import click

from ..batch.entries import with_columns
from ..batch.files import Rows
from ..batch.grading import (
    ENDINGS,
    Graded,
    GradeOutcome,
    form_of,
    grade_on_scales,
    grades_layout,
    record_of,
    section_of,
)
from ..batch.rows import CsvForm, Form, Record, Section
from ..board.messages import counted
from ..grading.crosshatch import CrosshatchGrade, version_at
from ..grading.minutes import Pace
from ..render.grades import grade_lines
from ..solving.scale import Grade, Scale
from ..techniques.strategy import Strategy
from .choices import (
    jobs_option,
    pace_option,
    scheduler_option,
    seconds_option,
    strategy_option,
)
from .inputs import Item, StandardInput, items, number_of_puzzles
from .interrupts import uninterrupted
from .output import complain, complain_of_columns, say, text_width
from .outputs import check_output, chosen_format, file_format, output_option, resume_option
from .plots import BatchPlot, plot_option
from .progress import patient, progress
from .rows import rows_to, told_what_is_done
from .run import PuzzleCommand, puzzles_argument
from .scales import scales_of, scales_option
from .summary import Summary
from .workers import workers

Results: TypeAlias = Mapping[str, Graded[Item]]
"""The results of one puzzle by the names of the scales."""

Write: TypeAlias = Callable[[Record, Results], None]


@click.command("grade", cls=PuzzleCommand)
@puzzles_argument
@scales_option(
    "Our own scale, HoDoKu's level and score, Sudoku Explainer's ER/EP/ED, or all of them; repeat it for several."
)
@click.option("--csv", "as_csv", is_flag=True, help="Print CSV: a header, and a row for each puzzle.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: an object on a line for each puzzle.")
@output_option(*ENDINGS)
@resume_option
@strategy_option
@pace_option
@seconds_option("How long each puzzle may take on a scale; one that takes longer has no grade.")
@jobs_option
@scheduler_option
@click.option("--summary", is_flag=True, help="Count levels and techniques, and draw histograms.")
@plot_option
def command(
    puzzles: tuple[str, ...],
    chosen: tuple[str | Scale[Grade], ...],
    as_csv: bool,
    as_json: bool,
    output: Path | None,
    resume: bool,
    own: tuple[Strategy, ...],
    pace: Pace,
    max_seconds: float | None,
    jobs: int,
    scheduler: str | None,
    summary: bool,
    plot_file: Path | None,
) -> None:
    """Say how hard each PUZZLE is, and why.

    For many puzzles, --csv and --json give a row for each; the row of a puzzle without a grade says why.  The rows are
    the same for any number of --jobs.  After Ctrl-C, --resume continues the --output file.
    """
    check_output(output, resume)
    rows_format = file_format(output, chosen_format(None, as_csv, as_json), *ENDINGS)
    as_rows = bool(output or rows_format)
    scales = scales_of(chosen, own)
    layout = grades_layout(_section_at(each, pace) for each in scales)
    form: Form | None = None
    counts = Summary(scales)
    shown: list[Callable[[], None]] = []
    add: Callable[[Record], None] = counts.add
    if summary:
        shown.append(partial(counts.show, sys.stderr if as_rows and not output else sys.stdout))
    if plot_file:
        drawn = BatchPlot(scales)
        shown.append(partial(drawn.write, plot_file))
        drawn.check(plot_file)
        add = _both(counts.add, drawn.add)
    stdin = StandardInput()
    given = items(puzzles, stdin)
    with ExitStack() as stack:
        stack.enter_context(told_what_is_done(lambda: counts.total, output, shown))
        executor = stack.enter_context(workers(jobs, scheduler))
        if as_rows:
            columns, given = with_columns(given)
            form = form_of(rows_format, layout, columns)
            rows = stack.enter_context(rows_to(output, form, resume))
            for record in rows.kept(given):
                add(record)
            write = _to(rows, form)
        elif shown:
            write = _complain_of_errors
        else:
            given = _named_if_many(given)
            write = partial(_say_in_words, {each.name: each.title for each in scales})
        printing = not output and bool(form or not shown)
        advance = stack.enter_context(progress(lambda: number_of_puzzles(puzzles), counts.total, printing))
        graded = grade_on_scales(given, scales, executor, ready=stdin.ready, max_seconds=max_seconds)
        for found in graded if form or shown else patient(graded, _grading):
            results = {name: _at_pace(each, pace) for name, each in found.items()}
            record = record_of(results, layout)
            with uninterrupted():
                write(record, results)
                add(record)
            advance()
    if isinstance(form, CsvForm):
        complain_of_columns(form.left_out, "puzzle")
    if form and counts.ungraded:
        lacking = f"{counts.ungraded} of {counted(counts.total, 'puzzle')}"
        complain("", f"no grade for {lacking}; the rows say why")
    for show in shown:
        show()
    sys.exit(counts.code)


def _section_at(scale: Scale[Grade], pace: Pace) -> Section:
    """Return what rows say of grades on a scale where minutes are those of a pace."""
    section = section_of(scale)
    if issubclass(scale.grade_type, CrosshatchGrade):
        return attrs.evolve(section, version=version_at(section.version, pace))
    return section


def _at_pace(result: Graded[Item], pace: Pace) -> Graded[Item]:
    """Return a result with the minutes of a pace, if it has any."""
    if isinstance(result.grade, CrosshatchGrade):
        return attrs.evolve(result, grade=result.grade.at_pace(pace))
    return result


def _both(first: Callable[[Record], None], second: Callable[[Record], None]) -> Callable[[Record], None]:
    def add(record: Record) -> None:
        first(record)
        second(record)

    return add


def _grading(number: int) -> str:
    return f"puzzle {number} takes a while to grade; --max-seconds sets a limit"


def _named_if_many(given: Iterator[Item]) -> Iterator[Item]:
    """Return the items, without its source where there is one puzzle only."""
    first = list(islice(given, 2))
    if len(first) == 1 and first[0].puzzle:
        return iter([Item("", first[0].puzzle)])
    return chain(first, given)


def _to(rows: Rows, form: Form) -> Write:
    return lambda record, results: rows.add(form.write(record))


def _complain_of_errors(record: Record, results: Results) -> None:
    if record["error"]:
        late = record["outcome"] is GradeOutcome.OUT_OF_TIME
        complain(record["source"], f"{record['error']}{'; allow more with --max-seconds' if late else ''}")


def _say_in_words(titles: Mapping[str, str], record: Record, results: Results) -> None:
    """Say all about a puzzle that is the only one, and the least about one of many."""
    _complain_of_errors(record, results)
    grades = [(titles[name], result.grade) for name, result in results.items() if result.grade]
    if record["source"] and grades:
        named = [f"{title} {_told(grade)}" if len(grades) > 1 else _told(grade) for title, grade in grades]
        say(f"{record['source']}: {'; '.join(named)}")
        return
    for number, (title, grade) in enumerate(grades):
        if len(grades) > 1:
            say(f"{chr(10) if number else ''}{title}")
        for line in grade_lines(grade, text_width()):
            say(line)


def _told(grade: Grade) -> str:
    """Return a grade in a few words, with the minutes that people take, if they are known."""
    time = grade.time if isinstance(grade, CrosshatchGrade) else None
    return f"{grade}, {time.brief}" if time else str(grade)
