"""Aligned exclusion: combinations of digits that some cells cannot take together.

The techniques are Sudoku Explainer's.  A combination of digits for two or three cells is impossible if two of its
digits exclude each other, as a digit twice in a house does, or if it would take all candidates from another cell, an
excluder.  A digit that is in no possible combination can be removed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import attrs

from ...board.bitset import bit
from ...board.candidate import Candidate, candidate
from ...board.grid import Grid, memo
from ...board.houses import cells_in, digits_in
from ...lazy import later
from ...logic.cell_groups import CellGroup
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import aligned_exclusion_pattern as patterns
    from . import aligned_exclusion_search as search
    from . import search as sets_search
else:
    patterns = later(".aligned_exclusion_pattern", __package__)
    search = later(".aligned_exclusion_search", __package__)
    sets_search = later(".search", __package__)


class AlignedExclusion(TableStrategy):
    """A strategy that rules out combinations of digits of some cells."""

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for cells, masks in self._exclusions(grid):
            yield self._step(grid, cells, masks)

    def _step(self, grid: Grid, cells: Sequence[int], masks: Sequence[int]) -> Step:
        removed = tuple(
            candidate(cell, digit) for cell, mask in zip(cells, masks, strict=True) for digit in digits_in(mask)
        )
        seen = grid.empty
        for cell in cells:
            seen &= search.reached(grid, cell)
        excluders = dict.fromkeys(
            self._excluder(grid, seen, *choice) for each in removed for choice in _choices(grid, cells, each)
        )
        groups = [CellGroup.of(grid, bit(cell)) for cell in cells]
        exclusion = patterns.Exclusion(
            tuple(groups), tuple(CellGroup.of(grid, each) for each in excluders), removed, board=grid.board
        )
        return Step(self.technique, exclusion, eliminations=removed)

    @abstractmethod
    def _exclusions(self, grid: Grid) -> Iterable[search.Excluded]:
        """Return the results of the search."""

    def _excluder(self, grid: Grid, seen: int, choice: Sequence[Candidate], excluded: int) -> int:
        """Return a set of cells that would have too few digits left if some candidates were true.

        ``seen`` are the cells from which all of them can take candidates, ``excluded`` all candidates that they take.
        """
        return next(
            bit(cell)
            for cell in cells_in(seen)
            if grid.digits_of(cell) and not grid.digits_of(cell) >> 1 & ~(excluded >> cell * 9)
        )


@attrs.frozen(repr=False)
class AlignedPairExclusion(AlignedExclusion):
    """Two cells that see the same excluders: cells with two candidates, which they cannot both take away.

    A digit of one of the cells can be removed if it leaves no digit for the other.  Each digit of the other would
    either be excluded by it, as the same digit is in cells that see each other, or take the second candidate from an
    excluder.

    ``larger_sets`` allows any almost locked set as an excluder: the cells cannot take two of its digits.
    """

    larger_sets: bool = attrs.field(default=False, kw_only=True)

    def _exclusions(self, grid: Grid) -> Iterable[search.Excluded]:
        return search.pairs(grid, memo(grid, sets_search.AlmostLockedSets) if self.larger_sets else None)

    def _excluder(self, grid: Grid, seen: int, choice: Sequence[Candidate], excluded: int) -> int:
        if not self.larger_sets:
            return AlignedExclusion._excluder(self, grid, seen, choice, excluded)
        sets = memo(grid, sets_search.AlmostLockedSets)
        one, other = choice
        return next(
            sets.cells(number)
            for number in range(sets.count)
            if sets.digits_seen_by(number, one.cell) >> one.digit & 1
            and sets.digits_seen_by(number, other.cell) >> other.digit & 1
        )


class AlignedTripletExclusion(AlignedExclusion):
    """Three cells that see the same excluders: cells with two or three candidates, which they cannot all take.

    A digit of one of the cells can be removed if every combination with digits of the other two has two digits that
    exclude each other, such as the same digit twice in a house, or takes the last candidate from an excluder.
    """

    def _exclusions(self, grid: Grid) -> Iterable[search.Excluded]:
        return search.triplets(grid)


def _choices(grid: Grid, cells: Sequence[int], fixed: Candidate) -> list[tuple[tuple[Candidate, ...], int]]:
    """Return the choices of a candidate for each cell, one being fixed, and what candidates each excludes.

    The candidates of a choice do not exclude each other.
    """
    excluded_by = grid.board.excluded_by
    choices: list[tuple[tuple[Candidate, ...], int]] = [((), 0)]
    for cell in cells:
        mask = 1 << fixed.digit if cell == fixed.cell else grid.digits_of(cell)
        options = [candidate(cell, digit) for digit in digits_in(mask)]
        choices = [
            ((*chosen, each), excluded | excluded_by[each.index])
            for chosen, excluded in choices
            for each in options
            if not excluded >> each.index & 1
        ]
    return choices
