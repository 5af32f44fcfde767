"""HoDoKu's level and score, compared with what HoDoKu itself says."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.grading.hodoku import LEVELS, LIMITS, TECHNIQUES, HodokuGrade, HodokuScale

OUR_NAMES = {"Multi Colors 1": "Multi-Colors 1", "Multi Colors 2": "Multi-Colors 2"}
"""Techniques that HoDoKu spells in another way."""


def test_puzzles_that_hodoku_has_rated(cross_rated):
    scale = HodokuScale()
    finished = 0
    for rated in cross_rated:
        grade = scale.grade(read(rated.puzzle))
        if grade.solved:
            finished += 1
            assert (grade.level, grade.score) == (rated.level, rated.score)
        else:
            assert LEVELS.index(grade.level) <= LEVELS.index(rated.level)
            assert grade.score < rated.score
    assert finished >= 12


@pytest.mark.slow
def test_levels_and_scores_of_random_puzzles(graded_sample):
    scale = HodokuScale()
    ours = {technique.title for technique in scale.techniques}
    within_reach = [
        rated for rated in graded_sample if {OUR_NAMES.get(name, name) for name in rated.techniques} <= ours
    ]
    same_level = close = 0
    for rated in within_reach:
        grade = scale.grade(Puzzle(rated.puzzle))
        same_level += grade.level == rated.level
        close += grade.solved and abs(grade.score - rated.score) <= rated.score / 10
    assert len(within_reach) > 0.8 * len(graded_sample)
    assert same_level >= 0.97 * len(within_reach)
    assert close >= 0.90 * len(within_reach)


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


def test_a_puzzle_that_is_not_finished_has_no_rating(cross_rated):
    grade = HodokuScale().grade(read(cross_rated[-1].puzzle))
    assert not grade.solved
    assert grade.rating == float("inf")
    assert str(grade).startswith("at least ")
    assert grade.data()["rating"] is None


def test_a_position_keeps_its_removed_candidates(cross_rated):
    fresh = read(cross_rated[4].puzzle)
    wrong = [candidate(cell_named("r1c8"), 4), candidate(cell_named("r1c9"), 3), candidate(cell_named("r1c9"), 4)]
    started = Puzzle(fresh.givens, removed=wrong)
    assert "Naked Pair" in HodokuScale().grade(fresh).techniques
    assert "Naked Pair" not in HodokuScale().grade(started).techniques
