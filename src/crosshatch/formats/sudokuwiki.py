"""The parameter ``bd`` of links to SudokuWiki's solver: a position, with two characters for each cell.

Since 2023, it is ``S9B`` and numbers in base 36: 1 to 9 for a given, 10 to 18 for a solved cell, and otherwise 18 plus
the mask of the candidates, whose lowest bit is 1.  Before, it was numbers in base 32 without ``S9B``: twice the mask,
plus one for a given; a single candidate cannot be distinguished from a solved cell and is read as one.  81 digits are
accepted too.

Source:  A.  Stuart, Sudoku String Definitions, https://www.sudokuwiki.org/Sudoku_String_Definitions; the newer numbers
were inferred from links to examples whose positions are known.
"""

import re

from ..board.candidate import candidate
from ..board.errors import PuzzleError
from ..board.houses import CELLS, DIGITS, cell_name, digits_in
from ..board.puzzle import EMPTY, Puzzle
from .document import Document, Features, Format

HOME = "https://www.sudokuwiki.org/sudoku.htm?bd="

NEW = "S9B"
"""The beginning of a position since 2023."""

_NEW = re.compile(NEW + r"([0-9a-z]{162})")
_OLD = re.compile(r"[0-9a-v]{162}")
_FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"


def matches(payload: str) -> bool:
    """Return whether a text is a position in the form used in such links."""
    return bool(_NEW.fullmatch(payload) or _OLD.fullmatch(payload))


def read(payload: str) -> Document:
    """Return the position in a link.

    Raises PuzzleError, with the cell, if there is no valid position.
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
    """Return a link that opens a position."""
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
    """Return the value, whether it is a given, and the mask of the candidates, by digit."""
    if number <= 18:
        if not number:
            raise PuzzleError(f"{cell_name(cell)} has neither a digit nor candidates")
        return (number - 1) % 9 + 1, number <= 9, 0
    if number > 18 + 511:
        raise PuzzleError(f"{cell_name(cell)}: {number} is not a set of candidates")
    return 0, False, number - 18 << 1


def _older(number: int, cell: int) -> tuple[int, bool, int]:
    """Return the same as ``_newer`` for a number in the older encoding."""
    mask = number & ~1
    left = digits_in(mask)
    if len(left) == 1:
        return left[0], bool(number & 1), 0
    if number & 1 or not left:
        raise PuzzleError(f"{cell_name(cell)}: a given has one digit, not {len(left)}")
    return 0, False, mask


FORMAT = Format("sudokuwiki", "SudokuWiki's solver", read, write, Features(placed=True, removed=True, emptied=False))
