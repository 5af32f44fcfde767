"""The search for bent subsets finds what trying all sets of cells finds."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS, HOUSE, HOUSES, PEERS, cell_set, cells_in, common_peers
from crosshatch.techniques.wings import search as wings

CROSSING = [(one, other) for one, other in combinations(HOUSES, 2) if HOUSE[one] & HOUSE[other]]


def digits_of(grid: Grid, cells: tuple[int, ...]) -> int:
    mask = 0
    for cell in cells:
        mask |= grid.digits_of(cell)
    return mask


def bent_subsets(grid: Grid, size: int) -> Iterator[tuple[int, int, int]]:
    """Yield the cells, the loose digit and what it is removed from, for each bent subset by the definition."""
    for one, other in CROSSING:
        crossing = HOUSE[one] & HOUSE[other]
        cells = [
            cell
            for cell in cells_in((HOUSE[one] | HOUSE[other]) & grid.empty)
            if 1 < grid.digits_of(cell).bit_count() <= size
        ]
        for wing in combinations(cells, size):
            mask = digits_of(grid, wing)
            if mask.bit_count() != size or not cell_set(wing) & crossing:
                continue
            loose = [digit for digit in DIGITS if mask >> digit & 1 and is_loose(grid, wing, digit, one, other)]
            if len(loose) == 1 and is_minimal(grid, wing):
                places = grid.cells_mask(loose[0]) & cell_set(wing)
                removed = grid.cells_mask(loose[0]) & common_peers(cells_in(places))
                if removed:
                    yield cell_set(wing), loose[0], removed


def is_loose(grid: Grid, wing: tuple[int, ...], digit: int, one: int, other: int) -> bool:
    """Return whether the places of a digit are spread over both houses."""
    places = grid.cells_mask(digit) & cell_set(wing)
    return places & ~HOUSE[one] != 0 and places & ~HOUSE[other] != 0


def is_minimal(grid: Grid, wing: tuple[int, ...]) -> bool:
    return all(
        digits_of(grid, some).bit_count() > count for count in range(1, len(wing)) for some in combinations(wing, count)
    )


@pytest.mark.parametrize(("size", "positions"), [(3, 60), (4, 30), (5, 10)])
def test_each_bent_subset_is_found_once(size: int, positions: int, position: Callable[[int], Grid]) -> None:
    for number in range(positions):
        grid = position(number)
        found = wings.bent_subsets(grid, size)
        assert len({each.cells for each in found}) == len(found)
        # In a row and a column two cells of a box can see each other: then the loose digit is not spread.
        expected = {each for each in bent_subsets(grid, size) if not all_see(grid, *each)}
        assert set(found) == expected


def all_see(grid: Grid, cells: int, loose: int, _: int) -> bool:
    """Return whether all places of the loose digit see each other."""
    places = grid.cells_mask(loose) & cells
    return all(not places & ~PEERS[cell] & ~(1 << cell) for cell in cells_in(places))


@pytest.mark.parametrize("size", [2, 6])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 cells"):
        wings.bent_subsets(Grid([0] * 81), size)
