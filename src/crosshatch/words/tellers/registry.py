"""The teller of each kind of pattern, for tellers that explain a step within another."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from ...logic.step import Pattern, Step
from ..messages import Passage, Teller
from .common import conclusion
from .custom import custom

TELLERS: dict[type[Pattern], Teller] = {}
"""The tellers; each module adds its own when a step of its family is explained first."""

CONCLUDED: set[type[Pattern]] = set()
"""Patterns whose tellers state the conclusions themselves; for all others, the conclusions are stated last."""

_MODULES = {each.name for each in iter_modules([str(Path(__file__).parent)])}


def tell(step: Step) -> Iterable[Passage]:
    """Return the messages that explain a step."""
    found = step.pattern.in_full
    yield from _teller(type(found))(step, found)
    if type(found) not in CONCLUDED:
        yield conclusion(step)


def tellers() -> Mapping[type[Pattern], Teller]:
    """Return the teller of each kind of pattern, from all modules."""
    for module in _MODULES:
        import_module(f"{__package__}.{module}")
    return TELLERS


@cache
def _teller(kind: type[Pattern]) -> Teller:
    """Return the teller of a kind of pattern, from the module named like its family, or from any other."""
    family = kind.__module__.split(".")[-2:-1]
    if _MODULES.issuperset(family):
        import_module(f"{__package__}.{family[0]}")
    return TELLERS.get(kind) or tellers().get(kind, custom)
