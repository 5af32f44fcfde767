"""What solving a puzzle takes, in rounds: what was on offer in each, and what had to be tried at the end.

A path depends on which of several equal steps is taken first, and so do grades that follow a path.  Here nothing is
chosen: each round carries out at once every step of the simplest technique on offer.  So a profile stays the same when
the puzzle is turned, transposed or has its digits renamed.
"""

from collections.abc import Sequence

import attrs

from ..board.puzzle import Puzzle
from ..driver import SoundOrder, apply_at_once, drive, every_step
from ..engine.search import trials
from ..engine.singles import runs
from ..step import Step
from ..strategies.base import Strategy
from ..strategies.catalogue import strategy_named
from ..technique import Technique

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


@attrs.frozen
class Round:
    """A round: the simplest technique on offer, and how much it does.

    ``taken`` is the number of digits placed, if it is a single, else of steps with different effects; ``offered`` is
    the number of cells that have a single of any kind, or again of those steps.
    """

    technique: Technique
    taken: int
    offered: int

    @property
    def of_singles(self) -> bool:
        """Whether the round places singles."""
        return self.technique in _SINGLE_TECHNIQUES


_SINGLE_TECHNIQUES = frozenset(SINGLES.values())


@attrs.frozen
class Profile:
    """What solving a puzzle takes.

    ``solved`` says whether logic finishes it.  Where it does not, ``trials`` is how many candidates have to be tried
    from there, each followed by singles only, until those that these refute let singles finish it, and ``nested``
    whether the puzzle holds out against these too, so that trials within trials are needed.
    """

    rounds: tuple[Round, ...]
    solved: bool
    trials: int = 0
    nested: bool = False

    @property
    def techniques(self) -> dict[Technique, int]:
        """For each single the number of digits that it places, for each other technique the rounds that need it."""
        counts: dict[Technique, int] = {}
        for each in self.rounds:
            counts[each.technique] = counts.get(each.technique, 0) + (each.taken if each.of_singles else 1)
        return counts


def profile(puzzle: Puzzle, strategies: Sequence[Strategy]) -> Profile:
    """Return what solving a puzzle takes by singles and some strategies, simplest first.

    The puzzle has one solution.  Raises StrategyError where a strategy finds what is no step.
    """
    grid = puzzle.grid()
    rounds: list[Round] = []
    for turn in drive(grid, SoundOrder(strategies, puzzle, unique=True), choose=every_step, apply=apply_at_once):
        rounds += [Round(SINGLES[each.kind], each.placed, each.on_offer) for each in turn.singles]
        if turn.steps:
            effects = _effects(turn.steps)
            rounds.append(Round(turn.steps[0].technique, effects, effects))
    solved = not grid.empty
    tried = trials.run(grid)
    return Profile(tuple(rounds), solved, tried, bool(grid.empty))


def _effects(steps: Sequence[Step]) -> int:
    """Return how many different effects steps have."""
    return len({(step.placements, step.eliminations) for step in steps})
