"""f-puzzles: a JSON object with the grid as rows of cells, and links that contain it.

A cell may have ``value``, with ``given`` if it is a given.  ``givenPencilMarks`` and ``centerPencilMarks`` are its
remaining candidates.  ``cornerPencilMarks`` and colours are dropped, because a corner mark does not rule out other
digits.  ``title``, ``author``, ``ruleset`` and ``solution`` are kept.  Any other key is a constraint, which a classic
Sudoku does not have; ConstraintError names it.

Source:  SudokuPad's reader, https://github.com/SudokuPad/sudokutools (fpuzzlesdecoder.js).
"""

import json
from typing import Any

from ..board.errors import PuzzleError
from ..board.houses import CELLS, cell_name
from ..board.puzzle import Puzzle
from . import lz
from .document import AUTHOR, DESCRIPTION, SOLUTION, TITLE, Document, Features, Format, marks_of
from .rows import in_nines
from .values import check_size, decoded, digit, digits, refuse, rows_of_cells, text

RULES = "Normal Sudoku rules apply."
"""Standard wordings of the rules of a classic Sudoku, which are not kept."""

HOME = "https://f-puzzles.com/?load="

KNOWN = {
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
CALLED = {
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
"""Readable names of constraints, by key; other constraints are named by their key."""


def matches(value: dict[str, Any]) -> bool:
    """Return whether a JSON object contains such a grid."""
    return isinstance(value.get("grid"), list)


def of_object(value: dict[str, Any]) -> Document:
    """Return the puzzle in a JSON object with its accompanying data.

    Raises PuzzleError, with the cell, if there is no valid puzzle, and ConstraintError if it is not a classic Sudoku.
    """
    check_size(value.get("size", 9))
    cells = rows_of_cells(value.get("grid"), "grid")
    irregular = any(cell.get("region", _BOX[at]) != _BOX[at] for at, cell in enumerate(cells))
    others = [CALLED.get(key, key) for key, what in value.items() if what and key not in KNOWN]
    refuse([*others, "irregular regions"] if irregular else others)
    values = "".join([str(digit(cell.get("value"), cell_name(at)) or ".") for at, cell in enumerate(cells)])
    givens = "".join([value if cell.get("given") else "." for value, cell in zip(values, cells, strict=True)])
    marks = {at: _marks(cell, cell_name(at)) for at, cell in enumerate(cells)}
    left_out = [name for key, name in _LEFT_OUT.items() if any(cell.get(key) for cell in cells)]
    columns = {TITLE: text(value.get("title")), AUTHOR: text(value.get("author"))}
    columns |= {DESCRIPTION: rules(value.get("ruleset")), SOLUTION: solution(value.get("solution"))}
    return Document.with_columns(Puzzle.from_marks(givens, values, marks), columns, left_out)


_BOX = [cell // 27 * 3 + cell % 9 // 3 for cell in CELLS]
"""The region of each cell, as numbered by f-puzzles."""

_LEFT_OUT = {"cornerPencilMarks": "corner marks", "c": "colours", "cArray": "colours", "highlight": "colours"}


def _marks(cell: dict[str, Any], name: str) -> set[int]:
    """Return the remaining candidates of a cell; empty if it has no pencil marks."""
    given = set(digits(cell.get("givenPencilMarks"), name))
    noted = set(digits(cell.get("centerPencilMarks"), name))
    return given & noted or given or noted


def rules(value: Any) -> str:
    """Return the rules if they say more than that the puzzle is a classic Sudoku."""
    said = text(value)
    return "" if " ".join(said.split()).rstrip(".").casefold() == RULES.rstrip(".").casefold() else said


def solution(value: Any) -> str:
    """Return a solution of 81 digits; empty if it is missing or incomplete."""
    said = "".join(map(text, value)) if isinstance(value, list) else text(value).replace(",", "")
    return said if len(said) == 81 and not said.strip("123456789") else ""


def as_object(document: Document) -> dict[str, Any]:
    """Return the JSON object for a puzzle."""
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

    Raises PuzzleError if there is no valid puzzle, and ConstraintError if it is not a classic Sudoku.
    """
    value = decoded(json_text)
    if not isinstance(value, dict) or not matches(value):
        raise PuzzleError("expected an object with the key 'grid'")
    return of_object(value)


def write(document: Document) -> str:
    """Write a puzzle as one line of JSON."""
    return json.dumps(as_object(document), ensure_ascii=False, separators=(",", ":"))


def packed(document: Document) -> str:
    """Return a puzzle in the compressed form that links contain."""
    return lz.compress(write(document))


FORMAT = Format(
    "f-puzzles",
    "f-puzzles",
    read,
    write,
    Features(placed=True, removed=True, emptied=False, columns=(TITLE, AUTHOR, DESCRIPTION, SOLUTION)),
)
