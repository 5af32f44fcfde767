"""Extended rectangles."""

from attrs import evolve

from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.kinds import ExtendedRectangles

TYPE_1 = strategy_named("extended-rectangle-type-1")
TYPE_2 = strategy_named("extended-rectangle-type-2")
TYPE_3 = strategy_named("extended-rectangle-type-3")
TYPE_4 = strategy_named("extended-rectangle-type-4")


def test_all_cells_but_one_have_nothing_else(board, told):
    board.keep("147", "r3c7 r3c8 r6c8 r9c7").keep("14", "r6c7").keep("1267", "r9c8")
    (step,) = board.steps(TYPE_1)
    assert step.notation == "Extended Rectangle Type 1: 1/4/7 in r3c78,r6c78,r9c78 => r9c8<>1, r9c8<>7"
    assert told(step).startswith(
        "[floor:r3c78,r6c78,r9c78] are three pairs of cells across two parallel lines, each pair in one box. If "
        "they held only 1, 4 and 7, both lines would have the same digits there and could swap them, and the "
        "puzzle would have two solutions. It has only one, so the only cell that can "
        "take another digit must do so: [guardian:r9c8 is 2 or 6]."
    )


def test_lines_in_different_chutes_do_not_count(board):
    board.keep("147", "r3c6 r3c7 r6c6 r6c7 r9c6").keep("1267", "r9c7")
    assert board.steps(TYPE_1) == []


def test_a_fourth_digit_without_a_fourth_pair_does_not_count(board):
    board.keep("147", "r3c7 r3c8 r6c8 r9c7").keep("145", "r6c7").keep("1267", "r9c8")
    assert board.steps(TYPE_1) == []


def test_four_pairs_with_four_digits(board):
    board.keep("1234", "r1c1 r2c1 r1c2 r2c2 r1c4 r2c4 r1c7").keep("145", "r2c7")
    assert board.notations(TYPE_1) == ["Extended Rectangle Type 1: 1/2/3/4 in r1c1247,r2c1247 => r2c7<>1, r2c7<>4"]
    assert board.steps(evolve(TYPE_1, patterns=ExtendedRectangles(most=3))) == []


def test_the_same_extra_digit_goes_from_what_sees_all_of_its_cells(board):
    board.keep("123", "r1c1 r2c1 r1c4 r2c4").keep("1235", "r1c7 r2c7")
    assert board.notations(TYPE_2) == [
        "Extended Rectangle Type 2: 1/2/3 in r1c147,r2c147 => r1c89,r2c89,r3c789,r456789c7<>5"
    ]


def test_three_cells_may_have_it(board):
    board.keep("123", "r2c1 r2c4 r2c7").keep("1235", "r1c1 r1c4 r1c7")
    assert board.notations(TYPE_2) == ["Extended Rectangle Type 2: 1/2/3 in r1c147,r2c147 => r1c235689<>5"]


def test_extra_digits_make_a_subset_with_other_cells_of_their_house(board):
    board.keep("123", "r1c1 r2c1 r2c4 r2c7").keep("1235", "r1c4").keep("1236", "r1c7").keep("56", "r1c9")
    assert board.notations(TYPE_3) == ["Extended Rectangle Type 3: 1/2/3 in r1c147,r2c147 => r1c23568<>5, r1c23568<>6"]


def test_a_digit_locked_to_two_cells_rules_the_others_out(board):
    board.keep("123", "r1c1 r2c1 r2c4 r2c7").without("1", "r1c1").confine("1", "r1", "r1c4 r1c7")
    assert board.notations(TYPE_4) == ["Extended Rectangle Type 4: 1/2/3 in r1c147,r2c147 => r1c47<>2, r1c47<>3"]
