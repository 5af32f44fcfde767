"""The geometry of the board, and the names of cells and houses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.houses import (
    ALL_CELLS,
    ALL_DIGITS,
    BOXES,
    CELLS,
    COLUMNS,
    HOUSE,
    HOUSE_CELLS,
    HOUSES,
    HOUSES_OF,
    PEERS,
    ROWS,
    cell_name,
    cell_named,
    cell_set,
    cells_in,
    cells_name,
    cells_named,
    common_peers,
    digits_in,
    house_code,
    house_name,
    houses_code,
    houses_with,
)


def cells(*names: str) -> list[int]:
    return [cell_named(name) for name in names]


def test_rows_columns_and_boxes_each_cover_the_board_once() -> None:
    for kind in (ROWS, COLUMNS, BOXES):
        assert sorted(cell for house in kind for cell in HOUSE_CELLS[house]) == list(CELLS)


def test_houses_by_their_corners() -> None:
    assert [cell_name(HOUSE_CELLS[house][0]) for house in (0, 8, 9, 17, 18, 22, 26)] == [
        "r1c1", "r9c1", "r1c1", "r1c9", "r1c1", "r4c4", "r7c7",
    ]  # fmt: skip
    assert HOUSE_CELLS[22] == tuple(cells("r4c4", "r4c5", "r4c6", "r5c4", "r5c5", "r5c6", "r6c4", "r6c5", "r6c6"))


def test_each_cell_has_a_row_a_column_and_a_box() -> None:
    assert HOUSES_OF[cell_named("r5c8")] == (4, 9 + 7, 18 + 5)
    for cell in CELLS:
        assert [house for house in HOUSES if cell in HOUSE_CELLS[house]] == list(HOUSES_OF[cell])


def test_peers_are_the_other_cells_of_the_houses() -> None:
    for cell in CELLS:
        expected = {other for house in HOUSES_OF[cell] for other in HOUSE_CELLS[house]} - {cell}
        assert set(cells_in(PEERS[cell])) == expected
        assert len(expected) == 20


def test_common_peers() -> None:
    assert list(cells_in(common_peers(cells("r1c1", "r5c5")))) == cells("r1c5", "r5c1")
    assert common_peers([]) == ALL_CELLS


def test_houses_with() -> None:
    assert houses_with(cell_set(cells("r1c1", "r1c2"))) == (0, 18)
    assert houses_with(cell_set(cells("r1c1", "r5c5"))) == ()


@given(st.sets(st.sampled_from(CELLS)))
def test_a_set_gives_its_cells_back_in_order(chosen: set[int]) -> None:
    assert list(cells_in(cell_set(chosen))) == sorted(chosen)


def test_all_cells_and_digits() -> None:
    assert list(cells_in(ALL_CELLS)) == list(CELLS)
    assert digits_in(ALL_DIGITS) == tuple(range(1, 10))
    assert digits_in(1 << 3 | 1 << 9) == (3, 9)
    assert digits_in(0) == ()


def test_house_sets_hold_their_cells() -> None:
    for house in HOUSES:
        assert tuple(cells_in(HOUSE[house])) == HOUSE_CELLS[house]


@given(st.sampled_from(CELLS))
def test_a_cell_is_found_by_its_name(cell: int) -> None:
    assert cell_named(cell_name(cell)) == cell
    assert cell_named(cell_name(cell).upper()) == cell


@pytest.mark.parametrize("name", ["", "r0c1", "r1c10", "c1r1", "r1c1 ", "r²c1"])
def test_other_names_are_no_cells(name: str) -> None:
    with pytest.raises(ValueError, match="is not a cell; cells are named r1c1 to r9c9"):
        cell_named(name)


@pytest.mark.parametrize(
    ("names", "together"),
    [
        ("", ""),
        ("r1c1", "r1c1"),
        ("r1c1 r1c2", "r1c12"),
        ("r4c7 r5c7", "r45c7"),
        ("r1c2 r1c1 r4c7 r5c7", "r1c12,r45c7"),
        ("r1c1 r1c2 r3c1 r3c2", "r1c12,r3c12"),
        ("r1c1 r5c5 r9c9", "r1c1,r5c5,r9c9"),
    ],
)
def test_cells_are_named_together(names: str, together: str) -> None:
    assert cells_name(cells(*names.split())) == together
    if names:
        assert cells_named(together) == tuple(sorted(cells(*names.split())))


@pytest.mark.parametrize("name", ["", "r1", "r1c0", "r1c1 r2c2", "R1C1,", "row 1"])
def test_what_does_not_name_cells_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="does not name cells"):
        cells_named(name)


def test_names_of_houses() -> None:
    assert [house_name(house) for house in (0, 12, 26)] == ["row 1", "column 4", "box 9"]
    assert [house_code(house) for house in (0, 12, 26)] == ["r1", "c4", "b9"]
    assert houses_code([4, 1]) == "r25"
    assert houses_code([5, 6, 25]) == "r67b8"
