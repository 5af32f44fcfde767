"""Backtracking: which cell, which digits in which order, what singles it places."""

from crosshatch.board.houses import NO_HOUSE, cell_named
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.solving.backtracking import explore, fewest_candidates
from crosshatch.solving.record import NO_CHOICE, Record
from crosshatch.techniques.singles.search import NAKED_SINGLE, decode

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def choices(seed: int | None) -> list[int]:
    record = Record(1)
    explore(Puzzle(EMPTY).grid(), record, seed)
    return record.choices


def test_the_cell_with_the_fewest_candidates_and_the_first_of_several() -> None:
    grid = Puzzle(EMPTY).grid()
    assert fewest_candidates(grid) == 0
    grid.eliminate(cell_named("r5c5"), 1)
    grid.eliminate(cell_named("r7c7"), 1)
    assert fewest_candidates(grid) == cell_named("r5c5")
    assert fewest_candidates(Puzzle(SOLVED).grid()) == -1


def test_ascending_order_starts_with_the_lowest_digit() -> None:
    assert choices(None)[:4] == [NO_CHOICE, 1, 12, 23]


def test_a_seed_fixes_the_order() -> None:
    assert choices(7)[:4] == [NO_CHOICE, 6, 11, 23]
    assert choices(7) == choices(7)
    assert choices(7) != choices(8)
    assert choices(-1) != choices(None)


def test_forced_placements_are_encoded_singles() -> None:
    record = Record(1)
    explore(Puzzle("." + SOLVED[1:]).grid(), record)
    assert [decode(each) for each in record.forced[0]] == [(NAKED_SINGLE, NO_HOUSE, 0, 5)]
