"""Crosshatch's own scale: strictly simplest first, in rounds, so that a grade is a property of the puzzle.

A path depends on which of several equal steps is taken first, and so do grades that follow a path.  Here nothing is
chosen: each round carries out at once every step of the simplest technique on offer.  What is counted stays the same
when the puzzle is turned, transposed or has its digits renamed.
"""

from collections.abc import Iterable

import attrs

from ..board.candidate import Candidate
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..engine.singles import rounds as engine
from ..engine.search import trials
from ..step import Step
from ..strategies.base import Strategy, check_changed, in_groups, instances, listed
from ..strategies.catalogue import CATALOGUE
from ..strategies.catalogue import RATINGS as CATALOGUE_RATINGS
from ..strategies.singles import FullHouse, HiddenSingleInBox, HiddenSingleInLine, NakedSingle, Single
from .scale import (
    BEYOND_REACH,
    Grade,
    Scale,
    check_gradable,
    check_rated,
    counts_in_words,
    range_of_level,
    sound_for,
)

LEVELS: dict[str, tuple[float, str]] = {
    "Easy": (2.0, "singles are enough"),
    "Medium": (3.0, "locked candidates and naked pairs are enough"),
    "Hard": (5.0, "techniques rated up to 5.0 are enough, from X-Wings to Sue de Coq"),
    "Unfair": (max(CATALOGUE_RATINGS.values()), "the patterns of the catalogue are enough"),
    "Extreme": (BEYOND_REACH, "the patterns of the catalogue are not enough"),
}
"""For each level the highest rating of a technique that its puzzles need, and what it promises."""

SINGLES: dict[int, tuple[Single, float]] = {
    FullHouse.kind: (FullHouse(), 1.0),
    HiddenSingleInBox.kind: (HiddenSingleInBox(), 1.2),
    HiddenSingleInLine.kind: (HiddenSingleInLine(), 1.5),
    NakedSingle.kind: (NakedSingle(), 2.0),
}
"""The singles that the rounds tell apart, by their kind in the engine, with their ratings."""

FILLED = "no cell is empty"
"""What is said of a puzzle that is solved already."""

MOST_NAMES = 8
"""How many techniques are named where a scale differs from ours; more are counted."""

RATINGS: dict[str, float] = CATALOGUE_RATINGS | {strategy.name: rating for strategy, rating in SINGLES.values()}
FAMILIES: dict[str, str] = {entry.strategy.name: entry.strategy.family for entry in CATALOGUE} | {
    strategy.name: strategy.family for strategy, _ in SINGLES.values()
}


@attrs.frozen
class CrosshatchGrade(Grade):
    """How hard a puzzle is, as a vector.

    - ``techniques``: for each single the number of digits that it places, for each harder technique the number of
      rounds that need it;
    - ``hardest``: the hardest technique needed;
    - ``effort``: the sum over ``techniques`` of count times rating squared;
    - ``steps``: digits placed by singles, and steps carried out in the other rounds;
    - ``rounds``: the number of rounds;
    - ``singles_on_offer``: the mean number of cells with a single, over the rounds of singles;
    - ``steps_on_offer``: the mean number of steps with different effects, over the other rounds; 0 without such rounds;
    - ``narrow_passes``: the number of rounds in which just one step was on offer;
    - ``trials``: for a puzzle that logic cannot finish, how many candidates have to be tried from there, each followed
      by singles only, until those that these refute let singles finish it; else 0;
    - ``nested``: whether the puzzle holds out against these too, so that trials within trials are needed.
    """

    hardest: str
    effort: float
    steps: int
    rounds: int
    singles_on_offer: float
    steps_on_offer: float
    narrow_passes: int
    trials: int
    nested: bool

    @property
    def rating(self) -> float:
        """The rating of the hardest technique needed; infinite where logic does not finish the puzzle."""
        return RATINGS.get(self.hardest, 1.0) if self.solved else BEYOND_REACH

    @property
    def level(self) -> str:
        """Easy, Medium, Hard, Unfair or Extreme."""
        return next(level for level, (highest, _) in LEVELS.items() if self.rating <= highest)

    @property
    def families(self) -> dict[str, int]:
        """How often techniques of each family are needed."""
        found: dict[str, int] = {}
        for name, count in self.techniques.items():
            found[FAMILIES[name]] = found.get(FAMILIES[name], 0) + count
        return found

    @classmethod
    def part_names(cls) -> tuple[str, ...]:
        """Return the names of the parts of such a grade, the same for every puzzle."""
        return (*super().part_names(), "families")

    def __str__(self) -> str:
        if not self.solved:
            return f"{self.level}: logic gets stuck, {self._search_in_words()}"
        if not self.hardest:
            return f"{self.level}: {FILLED}"
        return f"{self.level} {self.rating:.1f} ({self.hardest}), effort {self.effort:.0f}"

    def _search_in_words(self) -> str:
        if self.nested:
            return f"{self.trials} trials do not help, and trials within trials are needed"
        return f"and {self.trials} trials have to help it on"

    def _choice_in_words(self) -> str:
        parts = []
        if self.singles_on_offer:
            parts.append(f"in a round of singles {self.singles_on_offer:.1f} cells on average have a single")
        if self.steps_on_offer:
            parts.append(f"in {'other rounds' if parts else 'a round'} {self.steps_on_offer:.1f} steps are on offer")
        if self.narrow_passes:
            offer = "1 round offers" if self.narrow_passes == 1 else f"{self.narrow_passes} rounds offer"
            parts.append(f"{offer} one step only")
        return "; ".join(parts)

    def described(self) -> dict[str, str]:
        """Return the parts in words, each under a short heading."""
        _, promise = LEVELS[self.level]
        words = {
            "level": f"{self.level}: {promise if self.techniques or not self.solved else FILLED}",
            "hardest": f"{self.hardest} ({RATINGS[self.hardest]:.1f})" if self.hardest else "",
            "search": "" if self.solved else self._search_in_words(),
            "effort": f"{self.effort:.0f}, in {self.steps} steps and {self.rounds} rounds",
            "choice": self._choice_in_words(),
        }
        for family, count in self.families.items():
            own = {name: times for name, times in self.techniques.items() if FAMILIES[name] == family}
            words[family] = f"{count}: {counts_in_words(own)}"
        return {heading: text for heading, text in words.items() if text}


class CrosshatchScale(Scale[CrosshatchGrade]):
    """Our own scale, in rounds of the simplest technique on offer.

    ``strategies`` are those of the catalogue to use, instances or classes, simplest first; where left out, those that
    are on by default.
    Singles are always used.  What other packages bring is not, so that a grade means the same everywhere.  With other
    strategies than the default ones its name is ``own``, and ``difference`` says which.

    Raises ValueError where a strategy has no rating.
    """

    name = "crosshatch"
    title = "Crosshatch"
    levels = tuple(LEVELS)
    grade_type = CrosshatchGrade
    ratings = RATINGS

    def __init__(self, strategies: Iterable[Strategy | type[Strategy]] | None = None) -> None:
        usual = instances(entry.strategy for entry in CATALOGUE if entry.on)
        given = usual if strategies is None else instances(strategies)
        check_rated(given, RATINGS)
        self.strategies = _beyond_singles(given)
        self.difference = _difference(self.strategies, _beyond_singles(usual))
        if self.difference:
            self.name, self.title = Scale.name, f"{self.title} {self.difference}"

    @property
    def counted(self) -> tuple[Strategy, ...]:
        """The strategies whose steps its grades can count, in the order in which it tries them."""
        return (*(single for single, _ in SINGLES.values()), *self.strategies)

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need."""
        if level is not None:
            highest = min(highest, LEVELS[level][0])
        return tuple(strategy for strategy in self.strategies if RATINGS[strategy.name] <= highest)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the ratings of a level: they are above the first number, and at most the second.

        Both are infinite for the hardest level, whose puzzles logic does not finish.
        """
        above, highest = range_of_level(level, {name: highest for name, (highest, _) in LEVELS.items()})
        return (above if highest < BEYOND_REACH else highest), highest

    def grade(self, puzzle: Puzzle) -> CrosshatchGrade:
        """Grade a puzzle by the rounds that it takes."""
        check_gradable(puzzle)
        strategies = sound_for(puzzle, self.strategies)
        tally = _Tally(puzzle.grid())
        while tally.take_singles() and self._take_round(tally, strategies):
            pass
        return tally.grade()

    def _take_round(self, tally: "_Tally", strategies: Iterable[Strategy]) -> bool:
        """Carry out every step of the simplest strategy that has one; return whether there was any."""
        for strategy in strategies:
            steps = list(strategy.find(tally.grid))
            if steps:
                tally.take(strategy, steps)
                return True
        return False


def _beyond_singles(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    return tuple(each for each in strategies if not isinstance(each, Single))


def _difference(strategies: tuple[Strategy, ...], usual: tuple[Strategy, ...]) -> str:
    """Say which strategies are not the usual ones; nothing where all are."""
    if strategies == usual:
        return ""
    names, usual_names = ([each.name for each in some] for some in (strategies, usual))
    without = [name for name in usual_names if name not in names]
    added = [name for name in names if name not in usual_names]
    parts = [f"{word} {_some(them)}" for word, them in (("without", without), ("with", added)) if them]
    return ", ".join(parts) or "with an order or settings of its own"


def _some(names: list[str]) -> str:
    return listed(names) if len(names) <= MOST_NAMES else f"{len(names)} techniques"


class _Tally:
    """What the rounds have come to so far."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.techniques: dict[str, int] = {}
        self.steps = 0
        self.single_rounds = 0
        self.singles_on_offer = 0
        self.other_rounds = 0
        self.steps_on_offer = 0
        self.narrow_passes = 0

    def take_singles(self) -> bool:
        """Take all rounds of singles; return whether cells are left."""
        for kind, placed, on_offer in in_groups(engine.run(self.grid), engine.ROUND_LENGTH):
            self._count(SINGLES[kind][0].name, placed)
            self.steps += placed
            self.single_rounds += 1
            self.singles_on_offer += on_offer
            self.narrow_passes += on_offer == 1
        return bool(self.grid.empty)

    def take(self, strategy: Strategy, steps: list[Step]) -> None:
        """Carry out all steps of a round."""
        effects = {(step.placements, step.eliminations) for step in steps}
        self._count(strategy.name, 1)
        self.steps += len(effects)
        self.other_rounds += 1
        self.steps_on_offer += len(effects)
        self.narrow_passes += len(effects) == 1
        for step in steps:
            check_changed(step, any(self._is_open(each) for each in (*step.eliminations, *step.placements)))
        for each in {each for step in steps for each in step.eliminations}:
            self.grid.eliminate(each.cell, each.digit)
        for each in {each for step in steps for each in step.placements}:
            if not self.grid.value(each.cell):
                self.grid.place(each.cell, each.digit)

    def _is_open(self, each: Candidate) -> bool:
        return bool(self.grid.digits_of(each.cell) >> each.digit & 1)

    def _count(self, name: str, times: int) -> None:
        self.techniques[name] = self.techniques.get(name, 0) + times

    def grade(self) -> CrosshatchGrade:
        """Return the grade that the rounds have come to, after a search for what they left."""
        solved = not self.grid.empty
        tried = trials.run(self.grid)
        return CrosshatchGrade(
            solved=solved,
            techniques=self.techniques,
            hardest=max(self.techniques, key=lambda name: RATINGS[name], default=""),
            effort=sum(count * RATINGS[name] ** 2 for name, count in self.techniques.items()),
            steps=self.steps,
            rounds=self.single_rounds + self.other_rounds,
            singles_on_offer=self.singles_on_offer / max(1, self.single_rounds),
            steps_on_offer=self.steps_on_offer / max(1, self.other_rounds),
            narrow_passes=self.narrow_passes,
            trials=tried,
            nested=bool(self.grid.empty),
        )
