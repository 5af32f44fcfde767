"""Search for the puzzle of one seed: remove givens while grading, and vary puzzles that come close.

From a starting grid, usually a random solution, groups of givens are removed as long as the solution is unique.  If the
puzzle has then gone past its target, the last groups are put back until it has not, and removal continues with a grade
after each step.  A puzzle that misses the target is varied and reduced again; the result is kept if it is no further
from the target.  After a number of variations without success, the search starts from a new grid.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Generic, TypeVar

import attrs

from ..board.board import CLASSIC, Board
from ..board.clock import NEVER, OutOfTime, deadline_in, look, until
from ..board.puzzle import Puzzle
from ..solving.scale import Grade
from .digging import puzzle_of, shuffled
from .random.board_digging import BoardDigging
from .random.digging import ClassicDigging, Digging
from .sources import Source, SourceGrid
from .target_on_scale import CLOSE, PASSED, TargetOnScale, total

PATIENCE = 10
"""Number of variations without progress after which even a puzzle that seems far from the target is examined fully."""

NONE = (0,) * 81
"""The values of an empty grid."""

G = TypeVar("G", bound=Grade)


@attrs.frozen
class Draft(Generic[G]):
    """A puzzle found during the search: its values, solution, distance from the target, and grade if it was graded."""

    values: tuple[int, ...]
    solution: tuple[int, ...]
    distance: float
    too_hard: bool
    grade: G | None
    board: Board = CLASSIC

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return puzzle_of(self.values, self.board)

    @property
    def filled(self) -> SourceGrid:
        """The puzzle in the form that sources use."""
        return SourceGrid(self.values, self.solution, board=self.board)

    @property
    def order(self) -> tuple[float, int]:
        """Sort key for drafts: first the distance from the target, then the number of givens."""
        return self.distance, sum(map(bool, self.values))


class Attempt(Generic[G]):
    """A search for a puzzle among those of a source; all randomness comes from ``chance.random()``."""

    def __init__(
        self, wanted: TargetOnScale[G], source: Source, chance: Random, max_seconds: float | None = None
    ) -> None:
        self.wanted = wanted
        self.tried = 0
        self.best: Draft[G] | None = None
        self._source = source
        self._chance = chance
        self._deadline = deadline_in(max_seconds)
        self._may_be_known = False
        self._missed: Draft[G] | None = None
        self._board = CLASSIC
        self._digging: Digging = ClassicDigging()
        self._solution: tuple[int, ...] = ()
        self._near = PASSED
        self._drafts: dict[tuple[int, ...], Draft[G]] = {}

    def run(self) -> Draft[G]:
        """Return a graded puzzle that meets the target, or the best one when the time is over.

        The best one is not graded if a caller's deadline passes first.

        Raises OutOfTime if the source gave no puzzle in time.
        """
        try:
            while self.best is None or self.best.distance:
                self._try_a_start()
        except OutOfTime:
            if self.best is None:
                raise
        assert self.best is not None
        best = self.best
        if best.grade:
            return best
        self._take_board(best.board)
        self._solution = best.solution
        try:
            return self._draft(best.values, self.wanted.scale.grade(best.puzzle))
        except OutOfTime:  # of a caller
            return best

    def _try_a_start(self) -> None:
        """Start from a new grid, and vary the resulting puzzle.

        If the source gives something that meets the target itself, it states how many variations the result must be
        away.
        """
        self._drafts.clear()
        self._near = PASSED
        with until(self._deadline):
            start = self._source.start(self._chance)
        self._take_board(start.board)
        steps = start.steps
        self._may_be_known = steps > 0
        current = self._dug(start, start.values)
        been = {current.values}
        waited = 0
        for _ in range(self._source.variations):
            nearer = self.best is None or current.order < self.best.order
            if nearer and (current.distance or not steps):
                self.best = current
            if not current.distance and not steps:
                return
            near = current.distance if waited >= PATIENCE else min(current.distance, CLOSE)
            self._near = PASSED if current.grade else near
            waited += 1
            varied = self._dug(self._source.vary(current.filled, self._chance), current.values)
            if varied.distance <= current.distance and varied.values not in been:
                waited = 0 if varied.distance < current.distance else waited
                current = varied
                been.add(varied.values)
                steps -= steps > 0 and not current.distance

    def _take_board(self, board: Board) -> None:
        """Continue on the board of a start."""
        if board is not self._board:
            self._board = board
            self._digging = BoardDigging(board)
            self.wanted = self.wanted.on_board(board)

    def _dug(self, filled: SourceGrid, before: Sequence[int]) -> Draft[G]:
        """Remove givens as far as the target allows; cells that were empty before come first."""
        self._solution = filled.solution
        old: list[tuple[int, ...]] = []
        new: list[tuple[int, ...]] = []
        for group in self._source.groups:
            if filled.values[group[0]]:
                (old if before[group[0]] else new).append(group)
        order = shuffled(old, self._chance) + shuffled(new, self._chance)
        removed = self._removed(filled.values, order)
        dug = self._seen(_with(filled.values, removed, NONE))
        return self._back_to_target(dug, removed) if dug.too_hard and not self.wanted.target.minimal else dug

    def _removed(self, values: Sequence[int], order: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return the groups that can be emptied in order while the solution is unique and enough givens are left."""
        self._digging.set_solution(self._solution)
        return self._digging.dig(values, order, self.wanted.fewest_givens)

    def _back_to_target(self, dug: Draft[G], removed: Sequence[tuple[int, ...]]) -> Draft[G]:
        """Put back as few of the last groups as necessary, then continue removing with a grade after each step."""
        few, many = 1, len(removed)
        best: Draft[G] | None = None
        while few <= many:
            half = (few + many) // 2
            trial = self._seen(_with(dug.values, removed[len(removed) - half :], self._solution))
            if trial.too_hard:
                few = half + 1
            else:
                many = half - 1
                best = trial
        if best is None:
            return dug
        for group in removed[len(removed) - few :]:
            if self._removed(best.values, [group]):
                trial = self._seen(_with(best.values, [group], NONE))
                if not trial.too_hard and trial.distance <= best.distance:
                    best = trial
        return best

    def _seen(self, values: tuple[int, ...]) -> Draft[G]:
        """Examine a puzzle, by quick checks if these are enough.

        Raises OutOfTime when the time is over.  If there is no best puzzle by then, it is the best of those examined
        that miss the target, or else this one.  Only if this one may be known already, the search goes on until then.
        """
        known = self._drafts.get(values)
        must_go_on = self._may_be_known and self.best is None and self._missed is None
        with until(NEVER if must_go_on else self._deadline):
            try:
                look()
                if known is None:
                    self.tried += 1
                    known = self._seen_quickly(values) or self._graded_if_not_too_hard(values)
            except OutOfTime:
                if self.best is None:
                    self.tried = max(1, self.tried)
                    self.best = self._missed or Draft(values, self._solution, PASSED, False, None, self._board)
                raise
        self._drafts[values] = known
        if self.best is None and known.distance and (self._missed is None or known.order < self._missed.order):
            self._missed = known
        return known

    def _seen_quickly(self, values: tuple[int, ...]) -> Draft[G] | None:
        distance = self.wanted.looks_without_must(values)
        if distance is None:
            distance = self.wanted.looks_too_easy(values, self._near)
        if distance is not None:
            return Draft(values, self._solution, distance, False, None, self._board)
        if not self.wanted.target.minimal and self.wanted.looks_too_hard(values):
            return Draft(values, self._solution, PASSED, True, None, self._board)
        return None

    def _graded_if_not_too_hard(self, values: Sequence[int]) -> Draft[G]:
        grade = self.wanted.grade(puzzle_of(values, self._board))
        if grade is None:
            return Draft(tuple(values), self._solution, PASSED, True, None, self._board)
        return self._draft(values, grade)

    def _draft(self, values: Sequence[int], grade: G) -> Draft[G]:
        shortfalls = list(self.wanted.shortfalls(grade, values))
        too_hard = any(each.too_hard for each in shortfalls)
        return Draft(tuple(values), self._solution, total(shortfalls), too_hard, grade, self._board)


def _with(values: Sequence[int], groups: Iterable[tuple[int, ...]], others: Sequence[int]) -> tuple[int, ...]:
    """Return ``values`` with those of ``others`` in the cells of some groups."""
    changed = list(values)
    for group in groups:
        for cell in group:
            changed[cell] = others[cell]
    return tuple(changed)
