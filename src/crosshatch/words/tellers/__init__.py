"""Tellers, which decide what to say about a step and in which order, without any text.

A teller takes a step and its pattern and yields messages.  Each module adds the tellers of its patterns to ``TELLERS``.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ...logic.step import Pattern, Step
from ..messages import Passage, Teller, say
from .registry import TELLERS
from .registry import tell as told_by_its_kind


@cache
def tellers() -> Mapping[type[Pattern], Teller]:
    """Return the teller of each kind of pattern; the modules add theirs when the first step is explained."""
    for module in iter_modules(__path__, f"{__name__}."):
        import_module(module.name)
    return TELLERS


def tell(step: Step) -> Iterator[Passage]:
    """Yield the messages that explain a step, and the other names of its form."""
    tellers()
    yield from told_by_its_kind(step)
    if step.also_called:
        yield say("also-known", names=list(step.also_called))
