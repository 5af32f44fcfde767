"""Tables and JSON as output formats, which can store all accompanying data.

CSV has the columns of its first puzzle; columns that only later puzzles have are lost.  The puzzle is written as one
character for each cell, or as a library line if it is a position in progress.  If the first puzzle is not on the
classic board, a column has the boards.  Where there is none, and for positions in progress on another board, JSON
stands for the puzzle and its board.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ..board.board import CLASSIC
from ..board.puzzle import EMPTY, Puzzle
from . import board_json, library
from .board_text import BOARD, position_data, position_text
from .csv_lines import csv_line
from .document import KEY, Document, Features, Format, only
from .many import read_file


def read(text: str) -> Document:
    """Read a table, or JSON, with one puzzle.

    Raises PuzzleError if there is no puzzle, or more than one.
    """
    return only(read_file(text.splitlines()))


def _csv(documents: Iterable[Document]) -> Iterator[str]:
    names: list[str] | None = None
    for document in documents:
        puzzle, columns = document.puzzle, document.columns
        if puzzle.board is not CLASSIC:
            columns = {BOARD: board_json.data_of(puzzle.board), **columns}
        if names is None:
            names = [name for name in columns if name.casefold() != KEY]
            yield f"{csv_line([KEY, *names])}\n"
        row = [text_in_table(puzzle, BOARD in names), *(_cell(columns.get(name)) for name in names)]
        yield f"{csv_line(row)}\n"


def text_in_table(puzzle: Puzzle, has_board: bool) -> str:
    """Return the text of a puzzle in a table, given whether the table has a column for the board."""
    if puzzle.board is CLASSIC:
        return library.line_of(puzzle)
    in_progress = puzzle.placed != EMPTY or puzzle.removed
    return puzzle.text if has_board and not in_progress else position_text(puzzle)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return " ".join(said.split())


def _object(document: Document) -> str:
    others = {name: value for name, value in document.columns.items() if name.strip().casefold() != KEY}
    puzzle = document.puzzle
    if puzzle.board is CLASSIC:
        return json.dumps({KEY: library.line_of(puzzle), **others}, ensure_ascii=False)
    in_progress = puzzle.placed != EMPTY or puzzle.removed
    held = position_data(puzzle) if in_progress else {KEY: puzzle.text, BOARD: board_json.data_of(puzzle.board)}
    left = {name: value for name, value in others.items() if name not in held}
    return json.dumps({**held, **left}, ensure_ascii=False)


CSV = Format(
    "csv",
    "a table with a header",
    read,
    lambda document: "".join(_csv([document])).rstrip("\n"),
    Features(placed=True, removed=True, others=True),
    endings=("csv",),
    of_first=True,
    write_many=_csv,
    any_board=True,
)

JSON = Format(
    "json",
    "JSON, an object a line",
    read,
    _object,
    Features(placed=True, removed=True, others=True),
    endings=("json", "jsonl", "ndjson"),
    any_board=True,
)
