"""What a scale is: an ordered list of strategies, a rating for each step, and a rule that sums a path up.

Three scales come built in (``grading.SCALES``).  For one of your own, ``hardest_step.HardestStepScale`` takes the
strategies and ratings that you want; where another rule shall sum the path up, derive from ``PathScale``.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import attrs

from ..board.errors import UngradablePuzzle
from ..board.puzzle import EMPTY, Puzzle
from ..solver import Path, Solver
from ..status import check, count_solutions
from ..strategies.base import Strategy, instances
from ..strategies.names import slug_of, technique_named
from ..strategies.singles import HiddenSingle, HiddenSingleInBox, HiddenSingleInLine
from . import SCALES

BEYOND_REACH = float("inf")
"""The rating of a puzzle that a scale does not reach."""

KINDS: dict[str, tuple[str, ...]] = {HiddenSingle().slug: (HiddenSingleInBox.name, HiddenSingleInLine.name)}
"""The kinds of a technique, simplest first, that some scales tell apart."""


def _counted(techniques: Iterable[str] | Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(techniques))


@attrs.frozen
class Grade(ABC):
    """How hard a puzzle is on some scale.

    ``solved`` says whether the techniques of the scale finish the puzzle; ``techniques`` counts the steps of each
    technique, in the order of their first use.
    """

    solved: bool
    techniques: dict[str, int] = attrs.field(converter=_counted, hash=False)

    @property
    @abstractmethod
    def rating(self) -> float:
        """The number that puts puzzles in order on this scale; infinite where the scale does not reach."""

    @property
    @abstractmethod
    def level(self) -> str:
        """The level of the puzzle in words."""

    def __str__(self) -> str:
        return f"{self.level} {self.rating:g}"

    @classmethod
    def part_names(cls) -> tuple[str, ...]:
        """Return the names of the parts of such a grade, the same for every puzzle."""
        return tuple(dict.fromkeys(["level", "rating", *(field.name for field in attrs.fields(cls))]))

    def data(self) -> dict[str, Any]:
        """Return the parts by their names, as for JSON: fractions to three places, None for what is infinite."""
        return {name: _plain(getattr(self, name)) for name in self.part_names()}

    def described(self) -> dict[str, str]:
        """Return the parts in words, each under a short heading."""
        return {"grade": str(self), "techniques": counts_in_words(self.techniques)}


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return None if value == BEYOND_REACH else round(value, 3)
    return value


def counts_in_words(counts: Mapping[str, int]) -> str:
    """Return counts as ``X-Wing 2, XY-Wing 1``."""
    return ", ".join(f"{name} {count}" for name, count in counts.items())


G_co = TypeVar("G_co", bound=Grade, covariant=True)


class Scale(ABC, Generic[G_co]):
    """A way to grade puzzles.  A scale keeps no state between puzzles."""

    name: str = "own"
    """The name of the scale, as used on the command line."""

    title: str = "Own scale"
    """The name of the scale for people."""

    difference: str = ""
    """What sets it apart from a built-in scale that it varies, such as ``without Naked Pair``."""

    levels: tuple[str, ...] = ()
    """The levels of the scale, easiest first."""

    grade_type: type[Grade]
    """The type of its grades, which says what parts they have."""

    strategies: tuple[Strategy, ...] = ()
    """Its strategies in the order in which it tries them; none where it does not tell."""

    ratings: Mapping[str, float] = {}
    """For each technique the rating of puzzles whose hardest technique it is; empty where ratings depend on more."""

    @property
    def counted(self) -> tuple[Strategy, ...]:
        """The strategies whose steps its grades can count, in the order in which it tries them."""
        return self.strategies

    @property
    def techniques(self) -> tuple[str, ...]:
        """The names of the techniques that its grades can count, in the order in which it tries them."""
        return tuple(dict.fromkeys(strategy.name for strategy in self.counted))

    def named(self, name: str) -> tuple[str, ...]:
        """Return the technique that has a name or slug: one, or the kinds of it that the scale tells apart.

        Raises UnknownTechnique where the scale does not count such a technique.
        """
        known = self.techniques
        kinds = KINDS.get(slug_of(name), ())
        if kinds and set(kinds) <= set(known):
            return kinds
        lists = f" ('crosshatch techniques --scale {self.name}' lists them)" if self.name in SCALES else ""
        return (technique_named(name, known, f" on the scale {self.name}{lists}"),)

    def step_rating(self, technique: str) -> float | None:
        """Return how a step of a technique is rated, at least; None where the scale does not tell."""
        return self.ratings.get(technique)

    def names(self, strategies: Iterable[Strategy]) -> tuple[str, ...]:
        """Return the names of the techniques that some of its strategies find."""
        return tuple(dict.fromkeys(strategy.name for strategy in strategies))

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need; all if it does not tell."""
        return self.strategies

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the ratings of a level: they are above the first number, and at most the second.

        Both are infinite where no puzzle of the level has a rating.
        """
        return 0.0, BEYOND_REACH

    @abstractmethod
    def grade(self, puzzle: Puzzle) -> G_co:
        """Grade a puzzle.

        Raises UngradablePuzzle where it has not exactly one solution.
        """


class PathScale(Scale[G_co]):
    """A scale that follows the solver's path: the first step of the first strategy, again and again.

    ``strategies`` are instances or classes, simplest first.
    """

    def __init__(self, strategies: Iterable[Strategy | type[Strategy]]) -> None:
        self.strategies = instances(strategies)
        self._solver = Solver(self.strategies, fallback=None)

    def grade(self, puzzle: Puzzle) -> G_co:
        """Grade a puzzle by the path that the scale's strategies take."""
        check_gradable(puzzle)
        return self.sum_up(self._solver.solve(puzzle))

    @abstractmethod
    def sum_up(self, path: Path) -> G_co:
        """Return the grade of a path; it may have got stuck before the end."""


def range_of_level(level: str, highest: Mapping[str, float]) -> tuple[float, float]:
    """Return what the ratings of a level are above, and what they are at most; ``highest`` has each level's highest."""
    levels = list(highest)
    place = levels.index(level)
    return highest[levels[place - 1]] if place else 0.0, highest[level]


def check_gradable(puzzle: Puzzle) -> None:
    """Raise UngradablePuzzle where a puzzle has not exactly one solution."""
    found = count_solutions(puzzle, 2)
    if found != 1:
        raise UngradablePuzzle(str(check(puzzle)))


def check_rated(strategies: Iterable[Strategy], ratings: Mapping[str, float]) -> None:
    """Raise ValueError where a strategy has no rating."""
    missing = [strategy.name for strategy in strategies if strategy.name not in ratings]
    if missing:
        raise ValueError(f"no rating for {', '.join(missing)}")


def sound_for(puzzle: Puzzle, strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    """Return the strategies whose argument holds in a puzzle with one solution.

    A position may owe its one solution to what was placed and removed since the givens; then techniques that assume
    that the puzzle has one are left out.
    """
    started = puzzle.placed != EMPTY or puzzle.removed
    if started and count_solutions(Puzzle(puzzle.givens), 2) != 1:
        return tuple(strategy for strategy in strategies if not strategy.assumes_unique)
    return tuple(strategies)
