"""Steps to be shown."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import Step
from crosshatch.techniques.catalogue import strategy_named

HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"


@pytest.fixture
def hard() -> Puzzle:
    """A puzzle whose first step is a hidden single: 2 in r5c8."""
    return Puzzle(HARD)


@pytest.fixture
def grid(hard: Puzzle) -> Grid:
    return hard.grid()


@pytest.fixture
def hidden_single(grid: Grid) -> Step:
    return next(strategy_named("hidden-single").find(grid))
