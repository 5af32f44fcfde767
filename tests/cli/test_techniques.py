"""``crosshatch techniques``, and the options that choose among them."""

import json
from collections.abc import Callable

import pytest
from click import BadParameter
from click.testing import Result

from crosshatch.cli.choices import pipeline
from crosshatch.strategies.catalogue import CATALOGUE, default_strategies

Run = Callable[..., Result]


def test_one_line_each_in_the_order_of_the_pipeline(crosshatch: Run) -> None:
    header, *lines = crosshatch("techniques").stdout.splitlines()
    assert header.split() == ["technique", "family", "rating", "unique", "on", "what", "it", "does"]
    assert [line.split()[0] for line in lines] == [entry.strategy.slug for entry in CATALOGUE]
    assert lines[0].endswith(CATALOGUE[0].strategy.summary)


def test_json(crosshatch: Run) -> None:
    listed = json.loads(crosshatch("techniques", "--json").stdout)
    assert [(each["name"], each["rating"], each["on"]) for each in listed] == [
        (entry.strategy.name, entry.rating, entry.on) for entry in CATALOGUE
    ]


def test_the_default_pipeline() -> None:
    assert pipeline() == default_strategies()


def test_only_some_stay_in_the_order_of_the_pipeline() -> None:
    chosen = pipeline(only=["naked-single,full-house"])
    assert [each.slug for each in chosen] == ["full-house", "naked-single"]


def test_a_technique_that_is_off_can_be_asked_for() -> None:
    off = [entry.strategy for entry in CATALOGUE if not entry.on]
    assert list(pipeline(only=[each.slug for each in off])) == off


def test_some_are_left_out() -> None:
    slugs = [each.slug for each in default_strategies()]
    assert [each.slug for each in pipeline(without=["X-Wing", "naked pair"])] == [
        slug for slug in slugs if slug not in ("x-wing", "naked-pair")
    ]


@pytest.mark.parametrize(
    ("name", "meant"), [("xwing", "did you mean x-wing?"), ("pointing", "pointing?"), ("zzz", "lists them all")]
)
def test_an_unknown_technique_gets_a_suggestion(name: str, meant: str) -> None:
    with pytest.raises(BadParameter, match=f"there is no technique '{name}'") as caught:
        pipeline(only=[name])
    assert meant in caught.value.message


def test_an_unknown_technique_is_bad_input(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", "--without", "xwing", easy)
    assert result.exit_code == 2
    assert "did you mean x-wing?" in result.stderr
