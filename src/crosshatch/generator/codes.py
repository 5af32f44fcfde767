"""Codes: a seed together with all that its puzzle must be like, short enough to stand beside a puzzle in print.

``hard,180,must=x-wing:2031-05/7`` asks for a Hard puzzle with the symmetry 180 that needs an X-Wing, of the seed
``2031-05/7``.  Before the first colon are wishes with commas between them, in a fixed order and each in one way, so
that two targets have the same code if and only if they ask for the same:

- ``hard``, ``180``, ``minimal``: a level, a symmetry, or what a puzzle shall be, each by its name alone;
- ``rating=3.2-4``, ``givens=24-``, ``must=x-wing+naked-pair``: any other wish by its name and what it was given;
- ``scale=own~1f0c3a52``: what does not fit in a line has a digest, so that something else is not taken for it;
- ``any``: there is no wish at all.
"""

from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import lru_cache
from math import inf
from typing import Any
from urllib.parse import quote

import attrs

from ..board.symmetry import Symmetry
from ..grading.crosshatch import CrosshatchScale
from ..grading.scale import Grade, Scale
from .scales import Mark, digest, mark_of, plain_name
from .target import Target

ANY = "any"
"""The code of a target without a wish."""

BETWEEN_WISHES, BETWEEN_NAMES, GIVEN, DIGEST, END = ",", "+", "=", "~", ":"

MINIMAL = "minimal"

MOST_KEPT = 16
"""Of how many targets the wishes are kept as text: a batch has one, a week of levels a few."""

WORDS: frozenset[str] = frozenset({ANY, MINIMAL, *Symmetry})
"""The words that stand alone and are no levels."""

IN_CODES = frozenset(
    {
        "level",
        "lowest",
        "highest",
        "must",
        "must_not",
        "up_to",
        "symmetry",
        "fewest_givens",
        "most_givens",
        "minimal",
    }
)
"""The parts of a target that are written out; any other part has a digest."""


def code_of(target: Target, scale: Scale[Grade], seed: int | str) -> str:
    """Return the code of a puzzle: its seed, and all that it must be like on a scale.

    Raises UnknownTechnique where the target names a technique that the scale does not count.
    """
    return f"{wishes_of(target, scale)}{END}{seed}"


@lru_cache(MOST_KEPT)
def wishes_of(target: Target, scale: Scale[Grade]) -> str:
    """Return what a code has before its colon."""
    return BETWEEN_WISHES.join((*_of_scale(mark_of(scale, target)), *_of_target(target, scale))) or ANY


def _of_scale(mark: Mark) -> Iterator[str]:
    if mark.name != CrosshatchScale.name or mark.digest:
        yield _given("scale", _plain(mark.name) + (mark.digest and DIGEST + mark.digest))
    if mark.without:
        yield _given("without", BETWEEN_NAMES.join(mark.without))
    if mark.strategies:
        yield _given("strategy", BETWEEN_NAMES.join(mark.strategies))


def _of_target(target: Target, scale: Scale[Grade]) -> Iterator[str]:
    if target.level is not None:
        level = _plain(target.level)
        yield _given("level", level) if level in WORDS else level
    if target.symmetry is not Symmetry.NONE:
        yield target.symmetry.value
    if (target.lowest, target.highest) != (0.0, inf):
        yield _given("rating", range_text(target.lowest or 0, target.highest))
    if (target.fewest_givens, target.most_givens) != (0, 81):
        most = inf if target.most_givens >= 81 else target.most_givens
        yield _given("givens", range_text(target.fewest_givens, most))
    for name, techniques in (("must", target.must), ("must-not", target.must_not)):
        if techniques:
            yield _given(name, _names(techniques, scale))
    if target.up_to is not None:
        yield _given("up-to", plain_name(scale, target.up_to))
    if target.minimal:
        yield MINIMAL
    for part in attrs.fields(Target):
        value = getattr(target, part.name)
        if part.name not in IN_CODES and value != _default(part):
            yield f"{part.name.replace('_', '-')}{DIGEST}{digest(value)}"


def _given(name: str, value: str) -> str:
    return f"{name}{GIVEN}{value}"


def _names(techniques: Iterable[str], scale: Scale[Grade]) -> str:
    return BETWEEN_NAMES.join(sorted({plain_name(scale, each) for each in techniques}))


def _plain(text: str) -> str:
    """Return a name in small letters; what is no letter, digit or one of ``-_.~`` stands there as in addresses."""
    return quote(text.lower(), safe="").replace(DIGEST, "%7E")


def _default(part: Any) -> Any:
    return part.default.factory() if isinstance(part.default, attrs.Factory) else part.default  # type: ignore[arg-type]


def range_text(lowest: float, highest: float) -> str:
    """Return a range as people write it: ``24-26``, ``26`` for one number, ``24-`` and ``-26`` where it is open.

    Where a number is below 0 there are dots, so that its sign is not taken for the dash: ``-2..-1``.
    """
    if lowest == highest:
        return number_text(lowest)
    from_there = number_text(lowest) if lowest else ""
    return f"{from_there}{'..' if min(lowest, highest) < 0 else '-'}{'' if highest == inf else number_text(highest)}"


def number_text(number: float) -> str:
    """Return a number as short as it can be told from others, never with an exponent."""
    text = format(Decimal(repr(number)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text
