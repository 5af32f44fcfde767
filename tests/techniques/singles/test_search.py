"""A run of singles and locked candidates takes the steps that the strategies would find one at a time."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.solving.solver import Solver, leading, notes_of
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.singles import search as runs
from crosshatch.techniques.strategy import EngineStrategy
from examples import some

FULL_HOUSE, HIDDEN, NAKED, IN_BOX = map(
    strategy_named, ("full-house", "hidden-single", "naked-single", "hidden-single-in-a-box")
)

POINTING, CLAIMING = map(strategy_named, ("locked-candidates-type-1-pointing", "locked-candidates-type-2-claiming"))

ORDERS = [
    [FULL_HOUSE, HIDDEN, NAKED],
    [FULL_HOUSE, NAKED, HIDDEN],
    [NAKED],
    [HIDDEN],
    [FULL_HOUSE, IN_BOX, NAKED],
    [FULL_HOUSE, HIDDEN, NAKED, POINTING, CLAIMING],
    [CLAIMING, NAKED, POINTING],
]


def by_strategies(puzzle: Puzzle, strategies: list[EngineStrategy]) -> list[str]:
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
@pytest.mark.parametrize("number", some(range(20)))
def test_a_run_equals_the_strategies_one_at_a_time(number: int, strategies: list[EngineStrategy]) -> None:
    puzzle = minimal_puzzle(f"singles {number}")
    solver = Solver(strategies, fallback=None)
    assert list(leading(solver.strategies).values()) == strategies
    path = solver.solve(puzzle)
    assert all(isinstance(each, int) for each in notes_of(path))
    assert [step.notation for step in path.steps] == by_strategies(puzzle, strategies)


def test_an_encoded_single_can_be_decoded() -> None:
    single = runs.encode(runs.HIDDEN_SINGLE, 26, 80, 9)
    assert runs.decode(single) == (runs.HIDDEN_SINGLE, 26, 80, 9)
    assert runs.kind_of(single) == runs.HIDDEN_SINGLE


def test_encoded_locked_candidates_have_another_house_in_place_of_the_cell() -> None:
    locked = runs.encode(runs.CLAIMING, 17, 26, 9)
    assert runs.decode(locked) == (runs.CLAIMING, 17, 26, 9)


def test_a_run_stops_where_the_grid_breaks() -> None:
    grid = Puzzle("12345678." + "........9" + "." * 63).grid()
    assert grid.broken
    assert runs.run(grid, runs.KINDS) == []
