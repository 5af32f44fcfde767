"""What holds of every step of locked candidates, subsets, wings and direct techniques, wherever they are found."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshatch import proof
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.solver import Solver
from crosshatch.status import solutions
from crosshatch.step import Pattern, Step
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.catalogue import strategies_named
from crosshatch.words import explained

STRATEGIES = strategies_named(
    [
        *("pointing", "claiming", "locked-pair", "naked-pair", "hidden-pair", "locked-triple", "naked-triple"),
        *("hidden-triple", "xy-wing", "xyz-wing", "wxyz-wing", "naked-quadruple", "hidden-quadruple", "vwxyz-wing"),
        *("direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triple"),
    ]
)

SINGLES = Solver(strategies_named(["full-house", "hidden-single", "naked-single"]), fallback=None)


def stuck_positions(puzzle: Puzzle) -> Iterator[Grid]:
    """Yield the positions of a puzzle where singles are stuck, going on with the first step of ours."""
    grid = SINGLES.solve(puzzle).end
    while grid.empty:
        yield grid
        step = next((step for strategy in STRATEGIES for step in strategy.find(grid)), None)
        if step is None:
            break
        step.apply(grid)
        grid = SINGLES.solve(Puzzle.of_grid(grid)).end


def is_needed(grid: Grid, step: Step, truth: object) -> bool:
    """Return whether a step is not proved without one of its truths."""
    rest = Pattern([each for each in step.truths if each != truth])
    return not proof.proves(grid, Step(step.technique, rest, step.placements, step.eliminations))


@pytest.mark.parametrize("number", range(12))
def test_on_the_way_through_a_puzzle_steps_are_proved_and_each_truth_is_needed(number: int):
    puzzle = minimal_puzzle(f"sets {number}")
    (solution,) = solutions(puzzle, 2)
    for grid in (puzzle.grid(), *stuck_positions(puzzle)):
        before = grid.copy()
        for strategy in STRATEGIES:
            for step in strategy.find(grid):
                proof.verify(grid, step)
                assert all(is_needed(grid, step, truth) for truth in step.truths), step
                assert all(solution[each.cell] == str(each.digit) for each in step.placements), step
                assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step
        assert grid == before


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """Make a grid of random placements and eliminations, which may contradict themselves."""
    grid = Grid([0] * 81)
    for _ in range(draw(st.integers(0, 8))):
        choices = [(cell, digit) for cell in CELLS for digit in DIGITS if grid.digits_of(cell) >> digit & 1]
        grid.place(*draw(st.sampled_from(choices)))
    left = draw(st.lists(st.integers(0, 0b111111111), min_size=81, max_size=81))
    kept = draw(st.sampled_from((range(0), range(27), CELLS)))
    for cell in CELLS:
        for digit in DIGITS:
            if cell in kept and not left[cell] << 1 >> digit & 1:
                grid.eliminate(cell, digit)
    return grid


@pytest.mark.parametrize("strategy", STRATEGIES, ids=str)
@settings(max_examples=50)
@given(grid=grids())
def test_on_any_grid_steps_are_proved_and_can_be_told(strategy: Strategy, grid: Grid):
    for step in strategy.find(grid):
        proof.verify(grid, step)
        assert explained(step)
        assert step.notation
        assert repr(step)
        assert step.roles
        assert step.links == ()
        assert step.branches == ()
