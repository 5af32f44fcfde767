"""Targets in the terms of a scale, so that those that ask for the same are the same."""

from math import inf

import attrs

from ..board.errors import TargetError
from ..solving.scale import Grade, Scale
from .numbers import names_in_words, numbers_of, where_else
from .ranges import Range
from .scales import plain_name
from .target import Target

ONCE = Range(1, inf)
"""How often what must occur has to occur where nothing else is said."""

RATING = "rating"
"""What the rating of a scale may be called on any scale."""


def settled(target: Target, scale: Scale[Grade]) -> Target:
    """Return a target in the terms of a scale.

    - Techniques and families go by their one name, in order, each once; the level by its name in small letters.
    - A range for what is the scale's rating is that of ``lowest`` and ``highest``.
    - What has to occur some number of times is among what ``must`` occur; ``times`` has what asks for more than that.
    - What follows from other wishes is left out.

    Raises TargetError where grades do not have a number that is asked for, or no puzzle can be like this, and
    UnknownTechnique where a technique is none of the scale's.
    """
    numbers = dict(target.ranges)
    rating = scale.grade_type.rating_name()
    allowed = Range(target.lowest, target.highest)
    for name in {RATING, rating} & numbers.keys():
        allowed = _both(allowed, numbers.pop(name))
    for name in numbers:
        _check_number(name, scale)
    if (target.pearl or target.diamond) and not {"er", "ep", "ed"}.issubset(numbers_of(scale.grade_type)):
        raise TargetError(f"pearls and diamonds are told by ER, EP and ED: add --scale {where_else('ed')}")
    times: dict[str, Range] = {}
    for given, often in target.times:
        name = plain_name(scale, given)
        wanted = often if often.lowest > 0 else Range(-inf, often.highest)
        times[name] = _both(times[name], wanted) if name in times else wanted
    needed = {plain_name(scale, each) for each in target.must} | {
        name for name, often in times.items() if often.lowest > 0
    }
    for name in needed & times.keys():
        times[name] = _both(times[name], ONCE)
    return attrs.evolve(
        target,
        level=None if target.level is None else target.level.lower(),
        lowest=allowed.lowest,
        highest=allowed.highest,
        ranges={name: each for name, each in numbers.items() if each},
        must=sorted(needed),
        must_not=sorted({plain_name(scale, each) for each in target.must_not}),
        times=sorted((name, often) for name, often in times.items() if often and often != ONCE),
        hardest=sorted({plain_name(scale, each) for each in target.hardest}),
        up_to=None if target.up_to is None else plain_name(scale, target.up_to),
        pearl=target.pearl and not target.diamond,
    )


def _both(one: Range, other: Range) -> Range:
    return Range(max(one.lowest, other.lowest), min(one.highest, other.highest))


def _check_number(name: str, scale: Scale[Grade]) -> None:
    if name in numbers_of(scale.grade_type):
        return
    others = where_else(name)
    remedy = f"add --scale {others}" if others else f"they have {names_in_words(scale)}"
    raise TargetError(f"grades of the scale {scale.name} have no {name.replace('_', '-')}: {remedy}")
