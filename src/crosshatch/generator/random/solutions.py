# cython: language_level=3
"""Solution grids drawn at random, each of the 6,670,903,752,021,072,936,960 exactly as likely as any other.

Draw a top band and a left stack that share box 1: for each of the 9! boxes there are 56 * 6^6 ways to go on to the
right, and as many downwards, all equally likely.  Four boxes are left.  What stands in the rows of a band that has one
box can be divided among its other two in 56 ways, and the same holds for the columns of a stack.  So the four boxes are
filled by choosing one division for each of two bands and two stacks; and a box can be filled, in just one way, where
each row that it got meets each column that it got in one digit, that is, where no two digits share both.

So the ways to finish a grid can be counted, by sets of 56 bits, and numbered.  Draw a number below ``MOST``, which is
no less than there ever are, and take the way of that number; where there is none, begin anew.  Each grid then comes
from one band, one stack and one number, and these are equally likely.
"""

from itertools import combinations
from typing import Annotated

from ...board import houses
from ...board.bitset import popcount
from ...board.c_types import Word
from ...board.checks import check_given, check_values, check_within
from .chance import Chance

MOST = 11664
"""The maximum number of ways to complete a top band and a left stack; a test adds up all of them, which gives all
grids."""

DIVISIONS = 56
"""In so many ways three sets of three digits are divided again, none of them meeting the one in its place."""

ALL_NINE = 0b111111111
ALL_DIVISIONS: Word = 0xFFFFFFFFFFFFFF
ONE: Word = 1  # of 64 bits where it is compiled

TRIPLES: Annotated[tuple[int, ...], 84] = tuple(
    sum(1 << place for place in chosen) for chosen in combinations(range(9), 3)
)
"""All sets of three of nine digits; digit d is bit d - 1 here."""

SIZE: Annotated[tuple[int, ...], 512] = tuple(mask.bit_count() for mask in range(512))

PLACES: Annotated[tuple[int, ...], 1536] = tuple(
    ([place for place in range(9) if mask >> place & 1] + [0] * 9)[place] for mask in range(512) for place in range(3)
)
"""The first three bits of each mask."""

ORDERS: Annotated[tuple[int, ...], 6] = tuple(
    sum(place << 2 * at for at, place in enumerate(order))
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
)
"""The six orders of three, two bits for each place."""

BOX_CELLS: Annotated[tuple[int, ...], 81] = tuple(cell for box in range(18, 27) for cell in houses.HOUSE_CELLS[box])


class Solutions:
    """Draws solution grids; ``values`` is the last one, 81 digits.

    There are four splits, each with 56 divisions of three sets: the rows of the middle and the bottom band after boxes
    4 and 7, and the columns of the centre and the right stack after boxes 2 and 3.  Each division gives three sets to
    the next box (``near``), and the rest to the one after it (``far``).
    """

    def __init__(self, chance: Chance) -> None:
        check_given(chance)
        self.chance = chance
        self.values = [0] * 81
        self.near = [0] * (4 * DIVISIONS * 3)  # 4 splits * 56 divisions * 3 sets
        self.far = [0] * (4 * DIVISIONS * 3)
        # For 4 boxes and 56 divisions of columns, the divisions of rows that fit them.
        self.fits: list[Word] = [0] * (4 * DIVISIONS)
        # For two digits (9 * lower + higher), the divisions of rows that give them one row.
        self.together: list[Word] = [0] * 81

    def draw(self) -> None:
        """Draw a grid."""
        while True:
            self.begin()
            if self.finish(self.chance.below(MOST)):
                return

    def begin(self) -> None:
        """Draw a top band and a left stack."""
        for place in range(9):
            other = self.chance.below(place + 1)
            self.values[BOX_CELLS[place]] = self.values[BOX_CELLS[other]]
            self.values[BOX_CELLS[other]] = place + 1
        self._divide_rows(0, 0)
        self._put_lines(0, self.chance.below(DIVISIONS), 1, 2, True)
        self._divide_columns(0, 0)
        self._put_lines(0, self.chance.below(DIVISIONS), 3, 6, False)

    def _put_lines(self, split: int, division: int, near: int, far: int, rows: bool) -> None:
        """Fill two boxes (0..8) with the sets of a division, as their rows or their columns, each in random order."""
        for line in range(3):
            self._put_line(near, line, self.near[split * 168 + division * 3 + line], rows)
            self._put_line(far, line, self.far[split * 168 + division * 3 + line], rows)

    def _put_line(self, box: int, line: int, digits: int, rows: bool) -> None:
        order = ORDERS[self.chance.below(6)]
        for place in range(3):
            at = line * 3 + place if rows else place * 3 + line
            self.values[BOX_CELLS[box * 9 + at]] = PLACES[digits * 3 + (order >> 2 * place & 3)] + 1

    def _divide_rows(self, split: int, box: int) -> None:
        """Find the divisions that the rows of a box (0..8) leave to the two boxes beside it."""
        self._divide(split, self._line(box, 0, 1), self._line(box, 3, 1), self._line(box, 6, 1))

    def _divide_columns(self, split: int, box: int) -> None:
        self._divide(split, self._line(box, 0, 3), self._line(box, 1, 3), self._line(box, 2, 3))

    def _line(self, box: int, start: int, step: int) -> int:
        """Return the digits in three cells of a box as a mask."""
        mask = 0
        for place in range(3):
            mask |= 1 << (self.values[BOX_CELLS[box * 9 + start + place * step]] - 1)
        return mask

    def _divide(self, split: int, first: int, second: int, third: int) -> None:
        """Find the 56 divisions of three sets.

        The near box has in its first line three digits of the second and third set; what it leaves of the third goes
        to its second line, with so many of the first set that these are three.
        """
        at = split * 168
        for number in range(84):
            triple = TRIPLES[number]
            if triple & first:
                continue
            wanted = SIZE[triple & third]
            part = first
            while True:
                if SIZE[part] == wanted:
                    middle = part | third & ~triple
                    self.near[at] = triple
                    self.near[at + 1] = middle
                    self.near[at + 2] = ALL_NINE & ~triple & ~middle
                    self.far[at] = ALL_NINE & ~triple & ~first
                    self.far[at + 1] = ALL_NINE & ~middle & ~second
                    self.far[at + 2] = (triple | middle) & ~third
                    at += 3
                if part == 0:
                    break
                part = part - 1 & first

    def finish(self, number: int) -> bool:
        """Fill the four boxes in the way with a number; return False if there are not more ways than that."""
        check_within(number, 0, 2_147_483_647)
        self._look()
        for left in range(DIVISIONS):
            for right in range(DIVISIONS):
                upper = self.fits[left] & self.fits[56 + right]
                if not upper:
                    continue
                lower = self.fits[112 + left] & self.fits[168 + right]
                if not lower:
                    continue
                below = popcount(lower)
                ways = popcount(upper) * below
                if number < ways:
                    self._put(left, right, _nth(upper, number // below), _nth(lower, number % below))
                    return True
                number -= ways
        return False

    def ways(self) -> int:
        """Return the number of ways to fill the four boxes."""
        self._look()
        total = 0
        for left in range(DIVISIONS):
            for right in range(DIVISIONS):
                upper = self.fits[left] & self.fits[56 + right]
                lower = self.fits[112 + left] & self.fits[168 + right]
                total += popcount(upper) * popcount(lower)
        return total

    def _look(self) -> None:
        """See which divisions fit each other in the four boxes: 5, 6, 8 and 9 as people count."""
        self._divide_rows(0, 3)
        self._divide_rows(1, 6)
        self._divide_columns(2, 1)
        self._divide_columns(3, 2)
        self._see_fits(0, False, 0, False, 2)
        self._see_fits(1, True, 0, False, 3)
        self._see_fits(2, False, 1, True, 2)
        self._see_fits(3, True, 1, True, 3)

    def _see_fits(self, box: int, far_rows: bool, rows: int, far_columns: bool, columns: int) -> None:
        """See which divisions of rows fit which divisions of columns in a box: no two digits may share both."""
        for pair in range(81):
            self.together[pair] = 0
        for place in range(168):
            mask = self.far[rows * 168 + place] if far_rows else self.near[rows * 168 + place]
            low, middle, high = PLACES[mask * 3], PLACES[mask * 3 + 1], PLACES[mask * 3 + 2]
            own = ONE << place // 3
            self.together[low * 9 + middle] |= own
            self.together[low * 9 + high] |= own
            self.together[middle * 9 + high] |= own
        for division in range(DIVISIONS):
            bad: Word = 0
            for line in range(3):
                place = columns * 168 + division * 3 + line
                mask = self.far[place] if far_columns else self.near[place]
                low, middle, high = PLACES[mask * 3], PLACES[mask * 3 + 1], PLACES[mask * 3 + 2]
                bad |= self.together[low * 9 + middle] | self.together[low * 9 + high]
                bad |= self.together[middle * 9 + high]
            self.fits[box * 56 + division] = ALL_DIVISIONS & ~bad

    def _put(self, left: int, right: int, upper: int, lower: int) -> None:
        """Fill the four boxes by their divisions."""
        for row in range(3):
            for column in range(3):
                one = self.near[upper * 3 + row] & self.near[336 + left * 3 + column]
                self.values[BOX_CELLS[36 + row * 3 + column]] = PLACES[one * 3] + 1
                one = self.far[upper * 3 + row] & self.near[504 + right * 3 + column]
                self.values[BOX_CELLS[45 + row * 3 + column]] = PLACES[one * 3] + 1
                one = self.near[168 + lower * 3 + row] & self.far[336 + left * 3 + column]
                self.values[BOX_CELLS[63 + row * 3 + column]] = PLACES[one * 3] + 1
                one = self.far[168 + lower * 3 + row] & self.far[504 + right * 3 + column]
                self.values[BOX_CELLS[72 + row * 3 + column]] = PLACES[one * 3] + 1

    def solution(self) -> list[int]:
        """Return the last grid, as 81 digits."""
        return [self.values[cell] for cell in range(81)]

    def set_values(self, values: list[int]) -> None:
        """Take the boxes 1, 2, 3, 4 and 7 of some values: their ways can be counted then."""
        check_values(values)
        for cell in range(81):
            self.values[cell] = values[cell]


def _nth(mask: Word, number: int) -> int:
    """Return the place of a bit in a mask, by its number from 0."""
    while number:
        mask &= mask - 1
        number -= 1
    return popcount((mask & -mask) - 1)
