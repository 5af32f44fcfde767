"""``crosshatch print``: puzzles on paper, as PDF."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar, TypeAlias

import attrs

from ..batch.repeats import distinct
from ..board.clock import OutOfTime
from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats.document import EntryKind
from ..generator import GeneratedPuzzle
from ..publishing.print.comments import comment_of, day_in
from ..publishing.print.dated import dated
from ..publishing.print.puzzles import entry_of
from ..publishing.print.typesetter import check_can_print
from ..solving.scale import Grade
from ..verbs.declaration import REQUIRED, BadRequest, option, read_with, verb
from ..verbs.kinds import BOARD, File, Seconds, Section, Text, Whole
from .batches import Batch, apart_option, forms_in, seed_option
from .exits import BAD_INPUT, DONE, NOT_ALL_MADE, NOT_ONE_SOLUTION
from .inputs import items
from .interrupts import told_at_interrupts
from .output import Written, check_files, complain
from .pages import OnPages
from .progress import progress
from .puzzles import puzzles_argument
from .targets import MAX_SECONDS, ToTarget, code_in, gave_up
from .workers import WithWorkers

_Found: TypeAlias = tuple[str, Puzzle | GeneratedPuzzle[Grade] | str, int]
"""Where a puzzle comes from, the puzzle, or what is wrong, and the exit code for that."""


@verb
class Numbered:
    """The date above pages, and the numbers above puzzles."""

    date: str = option(Text(None), "Text at the top right of each page.", default="", section=Section.LAYOUT)
    first: int | None = option(
        Whole(0),
        "Number of the first puzzle; puzzles with dates then show numbers instead.",
        usual="1",
        section=Section.LAYOUT,
    )


@verb
class Command(OnPages, ToTarget, WithWorkers, Numbered):
    """Write a PDF file of your own puzzles or of new ones.

    If you give no PUZZLE, new ones are made, with the options of 'crosshatch generate'.  Up to 16 solutions (6 in
    large print) are upside down on the last page; larger sets have their own pages.  The same puzzles give the same
    file.

    Puzzles that have a date, such as those of 'calendar' and 'bank take', show it instead of a number.

    This command needs typst: pip install 'crosshatch[print]'.

    Exit codes: 0 success; 1 a puzzle was left out, because it does not have exactly one solution or could not be made
    in time; 2 invalid input.
    """

    explained_in: ClassVar[Mapping[Section, str]] = {Section.LAYOUT: ""}

    puzzles: tuple[str, ...] = puzzles_argument(default=())
    output: Path = option(File((".pdf",)), "PDF file to write (- for standard output).", default=REQUIRED, short="o")
    count: int | None = option(Whole(1), "Number of puzzles to make.", usual="one page")
    seed: str | None = seed_option()
    apart_from: tuple[str, ...] = apart_option()
    max_seconds: float = option(Seconds(), "Maximum time for each puzzle.", default=MAX_SECONDS)

    def run(self) -> None:
        """Write the file, and end with the exit code of the worst puzzle."""
        layout = self.layout(self.graded_on, self.date, 1 if self.first is None else self.first)
        check_can_print(layout.style)  # rather than after minutes of making puzzles
        check_files((self.output, Written.PDF), (self.solutions_to, Written.PDF))
        of_new = self.named - {"--scale", "--board"} or self.count or self.apart_from or self.seed is not None
        if self.puzzles and of_new:
            raise BadRequest("Options for new puzzles cannot be combined with PUZZLE.")
        pairs, codes = [], [DONE]
        with told_at_interrupts(lambda: complain("", f"interrupted; {self.output} was not written")):
            for source, found, code in self._given() if self.puzzles else self._made(layout.per_page, codes):
                problem = found
                if not isinstance(found, str):
                    try:
                        day = day_in(found.comment) if isinstance(found, Puzzle) and self.first is None else None
                        pairs.append((day, entry_of(found, layout, self.max_seconds)))
                        continue
                    except PuzzleError as error:
                        problem, code = f"{error}; omitted from the pages", NOT_ONE_SOLUTION
                    except OutOfTime:
                        problem, code = "not graded in time; allow more time with --max-seconds", NOT_ALL_MADE
                complain(source, str(problem))
                codes.append(code)
            entries = dated(pairs, layout)
        if entries:
            self.write_pages(self.output, entries, layout)
        else:
            complain("", f"no puzzles to print; {self.output} was not written")
        sys.exit(max(codes))

    def _given(self) -> Iterator[_Found]:
        """Yield the puzzles that are given; a table says in columns what is said of them."""
        name: str | None = vars(self)["board"]
        board = None if name is None else read_with(BOARD.parse, name, "board")
        with progress(self.puzzles, printing=False) as advance:
            for item in items(self.puzzles, board=board):
                comment = comment_of(item.columns)
                day = day_in(comment)
                if item.puzzle is None:
                    yield item.source, f"{item.error}{f'; {day} is missing from the pages' if day else ''}", BAD_INPUT
                else:
                    in_columns = item.kind in (EntryKind.ROW, EntryKind.OBJECT)
                    yield item.source, attrs.evolve(item.puzzle, comment=comment) if in_columns else item.puzzle, DONE
                advance()

    def _made(self, per_page: int, codes: list[int]) -> Iterator[_Found]:
        """Yield puzzles made to order, none twice."""
        carried, seed = code_in(self.seed)
        generator, number = self.generator(carried), self.count or per_page
        with progress(number, printing=False) as advance, self.executor() as executor:
            known, code = forms_in(self.apart_from, executor)
            codes.append(code)
            batch = Batch(seed, number)
            for made in distinct(generator, batch.seeds(), self.max_seconds, executor, apart_from=known):
                yield f"seed {made.seed}", made if isinstance(made, GeneratedPuzzle) else gave_up(made), NOT_ALL_MADE
                advance()
        if seed is None:
            complain("", f"to print the same puzzles again, add --seed {batch.seed}")
