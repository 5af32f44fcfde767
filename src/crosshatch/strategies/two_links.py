"""Chains of one digit with two strong links: what single-digit patterns are made of.

``a = b - c = d``: at least one of ``a`` and ``b`` has the digit, and one of ``c`` and ``d``, but not both of ``b`` and
``c``.  So ``a`` or ``d`` has it.  What such a chain is called depends on the houses of its strong links.
"""

from collections.abc import Callable
from enum import Enum, auto

import attrs

from ..board.grid import Grid
from ..board.houses import BOXES, COLUMNS, LINES, ROWS, houses_with
from ..engine import links as engine
from ..engine.single_digit import removable
from .base import in_groups
from .nodes import Node, grouped_links, house_of, nodes_of, plain_links

PLAIN = (engine.BILOCATION, engine.BILOCATION)
GROUPED = (engine.BILOCATION, engine.GROUPED)

CROSSINGS = ((ROWS, COLUMNS), (COLUMNS, ROWS))


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
    """A chain of two strong links of a digit: its nodes, the houses of its strong links, the cells that lose it."""

    nodes: tuple[Node, ...]
    houses: tuple[int, int]
    removed: int

    @property
    def digit(self) -> int:
        """The digit of the chain."""
        return self.nodes[0].digit

    @property
    def ends(self) -> int:
        """The cells of the two ends, of which one has the digit."""
        return self.nodes[0].cells | self.nodes[3].cells

    @property
    def joint(self) -> int:
        """The cells of the two nodes in the middle, which are not both true."""
        return self.nodes[1].cells | self.nodes[2].cells

    @property
    def is_empty_rectangle(self) -> bool:
        """Whether the second strong link is between a row and a column of a box, and the chain goes on along them.

        The near node of the first link is on the one line, and what goes is on the other, both outside of the box.
        """
        line, box = self.houses
        _, near, arm, other_arm = self.nodes
        if line not in LINES or box not in BOXES or len(houses_with(arm.cells | other_arm.cells)) > 1:
            return False
        lines = (near.cells | arm.cells, other_arm.cells | self.removed)
        return any(all(_share(kind, each) for kind, each in zip(kinds, lines, strict=True)) for kinds in CROSSINGS)

    def shape(self) -> Shape:
        """Return how the houses of the chain lie to each other."""
        for along, across in CROSSINGS:
            if self.houses[0] in along and self.houses[1] in along and _share(across, self.joint):
                return Shape.X_WING if _share(across, self.ends) else Shape.SKYSCRAPER
            if self.houses[0] in along and self.houses[1] in across:
                return Shape.KITE
        is_grouped = any(node.cells & (node.cells - 1) for node in self.nodes)
        return Shape.EMPTY_RECTANGLE if is_grouped and self.is_empty_rectangle else Shape.OTHER

    def reversed(self) -> "TwoLinks":
        """Return the chain from its other end."""
        return TwoLinks(self.nodes[::-1], self.houses[::-1], self.removed)


def _share(kind: range, cells: int) -> bool:
    """Return whether one house of a kind holds all of the cells."""
    return any(house in kind for house in houses_with(cells))


def plain_chains(grid: Grid) -> list[tuple[Shape, TwoLinks]]:
    """Return the chains of two links between the two places of a digit in a house; each comes once, from one end."""
    return grid.memo("chains of two links", lambda grid: _chains(grid, plain_links, PLAIN))


def grouped_chains(grid: Grid) -> list[tuple[Shape, TwoLinks]]:
    """Return the chains of which the second strong link is between groups, and the first is not."""
    return grid.memo("chains of two links, one grouped", lambda grid: _chains(grid, grouped_links, GROUPED))


def _chains(grid: Grid, links: Callable[[Grid], engine.Links], kinds: tuple[int, int]) -> list[tuple[Shape, TwoLinks]]:
    found: list[tuple[Shape, TwoLinks]] = []
    if not any(removable(grid)):
        return found
    for removed, *numbers in in_groups(engine.chains(grid, links(grid), kinds), engine.chain_length(2)):
        nodes = nodes_of(numbers)
        chain = TwoLinks(nodes, (house_of(grid, *nodes[:2]), house_of(grid, *nodes[2:])), removed)
        found.append((chain.shape(), chain))
    return found
