"""Puzzles in JSON: objects one after another, for example one per line, or one array of objects.

The key ``puzzle`` contains the puzzle in any text format; the other keys are accompanying data.  Objects of f-puzzles
and SudokuPad can be read as well.  If an object is invalid, objects on later lines are still read.  An array may have
no line breaks, so it is read only as far as it is valid.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any

from ..board.board import Board
from ..board.errors import PuzzleError
from . import board_text, f_puzzles, sudokupad
from .document import KEY, Document, Entry, EntryKind, entry_read
from .recognise import key_of, of_value

LONGEST_OBJECT = 100_000
"""The maximum number of characters of one object."""

_MOST_LOOKS = 50
"""The maximum number of attempts to parse an object over several lines before its length has doubled."""

_BEGINNING = re.compile(r'\ufeff?\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[{"]|\]?\s*$))')
_SPACE = re.compile(r"\s*")
_AFTER_OBJECT = re.compile(r"\s*,?\s*")
_DECODER = json.JSONDecoder(parse_constant=lambda name: None)  # NaN and the like are no JSON, and no values


def begins(line: str) -> bool:
    """Return whether the first line of a file is JSON; a heading such as ``[Puzzle]`` is not."""
    return bool(_BEGINNING.match(line))


def begins_array(line: str) -> bool:
    """Return whether the first line of a file begins a JSON array."""
    return begins(line) and line.lstrip("\ufeff \t").startswith("[")


def read_objects(lines: Iterable[str], board: Board | None = None) -> Iterator[Entry]:
    """Yield an entry for each object, numbered by its first line or, in an array, by its position from 1.

    ``board`` is the board of puzzles that do not name one.  The lines of an array may come in pieces of any length.
    """
    rest = iter(lines)
    head = list(_up_to_text(rest))
    if head and begins_array(head[-1]):
        return _of_array(head[-1].removeprefix("\ufeff"), rest, board)
    return _of_lines(chain(head, rest), board)


def _up_to_text(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines up to the first non-blank one."""
    for line in lines:
        yield line
        if line.strip("\ufeff \t\r\n"):
            return


def _of_lines(lines: Iterable[str], board: Board | None) -> Iterator[Entry]:
    """Yield the entries of objects, each of which begins on a new line and may span several."""
    first = 0  # the number of the first line of an object that goes on
    open_object: _Open | None = None
    lost = False  # whether lines may belong to an object that was given up
    for number, line in enumerate(lines, 1):
        if open_object and _is_puzzle(_decoded(line)):
            yield _entry(first, open_object.text, _decoded(open_object.text), board)
            open_object = None
        if not open_object and (not line.strip() or (lost and not line.lstrip().startswith("{"))):
            continue
        begins_here = open_object is None
        if open_object is None:
            first, open_object = number, _Open()
            line = line.removeprefix("\ufeff")
        open_object.add(line)
        if not open_object.may_end():
            continue
        text = open_object.text
        value = _decoded(text)
        if _goes_on(text, value):
            continue
        yield _entry(first, text, value, board)
        lost = not begins_here and isinstance(value, Exception)
        open_object = None
    if open_object:
        yield _entry(first, open_object.text, _decoded(open_object.text), board)


class _Open:
    """The lines of an incomplete object, which is parsed again only when it may be complete."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._depth = self._size = self._looks = self._seen = 0

    @property
    def text(self) -> str:
        """All lines so far."""
        return "\n".join(self._lines)

    def add(self, line: str) -> None:
        """Add a line."""
        self._lines.append(line)
        self._size += len(line) + 1
        self._depth += line.count("{") - line.count("}")

    def may_end(self) -> bool:
        """Return whether the braces balance, or the text has doubled in length since this was last true.

        Braces within strings cause at most ``_MOST_LOOKS`` false positives.
        """
        if (self._depth > 0 or self._looks >= _MOST_LOOKS) and self._size < 2 * self._seen:
            return False
        self._looks += 1
        self._seen = self._size
        return True


def _is_puzzle(value: Any) -> bool:
    """Return whether a value looks like a complete object rather than part of a larger one."""
    return isinstance(value, dict) and (
        key_of(value) is not None
        or f_puzzles.matches(value)
        or sudokupad.matches(value)
        or board_text.is_position(value)
    )


def _goes_on(text: str, value: Any) -> bool:
    """Return whether a text is invalid JSON only because it is incomplete."""
    at_end = isinstance(value, json.JSONDecodeError) and value.pos >= len(text.rstrip())
    return at_end and text.lstrip().startswith("{") and len(text) <= LONGEST_OBJECT


def _decoded(text: str) -> Any:
    """Return the value of a JSON text, or the error if it is invalid."""
    try:
        return _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        return error.with_traceback(None)


def _of_array(text: str, pieces: Iterator[str], board: Board | None) -> Iterator[Entry]:
    """Yield the entries of the objects in an array, keeping no more text than the next object needs."""
    at, gap, number = text.index("[") + 1, _SPACE, 1
    while True:
        at = gap.match(text, at).end()  # type: ignore[union-attr]  # it may be empty, and so matches
        if text.startswith("]", at):
            return
        try:
            value, end = _DECODER.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            piece = next(pieces, None) if len(text) - at <= LONGEST_OBJECT else None
            if piece is None:
                problem = PuzzleError(f"invalid JSON, so the rest of the array cannot be read: {_said(error, at)}")
                yield Entry(number, text[at:], error=problem, kind=EntryKind.OBJECT)
                return
            text, at = text[at:] + piece, 0
        else:
            yield _entry(number, text[at:end], value, board)
            at, gap, number = end, _AFTER_OBJECT, number + 1


def _said(error: Exception, start: int = 0) -> str:
    """Describe the error in JSON that begins at a position of a text."""
    if not isinstance(error, json.JSONDecodeError):
        return str(error)
    if not error.doc[error.pos :].strip():
        return "the text ends too early"
    problem = error.msg.removesuffix(" at")
    return f"{problem[:1].lower()}{problem[1:]} at character {error.pos - start + 1}"


def _entry(number: int, text: str, value: Any, board: Board | None) -> Entry:
    """Return the entry for an object, for a puzzle as a plain string, or for an error."""
    fields = {KEY: value} if isinstance(value, str) else value if isinstance(value, dict) else {}
    key = key_of(fields)
    columns = {name: each for name, each in fields.items() if name != key} if key else {}
    return entry_read(partial(_document, value, fields, board), number, text, EntryKind.OBJECT, columns)


def _document(value: Any, fields: dict[str, Any], board: Board | None) -> Document:
    if isinstance(value, Exception):
        raise PuzzleError(f"invalid JSON: {_said(value)}")
    if not fields:
        raise PuzzleError(f'expected an object such as {{"{KEY}": "..."}}, not {json.dumps(value):.40}')
    return of_value(fields, board)
