"""Positions to practise a technique: it is the next step that matters there, as nothing simpler finds anything.

Random puzzles are walked through until the technique's turn comes.  Some techniques are too rare for that: puzzles with
these are known (``ancestors``, ``rare``), and are turned and relabelled at random, which changes nothing but their
looks.

Everything random comes from the seed, so that the same technique and seed give the same position on every machine.
"""

import time
from collections.abc import Iterable
from itertools import count
from random import Random
from typing import ClassVar, Literal, TypeAlias

import attrs

from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..board.transformation import random_transformation
from ..formats.library import POSITION, LibraryCase
from ..logic.clock import deadline_in
from ..logic.step import Step
from ..logic.technique import Rule, Technique, slug_of
from ..position.status import solutions
from ..solving.solver import Solver
from ..techniques.catalogue import CATALOGUE, KINDS, pipeline, rating_of_stage
from ..techniques.installed import installed_strategies
from ..techniques.names import technique_named
from ..techniques.strategy import Strategy, TableStrategy, instances
from . import rare_techniques as rare
from .ancestors import Ancestor, that_need
from .digging import minimal_puzzle, shuffled
from .errors import TargetError
from .forerunners import FORERUNNERS


@attrs.frozen
class Exercise:
    """A position where a technique is the next step, and its answer: the step.

    The seed makes it again; ``tried`` is how many positions were looked at on the way.
    """

    technique: Technique
    position: Puzzle
    step: Step
    solution: str
    seed: str
    tried: int
    met: ClassVar[Literal[True]] = True

    @property
    def case(self) -> LibraryCase:
        """The position and what the step does there, as HoDoKu's library has it; a plain position if that lacks it."""
        hodoku = self.technique.hodoku
        placements, eliminations = self.step.placements, self.step.eliminations
        digits = sorted({each.digit for each in placements + eliminations})
        code = hodoku.code if hodoku else POSITION
        return LibraryCase(
            self.position, code, candidates=tuple(digits), eliminations=eliminations, placements=placements
        )


@attrs.frozen
class NoExercise:
    """The time was over before a position was found."""

    technique: Technique
    seed: str
    tried: int
    met: ClassVar[Literal[False]] = False


Practised: TypeAlias = Exercise | NoExercise


class Practice:
    """Makes positions in which a technique is the next step.

    The technique is given by its name, or by a strategy of one's own; ``own`` are others that take part, and whose
    techniques can be named.  Simpler is what the default pipeline tries before it; for a technique that is off by
    default, what of the pipeline is rated lower; for one without a rating, all of the pipeline.

    Raises UnknownTechnique where there is no such technique, and TargetError where it is never the next step, or no
    position is known where it is.
    """

    def __init__(
        self, technique: str | Strategy | type[Strategy], own: Iterable[Strategy | type[Strategy]] = ()
    ) -> None:
        custom = (*installed_strategies(), *instances(own))
        strategy = _strategy_named(technique, custom) if isinstance(technique, str) else instances([technique])[0]
        self.technique = strategy.technique
        simpler, others = _apart(strategy)
        _check_that_it_occurs(self.technique, simpler)
        rating = _rating(self.technique)
        before = [each for each in custom if each != strategy and rating_of_stage(each) < rating]
        after = [each for each in custom if each != strategy and each not in before]
        in_order = (*_by_rating(simpler, before), strategy, *_by_rating(others, after))
        self._solver = Solver(pipeline(in_order), fallback=None)

    def make(self, seed: int | str, max_seconds: float | None = None) -> Practised:
        """Make the position of a seed.

        Returns NoExercise when ``max_seconds`` have passed.  Without them it goes on until there is a position.
        """
        deadline = deadline_in(max_seconds)
        text = str(seed)
        chance = Random(f"crosshatch practice {self.technique.slug} {text}")
        known = self._known(text, deadline - time.monotonic())
        for tried in count():
            left = deadline - time.monotonic()
            if left <= 0:
                break
            if known is None:
                found = self.first_in(minimal_puzzle(f"{self.technique.slug} {text} {tried}"), left)
            else:
                found = self._if_next(known.transformed(random_transformation(chance)))
            if found:
                position, step = found
                (solution,) = solutions(Puzzle(position.givens))
                return Exercise(self.technique, position, step, solution, text, tried + 1)
        return NoExercise(self.technique, text, tried)

    def _if_next(self, position: Puzzle) -> tuple[Puzzle, Step] | None:
        """Return a position with its step if the technique is next there, as it may not be where order decides."""
        step = self._solver.next_step(position)
        return (position, step) if step and step.technique == self.technique else None

    def _known(self, seed: str, max_seconds: float) -> Puzzle | None:
        """Return the position in one of the known puzzles, which the seeds of a batch take in turn; None without any.

        What is known need not hold where strategies of one's own take part.
        """
        slug = self.technique.slug
        stem, _, number = seed.rpartition("/")
        order = shuffled(known_puzzles(slug), Random(f"{slug} {stem}"))
        first = int(number) % len(order) if order and number.isdecimal() else 0
        found = (self.first_in(each.puzzle, max_seconds) for each in (*order[first:], *order[:first]))
        return next((position for position, _ in filter(None, found)), None)

    def first_in(self, puzzle: Puzzle, max_seconds: float | None = None) -> tuple[Puzzle, Step] | None:
        """Return the first position on the way through a puzzle where the technique is next, and its step.

        None where it never is, or not before ``max_seconds`` have passed.
        """
        for grid, step in self._solver.walk(puzzle, max_seconds):
            if step.technique == self.technique:
                return Puzzle.of_grid(grid), step
        return None


def known_puzzles(slug: str) -> tuple[Ancestor, ...]:
    """Return the puzzles that are known to need a rare technique; none where it is not rare, or never seen."""
    return that_need([slug]) or tuple(Ancestor(str(seed)) for seed in rare.RARE.get(slug, ()))


def _by_rating(ours: Iterable[Strategy], custom: Iterable[Strategy]) -> list[Strategy]:
    return sorted((*ours, *custom), key=rating_of_stage)


def _strategy_named(name: str, custom: Iterable[Strategy]) -> Strategy:
    """Return the strategy of a technique by any of its names: one of ours, or a custom one."""
    everything = (*CATALOGUE, *KINDS, *custom)
    wanted = technique_named(name, [each.technique for each in everything])
    return next(each for each in everything if each.technique == wanted)


def _apart(strategy: Strategy) -> tuple[tuple[Strategy, ...], tuple[Strategy, ...]]:
    """Return what of the default pipeline is simpler than a strategy, and what is not; the strategy is in neither."""
    technique = strategy.technique
    default: list[TableStrategy] = [each for each in CATALOGUE if each.technique.on]
    if isinstance(strategy, TableStrategy) and strategy in default:
        place = default.index(strategy)
        return tuple(default[:place]), tuple(default[place + 1 :])
    if technique.kind_of:  # of the kinds of hidden singles, the pipeline has their common name
        kinds = [each for each in KINDS if each.technique.kind_of == technique.kind_of and each != strategy]
        others = [each for each in default if each.technique.title != technique.kind_of]
        default = sorted([*others, *kinds], key=rating_of_stage)
    rating = _rating(technique)
    simpler = [each for each in default if rating_of_stage(each) < rating]
    return tuple(simpler), tuple(each for each in default if each not in simpler)


def _rating(technique: Technique) -> float:
    """Return what tells what is simpler: our own rating, or Sudoku Explainer's where only that scale has it."""
    if technique.rating is not None:
        return technique.rating
    theirs = technique.explainer
    if theirs is None:
        return float("inf")
    return theirs.lowest if isinstance(theirs, Rule) else theirs


def _check_that_it_occurs(technique: Technique, simpler: Iterable[Strategy]) -> None:
    """Raise TargetError where a technique is never the next step, or was in no puzzle that was looked at."""
    first = FORERUNNERS.get(technique.title, ())
    if first and {each.technique.title for each in simpler}.issuperset(first):
        raise TargetError(
            f"{technique.slug} is never the next step: there is always {listed(map(slug_of, first), 'or')}, "
            "which is simpler"
        )
    if technique.slug in rare.NEVER_SEEN:
        raise TargetError(
            f"no position is known where {technique.slug} is the next step: simpler techniques come first in all of "
            f"{rare.LOOKED_AT:,} random puzzles"
        )
