"""No repeats: puzzles that are made differ from each other and from those that are known, and not by symmetry alone.

Workers make puzzles and find their canonical forms; whether one is a repeat is decided in the order of the seeds, so
that the same puzzles come out for any number of workers.  A repeat is made anew from a seed of its own
(``generator.seeds``), which makes its puzzle again by itself.
"""

from collections.abc import Container, Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from typing import ClassVar, Generic, Protocol, TypeVar

import attrs

from ..board.puzzle import Puzzle
from ..generator.seeds import variations
from .comparing import CanonicalForms
from .making import SLACK, Maker
from .running import run_in_order

MOST_REPEATS = 100
"""How many puzzles are made for a seed, one after the other a repeat, before it is given up.

Where nine of ten puzzles that meet a target are known, one in 38,000 seeds is given up by mistake.
"""


class Outcome(Protocol):
    """What became of a seed: a puzzle, and whether it is one that was wished."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, or what came nearest to it."""

    @property
    def met(self) -> bool:
        """Whether the puzzle meets its target."""


R = TypeVar("R", bound=Outcome)


@attrs.frozen
class RepeatedPuzzle(Generic[R]):
    """All puzzles of a seed and its variations are known already; ``last`` is the last of so many ``repeats``."""

    seed: str
    repeats: int
    last: R
    met: ClassVar[bool] = False

    def __str__(self) -> str:
        return (
            f"{self.repeats} puzzles of it, one after the other, are there already, up to symmetry; "
            "perhaps no more puzzles are like that: ask for less"
        )


def distinct(
    generator: Maker[R],
    batch: Iterable[str],
    max_seconds: float | None = None,
    executor: Executor | None = None,
    *,
    apart_from: Iterable[Container[str]] = (),
    most: int = MOST_REPEATS,
) -> Iterator[R | RepeatedPuzzle[R]]:
    """Yield the puzzle of each seed of a batch, as ``make_many`` does, and none that is a repeat up to symmetry.

    - ``generator``, ``batch``, ``max_seconds`` (for each puzzle) and ``executor`` are those of ``make_many``;
    - ``apart_from``: known canonical forms, lines of 81 characters, such as ``CanonicalForms`` or any set;
    - ``most``: how many puzzles are made for a seed, 1 or more, before ``RepeatedPuzzle`` takes their place.

    A repeat is made anew with the seeds of ``variations``.  What does not meet its target is no puzzle to be kept, and
    so it is never a repeat.  It takes some 150 bytes for each puzzle.

    Raises WorkerLost where one worker after the other was lost on a seed.
    """
    known = tuple(apart_from)
    forms = CanonicalForms()
    make = partial(_with_form, generator, max_seconds)

    def is_new(form: str) -> bool:
        return not any(form in each for each in known) and forms.add(form)

    for seed, (made, form) in run_in_order(make, batch, executor, part=str, slack=SLACK):
        if not made.met or is_new(form):
            yield made
            continue
        for other in islice(variations(seed), most - 1):
            made, form = make(other)  # here: repeats are rare, and what comes after them is with the workers
            if not made.met or is_new(form):
                yield made
                break
        else:
            yield RepeatedPuzzle(seed, most, made)


def _with_form(generator: Maker[R], max_seconds: float | None, seed: str) -> tuple[R, str]:
    """Return what is made of a seed, with its canonical form; empty where the target is not met."""
    made = generator.make(seed, max_seconds)
    return made, made.puzzle.canonical().line if made.met else ""
