"""Death blossoms."""

import attrs

from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import CellTruth, Role, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

DEATH_BLOSSOM = strategy_named("death-blossom")

# A position of our own random puzzles.
TWO_PETALS_IN_ONE = (
    ":0000:x:.7+1.3.5+9+22.+39.+164..9...23+1.....19.6.+1+6+97..2...3....+97191......+6..6+1+9..+2..2.6.5+1.9:531 441 "
    "841 849 859 773 775 781 789 889 795:::"
)


def words_of(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


def test_a_blossom_rests_on_its_stem_and_petals(board):
    board.keep("123", "r5c5").keep("14", "r5c1").keep("24", "r5c9").keep("34", "r4c4")
    (step,) = board.steps(DEATH_BLOSSOM)
    assert step.notation == "Death Blossom: r5c5,  -1- r5c1 {14},  -2- r5c9 {24},  -3- r4c4 {34} => r5c46<>4"
    assert step.truths == (CellTruth(40), CellTruth(36), CellTruth(44), CellTruth(30))
    assert step.roles.cells[Role.STEM] == (40,)
    assert len(step.links) == 3
    assert words_of(step) == (
        "An almost locked set has one more digit than cells. For each candidate of [stem:r5c5], there is such a "
        "set in which [stem:r5c5] sees all places for that digit: if it is [restricted common:1], [als a:r5c1] (1, "
        "4) has no [restricted common:1]; if it is [restricted common:2], [als b:r5c9] (2, 4) has no [restricted "
        "common:2]; if it is [restricted common:3], [als c:r4c4] (3, 4) has no [restricted common:3]. A set that "
        "lacks one of its digits holds the other. So whatever [stem:r5c5] is, [common:4] must be in one of the "
        "sets, and no cell that sees all its candidates there can take it. So 4 can be removed from "
        "[removed:r5c46]."
    )


def test_a_petal_that_the_stem_does_not_see_makes_no_blossom(board):
    board.keep("123", "r5c5").keep("14", "r5c1").keep("24", "r5c9").keep("34", "r3c4")
    assert board.steps(DEATH_BLOSSOM) == []


def test_a_digit_of_the_stem_without_petal_makes_no_blossom(board):
    board.keep("1235", "r5c5").keep("14", "r5c1").keep("24", "r5c9").keep("34", "r4c4")
    assert board.steps(DEATH_BLOSSOM) == []


def test_petals_with_common_cells_are_an_option():
    grid = read(TWO_PETALS_IN_ONE).grid()
    assert list(DEATH_BLOSSOM.find(grid)) == []
    (step,) = attrs.evolve(DEATH_BLOSSOM, overlap=True).find(grid)
    proof.verify(grid, step)
    assert step.notation == (
        "Death Blossom: r8c9,  -3- r4c79,r5c9 {3458},  -4- r28c2 {458},  -5- r4c79,r5c9 {3458} => r4c2<>8"
    )
