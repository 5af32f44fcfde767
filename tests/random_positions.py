"""Positions of random puzzles, in which what engines find is held against definitions."""

from collections.abc import Callable
from functools import cache, partial

import pytest

from crosshatch.board.grid import Grid
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.singles import search as singles


@cache
def _position(topic: str, number: int) -> Grid:
    puzzle = minimal_puzzle(f"{topic} {number}")
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid if grid.empty else puzzle.grid()


@pytest.fixture
def position(request: pytest.FixtureRequest) -> Callable[[int], Grid]:
    """A function that returns a position by its number, which is kept: each module has its own.

    It is one where singles are stuck, or the start of a puzzle that singles solve.
    """
    return partial(_position, request.module.__name__.rpartition("test_")[2])
