"""Techniques of deadly and impossible patterns: a kind of pattern combined with a type of argument."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import attrs

from ...board.candidate import Candidate
from ...board.grid import Grid
from ...logic.step import Step
from ..strategy import TableStrategy
from .arguments import Type
from .kinds import Patterns

if TYPE_CHECKING:
    from .guardians import DeadlyFinding
    from .pattern import Argument, DeadlyPattern


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

    def _find(self, grid: Grid, patterns: list[DeadlyFinding]) -> Iterator[Step]:
        for conclusion in self.argument.conclusions(grid, patterns):
            yield self._step(grid, *conclusion)

    def _step(self, grid: Grid, deadly: DeadlyFinding, argument: Argument, removed: Sequence[Candidate]) -> Step:
        pattern = self.patterns.pattern(grid, deadly, argument, removed)
        return Step(self.technique, pattern, pattern.placed, pattern.removed)


def loop_rating(found: DeadlyPattern) -> float:
    """Return Sudoku Explainer's rating of a unique loop, or of a rectangle, which counts as a loop of four cells."""
    return round({4: 4.5, 6: 4.6, 8: 4.7}.get(found.cells.bit_count(), 5.0) + _for_size(found), 1)


def grave_rating(found: DeadlyPattern) -> float:
    """Return Sudoku Explainer's rating of a bivalue universal grave with guardians in several cells."""
    return round(5.7 + _for_size(found), 1)


def _for_size(found: DeadlyPattern) -> float:
    """Return the amount that a subset adds to the rating of a pattern."""
    return 0.1 * (found.argument.size - 1)
