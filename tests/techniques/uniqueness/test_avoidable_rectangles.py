"""Avoidable rectangles."""

from attrs import evolve

from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.arguments import Type1

TYPE_1 = strategy_named("avoidable-rectangle-type-1")
TYPE_2 = strategy_named("avoidable-rectangle-type-2")


def test_three_filled_corners_rule_out_what_would_complete_the_rectangle(board, told):
    board.fill("122", "r1c1 r1c2 r4c1")
    (step,) = board.steps(TYPE_1)
    assert step.notation == "Avoidable Rectangle Type 1: 1/2 in r1c12,r4c12 => r4c2<>1"
    assert "None of them is a given" in told(step)


def test_a_fourth_corner_of_two_candidates_is_an_option(board):
    board.fill("122", "r1c1 r1c2 r4c1").keep("134", "r4c2")
    assert len(board.steps(TYPE_1)) == 1
    assert board.steps(evolve(TYPE_1, argument=Type1(several=False))) == []
    board.keep("13", "r4c2")
    assert len(board.steps(evolve(TYPE_1, argument=Type1(several=False)))) == 1


def test_its_digits_are_named_in_the_order_of_the_corners_filled_in_one_box(board):
    board.fill("911", "r1c1 r1c4 r2c1")
    assert board.notations(TYPE_1) == ["Avoidable Rectangle Type 1: 9/1 in r1c14,r2c14 => r2c4<>9"]


def test_a_given_corner_cannot_change_places():
    corners = {"r1c1": "1", "r1c2": "2", "r4c1": "2"}
    for given in corners:
        givens, placed = ["."] * 81, ["."] * 81
        for corner, digit in corners.items():
            (givens if corner == given else placed)[cell_named(corner)] = digit
        puzzle = Puzzle("".join(givens), placed="".join(placed))
        assert list(TYPE_1.find(puzzle.grid())) == []


def test_filled_corners_of_three_digits_make_no_rectangle(board):
    board.fill("123", "r1c1 r1c2 r4c1")
    assert board.steps(TYPE_1) == []


def test_filled_corners_in_four_boxes_make_no_rectangle(board):
    board.fill("122", "r1c1 r1c4 r4c1")
    assert board.steps(TYPE_1) == []


def test_a_digit_that_is_gone_already_is_no_step(board):
    board.fill("122", "r1c1 r1c2 r4c1").without("1", "r4c2")
    assert board.steps(TYPE_1) == []


def test_the_same_extra_digit_in_two_corners_goes_from_what_sees_both(board):
    board.fill("12", "r1c1 r1c2").keep("23", "r4c1").keep("13", "r4c2")
    assert board.notations(TYPE_2) == ["Avoidable Rectangle Type 2: 1/2 in r1c12,r4c12 => r4c3456789,r5c123,r6c123<>3"]


def test_the_filled_corners_may_be_in_different_boxes(board):
    board.fill("12", "r1c1 r4c1").keep("23", "r1c2").keep("13", "r4c2")
    assert board.notations(TYPE_2) == ["Avoidable Rectangle Type 2: 1/2 in r1c12,r4c12 => r2356789c2<>3"]


def test_the_filled_corners_may_be_opposite_ones(board):
    board.fill("11", "r1c1 r4c2").keep("23", "r1c2 r4c1")
    assert board.notations(TYPE_2) == [
        "Avoidable Rectangle Type 2: 1/2 in r1c12,r4c12 => r23c1,r56c2<>3",
        "Avoidable Rectangle Type 2: 1/3 in r1c12,r4c12 => r23c1,r56c2<>2",
    ]


def test_different_extra_digits_are_no_type_2(board):
    board.fill("12", "r1c1 r1c2").keep("23", "r4c1").keep("14", "r4c2")
    assert board.steps(TYPE_2) == []


def test_a_corner_that_lost_its_digit_of_the_rectangle_is_safe(board):
    board.fill("12", "r1c1 r1c2").keep("34", "r4c1").keep("13", "r4c2")
    assert board.steps(TYPE_2) == []
