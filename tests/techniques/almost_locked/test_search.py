"""Almost locked sets are what their definition says, on positions of random puzzles."""

from collections.abc import Callable
from itertools import combinations
from pickle import dumps, loads
from random import Random

import pytest

from crosshatch.board.grid import Grid, memo
from crosshatch.board.houses import DIGITS, HOUSE_CELLS, HOUSES, PEERS, cell_set, cells_in, digits_in
from crosshatch.techniques.almost_locked.search import AlmostLockedSets


def digits_of(grid: Grid, cells: int) -> int:
    mask = 0
    for cell in cells_in(cells):
        mask |= grid.digits_of(cell)
    return mask


def by_definition(grid: Grid) -> set[tuple[int, int]]:
    """Return all sets with their digits."""
    found = set()
    for house in HOUSES:
        empty = [cell for cell in HOUSE_CELLS[house] if grid.empty >> cell & 1]
        for size in range(1, len(empty)):
            for cells in map(cell_set, combinations(empty, size)):
                digits = digits_of(grid, cells)
                if digits.bit_count() == size + 1:
                    found.add((cells, digits))
    return found


def seen_by_definition(grid: Grid, cells: int, digit: int) -> int:
    places = list(cells_in(cells & grid.cells_mask(digit)))
    return cell_set(
        each for each in cells_in(grid.cells_mask(digit)) if all(PEERS[place] >> each & 1 for place in places)
    )


def all_about(sets: AlmostLockedSets) -> list[tuple[int, int, list[int]]]:
    """Return of each set its cells, its digits, and what sees each of them."""
    return [
        (sets.cells(each), sets.digits(each), [sets.seen(each, digit) for digit in DIGITS])
        for each in range(sets.count)
    ]


@pytest.mark.parametrize("number", range(5))
def test_the_sets_of_a_position(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    sets = AlmostLockedSets(grid)
    found = [(sets.cells(each), sets.digits(each)) for each in range(sets.count)]
    assert set(found) == by_definition(grid)
    assert len(set(found)) == sets.count
    sizes = [cells.bit_count() for cells, _ in found]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("number", range(5))
def test_sets_of_an_earlier_state_are_taken_over(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    random = Random(number)
    for _ in range(4):
        taken_over = AlmostLockedSets(grid)
        anew = AlmostLockedSets(loads(dumps(grid)))  # a grid with no past
        assert all_about(taken_over) == all_about(anew)
        for cell in random.sample(list(cells_in(grid.empty)), 2):
            for digit in list(digits_in(grid.digits_of(cell)))[2:]:
                grid.eliminate(cell, digit)


@pytest.mark.parametrize("number", range(5))
def test_what_the_sets_see(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    sets = AlmostLockedSets(grid)
    for each in range(sets.count):
        for digit in digits_in(sets.digits(each)):
            seen = seen_by_definition(grid, sets.cells(each), digit)
            assert sets.seen(each, digit) == seen
            for cell in cells_in(seen):
                assert sets.digits_seen_by(each, cell) >> digit & 1


@pytest.mark.parametrize("number", range(3))
def test_the_restricted_commons_of_two_sets(number: int, position: Callable[[int], Grid]) -> None:
    grid = position(number)
    sets = AlmostLockedSets(grid)
    for one, other in combinations(range(0, sets.count, 3), 2):
        expected = 0
        for digit in digits_in(sets.digits(one) & sets.digits(other)):
            places = sets.cells(other) & grid.cells_mask(digit)
            if not places & ~seen_by_definition(grid, sets.cells(one), digit):
                expected |= 1 << digit
        assert sets.restricted_commons(one, other) == sets.restricted_commons(other, one) == expected


@pytest.mark.parametrize("number", range(3))
def test_the_smallest_part_of_a_set_that_has_some_digits(number: int, position: Callable[[int], Grid]) -> None:
    sets = AlmostLockedSets(position(number))
    for each in range(sets.count):
        for digits in combinations(digits_in(sets.digits(each)), 2):
            mask = sum(1 << digit for digit in digits)
            part = sets.part(each, mask)
            assert not sets.cells(part) & ~sets.cells(each)
            assert not mask & ~sets.digits(part)
            assert not any(
                sets.cells(other).bit_count() < sets.cells(part).bit_count()
                for other in range(each)
                if not sets.cells(other) & ~sets.cells(each) and not mask & ~sets.digits(other)
            )


def test_the_sets_are_found_once_for_each_state_of_a_grid(position: Callable[[int], Grid]) -> None:
    grid = position(0).copy()
    sets = memo(grid, AlmostLockedSets)
    assert memo(grid, AlmostLockedSets) is sets
    cell = next(cells_in(grid.empty))
    grid.eliminate(cell, digits_in(grid.digits_of(cell))[0])
    assert memo(grid, AlmostLockedSets) is not sets


def test_a_grid_with_too_many_sets_keeps_the_smallest() -> None:
    grid = Grid([0] * 81)
    source = Random("too many")
    for cell in range(81):
        for digit in source.sample(range(1, 10), 6):
            grid.eliminate(cell, digit)
    sets = AlmostLockedSets(grid)
    assert sets.count == 600
    assert len({sets.cells(each) for each in range(sets.count)}) == 600
