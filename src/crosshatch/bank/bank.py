"""A bank: graded puzzles in one file of SQLite, each there once up to symmetry, and none given out twice.

Everything that changes the file is one transaction, which is done as a whole or not at all, whatever happens to the
process.  Puzzles are marked as used before anybody sees them, and can be shown again: so none is lost where the output
is, and none is given to two people.
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
"""Of how many queries it is known which puzzles meet them: more than a week has."""

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
    """A bank of puzzles, in the file at a path, to be used in a ``with`` block or closed in the end.

    With ``create`` a file that is not there is made.  ``told`` is called with a sentence where others keep this one
    waiting.  A bank may be open in any number of processes at once, and each ``Bank`` is for the thread that has opened
    it.  What of them writes has to wait for its turn, a few milliseconds as a rule.

    Raises NotABank where the file is something else, NewerBank where a newer Crosshatch made it, and BankError where
    there is no such file or it cannot be opened.
    """

    def __init__(
        self, path: str | os.PathLike[str], *, create: bool = False, told: Callable[[str], None] = quiet
    ) -> None:
        self.path = Path(path)
        self.file = BankFile(self.path, create, told)
        self._met: dict[Query, dict[int, bool]] = {}  # for queries that no column tells: whether puzzles meet them

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return int(self.file.rows("SELECT count(*) FROM puzzles")[0][0])

    def __contains__(self, puzzle: object) -> bool:
        """Whether a puzzle, or a line of 81 characters, is in the bank: it itself, or one that is the same up to
        symmetry.  So a bank is a container of canonical forms too.
        """
        if not isinstance(puzzle, Puzzle | str):
            return False
        return self.has_form((puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle)).canonical().line)

    def has_form(self, form: str) -> bool:
        """Whether there is a puzzle of this canonical form, a line of 81 characters."""
        return self.file.number_of("puzzles", form=form) is not None

    def __iter__(self) -> Iterator[BankPuzzle]:
        """Yield all puzzles, in the order in which they came."""
        return read_puzzles(self.file, self.numbers())

    def numbers(self) -> list[int]:
        """Return the numbers of all puzzles, in order."""
        return self._numbers("SELECT id FROM puzzles ORDER BY id")

    def _numbers(self, query: str, *values: object) -> list[int]:
        return [number for (number,) in self.file.rows(query, values)]

    def find(self, puzzle: Puzzle) -> BankPuzzle | None:
        """Return what the bank has of a puzzle, or of one that is the same up to symmetry; None where it has none.

        Raises PuzzleError where a digit is given twice in a house.
        """
        number = self.file.number_of("puzzles", form=puzzle.canonical().line)
        return None if number is None else self.puzzles([number])[0]

    def puzzles(self, numbers: Sequence[int]) -> list[BankPuzzle]:
        """Return the puzzles with some numbers, in that order; what the bank has not is left out."""
        return list(read_puzzles(self.file, numbers))

    def add(self, *puzzles: BankPuzzle) -> list[tuple[int, bool]]:
        """Add some puzzles, all at once; return the number of each, and whether it is new.

        One that is there already, up to symmetry, stays as it is; but what is known of the new one and not of it is
        added: grades on other scales, tags, and that it was used.
        """
        with self.file.writing():
            return [add_puzzle(self.file, each) for each in puzzles]

    def left(self, query: Query | None = None) -> int:
        """Return how many unused puzzles there are that will do."""
        query = query or Query()
        if not query.in_columns:
            return sum(1 for _ in self._fitting(query))
        condition, values = query.condition()
        return int(self.file.rows(f"SELECT count(*) {UNUSED} {condition}", values)[0][0])

    def _fitting(self, query: Query, most: int = -1) -> Iterator[int]:
        """Return the numbers of unused puzzles that will do, oldest first; ``most`` of them, if it is not negative.

        Where columns do not tell, puzzles are read and judged, which takes long; but each once for the same query.
        """
        condition, values = query.condition()
        numbers = self._numbers(
            f"SELECT puzzles.id {UNUSED} {condition} ORDER BY puzzles.id LIMIT ?",
            *values,
            most if query.in_columns else -1,
        )
        return iter(numbers) if query.in_columns else islice(self._meeting(query, numbers), most if most >= 0 else None)

    def _meeting(self, query: Query, numbers: Sequence[int]) -> Iterator[int]:
        """Yield those of some numbers whose puzzles meet a query."""
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
        """Take puzzles: mark them as used, and return them.  Nobody else gets them, whatever happens at once.

        - ``wanted``: how many, 1 or more; or a query and a use for each, as for the days of a week;
        - ``query``: which will do; all that are graded on our own scale where left out;
        - ``use``: when and for what they are used; with ``daily`` its day is that of the first, and each of the others
          has the next;
        - ``seed``: takes them at random, the same for the same bank and seed; where left out, the oldest come first;
        - ``fewer``: takes what is there where that is less;
        - ``again``: even for days that have puzzles for the same purpose already;
        - ``dry_run``: marks nothing.

        Raises TooFew where there are fewer, and DayTaken where a day has a puzzle for the purpose already, and then
        takes none; BankError where days are to be counted from none; TargetError and UnknownTechnique where no puzzle
        can be like that.
        """
        if isinstance(wanted, int):
            query, use = query or Query(), use or Usage()
            if daily and not use.on:
                raise BankError("a day for each puzzle is counted from the first: say which (2031-05-03)")
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
        """Return the number of another unused puzzle for each use.  Raises TooFew and DayTaken."""
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
        """Raise DayTaken where some days have puzzles for the same purpose already."""
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
        """Mark the puzzles of some numbers as used, together."""
        take = self.file.insert("takes", taken_at=now(), how=how, asked=asked)
        mark(self.file, take, [(place, number, use) for place, (number, use) in enumerate(pairs, 1)])

    def takes(self) -> list[dict[str, Any]]:
        """Return a row for each take, the first one first.

        It has its ``number``, when it was (``taken_at``, UTC), ``how`` (take, mark or import) and what was ``asked``
        for; the ``count`` of puzzles that are still used by it, the ``first`` and ``last`` day of their use, and
        ``what_for`` they are used.
        """
        rows = self.file.records(TAKES)
        return [row | {"what_for": list(filter(None, json.loads(row["what_for"])))} for row in rows]

    def taken(
        self, take: int | None = None, *, on: date | str | None = None, what_for: str | None = None
    ) -> list[BankPuzzle]:
        """Return puzzles that are used, as they were taken: those of a take, used on a day, or used for something.

        An empty ``what_for`` is that of puzzles of which it was not said.

        Where nothing is said these are the puzzles of the last take that has any.
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
        """Change what is said of puzzles of the bank, all at once; return them as they are then.

        - ``use``: marks them as used, or changes what they are used for;
        - ``unused``: marks them as unused, so that they can be taken again;
        - ``tags``, ``without``: tags to give them, and to take away.

        Raises BankError where one is not there, or a tag is not one word, and then changes none.
        """
        forms = {each.canonical().line: each for each in puzzles}  # found before others have to wait
        numbers = []
        with self.file.writing():
            for form, puzzle in forms.items():
                number = self.file.number_of("puzzles", form=form)
                if number is None:
                    raise BankError(
                        f"{puzzle.line} is not in {self.path}, nor a puzzle that is the same up to symmetry"
                    )
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
        """Give the puzzles of some numbers a grade each, all at once.

        It takes the place of the one that a puzzle has on the same version of the scale.
        """
        with self.file.writing():
            for number, grade in grades:
                add_grade(self.file, number, grade)

    def ungraded(self, scale: Scale[Grade], unused: bool = False) -> list[int]:
        """Return the numbers of the puzzles that have no grade of a scale's version, perhaps only of unused ones."""
        query = f"""
            SELECT id FROM puzzles WHERE {"take IS NULL" if unused else "1"} AND NOT EXISTS (
                SELECT 1 FROM grades JOIN scales ON scales.id = grades.scale
                WHERE grades.puzzle = puzzles.id AND scales.name = ? AND scales.version = ?)
            ORDER BY id"""
        return self._numbers(query, scale.name, scale.version)


def _asked(wanted: Sequence[tuple[Query, Usage]], seed: int | str | None) -> str:
    """Return what was asked for, as a log shows it."""
    queries = dict.fromkeys(query for query, _ in wanted)
    targets = dict.fromkeys(text_of(query.target, query.scale) for query in queries)
    tags = dict.fromkeys(f"tag {tag}" for query in queries for tag in query.tags)
    what = f"{len(wanted)}{':' if len(targets) > 1 else ''} {'; '.join(targets)}"
    return ", ".join([what, *tags, *([] if seed is None else [f"at random, seed {seed}"])])
