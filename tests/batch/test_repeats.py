"""No repeats in a batch, nor of what is known; the same for any number of workers, each puzzle from its seed alone."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import attrs
import pytest

from crosshatch import Generator, Puzzle, Target, minimal_puzzle
from crosshatch.batch.comparing import CanonicalForms
from crosshatch.batch.repeats import MOST_REPEATS, RepeatedPuzzle, distinct
from crosshatch.board import random_transformation
from crosshatch.generator import seeds

FEW = [minimal_puzzle(number) for number in range(4)]


@attrs.frozen
class OutOf:
    """Makes one of a few puzzles, turned around at random: a target that few puzzles meet, but for symmetry."""

    puzzles: tuple[Puzzle, ...]

    @attrs.frozen
    class GeneratedPuzzle:
        puzzle: Puzzle
        seed: str
        met: bool = True

    def make(self, seed: str, max_seconds: float | None = None) -> "OutOf.GeneratedPuzzle":
        puzzle = self.puzzles[int(Random(seed).random() * len(self.puzzles))]
        return OutOf.GeneratedPuzzle(puzzle.transformed(random_transformation(seed)), seed)


def test_each_puzzle_comes_once_up_to_symmetry() -> None:
    made = list(distinct(OutOf(tuple(FEW)), seeds(7, 4)))
    assert sorted(each.puzzle.canonical().line for each in made) == sorted(each.canonical().line for each in FEW)  # type: ignore[union-attr]


def test_a_repeat_is_made_anew_from_a_seed_of_its_own() -> None:
    maker = OutOf(tuple(FEW))
    made = [each for each in distinct(maker, seeds(7, 4)) if isinstance(each, OutOf.GeneratedPuzzle)]
    assert [each.seed.partition(".")[0] for each in made] == ["7/1", "7/2", "7/3", "7/4"]
    assert any("." in each.seed for each in made)
    assert [maker.make(each.seed) for each in made] == made


def test_where_there_are_no_more_puzzles_it_is_given_up() -> None:
    *_, last = distinct(OutOf(tuple(FEW)), seeds(7, 5))
    assert isinstance(last, RepeatedPuzzle)
    assert (last.seed, last.repeats, last.last.seed, last.met) == ("7/5", MOST_REPEATS, "7/5.100", False)
    assert "100 puzzles" in str(last)


def test_what_is_known_does_not_come_again() -> None:
    known = CanonicalForms(each.canonical().line for each in FEW[1:])
    [made] = distinct(OutOf(tuple(FEW)), ["7/1"], apart_from=[set(), known])
    assert made.puzzle.canonical().line == FEW[0].canonical().line  # type: ignore[union-attr]


@pytest.mark.parametrize("jobs", [1, 3])
def test_workers_change_nothing(jobs: int) -> None:
    maker = OutOf(tuple(FEW))
    with ThreadPoolExecutor(jobs) as executor:
        assert list(distinct(maker, seeds(7, 6), None, executor)) == list(distinct(maker, seeds(7, 6)))


def test_what_does_not_meet_its_target_is_never_a_repeat() -> None:
    impossible = Generator(Target(level="easy", givens="-17"))
    given_up = list(distinct(impossible, ["7/1", "7/1"], max_seconds=0.01))
    assert [(each.met, each.seed) for each in given_up] == [(False, "7/1")] * 2


def test_a_batch_without_repeats_is_that_of_the_generator() -> None:
    easy = Generator(Target(level="easy"))
    assert list(distinct(easy, seeds(7, 2))) == [easy.make("7/1"), easy.make("7/2")]


def test_forms_know_what_was_added() -> None:
    forms = CanonicalForms(["1" * 81])
    assert (forms.add("2" * 81), forms.add("1" * 81), len(forms)) == (True, False, 2)
    assert ("2" * 81 in forms, "3" * 81 in forms, FEW[0].canonical() in forms) == (True, False, False)
