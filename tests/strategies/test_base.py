"""What a strategy has without a word of its own."""

from collections.abc import Iterator

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.step import CellTruth, DeadlyPattern, HouseTruth, Pattern, Step, Truth
from crosshatch.strategies.base import Strategy


class Own(Strategy):
    """A strategy of one's own that gives no words."""

    name = "Twins"

    def find(self, grid: Grid) -> Iterator[Step]:
        return iter(())


@pytest.mark.parametrize(
    ("truths", "named"),
    [
        ([CellTruth(48)], "the cell r6c4"),
        ([CellTruth(48), CellTruth(66)], "the cells r6c4 and r8c4"),
        ([HouseTruth(5, 0), HouseTruth(5, 18)], "the 5 in row 1 and the 5 in box 1"),
        ([HouseTruth(5, 0), CellTruth(0), CellTruth(1)], "the cells r1c1 and r1c2 and the 5 in row 1"),
        ([DeadlyPattern((candidate(0, 1), candidate(1, 2)))], "no deadly pattern of 12 in r1c12"),
    ],
)
def test_the_plain_explanation_names_what_the_step_rests_on(truths: list[Truth], named: str) -> None:
    step = Step(Own(), Pattern(truths), placements=[candidate(0, 9)])
    assert step.explanation == f"Twins. It rests on {named}. So [placed:r1c1] is 9."
