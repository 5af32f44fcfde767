"""What a scale is: an ordered list of strategies, a rating for each step, and a rule that sums a path up.

Three scales come built in (``hodoku``, ``explainer``, ``crosshatch``); one of your own is a ``PathScale`` with the
strategies and the ratings that you want.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import attrs

from ..board.errors import UngradablePuzzle
from ..board.puzzle import Puzzle
from ..solver import Path, Solver
from ..status import check, count_solutions
from ..strategies.base import Strategy
from ..strategies.catalogue import CATALOGUE


def _counted(techniques: Iterable[str] | Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(techniques))


@attrs.frozen
class Grade:
    """How hard a puzzle is on some scale.

    ``solved`` says whether the techniques of the scale finish the puzzle; ``techniques`` counts the steps of each
    technique, in the order of their first use.
    """

    solved: bool
    techniques: dict[str, int] = attrs.field(converter=_counted)

    @property
    def rating(self) -> float:
        """The number that puts puzzles in order on this scale; infinite where the scale does not reach."""
        raise NotImplementedError

    @property
    def level(self) -> str:
        """The level of the puzzle in words."""
        raise NotImplementedError

    def __str__(self) -> str:
        return f"{self.level} {self.rating:g}"

    def data(self) -> dict[str, Any]:
        """Return the parts of the grade under stable names, as for JSON."""
        own = {name: value for name, value in attrs.asdict(self).items() if not name.startswith("_")}
        rating = self.rating if self.rating != float("inf") else None
        return {"level": self.level, "rating": rating, **own}


G_co = TypeVar("G_co", bound=Grade, covariant=True)


class Scale(ABC, Generic[G_co]):
    """A way to grade puzzles.  A scale keeps no state between puzzles."""

    name: ClassVar[str]
    """The name of the scale, as used on the command line."""

    levels: ClassVar[tuple[str, ...]] = ()
    """The levels of the scale, easiest first."""

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


def check_gradable(puzzle: Puzzle) -> None:
    """Raise UngradablePuzzle where a puzzle has not exactly one solution."""
    found = count_solutions(puzzle, 2)
    if found != 1:
        raise UngradablePuzzle(str(check(puzzle)))


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
