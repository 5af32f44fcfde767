"""Positions made to order: a board without digits, on which a few houses and cells are narrowed down."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

import pytest

from claims import false_claims
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE_CELLS, HOUSES, cell_named, house_code
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.position.status import solutions
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explained

HOUSE_NAMED = {house_code(house): house for house in HOUSES}


class Board:
    """An empty board to take candidates from, or that of a grid.

    It proves every step that is found on it, and looks at what its words claim.
    """

    def __init__(self, grid: Grid | None = None) -> None:
        self.grid = grid or Grid([0] * 81)

    def confine(self, digits: str, house: str, cells: str) -> "Board":
        """Leave the digits only these places in a house: ``confine("4", "b5", "r5c4 r5c6")``."""
        places = [cell_named(cell) for cell in cells.split()]
        for cell in HOUSE_CELLS[HOUSE_NAMED[house]]:
            if cell not in places:
                self.remove(digits, cell)
        return self

    def keep(self, digits: str, cells: str) -> "Board":
        """Leave these cells no candidates but the digits."""
        others = "".join(digit for digit in "123456789" if digit not in digits)
        for cell in cells.split():
            self.remove(others, cell_named(cell))
        return self

    def without(self, digits: str, cells: str) -> "Board":
        """Take the digits from these cells."""
        for cell in cells.split():
            self.remove(digits, cell_named(cell))
        return self

    def remove(self, digits: str, cell: int) -> None:
        for digit in digits:
            self.grid.eliminate(cell, int(digit))

    def fill(self, digits: str, cells: str) -> "Board":
        """Place the digits, one in each of these cells."""
        for digit, cell in zip(digits, cells.split(), strict=True):
            self.grid.place(cell_named(cell), int(digit))
        return self

    def steps(self, strategy: Strategy) -> list[Step]:
        return list(self._proved(strategy))

    def notations(self, strategy: Strategy) -> list[str]:
        return [step.notation for step in self._proved(strategy)]

    def _proved(self, strategy: Strategy) -> Iterator[Step]:
        for step in strategy.find(self.grid):
            proof.verify(self.grid, step)
            assert [*false_claims(self.grid, step)] == [], step
            yield step


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def board_at() -> Callable[[str], Board]:
    """Return what makes the board of a position in HoDoKu's library format."""
    return lambda position: Board(read(position).grid())


SIMPLER = [each for each in CATALOGUE if each.technique.on and each.technique.rating and each.technique.rating < 4.0]


def first_step(strategies: Sequence[Strategy], grid: Grid) -> Step | None:
    """Return the first step of the first strategy that finds one."""
    return next((step for strategy in strategies for step in strategy.find(grid)), None)


def prove_all(grid: Grid, strategies: Sequence[Strategy], each_truth: bool = True) -> int:
    """Prove all steps of strategies in a position, and count them."""
    (solution,) = solutions(Puzzle.of_grid(grid), 2)
    before = grid.copy()
    count = 0
    for strategy in strategies:
        steps = list(strategy.find(grid))
        assert len({repr(step) for step in steps}) == len(steps)
        for step in steps:
            proof.verify(grid, step)
            assert all(solution[each.cell] == str(each.digit) for each in step.placements), step
            assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step
            assert step.notation
            assert explained(step)
            assert not each_truth or proof.core(grid, step) == step.truths, step
        count += len(steps)
    assert grid == before
    return count


@pytest.fixture(scope="session")
def prove_steps(stuck_positions: Callable[..., Iterator[Grid]]) -> Callable[..., int]:
    """Return what proves all steps of strategies wherever a puzzle gets stuck without them, and counts them.

    With ``each_truth``, none of their truths can be left out either.  ``simpler`` are the strategies that come first,
    and with ``from_start`` the position before these counts as one, too.
    """

    def prove(
        puzzle: Puzzle,
        strategies: Sequence[Strategy],
        each_truth: bool = True,
        simpler: Sequence[Strategy] = SIMPLER,
        from_start: bool = False,
    ) -> int:
        start = [puzzle.grid()] if from_start else []
        stuck = stuck_positions(puzzle, simpler, partial(first_step, strategies))
        return sum(prove_all(grid, strategies, each_truth) for grid in chain(start, stuck))

    return prove
