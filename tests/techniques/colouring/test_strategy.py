"""Simple colours and multi-colours."""

from crosshatch.logic.step import HouseTruth, Role, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

TRAP = strategy_named("simple-colors-trap")
WRAP = strategy_named("simple-colors-wrap")
MULTI_COLORS_1 = strategy_named("multi-colors-1")
MULTI_COLORS_2 = strategy_named("multi-colors-2")


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
        "Where a house has only two places for 5, exactly one of them must be 5: [colour 1:r1c1]-[colour 2:r1c5] "
        "in row 1, [colour 2:r1c5]-[colour 1:r6c5] in column 5 and [colour 1:r6c5]-[colour 2:r6c2] in row 6. "
        "Colouring along these links shows that either [colour 1:r1c1,r6c5] are both 5 or [colour 2:r1c5,r6c2] are "
        "both 5. [removed:r23c2,r45c1] see [colour 1:r1c1] and [colour 2:r6c2], one cell of each colour. Whichever "
        "colour is true, [removed:r23c2,r45c1] each see a 5. So 5 can be removed from [removed:r23c2,r45c1]."
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
        "But [colour 1:r1c1] and [colour 1:r2c3] have the same colour and see each other. They cannot both be 5, "
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
        "either [colour 1:r2c2] is 7 or [colour 2:r2c5] is 7, and either [colour 3:r8c3] is 7 or [colour 4:r8c5] "
        "is 7. [colour 2:r2c5] and [colour 4:r8c5] see each other, so their colours cannot both be true. At least "
        "one of the opposite colours must be true: [colour 1:r2c2] is 7, or [colour 3:r8c3] is 7. "
        "[removed:r13c3,r79c2] see [colour 1:r2c2] and [colour 3:r8c3], so none of "
        "[removed:r13c3,r79c2] can be 7."
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
        "But [colour 2:r2c5] sees [colour 3:r3c4] and [colour 2:r5c8] sees [colour 4:r3c8], and either "
        "[colour 3:r3c4] or [colour 4:r3c8] must be 7. So the colour of [colour 2:r2c5,r5c8] is false."
    ) in told(step)


def test_a_colour_that_sees_one_of_them_only_is_not_false(board):
    board.confine("7", "r2", "r2c2 r2c5").confine("7", "c5", "r2c5 r5c5").confine("7", "r5", "r5c5 r5c8")
    board.confine("7", "r3", "r3c4 r3c7")
    assert board.steps(MULTI_COLORS_2) == []
