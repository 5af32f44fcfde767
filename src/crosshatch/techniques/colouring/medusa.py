"""3D Medusa: colouring with all digits at once.

The two places of a digit in a house are linked, and so are the two digits of a cell: one is true and one is false.  So
of all candidates that links join, either those of one colour are all true or those of the other.  Six rules follow:

1.  A colour that has two candidates in a cell is false. 2.  A colour that has a digit twice in a house is false. 3.  A
cell with a candidate of each colour loses the others. 4.  A candidate that sees its digit in both colours can be
removed. 5.  A candidate that shares its cell with one colour, and sees its digit in the other, can be removed. 6.  A
colour that would leave a cell without candidates is false.

Clusters of one digit are left to simple colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ...board.candidate import Candidate, candidate, candidates_of
from ...board.grid import Grid, memo
from ...board.houses import digits_in
from ...lazy import later
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import clusters, search
    from . import pattern as patterns
else:
    patterns = later(".pattern", __package__)
    search = later(".search", __package__)
    clusters = later(".clusters", __package__)


class Medusa3D(TableStrategy):
    """Clusters of candidates of several digits, with the conclusions of the six rules."""

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for finding in memo(grid, search.medusas):
            removed = _candidates(finding.removed)
            yield Step(self.technique, _found(grid, finding, removed), eliminations=removed)


def _found(grid: Grid, finding: search.MedusaFinding, removed: tuple[Candidate, ...]) -> patterns.Medusa[Any]:
    links = tuple(search.links_of_medusa(grid, finding))
    coloured = (clusters.ColourCluster(_candidates(finding.first), _candidates(finding.second), links),)
    rule, false, cell, *_ = finding
    if false is None or cell is None:
        return patterns.MedusaTrap(coloured, removed, patterns.MedusaRule(rule), board=grid.board)
    colour = patterns.COLOURS[false - 1]
    if rule == patterns.MedusaRule.EMPTIED_CELL:
        left = tuple(candidate(cell, digit) for digit in digits_in(grid.digits_of(cell)))
        return patterns.MedusaEmptied(
            coloured, removed, patterns.MedusaRule.EMPTIED_CELL, colour, left, cell, board=grid.board
        )
    return patterns.MedusaWrap(coloured, removed, patterns.MedusaRule(rule), colour, cell, board=grid.board)


def _candidates(cells: Iterable[int]) -> tuple[Candidate, ...]:
    """Return candidates that are given as sets of cells by digit, from 0 on."""
    return tuple(each for digit, some in enumerate(cells) if some for each in candidates_of(digit, some))
