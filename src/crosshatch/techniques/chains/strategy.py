"""Alternating chains: nodes joined by alternate strong and weak links, strong at both ends.

At least one of the two nodes of a strong link is true, and at most one of those of a weak link.  So if the first node
of a chain is off, the second is on, the third off, and so on to the last, which is on.  One of the two ends is true,
and whatever excludes both of them can be removed.

The name of a chain depends on its links and its ends.  With one digit it is an X-Chain, and in cells with two
candidates an XY-Chain.  Otherwise it is presented as a loop if possible.  It is a Continuous Nice Loop if its ends
exclude each other, so that all links hold in both directions.  It is a Discontinuous Nice Loop if a single candidate
excludes both ends, or if both ends are one candidate, which is then true.  All others are AICs.  In grouped forms,
nodes can also be groups (two or three places of a digit in a box and a line) and almost locked sets.

Two more kinds of links are available on request.  A unique rectangle with empty corners would be deadly without its
guardians.  If these fall into two nodes, one of the two is true if the puzzle has one solution, so they have a strong
link.  And digits that have one more cell in a house than there are digits (an almost hidden set) leave at most one of
these cells to others, so two other digits in two of the cells have a weak link.  It joins nodes of the chain; removed
candidates are always excluded directly by both ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import TYPE_CHECKING

import attrs

from ...board.bitset import bit
from ...board.candidate import candidates_of
from ...board.grid import Grid, memo
from ...lazy import later
from ...logic.cell_groups import CellGroup
from ...logic.step import Step
from ...logic.technique import Rule
from ..single_digit.link_kinds import (
    ALMOST_LOCKED,
    BILOCATION,
    BIVALUE,
    DECLARED,
    GROUPED,
    HIDDEN_SETS,
    IN_CELLS,
    LOOPS,
    RECTANGLES,
    SMALL_SETS,
)
from ..strategy import TableStrategy
from . import forms
from .forms import FEWEST_STRONG, MOST_STRONG

if TYPE_CHECKING:
    from ..single_digit import search as single_digit_search
    from . import nodes as kinds_of_nodes
    from . import pattern as patterns
    from . import search as alternating
else:
    kinds_of_nodes = later(".nodes", __package__)
    patterns = later(".pattern", __package__)
    alternating = later(".search", __package__)
    single_digit_search = later("..single_digit.search", __package__)

ONE_DIGIT = BILOCATION
"""The links of X-Chains."""

TWO_CANDIDATES = BIVALUE
"""The links of XY-Chains."""

SINGLE_CANDIDATES = BILOCATION | BIVALUE | IN_CELLS
"""The links of chains whose nodes are candidates."""

GROUPS = SINGLE_CANDIDATES | GROUPED
"""The links of chains with groups."""

GROUPS_AND_SETS = GROUPS | ALMOST_LOCKED
"""The links of chains with groups and almost locked sets."""

GROUPS_AND_SMALL_SETS = GROUPS_AND_SETS | SMALL_SETS
"""The links of chains with groups and almost locked sets of up to four cells."""

GROUPS_AND_RECTANGLES = GROUPS | RECTANGLES
"""The links of chains with groups and almost-unique rectangles."""

GROUPS_AND_HIDDEN_SETS = GROUPS | HIDDEN_SETS
"""The links of chains with groups and almost hidden sets."""

STEADY = 6
"""The number of strong links up to which the rating rises by 0.2 per link; few people can follow longer chains."""

FROM_THERE = 7.1
"""The rating of the shortest chains with more than ``STEADY`` strong links, for the simplest kinds of links."""

LONGEST_TOLD_APART = 10
"""The number of strong links from which all chains have the same rating."""

MOST_CHAINS = 2000
"""The maximum number of chains of one technique on a grid; hard puzzles have at most 100 (see ``logic.budget``)."""


@attrs.frozen
class ByLength:
    """The rating of chains by the number of their strong links.

    ``rating`` is the rating of the shortest chains, which have ``fewest`` strong links.  ``harder_links`` is added to
    the rating of chains with more than ``STEADY`` strong links if some of their links are harder to see.
    """

    rating: float
    fewest: int
    harder_links: float = 0.0

    def of_strong(self, strong: int) -> float:
        """Return the rating of chains with this number of strong links."""
        if strong <= STEADY:
            return round(self.rating + 0.2 * max(strong - self.fewest, 0), 1)
        return round(FROM_THERE + self.harder_links + 0.1 * (min(strong, LONGEST_TOLD_APART) - STEADY - 1), 1)

    def __call__(self, chain: patterns.AlternatingChain) -> float:
        """Return the rating of a chain."""
        return self.of_strong(len(chain.strong))


def by_length(rating: float, fewest: int, harder_links: float = 0.0) -> Rule:
    """Return the rule that rates the steps of a ``ChainStrategy``, with a stage for each length; see ``ByLength``."""
    of = ByLength(rating, fewest, harder_links)
    return Rule(rating, of, of.of_strong(LONGEST_TOLD_APART))


class Form(IntEnum):
    """The forms of chains that techniques distinguish: by the two ends of the chain, or because it has its own name.

    ``ANY`` treats all chains alike; ``EACH`` explains each chain according to its ends, including loops.
    """

    ANY = 0
    EACH = -1
    CONTINUOUS = forms.LOOP
    DISCONTINUOUS = forms.ONE_CANDIDATE
    AIC = forms.TWO_ENDS
    M_WING = forms.M_WING


@attrs.frozen(repr=False)
class ChainStrategy(TableStrategy):
    """Chains with certain kinds of links, in one form, shortest first.

    A chain is left out if a shorter one of the same kind has all its eliminations.  On a board with links between
    different cells, shorter chains have no other names, so those are among them.

    - ``fewest``: the minimum number of strong links; by default the number at which the rule of its rating begins,
      because shorter ones have other names.
    - ``strong``: only the shortest chains with a number of strong links in this range.
    """

    any_board = True
    links: int
    form: Form = Form.ANY
    fewest: int | None = attrs.field(default=None, kw_only=True)
    strong: tuple[int, int] | None = attrs.field(default=None, kw_only=True)

    _kinds: int = attrs.field(init=False, eq=False)
    """The kinds of links to search."""

    _lengths: tuple[int, int, int] = attrs.field(init=False, eq=False)
    """The number of strong links of the shortest chains to search, and of the shortest and longest to return."""

    _wanted: int = attrs.field(init=False, eq=False)
    """The numbers of strong links of the chains to return, as bits."""

    @_kinds.default
    def _kinds_of_form(self) -> int:
        return self.links if self.form is Form.ANY else self.links | LOOPS

    @_lengths.default
    def _lengths_of_stage(self) -> tuple[int, int, int]:
        shortest = self._fewest
        longest = forms.LONGEST_NAMED if self.form is Form.M_WING else MOST_STRONG
        return shortest, *(self.strong or (shortest, longest))

    @_wanted.default
    def _lengths_as_bits(self) -> int:
        _, fewest, most = self._lengths
        return (2 << most) - 1 & -(1 << fewest)

    def find(self, grid: Grid) -> Iterator[Step]:
        return self._find(grid) if alternating.may_have(grid, self._kinds, self._wanted) else iter(())

    def _find(self, grid: Grid) -> Iterator[Step]:
        shortest, fewest, most = self._lengths
        if grid.tables.has_links and shortest == fewest:
            shortest = fewest = FEWEST_STRONG
        effects: list[int] = []
        for chain in alternating.chains(grid, self._kinds, most, max(self.form, forms.ANY_FORM)):
            strong = len(chain.strong)
            if strong > most:
                break
            if strong >= shortest:
                effect = sum(int(cells) << 81 * digit for digit, cells in chain.removed)
                if all(effect & ~known for known in effects):
                    effects.append(effect)
                    if len(effects) > MOST_CHAINS:
                        return
                    if strong >= fewest:
                        most = most if self.strong is None else strong
                        yield self._step(grid, chain)

    def stages(self) -> Iterator[tuple[float, TableStrategy]]:
        """Yield a strategy for the chains of each length, with its rating; the last one covers all longer chains."""
        by_length = self._by_length
        if by_length is None:
            yield from super().stages()
            return
        if self.strong is not None:
            yield by_length.of_strong(self.strong[0]), self
            return
        for strong in range(by_length.fewest, LONGEST_TOLD_APART + 1):
            most = strong if strong < LONGEST_TOLD_APART else MOST_STRONG
            yield by_length.of_strong(strong), attrs.evolve(self, strong=(strong, most))

    def whole(self) -> TableStrategy:
        """Return the strategy for chains of all lengths."""
        return attrs.evolve(self, strong=None)

    @property
    def _by_length(self) -> ByLength | None:
        """The rule that rates the chains by length; None if they are rated in another way."""
        rule = self.technique.rule
        return rule.of if rule is not None and isinstance(rule.of, ByLength) else None

    @property
    def _fewest(self) -> int:
        """The minimum number of strong links."""
        if self.fewest is not None:
            return self.fewest
        return self._by_length.fewest if self._by_length is not None else FEWEST_STRONG

    def _step(self, grid: Grid, chain: alternating.ChainFinding) -> Step:
        nodes = tuple([kinds_of_nodes.Node(digit, cells) for digit, cells in chain.nodes])
        strong = tuple([_strong_link(grid, link) for link in chain.strong])
        removed = tuple([each for digit, cells in chain.removed for each in candidates_of(digit, cells)])
        weak = tuple([_hidden_set(grid, each) for each in chain.hidden])
        tells: patterns.AlternatingChain
        form = chain.form if self.form is Form.EACH else self.form
        if form == Form.CONTINUOUS:
            tells = patterns.ContinuousLoop(nodes, strong, removed, weak=weak, board=grid.board)
        elif form == Form.DISCONTINUOUS:
            turn = removed[0] if nodes[0] != nodes[-1] else nodes[0].candidates[0]
            tells = patterns.DiscontinuousLoop(nodes, strong, removed, weak=weak, board=grid.board, turn=turn)
        elif self.links == ONE_DIGIT:
            tells = patterns.SingleDigitChain(nodes, strong, removed, board=grid.board)
        else:
            tells = patterns.AlternatingChain(nodes, strong, removed, weak=weak, board=grid.board)
        return Step(self.technique, tells, eliminations=removed)


def _strong_link(grid: Grid, link: alternating.LinkFinding) -> kinds_of_nodes.Strong:
    if link.kind in (BILOCATION, GROUPED):
        return kinds_of_nodes.IN_HOUSE[link.reason]
    if link.kind == DECLARED:
        return kinds_of_nodes.InTruth(link.reason, grid.board.truths[link.reason].name)
    if link.kind == RECTANGLES:
        return kinds_of_nodes.InRectangle(CellGroup.of(grid, link.reason), link.digits)
    return kinds_of_nodes.InCells(CellGroup.of(grid, bit(link.reason) if link.kind == BIVALUE else link.reason))


def _hidden_set(grid: Grid, hidden: alternating.HiddenSetFinding | None) -> kinds_of_nodes.HiddenSet | None:
    if hidden is None:
        return None
    return kinds_of_nodes.HiddenSet(CellGroup.of(grid, hidden.cells), hidden.house, hidden.digits)


class RemotePairStrategy(TableStrategy):
    """An even number of cells, at least four, with the same two candidates, each of which sees the next.

    The two digits alternate from cell to cell.  So the cells at the two ends take different digits, and cells that see
    both can take neither.
    """

    any_board = True

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        for pair in memo(grid, single_digit_search.remote_pairs):
            yield Step(self.technique, pair, eliminations=pair.removed)
