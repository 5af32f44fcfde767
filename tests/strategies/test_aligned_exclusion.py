"""Aligned pair and triplet exclusion."""

from crosshatch.step import CellTruth, Role
from crosshatch.strategies.aligned_exclusion import AlignedPairExclusion, AlignedTripletExclusion


def test_an_aligned_pair_rests_on_the_other_cell_and_the_excluders(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("57", "r2c3")
    step, *_ = board.steps(AlignedPairExclusion())
    assert step.notation == "Aligned Pair Exclusion: r1c12 (r1c6 {15}, r1c5 {25}, r2c3 {57}) => r1c1<>5"
    assert step.truths == (CellTruth(1), CellTruth(5), CellTruth(4), CellTruth(11))
    assert step.pattern.cells(Role.PATTERN) == (0, 1)
    assert step.explanation == (
        "[pattern:r1c1] and [pattern:r1c2] see [als a:r1c6] (1, 5), [als b:r1c5] (2, 5) and [als c:r2c3] (5, 7), and "
        "must not together take all candidates from any of them. If [pattern:r1c1] were 5, any choice for "
        "[pattern:r1c2] would do that or repeat a digit in a house. So 5 can be removed from [removed:r1c1]."
    )


def test_a_combination_that_is_left_keeps_the_digit(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("578", "r2c3")
    assert not any(step.pattern.cells(Role.PATTERN) == (0, 1) for step in board.steps(AlignedPairExclusion()))


def test_one_common_excluder_is_not_enough(board):
    board.keep("125", "r1c1").keep("15", "r1c2").keep("15", "r3c3")
    assert not any(step.pattern.cells(Role.PATTERN) == (0, 1) for step in board.steps(AlignedPairExclusion()))


def test_larger_sets_as_excluders_are_an_option(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("578", "r2c3 r3c3")
    assert board.steps(AlignedPairExclusion()) == []
    step, *_ = board.steps(AlignedPairExclusion(larger_sets=True))
    assert step.notation == "Aligned Pair Exclusion: r1c12 (r1c6 {15}, r1c5 {25}, r23c3 {578}) => r1c1<>5"
    assert "take two digits from any of them, as each has just one digit more than cells" in step.explanation


def test_cells_that_see_a_naked_single_are_passed_over(board):
    board.keep("1259", "r1c1").keep("127", "r1c2").keep("25", "r1c5").keep("15", "r1c6").keep("57", "r2c3")
    board.keep("9", "r1c9")
    assert not any(step.pattern.cells(Role.PATTERN) == (0, 1) for step in board.steps(AlignedPairExclusion()))


def test_an_aligned_triplet(board):
    board.keep("12", "r1c1").keep("23", "r1c2").keep("134", "r2c3").keep("123", "r3c1").keep("124", "r3c2")
    step = next(
        step for step in board.steps(AlignedTripletExclusion()) if step.pattern.cells(Role.PATTERN) == (0, 1, 11)
    )
    assert step.notation == (
        "Aligned Triplet Exclusion: r1c12,r2c3 (r3c1 {123}, r3c2 {124}) => r2c3<>1, r1c2<>2, r2c3<>3"
    )
    assert step.explanation == (
        "[pattern:r1c1], [pattern:r1c2] and [pattern:r2c3] see [als a:r3c1] (1, 2, 3) and [als b:r3c2] (1, 2, 4), and "
        "must not together take all candidates from any of them. If [pattern:r1c2] were 2, any choice for "
        "[pattern:r1c1] and [pattern:r2c3] would do that or repeat a digit in a house. If [pattern:r2c3] were 1 or 3, "
        "any choice for [pattern:r1c1] and [pattern:r1c2] would do that or repeat a digit in a house. So 1 and 3 can "
        "be removed from [removed:r2c3] and 2 can be removed from [removed:r1c2]."
    )
