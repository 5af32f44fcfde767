"""Chains of one digit with two strong links: what single-digit patterns are made of.

``a = b - c = d``: at least one of ``a`` and ``b`` has the digit, and one of ``c`` and ``d``, but not both of ``b`` and
``c``.  So ``a`` or ``d`` has it.  What such a chain is called depends on the houses of its strong links.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto

import attrs

from ..board.bitset import lowest
from ..board.grid import Grid
from ..board.houses import HOUSE, HOUSES_OF
from ..engine.links import links as engine
from ..engine.digits.placements import removable
from .base import in_groups
from .nodes import Node, grouped_links, plain_links

PLAIN = (engine.BILOCATION, engine.BILOCATION)
GROUPED = (engine.BILOCATION, engine.GROUPED)

ROW, COLUMN, BOX = range(3)
"""The kinds of houses, in the order in which each cell has one of each."""

CROSSING = {ROW: COLUMN, COLUMN: ROW}


class Shape(Enum):
    """How the houses of a chain of two strong links lie to each other."""

    SKYSCRAPER = auto()
    """Parallel lines, joined in a line that crosses them."""

    X_WING = auto()
    """The same, with the ends of the chain in one line too."""

    KITE = auto()
    """A row and a column, joined in a box."""

    EMPTY_RECTANGLE = auto()
    """A line, and a box with three places or more, in a row and a column of it; see ``is_empty_rectangle``."""

    OTHER = auto()


@attrs.frozen
class TwoLinks:
    """A chain of two strong links of a digit: their houses, the cells of its four nodes, and those that lose the digit.

    It holds sets of cells as they come from the engine; nodes are made of them when they are asked for.
    """

    digit: int
    houses: tuple[int, int]
    cells: tuple[int, int, int, int]
    removed: int

    @property
    def nodes(self) -> tuple[Node, ...]:
        """The nodes of the chain, from end to end."""
        return tuple(Node(self.digit, cells) for cells in self.cells)

    @property
    def ends(self) -> int:
        """The cells of the two ends, of which one has the digit."""
        return self.cells[0] | self.cells[3]

    @property
    def joint(self) -> int:
        """The cells of the two nodes in the middle, which are not both true."""
        return self.cells[1] | self.cells[2]

    @property
    def is_empty_rectangle(self) -> bool:
        """Whether the second strong link is between a row and a column of a box, and the chain goes on along them.

        The near node of the first link is on the one line, and what goes is on the other, both outside of the box.
        """
        line, box = map(_kind, self.houses)
        _, near, arm, other_arm = self.cells
        if line == BOX or box != BOX or _share(ROW, arm | other_arm) or _share(COLUMN, arm | other_arm):
            return False
        return any(
            _share(along, near | arm) and _share(across, other_arm | self.removed) for along, across in CROSSING.items()
        )

    def shape(self) -> Shape:
        """Return how the houses of the chain lie to each other."""
        kind, other = map(_kind, self.houses)
        if {kind, other} == {ROW, COLUMN}:
            return Shape.KITE
        if kind == other != BOX and _share(CROSSING[kind], self.joint):
            return Shape.X_WING if _share(CROSSING[kind], self.ends) else Shape.SKYSCRAPER
        is_grouped = any(cells & (cells - 1) for cells in self.cells)
        return Shape.EMPTY_RECTANGLE if is_grouped and self.is_empty_rectangle else Shape.OTHER

    def reversed(self) -> "TwoLinks":
        """Return the chain from its other end."""
        a, b, c, d = self.cells
        return TwoLinks(self.digit, self.houses[::-1], (d, c, b, a), self.removed)


def _kind(house: int) -> int:
    return house // 9


def _share(kind: int, cells: int) -> bool:
    """Return whether one house of a kind holds all of the cells."""
    return not cells & ~HOUSE[HOUSES_OF[lowest(cells)][kind]]


def plain_chains(grid: Grid) -> list[tuple[Shape, TwoLinks]]:
    """Return the chains of two links between the two places of a digit in a house; each comes once, from one end."""
    return grid.memo("chains of two links", lambda grid: list(_chains(grid, plain_links, PLAIN)))


def grouped_chains(grid: Grid) -> list[tuple[Shape, TwoLinks]]:
    """Return the chains of which the second strong link is between groups, and the first is not."""
    return grid.memo("chains of two links, one grouped", lambda grid: list(_chains(grid, grouped_links, GROUPED)))


def _chains(
    grid: Grid, links: Callable[[Grid], engine.Links], kinds: tuple[int, int]
) -> Iterator[tuple[Shape, TwoLinks]]:
    if not any(removable(grid)):
        return
    for chain in in_groups(engine.chains(grid, links(grid), kinds), engine.chain_length(2)):
        removed, first, digit, a, _, b, second, _, c, _, d = chain
        two_links = TwoLinks(digit, (first, second), (a, b, c, d), removed)
        yield two_links.shape(), two_links
