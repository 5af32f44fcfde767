"""Dancing links: the columns it chooses, and what it forces."""

from crosshatch.board.houses import HOUSE_CELLS, cell_named
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.position.counting import count
from crosshatch.solving.dancing_links import explore
from crosshatch.solving.record import DEAD_END, NO_CHOICE, Record, column_of

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_an_only_option_is_forced() -> None:
    record = Record(2)
    explore(Puzzle("." + SOLVED[1:]).grid(), record)
    assert record.choices == [NO_CHOICE]
    assert record.forced == [[5]]
    assert record.complete


def test_the_column_with_the_fewest_options_is_taken_first() -> None:
    grid = Puzzle(EMPTY).grid()
    for cell in HOUSE_CELLS[4]:
        if cell not in (cell_named("r5c3"), cell_named("r5c8")):
            grid.eliminate(cell, 6)
    record = Record(1)
    explore(grid, record)
    assert record.choices[1] == cell_named("r5c3") * 10 + 6


def test_removed_candidates_are_no_options() -> None:
    grid = Puzzle(EMPTY).grid()
    for cell in HOUSE_CELLS[20]:
        grid.eliminate(cell, 9)
    record = Record(1)
    explore(grid, record)
    assert (record.states, record.reasons) == ([DEAD_END], [column_of(9, 20)])


def test_every_way_to_finish_an_almost_full_grid() -> None:
    band = Puzzle(SOLVED[:54] + "." * 27)
    record = Record(10**6)
    explore(band.grid(), record)
    assert record.complete
    assert len(record.solved) == count(band.grid(), 10**6) > 1
