"""Measure Sudoku Explainer's chains: the time of each kind of step, and of whole ratings.

    python benchmarks/explainer.py    # a minute

Times are CPU times.  A step includes all searches from the first one, in the order of the scale.  Work is counted too:
closures computed, closures kept from earlier positions or outer searches, and implications followed.  The puzzles are
those of the samples that need chains, or otherwise random ones that do.  ``compare.py explainer`` compares whole
ratings with the original program.
"""

import argparse
import csv
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence

from samples import SHARED, anew

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.explainer.order import ORDER, TRIPLETS, lowest
from crosshatch.originals.explainer.scale import ExplainerScale
from crosshatch.solving.solver import Solver
from crosshatch.techniques.explainer_chains.forcing import Work
from crosshatch.techniques.explainer_chains.kinds import DYNAMIC, MULTIPLE, NISHIO, UNARY
from crosshatch.techniques.explainer_chains.search import chain_search, work

BEFORE_CHAINS = 6.2
"""The highest rating of Sudoku Explainer's techniques before its chains."""

RANDOM_PUZZLES = 300

SEARCHES = [("unary", UNARY, 0), ("Nishio", NISHIO, 0), ("multiple", MULTIPLE, 0)]
SEARCHES += [(f"dynamic, level {level}" if level else "dynamic", DYNAMIC, level) for level in range(6)]


def puzzles(name: str) -> list[str]:
    """Return the puzzles of a sample that need chains; elsewhere random ones."""
    if SHARED.exists():
        with (SHARED / name).open() as file:
            return [row["puzzle"] for row in csv.DictReader(file) if float(row["er"]) > BEFORE_CHAINS]
    scale = ExplainerScale()
    lines = [minimal_puzzle(f"explainer {number}").line for number in range(RANDOM_PUZZLES)]
    return [line for line in lines if scale.grade(Puzzle(line)).er > BEFORE_CHAINS]


def positions(lines: Sequence[str]) -> Iterator[Grid]:
    """Yield the positions of paths where a chain, or a triplet, comes next."""
    solver = Solver(ORDER, fallback=None)
    for line in lines:
        for grid, step in solver.solve(Puzzle(line)).positions():
            if lowest(step.technique) > BEFORE_CHAINS:
                yield anew(grid)


def take_step(grid: Grid) -> str:
    """Ask the searches in order, and return which one finds something."""
    searches = chain_search(grid)
    if searches.first(UNARY):
        return "unary"
    if any(TRIPLETS.find(grid)):
        return "triplet"
    return next((name for name, search, level in SEARCHES[1:] if searches.first(search, level)), "none")


def by_kind(lines: Sequence[str]) -> None:
    """Print the time and the work of a step, by the search that finds it."""
    seconds: dict[str, list[float]] = defaultdict(list)
    done: dict[str, Work] = defaultdict(lambda: Work(0, 0, 0))
    for grid in positions(lines):
        before, start = work(), time.process_time()
        name = take_step(grid)
        seconds[name].append(time.process_time() - start)
        after = work()
        done[name] = done[name].plus(Work(*(late - early for late, early in zip(after, before, strict=True))))
    print(f"{'step':18} {'steps':>6} {'ms':>9} {'closures':>9} {'kept':>7} {'implications':>13}")
    for name, times in sorted(seconds.items(), key=lambda item: statistics.mean(item[1])):
        closures, kept, implications = (total / len(times) for total in done[name])
        mean = 1000 * statistics.mean(times)
        print(f"{name:18} {len(times):6} {mean:9.3f} {closures:9.0f} {kept:7.0f} {implications:13,.0f}")


def whole(title: str, lines: Sequence[str]) -> None:
    """Print the time of whole ratings."""
    scale = ExplainerScale()
    times = []
    for line in lines:
        start = time.process_time()
        scale.grade(Puzzle(line))
        times.append(time.process_time() - start)
    print(f"{title}: {len(lines)} puzzles, median {statistics.median(times):.3f} s, longest {max(times):.3f} s")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000, help="maximum number of random puzzles")
    parser.add_argument("--hardest", type=int, default=20, help="maximum number of the hardest puzzles")
    options = parser.parse_args()
    random, hardest = puzzles("graded-sample.csv")[: options.random], puzzles("hardest-sample.csv")[: options.hardest]
    by_kind(random + hardest)
    print()
    whole("Random puzzles that need chains", random)
    if SHARED.exists() and hardest:
        whole("The hardest", hardest)


if __name__ == "__main__":
    main()
