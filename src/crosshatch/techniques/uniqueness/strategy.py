"""Techniques of deadly patterns: a kind of pattern combined with a type of argument."""

from collections.abc import Iterator, Sequence

import attrs

from ...board.candidate import Candidate
from ...board.grid import Grid
from ...board.houses import cells_in
from ...logic.step import Step
from ..strategy import TableStrategy
from . import guardians
from .arguments import Type
from .kinds import Patterns
from .pattern import Argument, DeadlyPattern, Kind


@attrs.frozen(repr=False)
class DeadlyStrategy(TableStrategy):
    """Conclusions of one type from the deadly patterns of one kind: ``DeadlyStrategy(RECTANGLES, TYPE_1)``.

    Both have options:  ``DeadlyStrategy(Loops(least=4), Type3(every_subset=True))``.
    """

    any_board = True

    patterns: Patterns
    argument: Type

    def find(self, grid: Grid) -> Iterator[Step]:
        patterns = self.patterns.search(grid)
        return self._find(grid, patterns) if patterns and not grid.broken else iter(())

    def _find(self, grid: Grid, patterns: list[guardians.DeadlyFinding]) -> Iterator[Step]:
        for conclusion in self.argument.conclusions(grid, patterns):
            yield self._step(grid, *conclusion)

    def _step(
        self, grid: Grid, deadly: guardians.DeadlyFinding, argument: Argument, removed: Sequence[Candidate]
    ) -> Step:
        cells = tuple(cells_in(deadly.cells))
        pattern = DeadlyPattern(
            kind=self.patterns.kind,
            cells=deadly.cells,
            digits=self.patterns.digits(grid, deadly),
            own=tuple([deadly.own(grid, cell) for cell in cells]),
            candidates=tuple([grid.digits_of(cell) for cell in cells]),
            argument=argument,
            removed=tuple(removed),
            way_round=way_round(grid, cells) if self.patterns.kind is Kind.LOOP else (),
        )
        return Step(self.technique, pattern, eliminations=pattern.removed)


def way_round(grid: Grid, cells: Sequence[int]) -> tuple[int, ...]:
    """Return cells in an order in which each sees the next, and the last the first; empty if there is none."""
    sees = {cell: grid.tables.peers_of(cell) for cell in cells}
    path = [cells[0]]

    def walk() -> bool:
        if len(path) == len(cells):
            return bool(sees[path[-1]] >> path[0] & 1)
        for cell in cells:
            if cell not in path and sees[path[-1]] >> cell & 1:
                path.append(cell)
                if walk():
                    return True
                path.pop()
        return False

    return tuple(path) if walk() else ()
