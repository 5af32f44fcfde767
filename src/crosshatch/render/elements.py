"""The elements of pictures as text: digits, shapes, the lines of the board, and labels."""

from functools import cache

from ..board.candidate import candidate
from ..board.houses import CELLS, digits_in
from ..logic.step import Role
from .geometry import CELL, PLAIN, RADIUS, Layout, centre, corner_of, number
from .palette import LOOKS, Look, Outline, Shape
from .view import View

SINK = 5
"""Distance of a small digit's baseline below its centre."""

BIG_SINK = 12
"""Distance of a big digit's baseline below its centre."""

SQUARES = tuple(f"M{x} {y}h{CELL}v{CELL}h-{CELL}z" for x, y in map(corner_of, CELLS))


def labels(size: int, left: float = 0, top: float = 0) -> str:
    """Return the numbers of rows and columns, this far from the left and the top of the board."""
    x, y = number(-11 - left), number(-6 - top)
    columns = "".join(f'<text x="{place * CELL + 30}" y="{y}">c{place + 1}</text>' for place in range(size))
    rows = "".join(f'<text x="{x}" y="{place * CELL + 34}">r{place + 1}</text>' for place in range(size))
    return f'<g class="labels">{columns}{rows}</g>'


def class_of(role: Role) -> str:
    """Return the CSS class of a role, such as ``als-a``."""
    return _CLASSES[role]


_CLASSES = {role: str(role).replace(" ", "-") for role in Role}


def big_digit(cell: int, digit: int) -> str:
    """Return a given or placed digit of a cell."""
    x, y = corner_of(cell)
    return f'<text x="{x + CELL // 2}" y="{y + CELL // 2 + BIG_SINK}">{digit}</text>'


@cache
def small_digits(cell: int, mask: int, layout: Layout = PLAIN) -> str:
    """Return the candidates of a cell (a mask) as one text element with a position for each digit."""
    digits = digits_in(mask)
    points = [centre(candidate(cell, digit), layout) for digit in digits]
    across, down = " ".join(str(x) for x, _ in points), " ".join(str(y + SINK) for _, y in points)
    return f'<text x="{across}" y="{down}">{"".join(map(str, digits))}</text>'


def badge(x: float, y: float, letter: str) -> str:
    """Return a letter in a small disc around a point."""
    at = f'x="{number(x)}" y="{number(y + 3.5)}"'
    disc = f'<circle cx="{number(x)}" cy="{number(y)}" r="7"/>'
    return f'<g class="badge">{disc}<text {at}>{letter}</text></g>'


def shape_around(x: int, y: int, look: Look, radius: float = RADIUS) -> str:
    """Return the shape of a look around a point."""
    shape = _outline(x, y, radius, look.shape)
    if look.outline is Outline.DOUBLE:
        return _outline(x, y, radius + 2.5, look.shape) + shape
    if look.outline is Outline.STRUCK:
        return shape + f'<path class="strike" d="M{x - 10} {y + 10}l5 -5M{x + 5} {y - 5}l5 -5"/>'
    return shape


def _outline(x: int, y: int, radius: float, shape: Shape) -> str:
    match shape:
        case Shape.CIRCLE:
            return f'<circle cx="{x}" cy="{y}" r="{number(radius)}"/>'
        case Shape.SQUARE:
            side = radius - 0.5
            return f'<path d="M{number(x - side)} {number(y - side)}h{2 * side:g}v{2 * side:g}h-{2 * side:g}z"/>'
        case Shape.DIAMOND:
            reach = radius + 2
            return (
                f'<path d="M{x} {number(y - reach)}l{reach:g} {reach:g}l-{reach:g} {reach:g}l-{reach:g} -{reach:g}z"/>'
            )
        case Shape.HEXAGON:
            reach, half, up = radius + 1, (radius + 1) / 2, radius * 0.87
            return (
                f'<path d="M{number(x - reach)} {y}L{number(x - half)} {number(y - up)}h{number(2 * half)}'
                f'L{number(x + reach)} {y}L{number(x + half)} {number(y + up)}h-{number(2 * half)}z"/>'
            )


HATCHES = {Role.BASE: 45, Role.COVER: -45}
"""The houses that are hatched, with the direction of the hatches in degrees."""


def sample(role: Role, view: View, prefix: str, x: int = 0, y: int = 0, reach: int = 11) -> tuple[str, str]:
    """Return the kind of thing that has a role in a view (``line``, ``mark``, ``area`` or ``cell``), and a sample for a
    legend.

    The sample is centred on a point and extends ``reach`` to either side; ``prefix`` is the prefix of ids it refers to.
    """
    name = class_of(role)
    if LOOKS[role].colour is None:
        return "line", f'<path class="{name}" d="M{x - reach} {y}h{2 * reach}"/>'
    if role in view.candidates.values():
        return "mark", f'<g class="{name} marks">{shape_around(x, y, LOOKS[role])}</g>'
    if role in view.houses.values():
        box = f'x="{x - reach}" y="{y - 8}" width="{2 * reach}" height="16"'
        hatches = f'<rect fill="url(#{prefix}-{name})" {box}/>' if role in HATCHES else ""
        return "area", f'<g class="{name}"><rect class="area" {box}/>{hatches}</g>'
    box = f'x="{x - reach}" y="{y - reach + 2}" width="{2 * reach}" height="{2 * reach - 4}" rx="5"'
    return "cell", f'<g class="{name} cells"><rect {box}/></g>'
