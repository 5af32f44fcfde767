"""Positions in a picture of a board: cells, candidates, houses, and outlines around them.

A cell is 60 units wide, and the origin is the top left corner of the board.  The candidates of a cell form three rows
of three, or fewer on a board with fewer digits (``Layout``), so those of the whole board form a lattice of at most 27
by 27 points.  A set of lattice points is an integer with bit ``27 * row + column`` for each point.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import attrs

from ..board.candidate import Candidate
from ..board.houses import cells_in

CELL = 60
BOARD = 9 * CELL
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


@attrs.frozen(eq=False)
class Layout:
    """Where the candidates of a cell are, on a board with so many rows: the centres of their columns and rows.

    ``radius`` is that of the shapes around them.
    """

    size: int
    across: tuple[int, ...]
    down: tuple[int, ...]
    radius: float = RADIUS

    @property
    def side(self) -> int:
        """The width and height of the board."""
        return self.size * CELL

    @property
    def middle(self) -> int:
        """The candidates whose places a big digit covers, as a mask."""
        columns = range(1, 2) if len(self.across) == 3 else range(2)
        rows = range(1, 2) if len(self.down) == 3 else range(2)
        return sum(1 << row * len(self.across) + column + 1 for row in rows for column in columns)

    def place(self, digit: int) -> tuple[int, int]:
        """Return the row and column of a digit in a cell."""
        return divmod(digit - 1, len(self.across))


_SPREAD = {2: (17, 43), 3: (11, 30, 49)}
"""Centres of the rows and columns in a cell, by number, a little closer to its middle than even spacing."""

_TIGHT_ACROSS = {2: (18, 42), 3: (15, 30, 45)}
_TIGHT_DOWN = {2: (21, 42), 3: (19, 33, 47)}
"""The same where dots at the edges of cells and sums in their corners need room."""

NARROW = 7
"""Radius of the shapes there."""


@cache
def layout_of(size: int, tight: bool) -> Layout:
    """Return the layout of candidates for so many digits; a tight one leaves room at the edges of cells."""
    columns, rows = 2 if size == 4 else 3, 3 if size > 6 else 2
    if tight:
        return Layout(size, _TIGHT_ACROSS[columns], _TIGHT_DOWN[rows], NARROW)
    return Layout(size, _SPREAD[columns], _SPREAD[rows])


PLAIN = layout_of(9, False)
"""The layout of the classic board."""


def centre(each: Candidate, layout: Layout = PLAIN) -> tuple[int, int]:
    """Return the centre of a candidate."""
    row, column = layout.place(each.digit)
    return each.cell % 9 * CELL + layout.across[column], each.cell // 9 * CELL + layout.down[row]


def lattice_bit(each: Candidate, layout: Layout = PLAIN) -> int:
    """Return the set containing the lattice point of a candidate."""
    row, column = layout.place(each.digit)
    return 1 << (each.cell // 9 * 3 + row) * 27 + each.cell % 9 * 3 + column


@cache
def lattice_of_candidates(cell: int, digits: int, layout: Layout = PLAIN) -> int:
    """Return the set of lattice points of some digits (a mask) of a cell."""
    columns = len(layout.across)
    points, whole = digits >> 1, (1 << columns) - 1
    rows = (points >> row * columns & whole for row in range(len(layout.down)))
    lattice = sum(some << row * 27 for row, some in enumerate(rows))
    return lattice << cell // 9 * 81 + cell % 9 * 3


def box_of(cells: Sequence[int]) -> tuple[int, int, int, int] | None:
    """Return the left and top edge, the width and the height of cells that form a rectangle; None for others."""
    rows, columns = {cell // 9 for cell in cells}, {cell % 9 for cell in cells}
    left, top = min(columns), min(rows)
    wide, high = max(columns) - left + 1, max(rows) - top + 1
    return (left * CELL, top * CELL, wide * CELL, high * CELL) if len(cells) == wide * high else None


def number(value: float) -> str:
    """Return a coordinate as text, with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


@lru_cache(maxsize=KEPT)
def rings(cells: int, inset: float = INSET, radius: float = CORNER) -> tuple[tuple[Point, str], ...]:
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
        found.append((Point(column * CELL, row * CELL), _ring(after, inset, radius)))
    return tuple(found)


_DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The directions of a cell's edges, clockwise from its top left corner, as right and down."""


def _ring(after: dict[tuple[int, int], list[tuple[int, int]]], inset: float, radius: float) -> str:
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
    return "".join(_turn(place, *turn, inset, radius) for place, turn in enumerate(turns)) + "Z"


def _turn(
    place: int, corner: tuple[int, int], before: tuple[int, int], then: tuple[int, int], inset: float, radius: float
) -> str:
    """Return the part of a path around a corner: a straight line up to it, and an arc around it."""
    x = corner[0] * CELL + inset * (-before[1] - then[1])
    y = corner[1] * CELL + inset * (before[0] + then[0])
    come = f"{number(x - radius * before[0])} {number(y - radius * before[1])}"
    leave = f"{number(x + radius * then[0])} {number(y + radius * then[1])}"
    return f"{'L' if place else 'M'}{come}Q{number(x)} {number(y)} {leave}"


def capsule(candidates: Sequence[Candidate], layout: Layout = PLAIN) -> str:
    """Return the path of a capsule around candidates in one line; empty if they are not in line."""
    points = sorted(centre(each, layout) for each in candidates)
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
