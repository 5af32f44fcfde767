"""Measure the speed of canonical forms by kind of puzzle, and print the table of docs/pages/speed.md.

    python benchmarks/canonical.py

Times are CPU times of one process, the best of several rounds; "slowest" is that of any single puzzle.
"""

from collections.abc import Sequence
from time import process_time

from samples import few_clues, graded

from crosshatch import Puzzle
from crosshatch.cli.version import version_line
from crosshatch.position.counting import solutions_of_values

ROUNDS = 5

MOST_CANONICAL = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
"""The full grid with the most automorphisms: 648."""

COLUMNS = "".join(digit if cell % 3 == 0 else "." for cell, digit in enumerate(MOST_CANONICAL))
"""Every third column of it, which leaves more ways open than anything else that we have tried by kind."""

MUCH_LEFT_OPEN = "967803010310704500400900300598000072200000098000000034725310806634090725000000040"
"""What a search for puzzles that take long has found, by random changes."""


def measured(puzzles: Sequence[Puzzle]) -> tuple[float, float]:
    """Return the seconds that a puzzle takes on average, and those of the slowest."""
    best = [float("inf")] * len(puzzles)
    for _ in range(ROUNDS):
        for place, puzzle in enumerate(puzzles):
            begin = process_time()
            puzzle.canonical()
            best[place] = min(best[place], process_time() - begin)
    return sum(best) / len(best), max(best)


def samples() -> dict[str, list[Puzzle]]:
    """Return the puzzles that are measured, by what they are."""
    minimal = [Puzzle(line) for level in ("Easy", "Medium", "Hard", "Unfair", "Extreme") for line in graded(level)]
    return {
        "17 givens": [Puzzle(line) for line in few_clues()],
        "random puzzles": minimal,
        "full grids": [Puzzle(solutions_of_values(puzzle.values, 1)[0]) for puzzle in minimal],
        "an empty grid": [Puzzle("." * 81)],
        "the full grid with the most automorphisms": [Puzzle(MOST_CANONICAL)],
        "three columns of it": [Puzzle(COLUMNS)],
        "found by looking for slow ones": [Puzzle(MUCH_LEFT_OPEN)],
    }


if __name__ == "__main__":
    print(version_line())
    print("| puzzles | number | a second | mean, µs | slowest, µs |\n|---|---:|---:|---:|---:|")
    for kind, puzzles in samples().items():
        mean, slowest = measured(puzzles)
        print(f"| {kind} | {len(puzzles)} | {1 / mean:,.0f} | {mean * 1e6:.0f} | {slowest * 1e6:.0f} |")
