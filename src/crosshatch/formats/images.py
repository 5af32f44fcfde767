"""The accompanying data of a puzzle, adapted to its image under a symmetry.

Data about the puzzle as a whole, such as its title, level, rating or techniques, also holds for the image.  Grids of
the same puzzle, such as its solution, are transformed with it.  Data that only makes sense for the original, or that
refers to single cells, is left out: a seed, a link, the symmetry of the givens, a step in r1c2.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

import attrs

from ..board.puzzle import Puzzle
from ..board.transformation import Transformation, moved
from . import links
from .document import AUTHOR, COMMENT, DESCRIPTION, SOLUTION, TITLE
from .line import EMPTY_TO_DOT

OF_THE_PUZZLE = frozenset({"seed", "symmetry", "position", "score"})
"""Columns that do not hold for an image.

HoDoKu's score depends on the positions of the cells: four images in ten have a different one.
"""

_OF_HODOKU = "hodoku"

_OF_ALL_IMAGES = frozenset({"canonical", "form"})
"""Columns with a grid that is the same for all images."""

_WORDS = frozenset({COMMENT, TITLE, AUTHOR, DESCRIPTION})
"""Text columns, which are kept even if they mention cells."""

_GRID = re.compile(r"(?<![\w.*-])[.0-9*_-]{16,81}(?![\w.*-])")
_NAME_OF_CELL = re.compile(r"\br[1-9]+c[1-9]")


@attrs.frozen
class ColumnsOfImage:
    """The columns of an image, and the names of non-empty columns that were ``left_out``.

    A column is None if only its value for this puzzle does not hold.
    """

    columns: dict[str, Any]
    left_out: tuple[str, ...] = ()


def columns_of_image(columns: Mapping[str, Any], puzzle: Puzzle, transformation: Transformation) -> ColumnsOfImage:
    """Return the columns of a puzzle as they apply to its image."""
    kept: dict[str, Any] = {}
    left_out: list[str] = []
    for name, value in columns.items():
        plain = name.strip().casefold()
        image = None if _is_of_the_puzzle(plain) else _value_of_image(plain, value, puzzle, transformation)
        if not _is_of_the_puzzle(plain):
            kept[name] = image
        if image is None and value not in (None, ""):
            left_out.append(name)
    return ColumnsOfImage(kept, tuple(left_out))


def text_of_image(text: str, puzzle: Puzzle, transformation: Transformation) -> str:
    """Return a text with each grid of the puzzle, such as the puzzle itself or its solution, replaced by its image."""

    def image(found: re.Match[str]) -> str:
        line = found[0].translate(EMPTY_TO_DOT)
        return _image(line, puzzle, transformation) if _is_grid_of(puzzle, line) else found[0]

    return _GRID.sub(image, text)


def _is_of_the_puzzle(name: str) -> bool:
    return name in OF_THE_PUZZLE or name.startswith(_OF_HODOKU)


def _value_of_image(name: str, value: Any, puzzle: Puzzle, transformation: Transformation) -> Any:
    """Return the value of a column for the image; None if it is empty or does not hold."""
    if name in _OF_ALL_IMAGES:
        return value
    if name == SOLUTION:
        return _solution_of_image(value, puzzle, transformation)
    if isinstance(value, str) and (name in _WORDS or not links.begins(value)):
        value = text_of_image(value, puzzle, transformation)
    elif isinstance(value, str):
        return None
    names_cells = name not in _WORDS and _NAME_OF_CELL.search(value if isinstance(value, str) else json.dumps(value))
    return None if names_cells else value


def _solution_of_image(value: Any, puzzle: Puzzle, transformation: Transformation) -> Any:
    """Return a solution, as text or list of numbers, for the image; None if it does not belong to the puzzle."""
    is_list = isinstance(value, list)
    line = "".join(map(str, value)) if is_list else str(value).strip()
    if not _GRID.fullmatch(line) or not _is_grid_of(puzzle, line):
        return value if value == "" else None
    image = _image(line, puzzle, transformation)
    return list(map(int, image)) if is_list else image


def _is_grid_of(puzzle: Puzzle, line: str) -> bool:
    """Return whether a line with a character for each cell contains the givens of a puzzle."""
    givens = puzzle.board.gathered(puzzle.givens)
    return len(line) == len(givens) and all(given in (".", cell) for given, cell in zip(givens, line, strict=True))


def _image(line: str, puzzle: Puzzle, transformation: Transformation) -> str:
    board = puzzle.board
    return board.gathered(moved(board.spread(line), transformation))
