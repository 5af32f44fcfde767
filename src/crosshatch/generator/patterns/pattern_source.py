"""A source of puzzles for a pattern."""

from random import Random

from ...board.symmetry import Symmetry, orbits
from ...position.counting import count_values
from ..sources import VARIATIONS, SourceGrid, with_some_back
from .filling import fill, solution_with, varied
from .pattern import FREE, Pattern

OTHER_DIGITS = 0.5
"""How often a variation changes digits if it could also change the cells of the givens."""


class PatternSource:
    """A source of puzzles for a pattern: digits are found for all cells that may be given, and optional givens are
    removed.

    If every given has its place, variations only change digits.
    """

    variations = VARIATIONS

    def __init__(self, pattern: Pattern, symmetry: Symmetry) -> None:
        self._pattern = pattern.under(symmetry)
        self.groups = tuple(group for group in orbits(symmetry) if self._pattern.cells[group[0]] == FREE)
        self._fixed = self._pattern.values
        self._cells = sorted({*self._pattern.givens(), *(cell for group in self.groups for cell in group)})
        self._solution = tuple(map(int, self._pattern.solution))

    @property
    def only(self) -> SourceGrid | None:
        """The only puzzle, if pattern and solution leave no choice."""
        if self.groups or not (self._solution or all(self._fixed[cell] for cell in self._cells)):
            return None
        return self.start(Random(0))

    def start(self, chance: Random) -> SourceGrid:
        """Return a new filling of all cells that may be given.

        Raises FillingNotFound if there is a deadline that passed before digits were found, or if the search is
        hopeless.
        """
        if self._solution:
            return self._of(self._solution)
        solution = self._of(tuple(solution_with(self._fixed, chance)))
        return solution if count_values(solution.values, 2) == 1 else fill(self._cells, self._fixed, chance)

    def _of(self, solution: tuple[int, ...]) -> SourceGrid:
        values = [0] * 81
        for cell in self._cells:
            values[cell] = solution[cell]
        return SourceGrid(tuple(values), solution)

    def vary(self, filled: SourceGrid, chance: Random) -> SourceGrid:
        """Return a puzzle of the pattern with other digits, or with more givens, or both."""
        if self._solution:
            return with_some_back(filled, self.groups, chance)
        if not self.groups:
            return varied(filled, self._changeable(filled), chance)
        if chance.random() < OTHER_DIGITS:
            filled = varied(filled, self._changeable(filled), chance)
        return with_some_back(filled, self.groups, chance)

    def _changeable(self, filled: SourceGrid) -> list[int]:
        return [cell for cell in self._cells if filled.values[cell] and not self._fixed[cell]]
