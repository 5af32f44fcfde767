"""Hints at three levels."""

import pytest

from crosshatch.board.boards import board, jigsaw
from crosshatch.board.candidate import candidate
from crosshatch.board.constraints import Cage
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, Role, Step
from crosshatch.logic.technique import Technique
from crosshatch.render.data import hint_data
from crosshatch.render.hints import hint_lines, place, place_name
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words.spans import text_of
from random_boards import JIGSAWS

SOME_TECHNIQUE = Technique("Some Technique")


def hint(step: Step, level: int) -> str:
    return "\n".join(text_of(line) for line in hint_lines(step, level))


def test_each_level_gives_more_away(hidden_single: Step) -> None:
    assert hint(hidden_single, 1) == "Look at box 6."
    assert hint(hidden_single, 2) == (
        "Look at box 6: Hidden Single. A digit can go in only one cell of a house, so it goes there."
    )
    assert hint(hidden_single, 3).startswith(
        "Hidden Single: r5c8=2\n  In box 6, only one empty cell can still take the 2"
    )


@pytest.mark.parametrize("level", [0, 4])
def test_there_are_three_levels(hidden_single: Step, level: int) -> None:
    for give in (hint_lines, hint_data):
        with pytest.raises(ValueError, match=f"must be 1, 2 or 3, not {level}"):
            give(hidden_single, level)


def removing(pattern: CustomPattern) -> Step:
    return Step(SOME_TECHNIQUE, pattern, eliminations=[candidate(80, 5)])


@pytest.mark.parametrize(
    ("pattern", "place"),
    [
        (CustomPattern([CellTruth(0)], houses={Role.BASE: [0, 4], Role.COVER: [9, 11]}), "rows 1 and 5"),
        (CustomPattern([CellTruth(0)], cells={Role.BASE: [0, 10]}), "box 1"),
        (CustomPattern([CellTruth(0)], cells={Role.BASE: [0, 72]}), "column 1"),
        (
            CustomPattern([CellTruth(0)], candidates={Role.PIVOT: [candidate(0, 1)], Role.PINCER: [candidate(40, 1)]}),
            "boxes 1 and 5",
        ),
        (CustomPattern([CellTruth(0)], houses={Role.HOUSE: [18, 4]}), "box 1 and row 5"),
        (CustomPattern([CellTruth(0)], houses={Role.HOUSE: [18, 19, 20, 26, 8]}), "box 1, box 9 and row 9"),
        (CustomPattern([CellTruth(0)], cells={Role.PATTERN: range(0, 81, 10)}), "boxes 1, 5 and 9"),
        (
            CustomPattern([CellTruth(0)], cells={Role.PATTERN: range(78)}, digits={Role.PATTERN: [1, 2]}),
            "boxes 1, 2 and 9",
        ),
        (CustomPattern([CellTruth(0)], cells={Role.PATTERN: range(78)}, digits={Role.PATTERN: [8]}), "the 8s"),
        (CustomPattern([CellTruth(0)], houses={Role.BASE: range(4)}, digits={Role.BASE: [2], Role.FIN: [2]}), "the 2s"),
        (CustomPattern([CellTruth(0)], houses={Role.BASE: range(3)}, digits={Role.BASE: [2]}), "rows 1, 2 and 3"),
        (CustomPattern([CellTruth(0)]), "box 9"),
        (
            CustomPattern([CellTruth(0)], cells={Role.BLOCKER: [0]}, candidates={Role.BLOCKER: [candidate(0, 1)]}),
            "box 9",
        ),
    ],
)
def test_where_to_look(pattern: CustomPattern, place: str) -> None:
    assert place_name(removing(pattern)) == place


def test_a_language_can_say_where_to_look_for_a_technique() -> None:
    grave = strategy_named("BUG+1").technique
    step = Step(grave, CustomPattern([CellTruth(0)]), placements=[candidate(80, 5)])
    assert hint(step, 1) == "Look at the cells with more than two candidates."


def test_the_first_two_levels_do_not_say_what_follows(grid: Grid, hidden_single: Step) -> None:
    for level in (1, 2):
        assert "r5c8" not in hint(hidden_single, level)


def test_the_regions_of_a_jigsaw_are_places_to_look() -> None:
    grid = Puzzle("1" + "." * 48, board=jigsaw(JIGSAWS["jigsaw 7"])).grid()
    step = Step(SOME_TECHNIQUE, CustomPattern([CellTruth(0)]), placements=[candidate(13, 5), candidate(33, 5)])
    assert place(step.seen_on(lambda: grid)) == (28, 30)


def test_cages_are_named_by_their_sums_and_first_cells() -> None:
    cages = Cage(["r1c1", "r5c5"], 3), Cage(["r1c1", "r5c5", "r9c9"], 10)
    pipeline = [strategy_named(name) for name in ("combinations", "naked-pair")]
    steps = Solver(pipeline, fallback=None).solve(Puzzle("." * 81, board=board("classic", *cages))).steps
    pair = next(step for step in steps if step.technique.slug == "naked-pair")
    assert hint(pair, 1) == "Look at the cage of 3 at r1c1."
