# cython: language_level=3
"""How Sudoku Explainer rates its chains: a number for the kind, and a term for the length."""

from ...board.c_types import Long
from ...board.checks import check_within


def difficulty(base: float, complexity: int) -> float:
    """Return the rating of a chain by the lowest of its kind and its complexity (4 or more).

    The complexity is the number of candidates, on or off, that are behind what it concludes.  It is computed as Sudoku
    Explainer does, to the last bit: ratings are compared before they are rounded.
    """
    check_within(complexity, 0, 1_000_000_000)
    added = 0.0
    limit: Long = 4
    by_a_half = True
    while complexity - 2 > limit:
        added += 0.1
        limit = limit * 3 // 2 if by_a_half else limit * 4 // 3
        by_a_half = not by_a_half
    return base + added


def shown(rating: float) -> float:
    """Return a rating as Sudoku Explainer prints it: with one decimal."""
    return int((rating + 0.05) * 10) / 10
