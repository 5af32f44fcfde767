"""3D Medusa, rule by rule."""

import pytest

from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import CellTruth, HouseTruth, Role, Step
from crosshatch.render.fields import named_fields
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.colouring.pattern import MedusaRule
from crosshatch.words import explain
from crosshatch.words.spans import markup

MEDUSA = strategy_named("3d-medusa")

# Positions of our own random puzzles where singles, locked candidates, subsets and basic fish are stuck.
REAL = [
    (
        1,
        ":0000:x:+78+5....2.23+65+8+4+791+94+127+6+8+5+3...4.3.+78+3..+8...1+9+8..9..5+3..78....4.+4....8.6.1.3.+459"
        "+8.:253 263 269 675 277 985 287:::",
        "3D Medusa: (r79c9=2, r7c1,r8c9=5, r4c1,r7c4,r9c2=6, r8c9,r9c4=7) / "
        "(r9c2=2, r4c1,r7c9,r8c2=5, r7c1,r9c4=6, r8c4,r9c9=7) => "
        "r79c9<>2, r7c1,r8c9<>5, r4c1,r7c4,r9c2<>6, r8c9,r9c4<>7",
        "But [colour 1:r8c9] would have to be 5 and 7 at once.",
    ),
    (
        2,
        ":0000:x:.+9+41+2....+87653+9+1+24.2+1+7.+4...+4+17...+692+65.+94...+1+93.6+1.4.+51+49+2+7.85.+7..+4..+21.+2"
        "....1.+47:818 619 838 639 356 856 866 883 893:::",
        "3D Medusa: (r1c9,r3c8=3, r1c8,r3c5=6, r1c6,r3c9=8) / (r1c6,r3c8=6, r1c9,r3c5=8) => "
        "r1c9,r3c8<>3, r1c8,r3c5<>6, r1c6,r3c9<>8",
        "But [colour 1:r1c9] and [colour 1:r3c8] see each other and cannot both be 3.",
    ),
    (
        3,
        ":0000:x:.4.+86+9+1+7+3+981+3+2+7+564+73+6+541+29+8..7+9.8.+3..98.+7+3..23..2..+9+87.+79.+32+8..+8..79+53..."
        "5+3.+8.+72+9:141 541 142 649 451 651 154 458:::",
        "3D Medusa: (r4c5,r5c8,r6c2=1, r1c1,r4c2,r8c3=2, r4c7,r5c4,r6c3,r8c8,r9c6=4, r1c3,r4c9,r5c1,r6c5,r7c8=5, "
        "r5c7,r6c6=6) / (r4c9,r5c1,r6c5,r8c28=1, r1c3,r4c1,r8c2=2, r4c1,r5c7,r6c6,r7c8,r8c3=4, "
        "r1c1,r4c5,r5c8,r6c3,r7c9=5, r4c27,r5c4,r6c2,r9c6=6) => r7c8<>1",
        "In [removed:r7c8] that means [colour 1:r7c8=5] or [colour 2:r7c8=4], so it cannot be 1.",
    ),
    (
        4,
        ":0000:x:...+85.+9..8...94..5....3.6.8..7..8+312......5.+4....1.+7.9.93.+8...77.....8..51+8.734.+6:284 484 684 "
        "286 686 288:::",
        "3D Medusa: (r4c5,r7c4=4) / (r7c1,r8c5=4, r4c5=6) => r4c1<>4",
        "[removed:r4c1] sees [colour 1:r4c5=4] of one colour and [colour 2:r7c1=4] of the other, so it cannot be 4.",
    ),
    (
        5,
        ":0000:x:...89..+5+1+1+953+42+76+88..5...+4+9......1+243+1....+58+662...5+9+73.6....497..1...+6+3+27.....8+1"
        "5:413 713 733 742 482 493:::",
        "3D Medusa: (r3c2=3, r1c6,r3c3=6, r1c2=7) / (r1c3=6, r1c6,r3c2=7) => r1c3<>3",
        "[removed:r1c3] itself is [colour 2:6] by one colour, and sees [colour 1:r3c2=3] of the other: either way "
        "it cannot be 3.",
    ),
    (
        6,
        ":0000:x:.....2.+14.1.8..7.....+4...59......6....6..4..387....9...856...+9..9.2.8......97+513+8:221 621 223 "
        "625 626 237 145 146 251 551 554 155 255 555 857 258 165 166 271 471 481 681 483 488:::",
        "3D Medusa: (r2c8=2, r2c9,r8c8=6) / (r2c9=2, r2c8,r8c9=6, r8c8=7) => r2c9<>2, r2c8,r8c9<>6, r8c8<>7",
        None,
    ),
]


def told(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


@pytest.mark.parametrize(("rule", "position", "notation", "reason"), REAL, ids=[f"rule {each[0]}" for each in REAL])
def test_a_real_position(rule, position, notation, reason):
    grid = read(position).grid()
    (step,) = (step for step in MEDUSA.find(grid) if step.pattern.rule == rule)
    proof.verify(grid, step)
    assert step.notation == notation
    assert reason is None or reason in told(step)


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
    grid = read(REAL[-1][1]).grid()
    (step,) = MEDUSA.find(grid)
    cell = step.pattern.cell
    assert CellTruth(cell) in step.truths
    assert step.pattern.false is Role.COLOUR_2
    assert "But with [colour 2:r2c9=2, r8c8=7] there would be no candidate for r7c9." in told(step)
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
        "With [colour 1:r1c1=5] there would be no candidate for r1c5. So 5 can be removed from [removed:r1c1]."
    )


def test_a_cell_may_be_emptied_by_the_loss_of_its_own_candidate(board_at):
    own, seen, other = board_at(EMPTIED).steps(MEDUSA)
    assert own.notation == "3D Medusa: (r5c4,r7c6=1, r5c6=7) / (r5c6=1) => r5c6<>1"
    assert own.truths == (CellTruth(39),)
    assert "But without [colour 1:r5c4=1] there would be no candidate for r5c4." in told(own)
    assert "But with [colour 1:r7c1=1] there would be no candidate for r7c6." in told(seen)
    assert "But with [colour 1:r9c4=1] there would be no candidate for r5c4." in told(other)


def test_what_was_found_is_all_named(board_at):
    (step,) = board_at(REAL[-1][1]).steps(MEDUSA)
    assert step.pattern.rule is MedusaRule.EMPTIED_CELL
    data = named_fields(step.pattern)
    assert (data["rule"], data["false"], data["cell"]) == ("emptied cell", "colour 2", "r7c9")
