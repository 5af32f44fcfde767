"""Hints in words: where to look."""

from collections.abc import Sequence

from ...step import Line
from ..spans import line, text_of
from .common import house_name, kind_of_houses, listed


def look_at(place: str) -> Line:
    """Say where to look."""
    return line(f"Sieh dir {place} an.")


def look_for(place: str, name: str, summary: str) -> Line:
    """Say where to look, and which technique to look for."""
    return line(f"Sieh dir {place} an: {name}. {summary}")


def digit_name(digit: int) -> str:
    """Name all places of a digit: ``alle Plätze der 8``."""
    return f"alle Plätze der {digit}"


def houses_name(houses: Sequence[int]) -> str:
    """Name houses: ``Zeile 2``, ``die Zeilen 2 und 5``, ``Zeile 2 und Block 5``."""
    kind = kind_of_houses(houses)
    if kind is None or len(houses) == 1:
        return text_of(listed(map(house_name, houses)))
    _, several = kind
    return text_of(line(f"die {several} ", listed(house % 9 + 1 for house in houses)))
