"""HoDoKu's scale: a level and a score.

The score is the sum of the scores of all steps; the level is that of the hardest step, raised while the score passes
the level's limit.  Techniques are tried in HoDoKu's order, which is not that of their scores; singles in the order of
``hodoku_order``.  Figures: HoDoKu 2.2.0 with its default settings.
"""

import attrs

from ..board.puzzle import Puzzle
from ..strategies.base import Strategy
from ..strategies.catalogue import strategies_named, strategy_named
from ..strategies.singles.single import Single
from ..technique import Hodoku, Technique
from .hodoku_order import hodoku_path
from .scale import BEYOND_REACH, Grade, Scale, check_gradable

LIMITS: dict[str, int] = {"Easy": 800, "Medium": 1000, "Hard": 1600, "Unfair": 1800}
"""For each level but the last the highest score that it may have."""

LEVELS = (*LIMITS, "Extreme")

ORDER = (
    "full-house",
    "naked-single",
    "hidden-single",
    "locked-pair",
    "locked-triple",
    "locked-candidates-type-1-pointing",
    "locked-candidates-type-2-claiming",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
    "naked-quadruple",
    "hidden-quadruple",
    "x-wing",
    "swordfish",
    "jellyfish",
    "bivalue-universal-grave-1",
    "skyscraper",
    "2-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "w-wing",
    "xy-wing",
    "xyz-wing",
    "uniqueness-test-1",
    "uniqueness-test-2",
    "uniqueness-test-3",
    "uniqueness-test-4",
    "uniqueness-test-5",
    "uniqueness-test-6",
    "hidden-rectangle",
    "avoidable-rectangle-type-1",
    "avoidable-rectangle-type-2",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "sue-de-coq",
    "simple-colors-trap",
    "simple-colors-wrap",
    "multi-colors-1",
    "multi-colors-2",
)
"""HoDoKu's default techniques in its order, up to its first chain.

HoDoKu tries its chains, which are not here yet, before all that comes later: a path that went on with what comes later
would not be HoDoKu's, nor its score.  Remote Pair, a chain too, is the only technique before those that is not here.
"""

TECHNIQUES: dict[str, Hodoku] = {
    each.technique.title: each.technique.hodoku for each in map(strategy_named, ORDER) if each.technique.hodoku
}
"""What HoDoKu knows of these techniques, by their titles."""


@attrs.frozen
class HodokuGrade(Grade):
    """A level and a score.

    Where the techniques that Crosshatch has do not finish the puzzle, ``solved`` is False, the score counts the steps
    up to there, and the level is the lowest that the puzzle can have.
    """

    score: int

    @property
    def rating(self) -> float:
        """The score, infinite where the puzzle was not finished."""
        return self.score if self.solved else BEYOND_REACH

    @property
    def level(self) -> str:
        """Easy, Medium, Hard, Unfair or Extreme."""
        hardest = max((LEVELS.index(TECHNIQUES[name].level) for name in self.techniques), default=0)
        while hardest < len(LIMITS) and self.score > LIMITS[LEVELS[hardest]]:
            hardest += 1
        return LEVELS[hardest]

    def __str__(self) -> str:
        return f"{self.level} {self.score}" if self.solved else f"at least {self.level}, beyond {self.score}"

    def described(self) -> dict[str, str]:
        """Return the parts in words, each under a short heading."""
        parts = [f"{name} {count} x {TECHNIQUES[name].score}" for name, count in self.techniques.items()]
        return {"grade": str(self), "techniques": ", ".join(parts)}


class HodokuScale(Scale[HodokuGrade]):
    """HoDoKu's level and score, with its order of techniques and of singles."""

    name = "hodoku"
    title = "HoDoKu"
    version = "2.2.0"
    levels = LEVELS
    grade_type = HodokuGrade

    def __init__(self) -> None:
        self.strategies = strategies_named(ORDER)
        self.techniques = tuple(each.technique for each in self.strategies)
        self._beyond_singles = tuple(each for each in self.strategies if not isinstance(each, Single))

    def rating_of(self, technique: Technique) -> float | None:
        """Return the score of a step of a technique."""
        return technique.hodoku.score if technique.hodoku and technique in self.techniques else None

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a score, can need."""
        levels = LEVELS if level is None else LEVELS[: LEVELS.index(level) + 1]
        names = {name for name, each in TECHNIQUES.items() if each.level in levels and each.score <= highest}
        return tuple(each for each in self.strategies if each.technique.title in names)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the scores of a level; a higher level has lower scores too."""
        return 0.0, LIMITS.get(level, BEYOND_REACH)

    def judge(self, puzzle: Puzzle) -> HodokuGrade:
        """Add the scores of all steps on HoDoKu's path."""
        check_gradable(puzzle)
        names, solved = hodoku_path(puzzle, self._beyond_singles)
        return HodokuGrade(solved, names, sum(TECHNIQUES[name].score for name in names))
