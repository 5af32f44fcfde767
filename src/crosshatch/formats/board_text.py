"""Puzzles on other boards as plain text: a header with the board, then lines with a character for each cell, or grids.

The header is a comment such as ``# board: 6x6`` or ``# board: {"base": "x", "constraints": [...]}``.  It holds for all
puzzles below it, up to the next header.  A position in progress is a JSON object with ``board``, ``givens``, ``placed``
digits and ``removed`` candidates.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

from ..board.board import CLASSIC, Board, BoardError
from ..board.candidate import Candidate
from ..board.errors import PuzzleError
from ..board.houses import cell_name, cell_named
from ..board.messages import lookalike_hint
from ..board.puzzle import EMPTY, Puzzle
from . import board_json
from .document import COMMENT, Document, Entry, EntryKind, entry_read
from .line import EMPTY_TO_DOT
from .rows import comment, is_comment
from .values import decoded

_HEADER = re.compile(r"\s*#\s*board\s*:\s*(\S.*?)\s*", re.IGNORECASE)
_BODY = re.compile(r"\s*([^\s,;#]*)[\s,;#]*(.*?)\s*", re.DOTALL)
_BORDER = re.compile(r"[\s+|=-]*")
_BETWEEN = re.compile(r"[\s|]+")
_NO_CELL = re.compile(r"[^.0-9*_-]")

BOARD = "board"
"""The key of the board in JSON; its value is a name or an object (``board_json``)."""

POSITION_KEYS = {BOARD, "givens", "placed", "removed"}


def header_of(line: str) -> str | None:
    """Return what a header says of the board, or None if a line is not a header; a number is a comment like others."""
    if not line.lstrip("\ufeff \t").startswith("#"):
        return None
    found = _HEADER.fullmatch(line.strip("\ufeff\r\n"))
    return found[1] if found and not found[1].isdecimal() else None


def board_of(text: str) -> Board:
    """Return the board of a header or an option: a name, or an object in JSON.

    Raises BoardError if there is no such board.
    """
    if not text.startswith("{"):
        return board_json.read(text)
    try:
        return board_json.read(decoded(text))
    except BoardError:
        raise
    except PuzzleError as error:
        raise BoardError(str(error)) from error


def agreed(puzzle: Puzzle, board: Board | None) -> Puzzle:
    """Return a puzzle on the expected board, if there is one; a puzzle that names no other board is moved to that one.

    Raises BoardError if the puzzle is on another board.
    """
    if board is None or puzzle.board == board:
        return puzzle
    if puzzle.board is not CLASSIC:
        raise BoardError(f"the puzzle names the board {puzzle.board}; expected {board}")
    return Puzzle(puzzle.givens, puzzle.placed, puzzle.removed, puzzle.comment, board=board)


def read(text: str, board: Board, first_line: int = 1) -> Puzzle:
    """Return the puzzle in a text without a header: one line, or a grid with a row of cells on each line.

    Raises PuzzleError, with the problem and its position, if it is not a puzzle on the board.
    """
    lines = [
        (number, line)
        for number, line in enumerate(text.splitlines(), first_line)
        if line.strip() and not is_comment(line)
    ]
    cells = len(board.cells)
    if len(lines) == 1:
        found = _BODY.fullmatch(lines[0][1])
        body, rest = (found[1], found[2]) if found else ("", "")
        _check_cells(body, board)
        if len(body) != cells:
            raise PuzzleError(f"expected {cells} cells, found {len(body)}")
        return Puzzle(body.translate(EMPTY_TO_DOT), comment=rest or comment(text), board=board)
    rows = [(number, _BETWEEN.sub("", line)) for number, line in lines if not _BORDER.fullmatch(line)]
    if len(rows) != board.size:
        raise PuzzleError(f"expected {board.size} rows of {board.size} cells, or {cells} on a line; found {len(rows)}")
    for row, (number, line) in enumerate(rows):
        if len(line) != board.size:
            raise PuzzleError(f"line {number}: expected {board.size} cells, found {len(line)}")
        _check_cells(line, board, row)
    return Puzzle("".join(line for _, line in rows).translate(EMPTY_TO_DOT), comment=comment(text), board=board)


def _check_cells(text: str, board: Board, row: int = 0) -> None:
    """Raise PuzzleError if a character is not a cell; ``row`` is the first row that the text is about."""
    found = _NO_CELL.search(text)
    if found:
        place = board.cells[row * board.size :][found.start() : found.start() + 1]
        where = f" in {cell_name(place[0])}" if place else ""
        question = lookalike_hint(found[0])
        raise PuzzleError(f"{found[0]!r}{where} is neither a digit nor an empty cell{question}")


Reader: TypeAlias = Callable[[str, int], Document]
"""A function that reads the text of one puzzle, which begins on a line with a number."""


def read_entries(lines: Iterable[tuple[int, str]], board: Board, reader: Reader) -> Iterator[Entry]:
    """Yield the puzzles of numbered lines: one on each line, or grids, which blank lines and comments part."""
    held: list[tuple[int, str]] = []
    above: list[str] = []  # the comments since the last puzzle
    for number, line in lines:
        if not line.strip() or is_comment(line):
            yield from _grid(held, above, reader)
            if is_comment(line):
                above.append(line)
            else:
                above.clear()
        elif len(_BETWEEN.sub("", line)) > 2 * board.size and not _BORDER.fullmatch(line):
            yield from _grid(held, above, reader)
            above.clear()
            yield entry_read(partial(reader, line, number), number, line, EntryKind.LINE)
        else:
            held.append((number, line))
    yield from _grid(held, above, reader)


def _grid(held: list[tuple[int, str]], above: list[str], reader: Reader) -> Iterator[Entry]:
    if held:
        number = held[0][0]
        text = "\n".join([*above, *(line for _, line in held)])
        yield entry_read(partial(reader, text, number - len(above)), number, text, EntryKind.GRID)
        held.clear()
        above.clear()


def position_text(puzzle: Puzzle) -> str:
    """Return a position in progress as JSON, with which of its digits are placed, and the removed candidates."""
    return json.dumps(position_data(puzzle), ensure_ascii=False)


def position_data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a position in progress as an object for JSON."""
    board = puzzle.board
    data: dict[str, Any] = {BOARD: board_json.data_of(board), "givens": board.gathered(puzzle.givens)}
    if puzzle.placed != EMPTY:
        data["placed"] = board.gathered(puzzle.placed)
    removed: dict[str, str] = {}
    for each in puzzle.removed:
        removed[cell_name(each.cell)] = removed.get(cell_name(each.cell), "") + str(each.digit)
    if removed:
        data["removed"] = removed
    return data


def is_position(value: Mapping[str, Any]) -> bool:
    """Return whether a JSON object is a position in progress, as ``position_text`` writes it."""
    return "givens" in value and BOARD in value


def of_position(value: Mapping[str, Any]) -> Document:
    """Return the position in a JSON object, with the other keys as accompanying data.

    Raises PuzzleError if it is invalid.
    """
    board = board_json.read(value[BOARD])
    givens, placed, removed = value["givens"], value.get("placed", EMPTY), value.get("removed", {})
    if not isinstance(givens, str) or not isinstance(placed, str):
        raise PuzzleError("givens and placed: expected texts with a character for each cell")
    if not isinstance(removed, Mapping) or any(
        not isinstance(digits, str) or digits.strip("123456789") for digits in removed.values()
    ):
        raise PuzzleError('removed: expected an object with digits for cells, such as {"r1c2": "14"}')
    try:
        gone = [Candidate(cell_named(cell), int(digit)) for cell, digits in removed.items() for digit in digits]
    except PuzzleError:
        raise
    except ValueError as error:
        raise PuzzleError(f"removed: {error}") from error
    others = {key: each for key, each in value.items() if key not in POSITION_KEYS}
    said = others.get(COMMENT, "")
    return Document(Puzzle(givens, placed, gone, said if isinstance(said, str) else "", board=board), others)
