"""The grid: its views of one position are in step after every change."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import CANDIDATES, Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, DIGITS, HOUSE_CELLS, HOUSES, PEERS, cell_named, cell_set, cells_in, digits_in
from crosshatch.generator import random_solution

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

Change = tuple[str, Candidate]
CHANGES: st.SearchStrategy[list[Change]] = st.lists(
    st.tuples(st.sampled_from(["place", "eliminate"]), st.sampled_from(CANDIDATES)), max_size=60
)


def values_of(line: str) -> list[int]:
    return [int(each) for each in line.replace(".", "0")]


@st.composite
def values(draw: st.DrawFn) -> list[int]:
    """Part of a solution, so that there is much to place, or any digits anywhere."""
    if draw(st.booleans()):
        return values_of(draw(st.text("." * 30 + "123456789", min_size=81, max_size=81)))
    solution = random_solution(Random(draw(st.integers(0, 20))))
    kept = draw(st.integers(0, (1 << 81) - 1))
    return [value if kept >> cell & 1 else 0 for cell, value in enumerate(solution)]


def candidates_of(values: list[int]) -> dict[int, set[int]]:
    """The candidates of the empty cells: the digits that no peer holds."""
    return {cell: set(DIGITS) - {values[peer] for peer in cells_in(PEERS[cell])} for cell in CELLS if not values[cell]}


def check_views(grid: Grid, values: list[int], candidates: dict[int, set[int]]) -> None:
    """Compare every view of a grid with what is counted anew from values and candidates."""
    assert [grid.value(cell) for cell in CELLS] == values
    assert grid.line() == "".join(str(value or ".") for value in values)
    assert grid.empty == cell_set(candidates)
    for cell in CELLS:
        assert set(digits_in(grid.digits_of(cell))) == candidates.get(cell, set())
    assert grid.naked_singles == cell_set(cell for cell, digits in candidates.items() if len(digits) == 1)
    for digit in DIGITS:
        cells = {cell for cell, digits in candidates.items() if digit in digits}
        places = [len(cells.intersection(HOUSE_CELLS[house])) for house in HOUSES]
        assert grid.cells_with(digit) == cell_set(cells)
        assert grid.placed(digit) == cell_set(cell for cell in CELLS if values[cell] == digit)
        assert [grid.places_left(digit, house) for house in HOUSES] == places
        assert grid.hidden_houses(digit) == sum(1 << house for house in HOUSES if places[house] == 1)
    room = [sum(not values[cell] for cell in HOUSE_CELLS[house]) for house in HOUSES]
    assert [grid.room_left(house) for house in HOUSES] == room
    assert grid.full_houses == sum(1 << house for house in HOUSES if room[house] == 1)
    assert grid.broken == is_broken(values, candidates)


def is_broken(values: list[int], candidates: dict[int, set[int]]) -> bool:
    clash = any(values[cell] and values[cell] == values[peer] for cell in CELLS for peer in cells_in(PEERS[cell]))
    no_candidate = not all(candidates.values())
    no_place = any(
        digit not in {values[cell] for cell in HOUSE_CELLS[house]}
        and not any(digit in candidates.get(cell, ()) for cell in HOUSE_CELLS[house])
        for house in HOUSES
        for digit in DIGITS
    )
    return clash or no_candidate or no_place


@given(values(), CHANGES)
def test_all_views_stay_in_step(values: list[int], changes: list[Change]) -> None:
    grid = Grid(values)
    candidates = candidates_of(values)
    check_views(grid, values, candidates)
    for change, (cell, digit) in [(change, (each.cell, each.digit)) for change, each in changes]:
        there = digit in candidates.get(cell, ())
        if change == "eliminate":
            assert grid.eliminate(cell, digit) == there
            candidates.get(cell, set()).discard(digit)
        elif there:
            grid.place(cell, digit)
            values[cell] = digit
            del candidates[cell]
            for peer in cells_in(PEERS[cell]):
                candidates.get(peer, set()).discard(digit)
        else:
            with pytest.raises(ValueError, match="is not a candidate of"):
                grid.place(cell, digit)
    check_views(grid, values, candidates)


@given(st.integers(0, 1000))
def test_a_whole_solution_placed_cell_by_cell(seed: int) -> None:
    values = [0] * 81
    chance = Random(seed)
    solution = random_solution(chance)
    grid = Grid(values)
    for cell in chance.sample(CELLS, 81):
        grid.place(cell, solution[cell])
        values[cell] = solution[cell]
        assert not grid.broken
    check_views(grid, values, {})


def test_placing_what_is_no_candidate_names_the_cell() -> None:
    grid = Grid(values_of(PUZZLE))
    with pytest.raises(ValueError, match="5 is not a candidate of r1c3"):
        grid.place(cell_named("r1c3"), 5)
    with pytest.raises(ValueError, match="5 is not a candidate of r1c1"):
        grid.place(cell_named("r1c1"), 5)


def test_a_copy_is_independent() -> None:
    grid = Grid(values_of(PUZZLE), givens=3)
    copy = grid.copy()
    assert copy == grid
    copy.place(cell_named("r1c3"), 4)
    assert copy != grid
    assert copy.givens == 3
    assert grid == Grid(values_of(PUZZLE), givens=3)


def test_grids_are_equal_where_values_candidates_and_givens_are() -> None:
    grid = Grid(values_of(PUZZLE))
    assert grid == Grid(values_of(PUZZLE))
    assert grid != Grid(values_of(PUZZLE), givens=1)
    other = grid.copy()
    other.eliminate(cell_named("r1c3"), 4)
    assert grid != other
    assert grid != PUZZLE


def test_a_memo_lasts_until_the_grid_changes() -> None:
    grid = Grid(values_of(PUZZLE))
    built: list[str] = []

    def build(grid: Grid) -> str:
        built.append(grid.line())
        return built[-1]

    assert grid.memo("line", build) is grid.memo("line", build)
    assert not grid.eliminate(cell_named("r1c3"), 5)
    grid.memo("line", build)
    assert len(built) == 1
    grid.eliminate(cell_named("r1c3"), 4)
    grid.memo("line", build)
    assert len(built) == 2
    grid.place(cell_named("r1c3"), 1)
    grid.memo("line", build)
    assert len(built) == 3


def test_a_copy_and_its_original_do_not_share_what_they_build_later() -> None:
    grid = Grid(values_of(PUZZLE))
    copy = grid.copy()
    grid.eliminate(cell_named("r1c3"), 4)
    grid.memo("line", lambda _: "changed")
    assert copy.memo("line", lambda _: "as it was") == "as it was"


def test_a_grid_prints_its_line() -> None:
    assert repr(Grid(values_of(PUZZLE))) == f"<Grid {PUZZLE}>"
