# cython: language_level=3
"""The canonical form of a puzzle: the least of all its images under the symmetries of the grid.

There are 3,359,232 ways to move the cells.  For each, the digits are renamed so that the result is least: the first
digit becomes 1, the next new one 2, and so on.  The canonical form is the image whose 81 digits, read row by row with 0
for an empty cell, form the least number.  Two puzzles are equivalent if and only if they have the same canonical form.

The search builds the form row by row.  It writes each possible next row as the least possible one, and abandons an
image once it exceeds the best one so far.  Choices that do not matter yet are left open, so that few images have to be
distinguished:

- Columns of a stack stay in one *class* until a row distinguishes them.  A row with both empty and filled cells in a
  class divides it; the empty cells come first.
- The first non-empty row numbers its digits in order, so the order of its columns and the names of its digits are one
  question.  It is decided only when such a digit occurs again: the digit takes the lowest name, and thus the first
  column, that its class has left.
- Empty rows of a band, empty bands and empty stacks are taken in one order, and all orders are counted.

Choices that are still open at the end can be made in any way.  This gives the number of equally small images, which is
the number of symmetries that map the puzzle to itself.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .c_types import IntArray, Long, c_only
from .checks import check_values

ALL_ROWS = 0b111111111
ALL_COLUMNS = 0x876543210
"""The columns 0 to 8 in order, four bits each."""

STACKS = 0b1001001001
"""The positions where the stacks begin, and the end."""


class CanonicalForm(NamedTuple):
    """The least image of a puzzle: its 81 digits, how to reach it, and the number of automorphisms of the puzzle.

    Cell ``c`` moves to ``cells[c]``, and digit ``d`` becomes ``digits[d]``.
    """

    values: list[int]
    cells: list[int]
    digits: list[int]
    automorphisms: int


class CanonicalSearch:
    """The search for the least image of one puzzle.

    Integers describe a partial image.  ``columns`` has four bits for the column at each position (0 to 8).  ``starts``
    is a mask of the positions where classes begin.  ``names`` has four bits for the name of each digit: 0 if it has
    none yet, and the lowest one left if the choice is open.  ``fresh`` is the next new name, and ``ways`` is the number
    of ways to reach the image.
    """

    def __init__(self) -> None:
        self.digits = [0] * 162  # row by row, then column by column
        self.best = [0] * 81
        self.known = 0  # so many of the best image's cells
        self.ways: Long = 0  # in so many ways it was reached
        self.nodes: Long = 0
        self.turned = 0
        self.empty_rows = 0
        self.rows = [0] * 9
        self.first_row = 0  # where the first row that is not empty begins in ``digits``
        self.named = 0  # so many digits it has
        self.first_names = [0] * 9  # their names by their places, 0 for an empty cell
        self.place_of_name = [0] * 10
        self.best_turned = 0
        self.best_rows = [0] * 9
        self.best_columns: Long = 0

    def run(self, values: Sequence[int]) -> bool:
        """Find the least image of 81 digits (0 for an empty cell); return whether there is one.

        If a digit occurs twice in a house, there is none.
        """
        check_values(values)
        rows: IntArray = [0] * 9
        columns: IntArray = [0] * 9
        boxes: IntArray = [0] * 9
        for row in range(9):
            for column in range(9):
                digit: int = values[row * 9 + column]
                self.digits[row * 9 + column] = digit
                self.digits[81 + column * 9 + row] = digit
                if digit:
                    box = row // 3 * 3 + column // 3
                    if (rows[row] | columns[column] | boxes[box]) >> digit & 1:
                        return False
                    rows[row] |= 1 << digit
                    columns[column] |= 1 << digit
                    boxes[box] |= 1 << digit
        for turned in range(2):
            self.turned = 81 * turned
            self.empty_rows = 0
            for row in range(9):
                if self._givens(row, 0) + self._givens(row, 1) + self._givens(row, 2) == 0:
                    self.empty_rows |= 1 << row
            self._next_row(0, 0, ALL_COLUMNS, STACKS, 0, 1, 1)
        return True

    def _put(self, place: int, value: int) -> bool:
        """Write a digit into the next cell of an image; return whether the image can still be the least."""
        if place < self.known:
            if value > self.best[place]:
                return False
            if value == self.best[place]:
                return True
        self.best[place] = value
        self.known = place + 1
        self.ways = 0
        return True

    def _next_row(
        self, count: int, used: int, columns: Long, starts: int, names: Long, fresh: Long, ways: Long
    ) -> None:
        """Try the rows that can follow the first ``count`` rows, whose mask is ``used``."""
        self.nodes += 1
        if count == 9:
            self._end(columns, starts, ways if fresh > 1 else 6 * ways)
            return
        candidates = ALL_ROWS & ~used
        if count % 3:
            candidates &= 7 << self.rows[count - 1] // 3 * 3
        if candidates & self.empty_rows:
            candidates &= self.empty_rows
        for row in range(9):
            if candidates >> row & 1:
                same = 1
                if self.empty_rows >> row & 1:
                    same = self._ways_of_empty(row, candidates)
                if same:
                    self.rows[count] = row
                    if fresh > 1:
                        self._fill(count, 0, used | 1 << row, columns, starts, names, fresh, ways * same)
                    elif self.empty_rows >> row & 1:
                        for place in range(9):  # nothing is less
                            self._put(count * 9 + place, 0)
                        self._next_row(count + 1, used | 1 << row, columns, starts, 0, 1, ways * same)
                    else:
                        self._first_row(count, used | 1 << row, ways * same)

    def _ways_of_empty(self, row: int, candidates: int) -> int:
        """Return how many rows an empty row represents; 0 if another row represents it."""
        band = row // 3 * 3
        alike = candidates >> band & 7
        if alike & ((1 << row - band) - 1):
            return 0
        count = (alike & 1) + (alike >> 1 & 1) + (alike >> 2)
        if count < 3:
            return count
        for other in range(0, 9, 3):
            if other != band and candidates >> other & 7 == 7:
                if other < band:
                    return 0
                count += 3
        return count

    def _first_row(self, count: int, used: int, ways: Long) -> None:
        """Use the last chosen row as the first non-empty one, with its stacks in every order that gives a least row."""
        for first in range(3):
            for second in range(3):
                if first != second:
                    self._with_stacks(count, used, first, second, 3 - first - second, ways)

    def _with_stacks(self, count: int, used: int, first: int, second: int, third: int, ways: Long) -> None:
        if self._givens(self.rows[count], first) > self._givens(self.rows[count], second):
            return
        if self._givens(self.rows[count], second) > self._givens(self.rows[count], third):
            return
        if self._stack_is_empty(first) and self._stack_is_empty(second):
            if first > second:
                return
            ways *= 2
        self.first_row = self.turned + self.rows[count] * 9
        columns: Long = 0
        starts = STACKS
        names: Long = 0
        name: Long = 0
        for place in range(0, 9, 3):
            stack = first if place == 0 else second if place == 3 else third
            empty = 3 - self._givens(self.rows[count], stack)
            zeros = place
            others = place + empty
            starts |= 1 << others
            column: Long
            for column in range(stack * 3, stack * 3 + 3):
                digit = self.digits[self.first_row + column]
                if digit:
                    columns |= column << 4 * others
                    names |= (name + 1) << 4 * digit
                    others += 1
                else:
                    columns |= column << 4 * zeros
                    zeros += 1
            for slot in range(place, place + 3):
                self.first_names[slot] = 0
                if slot >= place + empty:
                    name += 1
                    self.first_names[slot] = name
                    self.place_of_name[name] = slot
                if not self._put(count * 9 + slot, self.first_names[slot]):
                    return
        self.named = name
        self._next_row(count + 1, used, columns, starts, names, name + 1, ways)

    def _givens(self, row: int, stack: int) -> int:
        """Return the number of filled cells of a row in a stack."""
        start = self.turned + row * 9 + stack * 3
        found = 0
        for place in range(start, start + 3):
            if self.digits[place]:
                found += 1
        return found

    def _stack_is_empty(self, stack: int) -> bool:
        found = 0
        for row in range(9):
            found += self._givens(row, stack)
        return found == 0

    def _fill(
        self, count: int, place: int, used: int, columns: Long, starts: int, names: Long, fresh: Long, ways: Long
    ) -> None:
        """Write the last chosen row from a position (0 to 9) onwards, in every way that gives the least row."""
        row = self.turned + self.rows[count] * 9
        while place < 9:
            if not starts >> place + 1 & 1:
                self._divide(count, place, used, columns, starts, names, fresh, ways)
                return
            digit = self.digits[row + (columns >> 4 * place & 15)]
            name: int = names >> 4 * digit & 15
            if digit and name == 0:
                name = fresh
                names |= fresh << 4 * digit
                fresh += 1
            if not self._put(count * 9 + place, name):
                return
            if name and name <= self.named:
                first = self.place_of_name[name]
                if not starts >> first + 1 & 1:  # the name is decided here, and so is the place of its column
                    columns = self._with_digit_at(first, digit, columns)
                    names = self._moved_up(names, columns, first + 1, end_of_class(first, starts), 1)
                    starts |= 2 << first
            place += 1
        self._next_row(count + 1, used, columns, starts, names, fresh, ways)

    def _divide(
        self, count: int, place: int, used: int, columns: Long, starts: int, names: Long, fresh: Long, ways: Long
    ) -> None:
        """Write the last chosen row from the start of a class whose columns differ in this row.

        Its empty cells come first.  If it has none, each column with the least digit may come first.
        """
        row = self.turned + self.rows[count] * 9
        end = end_of_class(place, starts)
        others = place
        for slot in range(place, end):
            if self.digits[row + (columns >> 4 * slot & 15)] == 0:
                columns = swapped(columns, others, slot)
                others += 1
        if others > place:
            if others < end:
                starts |= 1 << others
                names = self._moved_up(names, columns, others, end, others - place)
            for slot in range(place, others):
                if not self._put(count * 9 + slot, 0):
                    return
            self._fill(count, others, used, columns, starts, names, fresh, ways)
            return
        alike = self._least_of_class(count, place, end, columns, names, fresh)
        for slot in range(place, end):
            if alike >> slot & 1:
                choice = swapped(columns, place, slot)
                named = self._moved_up(names, choice, place + 1, end, 1)
                self._fill(count, place, used, choice, starts | 2 << place, named, fresh, ways)

    def _with_digit_at(self, place: int, digit: int, columns: Long) -> Long:
        """Return the columns, with the column whose first row has a digit moved to a position of its class."""
        slot = place
        while self.digits[self.first_row + (columns >> 4 * slot & 15)] != digit:
            slot += 1
        return swapped(columns, place, slot)

    def _least_of_class(self, count: int, place: int, end: int, columns: Long, names: Long, fresh: Long) -> int:
        """Return the positions of a class, as a mask, whose columns have the least digit in the last chosen row.

        No cell of the class is empty there.
        """
        row = self.turned + self.rows[count] * 9
        least = 10
        alike = 0
        for slot in range(place, end):
            name: int = names >> 4 * self.digits[row + (columns >> 4 * slot & 15)] & 15
            if name == 0:
                name = fresh
            elif name == self.first_names[place]:  # that of a column of this class, before which the other one comes
                name += 1
            if name < least:
                least = name
                alike = 0
            if name == least:
                alike |= 1 << slot
        return alike

    def _moved_up(self, names: Long, columns: Long, start: int, end: int, by: Long) -> Long:
        """Return the names, with those of the first row's digits at some positions increased by a number."""
        for slot in range(start, end):
            digit = self.digits[self.first_row + (columns >> 4 * slot & 15)]
            if digit:
                names += by << 4 * digit
        return names

    def _end(self, columns: Long, starts: int, ways: Long) -> None:
        """Record a complete image, counting all the ways that its classes leave open."""
        size = 1
        for place in range(1, 9):
            size = 1 if starts >> place & 1 else size + 1
            ways *= size
        if self.ways == 0:
            self.best_turned = self.turned
            self.best_columns = columns
            for row in range(9):
                self.best_rows[row] = self.rows[row]
        self.ways += ways

    def form(self) -> CanonicalForm:
        """Return the canonical form that the search found."""
        cells = [0] * 81
        digits = [0] * 10
        last = 0
        for row in range(9):
            for place in range(9):
                line = self.best_rows[row]
                column: int = self.best_columns >> 4 * place & 15
                cells[column * 9 + line if self.best_turned else line * 9 + column] = row * 9 + place
                value = self.best[row * 9 + place]
                if value:
                    digits[self.digits[self.best_turned + line * 9 + column]] = value
                    last = max(last, value)
        for digit in range(1, 10):
            if digits[digit] == 0:
                last += 1
                digits[digit] = last
        return CanonicalForm([self.best[place] for place in range(81)], cells, digits, self.ways)


@c_only
def swapped(columns: Long, one: int, other: int) -> Long:
    """Return the columns with two positions exchanged."""
    differ = (columns >> 4 * one ^ columns >> 4 * other) & 15
    return columns ^ (differ << 4 * one | differ << 4 * other)


@c_only
def end_of_class(place: int, starts: int) -> int:
    """Return the end of the class that begins at a position."""
    place += 1
    while not starts >> place & 1:
        place += 1
    return place


def canonical_form(values: Sequence[int]) -> CanonicalForm | None:
    """Return the canonical form of 81 digits (0 for an empty cell), or None if a digit occurs twice in a house."""
    search = CanonicalSearch()
    return search.form() if search.run(values) else None
