"""The catalogue is in order, and takes in strategies of installed packages."""

from importlib import metadata
from importlib.metadata import EntryPoint

import pytest

from crosshatch.board.errors import StrategyError, UnknownTechnique
from crosshatch.strategies.catalogue import (
    CATALOGUE,
    ENTRY_POINT_GROUP,
    default_strategies,
    offered_strategies,
    strategies_named,
    strategies_up_to,
)
from crosshatch.strategies.singles import FullHouse


def offer(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Let a package seem to be installed that offers one strategy."""
    point = EntryPoint("offered", value, ENTRY_POINT_GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == ENTRY_POINT_GROUP else [])


def test_ratings_rise_along_the_catalogue() -> None:
    ratings = [entry.rating for entry in CATALOGUE]
    assert ratings == sorted(ratings)


def test_names_are_different_and_everything_is_described() -> None:
    strategies = [entry.strategy for entry in CATALOGUE]
    assert len({strategy.slug for strategy in strategies}) == len(strategies)
    for strategy in strategies:
        assert strategy.summary.endswith(".")
        assert type(strategy).__doc__


def test_an_installed_strategy_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "crosshatch.strategies.singles:FullHouse")
    assert default_strategies()[-1] == FullHouse()


def test_an_installed_strategy_that_fails_to_load_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "crosshatch.no_such_module:Nothing")
    with pytest.raises(StrategyError, match=r"'offered' \(crosshatch.no_such_module:Nothing\) cannot be loaded"):
        default_strategies()


def test_what_is_installed_and_no_strategy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "builtins:list")
    with pytest.raises(StrategyError, match=r"'offered' \(builtins:list\) is not a strategy, but a list"):
        default_strategies()
    ((name, error),) = offered_strategies()
    assert name == "offered"
    assert isinstance(error, StrategyError)


def test_techniques_up_to_one() -> None:
    names = [strategy.name for strategy in strategies_up_to("x-wing")]
    assert names[0] == "Full House"
    assert names[-1] == "X-Wing"
    assert names == [strategy.name for strategy in strategies_up_to("X-Wing")]
    with pytest.raises(UnknownTechnique, match=r"there is no technique 'y-wing'; did you mean xy-wing"):
        strategies_up_to("y-wing")


def test_strategies_come_in_the_order_of_their_names() -> None:
    assert [each.name for each in strategies_named(["X-Wing", "naked-pair"])] == ["X-Wing", "Naked Pair"]
    with pytest.raises(UnknownTechnique, match=r"there is no technique 'Naked Piar'; did you mean naked-pair\?"):
        strategies_named(["X-Wing", "Naked Piar"])
