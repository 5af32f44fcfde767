"""Unique rectangles and the hidden rectangle."""

import pytest
from attrs import evolve

from crosshatch.board.houses import cell_set
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, Guardians, HouseTruth, Role
from crosshatch.originals.explainer.uniqueness import Type3BySize
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.arguments import TYPE_4, Type3
from crosshatch.techniques.uniqueness.kinds import Rectangles

TEST_1 = strategy_named("uniqueness-test-1")
TEST_2 = strategy_named("uniqueness-test-2")
TEST_3 = strategy_named("uniqueness-test-3")
TEST_4 = strategy_named("uniqueness-test-4")
TEST_5 = strategy_named("uniqueness-test-5")
TEST_6 = strategy_named("uniqueness-test-6")
HIDDEN_RECTANGLE = strategy_named("hidden-rectangle")

ROW_4, COLUMN_2 = 3, 10


def test_three_corners_with_nothing_else_rule_the_two_digits_out_of_the_fourth(board, told):
    board.keep("12", "r1c1 r1c2 r4c1").keep("1235", "r4c2")
    (step,) = board.steps(TEST_1)
    assert step.notation == "Uniqueness Test 1: 1/2 in r1c12,r4c12 => r4c2<>1, r4c2<>2"
    (truth,) = step.truths
    assert isinstance(truth, Guardians)
    assert [str(each) for each in step.roles.candidates[Role.GUARDIAN]] == ["(3)r4c2", "(5)r4c2"]
    assert told(step) == (
        "[floor:r1c12,r4c12] form a rectangle in two rows, two columns and two boxes. If all four cells held only "
        "1 and 2, these two digits could be swapped, and the puzzle would have two solutions. It has only one, so "
        "the only cell that can take another digit must do so: [guardian:r4c2 is 3 or 5]. So 1 and 2 can be "
        "removed from [removed:r4c2]."
    )


def test_corners_in_four_boxes_are_no_rectangle(board):
    board.keep("12", "r1c1 r1c4 r4c1")
    assert board.steps(TEST_1) == []


def test_corners_in_one_box_are_no_rectangle(board):
    board.keep("12", "r1c1 r1c2 r2c1")
    assert board.steps(TEST_1) == []


def test_a_third_digit_in_two_corners_is_no_type_1(board):
    board.keep("12", "r1c1 r1c2").keep("124", "r4c1").keep("1235", "r4c2")
    assert board.steps(TEST_1) == []


def test_the_same_extra_digit_in_one_line_goes_from_what_sees_both(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1 r4c2")
    assert board.notations(TEST_2) == ["Uniqueness Test 2: 1/2 in r1c12,r4c12 => r4c3456789,r5c123,r6c123<>3"]
    assert board.steps(TEST_5) == []


def test_the_same_extra_digit_in_opposite_corners_is_test_5(board):
    board.keep("12", "r1c1 r4c2").keep("123", "r1c2 r4c1")
    assert board.notations(TEST_5) == ["Uniqueness Test 5: 1/2 in r1c12,r4c12 => r23c1,r56c2<>3"]
    assert board.steps(TEST_2) == []


def test_the_same_extra_digit_in_three_corners_is_test_5(board):
    board.keep("12", "r1c1").keep("123", "r1c2 r4c1 r4c2")
    assert board.notations(TEST_5) == ["Uniqueness Test 5: 1/2 in r1c12,r4c12 => r56c2<>3"]


def test_different_extra_digits_are_neither_test_2_nor_5(board):
    board.keep("12", "r1c1 r4c2").keep("123", "r1c2").keep("124", "r4c1")
    assert board.steps(TEST_2) == board.steps(TEST_5) == []


def test_extra_digits_make_a_naked_pair_with_a_cell_of_their_row(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("34", "r4c9")
    (step,) = board.steps(TEST_3)
    assert step.notation == "Uniqueness Test 3: 1/2 in r1c12,r4c12 => r4c345678<>3, r4c345678<>4"
    assert step.truths[1:] == (CellTruth(35),)
    assert step.roles.houses[Role.HOUSE] == (ROW_4,)


def test_a_subset_in_a_line_and_a_box_acts_on_both(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("34", "r4c3")
    assert board.notations(TEST_3) == [
        "Uniqueness Test 3: 1/2 in r1c12,r4c12 => r4c456789,r5c123,r6c123<>3, r4c456789,r5c123,r6c123<>4"
    ]


def test_a_cell_with_a_digit_of_the_rectangle_makes_no_subset(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("134", "r4c9")
    assert board.steps(TEST_3) == []


def test_a_subset_with_cells_to_spare_is_left_out(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("34", "r4c9").keep("56", "r4c7 r4c8")
    assert [step.roles.cells[Role.EXTRA] for step in board.steps(TEST_3)] == [(35,)]


def test_every_subset_is_an_option(board):
    """As in HoDoKu: also those that a smaller one is part of, and those with extra digits that are one only."""
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1 r4c2").keep("34", "r4c9").keep("45", "r4c8")
    assert board.steps(TEST_3) == []
    assert [
        step.roles.cells[Role.EXTRA] for step in board.steps(evolve(TEST_3, argument=Type3(every_subset=True)))
    ] == [
        (34, 35),
        (35,),
    ]


def test_a_subset_in_words(board, told):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("34", "r4c3")
    (step,) = board.steps(TEST_3)
    assert told(step).startswith(
        "So at least one of [roof:r4c12] is 3 or 4. Together with [extra:r4c3], that makes two cells for the two "
        "digits 3 and 4, so no other cell of [house:row 4] or [house:box 4] can take these.",
        told(step).index("So at least one"),
    )


def test_a_subset_told_from_its_hidden_side(board, told):
    board.keep("12", "r1c1 r1c2").confine("12", "r4", "r4c1 r4c2 r4c9")
    board.keep("123", "r4c1").keep("124", "r4c2")
    (naked,) = board.steps(TEST_3)
    (hidden,) = board.steps(evolve(TEST_3, argument=Type3BySize()))
    assert naked.eliminations == hidden.eliminations
    assert hidden.truths[1:] == (HouseTruth(1, ROW_4), HouseTruth(2, ROW_4))
    assert told(hidden).endswith(
        "So [roof:r4c12] can hold at most one of the digits 1 and 2. In [house:row 4], the rest of them can only "
        "go in [extra:r4c9] and must fill this cell. So 3, 4, 5, 6, 7, 8 and 9 can be removed from [removed:r4c9]."
    )


def test_a_digit_locked_to_two_corners_rules_the_other_one_out(board):
    board.keep("12", "r1c1 r1c2").confine("1", "r4", "r4c1 r4c2").confine("1", "b4", "r4c1 r4c2")
    (step,) = board.steps(TEST_4)
    assert step.notation == "Uniqueness Test 4: 1/2 in r1c12,r4c12 => r4c12<>2"
    assert step.truths[1:] == (HouseTruth(1, ROW_4),)
    (link,) = step.links
    assert [str(each) for each in link.start + link.end] == ["(1)r4c1", "(1)r4c2"]


def test_one_house_is_enough_for_sudoku_explainer_but_not_for_hodoku(board):
    board.keep("12", "r1c1 r1c2").confine("1", "r4", "r4c1 r4c2")
    assert board.steps(TEST_4) == []
    assert board.notations(evolve(TEST_4, argument=TYPE_4)) == ["Uniqueness Test 4: 1/2 in r1c12,r4c12 => r4c12<>2"]


def test_another_place_in_the_row_unlocks_the_digit(board):
    board.keep("12", "r1c1 r1c2").confine("1", "r4", "r4c1 r4c2 r4c9")
    assert board.steps(evolve(TEST_4, argument=TYPE_4)) == []


def test_a_digit_locked_to_all_four_corners_leaves_two_opposite_ones(board):
    board.keep("12", "r1c1 r4c2").confine("1", "r1", "r1c1 r1c2").confine("1", "r4", "r4c1 r4c2")
    board.confine("1", "c1", "r1c1 r4c1").confine("1", "c2", "r1c2 r4c2")
    assert board.notations(TEST_6) == ["Uniqueness Test 6: 1/2 in r1c12,r4c12 => r1c2,r4c1<>1"]


def test_a_further_place_in_a_column_is_no_test_6(board):
    board.keep("12", "r1c1 r4c2").confine("1", "r1", "r1c1 r1c2").confine("1", "r4", "r4c1 r4c2")
    board.confine("1", "c1", "r1c1 r4c1").confine("1", "c2", "r1c2 r4c2 r9c2")
    assert board.steps(TEST_6) == []


def test_a_hidden_rectangle(board, told):
    board.keep("12", "r1c1").confine("1", "r4", "r4c1 r4c2").confine("1", "c2", "r1c2 r4c2")
    (step,) = board.steps(HIDDEN_RECTANGLE)
    assert step.notation == "Hidden Rectangle: 1/2 in r1c12,r4c12 => r4c2<>2"
    assert step.truths[1:] == (HouseTruth(1, ROW_4), HouseTruth(1, COLUMN_2))
    assert told(step).endswith(
        "In [house:row 4] and [house:column 2], the 1 can only go in the corners. If [corner:r4c2] were 2, "
        "[roof:r1c2,r4c1] would both have to be 1, and no corner would take an extra candidate. So 2 can be "
        "removed from [removed:r4c2]."
    )


def test_a_digit_with_a_third_place_is_no_hidden_rectangle(board):
    board.keep("12", "r1c1").confine("1", "r4", "r4c1 r4c2").confine("1", "c2", "r1c2 r4c2 r8c2")
    assert board.steps(HIDDEN_RECTANGLE) == []


def test_corners_may_miss_a_digit_that_logic_removed(board):
    board.keep("12", "r1c1 r1c2").keep("13", "r4c1").keep("23", "r4c2")
    assert len(board.steps(TEST_2)) == 1
    assert board.steps(evolve(TEST_2, patterns=Rectangles(missing_candidates=False))) == []


def test_corners_do_not_miss_a_digit_that_was_placed(board):
    board.keep("12", "r1c1 r1c2").keep("13", "r4c1 r4c2")
    digits = [step.roles.digits[Role.PATTERN] for step in board.steps(TEST_2)]
    assert digits == [(1, 2), (1, 3)]
    board.fill("2", "r4c9")
    digits = [step.roles.digits[Role.PATTERN] for step in board.steps(TEST_2)]
    assert digits == [(1, 3)]


def test_a_corner_with_neither_digit_is_no_corner(board):
    board.keep("12", "r1c1 r1c2").keep("34", "r4c1").keep("123", "r4c2").keep("34", "r4c9")
    assert board.steps(TEST_3) == []


@pytest.mark.parametrize("filled", ["given", "placed"])
def test_a_filled_corner_is_no_corner_of_a_unique_rectangle(filled):
    line = "12" + "." * 79
    puzzle = Puzzle(line) if filled == "given" else Puzzle("." * 81, placed=line)
    assert list(TEST_1.find(puzzle.grid())) == []


def test_a_naked_pair_beside_the_guardians_is_not_needed_for_itself(board):
    """The pair rules 3 and 4 out of the row without the rectangle; with that, 5 and 6 go as well."""
    board.keep("12", "r1c1 r1c2").keep("125", "r4c1").keep("126", "r4c2").keep("34", "r4c7 r4c8").keep("45", "r4c9")
    (step,) = board.steps(TEST_3)
    assert step.notation.endswith("r4c3456<>3, r4c3456<>4, r4c3456<>5, r4c3456<>6")
    assert step.truths[1:] == (CellTruth(33), CellTruth(34), CellTruth(35))

    board.without("56", "r4c3 r4c4 r4c5 r4c6")
    (step,) = board.steps(TEST_3)
    assert step.notation.endswith("=> r4c3456<>3, r4c3456<>4")
    assert step.pattern.argument.cells == cell_set([33, 34, 35])
    assert step.truths == (CellTruth(33), CellTruth(34))


def test_one_place_for_the_digit_needs_no_rectangle(board):
    board.keep("12", "r1c1").confine("1", "r4", "r4c2").confine("1", "c2", "r1c2 r4c2").keep("23", "r4c1")
    (step,) = board.steps(HIDDEN_RECTANGLE)
    assert step.truths == (HouseTruth(1, ROW_4),)
