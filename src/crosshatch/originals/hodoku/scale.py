"""HoDoKu's scale: a level and a score.

The score is the sum of the scores of all steps; the level is that of the hardest step, raised while the score passes
the level's limit.  Techniques are tried in HoDoKu's order (``order``), which is not that of their scores; singles in
the order of ``originals.hodoku.simple``.  Figures: HoDoKu 2.2.0 with its default settings.
"""

from collections.abc import Sequence

import attrs

from ...board.clock import OutOfTime
from ...board.puzzle import Puzzle
from ...logic.technique import Technique
from ...solving.scale import BEYOND_REACH, Grade, Scale, out_of_time, techniques_of
from ...techniques.strategy import Strategy
from ..original import TECHNIQUES as SIMPLE_TECHNIQUES
from ..original import stages
from .choice import chosen, in_turn
from .order import BEYOND_SIMPLE, BRUTE_FORCE, STRATEGIES, TECHNIQUES
from .simple import HodokuSteps

LIMITS: dict[str, int] = {"Easy": 800, "Medium": 1000, "Hard": 1600, "Unfair": 1800}
"""For each level but the last the highest score that it may have."""

LEVELS = (*LIMITS, "Extreme")


@attrs.frozen
class HodokuGrade(Grade):
    """A level and a score.

    Where HoDoKu's techniques do not finish a puzzle, it places a digit of the solution and goes on.  Each of these
    ``guesses`` counts 10,000 in the score and makes the level Extreme; the puzzle is not ``solved`` by its techniques.
    """

    rating_name = rating_title = "score"
    own_parts = ("level", "score", "score_with_guesses", "techniques", "version")
    main_parts = ("level", "score", "techniques")

    score: int

    @property
    def guesses(self) -> int:
        """How many digits of the solution HoDoKu placed where its techniques ended."""
        return self.techniques.get(BRUTE_FORCE.title, 0)

    @property
    def rating(self) -> float:
        """The score."""
        return self.score

    @property
    def score_with_guesses(self) -> int | None:
        """The score that HoDoKu gives where it had to guess; None where it had not."""
        return self.score if self.guesses else None

    @property
    def level(self) -> str:
        """Easy, Medium, Hard, Unfair or Extreme."""
        hardest = max((LEVELS.index(TECHNIQUES[name].level) for name in self.techniques), default=0)
        while hardest < len(LIMITS) and self.score > LIMITS[LEVELS[hardest]]:
            hardest += 1
        return LEVELS[hardest]

    def __str__(self) -> str:
        guesses = "1 guess" if self.guesses == 1 else f"{self.guesses} guesses"
        return f"{self.level} {self.score} with {guesses}" if self.guesses else f"{self.level} {self.score}"


class HodokuScale(Scale[HodokuGrade]):
    """HoDoKu's level and score, with its order of techniques and of singles."""

    name = "hodoku"
    title = "HoDoKu"
    any_board = False
    version = "2.2.0"
    levels = LEVELS

    def __init__(self) -> None:
        self.strategies = STRATEGIES
        self.techniques = techniques_of(STRATEGIES)

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
        names, score = counted(puzzle, BEYOND_SIMPLE)
        return HodokuGrade(BRUTE_FORCE.title not in names, names, score, version=self.version)


def counted(puzzle: Puzzle, strategies: Sequence[Strategy]) -> tuple[dict[str, int], int]:
    """Return how many steps of each name are on HoDoKu's path, in the order of first use, and their score.

    A step scores as what was asked for, which may be another technique than the one that was found.  ``strategies`` are
    those beyond the simple steps of the engine (``originals.hodoku.simple``), in HoDoKu's order.

    Raises UngradablePuzzle where the puzzle does not have exactly one solution, and OutOfTime, with the techniques
    until then, where the deadline that holds has passed.
    """
    names: dict[str, int] = {}
    score = 0
    try:
        for stage in stages(puzzle, HodokuSteps(), strategies, chosen, in_turn):
            for kind, count in stage.singles:
                name, each = SIMPLE[kind]
                names[name] = names.get(name, 0) + count
                score += each * count
            if stage.strategy:
                for step in stage.steps:
                    names[step.name] = names.get(step.name, 0) + 1
                    score += _score_of(stage.strategy.technique)
    except OutOfTime as error:
        raise out_of_time(names) from error
    return names, score


def _score_of(technique: Technique) -> int:
    return technique.hodoku.score if technique.hodoku else 0


SIMPLE = tuple((technique.title, _score_of(technique)) for technique in SIMPLE_TECHNIQUES)
"""What a step is called and how it scores, by the kinds of simple steps."""
