"""Files of many puzzles, one per line or one grid after another; faulty puzzles are reported and the rest is read.

A file may be of any length and is read as a stream.  The limits for a single puzzle apply to each of its puzzles.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice, repeat
from os import PathLike, fspath
from pathlib import PurePath
from typing import TypeAlias

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.errors import PuzzleError
from . import board_text, links, marked, opensudoku, sdk, sdx, simple_sudoku
from .boxed import is_row_of_dashes
from .document import Entry, EntryKind, comment_alone, entry_read
from .objects import begins, read_objects
from .recognise import read_document
from .rows import LATER_SECTIONS, comment, heading, is_comment, rows
from .table import Table, holds_puzzle, is_table, names_puzzle, records

_Reader: TypeAlias = Callable[[Iterable[str], Board | None], Iterator[Entry]]

LONGEST_GRID = 60
"""The maximum number of lines of a grid; the longest drawings take about 40."""


def read_many(lines: Iterable[str], board: Board | None = None) -> Iterator[Entry]:
    """Yield an entry for each line or table row that should contain a puzzle.

    Blank lines, lines that begin with ``#``, headings such as ``[Puzzle]`` and table headers are skipped.  A header is
    a first line that begins with a name followed by a comma, semicolon or tab, or any line with a field ``puzzle`` (in
    any case).  In a table, that column has the puzzle; otherwise it is the first field that looks like one.  The other
    fields become the comment and the ``columns`` of the entry.  A column ``board`` names the board of each puzzle.  A
    row may span several lines and has the number of its first.  If a line cannot be read, its entry has the error.

    If the first line contains a JSON object, all lines are read as JSON (``objects``).

    ``board`` is the board of puzzles that do not name another.  A line such as ``# board: 6x6`` names that of all
    puzzles below it.

    Raises TypeError for a string or path, which is not an iterable of lines.
    """
    _check_are_lines(lines)
    yield from _with_sources(_on_boards(lines, board, _read_many), lines)


def _read_many(lines: Iterable[str], board: Board | None = None) -> Iterator[Entry]:
    other, rest = _opened(lines)
    if other:
        yield from other(rest, board)
        return
    table = Table(board if board and len(board.cells) < len(CLASSIC.cells) else None)
    for number, text in records(map(_bare, rest)):
        if text.strip() and not is_comment(text) and not heading(text) and not table.begins_with(text):
            yield table.entry(number, text)


def read_file(lines: Iterable[str], name: str = "", board: Board | None = None) -> Iterator[Entry]:
    """Yield the entries of a file with a puzzle on each line, grids over several lines, JSON or XML.

    A blank line or a comment separates grids; a comment belongs to the grid below it.  Only as many lines as necessary
    are examined to detect the format, so that the file is read as it is processed.

    The ``name`` of the file helps if grids of two formats look alike:  ``.sdk`` and ``.sdx`` files are read as such.
    The ``board`` is as for ``read_many``.

    Raises TypeError for a string or path; pass an open file.
    """
    _check_are_lines(lines)
    yield from _with_sources(_on_boards(lines, board, partial(_read_file, name)), lines)


def _read_file(name: str, lines: Iterable[str], board: Board | None = None) -> Iterator[Entry]:
    other, rest = _opened(lines)
    if other:
        yield from other(rest, board)
        return
    rest = map(_bare, rest)
    head: list[str] = []
    for _, text in records(_noting(islice(rest, LONGEST_GRID + 1), head)):
        if not is_comment(text) and not heading(text) and holds_puzzle(text):
            yield from _read_many(chain(head, rest), board)
            return
    if any(map(marked.is_marked, head)):
        for number, text in marked.divided(chain(head, rest)):
            yield _grid(number, text, number)
    elif is_table(head):
        yield from _read_many(chain(head, rest), board)
    else:
        grids = _holds_grids(head)
        yield from _read_grids(chain(head, rest), name) if grids else _read_many(chain(head, rest))


def _with_sources(entries: Iterator[Entry], lines: Iterable[str]) -> Iterator[Entry]:
    """Return entries with their sources if their lines are an open file that has a name."""
    name = getattr(lines, "name", None)
    if not isinstance(name, (str, PathLike)):
        return entries
    return (attrs.evolve(each, source=f"{fspath(name)}:{each.number}") for each in entries)


def _on_boards(lines: Iterable[str], asked: Board | None, read: Callable[..., Iterator[Entry]]) -> Iterator[Entry]:
    """Yield the entries of a file, each on the expected board or on the one that the header above it names."""
    file = _Parts(lines)
    while True:
        said, start, part = file.header, file.number, file.part()
        board: Board | None = asked
        try:
            own = None if said is None else board_text.board_of(said)
            if own is not None and asked not in (None, own):
                raise BoardError(f"the file names the board {own}; expected {asked}")
        except BoardError as error:
            yield Entry(start, f"# board: {said}", error=error.with_traceback(None))
        else:
            board = own or asked
            if board is None or board is CLASSIC:
                entries = read(chain(repeat("", start), part), board)
            else:
                entries = _part_on(board, part, start, read)
            yield from entries if board is None else (_agreed(each, board) for each in entries)
        for _ in part:  # what no puzzle needed
            pass
        if file.ended:
            return


def _part_on(board: Board, lines: Iterator[str], start: int, read: Callable[..., Iterator[Entry]]) -> Iterator[Entry]:
    """Yield the entries of a part of a file, on a board that is not the classic one; ``start`` lines come before it."""
    head = list(islice(lines, LONGEST_GRID))
    rest = chain(head, lines)
    first = next((line for line in head if line.strip("\ufeff \t\r\n")), "")
    content = next((line for line in map(_bare, head) if line.strip() and not is_comment(line)), "")
    is_plain = not (begins(first) or opensudoku.begins(first) or links.begins(first) or names_puzzle(content))
    if is_plain and (len(board.cells) < len(CLASSIC.cells) or not any(map(holds_puzzle, map(_bare, head)))):
        return board_text.read_entries(
            enumerate(map(_bare, rest), start + 1), board, partial(read_document, board=board)
        )
    return read(chain(repeat("", start), rest), board)


def _agreed(entry: Entry, board: Board) -> Entry:
    """Return an entry with its puzzle on a board, or the error if it says that it is on another."""
    if entry.puzzle is None or entry.puzzle.board == board:
        return entry
    try:
        return attrs.evolve(entry, puzzle=board_text.agreed(entry.puzzle, board))
    except PuzzleError as error:
        return attrs.evolve(entry, puzzle=None, error=error.with_traceback(None))


class _Parts:
    """A file in parts, each of which begins with a header that names a board; only the first may lack one."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.number = 0  # lines so far
        self.header: str | None = None
        self.ended = False

    def part(self) -> Iterator[str]:
        """Yield the lines of the next part, up to the header of the one after."""
        for line in self._lines:
            self.number += 1
            header = board_text.header_of(line) if "#" in line else None
            if header is not None:
                self.header = header
                return
            yield line
        self.ended = True


def _check_are_lines(lines: object) -> None:
    if isinstance(lines, (str, bytes, PathLike)):
        kind = type(lines).__name__
        raise TypeError(f"expected lines, not a {kind}; pass open(name) for a file or text.splitlines() for a string")


def _opened(lines: Iterable[str]) -> tuple[_Reader | None, Iterator[str]]:
    """Return the reader for JSON or XML if the first non-blank line is either, and an iterator over all lines."""
    rest = iter(lines)
    head: list[str] = []
    for line in islice(rest, LONGEST_GRID):
        head.append(line)
        if line.strip("\ufeff \t\r\n"):
            reader = read_objects if begins(line) else _read_games if opensudoku.begins(line) else None
            return reader, chain(head, rest)
    return None, chain(head, rest)


def _read_games(lines: Iterable[str], board: Board | None) -> Iterator[Entry]:
    return opensudoku.read_games(lines)


def _bare(line: str) -> str:
    """Return a line without its line ending and without a byte order mark."""
    return line.rstrip("\r\n").removeprefix("\ufeff")


def _noting(lines: Iterable[str], seen: list[str]) -> Iterator[str]:
    """Yield the lines, and append those that were consumed to a list."""
    for line in lines:
        seen.append(line)
        yield line


_BY_NAME = {".sdk": sdk.read, ".sdx": sdx.read}
"""The reader of a grid, by file extension."""


def _grid(number: int, text: str, first_line: int, name: str = "") -> Entry:
    """Return the entry of a grid over several lines, read by the extension of its file or else by its appearance."""
    columns = comment_alone(comment(text))
    named = _BY_NAME.get(PurePath(name).suffix.lower(), read_document)
    entry = entry_read(partial(named, text, first_line), number, text, EntryKind.GRID, columns)
    if entry.error and named is not read_document:
        entry = entry_read(partial(read_document, text, first_line), number, text, EntryKind.GRID, columns)
    return entry


def _holds_grids(head: Sequence[str]) -> bool:
    """Return whether a file contains grids, given its first lines, none of which is a puzzle by itself."""
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
    """Yield grids, each joined with later grids that show its progress, as in positions copied from Simple Sudoku."""
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
    """Yield the lines of each grid, including the comments above it, with the number of the first line.

    A grid ends after its ninth row, at a blank line or a comment, or when it exceeds the maximum length.
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
    """Return the number of grid rows in some lines; in a grid with sections, those of the puzzle section."""
    return sum(not row.is_border or is_row_of_dashes(row) for row in rows("\n".join(lines)))
