"""Templates, also known as pattern overlay: what all ways to place a digit have in common.

The digit has a place in each row, and no two of these share a column or a box: that makes a template.  Templates that
use a cell which another digit takes in all of its own are left out.  A cell that all templates of a digit have in
common has the digit, and a candidate that none of them uses goes.  It is a machine's technique: it goes through each
way to put a digit into one cell of every row, column and box.
"""

from collections.abc import Iterator

import attrs

from ...board.candidate import candidates_of
from ...board.grid import Grid, memo
from ...board.houses import digits_in
from ...logic.step import Step
from ..strategy import TableStrategy
from .templates_pattern import Places, Templates
from .templates_search import Overlay


@attrs.frozen(repr=False)
class Template(TableStrategy):
    """What the templates of a digit decide: with ``places`` the cells that it takes, else those that it does not."""

    places: bool

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for digit, placed, removed, digits in memo(grid, Overlay).decided:
            cells = placed if self.places else removed
            if cells:
                places = [Places(each, grid.cells_mask(each)) for each in digits_in(digits)]
                candidates = candidates_of(digit, cells)
                if self.places:
                    yield Step(self.technique, Templates(digit, tuple(places), placed=cells), candidates)
                else:
                    found = Templates(digit, tuple(places), removed=cells)
                    yield Step(self.technique, found, eliminations=candidates)
