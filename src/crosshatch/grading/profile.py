"""The profile of a puzzle: which steps are available in each round of solving, and the trials needed at the end.

A path depends on the choice among equal steps, and so does a grade based on a path.  A profile involves no choice: each
round applies every available step of the easiest technique.  So it stays the same when the puzzle is rotated,
transposed or has its digits renamed.  The same is true of the time that people need for singles, because they write
them as they find them (``grading.minutes``).
"""

from collections.abc import Sequence
from typing import NamedTuple

import attrs

from ..board.board import CLASSIC
from ..board.clock import OutOfTime
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..logic.technique import Technique
from ..position.status import count_on
from ..solving import trials
from ..solving.driver import SoundOrder, apply_at_once, drive, every_step
from ..solving.scale import out_of_time
from ..techniques.catalogue import strategy_named
from ..techniques.custom_code import check_proved
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
"""The kinds of singles that rounds distinguish, easiest first, by their kind in the engine."""


class Stage(NamedTuple):
    """Rounds of singles, followed by a round of another technique (None in the last stage).

    The other round has a number of steps with different effects.  ``rating`` is that of its steps on the Crosshatch
    scale, or 0 if there is none.
    """

    singles: Sequence[rounds.Round]
    technique: Technique | None
    effects: int
    rating: float


@attrs.frozen
class Profile:
    """The profile of a puzzle.

    ``stages`` are the stages of the solver, in order.  ``solved`` says whether logic solves the puzzle.  If not,
    ``trials`` is the number of candidates to try from there, each followed by singles only, until singles can solve it
    without the refuted candidates, and ``nested`` says whether the puzzle resists such trials too, so that trials
    within trials are needed.  ``minutes`` is the typical solving time; None if there is no data for such puzzles.
    """

    stages: tuple[Stage, ...]
    solved: bool
    trials: int = 0
    nested: bool = False
    minutes: Minutes | None = None

    @property
    def techniques(self) -> dict[Technique, int]:
        """The number of digits that each single places, and the number of rounds that need each other technique."""
        counts: dict[Technique, int] = {}
        for singles, technique, _, _ in self.stages:
            for kind, placed, _ in singles:
                single = SINGLES[kind]
                counts[single] = counts.get(single, 0) + placed
            if technique:
                counts[technique] = counts.get(technique, 0) + 1
        return counts


def profile(puzzle: Puzzle, strategies: Sequence[Strategy], times: TimeModel = TYPICAL) -> Profile:
    """Return the profile of a puzzle, solved by singles and the given strategies, easiest first.

    The puzzle must have one solution.  ``times`` is the model of solving times.

    Raises StrategyError if a strategy yields an invalid step, UnprovenStep if its steps contradict the solution, and
    OutOfTime, with the techniques used so far, if the current deadline has passed.
    """
    grid = puzzle.grid()
    stages: list[Stage] = []
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
            stages.append(Stage(singles, technique, len(effects), rating or 0.0))
            if steps:
                removed += len({each for effect in effects for candidates in effect for each in candidates})
                hardest = max(hardest, rating or 0.0)
        solved = not grid.empty
        if not solved and not count_on(grid, 1):
            _blame_step(puzzle, strategies)
        tried = 0 if solved else trials.run(grid)
    except OutOfTime as error:
        counts = Profile(tuple(stages), solved=False).techniques
        raise out_of_time({each.title: count for each, count in counts.items()}) from error
    minutes = times.minutes(seconds, removed, hardest) if solved and puzzle.board is CLASSIC else None
    return Profile(tuple(stages), solved, tried, bool(grid.empty), minutes)


def _blame_step(puzzle: Puzzle, strategies: Sequence[Strategy]) -> None:
    """Raise UnprovenStep for the first unproved step, after steps have contradicted the solution of a puzzle."""
    grid = puzzle.grid()
    for stage in drive(grid, SoundOrder(strategies, puzzle, unique=True), rounds.run, every_step, apply_at_once):
        for step in stage.steps:
            check_proved(strategies, grid, step)
