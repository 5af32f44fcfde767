"""Which candidates of a digit no way to place it uses."""

from itertools import permutations

from crosshatch.board.grid import Grid
from crosshatch.board.houses import ALL_CELLS, HOUSES_OF, PEERS, cell_set, cells_in
from crosshatch.generator import minimal_puzzle
from crosshatch.techniques.single_digit.placements import removable, removable_of, unused

EMPTY = Grid([0] * 81)


def ways(cells: int) -> list[int]:
    """Return every way to place a digit, by trying: a column of each row that has any of the cells."""
    rows = sorted({HOUSES_OF[cell][0] for cell in cells_in(cells)})
    columns = sorted({HOUSES_OF[cell][1] for cell in cells_in(cells)})
    found = []
    for order in permutations(columns, len(rows)):
        way = [row * 9 + column - 9 for row, column in zip(rows, order, strict=True)]
        if all(cells >> cell & 1 for cell in way) and len({HOUSES_OF[cell][2] for cell in way}) == len(way):
            found.append(cell_set(way))
    return found


def test_the_candidates_that_no_way_uses():
    counted = 0
    for number in range(6):
        grid = minimal_puzzle(f"one digit {number}").grid()
        for digit in range(1, 10):
            cells = grid.cells_mask(digit)
            if len({HOUSES_OF[cell][0] for cell in cells_in(cells)}) <= 6:
                used = 0
                for way in ways(cells):
                    used |= way
                assert removable(grid)[digit] == removable_of(grid, digit) == unused(EMPTY, cells) == cells & ~used
                counted += 1
    assert counted > 5


def test_on_an_empty_board_every_candidate_is_used():
    assert unused(EMPTY, ALL_CELLS) == 0


def test_without_a_way_no_candidate_is_used():
    first_two_boxes_only = cell_set(cell for cell in range(27) if cell % 9 < 6)
    assert unused(EMPTY, first_two_boxes_only) == first_two_boxes_only


def test_a_box_confined_to_a_row():
    grid = Grid([0] * 81)
    for cell in (10, 11, 9, 18, 19, 20):
        grid.eliminate(cell, 5)
    assert removable(grid)[5] == cell_set(range(3, 9))
    assert removable(grid)[4] == 0
    grid.eliminate(3, 5)
    assert removable(grid)[5] == removable_of(grid, 5) == cell_set(range(4, 9)), "a change of the grid is seen"


def test_the_list_is_made_once_for_each_state_of_the_grid():
    grid = Grid([0] * 81)
    before = removable(grid)
    assert removable(grid) is before
    grid.eliminate(0, 1)
    assert removable(grid) is not before


def test_peers_are_no_way():
    assert unused(EMPTY, cell_set([0]) | PEERS[0]) == cell_set([0]) | PEERS[0]
