"""CellSet: what people do with sets of cells, and what engines get."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.cell_set import CellSet, cells_of, houses_of, peers
from crosshatch.board.houses import ALL_CELLS, CELLS, HOUSE, PEERS

SETS = st.sets(st.sampled_from(CELLS))


def test_a_set_is_made_of_numbers_names_or_an_integer() -> None:
    cells = CellSet([0, "r1c2", 27])
    assert cells == CellSet("r1c12,r4c1") == CellSet(1 << 0 | 1 << 1 | 1 << 27) == CellSet(cells)
    assert (list(cells), len(cells), str(cells), int(cells)) == ([0, 1, 27], 3, "r1c12,r4c1", 1 | 2 | 1 << 27)
    assert repr(cells) == "CellSet('r1c12,r4c1')"
    assert CellSet() == CellSet("") == CellSet([]) == 0
    assert not CellSet()


@given(SETS, SETS)
def test_it_behaves_as_a_set_does(one: set[int], other: set[int]) -> None:
    first, second = CellSet(one), CellSet(other)
    assert [*first] == sorted(one)
    assert {*(first & second)} == one & other
    assert {*(first | second)} == one | other
    assert {*(first - second)} == one - other
    assert {*(first ^ second)} == one ^ other
    assert {*~first} == {*CELLS} - one
    assert (first == second) == (one == other)
    assert len({first, CellSet(one), int(first)}) == 1
    assert all((cell in first) == (cell in one) for cell in CELLS)
    assert pickle.loads(pickle.dumps(first)) == first


def test_an_integer_of_the_engines_may_stand_for_either_set() -> None:
    row = cells_of("row 1")
    assert row & HOUSE[18] == HOUSE[18] & row == CellSet("r1c123")
    assert row - HOUSE[18] == CellSet("r1c456789")
    assert HOUSE[0] - cells_of(18) == CellSet("r1c456789")
    assert HOUSE[0] | row == row == HOUSE[0] ^ CellSet()


@pytest.mark.parametrize("cells", [[81], "r0c1", ["x"], ALL_CELLS + 1, -1])
def test_there_are_81_cells(cells: object) -> None:
    with pytest.raises(ValueError, match=r"cell|bits 0 to 80"):
        CellSet(cells)  # type: ignore[arg-type]


def test_peers_and_houses_of_a_cell_by_number_or_name() -> None:
    assert peers("r5c5") == peers(40) == PEERS[40]
    assert houses_of("r5c5") == houses_of(40) == (4, 13, 22)
    assert cells_of("box 5") == cells_of(22) == HOUSE[22]
    with pytest.raises(ValueError, match="there is no house 'row 10'"):
        cells_of("row 10")
