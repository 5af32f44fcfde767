"""Sue de Coq: cells in the intersection of two houses that, with other cells of both, leave no digit to spare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...board.candidate import Candidate, candidates_of
from ...board.grid import Grid
from ...board.houses import digits_in
from ...lazy import later
from ...logic.cell_groups import CellGroup
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import sue_de_coq_pattern as patterns
    from . import sue_de_coq_search as search
else:
    patterns = later(".sue_de_coq_pattern", __package__)
    search = later(".sue_de_coq_search", __package__)


class SueDeCoqStrategy(TableStrategy):
    """Two or more cells in the intersection of a line and a box, with more cells of the line and of the box.

    No digit of the intersection is in both the line's cells and the box's cells.  So each of these digits can be in
    only one of all the cells, and any other digit in one of the line's cells and in one of the box's.  That is room for
    exactly as many digits as there are cells, so all of them are there.  Digits that the box's cells lack are in the
    line and can be removed from the rest of it.  Digits that the line's cells lack are in the box and can be removed
    from the rest of it.

    Any other two houses, or cages, that share cells can take the place of the line and the box.

    As in HoDoKu, cells of the intersection can be left out, and the line's and the box's cells can have digits
    that the intersection lacks, with one more cell for each; such a digit can be removed from the rest of its house.
    """

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for each in search.sue_de_coq(grid):
            yield self._step(grid, each)

    def _step(self, grid: Grid, each: search.SueDeCoqFinding) -> Step:
        core_group = CellGroup.of(grid, each.core)
        line_group, box_group = CellGroup.of(grid, each.line_cells), CellGroup.of(grid, each.box_cells)
        core, of_line, of_box = core_group.digits, line_group.digits, box_group.digits
        in_line = (core | of_line) & ~of_box | of_line & of_box
        in_box = (core | of_box) & ~of_line | of_line & of_box
        removed = [
            *_candidates(grid, grid.tables.cells_of(each.line) & ~(each.core | each.line_cells), in_line),
            *_candidates(grid, grid.tables.cells_of(each.box) & ~(each.core | each.box_cells), in_box),
        ]
        pattern = patterns.SueDeCoq(
            core_group,
            line_group,
            box_group,
            tuple(dict.fromkeys(removed)),
            each.line,
            each.box,
            in_line,
            in_box,
            board=grid.board,
        )
        return Step(self.technique, pattern, eliminations=pattern.removed)


def _candidates(grid: Grid, cells: int, digits: int) -> Iterator[Candidate]:
    """Yield the candidates of some digits (a mask) in some cells."""
    for digit in digits_in(digits):
        yield from candidates_of(digit, grid.cells_mask(digit) & cells)
