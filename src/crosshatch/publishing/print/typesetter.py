"""Typesetting with Typst, an optional dependency (``pip install crosshatch[print]``): templates and the data for them.

The templates are in this folder.  Unless a style names another font, they use only those in ``fonts`` and those built
into Typst, so the same data give the same bytes on every machine.

All texts come to the templates as data.  Typst sets them as they are and executes nothing in them.
"""

import json
import re
import warnings
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ...board.board import CLASSIC, Board, Boxes, Lines
from ...board.constraints import Regions
from ...board.errors import MissingExtra
from ...board.houses import CELLS, digits_in
from ...board.puzzle import Puzzle
from ...render.geometry import CELL
from ...render.ground import ground_of
from ...render.pictures import svg
from ...render.styles import FONT as PICTURE_FONT
from ...words import language_named
from .fonts import fonts_of
from .layout import Layout
from .page import LayoutError, length
from .style import FONT, LINES, Style, colour_parts

NO_LIBRARY = "printed pages need typst: pip install 'crosshatch[print]'"

TEMPLATES = ("boards.typ", "pages.typ", "sheets.typ")
"""The files that all other templates import."""

_VIEW_BOX = re.compile('viewBox="([^"]*)"')


def check_can_print(style: Style) -> None:
    """Raise MissingExtra, which says what to install, if typst is missing, and LayoutError if a font is."""
    _check_installed()
    with fonts_of(style):
        pass


def _check_installed() -> None:
    try:
        import typst  # noqa: F401
    except ImportError as missing:
        raise MissingExtra(NO_LIBRARY) from missing


def typeset(template: str, data: Mapping[str, Any], style: Style) -> bytes:
    """Return the PDF file that a template makes of data in a style.

    Raises MissingExtra if typst is not installed, and LayoutError if a font is not installed or the logo is not an
    image.
    """
    _check_installed()
    import typst

    here = files(__package__)
    sources: Any = {name: (here / name).read_bytes() for name in TEMPLATES}
    sources["main.typ"] = (here / template).read_bytes()
    with fonts_of(style) as (fonts, names):
        look = style_data(style) | names
        if style.logo:
            sources[look["logo"]] = style.logo.read_bytes()
        sources["data.json"] = json.dumps(plain({**data, "style": look})).encode()
        compiler = typst.Compiler(input=sources, font_paths=fonts)
        made: Any
        try:
            made, complaints = compiler.compile_with_warnings(format="pdf", timestamp=0)
        except typst.TypstError as error:
            if style.logo and "image" in str(error):
                raise LayoutError(f"logo {style.logo}: {error}") from error
            raise
    for each in complaints:  # a template that Typst complains about may have lost a part: the tests have none
        warnings.warn(each, stacklevel=2)
    return bytes(made)


_UNPRINTABLE = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)], " ")
"""Control characters, and those that change the direction of text."""


def plain(data: Any) -> Any:
    """Return data with a space for each character in its texts that cannot be printed."""
    match data:
        case str():
            return data.translate(_UNPRINTABLE).encode("utf-8", "replace").decode()
        case Mapping():
            return {name: plain(each) for name, each in data.items()}
        case list() | tuple():
            return [plain(each) for each in data]
    return data


def page_data(layout: Layout) -> dict[str, Any]:
    """Return the data of a layout that all templates need."""
    page, created = layout.page, layout.created
    measures = {name: getattr(page, name) for name in ("width", "height", "top", "outer", "bottom", "inner")}
    return {
        "page": measures | {"bleed": length(page.bleed)},
        "large": layout.large,
        "title": layout.title,
        "document": layout.title or "Sudoku",
        "date": layout.date,
        "page_numbers": layout.page_numbers,
        "lang": language_named(layout.language).code,
        "created": created
        and {part: getattr(created, part) for part in ("year", "month", "day", "hour", "minute", "second")},
    }


def style_data(style: Style) -> dict[str, Any]:
    """Return the data of a style, except the names of its fonts; colours are lists of percentages."""
    return {
        "bold": style.bold,
        "lines": LINES[style.lines],
        "ink": colour_parts(style.ink),
        "accent": colour_parts(style.accent or style.ink),
        "shade": colour_parts(style.shade) if style.shade else None,
        "symbols": style.symbols,
        "logo": style.logo and f"logo.{style.logo_format}",
    }


def board_data(position: Puzzle, with_candidates: bool, language: str, labels: bool = False) -> dict[str, Any]:
    """Return the data for drawing a position: its digits, on request the candidates of each cell, and its rules."""
    grid = position.grid()
    marks = ["".join(map(str, digits_in(grid.digits_of(cell)))) for cell in CELLS] if with_candidates else None
    board = kind_data(position.board, language, labels)
    rules = ground_of(position.board).rules(language_named(language))
    return {"values": position.line, "givens": position.givens, "candidates": marks, "board": board, "rules": rules}


def kind_data(board: Board, language: str, labels: bool = False) -> dict[str, Any]:
    """Return the data for drawing a board: nothing for the classic one, which the templates draw, and for all others
    a picture, with the place of the first cell and of the candidates in a cell, in units of a cell."""
    if board is CLASSIC:
        return {}
    empty = Puzzle("." * len(board.cells), board=board)
    picture = svg(
        empty, candidates=False, labels=labels, rules=False, size=None, language=language, element_id="picture"
    )
    left, top, width, height = (abs(float(each)) / CELL for each in _VIEW_BOX.findall(picture)[0].split())
    layout = ground_of(board).layout
    return {
        "kind": {
            "picture": picture.replace(PICTURE_FONT, FONT).replace("</style>", f"{_lines(board.size)}</style>"),
            "size": board.size,
            "left": left,
            "top": top,
            "width": width,
            "span": max(width, height),
            "across": [(each / CELL) - 0.5 for each in layout.across],
            "down": [(each / CELL) - 0.5 for each in layout.down],
        }
    }


def _lines(size: int) -> str:
    """Return the style of the lines of a board, which makes them as broad and dark as those of the classic one."""
    lines = {"thin": ("#5a5a5a", 1.3), "thick": ("#000", 3.4)}
    return "".join(
        f"#picture .{name}{{stroke:{colour};stroke-width:{width * size / 9:.2f}}}"
        for name, (colour, width) in lines.items()
    )


def without_constraints(board: Board) -> Board:
    """Return a board with only its rows, columns, and boxes or regions, as solutions show it."""
    kept = [each for each in board.constraints if isinstance(each, Lines | Boxes | Regions)]
    return CLASSIC if tuple(kept) == CLASSIC.constraints else Board(board.size, kept)
