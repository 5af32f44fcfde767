"""Making puzzles to a target: digging with the grader in the loop, and local search from near hits.

A random solution is dug, group of givens by group of givens, as far as there is one solution.  If the grader finds
that the puzzle has passed its target, the last groups come back until it has not, and digging goes on with the grader
watching.  A puzzle that is not there yet is varied: a few groups come back and others go; what is no further from the
target is kept.  After some variations without success a new solution is taken.

Everything random comes from the seed, so that the same seed and target give the same puzzle on every machine.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Generic, TypeAlias, TypeVar

import attrs

from ..board.puzzle import Puzzle
from ..engine import counting
from ..grading.crosshatch import CrosshatchScale
from ..grading.scale import Grade, Scale
from .digging import random_solution, shuffled
from .symmetry import orbits
from .target import Target

VARIATIONS = 40
"""How many variations of a puzzle are tried before a new solution is taken."""

G = TypeVar("G", bound=Grade)


@attrs.frozen
class Made(Generic[G]):
    """A puzzle that meets its target, with what is needed to make it again: the seed (and the target)."""

    puzzle: Puzzle
    solution: str
    grade: G
    seed: str
    tried: int
    """How many puzzles were graded on the way."""

    met = True
    distance = 0.0


@attrs.frozen
class GaveUp(Generic[G]):
    """The time was over: the best puzzle so far, and its distance from the target (about one a level)."""

    puzzle: Puzzle
    solution: str
    grade: G
    seed: str
    tried: int
    distance: float

    met = False


Result: TypeAlias = Made[G] | GaveUp[G]


@attrs.frozen
class _Candidate(Generic[G]):
    """A puzzle on the way: its values, its grade, and how far it is from the target."""

    values: tuple[int, ...]
    grade: G
    distance: float

    @property
    def order(self) -> tuple[float, int]:
        """What is nearer to the target is better, and then what has fewer givens."""
        return self.distance, sum(map(bool, self.values))


class Generator(Generic[G]):
    """Makes puzzles to a target, graded on a scale (our own where left out)."""

    def __init__(self, target: Target, scale: Scale[G] | None = None) -> None:
        self.target = target
        self.scale: Scale[G] = scale or CrosshatchScale()  # type: ignore[assignment]  # G is then our own grade
        self._orbits = orbits(target.symmetry)

    def make(self, seed: int | str, max_seconds: float | None = None) -> Result[G]:
        """Make the puzzle of a seed.

        Returns GaveUp, with the best puzzle so far, when ``max_seconds`` have passed.  Without them it goes on until
        the target is met, which may be for ever.
        """
        attempt = _Attempt(self.target, self.scale, self._orbits, str(seed), max_seconds)
        while not attempt.over():
            attempt.try_a_solution()
        return attempt.result()


class _Attempt(Generic[G]):
    """The work on one seed."""

    def __init__(
        self,
        target: Target,
        scale: Scale[G],
        groups: Sequence[tuple[int, ...]],
        seed: str,
        max_seconds: float | None,
    ) -> None:
        self.target = target
        self.scale = scale
        self.groups = groups
        self.seed = seed
        self.chance = Random(f"crosshatch {seed}")
        self.deadline = None if max_seconds is None else time.monotonic() + max_seconds
        self.solution: list[int] = []
        self.tried = 0
        self.best: _Candidate[G] | None = None
        self.best_solution: list[int] = []

    def over(self) -> bool:
        """Return whether the target is met or the time over; there is always a first puzzle."""
        if self.best is None:
            return False
        return self.best.distance == 0 or (self.deadline is not None and time.monotonic() > self.deadline)

    def result(self) -> Result[G]:
        """Return what has come of it."""
        assert self.best is not None
        puzzle = Puzzle("".join(map(str, self.best.values)))
        solution = "".join(map(str, self.best_solution))
        if self.best.distance == 0:
            return Made(puzzle, solution, self.best.grade, self.seed, self.tried)
        return GaveUp(puzzle, solution, self.best.grade, self.seed, self.tried, self.best.distance)

    def try_a_solution(self) -> None:
        """Dig a new random solution, and vary what comes out of it."""
        self.solution = random_solution(self.chance)
        current = self._dug(list(self.solution))
        for _ in range(VARIATIONS):
            if self.over():
                return
            varied = self._dug(self._with_some_back(current.values))
            if varied.distance <= current.distance:
                current = varied

    def _with_some_back(self, values: Sequence[int]) -> list[int]:
        """Return the values with a few groups of cells filled again."""
        filled = list(values)
        empty = [group for group in self.groups if not values[group[0]]]
        for group in shuffled(empty, self.chance)[: 1 + int(self.chance.random() * 4)]:
            self._fill(filled, group)
        return filled

    def _fill(self, values: list[int], group: tuple[int, ...]) -> None:
        for cell in group:
            values[cell] = self.solution[cell]

    def _dug(self, values: list[int]) -> _Candidate[G]:
        """Dig givens out as far as the target allows, and grade the puzzle."""
        order = [group for group in shuffled(self.groups, self.chance) if values[group[0]]]
        removed = [group for group in order if self._remove(values, group)]
        graded = self._graded(values)
        if not self.target.minimal and self._too_hard(graded):
            graded = self._back_to_target(values, removed)
        return graded

    def _remove(self, values: list[int], group: tuple[int, ...]) -> bool:
        """Empty a group of cells if one solution is left and enough givens; return whether it was done."""
        if sum(map(bool, values)) - len(group) < self.target.fewest_givens:
            return False
        for cell in group:
            values[cell] = 0
        if counting.count_values(values, 2) == 1:
            return True
        self._fill(values, group)
        return False

    def _back_to_target(self, values: list[int], removed: Sequence[tuple[int, ...]]) -> _Candidate[G]:
        """Fill the last groups again, as few as will do, then go on digging with the grader watching."""
        few, many = 0, len(removed)
        best: _Candidate[G] | None = None
        while few < many:
            half = (few + many) // 2
            trial = list(values)
            for group in removed[len(removed) - 1 - half :]:
                self._fill(trial, group)
            graded = self._graded(trial)
            if self._too_hard(graded):
                few = half + 1
            else:
                many = half
                best = graded
        if best is None:
            return self._graded(values)
        for group in removed[len(removed) - many - 1 :]:
            trial = list(best.values)
            if self._remove(trial, group):
                graded = self._graded(trial)
                if not self._too_hard(graded) and graded.distance <= best.distance:
                    best = graded
        return best

    def _too_hard(self, graded: _Candidate[G]) -> bool:
        return self.target.too_hard(graded.grade, self.scale.levels)

    def _graded(self, values: Sequence[int]) -> _Candidate[G]:
        """Grade a puzzle, and remember it if it is the best so far."""
        self.tried += 1
        grade = self.scale.grade(Puzzle("".join(map(str, values))))
        distance = self.target.distance(grade, self.scale.levels, sum(map(bool, values)))
        if self.target.minimal and distance == 0 and not is_minimal(values):
            distance = 0.5
        graded = _Candidate(tuple(values), grade, distance)
        if self.best is None or graded.order < self.best.order:
            self.best = graded
            self.best_solution = self.solution
        return graded


def is_minimal(values: Sequence[int]) -> bool:
    """Return whether no given of a puzzle with one solution can be spared; 81 values, 0 for an empty cell."""
    tried = list(values)
    for cell, digit in enumerate(values):
        if digit:
            tried[cell] = 0
            if counting.count_values(tried, 2) == 1:
                return False
            tried[cell] = digit
    return True


def seeds(seed: int | str, count: int) -> list[str]:
    """Return the seeds of a batch: ``7/1``, ``7/2`` and so on."""
    return [f"{seed}/{number}" for number in range(1, count + 1)]


def make_many(
    generator: Generator[G],
    batch: Iterable[str],
    max_seconds: float | None = None,
    executor: Executor | None = None,
) -> Iterator[Result[G]]:
    """Yield the puzzle of each seed of a batch, in their order, which is the same for any number of workers.

    ``max_seconds`` is for each puzzle.
    """
    run: Callable[..., Iterator[Result[G]]] = map if executor is None else executor.map
    yield from run(partial(generator.make, max_seconds=max_seconds), batch)
