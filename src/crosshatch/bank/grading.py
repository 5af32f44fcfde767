"""Grade puzzles that have no grade of a scale's current version, and check the records of a bank."""

from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import tee
from random import Random

from ..batch.grading import grade_many
from ..generator.digging import some_of
from ..grading.registry import SCALES, scale_named
from ..position.status import Unique, check
from ..solving.scale import Grade, Scale
from .bank import Bank
from .puzzle import BankPuzzle, bank_grade
from .records import read_puzzles, some_at_once


def grade_more(
    bank: Bank, scale: Scale[Grade], executor: Executor | None = None, *, max_seconds: float | None = None
) -> Iterator[tuple[BankPuzzle, str]]:
    """Grade the puzzles of a bank without a grade of a scale's current version, oldest first.

    Yields each puzzle as it was before, once its grade is stored, with an error if it could not be graded.
    ``max_seconds`` applies to each puzzle.
    """
    ungraded, given = tee(read_puzzles(bank.file, bank.ungraded(scale)))
    stream = grade_many((each.puzzle for each in given), scale, executor, max_seconds=max_seconds)
    for some in some_at_once(zip(ungraded, stream, strict=True)):
        bank.add_grades((each.number, bank_grade(found.grade, scale)) for each, found in some if found.grade)
        yield from ((each, found.error) for each, found in some)


def problems_of(bank: Bank, sample: int | None = 100, seed: int | str = 1) -> Iterator[str]:
    """Yield the problems of a bank; none if it is sound.

    A random sample of the puzzles (all of them if ``sample`` is None) is solved and graded again, on the built-in
    scales in their current versions.
    """
    for (problem,) in bank.file.rows("PRAGMA integrity_check"):
        if problem != "ok":
            yield f"the file is damaged: {problem}"
    for table, row, other, _ in bank.file.rows("PRAGMA foreign_key_check"):
        yield f"row {row} of the table {table} refers to a missing row of {other}"
    numbers = bank.numbers()
    chosen = numbers if sample is None else sorted(some_of(numbers, sample, Random(f"check {seed}")))
    for each in read_puzzles(bank.file, chosen):
        for problem in _problems_of(each):
            yield f"number {each.number}, {each.puzzle.line}: {problem}"


def _problems_of(kept: BankPuzzle) -> Iterator[str]:
    status = check(kept.puzzle)
    if not isinstance(status, Unique):
        yield str(status)
        return
    if status.solution != kept.solution:
        yield f"its solution is {status.solution}, not {kept.solution}"
    fresh = BankPuzzle.of(kept.puzzle, kept.solution)
    if any(getattr(fresh, name) != getattr(kept, name) for name in ("form", "givens", "symmetry", "minimal")):
        yield "its canonical form, givens or symmetry differ from the bank's record"
    for grade in kept.grades:
        if grade.scale not in SCALES or scale_named(grade.scale).version != grade.version:
            continue
        found = scale_named(grade.scale).grade(kept.puzzle)
        if found.data() != grade.data():
            yield f"its grade on the {grade.scale} scale is {found}, not {grade}"
