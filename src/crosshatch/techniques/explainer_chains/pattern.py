"""Sudoku Explainer's chains: what its searches find, followed anew only where somebody asks what they rest on."""

from functools import lru_cache

import attrs

from ...logic.step import Branch, Link, Pattern, Roles, Truth
from .hints import Hint
from .in_full import found_of
from .rating import shown

MOST_KEPT = 16
"""How many chains are kept as they are told: a step is asked for one thing after the other."""


@lru_cache(maxsize=MOST_KEPT)
def _told(hint: Hint) -> Pattern:
    return found_of(hint)


@attrs.frozen
class ExplainerChain(Pattern):
    """A chain of Sudoku Explainer's: all but its rating is worked out when it is asked for."""

    hint: Hint = attrs.field(repr=False)

    @property
    def in_full(self) -> Pattern:
        """The alternating chain or loop, the forcing chain or the forcing net that it is."""
        return _told(self.hint)

    @property
    def rating(self) -> float:
        """Its rating, as Sudoku Explainer prints it."""
        return shown(self.hint.rating)

    @property
    def complexity(self) -> int:
        """How many candidates, on or off, its branches need in all, as Sudoku Explainer counts them."""
        return self.hint.complexity

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truths by which candidates are on, those of its patterns and inner chains, and that of its cases."""
        return self.in_full.truths

    @property
    def roles(self) -> Roles:
        """What is on and what is off."""
        return self.in_full.roles

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from each thing to what follows."""
        return self.in_full.links

    @property
    def branches(self) -> tuple[Branch, ...]:
        """What follows in each case."""
        return self.in_full.branches

    @property
    def notation(self) -> str:
        """What it is told as in one line, if that has a notation."""
        return self.in_full.notation

    @property
    def where(self) -> str | None:
        """The cell or the house where a contradiction shows."""
        return self.in_full.where
