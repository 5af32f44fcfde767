"""Almost hidden sets are what their definition says, on positions of random puzzles."""

from collections.abc import Callable
from itertools import combinations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES
from crosshatch.techniques.almost_locked.almost_hidden import AlmostHiddenSets


def by_definition(grid: Grid) -> set[tuple[int, int, int]]:
    """Return the sets of two to four digits: their house, their digits and the places of these."""
    found = set()
    for house in HOUSES:
        missing = [digit for digit in DIGITS if grid.cells_mask(digit) & HOUSE[house]]
        for size in (2, 3, 4):
            for digits in combinations(missing, size):
                cells = 0
                for digit in digits:
                    cells |= grid.cells_mask(digit) & HOUSE[house]
                if cells.bit_count() == size + 1:
                    found.add((house, sum(1 << digit for digit in digits), cells))
    return found


@pytest.mark.parametrize("number", range(6))
def test_the_sets_of_a_position(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    sets = AlmostHiddenSets(grid)
    numbers = range(sets.count)
    houses, digits, cells = sets.set_house, sets.set_digits, sets.set_cells
    assert {(houses[each], digits[each], cells[each]) for each in numbers} == by_definition(grid)
    order = [(digits[each].bit_count(), houses[each]) for each in numbers]
    assert order == sorted(order)


def test_an_empty_board_has_none() -> None:
    assert AlmostHiddenSets(Grid([0] * 81)).count == 0
