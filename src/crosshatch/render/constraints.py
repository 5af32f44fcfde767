"""How the constraints of boards are drawn: as simple figures, in units of a cell.

``figures`` has one function per class of constraints.  To draw your own constraint, register a function for its class::

    from crosshatch.render.constraints import Pen, Stroke, figures, middle

    @figures.register
    def _(constraint: MyLine, board: Board) -> Iterator[Figure]:
        yield Stroke(map(middle, constraint.cells), Pen.GREEN)

A constraint without a function is named below the board.  The origin of points is the top left corner of the board.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from itertools import pairwise

from ..board import constraints as rules
from ..board.board import Board, Boxes, Constraint, Lines
from .figures import Area as Area
from .figures import Caption as Caption
from .figures import Clue as Clue
from .figures import Disc as Disc
from .figures import Figure as Figure
from .figures import Outline as Outline
from .figures import Point as Point
from .figures import Sign as Sign
from .figures import Square as Square
from .figures import Stroke as Stroke
from .palette import GROUPS
from .palette import Pen as Pen


def figures_of(board: Board) -> tuple[Figure, ...]:
    """Return the figures of all constraints of a board, in the order in which they are drawn, without repeats."""
    found = (figure for constraint in board.constraints for figure in figures(constraint, board))
    return tuple(sorted(dict.fromkeys(found), key=_layer))


def _layer(figure: Figure) -> int:
    """Return the place of a figure in the order from the background up: areas, broad lines, thin ones, signs."""
    match figure:
        case Area():
            return 0
        case Square() | Disc(above=False, pen=None):
            return 1
        case Stroke(above=False, width=width) if width > THIN:
            return 2
        case Stroke(above=False):
            return 3
        case Sign():
            return 6
    return 5 if isinstance(figure, Disc) and figure.above else 4


THIN = 0.06
"""Width of the lines of arrows and between lines."""


@singledispatch
def figures(constraint: Constraint, board: Board) -> Iterable[Figure]:
    """Return the figures of a constraint; by default only its name."""
    return [Caption(constraint.name)]


@figures.register(Lines)
@figures.register(Boxes)
@figures.register(rules.Regions)
def _(constraint: Constraint, board: Board) -> Iterable[Figure]:
    return ()  # the lines of the grid


# Houses


@figures.register
def _(constraint: rules.Diagonals, board: Board) -> Iterator[Figure]:
    size = board.size
    if constraint.falling:
        yield Stroke([(0, 0), (size, size)], Pen.FINE, 0.025)
    if constraint.rising:
        yield Stroke([(size, 0), (0, size)], Pen.FINE, 0.025)


@figures.register(rules.Windows)
@figures.register(rules.Different)
def _(constraint: Constraint, board: Board) -> Iterator[Figure]:
    for house in constraint.houses(board):
        yield Area(house.cells, Pen.SHADE)


@figures.register
def _(constraint: rules.DisjointGroups, board: Board) -> Iterator[Figure]:
    for pen, house in zip(GROUPS, constraint.houses(board), strict=False):
        yield Area(house.cells, pen)
    yield Caption("disjoint groups")


# Rules for the whole board


@figures.register(rules.Apart)
@figures.register(rules.NonConsecutive)
def _(constraint: Constraint, board: Board) -> Iterator[Figure]:
    yield Caption(constraint.name)


# Single cells


@figures.register
def _(constraint: rules.Allowed, board: Board) -> Iterator[Figure]:
    among = {digit for digit in constraint.among if digit in board.digits}
    for cell in constraint.cells:
        if among == set(board.digits[::2]):
            yield Disc(middle(cell), 0.4, Pen.GREY)
        elif among == set(board.digits[1::2]):
            yield Square(middle(cell), 0.36, Pen.GREY)
        else:
            yield _in_corner(cell, "".join(map(str, sorted(among))))


@figures.register
def _(constraint: rules.Extremes, board: Board) -> Iterator[Figure]:
    yield Area(constraint.cells, Pen.SHADE)
    for cell in constraint.cells:
        x, y = middle(cell)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            tip, back = (0.45, 0.38) if constraint.greatest else (0.38, 0.45)
            corners = [(back, -0.09), (tip, 0.0), (back, 0.09)]
            points = [(x + dx * out - dy * aside, y + dy * out + dx * aside) for out, aside in corners]
            yield Stroke(points, Pen.INK, 0.025, above=True)


@figures.register
def _(constraint: rules.Indexer, board: Board) -> Iterator[Figure]:
    yield Area(constraint.cells, GROUPS[3] if constraint.by_row else GROUPS[0])
    yield Caption("row indexers" if constraint.by_row else "column indexers")


@figures.register
def _(constraint: rules.Clones, board: Board) -> Iterator[Figure]:
    pairs = [each for each in board.constraints if isinstance(each, rules.Clones)]
    yield Area(constraint.cells + constraint.others, GROUPS[(5 + 4 * pairs.index(constraint)) % len(GROUPS)])


# Dots between cells


@figures.register
def _(constraint: rules.Difference, board: Board) -> Iterator[Figure]:
    at = between(constraint.cells)
    yield _dot(at, Pen.WHITE)
    if constraint.by != 1:
        yield Sign(at, str(constraint.by), DOT_TEXT, Pen.BLACK)


@figures.register
def _(constraint: rules.Ratio, board: Board) -> Iterator[Figure]:
    at = between(constraint.cells)
    yield _dot(at, Pen.BLACK)
    if constraint.of != 2:
        yield Sign(at, str(constraint.of), DOT_TEXT, Pen.WHITE)


@figures.register
def _(constraint: rules.PairSum, board: Board) -> Iterator[Figure]:
    text = {5: "V", 10: "X"}.get(constraint.total, str(constraint.total))
    yield Sign(between(constraint.cells), text, 0.25 if len(text) == 1 else 0.2, patch=True)


@figures.register
def _(constraint: rules.NoOthers, board: Board) -> Iterator[Figure]:
    for each in constraint.shown:
        yield from figures(each, board)
    yield Caption("all marks shown")


@figures.register
def _(constraint: rules.Quadruple, board: Board) -> Iterator[Figure]:
    x, y = between(constraint.cells)
    yield Disc((x, y), 0.2, Pen.PAPER, Pen.INK, 0.02, above=True)
    digits = "".join(map(str, constraint.needed))
    lines = [digits] if len(digits) < 3 else [digits[:2], digits[2:]]
    for place, text in enumerate(lines):
        yield Sign((x, y + (place - (len(lines) - 1) / 2) * 0.17), text, 0.21 if len(digits) < 3 else 0.18)


# Lines


@figures.register
def _(constraint: rules.Thermometer, board: Board) -> Iterator[Figure]:
    points = [*map(middle, constraint.cells)]
    yield from (Disc(bulb, 0.38, Pen.GREY) for bulb in points[:1])
    yield Stroke(points, Pen.GREY, 0.26)
    if constraint.slow:
        yield Stroke(points, Pen.PAPER, 0.1)
        yield Caption("slow thermometers")


@figures.register
def _(constraint: rules.Whispers, board: Board) -> Iterator[Figure]:
    usual = {5: Pen.GREEN, 4: Pen.ORANGE}
    yield _line(constraint.cells, usual.get(constraint.least, Pen.GREEN))
    if constraint.least != 5:
        yield Caption("whispers", constraint.least)


@figures.register
def _(constraint: rules.Renban, board: Board) -> Iterator[Figure]:
    yield _line(constraint.cells, Pen.PURPLE)


@figures.register
def _(constraint: rules.Palindrome, board: Board) -> Iterator[Figure]:
    yield _line(constraint.cells, Pen.GREY)


@figures.register
def _(constraint: rules.Entropic, board: Board) -> Iterator[Figure]:
    yield _line(constraint.cells, Pen.PEACH)
    yield Caption("entropic lines")


@figures.register
def _(constraint: rules.Between, board: Board) -> Iterator[Figure]:
    points = [*map(middle, constraint.cells)]
    if len(points) > 1:
        yield Stroke(_shortened(points, END, END), Pen.FINE, THIN)
    for end in (points[0], points[-1]):
        yield Disc(end, END, None, Pen.FINE, 0.035)


# Sums


@figures.register
def _(constraint: rules.Killer, board: Board) -> Iterator[Figure]:
    for cage in constraint.cages:
        yield from figures(cage, board)


@figures.register
def _(constraint: rules.Cage, board: Board) -> Iterator[Figure]:
    yield Outline(constraint.cells, Pen.INK, 0.07, dashed=True, width=0.02)
    if constraint.total is not None:
        yield _in_corner(min(constraint.cells), str(constraint.total))


@figures.register
def _(constraint: rules.LineSum, board: Board) -> Iterator[Figure]:
    if from_outside(constraint.cells, board):
        yield Clue(constraint.cells, str(constraint.total), arrow=True)
        return
    yield _line(constraint.cells, Pen.BLUE)
    yield _in_corner(constraint.cells[0], str(constraint.total))


@figures.register
def _(constraint: rules.EqualSums, board: Board) -> Iterator[Figure]:
    parts = constraint.parts
    whole = [cell for part in parts for cell in part]
    zipped = [part[0] for part in parts] + [part[1] for part in reversed(parts) if len(part) == 2]
    if all(len(part) == 2 for part in parts[:-1]) and not _is_path(whole) and _is_path(zipped):
        yield _line(zipped, Pen.LAVENDER)
        yield Caption("zipper lines")
        return
    for cells in [whole] if _is_path(whole) else parts:
        yield _line(cells, Pen.BLUE)
    yield Caption("equal sums")


@figures.register
def _(constraint: rules.Arrow, board: Board) -> Iterator[Figure]:
    circle = constraint.circle
    if len(circle) == 1:
        yield Disc(middle(circle[0]), END, None, Pen.FINE, 0.035)
    else:
        yield Outline(circle, Pen.FINE, 0.5 - END, END, width=0.035)
    if constraint.shaft:
        first = middle(constraint.shaft[0])
        near = min(map(middle, circle), key=lambda point: abs(point[0] - first[0]) + abs(point[1] - first[1]))
        yield Stroke(_shortened([near, *map(middle, constraint.shaft)], END, 0), Pen.FINE, 0.045, tip=True)


# Clues outside the board


@figures.register
def _(constraint: rules.Sandwich, board: Board) -> Iterator[Figure]:
    yield from _clue(constraint.cells, constraint.total, "sandwich sums", board)


@figures.register
def _(constraint: rules.XSum, board: Board) -> Iterator[Figure]:
    yield from _clue(constraint.cells, constraint.total, "X-sums", board)


@figures.register
def _(constraint: rules.Skyscraper, board: Board) -> Iterator[Figure]:
    yield from _clue(constraint.cells, constraint.seen, "skyscrapers", board)


# What several have in common

END = 0.38
"""Radius of the circles of arrows and between lines."""

DOT_TEXT = 0.17


def middle(cell: int) -> Point:
    """Return the middle of a cell (0 to 80)."""
    return cell % 9 + 0.5, cell // 9 + 0.5


def between(cells: Sequence[int]) -> Point:
    """Return the middle of several cells: a point on an edge or corner for neighbours."""
    points = [*map(middle, cells)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def from_outside(cells: Sequence[int], board: Board) -> bool:
    """Return whether cells run straight across the board, from one edge to another."""
    if len(cells) < 2:
        return False
    (row, column), (then_row, then_column) = divmod(cells[0], 9), divmod(cells[1], 9)
    down, across = then_row - row, then_column - column
    if max(abs(down), abs(across)) != 1 or board.cell(row - down, column - across) is not None:
        return False
    straight = [board.cell(row + place * down, column + place * across) for place in range(len(cells) + 1)]
    return straight == [*cells, None]


def _line(cells: Iterable[int], pen: Pen) -> Stroke:
    return Stroke(map(middle, cells), pen)


def _dot(at: Point, fill: Pen) -> Disc:
    return Disc(at, 0.12, fill, Pen.INK, 0.02, above=True)


def _in_corner(cell: int, text: str) -> Sign:
    """Return a small text in the top left corner of a cell."""
    x, y = middle(cell)
    return Sign((x - 0.47 + 0.06 * len(text), y - 0.38), text, 0.18, patch=True)


def _clue(cells: tuple[int, ...], number: int, name: str, board: Board) -> Iterator[Figure]:
    if from_outside(cells, board):
        yield Clue(cells, str(number))
    else:
        yield _line(cells, Pen.BLUE)
        yield _in_corner(cells[0], str(number))
    yield Caption(name)


def _is_path(cells: Sequence[int]) -> bool:
    """Return whether each cell touches the next, at an edge or a corner."""
    return all(max(abs(one // 9 - other // 9), abs(one % 9 - other % 9)) == 1 for one, other in pairwise(cells))


def _shortened(points: Sequence[Point], front: float, back: float) -> list[Point]:
    """Return a line that begins and ends this far from its first and last point."""
    return [_towards(points[0], points[1], front), *points[1:-1], _towards(points[-1], points[-2], back)]


def _towards(start: Point, end: Point, way: float) -> Point:
    """Return the point that lies a way from a point, in the direction of another."""
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1
    return x + (to_x - x) * way / length, y + (to_y - y) * way / length
