"""Puzzles and grades as rows of a bank: read, and written within a transaction that the caller begins and ends."""

import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

from ..batch.running import always
from ..solving.scale import BEYOND_REACH
from .file import BankFile
from .puzzle import BankGrade, BankPuzzle, Usage
from .schema import NUMBERS

AT_ONCE = 500
"""Number of puzzles to read in one query."""

SECONDS_BETWEEN = 0.5
"""Minimum time between two writes of results; each takes some milliseconds, mostly for the disk."""

MOST_AT_ONCE = 1000
"""Maximum number of puzzles to write in one transaction, so that others do not wait for long."""

T = TypeVar("T")

PUZZLES = """
SELECT puzzles.id AS number, puzzles.puzzle, solution, form, givens, symmetry, minimal, seed, source, made_at,
    ifnull(take, 0) AS take, ifnull(place, 0) AS place, ifnull(taken_at, '') AS taken_at, used_on, used_for
FROM puzzles LEFT JOIN takes ON takes.id = puzzles.take
WHERE puzzles.id IN ({numbers})
"""

GRADES = """
SELECT grades.puzzle, scales.name AS scale, scales.version, scales.levels, grades.solved, grades.level, grades.rating,
    grades.words, grades.parts
FROM grades JOIN scales ON scales.id = grades.scale
WHERE grades.puzzle IN ({numbers}) ORDER BY grades.id
"""

NEEDS = "INSERT OR IGNORE INTO needs (grade, times, technique) SELECT ?, ?, id FROM techniques WHERE title = ?"

TAGS = "SELECT puzzle, tag FROM tags WHERE puzzle IN ({numbers}) ORDER BY tag"


def now() -> str:
    """Return the current time in UTC to the second, as sortable text."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def some_at_once(found: Iterable[T], ready: Callable[[], bool] = always) -> Iterator[list[T]]:
    """Yield results in groups to be written together: what has arrived when a write is due, or when none is ready.

    Groups are small, so that others do not wait for long.
    """
    waiting: list[T] = []
    written = time.monotonic()
    for each in found:
        waiting.append(each)
        if time.monotonic() - written >= SECONDS_BETWEEN or len(waiting) >= MOST_AT_ONCE or not ready():
            yield waiting
            waiting, written = [], time.monotonic()
    yield waiting


def add_puzzle(file: BankFile, new: BankPuzzle, how: str = "import") -> tuple[int, bool]:
    """Add a puzzle, or complete the record of the one that is there; return its number, and whether it is new."""
    number, is_new = file.found_or_added(
        "puzzles",
        {"form": new.form},
        puzzle=new.puzzle.givens,
        solution=new.solution,
        givens=new.givens,
        symmetry=str(new.symmetry),
        minimal=new.minimal,
        seed=new.seed,
        source=new.source,
        made_at=new.made_at or now(),
    )
    for grade in new.grades:
        add_grade(file, number, grade, replace=False)
    file.run_many("INSERT OR IGNORE INTO tags (tag, puzzle) VALUES (?, ?)", [(tag, number) for tag in new.tags])
    if new.usage is not None and not file.rows("SELECT 1 FROM puzzles WHERE id = ? AND take IS NOT NULL", (number,)):
        at = new.taken_at or now()  # those of one moment are one take
        take, _ = file.found_or_added("takes", {"taken_at": at, "how": how}, asked="")
        [(place,)] = file.rows("SELECT 1 + ifnull(max(place), 0) FROM puzzles WHERE take = ?", (take,))
        mark(file, take, [(place, number, new.usage)])
    return number, is_new


def mark(file: BankFile, take: int | None, puzzles: Sequence[tuple[int | None, int, Usage]]) -> None:
    """Mark puzzles as used by a take, each given by its place, number and use; as unused if ``take`` is None."""
    file.run_many(
        "UPDATE puzzles SET take = ?, place = ?, used_on = ?, used_for = ? WHERE id = ?",
        [(take, place, use.on or None, use.what_for or None, number) for place, number, use in puzzles],
    )


def add_grade(file: BankFile, number: int, grade: BankGrade, replace: bool = True) -> None:
    """Add a grade to a puzzle; one of the same version of the scale is replaced, or kept if ``replace`` is false."""
    scale, _ = file.found_or_added(
        "scales", {"name": grade.scale, "version": grade.version}, levels=json.dumps(grade.levels)
    )
    if replace:
        file.run("DELETE FROM grades WHERE puzzle = ? AND scale = ?", (number, scale))
    elif file.rows("SELECT 1 FROM grades WHERE puzzle = ? AND scale = ?", (number, scale)):
        return
    data = grade.data()
    key = file.insert(
        "grades",
        puzzle=number,
        scale=scale,
        solved=grade.solved,
        level=grade.level,
        rating=None if grade.rating == BEYOND_REACH else grade.rating,
        **{name: data.get(name) for name in ("hardest", *NUMBERS)},
        words=str(grade),
        parts=json.dumps(data, ensure_ascii=False, separators=(",", ":")),
    )
    needs = [(key, times, title) for title, times in grade.techniques.items()]
    if file.run_many(NEEDS, needs) < len(needs):  # some technique is new
        file.run_many("INSERT OR IGNORE INTO techniques (title) VALUES (?)", [(title,) for title in grade.techniques])
        file.run_many(NEEDS, needs)


def read_puzzles(file: BankFile, numbers: Sequence[int]) -> Iterator[BankPuzzle]:
    """Yield the puzzles with these numbers, in that order; unknown numbers are skipped."""
    for start in range(0, len(numbers), AT_ONCE):
        some = numbers[start : start + AT_ONCE]
        found = _some_puzzles(file, some)
        yield from (found[number] for number in some if number in found)


def _some_puzzles(file: BankFile, numbers: Sequence[int]) -> dict[int, BankPuzzle]:
    grades: dict[int, list[BankGrade]] = defaultdict(list)
    tags: dict[int, list[str]] = defaultdict(list)
    queries = (each.format(numbers=", ".join("?" * len(numbers))) for each in (PUZZLES, GRADES, TAGS))
    with file.reading():
        puzzles, all_grades, all_tags = (file.records(query, numbers) for query in queries)
    for each in all_grades:
        grades[each.pop("puzzle")].append(_grade(**each))
    for each in all_tags:
        tags[each["puzzle"]].append(each["tag"])
    found = {}
    for each in puzzles:
        number, usage = each["number"], Usage(each.pop("used_on"), each.pop("used_for"))
        found[number] = BankPuzzle(
            **each, grades=tuple(grades[number]), usage=usage if each["take"] else None, tags=tuple(tags[number])
        )
    return found


def _grade(levels: str, solved: int, rating: float | None, parts: str, **known: Any) -> BankGrade:
    data = json.loads(parts)
    return BankGrade(
        solved=bool(solved),
        techniques=data.get("techniques", {}),
        rating=BEYOND_REACH if rating is None else rating,
        levels=tuple(json.loads(levels)),
        parts=data,
        **known,
    )
