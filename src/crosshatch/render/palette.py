"""The palette: the one table that gives each role its look, in plain words, for whatever draws in colour.

A look is the name of a colour and a weight.  What draws, such as the terminal (``cli.terminal``), an SVG picture or a
page, turns these into its own; so a role looks the same everywhere.  Marks are for pictures without colour (``text``).
"""

from collections.abc import Mapping
from enum import StrEnum

import attrs

from ..step import Role


class Colour(StrEnum):
    """The colours there are: those that every terminal has, without black and white, one of which is the ground."""

    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    MAGENTA = "magenta"
    CYAN = "cyan"


class Weight(StrEnum):
    """What stands out more than plain text, or less."""

    BOLD = "bold"
    DIM = "dim"


@attrs.frozen
class Look:
    """How a role looks: its colour and its weight, each None where it is that of plain text."""

    colour: Colour | None = None
    weight: Weight | None = None


RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN = (Look(colour) for colour in Colour)
BOLD_RED, BOLD_GREEN, BOLD_YELLOW, BOLD_BLUE, BOLD_MAGENTA, BOLD_CYAN = (Look(colour, Weight.BOLD) for colour in Colour)

LOOKS: Mapping[Role, Look] = {
    Role.PLACED: BOLD_GREEN,
    Role.REMOVED: BOLD_RED,
    Role.CHOICE: BOLD_YELLOW,
    Role.BASE: BOLD_BLUE,
    Role.COVER: CYAN,
    Role.FIN: BOLD_MAGENTA,
    Role.ENDO_FIN: MAGENTA,
    Role.GUARDIAN: BOLD_MAGENTA,
    Role.HOUSE: BOLD_BLUE,
    Role.PATTERN: BOLD_BLUE,
    Role.BLOCKER: CYAN,
    Role.RULED_OUT: MAGENTA,
    Role.PIVOT: BOLD_YELLOW,
    Role.PINCER: BOLD_BLUE,
    Role.STEM: BOLD_YELLOW,
    Role.COMMON: YELLOW,
    Role.RESTRICTED_COMMON: BOLD_YELLOW,
    Role.EXTRA: MAGENTA,
    Role.CORNER: BOLD_BLUE,
    Role.FLOOR: BOLD_BLUE,
    Role.ROOF: CYAN,
    Role.COLOUR_1: BOLD_BLUE,
    Role.COLOUR_2: BOLD_YELLOW,
    Role.COLOUR_3: CYAN,
    Role.COLOUR_4: MAGENTA,
    Role.ON: BOLD_BLUE,
    Role.OFF: BOLD_YELLOW,
    Role.ALS_A: BOLD_BLUE,
    Role.ALS_B: BOLD_CYAN,
    Role.ALS_C: BOLD_MAGENTA,
    Role.ALS_D: BLUE,
    Role.ALS_E: CYAN,
    Role.ALS_F: MAGENTA,
    Role.ALS_G: BOLD_BLUE,
    Role.ALS_H: BOLD_CYAN,
    Role.STRONG: Look(weight=Weight.BOLD),
    Role.WEAK: Look(weight=Weight.DIM),
}
"""How each role looks; what has no role is plain."""
