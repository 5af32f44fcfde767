"""What a file of many puzzles consists of."""

from enum import StrEnum
from typing import Any

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle

COMMENT = "comment"
"""The column in which the comment of a line or a grid stands."""


KEY = "puzzle"
"""What the column of the puzzles in a table is called, and the key of the puzzle in JSON."""


class EntryKind(StrEnum):
    """How a puzzle stands in a file: on a line or over several, below a header that names columns, or in JSON."""

    LINE = "line"
    GRID = "grid"
    ROW = "row"
    OBJECT = "object"


@attrs.frozen
class Entry:
    """A line of a file, or a grid that begins there: its number (from 1), its text, and its puzzle or what is wrong.

    ``columns`` is what came with the puzzle, by the names of columns: in a table the other fields, as texts; of an
    object in JSON the other keys; elsewhere the ``comment``, if there is one.  A bad puzzle has it too.

    ``kind`` is how it stands there: ROW for all that comes below the header of a table, and LINE for a row of a table
    without one.  ``left_out`` names what stood there and has no place in a puzzle or the columns, such as ``colours``.
    """

    number: int
    text: str
    puzzle: Puzzle | None = None
    error: PuzzleError | None = None
    columns: dict[str, Any] = attrs.field(factory=dict, hash=False)
    kind: EntryKind = EntryKind.LINE
    left_out: tuple[str, ...] = ()

    def __repr__(self) -> str:
        outcome = f"error={self.error!r}" if self.error else f"puzzle={self.puzzle!r}"
        return f"Entry({self.number}, {self.text!r}, {outcome})"


def comment_alone(text: str) -> dict[str, Any]:
    """Return the columns of a puzzle that has a comment with it at most."""
    return {COMMENT: text} if text else {}


def bare(error: PuzzleError) -> PuzzleError:
    """Return an error without its traceback, which would keep all that was read alive."""
    return error.with_traceback(None)
