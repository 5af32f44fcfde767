"""Sudoku Explainer's chains, in the order in which it looks for them.

A candidate is supposed to be on, or off; what it excludes is off then, and what is the last one left of its cell or
its house is on.

- In a unary chain each follows from one other, as in every alternating chain.  If a candidate leads to its contrary, it
  does not hold.  If it leads back to itself, all that are passed hold, or those between: what sees one of each goes.
- In a Nishio chain, all is about one digit, and what follows may rest on several: places that were there and are gone.
- In a multiple chain, all candidates of a cell, or all places of a digit in a house, lead to the same.
- A dynamic chain does both: what follows may rest on several.  A candidate that leads to a contradiction goes, and what
  a candidate leads to both on and off holds.
- With patterns, locked candidates, pairs and X-Wings also remove what follows.
- Nested, chains within the chain do: unary ones (level 2), multiple ones too (level 3), dynamic ones (level 4), and
  dynamic ones that have unary ones within (level 5).
"""

from collections.abc import Iterable, Iterator

import attrs

from ...board.candidate import CANDIDATES
from ...board.grid import Grid
from ...engine.explainer.hints import Hint
from ...engine.explainer.search import chain_search
from ...engine.explainer.triplets import Triplet, first_triplet
from ...found.explainer_chains import ExplainerChain
from ...step import Step
from ..base import TableStrategy
from ..sets.aligned_exclusion import AlignedTripletExclusion


@attrs.frozen(repr=False)
class ExplainerChains(TableStrategy):
    """What one of Sudoku Explainer's searches for chains finds, the lowest rated first.

    ``search`` is its number (``engine.explainer.kinds``), ``level`` that of a dynamic one (0 to 5).
    """

    search: int
    level: int = 0

    def find(self, grid: Grid) -> Iterator[Step]:
        for hint in chain_search(grid).hints(self.search, self.level):
            yield self._step(hint)

    def _step(self, hint: Hint) -> Step:
        found = ExplainerChain(hint)
        if hint.placed is not None:
            return Step(self.technique, found, placements=(CANDIDATES[hint.placed],))
        return Step(self.technique, found, eliminations=tuple([CANDIDATES[each] for each in hint.removed]))


class FirstTriplet(AlignedTripletExclusion):
    """The aligned triplet exclusion that Sudoku Explainer finds first, and no other."""

    def _exclusions(self, grid: Grid) -> Iterable[Triplet]:  # type: ignore[override]
        found = first_triplet(grid)
        return (found,) if found else ()
