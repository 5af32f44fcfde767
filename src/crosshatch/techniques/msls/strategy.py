"""Multi-sector locked sets and SK loops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...board.candidate import Candidate, candidates_of
from ...board.grid import Grid
from ...board.houses import DIGITS, cells_in
from ...lazy import later
from ...logic.cell_groups import CellGroup
from ...logic.step import CELL_TRUTHS, HouseTruth, Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import pattern as patterns
    from . import search
else:
    patterns = later(".pattern", __package__)
    search = later(".search", __package__)


class LockedSetsStrategy(TableStrategy):
    """Cells where some rows cross some columns, whose digits have room for just as many cells in rows and columns.

    Each digit is counted once in every row, or once in every column (or box), that has it in these cells.  A house
    takes its digit only once, so these counts together say in how many of the cells there can be digits.  If there are
    just as many cells, then every house counted has its digit in one of them.  So the digit goes from the rest of that
    house, and a candidate that two houses count goes too, since it would leave one house less for all others.

    If there is room for one more, only a candidate that two such houses have outside of the cells goes.
    """

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for each in search.locked_sets(grid):
            pattern = patterns.LockedSets(*_counted(grid, each), board=grid.board)
            yield Step(self.technique, pattern, eliminations=pattern.removed)


class SKLoopStrategy(TableStrategy):
    """Two rows and two columns cross in four boxes, where both have empty cells beside the crossing.

    These eight pairs of cells form a ring: each shares a line with the pair before it and a box with the one after it,
    or the other way round.  If the digits that neighbours share suffice for 16 covers, two for each of the eight
    houses, there is just enough room for all cells, as in other multi-sector locked sets.
    """

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for lines, boxes, each in search.sk_loops(grid):
            counted = _counted(grid, each)
            if counted.group.cells == each.cells:
                ring = tuple(house for pair in zip(boxes, lines, strict=True) for house in pair)
                pattern = patterns.SKLoop(*counted, ring=ring, board=grid.board)
                yield Step(self.technique, pattern, eliminations=pattern.removed)


class _Counted(NamedTuple):
    """The fields of a pattern: cells, their covers, and the candidates to remove."""

    group: CellGroup
    covers: tuple[HouseTruth, ...]
    removed: tuple[Candidate, ...]


def _counted(grid: Grid, found: search.LockedSetsFinding) -> _Counted:
    """Return the cells and covers that the removals of a search need."""
    covers = [HouseTruth(digit, house) for digit in DIGITS for house in cells_in(found.covers[digit])]
    removed = tuple(each for digit in DIGITS for each in candidates_of(digit, found.removed[digit]))
    cells = found.cells
    if found.rank == 0:
        cells, covers = _needed(grid, cells, covers, removed)
    return _Counted(CellGroup.of(grid, cells), tuple(covers), removed)


def _needed(
    grid: Grid, cells: int, covers: Sequence[HouseTruth], removed: Iterable[Candidate]
) -> tuple[int, list[HouseTruth]]:
    """Return the part of some cells, and of as many covers, that suffices for what is removed.

    Each cell gets a cover of its own.  The cover of a removed candidate needs the cell that has it, this cell all of
    its covers, and so on.
    """
    by_candidate: dict[Candidate, list[HouseTruth]] = {}
    for cover in covers:
        for each in candidates_of(cover.digit, grid.cells_mask(cover.digit) & grid.tables.cells_of(cover.house)):
            by_candidate.setdefault(each, []).append(cover)
    covers_of = {
        cell: [cover for each in CELL_TRUTHS[cell].candidates(grid) for cover in by_candidate[each]]
        for cell in cells_in(cells)
    }
    cell_of: dict[HouseTruth, int] = {}

    def give(cell: int, seen: set[HouseTruth]) -> bool:
        """Give a cell a cover, where another cell may have to take another one."""
        for cover in covers_of[cell]:
            if cover not in seen:
                seen.add(cover)
                if cover not in cell_of or give(cell_of[cover], seen):
                    cell_of[cover] = cell
                    return True
        return False

    if not all(give(cell, set()) for cell in covers_of):
        return cells, list(covers)  # the grid has no solution
    needed: set[HouseTruth] = set()
    ahead = [cover for each in removed for cover in by_candidate[each]]
    while ahead:
        cover = ahead.pop()
        if cover not in needed:
            needed.add(cover)
            ahead += covers_of[cell_of[cover]]
    return sum(1 << cell_of[cover] for cover in needed), [cover for cover in covers if cover in needed]
