"""XY-Wing, XYZ-Wing, and their larger kin."""

from crosshatch.logic.step import CellTruth
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

XY_WING = strategy_named("xy-wing")
XYZ_WING = strategy_named("xyz-wing")
WXYZ_WING = strategy_named("wxyz-wing")
VWXYZ_WING = strategy_named("vwxyz-wing")


def test_an_xy_wing_rests_on_its_cells(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r1c5")
    (step,) = board.steps(XY_WING)
    assert step.notation == "XY-Wing: 1/2/8 in r1c5,r5c59 => r1c9<>8"
    assert step.truths == (CellTruth(4), CellTruth(40), CellTruth(44))
    assert step.pattern.pivots == (40,)
    assert step.pattern.pincers == (4, 44)
    (line,) = explain(step)
    assert markup(line) == (
        "[pivot:r5c5] must be 1 or 2. If it is 2, [pincer:r1c5] must be 8; if it is 1, [pincer:r5c9] must be 8. So "
        "at least one of [common:r1c5,r5c9] must be 8, and no cell that sees both can be 8. So 8 can be removed "
        "from [removed:r1c9]."
    )


def test_pincers_with_a_third_digit_each_are_no_xy_wing(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("27", "r1c5")
    assert board.steps(XY_WING) == []


def test_pincers_that_see_each_other_are_a_naked_triple_and_no_wing(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r5c1")
    assert board.steps(XY_WING) == []


def test_a_pivot_that_sees_one_pincer_only_is_none(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r1c4")
    assert board.steps(XY_WING) == []


def test_a_third_digit_in_the_pivot_makes_it_an_xyz_wing(board):
    board.keep("128", "r5c5").keep("18", "r5c9").keep("28", "r4c4")
    assert board.steps(XY_WING) == []
    (step,) = board.steps(XYZ_WING)
    assert step.notation == "XYZ-Wing: 1/2/8 in r4c4,r5c59 => r5c46<>8"
    (line,) = explain(step)
    assert markup(line) == (
        "[pivot:r5c5] must be 1, 2 or 8. If it is 2, [pincer:r4c4] must be 8; if it is 1, [pincer:r5c9] must be 8; "
        "otherwise it is 8 itself. So at least one of [common:r4c4,r5c59] must be 8, and no cell that sees all of "
        "them can be 8. So 8 can be removed from [removed:r5c46]."
    )


def test_an_xyz_wing_without_a_cell_that_sees_all_three_is_no_step(board):
    board.keep("128", "r5c5").keep("18", "r5c9").keep("28", "r1c5")
    assert board.steps(XYZ_WING) == []


def test_a_wxyz_wing_in_a_row_and_a_box(board):
    board.keep("1234", "r5c5").keep("14", "r5c9").keep("24", "r4c4").keep("34", "r6c6")
    (step,) = board.steps(WXYZ_WING)
    assert step.notation == "WXYZ-Wing: 1/2/3/4 in r4c4,r5c59,r6c6 => r5c46<>4"
    assert step.pattern.pivots == (40,)
    (line,) = explain(step)
    assert markup(line) == (
        "[pivot:r5c5] and [pincer:r4c4,r5c9,r6c6] are four cells with only four digits between them. For each of "
        "1, 2 and 3, all candidates in these cells see each other, so each of these digits can fill at most one cell. "
        "That leaves at least one cell for 4: one of [common:r4c4,r5c59,r6c6] must be 4, and no cell that sees all of "
        "them can be 4. So 4 can be removed from [removed:r5c46]."
    )


def test_a_wxyz_wing_whose_pivot_lacks_the_loose_digit(board):
    board.keep("123", "r5c5").keep("14", "r5c9").keep("24", "r4c4").keep("34", "r6c6")
    assert board.notations(WXYZ_WING) == ["WXYZ-Wing: 1/2/3/4 in r4c4,r5c59,r6c6 => r5c46<>4"]


def test_two_loose_digits_are_no_wxyz_wing(board):
    board.keep("1234", "r5c5").keep("134", "r5c9").keep("24", "r4c4").keep("34", "r6c6")
    assert board.steps(WXYZ_WING) == []


def test_a_wing_with_a_smaller_one_inside_is_left_out(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r4c4").keep("1278", "r6c6")
    assert len(board.steps(XY_WING)) == 1
    assert board.steps(WXYZ_WING) == []


def test_a_vwxyz_wing(board):
    board.keep("12345", "r5c5").keep("15", "r5c9").keep("25", "r4c4").keep("35", "r6c6").keep("45", "r6c4")
    assert board.notations(VWXYZ_WING) == ["VWXYZ-Wing: 1/2/3/4/5 in r4c4,r5c59,r6c46 => r5c46<>5"]


def test_the_first_cells_with_the_loose_digit_may_see_each_other(board):
    board.keep("1234", "r2c4").keep("16", "r2c6").keep("26", "r2c7").keep("36", "r3c4").keep("34", "r5c4")
    assert board.notations(VWXYZ_WING) == ["VWXYZ-Wing: 1/2/3/4/6 in r2c467,r35c4 => r2c5<>6"]


def test_a_wing_has_as_many_pivots_as_cells_that_see_all_others(board):
    board.keep("12", "r5c4").keep("13", "r5c5").keep("24", "r5c9").keep("34", "r4c6")
    (step,) = board.steps(WXYZ_WING)
    assert step.notation == "WXYZ-Wing: 1/2/3/4 in r4c6,r5c459 => r4c789,r5c6<>4"
    assert step.pattern.pivots == (39, 40)
    (line,) = explain(step)
    assert markup(line).startswith(
        "[pivot:r5c45] and [pincer:r4c6,r5c9] are four cells with only four digits between them. For each of 1, 2 and "
    )
