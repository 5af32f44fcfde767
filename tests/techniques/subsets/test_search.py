"""The searches for locked candidates and subsets find what looking through everything finds."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, DIGITS, HOUSE, HOUSE_CELLS, HOUSES, LINES, cell_set, cells_in, houses_with
from crosshatch.techniques.subsets import search as subsets
from examples import some

POSITIONS = 40


@pytest.fixture(params=some(range(POSITIONS)))
def grid(request: pytest.FixtureRequest, position: Callable[[int], Grid]) -> Grid:
    return position(request.param).copy()


def all_locked(grid: Grid, first: int, last: int) -> Iterator[subsets.Locked]:
    locked = subsets.first_locked(grid, first, last)
    while locked:
        yield locked
        locked = subsets.next_locked(grid, first, last, locked)


@pytest.mark.parametrize(("sources", "targets"), [(BOXES, LINES), (LINES, BOXES)])
def test_locked_candidates(grid: Grid, sources: range, targets: range):
    expected = [
        (digit, house, other)
        for digit in DIGITS
        for house in sources
        for other in targets
        if grid.places_left(digit, house) > 1
        and not grid.cells_mask(digit) & HOUSE[house] & ~HOUSE[other]
        and grid.cells_mask(digit) & HOUSE[other] & ~HOUSE[house]
    ]
    assert list(all_locked(grid, sources.start, sources.stop)) == expected


def naked_by_trying(grid: Grid, size: int) -> set[tuple[int, int, frozenset[int]]]:
    """Return digits, cells, and the smallest choice of the houses that lose something."""
    found = set()
    for house in HOUSES:
        empty = [cell for cell in HOUSE_CELLS[house] if grid.digits_of(cell)]
        for cells in combinations(empty, size):
            digits = union(grid.digits_of(cell) for cell in cells)
            if digits.bit_count() == size:
                taken = cell_set(cells)
                touched = union(grid.cells_mask(digit) for digit in DIGITS if digits >> digit & 1) & ~taken
                losers = losing_houses(touched, houses_with(taken))
                if losers:
                    found.add((digits, taken, losers))
    return found


def losing_houses(touched: int, houses: tuple[int, ...]) -> frozenset[int]:
    """Return the houses that lose candidates; a line only if it does so outside of the box, where there is one."""
    in_box = [house for house in houses if house in BOXES and touched & HOUSE[house]]
    elsewhere = touched & ~union(HOUSE[house] for house in in_box)
    return frozenset(in_box + [house for house in houses if house in LINES and elsewhere & HOUSE[house]])


def union(masks: Iterable[int]) -> int:
    result = 0
    for mask in masks:
        result |= mask
    return result


@pytest.mark.parametrize("size", [2, 3, 4])
def test_naked_subsets(grid: Grid, size: int):
    found = [
        (each.digits, each.cells, frozenset({each.house, each.other_house} - {subsets.NO_HOUSE}))
        for each in subsets.naked(grid, size)
    ]
    assert len(found) == len(set(found))
    assert set(found) == naked_by_trying(grid, size)


def hidden_by_trying(grid: Grid, size: int) -> set[tuple[int, int]]:
    found = set()
    for house in HOUSES:
        open_digits = [digit for digit in DIGITS if grid.places_left(digit, house)]
        for digits in combinations(open_digits, size):
            cells = union(grid.cells_mask(digit) & HOUSE[house] for digit in digits)
            others = union(grid.digits_of(cell) for cell in cells_in(cells)) & ~union(1 << digit for digit in digits)
            if cells.bit_count() == size and others:
                found.add((union(1 << digit for digit in digits), cells))
    return found


@pytest.mark.parametrize("size", [2, 3, 4])
def test_hidden_subsets(grid: Grid, size: int):
    found: list[tuple[int, int]] = []
    house = -1
    while of_house := subsets.hidden(grid, size, house + 1):
        assert {each.house for each in of_house} == {of_house[0].house}
        assert of_house[0].house > house
        house = of_house[0].house
        found += [(each.digits, each.cells) for each in of_house]
    assert len(found) == len(set(found))
    assert set(found) == hidden_by_trying(grid, size)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_hidden_subsets_that_leave_a_single(grid: Grid, size: int):
    expected = {
        (house, union(1 << digit for digit in digits), cells)
        for house in HOUSES
        if grid.room_left(house) > size
        for digits in combinations([digit for digit in DIGITS if grid.places_left(digit, house) > 1], size)
        for cells in [union(grid.cells_mask(digit) & HOUSE[house] for digit in digits)]
        if cells.bit_count() == size
        and any(
            digit not in digits
            and grid.cells_mask(digit) & HOUSE[house] & cells
            and (grid.cells_mask(digit) & HOUSE[house] & ~cells).bit_count() == 1
            for digit in DIGITS
        )
    }
    found = subsets.hidden_before_singles(grid, size)
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert [each.house for each in found] == sorted((each.house for each in found), key=in_turn)


def in_turn(house: int) -> int:
    """Return what puts houses in order: boxes, columns, rows."""
    return -(house // 9)
