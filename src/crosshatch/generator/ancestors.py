"""Ancestors: puzzles that need what few random puzzles do, kept in ``ancestors.csv``, and descendants of these.

All were found by our own search, ``benchmarks/ancestors.py``, which writes the file.  A puzzle that needs a rare
technique is sought near one that does: it is transformed at random, which changes nothing but its looks, and then
varied step by step among those that need the technique as well, until it is another puzzle.
"""

import csv
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from random import Random

import attrs

from ..board.puzzle import Puzzle
from ..board.transformation import random_transformation, transformed
from ..engine.search import counting
from ..grading.registry import techniques_named
from ..grading.scale import Grade, Scale
from .sources import Filled, RandomSolutions
from .target import Target

FILE = "ancestors.csv"
"""The file, in this package: ``puzzle,needs,er``, with the slugs of techniques in ``needs``, and blanks between."""

STEPS = 6
"""How many variations a descendant is away from its ancestor: with fewer, puzzles of different seeds would be alike."""

RANDOM = 0.2
"""How many starts are random solutions all the same: a target may ask for what no descendant has."""


@attrs.frozen
class Ancestor:
    """A puzzle of 81 characters, the rare techniques that it needs, by their slugs, and its ER where that is known.

    A technique that is off by default is needed where our scale has it on.
    """

    puzzle: str
    needs: frozenset[str]
    er: float | None = None


@cache
def ancestors() -> tuple[Ancestor, ...]:
    """Return all ancestors, in the order of their file."""
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return tuple(
        Ancestor(row["puzzle"], frozenset(row["needs"].split()), float(row["er"]) if row["er"] else None)
        for row in rows
    )


@cache
def rare() -> frozenset[str]:
    """Return the techniques that some ancestor needs, by their slugs."""
    return frozenset().union(*(each.needs for each in ancestors()))


def for_target(target: Target, scale: Scale[Grade]) -> tuple[Ancestor, ...]:
    """Return the ancestors among whose descendants a target is to be sought; none where random solutions will do."""
    return that_need(each.slug for name in (*target.must, *target.hardest) for each in techniques_named(scale, name))


def that_need(techniques: Iterable[str]) -> tuple[Ancestor, ...]:
    """Return the ancestors that need as many of some techniques as any does; none where these are not rare."""
    wanted = rare().intersection(techniques)
    most = max((len(wanted & each.needs) for each in ancestors()), default=0)
    return tuple(each for each in ancestors() if len(wanted & each.needs) == most) if most else ()


class Descendants(RandomSolutions):
    """Transformed and mutated ancestors; now and then a random solution."""

    def __init__(self, groups: Sequence[tuple[int, ...]], of: Sequence[Ancestor]) -> None:
        super().__init__(groups)
        self.of = of

    def start(self, chance: Random) -> Filled:
        """Return a descendant of a random ancestor, or a random solution."""
        if chance.random() < RANDOM:
            return super().start(chance)
        ancestor = self.of[int(chance.random() * len(self.of))]
        return self._in_groups(transformed(Puzzle(ancestor.puzzle), random_transformation(str(chance.random()))))

    def _in_groups(self, puzzle: Puzzle) -> Filled:
        """Return a puzzle with those groups filled that it has some given of."""
        (line,) = counting.solutions_of_values(puzzle.values, 2)
        solution = tuple(map(int, line))
        kept = {cell for group in self.groups if any(puzzle.values[each] for each in group) for cell in group}
        values = tuple(digit if cell in kept or puzzle.values[cell] else 0 for cell, digit in enumerate(solution))
        return Filled(values, solution, STEPS)
