"""Solve puzzles with and without the patterns of the hardest ones: tridagons, SK loops, locked sets and exocets.

    python benchmarks/hard_patterns.py lists                 # lists of hard puzzles: half an hour
    python benchmarks/hard_patterns.py lists tridagons       # one of them
    python benchmarks/hard_patterns.py random                # 20,000 random puzzles: three minutes
    python benchmarks/hard_patterns.py FILE                  # the same for the puzzles of a file, one a line
    valgrind --tool=cachegrind python benchmarks/hard_patterns.py FILE --once after    # count instructions

The lists are beside the repository.  For each, the script prints the table of ``docs/pages/speed.md``: means per puzzle
before (without the patterns) and after, where every step of the paths after is proved.  For random puzzles and those
of a file, it compares the times of paths and of grades, and prints the puzzles with a pattern and those that are graded
differently.  The instructions of ``--once before`` and ``--once after`` include those of ``--once nothing``.

Both ways take turns, and times are CPU times, so that other work on the machine affects both alike.
"""

import argparse
import csv
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeVar

from samples import SHARED

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.grading.crosshatch import CrosshatchGrade, CrosshatchScale
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.logic.technique import Technique
from crosshatch.solving.solver import Path as SolvePath
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import EXOCETS, SECTORS, default_strategies
from crosshatch.techniques.forcing.pattern import ForcingChain
from crosshatch.techniques.uniqueness.pattern import DeadlyPattern

T = TypeVar("T")

LISTS = ("top1465-sample.txt", "eleven-sample.csv", "forum-hardest-sample.txt", "tridagons.csv")

FEW_GUARDIANS = 4
"""The number of guardians up to which tridagons have a row of their own."""

CHUNK = 100
"""How many puzzles are solved one way before it is the other's turn."""


def is_hard_pattern(technique: Technique) -> bool:
    """Return whether a technique is one of those that are compared."""
    return technique.family in (SECTORS, EXOCETS) or technique.title.startswith("Tridagon")


AFTER = default_strategies()
BEFORE = tuple(each for each in AFTER if not is_hard_pattern(each.technique))
SOLVERS = (Solver(BEFORE), Solver(AFTER))
SCALES = (CrosshatchScale(BEFORE), CrosshatchScale(AFTER))


class Work(NamedTuple):
    """The work that a path takes."""

    steps: int
    nets: int
    nested: int
    seconds: float
    by_logic: bool


class Row(NamedTuple):
    """The work for a puzzle before and after, the patterns of its path, and the guardians of the first tridagon."""

    before: Work
    after: Work
    patterns: frozenset[str]
    guardians: int


def solved(puzzle: Puzzle, solver: Solver) -> tuple[SolvePath, Work]:
    """Return a path and its work."""
    start = time.process_time()
    path = solver.solve(puzzle)
    seconds = time.process_time() - start
    titles = Counter(each.title for each in path.techniques())
    nets = sum(count for title, count in titles.items() if "Forcing Net" in title)
    nested = sum(count for title, count in titles.items() if title.startswith("Nested"))
    return path, Work(len(path), nets, nested, seconds, path.by_logic)


def fewest_guardians(step: Step) -> int:
    """Return the least number of guardians of the tridagons of a step; 0 if it has none."""
    pattern = step.pattern
    several = (
        [pattern] if isinstance(pattern, DeadlyPattern) else pattern.deadly if isinstance(pattern, ForcingChain) else []
    )
    return min((len(each.guardians) for each in several), default=0)


def row_of(puzzle: Puzzle) -> Row:
    """Solve a puzzle both ways, and prove every step of the path after.

    Raises UnprovenStep if a step is not a proof.
    """
    (_, before), (path, after) = (solved(puzzle, solver) for solver in SOLVERS)
    guardians = 0
    for grid, step in islice(path.positions(), path.logic_steps):
        proof.verify(grid, step)
        if step.technique.title.startswith("Tridagon"):
            guardians = guardians or fewest_guardians(step)
    patterns = frozenset(each.title for each in path.techniques() if is_hard_pattern(each))
    return Row(before, after, patterns, guardians)


def puzzles_of(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file: a table with a column ``puzzle``, or one puzzle a line."""
    with path.open(encoding="utf-8") as file:
        if path.suffix == ".csv":
            return [Puzzle(row["puzzle"]) for row in csv.DictReader(file)]
        return [Puzzle(line.split()[0]) for line in file if line.strip() and not line.startswith("#")]


def told(title: str, rows: Sequence[Row]) -> str:
    """Return a row of the table."""

    def means(value: Callable[[Work], float], form: str) -> str:
        """Return the mean of a value before and after."""
        before = statistics.mean(value(each.before) for each in rows)
        after = statistics.mean(value(each.after) for each in rows)
        return f"{before:{form}} → {after:{form}}"

    nested_before = sum(each.before.nested for each in rows)
    nested_after = sum(each.after.nested for each in rows)
    cells = [
        title,
        str(len(rows)),
        means(lambda work: work.steps, ".1f"),
        means(lambda work: work.nets, ".2f"),
        means(lambda work: work.nested, ".2f"),
        f"\N{MINUS SIGN}{1 - nested_after / nested_before:.0%}" if nested_before else "",
        means(lambda work: work.seconds * 1000, ".0f"),
        means(lambda work: float(work.by_logic), ".0%"),
    ]
    return f"| {' | '.join(cells)} |"


def print_list(name: str) -> None:
    """Print the rows of a list: all of it, and the puzzles with each pattern."""
    rows = []
    for number, puzzle in enumerate(puzzles_of(SHARED / name), 1):
        rows.append(row_of(puzzle))
        if number % CHUNK == 0:
            print(number, file=sys.stderr, flush=True)
    parts: dict[str, Callable[[Row], bool]] = {
        Path(name).stem: lambda row: True,
        "with SK loops or multi-sector locked sets": lambda row: bool(
            row.patterns & {"SK Loop", "Multi-Sector Locked Sets"}
        ),
        "with exocets": lambda row: bool(row.patterns & {"Junior Exocet", "Double Exocet"}),
        "with tridagons": lambda row: row.guardians > 0,
        f"with tridagons of 1 to {FEW_GUARDIANS} guardians": lambda row: 0 < row.guardians <= FEW_GUARDIANS,
        "with none of these patterns": lambda row: not row.patterns,
    }
    for title, belongs in parts.items():
        if some := [each for each in rows if belongs(each)]:
            print(told(title, some), flush=True)
    slowest = sorted(each.after.seconds for each in rows)
    print(f"\nafter: median {statistics.median(slowest):.3f} s, slowest {slowest[-1]:.2f} s")
    print("puzzles with: ", Counter(title for each in rows for title in each.patterns), flush=True)


def timed(
    ways: Sequence[Callable[[Puzzle], T]], puzzles: Sequence[Puzzle], rounds: int
) -> tuple[list[float], list[list[T]]]:
    """Return the least time of several rounds for each way to treat some puzzles, and the results of each."""
    times: list[list[float]] = [[] for _ in ways]
    results: list[list[T]] = [[] for _ in ways]
    for number in range(rounds):
        for which in range(len(ways))[:: 1 - 2 * (number % 2)]:
            start = time.process_time()
            results[which] = [ways[which](each) for each in puzzles]
            times[which].append(time.process_time() - start)
    return list(map(min, times)), results


def compare(puzzles: Sequence[Puzzle], rounds: int) -> None:
    """Print the ratios of the times for paths and grades, and what differs."""
    times: dict[str, list[list[float]]] = {"paths": [], "grades": []}
    with_pattern, rated = [], []
    timed([each.solve for each in SOLVERS], puzzles[:CHUNK], 1)  # to fill the caches of both
    for start in range(0, len(puzzles), CHUNK):
        chunk = puzzles[start : start + CHUNK]
        of_paths, (_, paths) = timed([each.solve for each in SOLVERS], chunk, rounds)
        of_grades, grades = timed([each.judge for each in SCALES], chunk, rounds)
        times["paths"].append(of_paths)
        times["grades"].append(of_grades)
        for puzzle, path, before, after in zip(chunk, paths, *grades, strict=True):
            if patterns := {each.title for each in path.techniques() if is_hard_pattern(each)}:
                with_pattern.append(f"{puzzle.line} {', '.join(sorted(patterns))}")
            if measures(before) != measures(after):
                rated.append(f"{puzzle.line} {told_grade(before)} -> {told_grade(after)}")
    for name, taken in times.items():
        before_all, after_all = (sum(each) / len(puzzles) * 1e6 for each in zip(*taken, strict=True))
        middle = statistics.median(two / one for one, two in taken)
        ratios = f"ratio {after_all / before_all:.4f} (median of {len(taken)} chunks {middle:.4f})"
        print(f"{name}: {before_all:.1f} µs before, {after_all:.1f} µs after, {ratios}")
    for title, several in (("with a pattern on their path", with_pattern), ("graded differently", rated)):
        print("\n".join([f"{len(several)} of {len(puzzles)} {title}", *several]))


def told_grade(grade: CrosshatchGrade) -> str:
    """Return a grade in short."""
    return f"{grade.level} {grade.rating:.1f} ({grade.hardest}), effort {grade.effort:.0f}"


def measures(grade: CrosshatchGrade) -> tuple[float, str, float]:
    """Return the measures of a grade that are compared."""
    return grade.rating, grade.hardest, grade.effort


def main() -> None:
    """Print what was asked for."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", help="lists, random, or a file of puzzles")
    arguments.add_argument("names", nargs="*", help="which lists (all by default)")
    arguments.add_argument("--puzzles", type=int, default=20_000, help="number of random puzzles")
    arguments.add_argument("--rounds", type=int, default=2, help="number of times; the least counts")
    arguments.add_argument("--once", choices=("nothing", "before", "after"), help="solve once and print nothing")
    chosen = arguments.parse_args()
    if chosen.what == "lists":
        for name in LISTS:
            if not chosen.names or any(map(name.startswith, chosen.names)):
                print_list(name)
        return
    random = (minimal_puzzle(seed) for seed in range(chosen.puzzles))
    puzzles = list(random) if chosen.what == "random" else puzzles_of(Path(chosen.what))
    if not chosen.once:
        compare(puzzles, chosen.rounds)
    elif chosen.once != "nothing":
        for puzzle in puzzles:
            SOLVERS[chosen.once == "after"].solve(puzzle)


if __name__ == "__main__":
    main()
