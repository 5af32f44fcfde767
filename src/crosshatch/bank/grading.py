"""Grading the puzzles of a bank on another scale, or on a new version of one."""

import time
from collections.abc import Iterator
from concurrent.futures import Executor

import attrs

from ..batch.grading import grade_many
from ..board.puzzle import Puzzle
from ..solving.scale import Grade, Scale
from .bank import Bank
from .kept import Kept, KeptGrade, kept_grade
from .reading import read_kept

SECONDS_BETWEEN = 0.5
"""How often grades are written at most."""


@attrs.frozen
class _Entry:
    """A puzzle of a bank as one of a stream."""

    kept: Kept
    error: str = ""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self.kept.puzzle


def grade_more(
    bank: Bank, scale: Scale[Grade], executor: Executor | None = None, *, max_seconds: float | None = None
) -> Iterator[tuple[Kept, str]]:
    """Grade the puzzles of a bank that have no grade of a scale's version, oldest first.

    Yields each as it was, when its grade is kept, with what was wrong where it has none; ``max_seconds`` is for each.
    """
    waiting: list[tuple[Kept, KeptGrade | None, str]] = []
    written = time.monotonic()
    entries = map(_Entry, read_kept(bank.file, bank.ungraded(scale)))
    for graded in grade_many(entries, scale, executor, max_seconds=max_seconds):
        grade = kept_grade(graded.grade, scale) if graded.grade else None
        waiting.append((graded.entry.kept, grade, graded.error))
        if time.monotonic() - written >= SECONDS_BETWEEN:
            yield from _written(bank, waiting)
            waiting, written = [], time.monotonic()
    yield from _written(bank, waiting)


def _written(bank: Bank, waiting: list[tuple[Kept, KeptGrade | None, str]]) -> Iterator[tuple[Kept, str]]:
    bank.add_grades((kept.number, grade) for kept, grade, _ in waiting if grade)
    for kept, _, error in waiting:
        yield kept, error
