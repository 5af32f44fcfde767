"""Rules about several cells that follow from complete houses and sums: the 45 rule, and the law of leftovers.

Add some houses, and subtract others, or cages.  The cells that remain once are *innies*; the cells that are subtracted
once too often are *outies*.  Whatever holds for whole houses and cages then limits the innies and outies.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import attrs

from .board import Board, Combination
from .houses import digits_in


def _difference(added: Iterable[Iterable[int]], subtracted: Iterable[Iterable[int]]) -> Mapping[int, int] | None:
    """Return how often each cell remains, or None if any remains more than once or is subtracted twice too often."""
    count: Counter[int] = Counter()
    for cells in added:
        count.update(cells)
    for cells in subtracted:
        count.subtract(cells)
    left = {cell: times for cell, times in sorted(count.items()) if times}
    return left if all(times in (-1, 1) for times in left.values()) else None


@attrs.frozen
class _Compared(Combination):
    """Some cells compared with others, whose sign is -1."""

    cells: tuple[int, ...]
    signs: tuple[int, ...]

    @property
    def minus(self) -> tuple[int, ...]:
        """The other cells."""
        return tuple(cell for cell, sign in zip(self.cells, self.signs, strict=True) if sign < 0)


@attrs.frozen
class Difference(_Compared):
    """The sum of some cells, the innies, less that of others, the outies."""

    total: int
    name: str = "sum of innies and outies"

    @property
    def sum_of_cells(self) -> int | None:
        """The sum, if there are no outies."""
        return self.total if min(self.signs) > 0 else None

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the sum so far."""
        return state + self.signs[place] * digit

    def ends(self, state: Any) -> bool:
        """Return whether the sum is reached."""
        return bool(state == self.total)

    def supported(self, masks: Sequence[int]) -> list[int]:
        """Return the digits that occur in some combination.

        Each set of possible sums is stored as the bits of a number.  For an outie, ten less its digit is added instead,
        so that all sums are positive.
        """
        digits = [
            mask if sign > 0 else sum(1 << 10 - digit for digit in digits_in(mask))
            for sign, mask in zip(self.signs, masks, strict=True)
        ]
        sums = [1]
        for mask in digits:
            sums.append(_or(sums[-1] << digit for digit in digits_in(mask)))
        wanted = self.total + 10 * len(self.minus)
        good = sums[-1] & (1 << wanted if wanted >= 0 else 0)
        left = []
        for place in reversed(range(len(digits))):
            fitting = {digit: sums[place] & good >> digit for digit in digits_in(digits[place])}
            good = _or(fitting.values())
            kept = [digit for digit, states in fitting.items() if states]
            left.append(sum(1 << (digit if self.signs[place] > 0 else 10 - digit) for digit in kept))
        return left[::-1]


@attrs.frozen
class SameDigits(_Compared):
    """Some cells, the innies, have the same digits, as often, as others, the outies."""

    name: str = "law of leftovers"

    @property
    def start(self) -> Any:
        """No digit is in excess before the first cell."""
        return (0,) * 10

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return how often each digit is in excess so far."""
        left = len(self.signs) - place - 1
        after = (*state[:digit], state[digit] + self.signs[place], *state[digit + 1 :])
        return after if sum(map(abs, after)) <= left else None

    def ends(self, state: Any) -> bool:
        """Return whether no digit is in excess."""
        return not any(state)

    def supported(self, masks: Sequence[int]) -> list[int]:
        """Return the digits that occur in some way to match each innie with a different outie of the same digit."""
        innies, outies = ([place for place, sign in enumerate(self.signs) if sign == kind] for kind in (1, -1))
        if len(innies) != len(outies):
            return [0] * len(masks)
        before: list[set[int]] = [{0}]  # for each innie, the sets of outies that those before it can have
        for place in innies:
            common = [masks[place] & masks[outie] for outie in outies]
            before.append(
                {
                    used | 1 << number
                    for used in before[-1]
                    for number, mask in enumerate(common)
                    if mask and not used >> number & 1
                }
            )
        left = [0] * len(masks)
        good = before[-1]
        for count in reversed(range(len(innies))):
            place, after, good = innies[count], good, set()
            for number, outie in enumerate(outies):
                common_digits = masks[place] & masks[outie]
                fitting = {used ^ 1 << number for used in after if used >> number & 1} & before[count]
                if common_digits and fitting:
                    left[place] |= common_digits
                    left[outie] |= common_digits
                    good |= fitting
        return left


def _or(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


def sum_of_rest(board: Board, houses: Iterable[int], rules: Iterable[int]) -> Difference | None:
    """Return the 45 rule for some complete houses, by number, less some sums, by their place in ``combinations``.

    Returns None if it says nothing: no cell remains, one remains twice, or a rule is not a sum.
    """
    houses, rules = tuple(houses), tuple(rules)
    combinations = [board.combinations[rule] for rule in rules]
    left = _difference(
        (board.numbered[house].cells for house in houses), (combination.cells for combination in combinations)
    )
    total = len(houses) * board.size * (board.size + 1) // 2
    for combination in combinations:
        if combination.sum_of_cells is None:
            return None
        total -= combination.sum_of_cells
    return Difference(tuple(left), tuple(left.values()), total) if left else None


def leftovers(board: Board, houses: Iterable[int], others: Iterable[int]) -> SameDigits | None:
    """Return the law of leftovers for as many complete houses, by number, as others; None if it says nothing."""
    houses, others = tuple(houses), tuple(others)
    left = _difference(
        (board.numbered[house].cells for house in houses), (board.numbered[house].cells for house in others)
    )
    if not left or len(houses) != len(others):
        return None
    return SameDigits(tuple(left), tuple(left.values()))
