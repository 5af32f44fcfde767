"""Why a digit is wrong: the digits that exclude it, or the shortest way from it to a contradiction.

The digit is placed and the puzzle is solved by logic, with singles only at first, then with harder techniques.  A path
that ends in a contradiction is reduced to its essential steps (``Path.essential``), and the easiest path is used.
Techniques that assume a unique solution are excluded, so that the reason is valid in any puzzle.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from math import inf
from typing import ClassVar, TypeAlias

import attrs

from .. import display
from ..board.candidate import Candidate, candidate
from ..board.clock import OutOfTime, deadline_in, until
from ..board.conflicts import Conflict
from ..board.grid import Grid
from ..board.houses import cells_in
from ..board.puzzle import EMPTY, Puzzle, check_is_puzzle
from ..board.rules import are_possible
from ..logic.step import Step
from ..position.status import Impossible, check, count_solutions, solutions
from ..techniques.catalogue import CATALOGUE, pipeline, rating_of_stage
from ..techniques.singles.strategy import Single
from ..techniques.strategy import Strategy
from .driver import drive
from .essential import Noted, single_at
from .solver import Outcome, Path, Solver, leading

HIGHEST = (2.0, 3.0, 4.5, 6.0, inf)
"""The maximum ratings of the techniques to try, one after another: singles, pairs, wings, chains, all."""

COMPARED = 2
"""The number of these that are always tried and compared; later ones only if these find nothing."""

IN_ROUNDS = 3
"""The number of these for which singles are also placed in rounds, which often gives fewer steps."""


class _Reason:
    """The base class of statements about a digit, which print as sentences."""

    def __str__(self) -> str:
        return display.say(self)


@attrs.frozen
class CorrectDigit(_Reason):
    """The digit is not wrong: the unique solution, or at least one of several solutions, has it in this cell."""

    wrong: ClassVar[bool] = False

    candidate: Candidate
    only: bool = True

    @property
    def verdict(self) -> str:
        """The verdict on the digit in one word."""
        return "right" if self.only else "possible"


@attrs.frozen
class ClashingDigit(_Reason):
    """The digit conflicts directly with the digits in ``by``, in its cell or in cells that it sees."""

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "excluded"

    candidate: Candidate
    by: tuple[Candidate, ...]

    @property
    def is_given(self) -> bool:
        """Whether the cell has a different given."""
        return self.by[0].cell == self.candidate.cell


@attrs.frozen
class RefutedDigit(_Reason):
    """The digit leads to a contradiction: ``path`` begins with it placed and ends in the ``conflict``.

    Every step of the path is proved on its grid, and none can be left out, unless time ran out.
    """

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "refuted"

    candidate: Candidate
    path: Path
    conflict: Conflict

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the digit to the contradiction; empty if the contradiction is immediate."""
        return self.path.steps


@attrs.frozen
class UnexplainedDigit(_Reason):
    """The digit is wrong according to a search, but logic found no contradiction: it is STUCK or OUT_OF_TIME."""

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "unexplained"

    candidate: Candidate
    outcome: Outcome


@attrs.frozen
class NothingFits(_Reason):
    """No digit is correct: the puzzle has no solution, as its ``status`` explains."""

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "no solution"

    candidate: Candidate
    status: Impossible


WhyNot: TypeAlias = CorrectDigit | ClashingDigit | RefutedDigit | UnexplainedDigit | NothingFits
"""A statement about a digit in a cell."""


def why_not(puzzle: Puzzle, cell: int | str, digit: int, max_seconds: float | None = None) -> WhyNot:
    """Return why a digit (1 to 9) is wrong in a cell (0 to 80, or its name), or that it is not wrong.

    The result is deterministic: the easiest reason found, by the sum of the Crosshatch ratings of its steps.  Reasons
    by singles and by pairs are compared; harder techniques are used only if these lead to no contradiction.

    In a position in progress, the digit placed in that cell and the removal of that candidate are ignored.  If the
    givens have one solution, other mistakes in the position (``Impossible.mistakes``) are ignored too, so that the
    reason does not depend on them.  If the givens have several solutions and the position none, only the givens count.

    If ``max_seconds`` pass before a contradiction is found, the result is an ``UnexplainedDigit``.

    Raises ValueError if there is no such cell or digit, and PuzzleError if the board does not have it.
    """
    check_is_puzzle(puzzle, classic=False)
    asked = Candidate(cell, digit)
    position = _without(_sound(puzzle), asked)
    found = solutions(position, 2)
    if not found:
        status = check(position)
        assert isinstance(status, Impossible)
        return NothingFits(asked, status)
    if any(each[asked.cell] == str(digit) for each in found):
        return CorrectDigit(asked, only=len(found) == 1)
    by = _excluding(position, asked)
    if by:
        return ClashingDigit(asked, by)
    supposed = position.with_placed(asked.cell, asked.digit)
    if count_solutions(supposed, 1):
        return CorrectDigit(asked, only=False)
    path = refutation(supposed, max_seconds)
    conflict = conflict_at_end(path)
    return RefutedDigit(asked, path, conflict) if conflict else UnexplainedDigit(asked, path.outcome)


def _without(puzzle: Puzzle, asked: Candidate) -> Puzzle:
    """Return a position without a candidate's own state: the digit placed in its cell, or its removal."""
    if puzzle.givens[asked.cell] != ".":
        return puzzle
    if puzzle.placed[asked.cell] != ".":
        puzzle = puzzle.without_placed(asked.cell)
    return puzzle.with_candidates(asked.cell, asked.digit)


def _sound(puzzle: Puzzle) -> Puzzle:
    """Return a position without whatever is known to rule out the solutions of its givens."""
    if puzzle.placed == EMPTY and not puzzle.removed:
        return puzzle
    givens = Puzzle(puzzle.givens, board=puzzle.board)
    found = solutions(givens, 2)
    if len(found) == 1:
        (solution,) = found
        placed = "".join(each if each == right else "." for each, right in zip(puzzle.placed, solution, strict=True))
        removed = [each for each in puzzle.removed if str(each.digit) != solution[each.cell]]
        return Puzzle(puzzle.givens, placed, removed, board=puzzle.board)
    return puzzle if count_solutions(puzzle, 1) else givens


def _excluding(puzzle: Puzzle, asked: Candidate) -> tuple[Candidate, ...]:
    """Return the digits of a puzzle that directly exclude a candidate, in its cell or in cells that it sees."""
    values = puzzle.values
    if values[asked.cell]:
        return (candidate(asked.cell, values[asked.cell]),)
    peers = puzzle.board.tables.peers_of(asked.cell)
    return tuple(candidate(cell, asked.digit) for cell in cells_in(peers) if values[cell] == asked.digit)


def refutation(puzzle: Puzzle, max_seconds: float | None = None, most: float = inf) -> Path:
    """Return the easiest path found from a position without a solution to a contradiction: an essential path.

    ``most`` is the maximum rating of techniques to use.  If these find no contradiction, the result is the path with
    all of them, which is stuck or out of time.
    """
    deadline = deadline_in(max_seconds)
    found: list[Path] = []
    for place, highest in enumerate(HIGHEST):
        if (found and place >= COMPARED) or (place and highest > most):
            break
        solver = _solver(highest)
        with until(deadline):
            path = solver.solve(puzzle)
            if path.outcome is Outcome.OUT_OF_TIME:
                break
            if path.outcome is not Outcome.NO_SOLUTION:
                continue
            try:
                found.append(path.essential())
            except OutOfTime:
                found.append(path)
                break
            with suppress(OutOfTime):
                if place < IN_ROUNDS:
                    noted = _in_rounds(puzzle, solver)
                    found.append(attrs.evolve(path, noted=noted, logic_steps=len(noted)).essential())
    return min(found, key=_effort, default=path)


def conflict_at_end(path: Path) -> Conflict | None:
    """Return the first contradiction at the end of a path; None if it does not end in one."""
    end = path.end
    status = check(Puzzle.of_grid(end)) if end.broken or not are_possible(end) else None
    return next(iter(status.conflicts), None) if isinstance(status, Impossible) else None


@cache
def _solver(highest: float) -> Solver:
    """Return a solver with built-in techniques up to a rating, except those that assume a unique solution."""
    strategies = pipeline(each for each in CATALOGUE if each.technique.on and not each.technique.assumes_unique)
    return Solver([each for each in strategies if rating_of_stage(each) <= highest], fallback=None)


def _in_rounds(puzzle: Puzzle, solver: Solver) -> tuple[Noted, ...]:
    """Return the path to a contradiction on which all available singles are placed at once in each round."""
    noted: list[Noted] = []
    singles = {kind: each for kind, each in leading(solver.strategies).items() if isinstance(each, Single)}
    further = (each for each in solver.strategies if each not in singles.values())
    others = tuple(each for each in further if each.works_on(puzzle.board))

    def place_rounds(grid: Grid) -> Sequence[Noted]:
        while found := _singles(grid, singles.values()):
            for each in found:
                single = single_at(grid, each.cell, each.digit, singles)
                if single >= 0:
                    grid.place(each.cell, each.digit)
                    noted.append(single)
                if grid.broken:
                    return ()
        return ()

    for turn in drive(puzzle.grid(), lambda grid: others, place_rounds):
        noted += turn.steps
    return tuple(noted)


def _singles(grid: Grid, strategies: Iterable[Strategy]) -> dict[Candidate, None]:
    """Return the candidates placed by all available singles, in order; empty if the grid is broken."""
    if grid.broken:
        return {}
    steps = [step for strategy in strategies for step in strategy.find(grid)]
    return {each: None for step in steps for each in step.placements}


def _effort(path: Path) -> tuple[float, int]:
    """Return the effort of a path: the sum of the ratings of its steps, and their number."""
    return sum(step.rating or 0.0 for step in path.steps), len(path)
