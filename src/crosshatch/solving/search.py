"""Searches, which finish a puzzle or count its solutions where logic fails.

A search takes a grid and returns its solutions and its tree: which branches were expanded, which died and why, and
which were solved.  ``Backtracking`` and ``DancingLinks`` share one interface; the solver accepts either, or a custom
search, as its fallback.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from typing import ClassVar, Literal

import attrs

from ..board.board import Board
from ..board.candidate import Candidate, candidate
from ..board.conflicts import Clash, Conflict, NoCandidate, NoPlace
from ..board.grid import Grid
from ..board.houses import MOST_HOUSES, cell_name
from ..board.messages import counted
from ..logic.step import Step
from ..techniques.catalogue import CONTRADICTION, GUESS, strategies_named
from . import backtracking, dancing_links
from .record import CLASH, NO_CHOICE, NO_REASON, Record
from .search_pattern import Trial, open_truths


class NodeState(StrEnum):
    """The outcome of a node of a search tree."""

    EXPANDED = "expanded"
    DEAD_END = "dead end"
    SOLVED = "solved"


STATES = tuple(NodeState)
"""The states by their numbers in a ``Record``."""

SINGLES = strategies_named(("full-house", "hidden-single", "naked-single"))
"""The strategies for the forced placements after a choice, easiest first."""


@attrs.frozen
class Node:
    """A position in a search: the choice that led to it from its parent, the forced placements, and the outcome.

    ``choice`` is None at the root.  ``forced`` are the singles placed after the choice, in order.  ``reason`` explains
    a dead end, for example a house without a place for a digit; otherwise it is None.  ``size`` is the number of nodes
    in the subtree, including this one; it exceeds the visible nodes if the tree was too large to keep.
    """

    choice: Candidate | None
    forced: tuple[Candidate, ...]
    state: NodeState
    reason: Conflict | None = None
    children: tuple["Node", ...] = attrs.field(default=(), repr=lambda children: f"<{counted(len(children), 'node')}>")
    size: int = 1

    def walk(self, depth: int = 0) -> Iterator[tuple[int, "Node"]]:
        """Yield this node and each node below it with its depth, in the order of the search."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)

    @property
    def unseen(self) -> int:
        """The number of nodes below this one that were searched but not kept."""
        return self.size - 1 - sum(child.size for child in self.children)

    def __str__(self) -> str:
        name = "start" if self.choice is None else f"{cell_name(self.choice.cell)}={self.choice.digit}"
        forced = f", {len(self.forced)} forced" if self.forced else ""
        reason = f", {self.reason}" if self.reason else ""
        return f"{name}{forced}: {self.state}{reason}"


@attrs.frozen(slots=False, eq=False)
class SearchResult:
    """The result of a search: its solutions up to the limit, its tree, and the number of nodes.

    The tree is built when it is first requested.  It contains the first 10,000 nodes (``solving.record.KEPT``) and
    later nodes on the way to a solution; ``nodes`` counts all of them.
    """

    start: str = attrs.field(repr=False)
    """The values at the start of the search, as a line of 81 characters."""

    board: Board = attrs.field(repr=False)
    """The board of the grid."""

    record: Record = attrs.field(repr=False)
    """The tree as flat lists."""

    @property
    def nodes(self) -> int:
        """The number of positions searched."""
        return self.record.nodes

    @property
    def complete(self) -> bool:
        """Whether the whole tree was searched; False if the search stopped at its limit."""
        return self.record.complete

    @cached_property
    def solutions(self) -> tuple[str, ...]:
        """The solutions in the order found, as lines of 81 digits."""
        return tuple(self._line_of(row) for row in self.record.solved)

    def _line_of(self, row: int) -> str:
        line = list(self.start)
        while row >= 0:
            for each in (self.record.choices[row], *self.record.forced[row]):
                if each != NO_CHOICE:
                    line[each // 10 % 81] = str(each % 10)
            row = self.record.parents[row]
        return "".join(line)

    @cached_property
    def tree(self) -> Node:
        """The root of the tree."""
        record = self.record
        children: list[list[Node]] = [[] for _ in range(len(record.parents) + 1)]  # the last for row -1, above the root
        for row in reversed(range(len(record.parents))):
            choice = record.choices[row]
            node = Node(
                choice=None if choice == NO_CHOICE else _candidate(choice),
                forced=tuple(_candidate(each) for each in record.forced[row]),
                state=STATES[record.states[row]],
                reason=self._reason_of(row),
                children=tuple(reversed(children[row])),
                size=record.sizes[row],
            )
            children[record.parents[row]].append(node)
        (root,) = children[-1]
        return root

    def _reason_of(self, row: int) -> Conflict | None:
        """Return the object for a reason in the record (``solving.record``)."""
        code = self.record.reasons[row]
        if code == NO_REASON:
            return None
        if code < 81:
            return NoCandidate(code)
        digit, house = divmod(code % CLASH - 17, MOST_HOUSES)
        if code < CLASH:
            return NoPlace(digit, house)
        line = self._line_of(row)
        cells = self.board.numbered[house].cells
        return Clash(digit, house, tuple(cell for cell in cells if line[cell] == str(digit)))

    def branch(self, solution: int = 0) -> tuple[Node, ...]:
        """Return the nodes from the root to a solution, given by its index in ``solutions``.

        Raises IndexError if there is no such solution.
        """
        path: list[Node] = []
        solved = -1
        for depth, node in self.tree.walk():
            path[depth:] = [node]
            if node.state is NodeState.SOLVED:
                solved += 1
                if solved == solution:
                    return tuple(path)
        found = counted(len(self.solutions), "solution")
        raise IndexError(f"there is no solution number {solution}; the search found {found}")

    def outline(self) -> str:
        """Return the tree as text, one line per node, indented by depth."""
        return outline(self.tree)


def outline(root: Node) -> str:
    """Return a tree as text, indented by depth: the choice, forced placements, state and reason of each node."""
    lines = []
    for depth, node in root.walk():
        lines.append(f"{'  ' * depth}{node}")
        if node.unseen:
            lines.append(f"{'  ' * (depth + 1)}({counted(node.unseen, 'node')} not kept)")
    return "\n".join(lines)


def _candidate(code: int) -> Candidate:
    return candidate(code // 10 % 81, code % 10)


class Search(ABC):
    """A method to find the solutions of a position by trial and error.

    A custom search defines ``name`` and ``explore``, which records the tree in a ``Record``.
    """

    name: ClassVar[str]

    def run(self, grid: Grid, limit: int = 1, max_seconds: float | None = None) -> SearchResult:
        """Search a grid, without changing it, for up to ``limit`` solutions (1 or more).

        Raises OutOfTime if ``max_seconds`` pass before the search is complete, and ValueError if the limit is less than
        1.
        """
        if limit < 1:
            raise ValueError(f"the limit must be 1 or more, not {limit}")
        record = Record(limit, max_seconds)
        self.explore(grid, record)
        return SearchResult(grid.line(), grid.board, record)

    @abstractmethod
    def explore(self, grid: Grid, record: Record) -> None:
        """Search a grid without changing it, recording each node for as long as the record ``goes_on``."""


@attrs.frozen
class Backtracking(Search):
    """Try the digits of the cell with the fewest candidates (the first on a tie), and place singles after each choice.

    ``order`` is the order of the digits:  ``"ascending"``, or ``"random"`` as determined by the seed (any integer),
    which always gives the same tree.

    Raises ValueError for another order.
    """

    name = "Backtracking"
    order: Literal["ascending", "random"] = attrs.field(
        default="ascending", validator=attrs.validators.in_(("ascending", "random"))
    )
    seed: int = 0

    def explore(self, grid: Grid, record: Record) -> None:
        """Search a grid without changing it, recording each node for as long as the record ``goes_on``."""
        backtracking.explore(grid, record, None if self.order == "ascending" else self.seed)


@attrs.frozen
class DancingLinks(Search):
    """Knuth's Algorithm X with dancing links on the exact cover: every cell filled, every digit in every house.

    Each choice is for the cell, or the digit in a house, with the fewest options; a single option is recorded as
    forced.
    """

    name = "Dancing links"

    def explore(self, grid: Grid, record: Record) -> None:
        """Search a grid without changing it, recording each node for as long as the record ``goes_on``."""
        dancing_links.explore(grid, record)


def search_steps(grid: Grid, result: SearchResult) -> list[Step]:
    """Return a search as steps from a grid, which is not changed, to its first solution.

    On the branch to the solution, each choice that was tried and failed becomes a contradiction that removes it.  The
    correct choice becomes a single if no alternative is left, and a guess otherwise; singles follow it.

    Raises IndexError if the search found no solution.
    """
    grid = grid.copy()
    steps: list[Step] = []
    branch = result.branch()
    _take(steps, grid, (_single(grid, each) for each in branch[0].forced))
    for parent, node in pairwise(branch):
        _take(steps, grid, _decision(grid, parent, node))
        _take(steps, grid, (_single(grid, each) for each in node.forced))
    return steps


def _take(steps: list[Step], grid: Grid, found: Iterable[Step]) -> None:
    """Apply each step before requesting the next."""
    for step in found:
        step.apply(grid)
        steps.append(step)


def _decision(grid: Grid, parent: Node, chosen: Node) -> Iterator[Step]:
    """Yield the refutations of the choices that failed before the correct one, and then the correct one."""
    for child in parent.children:
        if child is chosen or child.choice is None:
            break
        found = Trial(child.choice, child.size, open_truths(grid), forced=child.forced, reason=child.reason)
        yield Step(CONTRADICTION, found, eliminations=(child.choice,))
    if chosen.choice is not None:
        yield _single(grid, chosen.choice, chosen.size)


def _single(grid: Grid, placed: Candidate, nodes: int = 1) -> Step:
    """Return the easiest single that places a candidate, or a guess if none does."""
    for strategy in SINGLES:
        for step in strategy.find(grid):
            if step.placements == (placed,):
                return step
    return Step(GUESS, Trial(placed, nodes, open_truths(grid), held=True), placements=(placed,))
