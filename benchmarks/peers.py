"""Timed jobs of Crosshatch and other programs: each takes a line of 81 characters and does the whole work.

A program that is not installed is skipped.  Run as a script, this module times one job and prints the result as JSON,
which is how ``compare.py`` runs each program in its own process:

    python benchmarks/peers.py crosshatch-path < puzzles.txt
"""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from java import grades_of_explainer, run_hodoku

Job = Callable[[str], object]


def _crosshatch_path() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.solving.solver import Solver

    solver = Solver()
    return lambda line: solver.solve(Puzzle(line))


def _crosshatch_steps() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.solving.solver import Solver

    solver = Solver()
    return lambda line: solver.solve(Puzzle(line)).steps


def _crosshatch_grade() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.grading.crosshatch import CrosshatchScale

    scale = CrosshatchScale()
    return lambda line: scale.grade(Puzzle(line))


def _crosshatch_hodoku_grade() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.originals.hodoku.scale import HodokuScale

    scale = HodokuScale()
    return lambda line: scale.grade(Puzzle(line))


def _crosshatch_explainer_grade() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.originals.explainer.scale import ExplainerScale

    scale = ExplainerScale()
    return lambda line: scale.grade(Puzzle(line))


def _crosshatch_count() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.position.status import count_solutions

    return lambda line: count_solutions(Puzzle(line), 2)


def _dedoku_path() -> Job:
    dedoku = import_module("dedoku")
    solver = dedoku.SudokuSolver()
    return lambda line: solver.solve(dedoku.Grid.from_string(line))


def _dedoku_search() -> Job:
    dedoku = import_module("dedoku")
    return lambda line: dedoku.solve(line, method="backtracking")


def _hodoku_path() -> Job:
    hodoku = import_module("hodoku")
    solver = hodoku.Solver()
    return lambda line: solver.solve(line)


def _hodoku_grade() -> Job:
    hodoku = import_module("hodoku")
    solver = hodoku.Solver()
    return lambda line: solver.rate(line)


def _py_sudoku_search() -> Job:
    sudoku = import_module("sudoku")

    def solve(line: str) -> object:
        cells = [0 if character in ".0" else int(character) for character in line]
        return sudoku.Sudoku(3, 3, board=[cells[row : row + 9] for row in range(0, 81, 9)]).solve()

    return solve


JOBS: dict[str, Callable[[], Job]] = {
    "crosshatch-path": _crosshatch_path,
    "crosshatch-steps": _crosshatch_steps,
    "crosshatch-grade": _crosshatch_grade,
    "crosshatch-hodoku-grade": _crosshatch_hodoku_grade,
    "crosshatch-explainer-grade": _crosshatch_explainer_grade,
    "crosshatch-count": _crosshatch_count,
    "dedoku-path": _dedoku_path,
    "dedoku-search": _dedoku_search,
    "hodoku-py-path": _hodoku_path,
    "hodoku-py-grade": _hodoku_grade,
    "py-sudoku-search": _py_sudoku_search,
}


WARM_UP = 5
"""How many puzzles a job takes before the clock starts."""

LEAST_SECONDS = 0.5
"""How long a job is timed at least; it takes its puzzles again until then."""


class Seconds(NamedTuple):
    """What a puzzle takes: seconds by the clock, and seconds of CPU time in all threads."""

    wall: float
    cpu: float


def time_job(name: str, puzzles: Sequence[str]) -> Seconds | None:
    """Return what a puzzle takes in a job, or None if its package is not installed."""
    try:
        job = JOBS[name]()
    except ImportError:
        return None
    for puzzle in puzzles[:WARM_UP]:
        job(puzzle)
    number = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while number == 0 or time.perf_counter() - wall < LEAST_SECONDS:
        for puzzle in puzzles:
            job(puzzle)
        number += len(puzzles)
    return Seconds((time.perf_counter() - wall) / number, (time.process_time() - cpu) / number)


def time_hodoku(jar: str, puzzles: Sequence[str]) -> Seconds:
    """Return what a puzzle takes in HoDoKu's Java program, which writes the paths to a file."""
    return _time_program(lambda some: run_hodoku(jar, some, "/vp"), puzzles)


def time_explainer(classes: str, puzzles: Sequence[str]) -> Seconds:
    """Return what a puzzle takes in Sudoku Explainer's Java program, which rates it."""
    return _time_program(lambda some: grades_of_explainer(classes, some), puzzles)


def _time_program(run: Callable[[Sequence[str]], object], puzzles: Sequence[str]) -> Seconds:
    """Return what a puzzle takes in a program, less its start and the first puzzle."""
    start, both = _time_run(run, puzzles[:1]), _time_run(run, puzzles)
    number = len(puzzles) - 1
    return Seconds((both.wall - start.wall) / number, (both.cpu - start.cpu) / number)


def _time_run(run: Callable[[Sequence[str]], object], puzzles: Sequence[str]) -> Seconds:
    wall, before = time.perf_counter(), os.times()
    run(puzzles)
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Seconds(time.perf_counter() - wall, cpu)


if __name__ == "__main__":
    print(json.dumps(time_job(sys.argv[1], sys.stdin.read().split())))
