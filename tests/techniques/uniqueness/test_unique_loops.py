"""Unique loops."""

from attrs import evolve

from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.kinds import Loops

TEST_1 = strategy_named("uniqueness-test-1")
TYPE_1 = strategy_named("unique-loop-type-1")
TYPE_2 = strategy_named("unique-loop-type-2")
TYPE_3 = strategy_named("unique-loop-type-3")
TYPE_4 = strategy_named("unique-loop-type-4")


RING = "r1c1 r1c2 r6c2 r6c4 r5c4"  # r5c1 closes it


def test_all_cells_but_one_have_nothing_else(board, told):
    board.keep("28", RING).keep("2478", "r5c1")
    (step,) = board.steps(TYPE_1)
    assert step.notation == "Unique Loop Type 1: 2/8 in r1c12,r5c14,r6c24 => r5c1<>2, r5c1<>8"
    assert told(step) == (
        "[floor:r1c1, r1c2, r6c2, r6c4, r5c4, r5c1] form a loop of 6 cells that can all be 2 or 8. Each cell "
        "shares a house with the next, and every house contains two of them or none. If the loop held only these "
        "two digits, they could be swapped, and the puzzle would have two solutions. It has only one, so the "
        "only cell that can take another digit must do so: [guardian:r5c1 is 4 or 7]. So 2 and 8 can be removed "
        "from [removed:r5c1]."
    )


def test_a_loop_that_enters_a_box_once_is_not_deadly(board):
    board.keep("28", "r1c1 r1c2 r9c2 r9c4 r5c4").keep("2478", "r5c1")
    assert board.steps(TYPE_1) == []


def test_a_cell_without_one_of_the_digits_breaks_the_loop(board):
    board.keep("28", RING).keep("247", "r5c1")
    assert board.steps(TYPE_1) == []


def test_the_same_extra_digit_goes_from_what_sees_all_of_its_cells(board):
    board.keep("28", "r1c1 r1c2 r6c4 r5c4").keep("278", "r6c2 r5c1")
    assert board.notations(TYPE_2) == ["Unique Loop Type 2: 2/8 in r1c12,r5c14,r6c24 => r4c123,r5c23,r6c13<>7"]


def test_more_than_two_cells_may_have_it(board):
    board.keep("28", "r1c2 r6c4 r5c4").keep("278", "r6c2 r5c1 r1c1")
    assert board.notations(TYPE_2) == ["Unique Loop Type 2: 2/8 in r1c12,r5c14,r6c24 => r46c1<>7"]


def test_extra_digits_make_a_subset_with_other_cells_of_their_house(board):
    board.keep("28", "r1c1 r1c2 r6c2 r6c4").keep("1278", "r5c1").keep("2578", "r5c4").keep("157", "r5c8 r5c9")
    assert board.notations(TYPE_3) == [
        "Unique Loop Type 3: 2/8 in r1c12,r5c14,r6c24 => r5c23567<>1, r5c23567<>5, r5c23567<>7"
    ]


def test_a_digit_locked_to_two_cells_rules_the_other_one_out(board):
    board.keep("28", "r1c1 r1c2 r6c2 r6c4").confine("2", "r5", "r5c1 r5c4")
    assert board.notations(TYPE_4) == ["Unique Loop Type 4: 2/8 in r1c12,r5c14,r6c24 => r5c14<>8"]


def test_cells_with_extra_digits_that_share_no_house_are_neither_type_3_nor_4(board):
    board.keep("28", "r1c2 r6c2 r6c4 r5c1").confine("2", "r5", "r5c1 r5c4").confine("2", "r1", "r1c1 r1c2")
    assert board.steps(TYPE_3) == board.steps(TYPE_4) == []


def test_a_rectangle_is_a_loop_of_four_cells_for_those_who_want_it(board):
    board.keep("12", "r1c1 r1c2 r4c1").keep("1235", "r4c2")
    assert board.steps(TYPE_1) == []
    (loop,) = board.steps(evolve(TYPE_1, patterns=Loops(least=4)))
    (rectangle,) = board.steps(TEST_1)
    assert loop.eliminations == rectangle.eliminations


def test_loops_of_other_lengths_than_wanted_are_left_out(board):
    board.keep("28", RING).keep("2478", "r5c1")
    assert board.steps(evolve(TYPE_1, patterns=Loops(least=8))) == []
    assert board.notations(evolve(TYPE_1, patterns=Loops(least=6, most=6))) == board.notations(TYPE_1)
