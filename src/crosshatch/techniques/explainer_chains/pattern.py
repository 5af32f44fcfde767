"""Sudoku Explainer's chains as patterns, whose proof is worked out only when it is needed."""

from functools import lru_cache

import attrs

from ...logic.step import Branch, Link, Pattern, Roles, Truth
from .hints import Hint
from .in_full import found_of
from .rating import shown

MOST_KEPT = 16
"""The number of chains whose proof is cached, because several parts of it are usually requested in a row."""


@lru_cache(maxsize=MOST_KEPT)
def _in_full(hint: Hint) -> Pattern:
    return found_of(hint)


@attrs.frozen
class ExplainerChain(Pattern):
    """A chain of Sudoku Explainer; everything except its rating is worked out on request."""

    hint: Hint = attrs.field(repr=False)

    @property
    def in_full(self) -> Pattern:
        """The same chain as an alternating chain or loop, a forcing chain or a forcing net."""
        return _in_full(self.hint)

    @property
    def rating(self) -> float:
        """The rating that Sudoku Explainer prints."""
        return shown(self.hint.rating)

    @property
    def complexity(self) -> int:
        """The number of candidates, on or off, in all branches, as Sudoku Explainer counts them."""
        return self.hint.complexity

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truths that turn candidates on, those of patterns and inner chains, and the truth behind the cases."""
        return self.in_full.truths

    @property
    def roles(self) -> Roles:
        """The candidates that are on and off."""
        return self.in_full.roles

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from each candidate to those that follow from it."""
        return self.in_full.links

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The implications in each case."""
        return self.in_full.branches

    @property
    def notation(self) -> str:
        """The notation on one line, if there is one."""
        return self.in_full.notation

    @property
    def where(self) -> str | None:
        """The cell or house in which the contradiction occurs."""
        return self.in_full.where
