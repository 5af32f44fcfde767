"""Pages: their size, margins and bleed."""

import re
from collections.abc import Callable
from typing import Any

import attrs

from ...board.errors import CrosshatchError

UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}
"""The units of lengths, in millimetres."""

SIZES = {
    "a3": (297.0, 420.0),
    "a4": (210.0, 297.0),
    "a5": (148.0, 210.0),
    "a6": (105.0, 148.0),
    "b5": (176.0, 250.0),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
}
"""The width and height of sizes that have a name, in millimetres."""

SMALLEST, LARGEST = 50.0, 1000.0
"""Limits of the width and height of a page, in millimetres."""

LEAST_ROOM = 40.0
"""Minimum width and height between the margins, in millimetres."""

MOST_BLEED = 25.0
"""Maximum bleed in millimetres."""

_NUMBER = r"(\d+(?:\.\d+)?|\.\d+)"
_LENGTH = re.compile(rf"{_NUMBER} ?({'|'.join(UNITS)})")
_SIZE = re.compile(rf"{_NUMBER} ?({'|'.join(UNITS)})? ?[x\u00d7] ?{_NUMBER} ?({'|'.join(UNITS)})")


class LayoutError(CrosshatchError, ValueError):
    """A page or its style is invalid; the message says why, and ``field`` names what is wrong if it is one value."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


def length(text: str, name: str = "length") -> float:
    """Return a length such as ``15mm``, ``1.5cm``, ``0.5in`` or ``12pt`` in millimetres; 0 needs no unit.

    Raises LayoutError, which begins with the ``name`` of what has this length.
    """
    if text.strip() == "0":
        return 0.0
    found = _LENGTH.fullmatch(text.strip().lower())
    if found is None:
        raise LayoutError(f"{name}: expected a length such as 15mm or 0.5in, not {text!r}", name)
    return float(found[1]) * UNITS[found[2]]


def _size(text: str) -> tuple[float, float]:
    plain = text.strip().lower()
    if plain in SIZES:
        return SIZES[plain]
    found = _SIZE.fullmatch(plain)
    if found is None:
        raise LayoutError(
            f"unknown page size {text!r}; use {', '.join(SIZES)}, or a size such as 6x9in or 148x210mm", "size"
        )
    unit = found[4]
    width, height = float(found[1]) * UNITS[found[2] or unit], float(found[3]) * UNITS[unit]
    if not all(SMALLEST <= each <= LARGEST for each in (width, height)):
        raise LayoutError(f"page size {text}: width and height must be from {SMALLEST:g} to {LARGEST:g} mm", "size")
    return width, height


def _margins(text: str, width: float, height: float) -> tuple[float, ...]:
    """Return the margins in millimetres: top, outer, bottom, inner."""
    given = [length(each, "margins") for each in re.split(r"(?<=[a-z\d])[\s,]+(?=[.\d])", text.strip().lower()) if each]
    match given:
        case []:
            side = 0.08 * min(width, height)
            return 1.45 * side, side, 1.2 * side, side
        case [each]:
            return each, each, each, each
        case [ends, sides]:
            return ends, sides, ends, sides
        case [_, _, _, _]:
            return tuple(given)
    raise LayoutError(f"margins: expected 1, 2 or 4 lengths, not {len(given)}", "margins")


def _derived(value: "Callable[[Page], float]") -> Any:
    """Declare a number of millimetres that follows from the texts."""
    return attrs.field(init=False, repr=False, eq=False, default=attrs.Factory(value, takes_self=True))


@attrs.frozen
class Page:
    """A page: its size, margins, gutter and bleed, given as texts with units (mm, cm, in, pt).

    - ``size``: a name from ``SIZES``, such as ``a4`` or ``letter``, or width and height, such as ``6x9in`` or
      ``148x210mm``
    - ``margins``: one length for all sides, two for top and bottom and for the sides, or four for top, outer, bottom
      and inner.  The inner side of a right-hand (odd) page is its left one.  By default they depend on the size.
    - ``gutter``: room for the binding, added to the inner margin
    - ``bleed``: how far the sheet extends beyond the trimmed page, on all sides

    The other fields follow from these, in millimetres: the ``width`` and ``height`` of the trimmed page, and the
    margins ``top``, ``outer``, ``bottom`` and ``inner`` (with the gutter).

    Raises LayoutError if a text is invalid, or if the margins leave less than 40 mm.
    """

    size: str = "a4"
    margins: str = ""
    gutter: str = "0"
    bleed: str = "0"
    width: float = _derived(lambda page: _size(page.size)[0])
    height: float = _derived(lambda page: _size(page.size)[1])
    top: float = _derived(lambda page: _margins(page.margins, page.width, page.height)[0])
    outer: float = _derived(lambda page: _margins(page.margins, page.width, page.height)[1])
    bottom: float = _derived(lambda page: _margins(page.margins, page.width, page.height)[2])
    inner: float = _derived(
        lambda page: _margins(page.margins, page.width, page.height)[3] + length(page.gutter, "gutter")
    )

    def __attrs_post_init__(self) -> None:
        if length(self.bleed, "bleed") > MOST_BLEED:
            raise LayoutError(f"bleed: expected at most {MOST_BLEED:g} mm, not {self.bleed}", "bleed")
        for room, way in (
            (self.width - self.inner - self.outer, "wide"),
            (self.height - self.top - self.bottom, "high"),
        ):
            if room < LEAST_ROOM:
                raise LayoutError(
                    f"the margins are too wide for the page size {self.size}: the printed area must be at least "
                    f"{LEAST_ROOM:g} mm {way}, not {max(room, 0):.0f}"
                )
