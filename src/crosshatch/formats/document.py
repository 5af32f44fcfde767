"""Puzzles with their accompanying data, the capabilities of a format, and the entries of a file of many puzzles.

The accompanying data consists of named columns, as in a table.  All formats map their fields to the same column names
(below), so that an author, for example, is preserved from one format to the next.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import chain, islice
from typing import Any, Protocol

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.errors import PuzzleError
from ..board.houses import CELLS, digits_in
from ..board.puzzle import EMPTY, Puzzle

COMMENT = "comment"
"""The column for the comment of a line or a grid."""

KEY = "puzzle"
"""The name of the puzzle column in a table, and the key of the puzzle in JSON."""

TITLE = "title"
AUTHOR = "author"
DESCRIPTION = "description"
LEVEL = "level"
RATING = "rating"
DATE = "date"
SOURCE = "source"
URL = "url"
SOLUTION = "solution"
FOLDER = "folder"
ID = "id"


class PuzzleWithColumns(Protocol):
    """A puzzle with its accompanying data: an entry of a file, or a document."""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle."""

    @property
    def columns(self) -> Mapping[str, Any]:
        """The accompanying data, by column name."""


@attrs.frozen
class Document:
    """A puzzle and its accompanying data.

    ``columns`` maps names to texts (or, from JSON, to any values).  ``left_out`` names contents of the source that
    cannot be represented, such as ``colours``.
    """

    puzzle: Puzzle
    columns: Mapping[str, Any] = attrs.field(factory=dict, hash=False)
    left_out: tuple[str, ...] = ()

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Document":
        """Return a document for a puzzle, with its comment as a column."""
        return cls(puzzle, comment_alone(puzzle.comment))

    @classmethod
    def with_columns(cls, puzzle: Puzzle, columns: Mapping[str, str], left_out: Iterable[str] = ()) -> "Document":
        """Return a document for a puzzle with its columns; empty ones are dropped.

        The comment of the puzzle is the comment column or, failing that, the title, author and level.
        """
        said = {name: text for name, text in columns.items() if text.strip()}
        named = ", ".join(said[name] for name in (TITLE, AUTHOR, LEVEL) if name in said)
        told = attrs.evolve(puzzle, comment=said.get(COMMENT, named))
        return cls(told, said, tuple(dict.fromkeys(left_out)))

    def said(self, name: str) -> str:
        """Return a column as text; empty if the column is missing."""
        value = self.columns.get(name)
        return "" if value is None else str(value)

    def text(self, name: str) -> str:
        """Return a column as text on one line; empty if the column is missing."""
        return " ".join(self.said(name).split())


@attrs.frozen
class Features:
    """The information besides givens that a format can store.

    ``placed`` is for solved cells that are not givens; without it, they are written as givens.  ``removed`` is for
    removed candidates, and ``emptied`` says whether a cell can have none left.  ``columns`` are the names of the
    columns that the format supports; ``others`` says whether it accepts any other name.
    """

    placed: bool = False
    removed: bool = False
    emptied: bool = True
    columns: tuple[str, ...] = ()
    others: bool = False


@attrs.frozen
class Format:
    """A text format for puzzles.

    ``read`` takes a text and raises PuzzleError if it is not in this format.  ``write`` stores everything that the
    format can store.  Files have the extensions ``endings``.  ``write_many`` makes a file of many puzzles, if that is
    more than one puzzle after another with ``between`` in between; ``of_first`` says that the file has only the columns
    of its first puzzle.  ``matches`` recognises a puzzle on one line.  ``any_board`` says whether puzzles on other
    boards contain their board, and ``board_above`` whether a header names it.
    """

    name: str
    title: str
    read: Callable[[str], Document]
    write: Callable[[Document], str]
    features: Features = Features()
    endings: tuple[str, ...] = ()
    between: str = "\n"
    of_first: bool = False
    write_many: Callable[[Iterable[Document]], Iterator[str]] | None = None
    matches: Callable[[str], bool] = lambda line: False
    any_board: bool = False
    board_above: bool = False

    def file(self, documents: Iterable[Document]) -> Iterator[str]:
        """Yield the text of a file of many puzzles, piece by piece; nothing if there are no puzzles.

        Raises BoardError if the format cannot store the board of a puzzle.
        """
        documents = map(self.checked, documents)
        if self.write_many:
            for first in documents:
                yield from self.write_many(chain([first], documents))
            return
        between, board = "", CLASSIC
        for document in documents:
            header = "" if document.puzzle.board == board else self._header(document.puzzle.board)
            yield f"{between}{header}{self.write(document)}\n"
            between, board = self.between.removeprefix("\n"), document.puzzle.board

    def text(self, document: Document) -> str:
        """Return the text of one puzzle, with a header if it is needed; raise BoardError as ``file`` does."""
        board = self.checked(document).puzzle.board
        return f"{'' if board is CLASSIC else self._header(board)}{self.write(document)}"

    def _header(self, board: Board) -> str:
        """Return the line above a puzzle that names its board; empty for formats where it is part of the puzzle."""
        from .board_json import header  # which the classic board does not need

        return f"{header(board)}\n" if self.board_above else ""

    def checked(self, document: Document) -> Document:
        """Return a document; raise BoardError if the format cannot store its board."""
        board = document.puzzle.board
        if board is not CLASSIC and not (self.any_board or self.board_above):
            raise BoardError(f"the format {self.name!r} is for the classic board only, but this puzzle is on {board}")
        return document

    def lost(self, document: Document) -> list[str]:
        """Return the names of everything in a document that the format cannot store; empty if nothing is lost."""
        puzzle, features = document.puzzle, self.features
        found = [PLACED] if puzzle.placed != EMPTY and not features.placed else []
        if puzzle.removed and not features.removed:
            found.append(REMOVED)
        elif (
            puzzle.removed
            and not features.emptied
            and len(marks_of(puzzle)) < len({each.cell for each in puzzle.removed})
        ):
            found.append(EMPTIED)
        if features.others:
            return found
        said = (name for name, value in document.columns.items() if value not in (None, "", [], {}))
        return found + [name for name in said if name not in features.columns]


PLACED = "which cells are placed (they become givens)"
REMOVED = "removed candidates"
EMPTIED = "that a cell has no candidates"


def marks_of(puzzle: Puzzle) -> dict[int, list[int]]:
    """Return the pencil marks of a position as many programs store them: the marks in a cell are its only candidates.

    In these programs, a cell without marks keeps every candidate that no peer rules out.  So only cells that have lost
    candidates get marks, and a cell without any candidate cannot be represented.
    """
    if not puzzle.removed:
        return {}
    grid = puzzle.grid()
    lost = {each.cell for each in puzzle.removed}
    found = {cell: list(digits_in(grid.digits_of(cell))) for cell in CELLS if cell in lost}
    return {cell: digits for cell, digits in found.items() if digits}


class EntryKind(StrEnum):
    """The form of an entry in a file: on one line, over several lines, as a row below a table header, or in JSON."""

    LINE = "line"
    GRID = "grid"
    ROW = "row"
    OBJECT = "object"


@attrs.frozen
class Entry:
    """An entry of a file, with its line number (from 1), its text, and its puzzle or error.

    ``columns`` are the accompanying data by name: the other fields of a table row as texts, the other keys of a JSON
    object, or otherwise the ``comment``, if there is one.  Entries with an error have them too.

    ``kind`` is the form of the entry:  ROW below the header of a table, LINE for a row of a table without a header.
    ``left_out`` names contents that cannot be represented, such as ``colours``.  ``source`` is the file and line, such
    as ``easy.txt:12``, if the entry was read from a file with a name.
    """

    number: int
    text: str
    puzzle: Puzzle | None = None
    error: PuzzleError | None = None
    columns: dict[str, Any] = attrs.field(factory=dict, hash=False)
    kind: EntryKind = EntryKind.LINE
    left_out: tuple[str, ...] = ()
    source: str | None = None

    @property
    def problem(self) -> str:
        """What is wrong, without the number of the entry's own line; empty if it is a puzzle."""
        return re.sub(f"^line {self.number}[,:] ", "", str(self.error or ""))

    def __repr__(self) -> str:
        outcome = f"error={self.error!r}" if self.error else f"puzzle={self.puzzle!r}"
        return f"Entry({self.number}, {self.text!r}, {outcome})"


def comment_alone(text: str) -> dict[str, Any]:
    """Return the columns of a puzzle whose only accompanying data is its comment, if any."""
    return {COMMENT: text} if text else {}


def entry_read(
    read: Callable[[], Document], number: int, text: str, kind: EntryKind, columns: dict[str, Any] | None = None
) -> Entry:
    """Return an entry with the document that ``read`` returns, or with its error and the given ``columns``."""
    try:
        found = read()
    except PuzzleError as error:
        bare = error.with_traceback(None)  # which would keep all that was read alive
        return Entry(number, text, error=bare, columns=columns or {}, kind=kind)
    return Entry(number, text, found.puzzle, columns=dict(found.columns), kind=kind, left_out=found.left_out)


def only(entries: Iterable[Entry]) -> Document:
    """Return the only puzzle among some entries.

    Raises PuzzleError if there are several or none, or if the puzzle cannot be read.
    """
    found = list(islice(entries, 2))
    if len(found) != 1:
        raise PuzzleError(
            "expected one puzzle, found several; read them as a file (read_file)" if found else "no puzzle found"
        )
    entry = found[0]
    if entry.puzzle is None:
        raise entry.error or PuzzleError("no puzzle found")
    return Document(entry.puzzle, entry.columns, entry.left_out)
