"""What a scale is: an ordered list of strategies, a rating for each step, and a rule that sums a path up.

Three scales come built in (``grading.SCALES``).  For one of your own, ``HardestStepScale`` takes the strategies and
ratings that you want; where another rule shall sum the path up, derive from ``PathScale``.
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
from ..strategies.base import Strategy
from ..strategies.catalogue import CATALOGUE

CATALOGUE_RATINGS: dict[str, float] = {entry.strategy.name: entry.rating for entry in CATALOGUE}
"""The rating of each technique of the catalogue, by its name."""

BEYOND_REACH = float("inf")
"""The rating of a puzzle that a scale does not reach."""


def _counted(techniques: Iterable[str] | Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(techniques))


@attrs.frozen
class Grade(ABC):
    """How hard a puzzle is on some scale.

    ``solved`` says whether the techniques of the scale finish the puzzle; ``techniques`` counts the steps of each
    technique, in the order of their first use.
    """

    solved: bool
    techniques: dict[str, int] = attrs.field(converter=_counted)

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

    levels: tuple[str, ...] = ()
    """The levels of the scale, easiest first."""

    grade_type: type[Grade]
    """The type of its grades, which says what parts they have."""

    strategies: tuple[Strategy, ...] = ()
    """Its strategies in the order in which it tries them; none where it does not tell."""

    @property
    def techniques(self) -> tuple[str, ...]:
        """The names of the techniques that its grades can count, in the order in which it tries them."""
        return tuple(dict.fromkeys(strategy.name for strategy in self.strategies))

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need; all if it does not tell."""
        return self.strategies

    @abstractmethod
    def grade(self, puzzle: Puzzle) -> G_co:
        """Grade a puzzle.

        Raises UngradablePuzzle where it has not exactly one solution.
        """


class PathScale(Scale[G_co]):
    """A scale that follows the solver's path: the first step of the first strategy, again and again."""

    def __init__(self, strategies: Iterable[Strategy]) -> None:
        self.strategies = tuple(strategies)
        self._solver = Solver(self.strategies, fallback=None)

    def grade(self, puzzle: Puzzle) -> G_co:
        """Grade a puzzle by the path that the scale's strategies take."""
        check_gradable(puzzle)
        return self.sum_up(self._solver.solve(puzzle))

    @abstractmethod
    def sum_up(self, path: Path) -> G_co:
        """Return the grade of a path; it may have got stuck before the end."""


@attrs.frozen
class HardestStep(Grade):
    """A grade that is the rating of the hardest step, infinite where the scale's techniques do not finish."""

    rating: float
    level: str


class HardestStepScale(PathScale[HardestStep]):
    """A scale of your own that rates a puzzle by the hardest step on its path.

    - ``strategies``: the only ones that are used, simplest first;
    - ``ratings``: a rating for each by its name; those of the catalogue where left out;
    - ``limits``: the levels, easiest first, each with the highest rating that it takes.  A level ``Beyond`` follows for
      puzzles that are rated higher or not finished.  ``Within`` is the only other one where left out.

    Raises ValueError where a strategy has no rating.
    """

    grade_type = HardestStep

    def __init__(
        self,
        strategies: Iterable[Strategy],
        ratings: Mapping[str, float] | None = None,
        limits: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(strategies)
        self.ratings = dict(CATALOGUE_RATINGS if ratings is None else ratings)
        self.limits = {"Within": BEYOND_REACH} if limits is None else dict(limits)
        self.levels = (*self.limits, "Beyond")
        check_rated(self.strategies, self.ratings)

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need."""
        highest = min(highest, self.limits.get(level or "", BEYOND_REACH))
        return tuple(strategy for strategy in self.strategies if self.ratings[strategy.name] <= highest)

    def sum_up(self, path: Path) -> HardestStep:
        """Take the rating of the hardest step."""
        names = [strategy.name for strategy in path.strategies()]
        if path.solution is None:
            return HardestStep(False, names, BEYOND_REACH, self.levels[-1])
        rating = max((self.ratings[name] for name in names), default=0.0)
        level = next((level for level, highest in self.limits.items() if rating <= highest), self.levels[-1])
        return HardestStep(True, names, rating, level)


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


def strategies_named(names: Iterable[str]) -> tuple[Strategy, ...]:
    """Return the strategies of the catalogue with these names, in the order of the names; others are left out."""
    by_name = {entry.strategy.name: entry.strategy for entry in CATALOGUE}
    return tuple(by_name[name] for name in names if name in by_name)


def strategies_up_to(name: str) -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, simplest first, up to and including one by its name or slug.

    Raises KeyError where there is no such strategy.
    """
    chosen = []
    for entry in CATALOGUE:
        wanted = name in (entry.strategy.name, entry.strategy.slug)
        if entry.on or wanted:
            chosen.append(entry.strategy)
        if wanted:
            return tuple(chosen)
    raise KeyError(name)
