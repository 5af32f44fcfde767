"""Searches: how a puzzle is finished, or its solutions are counted, where logic does not reach.

A search takes a grid and returns what it found with its tree: which branch was expanded, which died and why,
which was solved.  ``Backtracking`` and ``DancingLinks`` share one interface; the solver takes either, or one of
your own, as its fallback.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar

import attrs

from .board.candidate import Candidate
from .board.grid import Grid


class NodeState(StrEnum):
    """What became of a node of a search tree."""

    EXPANDED = "expanded"
    DEAD_END = "dead end"
    SOLVED = "solved"


@attrs.frozen
class Node:
    """A position in a search: the choice that led there from its parent, what it forced, and what became of it.

    ``choice`` is None at the root.  ``forced`` are the singles placed after the choice, in order.  ``reason`` says
    why a dead end is one, such as ``no place for 7 in row 3``; it is empty elsewhere.
    """

    choice: Candidate | None
    forced: tuple[Candidate, ...]
    state: NodeState
    reason: str = ""
    children: tuple["Node", ...] = ()

    def walk(self, depth: int = 0) -> Iterator[tuple[int, "Node"]]:
        """Yield each node below and including this one with its depth, in the order of the search."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)


@attrs.frozen
class SearchResult:
    """What a search found: up to ``limit`` solutions (lines of 81 digits), the tree, and the nodes it took.

    ``complete`` is False where the search stopped at its limit or its deadline before the tree was exhausted.
    """

    solutions: tuple[str, ...]
    tree: Node
    nodes: int
    complete: bool

    def branch(self, solution: int = 0) -> tuple[Node, ...]:
        """Return the nodes from the root to a solution (by its number in ``solutions``).

        Raises IndexError where there is no such solution.
        """
        raise IndexError(solution)


class Search(ABC):
    """A way to find the solutions of a position by trying."""

    name: ClassVar[str]

    @abstractmethod
    def run(self, grid: Grid, limit: int = 1, max_seconds: float | None = None) -> SearchResult:
        """Search a grid, which is left as it was, for up to ``limit`` solutions.

        Raises OutOfTime when ``max_seconds`` have passed before the search was done.
        """
