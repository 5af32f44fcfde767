"""The table of all formats, by name and by the ending of a file's name; writing."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath

from ..board.puzzle import Puzzle
from . import (
    boxed,
    exchange,
    f_puzzles,
    gsf,
    library,
    line,
    links,
    opensudoku,
    pencilmarks,
    sdk,
    sdx,
    simple_sudoku,
    sukaku,
    tables,
)
from .document import Accompanied, Document, Format

FORMATS: Mapping[str, Format] = {
    each.name: each
    for each in (
        line.FORMAT,
        boxed.FORMAT,
        pencilmarks.FORMAT,
        library.FORMAT,
        tables.CSV,
        tables.JSON,
        sdk.FORMAT,
        line.SDM,
        sdx.FORMAT,
        simple_sudoku.FORMAT,
        opensudoku.FORMAT,
        opensudoku.VERSION_2,
        f_puzzles.FORMAT,
        exchange.FORMAT,
        sukaku.FORMAT,
        gsf.FORMAT,
    )
}
"""The formats of text by their names."""

BY_ENDING: Mapping[str, Format] = {ending: each for each in FORMATS.values() for ending in each.endings}
"""The formats by the endings of the names of their files."""


def write(given: Puzzle | Accompanied, format_name: str) -> str:
    """Write a puzzle in a format of the table.

    Of an entry or a document what came with it is written too, as far as there is room.

    Raises ValueError where there is no format of that name.
    """
    return named(format_name, FORMATS).write(document_of(given))


def write_file(given: Iterable[Puzzle | Accompanied], format_name: str) -> Iterator[str]:
    """Yield the text of a file of puzzles, in a format of the table, piece by piece; as ``write`` does for each.

    Raises ValueError where there is no format of that name.
    """
    return named(format_name, FORMATS).file(map(document_of, given))


def link(given: Puzzle | Accompanied, site: str) -> str:
    """Return the link that opens a puzzle on a site of ``LINKS``: ``sudokupad``, ``f-puzzles``, ``sudokuwiki``...

    Raises ValueError where there is no site of that name.
    """
    return named(site, links.LINKS).write(document_of(given))


def named(name: str, formats: Mapping[str, Format]) -> Format:
    """Return a format by its name.  Raises ValueError, which lists all, where there is none."""
    if name not in formats:
        raise ValueError(f"{name!r} is not a format; choose from {', '.join(formats)}")
    return formats[name]


def format_of(path: str | PurePath) -> Format | None:
    """Return the format of a file by the ending of its name; None where that says nothing."""
    return BY_ENDING.get(PurePath(path).suffix.removeprefix(".").lower())


def document_of(given: Puzzle | Accompanied) -> Document:
    """Return a puzzle with what came with it.  Raises TypeError where there is no puzzle."""
    if isinstance(given, Document):
        return given
    if isinstance(given, Puzzle):
        return Document(given)
    puzzle = getattr(given, "puzzle", None)
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"expected a Puzzle, or an entry that has one, not {given!r:.60}")
    return Document(puzzle, given.columns, getattr(given, "left_out", ()))
