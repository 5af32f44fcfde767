"""What a puzzle shall be like, and how far one is from it."""

from collections.abc import Iterable

import attrs

from ..grading.crosshatch import RATINGS
from ..grading.scale import Grade
from .symmetry import Symmetry

TOP = 12.0
"""The rating that counts for puzzles beyond a scale, when distances are measured."""


def _names(names: Iterable[str]) -> frozenset[str]:
    return frozenset(names)


@attrs.frozen
class Target:
    """What a puzzle shall be like; what is left out does not matter.

    - ``level``: a level of the scale;
    - ``lowest``, ``highest``: a range of ratings on the scale, both included;
    - ``must``, ``must_not``: names of techniques that the grade must count, or must not;
    - ``symmetry``: of the givens;
    - ``fewest_givens``, ``most_givens``: a range for their number, both included;
    - ``minimal``: whether no given can be spared.  A puzzle is dug as far as its target allows in any case.
    """

    level: str | None = None
    lowest: float = 0.0
    highest: float = float("inf")
    must: frozenset[str] = attrs.field(default=(), converter=_names)
    must_not: frozenset[str] = attrs.field(default=(), converter=_names)
    symmetry: Symmetry = attrs.field(default=Symmetry.NONE, converter=Symmetry)
    fewest_givens: int = 0
    most_givens: int = 81
    minimal: bool = False

    def distance(self, grade: Grade, levels: tuple[str, ...], givens: int) -> float:
        """Return how far a puzzle is from the target, but for being minimal: 0 where it is met.

        ``levels`` are those of the scale in order.  The unit is about one level.
        """
        away = 0.0
        if self.level is not None:
            away += abs(levels.index(grade.level) - levels.index(self.level))
        if not self.lowest <= grade.rating <= self.highest:
            nearest = min(max(grade.rating, self.lowest), self.highest)
            away += 0.2 + min(1.0, abs(min(grade.rating, TOP) - min(nearest, TOP)))
        reached = min(grade.rating, TOP)
        for name in self.must - grade.techniques.keys():
            away += 0.5 + max(0.0, RATINGS.get(name, 0.0) - reached) / 4
        away += sum(name in grade.techniques for name in self.must_not)
        away += max(0, self.fewest_givens - givens, givens - self.most_givens) / 4
        return away

    def too_hard(self, grade: Grade, levels: tuple[str, ...]) -> bool:
        """Return whether a puzzle has passed the target, so that givens have to come back."""
        if self.level is not None and levels.index(grade.level) > levels.index(self.level):
            return True
        return grade.rating > self.highest or any(name in grade.techniques for name in self.must_not)
