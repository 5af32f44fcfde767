# cython: language_level=3
"""The digits that fill the cells of a sum, or of innies and outies, while no two of them exclude each other.

``Combination.supported`` knows nothing of what candidates exclude outside its rule; here, all fillings are tried.
"""

from collections.abc import Sequence
from operator import index

from ...board.bitset import bit, members
from ...board.board_tables import BoardTables
from ...board.checks import check_cell, check_digits, check_given
from ...board.grid import Grid


class SumFillings:
    """A search for the digits of some cells, up to nine, with their signs (1, or -1 for outies).

    Either the digits of the cells with the sign 1, less those of the others, have a sum (``is_sum``), or both have the
    same digits equally often.

    Raises ValueError if the numbers of cells and signs differ, or there are more than nine.
    """

    def __init__(self, grid: Grid, cells: Sequence[int], signs: Sequence[int], is_sum: bool, total: int) -> None:
        check_given(grid)
        if len(cells) != len(signs) or len(cells) > 9:
            raise ValueError("expected up to nine cells, and as many signs")
        self.count: int = len(cells)
        self.is_sum: bool = is_sum
        self.total: int = max(-100, min(total, 100))
        self.signs = [0] * 9
        self.masks = [0] * 9
        self.left = [0] * 9
        self.low = [0] * 10
        self.high = [0] * 10
        self.balance = [0] * 10
        # For each cell, digit and later cell: the digits that may be in it besides.
        self.allowed = [0] * 810
        # For each number of filled cells: the digits left in all cells.
        self.stack = [0] * 90
        self.cells = [0] * 9
        for place in range(self.count):
            cell: int = cells[place]
            check_cell(cell)
            self.cells[place] = cell
            self.signs[place] = 1 if index(signs[place]) > 0 else -1
        self._set_allowed(grid.tables)

    def _set_allowed(self, tables: BoardTables) -> None:
        for place in range(self.count):
            cell = self.cells[place]
            for later in range(place + 1, self.count):
                other = self.cells[later]
                for digit in range(1, 10):
                    allowed = 1022
                    if tables.has_links:
                        first = (cell * 9 + digit - 1) * 10
                        for each in range(1, 10):
                            if tables.excluded[first + each] & bit(other):
                                allowed &= ~(1 << each)
                    elif tables.peers[cell] & bit(other):
                        allowed &= ~(1 << digit)
                    self.allowed[(place * 10 + digit) * 9 + later] = allowed

    def supported(self, masks: Sequence[int]) -> list[int]:
        """Return the digits of each cell, as masks, that occur in some filling from these masks."""
        if len(masks) != self.count:
            raise ValueError(f"expected {self.count} masks of digits, found {len(masks)}")
        for place in range(self.count):
            mask: int = masks[place]
            check_digits(mask)
            self.masks[place] = mask
            self.stack[place] = mask
            self.left[place] = 0
        self.low[self.count] = 0
        self.high[self.count] = 0
        for place in range(self.count - 1, -1, -1):
            least = 9
            greatest = 1
            for digit in members(self.masks[place]):
                least = min(least, digit)
                greatest = max(greatest, digit)
            outie = self.signs[place] < 0
            self.low[place] = self.low[place + 1] + (-greatest if outie else least)
            self.high[place] = self.high[place + 1] + (-least if outie else greatest)
        self._fill(0, self.total)
        return [self.left[place] for place in range(self.count)]

    def _fill(self, place: int, wanted: int) -> bool:
        """Mark the digits from a place on that reach the sum, or the balance, that is wanted; return whether any do."""
        if place == self.count:
            return wanted == 0
        if self.is_sum:
            if not self.low[place] <= wanted <= self.high[place]:
                return False
        elif wanted > self.count - place:
            return False
        here = place * 9
        found = False
        for digit in members(self.stack[here + place]):
            fits = True
            for later in range(place + 1, self.count):
                left = self.stack[here + later] & self.allowed[(place * 10 + digit) * 9 + later]
                self.stack[here + 9 + later] = left
                if left == 0:
                    fits = False
                    break
            if not fits:
                continue
            if self.is_sum:
                rest = wanted - self.signs[place] * digit
            else:
                before = abs(self.balance[digit])
                self.balance[digit] += self.signs[place]
                rest = wanted + abs(self.balance[digit]) - before
            if self._fill(place + 1, rest):
                self.left[place] |= 1 << digit
                found = True
            if not self.is_sum:
                self.balance[digit] -= self.signs[place]
        return found
