"""Positions made to order: a board without digits, on which a few houses and cells are narrowed down."""

from collections.abc import Iterator

import pytest

from crosshatch import proof
from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE_CELLS, HOUSES, cell_named, house_code
from crosshatch.step import Step
from crosshatch.strategies.base import Strategy

HOUSE_NAMED = {house_code(house): house for house in HOUSES}


class Board:
    """An empty board to take candidates from; it proves every step that is found on it."""

    def __init__(self) -> None:
        self.grid = Grid([0] * 81)

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
