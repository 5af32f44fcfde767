"""A puzzle with what travels with it, what a format has room for, and what a file of many puzzles consists of.

What comes with a puzzle are columns, as a table has them: texts by name.  The names below are those by which formats
know their own fields, so that an author stays an author from one format to the next.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import islice
from typing import Any, Protocol

import attrs

from ..board.errors import PuzzleError
from ..board.houses import CELLS, digits_in
from ..board.puzzle import EMPTY, Puzzle

COMMENT = "comment"
"""The column in which the comment of a line or a grid stands."""

KEY = "puzzle"
"""What the column of the puzzles in a table is called, and the key of the puzzle in JSON."""

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


class Accompanied(Protocol):
    """A puzzle with what came with it: an entry of a file, or a document."""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle."""

    @property
    def columns(self) -> Mapping[str, Any]:
        """What came with it, by the names of columns."""


@attrs.frozen
class Document:
    """A puzzle and what travels with it.

    ``columns`` are texts (or, from JSON, any values) by name.  ``left_out`` names what stood there and has no place
    here, such as ``colours``.
    """

    puzzle: Puzzle
    columns: Mapping[str, Any] = attrs.field(factory=dict, hash=False)
    left_out: tuple[str, ...] = ()

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Document":
        """Return a puzzle with its comment as what came with it."""
        return cls(puzzle, comment_alone(puzzle.comment))

    @classmethod
    def with_columns(cls, puzzle: Puzzle, columns: Mapping[str, str], left_out: Iterable[str] = ()) -> "Document":
        """Return a puzzle with what came with it, as far as it says anything.

        Its comment, or else its title, author and level, is the puzzle's.
        """
        said = {name: text for name, text in columns.items() if text.strip()}
        named = ", ".join(said[name] for name in (TITLE, AUTHOR, LEVEL) if name in said)
        told = attrs.evolve(puzzle, comment=said.get(COMMENT, named))
        return cls(told, said, tuple(dict.fromkeys(left_out)))

    def said(self, name: str) -> str:
        """Return a column as a text; an empty one where there is none."""
        value = self.columns.get(name)
        return "" if value is None else str(value)

    def text(self, name: str) -> str:
        """Return a column as a text on one line; an empty one where there is none."""
        return " ".join(self.said(name).split())


@attrs.frozen
class Room:
    """What a format has room for beside givens.

    ``placed`` are cells that are solved and not given; without room for them they become givens.  ``removed`` are
    candidates that are gone, and ``emptied`` says whether a cell can have none left.  ``columns`` are the names that it
    knows, ``others`` whether it takes any name.
    """

    placed: bool = False
    removed: bool = False
    emptied: bool = True
    columns: tuple[str, ...] = ()
    others: bool = False


@attrs.frozen
class Format:
    """A way in which puzzles are written.

    ``read`` takes a text, and raises PuzzleError where it is not of the format.  ``write`` keeps what there is room
    for.  A file is called ``*.ending``.  ``together`` makes a file of many, where that is more than one after the other
    with ``between`` between them; ``of_first`` says that it has the columns of its first puzzle only.  ``is_meant``
    recognises a puzzle on one line.
    """

    name: str
    title: str
    read: Callable[[str], Document]
    write: Callable[[Document], str]
    room: Room = Room()
    endings: tuple[str, ...] = ()
    between: str = "\n"
    of_first: bool = False
    together: Callable[[Iterable[Document]], Iterator[str]] | None = None
    is_meant: Callable[[str], bool] = lambda line: False

    def file(self, documents: Iterable[Document]) -> Iterator[str]:
        """Yield the text of a file of many puzzles, piece by piece."""
        if self.together:
            yield from self.together(documents)
            return
        between = ""
        for document in documents:
            yield f"{between}{self.write(document)}\n"
            between = self.between.removeprefix("\n")

    def lost(self, document: Document) -> list[str]:
        """Return what of a puzzle, and of what came with it, has no room: nothing where all is kept."""
        puzzle, room = document.puzzle, self.room
        found = [PLACED] if puzzle.placed != EMPTY and not room.placed else []
        if puzzle.removed and not room.removed:
            found.append(REMOVED)
        elif (
            puzzle.removed and not room.emptied and len(marks_of(puzzle)) < len({each.cell for each in puzzle.removed})
        ):
            found.append(EMPTIED)
        if room.others:
            return found
        said = (name for name, value in document.columns.items() if value not in (None, "", [], {}))
        return found + [name for name in said if name not in room.columns]


PLACED = "which cells are placed (they become givens)"
REMOVED = "removed candidates"
EMPTIED = "that a cell has no candidates"


def marks_of(puzzle: Puzzle) -> dict[int, list[int]]:
    """Return the marks of a position, as many programs keep them: what is noted in a cell is all that it has left.

    A cell without marks says nothing, and keeps every candidate that no peer rules out.  So there are marks for the
    cells that have lost some, and a cell that has none left cannot be told.
    """
    if not puzzle.removed:
        return {}
    grid = puzzle.grid()
    lost = {each.cell for each in puzzle.removed}
    found = {cell: list(digits_in(grid.digits_of(cell))) for cell in CELLS if cell in lost}
    return {cell: digits for cell, digits in found.items() if digits}


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


def entry_read(
    read: Callable[[], Document], number: int, text: str, kind: EntryKind, columns: dict[str, Any] | None = None
) -> Entry:
    """Return the entry of a document that is read, or, with these ``columns``, of what is wrong with it."""
    try:
        found = read()
    except PuzzleError as error:
        bare = error.with_traceback(None)  # which would keep all that was read alive
        return Entry(number, text, error=bare, columns=columns or {}, kind=kind)
    return Entry(number, text, found.puzzle, columns=dict(found.columns), kind=kind, left_out=found.left_out)


def only(entries: Iterable[Entry]) -> Document:
    """Return the only puzzle of some entries.

    Raises PuzzleError where there are several or none, or it cannot be read.
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
