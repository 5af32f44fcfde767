"""Sudoku Explainer's ER, EP and ED, compared with what Sudoku Explainer itself says."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read
from crosshatch.grading.explainer import REACH, ExplainerGrade, ExplainerScale

BEYOND = float("inf")


def test_puzzles_that_sudoku_explainer_has_rated(cross_rated):
    scale = ExplainerScale()
    for rated in cross_rated:
        grade = scale.grade(read(rated.puzzle))
        assert (grade.er, grade.ep, grade.ed) == within_reach(rated.explainer)


def within_reach(ratings):
    return tuple(rating if rating <= REACH else BEYOND for rating in ratings)


@pytest.mark.slow
def test_ratings_of_random_puzzles(graded_sample):
    scale = ExplainerScale()
    same = {True: 0, False: 0}
    total = {True: 0, False: 0}
    for rated in graded_sample:
        grade = scale.grade(Puzzle(rated.puzzle))
        reached = rated.explainer[0] <= REACH
        total[reached] += 1
        same[reached] += (grade.er, grade.ep, grade.ed) == within_reach(rated.explainer)
    assert same[True] >= 0.99 * total[True]
    assert same[False] >= 0.99 * total[False]


@pytest.mark.parametrize(
    ("er", "level"),
    [(1.0, "Easy"), (1.2, "Easy"), (1.5, "Medium"), (2.5, "Hard"), (2.6, "Fiendish"), (6.2, "Diabolical")],
)
def test_levels(er, level):
    assert ExplainerGrade(True, [], er, 1.2, 1.2).level == level


def test_what_is_above_the_reach_has_no_number():
    grade = ExplainerGrade(False, ["Hidden Single in a Box"], BEYOND, 1.2, 1.2)
    assert str(grade) == ">6.2/1.2/1.2"
    assert grade.rating == BEYOND
    assert (grade.data()["er"], grade.data()["ep"]) == (None, 1.2)


def test_a_puzzle_that_is_full_already():
    solved = read("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
    assert str(ExplainerScale().grade(solved)) == "0.0/0.0/0.0"
