"""Cells, digits and houses: their numbers and names on every board, and the geometry of the classic board as data.

Cells are numbered 0 to 80 row by row, and digits are 1 to 9.  A house has the same number and name on every board that
has it: rows are 0 to 8, columns 9 to 17, boxes 18 to 26, and other kinds of complete houses follow (``KINDS``).  A set
of cells is an 81-bit integer (``bitset``).

The tables of houses and peers below are those of the classic board.  Strategies look them up in ``grid.tables``, which
has those of the grid's own board, and never calculate with row and column numbers.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import index
from typing import Annotated, Any

from .bitset import bit, members
from .c_types import Cells, Short, Word

CELLS = range(81)
DIGITS = range(1, 10)
ROWS = range(9)
COLUMNS = range(9, 18)
BOXES = range(18, 27)
HOUSES = range(27)
LINES = range(18)
AREAS = range(18, 63)
"""The houses that are not lines: boxes, and the further kinds on other boards."""

MOST_HOUSES = 64
"""One more than the greatest number of a house on any board, with ``NO_HOUSE``."""

NO_HOUSE = 63
"""The placeholder for a missing house."""

KINDS: tuple[tuple[str, str, int], ...] = (
    ("row", "r", 0),
    ("column", "c", 9),
    ("box", "b", 18),
    ("region", "j", 27),
    ("diagonal", "d", 36),
    ("window", "w", 38),
    ("group", "g", 42),
    ("set", "s", 51),
    ("cage", "k", 64),
)
"""The kinds of houses: name, code and the number of the first.  Only cages are not complete."""

_FIRSTS = [first for *_, first in KINDS]

ALL_DIGITS = 0b1111111110
"""The mask of all nine digits: bit ``d`` stands for digit ``d``; bit 0 is unused."""

DIGIT_COUNT: Annotated[tuple[int, ...], 1024] = tuple(mask.bit_count() for mask in range(1024))
"""The number of digits in each mask."""

MOST_SUM = 46
"""A sum of different digits is below this number."""


def _digits_of_sums() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(10 * MOST_SUM)]
    for mask in range(0, 1024, 2):
        found[mask.bit_count() * MOST_SUM + sum(digit for digit in DIGITS if mask >> digit & 1)].append(mask)
    return tuple(tuple(masks + [0] * (12 - len(masks))) for masks in found)


DIGITS_OF_SUM: Annotated[tuple[tuple[int, ...], ...], Short, 460, 12] = _digits_of_sums()
"""For each number of digits, times MOST_SUM, plus their sum: the sets of different digits as masks, then zeros."""


def _cells_of(house: int) -> tuple[int, ...]:
    place = house % 9
    if house in ROWS:
        return tuple(range(place * 9, place * 9 + 9))
    if house in COLUMNS:
        return tuple(range(place, 81, 9))
    corner = place // 3 * 27 + place % 3 * 3
    return tuple(corner + row * 9 + column for row in range(3) for column in range(3))


HOUSE_CELLS: Annotated[tuple[tuple[int, ...], ...], 27, 9] = tuple(_cells_of(house) for house in HOUSES)
"""The nine cells of each house, in reading order."""

HOUSES_OF: Annotated[tuple[tuple[int, ...], ...], 81, 3] = tuple(
    tuple(house for house in HOUSES if cell in HOUSE_CELLS[house]) for cell in CELLS
)
"""The houses of each cell: row, column, box."""

HOUSES_MASK_OF: Annotated[tuple[int, ...], 81] = tuple(sum(1 << house for house in of_cell) for of_cell in HOUSES_OF)
"""The houses of each cell as a mask: bit ``h`` for house ``h``."""


def cell_set(cells: Iterable[int]) -> int:
    """Return a set of cells (0 to 80) as an integer."""
    result = 0
    for cell in cells:
        result |= bit(cell)
    return result


def cells_in(cells: int) -> Iterator[int]:
    """Return the cells of a set in ascending order."""
    return iter(members(cells))


def digits_in(mask: int) -> tuple[int, ...]:
    """Return the digits of a mask (bit ``d`` for digit ``d``) in ascending order."""
    return DIGITS_IN[mask >> 1]


DIGITS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(digit for digit in DIGITS if mask << 1 >> digit & 1) for mask in range(512)
)

HOUSE: Annotated[tuple[int, ...], Cells, 27] = tuple(cell_set(cells) for cells in HOUSE_CELLS)
"""The set of cells of each house."""

AREAS_MASK: Word = sum(1 << area for area in AREAS)
"""The houses that are not lines, as a mask."""

BOXES_MASK: Word = sum(1 << house for house in range(18, 36))
"""The boxes, and the regions of a jigsaw, as a mask of houses."""

LINES_MASK: Word = (1 << NO_HOUSE) - 1 & ~BOXES_MASK
"""All other houses, as a mask: the rows and columns, and on other boards diagonals, windows, groups and sets."""

LOOSE_MASK: Word = 0b111_111 << 36 | (1 << NO_HOUSE) - (1 << 51)
"""The diagonals, windows and sets, as a mask: unlike those of other kinds, they do not cover the board together."""

PEERS: Annotated[tuple[int, ...], Cells, 81] = tuple(
    (HOUSE[row] | HOUSE[column] | HOUSE[box]) & ~bit(cell) for cell, (row, column, box) in enumerate(HOUSES_OF)
)
"""The 20 cells that share a house with each cell, as a set."""

ALL_CELLS: Cells = cell_set(CELLS)


def common_peers(cells: Iterable[int]) -> int:
    """Return the set of cells that see all of the given cells; all 81 cells if none is given."""
    result = ALL_CELLS
    for cell in cells:
        result &= PEERS[cell]
    return result


def houses_with(cells: int) -> tuple[int, ...]:
    """Return the houses (0 to 26) that contain every cell of a set."""
    return tuple(house for house in HOUSES if not cells & ~HOUSE[house])


def cell_name(cell: int) -> str:
    """Return the name of a cell, such as ``r1c1``."""
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


def cell_named(name: str) -> int:
    """Return the cell (0 to 80) with a name such as ``r1c1`` or ``R1C1``.

    Raises ValueError if the name is not that of a cell.
    """
    match = re.fullmatch(r"[rR]([1-9])[cC]([1-9])", name)
    if match is None:
        raise ValueError(f"{name!r} is not a cell; cells are named r1c1 to r9c9")
    return (int(match[1]) - 1) * 9 + int(match[2]) - 1


def exact(number: Any) -> int:
    """Return an object as a plain integer, or -1 if it is not a whole number.

    Objects of user-defined classes may define their own comparisons, so they are converted before they are compared.
    """
    try:
        if isinstance(number, float):  # as tables have them
            whole = float.__int__(number)
            return whole if float.__eq__(number, whole) else -1
        return int.__index__(index(number))
    except (TypeError, ValueError, OverflowError):
        return -1


def cell_of(cell: int | str) -> int:
    """Return the number (0 to 80) of a cell, given by number or name.

    Raises ValueError if there is no such cell.
    """
    if isinstance(cell, str):
        return cell_named(cell)
    number = exact(cell)
    if number not in CELLS:
        raise ValueError(f"there is no cell {cell!r}; use a number from 0 to 80 or a name from r1c1 to r9c9")
    return number


def cells_name(cells: Iterable[int]) -> str:
    """Return the names of cells in the usual compact notation, such as ``r1c12,r45c7``.

    Cells in the same row are combined; single cells in different rows are combined if they share a column.
    """
    in_order = sorted(cells)
    if len(in_order) == 1:
        return cell_name(in_order[0])
    columns_of: dict[int, list[int]] = {}
    for cell in in_order:
        columns_of.setdefault(cell // 9, []).append(cell % 9)
    rows_of: dict[tuple[int, ...], list[int]] = {}
    for row, columns in columns_of.items():
        rows_of.setdefault(tuple(columns), []).append(row)
    groups: list[str] = []
    for shared, rows in rows_of.items():
        if len(shared) > 1:
            groups.extend(f"r{row + 1}c{_numbers(shared)}" for row in rows)
        else:
            groups.append(f"r{_numbers(rows)}c{_numbers(shared)}")
    return ",".join(groups)


def cells_named(name: str) -> tuple[int, ...]:
    """Return the cells named in a notation such as ``r1c12,r45c7``, in ascending order; the inverse of ``cells_name``.

    Raises ValueError if the text does not name cells.
    """
    cells: list[int] = []
    for group in name.split(","):
        match = re.fullmatch(r"r([1-9]+)c([1-9]+)", group)
        if match is None:
            raise ValueError(f"{name!r} does not name cells; write names such as r1c12,r45c7")
        cells += [(int(row) - 1) * 9 + int(column) - 1 for row in match[1] for column in match[2]]
    return tuple(sorted(cells))


def _numbers(places: Iterable[int]) -> str:
    return "".join(str(place + 1) for place in places)


def house_name(house: int) -> str:
    """Return the name of a house, such as ``row 1``, ``box 9`` or ``window 2``."""
    return f"{KINDS[kind_of_house(house)][0]} {number_in_kind(house)}"


def kind_of_house(house: int) -> int:
    """Return the kind of a house, as an index of ``KINDS``: 0 is a row, 1 a column, 2 a box."""
    return house // 9 if house < 27 else bisect_right(_FIRSTS, house) - 1


def number_in_kind(house: int) -> int:
    """Return the number of a house among those of its kind, from 1."""
    return house - KINDS[kind_of_house(house)][2] + 1


def house_code(house: int) -> str:
    """Return the short name of a house, such as ``r1``, ``c4``, ``b9`` or ``w2``."""
    return f"{KINDS[kind_of_house(house)][1]}{number_in_kind(house)}"


def houses_code(houses: Iterable[int]) -> str:
    """Return the short names of houses, combined by kind: ``r25``, ``r67b8``."""
    by_kind: dict[int, list[int]] = {}
    for house in sorted(houses):
        kind = kind_of_house(house)
        by_kind.setdefault(kind, []).append(house - _FIRSTS[kind])
    return "".join(KINDS[kind][1] + _numbers(places) for kind, places in by_kind.items())


def house_of(house: int | str) -> int:
    """Return the number of a house, given by number or name (``row 1``).

    Raises ValueError if no board has such a house.
    """
    number = _HOUSES.get(house.lower(), -1) if isinstance(house, str) else exact(house)
    if number not in _HOUSES.values():
        raise ValueError(f"there is no house {house!r}; use a number from 0 to 62 or a name such as row 1 or box 9")
    return number


_HOUSES = {house_name(house): house for house in range(2 * MOST_HOUSES) if house != NO_HOUSE}


def drawn(cells: Sequence[str]) -> str:
    """Draw 81 texts as a grid with borders around the boxes; each column is as wide as its widest text."""
    widths = [max(len(text) for text in cells[column::9]) for column in range(9)]
    padded = [text.ljust(widths[cell % 9]) for cell, text in enumerate(cells)]
    border = "+".join(["", *("-" * (sum(widths[start : start + 3]) + 4) for start in (0, 3, 6)), ""])
    lines = []
    for row in range(9):
        if row % 3 == 0:
            lines.append(border)
        bands = [" ".join(padded[start : start + 3]) for start in range(row * 9, row * 9 + 9, 3)]
        lines.append(f"| {' | '.join(bands)} |")
    return "\n".join([*lines, border])
