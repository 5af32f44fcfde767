# cython: language_level=3
"""The simple steps that Sudoku Explainer takes, in its order: singles and direct techniques, up to naked triples.

Full houses come first, house by house, followed by hidden singles: boxes before lines, and digit by digit within each.
Direct pointing and direct hidden pairs come before naked singles, and direct hidden triples after them.  Locked
candidates are searched digit by digit, subsets house by house (locked subsets in lines), and X-Wings come between naked
and hidden pairs.  A hidden pair is taken only in a house with at least five empty cells: if only two other cells were
empty, they would form a naked pair, which was taken earlier.

Direct claiming, which comes between direct pointing and direct hidden pairs, is never needed.  Suppose that it applies:
a line has a digit only in one box, and a second line through that box has only one place for it outside the box, in a
second box.  The third box of these lines then has the digit only in the third line.  If it is filled in there, the
second box has only that one place.  Otherwise the third box points along the third line, which also leaves the second
box only that one place.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells
from ...board.houses import BOXES_MASK, DIGIT_COUNT, HOUSE, HOUSE_CELLS, LINES_MASK, NO_HOUSE
from ..simple import kinds
from ..simple.kinds import (
    CLAIMING,
    DIRECT_POINTING,
    FULL_HOUSE,
    HIDDEN_SINGLE_IN_BOX,
    HIDDEN_SINGLE_IN_LINE,
    NAKED_SINGLE,
    POINTING,
    X_WING,
)
from ..simple.spots import CROSSED
from ..simple.steps import SimpleSteps

FIRST_DIRECT_HIDDEN = kinds.DIRECT_HIDDEN_PAIR - 2


class ExplainerSteps(SimpleSteps):
    """Sudoku Explainer's steps up to naked triples."""

    def __init__(self) -> None:
        super().__init__()
        self._naked_cells: Cells = 0  # naked singles found so far; some are filled by now
        self._hidden_houses = [0] * 10  # for each digit, the houses where only one place was left

    def _take(self) -> bool:
        self._look_at_notes()
        return (
            self._take_full_house()
            or self._take_hidden_single(HIDDEN_SINGLE_IN_BOX, BOXES_MASK)
            or self._take_hidden_single(HIDDEN_SINGLE_IN_LINE, LINES_MASK)
            or self._take_direct_pointing()
            or self._take_direct_hidden(2)
            or self._take_naked_single()
            or self._take_direct_hidden(3)
            or self._take_locked(POINTING, 18, 27)
            or self._take_locked(CLAIMING, 0, 18)
            or self._take_naked(2, True, 0, 18)
            or self._take_naked(2, False, 0, 27)
            or self._take_x_wing()
            or self._take_hidden(2, 0, 27, 5)
            or self._take_naked(3, True, 0, 18)
            or self._take_naked(3, False, 0, 27)
        )

    def _look_at_notes(self) -> None:
        """Collect the singles that have arisen since the last step."""
        while self.naked_first < self.naked_end:
            self._naked_cells |= bit(self.naked[self.naked_first])
            self.naked_first += 1
        while self.hidden_first < self.hidden_end:
            index = self.hidden[self.hidden_first]
            self._hidden_houses[index // 27] |= 1 << index % 27
            self.hidden_first += 1

    def _take_full_house(self) -> bool:
        for house in members(self.full_houses):
            cell = lowest(self.empty & HOUSE[house])
            if self.digits[cell]:
                return self._place(FULL_HOUSE, cell, lowest(self.digits[cell]))
        return False

    def _take_hidden_single(self, kind: int, wanted: int) -> bool:
        """Take the first hidden single in the wanted houses, in the order of digits and then of houses."""
        for digit in range(1, 10):
            for house in members(self._hidden_houses[digit] & wanted):
                self._hidden_houses[digit] &= ~(1 << house)
                spots = self.spots[digit * 27 + house]
                if spots:
                    return self._place(kind, HOUSE_CELLS[house][lowest(spots)], digit)
        return False

    def _take_naked_single(self) -> bool:
        self._naked_cells &= self.empty
        if not self._naked_cells:
            return False
        cell = lowest(self._naked_cells)
        return self.digits[cell] != 0 and self._place(NAKED_SINGLE, cell, lowest(self.digits[cell]))

    def _take_direct_pointing(self) -> bool:
        """Place the first digit that pointing from one box along a line leaves only one place for in another box."""
        for digit in range(1, 10):
            for box in range(18, 27):
                line = CROSSED[box][self.spots[digit * 27 + box]]
                if line != NO_HOUSE and self.cells[digit] & HOUSE[line] & ~HOUSE[box]:
                    cell = self._left_by_pointing(digit, box, line)
                    if cell >= 0:
                        return self._place(DIRECT_POINTING, cell, digit)
        return False

    def _left_by_pointing(self, digit: int, box: int, line: int) -> int:
        """Return the only place that pointing along a line leaves for a digit in another box, or -1."""
        for other in range(18, 27):
            if other != box:
                places = self.cells[digit] & HOUSE[other]
                left = places & ~HOUSE[line]
                if left != places and left and left & (left - 1) == 0:
                    return lowest(left)
        return -1

    def _take_direct_hidden(self, size: int) -> bool:
        """Place the first digit for which a hidden subset leaves one place; search boxes, then columns, then rows."""
        for kind in range(3):
            for place in range(9):
                if self._direct_hidden(size, 18 - 9 * kind + place):
                    return True
        return False

    def _direct_hidden(self, size: int, house: int) -> bool:
        self._list_hidden(size, house)
        for index in range(self._choice_count):
            for digit in range(1, 10):
                spots = self.spots[digit * 27 + house]
                left = spots & ~self._unions[index]
                if left and left != spots and left & (left - 1) == 0 and not self._chosen[index] >> digit & 1:
                    return self._place(FIRST_DIRECT_HIDDEN + size, HOUSE_CELLS[house][lowest(left)], digit)
        return False

    def _take_locked(self, kind: int, first: int, last: int) -> bool:
        for digit in range(1, 10):
            for house in range(first, last):
                if self._locked(kind, digit, house):
                    return True
        return False

    def _take_x_wing(self) -> bool:
        """Take an X-Wing of the lowest possible digit: the one whose first removed candidate comes first.

        If several have the same first candidate, it is the one whose lines come first, rows before columns.
        """
        for digit in range(1, 10):
            gone = self._removed_by_x_wing(digit)
            if gone:
                self._strip(X_WING, gone, 1 << digit)
                return self._done()
        return False

    def _removed_by_x_wing(self, digit: int) -> Cells:
        """Return the cells from which the first X-Wing of a digit removes it; empty if there is no X-Wing."""
        found: Cells = 0
        for line in range(18):
            spots = self.spots[digit * 27 + line]
            if DIGIT_COUNT[spots] == 2:
                for other in range(line + 1, 9 if line < 9 else 18):
                    if self.spots[digit * 27 + other] == spots:
                        across = self._lines_across(line, spots) & self.cells[digit]
                        gone = across & ~(HOUSE[line] | HOUSE[other])
                        if gone and (not found or lowest(gone) < lowest(found)):
                            found = gone
        return found

    def _lines_across(self, line: int, spots: int) -> Cells:
        """Return the cells of the two lines that cross a line at two of its cells."""
        first = 9 if line < 9 else 0
        return HOUSE[first + lowest(spots)] | HOUSE[first + lowest(spots & (spots - 1))]
