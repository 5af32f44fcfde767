"""Steps of every technique and of every kind of sentence, for the tests of words: those of ``data/positions.txt``."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import Step
from crosshatch.solving.solver import Solver
from positions import positions

MOST_STEPS = 5
"""Among how many steps of a strategy the one of an example is."""

SEARCHED = Puzzle("..2..78...7............5.941...5.......8....39.72...6.7...9.2....84.1..7.3.......")
"""A puzzle that is not solved by singles, so that a search has to try and to fail."""


class Example(NamedTuple):
    """A step and the grid on which it is found."""

    grid: Grid
    step: Step


@cache
def examples() -> tuple[Example, ...]:
    """Return the examples, those of a search last."""
    return (*_found(), *_searched())


def _found() -> Iterator[Example]:
    for position in positions():
        steps = islice(position.steps(), MOST_STEPS)
        yield Example(position.grid(), next(step for step in steps if step.notation == position.notation))


def _searched() -> Iterator[Example]:
    yield from (Example(grid.copy(), step) for grid, step in Solver(()).solve(SEARCHED).positions())
