"""``crosshatch explain``: every step to the solution with its reasons, printed as soon as it is found."""

from functools import cached_property
from itertools import islice
from pathlib import Path as FilePath

import attrs

from ..batch.explaining import OFFERS, PathForm
from ..batch.files import FileFormat
from ..batch.path_rows import ENDINGS
from ..board.grid import Grid
from ..board.messages import counted
from ..logic.step import Step
from ..position.status import Impossible, check
from ..render.text import numbered_step_lines, summary_lines, takeover_lines
from ..solving.solver import Path, Solver, Walk
from ..verbs.choices import names_option, slugs_of
from ..verbs.declaration import BadRequest, Section, flag, option, verb
from ..verbs.explain import Explain
from ..verbs.kinds import Choice, File
from ..words import CODES, ENGLISH
from .asking import OfPuzzles, Resumable, WithWorkers, output_option
from .output import Show, grid_room, lines_writer, say, text_width
from .outputs import chosen_format, file_format
from .pages import NONE_SHOWN, lacks, write_page
from .paths import say_paths
from .pictures import Draw, Drawing
from .progress import patient
from .run import Question

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


@verb
class Command(Explain, OfPuzzles, Drawing, WithWorkers, Resumable):
    """Each step is printed as soon as it is found.  With --search none, the explanation ends where the techniques are
    stuck, with exit code 1.  Ctrl-C ends with the path so far.

    For many puzzles, --json and --compact write one row each, the same for any number of --jobs.
    """

    grid: bool = flag("Show the grid with its candidates at each step.", section=Section.OUTPUT)
    shown: tuple[str, ...] = names_option("Print only steps of these techniques, with their grids", "show")
    html: FilePath | None = option(
        File((".html",)),
        "Write a page that goes through the steps, instead of printing them (- for standard output).",
        section=Section.OUTPUT,
    )
    compact: bool = flag("Print JSON in a compact form, for many paths.", section=Section.OUTPUT)
    offers: str | None = option(
        Choice(list(OFFERS)),
        "In data: the steps on offer each time, of the same technique or of all.",
        section=Section.OUTPUT,
    )
    output: FilePath | None = output_option(*ENDINGS)

    def run(self) -> None:
        """Explain each puzzle, and end with the exit code."""
        self.check_output()
        self._check()
        if any(self._given[each] for each in DATA):
            form = PathForm(self.compact or self._in_parquet, self.essential, self.offers, self.language)
            solver = Solver(self.strategies, self.searching())
            say_paths(self.puzzles, solver, form, self.max_seconds, self.output, self.resume, self.jobs, self.scheduler)
        self.show()

    @cached_property
    def _in_parquet(self) -> bool:
        return file_format(self.output, chosen_format(as_json=self.as_json), *ENDINGS) is FileFormat.PARQUET

    @cached_property
    def _slugs(self) -> tuple[str, ...]:
        return slugs_of(self.shown, "show", self.own)

    @cached_property
    def _printer(self) -> "_Printer":
        return _Printer(lines_writer(), self.draw, self.grid, self._slugs, self.language)

    @cached_property
    def _given(self) -> dict[str, object]:
        """What is given, by the names of options: true where it is."""
        return {
            "--json": self.as_json,
            "--compact": self.compact,
            "--output": self.output,
            "Parquet": self._in_parquet,
            "--html": self.html,
            "--pictures": self.pictures,
            "--grid": self.grid,
            "--show": self._slugs,
            "--language": CODES[self.language] != ENGLISH,
            "--offers": self.offers,
            "--scheduler": self.scheduler,
            "--jobs": self.jobs > 1,
        }

    def _check(self) -> None:
        """Raise BadRequest where options do not go together."""
        for option_, others, why in APART:
            if self._given[option_] and (other := next((each for each in others if self._given[each]), None)):
                raise BadRequest(f"{option_} and {other} cannot be combined: {why}.")
        for option_ in FOR_DATA:
            if self._given[option_] and not any(self._given[each] for each in DATA):
                raise BadRequest(f"{option_} is for data, so it needs --json, --compact or --output.")

    def answer(self, question: Question) -> bool:
        """Explain a puzzle."""
        puzzle, printer = question.puzzle, self._printer
        status = check(puzzle)
        if not status.ok:
            question.complain(status)
        if self.html and question.name:
            raise BadRequest("--html writes the page of one puzzle; several are given.")
        if question.name:
            say(f"{question.name}: {puzzle.line}\n")
        if isinstance(status, Impossible) and status.conflicts:
            return False
        solver = Solver(self.strategies, self.searching() if status.ok else None)
        if self.html:
            walk = solver.walk(puzzle, self.max_seconds)
            path = _write_page(walk, self.essential, self.html, self._slugs, self.language)
        elif self.essential:
            path = _print_essential(solver.walk(puzzle, self.max_seconds), printer)
        else:
            walk = solver.walk(puzzle, self.max_seconds, at_search=printer.takeover)
            _print_steps(walk, printer)
            path = walk.path
            printer.summary(path)
        return status.ok and path.solution is not None


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
