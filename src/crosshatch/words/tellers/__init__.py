"""Tellers: what is said of a step, in which order, and what is left out; no text.

A teller takes a step and what was found and yields messages.  Each module has a table ``TELLERS`` of those for its
patterns.
"""

from collections.abc import Iterable, Mapping

from ...logic.step import Found, Step
from ..messages import Teller, Told
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
from .custom import custom

SUBJECTS = (
    singles,
    direct,
    subsets,
    fish,
    links,
    wings,
    colouring,
    deadly,
    almost_locked,
    sue_de_coq,
    aligned_exclusion,
    chains,
    forcing,
    kraken,
    templates,
    search,
)
"""The modules that have tellers."""

TELLERS: Mapping[type[Found], Teller] = {
    found: teller for subject in SUBJECTS for found, teller in subject.TELLERS.items()
}
"""The teller of each kind of pattern."""


def tell(step: Step) -> Iterable[Told]:
    """Tell a step."""
    found = step.found.told
    return TELLERS.get(type(found), custom)(step, found)
