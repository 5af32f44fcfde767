"""Templates: how many there are, and what they leave of a position."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.single_digit import templates_search as templates
from crosshatch.techniques.singles import search as singles
from examples import some


def test_there_are_46656_templates() -> None:
    every = templates.fitting(Grid([0] * 81), 1)
    assert len(every) == len(set(every)) == 46_656
    for template in every[::1000]:
        assert all((template & house).bit_count() == 1 for house in HOUSE)


@pytest.mark.parametrize("number", some(range(20)))
def test_templates_of_a_position_are_its_ways_to_place_a_digit(number: int) -> None:
    grid = minimal_puzzle(f"templates {number}").grid()
    singles.run(grid, singles.KINDS)
    for digit in DIGITS:
        allowed = grid.cells_mask(digit) | grid.placed(digit)
        for template in templates.fitting(grid, digit):
            assert template & ~allowed == 0
            assert grid.placed(digit) & ~template == 0
            assert all((template & HOUSE[house]).bit_count() == 1 for house in HOUSES)


@pytest.mark.parametrize("number", some(range(20)))
def test_an_overlay_is_settled(number: int) -> None:
    grid = minimal_puzzle(f"templates {number}").grid()
    singles.run(grid, singles.KINDS)
    decided = templates.Overlay(grid).decided
    for digit, placed, removed, _ in decided:
        left = [
            template
            for template in templates.fitting(grid, digit)
            if not any(template & other.placed for other in decided if other.digit != digit)
        ]
        both, some = left[0], 0
        for template in left:
            both &= template
            some |= template
        assert placed == both & grid.cells_mask(digit)
        assert removed == grid.cells_mask(digit) & ~some


def test_a_digit_without_a_template_leaves_nothing_to_tell() -> None:
    grid = Grid([0] * 81)
    for cell in (0, 1, 2, 9, 10, 11, 18, 19, 20):
        grid.eliminate(cell, 5)
    assert templates.fitting(grid, 5) == []
    assert templates.Overlay(grid).decided == []


def test_a_cell_that_one_digit_takes_is_no_place_for_others() -> None:
    grid = Grid([0] * 81)
    for cell in set(range(9)) - {0}:
        grid.eliminate(cell, 2)
    decided = {each.digit: each for each in templates.Overlay(grid).decided}
    assert decided[2].placed == decided[5].removed == 1
    assert decided[2].digits == 1 << 2
    assert decided[5].digits == 1 << 5 | 1 << 2
