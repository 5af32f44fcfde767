"""The option that says on which scales puzzles are graded, and the scales that it chooses."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..grading import SCALES, scale_named
from ..solving.scale import Grade, Scale
from ..techniques.strategy import Strategy
from ..verbs.declaration import BadRequest, option
from ..verbs.kinds import ScaleName
from .choices import with_own

ALL = "all"
"""What stands for all built-in scales."""


def scales_option() -> Any:
    """Declare one or several scales, which ``scales_of`` reads."""
    return option(ScaleName([ALL]), "Scale of the grade (repeatable)", default=("crosshatch",), many=True)


def scale_option(about: str) -> Any:
    """Declare one scale, ours if it is omitted."""
    return option(ScaleName(), about, default=scale_named("crosshatch"), usual="crosshatch")


def scales_of(chosen: Sequence[str | Scale[Grade]], own: Sequence[Strategy] = ()) -> tuple[Scale[Grade], ...]:
    """Return the scales that the option chooses, each once; our own has some strategies from files as well.

    Raises BadRequest where another one cannot have these, or two have the same name.
    """
    several: list[Scale[Grade]] = []
    for each in chosen:
        named = each if each == ALL or not isinstance(each, str) else scale_named(each)
        wanted = with_own(named, own)
        some = map(scale_named, SCALES) if isinstance(wanted, str) else [wanted]
        several += [scale for scale in some if scale not in several]
    names = Counter(each.name for each in several)
    twice = next((name for name, count in names.items() if count > 1), None)
    if twice:
        raise BadRequest(f"Two of the scales have the name {twice!r}: change the name of one.")
    return tuple(several)
