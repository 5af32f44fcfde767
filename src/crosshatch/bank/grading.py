"""Grading the puzzles of a bank on another scale, or on a new version of one."""

import time
from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import tee

from ..batch.grading import GradedPuzzle, grade_many
from ..board.puzzle import Puzzle
from ..solving.scale import Grade, Scale
from .bank import Bank
from .puzzle import BankPuzzle, bank_grade
from .records import SECONDS_BETWEEN, read_puzzles


def grade_more(
    bank: Bank, scale: Scale[Grade], executor: Executor | None = None, *, max_seconds: float | None = None
) -> Iterator[tuple[BankPuzzle, str]]:
    """Grade the puzzles of a bank that have no grade of a scale's version, oldest first.

    Yields each as it was, when its grade is kept, with what was wrong where it has none; ``max_seconds`` is for each.
    """
    waiting: list[tuple[BankPuzzle, GradedPuzzle[Puzzle]]] = []
    written = time.monotonic()

    def write() -> Iterator[tuple[BankPuzzle, str]]:
        bank.add_grades((each.number, bank_grade(found.grade, scale)) for each, found in waiting if found.grade)
        yield from ((each, found.error) for each, found in waiting)
        waiting.clear()

    ungraded, given = tee(read_puzzles(bank.file, bank.ungraded(scale)))
    stream = grade_many((each.puzzle for each in given), scale, executor, max_seconds=max_seconds)
    for each in zip(ungraded, stream, strict=True):
        waiting.append(each)
        if time.monotonic() - written >= SECONDS_BETWEEN:
            yield from write()
            written = time.monotonic()
    yield from write()
