"""Custom scales that rate a puzzle by the hardest step on its path."""

from collections.abc import Iterable, Mapping

import attrs

from ..logic.technique import Technique
from ..solving.scale import BEYOND_REACH, Grade, PathScale, check_rated
from ..solving.solver import Path
from ..techniques.names import technique_called
from ..techniques.strategy import Strategy
from .crosshatch import RATINGS


@attrs.frozen
class HardestStep(Grade):
    """A grade with the rating of the hardest step; infinite if the techniques of the scale do not solve the puzzle."""

    rating: float
    level: str


class HardestStepScale(PathScale[HardestStep]):
    """A custom scale that rates a puzzle by the hardest step on its path.

    - ``strategies``: the strategies to use, instances or classes, easiest first;
    - ``ratings``: ratings by technique name (any of its names); missing techniques have the rating of the catalogue, or
      of their own definition;
    - ``limits``: the levels, easiest first, each with its maximum rating.  Puzzles with higher ratings, or not solved,
      have the level ``Beyond``.  By default, the only other level is ``Within``.

    Raises ValueError if a strategy has no rating.
    """

    def __init__(
        self,
        strategies: Iterable[Strategy | type[Strategy]],
        ratings: Mapping[str, float] | None = None,
        limits: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(strategies)
        known = [technique for each in self.strategies for technique in each.techniques]
        custom = {each.title: each.rating for each in known if each.rating is not None}
        self.ratings = {**custom, **RATINGS}
        for name, rating in (ratings or {}).items():
            found = technique_called(name, known)
            self.ratings[found.title if found else name] = rating
        self.limits = {**({"Within": BEYOND_REACH} if limits is None else limits), "Beyond": BEYOND_REACH}
        self.levels = tuple(self.limits)
        check_rated(self.strategies, self.ratings)

    def rating_of(self, technique: Technique) -> float | None:
        """Return the rating of a step of a technique."""
        return self.ratings.get(technique.title)

    def lowest_of(self, strategy: Strategy) -> float:
        """Return the minimum rating of the steps of a strategy."""
        return self.ratings[strategy.technique.title]

    def sum_up(self, path: Path) -> HardestStep:
        """Return the grade for a path: the rating of its hardest step."""
        names = [each.title for each in path.techniques()]
        if path.solution is None:
            return HardestStep(False, names, BEYOND_REACH, self.levels[-1])
        rating = max((self.ratings[name] for name in names), default=0.0)
        return HardestStep(True, names, rating, next(level for level in self.limits if rating <= self.limits[level]))
