"""What solving a puzzle takes, in rounds: what was on offer in each, and what had to be tried at the end.

A path depends on which of several equal steps is taken first, and so do grades that follow a path.  Here nothing is
chosen: each round carries out at once every step of the simplest technique on offer.  So a profile stays the same when
the puzzle is turned, transposed or has its digits renamed.  The same holds of how long people look for singles, who
write them as they find them (``grading.minutes``).
"""

from collections.abc import Sequence
from typing import NamedTuple

import attrs

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..logic.clock import OutOfTime
from ..logic.technique import Technique
from ..position import counting
from ..solving import trials
from ..solving.driver import SoundOrder, apply_at_once, drive, every_step
from ..solving.scale import out_of_time
from ..techniques.asking import check_proved
from ..techniques.catalogue import strategy_named
from ..techniques.singles import rounds
from ..techniques.singles import search as runs
from ..techniques.strategy import Strategy
from .minutes import TYPICAL, Minutes, TimeModel

SINGLES: dict[int, Technique] = {
    kind: strategy_named(name).technique
    for kind, name in (
        (runs.FULL_HOUSE, "full-house"),
        (runs.HIDDEN_SINGLE_IN_BOX, "hidden-single-in-a-box"),
        (runs.HIDDEN_SINGLE_IN_LINE, "hidden-single-in-a-line"),
        (runs.NAKED_SINGLE, "naked-single"),
    )
}
"""The singles that the rounds tell apart, simplest first, by their kind in the engine."""


class Turn(NamedTuple):
    """Rounds of singles, and then one of another technique (None in the last turn) with so many different effects.

    ``rating`` is that of its steps on our own scale, 0 if there is none.
    """

    singles: Sequence[rounds.Round]
    technique: Technique | None
    effects: int
    rating: float


@attrs.frozen
class Profile:
    """What solving a puzzle takes.

    ``turns`` are what the driver told, in order.  ``solved`` says whether logic finishes the puzzle.  Where it does
    not, ``trials`` is how many candidates have to be tried from there, each followed by singles only, until those that
    these refute let singles finish it, and ``nested`` whether the puzzle holds out against these too, so that trials
    within trials are needed.  ``minutes`` is how long people take, None where nothing is known of such puzzles.
    """

    turns: tuple[Turn, ...]
    solved: bool
    trials: int = 0
    nested: bool = False
    minutes: Minutes | None = None

    @property
    def techniques(self) -> dict[Technique, int]:
        """For each single the number of digits that it places, for each other technique the rounds that need it."""
        counts: dict[Technique, int] = {}
        for singles, technique, _, _ in self.turns:
            for kind, placed, _ in singles:
                single = SINGLES[kind]
                counts[single] = counts.get(single, 0) + placed
            if technique:
                counts[technique] = counts.get(technique, 0) + 1
        return counts


def profile(puzzle: Puzzle, strategies: Sequence[Strategy], times: TimeModel = TYPICAL) -> Profile:
    """Return what solving a puzzle takes by singles and some strategies, simplest first.

    The puzzle has one solution.  ``times`` says how long people take.  Raises StrategyError where a strategy finds what
    is no step, UnprovenStep where its steps lead away from the solution, and OutOfTime, with the techniques until then,
    where the deadline that holds has passed.
    """
    grid = puzzle.grid()
    turns: list[Turn] = []
    seconds, removed, hardest = 0.0, 0, 0.0

    def place_singles(grid: Grid) -> Sequence[rounds.Round]:
        nonlocal seconds
        seconds += times.of_singles(grid)
        return rounds.run(grid)

    try:
        for singles, _, steps in drive(
            grid, SoundOrder(strategies, puzzle, unique=True), place_singles, every_step, apply_at_once
        ):
            technique = steps[0].technique if steps else None
            rating = technique.rating_of(steps[0].pattern) if technique else None
            effects = {(step.placements, step.eliminations) for step in steps}
            turns.append(Turn(singles, technique, len(effects), rating or 0.0))
            if steps:
                removed += len({each for effect in effects for candidates in effect for each in candidates})
                hardest = max(hardest, rating or 0.0)
        solved = not grid.empty
        if not solved and not counting.count(grid, 1):
            _blame_step(puzzle, strategies)
        tried = 0 if solved else trials.run(grid)
    except OutOfTime as error:
        counts = Profile(tuple(turns), solved=False).techniques
        raise out_of_time({each.title: count for each, count in counts.items()}) from error
    minutes = times.minutes(seconds, removed, hardest) if solved else None
    return Profile(tuple(turns), solved, tried, bool(grid.empty), minutes)


def _blame_step(puzzle: Puzzle, strategies: Sequence[Strategy]) -> None:
    """Raise UnprovenStep for the first step that does not follow, where steps have left the solution of a puzzle."""
    grid = puzzle.grid()
    for turn in drive(grid, SoundOrder(strategies, puzzle, unique=True), rounds.run, every_step, apply_at_once):
        for step in turn.steps:
            check_proved(strategies, grid, step)
