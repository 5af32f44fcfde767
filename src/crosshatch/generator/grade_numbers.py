"""The numbers in grades: which ones a scale has, and their values for a puzzle."""

from functools import cache
from math import isfinite, nan

from ..grading.registry import SCALES, scale_named
from ..solving.scale import Grade, Scale, part_types
from .errors import TargetError
from .ranges import Range, decimals

MINUTES = ("minutes", "minutes_low", "minutes_high")
"""The numbers that scale with a person's pace."""

FALLING = ("singles_on_offer", "steps_on_offer")
"""The numbers that decrease with difficulty; all others increase."""

SHOWN_WHOLE = ("effort", *MINUTES)
"""The numbers shown without decimals; all others are integers or are shown with one decimal."""


@cache
def numbers_of(grade_type: type[Grade]) -> tuple[str, ...]:
    """Return the names of the numeric parts of a type of grade, including those that may be None."""
    return tuple(name for name, kind in part_types(grade_type).items() if kind in (int, float))


def number_of(grade: Grade, name: str, pace: float = 1.0) -> float:
    """Return a number of a grade, with minutes scaled to a pace; nan if unknown, possibly infinite."""
    value = getattr(grade, name)
    if value is None or not isfinite(value):
        return nan
    return float(value) * pace if name in MINUTES else float(value)


def compared(number: float, name: str, wanted: Range) -> float:
    """Return a number as it is compared with a range.

    A range of a single number matches values that are displayed as that number: effort 80 matches anything that rounds
    to 80, and 80.2 anything that rounds to 80.2.  The ends of other ranges are exact.
    """
    if not wanted.is_one_number:
        return number
    return round(number, max(decimals(wanted.lowest), 0 if name in SHOWN_WHOLE else 1))


def where_else(name: str) -> str:
    """Return the names of the built-in scales whose grades have this number; an empty text if there are none."""
    return " or ".join(each for each in SCALES if name in numbers_of(scale_named(each).grade_type))


def check_number(name: str, scale: Scale[Grade]) -> None:
    """Raise TargetError, naming suitable scales, if the grades of a scale do not have this number."""
    if name in numbers_of(scale.grade_type):
        return
    plain, others = name.replace("_", "-"), where_else(name)
    if others:
        words = plain.upper() if len(plain) == 2 else plain
        raise TargetError(f"the {scale.name} scale has no {words}; use --scale {others}")
    numbers = ", ".join(each.replace("_", "-") for each in numbers_of(scale.grade_type))
    raise TargetError(f"a grade has no number {plain!r}; the {scale.name} scale has {numbers or 'no numbers'}")
