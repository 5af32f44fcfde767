"""Typesetting with Typst, an optional dependency (``pip install crosshatch[print]``): templates and the data for them.

The templates are in this folder.  Unless a style names another font, they use only those in ``fonts`` and those built
into Typst, so the same data give the same bytes on every machine.

All texts come to the templates as data.  Typst sets them as they are and executes nothing in them.
"""

import json
import re
import warnings
from collections.abc import Mapping
from functools import lru_cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import attrs

from ...board.board import CLASSIC, Board, Boxes, Lines
from ...board.constraints import Regions
from ...board.errors import MissingExtra
from ...board.houses import BOXES, CELLS, cells_in, digits_in
from ...board.messages import listed
from ...board.puzzle import Puzzle
from ...render.figures import Area
from ...render.geometry import CELL
from ...render.ground import Mark, ground_of, squares
from ...render.palette import LIGHT, Pen
from ...words import language_named
from .fonts import fonts_of
from .layout import Layout
from .page import LayoutError, length
from .style import FONT, LINES, Style, colour_parts

if TYPE_CHECKING:
    from typst import Fonts

NO_LIBRARY = "printed pages need typst: pip install 'crosshatch[print]'"

_PAGES = re.compile(rb"/Type ?/Pages ?/Count (\d+)")

TEMPLATES = ("boards.typ", "pages.typ", "pictures.typ", "sheets.typ", "symbols.typ")
"""The files that other templates import."""

PICTURE = "drawing.typ"
"""The template of a single picture, which other programs may enlarge."""

LEAST_TYPE = 6.0
"""The smallest type, in points, that people can be expected to read."""

NEUTRAL = 8
"""How far the parts of a grey may be from each other, in percent."""


def check_can_print(style: Style) -> None:
    """Raise MissingExtra, which says what to install, if typst is missing, and LayoutError if a font or the logo is."""
    _check_installed()
    with fonts_of(style) as (fonts, _):
        _check_logo(style, fonts)


def _check_installed() -> None:
    try:
        import typst  # noqa: F401
    except ImportError as missing:
        raise MissingExtra(NO_LIBRARY) from missing


def _check_logo(style: Style, fonts: "Fonts") -> None:
    if style.logo is None:
        return
    import typst

    sources: Any = {
        "main.typ": b'#image(bytes(json("logo.json")))',
        "logo.json": json.dumps(_logo_data(style)).encode(),
    }
    try:
        typst.compile(sources, font_paths=fonts)
    except typst.TypstError as error:
        raise LayoutError(f"logo: {style.logo}: {error}", "logo") from error


def typeset(template: str, data: Mapping[str, Any], style: Style, form: str = "pdf", resolution: float = 144) -> bytes:
    """Return the file that a template makes of data in a style: PDF, or an SVG or PNG picture of a single page.

    Raises MissingExtra if typst is not installed, and LayoutError if a font is not installed or the logo is not an
    image.
    """
    _check_installed()
    import typst

    here = files(__package__)
    sources: Any = {name: (here / name).read_bytes() for name in TEMPLATES}
    sources["main.typ"] = (here / template).read_bytes()
    with fonts_of(style) as (fonts, names):
        _check_logo(style, fonts)
        boards: dict[Board, int] = {}
        written = _plain({**data, "style": style_data(style) | names}, boards)
        kinds = [kind_data(each) for each in boards]
        sources |= {"data.json": json.dumps(written).encode(), "kinds.json": json.dumps(kinds).encode()}
        compiler: Any = partial(typst.compile_with_warnings, sources, font_paths=fonts, timestamp=0)
        query: Any = partial(typst.query, sources, "<type>", field="value", font_paths=fonts)
        made, complaints = compiler(format=form, ppi=resolution)
        if missing := _missing_text(compiler, json.dumps(written, ensure_ascii=False), style):
            warnings.warn(f"{missing}; a placeholder is printed; choose another font", RuntimeWarning, stacklevel=2)
        if template != PICTURE and (small := _small_type(query())):
            warnings.warn(f"{small}; choose fewer puzzles per page or larger pages", RuntimeWarning, stacklevel=2)
    for each in complaints:  # a template that Typst complains about may have lost a part: the tests have none
        warnings.warn(each, stacklevel=2)
    return bytes(made)


_USUAL = re.compile("[\0-\u017f\u2010-\u2026★☆]*")
"""The characters that the typeface of Crosshatch has, and stars, which are drawn."""

_MISSING = re.compile("the text `(.*)` could not be displayed with font `(.*)`")


def _missing_text(compiler: Any, texts: str, style: Style) -> str:
    """Return which text the fonts cannot show; empty if there is none.  A file for archives must not have any."""
    if _USUAL.fullmatch(texts) and {style.font, style.digit_font} <= {FONT, ""}:
        return ""
    try:
        compiler(format="pdf", pdf_standards="a-2b")
    except Exception as error:  # of another kind: the file is not for archives
        if found := _MISSING.search(str(error)):
            return f"the font {found[2]} cannot show {found[1]}".replace('"', "'")
    return ""


def _small_type(query: str) -> str:
    """Return a warning about type too small to read, by the sizes that the templates report; empty if there is none."""
    smallest: dict[str, float] = {}
    for size, what in json.loads(query):
        smallest[what] = min(size, smallest.get(what, size))
    small = [f"{what} ({size:.1f})" for what, size in smallest.items() if round(size, 1) < LEAST_TYPE]
    return f"some type is smaller than {LEAST_TYPE:g} points: {listed(small)}" if small else ""


def page_count(pdf: bytes) -> int:
    """Return the number of pages of a file that ``typeset`` made."""
    found = _PAGES.search(pdf)
    return int(found[1]) if found else 0


_UNPRINTABLE = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)], " ")
"""Control characters, and those that change the direction of text."""


def printable(text: str) -> str:
    """Return a text with a space for each control character and a question mark for what is no character."""
    return text.translate(_UNPRINTABLE).encode("utf-8", "replace").decode()


def _plain(data: Any, boards: dict[Board, int]) -> Any:
    """Return data for JSON: with a number for each of its ``boards``, and its texts printable."""
    match data:
        case str():
            return printable(data)
        case Mapping():
            return {name: _plain(each, boards) for name, each in data.items()}
        case list() | tuple():
            return [_plain(each, boards) for each in data]
        case Board():
            return boards.setdefault(data, len(boards))
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
        "pens": {pen: _pen_parts(pen, style) for pen in Pen},
        "letters": style.letters,
        "least_type": LEAST_TYPE,
        "logo": _logo_data(style),
    }


def _logo_data(style: Style) -> list[int] | None:
    return [*style.logo.read_bytes()] if style.logo else None


def _pen_parts(pen: Pen, style: Style) -> list[float]:
    """Return the colour of a pen: the ink, a grey without a cast of colour, or the one that pictures use."""
    if pen in (Pen.INK, Pen.BLACK):
        return colour_parts(style.ink)
    parts = colour_parts(LIGHT.pens[pen])
    return parts if max(parts) - min(parts) > NEUTRAL else [round(sum(parts) / 3, 1)]


def board_data(position: Puzzle, with_candidates: bool, language: str) -> dict[str, Any]:
    """Return the data for drawing a position: its digits, on request the candidates of each cell, and its rules."""
    grid = position.grid()
    marks = ["".join(map(str, digits_in(grid.digits_of(cell)))) for cell in CELLS] if with_candidates else None
    return {
        "values": position.line,
        "givens": position.givens,
        "candidates": marks,
        "board": {"kind": position.board},
        "rules": ground_of(position.board).rules(language_named(language)),
    }


@lru_cache(maxsize=64)
def kind_data(board: Board) -> dict[str, Any]:
    """Return the data for drawing a board without its digits, in units of a cell.

    ``bands`` are the widths of the margins for numbers outside the board: left, top, right, bottom.
    """
    ground = ground_of(board)
    thin, thick = ground.lines
    return {
        "size": board.size,
        "bands": [each / CELL for each in ground.bands],
        "across": [each / CELL - 0.5 for each in ground.layout.across],
        "down": [each / CELL - 0.5 for each in ground.layout.down],
        "thin": _moves(thin),
        "thick": _moves(thick),
        "shaded": _moves(squares(_every_other_box(board))),
        "below": [_mark_data(each) for each in ground.marks(below=True)],
        "above": [_mark_data(each) for each in ground.marks(below=False)],
    }


def _mark_data(mark: Mark) -> dict[str, Any]:
    return attrs.asdict(mark) | {"path": _moves(mark.path)}


def _moves(path: str) -> list[list[Any]]:
    """Return the path of a picture as moves, each a letter with its points, in units of a cell.

    The letters are M (to a point), L (a line), Q (a curve, after its control point) and Z (back to the start).
    """
    found: list[list[Any]] = []
    x = y = 0.0
    for letter, numbers in re.findall(r"([A-Za-z])([-\d. ]*)", path):
        given = [float(each) / CELL for each in re.findall(r"-?[\d.]+", numbers)]
        match letter:
            case "H" | "h":
                x = given[0] + (x if letter == "h" else 0)
            case "V" | "v":
                y = given[0] + (y if letter == "v" else 0)
            case "M" | "L" | "Q":
                x, y = given[-2:]
        points = [*zip(given[::2], given[1::2], strict=True)] if letter in "MLQ" else [(x, y)]
        found.append(["Z"] if letter in "Zz" else [letter if letter in "MQ" else "L", *points])
    return found


def _every_other_box(board: Board) -> list[int]:
    """Return the cells of every other box, as on a chessboard; none if there are no boxes or shading means a rule."""
    if any(isinstance(each, Area) for each in ground_of(board).figures):
        return []
    boxes = [[*cells_in(board.tables.cells_of(house))] for house in BOXES]
    rows = sorted({cells[0] // 9 for cells in boxes if cells})
    columns = sorted({cells[0] % 9 for cells in boxes if cells})
    odd = (each for each in boxes if each and (rows.index(each[0] // 9) + columns.index(each[0] % 9)) % 2)
    return [cell for cells in odd for cell in cells]


def without_constraints(board: Board) -> Board:
    """Return a board with only its rows, columns, and boxes or regions, as solutions show it."""
    kept = [each for each in board.constraints if isinstance(each, Lines | Boxes | Regions)]
    return CLASSIC if tuple(kept) == CLASSIC.constraints else Board(board.size, kept)
