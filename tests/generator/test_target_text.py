"""Wishes: what a target asks for comes back from its line, and nothing else is taken for it."""

import json
import string
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.generator import Symmetry, Target
from crosshatch.generator.errors import TargetError
from crosshatch.generator.patterns.drawings import GALLERY, text_mask
from crosshatch.generator.patterns.pattern import Pattern
from crosshatch.generator.ranges import Range
from crosshatch.generator.target_text import read_target, text_of
from crosshatch.grading import scale_named
from crosshatch.solving.scale import Grade, Scale

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
    counted = st.lists(st.sampled_from(["X-Wing=2", "swordfish=1-3", "fish=-2"]), max_size=2)
    givens = sorted(draw(st.lists(st.integers(20, 60), min_size=2, max_size=2)))
    lowest, highest = sorted(draw(st.lists(st.floats(0, 12), min_size=2, max_size=2)))
    numbers = draw(st.dictionaries(st.sampled_from(NUMBERS[scale.name]), ranges(1, 12), max_size=2))
    timed = {"minutes"} & numbers.keys()
    wishes: dict[str, Any] = {
        "level": st.sampled_from([*scale.levels, "easy", "Very Hard", "full", "any"]),
        "rating": st.just((0, 12) if {"rating", "er", "score"} & numbers.keys() else (lowest, highest)),
        "ranges": st.just(numbers),
        "pace": st.floats(0.5, 2) if timed else st.just(1.0),
        "must": st.tuples(names, counted).map(lambda both: (*both[0], *both[1])),
        "must_not": names,
        "hardest": names,
        "up_to": st.sampled_from(NAMES),
        "symmetry": st.sampled_from([Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.LEFT_RIGHT]),
        "givens": st.just((givens[0], givens[1] + 4)),
        "minimal": st.booleans(),
    }
    if scale is EXPLAINER:
        wishes |= {"pearl": st.booleans(), "diamond": st.booleans()}
    chosen = draw(st.sets(st.sampled_from(sorted(wishes))))
    if timed and "ranges" not in chosen:
        chosen.discard("pace")
    return Target(**{name: draw(wishes[name]) for name in sorted(chosen)})


@given(st.data(), st.sampled_from([CROSSHATCH, HODOKU, EXPLAINER]))
def test_a_line_says_all_that_is_wished(data: st.DataObject, scale: Scale[Grade]) -> None:
    target = data.draw(targets(scale))
    line = text_of(target, scale)
    said = read_target(line)
    assert (said.scale.name, said.missing) == (scale.name, {})
    assert said.target.on(scale) == target.on(scale)
    assert text_of(said.target, scale) == line
    assert set(line) <= {*string.ascii_lowercase, *string.digits, *"-+,=.%"}


@given(st.data())
def test_two_targets_have_one_line_only_if_they_ask_for_the_same(data: st.DataObject) -> None:
    one, other = data.draw(targets(CROSSHATCH)), data.draw(targets(CROSSHATCH))
    same = one.on(CROSSHATCH) == other.on(CROSSHATCH)
    assert (text_of(one, CROSSHATCH) == text_of(other, CROSSHATCH)) == same


@pytest.mark.parametrize(
    ("wishes", "line"),
    [
        ({}, "any"),
        ({"level": "Hard", "symmetry": "180"}, "hard,180"),
        ({"must": ["naked pairs", "X-Wing"], "must_not": "Y-Wing"}, "must=naked-pair+x-wing,must-not=xy-wing"),
        ({"must": ["x-wing", "X-Wing=2-3"]}, "must=x-wing=2-3"),
        ({"must": {"X-Wing": "1-"}}, "must=x-wing"),
        ({"must": {"naked-pair": "-2"}}, "must=naked-pair=-2"),
        ({"must": "chains"}, "must=chains-and-loops"),
        ({"hardest": ["x-wing"], "up_to": "hidden-single"}, "up-to=hidden-single,hardest=x-wing"),
        ({"rating": "3.2-4"}, "rating=3.2-4"),
        ({"ranges": {"rating": "3.2-4", "effort": "80-"}}, "rating=3.2-4,effort=80-"),
        ({"ranges": {"minutes": (5, 10)}, "pace": 1.5}, "minutes=5-10,pace=1.5"),
        ({"givens": "24-", "minimal": True}, "givens=24-,minimal"),
        ({"givens": 24}, "givens=24"),
        ({"level": "full"}, "level=full"),
    ],
)
def test_how_they_look(wishes: dict[str, Any], line: str) -> None:
    assert text_of(Target(**wishes), CROSSHATCH) == line


@pytest.mark.parametrize(
    ("line", "mask"),
    [("hard,mask=heart", GALLERY["heart"]), ("mask-text=24", text_mask("24")), (f"mask={'x' * 81}", "x" * 81)],
)
def test_masks_are_given_by_their_names_or_marks_too(line: str, mask: str) -> None:
    target = read_target(line).target
    assert target.pattern == Pattern(mask)
    assert read_target(text_of(target, CROSSHATCH)).target == target


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("mask=hart", "'hart' is neither a mask of 81 marks nor one of heart, "),
        ("pattern=heart", "is not a mask in short form; mask= takes a name"),
        ("mask=heart,mask-text=24", "the patterns of givens contradict each other: .* are given in one and empty in"),
    ],
)
def test_what_is_no_mask(line: str, problem: str) -> None:
    with pytest.raises(TargetError, match=problem):
        read_target(line)


OTHERS: dict[str, Any] = {
    "level": "easy",
    "rating": "2-3",
    "must": "x-wing",
    "must_not": "x-wing",
    "up_to": "x-wing",
    "symmetry": "180",
    "givens": "24-26",
    "minimal": True,
    "ranges": {"ep": 7},
    "hardest": "x-wing",
    "pearl": True,
    "diamond": True,
    "pace": 1.5,
    "pattern": "123" + "?" * 78,
    "board": "6x6",
}
"""For each part of a target something that it may be."""


@pytest.mark.parametrize("part", [each.name for each in attrs.fields(Target)])
def test_every_part_of_a_target_is_in_its_text_and_its_data(part: str) -> None:
    base: dict[str, Any] = {"ranges": {"minutes": 5}} if part == "pace" else {}
    scale = EXPLAINER if {"pearl", "diamond", "ranges"} & {part} else CROSSHATCH
    target = Target(**base, **{part: OTHERS[part]})
    assert text_of(target, scale) != text_of(Target(**base), scale)
    assert Target(**json.loads(json.dumps(target.data()))) == target


def test_what_is_the_rating_of_a_scale_goes_by_its_name() -> None:
    target = Target(rating="7.0-", ranges={"er": "6.6-7.5"}, pearl=True)
    assert text_of(target, EXPLAINER) == "scale=explainer,er=7-7.5,pearl"
    assert read_target("scale=explainer,rating=7-7.5,pearl").target.on(EXPLAINER) == target.on(EXPLAINER)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("easy,hard", "level has two values: easy and hard"),
        ("180,90", "symmetry has two values: 180 and 90"),
        ("rating=high", "'rating=high': 'high' is neither a number, such as 26, nor a range"),
        ("givens=24.5", "the number of givens must be a whole number"),
        ("givens=30-20", "empty range: at least 30 and at most 20"),
        ("givens=10", "the number of givens must be from 17 to 80"),
        ("pace=fast", "'pace=fast'"),
        ("mask~1234", "'mask~1234': 'mask' cannot have a digest"),
        ("must=x-wing=2+x-wing=3", "two ranges for x-wing; give only one"),
        ("scale=hodoku,scale=explainer", "'scale=explainer': scale is given twice"),
        ("musst=x-wing", "'musst=x-wing': unknown criterion 'musst'"),
    ],
)
def test_what_are_no_wishes(line: str, message: str) -> None:
    with pytest.raises(TargetError) as caught:
        read_target(line)
    assert message in str(caught.value)
