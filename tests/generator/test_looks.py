"""Quick looks: what can be said of a puzzle without grading it."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator.looks import approach
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.fish import XWing
from crosshatch.strategies.intersections import Claiming, Pointing
from crosshatch.strategies.subsets import HiddenPair, NakedPair

NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SIMPLER: list[Strategy] = [Pointing(), Claiming(), NakedPair()]


def test_a_technique_is_needed_where_simpler_ones_are_stuck_and_it_has_a_step() -> None:
    assert approach(NEEDS_X_WING.grid(), XWing(), SIMPLER, ()) is None


@pytest.mark.parametrize("early", [0, 2])
def test_late_techniques_are_only_tried_where_the_wanted_one_has_a_step(early: int) -> None:
    grid = NEEDS_X_WING.grid()
    assert approach(grid, XWing(), SIMPLER[:early], SIMPLER[early:]) == 0
    assert grid.empty


def test_what_simpler_ones_finish_does_not_need_it() -> None:
    grid = NEEDS_X_WING.grid()
    at_hand = approach(grid, HiddenPair(), [*SIMPLER, XWing()], ())
    assert not grid.empty
    assert at_hand is not None
    assert 0 < at_hand <= 4
