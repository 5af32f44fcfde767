"""Deadly patterns in the way of Sudoku Explainer: which it sees, in what order, and the subsets beside loops."""

import pytest
from attrs import evolve

from crosshatch.formats import read
from crosshatch.originals.explainer.uniqueness import GravesOfExplainer, LoopsOfExplainer, Type3BySize
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.kinds import Loops

RECTANGLES_AND_LOOPS = LoopsOfExplainer()

GRAVE_TYPE_2 = strategy_named("bug-type-2")

TYPE_1 = strategy_named("unique-loop-type-1", patterns=RECTANGLES_AND_LOOPS)
TYPE_2 = strategy_named("unique-loop-type-2", patterns=RECTANGLES_AND_LOOPS)
TYPE_3 = strategy_named("unique-loop-type-3", patterns=RECTANGLES_AND_LOOPS, argument=Type3BySize())


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
    assert [step.pattern.argument.hidden for step in steps] == [True] * count


def test_a_subset_takes_no_more_than_half_of_the_empty_cells_of_a_house(board):
    board.keep("12", "r1c1 r1c4").keep("123", "r2c1").keep("124", "r2c4").keep("35", "r2c2").keep("45", "r2c8")
    board.fill("678", "r2c3 r2c5 r2c6")
    (naked,) = board.steps(TYPE_3)
    assert (naked.pattern.argument.hidden, naked.pattern.argument.digits) == (False, 0b111000)
    board.fill("9", "r2c7")  # leaves five cells
    (hidden,) = board.steps(TYPE_3)
    assert (hidden.pattern.argument.hidden, hidden.pattern.argument.digits) == (True, 0b110)
    assert set(hidden.eliminations) < set(naked.eliminations)


def test_a_subset_takes_from_one_house(board):
    board.keep("12", "r1c1 r1c2").keep("123", "r4c1").keep("124", "r4c2").keep("34", "r4c3")
    assert board.notations(TYPE_3) == [
        "Unique Loop Type 3: 1/2 in r1c12,r4c12 => r5c123,r6c123<>3, r5c123,r6c123<>4",
        "Unique Loop Type 3: 1/2 in r1c12,r4c12 => r4c456789<>3, r4c456789<>4",
    ]


NOT_ALONE = """
9 1 3     26 7 5   8 4 26
7 26 8    3 4 9    26 5 1
4 5 26    26 8 1   7 9 3

8 46 56   7 1 3    9 2 456
3 269 7   4 59 26  1 8 56
12 469 156  8 59 26  46 3 7

12 7 14   5 3 8    24 6 9
5 8 24    9 6 7    3 1 24
6 3 9     1 2 4    5 7 8
"""


def test_a_grave_goes_unseen_if_other_cells_have_a_guardian_s_digit_in_all_of_its_houses():
    grid = read(NOT_ALONE).grid()  # the 6 in r6c2 is in a row with r6c3, in a column with r5c2
    assert [step.notation for step in GRAVE_TYPE_2.find(grid)] == ["Bivalue Universal Grave Type 2 => r4c23<>6"]
    assert list(evolve(GRAVE_TYPE_2, patterns=GravesOfExplainer()).find(grid)) == []


def test_a_grave_is_seen_if_each_guardian_is_alone_in_a_house():
    grid = read(NOT_ALONE).grid()
    grid.eliminate(5 * 9 + 2, 6)
    assert len(list(evolve(GRAVE_TYPE_2, patterns=GravesOfExplainer()).find(grid))) == 1
