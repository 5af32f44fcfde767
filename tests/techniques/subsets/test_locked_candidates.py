"""Locked candidates, pointing and claiming."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import HouseTruth
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explain
from crosshatch.words.spans import markup

POINTING = strategy_named("pointing")
CLAIMING = strategy_named("claiming")


def test_a_box_points_along_a_row(board):
    board.confine("4", "b5", "r5c4 r5c6")
    (step,) = board.steps(POINTING)
    assert step.notation == "Locked Candidates Type 1 (Pointing): 4 in b5 => r5c123789<>4"
    assert step.truths == (HouseTruth(4, 22),)
    assert (step.pattern.base, step.pattern.cover) == (22, 4)
    (line,) = explain(step)
    assert markup(line) == (
        "In [base:box 5], the 4 can only go in [pattern:r5c46]. Both of these cells lie in [cover:row 5], so row 5 "
        "must have its 4 in one of them. So 4 can be removed from [removed:r5c123789]."
    )


def test_a_box_points_along_a_column_with_three_places(board):
    board.confine("9", "b7", "r7c3 r8c3 r9c3")
    assert board.notations(POINTING) == [
        "Locked Candidates Type 1 (Pointing): 9 in b7 => r123456c3<>9",
    ]


def test_a_third_place_off_the_line_does_not_point(board):
    board.confine("4", "b5", "r5c4 r5c6 r6c5")
    assert board.steps(POINTING) == []


def test_a_single_place_is_not_locked_but_a_single(board):
    board.confine("4", "b5", "r5c4")
    assert board.steps(POINTING) == []


def test_pointing_that_removes_nothing_is_no_step(board):
    board.confine("4", "b5", "r5c4 r5c6").confine("4", "r5", "r5c4 r5c6")
    assert board.steps(POINTING) == []


def test_a_row_claims_a_box(board):
    board.confine("2", "r2", "r2c1 r2c3").without("2", "r1c1")
    (step,) = board.steps(CLAIMING)
    assert step.notation == "Locked Candidates Type 2 (Claiming): 2 in r2 => r1c23,r3c123<>2"
    assert step.truths == (HouseTruth(2, 1),)
    assert (step.pattern.base, step.pattern.cover) == (1, 18)


def test_a_column_claims_a_box(board):
    board.confine("2", "c5", "r7c5 r8c5 r9c5").without("2", "r7c4 r8c6")
    assert board.notations(CLAIMING) == [
        "Locked Candidates Type 2 (Claiming): 2 in c5 => r7c6,r8c4,r9c46<>2",
    ]


def test_places_in_two_boxes_do_not_claim(board):
    board.confine("2", "r2", "r2c1 r2c4")
    assert board.steps(CLAIMING) == []


def test_claiming_that_removes_nothing_is_no_step(board):
    board.confine("2", "r2", "r2c1 r2c3").confine("2", "b1", "r2c1 r2c3")
    assert board.steps(CLAIMING) == []


def test_steps_come_digit_by_digit_then_box_by_box(board):
    board.confine("8", "b1", "r1c1 r1c2").confine("3", "b9", "r7c9 r8c9").confine("3", "b2", "r1c4 r1c5")
    assert [step.notation.split("=>")[0].strip() for step in board.steps(POINTING)] == [
        "Locked Candidates Type 1 (Pointing): 3 in b2",
        "Locked Candidates Type 1 (Pointing): 3 in b9",
        "Locked Candidates Type 1 (Pointing): 8 in b1",
    ]


def test_a_row_and_a_column_locked_for_the_same_digit_are_two_steps(board):
    board.confine("6", "r1", "r1c1 r1c2").confine("6", "c9", "r8c9 r9c9")
    assert len(board.steps(CLAIMING)) == 2


@pytest.mark.parametrize("bases", [range(64), range(-1, 9), range(0, 27, 2), range(0)])
@pytest.mark.parametrize("name", ["pointing", "direct-pointing"])
def test_the_bases_are_houses(name: str, bases: range):
    with pytest.raises(ValueError, match=r"bases must be a range of houses from 0 to 62, not range\("):
        strategy_named(name, bases=bases)


@pytest.mark.parametrize("strategy", [POINTING, CLAIMING], ids=str)
def test_finding_leaves_the_grid_alone(strategy: Strategy):
    puzzle = Puzzle("000001020300040500000600007002000006050030080400000900900002000080050003060700000")
    grid = puzzle.grid()
    assert list(strategy.find(grid))
    assert grid == puzzle.grid()
