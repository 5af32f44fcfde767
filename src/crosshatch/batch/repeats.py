"""Make puzzles without repeats: all differ from each other and from known puzzles, up to symmetry.

Workers make the puzzles and their canonical forms.  Whether a puzzle is a repeat is decided in the order of the seeds,
so the puzzles do not depend on the number of workers.  A repeat is replaced by a puzzle from a variation of its seed
(``generator.seeds``), which can be made again from that seed alone.
"""

from collections.abc import Container, Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from typing import ClassVar, Generic, Protocol, TypeVar

import attrs

from ..board.forms import form_of
from ..board.puzzle import Puzzle
from ..generator.seeds import variations
from .comparing import CanonicalForms
from .making import SLACK, Maker
from .running import run_in_order

MOST_REPEATS = 100
"""Number of repeats in a row after which a seed is given up.

If nine in ten of the puzzles that meet a target are known, one in 38,000 seeds is given up although there are more.
"""


class Outcome(Protocol):
    """The result of a seed: a puzzle, and whether it meets the target."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, or the nearest to the target."""

    @property
    def met(self) -> bool:
        """Whether the puzzle meets its target."""


R = TypeVar("R", bound=Outcome)


@attrs.frozen
class RepeatedPuzzle(Generic[R]):
    """A seed without a new puzzle: it and its variations gave ``repeats`` known puzzles in a row, the last being
    ``last``."""

    seed: str
    repeats: int
    last: R
    met: ClassVar[bool] = False

    def __str__(self) -> str:
        return (
            f"{self.repeats} puzzles in a row repeat known ones up to symmetry; "
            "few or no new puzzles meet the target: relax it"
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
    """Yield the puzzle of each seed of a batch, as ``make_many`` does, but no repeats up to symmetry.

    - ``generator``, ``batch``, ``max_seconds`` (for each puzzle) and ``executor``: as for ``make_many``;
    - ``apart_from``: collections of known canonical forms (lines of 81 characters), such as ``CanonicalForms`` or a
      set;
    - ``most``: number of puzzles to make for a seed (at least 1) before a ``RepeatedPuzzle`` is yielded instead.

    A repeat is replaced by a puzzle from a ``variation`` of its seed.  Puzzles that miss their target never count as
    repeats.  Memory: about 150 bytes for each puzzle.

    Raises WorkerLost if several workers in turn were lost while they worked on a seed.
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
    """Return the puzzle of a seed with its canonical form, which is empty if the target is not met."""
    made = generator.make(seed, max_seconds)
    return made, form_of(made.puzzle) if made.met else ""
