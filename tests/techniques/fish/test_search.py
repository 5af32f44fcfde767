"""The cover search finds what trying all bases and covers finds, for every kind of fish."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, COLUMNS, DIGITS, HOUSE, HOUSES, NO_HOUSE, ROWS, cells_in, common_peers
from crosshatch.logic.budget import Budget
from crosshatch.techniques.fish.search import (
    ALL_HOUSES,
    BASIC,
    FRANKEN,
    MUTANT,
    CoverSearch,
    FishFinding,
    WantedFish,
    first_fish,
    later_fish,
    shape_of,
    weight,
)

Houses = tuple[int, ...]


def mask(houses: Houses) -> int:
    return sum(1 << house for house in houses)


def all_fish(grid: Grid, digit: int, search: CoverSearch) -> list[FishFinding]:
    """Return the fish of a digit, whatever their first candidate to go."""
    return [fish for target in CELLS for fish in search.run(grid, digit, target)]


def shape_by_definition(bases: Houses, covers: Houses) -> int:
    """Return the shape of a fish by the kinds of its houses: 0 for rows, 1 for columns, 2 for boxes."""
    sides = {house // 9 for house in bases}, {house // 9 for house in covers}
    if sides in (({0}, {1}), ({1}, {0})):
        return BASIC
    directions = sides[0] - {2}, sides[1] - {2}
    return FRANKEN if directions in (({0}, {1}), ({1}, {0})) else MUTANT


def fish_by_trying(cells: int, shape: int, size: int, min_fins: int, max_fins: int, endo: int) -> Iterator[FishFinding]:
    """Yield the fish of a digit with these cells by the definition."""
    least = 2 if shape == BASIC and max_fins == 0 else 1
    houses = [house for house in HOUSES if cells & HOUSE[house] and (shape != BASIC or house in (*ROWS, *COLUMNS))]
    for bases in combinations(houses, size):
        base, endo_fins = once_and_twice(cells, bases)
        if endo_fins.bit_count() > endo or any((cells & HOUSE[house]).bit_count() < least for house in bases):
            continue
        for covers in combinations([house for house in houses if base & HOUSE[house] and house not in bases], size):
            covered, twice = once_and_twice(cells, covers)
            fins = base & ~covered | endo_fins
            losing = (covered & ~base | twice) & common_peers(cells_in(fins))
            if losing and min_fins <= fins.bit_count() <= max_fins and shape_by_definition(bases, covers) == shape:
                yield FishFinding(mask(bases), mask(covers), fins, endo_fins, losing)


def once_and_twice(cells: int, houses: Houses) -> tuple[int, int]:
    """Return which cells are in one house at least, and which in two at least."""
    once = twice = 0
    for house in houses:
        twice |= once & cells & HOUSE[house]
        once |= cells & HOUSE[house]
    return once, twice


@pytest.mark.parametrize(
    ("shape", "size", "min_fins", "max_fins", "max_endo_fins", "positions"),
    [
        (BASIC, 1, 1, 2, 0, 3),
        (BASIC, 2, 0, 0, 0, 10),
        (BASIC, 3, 0, 0, 0, 10),
        (BASIC, 4, 0, 0, 0, 5),
        (BASIC, 2, 0, 5, 0, 5),
        (BASIC, 3, 1, 5, 0, 2),
        (FRANKEN, 2, 0, 0, 0, 3),
        (FRANKEN, 2, 1, 5, 2, 3),
        (FRANKEN, 3, 0, 0, 0, 1),
        (MUTANT, 1, 0, 0, 0, 5),
        (MUTANT, 2, 0, 5, 2, 3),
    ],
)
def test_every_fish_is_found_once(
    shape: int,
    size: int,
    min_fins: int,
    max_fins: int,
    max_endo_fins: int,
    positions: int,
    position: Callable[[int], Grid],
):
    limits = (shape, size, min_fins, max_fins, max_endo_fins)
    search = CoverSearch(*limits, False)
    counted = 0
    for number in range(positions):
        grid = position(number)
        for digit in DIGITS:
            expected = sorted(fish_by_trying(grid.cells_mask(digit), *limits))
            assert sorted(all_fish(grid, digit, search)) == expected
            counted += len(expected)
    assert counted


def test_the_first_target_that_has_fish(position: Callable[[int], Grid]):
    search = CoverSearch(BASIC, 2, 0, 5, 0, False)
    with_fish = 0
    for number in range(5):
        grid = position(number)
        for digit in DIGITS:
            by_target = [search.run(grid, digit, target) for target in cells_in(grid.cells_mask(digit))]
            found = [fish for fish in by_target if fish]
            assert search.first(grid, digit, grid.cells_mask(digit)) == (found[0] if found else [])
            with_fish += bool(found)
    assert 0 < with_fish < 5 * 9


def test_the_search_ends_when_its_budget_is_spent(position: Callable[[int], Grid]):
    grid = next(each for each in map(position, range(20)) if all_fish(each, 1, CoverSearch(MUTANT, 4, 1, 5, 2, False)))
    every, some = CoverSearch(MUTANT, 4, 1, 5, 2, False), CoverSearch(MUTANT, 4, 1, 5, 2, False)
    few, many = Budget(100), Budget(10**9)
    some.work_within(few)
    every.work_within(many)
    assert len(all_fish(grid, 1, some)) < len(all_fish(grid, 1, every))
    assert few.done < many.done
    assert not few.spend(0)
    assert later_fish(grid, 1, WantedFish(MUTANT, 4, 1, 5, 2), 1, few) == []


def test_the_fish_of_a_digit_come_target_by_target(position: Callable[[int], Grid]):
    """The first are kept with the grid; those after them are looked for when they are asked for."""
    wanted = WantedFish(BASIC, 2, 0, 5)
    search = CoverSearch(*wanted)
    several = 0
    for number in range(5):
        grid = position(number).copy()
        for digit in DIGITS:
            found = []
            fish = first_fish(grid, digit, wanted)
            assert first_fish(grid, digit, wanted) is fish
            while fish:
                found += fish
                fish = later_fish(grid, digit, wanted, fish[-1].removed, Budget(10**9))
                several += bool(fish)
            assert found == all_fish(grid, digit, search)
    assert several


def test_one_of_the_fish_with_the_same_effect(position: Callable[[int], Grid]):
    every, one_each = CoverSearch(FRANKEN, 3, 1, 5, 2, False), CoverSearch(FRANKEN, 3, 1, 5, 2, True)
    counted = 0
    for number in range(2):
        grid = position(number)
        for digit in DIGITS:
            least: dict[int, int] = {}
            for _, _, fins, endo_fins, losing in all_fish(grid, digit, every):
                least[losing] = min(weight(fins, endo_fins), least.get(losing, 999))
            chosen = all_fish(grid, digit, one_each)
            assert {losing: weight(fins, endo_fins) for _, _, fins, endo_fins, losing in chosen} == least
            assert len(chosen) == len(least)
            counted += len(least)
    assert counted


def test_all_houses_are_also_those_of_other_boards():
    assert sum(1 << house for house in range(NO_HOUSE)) == ALL_HOUSES


def test_a_fish_with_one_base_house_is_locked_candidates():
    grid = Grid([0] * 81)
    for cell in (30, 31, 32, 39, 41, 48, 50):
        grid.eliminate(cell, 4)
    column_5, box_5 = 13, 22
    (fish,) = all_fish(grid, 4, CoverSearch(MUTANT, 1, 0, 0, 0, False))
    assert fish == (1 << box_5, 1 << column_5, 0, 0, HOUSE[column_5] & ~HOUSE[box_5])


@pytest.mark.parametrize(
    ("bases", "covers", "shape"),
    [
        ((0, 4), (9, 13), BASIC),
        ((9, 13), (0, 4), BASIC),
        ((0, 20), (9, 13), FRANKEN),
        ((9, 13), (0, 20), FRANKEN),
        ((9, 20), (0, 26), FRANKEN),
        ((0, 9), (13, 20), MUTANT),
        ((0, 20), (1, 13), MUTANT),
        ((0, 1), (20, 21), MUTANT),
    ],
)
def test_shapes(bases: Houses, covers: Houses, shape: int):
    assert shape_of(mask(bases), mask(covers)) == shape
