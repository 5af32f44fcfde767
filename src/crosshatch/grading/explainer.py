"""Sudoku Explainer's scale: ER, EP and ED.

ER is the highest rating of a step on the path, EP (pearl) the highest up to and including the first step that places a
digit, ED (diamond) the rating of the first step.  Techniques are tried in Sudoku Explainer's order, which is not quite
that of their ratings.  Figures: Sudoku Explainer 1.2.1.

Its chains, from 6.5 up, are not here yet.  Where they would be needed, a number is infinite, and said to be above 6.2.
"""

from collections.abc import Iterable, Iterator

import attrs

from ..board.grid import Grid
from ..solver import Path
from ..step import CellTruth, Role, Step
from ..strategies.aligned_exclusion import AlignedPairExclusion
from ..strategies.base import Strategy
from ..strategies.bug import (
    BivalueUniversalGrave2,
    BivalueUniversalGrave3,
    BivalueUniversalGrave4,
    BivalueUniversalGravePlusOne,
)
from ..strategies.deadly import cells_of
from ..strategies.direct import DirectClaiming, DirectHiddenPair, DirectHiddenTriple, DirectPointing
from ..strategies.fish import Jellyfish, Swordfish, XWing
from ..strategies.intersections import Claiming, Pointing
from ..strategies.loops import UniqueLoop1, UniqueLoop2, UniqueLoop3, UniqueLoop4
from ..strategies.singles import FullHouse, HiddenSingleInBox, HiddenSingleInLine, NakedSingle
from ..strategies.subsets import (
    HiddenPair,
    HiddenQuadruple,
    HiddenTriple,
    LockedPair,
    LockedTriple,
    NakedPair,
    NakedQuadruple,
    NakedTriple,
)
from ..strategies.wings import XYWing, XYZWing
from .scale import BEYOND_REACH, Grade, PathScale, counts_in_words, range_of_level

REACH = 6.2
"""The highest rating of the techniques that are here; beyond it are Sudoku Explainer's chains."""

LOOP_RATINGS: dict[int, float] = {4: 4.5, 6: 4.6, 8: 4.7}
"""The rating of a unique loop by its number of cells; of longer ones it is LONG_LOOP."""

LONG_LOOP = 5.0


@attrs.frozen
class EasiestFirst(Strategy):
    """Several strategies that Sudoku Explainer tries as one: of all their steps, the lowest rated come first."""

    name = "Easiest First"
    summary = "The steps of several techniques, the lowest rated first."
    assumes_unique = True

    strategies: tuple[Strategy, ...]

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the steps of all the strategies by their rating."""
        steps = [step for strategy in self.strategies for step in strategy.find(grid)]
        yield from sorted(steps, key=rating_of)


LOOPS = (UniqueLoop1(least=4), UniqueLoop2(least=4), UniqueLoop3(least=4, hidden=True), UniqueLoop4(least=4))

GRAVES: dict[Strategy, float] = {
    BivalueUniversalGravePlusOne(): 5.6,
    BivalueUniversalGrave2(): 5.7,
    BivalueUniversalGrave3(): 5.7,
    BivalueUniversalGrave4(): 5.7,
}

TECHNIQUES: tuple[tuple[Strategy, float], ...] = (
    (FullHouse(), 1.0),
    (HiddenSingleInBox(), 1.2),
    (HiddenSingleInLine(), 1.5),
    (DirectPointing(), 1.7),
    (DirectClaiming(), 1.9),
    (DirectHiddenPair(), 2.0),
    (NakedSingle(), 2.3),
    (DirectHiddenTriple(), 2.5),
    (Pointing(), 2.6),
    (Claiming(), 2.8),
    (LockedPair(), 3.0),
    (NakedPair(), 3.0),
    (XWing(), 3.2),
    (HiddenPair(), 3.4),
    (LockedTriple(), 3.6),
    (NakedTriple(), 3.6),
    (Swordfish(), 3.8),
    (HiddenTriple(), 4.0),
    (XYWing(), 4.2),
    (XYZWing(), 4.4),
    (EasiestFirst(LOOPS), 4.5),
    (NakedQuadruple(), 5.0),
    (Jellyfish(), 5.2),
    (HiddenQuadruple(), 5.4),
    (EasiestFirst(tuple(GRAVES)), 5.6),
    (AlignedPairExclusion(), 6.2),
)
"""Sudoku Explainer's techniques up to its chains in its order, each with its rating (the lowest, where it varies)."""

RATINGS: dict[Strategy, float] = {**dict(TECHNIQUES), **GRAVES}


def _parts(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    """Return strategies with those in the place of each that it tries as one."""
    parts = (each.strategies if isinstance(each, EasiestFirst) else (each,) for each in strategies)
    return tuple(part for some in parts for part in some)


LOWEST: dict[str, float] = {
    part.name: RATINGS.get(part, rating) for strategy, rating in TECHNIQUES for part in _parts([strategy])
}
"""The lowest rating of a step of each technique, by its name."""


def rating_of(step: Step) -> float:
    """Return Sudoku Explainer's rating of a step of one of its techniques."""
    if step.strategy in LOOPS:
        return round(LOOP_RATINGS.get(len(cells_of(step)), LONG_LOOP) + _for_subset(step), 1)
    return round(RATINGS[step.strategy] + _for_subset(step), 1)


def _for_subset(step: Step) -> float:
    """Return what a subset beside a deadly pattern (type 3) adds to its rating."""
    if not isinstance(step.strategy, UniqueLoop3 | BivalueUniversalGrave3):
        return 0.0
    digits = step.pattern.digits(Role.EXTRA)
    naked = isinstance(step.truths[1], CellTruth)
    return 0.1 * (len(digits if naked else step.pattern.cells(Role.EXTRA)) - 1)


def _shown(rating: float) -> str:
    return f"{rating:.1f}" if rating <= REACH else f">{REACH}"


@attrs.frozen
class ExplainerGrade(Grade):
    """ER, EP and ED; each is infinite where it is above 6.2, which is as far as the techniques here reach."""

    er: float
    ep: float
    ed: float

    @property
    def rating(self) -> float:
        """The ER."""
        return self.er

    @property
    def level(self) -> str:
        """The ER in words: Sudoku Explainer's generator names these bands."""
        return next(level for level, highest in LEVELS.items() if self.er <= highest)

    def __str__(self) -> str:
        return "/".join(map(_shown, (self.er, self.ep, self.ed)))

    def described(self) -> dict[str, str]:
        """Return the parts in words, each under a short heading."""
        return {
            "grade": f"ER {_shown(self.er)}, EP {_shown(self.ep)}, ED {_shown(self.ed)}",
            "level": self.level,
            "techniques": counts_in_words(self.techniques),
        }


LEVELS: dict[str, float] = {"Easy": 1.2, "Medium": 1.5, "Hard": 2.5, "Fiendish": 6.0, "Diabolical": BEYOND_REACH}
"""The bands of Sudoku Explainer's generator: for each the highest ER."""


class ExplainerScale(PathScale[ExplainerGrade]):
    """Sudoku Explainer's ER, EP and ED."""

    name = "explainer"
    title = "Sudoku Explainer"
    levels = tuple(LEVELS)
    grade_type = ExplainerGrade

    def __init__(self) -> None:
        super().__init__(strategy for strategy, _ in TECHNIQUES)

    @property
    def counted(self) -> tuple[Strategy, ...]:
        """The strategies whose steps its grades can count, in the order in which it tries them."""
        return _parts(self.strategies)

    def names(self, strategies: Iterable[Strategy]) -> tuple[str, ...]:
        """Return the names of the techniques that some of its strategies find."""
        return tuple(part.name for part in _parts(strategies))

    def step_rating(self, technique: str) -> float | None:
        """Return the lowest rating of a step of a technique."""
        return LOWEST.get(technique)

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need."""
        if level is not None:
            highest = min(highest, LEVELS[level])
        return tuple(strategy for strategy, lowest in TECHNIQUES if lowest <= highest)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the ratings of a level: they are above the first number, and at most the second."""
        return range_of_level(level, LEVELS)

    def sum_up(self, path: Path) -> ExplainerGrade:
        """Take the highest rating of all steps, of those up to the first placement, and of the first step."""
        ratings = [rating_of(step) for step in path.steps]
        if path.solution is None:
            ratings.append(BEYOND_REACH)
        first = next((number for number, step in enumerate(path.steps) if step.placements), len(path.steps))
        return ExplainerGrade(
            solved=path.solution is not None,
            techniques=[step.name for step in path.steps],
            er=max(ratings, default=0.0),
            ep=max(ratings[: first + 1], default=0.0),
            ed=ratings[0] if ratings else 0.0,
        )
