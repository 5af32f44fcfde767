"""What engines ask about some cells."""

from crosshatch.board.cells import cells_of_size, cells_with_any, digits_of, first_house, seeing_all, seeing_any
from crosshatch.board.grid import Grid
from crosshatch.board.houses import ALL_CELLS, NO_HOUSE, PEERS, cell_set


def test_cells_that_see_all_or_any_of_some() -> None:
    assert seeing_all(Grid([0] * 81), ALL_CELLS, cell_set([0, 1, 2])) == PEERS[0] & PEERS[1] & PEERS[2]
    assert seeing_all(Grid([0] * 81), cell_set([3, 9, 80]), cell_set([0, 1])) == cell_set([3, 9])
    assert seeing_any(Grid([0] * 81), cell_set([0, 80])) == PEERS[0] | PEERS[80]


def test_every_cell_sees_all_of_no_cells_and_none_sees_any_of_them() -> None:
    assert seeing_all(Grid([0] * 81), ALL_CELLS, 0) == ALL_CELLS
    assert seeing_any(Grid([0] * 81), 0) == 0


def test_the_first_house_with_all_cells() -> None:
    grid = Grid([0] * 81)
    assert first_house(grid, cell_set([40])) == 4
    assert first_house(grid, cell_set([0, 1, 8])) == 0
    assert first_house(grid, cell_set([8, 71, 80])) == 17
    assert first_house(grid, cell_set([0, 10])) == 18
    assert first_house(grid, cell_set([0, 80])) == NO_HOUSE


def test_cells_by_their_candidates() -> None:
    grid = Grid([0] * 81)
    for digit in range(3, 10):
        grid.eliminate(40, digit)
    assert cells_of_size(grid, 2) == cell_set([40])
    assert cells_of_size(grid, 9) == ALL_CELLS & ~cell_set([40])
    assert digits_of(grid, cell_set([40])) == 1 << 1 | 1 << 2
    assert digits_of(grid, 0) == 0
    assert cells_with_any(grid, 1 << 8 | 1 << 9) == ALL_CELLS & ~cell_set([40])
    assert cells_with_any(grid, 0) == 0
    grid.eliminate(40, 2)
    assert cells_of_size(grid, 2) == 0
