"""The options that choose techniques and searches, and what they choose."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from ..grading import scale_named
from ..grading.crosshatch import CrosshatchScale
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import CATALOGUE, simplest_first
from ..techniques.strategy import Strategy
from ..verbs.declaration import BadRequest, Section, option
from ..verbs.kinds import PaceOrTimes

S = TypeVar("S", bound=str | Scale[Grade])


PACE = "Scale the minutes to a person: FACTOR times the typical time, or a FILE of their times."


def pace_option() -> Any:
    """Declare a person's pace."""
    return option(PaceOrTimes(), PACE, usual="1", section=Section.MAKE)


def with_own(scale: S, own: Sequence[Strategy]) -> S | CrosshatchScale:
    """Return a scale, or what stands for several, with some strategies from files; our own scale takes them.

    Raises BadRequest where the scale is another, or one of the strategies has no rating.
    """
    if not own:
        return scale
    check_takes_own(scale, own)
    return our_scale(each for each in (*CATALOGUE, *own) if each.technique.on)


def check_takes_own(scale: str | Scale[Grade], own: Sequence[Strategy]) -> None:
    """Raise BadRequest where strategies from files are to be added to another scale than ours."""
    if own and scale is not scale_named(CrosshatchScale.name):
        raise BadRequest(
            "--strategy adds to our own scale; what other scales try is fixed, or said in the file that defines them."
        )


def our_scale(strategies: Iterable[Strategy]) -> CrosshatchScale:
    """Return our own scale with these strategies, simplest first.

    Raises BadRequest where one of them has no rating.
    """
    try:
        return CrosshatchScale(simplest_first(strategies))
    except ValueError as error:
        raise BadRequest(
            f"{error}, which our own scale needs: give the class a rating, such as rating = 4.2."
        ) from error
