"""Unbiased sampling: uniform solution grids, and minimal puzzles with weights that correct their bias.

``minimal_puzzle`` removes givens as long as possible.  It can therefore reach each minimal puzzle by many orders of
removal, and by more orders if the puzzle has few givens.  The controlled-bias method (Berthier, "Unbiased statistics of
a CSP: a controlled-bias generator", 2009) avoids this: givens of a random solution are removed in random order.  If a
removal leads to several solutions before the puzzle is minimal, everything is dropped and a new try begins.

The probability of each minimal puzzle is then known.  Let it have n givens.  Its solution is drawn like any other.  The
puzzle is found if and only if the first 81 - n cells in the order of removal are its empty cells, since all puzzles on
the way have a unique solution, and none of them is minimal.  All sets of that many cells are equally likely to come
first, so the probability is 1 / C(81, n), whatever else the puzzle is like.  A weight of C(81, n) therefore makes all
minimal puzzles count the same.  Finding one takes about 250,000 tries.
"""

from collections.abc import Iterable
from hashlib import sha256
from math import comb
from typing import NamedTuple

import attrs

from ..board.houses import cells_in
from ..board.puzzle import Puzzle
from .random.chance import Chance
from .random.removal import Removal
from .random.solutions import Solutions

TRIES_FOR_A_SOLUTION = 256
"""Number of tries for each solution; drawing one takes as long as about 150 tries."""

OF_WEIGHT_ONE = 26
"""The number of givens at which a puzzle has weight 1; most minimal puzzles have about as many."""


@attrs.frozen
class Sample:
    """A random minimal puzzle with the weight that corrects the bias of the method.

    - ``weight``: C(81, givens) / C(81, 26), times ``found``
    - ``found``: number of puzzles found with the same solution, of which this is a random one; nearly always 1
    - ``tried``: number of tries since the previous sample
    """

    puzzle: Puzzle
    solution: str
    givens: int
    weight: float
    found: int
    tried: int
    seed: str

    def data(self) -> dict[str, str | int | float]:
        """Return the fields as a row of plain values, with the puzzle as a line."""
        return attrs.asdict(self, recurse=False) | {"puzzle": self.puzzle.line}


class Sampler:
    """Makes samples from seeds, for use with ``make_many``."""

    def make(self, seed: int | str, max_seconds: float | None = None) -> Sample:
        """Return the sample of a seed.

        ``max_seconds`` is ignored, because dropping samples that take long would introduce a bias.
        """
        return draw_sample(seed)


class Estimate(NamedTuple):
    """An estimated mean over all minimal puzzles, and its standard error."""

    mean: float
    error: float


def draw_sample(seed: int | str) -> Sample:
    """Return a random minimal puzzle with controlled bias.  The same seed gives the same puzzle on every machine.

    This takes about a quarter of a second, or a quarter of a minute if the engines are not compiled.
    """
    chance = _chance_of(f"crosshatch {seed}")
    solutions, removal = Solutions(chance), Removal(chance)
    tried = found = 0
    while not found:
        solutions.draw()
        solution = solutions.solution()
        removal.set_solution(solution)
        found = removal.run(TRIES_FOR_A_SOLUTION)
        tried += TRIES_FOR_A_SOLUTION
    kept = set(cells_in(removal.kept))
    puzzle = Puzzle("".join(str(digit) if cell in kept else "." for cell, digit in enumerate(solution)))
    weight = found * comb(81, len(kept)) / comb(81, OF_WEIGHT_ONE)
    return Sample(puzzle, "".join(map(str, solution)), len(kept), weight, found, tried, str(seed))


def uniform_solution(seed: int | str) -> str:
    """Return a random solution grid as 81 digits; all grids are equally likely.

    The same seed gives the same grid on every machine, but not the solution of the sample with that seed.
    """
    solutions = Solutions(_chance_of(f"solution {seed}"))
    solutions.draw()
    return "".join(map(str, solutions.solution()))


def weighted_mean(values: Iterable[float], weights: Iterable[float]) -> Estimate:
    """Return the weighted mean of values of samples, which estimates the mean over all minimal puzzles.

    True and False count as 1 and 0, so their mean is a share.  The standard error is that of a ratio of two sums, and
    is reliable from a few dozen samples.  Raises ValueError if there are none.
    """
    pairs = list(zip(values, weights, strict=True))
    if not pairs:
        raise ValueError("the mean needs at least one sample")
    total = sum(weight for _, weight in pairs)
    mean = sum(weight * value for value, weight in pairs) / total
    return Estimate(mean, sum((weight * (value - mean)) ** 2 for value, weight in pairs) ** 0.5 / total)


def _chance_of(stream: str) -> Chance:
    return Chance(int.from_bytes(sha256(stream.encode()).digest(), "little"))
