"""Random puzzles are minimal, have one solution, and come again from their seed."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.houses import HOUSE_CELLS
from crosshatch.generator import minimal_puzzle, random_solution
from crosshatch.position import counting
from examples import examples


def test_a_seed_gives_the_same_puzzle_everywhere() -> None:
    assert minimal_puzzle(7).line == ".7......8..6.....98......6...1236........18..43......61..9..4......1.....9..84.53"


@given(st.integers())
@examples(15)
def test_a_random_solution_fills_every_house(seed: int) -> None:
    values = random_solution(Random(seed))
    for cells in HOUSE_CELLS:
        assert sorted(values[cell] for cell in cells) == list(range(1, 10))


@given(st.integers())
@examples(10)
def test_no_given_of_a_minimal_puzzle_can_be_spared(seed: int) -> None:
    values = list(minimal_puzzle(seed).values)
    assert counting.count_values(values, 2) == 1
    for cell, digit in enumerate(values):
        if digit:
            values[cell] = 0
            assert counting.count_values(values, 2) == 2
            values[cell] = digit
