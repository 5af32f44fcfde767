"""Why a digit is wrong: what stands against it, or the shortest way in steps from it to a contradiction.

The digit is placed, and solved on from there by logic: by singles alone first, then by ever harder techniques.  Of a
path that ends in a contradiction, only what leads to it is kept (``Path.essential``); of several, the easiest is taken.
Techniques that assume one solution are left out, so that the reason holds in any puzzle.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from math import inf
from typing import ClassVar, TypeAlias

import attrs

from .. import display
from ..board.candidate import Candidate, candidate
from ..board.conflicts import Conflict
from ..board.grid import Grid
from ..board.houses import PEERS, cells_in
from ..board.puzzle import EMPTY, Puzzle, check_is_puzzle
from ..logic.clock import OutOfTime, deadline_in, until
from ..logic.step import Step
from ..position.status import Impossible, check, count_solutions, solutions
from ..techniques.catalogue import CATALOGUE, pipeline, rating_of_stage
from ..techniques.singles.strategy import Single
from ..techniques.strategy import Strategy
from .driver import drive
from .essential import Noted, single_at
from .solver import Outcome, Path, Solver, leading

HIGHEST = (2.0, 3.0, 4.5, 6.0, inf)
"""Up to which ratings on our scale techniques are asked, one after the other: singles, pairs, wings, chains, all."""

COMPARED = 2
"""How many of these are asked in any case, and what they find is compared; later ones only where these find nothing."""

IN_ROUNDS = 3
"""With how many of these singles are also placed in rounds, which often leads to a contradiction in fewer steps."""


class _Reason:
    """What there is to say of a digit: it is printed as a sentence."""

    def __str__(self) -> str:
        return display.say(self)


@attrs.frozen
class CorrectDigit(_Reason):
    """The digit is not wrong: the one solution has it there or, where there are several, some of them do."""

    wrong: ClassVar[bool] = False

    candidate: Candidate
    only: bool = True

    @property
    def verdict(self) -> str:
        """What is said of the digit, in a word."""
        return "right" if self.only else "possible"


@attrs.frozen
class ClashingDigit(_Reason):
    """The digit clashes at sight: ``by`` are the digits that exclude it, in the cells that it sees or in its own."""

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "excluded"

    candidate: Candidate
    by: tuple[Candidate, ...]

    @property
    def is_given(self) -> bool:
        """Whether it is another digit, given in the same cell, that excludes it."""
        return self.by[0].cell == self.candidate.cell


@attrs.frozen
class RefutedDigit(_Reason):
    """The digit leads to a contradiction: ``path`` begins with it placed, and ends in the ``conflict``.

    Every step of the path is proved on the grid where it stands, and none can be left out.
    """

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "refuted"

    candidate: Candidate
    path: Path
    conflict: Conflict

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the digit to the contradiction; none where it is there at once."""
        return self.path.steps


@attrs.frozen
class UnexplainedDigit(_Reason):
    """The digit is wrong, as a search finds, but logic has shown no contradiction: it is STUCK, or OUT_OF_TIME."""

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "unexplained"

    candidate: Candidate
    outcome: Outcome


@attrs.frozen
class NothingFits(_Reason):
    """No digit is right: the puzzle has no solution, as its ``status`` says."""

    wrong: ClassVar[bool] = True
    verdict: ClassVar[str] = "no solution"

    candidate: Candidate
    status: Impossible


WhyNot: TypeAlias = CorrectDigit | ClashingDigit | RefutedDigit | UnexplainedDigit | NothingFits
"""What there is to say of a digit in a cell."""


def why_not(puzzle: Puzzle, cell: int | str, digit: int, max_seconds: float | None = None) -> WhyNot:
    """Return why a digit (1..9) is wrong in a cell (0..80, or its name), or that it is not.

    The reason is the easiest that is found: by the ratings of its steps together on our own scale, with singles and
    pairs compared, and harder techniques asked only where these lead to no contradiction.  It is always the same one.

    Of a position in progress, its own digit in that cell does not count, nor does that candidate's removal.  Where its
    givens have one solution, neither do other digits and removals that are mistakes (``Impossible.mistakes``), so that
    the reason is not one of these; where they have several and the position none, the givens alone count.

    Where ``max_seconds`` pass before a contradiction is found, the digit is an ``UnexplainedDigit``.  Raises
    ValueError where there is no such cell or digit.
    """
    check_is_puzzle(puzzle)
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
    """Return a position without what it says of a candidate: that the cell holds a digit, or this one is removed."""
    if puzzle.givens[asked.cell] != ".":
        return puzzle
    if puzzle.placed[asked.cell] != ".":
        puzzle = puzzle.without_placed(asked.cell)
    return puzzle.with_candidates(asked.cell, asked.digit)


def _sound(puzzle: Puzzle) -> Puzzle:
    """Return a position without what rules out the solutions of its givens, as far as that is known."""
    if puzzle.placed == EMPTY and not puzzle.removed:
        return puzzle
    found = solutions(Puzzle(puzzle.givens), 2)
    if len(found) == 1:
        (solution,) = found
        placed = "".join(each if each == right else "." for each, right in zip(puzzle.placed, solution, strict=True))
        removed = [each for each in puzzle.removed if str(each.digit) != solution[each.cell]]
        return Puzzle(puzzle.givens, placed, removed)
    return puzzle if count_solutions(puzzle, 1) else Puzzle(puzzle.givens)


def _excluding(puzzle: Puzzle, asked: Candidate) -> tuple[Candidate, ...]:
    """Return the digits of a puzzle that exclude a candidate at sight: that of its cell, or equal ones that it sees."""
    values = puzzle.values
    if values[asked.cell]:
        return (candidate(asked.cell, values[asked.cell]),)
    return tuple(candidate(cell, asked.digit) for cell in cells_in(PEERS[asked.cell]) if values[cell] == asked.digit)


def refutation(puzzle: Puzzle, max_seconds: float | None = None, most: float = inf) -> Path:
    """Return the easiest way that is found from a position without a solution to a contradiction: an essential path.

    ``most`` is up to which rating techniques are asked at most.  Where these come to no contradiction, it is the path
    of all of them, which is stuck or out of time.
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
            found.append(path.essential())
            with suppress(OutOfTime):
                if place < IN_ROUNDS:
                    noted = _in_rounds(puzzle, solver)
                    found.append(attrs.evolve(path, noted=noted, logic_steps=len(noted)).essential())
    return min(found, key=_effort, default=path)


def conflict_at_end(path: Path) -> Conflict | None:
    """Return the contradiction in which a path ends, the first where there are several; None where it ends in none."""
    end = path.end
    status = check(Puzzle.of_grid(end)) if end.broken else None
    return status.conflicts[0] if isinstance(status, Impossible) else None


@cache
def _solver(highest: float) -> Solver:
    """Return a solver by our techniques up to a rating, those that assume one solution left out."""
    strategies = pipeline(each for each in CATALOGUE if each.technique.on and not each.technique.assumes_unique)
    return Solver([each for each in strategies if rating_of_stage(each) <= highest], fallback=None)


def _in_rounds(puzzle: Puzzle, solver: Solver) -> tuple[Noted, ...]:
    """Return the way to a contradiction on which all singles on offer are placed at once, before new ones count."""
    noted: list[Noted] = []
    singles = {kind: each for kind, each in leading(solver.strategies).items() if isinstance(each, Single)}
    others = tuple(each for each in solver.strategies if each not in singles.values())

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
    """Return what is placed by all singles on offer, in order; none where the grid is broken."""
    if grid.broken:
        return {}
    steps = [step for strategy in strategies for step in strategy.find(grid)]
    return {each: None for step in steps for each in step.placements}


def _effort(path: Path) -> tuple[float, int]:
    """Return how hard a path is: the ratings of its steps together, and their number."""
    return sum(step.rating or 0.0 for step in path.steps), len(path)
