"""Sudoku Explainer's scale: ER, EP and ED.

ER is the highest rating of a step on the path, EP (pearl) the highest up to and including the first step that places a
digit, ED (diamond) the rating of the first step.

No number is made up: where a deadline passes, the error says how high each number is at least.
"""

from collections.abc import Sequence
from typing import Any

import attrs

from ...board.puzzle import Puzzle
from ...logic.clock import OutOfTime
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
"""Sudoku Explainer's rating of what its techniques do not finish."""

SIMPLE_RATINGS = tuple(map(lowest, TECHNIQUES))
"""The ratings of simple steps, by their kinds; infinite where Sudoku Explainer has no such."""

FINE = ((4.5, 6.2), (6.5, UNSOLVED))
"""Where steps may have any rating of one decimal: from unique loops to aligned pairs, and from the first chains on."""

_LOWEST = frozenset(lowest(technique) for strategy in ORDER for technique in strategy.techniques)

POSSIBLE = tuple(
    rating
    for rating in (tenths / 10 for tenths in range(10, int(10 * UNSOLVED)))
    if rating in _LOWEST or any(least <= rating <= most for least, most in FINE)
)
"""The ratings that steps can have, so far as the rules tell; how high those of chains can be is not known."""

BY_TRIALS = 9.3
"""Ratings from here on are rare where trials lead far."""

SIMPLE_MOST = max(rating for rating in SIMPLE_RATINGS if rating < BEYOND_REACH)
"""The highest rating of a simple step."""

MOST_STEPS = 81 + 729
"""More simple steps than any puzzle takes."""

FAR = 0.2
"""What trials reach, on average, in hardly any puzzle that is rated so."""


@attrs.frozen
class ExplainerGrade(Grade):
    """ER, EP and ED: how the hardest step is rated, the hardest up to the first placement, and the first."""

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
        """The ER in words: Sudoku Explainer's generator names these bands."""
        return next(level for level, highest in LEVELS.items() if self.er <= highest)

    def data(self) -> dict[str, Any]:
        """Return the parts by their names; there is no EP where no digit was placed, and no ED without a step."""
        data = super().data()
        return data | {name: data[name] or None for name in ("ep", "ed")}

    def __str__(self) -> str:
        return f"{self.er:.1f}/{self.ep:.1f}/{self.ed:.1f}"


LEVELS: dict[str, float] = {"Easy": 1.2, "Medium": 1.5, "Hard": 2.5, "Fiendish": 6.0, "Diabolical": BEYOND_REACH}
"""The bands of Sudoku Explainer's generator: for each the highest ER."""


def _corrected(strategy: Strategy) -> Strategy:
    return attrs.evolve(strategy, corrected=True) if isinstance(strategy, FirstChain) else strategy


class ExplainerScale(Scale[ExplainerGrade]):
    """Sudoku Explainer's ER, EP and ED.

    Some flaws of Sudoku Explainer's are part of its ratings, and of these.  ``corrected`` leaves two of them out: what
    leads to a contradiction is not compared with anything, and multiple chains begin in all houses, also where the
    first place of the digit is in a cell with two candidates.  Then grades have a version of their own.
    """

    name = "explainer"
    title = "Sudoku Explainer"
    version = "1.2.1"
    levels = tuple(LEVELS)
    limits = LEVELS
    grade_type = ExplainerGrade

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
        """Return the lowest rating of what a strategy finds."""
        return min(map(lowest, strategy.techniques))

    def judge(self, puzzle: Puzzle) -> ExplainerGrade:
        """Find the grade of a puzzle.

        Raises UngradablePuzzle where it does not have exactly one solution, and OutOfTime where the deadline that holds
        has passed: its message says what is known of each number by then.
        """
        grade = self._followed(puzzle, self._beyond_simple, BEYOND_REACH)
        assert grade is not None
        return grade

    def judge_up_to(self, puzzle: Puzzle, highest: float) -> ExplainerGrade | None:
        """Return the grade of a puzzle with an ER of ``highest`` at most, and None, as soon as that shows, of others.

        Raises what ``judge`` does, but what it takes is known without asking for harder steps.
        """
        strategies = tuple(each for each in self._beyond_simple if self.lowest_of(each) <= highest)
        return self._followed(puzzle, strategies, highest)

    def _followed(self, puzzle: Puzzle, strategies: Sequence[Strategy], highest: float) -> ExplainerGrade | None:
        """Follow the path by simple steps and strategies; return the grade, None where it passes a highest ER."""
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
        """Return the ratings that puzzles can have in a range, or, if there is none, the next below and above it."""
        within = tuple(each for each in POSSIBLE if lowest <= each <= highest)
        if within:
            return within
        return (*[each for each in POSSIBLE if each < lowest][-1:], *[each for each in POSSIBLE if each > highest][:1])

    def looks_below(self, puzzle: Puzzle, rating: float) -> float | None:
        """Return how far a puzzle seems to be below a rating, from 0 to 1, by a look that takes far less than grading.

        None where it may be so high.  The look tries all candidates of the position that simple steps come to, and sees
        how far singles lead: nearly nowhere in the hardest puzzles.
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
        """Return how far a puzzle is below an EP and an ED, from 0 to 1, by the simple steps that it begins with.

        The fewer digits these place, the nearer an EP above them, and the fewer they are, an ED.  None where they tell
        nothing.
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
    """What counts of steps: how many there are of each technique, and the highest ratings.

    ``highest`` is that of all steps, ``to_place`` that of those up to the first one that places a digit, None before
    that, and ``first`` that of the first step.
    """

    def __init__(self) -> None:
        self.techniques: dict[str, int] = {}
        self.highest = 0.0
        self.to_place: float | None = None
        self.first: float | None = None

    def add(self, name: str, rating: float, places: bool, count: int = 1) -> None:
        """Add steps of one rating, which place a digit each, or do not."""
        self.techniques[name] = self.techniques.get(name, 0) + count
        if rating > self.highest:
            self.highest = rating
        if self.first is None:
            self.first = rating
        if places and self.to_place is None:
            self.to_place = self.highest

    def grade(self, solved: bool, version: str) -> ExplainerGrade:
        """Return the grade of a path that these are the steps of.

        Where the techniques do not finish the puzzle, ER is 20, as Sudoku Explainer has it.
        """
        er = self.highest if solved else UNSOLVED
        return ExplainerGrade(solved, self.techniques, er, self.to_place or 0.0, self.first or 0.0, version=version)

    @property
    def known(self) -> str:
        """What is known of the numbers, in words, where more steps may follow; nothing where there is none yet."""
        if self.first is None:
            return ""
        ep = f"at least {self.highest:.1f}" if self.to_place is None else f"{self.to_place:.1f}"
        return f"ER at least {self.highest:.1f}, EP {ep}, ED {self.first:.1f}"
