"""Codes: what is wished comes back from them, and nothing else is taken for it."""

import string
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.errors import TargetError
from crosshatch.generator import Generator, Made, Symmetry, Target, codes
from crosshatch.generator.codes import code_of, parse
from crosshatch.generator.ranges import Range
from crosshatch.generator.settled import settled
from crosshatch.grading import scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.grading.explainer import ExplainerScale
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.grading.scale import Grade, Scale
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.catalogue import CATALOGUE, simplest_first, strategies_up_to, strategy_named

CROSSHATCH, HODOKU, EXPLAINER = (scale_named(name) for name in ("crosshatch", "hodoku", "explainer"))

NAMES = ("x-wing", "X-Wing", "naked pairs", "swordfish", "hidden-single", "Y-Wing", "fish")

NUMBERS = {"crosshatch": ("rating", "effort", "minutes", "rounds"), "hodoku": ("score",), "explainer": ("er", "ep")}


def ranges(lowest: int, highest: int) -> st.SearchStrategy[Range]:
    ends = st.lists(st.integers(lowest * 10, highest * 10), min_size=2, max_size=2).map(sorted)
    whole = ends.map(lambda both: Range(both[0] / 10, both[1] / 10))
    return st.one_of(
        whole, whole.map(lambda each: Range(highest=each.highest)), whole.map(lambda each: Range(each.lowest))
    )


@st.composite
def targets(draw: st.DrawFn, scale: Scale[Grade]) -> Target:
    """Any target that can be said on a scale, whether or not there is such a puzzle."""
    names = st.lists(st.sampled_from(NAMES), max_size=3)
    givens = sorted(draw(st.lists(st.integers(20, 60), min_size=2, max_size=2)))
    lowest, highest = sorted(draw(st.lists(st.floats(0, 12), min_size=2, max_size=2)))
    numbers = draw(st.dictionaries(st.sampled_from(NUMBERS[scale.name]), ranges(1, 12), max_size=2))
    timed = {"minutes"} & numbers.keys()
    wishes: dict[str, Any] = {
        "level": st.sampled_from([*scale.levels, "easy", "Very Hard", "full", "any"]),
        "lowest": st.just(0.0 if {"rating", "er", "score"} & numbers.keys() else lowest),
        "highest": st.just(12.0 if {"rating", "er", "score"} & numbers.keys() else highest),
        "ranges": st.just(numbers),
        "pace": st.floats(0.5, 2) if timed else st.just(1.0),
        "must": names,
        "must_not": names,
        "times": st.dictionaries(st.sampled_from(["X-Wing", "swordfish"]), st.integers(1, 3)),
        "hardest": names,
        "up_to": st.sampled_from(NAMES),
        "symmetry": st.sampled_from([Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.LEFT_RIGHT]),
        "fewest_givens": st.just(givens[0]),
        "most_givens": st.just(givens[1] + 4),
        "minimal": st.booleans(),
    }
    if scale is EXPLAINER:
        wishes |= {"pearl": st.booleans(), "diamond": st.booleans()}
    chosen = draw(st.sets(st.sampled_from(sorted(wishes))))
    if timed and "ranges" not in chosen:
        chosen.discard("pace")
    return Target(**{name: draw(wishes[name]) for name in sorted(chosen)})


@given(st.data(), st.sampled_from([CROSSHATCH, HODOKU, EXPLAINER]), st.text(string.printable[:-5] + "äöü數独"))
def test_a_code_says_all_that_is_wished(data: st.DataObject, scale: Scale[Grade], seed: str) -> None:
    target = data.draw(targets(scale))
    code = code_of(target, scale, seed)
    said = parse(code)
    assert (said.seed, said.scale.name, said.digests) == (seed, scale.name, {})
    assert settled(said.target, scale) == settled(target, scale)
    assert code_of(said.target, scale, said.seed) == code
    wishes, _, _ = code.partition(":")
    assert set(wishes) <= {*string.ascii_lowercase, *string.digits, *"-+,=.%"}


@given(st.data())
def test_two_targets_have_one_code_only_if_they_ask_for_the_same(data: st.DataObject) -> None:
    one, other = data.draw(targets(CROSSHATCH)), data.draw(targets(CROSSHATCH))
    same = settled(one, CROSSHATCH) == settled(other, CROSSHATCH)
    assert (code_of(one, CROSSHATCH, 7) == code_of(other, CROSSHATCH, 7)) == same


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({}, "any:7/1"),
        ({"level": "Hard", "symmetry": "180"}, "hard,180:7/1"),
        ({"must": ["naked pairs", "X-Wing"], "must_not": "Y-Wing"}, "must=naked-pair+x-wing,must-not=xy-wing:7/1"),
        ({"must": "x-wing", "times": {"X-Wing": "2-3"}}, "must=x-wing=2-3:7/1"),
        ({"must": "x-wing", "times": {"X-Wing": "1-"}}, "must=x-wing:7/1"),
        ({"times": {"naked-pair": "-2"}}, "must=naked-pair=-2:7/1"),
        ({"must": "chains"}, "must=chains-and-loops:7/1"),
        ({"hardest": ["x-wing"], "up_to": "hidden-single"}, "up-to=hidden-single,hardest=x-wing:7/1"),
        ({"lowest": 3.2, "highest": 4}, "rating=3.2-4:7/1"),
        ({"ranges": {"rating": "3.2-4", "effort": "80-"}}, "rating=3.2-4,effort=80-:7/1"),
        ({"ranges": {"minutes": (5, 10)}, "pace": 1.5}, "minutes=5-10,pace=1.5:7/1"),
        ({"fewest_givens": 24, "minimal": True}, "givens=24-,minimal:7/1"),
        ({"fewest_givens": 24, "most_givens": 24}, "givens=24:7/1"),
        ({"level": "full"}, "level=full:7/1"),
    ],
)
def test_how_codes_look(wishes: dict[str, Any], code: str) -> None:
    assert code_of(Target(**wishes), CROSSHATCH, "7/1") == code


def test_what_is_the_rating_of_a_scale_goes_by_its_name() -> None:
    target = Target(lowest=7.0, ranges={"er": "6.6-7.5"}, pearl=True)
    assert code_of(target, EXPLAINER, 7) == "scale=explainer,er=7-7.5,pearl:7"
    assert settled(parse("scale=explainer,rating=7-7.5,pearl:7").target, EXPLAINER) == settled(target, EXPLAINER)


def test_a_puzzle_is_made_again_by_its_code_alone() -> None:
    made = Generator(Target(level="Medium", symmetry="180", must="naked pairs")).make("2031-05/7")
    assert isinstance(made, Made)
    assert (made.seed, made.code) == ("2031-05/7", "medium,180,must=naked-pair:2031-05/7")
    again = Generator.of_code(made.code).make(made.code)
    assert (again.puzzle, again.grade, again.code) == (made.puzzle, made.grade, made.code)
    in_other_words = "must=Naked Pair,180,level=MEDIUM:2031-05/7"
    other = Generator.of_code(in_other_words).make(in_other_words)
    assert (other.puzzle, other.code) == (made.puzzle, made.code)


def test_a_seed_for_another_target_is_refused() -> None:
    easy = Generator(Target(level="easy"))
    assert easy.make("easy:7") == easy.make(":7") == easy.make(7)
    with pytest.raises(TargetError, match="the seed hard,180:7 is for hard,180, not easy"):
        easy.make("hard,180:7")
    with pytest.raises(TargetError, match="the seed easy,scale=hodoku:7 was made on another scale than Crosshatch"):
        easy.make("easy,scale=hodoku:7")


class Mine(Strategy):
    """A custom strategy that finds nothing."""

    name = "Mine"
    rating = 4.2

    def find(self, grid: Any) -> Any:
        return iter(())


def on(scale: Scale[Grade]) -> str:
    return code_of(Target(), scale, 7)


def test_our_own_scale_is_told_by_what_it_lacks_and_what_it_has_besides() -> None:
    usual = [each for each in CATALOGUE if each.technique.on]
    less = [each for each in usual if each.technique.slug not in ("naked-pair", "x-wing")]
    assert on(CrosshatchScale()) == "any:7"
    assert on(CrosshatchScale(less)) == "without=naked-pair+x-wing:7"
    assert on(CrosshatchScale(simplest_first([*usual, Mine()]))) == "strategy=mine:7"
    assert Generator.of_code("easy,without=x-wing:7").scale.difference == "without X-Wing"


def test_techniques_that_a_target_turns_on_are_no_difference() -> None:
    made = Generator(Target(must="mutant-whale"))
    assert code_of(made.target, made.scale, 7) == "must=mutant-whale:7"
    assert Generator.of_code("must=mutant-whale:7").scale.version == made.scale.version


def test_scales_that_no_name_tells_have_a_digest() -> None:
    few = HardestStepScale(strategies_up_to("x-wing"))
    scales = [
        few,
        HardestStepScale(strategies_up_to("x-wing"), limits={"Plain": 2.0}),
        HardestStepScale(strategies_up_to("x-wing"), {"x-wing": 5}),
        CrosshatchScale(strategies_up_to("naked-pair")),
        CrosshatchScale([strategy_named("mutant-whale")]),
        ExplainerScale(corrected=True),
    ]
    found = [on(scale) for scale in scales]
    assert [code.partition("~")[0] for code in found] == ["scale=own"] * 5 + ["scale=explainer"]
    assert len(set(found)) == len(scales)
    assert on(HardestStepScale(strategies_up_to("x-wing"))) == found[0]
    made = Generator(Target(), few).make(7)
    assert Generator.of_code(made.code, few).make(made.code) == made
    with pytest.raises(TargetError, match="was made with a scale of its own, 'own': give that too \\(--scale\\)"):
        Generator.of_code(made.code)
    with pytest.raises(TargetError, match="was made on another scale than Own scale"):
        Generator.of_code(made.code, scales[1])
    with pytest.raises(TargetError, match="was made with strategies of its own, mine: give that too \\(--strategy\\)"):
        Generator.of_code("strategy=mine:7")


@attrs.frozen
class LongerTarget(Target):
    """A target with a part that no code has in words."""

    shape: str = ""


def test_what_does_not_fit_in_a_line_has_a_digest_and_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "Target", LongerTarget)
    heart = LongerTarget(level="easy", shape="heart")
    code = code_of(heart, CROSSHATCH, 7)
    assert code.startswith("easy,shape~")
    found = parse(code)
    assert found.missing == {"shape": "a shape"}
    found.check(heart, CROSSHATCH)
    with pytest.raises(TargetError, match="was made with another shape"):
        found.check(LongerTarget(level="easy", shape="letter"), CROSSHATCH)
    with pytest.raises(TargetError, match="was made with a shape: give that too \\(--shape\\)"):
        Generator.of_code(code)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("7/1", "carries no target: a code has that before a colon, such as hard,180:7/1"),
        ("easy,hard:7", "'hard': it says so twice"),
        ("180,90:7", "'90': it says so twice"),
        ("rating=high:7", "'rating=high': 'high' is neither a number, such as 26, nor a range"),
        ("givens=24.5:7", "givens are whole numbers"),
        ("givens=30-20:7", "a number cannot be at least 30 and at most 20"),
        ("givens=10:7", "a puzzle has 17 to 81 givens"),
        ("pace=fast:7", "'pace=fast'"),
        ("mask~1234:7", "'mask~1234': there is no such wish"),
        ("must=x-wing=2+x-wing=3:7", "it says so twice"),
    ],
)
def test_what_is_no_code(code: str, message: str) -> None:
    with pytest.raises(TargetError) as caught:
        parse(code)
    assert message in str(caught.value)
