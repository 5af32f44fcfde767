"""Scales of one's own that rate a puzzle by its hardest step."""

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.strategies.catalogue import strategies_up_to
from crosshatch.strategies.singles import FullHouse, HiddenSingle, NakedSingle

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
HARDEST = Puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")


class LoudSingle(NakedSingle):
    name = "Loud Single"


def test_a_scale_of_the_techniques_up_to_one():
    scale = HardestStepScale(strategies_up_to("x-wing"))
    within, beyond = scale.grade(NEEDS_X_WING), scale.grade(HARDEST)
    assert (within.solved, within.rating, within.level) == (True, 3.2, "Within")
    assert (beyond.solved, beyond.rating, beyond.level) == (False, float("inf"), "Beyond")
    assert beyond.data()["rating"] is None


def test_a_scale_takes_classes_as_well():
    assert HardestStepScale([FullHouse, HiddenSingle]).strategies == (FullHouse(), HiddenSingle())


def test_a_scale_with_levels_and_ratings_of_its_own():
    ratings = {"Full House": 1, "Hidden Single": 2, "Naked Single": 3}
    scale = HardestStepScale(strategies_up_to("naked-single"), ratings, {"Gentle": 1, "Kind": 2})
    assert scale.levels == ("Gentle", "Kind", "Beyond")
    assert str(scale.grade(EASY)) == "Kind 2"
    assert scale.grade(NEEDS_X_WING).level == "Beyond"


def test_ratings_of_ones_own_go_with_those_of_the_catalogue():
    scale = HardestStepScale([*strategies_up_to("naked-single"), LoudSingle], {"Loud Single": 3.1, "Full House": 0.5})
    ratings = {each.name: scale.step_rating(each.name) for each in scale.strategies}
    assert ratings == {"Full House": 0.5, "Hidden Single": 1.2, "Naked Single": 2.0, "Loud Single": 3.1}


def test_a_scale_says_which_ratings_it_lacks():
    with pytest.raises(ValueError, match="no rating for Loud Single"):
        HardestStepScale([*strategies_up_to("naked-single"), LoudSingle], {"Full House": 1})
