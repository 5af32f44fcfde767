"""The subsets of roofs with cells of a house are what trying all cells and all digits shows."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, DIGITS, HOUSE, cell_set, cells_in, cells_named, digits_in, houses_with
from crosshatch.originals.explainer import roof_subsets
from crosshatch.techniques.uniqueness import rectangles
from crosshatch.techniques.uniqueness.guardians import DeadlyFinding

FLOOR, ROOF = cells_named("r1c12"), cells_named("r4c12")
BESIDE = [cell for cell in cells_in(HOUSE[3] | HOUSE[21]) if cell not in ROOF]


def positions(count: int) -> Iterator[Grid]:
    """Yield boards with a rectangle of 1 and 2, guardians beside each other, and random cells in their row and box."""
    for number in range(count):
        random = Random(number)
        grid = Grid([0] * 81)
        guardians = random.sample(range(3, 10), random.choice((2, 3, 4)))
        for cell in FLOOR:
            keep(grid, cell, (1, 2))
        for cell in ROOF:
            keep(grid, cell, (1, 2, *random.sample(guardians, 2)))
        for cell in BESIDE:
            keep(grid, cell, random.sample(range(1, 10), random.choice((2, 2, 3))))
        yield grid


def keep(grid: Grid, cell: int, digits: Sequence[int]) -> None:
    for digit in DIGITS:
        if digit not in digits:
            grid.eliminate(cell, digit)


def digits_of(grid: Grid, cells: int) -> int:
    mask = 0
    for cell in cells_in(cells):
        mask |= grid.digits_of(cell)
    return mask


def subsets(grid: Grid, deadly: DeadlyFinding) -> Iterator[tuple[int, int, bool, int, int]]:
    """Yield size, house, kind, cells and digits of all subsets with the roof of a pattern, found by trying."""
    for house in houses_with(deadly.extra):
        others = grid.empty & HOUSE[house] & ~deadly.extra
        room = others.bit_count() + 2
        for size in range(deadly.extras.bit_count(), 10):
            for chosen in map(cell_set, combinations(cells_in(others), size - 1)):
                digits = digits_of(grid, chosen) | deadly.extras
                if digits.bit_count() == size and 2 * size <= room and digits_of(grid, others & ~chosen) & digits:
                    yield size, house, False, chosen, digits
            for more in combinations(digits_in(digits_of(grid, others) & ~deadly.digits & ~deadly.extras), size - 2):
                digits = sum(1 << digit for digit in more) | deadly.digits
                places = cell_set(cell for cell in cells_in(others) if grid.digits_of(cell) & digits)
                if places.bit_count() == size - 1 and 2 * size < room and digits_of(grid, places) & ~digits:
                    yield size, house, True, places, digits


def test_every_subset_with_a_roof_is_found_and_small_ones_come_first() -> None:
    hidden = naked = 0
    for grid in positions(120):
        for deadly in rectangles.unique(grid, False):
            found = roof_subsets.roof_subsets(grid, [deadly])
            ordered = [(each.digits.bit_count(), each.house not in BOXES, each.hidden) for each in found]
            assert ordered == sorted(ordered)
            is_roof = deadly.extra.bit_count() == 2 and deadly.extras.bit_count() > 1
            expected = subsets(grid, deadly) if is_roof else ()
            assert sorted((each.house, each.hidden, each.cells, each.digits) for each in found) == sorted(
                each[1:] for each in expected
            )
            hidden += sum(each.hidden for each in found)
            naked += sum(not each.hidden for each in found)
    assert min(hidden, naked) > 10
