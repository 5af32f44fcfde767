# cython: language_level=3
"""Intersections and subsets: places and digits of a house that are as many as each other.

Locked candidates are a digit whose places in one house all lie in another.  A naked subset is some digits and as
many cells of a house that hold nothing else; a hidden subset is some digits with as many places left in a house.
Both are one search: choose so many masks that their union has no more bits.  The masks are the candidates of the
cells for the one, the places of the digits for the other.  Patterns come in a fixed order, and only those that remove
something which no smaller pattern in them removes.
"""

from typing import NamedTuple

from ...board.bitset import bit, lowest, members, popcount
from ...board.c_types import CellArray, Cells
from ...board.cells import cells_with_any, first_house, houses_with_all, seeing_all
from ...board.checks import check_digit, check_within
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import DIGIT_COUNT, MOST_HOUSES, NO_HOUSE

NOTHING = -1


class Locked(NamedTuple):
    """A digit whose places in a house all lie in another house, which has more of them."""

    digit: int
    house: int
    other: int


class NakedSubsetFinding(NamedTuple):
    """A mask of digits, the set of as many cells that hold nothing else, and the cells that lose these digits.

    ``other_house`` is NO_HOUSE unless the cells lie in two houses, such as a line and a box, that both have something
    to lose.
    """

    digits: int
    cells: int
    house: int
    other_house: int
    losing: int


class HiddenSubsetFinding(NamedTuple):
    """A house, a mask of digits, and the set of as many cells, which are all of their places in the house."""

    house: int
    digits: int
    cells: int


def first_locked(grid: Grid, first: int, last: int) -> Locked | None:
    """Return the first digit whose two or three places in a house all lie in another house, where it has more.

    Only the houses ``first`` to ``last - 1`` are looked at for those places, digit by digit and house by house.
    """
    check_within(first, 0, NO_HOUSE)
    check_within(last, first, NO_HOUSE)
    return _told(locked_from(grid, first, last, 1, first))


def next_locked(grid: Grid, first: int, last: int, found: Locked) -> Locked | None:
    """Return the next locked candidates after some that were found."""
    return _told(locked_from(grid, first, last, found.digit, found.house + 1))


def locked_from(grid: Grid, first: int, last: int, digit: int, house: int) -> int:
    """Return the first locked candidates from a digit and a house on, as one number, or NOTHING.

    The number is ``(digit * MOST_HOUSES + house) * MOST_HOUSES + other``.
    """
    check_within(first, 0, NO_HOUSE)
    check_within(last, first, NO_HOUSE)
    check_digit(digit)
    check_within(house, first, NO_HOUSE)
    tables = grid.tables
    while digit <= 9:
        few = (grid.twos[digit] | grid.fours[digit] | grid.eights[digit]) & ~grid.houses_with(digit, tables.widest + 1)
        for one in members(few & (bit(last) - 1) & ~(bit(house) - 1)):
            places = grid.digit_cells[digit] & tables.house[one]
            for other in members(tables.crossing[one] & tables.houses_of[lowest(places)]):
                elsewhere = grid.digit_cells[digit] & tables.house[other]
                if places & ~elsewhere == 0 and places != elsewhere:
                    return (digit * MOST_HOUSES + one) * MOST_HOUSES + other
        digit += 1
        house = first
    return NOTHING


def _told(locked: int) -> Locked | None:
    """Return locked candidates that are one number."""
    if locked == NOTHING:
        return None
    return Locked(locked // MOST_HOUSES**2, locked // MOST_HOUSES % MOST_HOUSES, locked % MOST_HOUSES)


def locked_before_singles(grid: Grid, first: int, last: int) -> list[Locked]:
    """Return what is locked in the houses ``first`` to ``last - 1`` and leaves a single in a house of their kind."""
    check_within(first, 0, NO_HOUSE)
    check_within(last, first, NO_HOUSE)
    found: list[Locked] = []
    locked = first_locked(grid, first, last)
    while locked is not None:
        if _leaves_single_beyond(grid, locked.digit, locked.house, locked.other):
            found.append(locked)
        locked = next_locked(grid, first, last, locked)
    return found


def _leaves_single_beyond(grid: Grid, digit: int, base: int, cover: int) -> bool:
    """Return whether a digit that is locked leaves one place for it in another house of the kind of the base."""
    first = base // 9 * 9
    for house in range(first, first + 9):
        places = grid.digit_cells[digit] & grid.tables.house[house]
        left = places & ~grid.tables.house[cover]
        if house != base and left != places and left and left & (left - 1) == 0:
            return True
    return False


def naked(grid: Grid, size: int) -> list[NakedSubsetFinding]:
    """Return all naked subsets of a size (2 to 8) that remove something, house by house."""
    check_within(size, 1, 9)
    changed = changed_since_nothing(grid, ("naked", size))
    few = _cells_with_at_most(grid, size)
    found: list[NakedSubsetFinding] = []
    house = 0
    while house < grid.tables.end:
        cells = few & grid.tables.house[house]
        if cells & changed and popcount(cells) >= size:
            _naked_in(grid, size, house, cells, found)
        house += 1
        if house == grid.tables.house_count:
            house = MOST_HOUSES  # on to the cages
    if not found:
        found_nothing(grid, ("naked", size))
    return found


def _cells_with_at_most(grid: Grid, size: int) -> Cells:
    """Return the set of empty cells with at most so many candidates."""
    result: Cells = 0
    for cell in members(grid.empty):
        if 0 < DIGIT_COUNT[grid.cell_digits[cell]] <= size:
            result |= bit(cell)
    return result


def _naked_in(grid: Grid, size: int, house: int, few: Cells, found: list[NakedSubsetFinding]) -> None:
    """Add the naked subsets of a house, whose cells are among ``few``, unless they are those of an earlier house."""
    masks: CellArray = [0] * 9
    cells: CellArray = [0] * 9
    count = 0
    for cell in members(few):
        masks[count] = grid.cell_digits[cell]
        cells[count] = bit(cell)
        count += 1
    subsets: list[int] = []
    _choose(masks, cells, 0, count, size, size, 0, 0, subsets)
    for index in range(0, len(subsets), 2):
        if house == 0 or first_house(grid, subsets[index + 1]) == min(house, NO_HOUSE):
            _add_naked(grid, house, subsets[index], subsets[index + 1], found)


def _add_naked(grid: Grid, house: int, digits: int, cells: Cells, found: list[NakedSubsetFinding]) -> None:
    """Add a naked subset of a house if it removes something."""
    losing = seeing_all(grid, cells_with_any(grid, digits) & ~cells, cells)
    if not losing:
        return
    shared = houses_with_all(grid, cells)
    first = last = NO_HOUSE
    for each in members(shared):
        if losing & grid.tables.house[each]:
            last = each
    for each in members(shared):
        if first == NO_HOUSE and losing & grid.tables.house[each] & ~grid.tables.house[last]:
            first = each
    if last == NO_HOUSE:
        found.append(NakedSubsetFinding(digits, cells, house, NO_HOUSE, losing))
    elif first == NO_HOUSE:
        found.append(NakedSubsetFinding(digits, cells, last, NO_HOUSE, losing))
    else:
        found.append(NakedSubsetFinding(digits, cells, first, last, losing))


def hidden(grid: Grid, size: int, start: int) -> list[HiddenSubsetFinding]:
    """Return the hidden subsets of a size (2 to 8) that remove something, of the first house from ``start`` with any.

    The list is empty where no house from ``start`` on has any.
    """
    check_within(size, 1, 9)
    check_within(start, 0, NO_HOUSE)
    changed = changed_since_nothing(grid, ("hidden", size))
    found: list[HiddenSubsetFinding] = []
    few: CellArray = [0] * 10
    _list_few(grid, size, few)
    for house in members(grid.houses_with(0, size + 1) & ~(bit(start) - 1)):
        if grid.tables.house[house] & changed and not found:
            subsets = _hidden_in(grid, size, few, house)
            for index in range(0, len(subsets), 2):
                cells: Cells = subsets[index]
                digits: int = subsets[index + 1]
                if _hides_others(grid, cells, digits) and not _hidden_before(grid, cells, digits, house):
                    found.append(HiddenSubsetFinding(house, digits, cells))
    if start == 0 and not found:
        found_nothing(grid, ("hidden", size))
    return found


def hidden_before_singles(grid: Grid, size: int) -> list[HiddenSubsetFinding]:
    """Return the hidden subsets of a size (2 to 8) that leave one place in the house for another digit.

    They fill as many cells, and have no single among their digits.  They come by their houses: boxes, columns, rows.
    """
    check_within(size, 1, 9)
    found: list[HiddenSubsetFinding] = []
    few: CellArray = [0] * 10
    _list_few(grid, size, few)
    for index in range(27):
        house = index + 18 if index < 9 else index if index < 18 else index - 18
        if grid.houses_with(0, size + 1) & bit(house):
            subsets = _hidden_in(grid, size, few, house)
            for place in range(0, len(subsets), 2):
                cells: Cells = subsets[place]
                digits: int = subsets[place + 1]
                if popcount(cells) != size or not _have_places(grid, digits, house):
                    continue
                if _leave_single(grid, digits, cells, house):
                    found.append(HiddenSubsetFinding(house, digits, cells))
    return found


def _leave_single(grid: Grid, digits: int, cells: Cells, house: int) -> bool:
    """Return whether cells that some digits fill leave one of several places in the house for another digit."""
    for digit in range(1, 10):
        places = grid.digit_cells[digit] & grid.tables.house[house]
        left = places & ~cells
        if not digits >> digit & 1 and left and left & (left - 1) == 0 and left != places:
            return True
    return False


def _have_places(grid: Grid, digits: int, house: int) -> bool:
    """Return whether each of some digits has more than one place in a house."""
    for digit in members(digits):
        if not grid.houses_with(digit, 2) & bit(house):
            return False
    return True


def _list_few(grid: Grid, size: int, few: CellArray) -> None:
    """List, for each digit, the houses where it has a number of places at most."""
    for digit in range(1, 10):
        few[digit] = grid.tables.all_houses & ~grid.houses_with(digit, size + 1)


def _hidden_in(grid: Grid, size: int, few: CellArray, house: int) -> list[int]:
    """Return the cells and the digits of each hidden subset of a house, in one list."""
    places: CellArray = [0] * 9
    masks: CellArray = [0] * 9
    count = 0
    for digit in range(1, 10):
        cells = grid.digit_cells[digit] & grid.tables.house[house]
        if cells and few[digit] & bit(house):
            places[count] = cells
            masks[count] = 1 << digit
            count += 1
    subsets: list[int] = []
    if count >= size:
        _choose(places, masks, 0, count, size, size, 0, 0, subsets)
    return subsets


def _hides_others(grid: Grid, cells: Cells, digits: int) -> bool:
    """Return whether any of the cells holds other digits."""
    for cell in members(cells):
        if grid.cell_digits[cell] & ~digits:
            return True
    return False


def _hidden_before(grid: Grid, cells: Cells, digits: int, house: int) -> bool:
    """Return whether an earlier house has the digits in just these cells."""
    touched = cells_with_any(grid, digits)
    for other in members(houses_with_all(grid, cells)):
        if other < house and touched & grid.tables.house[other] == cells:
            return True
    return False


def _choose(
    masks: CellArray,
    names: CellArray,
    index: int,
    count: int,
    left: int,
    size: int,
    union: Cells,
    chosen: Cells,
    found: list[int],
) -> None:
    """Choose ``left`` more of the masks from ``index`` on, so that their union has no more bits than the size.

    There are ``count`` masks; ``union`` and ``chosen`` are the unions of those taken already and of their names.  Adds
    both unions for each choice.
    """
    while index <= count - left:
        grown = union | masks[index]
        if popcount(grown) <= size:
            if left > 1:
                _choose(masks, names, index + 1, count, left - 1, size, grown, chosen | names[index], found)
            else:
                found += [grown, chosen | names[index]]
        index += 1
