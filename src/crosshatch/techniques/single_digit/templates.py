"""Templates, also known as pattern overlay: what all ways to place a digit have in common.

A template is a place for the digit in each house, with no two that see each other.  Templates that use a cell which
all templates of another digit use are left out.  A cell in all templates of a digit has the digit, and a candidate in
none of them can be removed.  This is a technique for computers, because it goes through every way to put a digit into
one cell of every house.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import attrs

from ...board.board import Board
from ...board.candidate import candidates_of
from ...board.grid import Grid, memo
from ...board.houses import digits_in
from ...lazy import later
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import templates_pattern as patterns
    from . import templates_search as search
else:
    patterns = later(".templates_pattern", __package__)
    search = later(".templates_search", __package__)


@attrs.frozen(repr=False)
class Template(TableStrategy):
    """The conclusions from the templates of a digit: the cells it takes (``places``), or those it does not take."""

    places: bool

    def works_on(self, board: Board) -> bool:
        """Return whether a board has all rows, in which templates place a digit."""
        return all(board.tables.has_house(row) for row in range(board.size))

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for digit, placed, removed, digits in memo(grid, search.Overlay).decided:
            cells = placed if self.places else removed
            if cells:
                places = [patterns.Places(each, grid.cells_mask(each)) for each in digits_in(digits)]
                candidates = candidates_of(digit, cells)
                if self.places:
                    yield Step(
                        self.technique,
                        patterns.Templates(digit, tuple(places), placed=cells, board=grid.board),
                        candidates,
                    )
                else:
                    found = patterns.Templates(digit, tuple(places), removed=cells, board=grid.board)
                    yield Step(self.technique, found, eliminations=candidates)
