"""Puzzles on other boards in the JSON of f-puzzles, or in links of f-puzzles or SudokuPad that contain it.

``formats.read`` reads them as well; here, rules may be ignored.
"""

import re
from collections.abc import Collection
from urllib.parse import unquote

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from . import f_puzzles, lz
from .values import decoded

_LINK = re.compile(r"(?:load=|/(?:sudoku/)?fpuz(?:zles)?)([\w+/%=-]+)")


def read(text: str, ignore: Collection[str] = ()) -> Puzzle:
    """Return the puzzle, with its board, in JSON, compressed text or a link of f-puzzles or SudokuPad.

    ``ignore`` names keys that do not matter, such as ``line`` for lines that are only drawn.

    Raises PuzzleError, with the place, if there is no valid puzzle, and ConstraintError if rules are not supported; its
    ``constraints`` are their names.
    """
    value = decoded(_json(text.strip()))
    if not isinstance(value, dict) or not f_puzzles.matches(value):
        raise PuzzleError("expected an object with the key 'grid', as f-puzzles writes it")
    return f_puzzles.of_object(value, ignore).puzzle


def _json(text: str) -> str:
    if text.startswith("{"):
        return text
    found = _LINK.search(text)
    return lz.puzzle_in(unquote(found[1] if found else text))
