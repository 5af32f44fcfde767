"""An .sdx file of SudoCue: a position in progress, with candidates.

Nine rows of nine cells separated by spaces.  An empty cell is written as its candidates (``279``), a given as its
digit, and a placed digit with ``u`` before it (``u7``).  A cell without candidates is empty text between two spaces.

A single candidate looks like a given.  As in ``pencilmarks``, a bare digit is a candidate only if a peer lists it among
several.

Source:  SudoCue, file formats, http://sudocue.net/fileformats.php.
"""

import re

from ..board.errors import PuzzleError
from ..board.houses import CELLS, digits_in
from ..board.puzzle import Puzzle
from . import pencilmarks
from .document import Document, Features, Format
from .rows import comment, in_nines, rows

_PLACED = re.compile(r"(?:^|\s)u[1-9](?=\s|$)", re.MULTILINE)
_CELL = re.compile("u[1-9]|[1-9]*")


def matches(text: str) -> bool:
    """Return whether a text contains a placed digit in the notation that only this format uses."""
    return bool(_PLACED.search(text))


def read(text: str, first_line: int = 1) -> Document:
    """Read a position from nine rows.

    Raises PuzzleError, with the line, if the text does not consist of nine rows of nine cells.
    """
    found = rows(text, first_line)
    if len(found) != 9:
        raise PuzzleError(f"expected 9 rows, found {len(found)}")
    cells = [cell for row in found for cell in _cells(row.text, row.number)]
    placed = "".join([cell[1] if cell.startswith("u") else "." for cell in cells])
    # A row of pencilmarks cannot have a placed digit, but a digit by itself that no peer lists is read as one.
    marks = [" ".join(cell.removeprefix("u") or pencilmarks.NOTHING for cell in row) for row in in_nines(cells)]
    position = pencilmarks.read("\n".join(marks))
    givens = "".join(["." if cell != "." else given for given, cell in zip(position.givens, placed, strict=True)])
    removed = [each for each in position.removed if placed[each.cell] == "."]
    return Document.of(Puzzle(givens, placed, removed, comment(text)))


def write(document: Document) -> str:
    """Write the values and candidates of a position."""
    puzzle = document.puzzle
    grid = puzzle.grid()

    def told(cell: int) -> str:
        if puzzle.givens[cell] != ".":
            return puzzle.givens[cell]
        if puzzle.placed[cell] != ".":
            return f"u{puzzle.placed[cell]}"
        return "".join(map(str, digits_in(grid.digits_of(cell))))

    cells = list(map(told, CELLS))
    return "\n".join(map(" ".join, in_nines(cells)))


def _cells(row: str, number: int) -> list[str]:
    """Return the nine cells of a row."""
    cells = row.split(" ")
    if len(cells) != 9 or not all(map(_CELL.fullmatch, cells)):
        cells = row.split()
    strange = next((cell for cell in cells if not _CELL.fullmatch(cell)), None)
    if strange is not None:
        raise PuzzleError(
            f"line {number}: {strange!r:.30} is not a cell; write candidates as 279, a given as 7, a placed digit as u7"
        )
    if len(cells) != 9:
        raise PuzzleError(f"line {number}: expected 9 cells, found {len(cells)}")
    return cells


FORMAT = Format("sdx", "SudoCue", read, write, Features(placed=True, removed=True), endings=("sdx",), between="\n\n")
