"""Simple colours and multi-colours: clusters of the places of one digit, in two colours, one of which is true.

If a digit has two places in a house, one has it and the other does not.  Such links join places into clusters, in which
either all cells of one colour have the digit, or all of the other.

- Trap: a place that sees both colours of a cluster loses the digit, because one of them is true.
- Wrap: a colour with two cells that see each other is false.
- Multi-Colors 1: a colour of one cluster sees a colour of another.  These two are not both true, so at least one of the
  opposite colours is true, and a place that sees both of these loses the digit.
- Multi-Colors 2: a colour of one cluster sees both colours of another, one of which is true, so the first is false.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

import attrs

from ...board.candidate import candidates_of
from ...board.grid import Grid, memo_of_digit
from ...lazy import later
from ...logic.step import Step
from ..single_digit.placements import removable_digits
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import clusters as colour_clusters
    from . import pattern as patterns
    from . import search as engine
else:
    patterns = later(".pattern", __package__)
    engine = later(".search", __package__)
    colour_clusters = later(".clusters", __package__)


@attrs.frozen(repr=False)
class Colours(TableStrategy):
    """Conclusions from clusters of one digit; ``search`` names the search, ``kind`` the class of its patterns."""

    any_board = True
    search: Literal["traps", "wraps", "bridges", "clashes"]
    kind: Literal["Trap", "Wrap", "Bridge", "Clash"]

    def find(self, grid: Grid) -> Iterator[Step]:
        digits = removable_digits(grid)
        return self._find(grid, digits) if digits else iter(())

    def _find(self, grid: Grid, digits: Iterable[int]) -> Iterator[Step]:
        for digit in digits:
            for clusters, removed in memo_of_digit(grid, getattr(engine, self.search), digit):
                yield self._step(grid, digit, clusters, removed)

    def _step(self, grid: Grid, digit: int, clusters: Sequence[engine.ClusterFinding], removed: int) -> Step:
        coloured = tuple(_cluster(grid, digit, each) for each in clusters)
        eliminations = candidates_of(digit, removed)
        found = getattr(patterns, self.kind)(coloured, eliminations, digit, board=grid.board)
        return Step(self.technique, found, eliminations=eliminations)


def _cluster(grid: Grid, digit: int, cluster: engine.ClusterFinding) -> colour_clusters.ColourCluster:
    first, second, *_ = cluster
    links = tuple(engine.links_between(grid, digit, first, second))
    return colour_clusters.ColourCluster(candidates_of(digit, first), candidates_of(digit, second), links)


TRAP = Colours("traps", "Trap")
WRAP = Colours("wraps", "Wrap")
BRIDGE = Colours("bridges", "Bridge")
CLASH = Colours("clashes", "Clash")
