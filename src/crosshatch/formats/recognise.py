"""Recognising the format of a puzzle, and reading it."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.errors import PuzzleError
from ..board.messages import listed
from ..board.puzzle import Puzzle
from . import (
    blanks,
    board_json,
    board_text,
    boxed,
    exchange,
    f_puzzles,
    gsf,
    library,
    line,
    links,
    marked,
    opensudoku,
    pencilmarks,
    sdk,
    sdx,
    simple_sudoku,
    sudokupad,
    sukaku,
)
from .board_text import BOARD
from .document import KEY, Document
from .lz import LONGEST_LINK
from .rows import Row, comment, rows
from .values import LONGEST_JSON, ConstraintError, check_size, decoded

# A library line (a border may begin with a colon too), a long run of cells (rows have none so long), or 81 cells with
# some digit.
_WHOLE = re.compile(r"\s*:.*\w|.*[.0-9]{28}|\s*(?=[*_-]*[1-9])[.0-9*_-]{81}")
_COMMENTS = re.compile(r"\A(?:\s*#[^\n]*\n)+")
_EMPTY_MARK = re.compile("[.0_]")
_GROUP = re.compile(r"[^\s|]+")


LONGEST_TEXT = 20_000
"""The maximum number of characters of one puzzle; the longest library lines have about 3,000."""


def read(text: str, first_line: int = 1, board: Board | None = None) -> Puzzle:
    """Read one puzzle, of at most ``LONGEST_TEXT`` characters, in any supported text format or from a link.

    ``first_line`` is the line number of the start of the text within its file, for error messages.  ``board`` is the
    board of the puzzle; without it, the text says which it is, or it is the classic one.

    Raises PuzzleError, with the problem and its position, if the text is not one valid puzzle; BoardError if it is on
    another board than ``board``; ConstraintError if it has rules that are not supported; and TypeError if it is not a
    string.
    """
    return read_document(text, first_line, board).puzzle


def read_document(text: str, first_line: int = 1, board: Board | None = None) -> Document:
    """Read one puzzle as ``read`` does, together with its title, author, level, solution and other data.

    Raises the same errors as ``read``.
    """
    if not isinstance(text, str):
        raise TypeError(f"expected the text of a puzzle, not {text!r:.40}")
    if board is not None:
        return _on_board(text, first_line, board)
    plain = line.read_plain(text) if len(text) <= LONGEST_TEXT else None
    if plain:
        return Document.of(plain)
    said, below = _header(text)
    if said is not None:
        return _on_board(below, first_line, board_text.board_of(said))
    return _by_itself(text, first_line)


def _header(text: str) -> tuple[str | None, str]:
    """Return what the header of a text says of the board, if there is one, and the text with a blank line for it."""
    lines = text.splitlines() if "#" in text and "\n" in text else []
    for number, each in enumerate(lines):
        said = board_text.header_of(each)
        if said is not None:
            return said, "\n".join([*lines[:number], "", *lines[number + 1 :]])
    return None, text


def _on_board(text: str, first_line: int, board: Board) -> Document:
    """Return the puzzle in a text, on a board that is known.

    Boards of 81 cells have all formats, and the smaller ones lines, grids, JSON and links.
    """
    check_length_of_any(text)
    content = text.strip("\ufeff \t\r\n")
    said, below = _header(text)
    if said is not None:
        other = board_text.board_of(said)
        if other != board:
            raise BoardError(f"the text names the board {other}; expected {board}")
        return _on_board(below, first_line, board)
    if content.startswith("{") and content.endswith("}"):
        return of_value(decoded(content), board)
    if "\n" not in content and links.begins(content):
        found = links.read(content)
    elif len(board.cells) < len(CLASSIC.cells):
        return Document.of(board_text.read(text, board, first_line))
    else:
        drawn = None if board is CLASSIC else _drawn(text, first_line, board)
        if drawn:
            return drawn
        found = _by_itself(text, first_line)
    return attrs.evolve(found, puzzle=board_text.agreed(found.puzzle, board))


def _drawn(text: str, first_line: int, board: Board) -> Document | None:
    """Return the puzzle in a grid, perhaps with the borders of its regions; None if the text is in another format."""
    try:
        return Document.of(board_text.read(text, board, first_line)) if "\n" in text.strip() else None
    except PuzzleError:
        return None


def check_length_of_any(text: str) -> None:
    """Raise PuzzleError if a text, which may be a link or JSON, is longer than these may be."""
    if len(text) > max(LONGEST_TEXT, LONGEST_JSON, LONGEST_LINK):
        raise PuzzleError(f"a puzzle may have at most {LONGEST_JSON:,} characters, not {len(text):,}")


def _by_itself(text: str, first_line: int) -> Document:
    text = text.removeprefix("\ufeff")
    below = _COMMENTS.sub("", text, count=1)
    content = below.strip()
    if content.startswith("{") and content.endswith("}"):
        return of_value(decoded(content))
    if opensudoku.begins(content):
        return opensudoku.read(content)
    if "\n" not in content and links.begins(content):
        return links.read(content)
    check_length(text)
    if "\n" not in content:
        return read_line(below)
    lines = text.splitlines()
    if any(map(marked.is_marked, lines)):
        return Document.of(marked.read(text, first_line))
    if simple_sudoku.matches(lines):
        return simple_sudoku.read(text, first_line)
    return _grid(text, first_line)


def of_value(value: Any, board: Board | None = None) -> Document:
    """Return the puzzle in a JSON object with the key ``puzzle`` or in the format of another program.

    Raises the same errors as ``read``.
    """
    if not isinstance(value, dict):
        raise PuzzleError(f'expected an object such as {{"{KEY}": "..."}}')
    key = key_of(value)
    if key is None:
        other = next((each for each in _OBJECTS if each.matches(value)), None)
        if other:
            found = other.read(value)
            return attrs.evolve(found, puzzle=board_text.agreed(found.puzzle, board))
    if key is None:
        names = f"; it has {listed(list(value))}" if 0 < len(value) <= _MOST_KEYS else ""
        raise PuzzleError(f"this object has no key {KEY!r}{names}")
    text = value[key]
    if not isinstance(text, str):
        raise PuzzleError(f"{key}: expected a string, not {json.dumps(text):.40}")
    said = value.get(BOARD)
    try:
        own = board_json.read(said) if isinstance(said, (str, dict)) else None
    except BoardError as error:
        raise BoardError(f"{BOARD}: {error}") from None
    if own is not None and board not in (None, own):
        raise BoardError(f"the puzzle names the board {own}; expected {board}")
    try:
        found = read_document(text, board=own or board)
    except ConstraintError as error:
        raise ConstraintError(f"{key}: {error}", error.constraints) from None
    except PuzzleError as error:
        raise PuzzleError(f"{key}: {error}") from None
    others = {name: each for name, each in value.items() if name != key and (name != BOARD or own is None)}
    return Document(found.puzzle, {**found.columns, **others} if others else found.columns, found.left_out)


class _Object(NamedTuple):
    """Objects without a key ``puzzle``: how they are recognised and read."""

    matches: Callable[[dict[str, Any]], bool]
    read: Callable[[dict[str, Any]], Document]


_OBJECTS = (
    _Object(f_puzzles.matches, f_puzzles.of_object),
    _Object(sudokupad.matches, sudokupad.of_object),
    _Object(board_text.is_position, board_text.of_position),
)


def key_of(value: dict[str, Any]) -> str | None:
    """Return the key of the puzzle in a JSON object, in any case, or None if there is none."""
    return KEY if KEY in value else next((each for each in value if each.strip().casefold() == KEY), None)


_MOST_KEYS = 5
"""The maximum number of keys to list in a message."""


def _grid(text: str, first_line: int) -> Document:
    """Read a puzzle over several lines, or the only line that remains without comments."""
    lines = rows(text, first_line)
    if len(lines) == 1:
        return read_line(lines[0].text)
    check_size(boxed.size_of(lines))
    if sukaku.matches("\n".join(row.text for row in lines)):
        return sukaku.read("\n".join(row.text for row in lines))
    whole = [row for row in lines if is_whole(row.text)]
    if whole:
        raise PuzzleError(
            f"line {whole[0].number} looks like a complete puzzle, but the text has {len(lines)} lines; "
            "remove the others, or read a table or several puzzles as a file (read_file, or read_all in the protocol)"
        )
    if sdx.matches(text):
        return sdx.read(text, first_line)
    try:
        if sdk.has_head(text):
            return sdk.read(text, first_line)
        reader = pencilmarks.read if _has_pencilmarks(lines) else boxed.read
        return attrs.evolve(Document.of(reader(text, first_line)), left_out=tuple(sdk.other_sections(text)))
    except PuzzleError:
        values = blanks.values(text)
        if values is None:
            raise
        return Document.of(Puzzle(values, comment=comment(text)))


def check_length(text: str) -> None:
    """Raise PuzzleError, with the limit and a remedy, if a text is too long for one puzzle."""
    if len(text) > LONGEST_TEXT:
        raise PuzzleError(
            f"a puzzle may have at most {LONGEST_TEXT:,} characters, not {len(text):,}; "
            "remove the rest of the text, or read several puzzles as a file (read_file, read_many)"
        )


def read_line(text: str) -> Document:
    """Read a puzzle on one line.

    Raises PuzzleError, with the problem and its position, if the text is not a valid puzzle.
    """
    if links.begins(text):
        return links.read(text)
    return next((each for each in _ON_ONE_LINE if each.matches(text)), line.FORMAT).read(text)


_ON_ONE_LINE = (library.FORMAT, exchange.FORMAT, gsf.FORMAT, sukaku.FORMAT)


def is_whole(text: str) -> bool:
    """Return whether a line looks like a complete puzzle, perhaps with errors, rather than a row of a grid."""
    return bool(_WHOLE.match(text)) or links.begins(text)


def _has_pencilmarks(lines: Sequence[Row]) -> bool:
    """Return whether rows contain groups of digits rather than single cells, whatever their number."""
    inner = [row for row in lines if not row.is_border]
    if any(_EMPTY_MARK.search(row.text) for row in inner):
        return False
    if any(pencilmarks.NOTHING in row.text for row in inner):
        return True
    if all(len(boxed.cells_of(row)) == 9 for row in inner):
        return False
    groups = [_GROUP.findall(row.text) for row in inner]
    return any(len(row) > 4 and max(map(len, row)) > 1 for row in groups)
