"""Whole paths on random puzzles: every step is a proof, and none contradicts the solution."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Solver
from engines import USUAL
from examples import examples, some

SLICE = 150
CHUNK = 100
SLOW_CHUNKS = 5
WHOLE = 20_000


def check_path(puzzle: Puzzle) -> None:
    (solution,) = solutions(puzzle, 2)
    path = Solver().solve(puzzle)
    assert path.outcome.solved
    assert path.solution == solution
    for grid, step in path.positions():
        proof.verify(grid, step)
        assert all(solution[each.cell] == str(each.digit) for each in step.placements)
        assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)


@pytest.mark.parametrize("number", some(range(SLICE)))
def test_every_step_of_a_path_is_proved(number: int) -> None:
    check_path(minimal_puzzle(f"path {number}"))


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(SLOW_CHUNKS))
def test_every_step_of_more_paths_is_proved(chunk: int) -> None:
    for number in range(SLICE + chunk * CHUNK, SLICE + (chunk + 1) * CHUNK):
        check_path(minimal_puzzle(f"path {number}"))


@pytest.mark.whole
@pytest.mark.parametrize("chunk", range(WHOLE // CHUNK))
def test_every_step_of_many_paths_is_proved(chunk: int) -> None:
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        check_path(minimal_puzzle(f"path {number}"))


@given(seed=st.integers(0, 10**9))
@examples(8)
def test_all_steps_on_offer_agree_with_the_solution(seed: int) -> None:
    puzzle = minimal_puzzle(seed)
    (solution,) = solutions(puzzle, 2)
    for step in Solver(USUAL).steps(puzzle):
        proof.verify(puzzle.grid(), step)
        assert all(solution[each.cell] == str(each.digit) for each in step.placements)
        assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
