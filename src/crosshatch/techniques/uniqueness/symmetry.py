"""Symmetry of the givens: if there is only one solution, it has the same symmetry.

A move of the board that maps houses to houses, together with a renaming of the digits, turns each solution of the
givens into a solution of their image.  If it maps the givens to themselves, it maps their only solution to itself.  So
a candidate is true exactly if its image is.

- A cell that stays in its place holds a digit that keeps its name.
- A candidate that excludes its image in another cell is false.
- A candidate whose image is false is false.  So each elimination has an image, too.

The technique is off by default.  It depends on how the givens were made and not on the position, and few puzzles have
such givens: none of 2,800 in the usual collections.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ...board.candidate import Candidate
from ...board.grid import Grid
from ...board.houses import cells_in
from ...lazy import later
from ...logic.needed_truths import needed_truths
from ...logic.step import CELL_TRUTHS, ImageTruth, Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import symmetry_pattern as patterns
    from . import symmetry_search as search
else:
    patterns = later(".symmetry_pattern", __package__)
    search = later(".symmetry_search", __package__)


class SymmetricalPlacement(TableStrategy):
    """What follows from each symmetry of the givens, one reason at a time."""

    any_board = True
    by_looks = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        symmetries = search.symmetries_of_givens(grid)
        if not symmetries:
            return
        candidates = tuple(each for cell in cells_in(grid.empty) for each in CELL_TRUTHS[cell].candidates(grid))
        for reason, is_false in _reasons().items():
            for symmetry in symmetries:
                removed = tuple(each for each in candidates if is_false(grid, each, symmetry.image(each)))
                if removed:
                    options = {each: each.candidates(grid) for each in (ImageTruth(one, symmetry) for one in removed)}
                    truths = needed_truths(options, removed, board=grid.board)
                    found = patterns.SymmetricalGivens(symmetry, removed, reason, truths, board=grid.board)
                    yield Step(self.technique, found, eliminations=removed)


def _stays(grid: Grid, each: Candidate, image: Candidate) -> bool:
    """Return whether the image of a candidate is another digit of its cell."""
    return each.cell == image.cell and each.digit != image.digit


def _excludes(grid: Grid, each: Candidate, image: Candidate) -> bool:
    """Return whether a candidate excludes its image in another cell."""
    return each.cell != image.cell and bool(grid.board.excluded_by[each.index] >> image.index & 1)


def _is_ruled_out(grid: Grid, each: Candidate, image: Candidate) -> bool:
    """Return whether the image of a candidate is no longer possible."""
    value = grid.value(image.cell)
    return value != image.digit if value else not grid.digits_of(image.cell) >> image.digit & 1


def _reasons() -> dict[patterns.Reason, Callable[[Grid, Candidate, Candidate], bool]]:
    """Return the reasons, each with what says whether it rules out a candidate with an image."""
    reason = patterns.Reason
    return {reason.SAME_CELL: _stays, reason.SEES_IMAGE: _excludes, reason.RULED_OUT: _is_ruled_out}
