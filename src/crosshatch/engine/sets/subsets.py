"""Intersections and subsets: places and digits of a house that are as many as each other.

Locked candidates are a digit whose places in one house all lie in another.  A naked subset is some digits and as
many cells of a house that hold nothing else; a hidden subset is some digits with as many places left in a house.
Both are one search: choose so many masks that their union has no more bits.  The masks are the candidates of the
cells for the one, the places of the digits for the other.  Patterns come back as integers, in a fixed order, and only
those that remove something.
"""

from collections.abc import Sequence

from ...board import houses
from ...board.bitset import bit, lowest, popcount
from ...board.grid import Grid

HOUSE = houses.HOUSE
HOUSES_OF = houses.HOUSES_OF

NOTHING = -1
NO_HOUSE = 27


def locked_candidates(grid: Grid, first: int, last: int, start: int) -> int:
    """Return the next digit whose two or three places in a house all lie in another house, where it has more.

    Only the houses ``first`` to ``last - 1`` are looked at for those places.  The search goes digit by digit and
    house by house; ``start`` is 0, or what ``after_locked`` says to go on from.  Returns the digit and both houses
    encoded (see ``decode_locked``), or NOTHING.
    """
    digit = start // 27
    house = start % 27
    while digit <= 9:
        here = digit * 27
        if house < first:
            house = first
        while house < last:
            count = grid.places[here + house]
            if 1 < count < 4:
                cells = grid.digit_cells[digit] & HOUSE[house]
                cell = lowest(cells)
                kind = 2 if house < 18 else 0
                while kind < 3:
                    other = HOUSES_OF[cell][kind]
                    if grid.places[here + other] > count and cells & HOUSE[other] == cells:
                        return (here + house) * 27 + other
                    kind += 1
            house += 1
        digit += 1
        house = 0
    return NOTHING


def decode_locked(locked: int) -> tuple[int, int, int]:
    """Return the digit, the house where its places lie in another, and that other house."""
    rest, other = divmod(locked, 27)
    digit, house = divmod(rest, 27)
    return digit, house, other


def after_locked(locked: int) -> int:
    """Return where to go on after locked candidates that were found."""
    return locked // 27 + 1


def naked(grid: Grid, size: int) -> list[int]:
    """Return all naked subsets of a size (2 or more) that remove something, house by house.

    Four integers each: the mask of the digits, the set of the cells, and the two houses whose other cells lose the
    digits.  The second is NO_HOUSE unless the cells lie in a line and a box and both have something to lose.
    """
    few = _cells_with_at_most(grid, size)
    found: list[int] = []
    house = 0
    while house < 27:
        cells = few & HOUSE[house]
        if popcount(cells) >= size:
            _naked_in(grid, size, house, cells, found)
        house += 1
    return found


def _cells_with_at_most(grid: Grid, size: int) -> int:
    """Return the set of empty cells with at most so many candidates."""
    result = 0
    cell = 0
    while cell < 81:
        mask = grid.cell_digits[cell]
        if mask and popcount(mask) <= size:
            result |= bit(cell)
        cell += 1
    return result


def _naked_in(grid: Grid, size: int, house: int, few: int, found: list[int]) -> None:
    """Add the naked subsets of a house, whose cells are among ``few``; what is in a line and a box is the line's."""
    masks = [0] * 9
    cells = [0] * 9
    count = 0
    while few:
        cell = lowest(few)
        few &= few - 1
        masks[count] = grid.cell_digits[cell]
        cells[count] = bit(cell)
        count += 1
    subsets: list[int] = []
    _choose(masks, cells, 0, count, size, size, 0, 0, subsets)
    index = 0
    while index < len(subsets):
        if house < 18 or not _in_one_line(subsets[index + 1]):
            _add_naked(grid, house, subsets[index], subsets[index + 1], found)
        index += 2


def _add_naked(grid: Grid, house: int, digits: int, cells: int, found: list[int]) -> None:
    """Add a naked subset of a house if it removes something."""
    others = _cells_with_any(grid, digits) & ~cells
    box = HOUSES_OF[lowest(cells)][2]
    if house >= 18 or cells & HOUSE[box] != cells or not others & HOUSE[box]:
        if others & HOUSE[house]:
            found += [digits, cells, house, NO_HOUSE]
    elif others & HOUSE[house] & ~HOUSE[box]:
        found += [digits, cells, house, box]
    else:
        found += [digits, cells, box, NO_HOUSE]


def _cells_with_any(grid: Grid, digits: int) -> int:
    """Return the set of cells that hold any of a mask of digits."""
    result = 0
    while digits:
        result |= grid.digit_cells[lowest(digits)]
        digits &= digits - 1
    return result


def _in_one_line(cells: int) -> bool:
    """Return whether a row or a column holds all of the cells."""
    cell = lowest(cells)
    return cells & HOUSE[HOUSES_OF[cell][0]] == cells or cells & HOUSE[HOUSES_OF[cell][1]] == cells


def hidden(grid: Grid, size: int, start: int) -> list[int]:
    """Return the hidden subsets of a size that remove something, of the first house from ``start`` that has any.

    The list begins with that house (0..26); then come two integers for each subset, the mask of the digits and the
    set of their cells.  It is empty where no house from ``start`` on has any.
    """
    house = start
    while house < 27:
        if grid.room[house] > size:
            found = _hidden_in(grid, size, house)
            if found:
                return [house] + found
        house += 1
    return []


def _hidden_in(grid: Grid, size: int, house: int) -> list[int]:
    """Return the hidden subsets of a house as digits and cells."""
    places = [0] * 9
    masks = [0] * 9
    count = 0
    digit = 0
    while digit < 9:
        digit += 1
        if 0 < grid.places[digit * 27 + house] <= size:
            places[count] = grid.digit_cells[digit] & HOUSE[house]
            masks[count] = 1 << digit
            count += 1
    if count < size:
        return []
    subsets: list[int] = []
    _choose(places, masks, 0, count, size, size, 0, 0, subsets)
    found = []
    index = 0
    while index < len(subsets):
        cells = subsets[index]
        digits = subsets[index + 1]
        if _hides_others(grid, cells, digits) and not (house >= 18 and _hidden_in_line(grid, cells, digits)):
            found += [digits, cells]
        index += 2
    return found


def _hides_others(grid: Grid, cells: int, digits: int) -> bool:
    """Return whether any of the cells holds other digits."""
    while cells:
        if grid.cell_digits[lowest(cells)] & ~digits:
            return True
        cells &= cells - 1
    return False


def _hidden_in_line(grid: Grid, cells: int, digits: int) -> bool:
    """Return whether a row or a column has the digits in just these cells."""
    touched = _cells_with_any(grid, digits)
    row = HOUSES_OF[lowest(cells)][0]
    column = HOUSES_OF[lowest(cells)][1]
    return touched & HOUSE[row] == cells or touched & HOUSE[column] == cells


def _choose(
    masks: Sequence[int],
    names: Sequence[int],
    index: int,
    count: int,
    left: int,
    size: int,
    union: int,
    chosen: int,
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
