"""Files of many puzzles, one a line or one grid after the other: what is bad is reported, and the rest goes on.

A file may be as long as it likes, and is read as it comes; each of its puzzles is limited like one that comes alone.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from os import PathLike
from pathlib import PurePath
from typing import TypeAlias

from . import marked, opensudoku, sdk, sdx, simple_sudoku
from .boxed import is_row_of_dashes
from .document import Entry, EntryKind, comment_alone, entry_read
from .objects import begins, read_objects
from .recognise import read_document
from .rows import LATER_SECTIONS, comment, heading, is_comment, rows
from .table import Table, holds_puzzle, is_table, records

_Reader: TypeAlias = Callable[[Iterable[str]], Iterator[Entry]]

LONGEST_GRID = 60
"""No grid has more lines than this; the longest drawings take some 40."""


def read_many(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield an entry for each line, or row of a table, that should hold a puzzle.

    Blank lines, lines that begin with ``#`` and headings such as ``[Puzzle]`` are left out, and so is the header of a
    table: a first line which begins with a name and a comma, semicolon or tab, or any that has a field ``puzzle`` (in
    any letters).  In a table that is the column of the puzzle, or else the first field that looks like one; the others
    become the comment, and are the entry's ``columns``.  A row may take several lines, and has the number of its first.
    A line that cannot be read gives its error.

    Lines may hold objects in JSON as well (``objects``), if the first does.

    Raises TypeError for a text or a path, which are no lines.
    """
    _check_are_lines(lines)
    other, rest = _opened(lines)
    if other:
        yield from other(rest)
        return
    table = Table()
    for number, text in records(map(_bare, rest)):
        if text.strip() and not is_comment(text) and not heading(text) and not table.begins_with(text):
            yield table.entry(number, text)


def read_file(lines: Iterable[str], name: str = "") -> Iterator[Entry]:
    """Yield the entries of a file that holds a puzzle on each line, grids over several lines, JSON or XML.

    A blank line or a comment divides one grid from the next; a comment belongs to the grid below it.  No more of the
    first lines are looked at than it takes to decide, so that a file is read as it is worked through.

    The ``name`` of the file helps where grids of two formats look alike: ``.sdk`` and ``.sdx`` are read as such.

    Raises TypeError for a text or a path, which are no lines: it takes an open file.
    """
    _check_are_lines(lines)
    other, rest = _opened(lines)
    if other:
        yield from other(rest)
        return
    rest = map(_bare, rest)
    head: list[str] = []
    for _, text in records(_noting(islice(rest, LONGEST_GRID + 1), head)):
        if not is_comment(text) and not heading(text) and holds_puzzle(text):
            yield from read_many(chain(head, rest))
            return
    if any(map(marked.is_marked, head)):
        for number, text in marked.divided(chain(head, rest)):
            yield _grid(number, text, number)
    elif is_table(head):
        yield from read_many(chain(head, rest))
    else:
        grids = _holds_grids(head)
        yield from _read_grids(chain(head, rest), name) if grids else read_many(chain(head, rest))


def _check_are_lines(lines: object) -> None:
    if isinstance(lines, (str, bytes, PathLike)):
        kind = type(lines).__name__
        raise TypeError(f"expected lines, not a {kind}; pass open(name) for a file or text.splitlines() for a string")


def _opened(lines: Iterable[str]) -> tuple[_Reader | None, Iterator[str]]:
    """Return what reads the lines if the first that is not blank is one of JSON or XML, and all the lines."""
    rest = iter(lines)
    head: list[str] = []
    for line in islice(rest, LONGEST_GRID):
        head.append(line)
        if line.strip("\ufeff \t\r\n"):
            reader = read_objects if begins(line) else opensudoku.read_games if opensudoku.begins(line) else None
            return reader, chain(head, rest)
    return None, chain(head, rest)


def _bare(line: str) -> str:
    """Return a line without its end, and without the mark that may stand at the beginning of a file."""
    return line.rstrip("\r\n").removeprefix("\ufeff")


def _noting(lines: Iterable[str], seen: list[str]) -> Iterator[str]:
    """Yield the lines, and keep in a list what has been asked for."""
    for line in lines:
        seen.append(line)
        yield line


_BY_NAME = {".sdk": sdk.read, ".sdx": sdx.read}
"""What reads a grid in a file whose name ends so."""


def _grid(number: int, text: str, first_line: int, name: str = "") -> Entry:
    """Return the entry of a grid over several lines, as the name of its file has it, or else as it looks."""
    columns = comment_alone(comment(text))
    named = _BY_NAME.get(PurePath(name).suffix.lower(), read_document)
    entry = entry_read(partial(named, text, first_line), number, text, EntryKind.GRID, columns)
    if entry.error and named is not read_document:
        entry = entry_read(partial(read_document, text, first_line), number, text, EntryKind.GRID, columns)
    return entry


def _holds_grids(head: Sequence[str]) -> bool:
    """Whether a file that begins with lines of which none is a puzzle of its own holds grids."""
    if len(head) <= LONGEST_GRID:
        return len(rows("\n".join(head))) > 1
    _, first = next(_divided(head), (1, []))
    return _rows_of(first) == 9


def _read_grids(lines: Iterable[str], name: str) -> Iterator[Entry]:
    for first_line, grid in _joined(_divided(lines)):
        text = "\n".join(grid)
        found = rows(text, first_line)
        if found:
            yield _grid(found[0].number, text, first_line, name)


def _joined(grids: Iterable[tuple[int, list[str]]]) -> Iterator[tuple[int, list[str]]]:
    """Yield grids with those below them that say what became of them, as Simple Sudoku copies a position."""
    held: tuple[int, list[str]] | None = None
    for first, grid in grids:
        if held and len(held[1]) <= LONGEST_GRID and simple_sudoku.goes_on(held[1], grid):
            held = held[0], [*held[1], *grid]
            continue
        if held:
            yield held
        held = first, grid
    if held:
        yield held


def _divided(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of each grid, from the comments above it, and the number of the first of them.

    A grid ends with its ninth row, or later, where there is a blank line or a comment; it has no more lines than any.
    """
    gap: deque[str] = deque(maxlen=LONGEST_GRID)  # the blank lines and comments since the last other line
    grid: list[str] = []
    first = begin = 1  # the numbers of the grid's first line, and of the first that is neither blank nor a comment
    for number, line in enumerate(lines, 1):
        if not line.strip() or is_comment(line):
            gap.append(line)
            continue
        goes_on = not gap or heading(line) in LATER_SECTIONS or simple_sudoku.is_record(line) or _rows_of(grid) < 9
        if grid and (not goes_on or number - begin >= LONGEST_GRID):
            yield first, grid
            grid = []
        if not grid:
            first, begin = number - len(gap), number
        grid += [*gap, line]
        gap.clear()
    if grid:
        yield first, [*grid, *gap]


def _rows_of(lines: Sequence[str]) -> int:
    """Return how many rows of a grid some lines have; of a grid with sections, the puzzle's section."""
    return sum(not row.is_border or is_row_of_dashes(row) for row in rows("\n".join(lines)))
