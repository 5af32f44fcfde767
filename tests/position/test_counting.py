"""The fast search counts what a slow one counts."""

from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.bitset import popcount
from crosshatch.board.grid import Grid
from crosshatch.board.houses import ALL_CELLS, CELLS, DIGITS, HOUSES_OF, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.position import counting
from examples import examples

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
EASY_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def slow_count(grid: Grid, limit: int) -> int:
    """Count by trying each candidate of the emptiest cell."""
    if grid.broken:
        return 0
    if not grid.empty:
        return 1
    cell = min(cells_in(grid.empty), key=lambda each: popcount(grid.digits_of(each)))
    total = 0
    for digit in DIGITS:
        if grid.digits_of(cell) >> digit & 1 and total < limit:
            branch = grid.copy()
            branch.place(cell, digit)
            total += slow_count(branch, limit - total)
    return total


def test_one_solution() -> None:
    grid = Puzzle(EASY).grid()
    assert counting.count(grid, 2) == 1
    assert counting.solutions(grid, 2) == [EASY_SOLUTION]


def test_the_limit_is_kept() -> None:
    empty = Puzzle("." * 81).grid()
    assert counting.count(empty, 1) == 1
    assert counting.count(empty, 1000) == 1000
    assert len(set(counting.solutions(empty, 50))) == 50


def test_a_limit_can_be_any_number() -> None:
    values = [int(value) for value in EASY]
    assert counting.count_values(values, 2**70) == counting.count(Grid(values), 2**70) == 1
    assert counting.solutions_of_values(values, 2**70) == counting.solutions(Grid(values), 2**70) == [EASY_SOLUTION]


def test_clashing_values_have_no_solution() -> None:
    assert counting.count_values([5, 5] + [0] * 79, 2) == 0
    assert counting.solutions_of_values([5, 5] + [0] * 79, 2) == []


def test_the_exact_number_of_many_solutions() -> None:
    # Two rows left empty in a filled grid: each column can be swapped only with those it is tied to.
    values = [int(digit) for digit in EASY_SOLUTION]
    values[:18] = [0] * 18
    assert counting.count_values(values, 10_000) == slow_count(Grid(values), 10_000)


def test_removed_candidates_count() -> None:
    grid = Puzzle(EASY).grid()
    grid.eliminate(2, 4)
    assert counting.count(grid, 2) == 0


@given(seed=st.integers(0, 10**6), spared=st.sets(st.integers(0, 80), max_size=4))
@examples(30)
def test_the_fast_count_equals_the_slow_one(seed: int, spared: set[int]) -> None:
    values = [0 if cell in spared else value for cell, value in enumerate(minimal_puzzle(seed).values)]
    grid = Grid(values)
    assert counting.count_values(values, 20) == counting.count(grid, 20) == slow_count(grid, 20)


@given(st.integers(0, ALL_CELLS))
def test_restricting_keeps_each_cell_that_a_placement_of_the_digit_uses(cells: int) -> None:
    narrowed = counting.restrict(cells)
    assert narrowed & ~cells == 0
    assert narrowed == counting.restrict(narrowed)
    placement = one_placement(cells, 0)
    if placement is not None:
        assert placement & ~narrowed == 0


def one_placement(cells: int, row: int) -> int | None:
    """Return nine cells of a set, one for each house, or None if there are none."""
    if row == 9:
        return 0
    for cell in cells_in(cells):
        if cell // 9 == row:
            seen = sum(1 << each for each in CELLS if set(HOUSES_OF[each]) & set(HOUSES_OF[cell]))
            rest = one_placement(cells & ~seen, row + 1)
            if rest is not None:
                return rest | 1 << cell
    return None
