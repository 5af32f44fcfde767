"""``crosshatch print``: puzzles on paper, as PDF."""

import datetime as dt
import sys
from collections.abc import Iterator

import attrs
import click
from click.core import ParameterSource

from ..batch.repeats import RepeatedPuzzle, distinct
from ..board.errors import OutOfTime, PuzzleError
from ..board.puzzle import Puzzle
from ..formats.entry import EntryKind
from ..generator import ClosestPuzzle, GeneratedPuzzle
from ..publishing.print.comments import comment_of, day_in
from ..publishing.print.dated import titled
from ..publishing.print.layout import Layout
from ..publishing.print.puzzles import Entry, entry_of, pdf, solutions_pdf
from ..publishing.print.typesetter import check_installed
from ..solving.scale import Grade
from . import BAD_INPUT
from .apart import apart_option, forms_in
from .batches import Batch
from .choices import WholeNumber, jobs_option, seconds_option
from .inputs import Item, items, number_of_puzzles
from .layouts import LayoutGiven, layout_options
from .output import complain, told_that_nothing_is_written, write_file
from .outputs import file_of
from .progress import progress
from .run import DONE, NOT_ALL_MADE, NOT_ONE_SOLUTION, PuzzleCommand
from .targets import MAX_SECONDS, Request, code_option, gave_up, target_options
from .workers import workers


@click.command("print", cls=PuzzleCommand)
@click.argument("puzzles", nargs=-1, metavar="[PUZZLE]...")
@click.option(
    "--output",
    "-o",
    required=True,
    metavar="FILE",
    callback=file_of(".pdf"),
    help="The PDF file to write; - for standard output.",
)
@layout_options
@click.option("--date", default="", help="What stands at the top of each page, to the right.")
@click.option(
    "--first",
    type=WholeNumber(min=0),
    default=1,
    show_default=True,
    help="The number of the first puzzle; if given, numbers take the place of dates.",
)
@target_options
@click.option("--count", type=WholeNumber(min=1), help="How many puzzles to make; a page of them if left out.")
@apart_option
@code_option
@seconds_option("How long to try for each puzzle.", MAX_SECONDS)
@jobs_option
def command(
    puzzles: tuple[str, ...],
    output: str,
    given: LayoutGiven,
    date: str,
    first: int,
    wanted: Request,
    count: int | None,
    apart_from: tuple[str, ...],
    seed: str | None,
    max_seconds: float,
    jobs: int,
) -> None:
    """Print puzzles, as a PDF file: each PUZZLE that is given, or else new ones, made to order.

    A puzzle that comes with a date, as those of 'calendar' and 'bank take' do, has it in place of a number.

    With no PUZZLE, the options from --level on say what the puzzles must be like, as for 'crosshatch generate'.  The
    solutions stand on the last page, small and upside down.  The same puzzles give the same file.

    It needs the library typst: pip install 'crosshatch[print]'.

    Exit codes: 0 done; 1 a puzzle is left out, as it does not have exactly one solution, the time for it ran out, or
    all were repeats; 2 bad input.
    """
    layout = given.layout(wanted.scale, date, first)
    check_installed()  # rather than after minutes of making puzzles
    source = _Source(layout, max_seconds)
    with told_that_nothing_is_written(output):
        if puzzles:
            _check_that_none_are_made(wanted, count, apart_from, seed)
            numbered = click.get_current_context().get_parameter_source("first") is ParameterSource.COMMANDLINE
            pairs = [(None if numbered else day, entry) for day, entry in source.given(puzzles)]
            entries = titled(pairs, layout)
        else:
            entries = list(source.made(wanted, layout.per_page if count is None else count, apart_from, seed, jobs))
    if entries:
        write_file(output, pdf(entries, layout))
        if given.solutions_to:
            write_file(given.solutions_to, solutions_pdf(entries, layout))
    sys.exit(source.code)


def _check_that_none_are_made(wanted: Request, *others: object) -> None:
    if wanted.named - {"scale"} or any(each not in (None, ()) for each in others):
        raise click.UsageError("Puzzles are given, so none are made: leave out what new ones must be like, or these.")


def _comment_of(item: Item, puzzle: Puzzle) -> str:
    """Return what is said of a puzzle; a table has that in columns."""
    return comment_of(item.columns) if item.kind in (EntryKind.ROW, EntryKind.OBJECT) else puzzle.comment


class _Source:
    """Where the puzzles of a file come from; ``code`` is the exit code so far."""

    def __init__(self, layout: Layout, max_seconds: float) -> None:
        self._layout = layout
        self._max_seconds = max_seconds
        self.code = DONE

    def given(self, arguments: tuple[str, ...]) -> Iterator[tuple[dt.date | None, Entry]]:
        """Yield the puzzles that are given, each with its day; what cannot be printed is reported and left out."""
        with progress(lambda: number_of_puzzles(arguments), printing=False) as advance:
            for item in items(arguments):
                if item.puzzle is None:
                    day = day_in(comment_of(item.columns))
                    blank = f"; the pages have nothing for {day}" if day else ""
                    self._left_out(item.source, f"{item.error}{blank}", BAD_INPUT)
                else:
                    comment = _comment_of(item, item.puzzle)
                    puzzle = attrs.evolve(item.puzzle, comment=comment)
                    yield from ((day_in(comment), entry) for entry in self._entry(item.source, puzzle))
                advance()

    def made(
        self, wanted: Request, count: int, apart_from: tuple[str, ...], seed: str | None, jobs: int
    ) -> Iterator[Entry]:
        """Yield puzzles made to order, none twice."""
        wanted, seed = wanted.of_seed(seed)
        generator = wanted.generator()
        batch = Batch(seed, count).seeds()
        with progress(lambda: count, printing=False) as advance, workers(jobs) as executor:
            known, code = forms_in(apart_from, executor)
            self.code = max(self.code, code)
            for made in distinct(generator, batch, self._max_seconds, executor, apart_from=known):
                if isinstance(made, ClosestPuzzle | RepeatedPuzzle):
                    problem = gave_up(made) if isinstance(made, ClosestPuzzle) else str(made)
                    self._left_out(f"seed {made.seed}", problem, NOT_ALL_MADE)
                else:
                    yield from self._entry(f"seed {made.seed}", made)
                advance()

    def _entry(self, source: str, puzzle: Puzzle | GeneratedPuzzle[Grade]) -> Iterator[Entry]:
        try:
            yield entry_of(puzzle, self._layout, self._max_seconds)
        except PuzzleError as error:
            self._left_out(source, f"{error}; it is left out", NOT_ONE_SOLUTION)
        except OutOfTime:
            self._left_out(source, "the time to grade it ran out; allow more with --max-seconds", NOT_ALL_MADE)

    def _left_out(self, source: str, problem: str, code: int) -> None:
        complain(source, problem)
        self.code = max(self.code, code)
