"""Tables of puzzles: CSV with commas, semicolons or tabs, where one column contains the puzzle.

Not every line with a comma is a table row, and not every quotation mark is CSV: a line may be a puzzle followed by a
comment.  So a row spans several lines only if its quotes form valid CSV, and the separator is the one that isolates a
puzzle best.  A stray quotation mark affects only its own line.
"""

import csv
import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import count, zip_longest
from math import inf

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.errors import PuzzleError
from ..board.messages import counted
from . import links
from .board_text import BOARD, board_of
from .csv_lines import unguarded
from .document import KEY, Document, Entry, EntryKind, entry_read
from .recognise import LONGEST_TEXT, is_whole, read_document
from .rows import is_comment, rows
from .values import ConstraintError

_SEPARATORS = (",", ";", "\t")
_QUOTED_FIELD = re.compile(r"(?:\A|[,;\t]) *\"")
_SOLUTION = re.compile(r"\s*[1-9]{81}\s*")
_NAME = re.compile(r"[^\W\d_][^\d.*]*")
_CELLS = re.compile(r"\s*[.0-9*_-]+\s*")
_COMMENT = re.compile(r"\S\s+\S|#")


def records(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield each record, one or more lines (if a quoted field contains line breaks), with the number of its first line.

    The lines have no line endings.  Lines are consumed only when the record is known to continue.
    """
    numbered = enumerate(lines, 1)
    held: list[tuple[int, str]] = []  # lines that only seemed to belong to one record
    while first := held.pop() if held else next(numbered, None):
        record = [first]
        if _leaves_open(first[1]):
            record += _up_to_closing_quote(numbered, LONGEST_TEXT - len(first[1]))
        text = "\n".join(line for _, line in record)
        if len(record) == 1 or any(_row(text, separator) for separator in _SEPARATORS):
            yield first[0], text
        else:
            # Of the lines after the first only the last can open a field of its own.
            yield from record[:-1]
            held.append(record[-1])


def is_header(text: str) -> bool:
    """Return whether a record names columns: a name and other fields, none of them a puzzle, or ``puzzle`` alone."""
    fields = _fields(text)
    name = fields[0].strip()
    if not _NAME.fullmatch(name) or _place(fields) is not None:
        return False
    return len(fields) > 1 or name.lower() in ("puzzle", "puzzles")


def is_table(lines: Iterable[str]) -> bool:
    """Return whether lines without a puzzle form a table: a header, and rows with the same number of fields."""
    first, *others = [text for _, text in records(lines) if text.strip() and not is_comment(text)] or [""]
    header = _header_of(first, True)
    if header and header.puzzle is not None and header.board is not None:
        return True
    if not others or not is_header(first):
        return False
    separator = max(_separators(first), key=first.count)
    width = len(_split(first, separator))
    return width > 1 and all(len(_split(text, separator)) == width for text in others)


def holds_puzzle(text: str) -> bool:
    """Return whether a record has a field that looks like a complete puzzle."""
    return _place(_fields(text)) is not None


@attrs.frozen
class _Header:
    """The contents of a header: the separator, the unique names of the columns, and the columns of puzzle and board."""

    separator: str
    names: tuple[str, ...]
    puzzle: int | None
    board: int | None = None


class Table:
    """A reader for the records of a file, which keeps the last header and the last position of the puzzle.

    A file may have several tables, each with its header, and lines that belong to none.  A column ``board`` names the
    board of each puzzle; where it is empty, the puzzle is on ``board``.
    """

    def __init__(self, board: Board | None = None) -> None:
        self._board = board
        self._at_start = True
        self._header: _Header | None = None
        self._known: tuple[int, int] | None = None  # where the puzzle stood, in a record of how many fields

    def begins_with(self, text: str) -> bool:
        """Return whether a record is a header, and if so start a new table."""
        header = _header_of(text, self._at_start)
        self._at_start = False
        if header:
            self._header, self._known = header, None
        return header is not None

    def entry(self, number: int, text: str) -> Entry:
        """Return the entry of a record, given the number of its first line, with its puzzle or the faulty field.

        If the header has a column ``puzzle``, that column has the puzzle.  Otherwise it is the first field that looks
        like one.  A solution counts only if there is no other, unless a faulty puzzle stands in the previous position.
        """
        header = self._header
        fields = _split(text, header.separator) if header else _fields(text)
        if header and len(fields) == 1:  # a line by itself
            header, fields = None, _fields(text)
        place = self._place_in(fields, header)
        if place is None:
            entry = _unplaced(number, text, fields, header, self._board)
        elif not header and _is_puzzle_with_comment(text, fields, place):
            entry = _line(number, text, self._board)
        else:
            entry = _table_row(number, text, fields, place, header, self._board)
        if entry.puzzle and place is not None and len(fields) > 1:
            self._known = (place, len(fields))
        if self._header and not header:
            names = (name for place, name in enumerate(self._header.names) if place != self._header.puzzle)
            entry = attrs.evolve(entry, columns=dict.fromkeys(names, "") | entry.columns)
        if self._header and entry.kind is not EntryKind.ROW:
            entry = attrs.evolve(entry, kind=EntryKind.ROW)
        return entry

    def _place_in(self, fields: list[str], header: "_Header | None") -> int | None:
        """Return the index of the puzzle in a record, if it is known or visible."""
        if header and header.puzzle is not None:
            return header.puzzle
        known, width = self._known or (0, 0)
        if width == len(fields) and (header or _CELLS.fullmatch(fields[known])):
            return known
        return _place(fields)


def _header_of(text: str, at_start: bool) -> _Header | None:
    """Return the header in a record, or None if it is not one.

    At the start of a file, it may name any columns; later, one of them must be the puzzle.
    """
    if not at_start and KEY not in text.casefold():
        return None
    ways = [(each, fields, _column(fields, KEY)) for each in _separators(text) for fields in [_split(text, each)]]
    separator, fields, puzzle = min(ways, key=lambda way: (way[2] is None, -len(way[1])))
    if (puzzle is None or any(map(_CELLS.fullmatch, fields))) and not (at_start and is_header(text)):
        return None
    return _Header(separator, _unique(fields), puzzle, _column(fields, BOARD))


def names_puzzle(text: str) -> bool:
    """Return whether a record is a header with a column ``puzzle``."""
    header = _header_of(text, True)
    return header is not None and header.puzzle is not None


def _column(names: list[str], name: str) -> int | None:
    return next((place for place, each in enumerate(names) if each.strip().casefold() == name), None)


def _unique(names: list[str]) -> tuple[str, ...]:
    """Return unique column names: ``column_3`` for a third column without a name, ``id_2`` for the second ``id``."""
    given = [" ".join(unguarded(name).split()) or f"column_{place}" for place, name in enumerate(names, 1)]
    taken = set(given)
    numbers: dict[str, Iterator[int]] = {}
    found: dict[str, None] = {}
    for name in given:
        if name in found:
            others = (f"{name}_{number}" for number in numbers.setdefault(name, count(2)))
            name = next(each for each in others if each not in taken)
            taken.add(name)
        found[name] = None
    return tuple(found)


def _line(number: int, text: str, board: Board | None) -> Entry:
    """Return the entry of a puzzle on its own, perhaps with a comment."""
    return entry_read(partial(read_document, text, number, board), number, text, EntryKind.LINE)


def _table_row(
    number: int, text: str, fields: list[str], place: int, header: _Header | None, asked: Board | None
) -> Entry:
    """Return the entry of a table row, with the puzzle in the field at an index."""
    columns = _columns(fields, place, header)
    kind = EntryKind.ROW if header else EntryKind.LINE
    title = f"field {place + 1}" + (f" ({header.names[place]})" if header and place < len(header.names) else "")

    def read() -> Document:
        found = _read_field(text, number, fields, place, title, _board_of(fields, header) or asked)
        apart = (place,) if header is None or found.puzzle.board is CLASSIC else (place, header.board)
        beside = (unguarded(field) for number, field in enumerate(fields) if number not in apart)
        comment = ",".join([found.puzzle.comment, *beside]).lstrip(" \t,;#").rstrip()
        kept = columns if len(apart) == 1 else {name: each for name, each in columns.items() if name != own}
        return Document(attrs.evolve(found.puzzle, comment=comment), kept, found.left_out)

    own = None if header is None or header.board is None else header.names[header.board]
    return entry_read(read, number, text, kind, columns)


def _board_of(fields: list[str], header: _Header | None) -> Board | None:
    """Return the board in the column for it; None if it is empty or missing."""
    if header is None or header.puzzle is None or header.board is None or header.board >= len(fields):
        return None
    said = unguarded(fields[header.board]).strip()
    try:
        return board_of(said) if said else None
    except BoardError as error:
        raise BoardError(f"field {header.board + 1} ({header.names[header.board]}): {error}") from None


def _columns(fields: list[str], place: int | None, header: _Header | None) -> dict[str, str]:
    """Return the fields beside the puzzle, by column name; missing fields at the end of a row are empty."""
    names = list(header.names) if header else []
    names += [f"column_{number}" for number in range(len(names) + 1, len(fields) + 1)]
    found = zip_longest(names, fields, fillvalue="")
    return {name: unguarded(field) for number, (name, field) in enumerate(found) if number != place}


def _read_field(text: str, number: int, fields: list[str], place: int, title: str, board: Board | None) -> Document:
    if place >= len(fields):
        raise PuzzleError(f"{title} is missing; this row has {counted(len(fields), 'field')}")
    if not fields[place].strip():
        raise PuzzleError(f"{title} is empty: there is no puzzle in this row")
    lines_before = "".join(fields[:place]).count("\n")
    try:
        return read_document(fields[place], number + lines_before, board)
    except ConstraintError as error:
        raise ConstraintError(f"{title}: {error}", error.constraints) from None
    except PuzzleError as error:
        raise PuzzleError(f"{title}: {error}") from None


def _unplaced(number: int, text: str, fields: list[str], header: _Header | None, board: Board | None) -> Entry:
    """Return the entry of a record without a field that looks like a puzzle; the record may be a puzzle with commas."""
    entry = _line(number, text, board)
    if entry.puzzle or len(fields) == 1 or "\n" in text:
        return entry
    cells = {place: len(field) for place, field in enumerate(fields) if _CELLS.fullmatch(field)}
    nearest = max(cells, key=cells.__getitem__, default=None)
    problem = "no field of this row is a puzzle (81 cells)"
    if nearest is not None:
        problem += f"; field {nearest + 1} comes nearest, with {counted(cells[nearest], 'cell')}"
    columns = _columns(fields, nearest, header) if header or nearest is not None else entry.columns
    return attrs.evolve(entry, error=PuzzleError(problem), columns=columns)


def _leaves_open(line: str) -> bool:
    """Return whether a line has a quoted field that is not closed."""
    return line.count('"') % 2 == 1 and not is_comment(line) and _has_quoted_field(line)


def _has_quoted_field(text: str) -> bool:
    return '"' in text and bool(_QUOTED_FIELD.search(text))


def _up_to_closing_quote(numbered: Iterable[tuple[int, str]], limit: int) -> Iterator[tuple[int, str]]:
    """Yield lines up to the one that closes a quoted field, or, if none does, up to a limit of characters."""
    for number, line in numbered:
        yield number, line
        limit -= len(line) + 1
        if line.count('"') % 2 == 1 or limit < 0:
            return


def _row(text: str, separator: str) -> list[str]:
    """Return the fields of a valid CSV row; empty if it is not valid."""
    try:
        return next(csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True), [])
    except csv.Error:
        return []


def _fields(text: str) -> list[str]:
    """Return the fields of a record, split at the separator that isolates a puzzle best or gives most fields."""
    separators = _separators(text)
    if len(separators) == 1:
        return _split(text, separators[0])
    return min((_split(text, each) for each in separators), key=_fitness)


def _separators(text: str) -> list[str]:
    return [each for each in _SEPARATORS if each in text] or [","]


def _split(text: str, separator: str) -> list[str]:
    """Return the fields between separators; quotes that are not valid CSV are ignored."""
    fields = _row(text, separator) if '"' in text else []
    return fields or [field.strip(' "') for field in text.split(separator)]


def _fitness(fields: list[str]) -> tuple[float, int]:
    """Return a sort key that is lowest if a puzzle fills its field, then if there are many fields."""
    place = _place(fields)
    return inf if place is None else len(fields[place]), -len(fields)


def _place(fields: list[str]) -> int | None:
    """Return the index of the first field that looks like a puzzle with empty cells, else like a link or solution."""
    places = [place for place, field in enumerate(fields) if is_whole(field) or _is_grid(field)]
    if len(places) < 2:
        return places[0] if places else None
    solutions = [_SOLUTION.fullmatch(field) is not None for field in fields]
    return min(places, key=lambda place: (solutions[place], links.begins(fields[place]), place))


def _is_grid(field: str) -> bool:
    """Return whether a field contains the rows of a grid rather than words."""
    return "\n" in field and len(rows(field)) >= 9 and not any(map(str.isalpha, field))


def _is_puzzle_with_comment(text: str, fields: list[str], place: int) -> bool:
    """Return whether a record is a puzzle followed by a comment, in which quotation marks have no special meaning."""
    if place > 0 or "\n" in text or text.lstrip().startswith('"'):
        return False
    return not _has_quoted_field(text) or bool(_COMMENT.search(fields[0]))
