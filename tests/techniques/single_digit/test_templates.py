"""Templates."""

from crosshatch.logic.step import HouseTruth
from crosshatch.techniques.catalogue import default_strategies, strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

TEMPLATE_SET = strategy_named("template-set")
TEMPLATE_DELETE = strategy_named("template-delete")


def swordfish(board):
    """Give a board a 2 that has three columns only in three of its rows."""
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c4 r5c9").confine("2", "r8", "r8c1 r8c9")
    return board.confine("2", "c1", "r1c1 r4c1 r8c1").confine("2", "c4", "r1c4 r5c4")


def test_what_no_template_uses_is_deleted(board):
    (step,) = swordfish(board).steps(TEMPLATE_DELETE)
    assert step.notation == "Template Delete: 2 => r23679c9,r4c19<>2"
    assert step.truths == (HouseTruth(2, 0), HouseTruth(2, 4), HouseTruth(2, 7))
    assert markup(*explain(step)) == (
        "Consider all ways to place a 2 in each of rows [house:1], [house:5] and [house:8] so that no two see each "
        "other. None of them leaves room for a 2 in any of [removed:r23679c9,r4c19]. So 2 can be removed from "
        "[removed:r23679c9,r4c19]."
    )


def test_what_all_templates_use_is_set(board):
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c1 r5c4").confine("2", "r8", "r8c1 r8c8")
    (step,) = board.steps(TEMPLATE_SET)
    assert step.notation == "Template Set: 2 => r8c8=2"
    assert "All of them use [placed:r8c8]." in markup(*explain(step))


def test_a_place_more_leaves_nothing_to_set(board):
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c1 r5c4 r5c7").confine("2", "r8", "r8c1 r8c8")
    assert board.steps(TEMPLATE_SET) == []


def test_two_places_more_leave_nothing_to_delete(board):
    """With places in columns 5 and 8 as well, the three rows no longer use up column 9."""
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c4 r5c9").confine("2", "r8", "r8c1 r8c5 r8c8 r8c9")
    assert board.steps(TEMPLATE_DELETE) == []


def test_nothing_is_decided_on_an_open_board(board):
    board.fill("123", "r1c1 r5c5 r9c9")
    assert board.steps(TEMPLATE_SET) == []
    assert board.steps(TEMPLATE_DELETE) == []


def test_what_another_digit_takes_leaves_no_room(board):
    board.confine("3", "r1", "r1c1")
    step = next(step for step in board.steps(TEMPLATE_DELETE) if step.pattern.digit == 7)
    assert step.notation == "Template Delete: 7 => r1c1<>7"
    assert step.truths == (HouseTruth(3, 0),)
    assert markup(*explain(step)) == (
        "Consider all ways to place a 3 in [house:row 1]. None of them leaves room for a 7 in [removed:r1c1]. So 7 "
        "can be removed from [removed:r1c1]."
    )


def test_two_digits_at_once(board):
    """Row 1 has its 3 in the first cell, which leaves the 7 one place."""
    board.confine("3", "r1", "r1c1").confine("7", "r1", "r1c1 r1c5")
    step = next(step for step in board.steps(TEMPLATE_SET) if step.pattern.digit == 7)
    assert step.notation == "Template Set: 7 => r1c5=7"
    assert step.truths == (HouseTruth(3, 0), HouseTruth(7, 0))
    assert markup(*explain(step)) == (
        "Consider all ways to place a 3 in [house:row 1] and a 7 in [house:row 1] so that no cell has two digits. "
        "All of them have a 7 in [placed:r1c5]. So [placed:r1c5] is 7."
    )


def test_templates_are_off_by_default():
    assert not {"Template Set", "Template Delete"} & {strategy.technique.title for strategy in default_strategies()}
