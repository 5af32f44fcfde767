# cython: language_level=3
"""How HoDoKu chooses between chains that remove different candidates.

A chain that removes more is better.  Of several that remove as many, the one with the least *index sum* is: the sum of
the cells and digits that are removed, by digit and then cell, where each cell counts for 1, 81, 161 and so on times its
number.  If that is the same too, the one that was found first is taken.

Source: the rules of HoDoKu 2.2.0, found by running it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ...board import houses
from ...board.bitset import members, popcount
from ...board.c_types import Cells, c_only


class Effect(NamedTuple):
    """What a search finds: pairs of cell (0..80) and digit (1..9), in the order in which HoDoKu carries them out.

    ``kind`` says which it is of the techniques that HoDoKu asks for together.
    """

    eliminations: tuple[tuple[int, int], ...] = ()
    placements: tuple[tuple[int, int], ...] = ()
    kind: int = 0


def index_sum(removed: Iterable[tuple[int, int]]) -> int:
    """Return the index sum of what is removed: pairs of cell and digit, by digit and then cell."""
    return sum(cell * (1 + 80 * place) + digit for place, (cell, digit) in enumerate(removed))


class Choice:
    """The best effect so far, and the one that is weighed against it: for each digit the cells that lose it."""

    def __init__(self) -> None:
        self.now: list[Cells] = [0] * 10
        self.best: list[Cells] = [0] * 10
        self.count = 0
        self.sum = 0

    @c_only
    def clear(self) -> None:
        """Forget the effect that is weighed."""
        for digit in range(10):
            self.now[digit] = 0

    @c_only
    def improves(self) -> bool:
        """Return whether the effect that is weighed is better than the best."""
        count = 0
        for digit in range(1, 10):
            count += popcount(self.now[digit])
        if count != self.count:
            return count > self.count
        return count > 0 and self.index_sum() < self.sum

    @c_only
    def take(self) -> None:
        """Make the effect that is weighed the best."""
        self.count = 0
        for digit in range(1, 10):
            self.best[digit] = self.now[digit]
            self.count += popcount(self.now[digit])
        self.sum = self.index_sum()

    def effect(self) -> Effect | None:
        """Return the best; None where there is nothing."""
        if not self.count:
            return None
        return Effect(tuple([(cell, digit) for digit in houses.DIGITS for cell in houses.cells_in(self.best[digit])]))

    def weighed(self) -> Effect:
        """Return the effect that is weighed."""
        return Effect(tuple([(cell, digit) for digit in houses.DIGITS for cell in houses.cells_in(self.now[digit])]))

    @c_only
    def index_sum(self) -> int:
        """Return the index sum of the effect that is weighed."""
        total = 0
        factor = 1
        for digit in range(1, 10):
            for cell in members(self.now[digit]):
                total += cell * factor + digit
                factor += 80
        return total
