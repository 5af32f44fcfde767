"""3D Medusa, rule by rule."""

from crosshatch.formats.library import read
from crosshatch.logic.step import CellTruth, HouseTruth, Role, Step
from crosshatch.render.fields import named_fields
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.colouring.pattern import MedusaRule
from crosshatch.words import explain
from crosshatch.words.spans import markup

MEDUSA = strategy_named("3d-medusa")

WITH_AN_EMPTIED_CELL = (
    ":0000:x:.....2.+14.1.8..7.....+4...59......6....6..4..387....9...856...+9..9.2.8......97+513+8:221 621 223 "
    "625 626 237 145 146 251 551 554 155 255 555 857 258 165 166 271 471 481 681 483 488:::"
)


def told(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


def test_a_cluster_goes_on_from_digit_to_digit_in_a_cell(board):
    board.confine("2", "c5", "r1c5 r5c5").keep("12", "r1c5")
    board.confine("1", "r1", "r1c1 r1c5").confine("1", "b1", "r1c1 r2c2").confine("1", "c2", "r2c2 r5c2")
    steps = board.steps(MEDUSA)
    assert [(step.pattern.rule, step.conclusion) for step in steps] == [(4, "r5c5<>1"), (5, "r5c5<>1, r5c2<>2")]
    for step in steps:
        assert step.notation.startswith("3D Medusa: (r1c1,r5c2=1, r1c5=2) / (r1c5,r2c2=1, r5c5=2) =>")
    seen, own = steps
    assert seen.truths == (HouseTruth(1, 0), HouseTruth(1, 10))
    assert own.truths == (HouseTruth(1, 0), HouseTruth(1, 10), HouseTruth(2, 13))
    assert [len(step.pattern.ways) for step in steps] == [3, 5]
    assert [len(step.links) for step in steps] == [5, 5]
    assert (
        "[colour 1:r5c2=1]-[colour 2:r2c2=1] in column 2, [colour 2:r2c2=1]-[colour 1:r1c1=1] in box 1, "
        "[colour 1:r1c1=1]-[colour 2:r1c5=1] in row 1, [colour 2:r1c5=1]-[colour 1:r1c5=2] in one cell and "
    ) in told(own)


def test_a_third_digit_in_the_cell_breaks_the_cluster(board):
    board.confine("2", "c5", "r1c5 r5c5").keep("123", "r1c5")
    board.confine("1", "r1", "r1c1 r1c5").confine("1", "b1", "r1c1 r2c2").confine("1", "c2", "r2c2 r5c2")
    assert board.steps(MEDUSA) == []


def test_a_cluster_of_one_digit_is_left_to_simple_colours(board):
    board.confine("5", "r1", "r1c1 r1c5").confine("5", "c5", "r1c5 r6c5").confine("5", "r6", "r6c2 r6c5")
    assert board.steps(MEDUSA) == []


def test_a_cell_that_would_be_emptied_is_one_of_the_truths(board):
    grid = read(WITH_AN_EMPTIED_CELL).grid()
    (step,) = MEDUSA.find(grid)
    cell = step.pattern.cell
    assert CellTruth(cell) in step.truths
    assert step.pattern.false is Role.COLOUR_2
    assert (
        "But one colour (with [colour 2:r2c9=2] and [colour 2:r8c8=7]) would leave no candidate for r7c9, so this "
        "colour is false."
    ) in told(step)
    assert step.pattern.left == tuple(each.candidate for each in step.pattern.witnesses)


EMPTIED = (
    ":0000:x:+5+2+47+9+6+38+18+7+1+32+4+6+9+5+36+9+81+5+24+7+6+4295+8+7+13+935.+6.8+2+4+7+1+8+4+3+29+5+6.+9+3.+7..6+8.57"
    "+6+8+9.+3228+6.43.7+9::::"
)


def test_a_cell_may_be_emptied_without_any_link(board):
    """A colour of one candidate takes all that a cell has: there is no way to tell of."""
    (step,) = board.keep("56", "r1c1").keep("5", "r1c5").steps(MEDUSA)
    assert step.truths == (CellTruth(4),)
    assert told(step) == (
        "One colour (with [colour 1:r1c1=5]) would leave no candidate for r1c5, so this colour is false. So 5 can "
        "be removed from [removed:r1c1]."
    )


def test_a_cell_may_be_emptied_by_the_loss_of_its_own_candidate(board_at):
    own, seen, other = board_at(EMPTIED).steps(MEDUSA)
    assert own.notation == "3D Medusa: (r5c4,r7c6=1, r5c6=7) / (r5c6=1) => r5c6<>1"
    assert own.truths == (CellTruth(39),)
    assert (
        "But one colour (without [colour 1:r5c4=1]) would leave no candidate for r5c4, so this colour is false."
        in told(own)
    )
    assert (
        "But one colour (with [colour 1:r7c1=1]) would leave no candidate for r7c6, so this colour is false."
        in told(seen)
    )
    assert (
        "But one colour (with [colour 1:r9c4=1]) would leave no candidate for r5c4, so this colour is false."
        in told(other)
    )


def test_what_was_found_is_all_named(board_at):
    (step,) = board_at(WITH_AN_EMPTIED_CELL).steps(MEDUSA)
    assert step.pattern.rule is MedusaRule.EMPTIED_CELL
    data = named_fields(step.pattern)
    assert (data["rule"], data["false"], data["cell"]) == ("emptied cell", "colour 2", "r7c9")
