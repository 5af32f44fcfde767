"""Bands of effort within a level: so many, one above the other, each of about the same share of its puzzles.

They follow from how effort, or HoDoKu's score, is distributed among the puzzles that are made to a level
(``efforts``, a table that a script has written).  What is promised does not rest on that table: a puzzle of a
higher band takes more effort for sure.  Where the table is a little off, some bands only take longer to be met.
"""

from collections.abc import Iterator, Sequence
from math import ceil, inf
from statistics import mean

from .efforts import EFFORTS

RISING = {"crosshatch": "effort", "hodoku": "score"}
"""The number of a grade that says how much there is to do, by the names of scales."""

WIDE = 5.0
"""How wide bands are on average, at least, where they are told in whole numbers; narrower ones are told in tenths."""

NARROWEST = {"crosshatch": 0.3, "hodoku": 16.0}
"""How wide bands are at least: efforts lie close together, but not at every tenth; scores can be 16 apart."""


def can_have_bands(scale: str, level: str) -> bool:
    """Return whether the efforts of a level, in small letters, are known on the scale of a name."""
    return level in EFFORTS.get(scale, {})


def effort_bands(scale: str, level: str, symmetries: Sequence[str]) -> list[tuple[float, float]]:
    """Return a range of effort for each of some puzzles of a level, each above the one before, both ends included.

    ``level`` is in small letters; on the scale ``hodoku`` ranges are of the score.  Puzzles may have different
    ``symmetries``, one for each of them: where few givens come in large groups there is less to do, so what is asked
    for lies between.
    """
    number = len(symmetries)
    efforts = [list(map(float, EFFORTS[scale][level][each].split())) for each in symmetries]
    edges = [mean(_quantile(each, share / number) for each in efforts) for share in range(1, number)]
    in_tenths = mean(each[-1] - each[0] for each in efforts) < WIDE * number
    return list(_bands(edges, 10 if in_tenths else 1, NARROWEST[scale]))


def _bands(edges: Sequence[float], per_unit: int, narrowest: float) -> Iterator[tuple[float, float]]:
    """Yield the ranges that edges part: the first one is open below, and the last one above."""
    above: list[int] = []
    for edge in edges:
        above.append(max(round(edge * per_unit), above[-1] + ceil(narrowest * per_unit) if above else 0))
    low = -inf
    for each in above:
        yield low, each / per_unit
        low = (each + 1) / per_unit
    yield low, inf


def _quantile(efforts: Sequence[float], share: float) -> float:
    """Return what a share (0 to 1) of the puzzles stays below; ``efforts`` part them into parts of the same size."""
    place = share * (len(efforts) + 1) - 1
    below = min(max(int(place), 0), len(efforts) - 2)
    low, high = efforts[below], efforts[below + 1]
    return low + (place - below) * (high - low)
