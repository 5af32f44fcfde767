"""How much there is to look at in a position."""

from crosshatch.board.candidate import candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, HouseTruth, Step, Truth
from crosshatch.logic.technique import Technique
from crosshatch.render.clutter import FEW, WEIGHT, clutter

EMPTY = Puzzle("." * 81).grid()
NEARLY_FULL = Puzzle("534678912672195348198342567859761423426853791713924856961537284287419635345286...").grid()


def resting_on(*truths: Truth) -> Step:
    return Step(Technique("Some Technique"), CustomPattern(truths), eliminations=[candidate(80, 5)])


def test_candidates_count_and_those_that_the_argument_names_count_more() -> None:
    assert clutter(EMPTY, resting_on(CellTruth(0))) == 729 + 9 * WEIGHT


def test_what_two_truths_share_counts_once() -> None:
    assert clutter(EMPTY, resting_on(CellTruth(0), HouseTruth(1, 0))) == 729 + (9 + 8) * WEIGHT


def test_few_candidates_are_as_clear_as_it_gets() -> None:
    assert clutter(NEARLY_FULL, resting_on(CellTruth(78))) == FEW + WEIGHT
