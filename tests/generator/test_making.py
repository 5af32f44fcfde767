"""Puzzles made to a target: what is promised is what is delivered."""

import time
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import ClosestPuzzle, GeneratedPuzzle, Generator, Symmetry, Target, seeds
from crosshatch.generator.errors import TargetError
from crosshatch.grading import scale_named
from crosshatch.grading.crosshatch import CrosshatchGrade, CrosshatchScale
from crosshatch.grading.hardest_step import HardestStep, HardestStepScale
from crosshatch.position.status import Unique, check, superfluous_givens
from crosshatch.solving.scale import BEYOND_REACH, Grade, Scale
from crosshatch.techniques.catalogue import strategies_up_to
from examples import examples

SINGLES = {"Full House", "Hidden Single in a Box", "Hidden Single in a Line", "Naked Single"}


def made(seed: int | str, **wishes: Any) -> GeneratedPuzzle[CrosshatchGrade]:
    """Make a puzzle on our own scale; see that it has one solution, and the grade that a new grader finds."""
    result: Any = Generator(Target(**wishes)).make(seed)
    assert isinstance(result, GeneratedPuzzle)
    assert check(result.puzzle) == Unique(result.solution)
    assert CrosshatchScale().grade(result.puzzle) == result.grade
    assert result.seed == str(seed)
    return result


def givens(puzzle: Puzzle) -> int:
    return 81 - puzzle.line.count(".")


@pytest.mark.parametrize(("level", "seed"), [("Easy", 1), ("Medium", 1), ("Hard", 3), ("Unfair", 1), ("Extreme", 33)])
def test_levels(level: str, seed: int) -> None:
    assert made(seed, level=level.lower()).grade.level == level


def test_a_rating() -> None:
    assert 3.0 <= made(1, rating="3.0-3.4").grade.rating <= 3.4


def test_techniques_that_must_occur_and_must_not() -> None:
    grade = made(1, must=["naked-pair"], must_not=["Locked Candidates Type 1 (Pointing)"]).grade
    assert "Naked Pair" in grade.techniques
    assert "Locked Candidates Type 1 (Pointing)" not in grade.techniques


def test_techniques_up_to_one() -> None:
    assert made(1, up_to="hidden-single-in-a-box").grade.techniques.keys() <= {"Full House", "Hidden Single in a Box"}
    allowed = SINGLES | {"Locked Candidates Type 1 (Pointing)", "Locked Candidates Type 2 (Claiming)"}
    slug = "locked-candidates-type-2-claiming"
    grade = made(1, up_to=slug, must=slug).grade
    assert grade.solved
    assert "Locked Candidates Type 2 (Claiming)" in grade.techniques.keys() <= allowed


def test_hidden_singles_of_either_kind() -> None:
    kinds = {"Hidden Single in a Box", "Hidden Single in a Line"}
    grade = made(3, up_to="hidden-single", must="hidden-single").grade
    assert grade.techniques.keys() <= {"Full House", *kinds}
    assert kinds & grade.techniques.keys()
    assert not kinds & made(3, must_not="hidden-single", givens="-60").grade.techniques.keys()


def test_a_single_that_must_occur() -> None:
    assert made(1, level="easy", must="naked-single").grade.hardest == "Naked Single"


def test_the_number_of_givens() -> None:
    assert givens(made(1, level="easy", givens="32-33").puzzle) in {32, 33}
    assert givens(made(1, givens="-23").puzzle) <= 23
    assert givens(made(1, level="easy", givens="80-").puzzle) == 80


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.HALF_TURN])
def test_no_given_of_a_minimal_puzzle_can_be_spared(symmetry: Symmetry) -> None:
    assert superfluous_givens(made(2, minimal=True, symmetry=symmetry).puzzle) == ()


def test_logic_finishes_a_puzzle_unless_the_hardest_level_is_asked_for() -> None:
    few = CrosshatchScale(strategies_up_to("naked-pair"))
    stuck = Generator(Target(level="extreme"), few).make(1)
    assert (stuck.met, stuck.grade.level, stuck.grade.solved) == (True, "Extreme", False)
    assert made(16).grade.solved


@pytest.mark.parametrize(
    ("scale", "wishes"),
    [
        ("hodoku", {"level": "medium", "rating": "-500"}),
        ("hodoku", {"must": "naked-pair"}),
        ("explainer", {"level": "hard"}),
        ("explainer", {"rating": "2.6-2.8"}),
    ],
)
def test_other_scales(scale: str, wishes: dict[str, Any]) -> None:
    target = Target(**wishes)
    result = Generator(target, scale_named(scale)).make(4)
    assert isinstance(result, GeneratedPuzzle)
    assert scale_named(scale).grade(result.puzzle) == result.grade
    assert result.grade.rating in target.rating
    assert target.level in {None, result.grade.level.lower()}


def test_a_scale_of_ones_own() -> None:
    scale = HardestStepScale(strategies_up_to("locked-candidates-type-1-pointing"), limits={"Plain": 1.2, "Fine": 2.6})
    result = Generator(Target(level="fine", symmetry="diagonal"), scale).make(1)
    assert isinstance(result, GeneratedPuzzle)
    assert 1.2 < result.grade.rating <= 2.6


@attrs.frozen
class Ones(Grade):
    """How many ones are given."""

    rating: float
    level: str = "any"


class OnesScale(Scale[Ones]):
    """A scale that has neither strategies nor levels to tell of."""

    name = "ones"
    grade_type = Ones

    def judge(self, puzzle: Puzzle) -> Ones:
        return Ones(True, {"One": puzzle.line.count("1")}, puzzle.line.count("1"))


def test_a_scale_that_tells_nothing_of_its_techniques() -> None:
    result = Generator(Target(rating=4), OnesScale()).make(1)
    assert isinstance(result, GeneratedPuzzle)
    assert result.puzzle.line.count("1") == 4


def test_a_target_out_of_reach_ends_with_the_time() -> None:
    result = Generator(Target(givens="-17", level="easy")).make(5, max_seconds=0.2)
    assert isinstance(result, ClosestPuzzle)
    assert not result.met
    assert 0 < result.distance < BEYOND_REACH
    assert check(result.puzzle) == Unique(result.solution)
    assert CrosshatchScale().grade(result.puzzle) == result.grade


def test_the_time_ends_a_search_from_known_puzzles_and_its_quick_checks() -> None:
    start = time.process_time()
    result = Generator(Target(must="kraken-fish-type-1")).make("821032075/1", max_seconds=0.5)
    assert time.process_time() - start < 5
    assert isinstance(result, GeneratedPuzzle) or result.shortfalls
    assert check(result.puzzle) == Unique(result.solution)


def test_what_a_quick_look_says_is_graded_before_it_is_given_up() -> None:
    result = Generator(Target(must="mutant-leviathan", level="extreme")).make(5, max_seconds=0)
    assert isinstance(result, ClosestPuzzle)
    assert result.tried == 1
    assert result.distance > 1
    assert result.grade.techniques


def test_seeds() -> None:
    assert list(seeds(7, 3)) == ["7/1", "7/2", "7/3"]
    assert list(seeds(7, 2, first=3)) == ["7/3", "7/4"]
    assert list(seeds("May 2031", 1)) == ["May 2031/1"]
    assert list(seeds("a/b", 1)) == ["a/b/1"]
    assert list(seeds("/5", 1)) == ["/5/1"]


def test_the_seed_of_one_puzzle_stays_as_it_is() -> None:
    assert list(seeds("7/3", 1)) == ["7/3"]
    assert list(seeds("2031/05", 1)) == ["2031/05"]


def test_batches_of_two_seeds_have_nothing_in_common() -> None:
    assert not set(seeds("2031/05", 30)) & set(seeds("2031/06", 30))


@pytest.mark.parametrize("seed", ["two\nlines", "\udcff"])
def test_a_seed_is_text_that_can_be_printed(seed: str) -> None:
    with pytest.raises(TargetError, match="the seed must be printable text"):
        seeds(seed, 1)


def test_a_seed_is_not_empty() -> None:
    with pytest.raises(TargetError, match="the seed is empty"):
        seeds("", 1)


def test_what_makes_a_puzzle_again_comes_with_it() -> None:
    first = made(4, level="hard")
    assert first.scale == "crosshatch"
    assert Generator(first.target, scale_named(first.scale)).make(first.seed) == first


class Few(Scale[HardestStep]):
    """A scale with levels that does not tell its techniques: by the number of givens."""

    name = "few"
    levels = ("few", "many")

    def judge(self, puzzle: Puzzle) -> HardestStep:
        givens = 81 - puzzle.line.count(".")
        return HardestStep(True, {}, givens, "few" if givens < 30 else "many")


def test_a_scale_need_not_tell_its_techniques() -> None:
    assert Generator(Target(level="few"), Few()).make(1).grade.level == "few"
    assert Generator(Target(level="many", givens="31-"), Few()).make(1).grade.level == "many"


@given(
    seed=st.integers(),
    symmetry=st.sampled_from([Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.DIAGONAL]),
    level=st.sampled_from(["easy", "medium"]),
    fewest=st.integers(0, 34),
)
@examples(8)
def test_any_target_of_the_usual_kind(seed: int, symmetry: Symmetry, level: str, fewest: int) -> None:
    result = made(seed, level=level, symmetry=symmetry, givens=(fewest, 81))
    assert result.grade.level == level.capitalize()
    assert givens(result.puzzle) >= fewest
