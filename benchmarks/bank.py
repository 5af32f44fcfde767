"""Measure the speed of a bank: ``python benchmarks/bank.py [100000]`` creates one with this many puzzles and uses it.

The puzzles are random minimal ones, unchanged and with each of their other digits given, so about fifty puzzles of
different difficulty come from each one generated.  Times are wall times, since the disk counts, next to CPU times.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

from crosshatch import Puzzle, Target, check, grade_many, minimal_puzzle, scale_named
from crosshatch.bank import Bank, Query, Usage
from crosshatch.bank.importing import import_many
from crosshatch.bank.stock import stock_of
from crosshatch.position.status import Unique

T = TypeVar("T")

GRADED = 2000
"""Of how many puzzles the grading alone is measured."""


def puzzles() -> Iterator[Puzzle]:
    """Yield puzzles without end."""
    seed = 0
    while True:
        seed += 1
        puzzle = minimal_puzzle(seed)
        status = check(puzzle)
        assert isinstance(status, Unique)
        yield puzzle
        for cell, digit in enumerate(puzzle.givens):
            if digit == ".":
                yield Puzzle(puzzle.givens[:cell] + status.solution[cell] + puzzle.givens[cell + 1 :])


def measured(what: str, work: Callable[[], T], number: int = 1) -> T:
    """Do something, and print how long it took, for one of a ``number`` of things where there are several."""
    clock, cpu = time.perf_counter(), time.process_time()
    result = work()
    clock, cpu = time.perf_counter() - clock, time.process_time() - cpu
    each = f"   {1e6 * cpu / number:8.1f} us of CPU time each" if number > 1 else ""
    print(f"{what:<58} {clock:9.3f} s   {cpu:9.3f} s{each}", flush=True)
    return result


def main(number: int) -> None:
    """Make a bank, and measure what is done with it."""
    scale = scale_named("crosshatch")
    print(f"{'':<58} {'clock':>9}     {'CPU':>9}")
    with tempfile.TemporaryDirectory() as folder, Bank(Path(folder) / "my.bank", create=True) as bank:
        given = list(islice(puzzles(), number))
        some = given[:: max(1, number // GRADED)]
        measured(f"grading alone, {len(some)} of them", lambda: list(grade_many(some)), len(some))
        measured(f"importing {number}", lambda: sum(1 for _ in import_many(bank, given, [scale])), number)
        print(f"the file has {bank.path.stat().st_size / 1e6:.0f} MB, {len(bank)} puzzles")
        again = given[:1000]
        measured("importing 1000 again", lambda: sum(1 for _ in import_many(bank, again, [scale])), 1000)
        use = Usage(what_for="Morning Post")
        measured("take 1000, any", lambda: bank.take(1000, use=use))
        for level in ("easy", "hard", "extreme"):
            query = Query(Target(level=level))
            measured(f"take 7, {level}", lambda query=query: bank.take(7, query, use, fewer=True))
        hard, medium = (Query(Target(level=level)) for level in ("hard", "medium"))
        measured("take 1000, hard", lambda: bank.take(1000, hard, use, fewer=True))
        measured("take 1000, medium, at random", lambda: bank.take(1000, medium, use, seed=1, fewer=True))
        for name in ("x-wing", "swordfish", "sue-de-coq"):
            query = Query(Target(must=name))
            measured(
                f"take 7 that need {name}, of {bank.left(query)}",
                lambda query=query: bank.take(7, query, use, fewer=True),
            )
        rare = Query(Target(level="hard", must=("swordfish", "xy-wing"), rating="4.0-4.8", givens="26-"))
        measured(
            "take 1: hard, a swordfish and an xy-wing, 26 givens or more", lambda: bank.take(1, rare, use, fewer=True)
        )
        measured("how many hard ones are left", lambda: bank.left(hard))
        measured("status", lambda: stock_of(bank, scale))
        measured("is a puzzle there: 1000 times", lambda: [each in bank for each in again], 1000)
        measured("canonical forms alone: 1000 times", lambda: [each.canonical() for each in again], 1000)
        measured("open and close", lambda: Bank(bank.path).close())
        measured("all that it has, one by one", lambda: sum(1 for _ in bank), number)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
