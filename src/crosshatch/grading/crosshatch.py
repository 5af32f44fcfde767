"""Crosshatch's own scale: strictly simplest first, in rounds, so that a grade is a property of the puzzle.

It is a function of the puzzle's profile (``grading.profile``), in which nothing is chosen: what is counted stays the
same when the puzzle is turned, transposed or has its digits renamed.
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
"""The techniques that grades can count, by their titles."""

SINGLE_TITLES = {kind: each.title for kind, each in SINGLES.items()}

RATINGS: dict[str, float] = {title: each.rating for title, each in TECHNIQUES.items() if each.rating is not None}
"""The rating of each, by its title: the lowest that it can be."""

SINGLE_RATINGS = {kind: RATINGS[title] for kind, title in SINGLE_TITLES.items()}

LEVELS = {"Easy": 2.0, "Medium": 3.0, "Hard": 5.0, "Unfair": 7.0, "Extreme": BEYOND_REACH}
"""For each level the highest rating of a technique that its puzzles need."""

VERSION = "3"
"""The version of the scale: another one whenever puzzles get other grades."""

ON_OFFER = ("singles_on_offer", "steps_on_offer")
"""The parts that are means over the rounds of a kind."""

MOST_NAMES = 8
"""How many techniques are named where a scale differs from ours; more are counted."""


@attrs.frozen
class CrosshatchGrade(Grade):
    """How hard a puzzle is, as a vector.

    - ``techniques``: for each single the number of digits that it places, for each harder technique the number of
      rounds that need it;
    - ``hardest``: the hardest technique needed, and ``hardest_rating`` the rating of its hardest step; 1 if no
      cell is empty.  Of a puzzle that logic does not finish they are those of the steps before the search, so that its
      rating is ``at_least`` that;
    - ``effort``: the sum of the squares of ratings, over the digits that singles place and the other rounds; infinite
      where logic does not finish the puzzle;
    - ``steps``: digits placed by singles, and steps carried out in the other rounds (before the search, if it takes
      one);
    - ``rounds``: the number of rounds;
    - ``singles_on_offer``: the mean number of cells with a single, over the rounds of singles; 0 without such rounds;
    - ``steps_on_offer``: the mean number of steps with different effects, over the other rounds; 0 without such rounds;
    - ``narrow_passes``: the number of rounds in which just one step was on offer;
    - ``trials``: for a puzzle that logic cannot finish, how many candidates have to be tried from there, each followed
      by singles only, until those that these refute let singles finish it; else 0;
    - ``nested``: whether the puzzle holds out against these too, so that trials within trials are needed;
    - ``time``: how long people typically take; None where nothing is known of such puzzles (``grading.minutes``).
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
        """The rating of the hardest step needed; infinite where logic does not finish the puzzle."""
        return self.hardest_rating if self.solved else BEYOND_REACH

    @property
    def at_least(self) -> float | None:
        """What the rating of a puzzle is at least that logic does not finish; None where it does."""
        return None if self.solved else self.hardest_rating

    @property
    def level(self) -> str:
        """Easy, Medium, Hard, Unfair or Extreme."""
        return next(level for level, highest in LEVELS.items() if self.rating <= highest)

    @property
    def minutes(self) -> float | None:
        """How many minutes people typically take, if that is known."""
        return self.time.typical if self.time else None

    @property
    def minutes_low(self) -> float | None:
        """How many minutes 90% of such puzzles take at least, if that is known."""
        return self.time.low if self.time else None

    @property
    def minutes_high(self) -> float | None:
        """How many minutes 90% of such puzzles take at most, if that is known."""
        return self.time.high if self.time else None

    def at_pace(self, pace: Pace) -> "CrosshatchGrade":
        """Return the grade with the minutes of somebody of a pace; its version says so."""
        if pace == Pace():
            return self
        time = self.time.at_pace(pace) if self.time else None
        return attrs.evolve(self, time=time, version=version_at(self.version, pace))

    @property
    def families(self) -> dict[str, int]:
        """How often techniques of each family are needed."""
        found: dict[str, int] = {}
        for name, count in self.techniques.items():
            found[family_of(name)] = found.get(family_of(name), 0) + count
        return found

    def data(self) -> dict[str, Any]:
        """Return the parts by their names; there is no mean of what was on offer where there was no such round."""
        data = super().data()
        return data | {name: data[name] or None for name in ON_OFFER}

    def __str__(self) -> str:
        if not self.solved:
            return f"{self.level}: logic gets stuck; {self._search_in_words()}"
        if not self.hardest:
            return f"{self.level}: no cell is empty"
        return f"{self.level} {self.rating_text(self.rating)} ({self.hardest}), effort {self.effort:.0f}"

    def _search_in_words(self) -> str:
        one = self.trials == 1
        if self.nested:
            trials = counted(self.trials, "simple trial")
            return f"{trials} {'is' if one else 'are'} not enough; it takes trials within trials"
        return f"{counted(self.trials, 'trial')} {'finishes' if one else 'finish'} it"


def family_of(title: str) -> str:
    """Return the family of a technique; custom ones are one family here, as a grade has their names only."""
    return TECHNIQUES[title].family if title in TECHNIQUES else Strategy.family


class _Needed:
    """What a puzzle needs, added up technique by technique: which one how often, the hardest, the effort and steps."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.hardest, self.hardest_rating = "", 1.0
        self.effort = 0.0
        self.steps = 0

    def add(self, title: str, rating: float, times: int, steps: int) -> None:
        """Add a technique that is needed some times, with so many steps in all."""
        self.counts[title] = self.counts.get(title, 0) + times
        if rating > self.hardest_rating or not self.hardest:
            self.hardest, self.hardest_rating = title, rating
        self.effort += times * rating**2
        self.steps += steps


def grade_of(found: Profile) -> CrosshatchGrade:
    """Return the grade of a profile."""
    needed = _Needed()
    single_rounds = singles_on_offer = other_rounds = steps_on_offer = narrow_passes = 0
    for singles, technique, effects, rating in found.turns:
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
    """Return what grades of a version have as theirs where their minutes are those of a pace."""
    return version if pace == Pace() else f"{version} at pace {pace.factor:.3g}"


class CrosshatchScale(Scale[CrosshatchGrade]):
    """Our own scale, in rounds of the simplest technique on offer.

    ``strategies`` are those to use, instances or classes, simplest first; where left out, those of the catalogue that
    are on by default.
    Singles are always used.  What other packages bring is not, so that a grade means the same everywhere.  With other
    strategies than the default ones its name is ``own``, and ``difference`` says which, as its version does.

    ``times`` says how long people take; where it is not what is typical in the public data, the version says so too.

    Raises ValueError where a strategy has no rating.
    """

    name = "crosshatch"
    title = "Crosshatch"
    version = VERSION
    levels = tuple(LEVELS)
    limits: Mapping[str, float] = LEVELS
    grade_type = CrosshatchGrade
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
            self.version += ", with times of its own"

    def rating_of(self, technique: Technique) -> float | None:
        """Return the rating of puzzles whose hardest technique it is."""
        return self.ratings.get(technique.title)

    def lowest_of(self, strategy: Strategy) -> float:
        """Return the rating of the simplest steps of a strategy."""
        return rating_of_stage(strategy)

    def judge(self, puzzle: Puzzle) -> CrosshatchGrade:
        """Find the grade of a puzzle by the rounds that it takes."""
        check_gradable(puzzle)
        return grade_of(profile(puzzle, self.strategies, self.times))


def _beyond_singles(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    return tuple(each for each in strategies if not isinstance(each, Single))


def _difference(strategies: tuple[Strategy, ...], usual: tuple[Strategy, ...]) -> str:
    """Say which strategies are not the usual ones; nothing where all are."""
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
