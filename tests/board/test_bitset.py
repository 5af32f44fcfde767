"""Sets of cells: the same answers, compiled or not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.bitset import bit, lowest, members, popcount
from crosshatch.board.houses import ALL_CELLS, CELLS


@given(st.sets(st.sampled_from(CELLS), min_size=1))
def test_a_set_has_its_cells(cells: set[int]) -> None:
    bits = sum(1 << cell for cell in cells)
    assert popcount(bits) == len(cells)
    assert lowest(bits) == min(cells)
    assert list(members(bits)) == sorted(cells)


@pytest.mark.parametrize("cell", CELLS)
def test_the_set_of_one_cell(cell: int) -> None:
    assert bit(cell) == 1 << cell
    assert lowest(bit(cell)) == cell
    assert popcount(ALL_CELLS & ~bit(cell)) == 80


def test_the_empty_set_has_no_lowest_cell() -> None:
    assert popcount(0) == 0
    assert lowest(0) == -1
