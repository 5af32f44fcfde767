"""The puzzles and positions that are measured: the same ones on every run.

Puzzles come from ``../shared/puzzles`` where that is present, and from Crosshatch's own generator elsewhere.
"""

import csv
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.solver import Solver

SHARED = Path(__file__).parents[2] / "shared" / "puzzles"
RANDOM_PUZZLES = 200


def graded(level: str) -> list[str]:
    """Puzzles of a HoDoKu level; elsewhere random ones."""
    if SHARED.exists():
        with (SHARED / "graded-sample.csv").open() as file:
            return [row["puzzle"] for row in csv.DictReader(file) if row["hodoku_level"] == level]
    return [minimal_puzzle(f"{level} {number}").line for number in range(RANDOM_PUZZLES)]


def finished(puzzles: Sequence[str]) -> list[str]:
    """Those of some puzzles that the default strategies finish without a search."""
    solver = Solver(fallback=None)
    return [puzzle for puzzle in puzzles if solver.solve(Puzzle(puzzle)).by_logic]


def few_clues() -> list[str]:
    """Puzzles of 17 givens; elsewhere random minimal ones."""
    if SHARED.exists():
        lines = (SHARED / "17clue-sample.txt").read_text().splitlines()
        return [line.split()[0] for line in lines if line and not line.startswith("#")]
    return [minimal_puzzle(number).line for number in range(RANDOM_PUZZLES)]


def stuck_positions(levels: Sequence[str], count: int) -> list[Grid]:
    """Return so many positions without a single, spread evenly over the default paths of the puzzles of some levels."""
    solver = Solver(fallback=None)
    found: list[Grid] = []
    for puzzle in chain.from_iterable(map(graded, levels)):
        path = solver.solve(Puzzle(puzzle))
        found += [grid.copy() for grid, step in path.positions() if step.technique.family != "Singles"]
        if path.solution is None:
            found.append(path.end)
    return [found[index * len(found) // count] for index in range(min(count, len(found)))]


def anew(grid: Grid) -> Grid:
    """Return a grid of the same position for which nothing is computed yet: a copy would share that."""
    return Puzzle.of_grid(grid).grid()
