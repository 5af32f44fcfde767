"""The teller of each kind of pattern, for tellers that tell a step within another."""

from collections.abc import Iterable

from ...logic.step import Pattern, Step
from ..messages import Teller, Told
from .custom import custom

TELLERS: dict[type[Pattern], Teller] = {}
"""The tellers, which come here when the first step is told."""


def tell(step: Step) -> Iterable[Told]:
    """Tell a step."""
    found = step.pattern.in_full
    return TELLERS.get(type(found), custom)(step, found)
