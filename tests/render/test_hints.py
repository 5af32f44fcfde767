"""Hints at three levels."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.render.hints import hint_lines, place_name
from crosshatch.render.prose import text_of
from crosshatch.step import CellTruth, Pattern, Role, Step
from crosshatch.strategies.singles import NakedSingle


def hint(step: Step, level: int) -> str:
    return "\n".join(text_of(line) for line in hint_lines(step, level))


def test_each_level_gives_more_away(hidden_single: Step) -> None:
    assert hint(hidden_single, 1) == "Look at box 6."
    assert hint(hidden_single, 2) == "Look at box 6: Hidden Single. A digit has one place left in a house."
    assert hint(hidden_single, 3).startswith("Hidden Single: r5c8=2\n  The 2 of box 6 has one place left")


def removing(pattern: Pattern) -> Step:
    return Step(NakedSingle(), pattern, eliminations=[candidate(80, 5)])


@pytest.mark.parametrize(
    ("pattern", "place"),
    [
        (Pattern([CellTruth(0)], houses={Role.BASE: [0, 4], Role.COVER: [9, 11]}), "row 1, row 5"),
        (Pattern([CellTruth(0)], cells={Role.BASE: [0, 10]}), "box 1"),
        (Pattern([CellTruth(0)], cells={Role.BASE: [0, 72]}), "column 1"),
        (
            Pattern([CellTruth(0)], candidates={Role.PIVOT: [candidate(0, 1)], Role.PINCER: [candidate(40, 1)]}),
            "box 1, box 5",
        ),
        (Pattern([CellTruth(0)]), "box 9"),
        (Pattern([CellTruth(0)], cells={Role.BLOCKER: [0]}, candidates={Role.BLOCKER: [candidate(0, 1)]}), "box 9"),
    ],
)
def test_where_to_look(pattern: Pattern, place: str) -> None:
    assert place_name(removing(pattern)) == place


def test_the_first_two_levels_do_not_say_what_follows(grid: Grid, hidden_single: Step) -> None:
    for level in (1, 2):
        assert "r5c8" not in hint(hidden_single, level)
