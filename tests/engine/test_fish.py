"""The cover search finds what trying all bases and covers finds, for every kind of fish."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, COLUMNS, DIGITS, HOUSE, HOUSES, ROWS, cells_in, common_peers
from crosshatch.engine import fish, singles
from crosshatch.generator import minimal_puzzle

Houses = tuple[int, ...]
Fish = tuple[int, int, int, int, int]

ROW_SIDE = tuple(ROWS)
COLUMN_SIDE = tuple(COLUMNS)
FRANKEN_ROW_SIDE = (*ROWS, *BOXES)
FRANKEN_COLUMN_SIDE = (*COLUMNS, *BOXES)


@cache
def position(number: int) -> Grid:
    """Return a position where singles are stuck, or the start of a puzzle that singles solve."""
    puzzle = minimal_puzzle(f"fish {number}")
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid if grid.empty else puzzle.grid()


def mask(houses: Houses) -> int:
    return sum(1 << house for house in houses)


def all_fish(grid: Grid, side: Houses, other: Houses, size: int, max_fins: int, max_endo_fins: int) -> list[list[Fish]]:
    """Return the fish of each turn."""
    turns: list[list[Fish]] = [[] for _ in range(18)]
    turn = -1
    while flat := fish.search(grid, turn + 1, mask(side), mask(other), size, max_fins, max_endo_fins):
        assert flat[0] > turn
        turn = flat[0]
        turns[turn] = [tuple(flat[index : index + 5]) for index in range(1, len(flat), 5)]
    return turns


def fish_by_trying(
    cells: int, side: Houses, other: Houses, size: int, max_fins: int, max_endo_fins: int
) -> Iterator[Fish]:
    """Yield the fish of a digit with these cells by the definition."""
    for bases in combinations([house for house in side if cells & HOUSE[house]], size):
        base, endo_fins = once_and_twice(cells, bases)
        if endo_fins.bit_count() > max_endo_fins:
            continue
        for covers in combinations([house for house in other if base & HOUSE[house] and house not in bases], size):
            covered, twice = once_and_twice(cells, covers)
            fins = base & ~covered | endo_fins
            losing = (covered & ~base | twice) & cells & common_peers(cells_in(fins))
            if fins.bit_count() <= max_fins and losing:
                yield mask(bases), mask(covers), fins, endo_fins, losing


def once_and_twice(cells: int, houses: Houses) -> tuple[int, int]:
    """Return which cells are in one house at least, and which in two at least."""
    once = twice = 0
    for house in houses:
        twice |= once & cells & HOUSE[house]
        once |= cells & HOUSE[house]
    return once, twice


@pytest.mark.parametrize(
    ("side", "other", "size", "max_fins", "max_endo_fins", "positions"),
    [
        (ROW_SIDE, COLUMN_SIDE, 1, 2, 0, 5),
        (ROW_SIDE, COLUMN_SIDE, 2, 0, 0, 20),
        (ROW_SIDE, COLUMN_SIDE, 3, 0, 0, 20),
        (ROW_SIDE, COLUMN_SIDE, 4, 0, 0, 10),
        (ROW_SIDE, COLUMN_SIDE, 5, 0, 0, 20),
        (ROW_SIDE, COLUMN_SIDE, 2, 5, 0, 10),
        (ROW_SIDE, COLUMN_SIDE, 3, 5, 0, 4),
        (FRANKEN_ROW_SIDE, FRANKEN_COLUMN_SIDE, 1, 0, 0, 10),
        (FRANKEN_ROW_SIDE, FRANKEN_COLUMN_SIDE, 2, 0, 0, 4),
        (FRANKEN_ROW_SIDE, FRANKEN_COLUMN_SIDE, 2, 5, 2, 4),
        (FRANKEN_ROW_SIDE, FRANKEN_COLUMN_SIDE, 3, 0, 0, 2),
        (tuple(HOUSES), tuple(HOUSES), 2, 3, 1, 4),
    ],
)
def test_every_fish_is_found_once(
    side: Houses, other: Houses, size: int, max_fins: int, max_endo_fins: int, positions: int
):
    counted = 0
    for number in range(positions):
        grid = position(number)
        found = all_fish(grid, side, other, size, max_fins, max_endo_fins)
        for turn, (digit, reverse) in enumerate((digit, reverse) for digit in DIGITS for reverse in (False, True)):
            sides = (other, side) if reverse else (side, other)
            tried = fish_by_trying(grid.cells_with(digit), *sides, size, max_fins, max_endo_fins)
            expected = [] if reverse and side == other else sorted(tried)
            assert sorted(found[turn]) == expected
            counted += len(expected)
    assert counted


def test_a_fish_with_one_base_house_is_locked_candidates():
    grid = Grid([0] * 81)
    for cell in (30, 31, 32, 39, 41, 48, 50):
        grid.eliminate(cell, 4)
    ((found,),) = filter(None, all_fish(grid, tuple(BOXES), COLUMN_SIDE, 1, 0, 0))
    bases, covers, fins, endo_fins, losing = found
    assert (bases, covers, fins, endo_fins) == (1 << 22, 1 << 13, 0, 0)
    assert losing == HOUSE[13] & ~HOUSE[22]


def test_a_turn_tells_its_digit():
    assert [fish.digit_of(turn) for turn in (0, 1, 2, 17)] == [1, 1, 2, 9]
