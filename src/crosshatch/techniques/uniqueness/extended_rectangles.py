# cython: language_level=3
"""Extended rectangles: pairs of cells across two parallel lines, each pair in a box, with as many digits as pairs.

Three pairs or more that were filled with that many digits would have all of them in both lines.  The lines could then
change places: each pair keeps its box and its crossing line.  Boxes may be any other houses; each pair shares all of
its houses but the two lines, and no other rule is about its cells.
"""

from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells, internal
from ...board.cells import digits_of
from ...board.checks import check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import DIGIT_COUNT
from .guardians import DeadlyFinding, uniform


def extended(grid: Grid, most: int) -> list[DeadlyFinding]:
    """Return the extended rectangles of three pairs of cells up to ``most`` (3 to 9) that have some other candidate.

    Their digits are those of the cells that have no others.  Not more than two cells have others, or else these are all
    the same digit; each of those cells has a digit of the pattern as well.
    """
    check_within(most, 3, 9)
    search = ExtendedSearch(grid, most)
    changed = changed_since_nothing(grid, ("extended", most))
    for index in range(grid.tables.parallel_count):
        line = grid.tables.parallels[index] // 18
        parallel = grid.tables.parallels[index] % 18
        if changed & (grid.tables.house[line] | grid.tables.house[parallel]):
            search.run(line, parallel)
    if not search.found:
        found_nothing(grid, ("extended", most))
    return search.found


@internal
class ExtendedSearch:
    """The search for extended rectangles, two lines at a time.

    ``ones`` and ``others`` are the pairs of cells in the two lines, ``count`` of them; a pair has both cells empty.
    """

    def __init__(self, grid: Grid, most: int) -> None:
        check_within(most, 3, 9)
        self.grid = grid
        self.most = most
        self.count = 0
        self.ones = [0] * 9
        self.others = [0] * 9
        self.found: list[DeadlyFinding] = []

    def run(self, line: int, parallel: int) -> None:
        """Note the extended rectangles in two lines."""
        self.count = 0
        for place in range(9):
            one = line * 9 + place if line < 9 else place * 9 + line - 9
            other = parallel * 9 + place if line < 9 else place * 9 + parallel - 9
            if (
                self.grid.cell_digits[one]
                and self.grid.cell_digits[other]
                and self.grid.tables.can_change_lines(line, parallel, place)
            ):
                self.ones[self.count] = one
                self.others[self.count] = other
                self.count += 1
        if self.count >= 3:
            self._grow(0, 0, 0, 0)

    def _grow(self, index: int, pairs: int, cells: Cells, digits: int) -> None:
        """Add pairs from ``index`` on, both cells of which have no other candidates; then those that have some.

        At most two cells have, so that there is always a pair of the first kind.  The two or one pairs with such cells
        bring no more digits than pairs, so that the digits must not be more than two ahead of the pairs.
        """
        pairs += 1
        while index < self.count and pairs <= self.most:
            one = self.ones[index]
            other = self.others[index]
            index += 1
            grown = cells | bit(one) | bit(other)
            union = digits | self.grid.cell_digits[one] | self.grid.cell_digits[other]
            if DIGIT_COUNT[union] <= self.most + 1:
                if pairs >= 3 and DIGIT_COUNT[union] == pairs + 1:
                    self._note_one_too_many(pairs, grown, union)
                if DIGIT_COUNT[union] <= pairs + 2:
                    self._add_extra(0, pairs, grown, 0, union)
                self._grow(index, pairs, grown, union)

    def _add_extra(self, index: int, pairs: int, cells: Cells, extra: Cells, digits: int) -> None:
        """Add pairs from ``index`` on with one or two cells that have other candidates (``extra``)."""
        pairs += 1
        while index < self.count and pairs <= self.most:
            one = self.ones[index]
            other = self.others[index]
            index += 1
            if not cells & bit(one):
                grown = cells | bit(one) | bit(other)
                self._go_on(index, pairs, grown, extra | bit(one), digits | self.grid.cell_digits[other])
                self._go_on(index, pairs, grown, extra | bit(other), digits | self.grid.cell_digits[one])
                if not extra:
                    self._note(pairs, grown, bit(one) | bit(other), digits)

    def _go_on(self, index: int, pairs: int, cells: Cells, extra: Cells, digits: int) -> None:
        """Note what one more cell with other candidates has brought about, and add a second one after the first."""
        self._note(pairs, cells, extra, digits)
        if extra & (extra - 1) == 0 and DIGIT_COUNT[digits] <= pairs + 1:
            self._add_extra(index, pairs, cells, extra, digits)

    def _note(self, pairs: int, cells: Cells, extra: Cells, digits: int) -> None:
        """Note an extended rectangle of some pairs, if they are enough and have as many digits."""
        if pairs >= 3 and DIGIT_COUNT[digits] == pairs and self._is_mixed(extra, digits):
            self._add_pattern(pairs, cells, digits)

    def _note_one_too_many(self, pairs: int, cells: Cells, digits: int) -> None:
        """Note the extended rectangles of pairs with one digit too many, which is a guardian in more than two cells."""
        for guardian in members(digits):
            extra = cells & self.grid.digit_cells[guardian]
            own = digits & ~(1 << guardian)
            if popcount(extra) > 2 and digits_of(self.grid, cells & ~extra) == own and self._is_mixed(extra, own):
                self._add_pattern(pairs, cells, own)

    def _is_mixed(self, cells: Cells, digits: int) -> bool:
        """Return whether every cell has some candidates among the digits and some others."""
        for cell in members(cells):
            mask = self.grid.cell_digits[cell]
            if not mask & digits or not mask & ~digits:
                return False
        return True

    def _add_pattern(self, pairs: int, cells: Cells, digits: int) -> None:
        """Note a pattern, unless a house has more of its cells than there are digits, or a cell may not hold one."""
        for digit in members(digits):
            if cells & ~self.grid.tables.allowed[digit]:
                return
        for house in members(self.grid.tables.all_houses):
            if popcount(cells & self.grid.tables.house[house]) > pairs:
                return
        self.found.append(uniform(self.grid, cells, digits))
