"""The rules of a board about several cells, on a grid: which digits of their cells still occur in some combination."""

from collections.abc import Iterable
from functools import lru_cache
from operator import or_
from typing import Any

import attrs

from .automaton import Automaton, Narrowing
from .board import Board, Combination
from .grid import Grid


def masks_of(grid: Grid, cells: Iterable[int]) -> tuple[int, ...]:
    """Return the candidates of cells as masks; the digit of a filled cell counts as its only candidate."""
    return tuple([1 << grid.value(cell) if grid.value(cell) else grid.digits_of(cell) for cell in cells])


MOST_APART = 6
"""The number of cells up to which a table knows which of its candidates exclude each other."""


@attrs.frozen
class _Apart(Combination):
    """A rule together with what the candidates of its cells exclude in later ones.

    A state is that of the rule, and the masks of the digits that are excluded in each cell.
    """

    rule: Combination
    cells: tuple[int, ...]
    excluded: tuple[tuple[tuple[int, ...], ...], ...]

    @property
    def start(self) -> Any:
        """The state before the first cell."""
        return self.rule.start, (0,) * len(self.cells)

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the state of the rule, and what is excluded in each later cell."""
        inner, excluded = state
        if excluded[place] >> digit & 1:
            return None
        after = self.rule.follow(inner, place, digit)
        return None if after is None else (after, tuple(map(or_, excluded, self.excluded[place][digit])))

    def ends(self, state: Any) -> bool:
        """Return whether the rule accepts its state."""
        return self.rule.ends(state[0])


def _apart(board: Board, rule: Combination) -> _Apart:
    """Return a rule together with what candidates exclude; in cells before and at a place, that is all digits."""
    places = range(len(rule.cells))
    tables = [
        tuple(
            tuple(
                (board.excluded_by[cell * 9 + digit - 1] >> rule.cells[later] * 9 & 0b111_111_111) << 1
                if digit and later > place
                else 1022
                for later in places
            )
            for digit in range(board.size + 1)
        )
        for place, cell in enumerate(rule.cells)
    ]
    return _Apart(rule, rule.cells, tuple(tables))


@lru_cache(maxsize=256)
def table_of(board: Board, rule: Combination) -> Automaton:
    """Return the table of a rule on a board; for few cells, without ways in which candidates exclude each other."""
    if len(rule.cells) <= MOST_APART and (board.has_links or not rule.all_differ):
        table = Automaton(_apart(board, rule), board.size)
        if table.fits:
            return table
    return Automaton(rule, board.size)


@lru_cache(maxsize=20_000)
def supported(board: Board, rule: Combination, masks: tuple[int, ...]) -> tuple[int, ...]:
    """Return, for each cell of a rule, the digits in its mask that occur in some combination.

    Combinations with candidates that exclude each other may be left out (``table_of``).  If the rule has no combination
    left, all masks are 0.
    """
    table = table_of(board, rule) if type(rule).supported is Combination.supported else None
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
