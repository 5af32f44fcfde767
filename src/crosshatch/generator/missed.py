"""What a puzzle misses of a target: each wish that is not met, and how far off it is."""

from math import isnan

import attrs

from .ranges import Range, number_text

DECIMALS = 2
"""So many decimals tell a number from the end of a range as a rule."""


@attrs.frozen
class Missed:
    """A wish that a puzzle does not meet.

    ``what`` is its name, ``has`` what the puzzle has of it, and ``wanted`` what was wished; numbers are not known where
    they are not a number (nan).  ``distance`` is how far they are apart, above 0; 1 is about one level.
    """

    what: str
    has: str | float
    wanted: str | Range
    distance: float

    def __str__(self) -> str:
        return f"{self.what} {_in_words(self.has)} (wanted {self.wanted})"


def _in_words(has: str | float) -> str:
    if isinstance(has, str):
        return has
    return "unknown" if isnan(has) else number_text(round(has, DECIMALS))
