"""HoDoKu's level and score, compared with what HoDoKu itself says."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.originals.hodoku.order import GROUPED_LOOPS, LOOPS, TECHNIQUES
from crosshatch.originals.hodoku.scale import LEVELS, LIMITS, HodokuGrade, HodokuScale

OUR_NAMES = {
    "Multi Colors 1": "Multi-Colors 1",
    "Multi Colors 2": "Multi-Colors 2",
    "Almost Locked Set Chain": "Almost Locked Set XY-Chain",
    "Forcing Chain": "Forcing Chain Contradiction",
}
"""Techniques that HoDoKu spells in another way, or does not tell apart."""

WITH_TWO_GUESSES = "100007090030020008009600500005300900010080002600004000300000010040000007007000300"


def test_puzzles_that_hodoku_has_rated(cross_rated):
    scale = HodokuScale()
    grades = [scale.grade(read(rated.puzzle)) for rated in cross_rated]
    assert [(grade.level, grade.score) for grade in grades] == [(rated.level, rated.score) for rated in cross_rated]


def test_levels_scores_and_techniques_of_some_random_puzzles(some_graded):
    assert_rated(some_graded)


@pytest.mark.slow
def test_levels_scores_and_techniques_of_random_puzzles(graded):
    assert_rated(graded)


def assert_rated(puzzles):
    scale = HodokuScale()
    for rated in puzzles:
        grade = scale.grade(Puzzle(rated.puzzle))
        assert (grade.level, grade.score) == (rated.level, rated.score), rated.puzzle
        ours = {name.replace("Verity", "Contradiction") for name in grade.techniques}
        assert ours == {OUR_NAMES.get(name, name) for name in rated.techniques}, rated.puzzle


@pytest.mark.parametrize(
    ("puzzle", "grade"),
    [
        ("64...38....8.....9..584...7....2.1.........3..3..16....1..7.6..4....2.5..5....28.", "Extreme 2084"),
        (".3...2..82...6..5...98.52.449...17..........6...4....9.......6...72..4.3983......", "Extreme 3810"),
        (".......4...1.....969..5.8.745.....8....2..3....61....4....3..78..761.4...1.....5.", "Extreme 2644"),
    ],
    ids=["empty corners in two boxes", "empty corners in two boxes and rows", "order of bridged colours"],
)
def test_paths_that_turn_on_a_detail_of_a_technique(puzzle, grade):
    assert str(HodokuScale().grade(Puzzle(puzzle))) == grade


def test_where_techniques_end_a_digit_of_the_solution_is_placed():
    grade = HodokuScale().grade(read(WITH_TWO_GUESSES))
    assert not grade.solved
    assert grade.guesses == grade.techniques["Brute Force"] == 2
    assert str(grade) == "Extreme 24894 with 2 guesses"


def test_data_of_what_takes_guesses_has_the_score_apart():
    data = HodokuScale().grade(read(WITH_TWO_GUESSES)).data()
    assert [data[name] for name in ("level", "score", "score_with_guesses")] == [None, None, 24894]
    assert data["techniques"]["Brute Force"] == 2
    without = HodokuGrade(True, ["Hidden Single"], 801).data()
    assert [without[name] for name in ("level", "score", "score_with_guesses")] == ["Medium", 801, None]


def test_a_guess_is_the_digit_of_the_middle_empty_cell():
    position = read(
        ":0000:x:+16.........3..15...9.8...716....2.3....75...4....9...82.1.....6..6.......8.5...4.:"
        "415 316 416 317 917 542 "
        "145 147 667 772 184 785 395 795 997:::"
    )
    strategy = HodokuScale().strategies[-1]
    (step,) = strategy.find(position.grid())
    assert (step.name, step.conclusion) == ("Brute Force", "r5c7=2")


def test_the_score_is_the_sum_over_all_steps():
    grade = HodokuGrade(True, ["Full House"] * 20 + ["Hidden Single"] * 10 + ["X-Wing"], 360)
    assert grade.score == sum(TECHNIQUES[name].score * count for name, count in grade.techniques.items())
    assert grade.rating == 360
    assert str(grade) == "Hard 360"


@pytest.mark.parametrize(
    ("names", "score", "level"),
    [
        (["Hidden Single"], 800, "Easy"),
        (["Hidden Single"], 801, "Medium"),
        (["Naked Pair"], 60, "Medium"),
        (["Naked Pair"], 1601, "Unfair"),
        (["X-Wing", "Naked Pair"], 1000, "Hard"),
        (["X-Wing"], 1801, "Extreme"),
        (["Sue de Coq"], 250, "Unfair"),
    ],
)
def test_the_level_is_that_of_the_hardest_step_raised_by_the_score(names, score, level):
    assert HodokuGrade(True, names, score).level == level


def test_every_technique_has_a_known_level():
    assert {each.level for each in TECHNIQUES.values()} <= set(LEVELS)
    assert list(LIMITS.values()) == sorted(LIMITS.values())


def test_the_score_of_a_step_is_that_of_what_was_asked_for():
    scale = HodokuScale()
    asked = {strategy.technique.title: strategy for strategy in scale.strategies}
    grouped = asked["Grouped Continuous Nice Loop"]
    assert [technique.slug for technique in grouped.techniques] == [*GROUPED_LOOPS, *LOOPS]
    assert scale.rating_of(grouped.technique) == 300
    assert scale.rating_of(asked["Continuous Nice Loop"].technique) == 280


def test_a_position_keeps_its_removed_candidates(cross_rated):
    fresh = read(cross_rated[4].puzzle)
    wrong = [candidate(cell_named("r1c8"), 4), candidate(cell_named("r1c9"), 3), candidate(cell_named("r1c9"), 4)]
    started = Puzzle(fresh.givens, removed=wrong)
    assert "Naked Pair" in HodokuScale().grade(fresh).techniques
    assert "Naked Pair" not in HodokuScale().grade(started).techniques
