"""What engines ask about some cells."""

from crosshatch.board.cells import cells_of_size, cells_with_any, digits_of, in_one_line, seeing_all, seeing_any
from crosshatch.board.grid import Grid
from crosshatch.board.houses import ALL_CELLS, PEERS, cell_set


def test_cells_that_see_all_or_any_of_some() -> None:
    assert seeing_all(ALL_CELLS, cell_set([0, 1, 2])) == PEERS[0] & PEERS[1] & PEERS[2]
    assert seeing_all(cell_set([3, 9, 80]), cell_set([0, 1])) == cell_set([3, 9])
    assert seeing_any(cell_set([0, 80])) == PEERS[0] | PEERS[80]


def test_every_cell_sees_all_of_no_cells_and_none_sees_any_of_them() -> None:
    assert seeing_all(ALL_CELLS, 0) == ALL_CELLS
    assert seeing_any(0) == 0


def test_cells_in_one_line() -> None:
    assert in_one_line(cell_set([40]))
    assert in_one_line(cell_set([0, 1, 8]))
    assert in_one_line(cell_set([8, 71, 80]))
    assert not in_one_line(cell_set([0, 10]))
    assert not in_one_line(cell_set([70, 71, 80]))


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
