"""HoDoKu's level and score, compared with what HoDoKu itself says."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.grading.hodoku import LEVELS, LIMITS, TECHNIQUES, HodokuGrade, HodokuScale
from crosshatch.grading.hodoku_order import chosen
from crosshatch.strategies.catalogue import strategy_named

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


def test_of_several_w_wings_hodoku_takes_that_of_the_first_pair_of_cells():
    position = read(
        ":0000:x:+1..9.5+8+3.3+8+9...+51.+572..34+9+6....+59.8+1.512.63+4+99......+25+41....+9+5...35..2+74..+54..16."
        ":415 615 225 725 741 462 463 364 764 165 865 673 874 775 875 685 295 895 296:::"
    )
    wing = strategy_named("w-wing")
    first, second = wing.find(position.grid())
    assert (first.found.start, second.found.start) == (cell_named("r7c3"), cell_named("r5c5"))
    assert chosen(wing, position.grid()) == (second,)


def test_the_first_pair_is_the_one_with_the_lowest_cell_whatever_is_removed():
    position = read(
        ":0000:x:.4.+6+351+2+7+5+231+7+4+9+6+8+76+1+8+9+235+4...2.78+911+7.5.+9+24+3..+2+3.16+7+56.+7+4+285.+92..+7+1+3+4+86.."
        "495+6+7.2::::"
    )
    wing = strategy_named("w-wing")
    assert [step.conclusion for step in wing.find(position.grid())] == ["r5c3<>8", "r5c3<>8", "r6c1<>9", "r6c1<>9"]
    (step,) = chosen(wing, position.grid())
    assert step.notation == "W-Wing: 9/8 in r1c1,r6c2 connected by 8 in r9c12 => r6c1<>9"
