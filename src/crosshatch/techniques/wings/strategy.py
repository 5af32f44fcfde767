"""Wings: a few cells in two crossing houses, with as many digits as there are cells.

Each digit except one is confined to one of the two houses, so it is true in at most one of the cells.  The remaining
digit, the loose one, is then true in at least one of the cells, and a cell that sees all of its places there cannot
take it.

In an XY-Wing, a pivot with two digits sees two pincers, each with one of these and the same third digit, the loose one.
In an XYZ-Wing, the pivot has the loose digit too.  A WXYZ-Wing has four cells of any kind, a VWXYZ-Wing five.

A W-Wing consists of two cells with the same two digits, joined by a strong link of one of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import attrs

from ...board.candidate import candidate, candidates_of
from ...board.grid import Grid, memo
from ...board.houses import cells_in, digits_in
from ...lazy import later
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from ..single_digit import search as single_digit_search
    from . import pattern as patterns
    from . import search
else:
    patterns = later(".pattern", __package__)
    search = later(".search", __package__)
    single_digit_search = later("..single_digit.search", __package__)


@attrs.frozen(repr=False)
class WingStrategy(TableStrategy):
    """Wings of one size.

    ``most_digits`` is the number of candidates of the cell with the most, where it matters: the pivot of an XY-Wing has
    two, like the pincers, and that of an XYZ-Wing three.
    """

    any_board = True
    size: int
    most_digits: int | None = None

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for wing in memo(grid, search.bent_subsets, self.size):
            if self.most_digits in (None, max(grid.digits_of(cell).bit_count() for cell in cells_in(wing.cells))):
                yield self._step(grid, wing)

    def _step(self, grid: Grid, wing: search.BentSubset) -> Step:
        candidates = [
            candidate(cell, digit) for cell in cells_in(wing.cells) for digit in digits_in(grid.digits_of(cell))
        ]
        return Step(
            self.technique,
            patterns.Wing(wing.loose, tuple(candidates), board=grid.board),
            eliminations=candidates_of(wing.loose, wing.removed),
        )


class WWingStrategy(TableStrategy):
    """Two cells with the same two digits, and a house with two places for one of these, each seen by one of them.

    If neither cell had the other digit, both would have the one, and take it from both places in the house.  So one of
    the cells at least has the other digit, and what sees both cells cannot take it.
    """

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for wing in memo(grid, single_digit_search.w_wings):
            yield Step(self.technique, wing, eliminations=candidates_of(wing.kept, wing.removed))
