"""Files of many puzzles, one a line or one grid after the other: what is bad is reported, and the rest goes on."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from .boxed import is_row_of_dashes
from .recognise import is_whole, read
from .rows import STATE, heading, is_comment, rows

LONGEST_GRID = 60
"""No grid has more lines than this; the longest drawings take some 40."""

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
        if not text.strip() or is_comment(text) or heading(text):
            continue
        if not (first and _HEADER.fullmatch(text)):
            yield _entry(number, text, _puzzle_first(text))
        first = False


def read_file(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield the entries of a file that holds either a puzzle on each line or grids over several lines.

    A blank line or a comment divides one grid from the next; a comment belongs to the grid below it.  No more of the
    first lines are looked at than it takes to decide, so that a file is read as it is worked through.
    """
    rest = iter(lines)
    head: list[str] = []
    for line in islice(rest, LONGEST_GRID + 1):
        head.append(line.rstrip("\r\n"))
        if any(is_whole(field) for row in rows(head[-1]) for field in _fields(row.text)):
            yield from read_many(chain(head, rest))
            return
    yield from (_read_grids if _holds_grids(head) else read_many)(chain(head, rest))


def _holds_grids(head: Sequence[str]) -> bool:
    """Whether a file that begins with lines of which none is a puzzle of its own holds grids."""
    if len(head) <= LONGEST_GRID:
        return len(rows("\n".join(head))) > 1
    _, first = next(_divided(head))
    return _number_of_rows(first) == 9


def _read_grids(lines: Iterable[str]) -> Iterator[Entry]:
    for before, grid in _divided(line.rstrip("\r\n") for line in lines):
        text = "\n".join(grid)
        found = rows(text)
        if found:
            entry = _entry(before + found[0].number, text, text)
            # An error names a line: with the lines before it, it is that of the file.
            yield _entry(entry.number, text, "\n" * before + text) if entry.error else entry


def _divided(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of each grid, and how many lines are before them.

    A grid ends with its ninth row, or later, where there is a blank line or a comment; it has no more lines than any.
    """
    before = 0
    grid: list[str] = []
    end = 0  # of the grid, once a blank line or a comment has followed it
    for line in lines:
        if not line.strip() or is_comment(line):
            if not end and _number_of_rows(grid) >= 9:
                end = len(grid)
        elif end and heading(line) == STATE:
            end = 0
        elif end or len(grid) == LONGEST_GRID:
            end = end or len(grid)
            yield before, grid[:end]
            before, grid, end = before + end, grid[end:], 0
        grid.append(line)
    yield before, grid


def _number_of_rows(grid: Sequence[str]) -> int:
    return sum(not row.is_border or is_row_of_dashes(row) for row in rows("\n".join(grid)))


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
