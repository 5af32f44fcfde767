"""Unique loops in the way of Sudoku Explainer: which it meets, in what order, and the subsets beside them."""

import pytest
from attrs import evolve

from crosshatch.strategies.catalogue import strategy_named
from crosshatch.strategies.deadly.arguments import TYPE_3_BY_SIZE
from crosshatch.strategies.deadly.patterns import Loops, LoopsOfExplainer

RECTANGLES_AND_LOOPS = LoopsOfExplainer()

TYPE_1 = strategy_named("unique-loop-type-1", patterns=RECTANGLES_AND_LOOPS)
TYPE_2 = strategy_named("unique-loop-type-2", patterns=RECTANGLES_AND_LOOPS)
TYPE_3 = strategy_named("unique-loop-type-3", patterns=RECTANGLES_AND_LOOPS, argument=TYPE_3_BY_SIZE)


def test_loops_come_in_the_order_of_their_first_cells_with_nothing_else(board):
    board.keep("89", "r1c1 r1c2 r4c1").keep("12", "r2c4 r2c5 r9c4")
    assert board.notations(TYPE_1) == [
        "Unique Loop Type 1: 8/9 in r1c12,r4c12 => r4c2<>8, r4c2<>9",
        "Unique Loop Type 1: 1/2 in r2c45,r9c45 => r9c5<>1, r9c5<>2",
    ]
    assert board.notations(evolve(TYPE_1, patterns=Loops(least=4)))[0].startswith("Unique Loop Type 1: 1/2")


@pytest.mark.parametrize(("elsewhere", "met"), [("", True), ("r2c1", False), ("r9c6", True)])
def test_a_digit_in_three_corners_goes_unseen_after_a_cell_with_another_one(board, elsewhere, met):
    corners = "r2c4 r2c6 r8c4 r8c6"
    board.keep("28", "r2c4").keep("268", "r2c6 r8c4 r8c6").keep("258", elsewhere)
    for house in ("r2", "r8", "c4", "c6", "b2", "b8"):
        board.confine("2", house, f"{corners} {elsewhere}")
    assert len(board.steps(TYPE_2)) == met
    assert len(board.steps(evolve(TYPE_2, patterns=Loops(least=4)))) == 1


@pytest.mark.parametrize(("guardians", "count"), [("34", 1), ("345", 0)])
def test_a_hidden_subset_has_no_fewer_digits_than_the_guardians(board, guardians, count):
    board.keep("12", "r1c1 r1c2").confine("12", "r4", "r4c1 r4c2 r4c9").keep("12" + guardians, "r4c1 r4c2")
    steps = board.steps(TYPE_3)
    assert [step.found.argument.hidden for step in steps] == [True] * count


def test_a_subset_takes_no_more_than_half_of_the_empty_cells_of_a_house(board):
    board.keep("12", "r1c1 r1c4").keep("123", "r2c1").keep("124", "r2c4").keep("35", "r2c2").keep("45", "r2c8")
    board.fill("678", "r2c3 r2c5 r2c6")
    (naked,) = board.steps(TYPE_3)
    assert (naked.found.argument.hidden, naked.found.argument.digits) == (False, 0b111000)
    board.fill("9", "r2c7")  # leaves five cells
    (hidden,) = board.steps(TYPE_3)
    assert (hidden.found.argument.hidden, hidden.found.argument.digits) == (True, 0b110)
    assert set(hidden.eliminations) < set(naked.eliminations)


def test_a_subset_takes_from_one_house(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("34", "r4c3")
    assert board.notations(TYPE_3) == [
        "Unique Loop Type 3: 1/2 in r1c12,r4c12 => r5c123,r6c123<>3, r5c123,r6c123<>4",
        "Unique Loop Type 3: 1/2 in r1c12,r4c12 => r4c456789<>3, r4c456789<>4",
    ]
