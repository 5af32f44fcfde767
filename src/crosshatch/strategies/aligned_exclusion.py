"""Aligned exclusion: cells taken together, whose digits rule each other out.

The techniques are Sudoku Explainer's.  Of all combinations of digits for two or three cells, those are impossible that
have a digit twice in a house, and those that would take all candidates from another cell, an excluder.  A digit that is
in no possible combination goes.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

import attrs

from ..board.bitset import bit
from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import PEERS, cells_in, cells_name, common_peers, digits_in, house_name, houses_with
from ..engine.sets import aligned_exclusion as engine
from ..engine.sets.als import almost_locked_sets
from ..step import CELL_TRUTHS, Pattern, Role, Step
from .almost_locked import PatternSet, pattern_sets, roles_of_sets, with_roles
from .base import Strategy, conclude, in_groups, listed, mark_cells

MOST_CHOICES = 12
"""How many combinations an explanation lists at most."""


class AlignedExclusion(Strategy):
    """A strategy that rules out combinations of digits of some cells."""

    family = "Almost locked sets"

    def _exclusion(self, grid: Grid, cells: Sequence[int], masks: Sequence[int]) -> Step:
        """Return the step that removes the digits of a mask from each of some cells."""
        removed = [candidate(cell, digit) for cell, mask in zip(cells, masks, strict=True) for digit in digits_in(mask)]
        options = {cell: grid.digits_of(cell) for cell in cells}
        excluders = dict.fromkeys(
            self._excluder(grid, cells, digits) for each in removed for digits in _combinations(options, each)
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
        sets = f" ({', '.join(each.braced for each in excluders)})" if excluders else ""
        return f"{cells_name(cells)}{sets}"

    def explain(self, step: Step) -> str:
        cells, excluders = _cells_and_excluders(step)
        cases = [self._case(step, each) for each in sorted(step.eliminations)]
        limits = [f"{listed(map(_named, cells))} {_limit(excluders)}."] if excluders else []
        return " ".join([*limits, *cases, conclude(step)])

    @abstractmethod
    def _case(self, step: Step, removed: Candidate) -> str:
        """Go through what is left to the other cells if a removed candidate were true."""


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

    def _case(self, step: Step, removed: Candidate) -> str:
        (other,) = (each for each in pattern_sets(step) if each.role is Role.PATTERN and removed.cell not in each.cells)
        (cell,) = other.cells
        shared = houses_with(bit(cell) | bit(removed.cell))
        ends = []
        for digit in other.digits:
            if digit == removed.digit and shared:
                end = f"would be a second {digit} in {house_name(shared[0])}"
            else:
                end = f"leaves {_too_little(_short_of_digits(step, (removed, candidate(cell, digit))))}"
            ends.append(f"{other.named}={digit} {end}")
        return f"If {_named(removed.cell)} were {removed.digit}: {'; '.join(ends)}."

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

    def _case(self, step: Step, removed: Candidate) -> str:
        sets = [each for each in pattern_sets(step) if each.role is Role.PATTERN]
        others = [each for each in sets if removed.cell not in each.cells]
        masks = {cell: sum(1 << digit for digit in each.digits) for each in sets for cell in each.cells}
        ends: dict[str, list[str]] = {}
        for digits in _combinations(masks, removed):
            choice = [candidate(cell, digit) for cell, digit in zip(masks, digits, strict=True)]
            excluder = _short_of_digits(step, choice)
            names = ",".join(str(each.digit) for each in choice if each != removed)
            ends.setdefault(_too_little(excluder), []).append(names)
        where = ",".join(each.named for each in others)
        start = f"If {_named(removed.cell)} were {removed.digit}"
        if not ends:
            return f"{start}, any choice for {where} would repeat a digit in a house."
        count = sum(map(len, ends.values()))
        if count > MOST_CHOICES:
            return (
                f"{start}, there would be {count} choices for {where} that repeat no digit in a house, and each leaves "
                f"{listed(ends, last='or')}."
            )
        faults = "; ".join(
            f"{listed(names)}, which {'leave' if len(names) > 1 else 'leaves'} {end}" for end, names in ends.items()
        )
        return f"{start}, only these choices for {where} would repeat no digit in a house: {faults}."


def _cells_and_excluders(step: Step) -> tuple[list[int], list[PatternSet]]:
    """Return the cells that a step takes together, and its excluders."""
    sets = pattern_sets(step)
    cells = [cell for each in sets if each.role is Role.PATTERN for cell in each.cells]
    return cells, [each for each in sets if each.role is not Role.PATTERN]


def _limit(excluders: Sequence[PatternSet]) -> str:
    """Say what cells must not do together that see some excluders."""
    them, each = (("it", "it"), ("either of them", "each"), ("any of them", "each"))[min(len(excluders), 3) - 1]
    if all(len(excluder.cells) == 1 for excluder in excluders):
        limit = f"take all candidates from {them}"
    else:
        limit = f"take two digits from {them}, as {each} has just one digit more than cells"
    return f"see {listed(excluder.described for excluder in excluders)}, and must not together {limit}"


def _named(cell: int) -> str:
    """Name one of the cells that are taken together."""
    return mark_cells(Role.PATTERN, [cell])


def _short_of_digits(step: Step, choice: Sequence[Candidate]) -> PatternSet:
    """Return the smallest excluder of a step that a choice of candidates leaves too few digits (the first of several).

    Raises ValueError where there is none.
    """
    found = []
    for excluder, (_, candidates) in zip(pattern_sets(step), step.pattern.candidate_roles, strict=False):
        if excluder.role is Role.PATTERN:
            continue
        taken = {
            each.digit
            for each in choice
            if all(PEERS[each.cell] >> other.cell & 1 for other in candidates if other.digit == each.digit)
        }
        if len(set(excluder.digits) - taken) < len(excluder.cells):
            found.append(excluder)
    return min(found, key=lambda each: len(each.cells))


def _too_little(excluder: PatternSet) -> str:
    """Say what is left for an excluder."""
    return f"{'nothing' if len(excluder.cells) == 1 else 'too few digits'} for {excluder.named}"


def _combinations(masks: Mapping[int, int], fixed: Candidate) -> Iterator[tuple[int, ...]]:
    """Yield the combinations of digits of some cells that have no digit twice in a house, one candidate being fixed.

    ``masks`` are the digits by cell.
    """
    cells = tuple(masks)
    choices = [(fixed.digit,) if cell == fixed.cell else digits_in(masks[cell]) for cell in cells]
    seeing = [
        (one, other)
        for (one, cell), (other, another) in combinations(enumerate(cells), 2)
        if PEERS[cell] >> another & 1
    ]
    for digits in product(*choices):
        if all(digits[one] != digits[other] for one, other in seeing):
            yield digits
