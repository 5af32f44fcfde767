"""``crosshatch sample``: random minimal puzzles with weights, for statistics of all minimal puzzles."""

import json

import attrs
import click

from ..batch.making import make_many
from ..formats import line
from ..formats.cells import csv_line
from ..generator import Sample, Sampler
from .batches import Batch, first_option
from .choices import WholeNumber, jobs_option, scheduler_option
from .output import say
from .progress import progress
from .targets import seed_option
from .workers import workers

HEADER = [each.name for each in attrs.fields(Sample)]


@click.command("sample")
@click.option("--count", type=WholeNumber(min=1), default=1, show_default=True, help="How many puzzles.")
@first_option
@seed_option("puzzles")
@jobs_option
@scheduler_option
@click.option("--csv", "as_csv", is_flag=True, help="Print a table with all that is known of each.")
@click.option("--json", "as_json", is_flag=True, help="Print an object a line with the same.")
def command(
    count: int, first: int, seed: str | None, jobs: int, scheduler: str | None, as_csv: bool, as_json: bool
) -> None:
    """Draw random minimal puzzles by the controlled-bias method, each with its weight.

    Each minimal puzzle there is can come, and how likely it is depends only on its number of givens.  The weights make
    up for that: a mean with these weights is one of all minimal puzzles.  A puzzle takes about a quarter of a second.
    The puzzles are the same for any number of --jobs; --seed 7/3 draws the third puzzle of --seed 7 again.

    Exit codes: 0 done; 2 bad options.
    """
    if as_csv and as_json:
        raise click.UsageError("--csv and --json are two formats: choose one.")
    write = _csv if as_csv else _json if as_json else _line
    batch = Batch(seed, count, first)
    batch_seeds = batch.seeds()
    with batch.told_how_to_go_on(), progress(lambda: count) as advance, workers(jobs, scheduler) as executor:
        if as_csv:
            say(csv_line(HEADER))
        for sample in make_many(Sampler(), batch_seeds, executor=executor):
            with batch.one_more():
                say(write(sample))
            advance()


def _line(sample: Sample) -> str:
    comment = f"{sample.givens} givens, weight {sample.weight:.6g}; seed {sample.seed}"
    return line.write(attrs.evolve(sample.puzzle, comment=comment), comment=True)


def _csv(sample: Sample) -> str:
    return csv_line(sample.data().values())


def _json(sample: Sample) -> str:
    return json.dumps(sample.data(), ensure_ascii=False)
