"""Compare Crosshatch with other programs on the same puzzles and the same machine.

    pip install -e ".[bench]"
    python benchmarks/compare.py                     # all tables: about twenty minutes
    python benchmarks/compare.py paths --rounds 5    # one kind of table
    python benchmarks/compare.py hard --hodoku HoDoKu.jar    # also HoDoKu itself, which needs Java
    python benchmarks/compare.py explainer --explainer CLASSES    # also Sudoku Explainer 1.2.1 (compiled classes)

The programs take turns in each round, each in its own process.  Times are wall times, as medians over the rounds, next
to the CPU time of all threads: Java compiles in separate threads, so a Java program takes more CPU time than wall time.
The ratio to the first program is the median of the ratios of wall times within each round, so it holds even if the
speed of the machine drifts.  If the CPU time of a Python program is below its wall time, other programs held it up;
measure again on a quieter machine.  The puzzles are the first of each kind in ``samples.py``; grades are for those that
the default strategies finish.  Work is counted too: the numbers of nodes searched, strategies tried and chains found
are the same on every machine.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from peers import Seconds, time_explainer, time_hodoku
from samples import anew, few_clues, finished, graded, rated_by_explainer, stuck_positions, top1465

import crosshatch
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import Step
from crosshatch.position import counting
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CHAINS, default_strategies
from crosshatch.techniques.chains import search as alternating
from crosshatch.techniques.chains.reach import MOST_STRONG
from crosshatch.techniques.chains.strategy import GROUPS, GROUPS_AND_SMALL_SETS, SINGLE_CANDIDATES
from crosshatch.techniques.single_digit.link_kinds import LOOPS
from crosshatch.techniques.singles.strategy import Single
from crosshatch.techniques.strategy import Strategy

PACKAGE = Path(crosshatch.__file__).parent
INTERPRETED = " (interpreted)"
HODOKU = "HoDoKu (Java) "
EXPLAINER = "Sudoku Explainer (Java) "
ORIGINALS = {HODOKU: time_hodoku, EXPLAINER: time_explainer}
"""The original programs by name, which is followed by the path of the program."""
LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")

RATINGS = ((2.6, 6.2, 100), (6.5, 7.4, 100), (7.5, 8.9, 20), (10.0, 11.9, 4))
"""Ranges of ER, from patterns to nested chains, and the maximum number of puzzles of each.

Sudoku Explainer takes a minute or more for a puzzle of the last range.
"""

TWELVE_NODES = 6
"""The strong links of a chain of twelve nodes."""

REPEATS = 10
"""Number of measurements of a position; the least time counts."""


def interpreted_copy(folder: str) -> str:
    """Copy the package without its compiled extensions into a folder, to run it as plain Python."""
    shutil.copytree(PACKAGE, Path(folder) / "crosshatch", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def in_a_process(name: str, puzzles: list[str], folder: str) -> Seconds | None:
    """Time a job in its own process, free of garbage from others; None if its package is not installed."""
    interpreted = {"PYTHONPATH": folder} if name.endswith(INTERPRETED) else {}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("peers.py")), name.removesuffix(INTERPRETED)],
        input="\n".join(puzzles),
        env={**os.environ, **interpreted},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    return Seconds(*found) if found else None


def table(title: str, contenders: list[str], puzzles: list[str], rounds: int, folder: str) -> None:
    """Time programs in turns on the same puzzles, and print their times and their ratios to the first."""
    rounds_of: dict[str, list[Seconds]] = {}
    for _ in range(rounds):
        for name in contenders:
            taken = timed(name, puzzles, folder)
            if taken is not None:
                rounds_of.setdefault(name, []).append(taken)
    first = rounds_of[contenders[0]]
    print(f"\n{title} ({len(puzzles)} puzzles)\n")
    print(f"| {'program':<32} | {'per puzzle':>12} | {'CPU time':>12} | {'ratio':>15} |")
    print(f"|{'-' * 34}|{'-' * 13}:|{'-' * 13}:|{'-' * 16}:|")
    for name, taken_by in rounds_of.items():
        wall = statistics.median(each.wall for each in taken_by)
        cpu = statistics.median(each.cpu for each in taken_by)
        ratio = statistics.median(each.wall / by_first.wall for each, by_first in zip(taken_by, first, strict=True))
        shown = next((each.strip() for each in ORIGINALS if name.startswith(each)), name)
        print(f"| {shown:<32} | {wall * 1e6:>9,.1f} µs | {cpu * 1e6:>9,.1f} µs | {ratio:>15,.1f} |", flush=True)


def timed(name: str, puzzles: list[str], folder: str) -> Seconds | None:
    """Return the time per puzzle of a program; None if it is not installed."""
    for original, time_original in ORIGINALS.items():
        if name.startswith(original):
            return time_original(name.removeprefix(original), puzzles)
    return in_a_process(name, puzzles, folder)


class Originals(NamedTuple):
    """The paths of the original programs; None for those to omit."""

    hodoku: str | None = None
    explainer: str | None = None


class Counted(Strategy):
    """A strategy that counts its calls."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        self.technique = strategy.technique
        self.asked = 0

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the steps of the counted strategy."""
        self.asked += 1
        return self.strategy.find(grid)


def counted() -> tuple[Strategy, ...]:
    """Return the default strategies, with a counter for those beyond singles."""
    return tuple(each if isinstance(each, Single) else Counted(each) for each in default_strategies())


def count_work(title: str, puzzles: list[str]) -> None:
    """Print the work that the puzzles take, which is the same on every machine."""
    solver = Solver(counted(), fallback=None)
    paths = [solver.solve(Puzzle(puzzle)) for puzzle in puzzles]
    asked = sum(each.asked for each in solver.strategies if isinstance(each, Counted))
    nodes = sum(counting.nodes(Puzzle(puzzle).grid(), 2) for puzzle in puzzles)
    by_logic = sum(path.solution is not None for path in paths)
    print(
        f"\n{title}: {by_logic} of {len(puzzles)} by logic, {sum(map(len, paths)) / len(paths):.1f} steps per puzzle, "
        f"{asked / len(puzzles):.1f} strategies beyond singles tried, "
        f"{nodes / len(puzzles):.2f} nodes to count solutions"
    )


def compare_paths(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print the times of whole paths, level by level, and the work they take."""
    contenders = [
        "crosshatch-path",
        "crosshatch-path" + INTERPRETED,
        "crosshatch-steps",
        "dedoku-path",
        "hodoku-py-path",
    ]
    for level in LEVELS:
        puzzles = graded(level)[:count]
        table(f"The whole path with its steps: {level}", contenders, puzzles, rounds, folder)
        count_work(level, puzzles)


def compare_hard_paths(count: int, rounds: int, folder: str, originals: Originals) -> None:
    """Print the times of whole paths where chains are needed, in Crosshatch and in HoDoKu."""
    contenders = [
        "crosshatch-path",
        "crosshatch-path" + INTERPRETED,
        "crosshatch-hodoku-grade",
        "dedoku-path",
        "hodoku-py-path",
    ]
    if originals.hodoku:
        contenders.append(HODOKU + originals.hodoku)
    every = top1465()
    puzzles = every[:: -(-len(every) // count)]
    table("The whole path with its steps: top1465", contenders, puzzles, rounds, folder)
    count_work("top1465", every)


def compare_explainer(count: int, rounds: int, folder: str, originals: Originals) -> None:
    """Print the times of Sudoku Explainer's ratings, by ER, in Crosshatch and in the original."""
    contenders = ["crosshatch-explainer-grade"]
    if originals.explainer:
        contenders.append(EXPLAINER + originals.explainer)
    for low, high, most in RATINGS:
        puzzles = rated_by_explainer(low, high)[: min(count, most)]
        if len(puzzles) > 1:
            table(f"Sudoku Explainer's rating: ER {low} to {high}", contenders, puzzles, rounds, folder)


def least(position: Grid, work: Callable[[Grid], object]) -> float:
    """Return the least of ``REPEATS`` times of some work on a position without stored results."""
    taken = []
    for _ in range(REPEATS):
        grid = anew(position)
        start = time.process_time()
        work(grid)
        taken.append(time.process_time() - start)
    return min(taken)


def first_of(strategies: Sequence[Strategy], grid: Grid) -> Step | None:
    """Return the first step of the first of some strategies that has any."""
    return next((step for each in strategies for step in each.find(grid)), None)


def compare_chains(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print the CPU times of chains in positions of hard puzzles where singles are not enough."""
    stuck = stuck_positions(top1465(), count)
    needed = stuck_positions(top1465(), count, [CHAINS])
    chains = [each for each in default_strategies() if each.technique.family == CHAINS]
    simple = [each for each in chains if not getattr(each, "links", 0) & ~SINGLE_CANDIDATES]
    shortest = SINGLE_CANDIDATES | LOOPS
    rows: list[tuple[str, list[Grid], Callable[[Grid], object]]] = [
        (
            "the shortest plain chain, or none",
            needed,
            lambda grid: next(alternating.chains(grid, shortest), None),
        ),
        ("the first plain chain, or none, as a step", needed, lambda grid: first_of(simple, grid)),
        ("the first chain of any kind, as a step", needed, lambda grid: first_of(chains, grid)),
        ("the first chain of any kind, or none, as a step", stuck, lambda grid: first_of(chains, grid)),
    ]
    kinds = (
        ("plain chains", SINGLE_CANDIDATES),
        ("chains with groups", GROUPS),
        ("chains with groups and sets of up to four cells", GROUPS_AND_SMALL_SETS),
    )
    for name, links in kinds:
        rows += [
            (f"all {name}, up to 12 nodes", stuck, _all_chains(links | LOOPS, TWELVE_NODES)),
            (f"all {name}", stuck, _all_chains(links | LOOPS, MOST_STRONG)),
        ]
    print(f"\nChains ({len(stuck)} positions without a single, {len(needed)} where a chain is next)\n")
    print(f"| {'what':<60} | {'median':>12} | {'worst':>12} | {'chains':>8} |")
    print(f"|{'-' * 62}|{'-' * 13}:|{'-' * 13}:|{'-' * 9}:|")
    for name, positions, work in rows:
        times = [least(position, work) * 1e6 for position in positions]
        results = [work(anew(position)) for position in positions]
        found = sum(len(each) if isinstance(each, list) else each is not None for each in results) / len(positions)
        median = statistics.median(times)
        print(f"| {name:<60} | {median:>9,.1f} µs | {max(times):>9,.1f} µs | {found:>8.1f} |", flush=True)


def _all_chains(kinds: int, most_strong: int) -> Callable[[Grid], object]:
    return lambda grid: list(alternating.chains(grid, kinds, most_strong))


def compare_grades(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print the times of grades, level by level, for the puzzles that logic can finish."""
    contenders = ["crosshatch-grade", "crosshatch-grade" + INTERPRETED, "crosshatch-hodoku-grade", "hodoku-py-grade"]
    for level in LEVELS:
        table(f"The grade: {level}", contenders, finished(graded(level))[:count], rounds, folder)


def compare_counts(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print the times for checking that the solution is unique."""
    contenders = ["crosshatch-count", "crosshatch-count" + INTERPRETED, "dedoku-search"]
    puzzles = few_clues()[:count]
    table("Unique solution? 17 givens", contenders, puzzles, rounds, folder)
    count_work("17 givens", puzzles)
    table("Unique solution? Easy", [*contenders, "py-sudoku-search"], graded("Easy")[:count], rounds, folder)


COMPARISONS = {
    "paths": compare_paths,
    "hard": compare_hard_paths,
    "explainer": compare_explainer,
    "chains": compare_chains,
    "grades": compare_grades,
    "counts": compare_counts,
}


def main() -> None:
    """Print the tables."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", nargs="*", help=f"which tables (all by default): {', '.join(COMPARISONS)}")
    arguments.add_argument("--rounds", type=int, default=3, help="number of rounds")
    arguments.add_argument("--puzzles", type=int, default=100, help="number of puzzles of each kind")
    arguments.add_argument("--hodoku", metavar="JAR", help="also compare HoDoKu: its Java program")
    arguments.add_argument("--explainer", metavar="CLASSES", help="also compare Sudoku Explainer: its compiled classes")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        interpreted_copy(folder)
        for name in chosen.what or COMPARISONS:
            COMPARISONS[name](chosen.puzzles, chosen.rounds, folder, Originals(chosen.hodoku, chosen.explainer))


if __name__ == "__main__":
    main()
