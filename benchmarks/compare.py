"""Crosshatch beside its peers: the same puzzles, the same machine, one run.

    pip install -e ".[bench]"
    python benchmarks/compare.py                     # all tables: some twenty minutes
    python benchmarks/compare.py paths --rounds 5    # those of one kind
    python benchmarks/compare.py hard --hodoku HoDoKu.jar    # with HoDoKu itself, which needs Java
    python benchmarks/compare.py explainer --explainer CLASSES    # with the compiled classes of Sudoku Explainer 1.2.1

The contenders take turns, round by round, each in a process of its own.  Times are wall times, as medians over the
rounds, with the CPU time of all threads beside them: a Java program compiles in threads of its own, and so takes more
CPU time than wall time.  The ratio to the first contender is the median of the ratios of wall times within each round,
so that it holds where the speed of the machine drifts.  Where the CPU time of a Python contender is below its wall
time, other programs held it up: measure again on a quieter machine.  Puzzles are those of
``samples.py``, the first of each kind; grades are of those that the default strategies finish.  Work is counted beside
time: nodes searched, strategies tried and chains found are the same on every machine.
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
"""The original programs, each named with the path of its program behind it."""
LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")

RATINGS = ((2.6, 6.2, 100), (6.5, 7.4, 100), (7.5, 8.9, 20), (10.0, 11.9, 4))
"""Ranges of ER, from patterns to nested chains, and how many puzzles of each are compared at most.

Sudoku Explainer takes a minute or more for one of the last range."""

TWELVE_NODES = 6
"""The strong links of a chain of twelve nodes."""

REPEATS = 10
"""How often a position is measured; its least time counts."""


def interpreted_copy(folder: str) -> str:
    """Copy the package without its extensions into a folder, to be run as plain Python."""
    shutil.copytree(PACKAGE, Path(folder) / "crosshatch", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def in_a_process(name: str, puzzles: list[str], folder: str) -> Seconds | None:
    """Time a job in a process of its own, where others leave no garbage; None if its package is not installed."""
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
    """Time contenders in turns on the same puzzles and print them with their ratios to the first."""
    rounds_of: dict[str, list[Seconds]] = {}
    for _ in range(rounds):
        for name in contenders:
            taken = timed(name, puzzles, folder)
            if taken is not None:
                rounds_of.setdefault(name, []).append(taken)
    first = rounds_of[contenders[0]]
    print(f"\n{title} ({len(puzzles)} puzzles)\n")
    print(f"| {'what':<32} | {'a puzzle':>12} | {'CPU time':>12} | {'times the first':>15} |")
    print(f"|{'-' * 34}|{'-' * 13}:|{'-' * 13}:|{'-' * 16}:|")
    for name, taken_by in rounds_of.items():
        wall = statistics.median(each.wall for each in taken_by)
        cpu = statistics.median(each.cpu for each in taken_by)
        ratio = statistics.median(each.wall / by_first.wall for each, by_first in zip(taken_by, first, strict=True))
        shown = next((each.strip() for each in ORIGINALS if name.startswith(each)), name)
        print(f"| {shown:<32} | {wall * 1e6:>9,.1f} µs | {cpu * 1e6:>9,.1f} µs | {ratio:>15,.1f} |", flush=True)


def timed(name: str, puzzles: list[str], folder: str) -> Seconds | None:
    """Return what a puzzle takes a contender; None if it is not installed."""
    for original, time_original in ORIGINALS.items():
        if name.startswith(original):
            return time_original(name.removeprefix(original), puzzles)
    return in_a_process(name, puzzles, folder)


class Originals(NamedTuple):
    """Where the original programs are; None for those that are left out."""

    hodoku: str | None = None
    explainer: str | None = None


class Counted(Strategy):
    """A strategy that counts how often it is asked."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        self.technique = strategy.technique
        self.asked = 0

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the steps of the strategy that is counted."""
        self.asked += 1
        return self.strategy.find(grid)


def counted() -> tuple[Strategy, ...]:
    """The default strategies, those beyond singles with a counter."""
    return tuple(each if isinstance(each, Single) else Counted(each) for each in default_strategies())


def count_work(title: str, puzzles: list[str]) -> None:
    """Print the work that the puzzles cost, which is the same on every machine."""
    solver = Solver(counted(), fallback=None)
    paths = [solver.solve(Puzzle(puzzle)) for puzzle in puzzles]
    asked = sum(each.asked for each in solver.strategies if isinstance(each, Counted))
    nodes = sum(counting.nodes(Puzzle(puzzle).grid(), 2) for puzzle in puzzles)
    by_logic = sum(path.solution is not None for path in paths)
    print(
        f"\n{title}: {by_logic} of {len(puzzles)} by logic, {sum(map(len, paths)) / len(paths):.1f} steps a puzzle, "
        f"{asked / len(puzzles):.1f} strategies beyond singles tried, "
        f"{nodes / len(puzzles):.2f} nodes to count solutions"
    )


def compare_paths(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print what whole paths cost, level by level, and what work they are."""
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
    """Print what whole paths cost where chains are needed, ours and HoDoKu's own as we find it."""
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
    """Print what Sudoku Explainer's ratings cost, by ER, ours and its own."""
    contenders = ["crosshatch-explainer-grade"]
    if originals.explainer:
        contenders.append(EXPLAINER + originals.explainer)
    for low, high, most in RATINGS:
        puzzles = rated_by_explainer(low, high)[: min(count, most)]
        if len(puzzles) > 1:
            table(f"Sudoku Explainer's rating: ER {low} to {high}", contenders, puzzles, rounds, folder)


def least(position: Grid, work: Callable[[Grid], object]) -> float:
    """Return the least of ``REPEATS`` times of some work on a position, with nothing computed before."""
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
    """Print the CPU time of chains on positions of hard puzzles where singles are not enough."""
    stuck = stuck_positions(top1465(), count)
    needed = stuck_positions(top1465(), count, [CHAINS])
    chains = [each for each in default_strategies() if each.technique.family == CHAINS]
    simple = [each for each in chains if not getattr(each, "links", 0) & ~SINGLE_CANDIDATES]
    shortest = SINGLE_CANDIDATES | LOOPS
    rows: list[tuple[str, list[Grid], Callable[[Grid], object]]] = [
        ("the shortest of candidates, or none", needed, lambda grid: next(alternating.chains(grid, shortest), None)),
        ("the first chain of candidates, or none", needed, lambda grid: first_of(simple, grid)),
        ("the first chain, where one is next", needed, lambda grid: first_of(chains, grid)),
        ("the first chain, or none", stuck, lambda grid: first_of(chains, grid)),
    ]
    for name, links in (("", SINGLE_CANDIDATES), (", grouped", GROUPS), (", with sets", GROUPS_AND_SMALL_SETS)):
        rows += [
            (f"all up to 12 nodes{name}", stuck, _all_chains(links | LOOPS, TWELVE_NODES)),
            (f"all{name}", stuck, _all_chains(links | LOOPS, MOST_STRONG)),
        ]
    print(f"\nChains ({len(stuck)} positions without a single, {len(needed)} where a chain is next)\n")
    print(f"| {'what':<40} | {'median':>12} | {'worst':>12} | {'chains':>8} |")
    print(f"|{'-' * 42}|{'-' * 13}:|{'-' * 13}:|{'-' * 9}:|")
    for name, positions, work in rows:
        times = [least(position, work) * 1e6 for position in positions]
        results = [work(anew(position)) for position in positions]
        found = sum(len(each) if isinstance(each, list) else each is not None for each in results) / len(positions)
        median = statistics.median(times)
        print(f"| {name:<40} | {median:>9,.1f} µs | {max(times):>9,.1f} µs | {found:>8.1f} |", flush=True)


def _all_chains(kinds: int, most_strong: int) -> Callable[[Grid], object]:
    return lambda grid: list(alternating.chains(grid, kinds, most_strong))


def compare_grades(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print what grades cost, level by level, of the puzzles that logic finishes."""
    contenders = ["crosshatch-grade", "crosshatch-grade" + INTERPRETED, "crosshatch-hodoku-grade", "hodoku-py-grade"]
    for level in LEVELS:
        table(f"The grade: {level}", contenders, finished(graded(level))[:count], rounds, folder)


def compare_counts(count: int, rounds: int, folder: str, _: Originals) -> None:
    """Print what it costs to find out whether there is one solution."""
    contenders = ["crosshatch-count", "crosshatch-count" + INTERPRETED, "dedoku-search"]
    puzzles = few_clues()[:count]
    table("Is there one solution? 17 givens", contenders, puzzles, rounds, folder)
    count_work("17 givens", puzzles)
    table("Is there one solution? Easy", [*contenders, "py-sudoku-search"], graded("Easy")[:count], rounds, folder)


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
    arguments.add_argument("what", nargs="*", help=f"which tables, all where left out: {', '.join(COMPARISONS)}")
    arguments.add_argument("--rounds", type=int, default=3, help="turns of each contender")
    arguments.add_argument("--puzzles", type=int, default=100, help="how many puzzles of each kind")
    arguments.add_argument("--hodoku", metavar="JAR", help="the Java program of HoDoKu, to be compared as well")
    arguments.add_argument("--explainer", metavar="CLASSES", help="the compiled classes of Sudoku Explainer, too")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        interpreted_copy(folder)
        for name in chosen.what or COMPARISONS:
            COMPARISONS[name](chosen.puzzles, chosen.rounds, folder, Originals(chosen.hodoku, chosen.explainer))


if __name__ == "__main__":
    main()
