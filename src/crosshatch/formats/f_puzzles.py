"""f-puzzles: a JSON object with the grid as rows of cells, and links that contain it.

A cell may have ``value``, with ``given`` if it is a given.  ``givenPencilMarks`` and ``centerPencilMarks`` are its
remaining candidates.  ``cornerPencilMarks`` and colours are dropped, because a corner mark does not rule out other
digits.  ``title``, ``author``, ``ruleset`` and ``solution`` are kept.  Any other key is a rule, which becomes a
constraint of the board (``f_puzzles_rules``); ConstraintError names one that is not supported.

Source:  SudokuPad's reader, https://github.com/SudokuPad/sudokutools (fpuzzlesdecoder.js).
"""

import json
from collections.abc import Collection
from typing import Any

from ..board.board import CLASSIC, SIZES
from ..board.errors import PuzzleError
from ..board.houses import cell_name
from ..board.puzzle import Puzzle
from . import lz
from .document import AUTHOR, DESCRIPTION, SOLUTION, TITLE, Document, Features, Format, marks_of
from .f_puzzles_rules import board_of
from .f_puzzles_written import keys_of, regions_of
from .values import check_size, decoded, digit, digits, rows_of_cells, text

RULES = "Normal Sudoku rules apply."
"""Standard wordings of the rules of a classic Sudoku, which are not kept."""

HOME = "https://f-puzzles.com/?load="


def matches(value: dict[str, Any]) -> bool:
    """Return whether a JSON object contains such a grid."""
    return isinstance(value.get("grid"), list)


def of_object(value: dict[str, Any], ignore: Collection[str] = ()) -> Document:
    """Return the puzzle in a JSON object, on its board, with its accompanying data.

    ``ignore`` names keys of rules that do not matter, such as ``line`` for lines that are only drawn.

    Raises PuzzleError, with the cell, if there is no valid puzzle, and ConstraintError if it has rules that are not
    supported.
    """
    size = value.get("size")
    if size is not None:
        check_size(size, allowed=SIZES)
    cells = rows_of_cells(value.get("grid"), "grid", SIZES if size is None else [size])
    board = board_of(value, cells, ignore)
    named = [cell_name(cell) for cell in board.cells]
    values = "".join([str(digit(cell.get("value"), name) or ".") for name, cell in zip(named, cells, strict=True)])
    givens = "".join([value if cell.get("given") else "." for value, cell in zip(values, cells, strict=True)])
    marks = {name: _marks(cell, name) for name, cell in zip(named, cells, strict=True)}
    left_out = [name for key, name in _LEFT_OUT.items() if any(cell.get(key) for cell in cells)]
    columns = {TITLE: text(value.get("title")), AUTHOR: text(value.get("author"))}
    columns |= {DESCRIPTION: rules(value.get("ruleset")), SOLUTION: solution(value.get("solution"), len(cells))}
    return Document.with_columns(Puzzle.from_marks(givens, values, marks, board=board), columns, left_out)


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


def solution(value: Any, cells: int = 81) -> str:
    """Return a solution with a digit for each of some cells; empty if it is missing or incomplete."""
    said = "".join(map(text, value)) if isinstance(value, list) else text(value).replace(",", "")
    return said if len(said) == cells and not said.strip("123456789") else ""


def as_object(document: Document) -> dict[str, Any]:
    """Return the JSON object for a puzzle.

    Raises BoardError, with the name, if its board has a rule that f-puzzles does not have.
    """
    puzzle, marks = document.puzzle, marks_of(document.puzzle)
    board = puzzle.board

    def told(cell: int) -> dict[str, Any]:
        if puzzle.givens[cell] != ".":
            return {"value": int(puzzle.givens[cell]), "given": True}
        if puzzle.placed[cell] != ".":
            return {"value": int(puzzle.placed[cell])}
        return {"centerPencilMarks": marks[cell]} if cell in marks else {}

    cells = list(map(told, board.cells))
    if board is not CLASSIC and (regions := regions_of(board)):
        cells = [{"region": region, **cell} for region, cell in zip(regions, cells, strict=True)]
    value: dict[str, Any] = {"size": board.size}
    value |= {name: said for name in (TITLE, AUTHOR) if (said := document.said(name))}
    value["ruleset"] = document.said(DESCRIPTION) or RULES
    value["grid"] = [cells[at : at + board.size] for at in range(0, len(cells), board.size)]
    if board is not CLASSIC:
        value |= keys_of(board)
    if solution(document.said(SOLUTION), len(cells)):
        value["solution"] = list(map(int, document.said(SOLUTION)))
    return value


def read(json_text: str) -> Document:
    """Read a puzzle from JSON, on its board.

    Raises PuzzleError if there is no valid puzzle, and ConstraintError if it has rules that are not supported.
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
    any_board=True,
)
