"""Pictures as PNG, for programs that do not show SVG; drawn by resvg, an optional dependency (``crosshatch[png]``)."""

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
    "no font for digits was found; install DejaVu Sans, Liberation Sans or Arial (in Debian, for example, the"
    " package fonts-dejavu-core), or name font files"
)

PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    f'<text x="4" y="16" font-size="14" font-family="{FONT}">{{}}</text></svg>'
)
"""A picture of nothing but text, which stays empty if there is no font."""


def png(picture: str, *, width: int | None = None, fonts: FontPath | Iterable[FontPath] = ()) -> bytes:
    """Return an SVG picture as the bytes of a PNG file.

    - ``width``: width in pixels (at least 1); by default that of the picture
    - ``fonts``: one or more font files or folders to use in addition to the system's fonts

    Raises MissingExtra if resvg-py is not installed or no font for digits is found, and ValueError if the text is not
    SVG or the width is not above 0.
    """
    if not isinstance(picture, str):
        raise TypeError(f"expected a picture as text, not a {type(picture).__name__}; use png(svg(...))")
    if width is not None and width <= 0:
        raise ValueError(f"the width must be at least 1 pixel, not {width}")
    found = tuple(fspath(each) for each in ([fonts] if isinstance(fonts, str | PathLike) else fonts))
    if not _can_write(found):
        raise MissingExtra(NO_FONT)
    return _drawn(picture, found, width)


@cache
def _can_write(fonts: tuple[str, ...]) -> bool:
    """Whether digits are drawn; without a font, resvg silently omits text."""
    return _drawn(PROBE.format("8"), fonts) != _drawn(PROBE.format(""), fonts)


def _drawn(picture: str, fonts: tuple[str, ...], width: int | None = None) -> bytes:
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise MissingExtra(NO_LIBRARY) from missing
    files = [each for each in fonts if not Path(each).is_dir()]
    folders = [each for each in fonts if Path(each).is_dir()]
    return bytes(svg_to_bytes(svg_string=picture, dpi=96, width=width, font_files=files, font_dirs=folders))
