"""Ancestors: puzzles with rare properties, stored in ``ancestors.csv``, and their descendants.

All were found by the searches in ``benchmarks/ancestors.py`` and ``rated_ancestors.py``, which write the file.  To find
another puzzle that needs a rare technique, the generator starts from an ancestor that does.  It transforms the ancestor
at random, which changes only its looks, and varies it step by step, keeping variations that still need the technique,
until it is a different puzzle.  Puzzles with a rare ER are found in the same way.
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
from .sources import BACK, RandomSolutions, SourceGrid, with_others
from .target import Target

FILE = "ancestors.csv"
"""The file, in this package: each row has the slug of a technique, or a rare ER, or both, and the puzzles that need it.

The puzzles are written as ``Ancestor.code`` and separated by spaces.  A puzzle that needs several techniques is in a
row of each.
"""

HARDEST_KNOWN = 11.9
"""The ER of the hardest puzzles published."""

COMMON = (Range(0, 4.6), Range(5.6, 5.8), Range(6.5, 9.2))
"""The ranges of ER that are common among random puzzles and their neighbours; values in the gaps, and above, are rare.
"""

NEAR = 0.3
"""Maximum difference between the ER of an ancestor and the ER requested, if no ancestor has it."""

HARD = 9.3
"""The ER from which neighbours of a puzzle are rarely as hard."""

STEPS_OF_HARD = 1
"""Number of variations from such a puzzle to a descendant; small, since each leads to another solution and is hard to
find."""

STEPS = 12
"""Number of variations from an ancestor to a descendant; with fewer, puzzles of different seeds would look alike."""

RANDOM = 0.2
"""Share of starts that are random solutions nevertheless, since a target may ask for something that no descendant has.
"""


@attrs.frozen
class Ancestor:
    """A puzzle with the rare techniques that it needs, by slug, and its ER if that is rare (otherwise 0).

    ``code`` is its 81 characters or, for a random puzzle, its seed (``minimal_puzzle``).  A technique that is off by
    default is needed only if the scale includes it.
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
    """Return all ancestors, in the order in which the file first names them."""
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
    """Return the codes and the ER of the puzzles with a rare ER, by ER."""
    return tuple(sorted(((each.code, each.er) for each in ancestors() if each.er), key=lambda row: (row[1], row[0])))


def highest_rated() -> float:
    """Return the highest ER among the ancestors."""
    return rated()[-1][1]


def is_higher_than_any(target: Target, scale: Scale[Grade]) -> bool:
    """Return whether a target asks for an ER above that of all ancestors."""
    return issubclass(scale.grade_type, ExplainerGrade) and target.rating.lowest > highest_rated()


@cache
def rare() -> frozenset[str]:
    """Return the slugs of the techniques that some ancestor needs."""
    return frozenset().union(*(each.needs for each in ancestors()))


def for_target(target: Target, scale: Scale[Grade]) -> tuple[Ancestor, ...]:
    """Return the ancestors to start from for a target; none if random solutions are good enough."""
    musts = that_need(each.slug for name in (*target.needed, *target.hardest) for each in techniques_named(scale, name))
    if musts or not issubclass(scale.grade_type, ExplainerGrade):
        return musts
    return with_rating(target.rating.lowest, target.rating.highest)


def with_rating(lowest: float, highest: float) -> tuple[Ancestor, ...]:
    """Return the ancestors with an ER in a range, or the nearest ones; none if random solutions are good enough."""
    if any(max(lowest, common.lowest) <= min(highest, common.highest) for common in COMMON):
        return ()
    gaps = [max(lowest - er, er - highest, 0.0) for _, er in rated()]
    nearest = min(gaps, default=inf)
    if nearest > NEAR:
        return ()
    return tuple(Ancestor(code, er=er) for (code, er), gap in zip(rated(), gaps, strict=True) if gap == nearest)


def that_need(techniques: Iterable[str]) -> tuple[Ancestor, ...]:
    """Return the ancestors that need the greatest number of these techniques; none if the techniques are not rare."""
    wanted = rare().intersection(techniques)
    most = max((len(wanted & each.needs) for each in ancestors()), default=0)
    found = (each for each in ancestors() if most and len(wanted & each.needs) == most)
    return tuple(Ancestor(each.code, each.needs) for each in found)  # what their ER is does not matter here


class Descendants(RandomSolutions):
    """A source of transformed ancestors, to be varied step by step, with an occasional random solution."""

    back = BACK

    def __init__(self, groups: Sequence[tuple[int, ...]], of: Sequence[Ancestor]) -> None:
        super().__init__(groups)
        self.of = of
        self._hard = min(each.er for each in of) >= HARD

    def start(self, chance: Random) -> SourceGrid:
        """Return a descendant of a random ancestor, or a random solution."""
        if chance.random() < RANDOM:
            return super().start(chance)
        ancestor = self.of[int(chance.random() * len(self.of))]
        steps = STEPS_OF_HARD if self._hard else STEPS
        return self._in_groups(ancestor.puzzle.transformed(random_transformation(str(chance.random()))), steps)

    def vary(self, filled: SourceGrid, chance: Random) -> SourceGrid:
        """Return a puzzle with a few groups of cells filled again; for very hard puzzles, with some givens exchanged
        for others.

        Exchanging leads to other solutions, where hard puzzles have more neighbours of the same difficulty.
        """
        return with_others(filled, self.groups, chance) if self._hard else super().vary(filled, chance)

    def _in_groups(self, puzzle: Puzzle, steps: int) -> SourceGrid:
        """Return a puzzle with every group filled of which it has a given, to be varied ``steps`` times."""
        (line,) = counting.solutions_of_values(puzzle.values, 2)
        solution = tuple(map(int, line))
        kept = {cell for group in self.groups if any(puzzle.values[each] for each in group) for cell in group}
        values = tuple(digit if cell in kept or puzzle.values[cell] else 0 for cell, digit in enumerate(solution))
        return SourceGrid(values, solution, steps)
