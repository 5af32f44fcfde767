"""What streams of puzzles consist of: puzzles, or what was read, with what is wrong where that is no puzzle."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any, Protocol, TypeVar

from ..board.puzzle import Puzzle, check_is_puzzle
from ..formats.document import COMMENT


class Readable(Protocol):
    """A puzzle, or what is wrong there, as ``formats.read_many`` yields."""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, or None where it could not be read."""

    @property
    def error(self) -> object:
        """What is wrong, where there is no puzzle."""


E = TypeVar("E", bound="Readable | Puzzle")

MOST_AHEAD = 100
"""How many entries without a puzzle are passed over at most in search of the columns of a stream."""


def puzzle_of(entry: Readable | Puzzle) -> Puzzle | None:
    """Return the puzzle of an entry, or None where it could not be read.  Raises TypeError where it is no entry."""
    if isinstance(entry, Puzzle):
        return entry
    if not hasattr(entry, "puzzle"):
        check_is_puzzle(entry)
    return entry.puzzle


def line_of(entry: Readable | Puzzle) -> str:
    """Return the puzzle of an entry as a line, empty where there is none."""
    puzzle = puzzle_of(entry)
    return puzzle.line if puzzle else ""


def columns_of(entry: Readable | Puzzle) -> dict[str, Any]:
    """Return what came with a puzzle, by the names of columns: what an entry of a file tells (``formats.Entry``)."""
    columns: dict[str, Any] = getattr(entry, "columns", {})
    return columns


def source_of(entry: Readable | Puzzle, number: int) -> str:
    """Return where an entry comes from: its source, its number in its file, or else its number in the stream."""
    return str(getattr(entry, "source", getattr(entry, "number", number)))


def with_columns(entries: Iterable[E]) -> tuple[tuple[str, ...], Iterator[E]]:
    """Return the names of the columns that the first puzzle of a stream came with, and the stream.

    Where it came with none these are ``comment``, which later ones may have.
    """
    rest = iter(entries)
    head: list[E] = []
    for entry in islice(rest, MOST_AHEAD):
        head.append(entry)
        if puzzle_of(entry) or columns_of(entry):
            return tuple(columns_of(entry)) or (COMMENT,), chain(head, rest)
    return (COMMENT,), chain(head, rest)
