"""Deadly patterns as Sudoku Explainer meets them: which ones, and the subsets of type 3, in its order."""

from collections.abc import Iterator

import attrs

from ...board.grid import Grid, memo
from ...board.houses import ALL_DIGITS, HOUSE, HOUSES_OF, cells_in, digits_in
from ...techniques.uniqueness.arguments import Conclusion, Type, among
from ...techniques.uniqueness.guardians import DeadlyFinding
from ...techniques.uniqueness.kinds import Graves, Loops
from ...techniques.uniqueness.pattern import SubsetBeside
from . import loop_walks, roof_subsets


@attrs.frozen
class LoopsOfExplainer(Loops):
    """The loops that Sudoku Explainer meets, in its order; rectangles are loops to it."""

    least: int = 4

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        """Return the loops of a grid."""
        return memo(grid, loop_walks.met, self.least, self.most)


@attrs.frozen
class GravesOfExplainer(Graves):
    """The graves that Sudoku Explainer sees: each guardian is alone in one of its houses.

    No other cell with more than two candidates has the guardian's digit in that house.
    """

    def search(self, grid: Grid) -> list[DeadlyFinding]:
        """Return the graves of a grid that Sudoku Explainer sees."""
        return [grave for grave in super().search(grid) if _is_alone_somewhere(grid, grave)]


def _is_alone_somewhere(grid: Grid, grave: DeadlyFinding) -> bool:
    """Return whether each guardian is in a house where no other cell with guardians has its digit."""
    return all(
        any(grid.cells_mask(digit) & HOUSE[house] & grave.extra == 1 << cell for house in HOUSES_OF[cell])
        for cell in cells_in(grave.extra)
        for digit in digits_in(grid.digits_of(cell) & ~grave.own(grid, cell))
    )


@attrs.frozen
class Type3BySize(Type):
    """Type 3 in the way of Sudoku Explainer: naked and hidden subsets of one house, from small ones to large ones.

    A hidden subset has the digits of the pattern, of which the cells with guardians can hold one less than they could
    without, and perhaps others: they fill the other cells that have them in the house.
    """

    def conclusions(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Conclusion]:
        """Yield what the subsets of the roof remove."""
        for each in roof_subsets.roof_subsets(grid, patterns):
            places = each.cells | each.pattern.extra if each.hidden else each.cells
            own = among(grid, places, each.digits)
            subset = SubsetBeside(each.hidden, each.cells, each.digits, (each.house,), own)
            lost = ALL_DIGITS & ~each.digits if each.hidden else each.digits
            yield each.pattern, subset, among(grid, each.losing, lost)
