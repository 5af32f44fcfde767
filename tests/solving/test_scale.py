"""What all scales share, and custom scales."""

import pickle
from collections.abc import Iterator

import attrs
import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.clock import OutOfTime, deadline_in, look, until
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cells_in, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading import SCALES, scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.grading.registry import techniques_named
from crosshatch.logic.step import CellTruth, CustomPattern, Step, UnprovenStep
from crosshatch.originals.explainer.order import EasiestFirst
from crosshatch.originals.hodoku.scale import counted
from crosshatch.solving.scale import BEYOND_REACH, Grade, PathScale, Scale, ScaleError, UngradablePuzzle
from crosshatch.solving.solver import Path
from crosshatch.techniques.catalogue import default_strategies, strategies_named, strategy_named
from crosshatch.techniques.names import UnknownTechnique
from crosshatch.techniques.strategy import Strategy, StrategyError
from crosshatch.words.grades import grade_parts
from engines import COMPILED

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
NEEDS_CHAINS = Puzzle(".....837..7.....2.461..........9..8..1...6..3635.8.........3..7...6....9.2..49...")
HARDEST = Puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
HARD = HARDEST if COMPILED else NEEDS_CHAINS
"""A puzzle that takes chains: nested ones, unless they would take a minute."""

SEVERAL_SOLUTIONS = Puzzle(EASY.givens[:20] + "." * 10 + EASY.givens[30:])
TWICE = Puzzle("55" + "." * 79)


@pytest.mark.parametrize("name", SCALES)
def test_a_scale_goes_by_its_name(name):
    scale = scale_named(name)
    assert scale.name == name
    assert scale is scale_named(name)


def test_there_is_no_such_scale():
    with pytest.raises(
        ScaleError, match=r"there is no scale 'sudokuwiki'; choose from crosshatch, hodoku, explainer, berthier$"
    ):
        scale_named("sudokuwiki")


@pytest.mark.parametrize("name", SCALES)
@pytest.mark.parametrize("puzzle", [EASY, NEEDS_X_WING, HARD])
def test_every_scale_grades_every_puzzle(name, puzzle):
    scale = scale_named(name)
    grade = scale.grade(puzzle)
    assert isinstance(grade, scale.grade_type)
    assert grade.level in scale.levels
    assert tuple(grade.data()) == scale.grade_type.part_names()
    assert grade.solved == (grade.data()["level"] is not None)
    assert set(scale.grade_type.main_parts) <= set(scale.grade_type.part_names())
    assert grade == scale.grade(puzzle)
    assert str(grade)
    assert all(grade_parts(grade).values())


@pytest.mark.parametrize("name", SCALES)
@pytest.mark.parametrize(("puzzle", "why"), [(SEVERAL_SOLUTIONS, "two solutions"), (TWICE, "two 5s in row 1")])
def test_a_puzzle_without_exactly_one_solution_has_no_grade(name, puzzle, why):
    with pytest.raises(UngradablePuzzle, match=why) as raised:
        scale_named(name).grade(puzzle)
    assert isinstance(raised.value, ValueError)


def test_a_scale_with_a_rule_of_its_own():
    @attrs.frozen
    class Length(Grade):
        rating: int
        level: str = "any"

    class CountSteps(PathScale[Length]):
        def sum_up(self, path: Path) -> Length:
            return Length(path.by_logic, (each.title for each in path.techniques()), len(path))

    assert CountSteps(default_strategies()).grade(EASY).rating == EASY.line.count(".")


class Idle(Strategy):
    """A strategy that removes what is not there."""

    name = "X-Wing"
    rating = 3.2

    def find(self, grid: Grid) -> Iterator[Step]:
        yield Step(
            self.technique, CustomPattern(truths=[CellTruth(0)]), eliminations=[Candidate(80, 8), Candidate(2, 8)]
        )


def test_a_step_that_changes_nothing_is_blamed_on_its_strategy():
    for grade in (CrosshatchScale([Idle]).grade, lambda puzzle: counted(puzzle, [Idle()])):
        with pytest.raises(StrategyError, match=r"X-Wing (of the package \w+ )?found a step that changes nothing"):
            grade(NEEDS_X_WING)


class Guess(Strategy):
    """A strategy that removes the higher digit of the first cell with two, whether it can be or not."""

    name = "Guess"
    rating = 3.2

    def find(self, grid: Grid) -> Iterator[Step]:
        for cell in cells_in(grid.empty):
            digits = digits_in(grid.digits_of(cell))
            if len(digits) == 2:
                yield Step(
                    self.technique, CustomPattern(truths=[CellTruth(cell)]), eliminations=[Candidate(cell, digits[1])]
                )


def test_a_step_that_leads_away_from_the_solution_is_told():
    with pytest.raises(UnprovenStep, match=r"Guess.* does not follow"):
        CrosshatchScale([Guess]).grade(NEEDS_X_WING)


def test_grades_can_be_collected_in_sets():
    assert len({scale_named(name).grade(EASY) for name in SCALES for _ in range(2)}) == len(SCALES)


@pytest.mark.parametrize(
    ("scale", "name", "techniques"),
    [
        ("crosshatch", "x-wing", ["X-Wing"]),
        ("crosshatch", "Y-Wing", ["XY-Wing"]),
        ("crosshatch", "Hidden Single", ["Hidden Single in a Box", "Hidden Single in a Line"]),
        ("explainer", "hidden-single", ["Hidden Single in a Box", "Hidden Single in a Line"]),
        ("hodoku", "hidden-single", ["Hidden Single"]),
        ("hodoku", "BUG+1", ["Bivalue Universal Grave + 1"]),
    ],
)
def test_a_technique_goes_by_any_of_its_names_on_a_scale(scale, name, techniques):
    assert [each.title for each in techniques_named(scale_named(scale), name)] == techniques


def test_a_technique_that_a_scale_does_not_count():
    with pytest.raises(UnknownTechnique, match=r"no technique 'skyscraper' on the explainer scale \('crosshatch techn"):
        techniques_named(scale_named("explainer"), "skyscraper")


@pytest.mark.parametrize(
    ("scale", "technique", "rating"),
    [
        ("crosshatch", "hidden-single-in-a-line", 1.5),
        ("crosshatch", "x-wing", 3.2),
        ("crosshatch", "direct-pointing", None),
        ("hodoku", "x-wing", 140),
        ("hodoku", "finned-squirmbag", None),
        ("explainer", "direct-pointing", 1.7),
        ("explainer", "unique-loop-type-3", 4.5),
        ("explainer", "skyscraper", None),
    ],
)
def test_what_a_scale_tells_of_a_technique(scale, technique, rating):
    assert scale_named(scale).rating_of(strategy_named(technique).technique) == rating


@pytest.mark.parametrize("name", SCALES)
def test_a_scale_rates_every_technique_that_it_counts(name):
    scale = scale_named(name)
    assert all(0 < (scale.rating_of(each) or 0) < BEYOND_REACH for each in scale.techniques)


class EasyOnly(Scale[Grade]):
    """A scale of the fewest words: whether singles are enough."""

    def judge(self, puzzle: Puzzle) -> Grade:
        return CrosshatchScale([]).grade(puzzle)


def test_a_scale_needs_no_more_than_a_way_to_grade():
    scale = EasyOnly()
    assert scale.grade(EASY).solved
    assert (scale.name, scale.title, scale.levels, scale.techniques) == ("own", "Own scale", (), ())
    assert scale.rating_of(strategy_named("x-wing").technique) is None
    assert scale.grade_type.part_names() == ("level", "rating", "techniques", "version")
    assert scale.grade_type.main_parts == ("level", "rating", "techniques")


# Versions


@pytest.mark.parametrize(("name", "version"), [("crosshatch", "4"), ("hodoku", "2.2.0"), ("explainer", "1.2.1")])
def test_every_grade_carries_the_version_of_its_scale(name, version):
    scale = scale_named(name)
    assert scale.version == scale.grade(EASY).version == scale.grade(HARD).version == version
    assert scale.grade(EASY).data()["version"] == version


def test_a_custom_scale_has_a_version_too():
    scale = EasyOnly()
    assert scale.grade(EASY).version == scale.version == "1"
    scale.version = "3"
    assert scale.grade(EASY).version == "3"


# Time


class Late(Strategy):
    """A strategy that takes long, and looks at the clock."""

    name = "X-Wing"
    rating = 3.2

    def find(self, grid: Grid) -> Iterator[Step]:
        while True:
            look()
        yield


@pytest.mark.parametrize("name", SCALES)
def test_no_time_is_no_grade(name):
    with pytest.raises(OutOfTime, match="out of time before the first step") as raised:
        scale_named(name).grade(EASY, max_seconds=0)
    assert raised.value.techniques == {}


@pytest.mark.parametrize("name", SCALES)
def test_enough_time_changes_nothing(name):
    scale = scale_named(name)
    assert scale.grade(NEEDS_X_WING, max_seconds=600) == scale.grade(NEEDS_X_WING)


def test_what_was_done_until_the_time_ran_out_is_said():
    pointing = "Locked Candidates Type 1 (Pointing)"
    in_rounds = CrosshatchScale([strategy_named("pointing"), Late])
    by_steps = HardestStepScale([*strategies_named(["hidden-single", "pointing"]), Late])
    for scale, done in (
        (in_rounds, {"Hidden Single in a Box": 6, "Hidden Single in a Line": 2, pointing: 1}),
        (by_steps, {"Hidden Single": 8, pointing: 2}),
    ):
        with pytest.raises(OutOfTime, match=r"^out of time; so far Hidden Single.* [12]$") as raised:
            scale.grade(NEEDS_X_WING, max_seconds=0.05)
        assert raised.value.techniques == done
        again = pickle.loads(pickle.dumps(raised.value))
        assert (str(again), again.techniques) == (str(raised.value), raised.value.techniques)


def test_what_was_done_on_the_path_of_hodoku_is_said():
    with until(deadline_in(0.05)), pytest.raises(OutOfTime, match="so far") as raised:
        counted(NEEDS_X_WING, [Late()])
    assert raised.value.techniques["Locked Candidates Type 1 (Pointing)"] == 3


def test_the_easiest_of_many_steps_are_not_sought_for_ever():
    with until(deadline_in(0.05)), pytest.raises(OutOfTime):
        list(EasiestFirst((Endless(),)).find(EASY.grid()))


class Endless(Strategy):
    """A strategy that finds steps without end."""

    name = "X-Wing"
    rating = 3.2

    def find(self, grid: Grid) -> Iterator[Step]:
        cell = next(iter(cells_in(grid.empty)))
        first = Candidate(cell, digits_in(grid.digits_of(cell))[0])
        while True:
            yield Step(self.technique, CustomPattern(truths=[CellTruth(0)]), eliminations=[first])


def test_the_steps_of_a_round_are_not_sought_for_ever():
    with pytest.raises(OutOfTime):
        CrosshatchScale([Endless]).grade(NEEDS_X_WING, max_seconds=0.05)
