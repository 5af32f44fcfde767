"""The lines of links: which candidates they join, and how they are bent to cross as few digits as possible.

A line joins the rims of two candidates.  It is straight if that hides no digit, and otherwise bent to one side.  Of
several ways, the one that hides least is chosen, counted on the lattice of candidates (``geometry``).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from ..board.board import CLASSIC
from ..board.board_tables import BoardTables
from ..board.candidate import Candidate
from ..board.houses import BOXES_MASK, LINES_MASK
from ..logic.step import Link
from .geometry import CELL, KEPT, PLAIN, Layout, Point, centre, lattice_bit


class Curve(NamedTuple):
    """A line between the rims of two candidates, bent towards ``control``."""

    start: Point
    control: Point
    end: Point
    crossed: int
    """The set of the lattice points that it crosses."""


BENDS = (0.0, 0.09, -0.09, 0.18, -0.18, 0.3, -0.3, 0.45, -0.45)
"""Possible bends to either side, as a part of the length; the straightest of equally good ones is chosen."""

CLOSE_BENDS = (1.6, -1.6)
"""Possible bends between neighbours in a row or column of a cell, which almost touch."""

CLOSE = 24
"""Distance between two centres below which a straight line would be too short to see."""

FARTHEST = 75
"""Maximum distance of a line from the straight one."""

HIDES = 6.5
"""Distance from the centre of a digit within which a line hides it."""

STEP = 8
"""Distance between two points of a line that are checked."""

OVER_CANDIDATE, OVER_NODE, OVER_LINE, OUTSIDE = 4, 9, 1, 100
"""The cost of crossing a digit, crossing a digit with a role, running along another line, and leaving the board."""


def best_curve(one: Candidate, other: Candidate, digits: int, nodes: int, lines: int, layout: Layout = PLAIN) -> Curve:
    """Return the line between two candidates that hides least; the straightest if several are equal.

    ``digits``, ``nodes`` and ``lines`` are the sets of lattice points with digits, with digits that have a role, and
    with other lines.
    """
    ends = lattice_bit(one, layout) | lattice_bit(other, layout)
    digits, nodes = digits & ~ends, nodes & ~ends
    best: Curve | None = None
    least = 1e9
    for place, curve in enumerate(_curves(one, other, layout)):
        crossed = curve.crossed
        cost = (
            OVER_CANDIDATE * (crossed & digits).bit_count()
            + OVER_NODE * (crossed & nodes).bit_count()
            + OVER_LINE * (crossed & lines).bit_count()
            + OUTSIDE * (crossed >> 729)
            + place * 0.01
        )
        if cost < least:
            best, least = curve, cost
            if cost < OVER_LINE:
                break
    assert best is not None
    return best


def _curves(one: Candidate, other: Candidate, layout: Layout) -> Iterator[Curve]:
    """Yield the possible lines between two candidates, the straightest first."""
    (x, y), (to_x, to_y) = centre(one, layout), centre(other, layout)
    length = hypot(to_x - x, to_y - y)
    if length < CLOSE:
        yield from (_curve(x, y, to_x, to_y, bend, layout) for bend in CLOSE_BENDS)
    else:
        yield from (_curve(x, y, to_x, to_y, bend, layout) for bend in BENDS if abs(bend) * length / 2 < FARTHEST)


@lru_cache(maxsize=KEPT)
def _curve(x: int, y: int, to_x: int, to_y: int, bend: float, layout: Layout) -> Curve:
    """Return a line between two centres, from rim to rim, bent to one side."""
    dx, dy = to_x - x, to_y - y
    control = Point((x + to_x) / 2 - bend * dy, (y + to_y) / 2 + bend * dx)
    start = _rim(Point(x, y), control, layout.radius + 1)
    end = _rim(Point(to_x, to_y), control, layout.radius + 2)
    return Curve(start, control, end, _crossed(start, control, end, layout))


def _rim(node: Point, towards: Point, reach: float) -> Point:
    dx, dy = towards.x - node.x, towards.y - node.y
    part = reach / (hypot(dx, dy) or 1)
    return Point(node.x + part * dx, node.y + part * dy)


def _crossed(start: Point, control: Point, end: Point, layout: Layout) -> int:
    """Return the set of the lattice points that a curve crosses; bit 729 stands for the outside."""
    (x0, y0), (x1, y1), (x2, y2) = start, control, end
    across, down, side = layout.across, layout.down, layout.side
    wide, high = CELL // len(across), CELL // len(down)
    steps = int(hypot(x2 - x0, y2 - y0) / STEP) + 3
    crossed = 0
    for step in range(1, steps):
        t = step / steps
        u = 1 - t
        a, b, c = u * u, 2 * u * t, t * t
        x, y = a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2
        if not (2 < x < side - 2 and 2 < y < side - 2):
            crossed |= 1 << 729
            continue
        column, row = int(x) % CELL // wide, int(y) % CELL // high
        away_x, away_y = x % CELL - across[column], y % CELL - down[row]
        if away_x * away_x + away_y * away_y < HIDES * HIDES:
            crossed |= 1 << (int(y) // CELL * 3 + row) * 27 + int(x) // CELL * 3 + column
    return crossed


def is_group(candidates: Sequence[Candidate], tables: BoardTables = CLASSIC.tables) -> bool:
    """Whether candidates form a single node of a chain: a digit in cells of a box that lie in one line."""
    houses = tables.all_houses
    for each in candidates:
        houses &= tables.houses_with(each.cell)
    return bool(houses & LINES_MASK and houses & BOXES_MASK) and len({each.digit for each in candidates}) == 1


def pairs(link: Link, tables: BoardTables = CLASSIC.tables) -> Iterator[tuple[Candidate, Candidate]]:
    """Yield the pairs of candidates to join for a link: the nearest of its two sides or, for several causes, each with
    the effect."""
    if len(link.start) == 1 == len(link.end):
        yield link.start[0], link.end[0]
        return
    one_node = len(link.start) == 1 or is_group(link.start, tables)
    apart = [link.start] if one_node else [(each,) for each in link.start]
    for start in apart:
        yield min(((one, other) for one in start for other in link.end), key=_distance)


def _distance(ends: tuple[Candidate, Candidate]) -> int:
    (x, y), (to_x, to_y) = centre(ends[0]), centre(ends[1])
    return (to_x - x) ** 2 + (to_y - y) ** 2
