"""Make many puzzles, or positions for practice: one for each seed, in the order of the seeds."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from typing import Protocol, TypeVar

from .running import run_in_order

SLACK = 16
"""Number of unfinished chunks for each worker; large, because some puzzles take a thousand times longer than others."""

Result_co = TypeVar("Result_co", covariant=True)


class Maker(Protocol[Result_co]):
    """An object that makes something from a seed, such as a generator."""

    def make(self, seed: str, max_seconds: float | None = None) -> Result_co:
        """Make the item of a seed within ``max_seconds``."""


def make_many(
    generator: Maker[Result_co],
    batch: Iterable[str],
    max_seconds: float | None = None,
    executor: Executor | None = None,
) -> Iterator[Result_co]:
    """Yield the puzzle of each seed of a batch, in the order of the seeds; the puzzles do not depend on the number of
    workers.

    - ``generator``: a ``Generator``, or a ``Practice`` for positions; its scale must be picklable if there is an
      executor;
    - ``batch``: the seeds;
    - ``max_seconds``: maximum time for each puzzle;
    - ``executor``: runs the work; without one it is done here.

    Raises WorkerLost if several workers in turn were lost while they worked on a seed, and TypeError if the batch is a
    single text.
    """
    if isinstance(batch, str):
        raise TypeError(f"a batch must be a list of seeds, such as [{batch!r}], not a text")
    make = partial(generator.make, max_seconds=max_seconds)
    for _, made in run_in_order(make, batch, executor, part=str, slack=SLACK):
        yield made
