"""What holds of every step of locked candidates, subsets, wings and direct techniques, wherever they are found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import Role
from crosshatch.render.view import view_of
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explained
from examples import examples

STRATEGIES = strategies_named(
    [
        *("pointing", "claiming", "locked-pair", "naked-pair", "hidden-pair", "locked-triple", "naked-triple"),
        *("hidden-triple", "xy-wing", "xyz-wing", "wxyz-wing", "naked-quadruple", "hidden-quadruple", "vwxyz-wing"),
        *("direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triple"),
    ]
)

SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])


@pytest.mark.parametrize("number", range(12))
def test_on_the_way_through_a_puzzle_steps_are_proved_and_each_truth_is_needed(prove_steps, number: int):
    assert prove_steps(minimal_puzzle(f"sets {number}"), STRATEGIES, simpler=SINGLES, from_start=True)


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
@examples(50)
@given(grid=grids())
def test_on_any_grid_steps_are_proved_and_can_be_told(strategy: Strategy, grid: Grid):
    for step in strategy.find(grid):
        proof.verify(grid, step)
        assert explained(step)
        assert step.notation
        assert repr(step)
        assert step.roles
        assert view_of(step).candidates == view_of(step, grid).candidates
        assert {link.role for link in step.links} <= {Role.WEAK}
        assert step.branches == ()
