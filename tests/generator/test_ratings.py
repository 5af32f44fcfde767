"""Targets on Sudoku Explainer's scale: ER, EP and ED, pearls and diamonds."""

import pytest

from crosshatch.board.errors import TargetError
from crosshatch.generator import Generator, Target
from crosshatch.grading.explainer import ExplainerScale
from crosshatch.status import count_solutions

SCALE = ExplainerScale()


@pytest.mark.parametrize("er", ["1.2", "1.7-1.9", "2.3", "2.5-2.8"])
def test_ranges_of_er(er):
    target = Target(ranges={"er": er})
    made = Generator(target, SCALE).make(1)
    assert made.met
    assert made.grade.er in dict(target.ranges)["er"]
    assert SCALE.grade(made.puzzle) == made.grade
    assert count_solutions(made.puzzle) == 1


def test_a_rating_and_what_the_first_steps_are_rated():
    made = Generator(Target(lowest=1.5, highest=2.0, ranges={"ep": "1.5-", "ed": "1.2-1.5"}), SCALE).make(1)
    assert 1.2 <= made.grade.ed <= 1.5 <= made.grade.ep <= made.grade.er <= 2.0


def test_pearls_and_diamonds():
    pearl = Generator(Target(highest=1.5, pearl=True), SCALE).make(1).grade
    diamond = Generator(Target(highest=1.5, diamond=True), SCALE).make(1).grade
    assert pearl.er == pearl.ep
    assert diamond.er == diamond.ep == diamond.ed


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (Target(lowest=2.1, highest=2.2), "ER could be 2.1-2.2; nearest: 2.0 and 2.3"),
        (Target(lowest=6.3, highest=6.4), "nearest: 6.2 and 6.5"),
        (Target(ranges={"ep": 2.2}), "EP could be 2.2"),
        (Target(highest=3, ranges={"ed": "4.2-"}), "ED is never above ER"),
    ],
)
def test_what_no_puzzle_can_be_like_is_said_at_once(target, words):
    with pytest.raises(TargetError, match=words):
        Generator(target, SCALE)
