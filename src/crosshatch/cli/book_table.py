"""The table of a book: a file that keeps its puzzles as they are made."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ..batch.files import Rows, open_rows
from ..batch.rows import Form, Record
from ..board.board import CLASSIC
from ..board.puzzle import Puzzle
from ..generator.seeds import first_of, variation_of
from ..publishing.book import Book, BookPuzzle
from ..render.data import board_data
from ..solving.scale import Grade, Scale
from .made_puzzles import made_form, puzzle_in
from .writing import CSV

FIRST_COLUMNS = ("section", "number", "date", "board")
"""What the rows of a table of a book begin with."""


class Table:
    """The table of a book: the puzzles that earlier runs kept, and those that are added; none without a file."""

    def __init__(self, rows: Rows | None, form: Form, scale: Scale[Grade]) -> None:
        self._rows, self._form, self._scale, self.added = rows, form, scale, 0
        records = rows.complete() if rows else iter(())
        self._kept = {first_of(record["seed"]): record for record in records if record.get("seed")}

    def check_has(self, codes: Iterable[str]) -> None:
        """Raise ValueError if there are puzzles, but none of these seeds."""
        if self._kept and self._kept.keys().isdisjoint(map(first_of, codes)):
            raise ValueError(
                "the file has the puzzles of another book or seed; if only the title is new, add the old one as seed, "
                "otherwise name another file"
            )

    def puzzle(self, code: str) -> tuple[Puzzle, str] | None:
        """Return the puzzle that is kept for a seed, and its own, which may be a variation; None if there is none."""
        record = self._kept.get(first_of(code))
        if record is None or variation_of(record["seed"]) < variation_of(code):
            return None
        return puzzle_in(record), record["seed"]

    def add(self, section: str, row: BookPuzzle) -> None:
        """Keep a puzzle."""
        if self._rows:
            self._rows.add(self._form.write(_record(section, self.added + 1, row, self._scale)))
            self.added += 1

    def put(self, book: Book) -> None:
        """Replace all rows by those of a book, in its order and with its numbers."""
        if self._rows:
            self._rows.put(
                self._form.write(_record(section.title, number, row, self._scale))
                for section, rows in book.numbered()
                for number, row in rows
            )


@contextmanager
def table_at(name: str, scale: Scale[Grade]) -> Iterator[Table]:
    """Open the table of a book; nothing is kept where it has no name."""
    form = made_form(CSV, [scale], before=FIRST_COLUMNS)
    with ExitStack() as stack:
        rows = stack.enter_context(open_rows(Path(name), form, resume=True)) if name else None
        yield Table(rows, form, scale)


def _record(section: str, number: int, row: BookPuzzle, scale: Scale[Grade]) -> Record:
    board = row.puzzle.board
    classic = board is CLASSIC
    return {
        "section": section,
        "number": number,
        "date": row.day.isoformat() if row.day else "",
        **({} if classic else {"board": board_data(board)}),
        "puzzle": row.puzzle.text,
        "solution": row.solution if classic else board.gathered(row.solution.replace("0", ".")),
        scale.name: row.grade.data(),
        "givens": 81 - row.puzzle.givens.count("."),
        "seed": row.seed,
    }
