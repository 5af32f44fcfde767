"""Pictures of puzzles for other programs, such as those for magazines and books: SVG, PNG and PDF.

The typesetter draws them, so they look like the puzzles on printed pages.  An SVG picture consists of paths and circles
with plain attributes, and its digits are outlines: every program shows the same, whatever fonts it has.
"""

import re
from html import escape
from struct import pack
from zlib import crc32

from ...board.errors import PuzzleError
from ...board.puzzle import Puzzle, check_is_puzzle
from ...position.status import Unique, check
from ...words import ENGLISH
from .layout import CHOICES, Layout
from .page import LayoutError, length
from .style import Style
from .typesetter import PICTURE, board_data, page_data, printable, typeset, without_constraints

FORMS = ("svg", "png", "pdf")
"""The formats of pictures."""

NARROWEST, WIDEST = 10.0, 1000.0
"""Limits of the width of a picture, in millimetres."""

RESOLUTIONS = (36, 2400)
"""Limits of the resolution of PNG pictures, in pixels per inch."""

_GLYPH = re.compile(r'<symbol id="(\w+)" overflow="visible"><path d="([^"]*)"/></symbol>')
_USE = re.compile(r'<use xlink:href="#(\w+)" x="([^"]*)" y="([^"]*)" ([^>]*)/>')
_LONG_NUMBER = re.compile(r"-?\d+\.\d{4,}")
_NAMESPACES = re.compile(r' xmlns:(?:xlink|h5)="[^"]*"')


def draw(
    puzzle: Puzzle,
    form: str = "svg",
    style: Style | None = None,
    *,
    width: str = "80mm",
    marks: str = "none",
    solution: bool = False,
    rules: bool = True,
    title: str = "Sudoku",
    language: str = ENGLISH,
    resolution: int = 300,
) -> bytes:
    """Return a picture of a puzzle as the bytes of a file.

    - ``form``: ``svg``, ``png`` or ``pdf``
    - ``style``: the ``Style``; its logo has no effect
    - ``width``: width of the picture, a length such as ``80mm`` or ``3in``
    - ``marks``: content of empty cells: ``none``, ``room`` for candidates (faint dots), or ``candidates``
    - ``solution``: draw the solution instead
    - ``rules``: name the rules that the picture does not show below the board
    - ``title``: title stored in an SVG or PDF file
    - ``language``: language of the rules
    - ``resolution``: pixels per inch of a PNG picture

    The same puzzle and options give the same bytes on every machine with the same version of Typst.

    Raises MissingExtra if typst is not installed, LayoutError if an option is not allowed, and PuzzleError if the
    puzzle does not have a unique solution and the solution is to be drawn.
    """
    check_is_puzzle(puzzle, classic=False)
    style = style or Style()
    style.check_symbols(puzzle.board.size)
    wide = _width(width)
    for name, value, choices in (("form", form, FORMS), ("marks", marks, CHOICES["marks"])):
        if value not in choices:
            raise LayoutError(f"{name} cannot be {value!r}; choose from {', '.join(choices)}")
    if not RESOLUTIONS[0] <= resolution <= RESOLUTIONS[1]:
        raise LayoutError("the resolution must be from {} to {} pixels per inch".format(*RESOLUTIONS))
    data = page_data(Layout(title=title, language=language)) | {
        **board_data(puzzle, marks == "candidates", language),
        "picture": wide,
        "filled": form == "png",
        "dots": marks == "room",
    }
    if solution:
        data |= {"values": _solution(puzzle), "givens": puzzle.line, "candidates": None, "dots": False}
        data["board"] = {"kind": without_constraints(puzzle.board)}
    if solution or not rules:
        data["rules"] = ""
    made = typeset(PICTURE, data, style, form, resolution)
    match form:
        case "svg":
            return _plain_svg(made.decode(), title).encode()
        case "png":
            return _with_resolution(made, resolution)
    return made


def _width(text: str) -> float:
    wide = length(text, "width")
    if not NARROWEST <= wide <= WIDEST:
        raise LayoutError(f"width: expected {NARROWEST:g} to {WIDEST:g} mm, not {text}")
    return wide


def _solution(puzzle: Puzzle) -> str:
    status = check(puzzle)
    if not isinstance(status, Unique):
        raise PuzzleError(str(status))
    return status.solution


def _with_resolution(picture: bytes, resolution: int) -> bytes:
    """Return a PNG picture that says how many pixels it has per inch, so that programs show it as wide as wanted."""
    per_metre = round(resolution / 0.0254)
    chunk = b"pHYs" + pack(">IIB", per_metre, per_metre, 1)
    header = 33  # the length of the signature and the header of a picture, which comes first
    return picture[:header] + pack(">I", 9) + chunk + pack(">I", crc32(chunk)) + picture[header:]


def _plain_svg(picture: str, title: str) -> str:
    """Return a picture by Typst with the outlines of its digits where they are used, and a title."""
    glyphs = dict(_GLYPH.findall(picture))

    def outline(match: re.Match[str]) -> str:
        name, x, y, look = match.groups()
        if name not in glyphs:
            return match[0]
        at = "" if (x, y) == ("0", "0") else f' transform="translate({x} {y})"'
        return f'<path{at} d="{glyphs[name]}" {look}/>'

    body = _GLYPH.sub("", _USE.sub(outline, picture)).replace("<defs></defs>", "")
    body = _LONG_NUMBER.sub(lambda match: f"{float(match[0]):.3f}".rstrip("0").rstrip("."), body)
    begin, end, rest = _NAMESPACES.sub("", body).partition(">")
    return f"{begin}{end}<title>{escape(printable(title))}</title>{rest}\n"
