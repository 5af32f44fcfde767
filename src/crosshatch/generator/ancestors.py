"""Ancestors: puzzles that need what few random puzzles do, kept in ``ancestors.csv``, and descendants of these.

All were found by our own searches, ``benchmarks/ancestors.py`` and ``rated_ancestors.py``, which write the file.  A
puzzle that needs a rare technique is sought near one that does: it is transformed at random, which changes nothing but
its looks, and then varied step by step among those that need the technique as well, until it is another puzzle.  So are
puzzles with a rare ER.
"""

import csv
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import inf
from random import Random

import attrs

from ..board.puzzle import Puzzle
from ..board.transformation import random_transformation
from ..grading.registry import techniques_named
from ..originals.explainer.scale import ExplainerGrade
from ..position import counting
from ..solving.scale import Grade, Scale
from .digging import minimal_puzzle
from .ranges import Range
from .sources import BACK, Filled, RandomSolutions, with_others
from .target import Target

FILE = "ancestors.csv"
"""The file, in this package: the slug of a technique, or a rare ER, or both, and the puzzles that need it.

Blanks stand between puzzles, which are ``Ancestor.code``s.  A puzzle that needs several techniques is in a row of each.
"""

HARDEST_KNOWN = 11.9
"""The ER of the hardest puzzles that anybody has published."""

COMMON = (Range(0, 4.6), Range(5.6, 5.8), Range(6.5, 9.2))
"""The ER of random puzzles and those near them; in the gaps between there are few, and above."""

NEAR = 0.3
"""How far the ER of an ancestor may be from what is asked for, where there is none that has it."""

HARD = 9.3
"""The ER from which on neighbours of a puzzle are rarely as hard."""

STEPS_OF_HARD = 1
"""How many variations a descendant of such a puzzle is away from it: each has another solution, and is rarely found."""

STEPS = 12
"""How many variations a descendant is away from its ancestor: with fewer, puzzles of different seeds would be alike."""

RANDOM = 0.2
"""How many starts are random solutions all the same: a target may ask for what no descendant has."""


@attrs.frozen
class Ancestor:
    """A puzzle, the rare techniques that it needs, by their slugs, and its ER if that is rare, else 0.

    ``code`` is its 81 characters or, of a random one, its seed (``minimal_puzzle``).  A technique that is off by
    default is needed where our scale has it on.
    """

    code: str
    needs: frozenset[str] = frozenset()
    er: float = 0.0

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return Puzzle(self.code) if len(self.code) == 81 else minimal_puzzle(int(self.code))


@cache
def ancestors() -> tuple[Ancestor, ...]:
    """Return all ancestors, in the order in which their file names them first."""
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, Ancestor] = {}
    for row in csv.DictReader(text.splitlines()):
        for code in row["puzzles"].split():
            known = found.get(code, Ancestor(code))
            needs, er = known.needs.union(row["needs"].split()), float(row["er"] or known.er)
            found[code] = Ancestor(code, needs, er)
    return tuple(found.values())


@cache
def rated() -> tuple[tuple[str, float], ...]:
    """Return the codes of the puzzles with a rare ER, and that, by their ER."""
    return tuple(sorted(((each.code, each.er) for each in ancestors() if each.er), key=lambda row: (row[1], row[0])))


def highest_rated() -> float:
    """Return the highest ER of a puzzle that our own search has found."""
    return rated()[-1][1]


def is_higher_than_any(target: Target, scale: Scale[Grade]) -> bool:
    """Return whether a target asks for an ER above that of all puzzles that our own search has found."""
    return issubclass(scale.grade_type, ExplainerGrade) and target.rating.lowest > highest_rated()


@cache
def rare() -> frozenset[str]:
    """Return the techniques that some ancestor needs, by their slugs."""
    return frozenset().union(*(each.needs for each in ancestors()))


def for_target(target: Target, scale: Scale[Grade]) -> tuple[Ancestor, ...]:
    """Return the ancestors among whose descendants a target is to be sought; none where random solutions will do."""
    musts = that_need(each.slug for name in (*target.needed, *target.hardest) for each in techniques_named(scale, name))
    if musts or not issubclass(scale.grade_type, ExplainerGrade):
        return musts
    return with_rating(target.rating.lowest, target.rating.highest)


def with_rating(lowest: float, highest: float) -> tuple[Ancestor, ...]:
    """Return the ancestors with an ER in a range, else those next to it; none where random solutions will do."""
    if any(max(lowest, common.lowest) <= min(highest, common.highest) for common in COMMON):
        return ()
    gaps = [max(lowest - er, er - highest, 0.0) for _, er in rated()]
    nearest = min(gaps, default=inf)
    if nearest > NEAR:
        return ()
    return tuple(Ancestor(code, er=er) for (code, er), gap in zip(rated(), gaps, strict=True) if gap == nearest)


def that_need(techniques: Iterable[str]) -> tuple[Ancestor, ...]:
    """Return the ancestors that need as many of some techniques as any does; none where these are not rare."""
    wanted = rare().intersection(techniques)
    most = max((len(wanted & each.needs) for each in ancestors()), default=0)
    found = (each for each in ancestors() if most and len(wanted & each.needs) == most)
    return tuple(Ancestor(each.code, each.needs) for each in found)  # what their ER is does not matter here


class Descendants(RandomSolutions):
    """Transformed ancestors, to be varied step by step; now and then a random solution."""

    back = BACK

    def __init__(self, groups: Sequence[tuple[int, ...]], of: Sequence[Ancestor]) -> None:
        super().__init__(groups)
        self.of = of
        self._hard = min(each.er for each in of) >= HARD

    def start(self, chance: Random) -> Filled:
        """Return a descendant of a random ancestor, or a random solution."""
        if chance.random() < RANDOM:
            return super().start(chance)
        ancestor = self.of[int(chance.random() * len(self.of))]
        steps = STEPS_OF_HARD if self._hard else STEPS
        return self._in_groups(ancestor.puzzle.transformed(random_transformation(str(chance.random()))), steps)

    def vary(self, filled: Filled, chance: Random) -> Filled:
        """Return a puzzle with a few groups of cells filled again; of very hard ones, some exchanged for others.

        That leads to other solutions, where hard puzzles have more neighbours that are as hard.
        """
        return with_others(filled, self.groups, chance) if self._hard else super().vary(filled, chance)

    def _in_groups(self, puzzle: Puzzle, steps: int) -> Filled:
        """Return a puzzle with those groups filled that it has some given of, to be varied so many times."""
        (line,) = counting.solutions_of_values(puzzle.values, 2)
        solution = tuple(map(int, line))
        kept = {cell for group in self.groups if any(puzzle.values[each] for each in group) for cell in group}
        values = tuple(digit if cell in kept or puzzle.values[cell] else 0 for cell, digit in enumerate(solution))
        return Filled(values, solution, steps)
