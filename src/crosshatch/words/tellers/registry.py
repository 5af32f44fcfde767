"""The teller of each kind of pattern, for tellers that explain a step within another."""

from collections.abc import Iterable

from ...logic.step import Pattern, Step
from ..messages import Passage, Teller
from .common import conclusion
from .custom import custom

TELLERS: dict[type[Pattern], Teller] = {}
"""The tellers, registered when the first step is explained."""

CONCLUDED: set[type[Pattern]] = set()
"""Patterns whose tellers state the conclusions themselves; for all others, the conclusions are stated last."""


def tell(step: Step) -> Iterable[Passage]:
    """Return the messages that explain a step."""
    found = step.pattern.in_full
    yield from TELLERS.get(type(found), custom)(step, found)
    if type(found) not in CONCLUDED:
        yield conclusion(step)
