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

from collections.abc import Iterator
from math import inf

import attrs

from ...board.bitset import popcount
from ...board.candidate import CANDIDATES
from ...board.grid import Grid
from ...board.houses import DIGITS
from ...logic.step import Step
from ...logic.technique import Rule, Technique
from ..strategy import Strategy, TableStrategy
from .forms import ExplainerForm, form_of
from .hints import Hint
from .pattern import ExplainerChain
from .search import chain_search

LONGER = (10, 18, 34, 66)
"""The numbers of candidates, on or off, beyond which a chain is rated a tenth harder, then another, and so on."""

MOST_CANDIDATES = 325
"""The maximum number of candidates of positions in which to search for dynamic chains with patterns, and nested ones.

Puzzles with one solution have at most 321, with 17 givens.  Emptier boards leave everything open; there, such searches
would take seconds, or many minutes for level 5, and find nothing.
"""


def leaves_too_much_open(grid: Grid) -> bool:
    """Return whether a grid has more than ``MOST_CANDIDATES``."""
    return sum(popcount(grid.cells_mask(digit)) for digit in DIGITS) > MOST_CANDIDATES


@attrs.frozen
class ByComplexity:
    """The rating of chains by the number of candidates, on or off, that they need; ``rating`` is that of short ones."""

    rating: float

    def of_complexity(self, complexity: float) -> float:
        """Return the rating of chains that need so many."""
        return round(self.rating + 0.1 * sum(complexity > most for most in LONGER), 1)

    def __call__(self, found: ExplainerChain) -> float:
        """Return the rating of a chain."""
        return self.of_complexity(found.complexity)


def by_complexity(rating: float) -> Rule:
    """Return the rule for ``ExplainerChains``, which have a stage for each rating; see ``ByComplexity``."""
    of = ByComplexity(rating)
    return Rule(rating, of, of.of_complexity(inf))


def explainer_rating(lowest: float) -> Rule:
    """Return the rule by which Sudoku Explainer rates a chain, at least so much."""
    return Rule(lowest, _rating_of)


def _rating_of(found: ExplainerChain) -> float:
    return found.rating


@attrs.frozen(repr=False)
class ExplainerChains(TableStrategy):
    """The chains of one form, shortest first.

    A search of a level above 0 is for grids where the level below finds nothing; elsewhere it finds little else.
    ``complexity`` is the range of the number of candidates, on or off, that the chains need.
    """

    form: ExplainerForm
    complexity: tuple[float, float] = attrs.field(default=(0, inf), kw_only=True)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        least, most = self.complexity
        search, level = self.form.search, self.form.level
        if level and leaves_too_much_open(grid):
            return
        searches = chain_search(grid)
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
    found = ExplainerChain(hint)
    if hint.placed is not None:
        return Step(technique, found, placements=(CANDIDATES[hint.placed],))
    return Step(technique, found, eliminations=tuple([CANDIDATES[each] for each in hint.removed]))


@attrs.frozen
class FirstChain(Strategy):
    """The first chain that one of Sudoku Explainer's searches finds, whatever its name, and no other.

    ``strategies`` are those of its possible names; ``corrected`` avoids some flaws of Sudoku Explainer.
    """

    name = "First Chain"

    strategies: tuple[ExplainerChains, ...]
    corrected: bool = False

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques of all the strategies."""
        return tuple(each.technique for each in self.strategies)

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the step that comes first."""
        search, level = self.strategies[0].form.search, self.strategies[0].form.level
        if grid.broken or (level and leaves_too_much_open(grid)):
            return
        hint = chain_search(grid, self.corrected).first(search, level)
        if hint:
            form = form_of(hint)
            yield step_of(next(each.technique for each in self.strategies if each.form is form), hint)
