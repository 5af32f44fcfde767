"""Templates: how many there are, and what they leave of a position."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES
from crosshatch.engine.singles import runs as singles
from crosshatch.engine.digits import templates
from crosshatch.generator import minimal_puzzle


def test_there_are_46656_templates() -> None:
    every = templates.fitting(Grid([0] * 81), 1)
    assert len(every) == len(set(every)) == 46_656
    for template in every[::1000]:
        assert all((template & house).bit_count() == 1 for house in HOUSE)


@pytest.mark.parametrize("number", range(20))
def test_templates_of_a_position_are_its_ways_to_place_a_digit(number: int) -> None:
    grid = minimal_puzzle(f"templates {number}").grid()
    singles.run(grid, singles.KINDS)
    for digit in DIGITS:
        allowed = grid.cells_with(digit) | grid.placed(digit)
        for template in templates.fitting(grid, digit):
            assert template & ~allowed == 0
            assert grid.placed(digit) & ~template == 0
            assert all((template & HOUSE[house]).bit_count() == 1 for house in HOUSES)


@pytest.mark.parametrize("number", range(20))
def test_an_overlay_is_settled(number: int) -> None:
    grid = minimal_puzzle(f"templates {number}").grid()
    singles.run(grid, singles.KINDS)
    overlay = list(zip(*[iter(templates.overlay(grid))] * templates.TEMPLATES_LENGTH, strict=True))
    for digit, (common, used, known) in zip(DIGITS, overlay, strict=True):
        left = [
            template
            for template in templates.fitting(grid, digit)
            if not any(template & other for each, (other, _, _) in zip(DIGITS, overlay, strict=True) if each != digit)
        ]
        both, some = left[0], 0
        for template in left:
            both &= template
            some |= template
        assert (common, used) == (both, some)
        assert known >> digit & 1


def test_a_digit_without_a_template_leaves_nothing_to_tell() -> None:
    grid = Grid([0] * 81)
    for cell in (0, 1, 2, 9, 10, 11, 18, 19, 20):
        grid.eliminate(cell, 5)
    assert templates.fitting(grid, 5) == []
    assert templates.overlay(grid) == []
