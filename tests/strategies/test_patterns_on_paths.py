"""Every step of the patterns here, wherever a path gets stuck without them, is a proof and agrees with the solution."""

from collections.abc import Iterator

import pytest

from crosshatch import proof
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.solver import Solver
from crosshatch.status import solutions
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.catalogue import CATALOGUE
from crosshatch.strategies.empty_rectangles import DualEmptyRectangle, EmptyRectangle
from crosshatch.strategies.single_digit import GroupedTurbotFish, TurbotFish

FAMILIES = ("Single-digit patterns", "Wings", "Colouring", "Templates")
VARIANTS: tuple[Strategy, ...] = (
    TurbotFish(named_forms=True),
    GroupedTurbotFish(named_forms=True),
    EmptyRectangle(two_candidates=True),
    DualEmptyRectangle(two_candidates=True),
)
PATTERNS = tuple(entry.strategy for entry in CATALOGUE if entry.strategy.family in FAMILIES) + VARIANTS
SIMPLER = Solver([entry.strategy for entry in CATALOGUE if entry.on and entry.rating < 4.0], fallback=None)


def stuck_positions(puzzle: Puzzle) -> Iterator[Grid]:
    """Yield each position of a puzzle where simpler strategies end, going on with a step of the patterns."""
    grid = SIMPLER.solve(puzzle).end
    while grid.empty:
        yield grid
        step = next((step for strategy in PATTERNS for step in strategy.find(grid)), None)
        if step is None:
            break
        step.apply(grid)
        grid = SIMPLER.solve(Puzzle.of_grid(grid)).end


def check(puzzle: Puzzle) -> None:
    (solution,) = solutions(puzzle, 2)
    for grid in stuck_positions(puzzle):
        before = grid.copy()
        for strategy in PATTERNS:
            steps = list(strategy.find(grid))
            assert len({repr(step) for step in steps}) == len(steps)
            for step in steps:
                proof.verify(grid, step)
                assert all(solution[each.cell] == str(each.digit) for each in step.placements)
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations)
                assert step.notation
                assert step.explanation
        assert grid == before


@pytest.mark.parametrize("number", range(40))
def test_every_step_is_proved(number: int) -> None:
    check(minimal_puzzle(f"patterns {number}"))


@pytest.mark.slow
def test_every_step_is_proved_on_many_puzzles() -> None:
    for number in range(1000):
        check(minimal_puzzle(f"patterns {number}"))
