"""A bank: graded puzzles in one SQLite file, each stored once up to symmetry and given out only once.

Every change of the file is one transaction, which is completed or leaves no trace, whatever happens to the process.
Puzzles are marked as used before they are shown, and can be shown again.  Therefore no puzzle is lost with the output,
and none is given to two people.
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import date
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from ..board.forms import form_of
from ..board.puzzle import Puzzle
from ..generator.digging import some_of
from ..generator.target_text import text_of
from ..solving.scale import Grade, Scale
from .errors import BankError, DayTaken, TooFew
from .file import BankFile, quiet
from .puzzle import BankGrade, BankPuzzle, Usage, checked_tags
from .queries import Query
from .records import AT_ONCE, add_grade, add_puzzle, mark, now, read_puzzles

QUERIES_REMEMBERED = 100
"""Number of queries for which the bank remembers which puzzles meet them; a week has fewer."""

UNUSED = """
FROM puzzles JOIN grades ON grades.puzzle = puzzles.id JOIN scales ON scales.id = grades.scale
WHERE puzzles.take IS NULL AND"""

TAKES = """
SELECT takes.id AS number, takes.taken_at, takes.how, takes.asked, count(puzzles.id) AS count,
    ifnull(min(puzzles.used_on), '') AS first, ifnull(max(puzzles.used_on), '') AS last,
    json_group_array(DISTINCT puzzles.used_for) AS what_for
FROM takes LEFT JOIN puzzles ON puzzles.take = takes.id
GROUP BY takes.id ORDER BY takes.id
"""


class Bank(AbstractContextManager["Bank"]):
    """A bank of puzzles in the file at a path; use it in a ``with`` block, or close it at the end.

    ``create`` makes the file if it does not exist.  ``notify`` is called with a sentence when this process has to wait
    for another.  Any number of processes may open a bank at the same time; each ``Bank`` object belongs to the thread
    that opened it.  Processes write in turn, which usually takes a few milliseconds.

    Raises NotABank if the file is something else, NewerBank if a newer version of Crosshatch wrote it, and BankError if
    it does not exist or cannot be opened.
    """

    def __init__(
        self, path: str | os.PathLike[str], *, create: bool = False, notify: Callable[[str], None] = quiet
    ) -> None:
        self.path = Path(path)
        self.file = BankFile(self.path, create, notify)
        self._met: dict[Query, dict[int, bool]] = {}  # for queries that no column tells: whether puzzles meet them

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return int(self.file.rows("SELECT count(*) FROM puzzles")[0][0])

    def __contains__(self, puzzle: object) -> bool:
        """Whether the bank has a puzzle (or a line of 81 characters), or one that is the same up to symmetry.  A bank
        can therefore serve as a container of canonical forms.
        """
        if not isinstance(puzzle, Puzzle | str):
            return False
        return self.has_form(form_of(puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle)))

    def has_form(self, form: str) -> bool:
        """Whether the bank has a puzzle with this canonical form, a line of 81 characters."""
        return self.file.number_of("puzzles", form=form) is not None

    def __iter__(self) -> Iterator[BankPuzzle]:
        """Yield all puzzles in the order in which they were added."""
        return read_puzzles(self.file, self.numbers())

    def numbers(self) -> list[int]:
        """Return the numbers of all puzzles, in order."""
        return self._numbers("SELECT id FROM puzzles ORDER BY id")

    def _numbers(self, query: str, *values: object) -> list[int]:
        return [number for (number,) in self.file.rows(query, values)]

    def find(self, puzzle: Puzzle) -> BankPuzzle | None:
        """Return the bank's record of a puzzle, or of one that is the same up to symmetry; None if there is none.

        Raises PuzzleError if a digit is given twice in a house.
        """
        number = self.file.number_of("puzzles", form=form_of(puzzle))
        return None if number is None else self.puzzles([number])[0]

    def puzzles(self, numbers: Sequence[int]) -> list[BankPuzzle]:
        """Return the puzzles with these numbers, in that order; unknown numbers are skipped."""
        return list(read_puzzles(self.file, numbers))

    def add(self, *puzzles: BankPuzzle, how: str = "import") -> list[tuple[int, bool]]:
        """Add puzzles in one transaction; return the number of each, and whether it is new.

        A puzzle that is already there, up to symmetry, is kept as it was, but gains what was unknown about it: grades
        on other scales, tags, and its use; ``how`` is that of their take (``takes``).
        """
        with self.file.writing():
            return [add_puzzle(self.file, each, how) for each in puzzles]

    def left(self, query: Query | None = None) -> int:
        """Return the number of unused puzzles that match a query."""
        query = query or Query()
        if not query.in_columns:
            return sum(1 for _ in self._fitting(query))
        condition, values = query.condition()
        return int(self.file.rows(f"SELECT count(*) {UNUSED} {condition}", values)[0][0])

    def unused(self, query: Query | None = None) -> Iterator[BankPuzzle]:
        """Yield the unused puzzles that match a query, the oldest first."""
        numbers = self._fitting(query or Query())
        while some := list(islice(numbers, AT_ONCE)):
            yield from read_puzzles(self.file, some)

    def _fitting(self, query: Query, most: int = -1) -> Iterator[int]:
        """Yield the numbers of unused puzzles that match a query, oldest first; at most ``most``, unless that is
        negative.

        If columns are not enough to decide, puzzles are read and judged.  This is slow, but is done once for each
        query.
        """
        condition, values = query.condition()
        numbers = self._numbers(
            f"SELECT puzzles.id {UNUSED} {condition} ORDER BY puzzles.id LIMIT ?",
            *values,
            most if query.in_columns else -1,
        )
        return iter(numbers) if query.in_columns else islice(self._meeting(query, numbers), most if most >= 0 else None)

    def _meeting(self, query: Query, numbers: Sequence[int]) -> Iterator[int]:
        """Yield those of these numbers whose puzzles match a query."""
        if query not in self._met and len(self._met) == QUERIES_REMEMBERED:
            self._met.clear()
        met = self._met.setdefault(query, {})
        for start in range(0, len(numbers), AT_ONCE):
            some = numbers[start : start + AT_ONCE]
            for each in read_puzzles(self.file, [number for number in some if number not in met]):
                grade = each.grade(query.scale.name, query.scale.version)
                met[each.number] = grade is not None and query.is_met(each.puzzle, grade)
            yield from (number for number in some if met.get(number))

    def take(
        self,
        wanted: int | Sequence[tuple[Query, Usage]] = 1,
        query: Query | None = None,
        use: Usage | None = None,
        *,
        daily: bool = False,
        seed: int | str | None = None,
        fewer: bool = False,
        again: bool = False,
        dry_run: bool = False,
    ) -> list[BankPuzzle]:
        """Take puzzles: mark them as used, and return them.  Nobody else gets the same puzzles, even at the same
        moment.

        - ``wanted``: how many (at least 1), or a query and a use for each, as for the days of a week;
        - ``query``: which puzzles match; by default, all that are graded on the Crosshatch scale;
        - ``use``: when and for what they are used; with ``daily``, its day is that of the first puzzle, and each
          further puzzle gets the next day;
        - ``seed``: take puzzles at random, reproducibly for the same bank and seed; by default, the oldest come first;
        - ``fewer``: if too few puzzles match, take all of them;
        - ``again``: also take puzzles for days that already have one for the same purpose;
        - ``dry_run``: do not mark the puzzles.

        Raises TooFew if too few puzzles match, and DayTaken if a day already has a puzzle for the purpose; neither
        takes any puzzles.  Raises BankError if ``daily`` lacks a first day, and TargetError or UnknownTechnique if no
        puzzle can match.
        """
        if isinstance(wanted, int):
            query, use = query or Query(), use or Usage()
            if daily and not use.on:
                raise BankError("daily needs the day of the first puzzle, such as 2031-05-03")
            wanted = [(query, use.later(days) if daily else use) for days in range(wanted)]
        asked = _asked(wanted, seed)
        pairs = self._chosen(wanted, seed, fewer, again)
        if not dry_run:
            with self.file.writing():  # others may have taken some meanwhile; what was judged is not judged again
                pairs = self._chosen(wanted, seed, fewer, again)
                if pairs:
                    self._use(pairs, "take", asked)
        return self.puzzles([number for number, _ in pairs])

    def _chosen(
        self, wanted: Sequence[tuple[Query, Usage]], seed: int | str | None, fewer: bool, again: bool
    ) -> list[tuple[int, Usage]]:
        """Return the number of a different unused puzzle for each use.  Raises TooFew and DayTaken."""
        if not again:
            self._check_are_free(use for _, use in wanted)
        chosen: dict[Query, Iterator[int]] = {}
        numbers: set[int] = set()
        lacking: dict[str, tuple[int, int]] = {}
        for query, count in Counter(query for query, _ in wanted).items():
            most = count + len(numbers) if seed is None else -1
            fitting = [number for number in self._fitting(query, most) if number not in numbers]
            if len(fitting) < count and not fewer:
                lacking[text_of(query.target, query.scale)] = count, len(fitting)
            some = fitting[:count] if seed is None else some_of(fitting, count, Random(f"bank {seed}"))
            numbers.update(some)
            chosen[query] = iter(some)
        if lacking:
            raise TooFew(self.path, lacking, alike=len(chosen) == 1)
        return [(number, use) for query, use in wanted for number in islice(chosen[query], 1)]

    def _check_are_free(self, uses: Iterable[Usage]) -> None:
        """Raise DayTaken if some of the days already have puzzles for the same purpose."""
        days = {use for use in uses if use.on}
        if not days:
            return
        first, last = min(use.on for use in days), max(use.on for use in days)
        query = "SELECT used_on, used_for, take FROM puzzles WHERE used_on BETWEEN ? AND ? ORDER BY used_on"
        found = [(Usage(on, what_for), take) for on, what_for, take in self.file.rows(query, (first, last))]
        there = {str(use): take for use, take in found if use in days}
        if there:
            raise DayTaken(self.path, there)

    def _use(self, pairs: Iterable[tuple[int, Usage]], how: str, asked: str) -> None:
        """Mark the puzzles with these numbers as used, in one take."""
        take = self.file.insert("takes", taken_at=now(), how=how, asked=asked)
        mark(self.file, take, [(place, number, use) for place, (number, use) in enumerate(pairs, 1)])

    def takes(self) -> list[dict[str, Any]]:
        """Return a row for each take, the oldest first.

        - ``number``, ``taken_at`` (UTC)
        - ``how``: take, mark, import or book
        - ``asked``: what was asked for
        - ``count``: the number of its puzzles that are still marked as used
        - ``first``, ``last``: the first and last day of their use
        - ``what_for``: their purposes
        """
        rows = self.file.records(TAKES)
        return [row | {"what_for": list(filter(None, json.loads(row["what_for"])))} for row in rows]

    def taken(
        self, take: int | None = None, *, on: date | str | None = None, what_for: str | None = None
    ) -> list[BankPuzzle]:
        """Return used puzzles in the order in which they were taken.

        - ``take``: only those of this take
        - ``on``: only those used on this day
        - ``what_for``: only those used for this purpose; an empty text stands for no purpose

        Without arguments, these are the puzzles of the last take that has any.
        """
        asked = {"take": take, "used_on": Usage(on or "").on or None, "ifnull(used_for, '')": what_for}
        known = {f"{column} = ?": value for column, value in asked.items() if value is not None}
        conditions = " AND ".join(["take IS NOT NULL", *(known or ["take = (SELECT max(take) FROM puzzles)"])])
        query = f"SELECT id FROM puzzles WHERE {conditions} ORDER BY take, place"
        return self.puzzles(self._numbers(query, *known.values()))

    def mark(
        self,
        puzzles: Iterable[Puzzle],
        use: Usage | None = None,
        *,
        unused: bool = False,
        tags: Iterable[str] = (),
        without: Iterable[str] = (),
    ) -> list[BankPuzzle]:
        """Change the records of puzzles in one transaction; return them as they are afterwards.

        - ``use``: mark them as used, or change what they are used for;
        - ``unused``: mark them as unused, so that they can be taken again;
        - ``tags``, ``without``: tags to add, and to remove.

        Raises BankError, and changes nothing, if a puzzle is not in the bank or a tag is not one word.
        """
        forms = {form_of(each): each for each in puzzles}  # found before others have to wait
        numbers = []
        with self.file.writing():
            for form, puzzle in forms.items():
                number = self.file.number_of("puzzles", form=form)
                if number is None:
                    raise BankError(f"neither {puzzle.line} nor an equivalent puzzle is in {self.path}")
                numbers.append(number)
            if use and numbers:
                self._use([(each, use) for each in numbers], "mark", str(use))
            if unused:
                mark(self.file, None, [(None, each, Usage()) for each in numbers])
            for statement, some in (
                ("INSERT OR IGNORE INTO tags (tag, puzzle) VALUES (?, ?)", tags),
                ("DELETE FROM tags WHERE tag = ? AND puzzle = ?", without),
            ):
                self.file.run_many(statement, [(tag, number) for tag in checked_tags(some) for number in numbers])
        return self.puzzles(numbers)

    def add_grades(self, grades: Iterable[tuple[int, BankGrade]]) -> None:
        """Add a grade to each of the puzzles with these numbers, in one transaction.

        A grade replaces that of the same version of the scale.
        """
        with self.file.writing():
            for number, grade in grades:
                add_grade(self.file, number, grade)

    def ungraded(self, scale: Scale[Grade], unused: bool = False) -> list[int]:
        """Return the numbers of puzzles without a grade of a scale's current version, optionally only unused ones."""
        query = f"""
            SELECT id FROM puzzles WHERE {"take IS NULL" if unused else "1"} AND NOT EXISTS (
                SELECT 1 FROM grades JOIN scales ON scales.id = grades.scale
                WHERE grades.puzzle = puzzles.id AND scales.name = ? AND scales.version = ?)
            ORDER BY id"""
        return self._numbers(query, scale.name, scale.version)


def _asked(wanted: Sequence[tuple[Query, Usage]], seed: int | str | None) -> str:
    """Return a description of a request for the log."""
    queries = dict.fromkeys(query for query, _ in wanted)
    targets = dict.fromkeys(text_of(query.target, query.scale) for query in queries)
    tags = dict.fromkeys(f"tag {tag}" for query in queries for tag in query.tags)
    what = f"{len(wanted)}{':' if len(targets) > 1 else ''} {'; '.join(targets)}"
    return ", ".join([what, *tags, *([] if seed is None else [f"at random, seed {seed}"])])
