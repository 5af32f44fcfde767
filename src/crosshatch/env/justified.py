"""Which moves are justified in a position: those that a step proves, found by the solver and proved by the checker."""

from collections.abc import Iterator
from functools import cache

from ..board.bitset import members
from ..board.houses import NO_HOUSE
from ..board.puzzle import Puzzle
from ..grading.crosshatch import LEVELS
from ..logic.proof import verify
from ..logic.step import Step
from ..solving.driver import strategies_on
from ..techniques.catalogue import CATALOGUE, pipeline, rating_of_stage, strategies_up_to
from ..techniques.singles.strategy import HiddenSingle, NakedSingle
from ..techniques.strategy import Strategy
from .actions import ACTIONS, Action, Kind, number_of
from .position import Position, candidates_in, excluded


@cache
def techniques_up_to(level: str) -> tuple[Strategy, ...]:
    """Return the strategies up to a level of the Crosshatch scale, or up to a technique by name, easiest first.

    Raises UnknownTechnique if there is no such level or technique.
    """
    highest = LEVELS.get(level.capitalize())
    if highest is None:
        return pipeline(strategies_up_to(level))
    usual = pipeline(each for each in CATALOGUE if each.technique.on)
    return tuple(each for each in usual if rating_of_stage(each) <= highest)


_HIDDEN = next(each for each in CATALOGUE if isinstance(each, HiddenSingle))
_NAKED = next(each for each in CATALOGUE if isinstance(each, NakedSingle))


class Justification:
    """The justified moves of one position, found when they are needed.

    A placement is justified if a step places the digit, and an elimination if a step eliminates the candidate or places
    a digit that rules it out.  In a position with a mistake, a justified move may be wrong, because it follows from the
    mistake.  A position that contradicts itself directly justifies nothing.
    """

    def __init__(self, position: Position, start: Puzzle, up_to: str) -> None:
        self.position = position
        self._grid = position.grid(start)
        self._up_to = up_to
        self._asked = 0
        self._steps: dict[int, Step] = {}
        self._proved: set[int] = set()

    def step_for(self, action: Action) -> Step | None:
        """Return a step that justifies a move, proved by the checker; None if there is none."""
        number = action.number
        if self._grid.broken or action.kind not in (Kind.PLACE, Kind.ELIMINATE):
            return None
        if number not in self._steps and action.kind is Kind.PLACE:
            self._find_single(action)
        while number not in self._steps:
            if not self._ask():
                return None
        return self._checked(number)

    def moves(self) -> Iterator[tuple[Action, Step]]:
        """Yield every justified move with its step, easiest technique first."""
        if self._grid.broken:
            return
        done = 0
        while True:
            for number in [*self._steps][done:]:
                yield ACTIONS[number], self._checked(number)
                done += 1
            if not self._ask():
                return

    def _checked(self, number: int) -> Step:
        """Return the step of a move after the checker has proved it."""
        if number not in self._proved:
            verify(self._grid, self._steps[number])
            self._proved.add(number)
        return self._steps[number]

    def _find_single(self, action: Action) -> None:
        """Find the single that places a digit, if there is one, without a search."""
        assert action.candidate
        grid, cell, digit = self._grid, action.candidate.cell, action.candidate.digit
        if not grid.digits_of(cell) >> digit & 1:
            return
        for house in members(grid.hidden_houses(digit) & grid.tables.houses_with(cell)):
            self._record(_HIDDEN.step(grid, house, cell, digit))
            return
        if grid.naked_singles >> cell & 1:
            self._record(_NAKED.step(grid, NO_HOUSE, cell, digit))

    def _ask(self) -> bool:
        """Ask the next strategy for all of its steps; return whether there was one left to ask."""
        strategies = strategies_on(self._grid.board, techniques_up_to(self._up_to))
        if self._asked >= len(strategies):
            return False
        for step in strategies[self._asked].find(self._grid):
            self._record(step)
        self._asked += 1
        return True

    def _record(self, step: Step) -> None:
        """Record the moves that a step justifies, unless an easier one does already."""
        for each in step.placements:
            self._steps.setdefault(number_of(Kind.PLACE, each), step)
        gone = sum(1 << each.index for each in step.eliminations)
        for each in step.placements:
            gone |= excluded(self._grid.board)[each.index] & ~(1 << each.index)
        for each in candidates_in(gone & self.position.marks):
            self._steps.setdefault(number_of(Kind.ELIMINATE, each), step)
