"""Patterns of a single digit on other boards: each step is proved, and no removable candidate is missed."""

from itertools import combinations, product

from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_set, cells_in, house_name
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.single_digit.placements import removable_of
from crosshatch.techniques.single_digit.templates_pattern import Templates
from random_boards import position, proved_steps

TWO_LINKS = strategies_named(
    ["skyscraper", "2-string-kite", "turbot-fish", "grouped-turbot-fish", "empty-rectangle", "dual-empty-rectangle"]
)

TEMPLATES = strategies_named(["template-set", "template-delete"])


def test_two_links_are_proved_on_other_boards() -> None:
    found = {step.technique for _, step in proved_steps(TWO_LINKS, 60)}
    assert found == {each.technique for each in TWO_LINKS}


def test_templates_are_proved_on_other_boards() -> None:
    found = set()
    for _, step in proved_steps(TEMPLATES, 44, most=3):
        assert isinstance(step.pattern, Templates)
        found |= {house_name(each.house).split()[0] for each in step.pattern.truths}
    assert found >= {"row", "diagonal"}


def test_the_candidates_that_no_way_uses() -> None:
    counted = 0
    for seed in range(60):
        grid, _ = position(seed)
        if grid.board.size <= 6:
            for digit in grid.board.digits:
                assert removable_of(grid, digit) == grid.cells_mask(digit) & ~used(grid, digit)
                counted += removable_of(grid, digit) != 0
    assert counted > 10


def used(grid: Grid, digit: int) -> int:
    """Return the cells that the ways to place a digit use, by trying one cell of each row."""
    cells, tables = grid.cells_mask(digit), grid.tables
    houses = [each.mask & cells for each in grid.board.complete_houses if each.mask & cells]
    rows = [cells_in(cells & tables.cells_of(row)) for row in range(9) if cells & tables.cells_of(row)]
    result = 0
    for way in product(*map(list, rows)):
        apart = all(not tables.peers_of(one) >> other & 1 for one, other in combinations(way, 2))
        if apart and all(house & cell_set(way) for house in houses):
            result |= cell_set(way)
    return result
