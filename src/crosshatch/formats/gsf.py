"""A line of Glenn Fowler's solver: seven or more fields separated by commas, the fifth of which is the puzzle.

The meaning of the other fields depends on how the line was made.  They are kept by position, as in a table without a
header:  ``column_1``, and so on.

Source:  G.  Fowler, sudoku(1).  HoDoKu reads such lines too (Sudoku2.java); only the file format was taken from there.
"""

import re

from ..board.errors import PuzzleError
from . import line
from .document import Document, Features, Format

FIELDS = 7
"""The minimum number of fields in a line."""

PLACE = 4
"""The index of the puzzle among the fields, from 0."""

_CELLS = re.compile(r"\s*[.0-9*_-]{81}\s*")
_OTHERS = tuple(f"column_{number}" for number in range(1, FIELDS + 1) if number != PLACE + 1)


def matches(text: str) -> bool:
    """Return whether a text has enough fields, with 81 cells in the fifth."""
    fields = text.split(",", FIELDS - 1)
    return len(fields) == FIELDS and bool(_CELLS.fullmatch(fields[PLACE]))


def read(text: str) -> Document:
    """Read a puzzle with the other fields.

    Raises PuzzleError if there are too few fields or the fifth is not a line of 81 cells.
    """
    fields = text.strip("\r\n").split(",")
    if len(fields) < FIELDS:
        raise PuzzleError(f"expected at least {FIELDS} fields separated by commas, found {len(fields)}")
    puzzle = line.read(fields[PLACE].strip())
    return Document(puzzle, {f"column_{place}": field for place, field in enumerate(fields, 1) if place != PLACE + 1})


def write(document: Document) -> str:
    """Write a puzzle in the fifth field, and put the other fields back in their positions."""
    fields = [""] * FIELDS
    for name in _OTHERS:
        fields[int(name.rpartition("_")[2]) - 1] = document.text(name).replace(",", ";")
    fields[PLACE] = document.puzzle.line
    return ",".join(fields)


FORMAT = Format("gsf", "Glenn Fowler's solver", read, write, Features(columns=_OTHERS), matches=matches)
