"""Boards by name or in files, as a command line names them."""

from pathlib import Path

from ..board.board import Board, BoardError
from ..board.boards import NAMES, board, looks_like_a_file
from ..board.errors import PuzzleError
from . import board_json, board_text, f_puzzles, sudokupad
from .recognise import read
from .values import LONGEST_JSON, decoded


def board_named(text: str) -> Board:
    """Return the board with a name, of a JSON text, or of a file: a board in JSON, or a puzzle that has its board.

    Raises BoardError if there is no such board.
    """
    if text.lstrip().startswith("{"):
        return _of_text(text)
    try:
        is_file = Path(text).is_file()
    except OSError:  # a name too long to be one
        is_file = False
    if not is_file:
        try:
            return board(text)
        except BoardError:
            if looks_like_a_file(text):
                raise BoardError(f"{text!r:.200}: no such file or board; choose from {', '.join(NAMES)}") from None
            raise
    try:
        with open(text, encoding="utf-8-sig", errors="replace") as file:
            content = file.read(LONGEST_JSON + 1)
    except OSError as error:
        raise BoardError(f"{text}: {error.strerror or error}") from error
    try:
        return _of_text(content)
    except PuzzleError as error:
        raise BoardError(f"{text}: {error}") from error


def _of_text(text: str) -> Board:
    content = text.strip()
    if not content.startswith(("{", "[")):
        said = dict.fromkeys(filter(None, map(board_text.header_of, content.splitlines())))
        if len(said) > 1:
            raise BoardError(f"expected one board, found {len(said)}")
        return board_text.board_of(*said) if said else read(content).board
    value = decoded(content)
    if isinstance(value, dict) and any(each(value) for each in (f_puzzles.matches, sudokupad.matches)):
        return read(content).board
    if isinstance(value, dict) and (board_text.is_position(value) or "puzzle" in value):
        return read(content).board
    return board_json.read(value)
