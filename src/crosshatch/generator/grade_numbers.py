"""The numbers that grades have: which there are on a scale, and what a puzzle's is."""

from functools import cache
from math import isfinite, nan

from ..grading.registry import SCALES, scale_named
from ..solving.scale import Grade, Scale, part_types
from .errors import TargetError
from .ranges import Range, decimals

MINUTES = ("minutes", "minutes_low", "minutes_high")
"""The numbers that scale with a person's pace."""

FALLING = ("singles_on_offer", "steps_on_offer")
"""The numbers that are smaller for harder puzzles; all others rise."""

SHOWN_WHOLE = ("effort", *MINUTES)
"""The numbers that grades show without decimals; all others are shown with one, or are whole."""


@cache
def numbers_of(grade_type: type[Grade]) -> tuple[str, ...]:
    """Return the names of the parts of a type of grades that are numbers, or None where there is none."""
    return tuple(name for name, kind in part_types(grade_type).items() if kind in (int, float))


def number_of(grade: Grade, name: str, pace: float = 1.0) -> float:
    """Return a number of a grade, the minutes at a pace; not a number (nan) where it is not known, or infinite."""
    value = getattr(grade, name)
    if value is None or not isfinite(value):
        return nan
    return float(value) * pace if name in MINUTES else float(value)


def compared(number: float, name: str, wanted: Range) -> float:
    """Return a number of some name as it is compared with a range.

    A range of one number means what is shown as that: effort 80 is anything that rounds to 80, and 80.2 what rounds to
    80.2.  The ends of other ranges are exact.
    """
    if not wanted.is_one_number:
        return number
    return round(number, max(decimals(wanted.lowest), 0 if name in SHOWN_WHOLE else 1))


def where_else(name: str) -> str:
    """Return the names of the built-in scales whose grades have a number of some name; nothing if none."""
    return " or ".join(each for each in SCALES if name in numbers_of(scale_named(each).grade_type))


def check_number(name: str, scale: Scale[Grade]) -> None:
    """Raise TargetError where the grades of a scale do not have a number, with the scales that do."""
    if name in numbers_of(scale.grade_type):
        return
    others = where_else(name)
    remedy = f"add --scale {others}" if others else f"they have {', '.join(numbers_of(scale.grade_type)) or 'none'}"
    raise TargetError(f"grades of the scale {scale.name} have no {name.replace('_', '-')}: {remedy}")
