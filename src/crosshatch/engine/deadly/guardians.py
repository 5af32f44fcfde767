"""Deadly patterns, and what follows from their guardians.

Digits on cells are deadly where every way to fill the cells from them can be turned into another one that has the
same digits in every row, column and box.  A puzzle with one solution cannot hold such a filling, so one of the other
candidates of those cells, the guardians, is true.  Rectangles, loops and the universal grave differ in how they are
found; what their guardians prove, types 1 to 4, is the same for all and stands here.
"""

from collections.abc import Sequence

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid

HOUSE = houses.HOUSE
PEERS = houses.PEERS
HOUSES_MASK_OF = tuple([1 << row | 1 << column | 1 << box for row, column, box in houses.HOUSES_OF])

NO_HOUSE = 27


class Deadly:
    """A deadly pattern on a grid, with its guardians.

    ``cells`` is the set of its cells, ``digits`` the mask of the digits that each of them has in the pattern.  Where
    ``digits`` is 0, every cell has its own: all of its candidates that are no guardians.  ``extra`` is the set of
    the cells with guardians, ``extras`` the mask of the guardians' digits.
    """

    __slots__ = ("cells", "digits", "extra", "extras", "guardians")

    cells: int
    digits: int
    extra: int
    extras: int
    guardians: list[int]

    def __init__(self, cells: int, digits: int) -> None:
        self.cells = cells
        self.digits = digits
        self.extra = 0
        self.extras = 0
        self.guardians = [0] * 10

    def guard(self, cells: int, digit: int) -> None:
        """Count a digit of some cells of the pattern among the guardians."""
        if cells:
            self.guardians[digit] |= cells
            self.extra |= cells
            self.extras |= 1 << digit

    def guardians_of(self, digit: int) -> int:
        """Return the set of cells where a digit (1..9) is a guardian."""
        return self.guardians[digit]

    def own(self, grid: Grid, cell: int) -> int:
        """Return the mask of the digits that a cell of the pattern has in it."""
        if self.digits:
            return self.digits
        mask = grid.cell_digits[cell]
        digit = 0
        while digit < 9:
            digit += 1
            if self.guardians[digit] & bit(cell):
                mask &= ~(1 << digit)
        return mask


def uniform(grid: Grid, cells: int, digits: int) -> Deadly:
    """Return the deadly pattern of the same digits in each of some cells: all their other candidates are guardians."""
    deadly = Deadly(cells, digits)
    digit = 0
    while digit < 9:
        digit += 1
        if not digits >> digit & 1:
            deadly.guard(cells & grid.digit_cells[digit], digit)
    return deadly


def type_1(grid: Grid, patterns: Sequence[Deadly]) -> list[int]:
    """Return the patterns whose guardians are all in one cell: two integers for each.

    These are its index and the mask of the digits that go from that cell.
    """
    found: list[int] = []
    index = 0
    while index < len(patterns):
        deadly = patterns[index]
        if deadly.extra and deadly.extra & (deadly.extra - 1) == 0:
            cell = lowest(deadly.extra)
            removed = deadly.own(grid, cell) & grid.cell_digits[cell]
            if removed:
                found.append(index)
                found.append(removed)
        index += 1
    return found


def type_2(grid: Grid, patterns: Sequence[Deadly]) -> list[int]:
    """Return the patterns with guardians of one digit in two or more cells: three integers for each.

    These are its index, the digit, and the set of the cells that lose it.
    """
    found: list[int] = []
    index = 0
    while index < len(patterns):
        deadly = patterns[index]
        if deadly.extras & (deadly.extras - 1) == 0 and deadly.extra & (deadly.extra - 1):
            digit = lowest(deadly.extras)
            removed = _seeing_all(deadly.extra, grid.digit_cells[digit])
            if removed:
                found.append(index)
                found.append(digit)
                found.append(removed)
        index += 1
    return found


def type_3(grid: Grid, patterns: Sequence[Deadly], every_subset: bool) -> list[int]:
    """Return the naked subsets made with guardians in one house, taken for one cell: five integers for each.

    These are the index of the pattern, the set of the subset's other cells, the mask of its digits, and the houses
    where other cells lose them: NO_HOUSE for the second, unless everything lies in a line and a box at once.  The
    subset's other cells have no digits of the pattern, where these are the same in all of its cells.  Unless
    ``every_subset``, no part of them would do as well, and the guardians are of two digits or more.
    """
    found: list[int] = []
    index = 0
    while index < len(patterns):
        deadly = patterns[index]
        if deadly.extra & (deadly.extra - 1) and (every_subset or deadly.extras & (deadly.extras - 1)):
            shared = _shared_houses(deadly.extra)
            while shared:
                house = lowest(shared)
                shared &= shared - 1
                open_cells = _without(grid, grid.empty & HOUSE[house] & ~deadly.extra, deadly.digits)
                _grow(grid, deadly, index, house, open_cells, 0, deadly.extras, 0, every_subset, found)
        index += 1
    return found


def _without(grid: Grid, cells: int, digits: int) -> int:
    """Return the cells that have no candidate of a mask."""
    digit = 0
    while digit < 9:
        digit += 1
        if digits >> digit & 1:
            cells &= ~grid.digit_cells[digit]
    return cells


def _grow(
    grid: Grid,
    deadly: Deadly,
    index: int,
    house: int,
    rest: int,
    chosen: int,
    digits: int,
    count: int,
    every_subset: bool,
    found: list[int],
) -> None:
    """Add cells of a house, in order, to the subset, as long as there can be enough of them for its digits."""
    while rest and popcount(digits) <= count + popcount(rest) + 1:
        cell = lowest(rest)
        rest &= rest - 1
        cells = chosen | bit(cell)
        mask = digits | grid.cell_digits[cell]
        closed = popcount(mask) == count + 2
        if closed and (every_subset or not _has_closed_part(grid, cells, deadly.extras)):
            _add_subset(grid, deadly, index, house, cells, mask, found)
        if every_subset or not closed:
            _grow(grid, deadly, index, house, rest, cells, mask, count + 1, every_subset, found)


def _has_closed_part(grid: Grid, cells: int, extras: int) -> bool:
    """Return whether some, not all, of a subset's cells make a subset with the guardians already."""
    part = (cells - 1) & cells
    while part:
        mask = extras
        rest = part
        while rest:
            mask |= grid.cell_digits[lowest(rest)]
            rest &= rest - 1
        if popcount(mask) == popcount(part) + 1:
            return True
        part = (part - 1) & cells
    return False


def _add_subset(grid: Grid, deadly: Deadly, index: int, house: int, cells: int, digits: int, found: list[int]) -> None:
    """Note a subset if other cells lose something by it; in a line and a box at once it counts for the line."""
    subset = cells | deadly.extra
    other = NO_HOUSE
    shared = _shared_houses(subset) & ~(1 << house)
    if shared:
        other = lowest(shared)
    others = HOUSE[house] if other == NO_HOUSE else HOUSE[house] | HOUSE[other]
    if house < other and _with_any(grid, others & ~subset, digits):
        found.append(index)
        found.append(cells)
        found.append(digits)
        found.append(house)
        found.append(other)


def _with_any(grid: Grid, cells: int, digits: int) -> bool:
    """Return whether some of the cells have some candidate of a mask."""
    digit = 0
    while digit < 9:
        digit += 1
        if digits >> digit & 1 and grid.digit_cells[digit] & cells:
            return True
    return False


def type_4(grid: Grid, patterns: Sequence[Deadly], every_house: bool) -> list[int]:
    """Return the patterns with guardians in two cells of a house that have a digit of the pattern locked.

    Three integers for each: the index of the pattern, the digit, and the house where no other cell has it.  With
    ``every_house`` it must be locked so in every house that the two cells share.  They lose the pattern's other digits.
    """
    found: list[int] = []
    index = 0
    while index < len(patterns):
        deadly = patterns[index]
        rest = deadly.extra & (deadly.extra - 1)
        if rest and rest & (rest - 1) == 0:
            shared = _shared_houses(deadly.extra)
            if shared:
                _lock_digits(grid, deadly, index, shared, every_house, found)
        index += 1
    return found


def _lock_digits(grid: Grid, deadly: Deadly, index: int, shared: int, every_house: bool, found: list[int]) -> None:
    one = lowest(deadly.extra)
    two = lowest(deadly.extra & (deadly.extra - 1))
    own = deadly.own(grid, one) & grid.cell_digits[one] | deadly.own(grid, two) & grid.cell_digits[two]
    digit = 0
    while digit < 9:
        digit += 1
        if own >> digit & 1 and not deadly.extras >> digit & 1 and own & ~(1 << digit):
            house = _locking_house(grid.digit_cells[digit] & ~deadly.extra, shared, every_house)
            if house != NO_HOUSE:
                found.append(index)
                found.append(digit)
                found.append(house)


def _locking_house(others: int, shared: int, every_house: bool) -> int:
    """Return the first of some houses that has none of the other places of a digit, or NO_HOUSE."""
    first = NO_HOUSE
    while shared:
        house = lowest(shared)
        shared &= shared - 1
        if others & HOUSE[house]:
            if every_house:
                return NO_HOUSE
        elif first == NO_HOUSE:
            first = house
    return first


def _shared_houses(cells: int) -> int:
    """Return the houses (bit ``h`` for house ``h``) that hold all cells of a set that is not empty."""
    shared = (1 << 27) - 1
    while cells:
        shared &= HOUSES_MASK_OF[lowest(cells)]
        cells &= cells - 1
    return shared


def _seeing_all(cells: int, others: int) -> int:
    """Return those of the other cells that see every cell of a set."""
    while cells:
        others &= PEERS[lowest(cells)]
        cells &= cells - 1
    return others
