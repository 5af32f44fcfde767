"""The teller of each kind of pattern, for tellers that tell a step within another."""

from collections.abc import Iterable

from ...logic.step import Pattern, Step
from ..messages import Teller, Told
from .common import conclusion
from .custom import custom

TELLERS: dict[type[Pattern], Teller] = {}
"""The tellers, which come here when the first step is told."""

CONCLUDED: set[type[Pattern]] = set()
"""The patterns whose tellers say themselves what a step places and eliminates; of all others that is said last."""


def tell(step: Step) -> Iterable[Told]:
    """Tell a step."""
    found = step.pattern.in_full
    yield from TELLERS.get(type(found), custom)(step, found)
    if type(found) not in CONCLUDED:
        yield conclusion(step)
