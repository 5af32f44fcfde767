"""Profiles: what solving a puzzle takes, in rounds."""

from collections.abc import Iterator

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.grading.crosshatch import CrosshatchScale, grade_of
from crosshatch.grading.profile import SINGLES, Profile, Stage, profile
from crosshatch.logic.step import CellTruth, CustomPattern, Step
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import strategies_named, strategies_up_to, strategy_named
from crosshatch.techniques.singles import rounds
from crosshatch.techniques.singles import search as runs
from crosshatch.techniques.singles.strategy import Single
from crosshatch.techniques.strategy import Strategy
from engines import if_compiled

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
UNFAIR = Puzzle("1...8.4..2......1....7....8..2.457..48.........3.1.8....6..9......5..9.29..6..5..")
HARDEST = Puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
SOLVED = Puzzle("534678912672195348198342567859761423426853791713924856961537284287419635345286179")

POINTING = "locked-candidates-type-1-pointing"
CLAIMING = "locked-candidates-type-2-claiming"
UP_TO_X_WING = [each for each in strategies_up_to("x-wing") if not isinstance(each, Single)]


def told(found: Profile) -> list[tuple[str, int, int]]:
    """For each round its technique, how much it did, and how much was on offer."""
    taken: list[tuple[str, int, int]] = []
    for singles, technique, effects, _ in found.stages:
        taken += [(SINGLES[kind].slug, placed, on_offer) for kind, placed, on_offer in singles]
        taken += [(technique.slug, effects, effects)] if technique else []
    return taken


def technique(name: str) -> Technique:
    return strategy_named(name).technique


def test_a_round_takes_all_of_the_simplest_kind_and_knows_what_else_was_on_offer() -> None:
    found = profile(NEEDS_X_WING, UP_TO_X_WING)
    assert told(found)[:16] == [
        ("hidden-single-in-a-box", 3, 6),
        ("hidden-single-in-a-box", 1, 3),
        ("hidden-single-in-a-line", 2, 2),
        ("hidden-single-in-a-box", 1, 1),
        ("hidden-single-in-a-box", 1, 1),
        (POINTING, 2, 2),
        ("naked-pair", 2, 2),
        ("hidden-single-in-a-box", 1, 2),
        ("hidden-single-in-a-box", 1, 2),
        ("hidden-single-in-a-line", 3, 3),
        ("hidden-single-in-a-box", 2, 2),
        (POINTING, 1, 1),
        ("naked-single", 1, 1),
        (CLAIMING, 1, 1),
        ("x-wing", 2, 2),
        ("hidden-single-in-a-box", 1, 2),
    ]
    assert len(told(found)) == 39
    assert (found.solved, found.trials, found.nested) == (True, 0, False)


def test_singles_are_counted_by_digits_and_other_techniques_by_rounds() -> None:
    found = profile(NEEDS_X_WING, UP_TO_X_WING)
    assert found.techniques == {
        technique("hidden-single-in-a-box"): 32,
        technique("hidden-single-in-a-line"): 5,
        technique(POINTING): 2,
        technique("naked-pair"): 1,
        technique("naked-single"): 1,
        technique(CLAIMING): 1,
        technique("x-wing"): 1,
        technique("full-house"): 17,
    }
    assert sum(single.placed for stage in found.stages for single in stage.singles) == NEEDS_X_WING.line.count(".")


def test_singles_alone_leave_nothing_to_try() -> None:
    found = profile(EASY, [])
    assert [stage.technique for stage in found.stages] == [None]
    assert told(found)[:3] == [
        ("hidden-single-in-a-box", 6, 15),
        ("hidden-single-in-a-box", 7, 14),
        ("full-house", 2, 10),
    ]
    assert (found.solved, found.trials, found.nested) == (True, 0, False)


def test_a_full_grid_takes_nothing() -> None:
    found = profile(SOLVED, [])
    assert (told(found), found.solved, found.trials) == ([], True, 0)


class Telepathy(Strategy):
    """Knows three wrong candidates: of one it tells in two ways, and of the two others at once."""

    name = "Telepathy"

    def find(self, grid: Grid) -> Iterator[Step]:
        one, *others = (Candidate(1, 2), Candidate(2, 4), Candidate(2, 6))
        if grid.digits_of(one.cell) >> one.digit & 1:
            for cell in (1, 2):
                yield Step(self.technique, CustomPattern([CellTruth(cell)]), eliminations=[one])
            yield Step(self.technique, CustomPattern([CellTruth(2)]), eliminations=others)


def test_steps_of_one_effect_count_once_in_a_round() -> None:
    assert told(profile(HARDEST, [Telepathy()]))[-1] == (Telepathy.technique.slug, 2, 2)


@pytest.mark.parametrize(
    ("puzzle", "names", "trials", "nested"),
    [
        (NEEDS_X_WING, [], 20, False),
        (NEEDS_X_WING, ["naked-pair"], 42, False),
        (UNFAIR, [], 24, False),
        (UNFAIR, ["naked-pair"], 28, False),
        (HARDEST, [], 619, True),
        (HARDEST, ["finned-swordfish"], 212, True),
    ],
)
def test_what_logic_cannot_finish_is_tried(puzzle: Puzzle, names: list[str], trials: int, nested: bool) -> None:
    found = profile(puzzle, strategies_named(names))
    assert (found.solved, found.trials, found.nested) == (False, trials, nested)


@pytest.mark.parametrize(
    "puzzle",
    [EASY, NEEDS_X_WING, UNFAIR, pytest.param(HARDEST, marks=if_compiled), *map(minimal_puzzle, range(5))],
)
def test_the_grade_of_a_profile_is_the_grade_of_the_scale(puzzle: Puzzle) -> None:
    scale = CrosshatchScale()
    assert grade_of(profile(puzzle, scale.strategies)) == scale.grade(puzzle)


def test_a_profile_of_nothing_has_a_grade() -> None:
    grade = grade_of(Profile((), solved=True))
    assert (grade.level, grade.hardest, grade.effort) == ("Easy", "", 0.0)
    assert (grade.singles_on_offer, grade.steps_on_offer) == (0.0, 0.0)


def of_naked_singles(count: int) -> rounds.Round:
    return rounds.Round(runs.NAKED_SINGLE, count, count)


def test_the_parts_of_a_grade_are_sums_over_the_rounds() -> None:
    pair = technique("naked-pair")
    stages = (
        Stage([of_naked_singles(2)], pair, 3, 3.0),
        Stage([], pair, 1, 3.0),
        Stage([of_naked_singles(1)], None, 0, 0.0),
    )
    grade = grade_of(Profile(stages, True))
    assert grade.techniques == {"Naked Single": 3, "Naked Pair": 2}
    assert grade.effort == 3 * 2.0**2 + 2 * 3.0**2
    assert (grade.steps, grade.rounds, grade.narrow_passes) == (7, 4, 2)
    assert (grade.singles_on_offer, grade.steps_on_offer) == (1.5, 2.0)
