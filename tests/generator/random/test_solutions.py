"""Grids drawn at random are valid, and all ways to finish one are counted, numbered and taken."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

import pytest

from crosshatch.board.houses import HOUSE_CELLS
from crosshatch.generator.random.chance import Chance
from crosshatch.generator.random.solutions import MOST, Solutions
from crosshatch.position import counting
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


Part = tuple[int, ...]
Partition = tuple[Part, ...]
Pair = tuple[Partition, Partition]

ROWS, COLUMNS = ((1, 2, 3), (4, 5, 6), (7, 8, 9)), ((1, 4, 7), (2, 5, 8), (3, 6, 9))
"""Those of box 1, up to renaming digits."""

RENAMINGS = [
    dict(zip(range(1, 10), names, strict=True))
    for names in ((4, 2, 3, 1, 5, 6, 7, 8, 9), (4, 2, 3, 7, 5, 6, 1, 8, 9), (2, 1, 3, 5, 4, 6, 8, 7, 9))
    + ((2, 3, 1, 5, 6, 4, 8, 9, 7),)
]
"""Two digits of a column exchanged, its three turned, two columns exchanged, all three turned: all else follows."""


def partition(parts: Iterable[Iterable[int]]) -> Partition:
    return tuple(sorted(tuple(sorted(part)) for part in parts))


def partitions() -> list[Partition]:
    """Return the 280 ways to part nine digits into three times three."""
    found = set()
    for first in combinations(range(2, 10), 2):
        rest = [digit for digit in range(2, 10) if digit not in first]
        for second in combinations(rest, 3):
            found.add(partition([(1, *first), second, set(rest) - set(second)]))
    return sorted(found)


def crossing(lines: Partition) -> list[Partition]:
    """Return how the lines across may part the digits of a box that has those lines."""
    return [each for each in partitions() if all(len({*part} & {*line}) == 1 for part in each for line in lines)]


def two_boxes(lines: Partition) -> Counter[Pair]:
    """Return how the lines across part the digits of the two boxes beside one with those lines.

    Each comes as often as the lines may be shared out.
    """
    every = set(range(1, 10))
    found: Counter[Pair] = Counter()
    for near in product(combinations(range(1, 10), 3), repeat=2):
        last = every.difference(*near)
        parts = (*near, tuple(sorted(last)))
        if len(last) == 3 and not any({*part} & {*line} for part, line in zip(parts, lines, strict=True)):
            far = tuple(tuple(every.difference(*both)) for both in zip(parts, lines, strict=True))
            found.update(product(crossing(parts), crossing(far)))
    return found


def alike(pairs: Counter[Pair]) -> dict[Pair, int]:
    """Return one pair of each kind with the counts of all: those of a kind differ by renaming digits, or in order."""

    def renamed(each: Partition, names: dict[int, int]) -> Partition:
        return partition([names[digit] for digit in part] for part in each)

    images = {each: [renamed(each, names) for names in RENAMINGS] for each in partitions()}
    found, seen = {}, set()
    for pair in pairs:
        if pair in seen:
            continue
        seen.add(pair)
        todo, found[pair] = [pair], 0
        while todo:
            one, other = todo.pop()
            found[pair] += pairs[one, other]
            new = {(other, one), *zip(images[one], images[other], strict=True)} - seen
            seen |= new
            todo += new
    return found


@if_compiled
@pytest.mark.slow
def test_all_ways_to_finish_all_beginnings_are_the_number_of_all_grids() -> None:
    """In how many ways a band and a stack can be finished rests on how lines across part the digits of four boxes.

    For a band, the sum over all stacks stays the same where the columns of box 1 do.
    """
    bands, stacks = two_boxes(ROWS), two_boxes(COLUMNS)
    assert bands.total() * 36 == stacks.total() * 36 == 56 * 6**6
    of_either_order = Counter[Pair]()
    for (upper, lower), count in stacks.items():
        of_either_order[min(upper, lower), max(upper, lower)] += count
    solutions = Solutions(Chance(7))
    total = most = 0
    for beside, bands_alike in alike(bands).items():
        for below, count in of_either_order.items():
            values = [1] * 81
            for box, line, at in product(range(2), range(3), range(3)):
                values[at * 9 + 3 * box + 3 + line] = beside[box][line][at]
                values[(3 * box + 3 + line) * 9 + at] = below[box][line][at]
            solutions.set_values(values)
            ways = solutions.ways()
            total += bands_alike * count * ways
            most = max(most, ways)
    assert 362_880 * 36 * 36 * total == ALL_GRIDS
    assert most == MOST
