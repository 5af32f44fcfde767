"""Tellers: what is said of a step, in which order, and what is left out; no text.

A teller takes a step and what was found and yields messages.  Each module adds those for
its patterns to ``TELLERS``.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ...logic.step import Pattern, Step
from ..messages import Teller, Told
from .registry import TELLERS
from .registry import tell as told_by_its_kind


@cache
def tellers() -> Mapping[type[Pattern], Teller]:
    """Return the teller of each kind of pattern; each module here adds its own, when the first step is told."""
    for module in iter_modules(__path__, f"{__name__}."):
        import_module(module.name)
    return TELLERS


def tell(step: Step) -> Iterable[Told]:
    """Tell a step."""
    tellers()
    return told_by_its_kind(step)
