"""Tables of puzzles: CSV with commas, semicolons or tabs, where a puzzle stands in one of the columns.

Not every line with a comma is a row of a table, and not every quotation mark is one of CSV: a line may be a puzzle with
a comment after it.  So a row takes up several lines only where the quotes in them are those of correct CSV, and the
separator is whichever sets a puzzle apart best.  A stray quotation mark spoils no more than its own line.
"""

import csv
import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import count, zip_longest
from math import inf

import attrs

from ..board.errors import PuzzleError
from ..board.messages import counted
from . import links
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
    """Yield each record with the number of its first line: one line, or more where a field in quotes holds line ends.

    The lines come without their ends.  No line is asked for before it is known that the record goes on.
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
    """Whether a record names columns: a name and other fields, none of them a puzzle, or ``puzzle`` alone."""
    fields = _fields(text)
    name = fields[0].strip()
    if not _NAME.fullmatch(name) or _place(fields) is not None:
        return False
    return len(fields) > 1 or name.lower() in ("puzzle", "puzzles")


def is_table(lines: Iterable[str]) -> bool:
    """Whether lines without a puzzle are those of a table all the same: a header, and rows of as many fields."""
    first, *others = [text for _, text in records(lines) if text.strip() and not is_comment(text)] or [""]
    if not others or not is_header(first):
        return False
    separator = max(_separators(first), key=first.count)
    width = len(_split(first, separator))
    return width > 1 and all(len(_split(text, separator)) == width for text in others)


def holds_puzzle(text: str) -> bool:
    """Whether a record has a field that looks like a puzzle of its own."""
    return _place(_fields(text)) is not None


@attrs.frozen
class _Header:
    """What a header says: how fields are separated, the names of the columns (each once), and which is the puzzle's."""

    separator: str
    names: tuple[str, ...]
    puzzle: int | None


class Table:
    """The records of a file, one after the other: what the last header said, and where the puzzle stood.

    There may be several tables, each with its header, and lines that belong to none.
    """

    def __init__(self) -> None:
        self._at_start = True
        self._header: _Header | None = None
        self._known: tuple[int, int] | None = None  # where the puzzle stood, in a record of how many fields

    def begins_with(self, text: str) -> bool:
        """Whether a record is the header of a table, which then begins."""
        header = _header_of(text, self._at_start)
        self._at_start = False
        if header:
            self._header, self._known = header, None
        return header is not None

    def entry(self, number: int, text: str) -> Entry:
        """Return the entry of a record with the number of its first line: its puzzle, or what is wrong in which field.

        A column that the header calls ``puzzle`` has the puzzle.  Else it is the first field that looks like one, a
        solution only where there is no other, unless a faulty one stands where the puzzle stood before.
        """
        header = self._header
        fields = _split(text, header.separator) if header else _fields(text)
        if header and len(fields) == 1:  # a line by itself
            header, fields = None, _fields(text)
        place = self._place_in(fields, header)
        if place is None:
            entry = _unplaced(number, text, fields, header)
        elif not header and _is_puzzle_with_comment(text, fields, place):
            entry = _line(number, text)
        else:
            entry = _table_row(number, text, fields, place, header)
        if entry.puzzle and place is not None and len(fields) > 1:
            self._known = (place, len(fields))
        if self._header and not header:
            names = (name for place, name in enumerate(self._header.names) if place != self._header.puzzle)
            entry = attrs.evolve(entry, columns=dict.fromkeys(names, "") | entry.columns)
        if self._header and entry.kind is not EntryKind.ROW:
            entry = attrs.evolve(entry, kind=EntryKind.ROW)
        return entry

    def _place_in(self, fields: list[str], header: "_Header | None") -> int | None:
        """Return the place of the puzzle in a record, as far as it is known or to be seen."""
        if header and header.puzzle is not None:
            return header.puzzle
        known, width = self._known or (0, 0)
        if width == len(fields) and (header or _CELLS.fullmatch(fields[known])):
            return known
        return _place(fields)


def _header_of(text: str, at_start: bool) -> _Header | None:
    """Return what a record says of columns; None where it is no header.

    At the start of a file it may name any columns, and later on one of them is the puzzle's.
    """
    if not at_start and KEY not in text.casefold():
        return None
    ways = [(each, fields, _puzzle_column(fields)) for each in _separators(text) for fields in [_split(text, each)]]
    separator, fields, puzzle = min(ways, key=lambda way: (way[2] is None, -len(way[1])))
    if (puzzle is None or any(map(_CELLS.fullmatch, fields))) and not (at_start and is_header(text)):
        return None
    return _Header(separator, _unique(fields), puzzle)


def _puzzle_column(names: list[str]) -> int | None:
    return next((place for place, name in enumerate(names) if name.strip().casefold() == KEY), None)


def _unique(names: list[str]) -> tuple[str, ...]:
    """Return names of columns: ``column_3`` for the third if it has none, ``id_2`` for the second ``id``."""
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


def _line(number: int, text: str) -> Entry:
    """Return the entry of a puzzle that stands by itself, perhaps with a comment."""
    return entry_read(partial(read_document, text, number), number, text, EntryKind.LINE)


def _table_row(number: int, text: str, fields: list[str], place: int, header: _Header | None) -> Entry:
    """Return the entry of a row of a table, with the puzzle in the field of this place."""
    columns = _columns(fields, place, header)
    kind = EntryKind.ROW if header else EntryKind.LINE
    title = f"field {place + 1}" + (f" ({header.names[place]})" if header and place < len(header.names) else "")

    def read() -> Document:
        found = _read_field(text, number, fields, place, title)
        others = ",".join([found.puzzle.comment, *map(unguarded, [*fields[:place], *fields[place + 1 :]])])
        puzzle = attrs.evolve(found.puzzle, comment=others.lstrip(" \t,;#").rstrip())
        return Document(puzzle, columns, found.left_out)

    return entry_read(read, number, text, kind, columns)


def _columns(fields: list[str], place: int | None, header: _Header | None) -> dict[str, str]:
    """Return the fields beside the puzzle by the names of their columns, empty ones where the row ends early."""
    names = list(header.names) if header else []
    names += [f"column_{number}" for number in range(len(names) + 1, len(fields) + 1)]
    found = zip_longest(names, fields, fillvalue="")
    return {name: unguarded(field) for number, (name, field) in enumerate(found) if number != place}


def _read_field(text: str, number: int, fields: list[str], place: int, title: str) -> Document:
    if place >= len(fields):
        raise PuzzleError(f"{title} is missing; this row has {counted(len(fields), 'field')}")
    if not fields[place].strip():
        raise PuzzleError(f"{title} is empty: there is no puzzle in this row")
    lines_before = "".join(fields[:place]).count("\n")
    try:
        return read_document(fields[place], number + lines_before)
    except ConstraintError as error:
        raise ConstraintError(f"{title}: {error}", error.constraints) from None
    except PuzzleError as error:
        raise PuzzleError(f"{title}: {error}") from None


def _unplaced(number: int, text: str, fields: list[str], header: _Header | None) -> Entry:
    """Return the entry of a record of which no field looks like a puzzle: all of it may be one, with commas in it."""
    entry = _line(number, text)
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
    """Whether a line has a field that begins with a quotation mark, and not all that were opened are closed."""
    return line.count('"') % 2 == 1 and not is_comment(line) and _has_quoted_field(line)


def _has_quoted_field(text: str) -> bool:
    return '"' in text and bool(_QUOTED_FIELD.search(text))


def _up_to_closing_quote(numbered: Iterable[tuple[int, str]], limit: int) -> Iterator[tuple[int, str]]:
    """Yield lines up to the one that closes an open field; all, up to a limit of characters, where none does."""
    for number, line in numbered:
        yield number, line
        limit -= len(line) + 1
        if line.count('"') % 2 == 1 or limit < 0:
            return


def _row(text: str, separator: str) -> list[str]:
    """Return the fields of correct CSV; none where it is not correct."""
    try:
        return next(csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True), [])
    except csv.Error:
        return []


def _fields(text: str) -> list[str]:
    """Return the fields of a record, by the separator that sets a puzzle apart best, or else gives the most fields."""
    separators = _separators(text)
    if len(separators) == 1:
        return _split(text, separators[0])
    return min((_split(text, each) for each in separators), key=_fitness)


def _separators(text: str) -> list[str]:
    return [each for each in _SEPARATORS if each in text] or [","]


def _split(text: str, separator: str) -> list[str]:
    """Return the fields between separators; where the quotes are not those of correct CSV, they protect none."""
    fields = _row(text, separator) if '"' in text else []
    return fields or [field.strip(' "') for field in text.split(separator)]


def _fitness(fields: list[str]) -> tuple[float, int]:
    """Return what is lowest where a puzzle stands alone in its field, then where there are many fields."""
    place = _place(fields)
    return inf if place is None else len(fields[place]), -len(fields)


def _place(fields: list[str]) -> int | None:
    """Return the place of the first field that looks like a puzzle: one with empty cells if there is any.

    Else it is that of a link, or else of a solution.
    """
    places = [place for place, field in enumerate(fields) if is_whole(field) or _is_grid(field)]
    if len(places) < 2:
        return places[0] if places else None
    solutions = [_SOLUTION.fullmatch(field) is not None for field in fields]
    return min(places, key=lambda place: (solutions[place], links.begins(fields[place]), place))


def _is_grid(field: str) -> bool:
    """Whether a field holds the rows of a grid rather than words."""
    return "\n" in field and len(rows(field)) >= 9 and not any(map(str.isalpha, field))


def _is_puzzle_with_comment(text: str, fields: list[str], place: int) -> bool:
    """Whether a record is a puzzle and after it a comment, in which quotation marks stay what they are."""
    if place > 0 or "\n" in text or text.lstrip().startswith('"'):
        return False
    return not _has_quoted_field(text) or bool(_COMMENT.search(fields[0]))
