"""``crosshatch sample``: random minimal puzzles with weights, for statistics of all minimal puzzles."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import attrs
import click

from ..batch.making import make_many
from ..formats import line
from ..formats.cells import csv_line
from ..generator import Sample, Sampler
from .batches import Batch, first_option
from .choices import WholeNumber, jobs_option, scheduler_option
from .made_forms import CSV, JSON, LINE
from .outputs import check_output, output_option, resume_option
from .progress import progress
from .rows import rows_to
from .seeded import ENDINGS, SeededForm, SeededRow, continued, form_in
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
    if as_csv and as_json:
        raise click.UsageError("--csv and --json are two formats: choose one.")
    name = form_in(output, CSV if as_csv else JSON if as_json else None)
    text = _TEXTS[name]
    with ExitStack() as stack:
        executor = stack.enter_context(workers(jobs, scheduler))
        row_form = SeededForm(name, csv_line(HEADER) if name == CSV else "")
        rows = stack.enter_context(rows_to(output, row_form, resume))
        batch, seeds = continued(rows, output, lambda own: Batch(own, count, first), seed)
        stack.enter_context(batch.told_how_to_go_on(output))
        advance = stack.enter_context(progress(lambda: count, batch.done, not output))
        for sample in make_many(Sampler(), seeds, executor=executor):
            with batch.one_more():
                rows.add(SeededRow(sample.seed, sample.puzzle.line, text(sample)))
                batch.made += 1
            advance()


def _line(sample: Sample) -> str:
    comment = f"{sample.givens} givens, weight {sample.weight:.6g}; seed {sample.seed}"
    return line.write(attrs.evolve(sample.puzzle, comment=comment), comment=True)


def _csv(sample: Sample) -> str:
    return csv_line(sample.data().values())


def _json(sample: Sample) -> str:
    return json.dumps(sample.data(), ensure_ascii=False)


_TEXTS: dict[str, Callable[[Sample], str]] = {LINE: _line, CSV: _csv, JSON: _json}
"""What writes a sample, by the names of forms."""
