"""Grids drawn at random are valid, and all ways to finish one are counted, numbered and taken."""

from itertools import combinations, permutations, product

import pytest

from crosshatch.board.houses import HOUSE_CELLS
from crosshatch.engine.generation.chance import Chance
from crosshatch.engine.generation.solutions import MOST, Solutions
from crosshatch.engine.search import counting
from engines import if_compiled

ALL_GRIDS = 6_670_903_752_021_072_936_960  # Felgenhauer and Jarvis, 2005
BEGINNINGS = 362_880 * (56 * 6**6) ** 2  # box 1, and two boxes beside and below it
OPEN_BOXES = [cell for box in (22, 23, 25, 26) for cell in HOUSE_CELLS[box]]

THRICE = "147258369582369147936147258213......654......798......321......465......879......"
"""The columns of boxes 2 and 3 and the rows of boxes 4 and 7 all part the digits into 123, 456 and 789."""


def drawn(seed: int, count: int) -> list[list[int]]:
    solutions = Solutions(Chance(seed))
    grids = []
    for _ in range(count):
        solutions.draw()
        grids.append(solutions.solution())
    return grids


def test_a_grid_has_every_digit_in_every_house() -> None:
    for values in drawn(1, 20):
        for cells in HOUSE_CELLS:
            assert sorted(values[cell] for cell in cells) == list(range(1, 10))


def test_a_seed_gives_the_same_grids_compiled_and_interpreted() -> None:
    (values,) = drawn(2026, 1)
    assert "".join(map(str, values)) == (
        "297583416564192837381647592436819275829765341175234968653978124918426753742351689"
    )


def test_each_number_is_another_way_to_finish_and_there_are_no_more() -> None:
    solutions = Solutions(Chance(3))
    solutions.begin()
    ways = solutions.ways()
    numbers = [*range(40), *range(ways - 40, ways)]
    finished = set()
    for number in numbers:
        assert solutions.finish(number)
        finished.add(tuple(solutions.solution()))
    assert len(finished) == len(numbers)
    assert not solutions.finish(ways)


@if_compiled
def test_the_ways_to_finish_are_those_that_a_search_counts() -> None:
    solutions = Solutions(Chance(4))
    for _ in range(3):
        solutions.draw()
        values = solutions.solution()
        for cell in OPEN_BOXES:
            values[cell] = 0
        assert solutions.ways() == counting.count_values(values, 2 * MOST)


def test_the_mean_of_the_ways_gives_the_number_of_all_grids() -> None:
    solutions = Solutions(Chance(5))
    ways = []
    for _ in range(800):
        solutions.begin()
        ways.append(solutions.ways())
    mean = sum(ways) / len(ways)
    error = (sum((each - mean) ** 2 for each in ways)) ** 0.5 / len(ways)
    assert abs(mean - ALL_GRIDS / BEGINNINGS) < 3 * error
    assert error < mean / 200


def test_as_many_ways_as_there_can_be() -> None:
    solutions = Solutions(Chance(6))
    solutions.set_values([int(each) if each != "." else 0 for each in THRICE])
    assert solutions.ways() == MOST


def partitions() -> list[tuple[tuple[int, ...], ...]]:
    """Return the 280 ways to part nine digits into three times three."""
    found = []
    for first in combinations(range(2, 10), 2):
        rest = [digit for digit in range(2, 10) if digit not in first]
        for second in combinations(rest[1:], 2):
            third = tuple(digit for digit in rest[1:] if digit not in second)
            found.append(((1, *first), (rest[0], *second), third))
    return found


def meeting(one: tuple[tuple[int, ...], ...], other: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return how many digits the parts share, in the least order: what tells pairs of partitions apart."""
    shared = [[len({*part} & {*theirs}) for theirs in other] for part in one]
    orders = product(permutations(range(3)), repeat=2)
    return min(tuple(tuple(shared[row][column] for column in columns) for row in rows) for rows, columns in orders)


@if_compiled
@pytest.mark.slow
def test_no_band_and_stack_can_be_finished_in_more_ways() -> None:
    """The ways rest on how the columns of boxes 2 and 3, and the rows of boxes 4 and 7, part the digits."""
    every = partitions()
    assert len(every) == 280
    second = {meeting(every[0], each): each for each in every}
    assert len(second) == 5
    solutions = Solutions(Chance(7))
    most = 0
    for beside in second.values():
        for place, upper in enumerate(every):
            for lower in every[place:]:
                values = [1] * 81
                for line, at in product(range(3), repeat=2):
                    values[at * 9 + 3 + line] = every[0][line][at]
                    values[at * 9 + 6 + line] = beside[line][at]
                    values[27 + line * 9 + at] = upper[line][at]
                    values[54 + line * 9 + at] = lower[line][at]
                solutions.set_values(values)
                most = max(most, solutions.ways())
    assert most == MOST
