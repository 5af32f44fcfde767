"""Simple colours and multi-colours."""

import pytest

from crosshatch.logic.step import HouseTruth, Role, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

TRAP = strategy_named("simple-colors-trap")
WRAP = strategy_named("simple-colors-wrap")
MULTI_COLORS_1 = strategy_named("multi-colors-1")
MULTI_COLORS_2 = strategy_named("multi-colors-2")

# Positions of our own random puzzles where singles, locked candidates, subsets and basic fish are stuck.
REAL = [
    (
        TRAP,
        ":0000:x:.7+6+9+5.+3.11+3+5+76.......3..6753+8+1+4+75+9+62+95+7+28+6...624+19+3+7+5+8+5.8+6.724.7..+5....+6."
        "+6.+8.95.+7:426 188 388:::",
        "Simple Colors Trap: 4 (r3c2,r9c1) / (r8c2,r9c5) => r3c5<>4",
    ),
    (
        WRAP,
        ":0000:x:.2..+7....+7+8..6..3+29.18.2+7.+4+57+96+2+34+8+11.+2+4+85.9+7.48+91+752..5.7.+12+4..+1.+2.6.+7.2+97"
        ".+4+8.1.:617 519 619 679 387:::",
        "Simple Colors Wrap: 3 (r1c4,r3c2,r5c7,r6c1) / (r3c5,r5c2,r6c9,r9c47) => r3c5,r5c2,r6c9,r9c47<>3",
    ),
    (
        MULTI_COLORS_1,
        ":0000:x:7..+9..48.+2+93+458+61+7+6+8+4+1.+7+5.+91+6.+7+4+935.+5+7+9..1.6434....+7+9+1+9...7...582+7.9.+1.64"
        "...129+7.:854 255 864 265 394 594:::",
        "Multi-Colors 1: 3 (r1c9,r3c5,r9c2) / (r3c8,r7c2,r9c9), (r5c4) / (r5c5) => r7c4<>3",
    ),
    (
        MULTI_COLORS_2,
        ":0000:x:......+59..9.1.+5324.5...2+8+1...+5..9+18+3....1.+2+45.81.547+6+95....1.+7+2.78+5.+693+1....7+3.+58"
        ":711 713 314 731 733 334:::",
        "Multi-Colors 2: 2 (r4c5,r8c1,r9c4) / (r8c5), (r6c1) / (r6c4) => r4c5,r8c1,r9c4<>2",
    ),
]


@pytest.mark.parametrize(("strategy", "position", "notation"), REAL, ids=[str(each[0].technique) for each in REAL])
def test_a_real_position(board_at, strategy, position, notation):
    assert board_at(position).notations(strategy) == [notation]


def told(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


def chain_of_links(board, end):
    """Give a board a cluster of 5 that goes from r1c1 by r1c5 and r6c5 to a cell of row 6."""
    return board.confine("5", "r1", "r1c1 r1c5").confine("5", "c5", "r1c5 r6c5").confine("5", "r6", f"r6c5 {end}")


def test_a_trap_sees_both_colours(board):
    (step,) = chain_of_links(board, "r6c2").steps(TRAP)
    assert step.notation == "Simple Colors Trap: 5 (r1c1,r6c5) / (r1c5,r6c2) => r23c2,r45c1<>5"
    assert step.truths == (HouseTruth(5, 0), HouseTruth(5, 5))
    assert step.roles.cells[Role.COLOUR_1] == (0, 49)
    assert step.roles.cells[Role.COLOUR_2] == (4, 46)
    assert len(step.links) == 3
    assert told(step) == (
        "Where a house has just two places for 5, one of them has it and the other does not: [colour 1:r1c1]-[colour "
        "2:r1c5] in row 1, [colour 2:r1c5]-[colour 1:r6c5] in column 5 and [colour 1:r6c5]-[colour 2:r6c2] in row 6. "
        "From place to place this makes two colours: either [colour 1:r1c1,r6c5] are both 5 or [colour 2:r1c5,r6c2] "
        "are both 5. [removed:r23c2,r45c1] see [colour 1:r1c1] and [colour 2:r6c2], a cell of each colour. So each of "
        "them sees the digit, whichever colour is true. So 5 can be removed from [removed:r23c2,r45c1]."
    )


def test_a_third_place_in_a_house_breaks_the_cluster(board):
    chain_of_links(board, "r6c2 r6c4")
    assert board.steps(TRAP) == []


def test_a_cluster_that_nothing_sees_twice_is_no_trap(board):
    assert chain_of_links(board, "r6c9").steps(TRAP) == []


def test_a_wrap_has_two_cells_of_one_colour_in_sight_of_each_other(board):
    chain_of_links(board, "r6c9").confine("5", "c9", "r3c9 r6c9").confine("5", "b3", "r3c9 r2c7")
    board.confine("5", "r2", "r2c3 r2c7")
    (step,) = board.steps(WRAP)
    assert step.notation == ("Simple Colors Wrap: 5 (r1c1,r2c3,r3c9,r6c5) / (r1c5,r2c7,r6c9) => r1c1,r2c3,r3c9,r6c5<>5")
    assert (
        "But [colour 1:r1c1] and [colour 1:r2c3], which have the same colour, see each other. They cannot both be 5, "
        "so this colour is false."
    ) in told(step)


def test_colours_that_see_nothing_of_their_own_are_no_wrap(board):
    assert chain_of_links(board, "r6c9").steps(WRAP) == []


def test_two_clusters_with_colours_in_sight_of_each_other(board):
    board.confine("7", "r2", "r2c2 r2c5").confine("7", "r8", "r8c3 r8c5")
    (step,) = board.steps(MULTI_COLORS_1)
    assert step.notation == "Multi-Colors 1: 7 (r2c2) / (r2c5), (r8c3) / (r8c5) => r13c3,r79c2<>7"
    assert step.truths == (HouseTruth(7, 1), HouseTruth(7, 7))
    assert (
        "either [colour 1:r2c2] is 7 or [colour 2:r2c5] is 7; and either [colour 3:r8c3] is 7 or [colour 4:r8c5] is 7. "
        "As [colour 2:r2c5] sees [colour 4:r8c5], these two colours are not both true: [colour 1:r2c2] is 7 or "
        "[colour 3:r8c3] is 7, if not both. [removed:r13c3,r79c2] see [colour 1:r2c2] and "
        "[colour 3:r8c3]: so none of these can be 7."
    ) in told(step)


def test_two_clusters_out_of_sight_are_no_multi_colours(board):
    board.confine("7", "r2", "r2c2 r2c5").confine("7", "r8", "r8c3 r8c6")
    assert board.steps(MULTI_COLORS_1) == []


def test_a_colour_that_sees_both_colours_of_another_cluster(board):
    board.confine("7", "r2", "r2c2 r2c5").confine("7", "c5", "r2c5 r5c5").confine("7", "r5", "r5c5 r5c8")
    board.confine("7", "r3", "r3c4 r3c8")
    (step,) = board.steps(MULTI_COLORS_2)
    assert step.notation == "Multi-Colors 2: 7 (r2c2,r5c5) / (r2c5,r5c8), (r3c4) / (r3c8) => r2c5,r5c8<>7"
    assert (
        "But [colour 2:r2c5] sees [colour 3:r3c4] and [colour 2:r5c8] sees [colour 4:r3c8], and one of the colours of "
        "these is true. So none of [colour 2:r2c5,r5c8] is 7."
    ) in told(step)


def test_a_colour_that_sees_one_of_them_only_is_not_false(board):
    board.confine("7", "r2", "r2c2 r2c5").confine("7", "c5", "r2c5 r5c5").confine("7", "r5", "r5c5 r5c8")
    board.confine("7", "r3", "r3c4 r3c7")
    assert board.steps(MULTI_COLORS_2) == []
