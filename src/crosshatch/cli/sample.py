"""``crosshatch sample``: random minimal puzzles with weights, for statistics of all minimal puzzles."""

from contextlib import ExitStack
from pathlib import Path

import attrs
import click

from ..batch.making import make_many
from ..generator import Sample, Sampler
from .batches import Batch, first_option
from .choices import WholeNumber, jobs_option, scheduler_option
from .made_forms import Puzzles, form_named, row_of
from .outputs import LINE, check_output, chosen_format, form_of_rows, output_option, resume_option
from .progress import progress
from .rows import rows_to
from .targets import seed_option
from .workers import workers

ENDINGS = (".txt", ".csv", ".jsonl", ".parquet")
"""How the names of files of samples end."""

HEADER = [each.name for each in attrs.fields(Sample)]


@click.command("sample")
@click.option("--count", type=WholeNumber(min=1), default=1, show_default=True, help="How many puzzles.")
@first_option
@seed_option("puzzles")
@jobs_option
@scheduler_option
@click.option("--csv", "as_csv", is_flag=True, help="Print a table with all that is known of each.")
@click.option("--json", "as_json", is_flag=True, help="Print an object a line with the same.")
@output_option(*ENDINGS)
@resume_option
def command(
    count: int,
    first: int,
    seed: str | None,
    jobs: int,
    scheduler: str | None,
    as_csv: bool,
    as_json: bool,
    output: Path | None,
    resume: bool,
) -> None:
    """Draw random minimal puzzles by the controlled-bias method, each with its weight.

    Each minimal puzzle there is can come, and how likely it is depends only on its number of givens.  The weights make
    up for that: a mean with these weights is one of all minimal puzzles.  A puzzle takes about a quarter of a second.
    The puzzles are the same for any number of --jobs; --seed 7/3 draws the third puzzle of --seed 7 again.  After
    Ctrl-C or a crash, --resume continues the --output file.

    Exit codes: 0 done; 2 bad options.
    """
    check_output(output, resume)
    name = form_of_rows(output, chosen_format(None, as_csv, as_json), *ENDINGS) or LINE
    form = form_named(name, Puzzles(), HEADER)
    batch = Batch(seed, count, first)
    with ExitStack() as stack:
        executor = stack.enter_context(workers(jobs, scheduler))
        rows = stack.enter_context(rows_to(output, form, resume))
        seeds = batch.left(rows)
        stack.enter_context(batch.told_how_to_go_on(output))
        advance = stack.enter_context(progress(lambda: count, batch.done, not output))
        for sample in make_many(Sampler(), seeds, executor=executor):
            with batch.one_more():
                rows.add(row_of(form, sample.data(), _comment(sample)))
                batch.made += 1
            advance()


def _comment(sample: Sample) -> str:
    return f"{sample.givens} givens, weight {sample.weight:.6g}; seed {sample.seed}"
