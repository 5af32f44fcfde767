"""Known puzzles are solved: the classics, and random, hard and sparse ones; a plain run asks a sample of each file."""

import pytest

from corpora import EVERY, lines_of, puzzles_of, rows_of
from crosshatch.board.puzzle import Puzzle
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Solver
from engines import COMPILED

CORPORA = ["17-clues.txt", "graded.csv", "top1465.txt"]
CLASSICS = lines_of("classics.txt")


@pytest.mark.parametrize("line", CLASSICS)
def test_the_classics_are_solved_by_logic(line: str) -> None:
    puzzle, solution, *_ = line.split()
    assert Solver(fallback=None).solve(Puzzle(puzzle)).solution == solution


@pytest.mark.parametrize("name", CORPORA if COMPILED else CORPORA[:2])
def test_every_puzzle_of_a_sample_is_solved(name: str) -> None:
    assert_all_are_solved(puzzles_of(name)[::EVERY])


@pytest.mark.slow
@pytest.mark.parametrize("name", CORPORA)
def test_every_puzzle_of_a_corpus_is_solved(name: str) -> None:
    assert_all_are_solved(puzzles_of(name), by_logic=name != "graded.csv")


@pytest.mark.slow
def test_every_third_of_the_hardest_puzzles_is_solved() -> None:
    assert_all_are_solved(puzzles_of("hardest.csv")[::3])


def assert_all_are_solved(lines: list[str], by_logic: bool = False) -> None:
    solver = Solver()
    for line in lines:
        puzzle = Puzzle(line)
        path = solver.solve(puzzle)
        assert solutions(puzzle, 2) == (path.solution,)
        assert path.by_logic or not by_logic


def test_no_puzzle_of_the_lower_levels_needs_a_search() -> None:
    assert_need_no_search(EVERY // 2)


@pytest.mark.slow
def test_no_puzzle_of_all_those_of_the_lower_levels_needs_a_search() -> None:
    assert_need_no_search(1)


def assert_need_no_search(every: int) -> None:
    solver = Solver(fallback=None)
    lines = [row["puzzle"] for row in rows_of("graded.csv")[::every] if row["hodoku_level"] in ("Easy", "Medium")]
    assert all(solver.solve(Puzzle(line)).outcome.solved for line in lines)
