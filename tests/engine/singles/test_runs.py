"""A run of singles takes the steps that the strategies would find one at a time."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.engine.singles import runs as singles
from crosshatch.generator import minimal_puzzle
from crosshatch.solver import Solver
from crosshatch.strategies.catalogue import strategy_named
from crosshatch.strategies.singles.single import Single

FULL_HOUSE, HIDDEN, NAKED, IN_BOX = map(
    strategy_named, ("full-house", "hidden-single", "naked-single", "hidden-single-in-a-box")
)

ORDERS = [[FULL_HOUSE, HIDDEN, NAKED], [FULL_HOUSE, NAKED, HIDDEN], [NAKED], [HIDDEN], [FULL_HOUSE, IN_BOX, NAKED]]


def by_strategies(puzzle: Puzzle, strategies: list[Single]) -> list[str]:
    """Take the first step of the first strategy that has one, until none has."""
    grid = puzzle.grid()
    notations = []
    while True:
        step = next((step for strategy in strategies for step in strategy.find(grid)), None)
        if step is None:
            return notations
        notations.append(step.notation)
        step.apply(grid)


@pytest.mark.parametrize("strategies", ORDERS)
@pytest.mark.parametrize("number", range(20))
def test_a_run_equals_the_strategies_one_at_a_time(number: int, strategies: list[Single]) -> None:
    puzzle = minimal_puzzle(f"singles {number}")
    path = Solver(strategies, fallback=None).solve(puzzle)
    assert [step.notation for step in path.steps] == by_strategies(puzzle, strategies)


def test_an_encoded_single_can_be_decoded() -> None:
    single = singles.encode(singles.HIDDEN_SINGLE, 26, 80, 9)
    assert singles.decode(single) == (singles.HIDDEN_SINGLE, 26, 80, 9)
    assert singles.kind_of(single) == singles.HIDDEN_SINGLE


def test_a_run_stops_where_the_grid_breaks() -> None:
    grid = Puzzle("12345678." + "........9" + "." * 63).grid()
    assert grid.broken
    assert singles.run(grid, singles.KINDS) == []
