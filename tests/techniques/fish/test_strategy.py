"""Basic fish."""

import pytest

from crosshatch.logic.step import HouseTruth, Role
from crosshatch.techniques.catalogue import default_strategies, strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup


def test_an_x_wing_of_columns(board):
    board.confine("1", "c1", "r2c1 r5c1").confine("1", "c5", "r2c5 r5c5")
    board.confine("1", "r2", "r2c1 r2c5 r2c7").confine("1", "r5", "r5c1 r5c2 r5c5 r5c9")
    (step,) = board.steps(strategy_named("x-wing"))
    assert step.notation == "X-Wing: 1 c15 r25 => r2c7,r5c29<>1"
    assert step.truths == (HouseTruth(1, 9), HouseTruth(1, 13))
    assert step.roles.houses[Role.BASE] == (9, 13)
    assert step.roles.houses[Role.COVER] == (1, 4)
    assert markup(explain(step)[0]) == (
        "In columns [base:1] and [base:5], the 1 can only go in [pattern:r2c15,r5c15], and all of these cells lie "
        "in rows [cover:2] and [cover:5]. The two columns need two 1s, and each row can take only one, so both "
        "rows must have their 1 in these places. So 1 can be removed from [removed:r2c7,r5c29]."
    )


def test_an_x_wing_of_rows(board):
    board.confine("7", "r3", "r3c2 r3c8").confine("7", "r9", "r9c2 r9c8")
    board.confine("7", "c2", "r3c2 r6c2 r9c2")
    assert board.notations(strategy_named("x-wing")) == ["X-Wing: 7 r39 c28 => r124578c8,r6c28<>7"]


def test_one_more_place_in_a_base_line_is_a_fin_and_no_x_wing(board):
    board.confine("7", "r3", "r3c2 r3c8").confine("7", "r9", "r9c2 r9c7 r9c8")
    assert board.steps(strategy_named("x-wing")) == []


def test_a_line_with_one_place_is_a_single_and_makes_no_x_wing(board):
    board.confine("7", "r3", "r3c2 r3c8").confine("7", "r9", "r9c2")
    assert board.steps(strategy_named("x-wing")) == []


def test_places_in_three_columns_are_no_x_wing(board):
    board.confine("7", "r3", "r3c2 r3c8").confine("7", "r9", "r9c2 r9c7")
    assert board.steps(strategy_named("x-wing")) == []


def test_an_x_wing_with_nothing_else_in_its_cover_is_no_step(board):
    board.confine("7", "r3", "r3c2 r3c8").confine("7", "r9", "r9c2 r9c8")
    board.confine("7", "c2", "r3c2 r9c2").confine("7", "c8", "r3c8 r9c8")
    assert board.steps(strategy_named("x-wing")) == []


def test_a_swordfish_whose_lines_need_not_meet_all_three_covers(board):
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c4 r5c9").confine("2", "r8", "r8c1 r8c9")
    board.confine("2", "c1", "r1c1 r4c1 r8c1").confine("2", "c4", "r1c4 r5c4").confine("2", "c9", "r2c9 r5c9 r8c9")
    assert board.notations(strategy_named("swordfish")) == ["Swordfish: 2 r158 c149 => r2c9,r4c1<>2"]


def test_a_swordfish_with_a_fourth_column_is_none(board):
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c4 r5c9").confine("2", "r8", "r8c1 r8c8")
    assert board.steps(strategy_named("swordfish")) == []


def test_a_jellyfish(board):
    board.confine("6", "c1", "r1c1 r3c1").confine("6", "c3", "r3c3 r5c3").confine("6", "c7", "r5c7 r8c7")
    board.confine("6", "c9", "r1c9 r3c9 r5c9 r8c9")
    board.without("6", "r1c4 r1c5 r1c6 r3c2 r3c6 r3c8 r5c5 r5c6 r5c8 r8c2 r8c4 r8c5 r8c6")
    assert board.notations(strategy_named("jellyfish")) == ["Jellyfish: 6 c1379 r1358 => r1c28,r3c45,r5c24,r8c8<>6"]


def test_a_jellyfish_with_a_fifth_row_is_none(board):
    board.confine("6", "c1", "r1c1 r3c1").confine("6", "c3", "r3c3 r5c3").confine("6", "c7", "r5c7 r8c7")
    board.confine("6", "c9", "r1c9 r3c9 r5c9 r9c9")
    assert board.steps(strategy_named("jellyfish")) == []


@pytest.mark.parametrize(
    ("strategy", "size"),
    [(strategy_named("squirmbag"), 5), (strategy_named("whale"), 6), (strategy_named("leviathan"), 7)],
)
def test_larger_fish(board, strategy, size):
    lines = [1, 4, 7, 2, 5, 8, 3][:size]
    for row in lines:
        board.confine("5", f"r{row}", " ".join(f"r{row}c{column}" for column in lines))
    (step,) = board.steps(strategy)
    assert len(step.pattern.bases) == size
    assert len(step.eliminations) == size * (9 - size)


def test_fish_of_more_than_four_lines_are_off_by_default():
    names = {each.technique.title for each in default_strategies()}
    assert names >= {"X-Wing", "Swordfish", "Jellyfish"}
    assert not names & {"Squirmbag", "Whale", "Leviathan"}


def test_fish_come_digit_by_digit_with_rows_before_columns(board):
    board.confine("7", "r3", "r3c2 r3c8").confine("7", "r9", "r9c2 r9c8")
    board.confine("1", "c1", "r2c1 r5c1").confine("1", "c5", "r2c5 r5c5")
    board.confine("1", "r7", "r7c2 r7c8").confine("1", "r8", "r8c2 r8c8")
    assert [step.notation.split("=>")[0].strip() for step in board.steps(strategy_named("x-wing"))] == [
        "X-Wing: 1 r78 c28",
        "X-Wing: 1 c15 r25",
        "X-Wing: 7 r39 c28",
    ]
