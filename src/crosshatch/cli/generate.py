"""``crosshatch generate``: puzzles to order."""

import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import ClassVar

from ..batch.comparing import CanonicalForms
from ..batch.repeats import RepeatedPuzzle, distinct
from ..board.forms import form_of
from ..generator import ClosestPuzzle, Generator
from ..generator.seeds import code_of, parse, plain_seed
from ..render.data import made_data
from ..solving.scale import Grade
from ..verbs.declaration import BadRequest, option, verb
from ..verbs.kinds import Seconds, Section
from .batches import Batch, Counted, apart_option, forms_in, seed_option
from .exits import NOT_ALL_MADE
from .made_puzzles import ENDINGS, InForms, made_comment, made_form, puzzle_in, row_of, solutions_flag
from .output import complain
from .progress import patient, progress
from .targets import MAX_SECONDS, ToTarget, code_in, gave_up
from .workers import WithWorkers
from .writing import CSV, GRID, JSON, LINE, Resumable, output_option, rows_to


@verb
class Command(ToTarget, InForms, Counted, Resumable, WithWorkers):
    """Make puzzles to order, each with its grade and seed.

    Combine any of these options; anything you leave out is unrestricted.  TECHNIQUE is a name that 'crosshatch
    techniques' lists; separate several with commas.  Every puzzle has exactly one solution, and no two are equivalent.
    A printed seed includes the target: --seed hard,180:7/3 makes that puzzle again.

    Exit codes: 0 success; 1 a puzzle could not be made in time; 2 invalid options, or a target that no puzzle can meet.
    """

    explained_in: ClassVar[Mapping[Section, str]] = {Section.MAKE: ""}
    seed: str | None = seed_option()
    apart_from: tuple[str, ...] = apart_option()
    solutions: bool = solutions_flag()
    output: Path | None = output_option(*ENDINGS)
    max_seconds: float = option(Seconds(), "Maximum time for each puzzle.", default=MAX_SECONDS)

    def run(self) -> None:
        """Make the puzzles, and end with the exit code of the worst."""
        name = self.written_as or LINE
        carried, plain = code_in(self.seed)
        generator = self.generator(carried)
        board = () if generator.target.board == "classic" else ("board",)
        if board and self.resume and name in (LINE, GRID):
            raise BadRequest(f"--resume on a board other than the classic one needs --format {CSV} or {JSON}.")
        written = made_form(name, [generator.scale], self.solutions, before=board)
        known_here = CanonicalForms()
        batch = Batch(plain, self.count, self.first, self.seed)
        with ExitStack() as stack:
            executor = stack.enter_context(self.executor())
            known, code = forms_in(self.apart_from, executor)
            rows = stack.enter_context(rows_to(self.output, written, self.resume))
            seeds = batch.left(
                rows,
                code_of=lambda own: _code(generator, own),
                seed_in=lambda code: parse(code).plain,
                heard=lambda record: known_here.add(form_of(puzzle_in(record))),
            )
            besides = " and, to avoid repeats, --apart-from a file of the puzzles so far"
            stack.enter_context(batch.told_how_to_go_on(self.output, besides))
            advance = stack.enter_context(progress(self.count, batch.done, not self.output))
            stream = distinct(generator, seeds, self.max_seconds, executor, apart_from=[*known, known_here])
            for made in patient(stream, lambda _: _looking(self.max_seconds)) if self.count == 1 else stream:
                with batch.one_more():
                    if isinstance(made, ClosestPuzzle | RepeatedPuzzle):
                        complain(f"seed {made.seed}", gave_up(made))
                    else:
                        rows.add(row_of(written, made_data(made), made_comment(made, generator.scale)))
                        batch.made += 1
                advance()
        sys.exit(max(code, NOT_ALL_MADE) if batch.made < batch.done else code)


def _looking(max_seconds: float) -> str:
    return f"this puzzle is taking a while; the search stops after {max_seconds:g} s (--max-seconds)"


def _code(generator: Generator[Grade], seed: str) -> str:
    """Return what a puzzle has as its seed."""
    target, scale = generator.target, generator.scale
    return code_of(target, scale, plain_seed(seed, target, scale))
