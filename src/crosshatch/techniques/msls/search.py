# cython: language_level=3
"""Multi-sector locked sets: cells for whose digits there are only as many places as there are cells.

Each digit of some cells gets covers: houses that together contain all its candidates in the cells.  A cover takes its
digit once at most, so there must be at least as many covers as cells.  The rank is the number of covers less that of
cells.  If it is 0, every cover takes its digit in one of the cells.  Then candidates in a cover but in none of the
cells go, and so do candidates of the cells in two covers.  With rank 1, one cover more is needed for either to go.

The cells are those where some rows cross some columns, or those of the ring of an SK loop.  For rows and columns, a
first look counts covers that are all rows or all columns for each digit.  It takes all digits at once: a number has
seven bits for each, in which candidates are counted.  If that comes close, the least covers are found digit by digit
among all houses.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Word, internal
from ...board.checks import check_cells
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import DIGIT_COUNT
from ...logic.budget import Budget

LOCKED_SETS = "multi-sector locked sets"
SK_LOOPS = "SK loops"

ROWS: Word = (1 << 9) - 1
COLUMNS: Word = ROWS << 9
AREAS: Word = ROWS << 18 | ROWS << 27
"""Boxes, and the regions that take their place on other boards."""

MOST_RANK = 1
"""The highest rank; with higher ones, a candidate would need to be in three covers of the same digit."""

CLOSE = 2
"""How many covers too many the first look may count.  In 400 of the hardest puzzles, none found was further off."""

MOST_WORK = 100_000
"""How many covers are chosen at most.  Hard puzzles took 12,000 at most."""

WORK_OF_A_FINDING = 500
"""Work that a set of cells counts for when it removes something, since that must be explained as well."""

TENTHS_LEFT = 3
"""How many tenths of all candidates of the board must be left, or there is hardly ever a set.

In 700 of the hardest puzzles, 80 of 82 grids with a set had at least 221 candidates.  Other puzzles have fewer by the
time that they need one, and so lose no time.
"""

ONES: Word = 0x0102040810204081
"""A count of one for each digit."""
HIGHEST: Word = 0x4081020408102040
"""The highest bit of the count of each digit."""

MOST_FILLED = 2
"""How many cells may be filled where the rows and columns cross.

In 400 of the hardest puzzles, sets with more filled cells saved no nested chain, and took most of the time.
"""

SETS = 512
"""The number of sets of rows, and of columns."""


class LockedSetsFinding(NamedTuple):
    """Cells with their covers, as a mask of houses for each digit (index 0 is unused), and where each digit goes."""

    rank: int
    size: int
    cells: int
    covers: tuple[int, ...]
    removed: tuple[int, ...]


class LoopFinding(NamedTuple):
    """An SK loop: its two rows and two columns, the four boxes from one to the next, and its cells with covers."""

    lines: tuple[int, ...]
    boxes: tuple[int, ...]
    found: LockedSetsFinding


def locked_sets(grid: Grid) -> list[LockedSetsFinding]:
    """Return the multi-sector locked sets in rows and columns, those of lowest rank and fewest cells first.

    Those that remove nothing that an earlier one does not remove are left out.
    """
    search = SectorSearch(grid, changed_since_nothing(grid, LOCKED_SETS))
    search.run()
    if not search.found:
        found_nothing(grid, LOCKED_SETS)
    return _without_repeats(sorted(search.found, key=_order))


def _combinations(ways: list[list[tuple[int, int]]]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the covers of all digits, and what they remove, for each way to cover one digit that has several.

    Then the other digits with several ways remove nothing, so that no choice depends on the order of houses.
    """
    covers = [several[0][0] for several in ways]
    removed = [several[0][1] if len(several) == 1 else 0 for several in ways]
    open_digits = [digit for digit, several in enumerate(ways) if len(several) > 1]
    for digit in open_digits or [0]:
        for of_digit, removed_by in ways[digit]:
            all_removed = (*removed[:digit], removed_by, *removed[digit + 1 :])
            if any(all_removed):
                yield (*covers[:digit], of_digit, *covers[digit + 1 :]), all_removed


def _order(found: LockedSetsFinding) -> tuple[int, int, int]:
    return found.rank, found.size, -sum(map(int.bit_count, found.removed))


def _without_repeats(several: list[LockedSetsFinding]) -> list[LockedSetsFinding]:
    kept: list[LockedSetsFinding] = []
    firsts: dict[tuple[int, ...], LockedSetsFinding] = {}
    for each in several:
        firsts.setdefault(each.removed, each)
    for each in firsts.values():
        if not any(
            all(not now & ~before for now, before in zip(each.removed, one.removed, strict=True)) for one in kept
        ):
            kept.append(each)
    return kept


def sk_loops(grid: Grid) -> list[LoopFinding]:
    """Return the SK loops."""
    search = RingSearch(grid, changed_since_nothing(grid, SK_LOOPS))
    search.run()
    if not search.loops:
        found_nothing(grid, SK_LOOPS)
    return search.loops


@internal
class CoverSearch:
    """The search for the fewest covers of each digit in some cells.

    Cells without any ``changed`` one are known to remove nothing.
    """

    def __init__(self, grid: Grid, changed: int) -> None:
        check_cells(changed)
        self.grid = grid
        self.tables = grid.tables
        self.changed: Cells = changed
        self.found: list[LockedSetsFinding] = []
        self.houses: Word = 0
        self.cells: Cells = 0
        self.places: Cells = 0
        self.rank = 0
        self.most = 0
        self.least = 0
        self.ways: dict[int, int] = {}
        self.seen: set[int] = set()
        self.budget = Budget(MOST_WORK)
        self.work = 0
        self.going = True  # whether the budget allows for more

    def cover(self, cells: Cells, houses: Word) -> bool:
        """Cover the digits of some cells with some of the houses; return whether that removes anything."""
        count = popcount(cells)
        self.cells = cells
        self.houses = houses
        least = [0] * 10
        total = 0
        for digit in range(1, self.tables.digits + 1):
            self.most = count + MOST_RANK - total
            least[digit] = self._least_of(digit)
            total += least[digit]
            if total > count + MOST_RANK:
                return False
        if total < count:
            return False
        self.rank = total - count
        ways: list[list[tuple[int, int]]] = [self._ways_of(digit, least[digit]) for digit in range(10)]
        found = [LockedSetsFinding(self.rank, count, cells, *some) for some in _combinations(ways)]
        self.found += found
        self.going = self.budget.spend(self.work + WORK_OF_A_FINDING * len(found))
        self.work = 0
        return len(found) > 0

    def _least_of(self, digit: int) -> int:
        """Return the least number of covers for a digit, or one more than ``most``."""
        self.least = self.most + 1
        self._count(self.grid.digit_cells[digit] & self.cells, 0)
        return self.least

    def _count(self, left: Cells, count: int) -> None:
        """Cover the cells left, in addition to a number of covers."""
        self.work += 1
        if left == 0:
            if count < self.least:
                self.least = count
        elif count + 1 < self.least:
            for house in members(self.tables.houses_of[lowest(left)] & self.houses):
                self._count(left & ~self.tables.house[house], count + 1)

    def _ways_of(self, digit: int, count: int) -> list[tuple[int, int]]:
        """Return the ways to cover a digit with ``count`` houses, each with what it removes.

        A way is left out if another one removes more.  For digit 0, there is one way, without covers.
        """
        self.places = self.grid.digit_cells[digit]
        self.ways = {}
        self._choose(self.places & self.cells, count, 0)
        return [
            (covers, removed)
            for removed, covers in self.ways.items()
            if not any(removed & ~other == 0 and removed != other for other in self.ways)
        ]

    def _choose(self, left: Cells, count: int, covers: Word) -> None:
        """Cover the cells left with ``count`` houses in all ways; of those with the same effect, keep one of lines."""
        self.work += 1
        if left == 0:
            removed = self._removed_by(covers)
            if covers & ~ROWS == 0 or covers & ~COLUMNS == 0 or removed not in self.ways:
                self.ways[removed] = covers
        elif count:
            for house in members(self.tables.houses_of[lowest(left)] & self.houses):
                self._choose(left & ~self.tables.house[house], count - 1, covers | bit(house))

    def _removed_by(self, covers: Word) -> Cells:
        """Return where a digit goes: the cells in more covers than the rank allows for."""
        once: Cells = 0
        twice: Cells = 0
        thrice: Cells = 0
        for house in members(covers):
            cells = self.places & self.tables.house[house]
            thrice |= twice & cells
            twice |= once & cells
            once |= cells
        if self.rank == 0:
            return once & ~self.cells | twice & self.cells
        return twice & ~self.cells | thrice & self.cells


@internal
class SectorSearch(CoverSearch):
    """The search in the cells where some rows cross some columns."""

    def __init__(self, grid: Grid, changed: int) -> None:
        super().__init__(grid, changed)
        self.smallest = 0
        self.largest = 0
        self.rows = 0
        self.row_count = 0
        self.starts = [0] * 9  # where the digits of each of the rows begin
        self.counts: list[Word] = [0] * 81
        self.in_row: list[Word] = [0] * 4608
        self.in_column: list[Word] = [0] * 4608
        self.filled = [0] * 9  # the rows where a column has no candidates

    def run(self) -> None:
        """Find all sets of about half the rows and half the columns.

        On a board of nine digits, sets of four or five rows and columns include all that were found in 400 of the
        hardest puzzles.
        """
        self.smallest = max(2, (self.tables.digits - 1) // 2)
        self.largest = self.tables.digits // 2 + 1
        if self.changed & self.grid.empty and self._has_enough_candidates():
            self._collect()
            for rows in range(1, SETS):
                if self.smallest <= DIGIT_COUNT[rows] <= self.largest:
                    self._choose_rows(rows)

    def _has_enough_candidates(self) -> bool:
        """Return whether enough candidates are left for a set to be likely."""
        left = everything = 0
        for digit in range(1, 10):
            left += popcount(self.grid.digit_cells[digit] & self.grid.empty)
            everything += popcount(self.tables.allowed[digit])
        return left * 10 >= everything * TENTHS_LEFT

    def _choose_rows(self, rows: int) -> None:
        """Look at all sets of columns with a set of rows."""
        self.rows = rows
        self.row_count = 0
        for row in range(9):
            if rows >> row & 1:
                self.starts[self.row_count] = row * SETS
                self.row_count += 1
        self._add_columns(0, 0, 0, MOST_FILLED, 0)

    def _collect(self) -> None:
        """Collect the digits of each row in each set of columns, and of each column in each set of rows."""
        for cell in range(81):
            for digit in members(self.grid.cell_digits[cell]):
                self.counts[cell] |= bit(7 * (digit - 1))
            if self.counts[cell] == 0:
                self.filled[cell % 9] |= 1 << cell // 9
        for line in range(9):
            start = line * SETS
            for place in range(9):
                size = 1 << place
                in_row: Word = self.counts[line * 9 + place]
                in_column: Word = self.counts[place * 9 + line]
                for index in range(start, start + size):
                    self.in_row[index + size] = self.in_row[index] | in_row
                    self.in_column[index + size] = self.in_column[index] | in_column

    def _add_columns(self, first: int, count: int, columns: int, left: int, of_columns: Word) -> None:
        """Add columns from ``first`` on to a set of columns, as long as they have at most ``left`` filled cells."""
        for column in range(first, 9):
            remaining = left - DIGIT_COUNT[self.filled[column] & self.rows]
            if remaining >= 0:
                chosen = columns | 1 << column
                sums: Word = of_columns + self.in_column[column * SETS + self.rows]
                if count + 1 >= self.smallest:
                    self._compare(chosen, (count + 1) * self.row_count - MOST_FILLED + remaining, sums)
                if count + 1 < self.largest:
                    self._add_columns(column + 1, count + 1, chosen, remaining, sums)

    def _compare(self, columns: int, cells: int, of_columns: Word) -> None:
        """Count covers of rows and of columns for all digits, and look closer if there are about as many as cells."""
        of_rows: Word = 0
        for index in range(self.row_count):
            of_rows += self.in_row[self.starts[index] + columns]
        # The highest bit of a digit remains where its columns are no more than its rows.
        fewer: Word = (of_rows | HIGHEST) - of_columns & HIGHEST
        of_columns ^= (of_rows ^ of_columns) & ~(fewer - (fewer >> 6))
        room = ((of_columns * ONES >> 56) & 127) - cells
        if 0 <= room <= CLOSE and self.going:
            self._look_closer(self.rows, columns)

    def _look_closer(self, rows: int, columns: int) -> None:
        """Cover the cells where some rows cross some columns."""
        in_rows: Cells = 0
        in_columns: Cells = 0
        for row in members(rows):
            in_rows |= self.tables.house[row]
        for column in members(columns):
            in_columns |= self.tables.house[9 + column]
        cells = in_rows & in_columns & self.grid.empty
        if cells & self.changed and cells not in self.seen:
            self.seen.add(cells)
            self.cover(cells, self.tables.all_houses)


@internal
class RingSearch(CoverSearch):
    """The search for SK loops.

    Two rows and two columns cross in four boxes.  In each box, the row and the column have cells beside the crossing.
    These eight groups of cells form a ring, in which each shares a house with the next: a line and a box in turns.
    """

    def __init__(self, grid: Grid, changed: int) -> None:
        super().__init__(grid, changed)
        self.loops: list[LoopFinding] = []
        self.box = [0] * 81  # of each crossing that can be a corner of a ring; 0 for all others
        self.beside: list[Cells] = [0] * 81

    def run(self) -> None:
        """Find all loops without a filled cell in the ring."""
        for cell in members(self.tables.cells):
            self._add_corner(cell)
        for row in range(9):
            for below in range(row + 1, 9):
                for column in range(9):
                    if self.box[row * 9 + column] and self.box[below * 9 + column]:
                        for beside in range(column + 1, 9):
                            if self.box[row * 9 + beside] and self.box[below * 9 + beside]:
                                self._try_ring(row, below, column, beside)

    def _add_corner(self, cell: int) -> None:
        """Add a cell where a row and a column cross, if the other cells of both in its box are empty."""
        areas: Word = self.tables.houses_of[cell] & AREAS
        if areas and areas & (areas - 1) == 0:
            house = self.tables.house
            beside = (house[cell // 9] ^ house[9 + cell % 9]) & house[lowest(areas)]
            if beside & ~self.grid.empty == 0:
                self.box[cell] = lowest(areas)
                self.beside[cell] = beside

    def _try_ring(self, row: int, below: int, column: int, beside: int) -> None:
        """Cover the ring of two rows and two columns with their houses."""
        first = row * 9 + column
        second = row * 9 + beside
        third = below * 9 + beside
        fourth = below * 9 + column
        boxes: Word = bit(self.box[first]) | bit(self.box[second]) | bit(self.box[third]) | bit(self.box[fourth])
        cells = self.beside[first] | self.beside[second] | self.beside[third] | self.beside[fourth]
        if popcount(boxes) < 4 or not cells & self.changed:
            return
        lines: Word = bit(row) | bit(below) | bit(9 + column) | bit(9 + beside)
        if self._least_links(cells, lines) <= popcount(cells) + MOST_RANK and self.cover(cells, lines | boxes):
            around = (self.box[first], self.box[second], self.box[third], self.box[fourth])
            for found in self.found:
                self.loops.append(LoopFinding((row, 9 + beside, below, 9 + column), around, found))
            self.found = []

    def _least_links(self, cells: Cells, lines: Word) -> int:
        """Return a number of covers that are needed at least: each takes no more than two groups of cells."""
        least = 0
        for digit in range(1, self.tables.digits + 1):
            groups = 0
            for line in members(lines):
                places = self.grid.digit_cells[digit] & cells & self.tables.house[line]
                areas: Word = 0
                for cell in members(places):
                    areas |= self.tables.houses_of[cell] & AREAS
                groups += popcount(areas)
            least += (groups + 1) // 2
        return least
