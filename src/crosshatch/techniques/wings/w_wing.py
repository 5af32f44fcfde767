"""W-Wing: two cells with the same two digits, joined by a strong link of one of these.

If neither cell had the other digit, both would have the one, and take it from both places in a house.  So one of the
cells at least has the other digit, and what sees both cells cannot take it.
"""

from collections.abc import Iterator

from ...board.candidate import candidates_of
from ...board.grid import Grid, memo
from ...logic.step import Step
from ..single_digit.search import w_wings
from ..strategy import TableStrategy


class WWingStrategy(TableStrategy):
    """Two cells with the same two digits, and a house with two places for one of these, each seen by one of them."""

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for wing in memo(grid, w_wings):
            yield Step(self.technique, wing, eliminations=candidates_of(wing.kept, wing.removed))
