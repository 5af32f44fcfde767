"""The grid: its views of one position are in step after every change."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.bitset import bit
from crosshatch.board.boards import board as board_named
from crosshatch.board.candidate import CANDIDATES, Candidate
from crosshatch.board.cell_set import CellSet
from crosshatch.board.grid import Grid, changed_since_nothing, found_nothing, keep, kept, memo, memo_of_digit
from crosshatch.board.houses import (
    ALL_CELLS,
    CELLS,
    DIGITS,
    HOUSE,
    HOUSE_CELLS,
    HOUSES,
    PEERS,
    cell_named,
    cell_set,
    cells_in,
    digits_in,
    house_name,
)
from crosshatch.generator import random_solution
from engines import COMPILED, if_compiled

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


@pytest.mark.parametrize("again", [deepcopy, lambda grid: pickle.loads(pickle.dumps(grid))])
def test_a_grid_can_be_pickled_whatever_is_memoised(again: Callable[[Grid], Grid]) -> None:
    grid = Grid(values_of(PUZZLE), givens=3)
    memo(grid, Counted(lambda grid: again))
    grid.eliminate(cell_named("r1c3"), 4)
    grid.place(cell_named("r1c3"), 1)
    memo(grid, lambda grid: again)
    memo_of_digit(grid, lambda grid, digit: again, 5)
    restored = again(grid)
    assert restored == grid
    assert [restored.places_left(digit, house) for digit in DIGITS for house in HOUSES] == [
        grid.places_left(digit, house) for digit in DIGITS for house in HOUSES
    ]
    assert (restored.naked_singles, restored.full_houses) == (grid.naked_singles, grid.full_houses)
    assert restored.broken == grid.broken


def test_grids_are_equal_where_values_candidates_and_givens_are() -> None:
    grid = Grid(values_of(PUZZLE))
    assert grid == Grid(values_of(PUZZLE))
    assert grid != Grid(values_of(PUZZLE), givens=1)
    other = grid.copy()
    other.eliminate(cell_named("r1c3"), 4)
    assert grid != other
    assert grid != PUZZLE


class Counted:
    """A function to memoise that counts its calls."""

    def __init__(self, result: Callable[..., object]) -> None:
        self.result = result
        self.calls = 0

    def __call__(self, grid: Grid, *arguments: int) -> object:
        self.calls += 1
        return self.result(grid, *arguments)


@pytest.mark.parametrize("result", [Grid.line, lambda grid: None, lambda grid: ()])
def test_a_memo_lasts_until_the_grid_changes(result: Callable[[Grid], object]) -> None:
    grid = Grid(values_of(PUZZLE))
    build = Counted(result)
    assert memo(grid, build) is memo(grid, build)
    assert not grid.eliminate(cell_named("r1c3"), 5)
    memo(grid, build)
    assert build.calls == 1
    grid.eliminate(cell_named("r1c3"), 4)
    assert memo(grid, build) == result(grid)
    assert build.calls == 2
    grid.place(cell_named("r1c3"), 1)
    assert memo(grid, build) == result(grid)
    assert build.calls == 3


def test_a_memo_is_of_one_function_and_its_arguments() -> None:
    grid = Grid(values_of(PUZZLE))
    places, room = Counted(Grid.places_left), Counted(Grid.room_left)
    for _ in range(2):
        assert memo(grid, places, 4, 0) == grid.places_left(4, 0)
        assert memo(grid, places, 4, 1) == grid.places_left(4, 1)
        assert memo(grid, room, 0) == grid.room_left(0)
    assert (places.calls, room.calls) == (2, 1)


def test_a_copy_and_its_original_do_not_share_what_they_build_later() -> None:
    grid = Grid(values_of(PUZZLE))
    memo(grid, Grid.line)
    memo_of_digit(grid, Grid.cells_with, 4)
    copy = grid.copy()
    grid.eliminate(cell_named("r1c3"), 4)
    for each in (grid, copy):
        assert memo(each, Grid.line) == each.line()
        assert memo_of_digit(each, Grid.cells_with, 4) == each.cells_with(4)
    copy.place(cell_named("r1c3"), 4)
    for each in (grid, copy):
        assert memo(each, Grid.line) == each.line()
        assert memo_of_digit(each, Grid.cells_with, 4) == each.cells_with(4)


def test_a_copy_has_what_its_original_built() -> None:
    grid = Grid(values_of(PUZZLE))
    whole, of_digit = Counted(Grid.line), Counted(Grid.cells_with)
    memo(grid, whole)
    memo_of_digit(grid, of_digit, 4)
    copy = grid.copy()
    memo(copy, whole)
    memo_of_digit(copy, of_digit, 4)
    assert whole.calls == of_digit.calls == 1


def test_a_memo_of_a_digit_lasts_until_this_digit_changes() -> None:
    grid = Grid(values_of(PUZZLE))
    builds = {digit: Counted(lambda grid, digit: None) for digit in DIGITS}

    def rebuilt() -> set[int]:
        before = {digit: build.calls for digit, build in builds.items()}
        for digit, build in builds.items():
            memo_of_digit(grid, build, digit)
        return {digit for digit, build in builds.items() if build.calls > before[digit]}

    assert rebuilt() == set(DIGITS)
    assert rebuilt() == set()
    grid.eliminate(cell_named("r1c3"), 4)
    assert rebuilt() == {4}
    assert digits_in(grid.digits_of(cell_named("r1c3"))) == (1, 2)
    grid.place(cell_named("r1c3"), 1)
    assert rebuilt() == {1, 2}


def of_cells(grid: Grid, digit: int) -> list[int] | None:
    return list(grid.cells_with(digit)) or None


def of_places(grid: Grid, digit: int) -> tuple[int, ...]:
    return tuple(grid.places_left(digit, house) for house in HOUSES)


def of_house(grid: Grid, digit: int, house: int) -> bool:
    return bool(grid.hidden_houses(digit) >> house & 1)


@given(values(), CHANGES, st.integers(0, 60))
def test_a_memo_of_a_digit_is_what_would_be_built_now(values: list[int], changes: list[Change], half_way: int) -> None:
    grid = Grid(values)
    left_behind = grid
    for number, (change, each) in enumerate(changes):
        if number == half_way:
            left_behind, grid = grid, grid.copy()
        if change == "eliminate":
            grid.eliminate(each.cell, each.digit)
        elif grid.digits_of(each.cell) >> each.digit & 1:
            grid.place(each.cell, each.digit)
        check_memo(grid)
    check_memo(left_behind)


def check_memo(grid: Grid) -> None:
    """Compare what is memoised of each digit with what is built anew."""
    for digit in DIGITS:
        assert memo_of_digit(grid, of_cells, digit) == of_cells(grid, digit)
        assert memo_of_digit(grid, of_places, digit) == of_places(grid, digit)
        assert memo_of_digit(grid, Grid.placed, digit) == grid.placed(digit)
        assert memo_of_digit(grid, of_house, digit, 8) == of_house(grid, digit, 8)
        assert memo_of_digit(grid, of_house, digit, 20) == of_house(grid, digit, 20)


def test_there_is_no_memo_of_a_digit_that_is_none() -> None:
    grid = Grid(values_of(PUZZLE))
    for digit in (-1, 0, 10):
        with pytest.raises(ValueError, match="digits 1 to 9"):
            memo_of_digit(grid, Grid.cells_with, digit)


@pytest.mark.parametrize("digit", [-1, 0, 10])
def test_there_are_no_cells_that_hold_a_digit_that_is_none(digit: int) -> None:
    with pytest.raises(ValueError, match="digits 1 to 9"):
        Grid(values_of(PUZZLE)).placed(digit)


PUBLIC = [
    "board",
    "broken",
    "cell_digits",
    "cells_mask",
    "cells_with",
    "copy",
    "digit_cells",
    "digits_of",
    "eliminate",
    "empty",
    "full_houses",
    "givens",
    "hidden_houses",
    "hidden_singles",
    "line",
    "naked_singles",
    "place",
    "placed",
    "places_in",
    "places_left",
    "room_left",
    "tables",
    "value",
    "values",
]


def test_the_public_names_are_the_same_compiled_or_not() -> None:
    # Compiled, these are private to C.
    for_engines = {"ones", "twos", "fours", "eights", "holding", "houses_with", "put", "take"}
    names = [name for name in dir(Grid(values_of(PUZZLE))) if not name.startswith("_")]
    assert [name for name in names if COMPILED or name not in for_engines] == PUBLIC


def test_the_views_are_what_the_methods_tell() -> None:
    grid = Grid(values_of(PUZZLE))
    grid.place(cell_named("r1c3"), 1)
    assert grid.values == [grid.value(cell) for cell in CELLS]
    assert grid.cell_digits == [grid.digits_of(cell) for cell in CELLS]
    assert grid.digit_cells[1:] == [grid.cells_with(digit) for digit in DIGITS]
    assert grid.places_in(HOUSE[20]) == (0, *[grid.cells_with(digit) & HOUSE[20] for digit in DIGITS])
    assert grid.hidden_singles[1:] == [grid.hidden_houses(digit) for digit in DIGITS]


@if_compiled
@pytest.mark.parametrize("name", ["broken", "empty", "full_houses", "givens", "naked_singles"])
def test_what_a_grid_has_counted_cannot_be_set(name: str) -> None:
    grid = Grid(values_of(PUZZLE))
    with pytest.raises(AttributeError):
        setattr(grid, name, 0)
    with pytest.raises(AttributeError):
        delattr(grid, name)


def test_a_grid_is_drawn_and_its_repr_is_one_line() -> None:
    grid = Grid(values_of(PUZZLE))
    assert repr(grid) == f"<Grid {PUZZLE}>"
    assert str(grid).splitlines()[:2] == ["+-------+-------+-------+", "| 5 3 . | . 7 . | . . . |"]


def test_cells_are_given_by_number_or_name() -> None:
    grid = Grid(values_of(PUZZLE), givens=CellSet("r1c12"))
    assert grid.givens == 3
    assert grid.value("r1c1") == grid.value(0) == 5
    assert grid.digits_of("r1c3") == grid.digits_of(2) == 0b10110
    assert grid.eliminate("r1c3", 2)
    grid.place("r1c3", 4)
    assert "r1c3" in grid.placed(4)
    assert "r1c3" not in grid.cells_with(1)


@pytest.mark.parametrize(
    ("cell", "error"), [("r0c1", ValueError), ("x", ValueError), (81, ValueError), (None, TypeError)]
)
def test_what_is_no_cell_is_refused(cell: Any, error: type[Exception]) -> None:
    grid = Grid(values_of(PUZZLE))
    for call in (grid.value, grid.digits_of, partial(grid.place, digit=5), partial(grid.eliminate, digit=5)):
        with pytest.raises(error):
            call(cell)


def test_the_cells_that_have_changed_since_a_search_found_nothing_are_known() -> None:
    grid = Grid(values_of(PUZZLE))
    assert changed_since_nothing(grid, "search") == ALL_CELLS
    found_nothing(grid, "search")
    assert changed_since_nothing(grid, "search") == 0
    assert changed_since_nothing(grid, "another search") == ALL_CELLS
    copy = grid.copy()
    cell = cell_named("r1c3")
    grid.eliminate(cell, 4)
    assert changed_since_nothing(grid, "search") == bit(cell)
    with_1 = grid.cells_with(1)
    grid.place(cell, 1)
    assert changed_since_nothing(grid, "search") == bit(cell) | with_1 & PEERS[cell]
    assert changed_since_nothing(copy, "search") == 0
    found_nothing(copy, "another search")
    assert changed_since_nothing(grid, "another search") == ALL_CELLS


def test_what_a_search_has_kept_is_there_after_changes() -> None:
    grid = Grid(values_of(PUZZLE))
    assert kept(grid, "search") is None
    keep(grid, "search", "what it made")
    copy = grid.copy()
    grid.eliminate(cell_named("r1c3"), 4)
    assert kept(grid, "search") == "what it made"
    assert changed_since_nothing(grid, "search") == bit(cell_named("r1c3"))
    keep(grid, "search", "what it made then")
    assert (kept(grid, "search"), kept(copy, "search")) == ("what it made then", "what it made")
    assert changed_since_nothing(grid, "search") == 0
    assert kept(grid, "another search") is None


@pytest.mark.parametrize("name", ["jigsaw:AAABACBBCCDBCDDD", "x", "windoku", "disjoint"])
def test_the_houses_of_other_boards_have_hidden_singles_too(name: str) -> None:
    on = board_named(name)
    values = [0] * 81
    for house in cells_in(on.tables.all_houses):
        _, *others = cells_in(on.tables.cells_of(house))
        grid = Grid(values, board=on)
        for other in others:
            grid.eliminate(other, 1)
        assert grid.hidden_houses(1) >> house & 1, house_name(house)
        assert all(grid.places_left(1, each) == 1 for each in cells_in(grid.hidden_houses(1)))
