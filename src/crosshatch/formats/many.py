"""Files of many puzzles, one a line: a bad line is reported with its number, and the rest goes on."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, islice

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from .recognise import is_whole, read
from .rows import is_comment, is_heading, rows

LONGEST_GRID = 60
"""A file of more lines than this holds a puzzle on each; the longest drawings of one grid take some 40."""

_HEADER = re.compile(r"\s*\"?(?:[a-z][a-z _]*\"?\s*[,;\t].*|puzzles?\"?\s*)", re.IGNORECASE)
_SEPARATOR = re.compile(r"[,;\t]")
_FIELD = re.compile(r"(?:\A|[,;\t]) *(?:\"([^\"]*)\" *(?=[,;\t]|\Z)|([^,;\t]*))")


@attrs.frozen
class Entry:
    """A line of a file, or a grid that begins there: its number (from 1), its text, and its puzzle or what is wrong."""

    number: int
    text: str
    puzzle: Puzzle | None = None
    error: PuzzleError | None = None


def read_many(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield an entry for each line that should hold a puzzle.

    Blank lines, lines that begin with ``#`` and headings such as ``[Puzzle]`` are left out, and so is the header of a
    table: a first line which begins with a word and a comma, semicolon or tab, or is ``puzzle`` alone.  In a table the
    first column that looks like a puzzle is the puzzle, and the others become the comment.  A line that cannot be
    read gives its error.
    """
    first = True
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n").removeprefix("\ufeff")
        if not text.strip() or is_comment(text) or is_heading(text):
            continue
        if not (first and _HEADER.fullmatch(text)):
            yield _entry(number, text, _puzzle_first(text))
        first = False


def read_file(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield the entries of a file that holds either a puzzle on each line or one grid over several lines.

    No more of the first lines are looked at than it takes to decide, so that a file is read as it is worked through.
    """
    rest = iter(lines)
    head: list[str] = []
    for line in islice(rest, LONGEST_GRID + 1):
        head.append(line.rstrip("\r\n"))
        if any(is_whole(field) for row in rows(head[-1]) for field in _fields(row.text)):
            yield from read_many(chain(head, rest))
            return
    grid = "\n".join(head)
    found = rows(grid)
    if len(head) > LONGEST_GRID or len(found) < 2:
        yield from read_many(chain(head, rest))
    else:
        yield _entry(found[0].number, grid, grid)


def _entry(number: int, text: str, puzzle: str) -> Entry:
    try:
        return Entry(number, text, read(puzzle))
    except PuzzleError as error:
        return Entry(number, text, error=error)


def _puzzle_first(text: str) -> str:
    """Return a row of a table with the field that looks like a puzzle in front, and any other line as it is."""
    fields = _fields(text)
    place = next((place for place, field in enumerate(fields) if is_whole(field)), None)
    if place is None or (place == 0 and not text.lstrip().startswith('"')):
        return text
    return ",".join([fields[place], *fields[:place], *fields[place + 1 :]])


def _fields(text: str) -> list[str]:
    """Return the fields between commas, semicolons or tabs, without the quotes around a field."""
    if not _SEPARATOR.search(text):
        return [text.strip().removeprefix('"').removesuffix('"')]
    return [quoted or plain for quoted, plain in _FIELD.findall(text)]
