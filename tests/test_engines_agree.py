"""The engines give the same answers compiled and interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import crosshatch
from crosshatch.generator import minimal_puzzle
from crosshatch.position import counting
from crosshatch.solving.solver import Solver
from engines import if_compiled

PUZZLES = 500

PRINT_PATHS = """
import sys
from crosshatch.board import bitset
from crosshatch.board.puzzle import Puzzle
from crosshatch.position import counting
from crosshatch.solving.solver import Solver
assert bitset.__file__.endswith(".py"), bitset.__file__
solver = Solver()
for line in sys.stdin.read().split():
    puzzle = Puzzle(line)
    print(line, counting.nodes(puzzle.grid(), 2), *solver.solve(puzzle).steps, sep="|")
"""


@if_compiled
def test_compiled_and_interpreted_engines_take_the_same_steps(tmp_path: Path) -> None:
    package = Path(crosshatch.__file__).parent
    shutil.copytree(package, tmp_path / "crosshatch", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    puzzles = [minimal_puzzle(f"agree {number}") for number in range(PUZZLES)]
    interpreted = subprocess.run(
        [sys.executable, "-c", PRINT_PATHS],
        input="\n".join(puzzle.line for puzzle in puzzles),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    solver = Solver()
    compiled = [
        "|".join(map(str, [puzzle.line, counting.nodes(puzzle.grid(), 2), *solver.solve(puzzle).steps]))
        for puzzle in puzzles
    ]
    assert interpreted == compiled
