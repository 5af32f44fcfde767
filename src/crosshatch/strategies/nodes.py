"""Chains as strategies see them: nodes joined by strong and weak links in turn.

The engine (``engine.links``) returns chains as integers; here they become links to draw and the field's notation.
"""

from collections.abc import Sequence
from itertools import pairwise

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import cells_in, cells_name
from ..engine.links.links import LINK_LENGTH, Links
from ..step import Link, Role
from .base import in_groups


@attrs.frozen
class Node:
    """A digit (1..9) in a set of cells: in one, or, as a group, in two or three of a box and a line."""

    digit: int
    cells: int

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The digit in each of the cells, in order."""
        return tuple(candidate(cell, self.digit) for cell in cells_in(self.cells))


def plain_links(grid: Grid) -> Links:
    """Return the strong links between the two places of a digit in a house."""
    return grid.memo("links", lambda grid: Links(grid, with_groups=False))


def grouped_links(grid: Grid) -> Links:
    """Return the strong links in houses, those of groups among them."""
    return grid.memo("links of groups", lambda grid: Links(grid, with_groups=True))


def nodes_of(links: Sequence[int]) -> tuple[Node, ...]:
    """Return the nodes of a chain from its strong links, as the engine tells them."""
    return tuple(
        node
        for _, digit, near, other, far in in_groups(links, LINK_LENGTH)
        for node in (Node(digit, near), Node(other, far))
    )


def chain_links(nodes: Sequence[Node]) -> list[Link]:
    """Return the links of a chain, which begins with a strong one: strong and weak in turn."""
    roles = (Role.STRONG, Role.WEAK)
    candidates = [node.candidates for node in nodes]
    return [Link(start, end, roles[index % 2]) for index, (start, end) in enumerate(pairwise(candidates))]


def chain_notation(links: Sequence[Link]) -> str:
    """Return a chain in the field's notation, such as ``r4c2 =4= r4c5 -4- r1c5 =4= r1c8``.

    A link between the digits of one cell adds nothing, since the links before and after it tell both digits.
    """
    parts = [_cells_name(links[0].start)]
    for link in links:
        name = _cells_name(link.end)
        if name != parts[-1]:
            mark = "=" if link.role is Role.STRONG else "-"
            parts += [f"{mark}{link.end[0].digit}{mark}", name]
    return " ".join(parts)


def _cells_name(node: Sequence[Candidate]) -> str:
    return cells_name(each.cell for each in node)
