"""Every way to fill the cells of a rule about several cells, for the proof checker."""

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from ..board.board import Combination
from ..board.houses import digits_in


@attrs.frozen
class Rule:
    """A rule about several cells, with the digit of each (0 for an empty cell) and the masks of candidates."""

    combination: Combination
    values: tuple[int, ...]
    masks: tuple[int, ...]

    def fillings(self, allowed: int, excluded_by: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield each way to fill the empty cells with allowed candidates that do not exclude each other.

        Sets of candidates are integers of 729 bits.  Each way is given as the candidates that it uses, and what it
        leaves of those allowed.
        """
        return self._from(0, self.combination.start, 0, allowed, excluded_by, set())

    def _from(
        self, place: int, state: Any, on: int, allowed: int, excluded_by: Sequence[int], dead: set[Any]
    ) -> Iterator[tuple[int, int]]:
        """Yield each way to fill the cells from a place on; ``dead`` collects the states that have no completion."""
        if place == len(self.values):
            if self.combination.ends(state):
                yield on, allowed
            return
        left = zip(self.combination.cells[place:], self.masks[place:], strict=True)
        masks = [(allowed >> cell * 9 & 0b111_111_111) << 1 & mask for cell, mask in left]
        here = (place, state, *masks)
        if here in dead:
            return
        alive = False
        for digit in (self.values[place],) if self.values[place] else digits_in(masks[0]):
            after = self.combination.follow(state, place, digit)
            if after is None:
                continue
            if self.values[place]:
                ways = self._from(place + 1, after, on, allowed, excluded_by, dead)
            else:
                index = self.combination.cells[place] * 9 + digit - 1
                rest = allowed & ~excluded_by[index]
                ways = self._from(place + 1, after, on | 1 << index, rest, excluded_by, dead)
            for way in ways:
                alive = True
                yield way
        if not alive:
            dead.add(here)
