"""f-puzzles: an object in JSON with the grid, as rows of cells, and links that hold it.

A cell may have ``value``, with ``given`` where it is one; ``givenPencilMarks`` and ``centerPencilMarks``, which are the
candidates left; ``cornerPencilMarks`` and colours, which are left out, since a corner mark does not say that the others
are gone.  ``title``, ``author``, ``ruleset`` and ``solution`` may come with it.  What else is in the object is a
constraint, and it is no classic Sudoku then: ConstraintError names it.

Source: SudokuPad's reader, https://github.com/SudokuPad/sudokutools (fpuzzlesdecoder.js).
"""

import json
from typing import Any

from ..board.errors import PuzzleError
from ..board.houses import CELLS, cell_name
from ..board.puzzle import Puzzle
from . import lz
from .document import AUTHOR, DESCRIPTION, SOLUTION, TITLE, Document, Format, Room, marks_of
from .rows import in_nines
from .values import check_size, decoded, digit, digits, refuse, rows_of_cells, text

RULES = "Normal Sudoku rules apply."
"""What the rules of a classic Sudoku say, which is no news."""

HOME = "https://f-puzzles.com/?load="

_KNOWN = {
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
}
_CALLED = {
    "antiking": "anti-king",
    "antiknight": "anti-knight",
    "arrow": "arrows",
    "betweenline": "between lines",
    "cage": "cages",
    "clone": "clones",
    "diagonal+": "diagonals",
    "diagonal-": "diagonals",
    "difference": "difference dots",
    "disjointgroups": "disjoint groups",
    "even": "even cells",
    "extraregion": "extra regions",
    "fogofwar": "fog",
    "foglight": "fog",
    "killercage": "killer cages",
    "line": "lines",
    "littlekillersum": "little killer sums",
    "lockout": "lockout lines",
    "maximum": "maximum cells",
    "minimum": "minimum cells",
    "negative": "negative constraints",
    "nonconsecutive": "nonconsecutive cells",
    "odd": "odd cells",
    "palindrome": "palindromes",
    "quadruple": "quadruples",
    "ratio": "ratio dots",
    "sandwichsum": "sandwich sums",
    "thermometer": "thermometers",
    "xv": "X and V",
}
"""What constraints are called, by their keys; others are called by the key."""


def is_meant(value: dict[str, Any]) -> bool:
    """Whether an object in JSON has such a grid."""
    return isinstance(value.get("grid"), list)


def of_object(value: dict[str, Any]) -> Document:
    """Return the puzzle of an object in JSON, with what came with it.

    Raises PuzzleError, naming the cell, where it is none, and ConstraintError where it is no classic Sudoku.
    """
    check_size(value.get("size", 9))
    cells = rows_of_cells(value.get("grid"), "grid")
    irregular = any(cell.get("region", _BOX[at]) != _BOX[at] for at, cell in enumerate(cells))
    others = [_CALLED.get(key, key) for key, what in value.items() if what and key not in _KNOWN]
    refuse([*others, "irregular regions"] if irregular else others)
    values = "".join([str(digit(cell.get("value"), cell_name(at)) or ".") for at, cell in enumerate(cells)])
    givens = "".join([value if cell.get("given") else "." for value, cell in zip(values, cells, strict=True)])
    marks = {at: _marks(cell, cell_name(at)) for at, cell in enumerate(cells)}
    left_out = [name for key, name in _LEFT_OUT.items() if any(cell.get(key) for cell in cells)]
    columns = {TITLE: text(value.get("title")), AUTHOR: text(value.get("author"))}
    columns |= {DESCRIPTION: rules(value.get("ruleset")), SOLUTION: solution(value.get("solution"))}
    return Document.with_columns(Puzzle.from_marks(givens, values, marks), columns, left_out)


_BOX = [cell // 27 * 3 + cell % 9 // 3 for cell in CELLS]
"""The region of each cell, as f-puzzles counts them."""

_LEFT_OUT = {"cornerPencilMarks": "corner marks", "c": "colours", "cArray": "colours", "highlight": "colours"}


def _marks(cell: dict[str, Any], name: str) -> set[int]:
    """Return the candidates that a cell has left; none where there are no marks."""
    given = set(digits(cell.get("givenPencilMarks"), name))
    noted = set(digits(cell.get("centerPencilMarks"), name))
    return given & noted or given or noted


def rules(value: Any) -> str:
    """Return what rules say, where that is more than that it is a Sudoku."""
    said = text(value)
    return "" if " ".join(said.split()).rstrip(".").casefold() == RULES.rstrip(".").casefold() else said


def solution(value: Any) -> str:
    """Return a solution of 81 digits; nothing where there is none, or not all of it."""
    said = "".join(map(text, value)) if isinstance(value, list) else text(value).replace(",", "")
    return said if len(said) == 81 and not said.strip("123456789") else ""


def as_object(document: Document) -> dict[str, Any]:
    """Return the object in JSON that holds a puzzle."""
    puzzle, marks = document.puzzle, marks_of(document.puzzle)

    def told(cell: int) -> dict[str, Any]:
        if puzzle.givens[cell] != ".":
            return {"value": int(puzzle.givens[cell]), "given": True}
        if puzzle.placed[cell] != ".":
            return {"value": int(puzzle.placed[cell])}
        return {"centerPencilMarks": marks[cell]} if cell in marks else {}

    cells = list(map(told, CELLS))
    value: dict[str, Any] = {"size": 9}
    value |= {name: said for name in (TITLE, AUTHOR) if (said := document.said(name))}
    value["ruleset"] = document.said(DESCRIPTION) or RULES
    value["grid"] = in_nines(cells)
    if solution(document.said(SOLUTION)):
        value["solution"] = list(map(int, document.said(SOLUTION)))
    return value


def read(json_text: str) -> Document:
    """Read a puzzle from JSON.

    Raises PuzzleError where it is none, and ConstraintError where it is no classic Sudoku.
    """
    value = decoded(json_text)
    if not isinstance(value, dict) or not is_meant(value):
        raise PuzzleError("expected an object with the key 'grid'")
    return of_object(value)


def write(document: Document) -> str:
    """Write a puzzle as one line of JSON."""
    return json.dumps(as_object(document), ensure_ascii=False, separators=(",", ":"))


def packed(document: Document) -> str:
    """Return a puzzle as a link holds it."""
    return lz.compress(write(document))


FORMAT = Format(
    "f-puzzles",
    "f-puzzles",
    read,
    write,
    Room(placed=True, removed=True, emptied=False, columns=(TITLE, AUTHOR, DESCRIPTION, SOLUTION)),
)
