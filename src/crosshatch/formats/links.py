"""Links to sites where puzzles are played or solved, if the link itself contains the puzzle.

Nothing is ever downloaded: a link with only the id of a puzzle is an error.  For sites that are not supported
specially, any part of the link is read that consists of 81 cells, 729 candidates, a library line or the contents of
another link.
"""

import re
from collections.abc import Callable, Mapping
from urllib.parse import unquote, urlsplit

import attrs

from ..board.errors import PuzzleError
from . import f_puzzles, library, line, lz, sudokupad, sudokuwiki, sukaku
from .document import COMMENT, Document, Features, Format

_LINK = re.compile(
    r"(?:https?://|(?:www\.)?(?:(?:beta\.)?sudokupad\.(?:app|com)|f-puzzles\.com|sudokuwiki\.org|sudokuexchange\.com|"
    r"app\.crackingthecryptic\.com|sudoku\.coach)/)\S+",
    re.IGNORECASE,
)
_FIRST_LETTERS = frozenset("ABCFHSWabcfhsw")
"""The first letters of links, for a quick check of every field of a table."""

_CELLS = re.compile(r"[.0-9*_-]{81}")
_SUDOKUPAD = ("sudokupad.app", "sudokupad.com", "crackingthecryptic.com", "cracking-the-cryptic.web.app")
_MOST_PARTS = 50
"""The maximum number of parts of a link to examine."""


def begins(text: str) -> bool:
    """Return whether a line begins with a link, or with the part of a link that follows the address."""
    text = text.strip()
    if text[:1] not in _FIRST_LETTERS:
        return False
    return bool(_LINK.match(text)) or sudokupad.begins(text) or text.startswith(sudokuwiki.NEW)


def read(text: str) -> Document:
    """Return the puzzle that a link contains; the rest of the line is the comment.

    Raises PuzzleError if the link does not contain a puzzle, and ConstraintError if it is not a classic Sudoku.
    """
    text = text.strip()
    if len(text) > lz.LONGEST_LINK:
        raise PuzzleError(f"a link may have at most {lz.LONGEST_LINK:,} characters, not {len(text):,}")
    found = _LINK.match(text)
    if not found:
        return sudokuwiki.read(text) if text.startswith(sudokuwiki.NEW) else sudokupad.read(text)
    document = _of_address(found[0])
    comment = text[found.end() :].strip().lstrip("#").strip()
    if not comment:
        return document
    return Document.with_columns(document.puzzle, {**document.columns, COMMENT: comment}, document.left_out)


def _of_address(address: str) -> Document:
    try:
        parts = urlsplit(address if "://" in address else f"https://{address}")
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:
        raise PuzzleError("not a valid link") from None
    named = (part.partition("=") for part in parts.query.split("&")[:_MOST_PARTS])
    asked = {name: unquote(value) for name, _, value in named}  # a plus sign stays one
    if host.endswith(_SUDOKUPAD):
        path = parts.path.strip("/").removeprefix("sudoku/")
        return sudokupad.read(asked.get("puzzleid") or unquote(path))
    if host == "f-puzzles.com" and "id" in asked:
        raise sudokupad.only_an_id(asked["id"], "f-puzzles")
    if host == "f-puzzles.com" and "load" in asked:
        return f_puzzles.read(lz.puzzle_in(asked["load"]))
    if host == "sudokuwiki.org" and asked.get("bd", "").startswith(sudokuwiki.NEW):
        return sudokuwiki.read(asked["bd"])
    pieces = [*asked.values(), *map(unquote, reversed(parts.path.split("/"))), unquote(parts.fragment)]
    for piece in pieces[:_MOST_PARTS]:
        document = _piece(piece)
        if document:
            return document
    raise PuzzleError(
        f"no puzzle found in this link{f' to {host}' if host else ''}; Crosshatch does not open links, so "
        "copy the puzzle itself"
    )


def _piece(piece: str) -> Document | None:
    """Return the puzzle in a part of a link, or None if there is none."""
    if _CELLS.fullmatch(piece):
        return Document.of(line.read(piece))
    if sukaku.matches(piece):
        return sukaku.read(piece)
    if sudokuwiki.matches(piece):
        return sudokuwiki.read(piece)
    if sudokupad.begins(piece):
        return sudokupad.read(piece)
    return Document(library.read(piece)) if piece.startswith(":") and piece.count(":") >= 6 else None


def _of_cells(home: str) -> Callable[[Document], str]:
    return lambda document: home + document.puzzle.line.replace(".", "0")


LINKS: Mapping[str, Format] = {
    "sudokupad": attrs.evolve(sudokupad.FORMAT, read=read),
    "f-puzzles": Format(
        "f-puzzles",
        "f-puzzles",
        read,
        lambda document: f"{f_puzzles.HOME}{f_puzzles.packed(document)}",
        f_puzzles.FORMAT.features,
        any_board=True,
    ),
    "sudokuwiki": attrs.evolve(sudokuwiki.FORMAT, read=read),
    "sudokuexchange": Format(
        "sudokuexchange", "Sudoku Exchange", read, _of_cells("https://sudokuexchange.com/play/?s="), Features()
    ),
    "sudoku-coach": Format(
        "sudoku-coach", "Sudoku Coach", read, _of_cells("https://sudoku.coach/en/play/"), Features()
    ),
}
"""The sites for which links can be created, by name."""
