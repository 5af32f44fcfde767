"""Almost locked sets linked by restricted commons: two, three, a chain of them, or several around a cell.

An almost locked set consists of cells of a house or cage with one more candidate digit than there are cells, so it
lacks exactly one of its digits.  A restricted common is a digit of two sets that cannot be in both, because each of its
candidates in one set sees all those in the other.  So one of the two sets lacks it and has all its other digits.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import TYPE_CHECKING

import attrs

from ...board.bitset import bit
from ...board.candidate import Candidate, candidates_of
from ...board.grid import Grid, memo
from ...board.houses import ALL_DIGITS, digits_in
from ...lazy import later
from ...logic.cell_groups import CellGroup
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import death_blossom, linked_sets, search, set_chains
    from . import pattern as patterns
else:
    death_blossom = later(".death_blossom", __package__)
    linked_sets = later(".linked_sets", __package__)
    patterns = later(".pattern", __package__)
    search = later(".search", __package__)
    set_chains = later(".set_chains", __package__)


@attrs.frozen(repr=False)
class LinkedSetsStrategy(TableStrategy):
    """A strategy that links almost locked sets.

    ``overlap`` allows sets with common cells, as long as no restricted common is there; HoDoKu excludes them by
    default.
    """

    any_board = True
    overlap: bool = attrs.field(default=False, kw_only=True)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        told: set[tuple[tuple[int, ...], tuple[Candidate, ...]]] = set()
        for numbers, linked in self._linked(grid, memo(grid, search.AlmostLockedSets)):
            finding = (numbers, linked.removed)
            if finding not in told:
                told.add(finding)
                yield Step(self.technique, linked, eliminations=linked.removed)

    @abstractmethod
    def _linked(
        self, grid: Grid, sets: search.AlmostLockedSets
    ) -> Iterator[tuple[tuple[int, ...], patterns.LinkedSets]]:
        """Yield results with the numbers of their sets; superfluous cells in sets can lead to repeated results."""


class AlmostLockedSetXZRule(LinkedSetsStrategy):
    """Two almost locked sets with a restricted common X: one of them lacks X and so has all its other digits.

    Another digit Z of both sets is then in one of the two, and can be removed from cells that see all its candidates in
    both.

    With two restricted commons, one set lacks the first and the other lacks the second.  Each set has all its other
    digits.  They can be removed from cells that see all their candidates in that set, except from cells of the two
    sets, and the restricted commons from cells that see all their candidates in both sets.
    """

    def _linked(
        self, grid: Grid, sets: search.AlmostLockedSets
    ) -> Iterator[tuple[tuple[int, ...], patterns.LinkedSets]]:
        for _, *pair in linked_sets.linked_pairs(grid, self.overlap):
            first, second = pair
            commons = sets.restricted_commons(first, second)
            shared = sets.digits(first) & sets.digits(second)
            if commons & (commons - 1):
                removed = seen_in_all(sets, pair, shared)
                removed += _seen_outside(sets, first, second, commons) + _seen_outside(sets, second, first, commons)
            else:
                removed = seen_in_all(sets, pair, shared & ~commons)
            telling = commons | _digits_of(removed)
            parts = smallest_parts(sets, pair, [telling & sets.digits(each) for each in pair])
            first, second = sorted(parts)
            commons = sets.restricted_commons(first, second)
            one, other = _groups(grid, sets, (first, second))
            yield (
                (first, second),
                patterns.LinkedPair(one, other, digits_in(commons), tuple(dict.fromkeys(removed)), board=grid.board),
            )


class AlmostLockedSetXYWing(LinkedSetsStrategy):
    """Almost locked sets A and B, linked to a third set C by the restricted commons X (with A) and Y (with B).

    If A lacks X, it has all its other digits.  Otherwise C lacks X and has Y, so B lacks Y and has all its other
    digits.  So a digit Z of A and B, other than the restricted commons, is in one of the two, and can be removed from
    cells that see all its candidates in both.

    Even with ``overlap``, neither of A and B contains the other.
    """

    def _linked(
        self, grid: Grid, sets: search.AlmostLockedSets
    ) -> Iterator[tuple[tuple[int, ...], patterns.LinkedSets]]:
        for _, middle, first, second in linked_sets.linked_threes(grid, self.overlap):
            firsts, seconds = sets.restricted_commons(middle, first), sets.restricted_commons(middle, second)
            shared = sets.digits(first) & sets.digits(second)
            removed = seen_in_all(sets, (first, second), shared & ~(firsts | seconds))
            gone = _digits_of(removed)
            *ends, middle = min(
                (
                    smallest_parts(sets, (first, second, middle), (gone | 1 << x, gone | 1 << y, 1 << x | 1 << y))
                    for x, y in _different(firsts, seconds)
                ),
                key=lambda parts: sum(sets.cells(part).bit_count() for part in parts),
            )
            numbers = (*sorted(ends), middle)
            yield numbers, self._three(grid, sets, numbers, removed)

    def _three(
        self, grid: Grid, sets: search.AlmostLockedSets, numbers: Sequence[int], removed: Sequence[Candidate]
    ) -> patterns.LinkedThree:
        first, second, middle = numbers
        others = ~_digits_of(removed)  # of smaller sets a digit that is removed may be a restricted common, too
        firsts = sets.restricted_commons(middle, first) & others
        seconds = sets.restricted_commons(middle, second) & others
        x, y = next(_different(firsts, seconds))
        more_x, more_y = digits_in(firsts & ~(1 << x)), digits_in(seconds & ~(1 << y))
        a, b, c = _groups(grid, sets, numbers)
        return patterns.LinkedThree(a, b, c, x, y, more_x, more_y, tuple(removed), board=grid.board)


@attrs.frozen(repr=False)
class AlmostLockedSetChain(LinkedSetsStrategy):
    """A chain of four or more almost locked sets, each linked to the next by a restricted common, each time a new one.

    If the first set lacks its restricted common, it has all its other digits.  Otherwise the second set lacks it and
    has its restricted common with the third, which therefore lacks that, and so on.  Finally, the last set lacks the
    restricted common that leads to it and has all its other digits.  So a digit of both ends, other than their
    restricted commons, is in one of the two, and can be removed from cells that see all its candidates in both.

    Of all chains with the same eliminations, a shortest one is found, unless it has three sets and is an XY-Wing.  A
    chain is left out if a shorter one has all its eliminations.  ``overlap`` allows neighbouring sets with common
    cells; sets further apart may always have some, but no set occurs twice.  ``most_links`` limits the length (6 links
    in HoDoKu); by default there is no limit.
    """

    most_links: int | None = attrs.field(default=None, kw_only=True)

    def _linked(
        self, grid: Grid, sets: search.AlmostLockedSets
    ) -> Iterator[tuple[tuple[int, ...], patterns.LinkedSets]]:
        finder = set_chains.SetChainSearch(sets, self.overlap)
        known: dict[frozenset[Candidate], int] = {}
        looked_at: set[frozenset[Candidate]] = set()
        for ends in finder.run():
            if self.most_links is not None and ends.links > self.most_links:
                return  # the shortest come first
            outer = (ends.first, ends.last)
            digits = sets.digits(ends.first) & sets.digits(ends.last) & ~(1 << ends.start | 1 << ends.end)
            removed = tuple(seen_in_all(sets, outer, digits))
            effect = frozenset(removed)
            if effect in looked_at:
                continue
            looked_at.add(effect)
            if not any(effect < each and known[each] < ends.links for each in known):
                known[effect] = ends.links
                numbers, commons = finder.chain(ends)
                gone = _digits_of(removed)
                links = [1 << common for common in commons]
                telling = [one | other for one, other in zip([gone, *links], [*links, gone], strict=True)]
                numbers = smallest_parts(sets, numbers, telling)
                if numbers[0] > numbers[-1]:
                    numbers, commons = numbers[::-1], commons[::-1]
                yield numbers, patterns.SetChain(_groups(grid, sets, numbers), commons, removed, board=grid.board)


class DeathBlossom(LinkedSetsStrategy):
    """A stem cell that sees, for each of its digits, all places of the digit in an almost locked set, a petal.

    Whatever digit the stem has, the petal of that digit lacks it and has all its others.  So a digit of all petals that
    is not in the stem is in one of the petals, and can be removed from cells that see all its candidates in each of
    them.

    Of all blossoms with the same eliminations, one with the fewest cells is found.  ``overlap`` allows petals with
    common cells.
    """

    def _linked(
        self, grid: Grid, sets: search.AlmostLockedSets
    ) -> Iterator[tuple[tuple[int, ...], patterns.LinkedSets]]:
        for _, stem, petals in death_blossom.blossoms(grid, sets, self.overlap):
            digits = grid.digits_of(stem)
            removed = seen_in_all(sets, petals, ALL_DIGITS & ~digits)
            gone = _digits_of(removed)
            numbers = smallest_parts(sets, petals, [gone | 1 << digit for digit in digits_in(digits)])
            groups = _groups(grid, sets, numbers)
            yield (
                (stem, *numbers),
                patterns.Blossom(CellGroup.of(grid, bit(stem)), groups, tuple(removed), board=grid.board),
            )


def smallest_parts(sets: search.AlmostLockedSets, numbers: Sequence[int], telling: Iterable[int]) -> tuple[int, ...]:
    """Return for some sets the smallest that lie in them and do the same, having the digits that tell (masks).

    A part of a set that has the digits by which the set is linked, and those that it holds for what is removed, is
    linked by them as well and holds them in fewer places.  Where one set would come to lie in another, they are left as
    they are.
    """
    parts = tuple([sets.part(number, digits) for number, digits in zip(numbers, telling, strict=True)])
    return parts if _nested(sets, parts) <= _nested(sets, numbers) else tuple(numbers)


def _nested(sets: search.AlmostLockedSets, numbers: Iterable[int]) -> int:
    """Return how many of some sets lie in another one of them."""
    cells = [sets.cells(number) for number in numbers]
    return sum(not one & ~other for one, other in permutations(cells, 2))


def seen_in_all(sets: search.AlmostLockedSets, numbers: Sequence[int], digits: int) -> list[Candidate]:
    """Return the candidates of some digits (a mask) that see all those of their digit in each of some sets."""
    removed: list[Candidate] = []
    for digit in digits_in(digits):
        cells = sets.seen(numbers[0], digit)
        for number in numbers[1:]:
            cells &= sets.seen(number, digit)
        if cells:
            removed += candidates_of(digit, cells)
    return removed


def _seen_outside(sets: search.AlmostLockedSets, number: int, other: int, commons: int) -> list[Candidate]:
    """Return what a set, linked twice to another, removes outside of that with its other digits."""
    removed: list[Candidate] = []
    for digit in digits_in(sets.digits(number) & ~commons):
        removed += candidates_of(digit, sets.seen(number, digit) & ~sets.cells(other))
    return removed


def _digits_of(candidates: Iterable[Candidate]) -> int:
    """Return the mask of the digits of some candidates."""
    mask = 0
    for each in candidates:
        mask |= 1 << each.digit
    return mask


def _different(firsts: int, seconds: int) -> Iterator[tuple[int, int]]:
    """Yield each digit of a mask with each other digit of another mask."""
    return ((x, y) for x, y in product(digits_in(firsts), digits_in(seconds)) if x != y)


def _groups(grid: Grid, sets: search.AlmostLockedSets, numbers: Iterable[int]) -> tuple[CellGroup, ...]:
    return tuple([CellGroup.of(grid, sets.cells(number)) for number in numbers])
