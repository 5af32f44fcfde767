"""Puzzles printed as they were given, or as the name of a file says: as rows of a table, objects in JSON, or lines."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import attrs

from ..batch.entries import with_board
from ..batch.rows import given_cell
from ..board.board import CLASSIC, Board
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..formats import EntryKind, board_json, board_text, line, write
from ..formats.board_text import BOARD
from ..formats.csv_lines import csv_line
from ..formats.document import COMMENT, KEY
from ..formats.tables import text_in_table
from ..render.data import has_progress
from .output import complain, complain_of_columns, say, say_data
from .writing import CSV, JSON, LINE

_KINDS = {CSV: EntryKind.ROW, JSON: EntryKind.OBJECT, LINE: EntryKind.LINE}


class PrintedPuzzles:
    """Prints puzzles with what came with them, in a format, or as they were given.

    From the first row of a table on they are rows of that table, which has the columns of its first puzzle.  What is
    ``left_out`` of other texts is said in the end, by the messages with these names in them.
    """

    def __init__(self, form: str | None = None) -> None:
        self._kind = _KINDS.get(form or "")
        self._board: Board = CLASSIC
        self._columns: tuple[str, ...] | None = None
        self._not_in_table: set[str] = set()
        self.left_out: dict[str, set[str]] = defaultdict(set)

    def add(self, puzzle: Puzzle, given: EntryKind, columns: Mapping[str, Any], text: str = "") -> None:
        """Print a puzzle that was given in some way; ``text`` is printed where that is how it is to be printed."""
        kind = self._kind or (EntryKind.ROW if self._columns is not None else given)
        alone = plain(puzzle)
        columns = with_board(puzzle, columns) if kind in (EntryKind.ROW, EntryKind.OBJECT) else columns
        if kind not in (EntryKind.ROW, EntryKind.OBJECT) and puzzle.board != self._board:
            self._board = puzzle.board
            say(board_json.header(puzzle.board))
        if kind is EntryKind.ROW:
            self._add_row(puzzle, columns)
        elif kind is EntryKind.OBJECT:
            if text and kind is given:
                say(" ".join(map(str.strip, text.strip().split("\n"))))
            else:
                say_data({KEY: alone, **columns})
        elif text and "\n" not in text and given not in (EntryKind.ROW, EntryKind.OBJECT):
            say(text)
        else:
            if given in (EntryKind.ROW, EntryKind.OBJECT):
                self.left_out["columns omitted from text output: {}"].update(columns.keys() - {COMMENT})
                puzzle = attrs.evolve(puzzle, comment=str(columns.get(COMMENT) or ""))
            say(plain(puzzle) if has_progress(puzzle) else line.write(puzzle, comment=True))

    def _add_row(self, puzzle: Puzzle, columns: Mapping[str, Any]) -> None:
        """Print a row, below the header if it is the first."""
        if self._columns is None:
            self._columns = tuple(columns)
            say(csv_line([KEY, *self._columns]))
        self._not_in_table.update(columns.keys() - {BOARD, *self._columns})
        alone = plain(puzzle) if puzzle.board is CLASSIC else text_in_table(puzzle, BOARD in self._columns)
        say(csv_line([alone, *(_cell(columns.get(name)) for name in self._columns)]))

    def close(self) -> None:
        """Say which columns are left out."""
        complain_of_columns(self._not_in_table, "table")
        for message, names in self.left_out.items():
            if names:
                complain("", message.format(listed(sorted(names))))


def plain(puzzle: Puzzle) -> str:
    """Return a puzzle as a line without its comment; a library line where something was done since."""
    if not has_progress(puzzle):
        return puzzle.text
    alone = attrs.evolve(puzzle, comment="")
    return write(alone, "library") if puzzle.board is CLASSIC else board_text.position_text(alone)


def _cell(value: Any) -> str:
    """Return what came with a puzzle as a table has it; texts stay as they are, of several lines too."""
    return value if isinstance(value, str) else given_cell(value)
