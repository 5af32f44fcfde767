"""What the generator asks of a scale besides grades: bounds and strategies that guide its search."""

from typing import Protocol, runtime_checkable

from ..board.puzzle import Puzzle
from ..solving.scale import BEYOND_REACH, Grade, Scale
from ..techniques.strategy import Strategy


@runtime_checkable
class Guide(Protocol):
    """What a scale can tell a search for puzzles of a level or rating."""

    @property
    def strategies(self) -> tuple[Strategy, ...]:
        """Its strategies in the order in which it tries them."""

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need."""

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the ratings of a level: they are above the first number, and at most the second.

        Both are infinite where no puzzle of the level has a rating.
        """


@runtime_checkable
class Preview(Protocol):
    """What a scale can tell of ratings sooner than by grading."""

    def judge_up_to(self, puzzle: Puzzle, highest: float) -> Grade | None:
        """Return the grade of a puzzle that is rated ``highest`` at most, None as soon as it is known to be higher."""

    def looks_below(self, puzzle: Puzzle, rating: float) -> float | None:
        """Return how far a puzzle seems to be below a rating, from 0 to 1; None where only its grade can tell."""

    def begins_below(self, puzzle: Puzzle, ep: float, ed: float) -> float | None:
        """Return how far a puzzle is below an EP and an ED, from 0 to 1; None where only its grade can tell."""

    def ratings_near(self, lowest: float, highest: float) -> tuple[float, ...]:
        """Return the ratings that puzzles can have in a range, or, if there is none, the next below and above it."""


class NoGuide:
    """The guide of a scale that tells nothing."""

    strategies: tuple[Strategy, ...] = ()

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return nothing."""
        return ()

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return all ratings."""
        return 0.0, BEYOND_REACH


def guide_of(scale: Scale[Grade]) -> Guide:
    """Return a scale as a guide, or a guide that tells nothing if the scale is none."""
    return scale if isinstance(scale, Guide) else NoGuide()
