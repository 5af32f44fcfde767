"""XY-Wing, XYZ-Wing, W-Wing, and their larger kin."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.step import CellTruth, HouseTruth, Role
from crosshatch.strategies.wings import VWXYZWing, WWing, WXYZWing, XYWing, XYZWing

# Positions of our own random puzzles, and for each a candidate (``519``: 5 in r1c9) that spoils the wing if put back.
REAL = [
    (
        XYWing(),
        ":0000:x:.+5..1..48..+4.5+8.6.....+742+3+5..5847+6+1318+6.+3.+4+97+4+73+1+6+9+5+8+2.49.+81+3+2+6.3..9.87...."
        ".2..5.:122 932:::",
        "XY-Wing: 2/7/9 in r1c37,r2c2 => r1c1,r2c79<>9",
        "122",  # a pincer has a third candidate
    ),
    (
        XYZWing(),
        ":0000:x:+9.+8..4.+31+5.173+8.+6+9+3..+1.98..+1..9...+858.6..+192.4+9+5+8.+2..+365+9+2173+4+871+4.8..9.+2+83"
        "+4+9....:747 584 687 697:::",
        "XYZ-Wing: 4/6/7 in r4c57,r6c5 => r4c6<>6",
        "747",  # a pincer has all three of the pivot's digits
    ),
    (
        WWing(),
        ":0000:x:7+2+6+58..+1.1+5+3...2..+98+432+1.6.+2+1+8..5..4+4+3+78.+21..5694+1..+2.37+5+1+46..2+84+1+2.....+6+"
        "9+2+758..1:917 728 729 645 945 347 367 387 987 388 988 389 789 989:::",
        "W-Wing: 9/3 in r1c9,r8c6 connected by 3 in r6c69 => r1c6<>9",
        "367",  # the house has a third place for the digit
    ),
    (
        WXYZWing(),
        ":0000:x:.3.12+7+69+8+726..8+5+41+1+9+8+465+3+2+7+2+87..+916+4.4....+28+99+6+12+84+7+3+5.+5.....76+619..+3.5"
        "28+7....9+1+3:354 554 355 555:::",
        "WXYZ-Wing: 4/5/6/7 in r5c4,r8c5,r9c45 => r5c5,r8c4<>7",
        "354",  # a fifth digit in four cells
    ),
    (
        VWXYZWing(),
        ":0000:x:4.+1.+8+76+9+589+7..5....5.9.+1.+87.+791.68.3..4+7.8........+3.7..+4.87+9..1+9...+14+75.+71...29.."
        ":635 593:::",
        "VWXYZ-Wing: 2/3/4/5/9 in r1c4,r3456c5 => r2c5<>2",
        "635",  # a sixth digit in five cells
    ),
]


@pytest.mark.parametrize(("strategy", "position", "notation", "_"), REAL, ids=[each[0].slug for each in REAL])
def test_a_real_position(board_at, strategy, position, notation, _):
    assert board_at(position).notations(strategy) == [notation]


@pytest.mark.parametrize(("strategy", "position", "_", "back"), REAL, ids=[each[0].slug for each in REAL])
def test_one_candidate_more_spoils_the_wing(strategy, position, _, back):
    puzzle = read(position)
    left = [each for each in puzzle.removed if str(each) != f"({back[0]})r{back[1]}c{back[2]}"]
    assert len(left) == len(puzzle.removed) - 1
    assert list(strategy.find(Puzzle(puzzle.givens, puzzle.placed, left).grid())) == []


def test_an_xy_wing_rests_on_its_cells(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r1c5")
    (step,) = board.steps(XYWing())
    assert step.notation == "XY-Wing: 1/2/8 in r1c5,r5c59 => r1c9<>8"
    assert step.truths == (CellTruth(4), CellTruth(40), CellTruth(44))
    assert step.pattern.cells(Role.PIVOT) == (40,)
    assert step.pattern.cells(Role.PINCER) == (4, 44)
    assert step.explanation == (
        "[pivot:r5c5] is 1 or 2: if it is 2, [pincer:r1c5] is 8; if it is 1, [pincer:r5c9] is 8. In any case at "
        "least one of [common:r1c5,r5c9] is 8, and a cell that sees both cannot be 8 too. So 8 can be removed from "
        "[removed:r1c9]."
    )


def test_pincers_with_a_third_digit_each_are_no_xy_wing(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("27", "r1c5")
    assert board.steps(XYWing()) == []


def test_pincers_that_see_each_other_are_a_naked_triple_and_no_wing(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r5c1")
    assert board.steps(XYWing()) == []


def test_a_pivot_that_sees_one_pincer_only_is_none(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r1c4")
    assert board.steps(XYWing()) == []


def test_a_third_digit_in_the_pivot_makes_it_an_xyz_wing(board):
    board.keep("128", "r5c5").keep("18", "r5c9").keep("28", "r4c4")
    assert board.steps(XYWing()) == []
    (step,) = board.steps(XYZWing())
    assert step.notation == "XYZ-Wing: 1/2/8 in r4c4,r5c59 => r5c46<>8"
    assert "[pivot:r5c5] is 1, 2 or 8" in step.explanation
    assert "one of [common:r4c4,r5c59] is 8" in step.explanation


def test_an_xyz_wing_without_a_cell_that_sees_all_three_is_no_step(board):
    board.keep("128", "r5c5").keep("18", "r5c9").keep("28", "r1c5")
    assert board.steps(XYZWing()) == []


def test_a_wxyz_wing_in_a_row_and_a_box(board):
    board.keep("1234", "r5c5").keep("14", "r5c9").keep("24", "r4c4").keep("34", "r6c6")
    (step,) = board.steps(WXYZWing())
    assert step.notation == "WXYZ-Wing: 1/2/3/4 in r4c4,r5c59,r6c6 => r5c46<>4"
    assert step.pattern.cells(Role.PIVOT) == (40,)
    assert step.explanation == (
        "[pivot:r5c5] and [pincer:r4c4,r5c9,r6c6] are four cells with four digits between them. Each of 1, 2 and 3 has "
        "places there that all see each other, so it fills one cell at most. That leaves a cell for 4: one of "
        "[common:r4c4,r5c59,r6c6] is 4, and a cell that sees all of them cannot be 4 too. So 4 can be removed from "
        "[removed:r5c46]."
    )


def test_a_wxyz_wing_whose_pivot_lacks_the_loose_digit(board):
    board.keep("123", "r5c5").keep("14", "r5c9").keep("24", "r4c4").keep("34", "r6c6")
    assert board.notations(WXYZWing()) == ["WXYZ-Wing: 1/2/3/4 in r4c4,r5c59,r6c6 => r5c46<>4"]


def test_two_loose_digits_are_no_wxyz_wing(board):
    board.keep("1234", "r5c5").keep("134", "r5c9").keep("24", "r4c4").keep("34", "r6c6")
    assert board.steps(WXYZWing()) == []


def test_a_wing_with_a_smaller_one_inside_is_left_out(board):
    board.keep("12", "r5c5").keep("18", "r5c9").keep("28", "r4c4").keep("1278", "r6c6")
    assert len(board.steps(XYWing())) == 1
    assert board.steps(WXYZWing()) == []


def test_a_vwxyz_wing(board):
    board.keep("12345", "r5c5").keep("15", "r5c9").keep("25", "r4c4").keep("35", "r6c6").keep("45", "r6c4")
    assert board.notations(VWXYZWing()) == ["VWXYZ-Wing: 1/2/3/4/5 in r4c4,r5c59,r6c46 => r5c46<>5"]


def test_a_w_wing_rests_on_its_cells_and_its_link(board):
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6")
    (step,) = board.steps(WWing())
    assert step.notation == "W-Wing: 3/6 in r2c6,r4c5 connected by 6 in r7c56 => r123c5,r456c6<>3"
    assert step.truths == (CellTruth(14), CellTruth(31), HouseTruth(6, 6))
    assert [link.role for link in step.pattern.links] == [Role.STRONG, Role.WEAK, Role.STRONG, Role.WEAK, Role.STRONG]
    assert step.explanation == (
        "Each of [pincer:r2c6,r4c5] is 3 or 6. [house:Row 7] has two places for 6: [pincer:r2c6] sees [pattern:r7c6] "
        "and [pincer:r4c5] sees [pattern:r7c5]. If both cells were 6, it would have none. So at least one of the cells "
        "is 3, and a cell that sees both cannot be 3 too. So 3 can be removed from [removed:r123c5,r456c6]."
    )


def test_a_third_place_in_the_house_is_no_w_wing(board):
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6 r7c9")
    assert board.steps(WWing()) == []


def test_cells_that_see_each_other_are_a_naked_pair_and_no_w_wing(board):
    board.keep("36", "r2c5 r4c5").confine("6", "b2", "r1c5 r2c6")
    assert board.steps(WWing()) == []


def test_each_link_makes_a_w_wing_of_its_own(board):
    board.keep("36", "r2c6 r4c5").confine("6", "r7", "r7c5 r7c6").confine("6", "r9", "r9c5 r9c6")
    assert [step.notation.partition(" =>")[0] for step in board.steps(WWing())] == [
        "W-Wing: 3/6 in r2c6,r4c5 connected by 6 in r7c56",
        "W-Wing: 3/6 in r2c6,r4c5 connected by 6 in r9c56",
    ]


def test_the_first_cells_with_the_loose_digit_may_see_each_other(board):
    board.keep("1234", "r2c4").keep("16", "r2c6").keep("26", "r2c7").keep("36", "r3c4").keep("34", "r5c4")
    assert board.notations(VWXYZWing()) == ["VWXYZ-Wing: 1/2/3/4/6 in r2c467,r35c4 => r2c5<>6"]
