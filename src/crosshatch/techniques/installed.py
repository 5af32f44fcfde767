"""Strategies from installed packages, registered through an entry point."""

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from .strategy import Strategy, StrategyError, instances

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINT_GROUP = "crosshatch.techniques"


def installed_strategies() -> tuple[Strategy, ...]:
    """Return the strategies of other packages in the entry-point group ``crosshatch.techniques``.

    If one cannot be loaded, it is left out with a warning.
    """
    found: list[Strategy] = []
    for _, offered in offered_strategies():
        if isinstance(offered, StrategyError):
            warnings.warn(f"{offered}; it will not be used", RuntimeWarning, stacklevel=3)
        else:
            found.append(offered)
    return tuple(found)


def offered_strategies() -> Iterator[tuple[str, Strategy | StrategyError]]:
    """Yield the name of each entry point of the group with its strategy, or with the error if it cannot be loaded."""
    if not _has_packages():
        return
    from importlib.metadata import entry_points  # slow to import, and not needed by those who name their strategies

    for point in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda point: (point.name, point.value)):
        try:
            yield point.name, _strategy_of(point)
        except StrategyError as error:
            yield point.name, error


def _has_packages() -> bool:
    """Return whether packages may be installed.  To find none in this way saves a browser a tenth of a second."""
    if sys.platform != "emscripten":
        return True
    for folder in sys.path:
        with suppress(OSError):
            if any(name.endswith((".dist-info", ".egg-info")) for name in os.listdir(folder or ".")):
                return True
    return False


def _strategy_of(point: "EntryPoint") -> Strategy:
    """Return the strategy of an entry point, which names its class.

    Raises StrategyError, with the entry point, if it cannot be loaded or is not a strategy class.
    """
    where = f"{point.name!r} ({point.value})"
    try:
        loaded = point.load()
        strategy = loaded() if callable(loaded) else loaded
    except Exception as error:  # whatever another package raises, say whose strategy it was
        raise StrategyError(f"the strategy {where} cannot be loaded: {error}", source=point.value) from error
    if not isinstance(strategy, Strategy):
        raise StrategyError(f"{where} is not a strategy class", source=point.value)
    try:
        instances([strategy])
    except StrategyError as error:
        raise StrategyError(f"the strategy {where} cannot be loaded: {error}", source=point.value) from error
    return strategy
