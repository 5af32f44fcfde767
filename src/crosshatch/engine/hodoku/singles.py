"""The order in which HoDoKu takes singles, on which its scores depend.

HoDoKu does not look for singles.  It notes them when they arise, in two queues, one for naked and one for hidden
singles: a digit that is placed goes from its peers in ascending order, then the other digits go from its cell, and
each time a cell has one digit left, or a house one place for a digit, that is noted.  A full house is the first noted
naked single whose house has no other empty cell; else the oldest naked single is taken, else the oldest hidden one.
Hidden singles score more than naked ones, so that other orders give other scores.
"""

from ...board import houses
from ...board.bitset import lowest
from ...board.grid import Grid

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF
PEERS = houses.PEERS

FULL_HOUSE = 0
NAKED_SINGLE = 1
HIDDEN_SINGLE = 2
"""The kinds of singles."""

NONE = -1
"""No single."""

MOST_NAKED = 81
"""The most naked singles that are noted: a cell comes to its last digit once."""

MOST_HIDDEN = 243
"""The most hidden singles that are noted: a digit comes to its last place in a house once."""


class SinglesQueue:
    """A grid with HoDoKu's two queues of singles, filled as it fills them: the grid must be empty at first."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._naked = [0] * 81  # cell * 10 + digit
        self._naked_first = 0
        self._naked_end = 0
        self._hidden = [0] * 243
        self._hidden_first = 0
        self._hidden_end = 0

    def place(self, cell: int, digit: int) -> None:
        """Place a digit (1..9) in a cell (0..80), and note the singles that arise.

        Raises ValueError where it is no candidate there.
        """
        if self.grid.cell_digits[cell] >> digit & 1:
            peers = PEERS[cell] & self.grid.digit_cells[digit]
            while peers:
                self.eliminate(lowest(peers), digit)
                peers &= peers - 1
            others = self.grid.cell_digits[cell] & ~(1 << digit)
            while others:
                self.grid.eliminate(cell, lowest(others))
                self._note_hidden(cell, lowest(others))
                others &= others - 1
        self.grid.place(cell, digit)

    def eliminate(self, cell: int, digit: int) -> bool:
        """Take a candidate away, and note the singles that arise; return whether it was there."""
        if not self.grid.eliminate(cell, digit):
            return False
        self._note_hidden(cell, digit)
        left = self.grid.cell_digits[cell]
        if left and left & (left - 1) == 0 and self._naked_end < MOST_NAKED:
            self._naked[self._naked_end] = cell * 10 + lowest(left)
            self._naked_end += 1
        return True

    def _note_hidden(self, cell: int, digit: int) -> None:
        for kind in range(3):
            house = HOUSES_OF[cell][kind]
            if self.grid.places[digit * 27 + house] == 1 and self._hidden_end < MOST_HIDDEN:
                place = lowest(self.grid.digit_cells[digit] & HOUSE[house])
                self._hidden[self._hidden_end] = place * 10 + digit
                self._hidden_end += 1

    def take_all(self) -> list[int]:
        """Place singles, the one that is next in HoDoKu's order each time, until there are none; return their kinds."""
        kinds: list[int] = []
        kind = self._take()
        while kind != NONE:
            kinds.append(kind)
            kind = self._take()
        return kinds

    def _take(self) -> int:
        """Place the single that is next in HoDoKu's order and return its kind, NONE where there is none."""
        place = self._naked_first
        while place < self._naked_end:
            if self._is_last_of_a_house(self._naked[place] // 10):
                return self._taken(FULL_HOUSE, self._naked[place])
            place += 1
        while self._naked_first < self._naked_end:
            single = self._naked[self._naked_first]
            self._naked_first += 1
            if not self.grid.values[single // 10]:
                return self._taken(NAKED_SINGLE, single)
        while self._hidden_first < self._hidden_end:
            single = self._hidden[self._hidden_first]
            self._hidden_first += 1
            if self._is_hidden_single(single // 10, single % 10):
                return self._taken(HIDDEN_SINGLE, single)
        return NONE

    def _taken(self, kind: int, single: int) -> int:
        """Place a single and return its kind."""
        self.place(single // 10, single % 10)
        return kind

    def _is_last_of_a_house(self, cell: int) -> bool:
        if self.grid.values[cell]:
            return False
        found = False
        for kind in range(3):
            if self.grid.room[HOUSES_OF[cell][kind]] == 1:
                found = True
        return found

    def _is_hidden_single(self, cell: int, digit: int) -> bool:
        if not self.grid.cell_digits[cell] >> digit & 1:
            return False
        found = False
        for kind in range(3):
            if self.grid.places[digit * 27 + HOUSES_OF[cell][kind]] == 1:
                found = True
        return found
