"""``crosshatch print``: puzzles on paper, as PDF."""

import datetime as dt
import sys
from collections.abc import Iterator
from pathlib import Path

import attrs

from ..batch.repeats import RepeatedPuzzle, distinct
from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats.entry import EntryKind
from ..generator import ClosestPuzzle, GeneratedPuzzle
from ..logic.clock import OutOfTime
from ..publishing.print.comments import comment_of, day_in
from ..publishing.print.dated import titled
from ..publishing.print.layout import Layout
from ..publishing.print.puzzles import Entry, entry_of
from ..publishing.print.typesetter import check_installed
from ..solving.scale import Grade
from ..verbs.declaration import REQUIRED, BadRequest, Section, option, verb
from ..verbs.kinds import File, Text, Whole
from . import BAD_INPUT
from .asking import jobs_option, puzzles_argument, seconds_option
from .batches import Batch, apart_option, forms_in, seed_option
from .inputs import Item, items
from .layouts import OnPages
from .output import complain, told_that_nothing_is_written
from .rows import progress
from .run import DONE, NOT_ALL_MADE, NOT_ONE_SOLUTION
from .targets import MAX_SECONDS, ToTarget, code_in, gave_up
from .workers import workers


@verb
class Command(OnPages, ToTarget):
    """Print puzzles, as a PDF file: each PUZZLE that is given, or else new ones, made to order.

    A puzzle that comes with a date, as those of 'calendar' and 'bank take' do, has it in place of a number.

    With no PUZZLE, the options from --level on say what the puzzles must be like, as for 'crosshatch generate'.  The
    solutions stand on the last page, small and upside down.  The same puzzles give the same file.

    It needs the library typst: pip install 'crosshatch[print]'.

    Exit codes: 0 done; 1 a puzzle is left out, as it does not have exactly one solution, the time for it ran out, or
    all were repeats; 2 bad input.
    """

    puzzles: tuple[str, ...] = puzzles_argument(default=())
    output: Path = option(
        File((".pdf",)),
        "The PDF file to write; - for standard output.",
        default=REQUIRED,
        short="o",
        section=Section.OUTPUT,
    )
    date: str = option(Text(None), "Text at the top right of each page.", default="", section=Section.OUTPUT)
    first: int | None = option(
        Whole(0),
        "Number of the first puzzle; if given, numbers take the place of dates.",
        usual="1",
        section=Section.OUTPUT,
    )
    count: int | None = option(Whole(1), "Number of puzzles to make.", usual="a page of them")
    seed: str | None = seed_option()
    apart_from: tuple[str, ...] = apart_option()
    max_seconds: float = seconds_option("Maximum time for each puzzle.", MAX_SECONDS)
    jobs: int = jobs_option()

    def run(self) -> None:
        """Write the file, and end with the exit code of the worst puzzle."""
        layout = self.layout(self.graded_on, self.date, 1 if self.first is None else self.first)
        check_installed()  # rather than after minutes of making puzzles
        source = _Source(layout, self.max_seconds)
        with told_that_nothing_is_written(str(self.output)):
            if self.puzzles:
                self._check_that_none_are_made()
                numbered = self.first is not None
                pairs = [(None if numbered else day, entry) for day, entry in source.given(self.puzzles)]
                entries = titled(pairs, layout)
            else:
                entries = list(source.made(self, self.count or layout.per_page))
        if entries:
            self.write_pages(self.output, entries, layout)
        sys.exit(source.code)

    def _check_that_none_are_made(self) -> None:
        if self.named - {"scale"} or self.count is not None or self.apart_from or self.seed is not None:
            raise BadRequest("Puzzles are given, so none are made: leave out what new ones must be like, or these.")


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
        with progress(arguments, printing=False) as advance:
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

    def made(self, asked: Command, count: int) -> Iterator[Entry]:
        """Yield puzzles made to order, none twice."""
        carried, seed = code_in(asked.seed)
        generator = asked.generator(carried)
        batch = Batch(seed, count).seeds()
        with progress(count, printing=False) as advance, workers(asked.jobs) as executor:
            known, code = forms_in(asked.apart_from, executor)
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
