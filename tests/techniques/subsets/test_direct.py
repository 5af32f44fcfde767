"""Direct techniques: a pattern and the single that it leaves."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.logic.step import HouseTruth
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

DIRECT_POINTING = strategy_named("direct-pointing")
DIRECT_CLAIMING = strategy_named("direct-claiming")
DIRECT_HIDDEN_PAIR = strategy_named("direct-hidden-pair")
DIRECT_HIDDEN_TRIPLE = strategy_named("direct-hidden-triple")


def test_a_box_points_at_another_and_leaves_it_one_place(board):
    board.confine("4", "b5", "r5c4 r5c6").confine("4", "b6", "r5c8 r6c9")
    (step,) = board.steps(DIRECT_POINTING)
    assert step.notation == "Direct Pointing: 4 in b5 => r6c9=4"
    assert step.placements == (candidate(cell_named("r6c9"), 4),)
    assert step.truths == (HouseTruth(4, 22), HouseTruth(4, 23))
    assert (step.pattern.base, step.pattern.cover, step.pattern.house) == (22, 4, 23)
    (line,) = explain(step)
    assert markup(line) == (
        "In [base:box 5], the 4 can only go in [pattern:r5c46], so no other cell of [cover:row 5] can be 4. That "
        "leaves only one place for the 4 of [house:box 6]. So [placed:r6c9] is 4."
    )


def test_two_places_off_the_line_are_no_direct_pointing(board):
    board.confine("4", "b5", "r5c4 r5c6").confine("4", "b6", "r5c8 r6c9 r6c7")
    assert board.steps(DIRECT_POINTING) == []


def test_a_box_with_one_place_before_is_a_single_and_no_direct_pointing(board):
    board.confine("4", "b5", "r5c4 r5c6").confine("4", "b6", "r6c9")
    assert board.steps(DIRECT_POINTING) == []


def test_a_row_claims_a_box_and_leaves_another_row_one_place(board):
    board.confine("2", "r2", "r2c1 r2c3").confine("2", "r3", "r3c2 r3c7")
    (step,) = board.steps(DIRECT_CLAIMING)
    assert step.notation == "Direct Claiming: 2 in r2 => r3c7=2"
    assert step.truths == (HouseTruth(2, 1), HouseTruth(2, 2))


def test_a_column_does_not_leave_a_row_one_place(board):
    board.confine("2", "c1", "r1c1 r2c1").confine("2", "r3", "r3c2 r3c7")
    assert board.steps(DIRECT_CLAIMING) == []


def test_a_pair_leaves_a_third_digit_one_place(board):
    board.confine("49", "c3", "r2c3 r8c3").confine("5", "c3", "r2c3 r5c3")
    (step,) = board.steps(DIRECT_HIDDEN_PAIR)
    assert step.notation == "Direct Hidden Pair: 4,9 in r28c3 => r5c3=5"
    assert step.truths == (HouseTruth(4, 11), HouseTruth(9, 11), HouseTruth(5, 11))
    (line,) = explain(step)
    assert markup(line) == (
        "In [house:column 3], the digits 4 and 9 can only go in [pattern:r28c3], which they fill. That leaves only "
        "one place for the 5. So [placed:r5c3] is 5."
    )


def test_a_third_digit_that_the_pair_does_not_touch_is_a_hidden_single(board):
    board.confine("49", "c3", "r2c3 r8c3").confine("5", "c3", "r5c3")
    assert board.steps(DIRECT_HIDDEN_PAIR) == []


def test_a_third_digit_with_two_places_left_is_not_placed(board):
    board.confine("49", "c3", "r2c3 r8c3").confine("5", "c3", "r2c3 r5c3 r6c3")
    assert board.steps(DIRECT_HIDDEN_PAIR) == []


def test_two_digits_with_three_places_leave_nothing(board):
    board.confine("4", "c3", "r2c3 r8c3").confine("9", "c3", "r2c3 r7c3").confine("5", "c3", "r2c3 r5c3")
    assert board.steps(DIRECT_HIDDEN_PAIR) == []


def test_a_triple_leaves_a_fourth_digit_one_place(board):
    board.confine("1", "b5", "r4c4 r5c5").confine("6", "b5", "r5c5 r6c4").confine("8", "b5", "r4c4 r6c4")
    board.confine("2", "b5", "r4c4 r5c5 r6c6")
    assert board.notations(DIRECT_HIDDEN_TRIPLE) == ["Direct Hidden Triple: 1,6,8 in r46c4,r5c5 => r6c6=2"]


def test_where_a_pair_inside_leaves_that_place_the_triple_rests_on_the_pair(board):
    board.confine("16", "b5", "r4c4 r5c5").confine("8", "b5", "r4c4 r6c4").confine("2", "b5", "r4c4 r6c6")
    steps = board.steps(DIRECT_HIDDEN_TRIPLE)
    assert [step.notation for step in steps] == [
        "Direct Hidden Triple: 1,2,6 in r4c4,r5c5,r6c6 => r6c4=8",
        "Direct Hidden Triple: 1,6,8 in r46c4,r5c5 => r6c6=2",
    ]
    assert steps[0].truths == (HouseTruth(1, 22), HouseTruth(6, 22), HouseTruth(8, 22))
    assert steps[1].truths == (HouseTruth(1, 22), HouseTruth(6, 22), HouseTruth(2, 22))


@pytest.mark.parametrize(
    "strategy", [DIRECT_POINTING, DIRECT_CLAIMING, DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE], ids=str
)
def test_an_empty_board_has_nothing_direct(board, strategy):
    assert board.steps(strategy) == []
