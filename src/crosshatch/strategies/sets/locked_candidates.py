"""Locked candidates: a digit whose places in one house all lie in another goes from the rest of the other.

The house must have the digit in one of these places, and the other house then has it there, too.  Where a box has its
places in one line the box is said to point along the line; where a line has them in one box, it claims the box.
"""

from collections.abc import Iterator

import attrs

from ...board.candidate import candidates_of
from ...board.grid import Grid
from ...board.houses import HOUSE
from ...engine.sets import subsets as engine
from ...found import subsets as found
from ...step import Step
from ..base import TableStrategy, houses_in_a_row


@attrs.frozen(repr=False)
class LockedCandidates(TableStrategy):
    """Locked candidates of some houses, the ``bases``: a digit's places in one of these all lie in another house."""

    bases: range = attrs.field(validator=houses_in_a_row)

    def find(self, grid: Grid) -> Iterator[Step]:
        first, last = self.bases.start, self.bases.stop
        locked = engine.first_locked(grid, first, last)
        while locked:
            yield self._step(grid, locked)
            locked = engine.next_locked(grid, first, last, locked)

    def _step(self, grid: Grid, locked: engine.Locked) -> Step:
        digit, base, cover = locked
        places = grid.cells_with(digit)
        candidates = found.LockedCandidates(digit, base, cover, places & HOUSE[base])
        return Step(self.technique, candidates, eliminations=candidates_of(digit, places & HOUSE[cover] & ~HOUSE[base]))
