"""The panels of a sheet: they take values one by one and keep counts, so millions of values need no more memory.

Numbers are stored to three significant digits.  Pairs are stored to two, once there are many different ones.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape
from math import isfinite, isqrt, log
from typing import Any, TypeAlias

import attrs

from ..geometry import number
from .axes import Axis, axis_for, count_axis

WIDTH, HEIGHT = 420, 300
"""The size of a panel."""

LEFT, RIGHT, TOP, BOTTOM = 62, 14, 40, 48
"""The margins around the drawing, for headings and labels."""

ACROSS, DOWN = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

MOST_NAMES = 14
"""Maximum number of named bars."""

FEWEST_BARS, MOST_BARS = 12, 60
"""Possible numbers of bins of a histogram; fewer values get fewer bins."""

MOST_CELLS, MOST_CELLS_UP = 60, 36
"""Maximum number of bins of a scatter plot in each direction: points fit side by side, except the largest."""

MOST_PAIRS = 50_000
"""Number of different pairs from which they are rounded to two digits, which leaves at most a few hundred values per
axis."""

LETTER = 7.0
"""Approximate width of a letter in small print, in pixels."""

Pair: TypeAlias = tuple[float, float]


class Panel(ABC):
    """A part of a sheet: a heading, the drawing below it, and a description in words."""

    counts: Counter[Any]
    """How often each value occurred."""

    def __init__(self, title: str) -> None:
        self.title = title

    def description(self) -> str:
        """Return a description of the panel in words."""
        return f"{self.title}: {self._described() if self.counts else NOTHING}"

    def drawn(self) -> Iterator[str]:
        """Yield the elements below the heading, in a box of ``WIDTH`` by ``HEIGHT``."""
        if self.counts.total():
            return self._drawn()
        return iter([f'<text x="{WIDTH / 2:g}" y="{HEIGHT / 2:g}">{NOTHING}</text>'])

    @abstractmethod
    def _described(self) -> str:
        """Return a description of the values; there is at least one."""

    @abstractmethod
    def _drawn(self) -> Iterator[str]:
        """Yield the elements for the values; there is at least one."""


class Bars(Panel):
    """How often each of several names occurred: a bar for each, in the given order, then in the order of appearance.

    If there are too many names, the most frequent come first, and the others share a bar.  ``of`` is the total for
    shares (by default the number of values).
    """

    def __init__(
        self, title: str, names: Iterable[str] = (), values: Iterable[str] = (), *, of: int | None = None
    ) -> None:
        super().__init__(title)
        self.of = of
        self.counts = Counter(dict.fromkeys(names, 0))
        self.counts.update(values)

    def add(self, value: str) -> None:
        """Count a name."""
        self.counts[value] += 1

    def _described(self) -> str:
        return ", ".join(f"{name} {count:,}" for name, count in self._shown())

    def _drawn(self) -> Iterator[str]:
        """Yield a bar for each name, with the name before it and the count after it."""
        shown = self._shown()
        most = max(count for _, count in shown)
        left = max(LEFT, 12 + max(len(name) for name, _ in shown) * LETTER)
        end = max(len(self._share(*each)) for each in shown) * LETTER + 12
        step = min(40.0, (HEIGHT - TOP - 16) / len(shown))
        for place, (name, count) in enumerate(shown):
            y = TOP + place * step
            wide = (WIDTH - left - end) * count / most
            line = number(y + step / 2 + 4)
            yield f'<text class="end" x="{number(left - 8)}" y="{line}">{escape(name)}</text>'
            share = self._share(name, count)
            yield _bar(left, y + step * 0.12, wide, step * 0.76, f"{name}: {share}")
            yield f'<text class="start" x="{number(left + wide + 6)}" y="{line}">{escape(share)}</text>'

    def _share(self, name: str, count: int) -> str:
        """Return a count with its share; several names together have no share of a total that is not a sum of names."""
        if not count or (self.of and name not in self.counts):
            return f"{count:,}"
        percent = f"{100 * count / (self.of or self.counts.total()):.0f}"
        return f"{count:,} ({'<1' if percent == '0' else percent}%)"

    def _shown(self) -> list[tuple[str, int]]:
        if len(self.counts) <= MOST_NAMES:
            return list(self.counts.items())
        by_count = sorted(self.counts.items(), key=lambda pair: (-pair[1], pair[0]))
        others = by_count[MOST_NAMES - 1 :]
        return [*by_count[: MOST_NAMES - 1], (f"{len(others)} others", sum(count for _, count in others))]


class Histogram(Panel):
    """The distribution of numbers: a bar for each bin.

    ``unit`` is the label of the axis; if ``logarithmic`` is None, the numbers decide.  The axis also covers the numbers
    in ``within``, so several histograms can have the same one.
    """

    def __init__(
        self,
        title: str,
        values: Iterable[float] = (),
        *,
        unit: str = "",
        logarithmic: bool | None = None,
        within: Iterable[float] = (),
    ) -> None:
        super().__init__(title)
        self.unit = unit
        self.logarithmic = logarithmic
        self.within = tuple(within)
        self.counts = Counter()
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Count a number.

        Raises ValueError if it is infinite, or not above 0 on a logarithmic axis.
        """
        _check(value, self.logarithmic)
        self.counts[_to_digits(value, 3)] += 1

    def _described(self) -> str:
        """Return the number of values, with the lowest, the median and the highest."""
        low, middle, high = min(self.counts), median(self.counts), max(self.counts)
        total = self.counts.total()
        return f"{total:,} values from {in_words(low)} to {in_words(high)}, median {in_words(middle)}"

    def _drawn(self) -> Iterator[str]:
        """Yield the axes and the bars."""
        most_bars = min(MOST_BARS, max(FEWEST_BARS, 2 * isqrt(self.counts.total())))
        axis = axis_for((*self.counts, *self.within), most_bars, self.logarithmic)
        bins: Counter[int] = Counter()
        for value, count in self.counts.items():
            bins[axis.bin(value)] += count
        scale = count_axis(max(bins.values()))
        yield from _ticks_up(scale)
        for place, count in sorted(bins.items()):
            start, end = (axis.place(axis.middle(place + half)) * ACROSS for half in (-0.5, 0.5))
            high = scale.place(count) * DOWN
            gap = min(1.0, (end - start) / 6)
            wide = max(end - start - gap, 0.6)
            told = f"{in_words(axis.middle(place - 0.5))} to {in_words(axis.middle(place + 0.5))}: {count:,}"
            yield _bar(LEFT + start + gap / 2, TOP + DOWN - high, wide, high, told)
        yield from _ticks_across(axis, self.unit)


class Scatter(Panel):
    """Pairs of numbers as points; pairs that coincide are one point at their mean, larger the more they are.

    ``across`` and ``up`` are the labels of the axes.  ``logarithmic`` applies to both axes; if it is None, the numbers
    decide.  ``diagonal`` draws the line of equal values, for comparable numbers; both axes are then the same.
    """

    def __init__(
        self,
        title: str,
        pairs: Iterable[Pair] = (),
        *,
        across: str = "",
        up: str = "",
        logarithmic: bool | None = None,
        diagonal: bool = False,
    ) -> None:
        super().__init__(title)
        self.across = across
        self.up = up
        self.logarithmic = logarithmic
        self.diagonal = diagonal
        self.counts = Counter()
        self._digits = 3
        for pair in pairs:
            self.add(*pair)

    def add(self, across: float, up: float) -> None:
        """Count a pair.

        Raises ValueError if a number is infinite, or not above 0 on logarithmic axes.
        """
        _check(across, self.logarithmic)
        _check(up, self.logarithmic)
        self.counts[self._kept(across), self._kept(up)] += 1
        if self._digits == 3 and len(self.counts) > MOST_PAIRS:
            self._digits = 2
            exact, self.counts = self.counts, Counter()
            for pair, count in exact.items():
                self.counts[self._kept(pair[0]), self._kept(pair[1])] += count

    def _kept(self, value: float) -> float:
        exact = _to_digits(value, 3)  # first, so that a pair from before and one from after are kept alike
        return exact if self._digits == 3 else _to_digits(exact, 2)

    def _described(self) -> str:
        """Return the number of pairs, both ranges, and their rank correlation."""
        ranges = []
        for name, place in ((self.across or "across", 0), (self.up or "up", 1)):
            values = [pair[place] for pair in self.counts]
            ranges.append(f"{name} from {in_words(min(values))} to {in_words(max(values))}")
        agreement = rank_correlation(self.counts)
        told = "" if agreement is None else f", rank correlation {agreement:.2f}"
        return f"{self.counts.total():,} points, {', '.join(ranges)}{told}"

    def _drawn(self) -> Iterator[str]:
        """Yield the axes, the diagonal on request, and the points."""
        across, up = self._axes()
        cells: dict[tuple[int, int], list[float]] = {}  # how many pairs fall together, and the sums of both numbers
        for (first, second), count in sorted(self.counts.items()):
            sums = cells.setdefault((across.bin(first), up.bin(second)), [0, 0.0, 0.0])
            sums[:] = sums[0] + count, sums[1] + count * first, sums[2] + count * second
        yield from _ticks_up(up, self.up)
        yield from _ticks_across(across, self.across)
        if self.diagonal:
            yield f'<path class="diagonal" d="M{LEFT} {TOP + DOWN}L{LEFT + ACROSS} {TOP}"/>'
        most = max(int(together) for together, _, _ in cells.values())
        for together, firsts, seconds in cells.values():
            first, second = firsts / together, seconds / together
            x, y = LEFT + across.place(first) * ACROSS, TOP + DOWN - up.place(second) * DOWN
            at = f'cx="{number(x)}" cy="{number(y)}" r="{number(_radius(together, most))}"'
            told = f"{in_words(first)}, {in_words(second)}: {together:,}"
            yield f'<circle class="point" {at}><title>{told}</title></circle>'
        yield from _sizes(most)

    def _axes(self) -> tuple[Axis, Axis]:
        firsts, seconds = {pair[0] for pair in self.counts}, {pair[1] for pair in self.counts}
        if self.diagonal:
            firsts = seconds = firsts | seconds
        across = axis_for(firsts, MOST_CELLS, self.logarithmic)
        up = axis_for(seconds, MOST_CELLS_UP, self.logarithmic)
        return (attrs.evolve(up, bin_width=across.bin_width) if self.diagonal else across), up


NOTHING = "no values"
SMALLEST, LARGEST = 1.9, 4.6
"""The radius of a point for a single pair, and of the point for the most pairs."""


def _radius(count: float, most: int) -> float:
    """Return the radius of a point, which grows with the logarithm of the count."""
    return SMALLEST + (LARGEST - SMALLEST) * (log(count) / log(max(most, 10)))


def _sizes(most: int) -> Iterator[str]:
    """Yield the key to the sizes of points, at the top right."""
    if most < 3:
        return
    shown = list(dict.fromkeys((1, int(_to_digits(most**0.5, 1)), most)))
    x = float(WIDTH - RIGHT)
    for count in reversed(shown):
        x -= len(f"{count:,}") * LETTER
        yield f'<text class="start" x="{number(x)}" y="{TOP - 8}">{count:,}</text>'
        x -= 8
        yield f'<circle class="point" cx="{number(x)}" cy="{TOP - 12}" r="{number(_radius(count, most))}"/>'
        x -= 14


def _to_digits(value: float, digits: int) -> float:
    return float(f"{value:.{digits}g}")


def _check(value: float, logarithmic: bool | None) -> None:
    if not isfinite(value):
        raise ValueError(f"{value} cannot be plotted; use finite numbers")
    if logarithmic and value <= 0:
        raise ValueError(f"{value:g} cannot be plotted on a logarithmic axis; use numbers above 0")


def _bar(x: float, y: float, wide: float, high: float, told: str) -> str:
    size = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect class="bar" {size}><title>{escape(told)}</title></rect>'


def _ticks_across(axis: Axis, name: str) -> Iterator[str]:
    """Yield the horizontal axis: a line, ticks with their numbers, and a label."""
    bottom = TOP + DOWN
    at = [LEFT + axis.place(tick) * ACROSS for tick in axis.ticks]
    ticks = "".join(f"M{number(x)} {bottom}v4" for x in at)
    yield f'<path class="axis" d="M{LEFT} {bottom}h{ACROSS}{ticks}"/>'
    for x, tick in zip(at, axis.ticks, strict=True):
        yield f'<text x="{number(x)}" y="{bottom + 17}">{in_words(tick)}</text>'
    if name:
        yield f'<text class="name" x="{LEFT + ACROSS / 2:g}" y="{bottom + 37}">{escape(name)}</text>'


def _ticks_up(axis: Axis, name: str = "") -> Iterator[str]:
    """Yield the vertical axis: fine lines at the ticks, and their numbers."""
    at = [TOP + DOWN - axis.place(tick) * DOWN for tick in axis.ticks]
    yield f'<path class="fine" d="{"".join(f"M{LEFT} {number(y)}h{ACROSS}" for y in at)}"/>'
    for y, tick in zip(at, axis.ticks, strict=True):
        yield f'<text class="end" x="{LEFT - 7}" y="{number(y + 4)}">{in_words(tick)}</text>'
    if name:
        middle = TOP + DOWN / 2
        yield f'<text class="name" transform="translate(11 {middle:g})rotate(-90)">{escape(name)}</text>'


def in_words(value: float) -> str:
    """Return a number as people write it: 0.5, 12, 3,000."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{float(f'{value:.3g}'):g}"


def median(counts: Counter[float]) -> float:
    """Return the median of numbers given with their counts (the lower of two); there must be at least one."""
    left = (counts.total() + 1) // 2
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    raise ValueError("the median needs at least one number")


def rank_correlation(counts: Counter[Pair]) -> float | None:
    """Return Spearman's rank correlation of pairs given with their counts; None if one of the numbers never varies."""
    ranks = [_ranks(counts, place) for place in (0, 1)]
    total = counts.total()
    mean = (total + 1) / 2
    together = sum(
        count * (ranks[0][first] - mean) * (ranks[1][second] - mean) for (first, second), count in counts.items()
    )
    spreads = [
        sum(count * (own[pair[place]] - mean) ** 2 for pair, count in counts.items()) for place, own in enumerate(ranks)
    ]
    return together / (spreads[0] * spreads[1]) ** 0.5 if all(spreads) else None


def _ranks(counts: Counter[Pair], place: int) -> dict[float, float]:
    """Return the mean rank, from 1, of each number in one place of the pairs."""
    own: Counter[float] = Counter()
    for pair, count in counts.items():
        own[pair[place]] += count
    ranks, before = {}, 0
    for value in sorted(own):
        ranks[value] = before + (own[value] + 1) / 2
        before += own[value]
    return ranks
