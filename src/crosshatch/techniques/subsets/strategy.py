"""Subsets: as many digits as cells in a house, so that neither has room for anything else.

A naked subset is defined by its cells, which have no other digits; a hidden one by its digits, which have no other
cells.  Locked subsets are naked ones that lie in a line and a box at once and affect both.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_

import attrs

from ...board.candidate import Candidate, candidate, candidates_of
from ...board.grid import Grid, memo
from ...board.houses import MOST_HOUSES, NO_HOUSE, cells_in, digits_in
from ...logic.step import Step
from ..strategy import TableStrategy
from .pattern import Subset
from .search import HiddenSubsetFinding, NakedSubsetFinding, hidden, naked

SIZES = range(2, 9)
"""The sizes of subsets; one cell is a single, and nine are the whole house."""


@attrs.frozen(repr=False)
class NakedSubsetStrategy(TableStrategy):
    """Cells of a house that have, between them, no more candidates than there are cells.

    Each cell takes one of the digits, and no two take the same, so the cells use all of them up.  The other cells of
    the house lose these digits.  It is ``locked`` if the cells lie in two houses, such as a line and a box, and both
    have other cells with these digits.
    """

    any_board = True
    size: int = attrs.field(validator=attrs.validators.in_(SIZES))
    locked: bool = False

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for each in memo(grid, naked, self.size):
            if (each.other_house != NO_HOUSE) == self.locked:
                yield self._step(grid, each)

    def _step(self, grid: Grid, subset: NakedSubsetFinding) -> Step:
        digits, cells, house, other_house, losing = subset
        houses = (house, other_house) if self.locked else (house,)
        removed: list[Candidate] = []
        for digit in digits_in(digits):
            removed += candidates_of(digit, grid.cells_mask(digit) & losing)
        masks = tuple([grid.digits_of(cell) for cell in cells_in(cells)])
        beyond = losing & ~reduce(or_, map(grid.tables.cells_of, houses))
        cage = grid.board.cages[max(houses) - MOST_HOUSES].name if max(houses) >= MOST_HOUSES else ""
        found = Subset(False, digits, cells, houses, masks, tuple(removed), beyond != 0, cage)
        return Step(self.technique, found, eliminations=removed)


@attrs.frozen(repr=False)
class HiddenSubsetStrategy(TableStrategy):
    """Digits of a house that have, between them, no more places than there are digits.

    Each digit takes one of the places, and no two take the same, so the digits fill all of them.  Those cells lose
    their other candidates.
    """

    any_board = True
    size: int = attrs.field(validator=attrs.validators.in_(SIZES))

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        house = -1
        while found := hidden(grid, self.size, house + 1):
            house = found[0].house
            for each in found:
                yield self._step(grid, each)

    def _step(self, grid: Grid, subset: HiddenSubsetFinding) -> Step:
        house, digits, cells = subset
        masks = tuple([grid.digits_of(cell) for cell in cells_in(cells)])
        removed: list[Candidate] = []
        for cell, mask in zip(cells_in(cells), masks, strict=True):
            removed += [candidate(cell, digit) for digit in digits_in(mask & ~digits)]
        found = Subset(True, digits, cells, (house,), masks, tuple(removed))
        return Step(self.technique, found, eliminations=removed)
