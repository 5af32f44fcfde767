"""Tables of puzzles that verbs print with the columns that the puzzles came with."""

from collections.abc import Mapping
from typing import Any

from ..batch.rows import given_cell
from ..formats.cells import csv_line
from ..formats.entry import KEY
from .output import say


class PrintedTable:
    """A table on standard output, with the columns of its first puzzle; ``left_out`` are others that later ones had."""

    def __init__(self) -> None:
        self._columns: tuple[str, ...] | None = None
        self.left_out: set[str] = set()

    @property
    def has_begun(self) -> bool:
        """Whether the header is printed."""
        return self._columns is not None

    def add(self, puzzle: str, columns: Mapping[str, Any]) -> None:
        """Print a puzzle with its columns, below the header if it is the first."""
        if self._columns is None:
            self._columns = tuple(columns)
            say(csv_line([KEY, *self._columns]))
        self.left_out.update(columns.keys() - set(self._columns))
        say(csv_line([puzzle, *(_cell(columns.get(name)) for name in self._columns)]))


def _cell(value: Any) -> str:
    """Return what came with a puzzle as a table has it; texts stay as they are, of several lines too."""
    return value if isinstance(value, str) else given_cell(value)
