"""The ordered list of all strategies: this table is the pipeline.

One row a technique, simplest first: the strategy, its rating on our own scale, and whether it is on by default.
To add a technique, write its class in the module of its family and put one row here.
"""

import attrs

from ..board.errors import StrategyError
from .base import Strategy
from .fish import Jellyfish, Leviathan, Squirmbag, Swordfish, Whale, XWing
from .intersections import Claiming, Pointing
from .singles import FullHouse, HiddenSingle, NakedSingle
from .subsets import (
    HiddenPair,
    HiddenQuadruple,
    HiddenTriple,
    LockedPair,
    LockedTriple,
    NakedPair,
    NakedQuadruple,
    NakedTriple,
)

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
    Entry(Pointing(), 2.6),
    Entry(Claiming(), 2.8),
    Entry(LockedPair(), 2.9),
    Entry(NakedPair(), 3.0),
    Entry(XWing(), 3.2),
    Entry(HiddenPair(), 3.4),
    Entry(LockedTriple(), 3.5),
    Entry(NakedTriple(), 3.6),
    Entry(Swordfish(), 3.8),
    Entry(HiddenTriple(), 4.0),
    Entry(NakedQuadruple(), 5.0),
    Entry(Jellyfish(), 5.2),
    Entry(HiddenQuadruple(), 5.4),
    Entry(Squirmbag(), 9.1, on=False),
    Entry(Whale(), 9.2, on=False),
    Entry(Leviathan(), 9.3, on=False),
)


def default_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, simplest first, and after them those of installed packages."""
    return tuple(entry.strategy for entry in CATALOGUE if entry.on) + installed_strategies()


def installed_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that other packages offer in the entry-point group ``crosshatch.strategies``.

    Raises StrategyError where one of them cannot be loaded.
    """
    from importlib.metadata import entry_points  # slow to import, and not needed by those who name their strategies

    found = []
    for point in entry_points(group=ENTRY_POINT_GROUP):
        try:
            found.append(point.load()())
        except Exception as error:  # whatever another package raises, say whose strategy it was
            raise StrategyError(f"the strategy {point.name!r} ({point.value}) cannot be loaded: {error}") from error
    return tuple(found)
