# cython: language_level=3
"""Deadly patterns, and what follows from their guardians.

Digits on cells are deadly where every way to fill the cells from them can be turned into another one that has the
same digits in every house, and no other rule of the board tells the two apart.  A puzzle with one solution cannot hold
such a filling, so one of the other candidates of those cells, the guardians, is true.  Rectangles, loops and the
universal grave differ in how they are found; what their guardians prove, types 1 to 4, is the same for all and stands
here.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import Cells, Word, c_only, internal
from ...board.cells import cells_with_any, digits_of, houses_with_all, seeing_all
from ...board.checks import check_cell, check_cells, check_digits
from ...board.grid import Grid
from ...board.houses import NO_HOUSE


class DeadlyFinding:
    """A deadly pattern on a grid, with its guardians.

    ``cells`` is the set of its cells, ``digits`` the mask of the digits that each of them has in the pattern.  Where
    ``digits`` is 0, every cell has its own: all of its candidates that are no guardians.  ``extra`` is the set of
    the cells with guardians, ``extras`` the mask of the guardians' digits.
    """

    def __init__(self) -> None:
        self.cells: Cells = 0
        self.digits = 0
        self.extra: Cells = 0
        self.extras = 0
        self.guardians: list[Cells] = [0] * 10

    @c_only
    def guard(self, cells: Cells, digit: int) -> None:
        """Count a digit of some cells of the pattern among the guardians."""
        if cells:
            self.guardians[digit] |= cells
            self.extra |= cells
            self.extras |= 1 << digit

    def all_guardians(self) -> list[int]:
        """Return the guardians as the numbers of candidates (0 to 728), in order."""
        found = [
            cell * 9 + digit - 1 for digit in range(1, 10) for cell in range(81) if self.guardians[digit] & bit(cell)
        ]
        return sorted(found)

    def is_guarded_within(self, other: "DeadlyFinding") -> bool:
        """Return whether all guardians are among those of another pattern."""
        for digit in range(1, 10):
            if self.guardians[digit] & ~other.guardians[digit]:
                return False
        return True

    def own(self, grid: Grid, cell: int) -> int:
        """Return the mask of the digits that a cell of the pattern has in it."""
        check_cell(cell)
        if self.digits:
            return self.digits
        mask = grid.cell_digits[cell]
        for digit in range(1, 10):
            if self.guardians[digit] & bit(cell):
                mask &= ~(1 << digit)
        return mask


class Type3Finding(NamedTuple):
    """A pattern whose guardians, taken for one cell, make a naked subset with some cells of their house.

    ``cells`` is the set of these cells, ``digits`` the mask of the subset's digits.  ``losing`` are the other empty
    cells of its ``houses`` (bit ``h`` for house ``h``), several where everything lies in a line and a box at once.
    """

    pattern: DeadlyFinding
    cells: int
    digits: int
    houses: int
    losing: int


def unguarded(cells: Cells, digits: int) -> DeadlyFinding:
    """Return the deadly pattern of some cells and digits as long as none of their candidates is a guardian."""
    check_cells(cells)
    check_digits(digits)
    deadly = DeadlyFinding()
    deadly.cells = cells
    deadly.digits = digits
    return deadly


def uniform(grid: Grid, cells: Cells, digits: int) -> DeadlyFinding:
    """Return the deadly pattern of the same digits in each of some cells: all their other candidates are guardians."""
    check_cells(cells)
    check_digits(digits)
    deadly = unguarded(cells, digits)
    for digit in range(1, 10):
        if not digits >> digit & 1:
            deadly.guard(cells & grid.digit_cells[digit], digit)
    return deadly


def smallest(found: list[DeadlyFinding]) -> list[DeadlyFinding]:
    """Return patterns in the order of the number of their guardians, without those that others make superfluous.

    These have all guardians of another one, and more.  Patterns with the same guardians are all kept.
    """
    kept: list[DeadlyFinding] = []
    one: DeadlyFinding
    other: DeadlyFinding
    for one in sorted(found, key=_guardian_count):
        for other in kept:
            if other.is_guarded_within(one) and not one.is_guarded_within(other):
                break
        else:
            kept.append(one)
    return kept


def _guardian_count(pattern: DeadlyFinding) -> int:
    return len(pattern.all_guardians())


def seen_by_all(grid: Grid, patterns: list[DeadlyFinding]) -> list[tuple[DeadlyFinding, list[int]]]:
    """Return the patterns with the candidates (0 to 728) that all guardians exclude, if there are any.

    A pattern with a single guardian, which is true, has none.
    """
    found = []
    deadly: DeadlyFinding
    for deadly in patterns:
        count = 0
        for digit in range(1, 10):
            count += popcount(deadly.guardians[digit])
        removed: list[int] = []
        if count > 1:
            for digit in range(1, 10):
                for cell in members(_excluded_by_all(grid, deadly, digit)):
                    removed.append(cell * 9 + digit - 1)
        if count == 1 or removed:
            found.append((deadly, sorted(removed)))
    return found


def _excluded_by_all(grid: Grid, deadly: DeadlyFinding, digit: int) -> Cells:
    """Return the cells where all guardians of a pattern exclude a digit."""
    left: Cells = grid.digit_cells[digit]
    tables = grid.tables
    for other in members(deadly.extras):
        for cell in members(deadly.guardians[other]):
            if tables.has_links:
                left &= tables.excluded[(cell * 9 + other - 1) * 10 + digit]
            else:
                left &= tables.peers[cell] if other == digit else bit(cell)
            if not left:
                return left
    return left


def type_1(grid: Grid, patterns: list[DeadlyFinding]) -> list[tuple[DeadlyFinding, int, int]]:
    """Return the patterns whose guardians are all in one cell, each with that and the mask of what goes from it."""
    found = []
    deadly: DeadlyFinding
    for deadly in patterns:
        if popcount(deadly.extra) == 1:
            cell = lowest(deadly.extra)
            removed = deadly.own(grid, cell) & grid.cell_digits[cell]
            if removed:
                found.append((deadly, cell, removed))
    return found


def type_2(grid: Grid, patterns: list[DeadlyFinding]) -> list[tuple[DeadlyFinding, int, int]]:
    """Return the patterns with guardians of one digit in two or more cells, each with it and the cells that lose it."""
    found = []
    deadly: DeadlyFinding
    for deadly in patterns:
        if popcount(deadly.extras) == 1 and popcount(deadly.extra) > 1:
            digit = lowest(deadly.extras)
            losing = seeing_all(grid, grid.digit_cells[digit], deadly.extra)
            if losing:
                found.append((deadly, digit, losing))
    return found


def type_3(grid: Grid, patterns: list[DeadlyFinding], every_subset: bool) -> list[Type3Finding]:
    """Return the naked subsets made with guardians in one house, taken for one cell, that take something away.

    Their other cells have no digits of the pattern, where these are the same in all of its cells.  Unless
    ``every_subset``, no part of them would do as well, and the guardians are of two digits or more.
    """
    search = SubsetSearch(grid, every_subset)
    deadly: DeadlyFinding
    for deadly in patterns:
        if popcount(deadly.extra) > 1 and (every_subset or popcount(deadly.extras) > 1):
            search.run(deadly)
    return search.found


@internal
class SubsetSearch:
    """The search for the subsets that the guardians of a pattern make with cells of a house."""

    def __init__(self, grid: Grid, every_subset: bool) -> None:
        self.grid = grid
        self.every_subset = every_subset
        self.house = 0
        self.found: list[Type3Finding] = []

    def run(self, deadly: DeadlyFinding) -> None:
        """Note the subsets with the guardians of a pattern, in each house that holds all of their cells."""
        self.deadly = deadly
        for house in members(houses_with_all(self.grid, deadly.extra)):
            self.house = house
            rest = self.grid.empty & self.grid.tables.house[house] & ~deadly.extra
            self._grow(rest & ~cells_with_any(self.grid, deadly.digits), 0, deadly.extras, 0)

    def _grow(self, rest: Cells, chosen: Cells, digits: int, count: int) -> None:
        """Add cells of the house, in order, to the subset, as long as there can be enough of them for its digits."""
        while rest and popcount(digits) <= count + popcount(rest) + 1:
            cell = lowest(rest)
            rest &= rest - 1
            cells = chosen | bit(cell)
            mask = digits | self.grid.cell_digits[cell]
            closed = popcount(mask) == count + 2
            if closed and (self.every_subset or not self._has_closed_part(cells)):
                self._note(cells, mask)
            if self.every_subset or not closed:
                self._grow(rest, cells, mask, count + 1)

    def _has_closed_part(self, cells: Cells) -> bool:
        """Return whether some, not all, of a subset's cells make a subset with the guardians already."""
        part = (cells - 1) & cells
        while part:
            if popcount(self.deadly.extras | digits_of(self.grid, part)) == popcount(part) + 1:
                return True
            part = (part - 1) & cells
        return False

    def _note(self, cells: Cells, digits: int) -> None:
        """Note a subset if other cells lose something by it; in several houses at once it counts for the first."""
        subset = cells | self.deadly.extra
        shared = houses_with_all(self.grid, subset)
        if self.house == lowest(shared):
            losing: Cells = 0
            for house in members(shared):
                losing |= self.grid.tables.house[house]
            losing &= self.grid.empty & ~subset
            if losing & cells_with_any(self.grid, digits):
                self.found.append(Type3Finding(self.deadly, cells, digits, shared, losing))


def type_4(grid: Grid, patterns: list[DeadlyFinding], every_house: bool) -> list[tuple[DeadlyFinding, int, int]]:
    """Return the patterns with guardians in two cells of a house that have a digit of the pattern locked.

    Each comes with the digit and the first such house: no other cell of that has the digit, and the two lose the other
    digits of the pattern.  With ``every_house`` it is so in every house that they share.
    """
    found: list[tuple[DeadlyFinding, int, int]] = []
    deadly: DeadlyFinding
    for deadly in patterns:
        if popcount(deadly.extra) == 2:
            shared = houses_with_all(grid, deadly.extra)
            if shared:
                _lock_digits(grid, deadly, shared, every_house, found)
    return found


def _lock_digits(
    grid: Grid, deadly: DeadlyFinding, shared: Word, every_house: bool, found: list[tuple[DeadlyFinding, int, int]]
) -> None:
    one = lowest(deadly.extra)
    two = lowest(deadly.extra & (deadly.extra - 1))
    own = deadly.own(grid, one) & grid.cell_digits[one] | deadly.own(grid, two) & grid.cell_digits[two]
    for digit in range(1, 10):
        if own >> digit & 1 and not deadly.extras >> digit & 1 and own & ~(1 << digit):
            house = _locking_house(grid, grid.digit_cells[digit] & ~deadly.extra, shared, every_house)
            if house != NO_HOUSE:
                found.append((deadly, digit, house))


def _locking_house(grid: Grid, others: Cells, shared: Word, every_house: bool) -> int:
    """Return the first of some houses without the other places of a digit (if all are, at wish), or NO_HOUSE."""
    locking = shared
    for house in members(shared):
        if others & grid.tables.house[house]:
            locking &= ~bit(house)
    return NO_HOUSE if locking == 0 or (every_house and locking != shared) else lowest(locking)
