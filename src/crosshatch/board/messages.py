"""Helpers for messages: lists, counts and suggestions."""

from collections.abc import Iterable

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""Small numbers as words."""


LOOKALIKES = dict.fromkeys("OoQ", "0") | dict.fromkeys("Il", "1")
"""Letters that are easily typed or scanned instead of a digit."""


def lookalike_hint(character: str) -> str:
    """Return a question asking whether a letter was meant as a digit; empty if it does not look like one."""
    return f"; it is a letter: did you mean {LOOKALIKES[character]}?" if character in LOOKALIKES else ""


def listed(items: Iterable[object], last: str = "and") -> str:
    """Join items as in a sentence: ``1``, ``1 and 2``, ``1, 2 and 3``.  At least one item is required."""
    *front, end = [str(item) for item in items]
    return f"{', '.join(front)} {last} {end}" if front else end


def counted(number: int, what: str) -> str:
    """Return a number with its noun, such as ``1 step`` or ``2 steps``."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
