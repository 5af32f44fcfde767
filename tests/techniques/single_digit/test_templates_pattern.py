"""Templates, by themselves: which rows they need."""

from crosshatch.board.grid import Grid
from crosshatch.logic.step import HouseTruth, Role
from crosshatch.techniques.single_digit.templates_pattern import Places, Rows, Templates


def test_rows_that_are_needed_are_those_that_leave_no_other_place() -> None:
    """Rows 1, 5 and 8 have three columns for the 2 between them; the other rows do not matter."""
    grid = Grid([0] * 81)
    for row, columns in ((0, (0, 3)), (4, (3, 8)), (7, (0, 8))):
        for column in set(range(9)) - set(columns):
            grid.eliminate(row * 9 + column, 2)
    found = Templates(2, (Places(2, grid.cells_mask(2)),), removed=1 << 18)
    assert found.rows == (Rows(2, (0, 4, 7)),)
    assert found.roles.houses == {Role.HOUSE: (0, 4, 7)}


def test_a_cell_that_one_digit_takes_is_no_place_for_others() -> None:
    everywhere = (1 << 81) - 1
    places = (Places(2, everywhere & ~0x1FE), Places(5, everywhere))  # the 2 has one place in row 1
    found = Templates(5, places, removed=1)
    assert found.truths == (HouseTruth(2, 0),)
    assert found.rows == (Rows(2, (0,)),)
    assert found.roles.houses == {Role.HOUSE: ()}
    assert Templates(2, places[:1], placed=1).truths == (HouseTruth(2, 0),)
    assert repr(found) == "Templates(digit=5)"
