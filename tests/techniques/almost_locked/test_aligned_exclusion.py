"""Aligned pair and triplet exclusion."""

import attrs

from crosshatch.logic.step import CellTruth, Role, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

PAIR_EXCLUSION = strategy_named("aligned-pair-exclusion")
TRIPLET_EXCLUSION = strategy_named("aligned-triplet-exclusion")


def words_of(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


def test_an_aligned_pair_rests_on_the_other_cell_and_the_excluders(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("57", "r2c3")
    step, *_ = board.steps(PAIR_EXCLUSION)
    assert step.notation == "Aligned Pair Exclusion: r1c12 (r1c6 {15}, r1c5 {25}, r2c3 {57}) => r1c1<>5"
    assert step.truths == (CellTruth(1), CellTruth(5), CellTruth(4), CellTruth(11))
    assert step.roles.cells[Role.PATTERN] == (0, 1)
    assert words_of(step) == (
        "[pattern:r1c1] and [pattern:r1c2] see [als a:r1c6] (1, 5), [als b:r1c5] (2, 5) and [als c:r2c3] (5, 7), "
        "so together they must leave a candidate for each of these. If [pattern:r1c1] were 5, every choice for the "
        "other cell would fail: [pattern:r1c2]=1 would leave no candidate for [als a:r1c6], [pattern:r1c2]=2 would "
        "leave no candidate for [als b:r1c5] and [pattern:r1c2]=7 would leave no candidate for [als c:r2c3]. So 5 "
        "can be removed from [removed:r1c1]."
    )


def test_a_combination_that_is_left_keeps_the_digit(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("578", "r2c3")
    assert not any(step.roles.cells[Role.PATTERN] == (0, 1) for step in board.steps(PAIR_EXCLUSION))


def test_one_common_excluder_is_not_enough(board):
    board.keep("125", "r1c1").keep("15", "r1c2").keep("15", "r3c3")
    assert not any(step.roles.cells[Role.PATTERN] == (0, 1) for step in board.steps(PAIR_EXCLUSION))


def test_larger_sets_as_excluders_are_an_option(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("578", "r2c3 r3c3")
    assert board.steps(PAIR_EXCLUSION) == []
    step, *_ = board.steps(attrs.evolve(PAIR_EXCLUSION, larger_sets=True))
    assert step.notation == "Aligned Pair Exclusion: r1c12 (r1c6 {15}, r1c5 {25}, r23c3 {578}) => r1c1<>5"
    assert "take two digits from any of them, since each has only one more digit than cells" in words_of(step)
    assert "[pattern:r1c2]=7 would leave too few digits for [als c:r23c3]." in words_of(step)


def test_a_digit_that_would_stand_twice_in_a_house(board):
    board.keep("157", "r1c1").keep("15", "r1c2").keep("15", "r1c5").keep("89", "r1c9")
    step = next(step for step in board.steps(PAIR_EXCLUSION) if step.roles.cells[Role.PATTERN] == (0, 1))
    assert (
        "see [als a:r1c5] (1, 5), so together they must leave a candidate for it. If [pattern:r1c1] were 1, every "
        "choice for the other cell would fail: [pattern:r1c2]=1 would be a second 1 in row 1 and [pattern:r1c2]=5 "
        "would leave no candidate for [als a:r1c5]."
    ) in words_of(step)


def test_many_choices_are_counted(board):
    board.keep("12", "r1c1").keep("23", "r1c2").keep("134", "r2c3").keep("123", "r3c1").keep("124", "r3c2")
    step = next(
        step for step in board.steps(TRIPLET_EXCLUSION) if step.notation.endswith("(r1c1 {12}, r1c2 {23}) => r2c12<>2")
    )
    assert (
        "there would be 14 ways to fill [pattern:r2c2],[pattern:r3c1], and each would leave no candidate for [als "
        "a:r1c1] or no candidate for [als b:r1c2]."
    ) in words_of(step)


def test_cells_that_see_a_naked_single_are_passed_over(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("57", "r2c3")
    board.keep("9", "r1c9")
    assert not any(step.roles.cells[Role.PATTERN] == (0, 1) for step in board.steps(PAIR_EXCLUSION))


def test_an_aligned_triplet(board):
    board.keep("12", "r1c1").keep("23", "r1c2").keep("134", "r2c3").keep("123", "r3c1").keep("124", "r3c2")
    step = next(step for step in board.steps(TRIPLET_EXCLUSION) if step.roles.cells[Role.PATTERN] == (0, 1, 11))
    assert step.notation == (
        "Aligned Triplet Exclusion: r1c12,r2c3 (r3c1 {123}, r3c2 {124}) => r2c3<>1, r1c2<>2, r2c3<>3"
    )
    assert words_of(step) == (
        "[pattern:r1c1], [pattern:r1c2] and [pattern:r2c3] see [als a:r3c1] (1, 2, 3) and [als b:r3c2] (1, 2, 4), "
        "so together they must leave a candidate for each of these. If [pattern:r1c2] were 2, "
        "[pattern:r1c1],[pattern:r2c3] could only be (1,3), which would leave no candidate for [als a:r3c1]; or (1,4), "
        "which would leave no candidate for [als b:r3c2]. If [pattern:r2c3] were 1, [pattern:r1c1],[pattern:r1c2] "
        "could only be (2,3), which would leave no candidate for [als a:r3c1]. If [pattern:r2c3] were 3, "
        "[pattern:r1c1],[pattern:r1c2] could only be (1,2), which would leave no candidate for [als a:r3c1]. So 1 "
        "and 3 can be removed from [removed:r2c3], and 2 can be removed from [removed:r1c2]."
    )


def test_choices_that_all_repeat_a_digit_need_no_excluder(board):
    board.keep("123", "r1c1").keep("12", "r1c2").keep("12", "r1c3").keep("89", "r2c1").keep("89", "r3c1")
    step = next(step for step in board.steps(TRIPLET_EXCLUSION) if step.roles.cells[Role.PATTERN] == (0, 1, 2))
    assert step.notation == "Aligned Triplet Exclusion: r1c123 => r1c1<>1, r1c1<>2"
    assert words_of(step) == (
        "If [pattern:r1c1] were 1, any choice for [pattern:r1c2],[pattern:r1c3] would repeat a digit in a house. If "
        "[pattern:r1c1] were 2, any choice for [pattern:r1c2],[pattern:r1c3] would repeat a digit in a house. So 1 and "
        "2 can be removed from [removed:r1c1]."
    )


def test_a_cell_without_candidates_excludes_nothing(board):
    board.keep("12", "r1c1").keep("13", "r1c2").keep("", "r1c5").keep("45", "r1c6").keep("67", "r1c7")
    assert board.steps(PAIR_EXCLUSION) == []
    assert board.steps(TRIPLET_EXCLUSION) == []
