"""A target on a scale: the distance of a puzzle from it, and quick checks that avoid grading.

Grading takes most of the time, and most puzzles on the way miss the target by far.  Two quick checks detect that.  One
applies only the techniques that the target allows, to see whether they solve the puzzle.  The other applies only
techniques simpler than one that must occur, to see whether they get stuck where that technique has a step.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import Generic, TypeVar, cast

from ..board.board import Board
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..grading.profile import SINGLES
from ..logic.technique import Technique
from ..solving.scale import Grade, Scale
from ..techniques.singles import rounds
from ..techniques.singles.strategy import Single
from ..techniques.strategy import Strategy, TableStrategy
from .boards import maker_of
from .contradictions import found_by
from .digging import puzzle_of
from .quick_checks import MOST_OPEN, approach, follow, narrowness, openness
from .scales import IndexedScale, Preview
from .shortfalls import Shortfall, techniques
from .target import CRITERIA, Target
from .technique_criteria import musts, ruled_out, with_rating_of_hardest

EARLY = 0.6
"""The share of a scale's techniques, simplest first, that a quick check always tries.

The later ones take most of the time.  They are tried only where the required technique already has a step.
"""

CLOSE = 2 - 110 / MOST_OPEN
"""The distance of puzzles that are open enough to be examined fully; hardly any of the others are hard."""

SHALLOW = 0.5
"""The part of the lowest requested rating up to which techniques count as shallow."""

PASSED = math.inf
"""The distance of a puzzle that a quick check found too hard; the exact value does not matter."""

G = TypeVar("G", bound=Grade)


def total(shortfalls: Iterable[Shortfall]) -> float:
    """Return the distance of a puzzle from a target, independent of the order and of the version of Python."""
    return math.fsum(each.distance for each in shortfalls)


class TargetOnScale(Generic[G]):
    """A target on a scale.

    Raises TargetError if no puzzle can meet it, and UnknownTechnique if it names a technique that the scale does not
    count.
    """

    def __init__(self, target: Target, scale: Scale[G]) -> None:
        self.scale = scale
        self._on = on = IndexedScale(scale, maker_of(target.board).example)
        self._preview = scale if isinstance(scale, Preview) else None
        self.target = with_rating_of_hardest(target.on(scale), on)
        for criterion in CRITERIA.values():
            if criterion.check:
                criterion.check(self.target, on)
        self._must = musts(self.target, on)
        self._finished = on.must_finish(self.target)
        self._must_not = frozenset(ruled_out(self.target, on))
        self._asked = tuple(self.target.asked)
        self._by_givens = tuple(name for name in self._asked if CRITERIA[name].by_givens)
        level, rating = self.target.level, self.target.rating
        self._lowest, self._ceiling = max(0.0, rating.lowest), min(rating.highest, on.ratings_of(level)[1])
        within = on.within(level, rating.highest)
        self._allowed = tuple(each for each in within if not found_by([each]) <= self._must_not)
        self._hardest_must, self._simpler = self._last_must()
        self._floor = max(on.ratings_of(level)[0], math.nextafter(self._lowest, 0))
        self._shallow, self._too_easy = self._below(on)
        self._first_steps = self._lowest_of_first_steps()
        self._beyond_singles = False

    def on_board(self, board: Board) -> "TargetOnScale[G]":
        """Return the same for puzzles on a board other than the classic one, one of those that the target asks for."""
        found = copy(self)
        found._beyond_singles = self._are_singles_too_easy()
        found._on = copy(self._on)
        found._on.board = board
        return found

    @property
    def fewest_givens(self) -> int:
        """The minimum number of givens."""
        return int(max(0, self.target.givens.lowest))

    def _last_must(self) -> tuple[Strategy | None, tuple[Strategy, ...]]:
        """Return the required strategy that comes last on the scale, and the strategies before it.

        There is none if any one of several techniques is enough, or if some single comes later, since the quick check
        applies singles whenever it can.
        """
        last: int | None = None
        for kinds in self._must:
            first: dict[Technique, int] = {}
            for place, each in enumerate(self._on.strategies):
                if found_by([each]).intersection(kinds):
                    first.setdefault(each.technique, place)
            if len(first) == 1:
                last = max(last or 0, *first.values())
        if last is None or any(isinstance(each, Single) for each in self._on.strategies[last:]):
            return None, ()
        must = self._on.strategies[last]
        return must.whole() if isinstance(must, TableStrategy) else must, self._on.strategies[:last]

    def _below(self, on: IndexedScale) -> tuple[tuple[Strategy, ...], tuple[Strategy, ...]]:
        """Return the strategies that must not be enough for any puzzle of the target, simplest first, and the shallow
        ones.

        There are none if the scale does not say that its rating is that of the hardest step.
        """
        if not self.scale.ratings:
            return (), ()
        return on.within(highest=SHALLOW * self._floor), on.within(highest=self._floor)

    def _are_singles_too_easy(self) -> bool:
        """Return whether singles must not be enough, as far as the ratings of the scale tell."""
        singles = max(self.scale.ratings.get(each.title, math.inf) for each in SINGLES.values())
        return singles <= self._floor

    def _lowest_of_first_steps(self) -> tuple[float, float]:
        """Return the minimum EP and ED."""
        numbers = dict(self.target.ranges)
        ep, ed = (numbers[name].lowest if name in numbers else 0.0 for name in ("ep", "ed"))
        if self.target.diamond:
            ed = max(ed, self._lowest)
        return max(ep, ed, self._lowest if self.target.pearl else 0.0), ed

    def shortfalls(self, grade: G, values: Sequence[int]) -> Iterator[Shortfall]:
        """Yield the shortfalls of a puzzle."""
        yield from self._measured(self._asked, grade, values)
        if self._finished and not grade.solved:
            yield Shortfall("logic", "gets stuck", "solved to the end", 0.5, too_hard=True)
        yield from techniques(self._must, self._must_not, self._on, grade)

    def _from_givens(self, values: Sequence[int]) -> float:
        """Return the distance of a puzzle's givens from the target."""
        return total(self._measured(self._by_givens, None, values)) if self._by_givens else 0.0

    def _measured(self, names: Iterable[str], grade: G | None, values: Sequence[int]) -> Iterator[Shortfall]:
        """Yield the shortfalls of a puzzle for some criteria."""
        for measure in (CRITERIA[name].measure for name in names):
            if measure:
                yield from measure(self.target, self._on, grade, values)

    def grade(self, puzzle: Puzzle) -> G | None:
        """Return the grade of a puzzle; None if it is above the target, as soon as that is known.

        A puzzle that must be minimal is always graded, since no givens may be put back.
        """
        if self._preview is None or self._ceiling == math.inf or self.target.minimal:
            return self.scale.grade(puzzle)
        return cast("G | None", self._preview.judge_up_to(puzzle, self._ceiling))

    def looks_too_hard(self, values: Sequence[int]) -> bool:
        """Return whether a quick check shows that a puzzle has gone past the target."""
        if self._preview is not None:  # the grade itself shows it as soon
            return False
        if not self._finished or len(self._allowed) == len(self._on.strategies):
            return False
        grid = Grid(values, board=self._on.board)
        follow(grid, self._allowed)
        return bool(grid.empty)

    def looks_too_easy(self, values: Sequence[int], near: float = PASSED) -> float | None:
        """Return the distance of a puzzle from the target if a quick check shows that easier techniques are enough.

        The more open a puzzle is when the shallow techniques get stuck, the closer it is.  A puzzle whose distance is
        not below ``near`` by then counts as too easy without a further check.  Farther still are puzzles that singles
        solve, above all those with many singles to choose from; on the classic board, they count as not open at all.
        """
        if self._preview is not None:
            puzzle = puzzle_of(values, self._on.board)
            below = self._preview.begins_below(puzzle, *self._first_steps)
            if below is None:
                below = self._preview.looks_below(puzzle, self._lowest)
            return None if below is None else 2 + self._from_givens(values) + below
        if not self._too_easy and not self._beyond_singles:
            return None
        grid = Grid(values, board=self._on.board)
        if self._beyond_singles:
            placed = rounds.run(grid)
            if not grid.empty:
                return 3 + self._from_givens(values) - narrowness(placed)
            if not self._too_easy:
                return None
        follow(grid, self._shallow)
        distance = 2 + self._from_givens(values) - openness(grid) / MOST_OPEN
        if grid.empty and distance <= near:
            follow(grid, self._too_easy)
            if grid.empty:
                return None
        return distance

    def looks_without_must(self, values: Sequence[int]) -> float | None:
        """Return the distance of a puzzle from the target if a quick check shows that a required technique is not
        needed.

        The harder the techniques that come first where the required one has a step, the closer the puzzle is.
        """
        if self._hardest_must is None:
            return None
        early = int(EARLY * len(self._on.strategies))
        at_hand = approach(
            Grid(values, board=self._on.board), self._hardest_must, self._simpler[:early], self._simpler[early:]
        )
        if at_hand is None:
            return None
        return 2 + self._from_givens(values) - at_hand / max(1, len(self._simpler))
