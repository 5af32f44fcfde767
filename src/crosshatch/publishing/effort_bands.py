"""Bands of effort: the puzzles of a week rise in effort, from easier levels to harder ones and within each level.

Levels overlap: a medium puzzle may take more effort than a hard one.  Two neighbouring levels are therefore separated
at the effort that excludes the same share of both.  What remains of each level is divided into bands with about the
same share of its puzzles.  The divisions follow from the distribution of effort, or of HoDoKu's score, among puzzles
generated for each level (``efforts``, a table written by a script).  The guarantee does not depend on that table: a
puzzle in a higher band always takes more effort.  If the table is slightly off, some bands only take longer to fill.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from math import ceil, inf
from statistics import mean
from typing import TypeAlias

from ..board.symmetry import Symmetry
from .efforts import EFFORTS

RISING = {"crosshatch": "effort", "hodoku": "score"}
"""The number of a grade that measures effort, by the name of the scale."""

WIDE = 5.0
"""Minimum width of bands with whole numbers as limits; the limits of narrower bands are in tenths."""

NARROWEST = {"crosshatch": 0.3, "hodoku": 16.0}
"""Minimum width of bands: efforts are dense, but do not take every tenth; scores can be 16 apart."""

HALVINGS = 10
"""Number of bisections to find the share that two levels have in common, to a thousandth."""

Efforts: TypeAlias = Sequence[Sequence[float]]
"""For each of several puzzles of a level, the efforts that divide all such puzzles into parts of the same size."""


def can_have_bands(scale: str, level: str) -> bool:
    """Return whether the efforts of a level (in lower case) are known on a scale, given its name."""
    return (scale, level, Symmetry.NONE.value) in EFFORTS


def effort_bands(scale: str, puzzles: Sequence[tuple[str, str]]) -> list[tuple[float, float]]:
    """Return a range of effort for each of several puzzles, both ends included.

    ``puzzles`` are pairs of a level, in lower case, and a symmetry.  Their ranges lie above those of easier levels, and
    above those of earlier puzzles of the same level.  On the scale ``hodoku`` they are ranges of the score.  Puzzles of
    a level may have different symmetries; since symmetries with large groups of givens lower the effort, the ranges are
    an average over the symmetries.
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
    """Yield the ranges between ``edges``; the first is open below, and the last open above."""
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
    """Return the share of a level's puzzles above some effort that equals the share of a harder level's below it."""
    none, half = 0.0, 0.5
    for _ in range(HALVINGS):
        share = (none + half) / 2
        if _quantile(lower, 1 - share) > _quantile(higher, share):
            none = share
        else:
            half = share
    return none


def _quantile(efforts: Efforts, share: float) -> float:
    """Return the effort below which a share (0 to 1) of the puzzles lies, averaged over the lists."""
    return mean(_quantile_of_one(each, share) for each in efforts)


def _quantile_of_one(efforts: Sequence[float], share: float) -> float:
    """Return the effort below which a share (0 to 1) of the puzzles lies; ``efforts`` divide them into equal parts."""
    place = share * (len(efforts) + 1) - 1
    below = min(max(int(place), 0), len(efforts) - 2)
    low, high = efforts[below], efforts[below + 1]
    return low + (place - below) * (high - low)
