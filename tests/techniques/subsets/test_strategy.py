"""Naked, hidden and locked subsets."""

import pytest

from crosshatch.logic.step import CellTruth, HouseTruth
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explain
from crosshatch.words.spans import markup

LOCKED_PAIR = strategy_named("locked-pair")
LOCKED_TRIPLE = strategy_named("locked-triple")
NAKED_PAIR = strategy_named("naked-pair")
NAKED_TRIPLE = strategy_named("naked-triple")
NAKED_QUADRUPLE = strategy_named("naked-quadruple")
HIDDEN_PAIR = strategy_named("hidden-pair")
HIDDEN_TRIPLE = strategy_named("hidden-triple")
HIDDEN_QUADRUPLE = strategy_named("hidden-quadruple")

ALL = [
    LOCKED_PAIR,
    LOCKED_TRIPLE,
    NAKED_PAIR,
    NAKED_TRIPLE,
    NAKED_QUADRUPLE,
    HIDDEN_PAIR,
    HIDDEN_TRIPLE,
    HIDDEN_QUADRUPLE,
]


def test_a_naked_pair_in_a_row(board):
    board.keep("38", "r4c2 r4c7")
    (step,) = board.steps(NAKED_PAIR)
    assert step.notation == "Naked Pair: 3,8 in r4c27 => r4c1345689<>3, r4c1345689<>8"
    assert step.truths == (CellTruth(28), CellTruth(33))
    assert step.pattern.houses == (3,)
    (line,) = explain(step)
    assert markup(line) == (
        "[pattern:r4c27] have only the candidates 3 and 8. The two cells use up both digits, so no other cell of "
        "[house:row 4] can take them. So 3 and 8 can be removed from [removed:r4c1345689]."
    )


def test_a_naked_pair_in_a_box_off_the_lines(board):
    board.keep("38", "r1c8 r2c7")
    assert board.notations(NAKED_PAIR) == [
        "Naked Pair: 3,8 in r1c8,r2c7 => r1c79,r2c89,r3c789<>3, r1c79,r2c89,r3c789<>8"
    ]


def test_two_cells_with_three_candidates_are_no_pair(board):
    board.keep("38", "r4c2").keep("389", "r4c7")
    assert board.steps(NAKED_PAIR) == []


def test_two_equal_cells_that_do_not_see_each_other_are_no_pair(board):
    board.keep("38", "r4c2 r5c7")
    assert board.steps(NAKED_PAIR) == []


def test_a_naked_pair_that_removes_nothing_is_no_step(board):
    board.keep("38", "r4c2 r4c7").confine("38", "r4", "r4c2 r4c7")
    assert board.steps(NAKED_PAIR) == []


def test_a_locked_pair_acts_on_its_line_and_its_box_in_one_step(board):
    board.keep("38", "r4c1 r4c2")
    (step,) = board.steps(LOCKED_PAIR)
    assert step.notation == "Locked Pair: 3,8 in r4c12 => r4c3456789,r5c123,r6c123<>3, r4c3456789,r5c123,r6c123<>8"
    assert step.pattern.houses == (3, 21)
    (line,) = explain(step)
    assert "no other cell of [house:row 4] or [house:box 4] can take them" in markup(line)
    assert board.steps(NAKED_PAIR) == []


def test_a_pair_in_line_and_box_with_work_in_the_box_alone_is_a_naked_pair(board):
    board.keep("38", "r4c1 r4c2").confine("38", "r4", "r4c1 r4c2").without("38", "r5c1 r5c2")
    assert board.steps(LOCKED_PAIR) == []
    assert board.notations(NAKED_PAIR) == ["Naked Pair: 3,8 in r4c12 => r5c3,r6c123<>3, r5c3,r6c123<>8"]


def test_a_pair_in_line_and_box_with_work_in_the_line_alone_is_a_naked_pair(board):
    board.keep("38", "r4c1 r4c2").confine("38", "b4", "r4c1 r4c2")
    assert board.steps(LOCKED_PAIR) == []
    assert board.notations(NAKED_PAIR) == ["Naked Pair: 3,8 in r4c12 => r4c456789<>3, r4c456789<>8"]


def test_a_pair_in_one_line_but_two_boxes_is_not_locked(board):
    board.keep("38", "r4c3 r4c4")
    assert board.steps(LOCKED_PAIR) == []
    assert len(board.steps(NAKED_PAIR)) == 1


def test_a_locked_triple(board):
    board.keep("12", "r7c5").keep("25", "r8c5").keep("15", "r9c5").confine("1", "c5", "r2c5 r7c5 r9c5")
    board.confine("1", "b8", "r7c5 r9c5 r9c6").confine("25", "c5", "r7c5 r8c5 r9c5").without("25", "r7c6 r8c6 r9c6")
    assert board.notations(LOCKED_TRIPLE) == [
        "Locked Triple: 1,2,5 in r789c5 => r2c5,r9c6<>1, r789c4<>2, r789c4<>5",
    ]
    assert board.steps(NAKED_TRIPLE) == []


def test_a_naked_triple_whose_cells_need_not_hold_all_three_digits(board):
    board.keep("12", "r1c1").keep("25", "r1c5").keep("15", "r1c9")
    (step,) = board.steps(NAKED_TRIPLE)
    assert step.notation == "Naked Triple: 1,2,5 in r1c159 => r1c234678<>1, r1c234678<>2, r1c234678<>5"
    assert step.truths == (CellTruth(0), CellTruth(4), CellTruth(8))


def test_three_cells_with_four_candidates_are_no_triple(board):
    board.keep("12", "r1c1").keep("25", "r1c5").keep("16", "r1c9")
    assert board.steps(NAKED_TRIPLE) == []


def test_a_naked_quadruple(board):
    board.keep("12", "r1c1").keep("25", "r2c2").keep("57", "r3c3").keep("127", "r3c1")
    (step,) = board.steps(NAKED_QUADRUPLE)
    assert step.notation.startswith("Naked Quadruple: 1,2,5,7 in r1c1,r2c2,r3c13 => r1c23,r2c13,r3c2<>1")
    assert len(step.eliminations) == 20


def test_four_cells_with_five_candidates_are_no_quadruple(board):
    board.keep("12", "r1c1").keep("25", "r2c2").keep("57", "r3c3").keep("129", "r3c1")
    assert board.steps(NAKED_QUADRUPLE) == []


def test_a_hidden_pair(board):
    board.confine("49", "c3", "r2c3 r8c3").keep("3479", "r2c3").keep("149", "r8c3")
    (step,) = board.steps(HIDDEN_PAIR)
    assert step.notation == "Hidden Pair: 4,9 in r28c3 => r8c3<>1, r2c3<>3, r2c3<>7"
    assert step.truths == (HouseTruth(4, 11), HouseTruth(9, 11))
    (line,) = explain(step)
    assert markup(line) == (
        "In [house:column 3], the digits 4 and 9 can only go in [pattern:r28c3]. They need both of these cells, so "
        "no other digit can go there. So 1 can be removed from [removed:r8c3], and 3 and 7 can be removed from "
        "[removed:r2c3]."
    )


def test_two_digits_with_three_places_are_no_hidden_pair(board):
    board.confine("4", "c3", "r2c3 r8c3").confine("9", "c3", "r2c3 r8c3 r9c3")
    assert board.steps(HIDDEN_PAIR) == []


def test_a_hidden_pair_with_nothing_else_in_its_cells_is_no_step(board):
    board.confine("49", "c3", "r2c3 r8c3").keep("49", "r2c3 r8c3")
    assert board.steps(HIDDEN_PAIR) == []


def test_a_pair_hidden_in_line_and_box_is_found_once(board):
    board.confine("49", "c3", "r1c3 r2c3").confine("49", "b1", "r1c3 r2c3")
    (step,) = board.steps(HIDDEN_PAIR)
    assert step.truths == (HouseTruth(4, 11), HouseTruth(9, 11))


def test_a_pair_of_a_line_that_is_hidden_in_the_box_only_is_found_there(board):
    board.confine("49", "b1", "r1c3 r2c3")
    (step,) = board.steps(HIDDEN_PAIR)
    assert step.truths == (HouseTruth(4, 18), HouseTruth(9, 18))


def test_a_hidden_triple(board):
    board.confine("1", "b5", "r4c4 r5c5").confine("6", "b5", "r5c5 r6c4").confine("8", "b5", "r4c4 r6c4")
    board.keep("1268", "r4c4").keep("1678", "r5c5").keep("168", "r6c4")
    assert board.notations(HIDDEN_TRIPLE) == ["Hidden Triple: 1,6,8 in r46c4,r5c5 => r4c4<>2, r5c5<>7"]


def test_a_digit_already_placed_is_no_part_of_a_hidden_triple(board):
    board.fill("1", "r5c1").confine("68", "r5", "r5c4 r5c5 r5c6")
    assert board.steps(HIDDEN_TRIPLE) == []


def test_a_hidden_quadruple(board):
    board.confine("1", "r9", "r9c1 r9c2").confine("2", "r9", "r9c2 r9c8").confine("3", "r9", "r9c8 r9c9")
    board.confine("4", "r9", "r9c1 r9c9")
    board.keep("124", "r9c1").keep("12345", "r9c2").keep("123", "r9c8").keep("34", "r9c9")
    assert board.notations(HIDDEN_QUADRUPLE) == ["Hidden Quadruple: 1,2,3,4 in r9c1289 => r9c2<>5"]


def test_four_digits_with_five_places_are_no_hidden_quadruple(board):
    board.confine("1", "r9", "r9c1 r9c2").confine("2", "r9", "r9c2 r9c8").confine("3", "r9", "r9c8 r9c9")
    board.confine("4", "r9", "r9c1 r9c5")
    assert board.steps(HIDDEN_QUADRUPLE) == []


@pytest.mark.parametrize("strategy", ALL, ids=str)
def test_an_empty_board_has_no_subsets(board, strategy: Strategy):
    assert board.steps(strategy) == []


def test_where_a_smaller_subset_removes_as_much_the_larger_rests_on_its_cells_alone(board):
    board.keep("12", "r1c1 r1c5").keep("123", "r1c9").without("3", "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8")
    (step,) = board.steps(NAKED_TRIPLE)
    assert step.notation == "Naked Triple: 1,2,3 in r1c159 => r1c234678<>1, r1c234678<>2"
    assert step.truths == (CellTruth(0), CellTruth(4))


def test_a_single_inside_can_be_all_that_a_naked_pair_rests_on(board):
    board.keep("1", "r1c1").keep("12", "r1c5").without("2", "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9")
    (step,) = board.steps(NAKED_PAIR)
    assert step.notation == "Naked Pair: 1,2 in r1c15 => r1c2346789<>1"
    assert step.truths == (CellTruth(0),)


def test_a_smaller_subset_that_leaves_a_digit_to_remove_is_not_all_that_the_larger_rests_on(board):
    board.keep("12", "r1c1 r1c5").keep("123", "r1c9").without("12", "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8")
    (step,) = board.steps(NAKED_TRIPLE)
    assert step.notation == "Naked Triple: 1,2,3 in r1c159 => r1c234678<>3"
    assert step.truths == (CellTruth(0), CellTruth(4), CellTruth(8))


def test_where_a_smaller_subset_fills_the_same_cells_the_larger_rests_on_its_digits_alone(board):
    board.confine("14", "r9", "r9c1 r9c2").confine("6", "r9", "r9c1 r9c2 r9c8").keep("6", "r9c8")
    (step,) = board.steps(HIDDEN_TRIPLE)
    assert step.notation == "Hidden Triple: 1,4,6 in r9c128 => " + ", ".join(f"r9c12<>{digit}" for digit in "235789")
    assert step.truths == (HouseTruth(1, 8), HouseTruth(4, 8))


def test_a_contradiction_is_counted_as_it_is(board):
    board.keep("1", "r1c1 r1c5")
    (step,) = NAKED_PAIR.find(board.grid)
    (line,) = explain(step)
    assert markup(line).startswith(
        "[pattern:r1c15] have only the candidate 1. The two cells use up this digit, so no other cell"
    )
