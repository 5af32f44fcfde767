"""How much there is to look at in a position: of several examples of a technique, the clearest one shows it best."""

from ..board.grid import Grid
from ..board.houses import DIGITS
from ..logic.step import Step

FEW = 40
"""With so few candidates a position is as clear as it gets; near the end of a puzzle there is nothing to see."""

WEIGHT = 4
"""How many candidates elsewhere weigh as much as one that the argument names."""


def clutter(grid: Grid, step: Step) -> int:
    """Return how much there is to look at: the candidates of the grid, and above all those that the argument names."""
    candidates = sum(grid.cells_mask(digit).bit_count() for digit in DIGITS)
    named = {candidate for truth in step.truths for candidate in truth.candidates(grid)}
    return max(candidates, FEW) + WEIGHT * len(named)
