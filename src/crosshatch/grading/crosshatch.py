"""The Crosshatch scale: always the easiest technique, in rounds, so that a grade depends only on the puzzle.

The grade is computed from the puzzle's profile (``grading.profile``), which involves no choice among equal steps.  It
stays the same when the puzzle is rotated, transposed or has its digits renamed.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from ..board.messages import counted, listed
from ..board.puzzle import Puzzle
from ..logic.technique import Technique
from ..solving.scale import BEYOND_REACH, Grade, Scale, check_gradable, check_rated
from ..techniques.catalogue import CATALOGUE, pipeline, rating_of_stage
from ..techniques.singles.rounds import tally
from ..techniques.singles.strategy import Single
from ..techniques.strategy import Strategy, instances
from .minutes import TYPICAL, Minutes, Pace, TimeModel
from .profile import SINGLES, Profile, profile

TECHNIQUES: dict[str, Technique] = {
    each.title: each for each in (*SINGLES.values(), *(strategy.technique for strategy in CATALOGUE))
}
"""The techniques that grades can count, by title."""

SINGLE_TITLES = {kind: each.title for kind, each in SINGLES.items()}

RATINGS: dict[str, float] = {title: each.rating for title, each in TECHNIQUES.items() if each.rating is not None}
"""The minimum rating of each technique, by title."""

SINGLE_RATINGS = {kind: RATINGS[title] for kind, title in SINGLE_TITLES.items()}

LEVELS = {"Easy": 2.0, "Medium": 3.0, "Hard": 5.0, "Unfair": 7.0, "Extreme": BEYOND_REACH}
"""The maximum rating of a technique for each level."""

VERSION = "4"
"""The version of the scale; it changes whenever grades change."""

ON_OFFER = ("singles_on_offer", "steps_on_offer")
"""The parts that are means over the rounds of a kind."""

MOST_NAMES = 8
"""The maximum number of techniques to name when a scale differs from the default; more are only counted."""


@attrs.frozen
class CrosshatchGrade(Grade):
    """The difficulty of a puzzle on the Crosshatch scale, as a vector of measures.

    - ``techniques``: for each single, the number of digits that it places; for each harder technique, the number of
      rounds that need it;
    - ``hardest``: the hardest technique needed, and ``hardest_rating`` the rating of its hardest step, or 1 if no cell
      is empty.  If logic does not solve the puzzle, they refer to the steps before the search, and the rating is
      ``at_least`` that;
    - ``effort``: the sum of the squares of the ratings of all digits placed by singles and of all other rounds;
      infinite if logic does not solve the puzzle;
    - ``steps``: digits placed by singles, and steps applied in the other rounds (before the search, if there is one);
    - ``rounds``: the number of rounds;
    - ``singles_on_offer``: the mean number of cells with a single in the rounds of singles; 0 without such rounds;
    - ``steps_on_offer``: the mean number of steps with different effects in the other rounds; 0 without such rounds;
    - ``narrow_passes``: the number of rounds in which only one step was available;
    - ``trials``: if logic does not solve the puzzle, the number of candidates to try from there, each followed by
      singles only, until singles can solve it without the refuted candidates; otherwise 0;
    - ``nested``: whether the puzzle resists such trials too, so that trials within trials are needed;
    - ``time``: the typical solving time; None if there is no data for such puzzles (``grading.minutes``).
    """

    rating_format = ".1f"
    own_parts = (
        *("level", "rating", "techniques", "version", "hardest", "effort", "steps", "rounds", *ON_OFFER),
        *("narrow_passes", "trials", "nested", "at_least", "minutes", "minutes_low", "minutes_high"),
    )
    main_parts = ("level", "rating", "hardest", "effort", "techniques")
    of_the_whole = ("hardest", "effort", "steps", "rounds", *ON_OFFER, "narrow_passes")

    hardest: str
    hardest_rating: float
    effort: float
    steps: int
    rounds: int
    singles_on_offer: float
    steps_on_offer: float
    narrow_passes: int
    trials: int
    nested: bool
    time: Minutes | None = attrs.field(default=None, kw_only=True)

    @property
    def rating(self) -> float:
        """The rating of the hardest step needed; infinite if logic does not solve the puzzle."""
        return self.hardest_rating if self.solved else BEYOND_REACH

    @property
    def at_least(self) -> float | None:
        """A lower bound of the rating if logic does not solve the puzzle; otherwise None."""
        return None if self.solved else self.hardest_rating

    @property
    def level(self) -> str:
        """Easy, Medium, Hard, Unfair or Extreme."""
        return next(level for level, highest in LEVELS.items() if self.rating <= highest)

    @property
    def minutes(self) -> float | None:
        """The typical solving time in minutes, if known."""
        return self.time.typical if self.time else None

    @property
    def minutes_low(self) -> float | None:
        """The minutes that 90% of such puzzles exceed, if known."""
        return self.time.low if self.time else None

    @property
    def minutes_high(self) -> float | None:
        """The minutes that 90% of such puzzles stay below, if known."""
        return self.time.high if self.time else None

    def at_pace(self, pace: Pace) -> "CrosshatchGrade":
        """Return the grade with the solving time for a person's pace, which its version mentions."""
        if pace == Pace():
            return self
        time = self.time.at_pace(pace) if self.time else None
        return attrs.evolve(self, time=time, version=version_at(self.version, pace))

    @property
    def families(self) -> dict[str, int]:
        """The number of times that techniques of each family are needed."""
        found: dict[str, int] = {}
        for name, count in self.techniques.items():
            found[family_of(name)] = found.get(family_of(name), 0) + count
        return found

    def data(self) -> dict[str, Any]:
        """Return the parts by name; means over rounds are None if there was no such round."""
        data = super().data()
        return data | {name: data[name] or None for name in ON_OFFER}

    def __str__(self) -> str:
        if not self.solved:
            return f"{self.level}: logic gets stuck; {self._search_in_words()}"
        if not self.hardest:
            return f"{self.level}: every cell is filled"
        return f"{self.level} {self.rating_text(self.rating)} ({self.hardest}), effort {self.effort:.0f}"

    def _search_in_words(self) -> str:
        one = self.trials == 1
        if self.nested:
            trials = counted(self.trials, "simple trial")
            return f"{trials} {'is' if one else 'are'} not enough; it takes trials within trials"
        return f"{counted(self.trials, 'trial')} {'finishes' if one else 'finish'} it"


def family_of(title: str) -> str:
    """Return the family of a technique; custom techniques form one family here, because a grade stores only names."""
    return TECHNIQUES[title].family if title in TECHNIQUES else Strategy.family


class _Needed:
    """A running total of what a puzzle needs: each technique with its count, the hardest, the effort and the steps."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.hardest, self.hardest_rating = "", 1.0
        self.effort = 0.0
        self.steps = 0

    def add(self, title: str, rating: float, times: int, steps: int) -> None:
        """Add a technique that is needed a number of times, with a total number of steps."""
        self.counts[title] = self.counts.get(title, 0) + times
        if rating > self.hardest_rating or not self.hardest:
            self.hardest, self.hardest_rating = title, rating
        self.effort += times * rating**2
        self.steps += steps


def grade_of(found: Profile) -> CrosshatchGrade:
    """Return the grade for a profile."""
    needed = _Needed()
    single_rounds = singles_on_offer = other_rounds = steps_on_offer = narrow_passes = 0
    for singles, technique, effects, rating in found.stages:
        placed_by_kind, on_offer, narrow = tally(singles)
        for kind, placed in placed_by_kind.items():
            needed.add(SINGLE_TITLES[kind], SINGLE_RATINGS[kind], placed, placed)
        single_rounds += len(singles)
        singles_on_offer += on_offer
        narrow_passes += narrow
        if technique:
            needed.add(technique.title, rating, 1, effects)
            other_rounds += 1
            steps_on_offer += effects
            narrow_passes += effects == 1
    return CrosshatchGrade(
        solved=found.solved,
        techniques=needed.counts,
        hardest=needed.hardest,
        hardest_rating=needed.hardest_rating,
        effort=needed.effort if found.solved else BEYOND_REACH,
        steps=needed.steps,
        rounds=single_rounds + other_rounds,
        singles_on_offer=singles_on_offer / max(1, single_rounds),
        steps_on_offer=steps_on_offer / max(1, other_rounds),
        narrow_passes=narrow_passes,
        trials=found.trials,
        nested=found.nested,
        time=found.minutes,
        version=VERSION,
    )


def version_at(version: str, pace: Pace) -> str:
    """Return the version of grades whose solving times are those of a pace."""
    return version if pace == Pace() else f"{version} at pace {pace.factor:.3g}"


class CrosshatchScale(Scale[CrosshatchGrade]):
    """The Crosshatch scale, in rounds of the easiest available technique.

    ``strategies`` are instances or classes, easiest first; by default, those of the catalogue that are on by default.
    Singles are always used.  Strategies of installed packages are not, so that grades mean the same everywhere.  With
    other strategies, the name of the scale is ``own``, and its ``difference`` and version say which.

    ``times`` is the model of solving times; if it is not the default model from public data, the version says so.

    Raises ValueError if a strategy has no rating.
    """

    name = "crosshatch"
    title = "Crosshatch"
    version = VERSION
    levels = tuple(LEVELS)
    limits: Mapping[str, float] = LEVELS
    ratings: Mapping[str, float] = RATINGS

    def __init__(
        self, strategies: Iterable[Strategy | type[Strategy]] | None = None, times: TimeModel = TYPICAL
    ) -> None:
        usual = pipeline(each for each in CATALOGUE if each.technique.on)
        given = usual if strategies is None else pipeline(instances(strategies))
        check_rated((each for each in given if each.technique.rating is None), {})
        custom = {each.technique.title: each.technique.rating for each in given if each.technique.rating is not None}
        self.ratings = custom | RATINGS if custom.keys() - RATINGS.keys() else RATINGS
        self.strategies = _beyond_singles(given)
        self.techniques = tuple(dict.fromkeys((*SINGLES.values(), *(each.technique for each in self.strategies))))
        self.difference = _difference(self.strategies, _beyond_singles(usual))
        if self.difference:
            self.name, self.title = Scale.name, f"{self.title} {self.difference}"
            self.version = f"{VERSION} {self.difference}"
        self.times = times
        if times != TYPICAL:
            self.version += ", with custom times"

    def rating_of(self, technique: Technique) -> float | None:
        """Return the rating of puzzles whose hardest technique this is."""
        return self.ratings.get(technique.title)

    def lowest_of(self, strategy: Strategy) -> float:
        """Return the rating of the easiest steps of a strategy."""
        return rating_of_stage(strategy)

    def judge(self, puzzle: Puzzle) -> CrosshatchGrade:
        """Return the grade of a puzzle from the rounds that it takes."""
        check_gradable(puzzle)
        return grade_of(profile(puzzle, self.strategies, self.times))


def _beyond_singles(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    return tuple(each for each in strategies if not isinstance(each, Single))


def _difference(strategies: tuple[Strategy, ...], usual: tuple[Strategy, ...]) -> str:
    """Describe the difference between strategies and the usual ones; empty if there is none."""
    if strategies == usual:
        return ""
    names, usual_names = (list(dict.fromkeys(each.technique.title for each in some)) for some in (strategies, usual))
    without = [name for name in usual_names if name not in names]
    added = [name for name in names if name not in usual_names]
    parts = [
        f"{word} {listed(them) if len(them) <= MOST_NAMES else f'{len(them)} techniques'}"
        for word, them in (("without", without), ("with", added))
        if them
    ]
    return ", ".join(parts) or "with an order or settings of its own"
