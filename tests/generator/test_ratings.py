"""Targets on Sudoku Explainer's scale: ER, EP and ED, pearls and diamonds."""

import warnings
from math import inf

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator, Target
from crosshatch.generator.ancestors import for_target, rated, with_rating
from crosshatch.generator.errors import TargetError
from crosshatch.originals.explainer.scale import ExplainerScale
from crosshatch.position.status import count_solutions
from engines import if_compiled

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
    made = Generator(Target(rating="1.5-2.0", ranges={"ep": "1.5-", "ed": "1.2-1.5"}), SCALE).make(1)
    assert 1.2 <= made.grade.ed <= 1.5 <= made.grade.ep <= made.grade.er <= 2.0


def test_pearls_and_diamonds():
    pearl = Generator(Target(rating="-1.5", pearl=True), SCALE).make(1).grade
    diamond = Generator(Target(rating="-1.5", diamond=True), SCALE).make(1).grade
    assert pearl.er == pearl.ep
    assert diamond.er == diamond.ep == diamond.ed


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (Target(rating="2.1-2.2"), "an ER of 2.1-2.2, because no step has such a rating; nearest: 2.0 and 2.3"),
        (Target(rating="6.3-6.4"), "nearest: 6.2 and 6.5"),
        (Target(ranges={"ep": 2.2}), "an EP of 2.2"),
        (Target(rating="-3", ranges={"ed": "4.2-"}), "ED is never above ER"),
    ],
)
def test_what_no_puzzle_can_be_like_is_said_at_once(target, words):
    with pytest.raises(TargetError, match=words):
        Generator(target, SCALE)


def test_rare_ratings_are_sought_near_puzzles_that_have_them():
    assert with_rating(2.0, 3.0) == with_rating(9.0, 9.5) == ()
    assert {each.er for each in with_rating(9.4, 9.5)} <= {9.4, 9.5} != set()
    assert with_rating(15, 16) == ()
    assert for_target(Target(rating="9.5-"), SCALE) == with_rating(9.5, inf) != ()


def test_rated_ancestors_are_puzzles_each_once():
    puzzles = [puzzle for puzzle, _ in rated()]
    assert len(set(puzzles)) == len(puzzles)
    assert all(count_solutions(Puzzle(each)) == 1 for each in puzzles[::10])


@pytest.mark.slow
@if_compiled
def test_rated_ancestors_have_the_rating():
    assert all(SCALE.grade(Puzzle(puzzle)).er == er for puzzle, er in rated())


@pytest.mark.slow
@if_compiled
def test_hard_puzzles_of_different_seeds_are_rarely_the_same_up_to_symmetry():
    generator = Generator(Target(rating="9.3-9.6"), SCALE)
    puzzles = [generator.make(seed).puzzle for seed in range(8)]
    assert len({puzzle.canonical().puzzle for puzzle in puzzles}) >= len(puzzles) - 2


@pytest.mark.parametrize("lowest", [10.6, 12.0])
def test_what_is_harder_than_all_that_was_made_is_warned_of(lowest: float) -> None:
    with pytest.warns(
        RuntimeWarning, match=r"no puzzle with an ER above 10\.\d has been generated so far, and none above 11.9"
    ):
        Generator(Target(rating=(lowest, inf)), SCALE)


@pytest.mark.parametrize("lowest", [9.9, 10.4])
def test_what_is_as_hard_as_what_was_made_is_not_warned_of(lowest: float) -> None:
    with warnings.catch_warnings(action="error"):
        Generator(Target(rating=(lowest, inf)), SCALE)
        Generator(Target(level="extreme"))
