"""Direct techniques: a pattern and the hidden single that it leaves, as one step.

Sudoku Explainer rates them this way: a person who sees a pair of digits lock two cells of a box, and at once the one
cell that remains for a third, places that digit without writing down any candidates.
"""

from collections.abc import Iterator

import attrs

from ...board.bitset import lowest, popcount
from ...board.candidate import candidate
from ...board.grid import Grid
from ...board.houses import BOXES, COLUMNS, DIGITS, ROWS, cells_in
from ...logic.step import Step
from ..strategy import TableStrategy, houses_in_a_row
from .direct_pattern import DirectHidden, DirectLocked
from .search import HiddenSubsetFinding, Locked, hidden_before_singles, locked_before_singles
from .strategy import SIZES


@attrs.frozen(repr=False)
class DirectLockedStrategy(TableStrategy):
    """A digit locked in the intersection of two houses leaves one place for it in a third, which crosses the second.

    The digit is locked in ``bases``; the third house is of the same kind.
    """

    bases: range = attrs.field(validator=houses_in_a_row)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for locked in locked_before_singles(grid, self.bases.start, self.bases.stop):
            yield from self._beyond(grid, locked)

    def _beyond(self, grid: Grid, locked: Locked) -> Iterator[Step]:
        """Yield the single in each house that the locked cells shorten."""
        digit, base, cover = locked
        places = grid.cells_mask(digit)
        for house in _kind_of(base):
            here = places & grid.tables.cells_of(house)
            left = here & ~grid.tables.cells_of(cover)
            if house != base and here != left and popcount(left) == 1:
                direct = DirectLocked(digit, base, cover, places & grid.tables.cells_of(base), house)
                yield Step(self.technique, direct, (candidate(lowest(left), digit),))


def _kind_of(house: int) -> range:
    """Return the houses of the same kind as a house."""
    return next(kind for kind in (ROWS, COLUMNS, BOXES) if house in kind)


@attrs.frozen(repr=False)
class DirectHiddenStrategy(TableStrategy):
    """Digits that fill as many cells of a house leave only one place there for another digit."""

    size: int = attrs.field(validator=attrs.validators.in_(SIZES))

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for subset in hidden_before_singles(grid, self.size):
            yield from self._left_over(grid, subset)

    def _left_over(self, grid: Grid, subset: HiddenSubsetFinding) -> Iterator[Step]:
        """Yield the single of each other digit that has one place outside of the subset's cells."""
        house, digits, cells = subset
        for digit in DIGITS:
            places = grid.cells_mask(digit) & grid.tables.cells_of(house)
            left = places & ~cells
            if not digits >> digit & 1 and left != places and popcount(left) == 1:
                cell = lowest(left)
                masks = tuple([grid.digits_of(each) for each in cells_in(cells)])
                direct = DirectHidden(digit, house, digits, cells, cell, masks)
                yield Step(self.technique, direct, (candidate(cell, digit),))
