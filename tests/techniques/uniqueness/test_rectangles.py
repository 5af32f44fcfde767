"""Rectangles with few guardians, or with guardians of one digit or two, are those that trying all pairs shows."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, PEERS, cells_in, digits_in
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.uniqueness.rectangles import almost_unique, guarded
from examples import some

LINES = range(9)

RECTANGLES = [
    corners
    for rows in combinations(LINES, 2)
    for columns in combinations(LINES, 2)
    if sum(
        1
        for box in range(18, 27)
        if HOUSE[box] & (corners := sum(1 << 9 * row + col for row in rows for col in columns))
    )
    == 2
]
"""The corners of all rectangles that lie in two boxes."""


def position(number: int) -> Grid:
    """Return the start of a puzzle, with few candidates left in the corners of some rectangles."""
    grid = minimal_puzzle(f"rectangles {number}").grid()
    chance = Random(number)
    for corners in chance.sample(RECTANGLES, 60):
        if all(grid.digits_of(cell).bit_count() > 2 for cell in cells_in(corners)):
            for digit in chance.sample(DIGITS, 5):
                for cell in cells_in(corners):
                    grid.eliminate(cell, digit)
    return grid


def could_hold(grid: Grid, cell: int, digit: int) -> bool:
    """Return whether no placed digit takes a digit from an empty cell."""
    return not grid.value(cell) and not grid.placed(digit) & PEERS[cell]


def by_definition(grid: Grid) -> set[tuple[int, int]]:
    """Return the corners and pairs of rectangles with guardians of one digit or two."""
    return {
        (corners, mask)
        for corners, mask, guardians in with_guardians(grid)
        if len({digit for _, digit in guardians}) in (1, 2)
        and all(any(grid.digits_of(cell) >> digit & 1 for cell in cells_in(corners)) for digit in digits_in(mask))
    }


def with_guardians(grid: Grid) -> Iterator[tuple[int, int, list[tuple[int, int]]]]:
    """Yield the corners, the pair and the guardians of each rectangle that a pair of digits could fill."""
    for corners in RECTANGLES:
        cells = list(cells_in(corners))
        for pair in combinations(DIGITS, 2):
            mask = sum(1 << digit for digit in pair)
            if all(could_hold(grid, cell, digit) for cell in cells for digit in pair) and all(
                grid.digits_of(cell) & mask for cell in cells
            ):
                yield (
                    corners,
                    mask,
                    [(cell, digit) for cell in cells for digit in digits_in(grid.digits_of(cell) & ~mask)],
                )


def test_there_are_some_to_find() -> None:
    found = [each for number in range(8) for each in almost_unique(position(number))]
    assert {each.extras.bit_count() for each in found} == {1, 2}
    assert {each.extra.bit_count() for each in found} == {1, 2, 3, 4}


@pytest.mark.parametrize("number", some(range(8)))
def test_rectangles_with_guardians_of_one_digit_or_two(number: int) -> None:
    grid = position(number)
    found = almost_unique(grid)
    assert {(each.cells, each.digits) for each in found} == by_definition(grid)
    assert len(found) == len({(each.cells, each.digits) for each in found})
    for each in found:
        assert each.extras.bit_count() in (1, 2)
        assert not each.extras & each.digits


@pytest.mark.parametrize("most", [2, 4, 6])
def test_rectangles_with_few_guardians(most: int) -> None:
    grid = position(most)
    found = guarded(grid, most)
    assert sorted((each.cells, each.digits) for each in found) == sorted(
        (corners, mask) for corners, mask, guardians in with_guardians(grid) if 2 <= len(guardians) <= most
    )
    assert {len(each.all_guardians()) for each in found} == {*range(2, most + 1)}
