"""The lines of links: from what they go to what, and bent so that they run over as few digits as can be.

A line goes from the rim of one candidate to the rim of another.  It is straight if that hides no digit, else it is bent
to one side or the other; which of a few ways hides least is counted on the lattice of candidates (``geometry``).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from ..board.candidate import Candidate
from ..board.houses import BOXES_MASK, HOUSES_MASK_OF, LINES_MASK
from ..logic.step import Link
from .geometry import BOARD, CELL, KEPT, OFFSETS, PITCH, RADIUS, Point, centre, lattice_bit


class Curve(NamedTuple):
    """A line from one candidate to another, from rim to rim, bent towards ``control``."""

    start: Point
    control: Point
    end: Point
    crossed: int
    """The set of the lattice points that it runs over."""


BENDS = (0.0, 0.09, -0.09, 0.18, -0.18, 0.3, -0.3, 0.45, -0.45)
"""How far a line may be bent to either side, as a part of its length; the straightest of equals is taken."""

CLOSE_BENDS = (1.6, -1.6)
"""The same for neighbours in a row or column of a cell, which all but touch."""

CLOSE = 24
"""How near two centres are where a straight line would be too short to see."""

FARTHEST = 75
"""How far a line strays from the straight one at most."""

HIDES = 6.5
"""How near to the centre of a digit a line has to pass to hide it."""

STEP = 8
"""The distance between two points of a line that are looked at."""

OVER_CANDIDATE, OVER_NODE, OVER_LINE, OUTSIDE = 4, 9, 1, 100
"""What it costs a line to run over a digit, over one with a role, along another line, and to leave the board."""


def best_curve(one: Candidate, other: Candidate, digits: int, nodes: int, lines: int) -> Curve:
    """Return the line from a candidate to another that hides least: the straightest of those that hide equally little.

    ``digits``, ``nodes`` and ``lines`` are the sets of the lattice points that have digits, digits with a role, and
    other lines.
    """
    ends = lattice_bit(one) | lattice_bit(other)
    digits, nodes = digits & ~ends, nodes & ~ends
    best: Curve | None = None
    least = 1e9
    for place, curve in enumerate(_curves(one, other)):
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


def _curves(one: Candidate, other: Candidate) -> Iterator[Curve]:
    """Yield the lines from one candidate to another, the straightest first."""
    (x, y), (to_x, to_y) = centre(one), centre(other)
    length = hypot(to_x - x, to_y - y)
    if length < CLOSE:
        yield from (_curve(x, y, to_x, to_y, bend) for bend in CLOSE_BENDS)
    else:
        yield from (_curve(x, y, to_x, to_y, bend) for bend in BENDS if abs(bend) * length / 2 < FARTHEST)


@lru_cache(maxsize=KEPT)
def _curve(x: int, y: int, to_x: int, to_y: int, bend: float) -> Curve:
    """Return a line between two centres, from rim to rim, which strays to one side by half of a part of its length."""
    dx, dy = to_x - x, to_y - y
    control = Point((x + to_x) / 2 - bend * dy, (y + to_y) / 2 + bend * dx)
    start, end = _rim(Point(x, y), control, RADIUS + 1), _rim(Point(to_x, to_y), control, RADIUS + 2)
    return Curve(start, control, end, _crossed(start, control, end))


def _rim(node: Point, towards: Point, reach: float) -> Point:
    dx, dy = towards.x - node.x, towards.y - node.y
    part = reach / (hypot(dx, dy) or 1)
    return Point(node.x + part * dx, node.y + part * dy)


def _crossed(start: Point, control: Point, end: Point) -> int:
    """Return the set of the lattice points that a curve runs over; bit 729 stands for the outside."""
    (x0, y0), (x1, y1), (x2, y2) = start, control, end
    steps = int(hypot(x2 - x0, y2 - y0) / STEP) + 3
    crossed = 0
    for step in range(1, steps):
        t = step / steps
        u = 1 - t
        a, b, c = u * u, 2 * u * t, t * t
        x, y = a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2
        if not (2 < x < BOARD - 2 and 2 < y < BOARD - 2):
            crossed |= 1 << 729
            continue
        column, row = int(x) // PITCH, int(y) // PITCH
        if 0 <= column < 27 and 0 <= row < 27:
            away_x, away_y = x % CELL - OFFSETS[column % 3], y % CELL - OFFSETS[row % 3]
            if away_x * away_x + away_y * away_y < HIDES * HIDES:
                crossed |= 1 << row * 27 + column
    return crossed


def is_group(candidates: Sequence[Candidate]) -> bool:
    """Whether candidates are one node of a chain: a digit in cells of a box that lie in one line."""
    first, *others = candidates
    houses = HOUSES_MASK_OF[first.cell]
    for each in others:
        houses &= HOUSES_MASK_OF[each.cell]
    return bool(houses & LINES_MASK and houses & BOXES_MASK) and len({each.digit for each in candidates}) == 1


def pairs(link: Link) -> Iterator[tuple[Candidate, Candidate]]:
    """Yield what is joined to draw a link: the nearest of its sides, or, for several causes, each with its effect."""
    if len(link.start) == 1 == len(link.end):
        yield link.start[0], link.end[0]
        return
    one_node = len(link.start) == 1 or is_group(link.start)
    apart = [link.start] if one_node else [(each,) for each in link.start]
    for start in apart:
        yield min(((one, other) for one in start for other in link.end), key=_distance)


def _distance(ends: tuple[Candidate, Candidate]) -> int:
    (x, y), (to_x, to_y) = centre(ends[0]), centre(ends[1])
    return (to_x - x) ** 2 + (to_y - y) ** 2
