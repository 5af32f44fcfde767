"""Which format is a text?  The table of all formats, and reading without being told."""

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from . import blanks, boxed, library, line, marked, pencilmarks
from .rows import Row, comment, rows

# A library line (a border may begin with a colon too), a long run of cells (rows have none so long), or 81 cells with
# some digit.
_WHOLE = re.compile(r"\s*:.*\w|.*[.0-9]{28}|\s*(?=[*_-]*[1-9])[.0-9*_-]{81}")
_EMPTY_MARK = re.compile("[.0_]")
_GROUP = re.compile(r"[^\s|]+")


class Format(Protocol):
    """What a module of a format offers."""

    __doc__: str | None

    def read(self, text: str) -> Puzzle:
        """Read a puzzle; raises PuzzleError where the text is not of this format."""

    def write(self, puzzle: Puzzle) -> str:
        """Write a puzzle, as far as this format can hold it."""


LONGEST_TEXT = 20_000
"""The text of one puzzle has no more characters than this; the longest library lines have some 3,000."""

FORMATS: Mapping[str, Format] = {
    "line": line,
    "boxed": boxed,
    "pencilmarks": pencilmarks,
    "library": library,
}
"""The formats by their names."""


def read(text: str, first_line: int = 1) -> Puzzle:
    """Read one puzzle, of at most ``LONGEST_TEXT`` characters, in whichever format it is written.

    ``first_line`` is the number of the text's first line in what is said, for a text that stands somewhere in a file.

    Raises PuzzleError, saying what is wrong and where, if the text is not one puzzle, and TypeError if it is
    no text.
    """
    if not isinstance(text, str):
        raise TypeError(f"a puzzle is read from its text, not from {text!r:.40}")
    check_length(text)
    text = text.removeprefix("\ufeff")
    if "\n" not in text.strip():
        return read_line(text)
    if any(map(marked.is_marked, text.splitlines())):
        return marked.read(text, first_line)
    lines = rows(text, first_line)
    if len(lines) == 1:
        return read_line(lines[0].text)
    whole = [row for row in lines if is_whole(row.text)]
    if whole:
        raise PuzzleError(f"line {whole[0].number} looks like a puzzle of its own, but there are {len(lines)} lines")
    try:
        reader = pencilmarks.read if _has_pencilmarks(lines) else boxed.read
        return reader(text, first_line)
    except PuzzleError:
        values = blanks.values(text)
        if values is None:
            raise
        return Puzzle(values, comment=comment(text))


def check_length(text: str) -> None:
    """Raise PuzzleError, which gives the limit and the way out, where a text is too long for one puzzle."""
    if len(text) > LONGEST_TEXT:
        raise PuzzleError(
            f"one puzzle has at most {LONGEST_TEXT:,} characters of text, not {len(text):,}; "
            "leave out what is not the puzzle, or give many puzzles as a file (read_file, read_many)"
        )


def read_line(text: str) -> Puzzle:
    """Read a puzzle that is written on one line.

    Raises PuzzleError, saying what is wrong and where, if the text is not a puzzle.
    """
    return library.read(text) if text.lstrip().startswith(":") else line.read(text)


def is_whole(text: str) -> bool:
    """Whether a line looks like a puzzle of its own, if perhaps not a faultless one, and not like a row of a grid."""
    return bool(_WHOLE.match(text))


def write(puzzle: Puzzle, format_name: str) -> str:
    """Write a puzzle in a format of the table.

    Raises ValueError where there is no format of that name.
    """
    if format_name not in FORMATS:
        raise ValueError(f"{format_name!r} is not a format; choose from {', '.join(FORMATS)}")
    return FORMATS[format_name].write(puzzle)


def _has_pencilmarks(lines: Sequence[Row]) -> bool:
    """Whether rows hold groups of digits rather than single cells, whether or not there are nine of either."""
    inner = [row for row in lines if not row.is_border]
    if any(_EMPTY_MARK.search(row.text) for row in inner):
        return False
    if any(pencilmarks.NOTHING in row.text for row in inner):
        return True
    if all(len(boxed.cells_of(row)) == 9 for row in inner):
        return False
    groups = [_GROUP.findall(row.text) for row in inner]
    return any(len(row) > 4 and max(map(len, row)) > 1 for row in groups)
