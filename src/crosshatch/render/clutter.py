"""How cluttered a position is: of several examples of a technique, the least cluttered shows it best."""

from ..board.grid import Grid
from ..board.houses import DIGITS
from ..logic.step import Step

FEW = 40
"""With fewer candidates, a position counts as no clearer; near the end of a puzzle, there is little to see."""

WEIGHT = 4
"""Number of candidates elsewhere that count as much as one that the argument names."""


def clutter(grid: Grid, step: Step) -> int:
    """Return how cluttered a step is: it counts the grid's candidates and, with more weight, the argument's."""
    candidates = sum(grid.cells_mask(digit).bit_count() for digit in DIGITS)
    named = {candidate for truth in step.truths for candidate in truth.candidates(grid)}
    return max(candidates, FEW) + WEIGHT * len(named)
