"""Lists and counts as messages have them."""

from collections.abc import Iterable

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""Small numbers as words."""


LOOKALIKES = dict.fromkeys("OoQ", "0") | dict.fromkeys("Il", "1")
"""Letters that are typed, or read from a picture, for a digit."""


def perhaps_a_digit(character: str) -> str:
    """Return the question whether a letter was meant for a digit; nothing where it looks like none."""
    return f"; it is a letter: did you mean {LOOKALIKES[character]}?" if character in LOOKALIKES else ""


def listed(items: Iterable[object], last: str = "and") -> str:
    """Join items as prose does: ``1``, ``1 and 2``, ``1, 2 and 3``.  There must be one at least."""
    *front, end = [str(item) for item in items]
    return f"{', '.join(front)} {last} {end}" if front else end


def counted(number: int, what: str) -> str:
    """Return a number with what it counts, such as ``1 step`` or ``2 steps``."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
