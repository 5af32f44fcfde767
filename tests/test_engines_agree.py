"""The engines give the same answers compiled and interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import crosshatch
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.position import counting, lane_counting
from crosshatch.solving.solver import Solver
from engines import if_compiled
from examples import slow

PRINT_PATHS = """
import sys
from crosshatch.board import bitset
from crosshatch.board.puzzle import Puzzle
from crosshatch.position import counting, lane_counting
from crosshatch.solving.solver import Solver
assert bitset.__file__.endswith(".py"), bitset.__file__
solver = Solver()
for line in sys.stdin.read().split():
    puzzle = Puzzle(line)
    found = lane_counting.search(bytes(puzzle.values), 2, True)
    print(line, counting.nodes(puzzle.grid(), 2), found, *solver.solve(puzzle).steps, sep="|")
"""


@if_compiled
@pytest.mark.parametrize("puzzles", [range(60), *slow(range(60, 500))])
def test_compiled_and_interpreted_engines_take_the_same_steps(tmp_path: Path, puzzles: range) -> None:
    package = Path(crosshatch.__file__).parent
    shutil.copytree(package, tmp_path / "crosshatch", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    lines = [minimal_puzzle(f"agree {number}").line for number in puzzles]
    interpreted = subprocess.run(
        [sys.executable, "-c", PRINT_PATHS],
        input="\n".join(lines),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    solver = Solver()
    compiled = [
        "|".join(map(str, [puzzle.line, counting.nodes(puzzle.grid(), 2), found, *solver.solve(puzzle).steps]))
        for puzzle in map(Puzzle, lines)
        for found in [lane_counting.search(bytes(puzzle.values), 2, True)]
    ]
    assert interpreted == compiled
