"""Positions for practising a technique: nothing simpler makes progress, so the technique is the next step.

Random puzzles are solved until the technique is next.  For very rare techniques, known puzzles are used (``ancestors``,
``rare_techniques``), transformed at random, which changes only their looks.

All randomness comes from the seed, so the same technique and seed give the same position on every machine.
"""

import time
from collections.abc import Iterable
from itertools import count
from random import Random
from typing import ClassVar, Literal, TypeAlias

import attrs

from ..board.board import CLASSIC
from ..board.clock import deadline_in
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..board.transformation import random_transformation, random_turn
from ..formats.library import POSITION, LibraryCase
from ..logic.proof import proves
from ..logic.step import Step
from ..logic.technique import Rule, Technique, slug_of
from ..position.status import solutions
from ..solving.solver import Solver
from ..techniques.catalogue import CATALOGUE, KINDS, SINGLES, pipeline, rating_of_stage
from ..techniques.installed import installed_strategies
from ..techniques.names import AMONG_LISTED, technique_named
from ..techniques.strategy import Strategy, TableStrategy, instances
from . import rare_techniques as rare
from .ancestors import Ancestor, that_need
from .digging import minimal_puzzle, shuffled
from .errors import TargetError
from .superseded_techniques import SUPERSEDED_BY


@attrs.frozen
class Exercise:
    """A position in which a technique is the next step, with that step as its answer.

    The seed makes it again; ``tried`` is the number of positions examined.
    """

    technique: Technique
    position: Puzzle
    step: Step
    solution: str
    seed: str
    tried: int
    met: ClassVar[Literal[True]] = True

    @property
    def needs_candidates(self) -> bool:
        """Whether the step needs the candidates of the position; the digits alone can be enough for a single."""
        digits = Puzzle(self.position.line).grid()
        return self.technique.family != SINGLES or not proves(digits, self.step)

    @property
    def case(self) -> LibraryCase:
        """The position and step in HoDoKu's library format; just the position if the library has no such technique."""
        hodoku = self.technique.hodoku
        placements, eliminations = self.step.placements, self.step.eliminations
        digits = sorted({each.digit for each in placements + eliminations})
        code = hodoku.code if hodoku else POSITION
        return LibraryCase(
            self.position, code, candidates=tuple(digits), eliminations=eliminations, placements=placements
        )


@attrs.frozen
class NoExercise:
    """No position was found before the time was over."""

    technique: Technique
    seed: str
    tried: int
    met: ClassVar[Literal[False]] = False


PracticeResult: TypeAlias = Exercise | NoExercise


class Practice:
    """Makes positions in which a technique is the next step.

    The technique is given by name or as a custom strategy.  ``own`` are further custom strategies that take part and
    whose techniques can be named.  Simpler techniques are those that the default pipeline tries first; for a technique
    that is off by default, those that are rated lower; for a technique without a rating, the whole pipeline.

    Raises UnknownTechnique if the technique does not exist, and TargetError if it is never the next step, needs another
    board, or no position is known in which it is the next step.
    """

    def __init__(
        self, technique: str | Strategy | type[Strategy], own: Iterable[Strategy | type[Strategy]] = ()
    ) -> None:
        custom = (*installed_strategies(), *instances(own))
        strategy = _strategy_named(technique, custom) if isinstance(technique, str) else instances([technique])[0]
        self.technique = strategy.technique
        if not strategy.works_on(CLASSIC):
            raise TargetError(
                f"{self.technique.slug!r} does not occur on the classic board, "
                "and practice makes positions on that board only"
            )
        simpler, others = _apart(strategy)
        _check_that_it_occurs(self.technique, simpler)
        rating = _rating(self.technique)
        before = [each for each in custom if each != strategy and rating_of_stage(each) < rating]
        after = [each for each in custom if each != strategy and each not in before]
        by_looks = isinstance(strategy, TableStrategy) and strategy.by_looks
        self._looks = random_turn if by_looks else random_transformation
        in_order = (*_by_rating(simpler, before), strategy, *_by_rating(others, after))
        self._solver = Solver(pipeline(in_order), fallback=None)

    def make(self, seed: int | str, max_seconds: float | None = None) -> PracticeResult:
        """Make the position of a seed.

        Returns NoExercise when ``max_seconds`` have passed.  Without a limit, the search continues until a position is
        found.
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
                found = self._if_next(known.transformed(self._looks(chance)))
            if found:
                position, step = found
                (solution,) = solutions(Puzzle(position.givens))
                return Exercise(self.technique, position, step, solution, text, tried + 1)
        return NoExercise(self.technique, text, tried)

    def _if_next(self, position: Puzzle) -> tuple[Puzzle, Step] | None:
        """Return a position and its step if the technique is next there, which can depend on the order of the rest."""
        step = self._solver.next_step(position)
        return (position, step) if step and step.technique == self.technique else None

    def _known(self, seed: str, max_seconds: float) -> Puzzle | None:
        """Return the position in one of the known puzzles, which the seeds of a batch use in turn; None if there are
        none.

        With custom strategies, a known puzzle need not work.
        """
        slug = self.technique.slug
        stem, _, number = seed.rpartition("/")
        order = shuffled(known_puzzles(slug), Random(f"{slug} {stem}"))
        first = int(number) % len(order) if order and number.isdecimal() else 0
        found = (self.first_in(each.puzzle, max_seconds) for each in (*order[first:], *order[:first]))
        return next((position for position, _ in filter(None, found)), None)

    def first_in(self, puzzle: Puzzle, max_seconds: float | None = None) -> tuple[Puzzle, Step] | None:
        """Return the first position on the path of a puzzle in which the technique is next, and its step.

        None if it is never next, or not before ``max_seconds`` have passed.
        """
        for grid, step in self._solver.walk(puzzle, max_seconds):
            if step.technique == self.technique:
                return Puzzle.of_grid(grid), step
        return None


def known_puzzles(slug: str) -> tuple[Ancestor, ...]:
    """Return the known puzzles that need a rare technique; none if it is not rare, or was never seen."""
    return that_need([slug]) or tuple(Ancestor(str(seed)) for seed in rare.RARE.get(slug, ()))


def _by_rating(ours: Iterable[Strategy], custom: Iterable[Strategy]) -> list[Strategy]:
    return sorted((*ours, *custom), key=rating_of_stage)


def _strategy_named(name: str, custom: Iterable[Strategy]) -> Strategy:
    """Return the strategy of a technique by any of its names: a built-in or a custom one."""
    everything = (*CATALOGUE, *KINDS, *custom)
    wanted = technique_named(name, [each.technique for each in everything], AMONG_LISTED)
    return next(each for each in everything if each.technique == wanted)


def _apart(strategy: Strategy) -> tuple[tuple[Strategy, ...], tuple[Strategy, ...]]:
    """Return the other strategies of the default pipeline: those that are simpler than one strategy, and the rest."""
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
    """Return the rating that decides what is simpler: the Crosshatch rating, or if missing, Sudoku Explainer's."""
    if technique.rating is not None:
        return technique.rating
    theirs = technique.explainer
    if theirs is None:
        return float("inf")
    return theirs.lowest if isinstance(theirs, Rule) else theirs


def _check_that_it_occurs(technique: Technique, simpler: Iterable[Strategy]) -> None:
    """Raise TargetError if a technique is never the next step, or was not in any puzzle examined."""
    first = SUPERSEDED_BY.get(technique.title, ())
    if first and {each.technique.title for each in simpler}.issuperset(first):
        raise TargetError(
            f"{technique.slug} is never the next step, because a simpler technique is always available: "
            f"{listed(map(slug_of, first), 'or')}"
        )
    if technique.slug in rare.NEVER_SEEN:
        raise TargetError(
            f"no position is known in which {technique.slug} is the next step; in {rare.LOOKED_AT:,} random puzzles, "
            "simpler techniques always came first"
        )
