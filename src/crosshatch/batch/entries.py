"""Entries of streams of puzzles: puzzles, or items read from a file, each with a puzzle or an error."""

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from itertools import chain, islice
from typing import Any, Protocol, TypeVar

from ..board.board import CLASSIC
from ..board.puzzle import Puzzle, check_is_puzzle
from ..formats import board_json
from ..formats.board_text import BOARD
from ..formats.document import COMMENT, EntryKind


class Readable(Protocol):
    """An item that was read, as ``formats.read_many`` yields: a puzzle or an error."""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, or None if it could not be read."""

    @property
    def error(self) -> object:
        """What is wrong, if there is no puzzle."""


_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,18})(\.[0-9]+)?(e[+-][0-9]{2,3})?")
"""A number of at most 64 bits, or nearly so, as programs write it."""

E = TypeVar("E", bound="Readable | Puzzle")

MOST_AHEAD = 100
"""Maximum number of entries without a puzzle to skip when looking for the columns of a stream."""


def puzzle_of(entry: Readable | Puzzle) -> Puzzle | None:
    """Return the puzzle of an entry, or None if it could not be read.  Raises TypeError if it is not an entry."""
    if isinstance(entry, Puzzle):
        return entry
    if not hasattr(entry, "puzzle"):
        check_is_puzzle(entry)
    return entry.puzzle


def line_of(entry: Readable | Puzzle) -> str:
    """Return the puzzle of an entry as a line, or an empty text if it has none."""
    puzzle = puzzle_of(entry)
    return puzzle.text if puzzle else ""


def columns_of(entry: Readable | Puzzle, *, numbers: bool = False) -> dict[str, Any]:
    """Return the columns that came with a puzzle, by name, as in ``formats.Entry``.

    With ``numbers``, texts that are written as numbers are numbers, except in JSON, where they are texts on purpose.
    """
    columns: dict[str, Any] = getattr(entry, "columns", {})
    if numbers and getattr(entry, "kind", None) is not EntryKind.OBJECT:
        return {name: typed(value) for name, value in columns.items()}
    return columns


def columns_with_board(entry: Readable | Puzzle, *, numbers: bool = False) -> dict[str, Any]:
    """Return the columns that came with a puzzle, and its ``board`` unless that is the classic one."""
    puzzle, columns = puzzle_of(entry), columns_of(entry, numbers=numbers)
    return columns if puzzle is None else with_board(puzzle, columns)


def with_board(puzzle: Puzzle, columns: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns of a puzzle with its ``board`` first, unless that is the classic one."""
    return dict(columns) if puzzle.board is CLASSIC else {BOARD: board_json.data_of(puzzle.board), **columns}


def typed(value: Any) -> Any:
    """Return a value that came with a puzzle, perhaps as text, as a number if that has the same value."""
    if not (isinstance(value, str) and _NUMBER.fullmatch(value)):
        return value
    number = int(value) if value.removeprefix("-").isdecimal() else float(value)
    return number if Decimal(repr(number)) == Decimal(value) else value


def source_of(entry: Readable | Puzzle, number: int) -> str:
    """Return where an entry comes from: its source, its number in its file, or otherwise its number in the stream."""
    source = getattr(entry, "source", None)
    return str(getattr(entry, "number", number) if source is None else source)


def with_columns(entries: Iterable[E]) -> tuple[tuple[str, ...], Iterator[E]]:
    """Return the names of the columns that came with the first puzzle of a stream, and the stream itself.

    If the first puzzle has no columns, the result is ``comment``, since later puzzles may have comments.
    """
    rest = iter(entries)
    head: list[E] = []
    for entry in islice(rest, MOST_AHEAD):
        head.append(entry)
        if puzzle_of(entry) or columns_of(entry):
            return tuple(columns_with_board(entry)) or (COMMENT,), chain(head, rest)
    return (COMMENT,), chain(head, rest)
