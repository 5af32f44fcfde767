"""Quick looks at a puzzle, each far cheaper than its grade: readers of the driver's turns."""

from collections.abc import Iterable, Sequence

from ..board.grid import Grid
from ..board.houses import ALL_DIGITS
from ..solving.driver import apply_at_once, drive, every_step, first_step
from ..techniques.strategy import Strategy

OPEN = (0, 0, 0, 3, 4, 3, 3, 3, 3, 3)
"""What a cell counts where so many candidates are left, from none to nine: a fit to 2,000 looks."""

MOST_OPEN = 81 * max(OPEN)

_OPEN = [OPEN[candidates.bit_count()] for candidates in range(ALL_DIGITS + 1)]


def approach(grid: Grid, wanted: Strategy, early: Sequence[Strategy], late: Sequence[Strategy]) -> int | None:
    """Carry out singles and the steps of simpler strategies, and see whether one that is wanted is needed.

    The simpler ones are those of ``early`` and then, where the wanted one has a step already, those of ``late``.
    Returns None if it is needed: the simpler ones are stuck, and it has a step.  Else the place of the hardest of them
    that was used where the wanted one had a step as well (1 is the first, 0 none).
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
    """Carry out singles and the steps of some strategies, all of the simplest at once, until they are stuck."""
    for _ in drive(grid, lambda _: strategies, choose=every_step, apply=apply_at_once):
        pass


def openness(grid: Grid) -> int:
    """Return how open a grid still is, from 0 to MOST_OPEN: the more, the harder are the steps that it needs.

    Cells with two candidates are where chains begin, so they count for nothing; those with three or four are what the
    puzzles that short chains do not solve have more of than others.
    """
    return sum(map(_OPEN.__getitem__, grid.cell_digits))
