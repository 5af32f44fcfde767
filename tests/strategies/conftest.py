"""Positions made to order: a board without digits, on which a few houses and cells are narrowed down."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from crosshatch import proof
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE_CELLS, HOUSES, cell_named, house_code
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.solver import Solver
from crosshatch.status import solutions
from crosshatch.step import Pattern, Step, Truth
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.catalogue import CATALOGUE
from crosshatch.words import explained

HOUSE_NAMED = {house_code(house): house for house in HOUSES}


class Board:
    """An empty board to take candidates from, or that of a grid; it proves every step that is found on it."""

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
            yield step


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def board_at() -> Callable[[str], Board]:
    """Return what makes the board of a position in HoDoKu's library format."""
    return lambda position: Board(read(position).grid())


SIMPLER = Solver(
    [each for each in CATALOGUE if each.technique.on and each.technique.rating and each.technique.rating < 4.0],
    fallback=None,
)


def stuck_positions(puzzle: Puzzle, strategies: Sequence[Strategy]) -> Iterator[Grid]:
    """Yield each position of a puzzle where simpler strategies end, going on with the first step of those given."""
    grid = SIMPLER.solve(puzzle).end
    while grid.empty:
        yield grid
        step = next((step for strategy in strategies for step in strategy.find(grid)), None)
        if step is None:
            break
        step.apply(grid)
        grid = SIMPLER.solve(Puzzle.of_grid(grid)).end


def droppable(grid: Grid, step: Step) -> list[Truth]:
    """Return the truths of a step without which it is proved all the same."""
    return [truth for truth in step.truths if proof.proves(grid, resting_on_less(step, truth))]


def resting_on_less(step: Step, truth: Truth) -> Step:
    """Return a step without one of its truths."""
    rest = Pattern([each for each in step.truths if each != truth])
    return Step(step.technique, rest, step.placements, step.eliminations)


@pytest.fixture(scope="session")
def prove_steps() -> Callable[..., int]:
    """Return what proves all steps of strategies wherever a puzzle gets stuck without them, and counts them.

    With ``each_truth``, none of their truths can be left out either.
    """

    def prove(puzzle: Puzzle, strategies: Sequence[Strategy], each_truth: bool = True) -> int:
        (solution,) = solutions(puzzle, 2)
        count = 0
        for grid in stuck_positions(puzzle, strategies):
            before = grid.copy()
            for strategy in strategies:
                steps = list(strategy.find(grid))
                assert len({repr(step) for step in steps}) == len(steps)
                for step in steps:
                    proof.verify(grid, step)
                    assert all(solution[each.cell] == str(each.digit) for each in step.placements), step
                    assert all(solution[each.cell] != str(each.digit) for each in step.eliminations), step
                    assert step.notation
                    assert explained(step)
                    assert not (each_truth and droppable(grid, step))
                count += len(steps)
            assert grid == before
        return count

    return prove
