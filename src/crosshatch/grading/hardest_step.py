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
    """A grade that is the rating of the hardest step, infinite where the scale's techniques do not finish."""

    rating: float
    level: str


class HardestStepScale(PathScale[HardestStep]):
    """A custom scale that rates a puzzle by the hardest step on its path.

    - ``strategies``: the only ones that are used, instances or classes, simplest first;
    - ``ratings``: ratings by the names of techniques (any of them); what they leave out is rated as in the catalogue,
      or as its technique says;
    - ``limits``: the levels, easiest first, each with the highest rating that it takes.  A level ``Beyond`` follows for
      puzzles that are rated higher or not finished.  ``Within`` is the only other one where left out.

    Raises ValueError where a strategy has no rating.
    """

    grade_type = HardestStep

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
        """Return the rating of what a strategy finds."""
        return self.ratings[strategy.technique.title]

    def sum_up(self, path: Path) -> HardestStep:
        """Take the rating of the hardest step."""
        names = [each.title for each in path.techniques()]
        if path.solution is None:
            return HardestStep(False, names, BEYOND_REACH, self.levels[-1])
        rating = max((self.ratings[name] for name in names), default=0.0)
        return HardestStep(True, names, rating, next(level for level in self.limits if rating <= self.limits[level]))
