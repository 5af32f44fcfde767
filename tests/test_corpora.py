"""Known puzzles: a small sample that lies here, and the classics and corpora beside the repository."""

import csv
from pathlib import Path

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read_many
from crosshatch.solver import Outcome, Solver
from crosshatch.status import count_solutions, solutions

CLASSICS = 6

SAMPLE = Path(__file__).parent / "data" / "graded.csv"
"""Random puzzles, twelve of each of HoDoKu's levels, with the ratings of HoDoKu and Sudoku Explainer."""


def test_every_puzzle_of_the_sample_is_solved() -> None:
    solver = Solver()
    with SAMPLE.open() as file:
        puzzles = [Puzzle(row["puzzle"]) for row in csv.DictReader(file)]
    assert len(puzzles) == 60
    for puzzle in puzzles:
        assert solver.solve(puzzle).solution == solutions(puzzle, 2)[0]


def test_no_puzzle_of_the_lower_levels_needs_a_search() -> None:
    solver = Solver(fallback=None)
    with SAMPLE.open() as file:
        rows = [row for row in csv.DictReader(file) if row["hodoku_level"] in ("Easy", "Medium")]
    assert all(solver.solve(Puzzle(row["puzzle"])).outcome is Outcome.SOLVED for row in rows)


@pytest.mark.parametrize("number", range(CLASSICS))
def test_the_classics_are_solved_by_logic(shared_puzzles: Path, number: int) -> None:
    lines = (shared_puzzles / "classics.txt").read_text().splitlines()
    line, solution, *_ = [line for line in lines if not line.startswith("#")][number].split()
    path = Solver(fallback=None).solve(Puzzle(line))
    assert path.solution == solution


@pytest.mark.slow
@pytest.mark.parametrize("name", ["17clue-sample.txt", "top1465-sample.txt", "hardest-sample.csv", "graded-sample.csv"])
def test_every_puzzle_of_a_corpus_is_solved(shared_puzzles: Path, name: str) -> None:
    solver = Solver()
    with (shared_puzzles / name).open() as file:
        entries = list(read_many(file))
    assert entries
    for entry in entries:
        assert entry.puzzle is not None, entry.error
        assert count_solutions(entry.puzzle) == 1
        assert solver.solve(entry.puzzle).solution == solutions(entry.puzzle, 1)[0]


@pytest.mark.slow
@pytest.mark.parametrize("level", ["Easy", "Medium"])
def test_graded_puzzles_of_the_lower_levels_need_no_search(shared_puzzles: Path, level: str) -> None:
    with (shared_puzzles / "graded-sample.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["hodoku_level"] == level]
    solver = Solver(fallback=None)
    assert all(solver.solve(Puzzle(row["puzzle"])).outcome is Outcome.SOLVED for row in rows)
