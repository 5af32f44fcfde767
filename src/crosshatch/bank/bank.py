"""A bank: graded puzzles in one file of SQLite, each there once up to symmetry, and none given out twice.

Everything that changes the file is one transaction, which is done as a whole or not at all, whatever happens to the
process.  Puzzles are marked as used before anybody sees them, and can be shown again: so none is lost where the output
is, and none is given to two people.
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import islice
from pathlib import Path
from random import Random
from types import TracebackType

from ..board.puzzle import Puzzle
from ..generator.digging import some_of
from ..generator.target_text import text_of
from ..solving.scale import Grade, Scale
from .adding import Added, Adding, New, now
from .errors import BankError, DayTaken, TooFew
from .file import BankFile, quiet
from .kept import Kept, KeptGrade, Take, Usage, checked_tags
from .queries import Query
from .reading import AT_ONCE, read_kept

QUERIES_REMEMBERED = 100
"""Of how many queries it is known which puzzles meet them: more than a week has."""

WITH_GRADES = "puzzles JOIN grades ON grades.puzzle = puzzles.id JOIN scales ON scales.id = grades.scale"

TAKES = """
SELECT takes.id, takes.taken_at, takes.how, takes.asked, count(puzzles.id), min(puzzles.used_on), max(puzzles.used_on),
    json_group_array(DISTINCT puzzles.used_for)
FROM takes LEFT JOIN puzzles ON puzzles.take = takes.id
GROUP BY takes.id ORDER BY takes.id
"""


class Bank:
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
        self.file = BankFile(Path(path), create, told)
        self._met: dict[
            Query, dict[int, bool]
        ] = {}  # for queries that no column tells: by number, whether they are met

    @property
    def path(self) -> Path:
        """Where the file is."""
        return self.file.path

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def __enter__(self) -> "Bank":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return int(self.file.rows("SELECT count(*) FROM puzzles")[0][0])

    def __contains__(self, puzzle: object) -> bool:
        """Whether a puzzle, or a line of 81 characters, is in the bank: it itself, or one that is the same up to
        symmetry.  So a bank is a container of canonical forms too.
        """
        if not isinstance(puzzle, Puzzle | str):
            return False
        return self._number(puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle)) is not None

    def has_form(self, form: str) -> bool:
        """Whether there is a puzzle of this canonical form, a line of 81 characters."""
        return self._number_of_form(form) is not None

    def __iter__(self) -> Iterator[Kept]:
        """Yield all puzzles, in the order in which they came."""
        query, last = "SELECT id FROM puzzles WHERE id > ? ORDER BY id LIMIT ?", 0
        while numbers := [number for (number,) in self.file.rows(query, (last, AT_ONCE))]:
            yield from self.kept(numbers)
            last = numbers[-1]

    def find(self, puzzle: Puzzle) -> Kept | None:
        """Return what the bank has of a puzzle, or of one that is the same up to symmetry; None where it has none.

        Raises PuzzleError where a digit is given twice in a house.
        """
        number = self._number(puzzle)
        return None if number is None else self.kept([number])[0]

    def _number(self, puzzle: Puzzle) -> int | None:
        return self._number_of_form(puzzle.canonical().line)

    def _number_of_form(self, form: str) -> int | None:
        found = self.file.rows("SELECT id FROM puzzles WHERE form = ?", (form,))
        return found[0][0] if found else None

    def kept(self, numbers: Sequence[int]) -> list[Kept]:
        """Return the puzzles with some numbers, in that order; what the bank has not is left out."""
        return list(read_kept(self.file, numbers))

    def add(self, *puzzles: New) -> list[Added]:
        """Add some puzzles, all at once; return what became of each.

        One that is there already, up to symmetry, stays as it is; but what is known of the new one and not of it is
        added: grades on other scales, tags, and that it was used.
        """
        with self.file.writing():
            return self._add(puzzles)

    def _add(self, puzzles: Iterable[New]) -> list[Added]:
        adding = Adding(self.file)
        return [adding.add(each) for each in puzzles]

    def left(self, query: Query | None = None) -> int:
        """Return how many unused puzzles there are that will do."""
        query = query or Query()
        if not query.in_columns:
            return sum(1 for _ in self._fitting(query))
        condition = query.condition()
        sql = f"SELECT count(*) FROM {WITH_GRADES} WHERE puzzles.take IS NULL AND {condition.text}"
        return int(self.file.rows(sql, condition.values)[0][0])

    def _fitting(self, query: Query, most: int = -1) -> Iterator[int]:
        """Yield the numbers of unused puzzles that will do, oldest first; ``most`` of them, if it is not negative.

        Where columns do not tell, puzzles are read and judged, which takes long; but each once for the same query.
        """
        condition = query.condition()
        where = f"puzzles.take IS NULL AND {condition.text} ORDER BY puzzles.id LIMIT ?"
        sql = f"SELECT puzzles.id FROM {WITH_GRADES} WHERE {where}"
        if query.in_columns:
            yield from (number for (number,) in self.file.rows(sql, (*condition.values, most)))
            return
        numbers = [number for (number,) in self.file.rows(sql, (*condition.values, -1))]
        found = self._meeting(query, numbers)
        yield from found if most < 0 else islice(found, most)

    def _meeting(self, query: Query, numbers: Sequence[int]) -> Iterator[int]:
        """Yield those of some numbers whose puzzles meet a query."""
        if query not in self._met and len(self._met) == QUERIES_REMEMBERED:
            self._met.clear()
        met = self._met.setdefault(query, {})
        for start in range(0, len(numbers), AT_ONCE):
            some = numbers[start : start + AT_ONCE]
            for kept in read_kept(self.file, [number for number in some if number not in met]):
                grade = kept.grade(query.scale.name, query.scale.version)
                met[kept.number] = grade is not None and query.is_met(kept.puzzle, grade)
            yield from (number for number in some if met.get(number))

    def take(
        self,
        count: int = 1,
        query: Query | None = None,
        use: Usage | None = None,
        *,
        daily: bool = False,
        seed: int | str | None = None,
        fewer: bool = False,
        again: bool = False,
        dry_run: bool = False,
    ) -> list[Kept]:
        """Take puzzles: mark them as used, and return them.  Nobody else gets them, whatever happens at once.

        - ``count``: how many, 1 or more;
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
        query, use = query or Query(), use or Usage()
        if daily and not use.on:
            raise BankError("a day for each puzzle is counted from the first: say which (2031-05-03)")
        uses = [use.later(days) for days in range(count)] if daily else [use] * count
        asked = _asked(f"{count} {text_of(query.target, query.scale)}", query.tags, seed)
        return self._take([(query, each) for each in uses], asked, seed, fewer, again, dry_run)

    def take_each(
        self,
        wanted: Sequence[tuple[Query, Usage]],
        *,
        seed: int | str | None = None,
        again: bool = False,
        dry_run: bool = False,
    ) -> list[Kept]:
        """Take a puzzle for each of some uses that is as it is wished for this one, as for the days of a week.

        What else may be said, and what is raised, are those of ``take``.
        """
        targets = dict.fromkeys(text_of(query.target, query.scale) for query, _ in wanted)
        tags = dict.fromkeys(tag for query, _ in wanted for tag in query.tags)
        asked = _asked(f"{len(wanted)}: {'; '.join(targets)}", tuple(tags), seed)
        return self._take(wanted, asked, seed, False, again, dry_run)

    def _take(
        self,
        wanted: Sequence[tuple[Query, Usage]],
        asked: str,
        seed: int | str | None,
        fewer: bool,
        again: bool,
        dry_run: bool,
    ) -> list[Kept]:
        def chosen() -> list[tuple[int, Usage]]:
            if not again:
                self._check_are_free([use for _, use in wanted])
            numbers = self._chosen([query for query, _ in wanted], seed, fewer)
            return [(number, use) for number, (_, use) in zip(numbers, wanted, strict=False)]  # there may be fewer

        pairs = chosen()
        if not dry_run:
            with self.file.writing():  # others may have taken some meanwhile; what was judged is not judged again
                pairs = chosen()
                if pairs:
                    self._use(pairs, "take", asked)
        return self.kept([number for number, _ in pairs])

    def _check_are_free(self, uses: Iterable[Usage]) -> None:
        """Raise DayTaken where some days have puzzles for the same purpose already."""
        days = {use for use in uses if use.on}
        if not days:
            return
        first, last = min(use.on for use in days), max(use.on for use in days)
        query = "SELECT used_on, ifnull(used_for, ''), take FROM puzzles WHERE used_on BETWEEN ? AND ? ORDER BY used_on"
        found = [(Usage(on, what_for), take) for on, what_for, take in self.file.rows(query, (first, last))]
        there = {use: take for use, take in found if use in days}
        if there:
            raise DayTaken(self.path, {str(use): take for use, take in there.items()})

    def _chosen(self, queries: Sequence[Query], seed: int | str | None, fewer: bool) -> list[int]:
        """Return the number of another unused puzzle for each query.  Raises TooFew where there is none."""
        chosen: dict[Query, Iterator[int]] = {}
        numbers: set[int] = set()
        lacking: dict[str, tuple[int, int]] = {}
        for query, count in Counter(queries).items():
            most = count + len(numbers) if seed is None else -1
            fitting = [number for number in self._fitting(query, most) if number not in numbers]
            if len(fitting) < count and not fewer:
                lacking[text_of(query.target, query.scale)] = count, len(fitting)
            some = fitting[:count] if seed is None else some_of(fitting, count, Random(f"bank {seed}"))
            numbers.update(some)
            chosen[query] = iter(some)
        if lacking:
            raise TooFew(self.path, lacking, alike=len(chosen) == 1)
        return [number for query in queries for number in islice(chosen[query], 1)]

    def _use(self, pairs: Sequence[tuple[int, Usage]], how: str, asked: str) -> None:
        """Mark the puzzles of some numbers as used, together."""
        take = self.file.insert("INSERT INTO takes (taken_at, how, asked) VALUES (?, ?, ?)", (now(), how, asked))
        self.file.run_many(
            "UPDATE puzzles SET take = ?, place = ?, used_on = ?, used_for = ? WHERE id = ?",
            [
                (take, place, use.on or None, use.what_for or None, number)
                for place, (number, use) in enumerate(pairs, 1)
            ],
        )

    def takes(self) -> list[Take]:
        """Return all takes, the first one first."""
        return [
            Take(number, taken_at, how, asked, count, first or "", last or "", tuple(filter(None, json.loads(uses))))
            for number, taken_at, how, asked, count, first, last, uses in self.file.rows(TAKES)
        ]

    def taken(
        self, take: int | None = None, *, on: date | str | None = None, what_for: str | None = None
    ) -> list[Kept]:
        """Return puzzles that are used, as they were taken: those of a take, used on a day, or used for something.

        An empty ``what_for`` is that of puzzles of which it was not said.

        Where nothing is said these are the puzzles of the last take that has any.
        """
        use = Usage(on or "")
        conditions, values = ["take IS NOT NULL"], []
        if take is None and not use.on and what_for is None:
            conditions.append("take = (SELECT max(take) FROM puzzles)")
        for column, value in (("take", take), ("used_on", use.on or None), ("ifnull(used_for, '')", what_for)):
            if value is not None:
                conditions.append(f"{column} = ?")
                values.append(value)
        query = f"SELECT id FROM puzzles WHERE {' AND '.join(conditions)} ORDER BY take, place"
        return self.kept([each for (each,) in self.file.rows(query, values)])

    def mark_used(self, puzzles: Iterable[Puzzle], use: Usage | None = None) -> list[Kept]:
        """Mark puzzles of the bank as used, or change what they are used for; return them as they are then.

        Raises BankError where one is not there, and then marks none.
        """
        use, forms = use or Usage(), _forms_of(puzzles)
        with self.file.writing():
            numbers = self._numbers(forms)
            if numbers:
                self._use([(number, use) for number in numbers], "mark", str(use))
        return self.kept(numbers)

    def mark_unused(self, puzzles: Iterable[Puzzle]) -> list[Kept]:
        """Mark puzzles of the bank as unused, so that they can be taken again; return them.

        Raises BankError where one is not there, and then marks none.
        """
        forms = _forms_of(puzzles)
        with self.file.writing():
            numbers = self._numbers(forms)
            self.file.run_many(
                "UPDATE puzzles SET take = NULL, place = NULL, used_on = NULL, used_for = NULL WHERE id = ?",
                [(number,) for number in numbers],
            )
        return self.kept(numbers)

    def tag(self, puzzles: Iterable[Puzzle], tags: Iterable[str] = (), without: Iterable[str] = ()) -> list[Kept]:
        """Give puzzles of the bank some tags, and take others away; return them as they are then.

        Raises BankError where a puzzle is not there, or a tag is not one word, and then changes none.
        """
        forms = _forms_of(puzzles)
        with self.file.writing():
            numbers = self._numbers(forms)
            for statement, some in (
                ("INSERT OR IGNORE INTO tags (tag, puzzle) VALUES (?, ?)", tags),
                ("DELETE FROM tags WHERE tag = ? AND puzzle = ?", without),
            ):
                self.file.run_many(statement, [(tag, number) for tag in checked_tags(some) for number in numbers])
        return self.kept(numbers)

    def _numbers(self, forms: Mapping[str, Puzzle]) -> list[int]:
        found = []
        for form, puzzle in forms.items():
            number = self._number_of_form(form)
            if number is None:
                raise BankError(f"{puzzle.line} is not in {self.path}, nor a puzzle that is the same up to symmetry")
            found.append(number)
        return found

    def add_grades(self, grades: Iterable[tuple[int, KeptGrade]]) -> None:
        """Give the puzzles of some numbers a grade each, all at once.

        It takes the place of the one that a puzzle has on the same version of the scale.
        """
        with self.file.writing():
            adding = Adding(self.file)
            for number, grade in grades:
                adding.add_grade(number, grade)

    def ungraded(self, scale: Scale[Grade], unused: bool = False) -> list[int]:
        """Return the numbers of the puzzles that have no grade of a scale's version, perhaps only of unused ones."""
        query = f"""
            SELECT id FROM puzzles WHERE {"take IS NULL" if unused else "1"} AND NOT EXISTS (
                SELECT 1 FROM grades JOIN scales ON scales.id = grades.scale
                WHERE grades.puzzle = puzzles.id AND scales.name = ? AND scales.version = ?)
            ORDER BY id"""
        return [each for (each,) in self.file.rows(query, (scale.name, scale.version))]


def _forms_of(puzzles: Iterable[Puzzle]) -> dict[str, Puzzle]:
    """Return puzzles by their canonical forms, which take longer to find than others should be kept waiting."""
    return {each.canonical().line: each for each in puzzles}


def _asked(what: str, tags: Sequence[str], seed: int | str | None) -> str:
    """Return what was asked for, as a log shows it."""
    return ", ".join([what, *(f"tag {tag}" for tag in tags), *([] if seed is None else [f"at random, seed {seed}"])])
