"""What holds of every step of colouring, 3D Medusa and templates, wherever they are found."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, digits_in
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.position.status import solutions
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.strategy import Strategy
from examples import slow

COLOURING = strategies_named(
    ["simple-colors-trap", "simple-colors-wrap", "multi-colors-2", "multi-colors-1", "3d-medusa"]
)
TEMPLATES = strategies_named(["template-set", "template-delete"])


def thinned_out(name: str, at_once: int) -> Iterator[tuple[Grid, str]]:
    """Yield the positions of a puzzle as wrong candidates go, some at once, in random order, and its solution."""
    puzzle = minimal_puzzle(name)
    (solution,) = solutions(puzzle, 2)
    grid = puzzle.grid()
    wrong = [
        (cell, digit) for cell in CELLS for digit in digits_in(grid.digits_of(cell)) if solution[cell] != str(digit)
    ]
    Random(name).shuffle(wrong)
    while wrong:
        yield grid, solution
        for cell, digit in wrong[:at_once]:
            grid.eliminate(cell, digit)
        wrong = wrong[at_once:]


@pytest.mark.parametrize(("strategies", "at_once"), [(COLOURING, 15), (TEMPLATES, 40)], ids=["colouring", "templates"])
@pytest.mark.parametrize("number", [3, *slow(0, 1)])
def test_steps_are_proved_and_each_truth_is_needed(strategies: Sequence[Strategy], at_once: int, number: int):
    count = 0
    for grid, solution in thinned_out(f"clusters {number}", at_once):
        for strategy in strategies:
            for step in strategy.find(grid):
                count += 1
                proof.verify(grid, step)
                assert all(solution[each.cell] == str(each.digit) for each in step.placements), step
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step
                # With templates of many digits, the search for rows that are not needed may end too soon.
                assert len(step.truths) > 20 or proof.core(grid, step) == step.truths, step
    assert count > 10
