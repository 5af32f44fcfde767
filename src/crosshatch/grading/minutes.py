"""Solving times: how many minutes a puzzle typically takes, with a range.

The model describes a person who writes digits as they find them (``techniques.singles.looking``) and takes the same
time for each candidate that harder steps remove.  Its constants are fitted to public data (``benchmarks/minutes.py``):
mean times of at least ten people each for 1,033 puzzles.  There is no estimate for puzzles beyond that data.

A ``Pace`` adapts the typical time to a person.
"""

from collections.abc import Iterable
from math import exp, hypot, log, sqrt
from statistics import median

import attrs

from ..board.grid import Grid
from ..techniques.singles import looking

OUTER_TENTH = 1.2816
"""The distance from the mean, in standard deviations, beyond which a tenth of a normal distribution lies."""

PEOPLE = 0.4
"""The variation of paces between people, as the standard deviation of their logarithms.

Two people in three are between 0.67 and 1.5 times the typical time.  The public data does not identify people, so this
value is what its means are compatible with, rounded (docs/pages/minutes.md).
"""

ONE_TIME = 0.5
"""The variation of one person's times around their pace, as the standard deviation of the logarithms.

It has the same source as ``PEOPLE``.
"""

ONE_TIME_WEIGHT = 10
"""The number of times of one person whose weight equals that of the general population."""

FARTHEST = 3.0
"""The maximum factor by which the ratio of a time to the typical time of its puzzle may differ from the person's median
ratio and still count.

Longer times indicate breaks, and shorter ones guesses.
"""


@attrs.frozen
class Minutes:
    """A solving time in minutes: the typical value, and ``low`` and ``high`` for 80% of such puzzles."""

    typical: float
    low: float
    high: float

    def at_pace(self, pace: "Pace") -> "Minutes":
        """Return the time for a person's pace; the less certain the pace, the wider the range."""
        typical = self.typical * pace.factor
        uncertain = OUTER_TENTH * pace.uncertainty
        below = hypot(log(self.typical / self.low), uncertain)
        above = hypot(log(self.high / self.typical), uncertain)
        return Minutes(typical, typical * exp(-below), typical * exp(above))

    @property
    def brief(self) -> str:
        """The typical time in words."""
        return "about a minute" if self.typical < 1.5 else f"about {round(self.typical)} minutes"

    def __str__(self) -> str:
        if self.high < 1.5:
            return self.brief
        low, high = (max(1, round(each)) for each in (self.low, self.high))
        return f"{self.brief} ({low} to {high} for 80% of similar puzzles)"


@attrs.frozen
class Pace:
    """A person's pace: ``factor`` times the typical time.

    ``uncertainty`` is the standard deviation of the logarithm of the factor, or 0 if the factor is exact.  ``times`` is
    the number of times on which it is based, ``left_out`` the number of times too far from the median, and
    ``unknown`` the number of puzzles without a known typical time.

    Raises ValueError if the factor is not above 0.
    """

    factor: float = attrs.field(default=1.0)
    uncertainty: float = 0.0
    times: int = 0
    left_out: int = 0
    unknown: int = 0

    @factor.validator
    def _check_factor(self, _: object, factor: float) -> None:
        if not 0 < factor < float("inf"):
            raise ValueError(f"a pace must be a finite number above 0, not {factor:g}")

    @classmethod
    def of(cls, times: Iterable[tuple[float, float]], unknown: int = 0) -> "Pace":
        """Return a person's pace, given pairs of a typical time and the time that the person took.

        ``unknown`` is the number of further puzzles without a known typical time.

        The fewer the times, the closer the factor is to 1, because few times say little and most people are not far
        from 1.  A time is left out if its ratio to the typical time differs from the median ratio by a factor of more
        than three.

        Raises ValueError if a time is not above 0.
        """
        logs = []
        for typical, taken in times:
            if not (typical > 0 and taken > 0):
                raise ValueError(f"times must be above 0, not {min(typical, taken):g}")
            logs.append(log(taken / typical))
        middle = median(logs) if logs else 0.0
        counted = [each for each in logs if abs(each - middle) <= log(FARTHEST)]
        mean = sum(counted) / max(1, len(counted))
        scatter = ONE_TIME_WEIGHT * ONE_TIME**2 + sum((each - mean) ** 2 for each in counted)
        variance = scatter / (ONE_TIME_WEIGHT + max(0, len(counted) - 1))
        precision = 1 / PEOPLE**2 + len(counted) / variance
        factor = exp(len(counted) * mean / variance / precision)
        return cls(factor, 1 / sqrt(precision), len(counted), len(logs) - len(counted), unknown)

    @property
    def low(self) -> float:
        """The lower bound of the factor with 90% confidence."""
        return self.factor * exp(-OUTER_TENTH * self.uncertainty)

    @property
    def high(self) -> float:
        """The upper bound of the factor with 90% confidence."""
        return self.factor * exp(OUTER_TENTH * self.uncertainty)

    def __str__(self) -> str:
        if not self.uncertainty:
            return f"{self.factor:.2f} times as long as typical"
        return f"{self.factor:.2f} times as long as typical ({self.low:.2f} to {self.high:.2f} with 80% confidence)"


@attrs.frozen
class TimeModel:
    """A model of typical solving times, given by its constants.

    - ``write``: seconds to write a digit;
    - ``look``: seconds to look for a single, per cell to look at if there is one naked single to find
      (``techniques.singles.looking.seconds``);
    - ``last``, ``box``, ``line``: how many times more easily the last empty cell of a house, or a hidden single in a
      box or line, is found than a naked single;
    - ``remove``: seconds to find and remove a candidate if there is no single;
    - ``spread``: for puzzles that need only singles, the factors of the typical time below which 10%, and above which
      another 10%, of the times lie; ``wider_spread``: the same for other puzzles;
    - ``hardest``: the maximum rating of a technique, on the Crosshatch scale, and ``most_removed`` the maximum number
      of removed candidates that the data covers.
    """

    write: float
    look: float
    last: float
    box: float
    line: float
    remove: float
    spread: tuple[float, float]
    wider_spread: tuple[float, float]
    hardest: float
    most_removed: int

    def of_singles(self, grid: Grid) -> float:
        """Return the seconds for all singles of a grid, one after another, without changing the grid."""
        return looking.seconds(grid.copy(), self.write, self.look, self.last, self.box, self.line)

    def minutes(self, singles: float, removed: int, hardest: float) -> Minutes | None:
        """Return the solving time of a puzzle that logic solves.

        It is None if the data does not cover such puzzles, or if no cell is empty.

        - ``singles``: the seconds for its singles;
        - ``removed``: the number of candidates that harder steps remove;
        - ``hardest``: the rating of the hardest of these steps, 0 if there are none.
        """
        if hardest > self.hardest or removed > self.most_removed or not singles:
            return None
        typical = (singles + removed * self.remove) / 60
        low, high = self.wider_spread if removed else self.spread
        return Minutes(typical, typical * low, typical * high)


TYPICAL = TimeModel(
    write=2.6,
    look=8.7,
    last=7.0,
    box=6.0,
    line=2.1,
    remove=20.0,
    spread=(0.78, 1.45),
    wider_spread=(0.7, 1.65),
    hardest=5.6,
    most_removed=32,
)
"""The constants that ``benchmarks/minutes.py`` fits to the public data."""
