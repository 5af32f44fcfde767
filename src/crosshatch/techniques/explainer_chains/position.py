# cython: language_level=3
"""The candidates of a position, to be copied and cut down: all that a chain looks at."""

from collections.abc import Iterable
from typing import NamedTuple

from ...board.bitset import bit, members, popcount
from ...board.c_types import Cells, Number, Short, c_only
from ...board.grid import Grid
from ...board.houses import cells_in
from .kinds import HOUSE_SETS


class Candidates(NamedTuple):
    """The candidates of a position, as a value.

    For each digit (index 0 is not used) its cells and how often it is placed, and the cells that are empty.
    """

    digit_cells: tuple[int, ...]
    empty: int
    placed: tuple[int, ...]

    def members(self) -> set[int]:
        """Return the candidates (0..728)."""
        return {9 * cell + digit - 1 for digit in range(1, 10) for cell in cells_in(self.digit_cells[digit])}

    def without(self, candidates: Iterable[int]) -> "Candidates":
        """Return these candidates without some (each 0..728)."""
        cells = list(self.digit_cells)
        for candidate in candidates:
            cells[candidate % 9 + 1] &= ~(1 << candidate // 9)
        return self._replace(digit_cells=tuple(cells))


class Position:
    """Candidates in two views, for each digit its cells and for each cell its digits, and what is placed.

    Copies of a position keep its ``empty`` cells and its counts of ``placed`` digits, whatever they remove: a chain
    only supposes that something holds.
    """

    digit_cells: list[Cells]
    cell_digits: list[Short]
    placed: list[Short]

    def __init__(self) -> None:
        self.digit_cells = [0] * 10
        self.cell_digits = [0] * 81
        self.empty: Cells = 0
        self.placed = [0] * 10

    def load(self, grid: Grid) -> None:
        """Take the candidates of a grid."""
        self.empty = grid.empty
        for digit in range(1, 10):
            self.digit_cells[digit] = grid.digit_cells[digit]
            self.placed[digit] = 0
        for cell in range(81):
            self.cell_digits[cell] = grid.cell_digits[cell]
            self.placed[grid.values[cell]] += 1

    def restore(self, candidates: Candidates) -> None:
        """Take candidates that were kept."""
        self.empty = candidates.empty
        for digit in range(1, 10):
            self.digit_cells[digit] = candidates.digit_cells[digit]
            self.placed[digit] = candidates.placed[digit]
        for cell in range(81):
            self.cell_digits[cell] = 0
            for digit in range(1, 10):
                if self.digit_cells[digit] & bit(cell):
                    self.cell_digits[cell] |= 1 << digit

    def candidates(self) -> Candidates:
        """Return the candidates, to be kept."""
        cells = [self.digit_cells[digit] for digit in range(10)]
        return Candidates(tuple(cells), self.empty, tuple([self.placed[digit] for digit in range(10)]))

    def number(self) -> Number:
        """Return a number that only equal positions have."""
        number: Number = self.empty
        for digit in range(1, 10):
            number = number << 85 | self.digit_cells[digit] << 4 | self.placed[digit]
        return number

    def copy(self, other: "Position") -> None:
        """Take the candidates of another position."""
        self.empty = other.empty
        for digit in range(10):
            self.digit_cells[digit] = other.digit_cells[digit]
            self.placed[digit] = other.placed[digit]
        for cell in range(81):
            self.cell_digits[cell] = other.cell_digits[cell]

    @c_only
    def remove(self, cell: int, digit: int) -> None:
        """Remove a candidate; one that is not there stays away."""
        self.digit_cells[digit] &= ~bit(cell)
        self.cell_digits[cell] &= ~(1 << digit)

    def equals(self, other: "Position") -> bool:
        """Return whether another position has the same candidates and the same digits placed."""
        for digit in range(1, 10):
            if self.digit_cells[digit] != other.digit_cells[digit] or self.placed[digit] != other.placed[digit]:
                return False
        return self.empty == other.empty

    def within(self, other: "Position") -> bool:
        """Return whether another position has all these candidates, and perhaps more."""
        more: Cells = 0
        for digit in range(1, 10):
            more |= self.digit_cells[digit] & ~other.digit_cells[digit]
        return more == 0

    @c_only
    def has_links_of(self, other: "Position") -> bool:
        """Return whether cells and houses with fewer candidates than in a position with more still have at least three.

        If so, the same ones have two candidates left in both.
        """
        for digit in range(1, 10):
            for cell in members(other.digit_cells[digit] & ~self.digit_cells[digit]):
                if popcount(self.cell_digits[cell]) < 3:
                    return False
                for part in range(3):
                    if popcount(self.digit_cells[digit] & HOUSE_SETS[3 * cell + part]) < 3:
                        return False
        return True

    @c_only
    def has_new_link(self, other: "Position") -> bool:
        """Return whether two candidates are the last in a cell or house, but not in a position with more candidates."""
        for digit in range(1, 10):
            for cell in members(other.digit_cells[digit] & ~self.digit_cells[digit]):
                digits = self.cell_digits[cell]
                digits &= digits - 1
                if digits and digits & (digits - 1) == 0:
                    return True
                for part in range(3):
                    cells = self.digit_cells[digit] & HOUSE_SETS[3 * cell + part]
                    cells &= cells - 1
                    if cells and cells & (cells - 1) == 0:
                        return True
        return False
