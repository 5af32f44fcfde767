# cython: language_level=3
"""What engines look up about a board: its houses, which cells see each other, and what each candidate excludes.

Each board has one object with these tables (``Board.tables``), which every grid on the board shares.  Houses have the
numbers that they have on every board (``houses``), so a board leaves gaps: a house that it does not have has no cells.
Loops over all houses go to ``house_count``; loops that include cages begin again at 64 and go to ``end``.
"""

from collections.abc import Sequence

from .bitset import bit, members, popcount
from .c_types import Cells, Word, c_only
from .checks import check_cells, check_within
from .houses import MOST_HOUSES


def _checked(cells: Cells) -> Cells:
    """Return a set of cells that is one."""
    check_cells(cells)
    return cells


class BoardTables:
    """The tables of one board, built from its facts.

    - ``digits`` is the number of digits, ``cells`` the set of cells.
    - ``allowed``: for each digit (0 is unused), the cells that may hold it.
    - ``houses``: 64 sets of cells, the complete houses by number; an empty set for each house that it does not have.
    - ``cages``: up to 64 sets of cells without repeats that are not complete; they follow in ``house`` from 64 on.
    - ``peers``: for each of the 81 cells, the cells that cannot have the same digit, whichever it is.
    - ``excluded``: for each of the 729 candidates and each digit (0 is unused), the cells where it excludes that digit;
      empty for a board without weak links other than those of its houses.
    - ``has_rules``: whether the board has rules about several cells, or truths, which are not in these tables.
    - ``touched``: the cells that some rule is about other than that of a complete house or of a single cell.  In all
      other cells, digits can change places if every house keeps its digits.

    From these follow ``crossing``: for each house those with which it shares two cells or more, of which there are at
    most ``widest``.  So do the ``rectangles``:  ``rectangle_count`` sets of four cells, none of them touched, in two
    rows and two columns, which lie two by two in their other houses.  Two digits in them could change places.  So could
    all of some cells of two rows or columns that share their other houses, one by one.  The ``parallels`` are the pairs
    of lines with three such cells or more, ``parallel_count`` of them, each as 18 times the one line plus the other.

    Raises ValueError if the tables do not have these sizes.
    """

    digits: int
    cells: Cells
    all_houses: Word
    house_count: int
    end: int
    has_links: bool
    has_rules: bool
    touched: Cells
    rectangle_count: int
    parallel_count: int

    def __init__(
        self,
        digits: int,
        cells: Cells,
        allowed: Sequence[int],
        houses: Sequence[int],
        cages: Sequence[int],
        peers: Sequence[int],
        excluded: Sequence[int],
        has_rules: bool,
        touched: Cells,
    ) -> None:
        if len(allowed) != 10 or len(houses) != 64 or len(peers) != 81:
            raise ValueError("expected 10 sets of places, 64 houses, and 81 sets of peers")
        if len(cages) > 64 or len(excluded) not in (0, 7290):
            raise ValueError("expected up to 64 cages, and 7,290 or no excluded sets")
        check_within(digits, 1, 9)
        check_cells(cells)
        self.digits = digits
        self.cells = cells
        self.allowed: list[Cells] = [0] * 10
        for digit in range(1, 10):
            self.allowed[digit] = _checked(allowed[digit])
        self.all_houses = 0
        self.house_count = 0
        self.end = MOST_HOUSES + len(cages)
        self.has_rules = has_rules
        self.has_links = len(excluded) > 0
        self.house: list[Cells] = [0] * 128
        self.houses_of: list[Word] = [0] * 81
        self.peers: list[Cells] = [0] * 81
        self.excluded: list[Cells] = [0] * 7290
        self.touched = _checked(touched)
        self.rectangles: list[Cells] = [0] * 1296
        self.rectangle_count = 0
        self.parallels = [0] * 72
        self.parallel_count = 0
        for number in range(MOST_HOUSES):
            self.house[number] = _checked(houses[number])
            if self.house[number]:
                self.all_houses |= bit(number)
                self.house_count = number + 1
            for cell in members(self.house[number]):
                self.houses_of[cell] |= bit(number)
        for number in range(len(cages)):
            self.house[MOST_HOUSES + number] = _checked(cages[number])
        self.crossing: list[Word] = [0] * 64
        self.widest: int = 1
        for number in members(self.all_houses):
            for other in members(self.all_houses & ~bit(number)):
                shared = popcount(self.house[number] & self.house[other])
                if shared > 1:
                    self.crossing[number] |= bit(other)
                    self.widest = max(self.widest, shared)
        for cell in range(81):
            self.peers[cell] = _checked(peers[cell])
        for place in range(len(excluded)):
            self.excluded[place] = _checked(excluded[place])
        self._find_rectangles()
        for line in range(18):
            for other in range(line + 1, 9 if line < 9 else 18):
                self._add_parallels(line, other)

    def _find_rectangles(self) -> None:
        """Collect the rectangles by rows, then by columns."""
        for row in range(9):
            for below in range(row + 1, 9):
                if self.house[row] and self.house[below]:
                    for column in range(9):
                        for beside in range(column + 1, 9):
                            if self.house[9 + column] and self.house[9 + beside]:
                                self._add_rectangle(
                                    row * 9 + column, row * 9 + beside, below * 9 + column, below * 9 + beside
                                )

    def _add_rectangle(self, one: int, beside: int, below: int, opposite: int) -> None:
        """Add the rectangle of four corners, if it is one."""
        corners = bit(one) | bit(beside) | bit(below) | bit(opposite)
        if not corners & self.touched and self.lie_two_by_two(one, beside, below, opposite):
            self.rectangles[self.rectangle_count] = corners
            self.rectangle_count += 1

    def _add_parallels(self, line: int, other: int) -> None:
        """Add a pair of parallel lines, if three of their cells or more can change places."""
        count = 0
        for place in range(9):
            if self.can_change_lines(line, other, place):
                count += 1
        if count >= 3:
            self.parallels[self.parallel_count] = line * 18 + other
            self.parallel_count += 1

    @c_only
    def can_change_lines(self, line: int, other: int, place: int) -> bool:
        """Return whether the cells at a place (0 to 8) of two parallel lines share all their houses but these."""
        one = line * 9 + place if line < 9 else place * 9 + line - 9
        two = other * 9 + place if line < 9 else place * 9 + other - 9
        if self.touched & (bit(one) | bit(two)):
            return False
        return self.houses_of[one] ^ self.houses_of[two] == bit(line) | bit(other)

    @c_only
    def lie_two_by_two(self, one: int, beside: int, below: int, opposite: int) -> bool:
        """Return whether each house has two of the corners of a rectangle or none, and never opposite ones."""
        houses_of_one = self.houses_of[one]
        houses_beside = self.houses_of[beside]
        houses_below = self.houses_of[below]
        houses_opposite = self.houses_of[opposite]
        if houses_of_one & houses_opposite or houses_beside & houses_below:
            return False
        return houses_of_one ^ houses_beside ^ houses_below ^ houses_opposite == 0

    def cells_of(self, house: int) -> Cells:
        """Return the cells of a house (0 to 127); none if the board does not have it."""
        check_within(house, 0, 127)
        return self.house[house]

    def houses_with(self, cell: int) -> Word:
        """Return the complete houses of a cell (0 to 80) as a mask."""
        check_within(cell, 0, 80)
        return self.houses_of[cell]

    def peers_of(self, cell: int) -> Cells:
        """Return the cells that cannot have the same digit as a cell (0 to 80), whichever it is."""
        check_within(cell, 0, 80)
        return self.peers[cell]

    def places_of(self, digit: int) -> Cells:
        """Return the cells that may hold a digit (1 to 9)."""
        check_within(digit, 1, 9)
        return self.allowed[digit]

    def has_house(self, house: int) -> bool:
        """Return whether the board has a complete house (0 to 62)."""
        check_within(house, 0, 63)
        return self.all_houses >> house & 1 == 1
