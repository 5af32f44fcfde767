"""Axes: their range, linear or logarithmic scale, ticks, and the bins for values."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, floor, inf, log10

import attrs

WIDE = 20.0
"""Positive values get a logarithmic axis if the highest is at least this many times the lowest."""

MOST_TICKS = 7
MOST_COUNT_TICKS = 5
FEWEST_TICKS = 4
"""A logarithmic axis with fewer ticks at 1, 2, 5, 10 and so on gets evenly spaced ticks."""

PER_DECADE = (60, 50, 40, 30, 24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1)
"""The possible numbers of bins per decade of a logarithmic axis."""

NEARLY = 1e-9
"""Tolerance for rounding errors with fractions such as 0.1."""


@attrs.frozen
class Axis:
    """An axis from its lowest to its highest value, with ticks, and bins of equal width.

    ``bin_width`` is in the units of the values or, for a logarithmic axis, in decades.
    """

    lowest: float
    highest: float
    logarithmic: bool
    ticks: tuple[float, ...]
    bin_width: float

    def place(self, value: float) -> float:
        """Return the place of a value: 0 for the lowest, 1 for the highest."""
        low, high, at = (self._measure(each) for each in (self.lowest, self.highest, value))
        return (at - low) / (high - low)

    def bin(self, value: float) -> int:
        """Return the number of the bin for a value; bin n is centred on n times the width."""
        return floor(self._measure(value) / self.bin_width + 0.5 + NEARLY)

    def middle(self, number: float) -> float:
        """Return the value in the middle of a bin; bin n extends from the middle of n - 0.5 to that of n + 0.5."""
        return float(10 ** (number * self.bin_width)) if self.logarithmic else number * self.bin_width

    def _measure(self, value: float) -> float:
        return log10(value) if self.logarithmic else value


def axis_for(values: Iterable[float], most_bins: int, logarithmic: bool | None = None) -> Axis:
    """Return an axis for some values (at least one), with a whole bin for each.

    If ``logarithmic`` is None, the values decide.  On a logarithmic axis, they must be above 0.
    """
    known = sorted(set(values))
    if logarithmic is None:
        logarithmic = known[0] > 0 and known[-1] / known[0] >= WIDE
    return _logarithmic(known, most_bins) if logarithmic else _linear(known, most_bins)


def count_axis(most: int) -> Axis:
    """Return an axis from 0 for counts up to ``most`` (at least 1)."""
    step = max(1, int(_round_up(most / MOST_COUNT_TICKS)))
    return Axis(0.0, most * 1.04, False, tuple(map(float, range(0, most + 1, step))), float(step))


def _linear(known: Sequence[float], most_bins: int) -> Axis:
    low, high = known[0], known[-1]
    width = _round_up((high - low) / most_bins)
    gap = _round_down(min((after - before for before, after in pairwise(known)), default=1.0))
    whole = all(abs(value / gap - round(value / gap)) < NEARLY for value in known)
    if width < gap and (whole or not width):  # whole numbers, say, or one number only
        width = gap
    return _whole_bins(Axis(low, high, False, (), width))


def _logarithmic(known: Sequence[float], most_bins: int) -> Axis:
    low, high = known[0], known[-1]
    decades = log10(high / low)
    bins = next((each for each in PER_DECADE if decades * each <= most_bins), PER_DECADE[-1])
    return _whole_bins(Axis(low, high, True, (), 1 / bins))


def _whole_bins(axis: Axis) -> Axis:
    """Return an axis extended so that its first and last bin are whole, with ticks."""
    low, high = axis.middle(axis.bin(axis.lowest) - 0.5), axis.middle(axis.bin(axis.highest) + 0.5)
    ticks = _even_ticks(low, high)
    if axis.logarithmic:
        within = [tick for tick in _ticks_of_decades(log10(low), log10(high)) if low <= tick <= high]
        ticks = within if len(within) >= FEWEST_TICKS else ticks
    return attrs.evolve(axis, lowest=low, highest=high, ticks=tuple(ticks))


def _even_ticks(low: float, high: float) -> list[float]:
    step = _round_up((high - low) / MOST_TICKS)
    return [round(each * step, 9) for each in range(ceil(low / step - NEARLY), floor(high / step + NEARLY) + 1)]


def _ticks_of_decades(low: float, high: float) -> list[float]:
    """Return powers of ten between two limits, or 1, 2, 5, 10 and so on if these are close; limits are logarithms."""
    if high - low <= MOST_TICKS / 3:
        return [factor * 10.0**decade for decade in range(floor(low), ceil(high) + 1) for factor in (1, 2, 5)]
    decades = range(ceil(low), floor(high) + 1)
    return [10.0**decade for decade in decades[:: ceil(len(decades) / MOST_TICKS)]]


def _round_up(number: float) -> float:
    """Return the smallest of ..., 0.1, 0.2, 0.5, 1, 2, 5, 10, ... that is not below a number; 0 for 0."""
    if number <= 0:
        return 0.0
    power = 10.0 ** floor(log10(number))
    return next(power * factor for factor in (1, 2, 5, 10, inf) if power * factor >= number * (1 - NEARLY))


def _round_down(number: float) -> float:
    """Return the largest of these that is not above a positive number."""
    power = 10.0 ** floor(log10(number) + NEARLY)
    return next(power * factor for factor in (5, 2, 1) if power * factor <= number * (1 + NEARLY))
