"""Empty Rectangles, single and dual."""

import attrs

from crosshatch.logic.step import HouseTruth, Role
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

EMPTY_RECTANGLE = strategy_named("empty-rectangle")
DUAL = strategy_named("dual-empty-rectangle")
TURBOT_FISH = strategy_named("turbot-fish")


def test_an_empty_rectangle(board):
    board.confine("1", "b3", "r2c7 r2c8 r3c9").confine("1", "c4", "r2c4 r7c4")
    (step,) = board.steps(EMPTY_RECTANGLE)
    assert step.notation == "Empty Rectangle: 1 in b3 (r27c4) => r7c9<>1"
    assert step.truths == (HouseTruth(1, 20), HouseTruth(1, 12))
    assert step.roles.houses[Role.HOUSE] == (20, 12)
    assert markup(*explain(step)) == (
        "In [house:box 3], the 1 can only go in [pattern:r2c78,r3c9]. In [house:column 4], the 1 can only go in "
        "[pincer:r7c4] or [pincer:r2c4]. If it goes in [pincer:r2c4], the box cannot have its 1 in [pattern:r2c78] "
        "and must have it in [pattern:r3c9]. So [pincer:r7c4] or [pattern:r3c9] must hold a 1, and no cell that "
        "sees both can be 1. So 1 can be removed from [removed:r7c9]."
    )


def test_the_place_where_row_and_column_cross_may_be_in(board):
    board.confine("1", "b3", "r1c9 r2c7 r2c9").confine("1", "c4", "r2c4 r7c4")
    assert board.notations(EMPTY_RECTANGLE) == ["Empty Rectangle: 1 in b3 (r27c4) => r7c9<>1"]


def test_a_place_off_the_row_and_the_column_is_no_empty_rectangle(board):
    board.confine("1", "b3", "r2c7 r2c8 r3c9 r1c8").confine("1", "c4", "r2c4 r7c4")
    assert board.steps(EMPTY_RECTANGLE) == []


def test_places_in_two_rows_are_no_empty_rectangle(board):
    board.confine("1", "b3", "r2c7 r2c8 r3c8 r3c9").confine("1", "c4", "r2c4 r7c4")
    assert board.steps(EMPTY_RECTANGLE) == []


def test_a_third_place_in_the_line_is_no_empty_rectangle(board):
    board.confine("1", "b3", "r2c7 r2c8 r3c9").confine("1", "c4", "r2c4 r5c4 r7c4")
    assert board.steps(EMPTY_RECTANGLE) == []


def test_two_places_in_the_box_are_one_only_where_they_are_allowed(board):
    board.confine("1", "b3", "r2c7 r3c9").confine("1", "c4", "r2c4 r7c4")
    assert board.steps(EMPTY_RECTANGLE) == []
    two_places = attrs.evolve(EMPTY_RECTANGLE, two_candidates=True)
    assert board.notations(two_places) == ["Empty Rectangle: 1 in b3 (r27c4) => r7c9<>1"]
    assert len(board.steps(TURBOT_FISH)) == 1


def test_a_dual_takes_both_arms_of_the_box(board):
    board.confine("1", "b3", "r2c7 r2c8 r3c9").confine("1", "c4", "r2c4 r7c4").confine("1", "r8", "r8c1 r8c9")
    assert board.notations(EMPTY_RECTANGLE) == [
        "Empty Rectangle: 1 in b3 (r8c19) => r2c1<>1",
        "Empty Rectangle: 1 in b3 (r27c4) => r7c9<>1",
    ]
    (step,) = board.steps(DUAL)
    assert step.notation == "Dual Empty Rectangle: 1 in b3 (r8c19/r27c4) => r2c1,r7c9<>1"
    assert step.truths == (HouseTruth(1, 20), HouseTruth(1, 7), HouseTruth(1, 12))


def test_a_line_with_a_third_place_leaves_no_dual(board):
    board.confine("1", "b3", "r2c7 r2c8 r3c9").confine("1", "c4", "r2c4 r7c4").confine("1", "r8", "r8c1 r8c2 r8c9")
    assert board.steps(DUAL) == []
