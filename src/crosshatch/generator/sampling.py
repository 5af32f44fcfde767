"""Honest chance: solution grids that are all equally likely, and minimal puzzles with the weights that make them so.

``minimal_puzzle`` takes givens out as long as it can.  So it finds each minimal puzzle in as many orders as lead there,
which are more for puzzles of few givens.  The controlled-bias method (Berthier, "Unbiased statistics of a CSP: a
controlled-bias generator", 2009) gives this up: from a random solution, givens are removed in random order; where a
removal leaves several solutions, and the puzzle before it was not minimal, all is dropped and a new try begins.

Then it is known how likely each minimal puzzle is.  Let it have n givens.  Its solution is drawn like any other.  It is
met if and only if the first 81 - n cells in the order of removal are those that it leaves empty, since on the way there
is one solution, and none of the puzzles on the way is minimal.  Of all sets of so many cells, each comes first equally
often: the probability is 1 / C(81, n), whatever else the puzzle is like.  So a weight of C(81, n) makes all minimal
puzzles count the same.  It takes some 250,000 tries to meet one.
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
"""So many tries are made with each solution: drawing it takes as long as some 150."""

OF_WEIGHT_ONE = 26
"""The number of givens at which a puzzle has the weight 1; most minimal puzzles have one more or less."""


@attrs.frozen
class Sample:
    """A minimal puzzle as chance gives it, with the weight that makes up for the bias of the method.

    ``weight`` is C(81, givens) / C(81, 26), times ``found``: how many puzzles the tries with its solution gave, of
    which this is one by chance.  That is nearly always 1.  ``tried`` is the number of tries since the sample before.
    """

    puzzle: Puzzle
    solution: str
    givens: int
    weight: float
    found: int
    tried: int
    seed: str

    def data(self) -> dict[str, str | int | float]:
        """Return it as a row of plain values, by the names of the fields; the puzzle is a line."""
        return attrs.asdict(self, recurse=False) | {"puzzle": self.puzzle.line}


class Sampler:
    """Makes samples of seeds: what ``make_many`` needs to make many."""

    def make(self, seed: int | str, max_seconds: float | None = None) -> Sample:
        """Return the sample of a seed.

        It is made however long it takes, and ``max_seconds`` is not looked at: to drop what takes long would be a bias.
        """
        return sampled(seed)


class Estimate(NamedTuple):
    """A mean of all minimal puzzles as samples show it, and its standard error."""

    mean: float
    error: float


def sampled(seed: int | str) -> Sample:
    """Return a random minimal puzzle of controlled bias.  The same seed gives the same everywhere.

    It takes about a quarter of a second, and a quarter of a minute where the engines are interpreted.
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
    """Return a random solution grid, as 81 digits: each of all there are is exactly as likely.

    The same seed gives the same grid everywhere, and one that is not that of the sample of this seed.
    """
    solutions = Solutions(_chance_of(f"solution {seed}"))
    solutions.draw()
    return "".join(map(str, solutions.solution()))


def weighted_mean(values: Iterable[float], weights: Iterable[float]) -> Estimate:
    """Return the mean of values of samples with their weights: the estimate of the mean of all minimal puzzles.

    True and False count as 1 and 0, so that their mean is a share.  The standard error is that of a ratio of two sums;
    it holds for some dozens of samples or more.  Raises ValueError where there are none.
    """
    pairs = list(zip(values, weights, strict=True))
    if not pairs:
        raise ValueError("there is no mean of no samples")
    total = sum(weight for _, weight in pairs)
    mean = sum(weight * value for value, weight in pairs) / total
    return Estimate(mean, sum((weight * (value - mean)) ** 2 for value, weight in pairs) ** 0.5 / total)


def _chance_of(stream: str) -> Chance:
    return Chance(int.from_bytes(sha256(stream.encode()).digest(), "little"))
