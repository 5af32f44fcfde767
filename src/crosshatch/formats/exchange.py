"""A line of Sudoku Exchange's puzzle bank: id, puzzle and rating.

The id is the first twelve hexadecimal digits of the SHA-1 hash of the puzzle's 81 digits (0 for an empty cell).  The
rating is Sudoku Explainer's, with one decimal:  ``0000183b305c 0500... 1.2``.

Source:  G.  McLean, Sudoku Exchange "Puzzle Bank", https://github.com/grantm/sudoku-exchange-puzzle-bank.
"""

import hashlib
import re

from ..board.errors import PuzzleError
from . import line
from .document import ID, RATING, Document, Features, Format

_LINE = re.compile(r"\s*([0-9a-f]{12})\s+([.0-9]{81})\s+(\d{1,2}\.\d)\s*")


def read(text: str) -> Document:
    """Read a puzzle with its id and rating.

    Raises PuzzleError if the text is not such a line.
    """
    found = _LINE.fullmatch(text)
    if not found:
        raise PuzzleError("expected an id of 12 hexadecimal digits, 81 cells and a rating such as 1.2")
    return Document(line.read(found[2]), {ID: found[1], RATING: found[3]})


def write(document: Document) -> str:
    """Write a puzzle with the id that the bank would give it and its rating, or 0.0 if it has none."""
    digits = document.puzzle.line.replace(".", "0")
    known = hashlib.sha1(digits.encode(), usedforsecurity=False).hexdigest()[:12]
    return f"{known} {digits} {_rating(document):>4}"


def _rating(document: Document) -> str:
    try:
        rating = float(document.text(RATING))
    except ValueError:  # none, or none in figures
        return "0.0"
    return f"{min(rating, 99.9):.1f}" if rating > 0 else "0.0"  # also where it is none by its own account


FORMAT = Format(
    "exchange",
    "Sudoku Exchange's bank",
    read,
    write,
    Features(columns=(ID, RATING)),
    matches=lambda text: bool(_LINE.fullmatch(text)),
)
