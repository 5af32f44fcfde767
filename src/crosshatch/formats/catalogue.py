"""The table of all formats, by name and by file extension, and functions that write puzzles."""

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
from .document import Document, Format, PuzzleWithColumns

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
"""The text formats, by name."""

BY_ENDING: Mapping[str, Format] = {ending: each for each in FORMATS.values() for ending in each.endings}
"""The formats, by file extension."""


def write(given: Puzzle | PuzzleWithColumns, format_name: str) -> str:
    """Return a puzzle as text in a format from the table.

    If an entry or document is given, its other columns are written too, as far as the format supports them.

    Raises ValueError if there is no format of that name, and BoardError if it cannot store the board of the puzzle.
    """
    return named(format_name, FORMATS).text(document_of(given))


def write_file(given: Iterable[Puzzle | PuzzleWithColumns], format_name: str) -> Iterator[str]:
    """Yield the text of a file of puzzles piece by piece, in a format from the table.

    Other columns of the puzzles are written as in ``write``.

    Raises ValueError if there is no format of that name.
    """
    return named(format_name, FORMATS).file(map(document_of, given))


def link(given: Puzzle | PuzzleWithColumns, site: str) -> str:
    """Return a link that opens a puzzle on one of the sites in ``LINKS``, such as ``sudokupad``.

    Raises ValueError if there is no site of that name, and BoardError if it does not have the board of the puzzle.
    """
    return named(site, links.LINKS).text(document_of(given))


def named(name: str, formats: Mapping[str, Format]) -> Format:
    """Return a format by its name.

    Raises ValueError, with a list of all names, if there is no such format.
    """
    if name not in formats:
        raise ValueError(f"{name!r} is not a format; choose from {', '.join(formats)}")
    return formats[name]


def format_of(path: str | PurePath) -> Format | None:
    """Return the format of a file by its extension, or None if the extension is unknown."""
    return BY_ENDING.get(PurePath(path).suffix.removeprefix(".").lower())


def document_of(given: Puzzle | PuzzleWithColumns) -> Document:
    """Return a puzzle as a document, together with its columns.

    Raises TypeError if there is no puzzle.
    """
    if isinstance(given, Document):
        return given
    if isinstance(given, Puzzle):
        return Document(given)
    puzzle = getattr(given, "puzzle", None)
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"expected a Puzzle, or an entry that has one, not {given!r:.60}")
    return Document(puzzle, given.columns, getattr(given, "left_out", ()))
