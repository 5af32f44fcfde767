# cython: language_level=3
"""The candidates of a puzzle, with the singles as they arise: a position that is cheap to make and to fill.

A digit that is placed goes from its peers in ascending order, then the other digits go from its cell.  Each time a cell
has one digit left, or a house one place for a digit, that is noted, so that singles never have to be searched for.  A
``Grid`` tells more of a position, and to every strategy; here is what the simple techniques need.
"""

from ...board.bitset import bit, members
from ...board.c_types import Cells, Short, Word
from ...board.checks import check_cell, check_digit
from ...board.houses import ALL_CELLS, ALL_DIGITS, HOUSES_OF, PEERS
from .spots import ALL_SPOTS, SPOT

MOST_NAKED = 162
"""How many naked singles are noted at most: a cell comes to one digit once, and to none once if it cannot be filled."""

MOST_HIDDEN = 486
"""How many hidden singles are noted at most: a digit comes to one place in a house once, and to none once."""

FIRST_WORD = 2**64 - 1
_SETTLING = 3 << 9  # added to the spots of a digit in a house that is just being settled: never one, and never none


class Marks:
    """A position: the candidates of the empty cells, and the singles in the order in which they arise.

    ``digits`` is the mask of each cell, 0 where it is filled; ``cells`` are the cells of each digit; ``spots``, by
    ``digit * 27 + house``, its places in a house as a mask of nine bits, 0 where it is placed.  ``naked`` are the cells
    that came to have one digit, ``hidden`` the entries of ``spots`` that came to have one place, each from a first one
    that was not looked at yet to an end; they may be filled by now.
    """

    def __init__(self) -> None:
        self.empty = ALL_CELLS
        self.digits: list[Short] = [0] * 81
        self.cells: list[Cells] = [0] * 10
        self.spots: list[Short] = [0] * 270
        self.room: list[Short] = [0] * 27  # empty cells by house
        self.full_houses = 0  # bit ``h`` for a house ``h`` with one empty cell
        self.naked: list[Short] = [0] * (MOST_NAKED + 1)
        self.hidden: list[Short] = [0] * (MOST_HIDDEN + 1)
        self.naked_first = 0
        self.naked_end = 0
        self.hidden_first = 0
        self.hidden_end = 0
        for cell in range(81):
            self.digits[cell] = ALL_DIGITS
        for digit in range(1, 10):
            self.cells[digit] = ALL_CELLS
        for index in range(27, 270):
            self.spots[index] = ALL_SPOTS
        for house in range(27):
            self.room[house] = 9

    def load(self, line: bytes) -> bool:
        """Place the digits of a line of 81 characters, cell by cell; return False where two of them clash.

        A byte from ``1`` to ``9`` is a digit, any other an empty cell.
        """
        if len(line) != 81:
            raise ValueError("a line has 81 characters")
        for cell in range(81):
            digit = line[cell] - 48
            if 0 < digit < 10:
                if not self.digits[cell] >> digit & 1:
                    return False
                self.place(cell, digit)
        return True

    def place(self, cell: int, digit: int) -> None:
        """Place a digit (1..9) in a cell (0..80) where it is a candidate, and note the singles that arise."""
        if not (0 <= cell < 81 and 0 < digit < 10):
            check_cell(cell)
            check_digit(digit)
        row = HOUSES_OF[cell][0]
        column = HOUSES_OF[cell][1]
        box = HOUSES_OF[cell][2]
        here = digit * 27
        self.spots[here + row] |= _SETTLING
        self.spots[here + column] |= _SETTLING
        self.spots[here + box] |= _SETTLING
        rest = self.cells[digit] & PEERS[cell]
        self.cells[digit] &= ~(PEERS[cell] | bit(cell))
        part: Word = rest & FIRST_WORD  # in two parts, which a processor takes faster than one
        for peer in members(part):
            self._lose(peer, digit)
        part = rest >> 64
        for place in members(part):
            self._lose(64 + place, digit)
        self.spots[here + row] = 0
        self.spots[here + column] = 0
        self.spots[here + box] = 0
        others = self.digits[cell] & ~(1 << digit)
        self.digits[cell] = 0
        for other in members(others):
            self.cells[other] &= ~bit(cell)
            self._lose_places(cell, other)
        self.empty &= ~bit(cell)
        self._fill_one(row)
        self._fill_one(column)
        self._fill_one(box)

    def eliminate(self, cell: int, digit: int) -> bool:
        """Take a candidate (a digit 1..9 of a cell 0..80) away; note the singles that arise; return if it was there."""
        if not (0 <= cell < 81 and 0 < digit < 10):
            check_cell(cell)
            check_digit(digit)
        if not self.digits[cell] >> digit & 1:
            return False
        self.cells[digit] &= ~bit(cell)
        self._lose(cell, digit)
        return True

    def _lose(self, cell: int, digit: int) -> None:
        """An empty cell lost a digit.  What is written behind the end of the notes counts if it is a single."""
        mask = self.digits[cell] & ~(1 << digit)
        self.digits[cell] = mask
        self.naked[self.naked_end] = cell
        self.naked_end += mask & (mask - 1) == 0
        self._lose_places(cell, digit)

    def _lose_places(self, cell: int, digit: int) -> None:
        """A digit lost one of its places in a row, a column and a box."""
        here = digit * 27
        self._lose_place(here + HOUSES_OF[cell][0], SPOT[cell][0])
        self._lose_place(here + HOUSES_OF[cell][1], SPOT[cell][1])
        self._lose_place(here + HOUSES_OF[cell][2], SPOT[cell][2])

    def _lose_place(self, index: int, spot: int) -> None:
        left = self.spots[index] & ~spot
        self.spots[index] = left
        self.hidden[self.hidden_end] = index
        self.hidden_end += left & (left - 1) == 0

    def _fill_one(self, house: int) -> None:
        """One more cell of a house has its digit."""
        left = self.room[house] - 1
        self.room[house] = left
        self.full_houses ^= (left < 2) << house  # with one left it becomes a full house, and with none it ends as one
