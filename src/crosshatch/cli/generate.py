"""``crosshatch generate``: puzzles to order."""

import sys
from contextlib import ExitStack
from pathlib import Path

import click

from ..batch.repeats import Forms, RepeatedPuzzle, distinct
from ..board.puzzle import Puzzle
from ..generator import ClosestPuzzle, Generator
from ..generator.seeds import code_of, parse, plain_seed
from ..position.canonical_form import form_of
from ..render.data import made_data
from ..solving.scale import Grade
from .apart import apart_option, forms_in
from .batches import Batch, first_option
from .choices import WholeNumber, jobs_option, scheduler_option, seconds_option
from .made_forms import form_options, made_comment, made_form, row_of, solutions_option
from .output import complain
from .outputs import LINE, check_output, chosen_format, form_of_rows, output_option, resume_option
from .progress import patient, progress
from .rows import rows_to
from .run import NOT_ALL_MADE
from .targets import MAX_SECONDS, Request, code_option, gave_up, target_options
from .workers import workers

ENDINGS = (".txt", ".csv", ".jsonl", ".parquet")
"""How the names of files of made puzzles end."""


@click.command("generate")
@target_options
@click.option("--count", type=WholeNumber(min=1), default=1, show_default=True, help="How many puzzles.")
@first_option
@apart_option
@code_option
@seconds_option("How long to try for each puzzle.", MAX_SECONDS)
@jobs_option
@scheduler_option
@form_options
@solutions_option
@output_option(*ENDINGS)
@resume_option
def command(
    wanted: Request,
    count: int,
    first: int,
    apart_from: tuple[str, ...],
    seed: str | None,
    max_seconds: float,
    jobs: int,
    scheduler: str | None,
    form: str | None,
    solutions: bool,
    as_csv: bool,
    as_json: bool,
    output: Path | None,
    resume: bool,
) -> None:
    """Make puzzles to order, each with one solution, its grade and its seed.

    The options say what the puzzles must be like; what you leave out does not matter.  TECHNIQUE is a name that
    'crosshatch techniques' lists (with --scale, those of a scale); separate several with commas.  The puzzles are the
    same for any number of --jobs.  The seed that is printed with a puzzle, such as hard,180:7/3, has all of that in it:
    --seed hard,180:7/3 makes the puzzle again.  After Ctrl-C or a crash, --resume continues the --output file.

    No two puzzles are the same up to symmetry: a repeat is made anew with a seed of its own, such as 7/3.2.

    Exit codes: 0 done; 1 the time for a puzzle ran out, or all were repeats; 2 bad options, or a target that no puzzle
    can meet.
    """
    check_output(output, resume)
    name = form_of_rows(output, chosen_format(form, as_csv, as_json), *ENDINGS) or LINE
    wanted, plain = wanted.of_seed(seed)
    generator = wanted.generator()
    written = made_form(name, [generator.scale], solutions)
    known_here = Forms()
    batch = Batch(plain, count, first, seed)
    with ExitStack() as stack:
        executor = stack.enter_context(workers(jobs, scheduler))
        known, code = forms_in(apart_from, executor)
        rows = stack.enter_context(rows_to(output, written, resume))
        seeds = batch.left(
            rows,
            code_of=lambda own: _code(generator, own),
            seed_in=lambda code: parse(code).plain,
            heard=lambda record: known_here.add(form_of(Puzzle(record["puzzle"]))),
        )
        besides = " and, so that nothing repeats, --apart-from a file of these"
        stack.enter_context(batch.told_how_to_go_on(output, besides))
        advance = stack.enter_context(progress(lambda: count, batch.done, not output))
        stream = distinct(generator, seeds, max_seconds, executor, apart_from=[*known, known_here])
        for made in patient(stream, lambda _: _looking(max_seconds)) if count == 1 else stream:
            with batch.one_more():
                if isinstance(made, ClosestPuzzle | RepeatedPuzzle):
                    complain(f"seed {made.seed}", gave_up(made) if isinstance(made, ClosestPuzzle) else str(made))
                else:
                    rows.add(row_of(written, made_data(made), made_comment(made, generator.scale)))
                    batch.made += 1
            advance()
    sys.exit(max(code, NOT_ALL_MADE) if batch.made < batch.done else code)


def _looking(max_seconds: float) -> str:
    return f"this puzzle takes a while to make; it is given up after {max_seconds:g} s (--max-seconds)"


def _code(generator: Generator[Grade], seed: str) -> str:
    """Return what a puzzle has as its seed."""
    target, scale = generator.target, generator.scale
    return code_of(target, scale, plain_seed(seed, target, scale))
