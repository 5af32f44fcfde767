"""Ranges of numbers written as ``24-26``, ``26``, ``24-`` or ``-26``."""

import re
from decimal import Decimal
from math import inf, isnan
from typing import TypeAlias

import attrs

from .errors import TargetError

_NUMBER = r"\d+(?:\.\d*)?|\.\d+"

_WRITTEN = (
    re.compile(rf"(?P<lowest>{_NUMBER})?-(?P<highest>{_NUMBER})?"),
    re.compile(rf"(?P<lowest>-?(?:{_NUMBER}))?\.\.(?P<highest>-?(?:{_NUMBER}))?"),
)
"""A range with a dash, or with dots, which also allow numbers below 0."""


@attrs.frozen
class Range:
    """The numbers from ``lowest`` to ``highest``, both included.

    Raises TargetError if there are none.
    """

    lowest: float = -inf
    highest: float = inf

    def __attrs_post_init__(self) -> None:
        if not self.lowest <= self.highest or self.lowest == inf or self.highest == -inf:
            raise TargetError(f"empty range: at least {self.lowest:g} and at most {self.highest:g}")

    def __contains__(self, number: float) -> bool:
        return self.lowest <= number <= self.highest

    def __and__(self, other: "Range") -> "Range":
        """Return the numbers in both ranges.  Raises TargetError if there are none."""
        return Range(max(self.lowest, other.lowest), min(self.highest, other.highest))

    def __bool__(self) -> bool:
        """Whether it excludes any number."""
        return (self.lowest, self.highest) != (-inf, inf)

    @property
    def is_one_number(self) -> bool:
        """Whether it contains a single number."""
        return self.lowest == self.highest

    def away(self, number: float) -> float:
        """Return the distance of a number from the range: 0 if inside, otherwise 0.2 to 1.2, increasing with the
        difference."""
        if number in self:
            return 0.0
        nearest = min(max(number, self.lowest), self.highest)
        gap = abs(number - nearest)
        return 0.2 + (1.0 if isnan(gap) else min(1.0, gap / max(1.0, abs(nearest))))

    def __str__(self) -> str:
        """Return the shortest text for the range, or an empty text if it contains all numbers."""
        if self.is_one_number and self.lowest >= 0:
            return number_text(self.lowest)
        dash = ".." if -inf < self.lowest < 0 or -inf < self.highest < 0 else "-"
        ends = ("" if abs(each) == inf else number_text(each) for each in (self.lowest, self.highest))
        return dash.join(ends)


ANY = Range()
"""All numbers."""

ONCE = Range(1)
"""The default for how often a required technique must occur: once or more."""

MOST_GIVENS = 81
"""A number of givens that no puzzle has, since a puzzle has an empty cell."""

RangeGiven: TypeAlias = "Range | str | float | tuple[float, float]"
"""The accepted forms of a range."""


def range_of(given: RangeGiven) -> Range:
    """Return a range from a number, a pair of numbers, or a text such as ``24-26``.

    Raises TargetError if it is none of these.
    """
    match given:
        case Range():
            return given
        case str():
            return _written(given)
        case (lowest, highest):
            return Range(lowest, highest)
        case int() | float():
            return Range(given, given)
    raise TargetError(f"{given!r} is neither a number, such as 26, nor a range, such as 24-28")


def _written(text: str) -> Range:
    plain = text.strip()
    if re.fullmatch(f"-?(?:{_NUMBER})", plain) and not plain.startswith("-"):
        return Range(float(plain), float(plain))
    for form in _WRITTEN:
        found = form.fullmatch(plain)
        if found and any(found.groups()):
            lowest, highest = found["lowest"], found["highest"]
            return Range(float(lowest) if lowest else -inf, float(highest) if highest else inf)
    raise TargetError(f"{text!r} is neither a number, such as 26, nor a range, such as 24-28, 24- or -28")


def number_text(number: float) -> str:
    """Return a number as short text that identifies it, never with an exponent."""
    text = format(Decimal(repr(number)), "f")
    plain = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if plain == "-0" else plain


def decimals(number: float) -> int:
    """Return the number of decimals in the shortest form of a number."""
    return len(number_text(number).partition(".")[2])
