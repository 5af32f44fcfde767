"""Custom scales that rate a puzzle by its hardest step."""

from collections.abc import Iterator

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.logic.step import Step
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import strategies_named, strategies_up_to, strategy_named
from crosshatch.techniques.strategy import Strategy

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
HARDEST = Puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")


class LoudSingle(Strategy):
    """Finds what a naked single does, under a name that no scale knows."""

    name = "Loud Single"

    def find(self, grid: Grid) -> Iterator[Step]:
        return strategy_named("naked-single").find(grid)


def test_a_scale_of_the_techniques_up_to_one():
    scale = HardestStepScale(strategies_up_to("x-wing"))
    within, beyond = scale.grade(NEEDS_X_WING), scale.grade(HARDEST)
    assert (within.solved, within.rating, within.level) == (True, 3.2, "Within")
    assert (beyond.solved, beyond.rating, beyond.level) == (False, float("inf"), "Beyond")
    assert str(beyond) == "Beyond: not finished"
    assert beyond.data()["rating"] is None


def test_a_scale_takes_classes_as_well():
    scale = HardestStepScale([*strategies_named(["full-house"]), LoudSingle], {"Loud Single": 3.1})
    assert scale.strategies == (strategy_named("full-house"), LoudSingle())
    assert scale.techniques == (strategy_named("full-house").technique, LoudSingle.technique)


def test_a_scale_with_levels_and_ratings_of_its_own():
    ratings = {"Full House": 1, "Hidden Single": 2, "Naked Single": 3}
    scale = HardestStepScale(strategies_up_to("naked-single"), ratings, {"Gentle": 1, "Kind": 2})
    assert scale.levels == ("Gentle", "Kind", "Beyond")
    assert str(scale.grade(EASY)) == "Kind 2"
    assert scale.grade(NEEDS_X_WING).level == "Beyond"


def test_ratings_of_ones_own_go_with_those_of_the_catalogue():
    scale = HardestStepScale([*strategies_up_to("naked-single"), LoudSingle], {"Loud Single": 3.1, "Full House": 0.5})
    ratings = {each.title: scale.rating_of(each) for each in scale.techniques}
    assert ratings == {"Full House": 0.5, "Hidden Single": 1.2, "Naked Single": 2.0, "Loud Single": 3.1}


def test_a_technique_may_bring_its_rating():
    class Rated(LoudSingle):
        technique = Technique("Rated", rating=3.3)

    scale = HardestStepScale([*strategies_up_to("naked-single"), Rated])
    assert scale.rating_of(Rated.technique) == 3.3


def test_a_scale_says_which_ratings_it_lacks():
    with pytest.raises(ValueError, match="no rating for Loud Single"):
        HardestStepScale([*strategies_up_to("naked-single"), LoudSingle], {"Full House": 1})
