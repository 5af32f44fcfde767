"""Tellers: what is said of a step, in which order, and what is left out; no text.

A teller takes a step and what was found and yields messages.  Each module has a table ``TELLERS`` of those for its
patterns.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from ...logic.step import Pattern, Step
from ..messages import Teller, Told


@cache
def tellers() -> Mapping[type[Pattern], Teller]:
    """Return the teller of each kind of pattern, which are imported when the first step is told."""
    from . import (
        aligned_exclusion,
        almost_locked,
        chains,
        colouring,
        deadly,
        direct,
        fish,
        forcing,
        kraken,
        links,
        search,
        singles,
        subsets,
        sue_de_coq,
        templates,
        wings,
    )

    subjects = (
        aligned_exclusion,
        almost_locked,
        chains,
        colouring,
        deadly,
        direct,
        fish,
        forcing,
        kraken,
        links,
        search,
        singles,
        subsets,
        sue_de_coq,
        templates,
        wings,
    )
    return dict(pair for subject in subjects for pair in subject.TELLERS.items())


def tell(step: Step) -> Iterable[Told]:
    """Tell a step."""
    from .custom import custom

    found = step.pattern.in_full
    return tellers().get(type(found), custom)(step, found)
