"""The simple figures that draw constraints, in units of a cell."""

from collections.abc import Iterable
from typing import TypeAlias

import attrs

from .palette import Pen

Point: TypeAlias = tuple[float, float]
"""A place in a picture, as columns from the left and rows from the top."""


def _points(points: Iterable[Point]) -> tuple[Point, ...]:
    return tuple(points)


@attrs.frozen
class Stroke:
    """A line through points with round ends; ``tip`` ends it in an arrowhead, and ``above`` draws it over the grid."""

    points: tuple[Point, ...] = attrs.field(converter=_points)
    pen: Pen
    width: float = 0.16
    tip: bool = False
    above: bool = False


@attrs.frozen
class Disc:
    """A circle around a point, with a fill or a line or both."""

    centre: Point
    radius: float
    fill: Pen | None = None
    pen: Pen | None = None
    width: float = 0.025
    above: bool = False


@attrs.frozen
class Square:
    """A square around a point, which extends ``reach`` to each side."""

    centre: Point
    reach: float
    fill: Pen


@attrs.frozen
class Area:
    """Shaded cells."""

    cells: tuple[int, ...]
    fill: Pen


@attrs.frozen
class Outline:
    """A line around cells, inside their edges."""

    cells: tuple[int, ...]
    pen: Pen
    inset: float
    radius: float = 0.0
    dashed: bool = False
    width: float = 0.025


@attrs.frozen
class Sign:
    """A text around a point, as high as ``size``, on a patch of the background if ``patch`` is true."""

    centre: Point
    text: str
    size: float
    pen: Pen = Pen.INK
    patch: bool = False


@attrs.frozen
class Clue:
    """A number outside the board, in front of a line of two or more cells; ``arrow`` shows the direction."""

    cells: tuple[int, ...]
    text: str
    arrow: bool = False


@attrs.frozen
class Caption:
    """A rule to be named below the board; ``number`` is part of its name in some."""

    name: str
    number: int | None = None


Figure: TypeAlias = Stroke | Disc | Square | Area | Outline | Sign | Clue | Caption
