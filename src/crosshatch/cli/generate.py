"""``crosshatch generate``: puzzles to order."""

import sys

import click

from ..batch.repeats import Repeated, distinct
from ..generator import GaveUp
from .apart import apart_option, forms_in
from .batches import Batch, first_option
from .choices import WholeNumber, jobs_option, scheduler_option, seconds_option
from .made_forms import LINE, chosen_form, form_options, form_with, solutions_option
from .output import complain, say
from .progress import patient, progress
from .run import NOT_ALL_MADE
from .targets import MAX_SECONDS, Wanted, code_option, gave_up, target_options
from .workers import workers


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
def command(
    wanted: Wanted,
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
) -> None:
    """Make puzzles to order, each with one solution, its grade and its seed.

    The options say what the puzzles must be like; what you leave out does not matter.  TECHNIQUE is a name that
    'crosshatch techniques' lists (with --scale, those of a scale); separate several with commas.  The puzzles are the
    same for any number of --jobs.  The seed that is printed with a puzzle, such as hard,180:7/3, has all of that in it:
    --seed hard,180:7/3 makes the puzzle again.

    No two puzzles are the same up to symmetry: a repeat is made anew with a seed of its own, such as 7/3.2.

    Exit codes: 0 done; 1 the time for a puzzle ran out, or all were repeats; 2 bad options, or a target that no puzzle
    can meet.
    """
    chosen = form_with(chosen_form(form, as_csv, as_json) or LINE, solutions)
    wanted, plain = wanted.of_seed(seed)
    generator = wanted.generator()
    write = chosen(generator.scale)
    batch = Batch(plain, count, first, seed)
    batch_seeds = batch.seeds()
    with (
        batch.told_how_to_go_on(" and, so that nothing repeats, --apart-from a file of these"),
        progress(lambda: count) as advance,
        workers(jobs, scheduler) as executor,
    ):
        known, code = forms_in(apart_from, executor)
        if write.header:
            say(write.header)
        stream = distinct(generator, batch_seeds, max_seconds, executor, apart_from=known)
        for made in patient(stream, lambda _: _looking(max_seconds)) if count == 1 else stream:
            with batch.one_more():
                if isinstance(made, GaveUp | Repeated):
                    complain(f"seed {made.seed}", gave_up(made) if isinstance(made, GaveUp) else str(made))
                    code = max(code, NOT_ALL_MADE)
                else:
                    say(write.text(made))
            advance()
    sys.exit(code)


def _looking(max_seconds: float) -> str:
    return f"this puzzle takes a while to make; it is given up after {max_seconds:g} s (--max-seconds)"
