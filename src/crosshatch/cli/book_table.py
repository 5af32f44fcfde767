"""The table of a book: a file that keeps its puzzles as they are made."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from math import isclose
from pathlib import Path

import attrs

from ..batch.files import Rows, open_rows
from ..batch.rows import Form, Record, cell
from ..board.board import CLASSIC
from ..board.puzzle import Puzzle
from ..generator.seeds import first_of, variation_of
from ..publishing.book import Book, BookPuzzle, givens_of
from ..render.data import board_data
from ..solving.scale import Grade, Scale
from .made_puzzles import Puzzles, made_form, puzzle_in
from .writing import CSV

FIRST_COLUMNS = ("section", "number", "date", "board")
"""What the rows of a table of a book begin with."""

REPLACES = "replaces"
"""The column with the seed of the puzzle that someone's own puzzle has replaced."""

LONGEST_NUMBER = 24
"""The most characters of a number that a spreadsheet has rounded: it keeps some 15 digits of a solution."""


@attrs.frozen(slots=False)
class Edited(Puzzles):
    """The layout of rows that people may have edited: a wrong puzzle is named when the book needs it."""

    def check(self, record: Record) -> None:
        """Accept every record."""


@attrs.frozen
class Kept:
    """A row that an earlier run kept: where it stands, and its puzzle and columns that people have added.

    Someone may have replaced the puzzle that was made by one of their own.
    """

    source: str
    record: Record
    columns: Mapping[str, str]

    @property
    def place(self) -> str:
        """The seed of the puzzle that was made for this place, which may be a variation."""
        return str(self.record["seed"] or self.record[REPLACES])

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle.  Raises PuzzleError or BoardError if it is none."""
        return puzzle_in(self.record)

    def as_in(self, row: BookPuzzle) -> BookPuzzle:
        """Return the row of its puzzle, with the seed that made it, or with the seed of the puzzle that it replaces.

        The puzzle was replaced if the rest of the row does not fit it.
        """
        fits = _is_solution(str(self.record["solution"]), solution_text(row))
        facts = {"givens": givens_of(row), "techniques": row.grade.data()["techniques"]}
        if self.record["seed"] and fits and all(str(self.record[name]) == cell(value) for name, value in facts.items()):
            return attrs.evolve(row, seed=self.place)
        return attrs.evolve(row, columns={**row.columns, REPLACES: self.place})


def _is_solution(text: str, solution: str) -> bool:
    """Whether a text stands for a solution, which spreadsheets may have rounded to a number such as 5.34679E+80."""
    if len(text) <= LONGEST_NUMBER:
        with suppress(ValueError):
            digits = sum(map(str.isdecimal, text.upper().partition("E")[0]))
            return isclose(float(text.replace(",", ".")), float(solution), rel_tol=10.0 ** (1 - min(digits, 15)))
    return text == solution


def solution_text(row: BookPuzzle) -> str:
    """Return the solution of a puzzle in the form in which tables contain it."""
    board = row.puzzle.board
    return row.solution if board is CLASSIC else board.gathered(row.solution.replace("0", "."))


def place_of(row: BookPuzzle) -> str:
    """Return a puzzle's seed or, without one, the seed of the puzzle that it replaced; empty if neither has a seed."""
    return row.seed or str(row.columns.get(REPLACES) or "")


class Table:
    """The table of a book: the puzzles that earlier runs kept, and those that are added; none without a file."""

    def __init__(self, rows: Rows | None, form: Form, scale: Scale[Grade]) -> None:
        self._rows, self._form, self._scale, self.added = rows, form, scale, 0
        self._all = (
            [
                Kept(f"{rows.path}:{line}", record, {name: record[name] for name in form.more})
                for line, record in enumerate(rows.complete(), 2)
            ]
            if rows
            else []
        )
        self._kept = {first_of(each.place): each for each in self._all if each.place}
        self._asked: set[str] = set()

    def check_has(self, codes: Iterable[str]) -> None:
        """Raise ValueError if there are puzzles, but none of these seeds."""
        if self._kept and self._kept.keys().isdisjoint(map(first_of, codes)):
            raise ValueError(
                "the file has the puzzles of another book, seed or target; if only the title is new, add the old one "
                "as seed, otherwise name another file"
            )

    def kept(self, code: str) -> Kept | None:
        """Return the row that is kept for a seed, or for a later variation of it; None if there is none."""
        self._asked.add(first_of(code))
        kept = self._kept.get(first_of(code))
        return None if kept is None or variation_of(kept.place) < variation_of(code) else kept

    def lost(self, book: Book) -> Iterator[Kept]:
        """Yield the rows for which nothing asked, unless a book has their puzzles from a file or bank."""
        there = {row.puzzle.text for section in book.sections for row in section.puzzles}
        for each in self._all:
            if first_of(each.place) not in self._asked and each.record["puzzle"] not in there:
                yield each

    def add(self, section: str, row: BookPuzzle) -> None:
        """Keep a puzzle."""
        if self._rows:
            self._rows.add(self._form.write(self._record(section, self.added + 1, row)))
            self.added += 1

    def put(self, book: Book) -> None:
        """Replace all rows by those of a book, in its order and with its numbers."""
        if self._rows:
            self._rows.put(
                self._form.write(self._record(section.title, number, row))
                for section, rows in book.numbered()
                for number, row in rows
            )

    def _record(self, section: str, number: int, row: BookPuzzle) -> Record:
        board = row.puzzle.board
        return {
            **{name: row.columns.get(name, "") for name in self._form.more},
            "section": section,
            "number": number,
            "date": row.day.isoformat() if row.day else "",
            **({} if board is CLASSIC else {"board": board_data(board)}),
            "puzzle": row.puzzle.text,
            "solution": solution_text(row),
            self._scale.name: row.grade.data(),
            "givens": givens_of(row),
            "seed": row.seed,
            REPLACES: "" if row.seed else place_of(row),
        }


@contextmanager
def table_at(name: str, scale: Scale[Grade]) -> Iterator[Table]:
    """Open the table of a book; nothing is kept where it has no name."""
    form = made_form(CSV, [scale], layout=Edited, before=FIRST_COLUMNS, after=("givens", "seed", REPLACES))
    with ExitStack() as stack:
        rows = stack.enter_context(open_rows(Path(name), form, resume=True)) if name else None
        yield Table(rows, form, scale)
