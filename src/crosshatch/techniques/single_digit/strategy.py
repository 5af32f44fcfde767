"""Single-digit patterns: two strong links of a digit, joined by a weak one.

All are chains ``a = b - c = d`` of one digit: at least one of ``a`` and ``b`` has it, and at least one of ``c`` and
``d``, but not both ``b`` and ``c``.  So it is in ``a`` or in ``d``, and cells that see both lose it.  The name depends
on the houses of the strong links: lines of one kind (Skyscraper), a row and a column (2-String Kite), a box that has
the digit only in one row and one column (Empty Rectangle), or anything else (Turbot Fish).  In the grouped forms, a
strong link has a node of two or three places, which is true if the digit is in one of them.

Two Kites that join the same two cells, or two Empty Rectangles of a digit in the same box, form a dual one if they
remove different candidates.  Each is valid alone; together they are one step with two conclusions.  The Kites may be of
two digits, whose strings often use the same cells.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

import attrs

from ...board.candidate import Candidate, candidates_of
from ...board.grid import Grid, memo
from ...lazy import later
from ...logic.step import Step
from ..strategy import TableStrategy
from .link_kinds import BILOCATION, EMPTY_RECTANGLE, GROUPED, KITE, OTHER, SKYSCRAPER
from .placements import removable_digits

if TYPE_CHECKING:
    from ..chains import nodes
    from . import pattern as patterns
    from . import search
else:
    patterns = later(".pattern", __package__)
    search = later(".search", __package__)
    nodes = later("..chains.nodes", __package__)

__all__ = ["KITE", "SKYSCRAPER", "EmptyRectangleStrategy", "Kite", "TurbotFishStrategy"]


@attrs.frozen(repr=False)
class TwoLinksStrategy(TableStrategy):
    """Chains of two strong links."""

    any_board = True
    tells: ClassVar[Literal["TwoLinks", "TurbotFish", "EmptyRectangle"]] = "TwoLinks"
    """The class of the patterns of its steps."""

    def find(self, grid: Grid) -> Iterator[Step]:
        return self._find(grid) if removable_digits(grid) else iter(())

    def _find(self, grid: Grid) -> Iterator[Step]:
        for chain in self.chains(grid):
            yield self._step(grid, chain)

    @abstractmethod
    def chains(self, grid: Grid) -> Iterable[search.TwoLinksFinding]:
        """Return the chains of the technique."""

    def _step(self, grid: Grid, *chains: search.TwoLinksFinding) -> Step:
        removed: list[Candidate] = []
        for chain in chains:
            removed += candidates_of(chain.digit, chain.removed)
        told = tuple([_chain_of(chain) for chain in chains])
        found = getattr(patterns, self.tells)(chains[0].digit, told, board=grid.board)
        return Step(self.technique, found, eliminations=removed)


def _chain_of(chain: search.TwoLinksFinding) -> patterns.DigitChain:
    told = tuple([nodes.Node(chain.digit, cells) for cells in chain.nodes])
    return patterns.DigitChain(told, chain.houses, chain.removed)


@attrs.frozen(repr=False)
class DualStrategy(TwoLinksStrategy):
    """Chains of two strong links or, if ``dual`` is set, two of them with a common middle."""

    dual: bool = attrs.field(default=False, kw_only=True)

    def _find(self, grid: Grid) -> Iterator[Step]:
        return self._duals(grid) if self.dual else super()._find(grid)

    def _duals(self, grid: Grid) -> Iterator[Step]:
        for one, other in combinations(self.chains(grid), 2):
            if self.middle(one) == self.middle(other) and (one.digit, one.removed) != (other.digit, other.removed):
                yield self._step(grid, one, other)

    def middle(self, chain: search.TwoLinksFinding) -> tuple[int, ...]:
        """Return what two chains must share to form a dual: the cells where their links join, whatever their digits."""
        return (chain.nodes[1] | chain.nodes[2],)


@attrs.frozen(repr=False)
class Kite(DualStrategy):
    """Two lines with two places each for a digit, one place of each line in sight of the other.

    These two do not both have the digit, so at least one of the other two has it, and cells that see both lose it.
    Either the lines are parallel and the two places share a line across (SKYSCRAPER: the others are the tops of its
    towers), or they are a row and a column and the two places share a box (KITE: the others are the ends of its
    strings).  In a ``grouped`` form, one of the others is a group: two or three places of its line in the same box.
    """

    shape: int
    grouped: bool = attrs.field(default=False, kw_only=True)

    def chains(self, grid: Grid) -> Iterator[search.TwoLinksFinding]:
        for chain in memo(grid, search.two_links, GROUPED if self.grouped else BILOCATION):
            if chain.shape == self.shape:
                yield chain


@attrs.frozen(repr=False)
class TurbotFishStrategy(TwoLinksStrategy):
    """Two houses with two places each for a digit, one place of each house in sight of the other.

    These two do not both have the digit, so at least one of the other two has it, and cells that see both lose it.
    ``named_forms`` includes chains with their own names (Skyscraper, 2-String Kite, X-Wing, and for ``grouped`` ones
    Empty Rectangle), which are left out by default; HoDoKu includes them.
    """

    grouped: bool = attrs.field(default=False, kw_only=True)
    named_forms: bool = attrs.field(default=False, kw_only=True)

    tells = "TurbotFish"

    def chains(self, grid: Grid) -> Iterator[search.TwoLinksFinding]:
        for chain in memo(grid, search.two_links, GROUPED if self.grouped else BILOCATION):
            if self.named_forms or chain.shape == OTHER:
                yield chain


@attrs.frozen(repr=False)
class EmptyRectangleStrategy(DualStrategy):
    """A box with a digit only in one row and one column, and a line across it with two places for the digit.

    If the line's place in the box's row (or column) has the digit, the box has it in its column (or row); otherwise the
    other place of the line has it.  Either way, the cell where the lines from there cross loses it.

    ``two_candidates`` allows boxes with only two places for the digit, which HoDoKu leaves out by default because they
    are Turbot Fish as well.
    """

    two_candidates: bool = attrs.field(default=False, kw_only=True)

    tells = "EmptyRectangle"

    def chains(self, grid: Grid) -> Iterator[search.TwoLinksFinding]:
        """Yield the chains from the far place of a line through its near place into the box."""
        for chain in memo(grid, search.two_links, GROUPED):
            if chain.shape == EMPTY_RECTANGLE:
                yield chain
        for chain in memo(grid, search.two_links, BILOCATION) if self.two_candidates else ():
            for each in (chain, chain.reversed()):
                if search.is_empty_rectangle(grid, each.houses, each.nodes, each.removed):
                    yield each

    def middle(self, chain: search.TwoLinksFinding) -> tuple[int, ...]:
        """Return the digit and the box, which two chains must share to form a dual."""
        return chain.digit, chain.houses[1]
