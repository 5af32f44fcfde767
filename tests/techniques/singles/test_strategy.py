"""Full houses, hidden singles and naked singles."""

import pytest

from crosshatch.board.houses import cell_named
from crosshatch.logic.step import CellTruth, HouseTruth, Role
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explain
from crosshatch.words.spans import markup

ROW_1 = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"


def test_the_last_empty_cell_of_a_house_is_a_full_house(board):
    board.fill("12345678", ROW_1.removesuffix(" r1c9"))
    (step,) = board.steps(strategy_named("full-house"))
    assert step.notation == "Full House: r1c9=9"
    assert step.roles.houses[Role.HOUSE] == (0,)
    assert markup(explain(step)[0]) == (
        "[house:Row 1] has only one empty cell, [placed:r1c9], and only the 9 is missing. So [placed:r1c9] is 9."
    )


def test_a_house_with_two_empty_cells_is_not_full(board):
    board.fill("1234567", ROW_1.removesuffix(" r1c8 r1c9"))
    assert board.steps(strategy_named("full-house")) == []


def test_a_cell_that_fills_a_row_and_a_box_is_one_full_house(board):
    board.fill("12345678", ROW_1.removesuffix(" r1c9"))
    board.fill("123456", "r2c7 r2c8 r2c9 r3c7 r3c8 r3c9")
    assert board.notations(strategy_named("full-house")) == ["Full House: r1c9=9"]


def test_a_digit_with_one_place_in_a_house_is_a_hidden_single(board):
    board.confine("7", "r4", "r4c2")
    (step,) = board.steps(strategy_named("hidden-single"))
    assert step.notation == "Hidden Single: r4c2=7"
    assert step.truths == (HouseTruth(7, 3),)


def test_a_hidden_single_names_the_cells_that_leave_its_digit_no_other_place(board):
    board.fill("555", "r1c4 r2c7 r4c2").fill("12", "r3c1 r9c9")
    (step,) = board.steps(strategy_named("hidden-single"))
    assert step.notation == "Hidden Single: r3c3=5"
    assert markup(explain(step)[0]) == (
        "In [house:box 1], only one empty cell can still take the 5: the 5s in [blocker:r1c4,r2c7,r4c2] rule out "
        "all others. So [placed:r3c3] is 5."
    )


def test_a_hidden_single_names_no_cell_that_only_rules_out_what_others_do(board):
    board.fill("555", "r4c2 r1c4 r2c7").fill("12", "r3c1 r3c2")
    (step,) = board.steps(strategy_named("hidden-single"))
    assert step.notation == "Hidden Single: r3c3=5"
    assert step.roles.cells[Role.BLOCKER] == tuple(map(cell_named, ("r1c4", "r2c7")))


def test_a_hidden_single_names_the_cells_that_lost_its_digit_before(board):
    board.fill("5", "r4c2").without("5", "r1c3 r2c1 r2c3 r3c1 r3c3")
    (step,) = (step for step in board.steps(strategy_named("hidden-single")) if step.conclusion == "r1c1=5")
    assert step.roles.cells[Role.RULED_OUT] == tuple(map(cell_named, ("r1c3", "r2c1", "r2c3", "r3c1", "r3c3")))
    assert (
        "it was removed from [ruled out:r1c3,r2c13,r3c13] earlier, and the 5 in [blocker:r4c2] rules out all others. So"
    ) in markup(explain(step)[0])


def test_a_hidden_single_whose_digit_is_nowhere_yet(board):
    (step,) = board.confine("5", "b1", "r1c1").steps(strategy_named("hidden-single"))
    assert (
        "can still take the 5: it was removed from [ruled out:r1c23,r2c123,r3c123] earlier. So [placed:r1c1] is 5."
    ) in markup(explain(step)[0])


def test_a_digit_with_two_places_is_no_hidden_single(board):
    board.confine("7", "r4", "r4c2 r4c9")
    assert board.steps(strategy_named("hidden-single")) == []


def test_a_digit_single_in_a_box_and_a_row_is_found_once_in_the_box(board):
    board.confine("7", "r4", "r4c2").confine("7", "b4", "r4c2")
    (step,) = board.steps(strategy_named("hidden-single"))
    assert step.truths == (HouseTruth(7, 21),)


def test_a_cell_with_one_candidate_is_a_naked_single(board):
    board.keep("3", "r5c5")
    (step,) = board.steps(strategy_named("naked-single"))
    assert step.notation == "Naked Single: r5c5=3"
    assert step.truths == (CellTruth(40),)
    assert markup(explain(step)[0]) == (
        "[placed:r5c5] can only be 3: 1, 2, 4, 5, 6, 7, 8 and 9 were removed earlier. So [placed:r5c5] is 3."
    )


def test_a_naked_single_names_for_each_digit_a_cell_that_rules_it_out(board):
    board.fill("124456", "r5c1 r1c5 r5c9 r9c5 r6c6 r5c7").without("789", "r5c5")
    (step,) = board.steps(strategy_named("naked-single"))
    assert markup(explain(step)[0]) == (
        "[placed:r5c5] can only be 3: it sees 1, 2, 4, 5 and 6 ([blocker:r5c1,r1c5,r5c9,r6c6,r5c7]), and 7, 8 and "
        "9 were removed earlier. So [placed:r5c5] is 3."
    )
    assert step.roles.cells[Role.BLOCKER] == tuple(map(cell_named, ("r5c1", "r1c5", "r5c9", "r6c6", "r5c7")))


def test_a_cell_with_two_candidates_is_no_naked_single(board):
    board.keep("36", "r5c5")
    assert board.steps(strategy_named("naked-single")) == []


@pytest.mark.parametrize(
    "strategy", [strategy_named("full-house"), strategy_named("hidden-single"), strategy_named("naked-single")]
)
def test_an_empty_board_has_no_singles(board, strategy: Strategy):
    assert board.steps(strategy) == []
