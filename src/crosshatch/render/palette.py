"""The palette: one table with the look of each role, used by everything that draws.

A look consists of a mark, a colour, a weight, a shape and an outline, in plain words.  Text (``text``) uses the mark,
the terminal (``cli.terminal``) colour and weight, and pictures (``styles``) everything but the mark.  A role therefore
looks the same everywhere, and roles that occur in the same step differ without colour too.

``LIGHT`` and ``DARK`` are the inks of pictures on a light and on a dark background.  The hues are those of Okabe and
Ito, which colour-blind people can distinguish, made darker or lighter until they contrast with the background.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import attrs

from ..logic.step import Role


class Colour(StrEnum):
    """The colours: those of every terminal, without black and white, one of which is the background."""

    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    MAGENTA = "magenta"
    CYAN = "cyan"


class Weight(StrEnum):
    """Emphasis above or below plain text; in a picture, bold things are filled with their colour."""

    BOLD = "bold"
    DIM = "dim"


class Shape(StrEnum):
    """The shape around a digit."""

    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"


class Outline(StrEnum):
    """How a shape is drawn: its line, and whether it is struck through or a solid disc."""

    PLAIN = "plain"
    DASHED = "dashed"
    DOUBLE = "double"
    STRUCK = "struck"
    SOLID = "solid"


@attrs.frozen
class Look:
    """The look of a role: colour and weight (None for those of plain text), shape and outline.

    ``mark`` is the character before its digits and houses in text; roles in the same step have different marks.
    """

    mark: str = "*"
    colour: Colour | None = None
    weight: Weight | None = None
    shape: Shape = Shape.CIRCLE
    outline: Outline = Outline.PLAIN


RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN = Colour
BOLD, DIM = Weight
CIRCLE, SQUARE, DIAMOND, HEXAGON = Shape
PLAIN, DASHED, DOUBLE, STRUCK, SOLID = Outline

LOOKS: Mapping[Role, Look] = {
    Role.PLACED: Look("=", GREEN, BOLD, CIRCLE, SOLID),
    Role.REMOVED: Look("-", RED, BOLD, CIRCLE, STRUCK),
    Role.CHOICE: Look("?", YELLOW, BOLD, HEXAGON, DOUBLE),
    Role.BASE: Look(">", BLUE, BOLD),
    Role.COVER: Look("+", CYAN, None, CIRCLE, DASHED),
    Role.FIN: Look("#", MAGENTA, BOLD, DIAMOND),
    Role.ENDO_FIN: Look("@", MAGENTA, None, DIAMOND, DASHED),
    Role.GUARDIAN: Look("!", MAGENTA, BOLD, DIAMOND),
    Role.HOUSE: Look(">", BLUE, BOLD),
    Role.PATTERN: Look("*", BLUE, BOLD),
    Role.BLOCKER: Look("/", CYAN, None, SQUARE),
    Role.RULED_OUT: Look("*", MAGENTA, None, CIRCLE, DASHED),
    Role.PIVOT: Look("^", YELLOW, BOLD, HEXAGON),
    Role.PINCER: Look("~", BLUE, BOLD, SQUARE),
    Role.STEM: Look("^", YELLOW, BOLD, HEXAGON, DOUBLE),
    Role.COMMON: Look("%", YELLOW, None, DIAMOND),
    Role.RESTRICTED_COMMON: Look("&", YELLOW, BOLD, HEXAGON),
    Role.EXTRA: Look("$", MAGENTA, None, SQUARE),
    Role.CORNER: Look("*", BLUE, BOLD, SQUARE),
    Role.FLOOR: Look("_", BLUE, BOLD),
    Role.ROOF: Look("^", CYAN, None, HEXAGON),
    Role.COLOUR_1: Look("a", BLUE, BOLD),
    Role.COLOUR_2: Look("b", YELLOW, BOLD, SQUARE),
    Role.COLOUR_3: Look("c", CYAN, None, DIAMOND),
    Role.COLOUR_4: Look("d", MAGENTA, None, HEXAGON),
    Role.ON: Look("o", BLUE, BOLD),
    Role.OFF: Look("x", YELLOW, BOLD, SQUARE),
    Role.ALS_A: Look("a", CYAN, BOLD, CIRCLE, DASHED),
    Role.ALS_B: Look("b", MAGENTA, BOLD, SQUARE, DASHED),
    Role.ALS_C: Look("c", BLUE, BOLD, DIAMOND, DASHED),
    Role.ALS_D: Look("d", CYAN, None, HEXAGON, DASHED),
    Role.ALS_E: Look("e", MAGENTA, None, CIRCLE, DOUBLE),
    Role.ALS_F: Look("f", BLUE, None, SQUARE, DOUBLE),
    Role.ALS_G: Look("g", CYAN, BOLD, DIAMOND, DOUBLE),
    Role.ALS_H: Look("h", MAGENTA, BOLD, HEXAGON, DOUBLE),
    Role.STRONG: Look("*", weight=BOLD),
    Role.WEAK: Look("*", weight=DIM),
}
"""The look of each role; things without a role are plain."""


@attrs.frozen
class Inks:
    """A colour in a picture: the fill of a shape, its line, and the digit on it, as ``#rrggbb``."""

    fill: str
    line: str
    digit: str


@attrs.frozen(kw_only=True)
class Paper:
    """The colours of pictures as ``#rrggbb``: the background, the digits, and the inks of each colour.

    ``given_ground`` is the background of cells with givens; ``cell_tint`` and ``house_tint`` are the opacities (0 to 1)
    of cells and houses with a role.
    """

    ground: str
    given_ground: str
    thin: str
    thick: str
    given: str
    placed: str
    candidate: str
    label: str
    link: str
    cell_tint: float
    house_tint: float
    inks: Mapping[Colour, Inks]


LIGHT = Paper(
    ground="#ffffff",
    given_ground="#eff1f4",
    thin="#b9c0c9",
    thick="#23272e",
    given="#111418",
    placed="#1a5396",
    candidate="#50565f",
    label="#5a616b",
    link="#4a3aa7",
    cell_tint=0.14,
    house_tint=0.1,
    inks={
        RED: Inks("#fbd9cc", "#b93a00", "#7a1f00"),
        GREEN: Inks("#00735a", "#00735a", "#ffffff"),
        YELLOW: Inks("#ffe39c", "#8f6200", "#4a3000"),
        BLUE: Inks("#c6e0f5", "#0067a5", "#062c4a"),
        MAGENTA: Inks("#f7d3e6", "#a8407f", "#551238"),
        CYAN: Inks("#cdeff5", "#007a94", "#013a47"),
    },
)
"""A light background."""

DARK = Paper(
    ground="#15181d",
    given_ground="#20252c",
    thin="#48505b",
    thick="#c6ced8",
    given="#f4f6f8",
    placed="#9bcdff",
    candidate="#bdc6d1",
    label="#a6b0bc",
    link="#b9a8ff",
    cell_tint=0.2,
    house_tint=0.12,
    inks={
        RED: Inks("#5a2112", "#ff8a5c", "#ffe1d6"),
        GREEN: Inks("#2fd3a4", "#2fd3a4", "#04241b"),
        YELLOW: Inks("#54400a", "#f0b429", "#fff0c9"),
        BLUE: Inks("#0e3a5c", "#5bb4f0", "#dff1ff"),
        MAGENTA: Inks("#54203f", "#e88cc0", "#ffe3f2"),
        CYAN: Inks("#0b4450", "#4fd0e6", "#dcf8fd"),
    },
)
"""A dark background."""


def palette_data() -> list[dict[str, Any]]:
    """Return the roles with their suggested looks as JSON data, for apps that draw steps themselves.

    Each has ``role`` (its name in the ``view`` of a step), ``colour`` and ``weight`` (or None), ``shape``, ``outline``
    and, for ``light`` and ``dark`` backgrounds, ``fill``, ``line`` and ``digit`` as ``#rrggbb``.  Links have no shape:
    a strong link is a solid line, and a weak one a dashed line.
    """
    return [_look_data(role, look) for role, look in LOOKS.items()]


def _look_data(role: Role, look: Look) -> dict[str, Any]:
    data: dict[str, Any] = {"role": str(role), "colour": _name(look.colour), "weight": _name(look.weight)}
    if look.colour is None:
        line = "solid" if role is Role.STRONG else "dashed"
        return {**data, "link": line, "light": {"line": LIGHT.link}, "dark": {"line": DARK.link}}
    return {
        **data,
        "shape": str(look.shape),
        "outline": str(look.outline),
        "light": inks_data(look, LIGHT),
        "dark": inks_data(look, DARK),
    }


def inks_data(look: Look, paper: Paper) -> dict[str, str]:
    """Return the inks of a look with a colour: ``fill``, ``line`` and ``digit``; only bold looks are filled."""
    assert look.colour is not None
    inks = paper.inks[look.colour]
    if look.weight is Weight.BOLD:
        return {"fill": inks.fill, "line": inks.line, "digit": inks.digit}
    return {"fill": paper.ground, "line": inks.line, "digit": paper.given}


def _name(word: StrEnum | None) -> str | None:
    return None if word is None else str(word)
