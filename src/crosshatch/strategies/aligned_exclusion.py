"""Aligned exclusion: cells taken together, whose digits rule each other out.

The techniques are Sudoku Explainer's.  Of all combinations of digits for two or three cells, those are impossible that
have a digit twice in a house, and those that would take all candidates from another cell, an excluder.  A digit that is
in no possible combination goes.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import attrs

from ..board.bitset import bit
from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import PEERS, cells_in, cells_name, common_peers, digits_in
from ..engine import aligned_exclusion as engine
from ..engine.als import almost_locked_sets
from ..step import CELL_TRUTHS, Pattern, Role, Step
from .almost_locked import PatternSet, pattern_sets, roles_of_sets, with_roles
from .base import Strategy, conclude, in_groups, listed, mark_cells


class AlignedExclusion(Strategy):
    """A strategy that rules out combinations of digits of some cells."""

    family = "Almost locked sets"

    def _exclusion(self, grid: Grid, cells: Sequence[int], masks: Sequence[int]) -> Step:
        """Return the step that removes the digits of a mask from each of some cells."""
        removed = [candidate(cell, digit) for cell, mask in zip(cells, masks, strict=True) for digit in digits_in(mask)]
        excluders = dict.fromkeys(
            self._excluder(grid, cells, digits) for each in removed for digits in _combinations(grid, cells, each)
        )
        roles, candidates = roles_of_sets(
            grid, [*((Role.PATTERN, bit(cell)) for cell in cells), *with_roles(excluders)]
        )
        partners = [cell for cell in cells if any(each.cell != cell for each in removed)]
        excluding = [cell for role, members in roles if role is not Role.PATTERN for cell in members]
        pattern = Pattern(
            truths=[CELL_TRUTHS[cell] for cell in dict.fromkeys(partners + excluding)],
            cells=roles,
            candidates=candidates,
        )
        return Step(self, pattern, eliminations=removed)

    def _excluder(self, grid: Grid, cells: Sequence[int], digits: Sequence[int]) -> int:
        """Return a set of cells that would have too few digits left if some cells had these digits."""
        taken = sum(1 << digit for digit in set(digits))
        return next(
            bit(each) for each in cells_in(common_peers(cells) & grid.empty) if not grid.digits_of(each) & ~taken
        )

    def notation(self, step: Step) -> str:
        cells, excluders = _cells_and_excluders(step)
        return f"{cells_name(cells)} ({', '.join(each.braced for each in excluders)})"

    def explain(self, step: Step) -> str:
        cells, excluders = _cells_and_excluders(step)
        named = {cell: mark_cells(Role.PATTERN, [cell]) for cell in cells}
        meet = any(PEERS[one] >> other & 1 for one, other in combinations(cells, 2))
        fault = "do that or repeat a digit in a house" if meet else "do that"
        cases = []
        for cell in cells:
            digits = [each.digit for each in step.eliminations if each.cell == cell]
            if digits:
                others = listed(named[each] for each in cells if each != cell)
                cases.append(f"If {named[cell]} were {listed(digits, 'or')}, any choice for {others} would {fault}.")
        them, each = ("any of them", "each") if len(excluders) > 1 else ("it", "it")
        if all(len(excluder.cells) == 1 for excluder in excluders):
            limit = f"and must not together take all candidates from {them}"
        else:
            limit = f"and must not together take two digits from {them}, as {each} has just one digit more than cells"
        return (
            f"{listed(named.values())} see {listed(excluder.described for excluder in excluders)}, {limit}. "
            f"{' '.join(cases)} "
            f"{conclude(step)}"
        )


@attrs.frozen
class AlignedPairExclusion(AlignedExclusion):
    """Two cells that see the same excluders: cells with two candidates, which they cannot both take away.

    A digit of one of the cells goes if it leaves no digit for the other: each would be the same digit where the cells
    see each other, or take the second candidate from an excluder.

    ``larger_sets`` allows any almost locked set as an excluder: the cells cannot take two of its digits.
    """

    name = "Aligned Pair Exclusion"
    summary = "A digit of one cell leaves none for another, as together they would take both candidates from a third."

    larger_sets: bool = attrs.field(default=False, kw_only=True)

    def find(self, grid: Grid) -> Iterator[Step]:
        found = engine.pairs_with_sets(grid, almost_locked_sets(grid)) if self.larger_sets else engine.pairs(grid)
        for *cells, from_first, from_second in in_groups(found, 4):
            yield self._exclusion(grid, cells, (from_first, from_second))

    def _excluder(self, grid: Grid, cells: Sequence[int], digits: Sequence[int]) -> int:
        if not self.larger_sets:
            return AlignedExclusion._excluder(self, grid, cells, digits)
        sets = almost_locked_sets(grid)
        (first, second), (one, other) = cells, digits
        return next(
            sets.cells(number)
            for number in range(sets.count)
            if sets.digits_seen_by(number, first) >> one & 1 and sets.digits_seen_by(number, second) >> other & 1
        )


class AlignedTripletExclusion(AlignedExclusion):
    """Three cells that see the same excluders: cells with two or three candidates, which they cannot all take away.

    A digit of one of the cells goes if each combination with digits of the other two has a digit twice in a house, or
    takes the last candidate from an excluder.
    """

    name = "Aligned Triplet Exclusion"
    summary = "A digit of one cell is in no possible combination with digits of two others."

    def find(self, grid: Grid) -> Iterator[Step]:
        for found in in_groups(engine.triplets(grid), 6):
            yield self._exclusion(grid, found[:3], found[3:])


def _cells_and_excluders(step: Step) -> tuple[list[int], list[PatternSet]]:
    """Return the cells that a step takes together, and its excluders."""
    sets = pattern_sets(step)
    cells = [cell for each in sets if each.role is Role.PATTERN for cell in each.cells]
    return cells, [each for each in sets if each.role is not Role.PATTERN]


def _combinations(grid: Grid, cells: Sequence[int], fixed: Candidate) -> Iterator[tuple[int, ...]]:
    """Yield the combinations of digits of some cells, with one candidate fixed, that have no digit twice in a house."""
    choices = [(fixed.digit,) if cell == fixed.cell else digits_in(grid.digits_of(cell)) for cell in cells]
    seeing = [
        (one, other)
        for (one, cell), (other, another) in combinations(enumerate(cells), 2)
        if PEERS[cell] >> another & 1
    ]
    for digits in product(*choices):
        if all(digits[one] != digits[other] for one, other in seeing):
            yield digits
