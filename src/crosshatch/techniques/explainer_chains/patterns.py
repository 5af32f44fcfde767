# cython: language_level=3
"""The patterns that dynamic chains use from level 1 up: locked candidates, hidden and naked pairs, and X-Wings.

They are looked for where no single follows.  A pattern counts if it rests on something that is off because of what was
assumed: those are its parents.  Of the first kind that there is, all are used.
"""

from typing import Annotated

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, c_only
from ...board.houses import ALL_CELLS, ALL_DIGITS, HOUSE, HOUSES_OF, NO_HOUSE
from . import kinds
from .closure import Deduction
from .follower import Follower
from .kinds import CELLS_OF_HOUSES as HOUSE_CELLS
from .kinds import HIDDEN_PAIR, HOUSES_IN_TURN, LOCKED, NAKED_PAIR, X_WING
from .position import Position

FIRSTS: Annotated[list[int], 108] = [first for first, _ in kinds.LOCKED_IN]
SECONDS: Annotated[list[int], 108] = [second for _, second in kinds.LOCKED_IN]
LOWS: Annotated[list[int], 36] = [low for low, _ in kinds.NUMBER_PAIRS]
HIGHS: Annotated[list[int], 36] = [high for _, high in kinds.NUMBER_PAIRS]

ROOM_FOR_HIDDEN = 5
ROOM_FOR_NAKED = 4
"""How many cells of a house must be empty for a hidden pair, and for a naked one."""

MOST_PLACED = 5
"""How often a digit may be placed already for an X-Wing."""


class PatternSearch:
    """Looks for patterns in the position that a follower has come to."""

    def __init__(self, follower: Follower) -> None:
        self._follower = follower
        self._working = follower.working
        self._room = [0] * 27  # of each house the number of empty cells
        self._lost = [0] * 27  # as the follower has it
        self._new = [0] * 27  # for each house the digits whose places may make up a pattern
        self._new_cells: Cells = 0  # the cells that may be part of a naked pair
        self._paired = [0] * 27  # for each house the digits that have exactly two places

    @c_only
    def load(self) -> None:
        """Count the empty cells of the houses."""
        for house in range(27):
            self._room[house] = popcount(self._follower.source.empty & HOUSE[house])

    @c_only
    def use(self, barren: Position | None) -> bool:
        """Turn off what the simplest patterns remove; return whether there are any.

        ``barren`` is a position with all these candidates and perhaps more, known to have no pattern.
        """
        for house in range(27):
            self._lost[house] = self._follower.lost[house]
        self._find_new(barren)
        if self._use_locked():
            return True
        self._find_paired()
        return self._use_hidden_pairs() or self._use_naked_pairs() or self._use_x_wings()

    def _find_new(self, barren: Position | None) -> None:
        """Find where there are fewer candidates than in a barren position."""
        if barren is None:
            for house in range(27):
                self._new[house] = ALL_DIGITS
            self._new_cells = ALL_CELLS
            return
        for house in range(27):
            self._new[house] = 0
        self._new_cells = 0
        for digit in range(1, 10):
            gone = barren.digit_cells[digit] & ~self._working.digit_cells[digit]
            self._new_cells |= gone
            for cell in members(gone):
                for kind in range(3):
                    self._new[HOUSES_OF[cell][kind]] |= 1 << digit

    def _use_locked(self) -> bool:
        found = False
        for index in range(108):
            first = FIRSTS[index]
            for digit in members(self._lost[first] & self._new[first]):
                cells = self._working.digit_cells[digit] & HOUSE[first]
                if cells & (cells - 1) and cells & ~HOUSE[SECONDS[index]] == 0:
                    removed = self._working.digit_cells[digit] & HOUSE[SECONDS[index]] & ~HOUSE[first]
                    if removed and self._use_one_locked(digit, first, SECONDS[index], removed):
                        found = True
        return found

    def _use_one_locked(self, digit: int, first: int, second: int, removed: Cells) -> bool:
        deduction = self._deduction(LOCKED, 1 << digit, first, second, 0)
        self._follower.add_lost(deduction, digit, HOUSE[first] & ~HOUSE[second])
        return deduction.parent_count > 0 and self._remove_from(deduction, 1 << digit, removed)

    def _find_paired(self) -> None:
        for house in range(27):
            digits = 0
            for digit in range(1, 10):
                cells = self._working.digit_cells[digit] & HOUSE[house]
                cells &= cells - 1
                if cells and cells & (cells - 1) == 0:
                    digits |= 1 << digit
            self._paired[house] = digits

    def _use_hidden_pairs(self) -> bool:
        found = False
        for index in range(27):
            house = HOUSES_IN_TURN[index]
            paired = self._paired[house]
            if (
                self._room[house] >= ROOM_FOR_HIDDEN
                and paired & (paired - 1)
                and paired & self._new[house]
                and paired & self._lost[house]
            ):
                for pair in range(36):
                    both = 2 << LOWS[pair] | 2 << HIGHS[pair]
                    if (
                        paired & both == both
                        and both & self._new[house]
                        and both & self._lost[house]
                        and self._use_hidden_pair(house, pair)
                    ):
                        found = True
        return found

    def _use_hidden_pair(self, house: int, pair: int) -> bool:
        low = LOWS[pair] + 1
        high = HIGHS[pair] + 1
        cells = self._working.digit_cells[low] & HOUSE[house]
        if cells != self._working.digit_cells[high] & HOUSE[house]:
            return False
        digits = self._working.cell_digits[lowest(cells)] | self._working.cell_digits[lowest(cells & (cells - 1))]
        digits &= ~(1 << low | 1 << high)
        if not digits:
            return False
        deduction = self._deduction(HIDDEN_PAIR, 1 << low | 1 << high, house, NO_HOUSE, cells)
        self._follower.add_lost(deduction, low, HOUSE[house] & ~cells)
        self._follower.add_lost(deduction, high, HOUSE[house] & ~cells)
        return deduction.parent_count > 0 and self._remove_from(deduction, digits, cells)

    def _use_naked_pairs(self) -> bool:
        found = False
        for index in range(27):
            house = HOUSES_IN_TURN[index]
            if self._room[house] >= ROOM_FOR_NAKED and self._new[house] and self._lost[house]:
                for pair in range(36):
                    one = HOUSE_CELLS[9 * house + LOWS[pair]]
                    other = HOUSE_CELLS[9 * house + HIGHS[pair]]
                    digits = self._working.cell_digits[one]
                    if (
                        digits
                        and digits == self._working.cell_digits[other]
                        and self._new_cells & (bit(one) | bit(other))
                    ):
                        rest = digits & (digits - 1)
                        if rest and rest & (rest - 1) == 0 and self._use_naked_pair(house, one, other, digits):
                            found = True
        return found

    def _use_naked_pair(self, house: int, one: int, other: int, digits: int) -> bool:
        low = lowest(digits)
        high = lowest(digits & (digits - 1))
        cells = bit(one) | bit(other)
        removed = (self._working.digit_cells[low] | self._working.digit_cells[high]) & HOUSE[house] & ~cells
        if not removed:
            return False
        deduction = self._deduction(NAKED_PAIR, digits, house, NO_HOUSE, cells)
        for digit in range(1, 10):
            self._follower.add_lost(deduction, digit, bit(one))
        for digit in range(1, 10):
            self._follower.add_lost(deduction, digit, bit(other))
        return deduction.parent_count > 0 and self._remove_from(deduction, digits, removed)

    def _use_x_wings(self) -> bool:
        found = False
        for kind in range(1, -1, -1):
            for pair in range(36):
                low = 9 * kind + LOWS[pair]
                high = 9 * kind + HIGHS[pair]
                lost = (self._lost[low] | self._lost[high]) & (self._new[low] | self._new[high])
                for digit in members(self._paired[low] & self._paired[high] & lost):
                    if self._follower.source.placed[digit] <= MOST_PLACED and self._use_x_wing(
                        digit, low, high, 1 - kind
                    ):
                        found = True
        return found

    def _use_x_wing(self, digit: int, low: int, high: int, crossing: int) -> bool:
        """Use an X-Wing with two base lines, if it is one; ``crossing`` is the kind of the cover lines."""
        cells = self._working.digit_cells[digit] & HOUSE[low]
        cover = HOUSE[HOUSES_OF[lowest(cells)][crossing]] | HOUSE[HOUSES_OF[lowest(cells & (cells - 1))][crossing]]
        base = HOUSE[low] | HOUSE[high]
        if self._working.digit_cells[digit] & base & ~cover:
            return False
        removed = self._working.digit_cells[digit] & cover & ~base
        if not removed:
            return False
        deduction = self._deduction(X_WING, 1 << digit, low, high, base & cover)
        self._follower.add_lost(deduction, digit, HOUSE[low] & ~cover)
        self._follower.add_lost(deduction, digit, HOUSE[high] & ~cover)
        return deduction.parent_count > 0 and self._remove_from(deduction, 1 << digit, removed)

    def _deduction(self, rule: int, digits: int, house: int, other_house: int, cells: Cells) -> Deduction:
        deduction = Deduction(rule, self._follower.closure.count)
        deduction.digits = digits
        deduction.house = house
        deduction.other_house = other_house
        deduction.cells = cells
        return deduction

    def _remove_from(self, deduction: Deduction, digits: int, cells: Cells) -> bool:
        """Turn off those of some digits that some cells have, by a deduction; return True."""
        for cell in members(cells):
            for digit in members(self._working.cell_digits[cell] & digits):
                self._follower.remove(deduction, cell, digit)
        return True
