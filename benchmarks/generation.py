"""How fast puzzles are made to a target; prints the tables of docs/pages/generating.md.

    python benchmarks/generation.py                      # each level
    python benchmarks/generation.py --musts              # each technique of the catalogue as one that must occur
    python benchmarks/generation.py --musts --only x-wing --seeds 20

One process makes everything.  Before its time counts, each puzzle is graded anew and must be as it was asked for.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator, Made, Symmetry, Target
from crosshatch.generator.making import Result
from crosshatch.grading.crosshatch import LEVELS, CrosshatchGrade
from crosshatch.status import count_solutions
from crosshatch.strategies.catalogue import CATALOGUE, Entry
from crosshatch.strategies.singles import Single

SYMMETRIES = (Symmetry.NONE, Symmetry.HALF_TURN)
PROMISED = tuple(LEVELS)[:-1]


def timed(target: Target, seeds: int, max_seconds: float) -> Iterator[tuple[float, Result[CrosshatchGrade]]]:
    """Make the puzzle of each seed, and yield the seconds that it took with what came out."""
    generator: Generator[CrosshatchGrade] = Generator(target)
    for seed in range(seeds):
        start = time.perf_counter()
        result = generator.make(seed, max_seconds)
        seconds = time.perf_counter() - start
        if isinstance(result, Made):
            assert count_solutions(Puzzle(result.puzzle.line)) == 1
            assert generator.scale.grade(result.puzzle) == result.grade
        yield seconds, result


def show(seconds: float) -> str:
    """Write seconds with the unit that suits them."""
    return (
        f"{seconds:.1f} s"
        if seconds >= 1
        else f"{seconds * 1e3:.0f} ms"
        if seconds >= 0.01
        else f"{seconds * 1e3:.1f} ms"
    )


def levels(seeds: int, max_seconds: float) -> None:
    """Print a row for each level, with and without symmetry."""
    print(f"| level | symmetry | median | worst | as asked for, of {seeds} | givens |")
    print("|---|---|---:|---:|---:|---:|")
    for level in PROMISED:
        for symmetry in SYMMETRIES:
            done = list(timed(Target(level=level, symmetry=symmetry), seeds, max_seconds))
            times = [seconds for seconds, _ in done]
            met = sum(isinstance(result, Made) and result.grade.level == level for _, result in done)
            givens = statistics.median(81 - result.puzzle.line.count(".") for _, result in done)
            row = (level, symmetry, show(statistics.median(times)), show(max(times)), str(met), f"{givens:.0f}")
            print(f"| {' | '.join(row)} |", flush=True)


def musts(chosen: list[Entry], seeds: int, max_seconds: float) -> None:
    """Print a row for each technique; one that is off by default is on where it must occur, and nowhere else."""
    print(f"| technique | rating | on | median | made, of {seeds} |")
    print("|---|---:|---|---:|---:|")
    for entry in chosen:
        done = list(timed(Target(must=entry.strategy.name), seeds, max_seconds))
        met = [result for _, result in done if isinstance(result, Made)]
        assert all(entry.strategy.name in result.grade.techniques for result in met)
        median = statistics.median_high(
            seconds if isinstance(result, Made) else max_seconds for seconds, result in done
        )
        shown = show(median) if median < max_seconds else f"over {max_seconds:.0f} s"
        on = "yes" if entry.on else "no"
        print(f"| {entry.strategy.name} | {entry.rating:.1f} | {on} | {shown} | {len(met)} |", flush=True)


def main() -> None:
    """Print the table asked for."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--musts", action="store_true", help="techniques that must occur, in place of levels")
    arguments.add_argument("--only", nargs="*", default=[], help="of the techniques only these")
    arguments.add_argument("--seeds", type=int, help="puzzles for each row: 100 for a level, 5 for a technique")
    arguments.add_argument("--max-seconds", type=float, default=10.0, help="how long to try for each")
    chosen = arguments.parse_args()
    if chosen.musts:
        patterns = [entry for entry in CATALOGUE if not isinstance(entry.strategy, Single)]
        wanted = [entry for entry in patterns if not chosen.only or entry.strategy.slug in chosen.only]
        musts(wanted, chosen.seeds or 5, chosen.max_seconds)
    else:
        levels(chosen.seeds or 100, chosen.max_seconds)


if __name__ == "__main__":
    main()
