"""The catalogue is in order, and takes in strategies of installed packages."""

from importlib import metadata
from importlib.metadata import EntryPoint

import pytest

from crosshatch.board.errors import StrategyError
from crosshatch.strategies.catalogue import CATALOGUE, ENTRY_POINT_GROUP, default_strategies, offered_strategies
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
