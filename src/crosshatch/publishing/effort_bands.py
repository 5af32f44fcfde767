"""Bands of effort: each puzzle of a week has its own, above those of easier levels, and of its level before it.

Levels overlap: a medium puzzle may take more effort than a hard one.  So two levels that come together are cut at an
effort that leaves out the same share of both, and what is left of each is divided into bands with about the same share
of its puzzles.  These follow from how effort, or HoDoKu's score, is distributed among the puzzles that are made to a
level (``efforts``, a table that a script has written).  What is promised does not rest on that table: a puzzle of a
higher band takes more effort for sure.  Where the table is a little off, some bands only take longer to be met.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from math import ceil, inf
from statistics import mean
from typing import TypeAlias

from ..board.symmetry import Symmetry
from .efforts import EFFORTS

RISING = {"crosshatch": "effort", "hodoku": "score"}
"""The number of a grade that says how much there is to do, by the names of scales."""

WIDE = 5.0
"""How wide bands are at least where they are told in whole numbers; where one is narrower they are told in tenths."""

NARROWEST = {"crosshatch": 0.3, "hodoku": 16.0}
"""How wide bands are at least: efforts lie close together, but not at every tenth; scores can be 16 apart."""

HALVINGS = 10
"""How often the share that two levels have in common is halved to find it: to a thousandth."""

Efforts: TypeAlias = Sequence[Sequence[float]]
"""For each of some puzzles of a level the efforts that part all such puzzles into parts of the same size."""


def can_have_bands(scale: str, level: str) -> bool:
    """Return whether the efforts of a level, in small letters, are known on the scale of a name."""
    return (scale, level, Symmetry.NONE.value) in EFFORTS


def effort_bands(scale: str, puzzles: Sequence[tuple[str, str]]) -> list[tuple[float, float]]:
    """Return a range of effort for each of some puzzles, both ends included.

    ``puzzles`` are given by a level, by its name in small letters, and a symmetry.  Their ranges lie above those of
    easier levels, and of their own level before them; on the scale ``hodoku`` they are of the score.  Puzzles of a
    level may have different symmetries: where few givens come in large groups there is less to do, so what is asked
    for lies between.
    """
    order = list(dict.fromkeys(level for of_scale, level, _ in EFFORTS if of_scale == scale))
    places = sorted(range(len(puzzles)), key=lambda place: order.index(puzzles[place][0]))
    efforts = [
        [EFFORTS[scale, level, str(puzzles[place][1])] for place in some]
        for level, some in groupby(places, key=lambda place: puzzles[place][0])
    ]
    lost = [0.0, *(_overlap(lower, higher) for lower, higher in pairwise(efforts)), 0.0]
    edges: list[float] = []
    for place, some in enumerate(efforts):
        number, lowest = len(some), lost[place]
        left = 1 - lowest - lost[place + 1]
        if place:
            edges.append(mean((_quantile(efforts[place - 1], 1 - lowest), _quantile(some, lowest))))
        edges += [_quantile(some, lowest + left * share / number) for share in range(1, number)]
    bands = dict(zip(places, _bands(edges, NARROWEST[scale]), strict=True))
    return [bands[place] for place in range(len(puzzles))]


def _bands(edges: Sequence[float], narrowest: float) -> Iterator[tuple[float, float]]:
    """Yield the ranges that edges part: the first one is open below, and the last one above."""
    per_unit = 10 if any(above - below < WIDE for below, above in pairwise(edges)) else 1
    above: list[int] = []
    for edge in edges:
        above.append(max(round(edge * per_unit), above[-1] + ceil(narrowest * per_unit) if above else 0))
    low = -inf
    for each in above:
        yield low, each / per_unit
        low = (each + 1) / per_unit
    yield low, inf


def _overlap(lower: Efforts, higher: Efforts) -> float:
    """Return the share of the puzzles of a level that is above an effort, and of a harder one that is below it."""
    none, half = 0.0, 0.5
    for _ in range(HALVINGS):
        share = (none + half) / 2
        if _quantile(lower, 1 - share) > _quantile(higher, share):
            none = share
        else:
            half = share
    return none


def _quantile(efforts: Efforts, share: float) -> float:
    """Return what a share (0 to 1) of the puzzles of each list stays below, on the average of the lists."""
    return mean(_quantile_of_one(each, share) for each in efforts)


def _quantile_of_one(efforts: Sequence[float], share: float) -> float:
    """Return what a share (0 to 1) of the puzzles stays below; ``efforts`` part them into parts of the same size."""
    place = share * (len(efforts) + 1) - 1
    below = min(max(int(place), 0), len(efforts) - 2)
    low, high = efforts[below], efforts[below + 1]
    return low + (place - below) * (high - low)
