"""Lists and counts as messages have them."""

from collections.abc import Iterable

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""Small numbers as words."""


def listed(items: Iterable[object], last: str = "and") -> str:
    """Join items as prose does: ``1``, ``1 and 2``, ``1, 2 and 3``.  There must be one at least."""
    *front, end = [str(item) for item in items]
    return f"{', '.join(front)} {last} {end}" if front else end


def counted(number: int, what: str) -> str:
    """Return a number with what it counts, such as ``1 step`` or ``2 steps``."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
