"""Puzzles in JSON: objects one after the other, such as one a line, or one array of objects.

The key ``puzzle`` has the puzzle, in any format of text; the other keys come with it.  Objects of f-puzzles and
SudokuPad are read as well.  Where an object cannot be read, those on later lines still are; in an array there may be no
lines, so that it is read up to there.
"""

import json
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from ..board.errors import PuzzleError
from .document import Document, entry_of
from .entry import KEY, Entry, EntryKind, bare
from .recognise import key_of, of_value

LONGEST_OBJECT = 100_000
"""The text of one object has no more characters than this."""

_BEGINNING = re.compile(r'\ufeff?\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[{"]|\]?\s*$))')
_SPACE = re.compile(r"\s*")
_AFTER_OBJECT = re.compile(r"\s*,?\s*")
_DECODER = json.JSONDecoder(parse_constant=lambda name: None)  # NaN and the like are no JSON, and no values


def begins(line: str) -> bool:
    """Whether the first line of a file is one of JSON; a heading such as ``[Puzzle]`` is not."""
    return bool(_BEGINNING.match(line))


def begins_array(line: str) -> bool:
    """Whether the first line of a file is one of an array in JSON."""
    return begins(line) and line.lstrip("\ufeff \t").startswith("[")


def read_objects(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield an entry for each object: the number is that of its first line, or in an array its place there, from 1.

    The lines of an array may come in pieces of any length.
    """
    rest = iter(lines)
    head = list(_up_to_text(rest))
    if head and begins_array(head[-1]):
        return _of_array(head[-1].removeprefix("\ufeff"), rest)
    return _of_lines(chain(head, rest))


def _up_to_text(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines up to the first that is not blank."""
    for line in lines:
        yield line
        if line.strip("\ufeff \t\r\n"):
            return


def _of_lines(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield the entries of objects, of which each begins on a line of its own and may take several."""
    first, begun = 0, ""  # the lines of an object that goes on, and the number of the first of them
    lost = False  # whether lines may belong to an object that was given up
    for number, line in enumerate(lines, 1):
        if begun and isinstance(_decoded(line), dict):
            yield _entry(first, begun, _decoded(begun))
            begun = ""
        if not begun and (not line.strip() or (lost and not line.lstrip().startswith("{"))):
            continue
        first = first if begun else number
        text = f"{begun}\n{line}" if begun else line.removeprefix("\ufeff")
        value = _decoded(text)
        if _goes_on(text, value):
            begun = text
            continue
        yield _entry(first, text, value)
        lost = bool(begun) and isinstance(value, Exception)
        begun = ""
    if begun:
        yield _entry(first, begun, _decoded(begun))


def _goes_on(text: str, value: Any) -> bool:
    """Whether a text is no JSON only because it does not end."""
    at_end = isinstance(value, json.JSONDecodeError) and value.pos >= len(text.rstrip())
    return at_end and text.lstrip().startswith("{") and len(text) <= LONGEST_OBJECT


def _decoded(text: str) -> Any:
    """Return what a text of JSON means, or the error where it is none."""
    try:
        return _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        return error.with_traceback(None)


def _of_array(text: str, pieces: Iterator[str]) -> Iterator[Entry]:
    """Yield the entries of the objects in an array; no more of it is kept than the next of them takes."""
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
                problem = PuzzleError(
                    f"this is not JSON, nor can what follows in the array be read: {_said(error, at)}"
                )
                yield Entry(number, text[at:], error=problem, kind=EntryKind.OBJECT)
                return
            text, at = text[at:] + piece, 0
        else:
            yield _entry(number, text[at:end], value)
            at, gap, number = end, _AFTER_OBJECT, number + 1


def _said(error: Exception, start: int = 0) -> str:
    """Say what is wrong with JSON that begins somewhere in a text."""
    if not isinstance(error, json.JSONDecodeError):
        return str(error)
    if not error.doc[error.pos :].strip():
        return "it does not end"
    problem = error.msg.removesuffix(" at")
    return f"{problem[:1].lower()}{problem[1:]} at character {error.pos - start + 1}"


def _entry(number: int, text: str, value: Any) -> Entry:
    """Return the entry of an object, of a puzzle by itself, or of what is no JSON (the error)."""
    fields = {KEY: value} if isinstance(value, str) else value if isinstance(value, dict) else {}
    key = key_of(fields)
    try:
        document = _document(value, fields)
    except PuzzleError as error:
        columns = {name: each for name, each in fields.items() if name != key} if key else {}
        return Entry(number, text, error=bare(error), columns=columns, kind=EntryKind.OBJECT)
    return entry_of(document, number, text, EntryKind.OBJECT)


def _document(value: Any, fields: dict[str, Any]) -> Document:
    if isinstance(value, Exception):
        raise PuzzleError(f"this is not JSON: {_said(value)}")
    if not fields:
        raise PuzzleError(f'an object expected, such as {{"{KEY}": "..."}}, not {json.dumps(value):.40}')
    return of_value(fields)
