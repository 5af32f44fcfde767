"""The rules of a board about several cells, on a grid: which digits of their cells still occur in some combination."""

from collections.abc import Iterable
from functools import lru_cache

from .automaton import Automaton, Narrowing
from .board import Board, Combination
from .grid import Grid


def masks_of(grid: Grid, cells: Iterable[int]) -> tuple[int, ...]:
    """Return the candidates of cells as masks; the digit of a filled cell counts as its only candidate."""
    return tuple([1 << grid.value(cell) if grid.value(cell) else grid.digits_of(cell) for cell in cells])


@lru_cache(maxsize=256)
def table_of(rule: Combination, size: int) -> Automaton:
    """Return the table of a rule on a board of a size."""
    return Automaton(rule, size)


@lru_cache(maxsize=20_000)
def supported(board: Board, rule: Combination, masks: tuple[int, ...]) -> tuple[int, ...]:
    """Return, for each cell of a rule, the digits in its mask that occur in some combination.

    If the rule has no combination left, all masks are 0.
    """
    table = table_of(rule, board.size) if type(rule).supported is Combination.supported else None
    return tuple(Narrowing().supported(table, masks) if table and table.fits else rule.supported(masks))


def are_possible(grid: Grid) -> bool:
    """Return whether each rule still has a combination, and each declared truth a candidate or its digit."""
    if not grid.tables.has_rules:
        return True
    board = grid.board
    return all(any(supported(board, rule, masks_of(grid, rule.cells))) for rule in board.combinations) and all(
        any(grid.value(each.cell) == each.digit or grid.digits_of(each.cell) >> each.digit & 1 for each in candidates)
        for candidates in (truth.candidates for truth in board.truths)
    )
