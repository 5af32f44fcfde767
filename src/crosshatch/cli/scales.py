"""The options that say on which scales puzzles are graded, and at whose pace; and the scales that they choose."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ..grading import SCALES, scale_named
from ..grading.crosshatch import CrosshatchScale
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import CATALOGUE, simplest_first
from ..techniques.strategy import Strategy
from ..verbs.declaration import BadRequest, option
from ..verbs.kinds import ScaleName

ALL = "all"
"""What stands for all built-in scales."""

TO_A_PACE = "Adjust the minutes to a person's pace: a FACTOR of the typical time, or a FILE of their solving times."


def scales_option() -> Any:
    """Declare one or several scales, which ``scales_of`` reads."""
    return option(ScaleName([ALL]), "Grading scale (repeatable)", default=("crosshatch",), many=True)


def scale_option(about: str) -> Any:
    """Declare one scale, ours if it is omitted."""
    return option(ScaleName(), about, default=scale_named("crosshatch"), usual="crosshatch")


def scales_of(chosen: Sequence[str | Scale[Grade]], own: Sequence[Strategy] = ()) -> tuple[Scale[Grade], ...]:
    """Return the scales that the option chooses, each once; our own has some strategies from files as well.

    Raises BadRequest where another one cannot have these, or two have the same name.
    """
    several: list[Scale[Grade]] = []
    for each in chosen:
        some = map(scale_named, SCALES if each == ALL else [each]) if isinstance(each, str) else [each]
        several += [scale for scale in (with_own(scale, own) for scale in some) if scale not in several]
    names = Counter(each.name for each in several)
    twice = next((name for name, count in names.items() if count > 1), None)
    if twice:
        raise BadRequest(f"Two scales are named {twice!r}; rename one of them.")
    return tuple(several)


def with_own(scale: Scale[Grade], own: Sequence[Strategy]) -> Scale[Grade]:
    """Return a scale with some strategies from files; our own scale takes them.

    Raises BadRequest where the scale is another, or one of the strategies has no rating.
    """
    if not own:
        return scale
    check_takes_own(scale, own)
    return our_scale(each for each in (*CATALOGUE, *own) if each.technique.on)


def check_takes_own(scale: Scale[Grade], own: Sequence[Strategy]) -> None:
    """Raise BadRequest where strategies from files are to be added to another scale than ours."""
    if own and scale is not scale_named(CrosshatchScale.name):
        raise BadRequest("--strategy works only with the Crosshatch scale; the techniques of other scales are fixed.")


def our_scale(strategies: Iterable[Strategy]) -> CrosshatchScale:
    """Return our own scale with these strategies, simplest first.

    Raises BadRequest where one of them has no rating.
    """
    try:
        return CrosshatchScale(simplest_first(strategies))
    except ValueError as error:
        raise BadRequest(
            f"{error}, which the Crosshatch scale needs; add one to the class, such as rating = 4.2."
        ) from error
