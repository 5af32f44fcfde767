"""Compare batches of Crosshatch with tdoku, a solver in C++ with vector instructions, on the same puzzles.

    python benchmarks/batches.py                             # Crosshatch alone
    python benchmarks/batches.py --tdoku libtdoku.so         # also tdoku, built as a shared library

Both count up to two solutions of each puzzle; Crosshatch also returns the solution.  The programs take turns in each
round, and the least time of all rounds counts, so that other work on the machine matters little.  Times are wall times
per puzzle next to the CPU time of all threads.  A small C program calls tdoku for all puzzles in a row, so its times
contain nothing of Python.  It needs a C compiler (``cc``).  Numbers of guesses are the same on every machine.
"""

import argparse
import ctypes
import math
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path

from peers import Seconds
from samples import few_clues, hardest, top1465

from crosshatch import count_solutions, solve_many
from crosshatch.board.puzzle import Puzzle
from crosshatch.position import lane_counting, many

SETS: dict[str, tuple[Callable[[], list[str]], int]] = {
    "17 givens": (few_clues, 20_000),
    "top1465": (top1465, 20_000),
    "hardest": (hardest, 4_000),
}
"""The puzzles, and the number of them, for which the sample is repeated."""

SINGLE_CALLS = 400
"""How many puzzles are counted one by one."""

CALLER = """
#include <stddef.h>
#include <stdint.h>

typedef size_t (*count_solutions)(const char *, size_t, uint32_t, char *, size_t *);

size_t count_all(count_solutions count, const char *lines, size_t number, size_t *guesses) {
    char solution[82];
    size_t total = 0;
    for (size_t each = 0; each < number; each++) {
        size_t some = 0;
        total += count(lines + 82 * each, 2, 0, solution, &some);
        *guesses += some;
    }
    return total;
}
"""
"""Calls tdoku for each line; every line ends with a line feed."""


class Tdoku:
    """The shared library of tdoku."""

    def __init__(self, library: str, folder: str) -> None:
        source, caller = Path(folder) / "caller.c", Path(folder) / "caller.so"
        source.write_text(CALLER)
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", source, "-o", caller], check=True)
        self._count = ctypes.CDLL(str(Path(library).resolve())).TdokuSolverDpllTriadSimd
        self._count_all = ctypes.CDLL(str(caller)).count_all
        self._count_all.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
        self._count_all.restype = ctypes.c_size_t

    def run(self, puzzles: Sequence[str]) -> int:
        """Count the solutions of all puzzles; return the number of guesses."""
        lines = "".join(f"{puzzle}\n" for puzzle in puzzles).replace("0", ".").encode()
        guesses = ctypes.c_size_t()
        address = ctypes.cast(self._count, ctypes.c_void_p)
        assert self._count_all(address, lines, len(puzzles), ctypes.byref(guesses)) == len(puzzles)
        return guesses.value


def cells_of(puzzles: Sequence[str]) -> bytes:
    """Return puzzles as an array."""
    return bytes(int(digit) for puzzle in puzzles for digit in puzzle.replace(".", "0"))


def timed(work: Callable[[], object], number: int) -> Seconds:
    """Return the time of some work per puzzle."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return Seconds((time.perf_counter() - wall) / number, (time.process_time() - cpu) / number)


def search_with_four_lanes(cells: bytes) -> int:
    """Solve puzzles by the engine that is not compiled for AVX2; return the number of guesses."""
    size = 81 * lane_counting.MOST_PUZZLES
    return sum(lane_counting.search(cells[first : first + size], 2, True).tries for first in range(0, len(cells), size))


def compare(name: str, puzzles: Sequence[str], rounds: int, tdoku: Tdoku | None) -> None:
    """Print the times of all programs for some puzzles, and their ratios to the first."""
    cells, threads = cells_of(puzzles), many.processors()
    single = [Puzzle(puzzle) for puzzle in puzzles[:SINGLE_CALLS]]
    work: dict[str, tuple[Callable[[], object], int]] = {}
    if tdoku:
        work["tdoku"] = lambda: tdoku.run(puzzles), len(puzzles)
    work["solve_many, 1 thread"] = lambda: solve_many(cells, threads=1), len(puzzles)
    work["the same without AVX2"] = lambda: search_with_four_lanes(cells), len(puzzles)
    work[f"solve_many, {threads} threads"] = lambda: solve_many(cells, threads=threads), len(puzzles)
    work["count_solutions"] = lambda: [count_solutions(puzzle) for puzzle in single], len(single)
    best = dict.fromkeys(work, Seconds(math.inf, math.inf))
    for _ in range(rounds):
        for program, (run, number) in work.items():
            best[program] = Seconds(*map(min, best[program], timed(run, number)))
    first = next(iter(best.values()))
    print(f"\n{name} ({len(puzzles)} puzzles)\n")
    print(f"| {'program':<26} | {'per puzzle':>12} | {'CPU time':>12} | {'ratio':>6} |")
    print(f"|{'-' * 28}|{'-' * 13}:|{'-' * 13}:|{'-' * 7}:|")
    for program, (wall, cpu) in best.items():
        print(f"| {program:<26} | {wall * 1e6:>9,.2f} µs | {cpu * 1e6:>9,.2f} µs | {cpu / first.cpu:>6,.2f} |")
    print(f"\nguesses per puzzle: {search_with_four_lanes(cells) / len(puzzles):.2f}", end="")
    print(f", of tdoku {tdoku.run(puzzles) / len(puzzles):.2f}" if tdoku else "", flush=True)


def main() -> None:
    """Print the tables."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--tdoku", metavar="LIBRARY", help="also compare tdoku: its shared library")
    arguments.add_argument("--rounds", type=int, default=7, help="number of rounds")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tdoku = Tdoku(chosen.tdoku, folder) if chosen.tdoku else None
        for name, (puzzles, number) in SETS.items():
            compare(name, list(islice(cycle(puzzles()), number)), chosen.rounds, tdoku)


if __name__ == "__main__":
    main()
