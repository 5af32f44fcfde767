"""Ranges of numbers, as people write them: ``24-26``, ``26``, ``24-`` and ``-26``."""

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
"""A range with a dash; or with dots, in which numbers may be below 0."""


@attrs.frozen
class Range:
    """The numbers from a lowest to a highest one, both included.

    Raises TargetError where there are none.
    """

    lowest: float = -inf
    highest: float = inf

    def __attrs_post_init__(self) -> None:
        if not self.lowest <= self.highest or self.lowest == inf or self.highest == -inf:
            raise TargetError(f"no number is at least {self.lowest:g} and at most {self.highest:g}")

    def __contains__(self, number: float) -> bool:
        return self.lowest <= number <= self.highest

    def __and__(self, other: "Range") -> "Range":
        """Return the numbers of both ranges.  Raises TargetError where they have none in common."""
        return Range(max(self.lowest, other.lowest), min(self.highest, other.highest))

    def __bool__(self) -> bool:
        """Whether it leaves any number out."""
        return (self.lowest, self.highest) != (-inf, inf)

    @property
    def is_one_number(self) -> bool:
        """Whether it has one number only."""
        return self.lowest == self.highest

    def away(self, number: float) -> float:
        """Return how far a number is from the range: 0 within, else 0.2 to 1.2, the more the farther off it is."""
        if number in self:
            return 0.0
        nearest = min(max(number, self.lowest), self.highest)
        gap = abs(number - nearest)
        return 0.2 + (1.0 if isnan(gap) else min(1.0, gap / max(1.0, abs(nearest))))

    def __str__(self) -> str:
        """Return the range in the shortest way in which it can be given, where it leaves numbers out."""
        if self.is_one_number and self.lowest >= 0:
            return number_text(self.lowest)
        dash = ".." if -inf < self.lowest < 0 or -inf < self.highest < 0 else "-"
        ends = ("" if abs(each) == inf else number_text(each) for each in (self.lowest, self.highest))
        return dash.join(ends)


ANY = Range()
"""All numbers."""

ONCE = Range(1)
"""How often what must occur has to occur where nothing else is said: once or more often."""

MOST_GIVENS = 81
"""More givens than any puzzle has, which has an empty cell."""

RangeGiven: TypeAlias = "Range | str | float | tuple[float, float]"
"""What a range can be given as."""


def range_of(given: RangeGiven) -> Range:
    """Return the range of a number, of a pair of numbers, or of a text such as ``24-26``.

    Raises TargetError where it is none.
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
    """Return a number as short as it can be told from others, never with an exponent."""
    text = format(Decimal(repr(number)), "f")
    plain = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if plain == "-0" else plain


def decimals(number: float) -> int:
    """Return how many decimals a number has, written as short as it can be."""
    return len(number_text(number).partition(".")[2])
