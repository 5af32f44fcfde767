"""Targets: what no puzzle can be like is said at once."""

import re
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

import pytest

from crosshatch.board.errors import CrosshatchError
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.symmetry import orbits
from crosshatch.generator import Generator, Symmetry, Target
from crosshatch.generator.errors import TargetError
from crosshatch.generator.grade_numbers import compared
from crosshatch.generator.patterns.pattern import Pattern
from crosshatch.generator.ranges import range_of
from crosshatch.generator.seeds import code_of
from crosshatch.generator.target_on_scale import TargetOnScale, total
from crosshatch.grading import scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.grading.registry import techniques_named
from crosshatch.logic.step import Step
from crosshatch.logic.technique import Technique
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.names import UnknownTechnique
from crosshatch.techniques.strategy import Strategy

XY_WING = "..24...76..6...8...3.9....1.9.........8..513.4..3....5..467....1.....72.....3...."
"""A puzzle whose hardest technique is an XY-Wing."""

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
"""A puzzle that singles solve."""


def test_techniques_go_by_name_or_slug_alone_or_together() -> None:
    assert Target(must="x-wing").must == ("x-wing",)
    assert Target(must=["X-Wing", "swordfish", "X-Wing"]).must == ("X-Wing", "swordfish")
    assert Target(symmetry="180").symmetry is Symmetry.HALF_TURN


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"rating": "4.0-3.0"}, "empty range: at least 4 and at most 3"),
        ({"rating": (float("nan"), inf)}, "empty range: at least nan and at most inf"),
        ({"rating": (inf, inf)}, "empty range: at least inf"),
        ({"givens": "30-25"}, "empty range: at least 30 and at most 25"),
        ({"givens": "-16"}, "the number of givens must be from 17 to 80, not 0 to 16"),
        ({"givens": 1}, "the number of givens must be from 17 to 80, not 1"),
        ({"givens": "81-"}, "the number of givens must be from 17 to 80, not 81"),
        ({"givens": "26-27", "symmetry": "90"}, "no pattern with the symmetry 90 has 26 to 27"),
        ({"symmetry": "spiral"}, "unknown symmetry 'spiral'; choose from none, 180, 90,"),
    ],
)
def test_what_no_puzzle_can_be_like(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(TargetError, match=message):
        Target(**wishes)


def distance_of(wanted: TargetOnScale[Any], grade: Any, values: Sequence[int]) -> float:
    return total(wanted.shortfalls(grade, values))


@pytest.mark.parametrize("symmetry", Symmetry)
def test_numbers_of_givens_that_a_symmetry_allows(symmetry: Symmetry) -> None:
    sizes = [len(group) for group in orbits(symmetry)]
    for number in (sum(sizes[:5]) + 20 - sum(sizes[:5]) % max(sizes), 81 - min(sizes)):
        assert Target(givens=number, symmetry=symmetry)


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"level": "easy,medium"}, "give one level, not easy,medium; for several levels, give a range of ratings"),
        ({"level": "fiendish"}, "the crosshatch scale has no level 'fiendish'; its levels are Easy, Medium, Hard,"),
        ({"must": "x-wing", "must_not": "X-Wing"}, "x-wing is required, but --must-not excludes it"),
        (
            {"must": "swordfish", "up_to": "x-wing"},
            "swordfish is required, but comes after x-wing, the last technique that --up-to allows",
        ),
        ({"must_not": "full-house"}, "--must-not excludes full-house, but every puzzle ends with a Full House"),
        ({"rating": "2.1-2.5"}, "no allowed technique has a rating within the requested range or level"),
        ({"level": "hard", "rating": "-3.1"}, "no allowed technique has a rating within the requested range or level"),
        ({"level": "unfair", "up_to": "naked-pair"}, "no allowed technique has a rating within the requested range"),
        (
            {"must": "x-wing", "level": "medium"},
            "x-wing is required, but is too hard for the requested level or rating; it first occurs at level Hard$",
        ),
        (
            {"must": "x-wing", "level": "hard", "rating": "-3.1"},
            "x-wing is required, but is too hard for the requested level or rating; it is rated 3.2 or higher$",
        ),
        (
            {"must": "x-wing", "rating": "-3.0"},
            "x-wing is required, but is too hard for the requested level or rating; it is rated 3.2 or higher$",
        ),
        (
            {"level": "easy", "rating": "2.6-"},
            "Easy puzzles are rated at most 2, which is below the requested 2.6",
        ),
        ({"level": "hard", "rating": "-3.0"}, "Hard puzzles are rated above 3, so none is rated 3 or lower"),
        ({"level": "extreme", "rating": "-7"}, "Extreme puzzles are rated above 7, so none is rated 7 or lower"),
        (
            {"level": "hard", "hardest": "naked-pair"},
            r"naked-pair must be the hardest technique, but is too easy for .* its rating is 3\.0$",
        ),
        ({"must": "forcing-chain-verity", "level": "unfair"}, "forcing-chain-verity is required, but never occurs"),
        (
            {"level": "extreme", "up_to": "x-wing"},
            "no allowed technique has a rating within the requested range or level",
        ),
    ],
)
def test_what_no_puzzle_can_be_like_on_a_scale(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(TargetError, match=message):
        Generator(Target(**wishes))


def test_a_technique_that_others_always_replace_may_occur_on_another_board() -> None:
    with pytest.raises(TargetError, match="grouped-turbot-fish is required, but never occurs"):
        Generator(Target(must="grouped-turbot-fish"))
    assert Generator(Target(must="grouped-turbot-fish", board="anti-knight"))


@pytest.mark.parametrize("part", ["must", "must_not", "up_to"])
def test_unknown_techniques(part: str) -> None:
    known = "on the crosshatch scale ('crosshatch techniques --scale crosshatch' lists them)"
    with pytest.raises(UnknownTechnique, match=re.escape(f"no technique 'xwinf' {known}; did you mean x-wing")):
        Generator(Target(**{part: "xwinf"}))


def test_a_target_says_what_was_asked_for() -> None:
    target = Target(level="hard", must="x-wing", symmetry="180")
    assert target.data() == {"level": "hard", "must": ("x-wing",), "symmetry": "180"}
    assert Target(**target.data()) == target


def test_a_scale_without_the_techniques_of_a_level_has_no_such_puzzles() -> None:
    with pytest.raises(TargetError, match="no allowed technique"):
        Generator(Target(level="medium"), CrosshatchScale([]))


def test_techniques_that_sudoku_explainer_tries_as_one_have_their_rating() -> None:
    with pytest.raises(TargetError, match="unique-loop-type-1 is required, but is too hard for the requested level"):
        Generator(Target(must="unique-loop-type-1", rating="-3.0"), scale_named("explainer"))


@pytest.mark.parametrize("name", ["unique-loop-type-1", "unique-loop-type-4"])
def test_a_quick_look_asks_for_what_a_scale_tries_as_one(name: str) -> None:
    easy = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    target = TargetOnScale(Target(must=name), scale_named("explainer"))
    assert target.looks_without_must(easy.values) is not None


class Twins(Strategy):
    """A custom strategy that tries two techniques as one."""

    name = "Twin 1"

    @property
    def techniques(self) -> tuple[Technique, ...]:
        return (self.technique, Technique("Twin 2"))

    def find(self, grid: Grid) -> Iterator[Step]:
        return iter(())


def test_a_range_that_only_long_chains_are_rated_in_can_be_asked_for() -> None:
    Generator(Target(rating="7.2-7.5"))
    with pytest.raises(TargetError, match="no allowed technique"):
        Generator(Target(rating="7.2-7.5", up_to="w-wing"))


def test_a_technique_without_a_rating_may_have_any() -> None:
    scale = HardestStepScale([strategy_named("full-house"), Twins], {"Twin 1": 2})
    assert Generator(Target(rating="3-4"), scale)


def test_techniques_that_a_scale_does_not_count() -> None:
    with pytest.raises(CrosshatchError, match="'skyscraper' on the explainer scale"):
        Generator(Target(must="skyscraper"), scale_named("explainer"))
    assert Generator(Target(must="unique-loop-type-1"), scale_named("explainer"))


def test_a_hidden_single_stands_for_the_kinds_that_a_scale_tells_apart() -> None:
    for name in ("crosshatch", "explainer"):
        assert Generator(Target(must="hidden-single", up_to="Hidden Single"), scale_named(name))
    assert Generator(Target(must="hidden-single", must_not="hidden-single-in-a-box"))
    for must in ("hidden-single", "hidden-single-in-a-line"):
        with pytest.raises(TargetError, match=f"^{must} is required, but --must-not excludes it"):
            Generator(Target(must=must, must_not="hidden-single"))
    with pytest.raises(UnknownTechnique, match="no technique 'hidden-single' on the own scale"):
        Generator(Target(must="hidden-single"), HardestStepScale([strategy_named("full-house")]))


def test_techniques_that_are_off_are_on_where_they_are_named() -> None:
    slugs = [each.slug for each in Generator(Target(must="mutant-squirmbag")).scale.techniques]
    assert "mutant-squirmbag" in slugs
    assert "mutant-whale" not in slugs


def test_techniques_go_by_their_other_names_too() -> None:
    with pytest.raises(TargetError, match="xy-wing is required, but is too hard"):
        Generator(Target(must="Y-Wing", rating="-3.0"))
    slugs = [each.slug for each in Generator(Target(up_to="Starfish")).scale.techniques]
    assert "squirmbag" in slugs


@pytest.mark.parametrize(
    ("scale", "wishes", "message"),
    [
        (
            "hodoku",
            {"level": "easy", "rating": "900-"},
            "Easy puzzles are rated at most 800, which is below the requested 900",
        ),
        (
            "explainer",
            {"level": "fiendish", "rating": "-2.5"},
            "Fiendish puzzles are rated above 2.5, so none is rated 2.5 or lower",
        ),
    ],
)
def test_what_no_puzzle_can_be_like_on_other_scales(scale: str, wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(TargetError, match=message):
        Generator(Target(**wishes), scale_named(scale))


@pytest.mark.parametrize(
    ("scale", "wishes"),
    [
        ("crosshatch", {"level": "hard", "rating": "-3.2"}),
        ("crosshatch", {"level": "hard", "rating": "5.0-"}),
        ("hodoku", {"level": "extreme", "rating": "-700"}),
        ("explainer", {"level": "diabolical", "up_to": "aligned-pair-exclusion"}),
    ],
)
def test_what_is_just_possible(scale: str, wishes: dict[str, Any]) -> None:
    assert Generator(Target(**wishes), scale_named(scale))


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        (
            {"ranges": {"er": "7-7.5"}},
            "the crosshatch scale has no ER; use --scale explainer$",
        ),
        ({"ranges": {"effort": "120-80"}}, "empty range: at least 120 and at most 80"),
        ({"ranges": [("effort", 80), ("effort", "90-")]}, "two ranges for effort; give only one"),
        ({"ranges": {"rating": "3.2-4"}, "rating": "-3.0"}, "empty range: at least 3.2 and at most 3"),
        ({"must": {"x-wing": 0}}, "x-wing is required, so it cannot occur 0 times"),
        ({"pace": 0}, "a pace must be a finite number above 0, not 0"),
        ({"pace": 1.5, "level": "easy"}, "a pace needs a range of minutes"),
        ({"hardest": "x-wing", "must": "jellyfish"}, "jellyfish is required, but is harder than x-wing, which must be"),
        ({"hardest": "x-wing", "level": "easy"}, "x-wing is required, but is too hard for the requested level"),
        ({"must": {"swordfish": "2-3"}, "up_to": "x-wing"}, "swordfish is required, but comes after x-wing"),
    ],
)
def test_numbers_times_and_the_hardest_that_cannot_be(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(TargetError, match=message):
        Generator(Target(**wishes))


def test_a_family_is_met_by_any_of_its_techniques() -> None:
    wanted = TargetOnScale(Target(must="wings"), scale_named("crosshatch"))
    grade = scale_named("crosshatch").grade(Puzzle(XY_WING))
    assert grade.techniques["XY-Wing"]
    assert distance_of(wanted, grade, Puzzle(XY_WING).values) == 0
    assert wanted.looks_without_must(Puzzle(XY_WING).values) is None


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"rating": 3.25}, "range or level; nearest ratings: 3.2 and 3.4$"),
        ({"rating": 5.45}, "range or level; nearest ratings: 5.4 and 5.5$"),
        ({"rating": "3.1-3.3", "must_not": "x-wing"}, "range or level; nearest ratings: 3 and 3.4$"),
        (
            {"must": "chains", "level": "hard"},
            "^chains-and-loops is required, but every such technique is excluded or does not occur at",
        ),
        ({"ranges": {"luck": 3}}, "^a grade has no number 'luck'; the crosshatch scale has rating, effort"),
        ({"pearl": True}, "^--pearl and --diamond need Sudoku Explainer ratings; use --scale explainer$"),
        ({"must": "unique-rectangle"}, r"uniqueness-test-3\? \(uniqueness selects the whole family\)$"),
        ({"must": "xwinf"}, r"did you mean x-wing\?$"),
    ],
)
def test_refusals_say_what_would_do(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises((TargetError, UnknownTechnique), match=message):
        Generator(Target(**wishes))


@pytest.mark.parametrize(
    ("name", "family"), [("wing", "wings"), ("coloring", "colouring"), ("Colouring", "colouring"), ("chain", "chains")]
)
def test_families_go_by_names_that_are_compared_as_those_of_techniques(name: str, family: str) -> None:
    scale = scale_named("crosshatch")
    assert techniques_named(scale, name) == techniques_named(scale, family)
    assert len(techniques_named(scale, name)) > 1


@pytest.mark.parametrize(
    ("name", "number", "given", "is_it"),
    [
        ("effort", 80.21, "80", True),
        ("effort", 79.6, "80", True),
        ("effort", 80.51, "80", False),
        ("effort", 80.21, "80.2", True),
        ("effort", 80.26, "80.2", False),
        ("effort", 120.2, "80-120", False),
        ("minutes", 4.52, "4.5", True),
        ("minutes", 4.52, "5", True),
        ("minutes", 4.56, "4.5", False),
        ("singles_on_offer", 3.04, "3", True),
        ("singles_on_offer", 3.06, "3", False),
        ("er", 7.1, "7", False),
        ("score", 300.0, "300", True),
    ],
)
def test_a_number_alone_stands_for_what_is_shown_as_it(name: str, number: float, given: str, is_it: bool) -> None:
    wanted = range_of(given)
    assert (compared(number, name, wanted) in wanted) == is_it


def test_what_is_missed_is_told_wish_by_wish() -> None:
    scale = scale_named("crosshatch")
    puzzle = Puzzle(XY_WING)
    grade = scale.grade(puzzle)
    wishes: dict[str, Any] = {
        "level": "unfair",
        "ranges": {"effort": "-50", "minutes": "1-2"},
        "must": ["locked-triple", "naked-single=1"],
        "must_not": "xy-wing",
        "givens": "-20",
        "minimal": True,
    }
    wanted = TargetOnScale(Target(**wishes), scale)
    missed = list(wanted.shortfalls(grade, puzzle.values))
    assert sum(each.distance for each in missed) == pytest.approx(distance_of(wanted, grade, puzzle.values))
    assert all(each.distance > 0 for each in missed)
    givens = 81 - XY_WING.count(".")
    told = {each.what: str(each) for each in missed}
    assert told["givens"] == f"givens {givens} (wanted -20)"
    assert told["level"] == "level Hard (wanted Unfair)"
    assert told["effort"] == f"effort {round(grade.effort, 2)} (wanted -50)"
    assert told["locked-triple"] == "locked-triple never (wanted at least once)"
    assert told["xy-wing"] == "xy-wing 1 time (wanted never)"
    assert told["naked-single times"] == f"naked-single times {grade.techniques['Naked Single']} (wanted 1)"
    assert not list(TargetOnScale(Target(must="wings"), scale).shortfalls(grade, puzzle.values))


def test_numbers_that_are_not_known_are_missed() -> None:
    scale = CrosshatchScale([])
    grade = scale.grade(Puzzle(XY_WING))
    wanted = TargetOnScale(Target(rating="-2", ranges={"minutes": "5-9"}), scale)
    told = [str(each) for each in wanted.shortfalls(grade, Puzzle(XY_WING).values)]
    assert told == [
        "rating unknown (wanted -2)",
        "minutes unknown (wanted 5-9)",
        "logic gets stuck (wanted solved to the end)",
    ]


@pytest.mark.parametrize(
    ("scale", "wishes", "message"),
    [
        ("crosshatch", {"level": "hard"}, "so none is Hard"),
        ("crosshatch", {"level": "extreme"}, "so none is Extreme"),
        ("crosshatch", {"rating": "3.0-"}, "so none is rated above 2, which is below the requested 3"),
        ("crosshatch", {"must": "chains"}, "so .* never occurs"),
        ("crosshatch", {"hardest": ["x-wing", "naked-pair"]}, "so .* never occurs"),
        ("explainer", {"rating": "2.6-"}, "so none is rated above 2.3, which is below the requested 2.6"),
        ("hodoku", {"must": "x-wing"}, "so x-wing never occurs"),
    ],
)
def test_more_givens_make_no_puzzle_harder_that_singles_solve(scale: str, wishes: dict[str, Any], message: str) -> None:
    pattern = Pattern.with_givens(Puzzle(EASY))
    with pytest.raises(TargetError, match=f"singles solve every puzzle that has these givens, {message}"):
        Generator(Target(pattern=pattern, **wishes), scale_named(scale))


def test_more_givens_can_make_other_puzzles_easier() -> None:
    assert Generator(Target(pattern=Pattern.with_givens(Puzzle(XY_WING)), level="medium"))
    assert Generator(Target(pattern=Pattern.with_givens(Puzzle(EASY)), level="easy"))


def test_a_number_alone_can_be_met_and_stays_as_it_was_written() -> None:
    scale = scale_named("crosshatch")
    puzzle = Puzzle(XY_WING)
    effort = scale.grade(puzzle).effort
    assert effort != round(effort)
    target = Target(ranges={"effort": round(effort)})
    assert distance_of(TargetOnScale(target, scale), scale.grade(puzzle), puzzle.values) == 0
    assert code_of(target, scale, 7) == f"effort={effort:.0f}:7"


def test_how_far_numbers_are_off_counts() -> None:
    puzzle, scale = Puzzle(XY_WING), scale_named("crosshatch")
    grade = scale.grade(puzzle)

    def distance(**wishes: Any) -> float:
        return distance_of(TargetOnScale(Target(**wishes), scale), grade, puzzle.values)

    assert distance() == distance(ranges={"effort": "10-1000"}) == distance(must={"XY-Wing": "1-9"}) == 0
    assert 0 < distance(ranges={"effort": "-100"}) < distance(ranges={"effort": "-50"}) < 1.5
    assert 0 < distance(must={"xy-wing": "5-"}) <= distance(must={"xy-wing": "9-"}) < 1.5
    assert distance(hardest="xy-wing") == (0 if grade.hardest == "XY-Wing" else 0.5)
    for effort, too_hard in (("-50", True), ("900-", False)):
        [missed] = TargetOnScale(Target(ranges={"effort": effort}), scale).shortfalls(grade, puzzle.values)
        assert missed.too_hard == too_hard
