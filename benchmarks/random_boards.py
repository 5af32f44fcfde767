"""Run every technique on random boards: prove all steps, and measure the slowest searches.

    python benchmarks/random_boards.py                    # 2,000 boards; about an hour, much longer if not compiled
    python benchmarks/random_boards.py --boards 100       # some minutes
    python benchmarks/random_boards.py --first 500 --boards 500    # a part of them

A board is a set of candidates: those of a puzzle without some of them, even right ones; of a nearly empty or nearly
full grid; or of a few digits that contradict each other.  Board ``n`` is the same on every machine.  Techniques that
are off by default are included, and the first steps of each technique are taken.
"""

import argparse
import random
import sys
import time
from itertools import islice

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle, random_solution
from crosshatch.logic import proof
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE

STEPS = 3
"""How many steps of a technique are taken on each board."""

SLOWEST = 20


def board(number: int) -> Grid:
    """Return a random board by its number."""
    chance = random.Random(number)
    kind = chance.choice(("puzzle", "path", "empty", "full", "contradictory"))
    if kind == "contradictory":
        values = [0] * 81
        for cell in chance.sample(range(81), chance.randint(2, 20)):
            values[cell] = chance.randint(1, 9)
        return thinned(Grid(values), chance, chance.choice((0.0, 0.1, 0.3)))
    if kind in ("empty", "full"):
        solution = random_solution(chance)
        digits = list(solution)
        left = chance.randint(0, 12) if kind == "empty" else chance.randint(55, 80)
        kept = set(chance.sample(range(81), left))
        return thinned(Grid([digit if cell in kept else 0 for cell, digit in enumerate(digits)]), chance, 0.2)
    puzzle = minimal_puzzle(f"board {number}")
    if kind == "puzzle":
        return thinned(puzzle.grid(), chance, chance.choice((0.05, 0.1, 0.2, 0.4)))
    grids = [grid.copy() for grid, _ in Solver().walk(Puzzle(puzzle.line))]
    return thinned(chance.choice(grids), chance, chance.choice((0.0, 0.05, 0.1)))


def thinned(grid: Grid, chance: random.Random, part: float) -> Grid:
    """Return a grid that has lost a part of its candidates at most, whichever they are."""
    part = chance.uniform(0, part)
    for cell in range(81):
        for digit in range(1, 10):
            if chance.random() < part:
                grid.eliminate(cell, digit)
    return grid


def main() -> None:
    """Ask every technique on the boards, prove what it finds, and print the slowest."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--boards", type=int, default=2000, help="number of boards")
    parser.add_argument("--first", type=int, default=0, help="number of the first board")
    parser.add_argument("--unproved", action="store_true", help="do not prove the steps")
    arguments = parser.parse_args()
    taken: list[tuple[float, str, int]] = []
    found = 0
    for number in range(arguments.first, arguments.first + arguments.boards):
        grid = board(number)
        for strategy in CATALOGUE:
            start = time.perf_counter()
            steps = list(islice(strategy.find(grid), STEPS))
            taken.append((time.perf_counter() - start, strategy.technique.slug, number))
            found += len(steps)
            for step in steps if not arguments.unproved else ():
                proof.verify(grid, step)
        if number % 50 == 49:
            print(f"{number + 1 - arguments.first} boards, {found} steps", file=sys.stderr, flush=True)
    print(f"{arguments.boards} boards, {found} steps, all proved" if not arguments.unproved else f"{found} steps")
    for seconds, name, number in sorted(taken, reverse=True)[:SLOWEST]:
        print(f"{seconds:8.3f} s  {name}  (board {number})")


if __name__ == "__main__":
    main()
