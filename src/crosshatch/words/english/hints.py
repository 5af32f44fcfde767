"""Hints in words: where to look."""

from collections.abc import Sequence

from ...board.houses import house_name
from ...messages import listed
from ...step import Line
from ..spans import line
from .common import kind_of_houses


def look_at(place: str) -> Line:
    """Say where to look."""
    return line(f"Look at {place}.")


def look_for(place: str, name: str, summary: str) -> Line:
    """Say where to look, and which technique to look for."""
    return line(f"Look at {place}: {name}. {summary}")


def digit_name(digit: int) -> str:
    """Name all places of a digit: ``the 8s``."""
    return f"the {digit}s"


def houses_name(houses: Sequence[int]) -> str:
    """Name houses: ``row 2``, ``rows 2 and 5``, ``row 2 and box 5``."""
    kind = kind_of_houses(houses)
    if kind is None or len(houses) == 1:
        return listed(map(house_name, houses))
    _, several = kind
    return f"{several} {listed(house % 9 + 1 for house in houses)}"
