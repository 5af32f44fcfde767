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


class Pen(StrEnum):
    """The colours of what a board's constraints draw: pale ones for areas and broad lines, and those for the rest."""

    SHADE = "shade"
    GREY = "grey"
    GREEN = "green"
    ORANGE = "orange"
    PURPLE = "purple"
    BLUE = "blue"
    PEACH = "peach"
    LAVENDER = "lavender"
    GROUP_1 = "group-1"
    GROUP_2 = "group-2"
    GROUP_3 = "group-3"
    GROUP_4 = "group-4"
    GROUP_5 = "group-5"
    GROUP_6 = "group-6"
    GROUP_7 = "group-7"
    GROUP_8 = "group-8"
    GROUP_9 = "group-9"
    FINE = "fine"
    INK = "ink"
    PAPER = "paper"
    WHITE = "white"
    BLACK = "black"


GROUPS = tuple(pen for pen in Pen if pen.startswith("group-"))
"""The colours of groups of cells all over the board."""


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
    Role.TARGET: Look("@", YELLOW, BOLD, HEXAGON),
    Role.MIRROR: Look("$", MAGENTA, None, SQUARE),
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
    Role.ROW_LINK: Look("r", CYAN, BOLD, CIRCLE, DASHED),
    Role.COLUMN_LINK: Look("c", YELLOW, BOLD, SQUARE),
    Role.BOX_LINK: Look("b", MAGENTA, None, HEXAGON),
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
    of cells and houses with a role.  ``pens`` are the colours of constraints.
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
    pens: Mapping[Pen, str]


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
    pens={
        Pen.SHADE: "#e1e5ea",
        Pen.GREY: "#d3d8de",
        Pen.GREEN: "#9fe0a6",
        Pen.ORANGE: "#f8cf98",
        Pen.PURPLE: "#e9b4ee",
        Pen.BLUE: "#a9d8f5",
        Pen.PEACH: "#f7c3b4",
        Pen.LAVENDER: "#cdc2f7",
        Pen.GROUP_1: "#fbdada",
        Pen.GROUP_2: "#fbe6c8",
        Pen.GROUP_3: "#f1ecab",
        Pen.GROUP_4: "#d6f0cb",
        Pen.GROUP_5: "#ccefe6",
        Pen.GROUP_6: "#cde6fa",
        Pen.GROUP_7: "#d9dafa",
        Pen.GROUP_8: "#eed6f7",
        Pen.GROUP_9: "#e4e6ea",
        Pen.FINE: "#8b939d",
        Pen.INK: "#23272e",
        Pen.PAPER: "#ffffff",
        Pen.WHITE: "#ffffff",
        Pen.BLACK: "#111418",
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
    pens={
        Pen.SHADE: "#2d343d",
        Pen.GREY: "#3b434d",
        Pen.GREEN: "#1f5a34",
        Pen.ORANGE: "#664414",
        Pen.PURPLE: "#5e2a66",
        Pen.BLUE: "#17496a",
        Pen.PEACH: "#6b3527",
        Pen.LAVENDER: "#41387d",
        Pen.GROUP_1: "#4a2529",
        Pen.GROUP_2: "#4a3519",
        Pen.GROUP_3: "#45421a",
        Pen.GROUP_4: "#24421f",
        Pen.GROUP_5: "#16423b",
        Pen.GROUP_6: "#183a55",
        Pen.GROUP_7: "#2c2f60",
        Pen.GROUP_8: "#46265a",
        Pen.GROUP_9: "#343a43",
        Pen.FINE: "#808a96",
        Pen.INK: "#c6ced8",
        Pen.PAPER: "#15181d",
        Pen.WHITE: "#f4f6f8",
        Pen.BLACK: "#000000",
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
