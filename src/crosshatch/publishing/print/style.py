"""The look of printed boards and pages: typefaces, lines, colours, shading, symbols and a logo."""

import re
from pathlib import Path

import attrs

from ...board.messages import listed
from .page import LayoutError

FONT = "Fira Sans"
"""The typeface that comes with Crosshatch."""

LINES = {"light": 0.6, "normal": 1.0, "heavy": 1.5}
"""The weights of lines, as factors of their width."""

SYMBOLS = {"digits": "123456789", "letters": "ABCDEFGHI", "pictures": ""}
"""What can stand in cells, besides letters of your own; there are nine pictures, and they are no text."""

_COLOUR = re.compile(r"#[0-9a-f]{6}|(?:100|\d\d?)%|cmyk\((?:100|\d\d?)%?(?:, ?(?:100|\d\d?)%?){3}\)", re.IGNORECASE)

IMAGES = {
    "png": b"\x89PNG\r\n\x1a\n",
    "jpg": b"\xff\xd8\xff",
    "svg": b"<",
}
"""The formats of logos, with how their files begin."""

LARGEST_LOGO = 2_000_000
"""Maximum size of a logo in bytes."""


def _check_colour(style: "Style", attribute: "attrs.Attribute[str]", value: str) -> None:
    if value and not _COLOUR.fullmatch(value):
        raise LayoutError(
            f"{attribute.name}: expected a colour such as #1a5396, a grey such as 15% (100% is black), or "
            f"cmyk(100,40,0,10), not {value!r}",
            attribute.name,
        )


def colour_parts(colour: str) -> list[float]:
    """Return a colour as percentages: one for grey (0 is black), three for RGB, four for CMYK."""
    if colour.startswith("#"):
        return [round(int(colour[place : place + 2], 16) / 2.55, 2) for place in (1, 3, 5)]
    parts = [float(each) for each in re.findall(r"\d+", colour)]
    return parts if len(parts) == 4 else [100 - parts[0]]


def _logo(given: str | Path | None) -> Path | None:
    if not given:
        return None
    path = Path(given)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_LOGO + 1)
    except OSError as error:
        raise LayoutError(f"logo: {path}: {error.strerror or error}", "logo") from error
    text = content.removeprefix(b"\xef\xbb\xbf").lstrip()
    if not text.startswith(tuple(IMAGES.values())):
        raise LayoutError(f"logo: {path}: expected a PNG, JPEG or SVG image", "logo")
    if len(content) > LARGEST_LOGO:
        raise LayoutError(f"logo: {path}: expected at most {LARGEST_LOGO / 1e6:g} MB", "logo")
    return path


@attrs.frozen(kw_only=True)
class Style:
    """The look of boards and pages.

    - ``font``: the typeface of texts: its name, if it is installed, or a font file
    - ``digit_font``: the typeface of digits; empty for that of texts
    - ``bold``: whether givens are bold
    - ``lines``: the weight of lines, ``light``, ``normal`` or ``heavy``
    - ``ink``: the colour of lines, givens and texts
    - ``accent``: the colour of titles, headings and the numbers of puzzles; empty for the ink
    - ``shade``: the colour of every other box; empty for none
    - ``symbols``: what stands in cells: ``digits``, ``letters`` (A, B, C …), ``pictures``, or letters of your own, the
      first of which stands for 1
    - ``logo``: an image file (PNG, JPEG or SVG) for the top of each page

    Colours are texts: ``#rrggbb``, a grey such as ``15%`` (0% is white), or ``cmyk(c,m,y,k)`` in percent.

    Raises LayoutError if a value is invalid.
    """

    font: str = FONT
    digit_font: str = ""
    bold: bool = True
    lines: str = "normal"
    ink: str = attrs.field(default="100%", validator=_check_colour)
    accent: str = attrs.field(default="", validator=_check_colour)
    shade: str = attrs.field(default="", validator=_check_colour)
    symbols: str = "digits"
    logo: Path | None = attrs.field(default=None, converter=_logo)

    def __attrs_post_init__(self) -> None:
        if self.lines not in LINES:
            raise LayoutError(f"lines cannot be {self.lines!r}; choose from {', '.join(LINES)}", "lines")
        if self.symbols not in SYMBOLS:
            self._check_symbols()

    @property
    def letters(self) -> str:
        """The letters that stand for digits, the first for 1; empty if pictures do."""
        return SYMBOLS.get(self.symbols, self.symbols)

    def check_symbols(self, digits: int) -> None:
        """Raise LayoutError if there are fewer symbols than so many digits."""
        if self.letters and len(self.letters) < digits:
            raise LayoutError(f"a puzzle with {digits} digits needs {digits} symbols, but {self.symbols!r} has fewer")

    def _check_symbols(self) -> None:
        """Check letters that stand for digits."""
        several = [each for each in self.symbols if self.symbols.count(each) > 1]
        if not all(map(str.isalnum, self.symbols)) or several or not 4 <= len(self.symbols) <= 9:
            raise LayoutError(
                f"symbols cannot be {self.symbols!r}; choose {listed(SYMBOLS, 'or')}, or give 4 to 9 different letters",
                "symbols",
            )
