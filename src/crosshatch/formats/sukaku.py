"""A sukaku, or pencilmark sudoku: 729 characters for the candidates of all cells, and no givens.

There are nine characters for each cell, row by row: a digit at its position is a candidate, and ``.`` ``0`` ``*`` ``_``
or ``-`` is not.  White space between them is ignored.

Only candidates are given.  As in ``pencilmarks``, a cell with a single candidate becomes a given if no peer lists that
digit among several.
"""

import re

from ..board.errors import PuzzleError
from ..board.houses import CELLS, DIGITS
from . import pencilmarks
from .document import Document, Features, Format
from .line import EMPTY_MARKS
from .rows import in_nines

_SPACE = re.compile(r"\s+")
_MARKS = re.compile(r"[.0-9*_-]{729}")


def matches(text: str) -> bool:
    """Return whether a text has the right number of characters, and no others."""
    return bool(_MARKS.fullmatch(_SPACE.sub("", text)))


def read(text: str) -> Document:
    """Read the candidates of all cells.

    Raises PuzzleError, with the position, if the text does not consist of 729 digits at their positions and empty
    marks.
    """
    marks = _SPACE.sub("", text)
    if len(marks) != 729:
        raise PuzzleError(f"expected 729 characters, 9 for each cell, found {len(marks)}")
    for place, mark in enumerate(marks):
        if mark not in EMPTY_MARKS and mark != str(place % 9 + 1):
            raise PuzzleError(f"{mark!r} at character {place + 1} is neither {place % 9 + 1} nor an empty mark")
    cells = [each.translate(_NO_EMPTY) or pencilmarks.NOTHING for each in in_nines(marks)]
    return Document(pencilmarks.read("\n".join(map(" ".join, in_nines(cells)))))


_NO_EMPTY = str.maketrans(dict.fromkeys(EMPTY_MARKS, ""))


def write(document: Document) -> str:
    """Write the candidates of all cells; a value is the only candidate of its cell."""
    grid = document.puzzle.grid()
    return "".join(
        str(digit) if grid.value(cell) == digit or grid.digits_of(cell) >> digit & 1 else "."
        for cell in CELLS
        for digit in DIGITS
    )


FORMAT = Format("sukaku", "sukaku, 729 characters", read, write, Features(removed=True), matches=matches)
