"""Sudoku Explainer's chains, in the order of its searches.

A chain assumes that a candidate is on (true) or off (false).  A candidate that is on turns off all that it excludes.  A
candidate that is the last one left in its cell, or for its digit in a house, is on.

- Unary chains are alternating chains: each implication has a single cause.  An assumption that implies its opposite is
  false.  If it leads back to itself, the chain is a cycle: either the assumption and every second node are true, or the
  nodes between them are.  Candidates that see one node of each kind can be removed.
- Nishio chains use a single digit, and an implication may have several causes: other places that have been ruled out.
- Multiple chains lead from all candidates of a cell, or all places of a digit in a house, to the same conclusion.
- Dynamic chains do the same, but implications may have several causes.  A candidate that implies a contradiction can be
  removed, and a conclusion that follows whether a candidate is on or off is true.
- Chains with patterns (level 1) also use locked candidates, pairs and X-Wings along the way.
- Nested chains also use chains along the way: unary chains (level 2), multiple chains as well (level 3), dynamic chains
  (level 4), and dynamic chains that use unary chains in turn (level 5).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING

import attrs

from ...board.bitset import popcount
from ...board.candidate import CANDIDATES
from ...board.grid import Grid
from ...board.houses import DIGITS
from ...lazy import later
from ...logic.step import Step
from ...logic.technique import Rule, Technique
from ..strategy import Strategy, TableStrategy
from .forms import ExplainerForm, form_of

if TYPE_CHECKING:
    from . import pattern
    from . import search as searching
    from .hints import Hint
else:
    pattern = later(".pattern", __package__)
    searching = later(".search", __package__)

LONGER = (10, 18, 34, 66)
"""Numbers of candidates, on or off; a chain that needs more is rated 0.1 higher for each number it exceeds."""

MOST_CANDIDATES = 325
"""The maximum number of candidates of positions in which to search for dynamic chains with patterns, and nested ones.

Puzzles with a unique solution have at most 321, with 17 givens.  On emptier grids, such searches would find nothing and
take several seconds, or many minutes for level 5.
"""


def leaves_too_much_open(grid: Grid) -> bool:
    """Return whether a grid has more than ``MOST_CANDIDATES``."""
    return sum(popcount(grid.cells_mask(digit)) for digit in DIGITS) > MOST_CANDIDATES


@attrs.frozen
class ByComplexity:
    """The rating of chains by the number of candidates, on or off, that they need; ``rating`` is that of short ones."""

    rating: float

    def of_complexity(self, complexity: float) -> float:
        """Return the rating of chains that need this number of candidates."""
        return round(self.rating + 0.1 * sum(complexity > most for most in LONGER), 1)

    def __call__(self, found: pattern.ExplainerChain) -> float:
        """Return the rating of a chain."""
        return self.of_complexity(found.complexity)


def by_complexity(rating: float) -> Rule:
    """Return the rule for ``ExplainerChains``, which have a stage for each rating; see ``ByComplexity``."""
    of = ByComplexity(rating)
    return Rule(rating, of, of.of_complexity(inf))


def explainer_rating(lowest: float) -> Rule:
    """Return the rule that rates chains as Sudoku Explainer does; ``lowest`` is the lowest rating."""
    return Rule(lowest, _rating_of)


def _rating_of(found: pattern.ExplainerChain) -> float:
    return found.rating


@attrs.frozen(repr=False)
class ExplainerChains(TableStrategy):
    """The chains of one form, shortest first.

    A level above 0 is searched only if the level below finds nothing; otherwise it would find little more.
    ``complexity`` is the range of the number of candidates, on or off, that the chains need.
    """

    form: ExplainerForm
    complexity: tuple[float, float] = attrs.field(default=(0, inf), kw_only=True)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        least, most = self.complexity
        search, level = self.form.search, self.form.level
        if level and leaves_too_much_open(grid):
            return
        searches = searching.chain_search(grid)
        if level and searches.first(search, level - 1):
            return
        for hint in searches.hints(search, level):
            if form_of(hint) is self.form:
                if hint.complexity > most:
                    break
                if hint.complexity >= least:
                    yield step_of(self.technique, hint)

    def stages(self) -> Iterator[tuple[float, TableStrategy]]:
        """Yield a strategy for the chains of each rating."""
        rule = self.technique.rule
        if rule is None or not isinstance(rule.of, ByComplexity):
            yield from super().stages()
        elif self.complexity != (0, inf):
            yield rule.of.of_complexity(self.complexity[1]), self
        else:
            for least, most in zip((0, *LONGER), (*LONGER, inf), strict=True):
                yield rule.of.of_complexity(most), attrs.evolve(self, complexity=(least + 1, most))

    def whole(self) -> TableStrategy:
        """Return the strategy for chains of any length."""
        return attrs.evolve(self, complexity=(0, inf))


def step_of(technique: Technique, hint: Hint) -> Step:
    """Return the step of a hint."""
    found = pattern.ExplainerChain(hint)
    if hint.placed is not None:
        return Step(technique, found, placements=(CANDIDATES[hint.placed],))
    return Step(technique, found, eliminations=tuple([CANDIDATES[each] for each in hint.removed]))


@attrs.frozen
class FirstChain(Strategy):
    """Only the first chain that one of Sudoku Explainer's searches finds, whatever its name.

    ``strategies`` are the strategies for its possible names; ``corrected`` avoids some flaws of Sudoku Explainer.
    """

    name = "First Chain"

    strategies: tuple[ExplainerChains, ...]
    corrected: bool = False

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques of all the strategies."""
        return tuple(each.technique for each in self.strategies)

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the first step, if there is one."""
        search, level = self.strategies[0].form.search, self.strategies[0].form.level
        if grid.broken or (level and leaves_too_much_open(grid)):
            return
        hint = searching.chain_search(grid, self.corrected).first(search, level)
        if hint:
            form = form_of(hint)
            yield step_of(next(each.technique for each in self.strategies if each.form is form), hint)
