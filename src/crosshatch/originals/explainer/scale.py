"""Sudoku Explainer's scale: ER, EP and ED.

ER is the highest rating of a step on the path, EP (pearl) the highest up to and including the first step that places a
digit, ED (diamond) the rating of the first step.

If a deadline passes, there is no grade; the error gives a lower bound for each number.
"""

from collections.abc import Sequence
from typing import Any

import attrs

from ...board.clock import OutOfTime
from ...board.puzzle import Puzzle
from ...logic.technique import Technique
from ...solving import trials
from ...solving.scale import BEYOND_REACH, Grade, Scale, out_of_time, techniques_of
from ...techniques.explainer_chains.strategy import FirstChain
from ...techniques.strategy import Strategy
from ..original import TECHNIQUES, stages
from ..simple.kinds import LAST_THAT_PLACES
from .order import ORDER, SIMPLE, lowest, rating_of
from .simple import ExplainerSteps

UNSOLVED = 20.0
"""Sudoku Explainer's rating of puzzles that its techniques cannot solve."""

SIMPLE_RATINGS = tuple(map(lowest, TECHNIQUES))
"""The ratings of simple steps by kind; infinite for kinds that Sudoku Explainer does not have."""

FINE = ((4.5, 6.2), (6.5, UNSOLVED))
"""The ranges in which steps can have any rating with one decimal: unique loops to aligned pairs, and chains."""

_LOWEST = frozenset(lowest(technique) for strategy in ORDER for technique in strategy.techniques)

POSSIBLE = tuple(
    rating
    for rating in (tenths / 10 for tenths in range(10, int(10 * UNSOLVED)))
    if rating in _LOWEST or any(least <= rating <= most for least, most in FINE)
)
"""The ratings that steps can have according to the rules; the maximum for chains is unknown."""

BY_TRIALS = 9.3
"""Puzzles in which trials lead far rarely have this rating or a higher one."""

SIMPLE_MOST = max(rating for rating in SIMPLE_RATINGS if rating < BEYOND_REACH)
"""The highest rating of a simple step."""

MOST_STEPS = 81 + 729
"""A number of simple steps that no puzzle exceeds."""

FAR = 0.2
"""The average reach of trials that hardly any puzzle with such a rating attains."""


@attrs.frozen
class ExplainerGrade(Grade):
    """ER, EP and ED: the ratings of the hardest step, of the hardest up to the first placement, and of the first."""

    rating_name, rating_title, rating_format = "er", "ER", ".1f"
    own_parts = ("level", "er", "ep", "ed", "techniques", "version")
    main_parts = ("level", "er", "ep", "ed", "techniques")

    er: float
    ep: float
    ed: float

    @property
    def rating(self) -> float:
        """The ER."""
        return self.er

    @property
    def level(self) -> str:
        """The level of the ER, as named by Sudoku Explainer's generator."""
        return next(level for level, highest in LEVELS.items() if self.er <= highest)

    def data(self) -> dict[str, Any]:
        """Return the parts by name; without a placement there is no EP, and without a step no ED."""
        data = super().data()
        return data | {name: data[name] or None for name in ("ep", "ed")}

    def __str__(self) -> str:
        return f"{self.er:.1f}/{self.ep:.1f}/{self.ed:.1f}"


LEVELS: dict[str, float] = {"Easy": 1.2, "Medium": 1.5, "Hard": 2.5, "Fiendish": 6.0, "Diabolical": BEYOND_REACH}
"""The levels of Sudoku Explainer's generator, each with its highest ER."""


def _corrected(strategy: Strategy) -> Strategy:
    return attrs.evolve(strategy, corrected=True) if isinstance(strategy, FirstChain) else strategy


class ExplainerScale(Scale[ExplainerGrade]):
    """Sudoku Explainer's ER, EP and ED.

    These ratings reproduce the flaws of Sudoku Explainer.  ``corrected`` avoids two of them: candidates that lead to a
    contradiction are not compared with others, and multiple chains begin in all houses, even if the first place of the
    digit is in a cell with two candidates.  Corrected grades have a separate version.
    """

    name = "explainer"
    title = "Sudoku Explainer"
    any_board = False
    version = "1.2.1"
    levels = tuple(LEVELS)
    limits = LEVELS

    def __init__(self, corrected: bool = False) -> None:
        self.strategies = tuple(map(_corrected, ORDER)) if corrected else ORDER
        self.techniques = techniques_of(self.strategies)
        self._beyond_simple = self.strategies[SIMPLE:]
        if corrected:
            self.version = f"{self.version} corrected"

    def rating_of(self, technique: Technique) -> float | None:
        """Return the lowest rating of a step of a technique."""
        return lowest(technique) if technique in self.techniques else None

    def lowest_of(self, strategy: Strategy) -> float:
        """Return the lowest rating of the steps that a strategy finds."""
        return min(map(lowest, strategy.techniques))

    def judge(self, puzzle: Puzzle) -> ExplainerGrade:
        """Find the grade of a puzzle.

        Raises UngradablePuzzle if it does not have exactly one solution, and OutOfTime if the current deadline has
        passed, with a message that gives the bounds known so far.
        """
        grade = self._followed(puzzle, self._beyond_simple, BEYOND_REACH)
        assert grade is not None
        return grade

    def judge_up_to(self, puzzle: Puzzle, highest: float) -> ExplainerGrade | None:
        """Return the grade of a puzzle if its ER is at most ``highest``; otherwise None, as soon as that is known.

        Raises the same exceptions as ``judge``, but does not search for harder steps.
        """
        strategies = tuple(each for each in self._beyond_simple if self.lowest_of(each) <= highest)
        return self._followed(puzzle, strategies, highest)

    def _followed(self, puzzle: Puzzle, strategies: Sequence[Strategy], highest: float) -> ExplainerGrade | None:
        """Follow the path with simple steps and strategies; return the grade, or None if the ER exceeds a maximum."""
        simple = ExplainerSteps()
        ratings = Ratings()
        try:
            for stage in stages(puzzle, simple, strategies):
                for kind, count in stage.singles:
                    ratings.add(TECHNIQUES[kind].title, SIMPLE_RATINGS[kind], kind <= LAST_THAT_PLACES, count)
                for step in stage.steps:
                    ratings.add(step.name, rating_of(step), bool(step.placements))
                if ratings.highest > highest:
                    return None
        except OutOfTime as error:
            raise out_of_time(ratings.techniques, ratings.known) from error
        grade = ratings.grade(simple.solved, self.version)
        return grade if grade.er <= highest else None

    def ratings_near(self, lowest: float, highest: float) -> tuple[float, ...]:
        """Return the ratings in a range that puzzles can have; if there are none, the nearest below and above it."""
        within = tuple(each for each in POSSIBLE if lowest <= each <= highest)
        if within:
            return within
        return (*[each for each in POSSIBLE if each < lowest][-1:], *[each for each in POSSIBLE if each > highest][:1])

    def looks_below(self, puzzle: Puzzle, rating: float) -> float | None:
        """Estimate how far a puzzle is below a rating, from 0 to 1, in much less time than grading takes.

        Returns None if the puzzle may have that rating.  The estimate tries all candidates of the position that simple
        steps reach, and measures how far singles lead: almost nowhere in the hardest puzzles.
        """
        if rating < BY_TRIALS:
            return None
        simple = ExplainerSteps()
        if not simple.load(puzzle.line.encode()) or simple.run():
            return 1.0
        grid = puzzle.grid()
        simple.carry_out(grid, 0)
        part = trials.reach(grid)
        return part if part > FAR else None

    def begins_below(self, puzzle: Puzzle, ep: float, ed: float) -> float | None:
        """Estimate how far a puzzle is below an EP and an ED, from 0 to 1, from the simple steps at its beginning.

        The puzzle is closer to a higher EP if these place fewer digits, and to a higher ED if there are fewer of them.
        Returns None if they allow no conclusion.
        """
        if max(ep, ed) <= SIMPLE_MOST:
            return None
        simple = ExplainerSteps()
        if not simple.load(puzzle.line.encode()):
            return None
        simple.run()
        counts = simple.counts(0)
        against = sum(count for kind, count in counts if kind <= LAST_THAT_PLACES or ed > SIMPLE_MOST)
        return against / MOST_STEPS or None


class Ratings:
    """The number of steps of each technique, and the ratings that make up a grade.

    ``highest`` is the highest rating so far.  ``to_place`` is the highest up to the first placement, or None before
    it.  ``first`` is the rating of the first step.
    """

    def __init__(self) -> None:
        self.techniques: dict[str, int] = {}
        self.highest = 0.0
        self.to_place: float | None = None
        self.first: float | None = None

    def add(self, name: str, rating: float, places: bool, count: int = 1) -> None:
        """Add steps of one rating; ``places`` says whether each places a digit."""
        self.techniques[name] = self.techniques.get(name, 0) + count
        if rating > self.highest:
            self.highest = rating
        if self.first is None:
            self.first = rating
        if places and self.to_place is None:
            self.to_place = self.highest

    def grade(self, solved: bool, version: str) -> ExplainerGrade:
        """Return the grade of the path with these steps.

        If the techniques do not solve the puzzle, the ER is 20, as in Sudoku Explainer.
        """
        er = self.highest if solved else UNSOLVED
        return ExplainerGrade(solved, self.techniques, er, self.to_place or 0.0, self.first or 0.0, version=version)

    @property
    def known(self) -> str:
        """The bounds of the numbers in words, while more steps may follow; empty before the first step."""
        if self.first is None:
            return ""
        ep = f"at least {self.highest:.1f}" if self.to_place is None else f"{self.to_place:.1f}"
        return f"ER at least {self.highest:.1f}, EP {ep}, ED {self.first:.1f}"
