"""Quick checks of a puzzle, each far cheaper than grading it."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import takewhile

from ..board.grid import Grid
from ..board.houses import ALL_DIGITS
from ..solving.driver import apply_at_once, drive, every_step, first_step
from ..techniques.singles import search as runs
from ..techniques.singles.rounds import Round
from ..techniques.strategy import EngineStrategy, Strategy

OPEN = (0, 0, 0, 3, 4, 3, 3, 3, 3, 3)
"""The weight of a cell by its number of candidates, from zero to nine; fitted to 2,000 checks."""

MOST_OPEN = 81 * max(OPEN)

_OPEN = [OPEN[candidates.bit_count()] for candidates in range(ALL_DIGITS + 1)]


def approach(grid: Grid, wanted: Strategy, early: Sequence[Strategy], late: Sequence[Strategy]) -> int | None:
    """Apply singles and the steps of simpler strategies, and check whether the wanted strategy is needed.

    The simpler strategies are those in ``early`` and, only when the wanted one already has a step, those in ``late``.
    Returns None if the wanted strategy is needed: the simpler ones are stuck, and it has a step.  Otherwise returns the
    place of the hardest simpler strategy that was used when the wanted one had a step too (1 for the first, 0 for
    none).
    """
    places = {strategy: place for place, strategy in enumerate((*early, *late), 1)}
    at_hand = 0

    def order(grid: Grid) -> Iterable[Strategy]:
        yield from early
        if first_step(wanted, grid):
            yield from late

    for turn in drive(grid, order):
        if turn.strategy is None:
            return None if grid.empty and first_step(wanted, grid) else at_hand
        place = places[turn.strategy]
        if place > at_hand and (place > len(early) or first_step(wanted, grid)):
            at_hand = place
    return at_hand


def follow(grid: Grid, strategies: Sequence[Strategy]) -> None:
    """Apply singles and the steps of some strategies, all of the simplest at once, until they are stuck.

    Leading strategies that the engine can take in runs are left to it, in any order: only the end matters here.
    """
    leading = tuple(takewhile(lambda each: isinstance(each, EngineStrategy) and each.kind is not None, strategies))
    kinds = (*runs.KINDS, *(each.kind for each in leading if isinstance(each, EngineStrategy)))
    rest = strategies[len(leading) :]
    take = partial(runs.run, kinds=kinds)
    for _ in drive(grid, lambda _: rest, take, every_step, apply_at_once):
        pass


def openness(grid: Grid) -> int:
    """Return how far a grid is from solved, from 0 to MOST_OPEN; the higher, the harder the steps that it needs.

    Cells with two candidates are starting points for chains, so they count nothing.  Puzzles that short chains cannot
    solve have more cells with three or four candidates than others.
    """
    return sum(map(_OPEN.__getitem__, grid.cell_digits))


def narrowness(placed: Sequence[Round]) -> float:
    """Return how few cells had a single in the rounds that solved a puzzle, from 0 to 1; the higher, the fewer."""
    return len(placed) / (len(placed) + sum(each.on_offer for each in placed))
