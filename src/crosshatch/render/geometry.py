"""Positions in a picture of a board: cells, candidates, houses, and outlines around them.

A cell is 60 units wide, and the origin is the top left corner of the board.  The candidates of a cell form three rows
of three, so those of the whole board form a lattice of 27 by 27 points.  A set of lattice points is an integer with bit
``27 * row + column`` for each point.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ..board.candidate import Candidate
from ..board.houses import BOXES, COLUMNS, ROWS, cells_in

CELL = 60
PITCH = 20
"""Width of a candidate's place: a third of a cell."""

BOARD = 9 * CELL
OFFSETS = (11, 30, 49)
"""Centres of the three rows and columns in a cell, a little closer to its middle than even spacing."""

RADIUS = 8.5
"""Radius of the shape around a candidate."""

INSET = 3.5
"""Distance of a cell group's outline from the edges of its cells."""

CORNER = 9
"""Radius of the corners of such an outline."""

KEPT = 20_000
"""Size of the cache of lines: enough for a long explanation, and some megabytes."""


class Point(NamedTuple):
    """A place in a picture."""

    x: float
    y: float


def corner_of(cell: int) -> tuple[int, int]:
    """Return the top left corner of a cell (0 to 80)."""
    return cell % 9 * CELL, cell // 9 * CELL


def centre(each: Candidate) -> tuple[int, int]:
    """Return the centre of a candidate."""
    place = each.digit - 1
    return each.cell % 9 * CELL + OFFSETS[place % 3], each.cell // 9 * CELL + OFFSETS[place // 3]


def lattice_bit(each: Candidate) -> int:
    """Return the set containing the lattice point of a candidate."""
    x, y = centre(each)
    return 1 << y // PITCH * 27 + x // PITCH


@cache
def lattice_of_candidates(cell: int, digits: int) -> int:
    """Return the set of lattice points of some digits (a mask) of a cell."""
    row, column = divmod(cell, 9)
    three = digits >> 1 & 7 | (digits >> 4 & 7) << 27 | (digits >> 7 & 7) << 54
    return three << row * 81 + column * 3


def house_box(house: int) -> tuple[int, int, int, int]:
    """Return the left and top edge, the width and the height of a house (0 to 26)."""
    place = house % 9
    if house in ROWS:
        return 0, place * CELL, BOARD, CELL
    if house in COLUMNS:
        return place * CELL, 0, CELL, BOARD
    assert house in BOXES
    return place % 3 * 3 * CELL, place // 3 * 3 * CELL, 3 * CELL, 3 * CELL


def number(value: float) -> str:
    """Return a coordinate as text, with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


@lru_cache(maxsize=KEPT)
def rings(cells: int) -> tuple[tuple[Point, str], ...]:
    """Return the outlines of a set of cells, one for each part that is connected by edges.

    Each consists of its first corner (the top one of the leftmost) and its path, with rounded corners.  It stays inside
    the edges of the cells, so outlines of neighbouring groups do not touch.
    """
    after: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell in cells_in(cells):
        row, column = divmod(cell, 9)
        for (dx, dy), start in zip(_DIRECTIONS, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
            beyond_row, beyond_column = row - dx, column + dy  # the neighbour on the other side of this edge
            if 0 <= beyond_row < 9 and 0 <= beyond_column < 9 and cells >> beyond_row * 9 + beyond_column & 1:
                continue
            after.setdefault((column + start[0], row + start[1]), []).append((dx, dy))
    found = []
    while after:
        column, row = min(after)
        found.append((Point(column * CELL, row * CELL), _ring(after)))
    return tuple(found)


_DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The directions of a cell's edges, clockwise from its top left corner, as right and down."""


def _ring(after: dict[tuple[int, int], list[tuple[int, int]]]) -> str:
    """Remove one closed outline from the edges that begin at each corner, and return its path."""
    here = min(after)
    ring: list[tuple[tuple[int, int], tuple[int, int]]] = []
    direction = (0, 0)
    while here in after:
        ways = after[here]
        right = (-direction[1], direction[0])  # where two parts touch, keep to this one
        direction = right if right in ways else ways[0]
        ways.remove(direction)
        if not ways:
            del after[here]
        ring.append((here, direction))
        here = here[0] + direction[0], here[1] + direction[1]
    turns = [
        (corner, before, direction)
        for (_, before), (corner, direction) in zip((ring[-1], *ring), ring, strict=False)
        if before != direction
    ]
    return "".join(_turn(place, *turn) for place, turn in enumerate(turns)) + "Z"


def _turn(place: int, corner: tuple[int, int], before: tuple[int, int], then: tuple[int, int]) -> str:
    """Return the part of a path around a corner: a straight line up to it, and an arc around it."""
    x = corner[0] * CELL + INSET * (-before[1] - then[1])
    y = corner[1] * CELL + INSET * (before[0] + then[0])
    come = f"{number(x - CORNER * before[0])} {number(y - CORNER * before[1])}"
    leave = f"{number(x + CORNER * then[0])} {number(y + CORNER * then[1])}"
    return f"{'L' if place else 'M'}{come}Q{number(x)} {number(y)} {leave}"


def capsule(candidates: Sequence[Candidate]) -> str:
    """Return the path of a capsule around candidates in one line; empty if they are not in line."""
    points = sorted(centre(each) for each in candidates)
    (left, top), (right, bottom) = points[0], points[-1]
    reach = 11
    if top == bottom and all(y == top for _, y in points):
        way = right - left
        turn = f"a{reach} {reach} 0 0 1 0"
        return f"M{left} {top - reach}h{way}{turn} {2 * reach}h-{way}{turn} -{2 * reach}Z"
    if left == right:
        way = bottom - top
        turn = f"a{reach} {reach} 0 0 1"
        return f"M{left + reach} {top}v{way}{turn} -{2 * reach} 0v-{way}{turn} {2 * reach} 0Z"
    return ""
