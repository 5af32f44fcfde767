"""Codes: they make a puzzle again, and no other."""

import string
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.generator import GeneratedPuzzle, Generator, Target
from crosshatch.generator.errors import SeedError, TargetError
from crosshatch.generator.seeds import code_of, first_of, parse, variation_of, variations
from crosshatch.grading import scale_named
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.grading.hardest_step import HardestStepScale
from crosshatch.originals.explainer.scale import ExplainerScale
from crosshatch.solving.scale import Grade, Scale
from crosshatch.techniques.catalogue import CATALOGUE, simplest_first, strategies_up_to, strategy_named
from crosshatch.techniques.strategy import Strategy

CROSSHATCH = scale_named("crosshatch")


def test_a_puzzle_is_made_again_by_its_code_alone() -> None:
    made = Generator(Target(level="Medium", symmetry="180", must="naked pairs")).make("2031-05/7")
    assert isinstance(made, GeneratedPuzzle)
    assert (made.seed, made.code) == ("2031-05/7", "medium,180,must=naked-pair:2031-05/7")
    again = Generator.of_code(made.code).make(made.code)
    assert (again.puzzle, again.grade, again.code) == (made.puzzle, made.grade, made.code)
    in_other_words = "must=Naked Pair,180,level=MEDIUM:2031-05/7"
    other = Generator.of_code(in_other_words).make(in_other_words)
    assert (other.puzzle, other.code) == (made.puzzle, made.code)


def test_a_seed_for_another_target_is_refused() -> None:
    easy = Generator(Target(level="easy"))
    assert easy.make("easy:7") == easy.make(":7") == easy.make(7)
    with pytest.raises(TargetError, match="the seed hard,180:7 is for a different target from easy"):
        easy.make("hard,180:7")
    with pytest.raises(TargetError, match="the seed easy,scale=hodoku:7 was made on a different scale from Crosshatch"):
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
    with pytest.raises(TargetError, match="was made with the custom scale 'own'; add --scale"):
        Generator.of_code(made.code)
    with pytest.raises(TargetError, match="was made on a different scale from Own scale"):
        Generator.of_code(made.code, scales[1])
    with pytest.raises(TargetError, match="was made with custom strategies, mine; add --strategy"):
        Generator.of_code("strategy=mine:7")


@given(st.text(string.printable[:-5] + "äöü數独"))
def test_any_text_can_be_a_seed(seed: str) -> None:
    found = parse(code_of(Target(level="hard"), CROSSHATCH, seed))
    assert (found.seed, found.carried.target) == (seed, Target(level="hard"))


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("7/1", "contains no target; write it before a colon, as in hard,180:7/1"),
        ("easy,rating=high:7", "the seed 'easy,rating=high:7' is invalid: 'rating=high': 'high' is neither"),
    ],
)
def test_what_is_no_code(code: str, message: str) -> None:
    with pytest.raises(SeedError) as caught:
        parse(code)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("seed", "others"),
    [
        ("7/3", ["7/3.2", "7/3.3"]),
        ("7/3.2", ["7/3.3", "7/3.4"]),
        ("2031-05-17/1", ["2031-05-17/1.2", "2031-05-17/1.3"]),
        ("hard,180:7/1.9", ["hard,180:7/1.10", "hard,180:7/1.11"]),
        ("1.5", ["1.5.2", "1.5.3"]),
    ],
)
def test_what_comes_after_a_seed(seed: str, others: list[str]) -> None:
    assert list(islice(variations(seed), 2)) == others


def test_which_variation_a_seed_is() -> None:
    assert [(first_of(each), variation_of(each)) for each in ("7/3", "7/3.12", "7.5", "7.5/1.2")] == [
        ("7/3", 1),
        ("7/3", 12),
        ("7.5", 1),
        ("7.5/1", 2),
    ]
