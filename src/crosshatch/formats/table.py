"""Tables of puzzles: CSV with commas, semicolons or tabs, where a puzzle stands in one of the columns.

Not every line with a comma is a row of a table, and not every quotation mark is one of CSV: a line may be a puzzle with
a comment after it.  So a row takes up several lines only where the quotes in them are those of correct CSV, and the
separator is whichever sets a puzzle apart best.  A stray quotation mark spoils no more than its own line.
"""

import csv
import re
from collections.abc import Iterable, Iterator
from math import inf

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from .recognise import LONGEST_TEXT, check_length, is_whole, read
from .rows import is_comment, rows

_SEPARATORS = (",", ";", "\t")
_QUOTED_FIELD = re.compile(r"(?:\A|[,;\t]) *\"")
_NAME = re.compile(r"[^\W\d_][^\d.*]*")
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
        if len(record) == 1 or _is_one_row(text):
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


def holds_puzzle(text: str) -> bool:
    """Whether a record has a field that looks like a puzzle of its own."""
    return _place(_fields(text)) is not None


def read_record(text: str, first_line: int = 1) -> Puzzle:
    """Read a record: the first field that looks like a puzzle is the puzzle, and the others become its comment.

    Raises PuzzleError, saying what is wrong and where, if there is no puzzle; ``first_line`` is the number of the
    record's first line there.
    """
    check_length(text)
    fields = _fields(text)
    place = _place(fields)
    if place is None:
        return _read_alone(text, first_line, several=len(fields) > 1)
    if _is_puzzle_with_comment(text, fields, place):
        return read(text, first_line)
    lines_before = "".join(fields[:place]).count("\n")
    puzzle = read(fields.pop(place), first_line + lines_before)
    comment = ",".join([puzzle.comment, *fields])
    return attrs.evolve(puzzle, comment=comment.lstrip(" \t,;#").rstrip())


def _read_alone(text: str, first_line: int, several: bool) -> Puzzle:
    """Read a record of which no field looks like a puzzle: all of it may be one, with commas for decoration."""
    try:
        return read(text, first_line)
    except PuzzleError as error:
        if several and "\n" not in text:
            raise PuzzleError("no field of this row is a puzzle (81 cells)") from error
        raise


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


def _is_one_row(text: str) -> bool:
    """Whether a text is one row of correct CSV."""
    return any(_row(text, separator) for separator in _SEPARATORS)


def _row(text: str, separator: str) -> list[str]:
    """Return the fields of correct CSV; none where it is not correct."""
    try:
        return next(csv.reader([text], delimiter=separator, skipinitialspace=True, strict=True), [])
    except csv.Error:
        return []


def _fields(text: str) -> list[str]:
    """Return the fields of a record, by the separator that sets a puzzle apart best, or else gives the most fields."""
    separators = [each for each in _SEPARATORS if each in text] or [","]
    if len(separators) == 1:
        return _split(text, separators[0])
    return min((_split(text, each) for each in separators), key=_fitness)


def _split(text: str, separator: str) -> list[str]:
    """Return the fields between separators; where the quotes are not those of correct CSV, they protect none."""
    fields = _row(text, separator) if '"' in text else []
    return fields or [field.strip(' "') for field in text.split(separator)]


def _fitness(fields: list[str]) -> tuple[float, int]:
    """Return what is lowest where a puzzle stands alone in its field, then where there are many fields."""
    place = _place(fields)
    return inf if place is None else len(fields[place]), -len(fields)


def _place(fields: list[str]) -> int | None:
    """Return the place of the first field that looks like a puzzle."""
    return next((place for place, field in enumerate(fields) if is_whole(field) or _is_grid(field)), None)


def _is_grid(field: str) -> bool:
    """Whether a field holds the rows of a grid rather than words."""
    return "\n" in field and len(rows(field)) >= 9 and not any(map(str.isalpha, field))


def _is_puzzle_with_comment(text: str, fields: list[str], place: int) -> bool:
    """Whether a record is a puzzle and after it a comment, in which quotation marks stay what they are."""
    if place > 0 or "\n" in text or text.lstrip().startswith('"'):
        return False
    return not _has_quoted_field(text) or bool(_COMMENT.search(fields[0]))
