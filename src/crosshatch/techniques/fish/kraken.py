"""Kraken fish: fish whose fins all lead to the same conclusion by chains.

Either one of the fins is true, or the base uses up the cover.  In the second case, each cover house has its digit in
the base.

- Type 1: the other candidates of the cover are false in the second case.  If each fin also leads by a chain to one of
  them being false, it is false in any case.
- Type 2: one of the base's places in a cover house has the digit.  If each of these, and each fin, leads by a chain to
  a candidate of any digit being false, it is false in any case.

If all fins see the removed candidate directly, no chain is needed: that is a finned fish, not a Kraken fish.  A fish
with an unnecessary base house is not one either, because the chains alone suffice then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import attrs

from ...board.candidate import candidate
from ...board.grid import Grid, memo
from ...board.houses import cells_in
from ...lazy import later
from ...logic.step import Step
from ..strategy import TableStrategy
from .search import FRANKEN

if TYPE_CHECKING:
    from ..forcing import implications
    from ..forcing import pattern as forcing_pattern
    from ..forcing import strategy as forcing
    from . import kraken_pattern as patterns
    from . import kraken_search as search
    from . import pattern as fish
else:
    implications = later("..forcing.implications", __package__)
    forcing_pattern = later("..forcing.pattern", __package__)
    forcing = later("..forcing.strategy", __package__)
    patterns = later(".kraken_pattern", __package__)
    search = later(".kraken_search", __package__)
    fish = later(".pattern", __package__)


@attrs.frozen(repr=False)
class KrakenStrategy(TableStrategy):
    """Kraken fish of a type (1 or 2).

    ``shape`` is the highest shape of the fish, with two to ``size`` houses and up to ``max_fins`` fins, at most
    ``max_endo_fins`` of which may be endo fins.  HoDoKu has the same limits.  Of all Kraken fish that remove the same
    candidate, the one with the fewest nodes in its chains is found; the shortest come first.
    """

    any_board = True
    type: int
    shape: int = attrs.field(default=FRANKEN, kw_only=True)
    size: int = attrs.field(default=4, kw_only=True)
    max_fins: int = attrs.field(default=2, kw_only=True)
    max_endo_fins: int = attrs.field(default=0, kw_only=True)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        wanted = search.WantedKraken(self.shape, self.size, self.max_fins, self.max_endo_fins)
        findings: list[search.KrakenFinding] = memo(grid, search.kraken_fish, wanted)
        for each in findings:
            if each.type == self.type:
                pattern = _pattern_of(grid, each)
                if pattern.rests_on_fish:
                    yield Step(self.technique, pattern, eliminations=(pattern.removed,))


def _pattern_of(grid: Grid, each: search.KrakenFinding) -> patterns.KrakenFish:
    places = 0
    for house in cells_in(each.bases):
        places |= grid.cells_mask(each.digit) & grid.tables.cells_of(house)
    cover = fish.Cover(tuple(cells_in(each.covers)), each.fins, 0 if each.cover >= 0 else 1 << each.cell)
    found = fish.Fish(each.digit, tuple(cells_in(each.bases)), places, each.endo_fins, (cover,), board=grid.board)
    removed = candidate(each.cell, each.removed)
    in_order = (*cells_in(each.fins), *cells_in(each.cases & ~each.fins))
    cases = tuple([_case(grid, candidate(cell, each.digit).index, removed.index) for cell in in_order])
    return patterns.KrakenFish(found, cases, removed, each.cover if each.cover >= 0 else None)


def _case(grid: Grid, premise: int, removed: int) -> forcing_pattern.Facts:
    return forcing.facts_of(implications.implications(grid, True).chain(premise, True, removed, False), grid.board)
