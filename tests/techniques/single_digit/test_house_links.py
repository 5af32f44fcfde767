"""Links in houses: those of a digit, by the definition."""

import random

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, HOUSE, HOUSES, LINES, cell_set, cells_in, common_peers
from crosshatch.techniques.single_digit.house_links import house_links
from crosshatch.techniques.single_digit.link_kinds import BILOCATION, GROUPED

CROSSINGS = [HOUSE[line] & HOUSE[box] for line in LINES for box in BOXES if HOUSE[line] & HOUSE[box]]


def places(grid: Grid, digit: int, cells: int) -> Grid:
    """Return a grid where a digit has these places only."""
    for cell in cells_in(grid.cells_mask(digit) & ~cells):
        grid.eliminate(cell, digit)
    return grid


def by_definition(cells: int, kind: int) -> set[frozenset[int]]:
    """Return the pairs of nodes that hold all the places of a house between them."""
    links = set()
    for house in HOUSES:
        here = cells & HOUSE[house]
        if kind == BILOCATION and here.bit_count() == 2:
            links.add(frozenset({here & -here, here & (here - 1)}))
        elif kind == GROUPED and here.bit_count() > 2 and not any(here & ~crossing == 0 for crossing in CROSSINGS):
            for crossing in CROSSINGS:
                rest = here & ~crossing
                if here & crossing and any(rest & ~other == 0 for other in CROSSINGS):
                    links.add(frozenset({here & crossing, rest}))
    return links


@pytest.mark.parametrize("kind", [BILOCATION, GROUPED])
@pytest.mark.parametrize("density", [0.15, 0.25, 0.35, 0.5])
def test_all_links_of_a_digit_are_there_with_their_houses(kind: int, density: float) -> None:
    rng = random.Random(f"links {density}")
    for _ in range(50):
        cells = cell_set(cell for cell in range(81) if rng.random() < density)
        links = house_links(places(Grid([0] * 81), 5, cells), 5, kind)
        ends = range(0, links.count, 2)
        assert len({frozenset({links.cells[end], links.cells[end + 1]}) for end in ends}) == len(ends)
        assert {frozenset({links.cells[end], links.cells[end + 1]}) for end in ends} == by_definition(cells, kind)
        for end in range(links.count):
            assert links.cells[end] | links.cells[end ^ 1] == cells & HOUSE[links.houses[end]]
            assert links.sees[end] == common_peers(cells_in(links.cells[end]))
        assert all(min(cells_in(links.cells[end])) < min(cells_in(links.cells[end + 1])) for end in ends)
        assert [links.houses[end] for end in ends] == sorted(links.houses[end] for end in ends)


def test_a_link_that_holds_in_a_line_and_a_box_is_one_with_the_line_as_its_reason() -> None:
    grid = places(Grid([0] * 81), 5, cell_set([0, 1, *range(27, 81)]))
    links = house_links(grid, 5, BILOCATION)
    assert (links.count, links.houses[0]) == (2, 0)


def test_links_of_a_digit_are_kept_until_it_changes() -> None:
    grid = Grid([0] * 81)
    links = house_links(grid, 5, BILOCATION)
    grid.eliminate(0, 4)
    assert house_links(grid, 5, BILOCATION) is links
    grid.eliminate(0, 5)
    assert house_links(grid, 5, BILOCATION) is not links
