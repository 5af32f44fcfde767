"""Locked candidates: a digit whose places in one house all lie in another is removed from the rest of the other.

The first house must have the digit in one of these places, and so the second house has it there too.  A box whose
places lie in one line points along the line; a line whose places lie in one box claims the box.
"""

from collections.abc import Iterator

import attrs

from ...board.candidate import candidates_of
from ...board.grid import Grid
from ...board.houses import AREAS, LINES
from ...logic.step import Step
from ..singles import search as runs
from ..strategy import EngineStrategy, houses_in_a_row
from .pattern import LockedCandidates
from .search import first_locked, next_locked

KINDS = {AREAS: runs.POINTING, LINES: runs.CLAIMING}
"""The kinds of locked candidates that the engine takes in runs, by their bases."""


@attrs.frozen(repr=False)
class LockedCandidatesStrategy(EngineStrategy):
    """Locked candidates in the houses ``bases``: all places of a digit in one of these lie in another house."""

    any_board = True
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
        places, base, cover = grid.cells_mask(digit), grid.tables.cells_of(house), grid.tables.cells_of(other)
        found = LockedCandidates(digit, house, other, places & base)
        return Step(self.technique, found, eliminations=candidates_of(digit, places & cover & ~base))
