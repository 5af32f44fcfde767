"""Tellers: what is said of a step, in which order, and what is left out; no text.

A teller takes a step and what was found and yields messages.  Each module has a table ``TELLERS`` of those for its
patterns.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from ...logic.step import Pattern, Step
from ..messages import Teller, Told
from .registry import TELLERS
from .registry import tell as told_by_its_kind


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
    for subject in subjects:
        TELLERS.update(subject.TELLERS)
    return TELLERS


def tell(step: Step) -> Iterable[Told]:
    """Tell a step."""
    tellers()
    return told_by_its_kind(step)
