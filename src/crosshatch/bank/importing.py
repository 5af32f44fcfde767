"""Importing puzzles into a bank: a stream in, what became of each out, in the same order.

Canonical forms come first, so that what is there already is not graded again.  What is new is graded by the same
workers, and written some puzzles at a time: what was reported is kept, whatever happens next.
"""

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

import attrs

from ..batch.entries import Readable, columns_of, error_of, puzzle_of, source_of
from ..batch.errors import WorkerLost
from ..batch.grading import GradedPuzzle, GradeOutcome, grade_on_scales
from ..batch.running import always, run_in_order
from ..board.puzzle import Puzzle
from ..formats.entry import EntryKind
from ..position.status import Unique, check
from ..solving.scale import Grade, Scale
from .adding import Added, New
from .bank import Bank
from .errors import BankError
from .kept import Described, KeptGrade, Origin, Usage, described, kept_grade

SECONDS_BETWEEN = 0.5
"""How often what was graded is written at most, where more is on its way."""

MOST_AT_ONCE = 1000
"""How many puzzles are written at once at most, so that others need not wait for long."""

DAY = re.compile(r"\d{4}-\d\d-\d\d")
"""A day as a calendar writes it."""

E = TypeVar("E", bound=Readable | Puzzle)


class ImportOutcome(StrEnum):
    """What became of an entry of a stream."""

    ADDED = "added"
    DUPLICATE = "duplicate"
    UNGRADABLE = "ungradable"
    UNREADABLE = "unreadable"
    OUT_OF_TIME = "out of time"
    LOST = "worker lost"


@attrs.frozen
class Imported(Generic[E]):
    """An entry of a stream and what became of it: its number in the bank, or else why it has none.

    A DUPLICATE was there before: ``number`` is that of the puzzle that is the same up to symmetry.
    """

    entry: E
    outcome: ImportOutcome
    number: int = 0
    error: str = ""


class _Look(NamedTuple):
    """What a worker sees in a puzzle: all that follows from it, or what is wrong, in words and as an outcome."""

    puzzle: Described | None = None
    error: str = ""
    outcome: ImportOutcome = ImportOutcome.UNGRADABLE


@attrs.frozen
class _Candidate(Generic[E]):
    """An entry on its way; ``puzzle`` is None where it is not to be graded."""

    entry: E
    look: _Look
    puzzle: Puzzle | None
    error: str


def import_many(
    bank: Bank,
    entries: Iterable[E],
    scales: Sequence[Scale[Grade]],
    executor: Executor | None = None,
    *,
    tags: tuple[str, ...] = (),
    used_for: str = "",
    ready: Callable[[], bool] = always,
    max_seconds: float | None = None,
) -> Iterator[Imported[E]]:
    """Add a stream of puzzles to a bank, graded on some scales, and yield what became of each, in order.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields.  Of what came with them the columns
      ``seed``, ``source``, ``made_at``, ``used_on``, ``used_for``, ``taken_at`` and ``tags`` are kept, as an export
      writes them, and the ``date`` of a table or an object, such as that of a calendar, is the day of their use;
    - ``executor``: what grades them; without one that is done here;
    - ``tags``: tags that all of them get, those that are there already too;
    - ``used_for``: what all of them are used for of which no column says that;
    - ``ready``: whether the next entry has arrived already (``grade_many``);
    - ``max_seconds``: how long to grade a puzzle on each scale; one that takes longer is not added.

    What is yielded is in the bank.
    """
    looks = run_in_order(_look_at_all, entries, executor, part=puzzle_of, lost=_lost, ready=ready)
    waiting: list[Imported[E] | tuple[E, New]] = []
    written = time.monotonic()
    candidates = (_candidate(bank, entry, look) for entry, look in looks)
    for number, graded in enumerate(
        grade_on_scales(candidates, scales, executor, ready=ready, max_seconds=max_seconds)
    ):
        waiting.append(_outcome(graded, scales, tags, used_for, number + 1))
        if time.monotonic() - written >= SECONDS_BETWEEN or len(waiting) >= MOST_AT_ONCE or not ready():
            yield from _written(bank, waiting)
            waiting, written = [], time.monotonic()
    yield from _written(bank, waiting)


def _look_at_all(puzzles: Sequence[Puzzle | None]) -> list[_Look | None]:
    return [None if puzzle is None else _look_at(puzzle) for puzzle in puzzles]


def _look_at(puzzle: Puzzle) -> _Look:
    if puzzle.line != puzzle.givens or puzzle.removed:
        return _Look(error="a position in progress, and a bank keeps puzzles that are not begun")
    status = check(puzzle)
    return _Look(described(puzzle, status.solution)) if isinstance(status, Unique) else _Look(error=str(status))


def _lost(entry: object, error: WorkerLost) -> _Look:
    return _Look(error=str(error), outcome=ImportOutcome.LOST)


def _candidate(bank: Bank, entry: E, look: _Look | None) -> _Candidate[E]:
    """Return an entry on its way, to be graded if it is a puzzle that is not in the bank."""
    if look is None:
        look = _Look(error=error_of(entry), outcome=ImportOutcome.UNREADABLE)
    is_new = look.puzzle is not None and not bank.has_form(look.puzzle.form)
    return _Candidate(entry, look, puzzle_of(entry) if is_new else None, look.error)


def _outcome(
    graded: dict[str, GradedPuzzle[_Candidate[E]]],
    scales: Sequence[Scale[Grade]],
    tags: tuple[str, ...],
    used_for: str,
    number: int,
) -> Imported[E] | tuple[E, New]:
    """Return what is to be added, or why nothing is."""
    first = next(iter(graded.values())).entry
    entry, puzzle = first.entry, first.look.puzzle
    if puzzle is None:
        return Imported(entry, first.look.outcome, error=first.look.error)
    failed = next((each for each in graded.values() if first.puzzle and not each.grade), None)
    if failed:
        outcome = ImportOutcome(failed.outcome) if failed.outcome is not GradeOutcome.GRADED else ImportOutcome.LOST
        return Imported(entry, outcome, error=failed.error)
    grades = tuple(kept_grade(each.grade, scale) for scale in scales if (each := graded[scale.name]).grade)
    try:
        return entry, _new(puzzle, grades, _columns(entry, used_for), tags, source_of(entry, number))
    except BankError as error:
        return Imported(entry, ImportOutcome.UNREADABLE, error=str(error))


def _columns(entry: Readable | Puzzle, used_for: str) -> dict[str, Any]:
    """Return what came with a puzzle, the day and the purpose of its use as an export writes them."""
    columns = columns_of(entry)
    is_in_table = getattr(entry, "kind", None) in (EntryKind.ROW, EntryKind.OBJECT)  # else that day is another one
    day = str(columns.get("date", "")) if is_in_table else ""
    more = {"used_on": day if DAY.fullmatch(day) else "", "used_for": used_for}
    return columns | {name: columns.get(name) or value for name, value in more.items()}


def _new(
    puzzle: Described, grades: tuple[KeptGrade, ...], columns: dict[str, Any], tags: tuple[str, ...], source: str
) -> New:
    """Return what is to be added, with what an export wrote beside it."""

    def told(name: str) -> str:
        return str(columns.get(name) or "")

    given = columns.get("tags") or ""
    own = given if isinstance(given, list) else str(given).split()
    taken_at, use = told("taken_at"), Usage(told("used_on"), told("used_for"))
    seed = told("seed")
    return New(
        puzzle,
        grades,
        Origin(seed, told("source") or ("" if seed else source), told("made_at")),
        tuple(dict.fromkeys([*tags, *map(str, own)])),
        use if taken_at or use.on or use.what_for else None,
        taken_at,
    )


def _written(bank: Bank, waiting: Sequence[Imported[E] | tuple[E, New]]) -> Iterator[Imported[E]]:
    """Write what is to be added, and yield what became of all."""
    added = iter(bank.add(*(each[1] for each in waiting if isinstance(each, tuple))))
    for each in waiting:
        yield _as_added(each[0], next(added)) if isinstance(each, tuple) else each


def _as_added(entry: E, added: Added) -> Imported[E]:
    return Imported(entry, ImportOutcome.ADDED if added.new else ImportOutcome.DUPLICATE, added.number)
