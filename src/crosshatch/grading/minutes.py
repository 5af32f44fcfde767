"""Minutes for people: how long they typically take for a puzzle, and how sure that is.

The model is of a person who writes digits as they find them (``techniques.singles.looking``), and who takes the
same time for each candidate that harder steps remove.  Its constants are fitted to public data
(``benchmarks/minutes.py``): the mean times of ten or more people each for 1,033 puzzles.  It says nothing of puzzles
beyond that data.

What is typical can be scaled to a person by their ``Pace``.
"""

from collections.abc import Iterable
from math import exp, hypot, log, sqrt
from statistics import median

import attrs

from ..board.grid import Grid
from ..techniques.singles import looking

OUTER_TENTH = 1.2816
"""How many standard deviations from the middle a tenth of a normal distribution begins."""

PEOPLE = 0.4
"""How far people's paces lie apart: the standard deviation of their logarithms.

Two people of three are between 0.67 and 1.5 times what is typical.  The public data names no people, so this is what
its means leave room for, rounded (docs/pages/minutes.md).
"""

ONE_TIME = 0.5
"""How far one person's times lie from what is typical of their pace: the standard deviation of their logarithms.

From the same source as ``PEOPLE``.
"""

ONE_TIME_WEIGHT = 10
"""How many times of a person's own ``ONE_TIME`` weighs as much as."""

FARTHEST = 3.0
"""How many times as long, or as short, as the median of a person's times one may be so as to count.

Each is compared with what is typical of its puzzle.  Longer ones tell of breaks, and shorter ones of guesses.
"""


@attrs.frozen
class Minutes:
    """How long people take: typically, and for 80% of such puzzles between ``low`` and ``high``."""

    typical: float
    low: float
    high: float

    def at_pace(self, pace: "Pace") -> "Minutes":
        """Return how long somebody of a pace takes; the less is known of that, the wider apart are low and high."""
        typical = self.typical * pace.factor
        uncertain = OUTER_TENTH * pace.uncertainty
        below = hypot(log(self.typical / self.low), uncertain)
        above = hypot(log(self.high / self.typical), uncertain)
        return Minutes(typical, typical * exp(-below), typical * exp(above))

    @property
    def brief(self) -> str:
        """What is typical in words."""
        return "about a minute" if self.typical < 1.5 else f"about {round(self.typical)} minutes"

    def __str__(self) -> str:
        if self.high < 1.5:
            return self.brief
        low, high = (max(1, round(each)) for each in (self.low, self.high))
        return f"{self.brief} (80% take {low} to {high})"


@attrs.frozen
class Pace:
    """How long a person takes, compared with what is typical: ``factor`` times as long.

    ``uncertainty`` is the standard deviation of its logarithm, 0 where it is known.  ``times`` is how many times of the
    person it rests on, ``left_out`` how many others are too far off their median, and ``unknown`` how many are of
    puzzles of which nothing is known.

    Raises ValueError where the factor is not above 0.
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
        """Return the pace of a person by some of their times: pairs of what is typical and what they took.

        ``unknown`` is how many puzzles there were besides, of which nothing is known.

        The fewer the times, the nearer it is to 1: few say little, and most people are not far from there.  Times more
        than three times off the median, long or short, are left out.

        Raises ValueError where a time is not above 0.
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
        """What the factor is above with 90% confidence."""
        return self.factor * exp(-OUTER_TENTH * self.uncertainty)

    @property
    def high(self) -> float:
        """What the factor is below with 90% confidence."""
        return self.factor * exp(OUTER_TENTH * self.uncertainty)

    def __str__(self) -> str:
        if not self.uncertainty:
            return f"{self.factor:.2f} times as long as typical"
        return f"{self.factor:.2f} times as long as typical ({self.low:.2f} to {self.high:.2f} with 80% confidence)"


@attrs.frozen
class TimeModel:
    """How long people typically take, as constants.

    - ``write``: the seconds that writing a digit takes;
    - ``look``: the seconds that looking for a single takes, for each cell to look at where one naked single is to be
      found (``techniques.singles.looking.seconds``);
    - ``last``, ``box``, ``line``: how many times as easily as a naked single the last empty cell of a house is found,
      or a hidden single of a box or of a line;
    - ``remove``: the seconds that finding and removing a candidate takes, where there is no single;
    - ``spread``: for puzzles that need singles only, how many times their typical time they take: 10% of them less
      than the first, and 10% more than the second; ``wider_spread``: the same for other puzzles;
    - ``hardest``: the highest rating of a technique, on our own scale, and ``most_removed`` the number of candidates to
      remove, up to which the data goes.
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
        """Return the seconds that all singles of a grid take, one after the other; the grid stays as it is."""
        return looking.seconds(grid.copy(), self.write, self.look, self.last, self.box, self.line)

    def minutes(self, singles: float, removed: int, hardest: float) -> Minutes | None:
        """Return how long people take for a puzzle that logic finishes.

        It is None where the data says nothing of such puzzles, or where no cell is empty.

        - ``singles``: the seconds that its singles take;
        - ``removed``: how many candidates harder steps remove, all in all;
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
"""What ``benchmarks/minutes.py`` fits to the public data."""
