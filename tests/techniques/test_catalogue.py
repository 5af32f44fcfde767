"""The one table of techniques is in order and complete, and installed packages add to it."""

import re
import warnings
from collections.abc import Callable
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from crosshatch.originals.hodoku.scale import LEVELS
from crosshatch.techniques.catalogue import (
    CATALOGUE,
    CHAINS,
    KINDS,
    default_strategies,
    row,
    strategies_named,
    strategies_up_to,
    strategy_named,
)
from crosshatch.techniques.chains.strategy import ONE_DIGIT, ChainStrategy, RemotePairStrategy, by_length
from crosshatch.techniques.installed import ENTRY_POINT_GROUP, offered_strategies
from crosshatch.techniques.names import UnknownTechnique
from crosshatch.techniques.strategy import StrategyError
from crosshatch.words import summary


def offer(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Let a package seem to be installed that offers one strategy."""
    point = EntryPoint("offered", value, ENTRY_POINT_GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == ENTRY_POINT_GROUP else [])


def test_ratings_rise_along_the_catalogue() -> None:
    ratings = [each.technique.rating or 0.0 for each in CATALOGUE]
    assert ratings == sorted(ratings)
    assert ratings[0] == 1.0


def test_each_row_is_complete() -> None:
    for each in CATALOGUE + KINDS:
        assert summary(each.technique).endswith("."), each
        assert type(each).__doc__
        assert each.technique.family != "Own"


def test_slugs_and_codes_are_different() -> None:
    techniques = [each.technique for each in CATALOGUE + KINDS]
    slugs = [each.slug for each in techniques]
    codes = [each.hodoku.code for each in techniques if each.hodoku]
    assert len(set(slugs)) == len(slugs)
    assert len(set(codes)) == len(codes)
    assert all(each.hodoku.level in ("", *LEVELS) for each in techniques if each.hodoku)


def test_the_same_class_serves_techniques_that_differ_in_size_only() -> None:
    fish = {type(strategy_named(name)) for name in ("x-wing", "finned-jellyfish", "franken-whale", "mutant-swordfish")}
    assert len(fish) == 1


def test_a_rule_rates_only_what_has_stages_for_it() -> None:
    with pytest.raises(TypeError, match="Own Pair is rated by a rule, so RemotePairStrategy must define stages"):
        row("Own Pair", RemotePairStrategy(), CHAINS, by_length(5.0, 2))
    lengths = row("Own Chain", ChainStrategy(ONE_DIGIT), CHAINS, by_length(5.0, 2)).stages()
    assert [rating for rating, _ in lengths][:3] == [5.0, 5.2, 5.4]


def test_options_vary_a_strategy() -> None:
    usual, siamese = strategy_named("finned-swordfish"), strategy_named("finned-swordfish", siamese=True)
    assert usual != siamese
    assert usual.technique == siamese.technique
    with pytest.raises(TypeError):
        strategy_named("finned-swordfish", colour="red")


def test_an_installed_strategy_comes_last(install: Callable[[str, dict[str, str]], Path]) -> None:
    source = 'from crosshatch.techniques.singles.strategy import FullHouse\nclass Mine(FullHouse):\n    name = "Mine"\n'
    install(source, {ENTRY_POINT_GROUP: "mine = offering:Mine"})
    assert default_strategies()[-1].technique.title == "Mine"


def test_an_installed_strategy_that_fails_to_load_is_left_out_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = default_strategies()
    offer(monkeypatch, "crosshatch.no_such_module:Nothing")
    with pytest.warns(
        RuntimeWarning, match=r"'offered' \(crosshatch.no_such_module:Nothing\) cannot be loaded.*will not be used"
    ):
        assert default_strategies() == usual


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("builtins:list", "'offered' (builtins:list) is not a strategy class"),
        ("sys:maxsize", "'offered' (sys:maxsize) is not a strategy class"),
        (
            "crosshatch.techniques.singles.strategy:FullHouse",
            "the strategy 'offered' (crosshatch.techniques.singles.strategy:FullHouse) cannot be loaded: "
            "the strategy FullHouse has no name",
        ),
    ],
)
def test_what_is_installed_and_no_strategy_is_named(monkeypatch: pytest.MonkeyPatch, value: str, problem: str) -> None:
    offer(monkeypatch, value)
    with pytest.warns(RuntimeWarning, match=re.escape(f"{problem}; it will not be used")):
        default_strategies()
    ((name, error),) = offered_strategies()
    assert name == "offered"
    assert isinstance(error, StrategyError)


def test_who_names_strategies_hears_nothing_of_broken_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "crosshatch.no_such_module:Nothing")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        strategies_named(["x-wing"])


def test_techniques_up_to_one() -> None:
    titles = [each.technique.title for each in strategies_up_to("x-wing")]
    assert titles[0] == "Full House"
    assert titles[-1] == "X-Wing"
    assert titles == [each.technique.title for each in strategies_up_to("X-Wing")]
    assert strategies_up_to("y-wing") == strategies_up_to("XY-Wing")
    with pytest.raises(UnknownTechnique, match=r"there is no technique 'q-wing'; did you mean"):
        strategies_up_to("q-wing")


def test_a_technique_that_is_off_is_the_last_one_where_it_is_asked_for() -> None:
    titles = [each.technique.title for each in strategies_up_to("dual-2-string-kite")]
    assert titles[-2:] == ["2-String Kite", "Dual 2-String Kite"]
    assert "Dual 2-String Kite" not in [each.technique.title for each in strategies_up_to("xy-wing")]


@pytest.mark.parametrize(
    ("name", "size"),
    [("naked-pair", 9), ("hidden-pair", 1), ("direct-hidden-pair", 9), ("x-wing", 0), ("finned-franken-x-wing", 10)],
)
def test_a_size_that_there_is_not_is_refused(name: str, size: int) -> None:
    with pytest.raises(ValueError, match="'size' must be in range"):
        strategy_named(name, size=size)


def test_strategies_come_in_the_order_of_their_names() -> None:
    assert strategies_named("x-wing") == strategies_named(["x-wing"])
    titles = [each.technique.title for each in strategies_named(["X-Wing", "naked-pair"])]
    assert titles == ["X-Wing", "Naked Pair"]
    with pytest.raises(UnknownTechnique, match=r"there is no technique 'Naked Piar'; did you mean naked-pair\?"):
        strategies_named(["X-Wing", "Naked Piar"])
