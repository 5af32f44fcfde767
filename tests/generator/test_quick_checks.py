"""Quick looks: what can be said of a puzzle without grading it."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator.quick_checks import MOST_OPEN, OPEN, approach, follow, openness
from crosshatch.techniques.catalogue import strategies_named, strategy_named

NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SIMPLER = strategies_named(["pointing pair", "box/line reduction", "naked pair"])
X_WING = strategy_named("x-wing")


def test_a_technique_is_needed_where_simpler_ones_are_stuck_and_it_has_a_step() -> None:
    assert approach(NEEDS_X_WING.grid(), X_WING, SIMPLER, ()) is None


@pytest.mark.parametrize("early", [0, 2])
def test_late_techniques_are_only_tried_where_the_wanted_one_has_a_step(early: int) -> None:
    grid = NEEDS_X_WING.grid()
    assert approach(grid, X_WING, SIMPLER[:early], SIMPLER[early:]) == 0
    assert grid.empty


def test_what_simpler_ones_finish_does_not_need_it() -> None:
    grid = NEEDS_X_WING.grid()
    assert approach(grid, strategy_named("hidden-pair"), [*SIMPLER, X_WING], ()) is not None
    assert not grid.empty


def test_the_hardest_that_was_used_where_the_wanted_one_had_a_step_is_told_by_its_place() -> None:
    hidden_pair, triple = strategies_named(["hidden-pair", "naked-triple"])
    assert approach(NEEDS_X_WING.grid(), hidden_pair, [*SIMPLER, X_WING], ()) == 4
    assert approach(NEEDS_X_WING.grid(), hidden_pair, [X_WING, *SIMPLER], ()) == 4
    assert approach(NEEDS_X_WING.grid(), triple, [*SIMPLER, X_WING], ()) == 1


def test_what_has_no_step_is_not_needed() -> None:
    grid = NEEDS_X_WING.grid()
    assert approach(grid, strategy_named("BUG+1"), SIMPLER, ()) == 0
    assert grid.empty


def test_some_techniques_are_followed_until_they_are_stuck_or_done() -> None:
    stuck, done = NEEDS_X_WING.grid(), NEEDS_X_WING.grid()
    follow(stuck, SIMPLER)
    follow(done, [*SIMPLER, X_WING])
    assert stuck.empty
    assert next(X_WING.find(stuck))
    assert not done.empty


def test_cells_with_three_or_four_candidates_make_a_grid_open() -> None:
    assert openness(Grid([0] * 81)) == 81 * OPEN[9] < MOST_OPEN
    assert openness(NEEDS_X_WING.grid()) == sum(OPEN[each.bit_count()] for each in NEEDS_X_WING.grid().cell_digits) > 0


def test_a_solved_grid_is_not_open() -> None:
    grid = NEEDS_X_WING.grid()
    follow(grid, [*SIMPLER, X_WING])
    assert not grid.empty
    assert openness(grid) == 0
