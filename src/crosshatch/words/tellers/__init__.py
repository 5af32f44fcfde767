"""Tellers, which decide what to say about a step and in which order, without any text.

A teller takes a step and its pattern and yields messages.  Each module has those of a family and adds them to
``TELLERS``.
"""

from collections.abc import Iterator

from ...logic.step import Step
from ..messages import Passage, say
from .registry import tell as told_by_its_kind


def tell(step: Step) -> Iterator[Passage]:
    """Yield the messages that explain a step, and the other names of its form."""
    yield from told_by_its_kind(step)
    if step.also_called:
        yield say("also-known", names=list(step.also_called))
