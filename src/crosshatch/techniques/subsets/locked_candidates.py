"""Locked candidates: a digit whose places in one house all lie in another goes from the rest of the other.

The house must have the digit in one of these places, and the other house then has it there, too.  Where a box has its
places in one line the box is said to point along the line; where a line has them in one box, it claims the box.
"""

from collections.abc import Iterator

import attrs

from ...board.candidate import candidates_of
from ...board.grid import Grid
from ...board.houses import BOXES, HOUSE, LINES
from ...logic.step import Step
from ..singles import search as runs
from ..strategy import EngineStrategy, houses_in_a_row
from .pattern import LockedCandidates
from .search import first_locked, next_locked

KINDS = {BOXES: runs.POINTING, LINES: runs.CLAIMING}
"""The kinds of locked candidates that the engine takes in runs, by their bases."""


@attrs.frozen(repr=False)
class LockedCandidatesStrategy(EngineStrategy):
    """Locked candidates of some houses, the ``bases``: a digit's places in one of these all lie in another house."""

    bases: range = attrs.field(validator=houses_in_a_row)

    @property
    def kind(self) -> int | None:
        return KINDS.get(self.bases)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        first, last = self.bases.start, self.bases.stop
        locked = first_locked(grid, first, last)
        while locked:
            digit, base, cover = locked
            yield self.step(grid, base, cover, digit)
            locked = next_locked(grid, first, last, locked)

    def step(self, grid: Grid, house: int, other: int, digit: int) -> Step:
        places = grid.cells_mask(digit)
        candidates = LockedCandidates(digit, house, other, places & HOUSE[house])
        return Step(
            self.technique, candidates, eliminations=candidates_of(digit, places & HOUSE[other] & ~HOUSE[house])
        )
