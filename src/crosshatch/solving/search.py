"""Searches: how a puzzle is finished, or its solutions are counted, where logic does not reach.

A search takes a grid and returns what it found with its tree: which branch was expanded, which died and why,
which was solved.  ``Backtracking`` and ``DancingLinks`` share one interface; the solver takes either, or one of
your own, as its fallback.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from typing import ClassVar, Literal

import attrs

from ..board.candidate import Candidate, candidate
from ..board.conflicts import Clash, Conflict, NoCandidate, NoPlace
from ..board.grid import Grid
from ..board.houses import HOUSE_CELLS, cell_name
from ..board.messages import counted
from ..logic.step import Step
from ..techniques.catalogue import CONTRADICTION, GUESS, strategies_named
from . import backtracking, dancing_links
from .record import CLASH, NO_CHOICE, NO_REASON, Record
from .trial import Trial, open_truths


class NodeState(StrEnum):
    """What became of a node of a search tree."""

    EXPANDED = "expanded"
    DEAD_END = "dead end"
    SOLVED = "solved"


STATES = tuple(NodeState)
"""The states by the number that a ``Record`` has for them."""

SINGLES = strategies_named(("full-house", "hidden-single", "naked-single"))
"""The strategies of the steps that place what a choice forced, simplest first."""


@attrs.frozen
class Node:
    """A position in a search: the choice that led there from its parent, what it forced, and what became of it.

    ``choice`` is None at the root.  ``forced`` are the singles placed after the choice, in order.  ``reason`` says
    why a dead end is one, such as a house with no place for a digit; it is None elsewhere.  ``size`` counts the nodes
    from here down, this one included; it is more than can be seen where the tree was too large to be kept.
    """

    choice: Candidate | None
    forced: tuple[Candidate, ...]
    state: NodeState
    reason: Conflict | None = None
    children: tuple["Node", ...] = attrs.field(default=(), repr=lambda children: f"<{counted(len(children), 'node')}>")
    size: int = 1

    def walk(self, depth: int = 0) -> Iterator[tuple[int, "Node"]]:
        """Yield each node below and including this one with its depth, in the order of the search."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)

    @property
    def unseen(self) -> int:
        """The number of nodes below this one that were searched and not kept."""
        return self.size - 1 - sum(child.size for child in self.children)

    def __str__(self) -> str:
        name = "start" if self.choice is None else f"{cell_name(self.choice.cell)}={self.choice.digit}"
        forced = f", {len(self.forced)} forced" if self.forced else ""
        reason = f", {self.reason}" if self.reason else ""
        return f"{name}{forced}: {self.state}{reason}"


@attrs.frozen(slots=False, eq=False)
class SearchResult:
    """What a search found: its solutions up to the limit, its tree, and the nodes it took.

    The tree is made when it is first asked for.  The first 10,000 nodes are kept (``solving.record.KEPT``) and,
    after those, only the nodes on the way to a solution; ``nodes`` counts them all.
    """

    start: str = attrs.field(repr=False)
    """The values at the start of the search, as a line of 81 characters."""

    record: Record = attrs.field(repr=False)
    """The tree as flat lists."""

    @property
    def nodes(self) -> int:
        """The number of positions that were looked at."""
        return self.record.nodes

    @property
    def complete(self) -> bool:
        """Whether the whole tree was searched; False where the search stopped at its limit."""
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
        """Return what a reason of the record stands for (``solving.record``)."""
        code = self.record.reasons[row]
        if code == NO_REASON:
            return None
        if code < 81:
            return NoCandidate(code)
        digit, house = divmod(code % CLASH - 54, 27)
        if code < CLASH:
            return NoPlace(digit, house)
        line = self._line_of(row)
        return Clash(digit, house, tuple(cell for cell in HOUSE_CELLS[house] if line[cell] == str(digit)))

    def branch(self, solution: int = 0) -> tuple[Node, ...]:
        """Return the nodes from the root to a solution (by its number in ``solutions``).

        Raises IndexError where there is no such solution.
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
        """Return the tree as text, a line a node, indented by depth."""
        return outline(self.tree)


def outline(root: Node) -> str:
    """Return a tree as text: for each node, indented by depth, its choice, what it forced, its state and the reason."""
    lines = []
    for depth, node in root.walk():
        lines.append(f"{'  ' * depth}{node}")
        if node.unseen:
            lines.append(f"{'  ' * (depth + 1)}({counted(node.unseen, 'node')} not kept)")
    return "\n".join(lines)


def _candidate(code: int) -> Candidate:
    return candidate(code // 10 % 81, code % 10)


class Search(ABC):
    """A way to find the solutions of a position by trying.

    A custom search gives ``name`` and ``explore``, which notes the tree in a ``Record``.
    """

    name: ClassVar[str]

    def run(self, grid: Grid, limit: int = 1, max_seconds: float | None = None) -> SearchResult:
        """Search a grid, which is left as it was, for up to ``limit`` solutions (1 or more).

        Raises OutOfTime when ``max_seconds`` have passed before the search was done, and ValueError where the limit
        is less than 1.
        """
        if limit < 1:
            raise ValueError(f"the limit must be 1 or more, not {limit}")
        record = Record(limit, max_seconds)
        self.explore(grid, record)
        return SearchResult(grid.line(), record)

    @abstractmethod
    def explore(self, grid: Grid, record: Record) -> None:
        """Search a grid, which is left as it was, and note each node in the record for as long as it ``goes_on``."""


@attrs.frozen
class Backtracking(Search):
    """Tries the digits of the cell with the fewest candidates (the first of several), and places singles in between.

    ``order`` is the order of the digits: ``"ascending"``, or ``"random"`` as drawn from the seed (any integer), which
    gives the same tree each time.  Raises ValueError for another order.
    """

    name = "Backtracking"
    order: Literal["ascending", "random"] = attrs.field(
        default="ascending", validator=attrs.validators.in_(("ascending", "random"))
    )
    seed: int = 0

    def explore(self, grid: Grid, record: Record) -> None:
        """Search a grid, which is left as it was, and note each node in the record."""
        backtracking.explore(grid, record, None if self.order == "ascending" else self.seed)


@attrs.frozen
class DancingLinks(Search):
    """Knuth's Algorithm X with dancing links on the exact cover: every cell filled, every digit in every house.

    Each choice is for the cell, or the digit in a house, with the fewest options; where that is one option only, it
    is noted as forced.
    """

    name = "Dancing links"

    def explore(self, grid: Grid, record: Record) -> None:
        """Search a grid, which is left as it was, and note each node in the record."""
        dancing_links.explore(grid, record)


def search_steps(grid: Grid, result: SearchResult) -> list[Step]:
    """Return what a search did, as steps from a grid (left as it was) to its first solution.

    Along the branch to the solution, each choice that was tried before and failed is a contradiction which removes
    it; the choice that held is a single where nothing else is left, and a guess otherwise; singles follow it.

    Raises IndexError where the search found no solution.
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
    """Apply each step before the next is asked for."""
    for step in found:
        step.apply(grid)
        steps.append(step)


def _decision(grid: Grid, parent: Node, chosen: Node) -> Iterator[Step]:
    """Yield the refutations of the choices tried before the one that held, and then this one."""
    for child in parent.children:
        if child is chosen or child.choice is None:
            break
        found = Trial(child.choice, child.size, open_truths(grid), forced=child.forced, reason=child.reason)
        yield Step(CONTRADICTION, found, eliminations=(child.choice,))
    if chosen.choice is not None:
        yield _single(grid, chosen.choice, chosen.size)


def _single(grid: Grid, placed: Candidate, nodes: int = 1) -> Step:
    """Return the simplest single that places a candidate, or a guess if no single does."""
    for strategy in SINGLES:
        for step in strategy.find(grid):
            if step.placements == (placed,):
                return step
    return Step(GUESS, Trial(placed, nodes, open_truths(grid), held=True), placements=(placed,))
