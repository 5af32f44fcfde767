"""Making many puzzles, or positions to practise: one for each seed, in the order of the seeds."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from typing import Protocol, TypeVar

from .running import run_in_order

SLACK = 16
"""How many chunks are on their way for each worker: some puzzles take a thousand times longer than others."""

Result_co = TypeVar("Result_co", covariant=True)


class Maker(Protocol[Result_co]):
    """What makes something of a seed, such as a generator."""

    def make(self, seed: str, max_seconds: float | None = None) -> Result_co:
        """Make what belongs to a seed, within so many seconds."""


def make_many(
    generator: Maker[Result_co],
    batch: Iterable[str],
    max_seconds: float | None = None,
    executor: Executor | None = None,
) -> Iterator[Result_co]:
    """Yield the puzzle of each seed of a batch, in their order, which is the same for any number of workers.

    The generator may be a ``Practice`` too, for positions to practise.  ``max_seconds`` is for each puzzle.  Any
    executor does the work, or none; for one, the generator's scale must be picklable.

    Raises WorkerLost where one worker after the other was lost on a seed, and TypeError where the batch is one text.
    """
    if isinstance(batch, str):
        raise TypeError(f"a batch is a list of seeds: [{batch!r}]")
    make = partial(generator.make, max_seconds=max_seconds)
    for _, made in run_in_order(make, batch, executor, part=str, slack=SLACK):
        yield made
