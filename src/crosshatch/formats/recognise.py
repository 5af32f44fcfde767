"""Recognising the format of a puzzle, and reading it."""

import json
import re
from collections.abc import Sequence
from typing import Any

import attrs

from ..board.errors import PuzzleError
from ..board.messages import listed
from ..board.puzzle import Puzzle
from . import (
    blanks,
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
from .document import KEY, Document
from .rows import Row, comment, rows
from .values import ConstraintError, check_size, decoded

# A library line (a border may begin with a colon too), a long run of cells (rows have none so long), or 81 cells with
# some digit.
_WHOLE = re.compile(r"\s*:.*\w|.*[.0-9]{28}|\s*(?=[*_-]*[1-9])[.0-9*_-]{81}")
_COMMENTS = re.compile(r"\A(?:\s*#[^\n]*\n)+")
_EMPTY_MARK = re.compile("[.0_]")
_GROUP = re.compile(r"[^\s|]+")


LONGEST_TEXT = 20_000
"""The maximum number of characters of one puzzle; the longest library lines have about 3,000."""


def read(text: str, first_line: int = 1) -> Puzzle:
    """Read one puzzle, of at most ``LONGEST_TEXT`` characters, in any supported text format or from a link.

    ``first_line`` is the line number of the start of the text within its file, for error messages.

    Raises PuzzleError, with the problem and its position, if the text is not one valid puzzle; ConstraintError if it is
    not a classic Sudoku; and TypeError if it is not a string.
    """
    return read_document(text, first_line).puzzle


def read_document(text: str, first_line: int = 1) -> Document:
    """Read one puzzle as ``read`` does, together with its title, author, level, solution and other data.

    Raises the same errors as ``read``.
    """
    if not isinstance(text, str):
        raise TypeError(f"expected the text of a puzzle, not {text!r:.40}")
    plain = line.read_plain(text) if len(text) <= LONGEST_TEXT else None
    if plain:
        return Document.of(plain)
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


def of_value(value: Any) -> Document:
    """Return the puzzle in a JSON object with the key ``puzzle`` or in the format of another program.

    Raises the same errors as ``read``.
    """
    if not isinstance(value, dict):
        raise PuzzleError(f'expected an object such as {{"{KEY}": "..."}}')
    key = key_of(value)
    if key is None and f_puzzles.matches(value):
        return f_puzzles.of_object(value)
    if key is None and sudokupad.matches(value):
        return sudokupad.of_object(value)
    if key is None:
        names = f"; it has {listed(list(value))}" if 0 < len(value) <= _MOST_KEYS else ""
        raise PuzzleError(f"this object has no key {KEY!r}{names}")
    text = value[key]
    if not isinstance(text, str):
        raise PuzzleError(f"{key}: expected a string, not {json.dumps(text):.40}")
    try:
        found = read_document(text)
    except ConstraintError as error:
        raise ConstraintError(f"{key}: {error}", error.constraints) from None
    except PuzzleError as error:
        raise PuzzleError(f"{key}: {error}") from None
    others = {name: each for name, each in value.items() if name != key}
    return Document(found.puzzle, {**found.columns, **others} if others else found.columns, found.left_out)


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
        raise PuzzleError(f"line {whole[0].number} looks like a complete puzzle, but the text has {len(lines)} lines")
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
