"""What comes with a puzzle, for an image of it under a symmetry.

What is said of the puzzle as a whole holds for its image: its title, its level, its rating, the techniques it needs.
Grids of the same puzzle, such as its solution, change with it.  What makes the given puzzle only, or tells of single
cells, is left out: a seed, a link, the symmetry of the givens, a step in r1c2.
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
"""Columns that do not hold for an image.  HoDoKu's score depends on where the cells are: for four images of ten it is
another one."""

_OF_HODOKU = "hodoku"

_OF_ALL_IMAGES = frozenset({"canonical", "form"})
"""Columns with a grid that all images have."""

_WORDS = frozenset({COMMENT, TITLE, AUTHOR, DESCRIPTION})
"""Columns with words, which stay even where they name cells."""

_GRID = re.compile(r"(?<![\w.*-])[.0-9*_-]{81}(?![\w.*-])")
_NAME_OF_CELL = re.compile(r"\br[1-9]+c[1-9]")


@attrs.frozen
class ColumnsOfImage:
    """The columns of an image: those that hold for it, and the names of those ``left_out`` that said something.

    A column of which only this value does not hold is None.
    """

    columns: dict[str, Any]
    left_out: tuple[str, ...] = ()


def columns_of_image(columns: Mapping[str, Any], puzzle: Puzzle, transformation: Transformation) -> ColumnsOfImage:
    """Return what came with a puzzle as it is for its image."""
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
    """Return a text in which each grid of a puzzle, such as itself or its solution, is that of its image."""

    def image(found: re.Match[str]) -> str:
        line = found[0].translate(EMPTY_TO_DOT)
        return moved(line, transformation) if _is_grid_of(puzzle, line) else found[0]

    return _GRID.sub(image, text)


def _is_of_the_puzzle(name: str) -> bool:
    return name in OF_THE_PUZZLE or name.startswith(_OF_HODOKU)


def _value_of_image(name: str, value: Any, puzzle: Puzzle, transformation: Transformation) -> Any:
    """Return what a column says of the image; None where it says nothing, or nothing that holds."""
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
    """Return a solution, a text or a list of numbers, for the image; None where it is none of the puzzle's."""
    is_list = isinstance(value, list)
    line = "".join(map(str, value)) if is_list else str(value).strip()
    if not _GRID.fullmatch(line) or not _is_grid_of(puzzle, line):
        return value if value == "" else None
    image = moved(line, transformation)
    return list(map(int, image)) if is_list else image


def _is_grid_of(puzzle: Puzzle, line: str) -> bool:
    """Whether a line of 81 cells has the givens of a puzzle."""
    return all(given in (".", cell) for given, cell in zip(puzzle.givens, line, strict=True))
