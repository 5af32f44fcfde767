"""Death blossoms: almost locked sets around a stem cell."""

from collections.abc import Iterator, Sequence

import attrs

from ..board.bitset import bit
from ..board.grid import Grid
from ..board.houses import ALL_DIGITS, cells_name, digits_in
from ..engine.sets import death_blossom as engine
from ..engine.sets.als import AlmostLockedSets, almost_locked_sets
from ..step import Role, Step
from .almost_locked import (
    AlmostLockedSetStrategy,
    held_between,
    linked_pattern,
    pattern_sets,
    seen_in_all,
    weak_link,
    with_roles,
)
from .base import conclude, mark


@attrs.frozen
class DeathBlossom(AlmostLockedSetStrategy):
    """A cell, the stem, which sees for each of its digits all places of the digit in an almost locked set, a petal.

    Whatever digit the stem holds, the petal of that digit lacks it and holds all its others.  So a digit that all
    petals have, and the stem has not, is in one of the petals, and goes from what sees all its candidates in each of
    them.

    Of all blossoms that remove the same, one with the fewest cells is found.  ``overlap`` allows petals that have cells
    in common.
    """

    name = "Death Blossom"
    summary = "Whatever digit a cell holds, one of the almost locked sets that it sees holds a digit of them all."

    def find(self, grid: Grid) -> Iterator[Step]:
        sets = almost_locked_sets(grid)
        for _, stem, *petals in engine.blossoms(grid, sets, self.overlap):
            yield self._step(grid, sets, stem, petals)

    def _step(self, grid: Grid, sets: AlmostLockedSets, stem: int, petals: Sequence[int]) -> Step:
        digits = grid.digits_of(stem)
        removed = seen_in_all(sets, petals, ALL_DIGITS & ~digits)
        cells = [sets.cells(petal) for petal in petals]
        links = [
            weak_link(grid, bit(stem), petal, digit) for digit, petal in zip(digits_in(digits), cells, strict=True)
        ]
        pattern = linked_pattern(grid, [(Role.STEM, bit(stem)), *with_roles(cells)], links, cells, removed)
        return Step(self, pattern, eliminations=removed)

    def notation(self, step: Step) -> str:
        stem, *petals = pattern_sets(step)
        digits = step.pattern.digits(Role.RESTRICTED_COMMON)
        parts = [f" -{digit}- {petal.braced}" for digit, petal in zip(digits, petals, strict=True)]
        return ", ".join([cells_name(stem.cells), *parts])  # HoDoKu has two blanks before a petal

    def explain(self, step: Step) -> str:
        stem, *petals = pattern_sets(step)
        digits = [mark(Role.RESTRICTED_COMMON, digit) for digit in step.pattern.digits(Role.RESTRICTED_COMMON)]
        cases = [
            f"if it is {digit}, {petal.described} lacks the {digit}"
            for digit, petal in zip(digits, petals, strict=True)
        ]
        return (
            f"For each of its digits {stem.named} sees all places of that digit in an almost locked set, which has one "
            f"digit more than cells: {'; '.join(cases)}. A set that lacks a digit holds all its others. So, whatever "
            f"{stem.named} is, {held_between(step, 'one of the sets')} {conclude(step)}"
        )
