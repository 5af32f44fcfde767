"""Crosshatch and its peers as timed jobs: each takes a line of 81 characters and does the whole work.

A peer that is not installed is left out.  Run as a script it times one job and prints the result as JSON, which is how
``compare.py`` runs the interpreted form of Crosshatch beside the compiled one:

    python benchmarks/peers.py crosshatch-path < puzzles.txt
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

Job = Callable[[str], object]


def _crosshatch_path() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.solver import Solver

    solver = Solver()
    return lambda line: solver.solve(Puzzle(line))


def _crosshatch_steps() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.solver import Solver

    solver = Solver()
    return lambda line: solver.solve(Puzzle(line)).steps


def _crosshatch_grade() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.grading.crosshatch import CrosshatchScale

    scale = CrosshatchScale()
    return lambda line: scale.grade(Puzzle(line))


def _crosshatch_hodoku_grade() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.grading.hodoku import HodokuScale

    scale = HodokuScale()
    return lambda line: scale.grade(Puzzle(line))


def _crosshatch_count() -> Job:
    from crosshatch.board.puzzle import Puzzle
    from crosshatch.status import count_solutions

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
    "crosshatch-count": _crosshatch_count,
    "dedoku-path": _dedoku_path,
    "dedoku-search": _dedoku_search,
    "hodoku-py-path": _hodoku_path,
    "hodoku-py-grade": _hodoku_grade,
    "py-sudoku-search": _py_sudoku_search,
}


def time_job(name: str, puzzles: Sequence[str]) -> float | None:
    """Return the seconds of CPU time a puzzle that a job takes, or None where its package is not installed."""
    try:
        job = JOBS[name]()
    except ImportError:
        return None
    job(puzzles[0])
    start = time.process_time()
    for puzzle in puzzles:
        job(puzzle)
    return (time.process_time() - start) / len(puzzles)


def time_java(jar: str, puzzles: Sequence[str]) -> float:
    """Return the seconds of CPU time a puzzle that HoDoKu's Java program takes to write paths.

    What it takes for the first puzzle alone, its start included, does not count.
    """
    return (_java_seconds(jar, puzzles) - _java_seconds(jar, puzzles[:1])) / (len(puzzles) - 1)


def _java_seconds(jar: str, puzzles: Sequence[str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "puzzles.txt").write_text("\n".join(puzzles) + "\n")
        program = str(Path(jar).resolve())
        java = ["java", "-Xmx512m", "-Djava.awt.headless=true", f"-Djava.io.tmpdir={folder}", "-jar", program]
        before = os.times()
        # It takes what begins with a slash for an option, so its files are named from where it runs.
        subprocess.run(
            [*java, "/bs", "puzzles.txt", "/vp", "/o", "paths.txt"],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        after = os.times()
        if not (Path(folder) / "paths.txt").exists():
            raise RuntimeError(f"{jar} wrote no paths")
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    print(json.dumps(time_job(sys.argv[1], sys.stdin.read().split())))
