# cython: language_level=3
"""The simple steps that HoDoKu takes, in its order: singles as they arise, then up to hidden quadruples.

HoDoKu does not look for singles.  It notes them when they arise, in two queues, one for naked and one for hidden
singles (``simple.marks``).  A full house is the first noted naked single whose house has no other empty cell; else the
oldest naked single is taken, else the oldest hidden one.  Hidden singles score more than naked ones, so that other
orders give other scores.

Where there are none it looks for a pattern, technique by technique: locked candidates house by house and in each digit
by digit, subsets in boxes before rows and columns, naked ones by their cells and hidden ones by their digits.  The
order in which a step's candidates go decides which singles arise first: cell by cell, but of a locked subset first on
its line.

A hidden subset makes a naked one of the other empty cells, and the other way round.  Where there is so little room that
this one was taken before, it is not looked for.
"""

from ...board.bitset import bit, lowest, members
from ...board.c_types import Cells
from ...board.houses import HOUSE, HOUSE_CELLS
from ..simple.kinds import CLAIMING, FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE, POINTING
from ..simple.steps import SimpleSteps


class HodokuSteps(SimpleSteps):
    """HoDoKu's steps up to hidden quadruples."""

    def _take(self) -> bool:
        return self._take_single() or self._take_pattern()

    def _take_single(self) -> bool:
        if self.full_houses:
            cell = self._first_of_full_houses()
            if cell >= 0:
                return self._place(FULL_HOUSE, cell, lowest(self.digits[cell]))
        while self.naked_first < self.naked_end:
            cell = self.naked[self.naked_first]
            self.naked_first += 1
            if self.digits[cell]:
                return self._place(NAKED_SINGLE, cell, lowest(self.digits[cell]))
        while self.hidden_first < self.hidden_end:
            index = self.hidden[self.hidden_first]
            self.hidden_first += 1
            if self.spots[index]:
                cell = HOUSE_CELLS[index % 27][lowest(self.spots[index])]
                return self._place(HIDDEN_SINGLE, cell, index // 27)
        return False

    def _first_of_full_houses(self) -> int:
        """Return the last empty cell of a house that was noted first, -1 where none has a digit left."""
        cells: Cells = 0
        for house in members(self.full_houses):
            cells |= self.empty & HOUSE[house]
        cell = lowest(cells)
        if cells & (cells - 1):
            place = self.naked_first
            while place < self.naked_end and not cells & bit(self.naked[place]):
                place += 1
            cell = self.naked[place]
        return cell if self.digits[cell] else -1

    def _take_pattern(self) -> bool:
        return (
            self._take_naked(2, True, 18, 27)
            or self._take_naked(3, True, 18, 27)
            or self._take_locked(POINTING, 18, 27)
            or self._take_locked(CLAIMING, 0, 18)
            or self._take_naked(2, False, 18, 45)
            or self._take_naked(3, False, 18, 45)
            or self._take_hidden(2, 18, 45, 6)
            or self._take_hidden(3, 18, 45, 7)
            or self._take_naked(4, False, 18, 45, 8)
            or self._take_hidden(4, 18, 45, 9)
        )

    def _take_locked(self, kind: int, first: int, last: int) -> bool:
        for house in range(first, last):
            for digit in range(1, 10):
                if self._locked(kind, digit, house):
                    return True
        return False
