"""The puzzles and positions to measure, which are the same on every run.

Puzzles come from the test data.  Those of ``hardest`` come from ``../shared/puzzles`` if that folder exists, and
otherwise from Crosshatch's own generator.
"""

import csv
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.solving.solver import Solver

DATA = Path(__file__).parents[1] / "tests" / "data" / "puzzles"
SHARED = Path(__file__).parents[2] / "shared" / "puzzles"
RANDOM_PUZZLES = 200


def graded(level: str) -> list[str]:
    """Puzzles of a HoDoKu level."""
    with (DATA / "graded.csv").open() as file:
        return [row["puzzle"] for row in csv.DictReader(file) if row["hodoku_level"] == level]


def rated_by_explainer(low: float, high: float) -> list[str]:
    """Return puzzles with an ER from ``low`` to ``high``, random ones and the hardest known."""
    return [puzzle for puzzle, er in _ratings().items() if low <= er <= high]


@cache
def _ratings() -> dict[str, float]:
    ratings = {}
    for name in ("graded.csv", "hardest.csv"):
        with (DATA / name).open() as file:
            ratings.update({row["puzzle"]: float(row["er"]) for row in csv.DictReader(file)})
    return ratings


def finished(puzzles: Sequence[str]) -> list[str]:
    """Those of some puzzles that the default strategies finish without a search."""
    solver = Solver(fallback=None)
    return [puzzle for puzzle in puzzles if solver.solve(Puzzle(puzzle)).by_logic]


def few_clues() -> list[str]:
    """Puzzles of 17 givens."""
    return _lines(DATA / "17-clues.txt")


def top1465() -> list[str]:
    """Puzzles of the collection top1465, which need chains as a rule."""
    return _lines(DATA / "top1465.txt")


def hardest() -> list[str]:
    """Puzzles of a collection of the hardest known; elsewhere random minimal ones."""
    if SHARED.exists():
        return _lines(SHARED / "forum-hardest-sample.txt")
    return [minimal_puzzle(number).line for number in range(RANDOM_PUZZLES)]


def _lines(file: Path) -> list[str]:
    """Puzzles of a file."""
    lines = file.read_text().splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith("#")]


def stuck_positions(puzzles: Iterable[str], count: int, families: Sequence[str] = ()) -> list[Grid]:
    """Return so many positions without a single, spread evenly over the default paths of some puzzles.

    With ``families``, only those where the path goes on by a technique of one of these.
    """
    solver = Solver(fallback=None)
    found: list[Grid] = []
    for puzzle in puzzles:
        path = solver.solve(Puzzle(puzzle))
        for grid, step in path.positions():
            family = step.technique.family
            if family in families if families else family != "Singles":
                found.append(grid.copy())
        if path.solution is None and not families:
            found.append(path.end)
    count = min(count, len(found))
    return [found[index * len(found) // count] for index in range(count)]


def anew(grid: Grid) -> Grid:
    """Return a grid of the same position for which nothing is computed yet: a copy would share that."""
    return Puzzle.of_grid(grid).grid()
