"""Fonts: those that come with Crosshatch, those of the system by name, and those in files."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ...board.messages import listed
from .page import LayoutError
from .style import FONT, Style

if TYPE_CHECKING:
    from typst import Fonts

ENDINGS = (".ttf", ".otf", ".ttc", ".otc")
"""The endings of font files."""

MOST_NAMED = 60
"""How many fonts a message names."""

_OWN = str(files(__package__) / "typefaces")


@contextmanager
def fonts_of(style: Style) -> Iterator[tuple["Fonts", dict[str, list[str]]]]:
    """Yield the fonts that a style needs, and for ``fonts`` and ``digit_fonts`` their names, the first choice first.

    Raises LayoutError if a font is not installed, or if a file is not a font.
    """
    wanted = {"font": style.font, "digit_font": style.digit_font or style.font}
    in_files = any(map(_is_file, wanted.values()))
    of_system = any(each.casefold() not in _families(_fonts()) for each in wanted.values() if not _is_file(each))
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        names = []
        for field, each in wanted.items():
            names.append(_family_in(field, Path(each), Path(folder)) if _is_file(each) else each)
        fonts = _fonts(of_system, folder) if in_files else _fonts(of_system)
        found = _families(fonts)
        for field, each in zip(wanted, names, strict=True):
            if each.casefold() not in found:
                raise LayoutError(f"unknown font {each!r}; installed are {_some(sorted(found.values()))}", field)
        text, digits = (found[each.casefold()] for each in names)
        yield fonts, {"fonts": [text, FONT], "digit_fonts": [digits, FONT]}


@lru_cache(maxsize=4)
def _fonts(of_system: bool = False, folder: str = "") -> "Fonts":
    from typst import Fonts

    return Fonts(include_system_fonts=of_system, font_paths=[_OWN, *([folder] if folder else [])])


def _families(fonts: "Fonts") -> dict[str, str]:
    return {each.casefold(): each for each in fonts.families()}


def _is_file(name: str) -> bool:
    return name.lower().endswith(ENDINGS)


def _family_in(field: str, file: Path, folder: Path) -> str:
    """Copy a font file to a folder, and return the name of its font."""
    from typst import Fonts

    place = folder / str(len(list(folder.iterdir())))
    place.mkdir()
    try:
        shutil.copy(file, place)
    except OSError as error:
        raise LayoutError(f"{field}: {file}: {error.strerror or error}", field) from error
    families = Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(place)]).families()
    if not families:
        raise LayoutError(f"{field}: {file}: not a font file that can be read", field)
    return families[0]


def _some(names: list[str]) -> str:
    more = len(names) - MOST_NAMED
    return listed(names) if more <= 0 else f"{', '.join(names[:MOST_NAMED])} and {more} more"
