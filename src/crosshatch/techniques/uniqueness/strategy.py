"""Techniques of deadly and impossible patterns: a kind of pattern combined with a type of argument."""

from collections.abc import Iterator, Sequence

import attrs

from ...board.candidate import Candidate
from ...board.grid import Grid
from ...logic.step import Step
from ..strategy import TableStrategy
from . import guardians
from .arguments import Type
from .kinds import Patterns
from .pattern import Argument


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
        pattern = self.patterns.pattern(grid, deadly, argument, removed)
        return Step(self.technique, pattern, pattern.placed, pattern.removed)
