"""Measure each technique of the catalogue: a ``find`` without results, and one that finds all steps.

    python benchmarks/techniques.py                      # compiled, if the engines are
    python benchmarks/techniques.py --positions 100
    python benchmarks/techniques.py --only x-chain aic   # only these rows

The positions are spread evenly over those without a single on the default paths of hard puzzles, and are the same on
every run.  Each technique is asked for all of its steps in each position, which gives three figures:

- *nothing, alone*: it finds nothing, on its own grid, including the time to compute everything that it needs;
- *nothing, in turn*: it finds nothing, at its place in the pipeline: on the same grid after all techniques before it,
  which have already computed links, almost locked sets and so on for this state of the grid;
- *all*: it finds something, on its own grid; the time until all steps are built.

Each time is the least of several CPU times of the process.  The table has the median and the worst over the positions,
in microseconds.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from itertools import chain

from samples import anew, graded, stuck_positions

from crosshatch.board import bitset
from crosshatch.board.grid import Grid
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import CATALOGUE, strategies_named
from crosshatch.techniques.strategy import Strategy

LEVELS = ("Hard", "Unfair", "Extreme")
HEADINGS = (
    "technique",
    "rating",
    "nothing, alone",
    "worst",
    "nothing, in turn",
    "worst",
    "all",
    "worst",
    "finds",
    "most steps",
)


def timed(strategy: Strategy, grid: Grid) -> tuple[float, int]:
    """Return the microseconds that a technique takes on a grid to find all, and how many steps that is."""
    start = time.process_time()
    found = len(list(strategy.find(grid)))
    return (time.process_time() - start) * 1e6, found


def alone(strategy: Strategy, grid: Grid, repeats: int) -> tuple[float, int]:
    """Return the least time of several on grids for which nothing was computed before, and the number of steps."""
    return min(timed(strategy, anew(grid)) for _ in range(repeats))


def in_turn(strategies: Sequence[Strategy], grid: Grid, repeats: int) -> list[tuple[float, int]]:
    """Return the same for each of some techniques, asked in order on one grid."""
    turns = []
    for _ in range(repeats):
        fresh = anew(grid)
        turns.append([timed(strategy, fresh) for strategy in strategies])
    return [min(times) for times in zip(*turns, strict=True)]


def median_and_worst(times: Sequence[float]) -> tuple[str, str]:
    """Return two figures of a row; none where there was nothing to measure."""
    return (f"{statistics.median(times):,.1f}", f"{max(times):,.1f}") if times else ("", "")


def row(technique: Technique, apart: Sequence[tuple[float, int]], together: Sequence[tuple[float, int]]) -> list[str]:
    """Return the row of a technique from its times and numbers of steps, position by position."""
    nothing = [taken for taken, found in apart if not found]
    everything = [taken for taken, found in apart if found]
    warm = [taken for taken, found in together if not found]
    return [
        technique.title if technique.on else f"{technique} (off)",
        f"{technique.rating:.1f}",
        *median_and_worst(nothing),
        *median_and_worst(warm),
        *median_and_worst(everything),
        str(len(everything)),
        str(max(found for _, found in apart)),
    ]


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--positions", type=int, default=300, help="number of positions")
    arguments.add_argument("--repeats", type=int, default=5, help="number of measurements of each")
    arguments.add_argument(
        "--only", nargs="*", default=[], metavar="TECHNIQUE", help="only the rows of these techniques"
    )
    chosen = arguments.parse_args()
    positions = stuck_positions(chain.from_iterable(map(graded, LEVELS)), chosen.positions)
    on = [each for each in CATALOGUE if each.technique.on]
    turns = [in_turn(on, grid, chosen.repeats) for grid in positions]
    form = "interpreted" if str(bitset.__file__).endswith(".py") else "compiled"
    print(f"{len(positions)} positions, engines {form}, microseconds (median and worst)\n")
    print(f"| {' | '.join(HEADINGS)} |")
    print(f"|---|{'---:|' * (len(HEADINGS) - 1)}")
    for strategy in strategies_named(chosen.only) if chosen.only else CATALOGUE:
        apart = [alone(strategy, grid, chosen.repeats) for grid in positions]
        together = [turn[on.index(strategy)] for turn in turns] if strategy.technique.on else []
        print(f"| {' | '.join(row(strategy.technique, apart, together))} |", flush=True)


if __name__ == "__main__":
    main()
