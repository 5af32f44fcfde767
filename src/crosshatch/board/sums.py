# cython: language_level=3
"""The digits that fill the cells of a cage: all different, with a given sum."""

from collections.abc import Sequence

from .bitset import members
from .c_types import Number, c_only
from .checks import check_digits, check_within
from .houses import DIGITS_OF_SUM, MOST_SUM


class CageSearch:
    """A search for the digits of the cells of a cage.

    ``masks`` are the digits that the cells may hold, and ``left`` those that occur in some way to fill all of them.
    """

    def __init__(self) -> None:
        self.masks = [0] * 9
        self.left = [0] * 9
        self.fitting = [0] * 9
        # For each set of digits, the number of the look that met it, negative if it cannot be completed.
        self.seen = [0] * 1024
        self.looks = 0

    @c_only
    def narrow(self, count: int, total: int) -> bool:
        """Find what is left in some cells with a sum; return False if nothing is."""
        every = 0
        for place in range(count):
            self.left[place] = 0
            every |= self.masks[place]
        found = False
        for number in range(12):
            digits: int = DIGITS_OF_SUM[count * MOST_SUM + total][number]
            if digits == 0:
                break
            if not digits & ~every and self._fits(count, digits):
                found = True
        return found

    def _fits(self, count: int, digits: int) -> bool:
        """Mark the digits of the cells in the ways to fill them with these; return whether there are any."""
        free = True
        new = False
        for place in range(count):
            self.fitting[place] = self.masks[place] & digits
            if self.fitting[place] == 0:
                return False
            if self.fitting[place] != digits:
                free = False
            if self.fitting[place] & ~self.left[place]:
                new = True
        if not new:
            return True
        if free:
            for place in range(count):
                self.left[place] |= digits
            return True
        self.looks += 1
        return self._fill(0, count, 0)

    def _fill(self, place: int, count: int, used: int) -> bool:
        """Do the same for the cells from a place on."""
        if place == count:
            return True
        if self.seen[used] == self.looks:
            return True
        if self.seen[used] == -self.looks:
            return False
        found = False
        for digit in members(self.fitting[place] & ~used):
            if self._fill(place + 1, count, used | 1 << digit):
                self.left[place] |= 1 << digit
                found = True
        self.seen[used] = self.looks if found else -self.looks
        return found


def sets_of_sum(count: int, total: Number) -> list[int]:
    """Return the sets of up to nine different digits with a sum, as masks.

    Raises IndexError for more than nine digits.
    """
    check_within(count, 0, 9)
    first = count * MOST_SUM + max(0, min(total, MOST_SUM - 1))
    return [DIGITS_OF_SUM[first][number] for number in range(12) if DIGITS_OF_SUM[first][number]]


def digits_of_sum(masks: Sequence[int], total: Number) -> list[int]:
    """Return the digits of up to nine cells, as masks, that occur in some way to fill all from these masks.

    All digits differ, and their sum is ``total``.  All masks are 0 if there is no such way.

    Raises ValueError if there are more cells, or a mask has bits other than 1 to 9.
    """
    count = len(masks)
    if count > 9:
        raise ValueError(f"expected up to nine cells, found {count}")
    search = CageSearch()
    for place in range(count):
        mask: int = masks[place]
        check_digits(mask)
        search.masks[place] = mask
    search.narrow(count, max(0, min(total, MOST_SUM - 1)))
    return [search.left[place] for place in range(count)]
