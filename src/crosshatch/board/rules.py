"""The rules of a board about several cells, on a grid: which digits of their cells still occur in some combination."""

from collections.abc import Sequence
from functools import lru_cache

from .board import Combination
from .grid import Grid


@lru_cache(maxsize=20_000)
def _supported(rule: Combination, masks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(rule.supported(masks))


def supported(grid: Grid, rule: Combination) -> Sequence[int]:
    """Return, for each cell of a rule, the mask of its digits that occur in some combination; all 0 if there is none.

    The digit of a filled cell counts as its only candidate.
    """
    masks = tuple([1 << grid.value(cell) if grid.value(cell) else grid.digits_of(cell) for cell in rule.cells])
    return _supported(rule, masks)


def are_possible(grid: Grid) -> bool:
    """Return whether each rule still has a combination, and each declared truth a candidate or its digit."""
    if not grid.tables.has_rules:
        return True
    board = grid.board
    if not grid.tables.has_rules:
        return True
    return all(any(supported(grid, rule)) for rule in board.combinations) and all(
        any(grid.value(each.cell) == each.digit or grid.digits_of(each.cell) >> each.digit & 1 for each in candidates)
        for candidates in (truth.candidates for truth in board.truths)
    )
