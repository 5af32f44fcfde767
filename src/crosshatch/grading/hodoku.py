"""HoDoKu's scale: a level and a score.

The score is the sum of the scores of all steps; the level is that of the hardest step, raised while the score passes
the level's limit.  Techniques are tried in HoDoKu's order, which is not that of their scores; singles in the order of
``hodoku_order``.  Figures: HoDoKu 2.2.0 with its default settings.
"""

from itertools import takewhile

import attrs

from ..board.puzzle import Puzzle
from ..strategies.base import Strategy
from ..strategies.catalogue import strategies_named
from ..strategies.singles import Single
from .hodoku_order import hodoku_path
from .scale import BEYOND_REACH, Grade, Scale, check_gradable, sound_for

LIMITS: dict[str, int] = {"Easy": 800, "Medium": 1000, "Hard": 1600, "Unfair": 1800}
"""For each level but the last the highest score that it may have."""

LEVELS = (*LIMITS, "Extreme")

TECHNIQUES: tuple[tuple[str, str, int], ...] = (
    ("Full House", "Easy", 4),
    ("Naked Single", "Easy", 4),
    ("Hidden Single", "Easy", 14),
    ("Locked Pair", "Medium", 40),
    ("Locked Triple", "Medium", 60),
    ("Locked Candidates Type 1 (Pointing)", "Medium", 50),
    ("Locked Candidates Type 2 (Claiming)", "Medium", 50),
    ("Naked Pair", "Medium", 60),
    ("Naked Triple", "Medium", 80),
    ("Hidden Pair", "Medium", 70),
    ("Hidden Triple", "Medium", 100),
    ("Naked Quadruple", "Hard", 120),
    ("Hidden Quadruple", "Hard", 150),
    ("X-Wing", "Hard", 140),
    ("Swordfish", "Hard", 150),
    ("Jellyfish", "Hard", 160),
    ("Remote Pair", "Hard", 110),
    ("Bivalue Universal Grave + 1", "Hard", 100),
    ("Skyscraper", "Hard", 130),
    ("2-String Kite", "Hard", 150),
    ("Turbot Fish", "Hard", 120),
    ("Empty Rectangle", "Hard", 120),
    ("W-Wing", "Hard", 150),
    ("XY-Wing", "Hard", 160),
    ("XYZ-Wing", "Hard", 180),
    ("Uniqueness Test 1", "Hard", 100),
    ("Uniqueness Test 2", "Hard", 100),
    ("Uniqueness Test 3", "Hard", 100),
    ("Uniqueness Test 4", "Hard", 100),
    ("Uniqueness Test 5", "Hard", 100),
    ("Uniqueness Test 6", "Hard", 100),
    ("Hidden Rectangle", "Hard", 100),
    ("Avoidable Rectangle Type 1", "Hard", 100),
    ("Avoidable Rectangle Type 2", "Hard", 100),
    ("Finned X-Wing", "Hard", 130),
    ("Sashimi X-Wing", "Hard", 150),
    ("Finned Swordfish", "Unfair", 200),
    ("Sashimi Swordfish", "Unfair", 240),
    ("Finned Jellyfish", "Unfair", 250),
    ("Sashimi Jellyfish", "Unfair", 260),
    ("Sue de Coq", "Unfair", 250),
    ("Simple Colors Trap", "Hard", 150),
    ("Simple Colors Wrap", "Hard", 150),
    ("Multi-Colors 1", "Hard", 200),
    ("Multi-Colors 2", "Hard", 200),
    ("X-Chain", "Unfair", 260),
    ("XY-Chain", "Unfair", 260),
    ("Continuous Nice Loop", "Unfair", 280),
    ("Discontinuous Nice Loop", "Unfair", 280),
    ("AIC", "Unfair", 280),
    ("Grouped Continuous Nice Loop", "Unfair", 300),
    ("Grouped Discontinuous Nice Loop", "Unfair", 300),
    ("Grouped AIC", "Unfair", 300),
    ("Almost Locked Set XZ-Rule", "Unfair", 300),
    ("Almost Locked Set XY-Wing", "Unfair", 320),
    ("Almost Locked Set XY-Chain", "Unfair", 340),
    ("Franken X-Wing", "Unfair", 300),
    ("Franken Swordfish", "Unfair", 350),
    ("Finned Franken X-Wing", "Unfair", 390),
    ("Finned Franken Swordfish", "Unfair", 410),
    ("Forcing Chain Contradiction", "Extreme", 500),
    ("Forcing Chain Verity", "Extreme", 500),
    ("Forcing Net Contradiction", "Extreme", 700),
    ("Forcing Net Verity", "Extreme", 700),
)
"""HoDoKu's default techniques in its order, each with its level and score."""

FIRST_CHAIN = "X-Chain"
"""The first technique that is not used.  HoDoKu tries its chains, which are not here yet, before all that comes later:
a path that went on with what comes later would not be HoDoKu's, nor its score."""

NOT_HERE = "Remote Pair"
"""The only technique before those that is not here yet: it is a chain too."""

SCORES = {name: score for name, _, score in TECHNIQUES}
LEVEL_OF = {name: level for name, level, _ in TECHNIQUES}


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
        hardest = max((LEVELS.index(LEVEL_OF[name]) for name in self.techniques), default=0)
        while hardest < len(LIMITS) and self.score > LIMITS[LEVELS[hardest]]:
            hardest += 1
        return LEVELS[hardest]

    def __str__(self) -> str:
        return f"{self.level} {self.score}" if self.solved else f"at least {self.level}, beyond {self.score}"

    def described(self) -> dict[str, str]:
        """Return the parts in words, each under a short heading."""
        parts = [f"{name} {count} x {SCORES[name]}" for name, count in self.techniques.items()]
        return {"grade": str(self), "techniques": ", ".join(parts)}


class HodokuScale(Scale[HodokuGrade]):
    """HoDoKu's level and score, with its order of techniques and of singles."""

    name = "hodoku"
    title = "HoDoKu"
    levels = LEVELS
    grade_type = HodokuGrade

    def __init__(self) -> None:
        used = takewhile(FIRST_CHAIN.__ne__, SCORES)
        self.strategies = strategies_named(name for name in used if name != NOT_HERE)
        self._beyond_singles = tuple(each for each in self.strategies if not isinstance(each, Single))

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a score, can need."""
        levels = LEVELS if level is None else LEVELS[: LEVELS.index(level) + 1]
        names = {name for name, its_level, score in TECHNIQUES if its_level in levels and score <= highest}
        return tuple(strategy for strategy in self.strategies if strategy.name in names)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the scores of a level; a higher level has lower scores too."""
        return 0.0, LIMITS.get(level, BEYOND_REACH)

    def step_rating(self, technique: str) -> float | None:
        """Return the score of a step of a technique."""
        return SCORES.get(technique)

    def grade(self, puzzle: Puzzle) -> HodokuGrade:
        """Add the scores of all steps on HoDoKu's path."""
        check_gradable(puzzle)
        names, solved = hodoku_path(puzzle, sound_for(puzzle, self._beyond_singles))
        return HodokuGrade(solved, names, sum(SCORES[name] for name in names))
