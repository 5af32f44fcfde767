"""Quick looks at a puzzle, each far cheaper than its grade."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ..board.grid import Grid
from ..engine.singles import rounds
from ..step import Step
from ..strategies.base import Strategy, carry_out

Count: TypeAlias = Callable[[Sequence[int], int], int]
"""What counts the solutions of 81 values (0 for an empty cell) up to a limit."""


def approach(grid: Grid, wanted: Strategy, early: Sequence[Strategy], late: Sequence[Strategy]) -> int | None:
    """Carry out singles and the steps of simpler strategies, and see whether one that is wanted is needed.

    The simpler ones are those of ``early`` and then, where the wanted one has a step already, those of ``late``.
    Returns None if it is needed: the simpler ones are stuck, and it has a step.  Else the place of the hardest of them
    that was used where the wanted one had a step as well (1 is the first, 0 none).
    """
    at_hand = 0
    while True:
        rounds.run(grid)
        if not grid.empty:
            return at_hand
        place, step = first_step(grid, early)
        if (step is None or place > at_hand) and next(wanted.find(grid), None) is not None:
            if step is None:
                place, step = first_step(grid, late, len(early))
            if step is None:
                return None
            at_hand = max(at_hand, place)
        if step is None:
            return at_hand
        carry_out(step, grid)


def follow(grid: Grid, strategies: Sequence[Strategy]) -> None:
    """Carry out singles and the steps of some strategies, simplest first, until they are stuck."""
    while True:
        rounds.run(grid)
        if not grid.empty:
            return
        _, step = first_step(grid, strategies)
        if step is None:
            return
        carry_out(step, grid)


def first_step(grid: Grid, strategies: Sequence[Strategy], before: int = 0) -> tuple[int, Step | None]:
    """Return the first step of the first strategy that has one, and the place of that one; there are some before."""
    for place, strategy in enumerate(strategies, before + 1):
        step = next(strategy.find(grid), None)
        if step is not None:
            return place, step
    return 0, None


def spare_givens(values: Sequence[int], count: Count) -> int:
    """Return how many givens of a puzzle with one solution can be spared, each by itself; 0 for an empty cell."""
    tried = list(values)
    spare = 0
    for cell, digit in enumerate(values):
        if digit:
            tried[cell] = 0
            spare += count(tried, 2) == 1
            tried[cell] = digit
    return spare
