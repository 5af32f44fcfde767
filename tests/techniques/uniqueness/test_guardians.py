"""What follows from guardians is what trying all cells, subsets and digits shows."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from crosshatch.board.grid import Grid
from crosshatch.board.houses import HOUSE, HOUSES, cell_set, cells_in, common_peers, digits_in, houses_with
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.singles import search as singles
from crosshatch.techniques.uniqueness import extended_rectangles, guardians, rectangles
from crosshatch.techniques.uniqueness.guardians import DeadlyFinding


def positions(count: int) -> Iterator[Grid]:
    """Yield positions where singles are stuck, thinned out at random: a search asks for no solution."""
    for number in range(count):
        grid = minimal_puzzle(f"guardians {number}").grid()
        singles.run(grid, singles.KINDS)
        random = Random(number)
        for cell in cells_in(grid.empty):
            digits = digits_in(grid.digits_of(cell))
            for digit in random.sample(digits, max(0, len(digits) - random.choice((2, 3)))):
                grid.eliminate(cell, digit)
        yield grid


def patterns(count: int) -> Iterator[tuple[Grid, list[DeadlyFinding]]]:
    """Yield such positions with their rectangles and extended rectangles."""
    for grid in positions(count):
        yield grid, rectangles.unique(grid, True) + extended_rectangles.extended(grid, 5)


def digits_of(grid: Grid, cells: int) -> int:
    mask = 0
    for cell in cells_in(cells):
        mask |= grid.digits_of(cell)
    return mask


def test_guardians_in_one_cell_take_its_other_digits() -> None:
    total = 0
    for grid, found in patterns(60):
        expected = []
        for deadly in found:
            removed = digits_of(grid, deadly.extra) & deadly.digits
            if deadly.extra.bit_count() == 1 and removed:
                expected.append((deadly, deadly.extra.bit_length() - 1, removed))
        assert guardians.type_1(grid, found) == expected
        total += len(expected)
    assert total > 5


def test_guardians_of_one_digit_take_it_from_all_that_see_them() -> None:
    total = 0
    for grid, found in patterns(60):
        expected = []
        for deadly in found:
            digits = digits_in(digits_of(grid, deadly.extra) & ~deadly.digits)
            if len(digits) == 1 and deadly.extra.bit_count() > 1:
                losing = grid.cells_mask(digits[0]) & common_peers(cells_in(deadly.extra))
                if losing:
                    expected.append((deadly, digits[0], losing))
        assert guardians.type_2(grid, found) == expected
        total += len(expected)
    assert total > 5


def subsets(grid: Grid, deadly: DeadlyFinding) -> Iterator[tuple[int, int, int, int]]:
    """Yield cells, digits, houses and losing cells of every subset with the guardians of a pattern, found by trying."""
    extras = digits_of(grid, deadly.extra) & ~deadly.digits
    for house in houses_with(deadly.extra):
        room = [
            cell
            for cell in cells_in(grid.empty & HOUSE[house] & ~deadly.extra)
            if not grid.digits_of(cell) & deadly.digits
        ]
        for size in range(1, len(room) + 1):
            for chosen in map(cell_set, combinations(room, size)):
                digits = digits_of(grid, chosen) | extras
                houses = houses_with(chosen | deadly.extra)
                losing = grid.empty & ~(chosen | deadly.extra) & (HOUSE[houses[0]] | HOUSE[houses[-1]])
                if digits.bit_count() == size + 1 and house == houses[0] and digits_of(grid, losing) & digits:
                    yield chosen, digits, sum(1 << each for each in houses), losing


def test_every_subset_with_the_guardians_is_found() -> None:
    total = 0
    for grid, found in patterns(60):
        expected = [
            (deadly, *subset) for deadly in found if deadly.extra.bit_count() > 1 for subset in subsets(grid, deadly)
        ]
        steps = guardians.type_3(grid, found, every_subset=True)
        assert sorted(each[1:] for each in steps) == sorted(each[1:] for each in expected)
        total += len(steps)
    assert total > 20


def test_of_subsets_that_contain_each_other_the_smaller_is_found() -> None:
    for grid, found in patterns(60):
        for deadly in found:
            smaller = [each.cells for each in guardians.type_3(grid, [deadly], every_subset=False)]
            every = [each.cells for each in guardians.type_3(grid, [deadly], every_subset=True)]
            assert set(smaller) <= set(every)
            assert not any(one != other and one & other == one for one in smaller for other in smaller)


def locked(grid: Grid, deadly: DeadlyFinding, every_house: bool) -> Iterator[tuple[DeadlyFinding, int, int]]:
    """Yield the digits of a pattern that are locked to its two cells with guardians, each with the first such house."""
    shared = houses_with(deadly.extra)
    own = digits_of(grid, deadly.extra) & deadly.digits
    if deadly.extra.bit_count() == 2 and shared and own.bit_count() > 1:
        for digit in digits_in(own):
            locking = [house for house in shared if not grid.cells_mask(digit) & HOUSE[house] & ~deadly.extra]
            if locking and (not every_house or len(locking) == len(shared)):
                yield deadly, digit, locking[0]


def test_locked_digits_are_those_with_no_other_place_in_a_house() -> None:
    total = 0
    for grid, found in patterns(60):
        for every_house in (False, True):
            steps = guardians.type_4(grid, found, every_house)
            assert steps == [each for deadly in found for each in locked(grid, deadly, every_house)]
            total += len(steps)
    assert total > 20


def paired(grid: Grid, most: int) -> set[tuple[int, int]]:
    """Return cells and digits of the extended rectangles of three pairs up to ``most``, found by trying all pairs."""
    found = set()
    for one, other in combinations(HOUSES[:18], 2):
        if one // 3 == other // 3:  # both are rows, or both columns, that cross the same boxes
            pairs = [
                pair
                for pair in zip(cells_in(HOUSE[one]), cells_in(HOUSE[other]), strict=True)
                if all(grid.digits_of(cell) for cell in pair)
            ]
            for size in range(3, most + 1):
                for chosen in combinations(pairs, size):
                    cells = [cell for pair in chosen for cell in pair]
                    found |= {(cell_set(cells), digits) for digits in deadly_digits(grid, cells, size)}
    return found


def deadly_digits(grid: Grid, cells: list[int], size: int) -> Iterator[int]:
    """Yield the digits, as many as pairs, with which few cells have others, or all others are one digit."""
    if any((cell_set(cells) & HOUSE[box]).bit_count() > size for box in HOUSES[18:]):
        return
    union = digits_of(grid, cell_set(cells))
    for chosen in combinations(digits_in(union), size):
        digits = sum(1 << digit for digit in chosen)
        mixed = [cell for cell in cells if grid.digits_of(cell) & ~digits]
        clean = cell_set(cells) & ~cell_set(mixed)
        others = digits_of(grid, cell_set(mixed)) & ~digits
        if (
            mixed
            and all(grid.digits_of(cell) & digits for cell in mixed)
            and (len(mixed) <= 2 or others.bit_count() == 1)
            and digits_of(grid, clean) == digits
        ):
            yield digits


def test_extended_rectangles_are_those_that_trying_all_pairs_shows() -> None:
    total = 0
    for grid in positions(15):
        found = [(deadly.cells, deadly.digits) for deadly in extended_rectangles.extended(grid, 4)]
        assert len(set(found)) == len(found)
        assert set(found) == paired(grid, 4)
        total += len(found)
    assert total > 10


def test_guardians_are_the_candidates_of_a_pattern_that_are_not_its_own() -> None:
    for grid, found in patterns(20):
        for deadly in found:
            assert deadly.extras == digits_of(grid, deadly.cells) & ~deadly.digits
            assert deadly.extra == deadly.cells & sum_of(grid.cells_mask(digit) for digit in digits_in(deadly.extras))
            assert all(deadly.own(grid, cell) == deadly.digits for cell in cells_in(deadly.cells))


def sum_of(sets: Iterator[int]) -> int:
    result = 0
    for each in sets:
        result |= each
    return result
