"""What streams of puzzles consist of: puzzles, or what was read, with what is wrong where that is no puzzle."""

from typing import Protocol

from ..board.puzzle import Puzzle


class Readable(Protocol):
    """A puzzle, or what is wrong there, as ``formats.read_many`` yields."""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, or None where it could not be read."""

    @property
    def error(self) -> object:
        """What is wrong, where there is no puzzle."""


def puzzle_of(entry: Readable | Puzzle) -> Puzzle | None:
    """Return the puzzle of an entry, or None where it could not be read."""
    return entry if isinstance(entry, Puzzle) else entry.puzzle


def error_of(entry: Readable | Puzzle) -> str:
    """Return what is wrong with an entry that is no puzzle."""
    return "" if isinstance(entry, Puzzle) else str(entry.error)
