"""Import puzzles into a bank: a stream of entries in, a stream of outcomes out, in the same order.

Canonical forms are computed first, so that puzzles already in the bank are not graded again.  New puzzles are graded by
the same workers and written several at a time.  A puzzle that has been reported is stored, whatever happens next.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

import attrs

from ..batch.entries import Readable, columns_of, puzzle_of, source_of
from ..batch.grading import GradedPuzzle, grade_on_scales
from ..batch.running import Failure, always, run_in_order
from ..board.puzzle import Puzzle
from ..formats.document import EntryKind
from ..position.status import Unique, check
from ..solving.scale import Grade, Scale
from .bank import Bank
from .errors import BankError
from .puzzle import BankPuzzle, Usage, bank_grade
from .records import some_at_once

DAY = re.compile(r"\d{4}-\d\d-\d\d")
"""A date as calendars write it."""

E = TypeVar("E", bound=Readable | Puzzle)


class ImportOutcome(StrEnum):
    """The outcome of importing an entry."""

    ADDED = "added"
    DUPLICATE = "duplicate"
    UNGRADABLE = "ungradable"
    UNREADABLE = "unreadable"
    OUT_OF_TIME = "out of time"
    LOST = "worker lost"


@attrs.frozen
class ImportedPuzzle(Generic[E]):
    """An entry of a stream with its outcome, and its number in the bank or an error.

    If the outcome is DUPLICATE, ``number`` is that of the equivalent puzzle that was already there.
    """

    entry: E
    outcome: ImportOutcome
    number: int = 0
    error: str = ""


_Look: TypeAlias = tuple[BankPuzzle | None, str, ImportOutcome]
"""What a worker returns for a puzzle: its bank record, or an error in words and as an outcome."""


@attrs.frozen
class _Candidate(Generic[E]):
    """An entry being imported; ``puzzle`` still has to be graded, and is None if there is none or the bank has it."""

    entry: E
    found: BankPuzzle | None
    error: str
    outcome: ImportOutcome
    bank: Bank
    puzzle: Puzzle | None = attrs.field(init=False)

    @puzzle.default
    def _new_puzzle(self) -> Puzzle | None:
        return None if self.found is None or self.bank.has_form(self.found.form) else self.found.puzzle


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
) -> Iterator[ImportedPuzzle[E]]:
    """Add a stream of puzzles to a bank, graded on some scales, and yield the outcome of each, in order.

    - ``entries``: puzzles, or the items of ``formats.read_many`` or ``read_file``.  The columns ``seed``, ``source``,
      ``made_at``, ``used_on``, ``used_for``, ``taken_at`` and ``tags`` are stored, as an export writes them.  A
      ``date``, such as that of a calendar, is stored as the day of use;
    - ``executor``: grades the puzzles; without one they are graded here;
    - ``tags``: tags for all puzzles, including those already in the bank;
    - ``used_for``: purpose of puzzles without a purpose in their columns;
    - ``ready``: returns whether the next entry has arrived (see ``grade_many``);
    - ``max_seconds``: time limit for a puzzle on each scale; puzzles that exceed it are not added.

    Every puzzle is in the bank by the time it is yielded.
    """

    def failed(entry: E, error: str, failure: Failure) -> _Look:
        return None, error, ImportOutcome(failure)

    looks = run_in_order(_look_at, entries, executor, part=puzzle_of, failed=failed, ready=ready)
    candidates = (_Candidate(entry, *look, bank) for entry, look in looks)
    stream = grade_on_scales(candidates, scales, executor, ready=ready, max_seconds=max_seconds)
    found = (_to_add(graded, scales, tags, used_for, number) for number, graded in enumerate(stream, 1))
    for some in some_at_once(found, ready):
        added = iter(bank.add(*(new for _, new, _ in some if isinstance(new, BankPuzzle))))
        for entry, new, outcome in some:
            if isinstance(new, str):
                yield ImportedPuzzle(entry, outcome, error=new)
            else:
                number, is_new = next(added)
                yield ImportedPuzzle(entry, ImportOutcome.ADDED if is_new else ImportOutcome.DUPLICATE, number)


def _look_at(puzzle: Puzzle) -> _Look:
    if puzzle.line != puzzle.givens or puzzle.removed:
        problem = "a position in progress; a bank stores only puzzles that have not been started"
        return None, problem, ImportOutcome.UNGRADABLE
    status = check(puzzle)
    if isinstance(status, Unique):
        return BankPuzzle.of(puzzle, status.solution), "", ImportOutcome.ADDED
    return None, str(status), ImportOutcome.UNGRADABLE


def _to_add(
    graded: dict[str, GradedPuzzle[_Candidate[E]]],
    scales: Sequence[Scale[Grade]],
    tags: tuple[str, ...],
    used_for: str,
    number: int,
) -> tuple[E, BankPuzzle | str, ImportOutcome]:
    """Return an entry with its bank record or the error, and the outcome."""
    candidate = next(iter(graded.values())).entry
    if candidate.found is None:
        return candidate.entry, candidate.error, candidate.outcome
    for each in graded.values():
        if candidate.puzzle and not each.grade:
            return candidate.entry, each.error, ImportOutcome(each.outcome)
    columns = _columns(candidate.entry, used_for)
    own = columns.pop("tags") or ""
    texts: dict[str, Any] = {name: str(value or "") for name, value in columns.items()}
    if not texts["seed"] and not texts["source"]:
        texts["source"] = source_of(candidate.entry, number)
    try:
        usage = Usage(texts.pop("used_on"), texts.pop("used_for"))
        new: BankPuzzle = attrs.evolve(
            candidate.found,
            grades=tuple(bank_grade(each.grade, scale) for scale in scales if (each := graded[scale.name]).grade),
            tags=(*tags, *(map(str, own) if isinstance(own, list) else str(own).split())),
            usage=usage if usage != Usage() or texts["taken_at"] else None,
            **texts,
        )
    except BankError as error:
        return candidate.entry, str(error), ImportOutcome.UNREADABLE
    return candidate.entry, new, ImportOutcome.ADDED


def _columns(entry: Readable | Puzzle, used_for: str) -> dict[str, Any]:
    """Return the columns that came with a puzzle, as an export writes them; the date of a calendar becomes the day of
    use."""
    columns = columns_of(entry)
    is_in_table = getattr(entry, "kind", None) in (EntryKind.ROW, EntryKind.OBJECT)  # else that day is another one
    day = str(columns.get("date", "")) if is_in_table else ""
    usual = dict.fromkeys(("seed", "source", "made_at", "taken_at", "tags"))
    usual |= {"used_on": day if DAY.fullmatch(day) else "", "used_for": used_for}
    return {name: columns.get(name) or value for name, value in usual.items()}
