"""``crosshatch sample``: random minimal puzzles with weights, for statistics of all minimal puzzles."""

from contextlib import ExitStack
from pathlib import Path

import attrs

from ..batch.making import make_many
from ..generator import Sample, Sampler
from ..verbs.declaration import verb
from .batches import Batch, Counted, seed_option
from .made_puzzles import ENDINGS, InForms, made_form, row_of
from .progress import progress
from .workers import WithWorkers
from .writing import LINE, Resumable, output_option, rows_to

_, _, *OTHERS = (each.name for each in attrs.fields(Sample))
"""What is known of a puzzle besides itself and its solution."""


@verb
class Command(InForms, Counted, Resumable, WithWorkers):
    """Sample random minimal puzzles, with weights for statistics.

    The controlled-bias method can draw every minimal puzzle.  The probability of a puzzle depends only on its number of
    givens, and its weight corrects for that: a weighted mean estimates the mean over all minimal puzzles.  Each puzzle
    takes about a quarter of a second.

    The same seed gives the same puzzles, whatever the number of --jobs.  --seed 7/3 draws the third puzzle of --seed 7
    again.  After Ctrl-C or a crash, --resume continues the --output file.

    Exit codes: 0 success; 2 invalid options.
    """

    seed: str | None = seed_option("Seed of the series.")
    output: Path | None = output_option(*ENDINGS)

    def run(self) -> None:
        """Draw the puzzles."""
        form = made_form(self.written_as or LINE, (), after=OTHERS)
        batch = Batch(self.seed, self.count, self.first)
        with ExitStack() as stack:
            executor = stack.enter_context(self.executor())
            rows = stack.enter_context(rows_to(self.output, form, self.resume))
            seeds = batch.left(rows)
            stack.enter_context(batch.told_how_to_go_on(self.output))
            advance = stack.enter_context(progress(self.count, batch.done, not self.output))
            for sample in make_many(Sampler(), seeds, executor=executor):
                with batch.one_more():
                    rows.add(row_of(form, sample.data(), _comment(sample)))
                    batch.made += 1
                advance()


def _comment(sample: Sample) -> str:
    return f"{sample.givens} givens, weight {sample.weight:.6g}; seed {sample.seed}"
