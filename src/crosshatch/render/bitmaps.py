"""Pictures as PNG, for what shows no SVG: drawn by resvg, which is an extra (``pip install crosshatch[png]``)."""

from collections.abc import Iterable
from functools import cache
from os import PathLike, fspath
from pathlib import Path
from typing import TypeAlias

from ..board.errors import MissingExtra
from .styles import FONT

FontPath: TypeAlias = str | PathLike[str]

NO_LIBRARY = "PNG pictures need resvg-py: pip install 'crosshatch[png]'"
NO_FONT = (
    "no font was found to write digits with: install DejaVu Sans, Liberation Sans or Arial (the package"
    " fonts-dejavu-core of Debian, say), or name font files"
)

PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    f'<text x="4" y="16" font-size="14" font-family="{FONT}">{{}}</text></svg>'
)
"""A picture of a text and nothing else: it is empty where no font was found."""


def png(picture: str, *, width: int | None = None, fonts: FontPath | Iterable[FontPath] = ()) -> bytes:
    """Return an SVG picture as the bytes of a PNG file.

    - ``width``: in pixels; the picture's own where it is left out
    - ``fonts``: a font file or a folder of them, or several, that are looked at besides the system's

    Raises MissingExtra where resvg-py is not installed, or where no font is found to write digits with, and ValueError
    where the text is no SVG or the width is not above 0.
    """
    if not isinstance(picture, str):
        raise TypeError(f"a picture is the text that svg gives, not a {type(picture).__name__}: png(svg(...))")
    if width is not None and width <= 0:
        raise ValueError(f"a picture cannot be {width} pixels wide")
    found = tuple(fspath(each) for each in ([fonts] if isinstance(fonts, str | PathLike) else fonts))
    if not _can_write(found):
        raise MissingExtra(NO_FONT)
    return _drawn(picture, found, width)


@cache
def _can_write(fonts: tuple[str, ...]) -> bool:
    """Whether digits are drawn: without a font, resvg leaves text out and says nothing."""
    return _drawn(PROBE.format("8"), fonts) != _drawn(PROBE.format(""), fonts)


def _drawn(picture: str, fonts: tuple[str, ...], width: int | None = None) -> bytes:
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise MissingExtra(NO_LIBRARY) from missing
    files = [each for each in fonts if not Path(each).is_dir()]
    folders = [each for each in fonts if Path(each).is_dir()]
    return bytes(svg_to_bytes(svg_string=picture, width=width, font_files=files, font_dirs=folders))
