"""Strategies that installed packages offer, through an entry point."""

import warnings
from collections.abc import Iterator

from ..board.errors import StrategyError
from .base import Strategy

ENTRY_POINT_GROUP = "crosshatch.strategies"


def installed_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that other packages offer in the entry-point group ``crosshatch.strategies``.

    One that cannot be loaded is left out, with a warning that says why.
    """
    found: list[Strategy] = []
    for _, offered in offered_strategies():
        if isinstance(offered, StrategyError):
            warnings.warn(f"{offered}; it is left out", RuntimeWarning, stacklevel=3)
        else:
            found.append(offered)
    return tuple(found)


def offered_strategies() -> Iterator[tuple[str, Strategy | StrategyError]]:
    """Yield the name of each entry point of the group with its strategy or, where that cannot be loaded, the error."""
    from importlib.metadata import entry_points  # slow to import, and not needed by those who name their strategies

    for point in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda point: (point.name, point.value)):
        try:
            strategy = point.load()()
        except Exception as error:  # whatever another package raises, say whose strategy it was
            yield point.name, StrategyError(f"the strategy {point.name!r} ({point.value}) cannot be loaded: {error}")
            continue
        if isinstance(strategy, Strategy):
            yield point.name, strategy
        else:
            kind = type(strategy).__name__
            yield point.name, StrategyError(f"{point.name!r} ({point.value}) is not a strategy, but a {kind}")
