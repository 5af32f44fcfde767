"""What links to SudokuWiki's solver hold in ``bd``: a position, two characters for each cell.

Since 2023 that has been ``S9B`` and numbers to base 36: 1 to 9 a clue, 10 to 18 a solved cell, and 18 more than the
mask of the candidates, in which the lowest bit is 1.  Before, it was numbers to base 32 and no ``S9B``: the mask twice,
and one more for a clue; a single candidate cannot be told from a solved cell then, and is read as one.  81 digits do as
well.

Source: A. Stuart, Sudoku String Definitions, https://www.sudokuwiki.org/Sudoku_String_Definitions; the newer numbers
were read off links to examples whose positions are known.
"""

import re

from ..board.candidate import candidate
from ..board.errors import PuzzleError
from ..board.houses import CELLS, DIGITS, cell_name, digits_in
from ..board.puzzle import EMPTY, Puzzle
from .document import Document, Format, Room

HOME = "https://www.sudokuwiki.org/sudoku.htm?bd="

NEW = "S9B"
"""What a position begins with since 2023."""

_NEW = re.compile(NEW + r"([0-9a-z]{162})")
_OLD = re.compile(r"[0-9a-v]{162}")
_FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"


def is_meant(payload: str) -> bool:
    """Whether a text is a position as such links hold it."""
    return bool(_NEW.fullmatch(payload) or _OLD.fullmatch(payload))


def read(payload: str) -> Document:
    """Return the position that a link holds.

    Raises PuzzleError, naming the cell, where it holds none.
    """
    new = _NEW.fullmatch(payload)
    if not new and not _OLD.fullmatch(payload):
        raise PuzzleError("expected S9B and two characters for each of 81 cells")
    pairs = new[1] if new else payload
    cells = [int(pairs[at : at + 2], 36 if new else 32) for at in range(0, 162, 2)]
    givens, placed, removed = list(EMPTY), list(EMPTY), []
    for cell, number in enumerate(cells):
        value, is_given, mask = (_newer if new else _older)(number, cell)
        if value:
            (givens if is_given else placed)[cell] = str(value)
        else:
            removed += [candidate(cell, digit) for digit in DIGITS if not mask >> digit & 1]
    return Document(Puzzle("".join(givens), "".join(placed), removed))


def write(document: Document) -> str:
    """Return the link that opens a position."""
    puzzle = document.puzzle
    grid = puzzle.grid()

    def told(cell: int) -> int:
        if puzzle.givens[cell] != ".":
            return int(puzzle.givens[cell])
        if puzzle.placed[cell] != ".":
            return 9 + int(puzzle.placed[cell])
        return 18 + (grid.digits_of(cell) >> 1 or 511)  # a cell cannot have none: 18 is a solved 9

    return f"{HOME}S9B" + "".join(_FIGURES[each // 36] + _FIGURES[each % 36] for each in map(told, CELLS))


def _newer(number: int, cell: int) -> tuple[int, bool, int]:
    """Return the value, whether it is given, and the mask of the candidates, by digits."""
    if number <= 18:
        if not number:
            raise PuzzleError(f"{cell_name(cell)} has neither a digit nor candidates")
        return (number - 1) % 9 + 1, number <= 9, 0
    if number > 18 + 511:
        raise PuzzleError(f"{cell_name(cell)}: {number} is not a set of candidates")
    return 0, False, number - 18 << 1


def _older(number: int, cell: int) -> tuple[int, bool, int]:
    """Return what ``_newer`` does, of the older numbers."""
    mask = number & ~1
    left = digits_in(mask)
    if len(left) == 1:
        return left[0], bool(number & 1), 0
    if number & 1 or not left:
        raise PuzzleError(f"{cell_name(cell)}: a given has one digit, not {len(left)}")
    return 0, False, mask


FORMAT = Format("sudokuwiki", "SudokuWiki's solver", read, write, Room(placed=True, removed=True, emptied=False))
