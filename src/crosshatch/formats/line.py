"""A puzzle on one line: 81 characters, row by row, and an optional comment.

A digit is a given; ``.`` ``0`` ``*`` ``_`` and ``-`` are empty cells.  White space, ``#``, a comma or a semicolon ends
the cells, and the rest is the comment, so that rows of tables can be read too.  In a line of exactly 81 characters that
are all spaces or digits 1 to 9, the spaces are empty cells.  Solved cells cannot be distinguished from givens, and
removed candidates cannot be stored; the format ``library`` supports both.

An .sdm file of SudoCue contains such lines, with zeros for empty cells and no comments.  Source:  SudoCue, file
formats, http://sudocue.net/fileformats.php.
"""

import re
from math import isqrt

from ..board.errors import PuzzleError
from ..board.houses import cell_name
from ..board.messages import lookalike_hint
from ..board.puzzle import Puzzle
from .document import COMMENT, Document, Features, Format
from .values import check_size

EMPTY_MARKS = ".0*_-"
"""The characters that stand for an empty cell."""

EMPTY_TO_DOT = str.maketrans(dict.fromkeys(EMPTY_MARKS, "."))
"""A table for ``str.translate`` that replaces every empty cell by a dot."""

LARGER = (10, 12, 16, 25)
"""Common sizes of larger grids."""

_LINE = re.compile(r"\s*([.0-9*_-]{81})((?:[,;#]|[^\S\n]).*)?")
_CELLS = re.compile(r"[.0-9*_-]*")
_BODY = re.compile(r"\s*([^\s,;#]*)")
_MARKED = re.compile(r"(?:\+?[1-9]|[.0*_-])+")
"""Cells in which + marks digits that are not givens, as it may do in a library line."""

_BETWEEN = re.compile(r"[\s,;]")
_SPACED = re.compile(r"[1-9 ]{81}")
_BREAK = re.compile(r"\s*[^\S ]\s*")
"""A line break or tab, with the space around it."""


def read(text: str) -> Puzzle:
    """Read a puzzle from one line.

    Raises PuzzleError, with the problem and its position, if the text is not one line of 81 cells.
    """
    return read_plain(text) or _read_slowly(text)


def read_plain(text: str) -> Puzzle | None:
    """Return the puzzle on a line in the most common form, or None if the line is in another form."""
    match = _LINE.fullmatch(text.strip("\r\n"))
    if match is None:
        return None
    comment = match[2].lstrip(" \t,;#").rstrip() if match[2] else ""
    return Puzzle(match[1].translate(EMPTY_TO_DOT), comment=comment)


def write(puzzle: Puzzle, comment: bool = False) -> str:
    """Write the values of a puzzle as 81 characters, with ``.`` for an empty cell, and on request its comment."""
    words = _BREAK.sub(" ", puzzle.comment).strip()  # with all blanks of a seed
    return f"{puzzle.line} # {words}" if comment and words else puzzle.line


def _read_slowly(text: str) -> Puzzle:
    """Read a line with spaces for empty cells or blank lines around it, or report what is wrong."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1:
        raise PuzzleError(f"expected one line, found {len(lines)}")
    if not lines:
        raise PuzzleError("expected 81 cells, found 0")
    if _SPACED.fullmatch(lines[0]):
        return Puzzle(lines[0].replace(" ", "."))
    if lines[0] != text:
        return read(lines[0])
    raise _misread(text)


def _misread(line: str) -> PuzzleError:
    body = _BODY.match(line)
    cells = body[1] if body else ""
    if isqrt(len(cells)) in LARGER and isqrt(len(cells)) ** 2 == len(cells):
        check_size(isqrt(len(cells)))
    readable = _CELLS.match(cells)
    cell = readable.end() if readable else 0
    if cell < min(len(cells), 81):
        position = line.index(cells) + cell + 1
        where = f"{cells[cell]!r} at character {position} ({cell_name(cell)})"
        problem = f"{where} is neither a digit nor an empty cell"
        if _MARKED.fullmatch(cells):
            line = f":0000:x:{cells.translate(EMPTY_TO_DOT)}::::"
            return PuzzleError(f"{problem}; did you mean {line}, where + marks your own digits?")
        return PuzzleError(f"{problem}{lookalike_hint(cells[cell])}")
    together = _BETWEEN.sub("", line)
    spread = len(together) == 81 and _CELLS.fullmatch(together)
    remedy = "; remove the separators between the cells, because a comment begins at the first one" if spread else ""
    return PuzzleError(f"expected 81 cells, found {len(cells)}{remedy}")


def _document(text: str) -> Document:
    return Document.of(read(text))


def _written(document: Document) -> str:
    comment = document.text(COMMENT)
    return f"{document.puzzle.text} # {comment}" if comment else document.puzzle.text


FORMAT = Format(
    "line", "81 characters", _document, _written, Features(columns=(COMMENT,)), endings=("txt",), board_above=True
)

SDM = Format("sdm", "SudoCue", _document, lambda document: document.puzzle.line.replace(".", "0"), endings=("sdm",))
