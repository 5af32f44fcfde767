"""``crosshatch explain``: every step to the solution with its reasons, printed as soon as it is found."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path as FilePath

import attrs
import click

from ..batch.explaining import OFFERS, PathForm
from ..batch.files import FileFormat
from ..batch.path_rows import format_of_paths
from ..board.grid import Grid
from ..messages import counted
from ..render.text import numbered_step_lines, summary_lines, takeover_lines
from ..solver import Path, Solver, Walk
from ..status import Impossible, check
from ..step import Step
from ..strategies.base import Strategy
from ..words import CODES, ENGLISH
from .choices import (
    Techniques,
    jobs_option,
    language_option,
    scheduler_option,
    search_named,
    search_option,
    seconds_option,
    show_option,
    technique_options,
)
from .output import Show, grid_room, lines_writer, say, text_width
from .outputs import check_output, output_option, resume_option
from .pages import NONE_SHOWN, lacks, page_option, write_page
from .paths import say_paths
from .pictures import Draw, pictures_option, pictures_writer
from .progress import patient
from .run import PuzzleCommand, Question, answer_each, json_option, puzzles_argument

DATA = ("--json", "--compact", "--output")
"""The options that ask for data rather than for text."""

FOR_DATA = ("--offers", "--scheduler", "--jobs")
"""The options that nothing but data follow."""

APART = (
    ("--json", ("--compact",), "they are two forms of data"),
    ("--html", (*DATA, "--grid"), "a page is no data, and has its own pictures"),
    ("--pictures", (*DATA, "--html"), "it draws the steps that are printed"),
    ("--grid", DATA, "it is for text, and data have the candidates that each step removes"),
    ("--show", DATA, "it is for text, and data have every step"),
    ("--language", ("--compact", "Parquet"), "the compact form has no words of a language"),
)
"""Options with those that each does not go with, and why."""


@click.command("explain", cls=PuzzleCommand)
@puzzles_argument
@click.option("--grid", is_flag=True, help="Show the grid with its candidates at each step.")
@show_option
@click.option("--essential", is_flag=True, help="Leave out the steps on which nothing later rests.")
@technique_options("--only")
@search_option
@seconds_option("How long each puzzle may take; then its explanation ends with the steps found.")
@click.option(
    "--offers",
    type=click.Choice(list(OFFERS)),
    help="In data: what was on offer at each step, of its technique or of all.",
)
@page_option
@pictures_option
@language_option
@json_option
@click.option(
    "--compact", is_flag=True, help="Print JSON in a compact form: lists of techniques, ratings, conclusions."
)
@output_option(".jsonl", ".parquet")
@resume_option
@jobs_option
@scheduler_option
def command(
    puzzles: tuple[str, ...],
    grid: bool,
    shown: tuple[str, ...],
    essential: bool,
    only: tuple[str, ...],
    without: tuple[str, ...],
    added: tuple[str, ...],
    own: tuple[Strategy, ...],
    search: str | None,
    max_seconds: float | None,
    offers: str | None,
    page_file: FilePath | None,
    pictures: FilePath | None,
    language: str,
    as_json: bool,
    compact: bool,
    output: FilePath | None,
    resume: bool,
    jobs: int,
    scheduler: str | None,
) -> None:
    """Explain how to solve each PUZZLE, step by step.

    Each step is printed with its reasons as soon as it is found.  Where the techniques are stuck, a search takes over,
    and what it tries is explained too; with --search none it ends there, with exit code 1.  In a puzzle that does not
    have exactly one solution, the steps go as far as logic does.  Ctrl-C ends it with the path so far.

    With --essential, steps are printed once all are found, and only those on which the solution rests.

    With --html, they are written to a page that goes through them by key, click and swipe.

    For many puzzles, --json and --compact give a row for each, the same for any number of --jobs.  After Ctrl-C or a
    crash, --resume continues the --output file.
    """
    check_output(output, resume)
    in_parquet = output and format_of_paths(output, FileFormat.JSON if as_json else None) is FileFormat.PARQUET
    as_data = as_json or compact or output is not None
    _check_options(
        {
            "--json": as_json,
            "--compact": compact,
            "--output": output,
            "Parquet": in_parquet,
            "--html": page_file,
            "--pictures": pictures,
            "--grid": grid,
            "--show": shown,
            "--language": CODES[language] != ENGLISH,
            "--offers": offers,
            "--scheduler": scheduler,
            "--jobs": jobs > 1,
        }
    )
    strategies = Techniques(only, without, added, own).strategies()
    fallback = search_named(search)
    if as_data:
        form = PathForm(compact or bool(in_parquet), essential, offers, language)
        say_paths(puzzles, Solver(strategies, fallback), form, max_seconds, output, resume, jobs, scheduler)
    printer = _Printer(lines_writer(), pictures_writer(pictures, language), grid, shown, language)

    def answer(question: Question) -> bool:
        puzzle = question.puzzle
        status = check(puzzle)
        solver = Solver(strategies, fallback if status.ok else None)
        if not status.ok:
            question.complain(status)
        if page_file and question.name:
            raise click.UsageError("--html writes the page of one puzzle; several are given.")
        if question.name:
            say(f"{question.name}: {puzzle.line}\n")
        if isinstance(status, Impossible) and status.conflicts:
            return False
        if page_file:
            path = _write_page(solver.walk(puzzle, max_seconds), essential, page_file, shown, language)
        elif essential:
            path = _print_essential(solver.walk(puzzle, max_seconds), printer)
        else:
            walk = solver.walk(puzzle, max_seconds, at_search=printer.takeover)
            _print_steps(walk, printer)
            path = walk.path
            printer.summary(path)
        return status.ok and path.solution is not None

    answer_each(puzzles, answer)


def _check_options(given: Mapping[str, object]) -> None:
    """Raise click.UsageError where options do not go together; what is given is true, by the names of the options."""
    for option, others, why in APART:
        if given[option] and (other := next((each for each in others if given[each]), None)):
            raise click.UsageError(f"{option} and {other} do not go together: {why}.")
    for option in FOR_DATA:
        if given[option] and not any(given[each] for each in DATA):
            raise click.UsageError(f"{option} is for data, so it needs --json, --compact or --output.")


@attrs.frozen
class _Printer:
    """Prints the parts of an explanation: all steps or, where some techniques are ``shown``, theirs, with grids.

    ``draw`` draws what is printed.
    """

    show: Show
    draw: Draw
    with_grid: bool
    shown: tuple[str, ...]
    language: str

    def step(self, number: int, grid: Grid, step: Step) -> None:
        """Print a step with its number, and draw it."""
        if not self.shown or step.technique.slug in self.shown:
            with_grid = self.with_grid or bool(self.shown)
            self.show(numbered_step_lines(grid, step, number, with_grid, text_width(), self.language, room=grid_room()))
            self.draw(grid, step)

    def takeover(self) -> None:
        """Say that a search takes over."""
        if not self.shown:
            self.show(takeover_lines(text_width(), self.language))

    def path(self, path: Path) -> None:
        """Print a whole path."""
        for number, (grid, step) in enumerate(path.positions(), 1):
            if number == path.logic_steps + 1:
                self.takeover()
            self.step(number, grid, step)
        self.summary(path)

    def summary(self, path: Path) -> None:
        """Print how a path ended."""
        if lacks(path, self.shown):
            say(f"{NONE_SHOWN}\n")
        self.show(summary_lines(path, self.language, room=grid_room()))


def _print_steps(walk: Walk, printer: _Printer) -> None:
    """Print each step of a walk as soon as it is found; after an interrupt, also what was found and is not told yet."""
    number = 0
    try:
        for number, (grid, step) in enumerate(patient(walk, _looking_for), 1):
            printer.step(number, grid, step)
    except KeyboardInterrupt:
        for later, (grid, step) in islice(enumerate(walk.path.positions(), 1), number, None):
            printer.step(later, grid, step)
        printer.summary(walk.path)
        raise


def _write_page(walk: Walk, essential: bool, file: FilePath, shown: tuple[str, ...], language: str) -> Path:
    """Write the page of a walk, or of those of its steps that matter; return the path.

    After an interrupt, it has all steps found until then.
    """
    try:
        _find_all(walk)
    except KeyboardInterrupt:
        write_page(walk.path, file, shown, language)
        raise
    path = walk.path.essential() if essential else walk.path
    write_page(path, file, shown, language)
    return path


def _find_all(walk: Walk) -> None:
    for _ in patient(walk, _looking_for):
        pass


def _print_essential(walk: Walk, printer: _Printer) -> Path:
    """Print the steps of a walk that matter, once all are found, and how many do not; return their path.

    After an interrupt, all steps found until then are printed.
    """
    try:
        _find_all(walk)
    except KeyboardInterrupt:
        printer.path(walk.path)
        raise
    path = walk.path.essential()
    printer.path(path)
    left_out = len(walk.path) - len(path)
    say(f"\nLeft out: {counted(left_out, 'step')} of {len(walk.path)}, on which nothing here rests.")
    return path


def _looking_for(number: int) -> str:
    return f"step {number} takes a while to find; Ctrl-C ends with the path so far"
