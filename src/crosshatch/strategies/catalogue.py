"""The ordered list of all strategies: this table is the pipeline.

One row a technique, simplest first: the strategy, its rating on our own scale, and whether it is on by default.
To add a technique, write its class in the module of its family and put one row here.
"""

from importlib.metadata import entry_points

import attrs

from .base import Strategy
from .singles import FullHouse, HiddenSingle, NakedSingle

ENTRY_POINT_GROUP = "crosshatch.strategies"


@attrs.frozen
class Entry:
    """A row of the catalogue: a strategy, its rating (1.0 is the simplest), and whether it is on by default."""

    strategy: Strategy
    rating: float
    on: bool = True


CATALOGUE: tuple[Entry, ...] = (
    Entry(FullHouse(), 1.0),
    Entry(HiddenSingle(), 1.2),
    Entry(NakedSingle(), 2.0),
)


def default_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, simplest first, and after them those of installed packages."""
    return tuple(entry.strategy for entry in CATALOGUE if entry.on) + installed_strategies()


def installed_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that other packages offer in the entry-point group ``crosshatch.strategies``."""
    return tuple(point.load()() for point in entry_points(group=ENTRY_POINT_GROUP))
