"""Trials refute candidates by singles; what they come to does not depend on how the grid lies."""

from crosshatch.board.bitset import bit
from crosshatch.board.cells import cells_of_size
from crosshatch.board.houses import cell_named, cells_in, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.position.status import solutions
from crosshatch.solving import trials

STUCK = Puzzle("240170000005000000030482000002003008600890000000000096000009050084000001300000064")
HARDEST = Puzzle("100007090030020008009600500005300900010080002600004000300000010040000007007000300")


def test_a_full_grid_takes_none() -> None:
    assert trials.run(Puzzle(solutions(STUCK, 1)[0]).grid()) == 0


def test_trials_finish_many_a_puzzle() -> None:
    grid = STUCK.grid()
    assert trials.run(grid) > 0
    assert grid.line() == solutions(STUCK, 1)[0]


def test_the_hardest_puzzles_hold_out() -> None:
    grid = HARDEST.grid()
    solution = solutions(HARDEST, 1)[0]
    assert trials.run(grid) > 0
    assert grid.empty
    assert not grid.broken
    assert all(grid.digits_of(cell) >> int(solution[cell]) & 1 for cell in cells_in(grid.empty))


def test_wrong_candidates_are_refuted_and_the_right_one_is_not() -> None:
    grid = STUCK.grid()
    cell = cell_named("r1c3")
    assert [trials.is_refuted(grid, cell, digit) for digit in (6, 8, 9)] == [True, False, True]
    assert trials.refute(grid, bit(cell))
    assert digits_in(grid.digits_of(cell)) == (8,)
    assert not trials.refute(grid, bit(cell))


def test_cells_by_the_number_of_their_candidates() -> None:
    grid = STUCK.grid()
    for size in range(1, 10):
        cells = cells_of_size(grid, size)
        assert all(grid.digits_of(cell).bit_count() == size for cell in cells_in(cells))
    assert sum(cells_of_size(grid, size) for size in range(1, 10)) == grid.empty


def test_trials_do_not_lead_far_in_the_hardest_puzzles() -> None:
    assert 0 < trials.reach(HARDEST.grid()) < 0.12
    assert trials.reach(STUCK.grid()) > 0.2
    assert trials.reach(Puzzle(solutions(STUCK, 1)[0]).grid()) == 0
