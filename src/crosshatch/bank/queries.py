"""Queries for puzzles of a bank: a target on a scale, as for the generator, translated to a condition in SQL.

Parts of a target that no column can answer are checked puzzle by puzzle, with the stored grade.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, TypeAlias

import attrs

from ..board.puzzle import Puzzle
from ..board.symmetry import Symmetry, orbits
from ..generator.errors import TargetError
from ..generator.grade_numbers import MINUTES
from ..generator.patterns.pattern import ANYWHERE, GIVEN
from ..generator.ranges import Range
from ..generator.scales import scale_for
from ..generator.target import Target
from ..generator.target_on_scale import TargetOnScale
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import scale_named, techniques_named
from ..solving.scale import BEYOND_REACH, Grade, Scale
from .puzzle import BankGrade
from .schema import NUMBERS

ANY_DIGIT = "[1-9]"
"""Stands for a given with any digit in a SQL ``GLOB`` pattern; ``.`` and ``?`` mean the same there as in masks."""


Condition: TypeAlias = tuple[str, tuple[Any, ...]]
"""A condition in SQL on ``puzzles`` and ``grades``, and the values for its question marks."""


@attrs.define(frozen=True, slots=False, cache_hash=True)
class Query:
    """A query for puzzles that meet a target on a scale, and have all of some tags.

    The default scale is the Crosshatch scale, with the techniques that the target names although they are off by
    default.  An empty target matches every puzzle with a grade of the scale's version.
    """

    target: Target = attrs.field(factory=Target)
    scale: Scale[Grade] = attrs.field(hash=False)  # which may have none
    tags: tuple[str, ...] = ()

    @scale.default
    def _own_scale(self) -> Scale[Grade]:
        return scale_for(self.target) if self.target.names_that_turn_on else scale_named(CrosshatchScale.name)

    def condition(self) -> Condition:
        """Return the condition that the columns of a matching puzzle must meet.

        Raises TargetError if no puzzle can match, and UnknownTechnique if the scale does not have a technique.
        """
        if self.target.board != "classic":
            raise TargetError(f"a bank can store puzzles on the classic board only, not on {self.target.board}")
        _ = self._wanted  # which raises that
        texts, values = zip(*self._conditions(), strict=True)
        return " AND ".join(texts), tuple(chain(*values))

    def _conditions(self) -> Iterator[Condition]:
        """Yield a condition for a grade on the scale, one for each criterion of the target, and one for each tag."""
        target, scale = self.target, self.scale
        yield "scales.name = ? AND scales.version = ?", (scale.name, scale.version)
        if target.level is None or target.up_to is not None:
            yield "grades.solved", ()
        for name in target.asked.keys() & CONDITIONS.keys():
            yield from CONDITIONS[name](target, scale)
        for tag in self.tags:
            yield "EXISTS (SELECT 1 FROM tags WHERE tags.puzzle = puzzles.id AND tags.tag = ?)", (tag,)

    @property
    def in_columns(self) -> bool:
        """Whether the columns decide the whole query; if not, the target is checked with the stored grades."""
        return self.target.asked.keys() <= CONDITIONS.keys() - {"ranges"} and not self.target.counted

    def is_met(self, puzzle: Puzzle, grade: BankGrade) -> bool:
        """Whether a puzzle whose columns match meets the whole query."""
        return next(self._wanted.shortfalls(grade, puzzle.values), None) is None

    @cached_property
    def _wanted(self) -> TargetOnScale[Grade]:
        return TargetOnScale(self.target, self.scale)


def _level(target: Target, scale: Scale[Grade]) -> list[Condition]:
    return [("grades.level = ?", (each,)) for each in scale.levels if each.lower() == str(target.level).lower()]


def _rating(target: Target, scale: Scale[Grade]) -> list[Condition]:
    """Return the condition for a range of ratings; a puzzle that logic cannot finish has none, and lies above all."""
    text, values = _between("grades.rating", target.rating)
    return [(text if target.rating.highest < BEYOND_REACH else f"({text} OR grades.rating IS NULL)", values)]


def _ranges(target: Target, scale: Scale[Grade]) -> list[Condition]:
    """Return rough conditions for numbers that have columns; the target has the last word."""
    paced = {name: f"grades.{name} * {target.pace if name in MINUTES else 1}" for name in NUMBERS}
    return [_between(paced[name], wanted, 0.5) for name, wanted in target.ranges if name in NUMBERS]


def _up_to(target: Target, scale: Scale[Grade]) -> list[Condition]:
    order = [each.title for each in scale.techniques]
    return [_lacks(order[order.index(_titles(scale, str(target.up_to))[-1]) + 1 :])]


def _pattern(target: Target, scale: Scale[Grade]) -> list[Condition]:
    cells, solution = target.pattern.cells, target.pattern.solution
    fits = ("puzzles.puzzle GLOB ?", (cells.replace(GIVEN, ANY_DIGIT),))
    return [fits] * (cells != ANYWHERE) + [("puzzles.solution = ?", (solution,))] * bool(solution)


CONDITIONS: dict[str, Callable[[Target, Scale[Grade]], list[Condition]]] = {
    "level": _level,
    "symmetry": lambda target, scale: [_one_of("puzzles.symmetry", sorted(map(str, having(target.symmetry))))],
    "rating": _rating,
    "ranges": _ranges,
    "givens": lambda target, scale: [_between("puzzles.givens", target.givens)],
    "must": lambda target, scale: [_needs(_titles(scale, name)) for name in target.needed],
    "must_not": lambda target, scale: [_lacks(_titles(scale, name)) for name in target.must_not],
    "up_to": _up_to,
    "minimal": lambda target, scale: [("puzzles.minimal", ())],
    "pattern": _pattern,
}
"""The conditions on columns by criterion; the target itself checks the others, with the stored grade."""


def _titles(scale: Scale[Grade], name: str) -> list[str]:
    return [each.title for each in techniques_named(scale, name)]


def _between(column: str, wanted: Range, slack: float = 0.0) -> Condition:
    """Return the condition that a number is in a range; a single number stands for all that round to it."""
    around = slack if wanted.is_one_number else 0.0
    return f"{column} BETWEEN ? AND ?", (wanted.lowest - around, wanted.highest + around)


def _needs(titles: Sequence[str]) -> Condition:
    """Return the condition that a grade counts at least one of these techniques."""
    named, values = _one_of("techniques.title", titles)
    needs = "SELECT 1 FROM needs JOIN techniques ON techniques.id = needs.technique WHERE needs.grade = grades.id"
    return f"EXISTS ({needs} AND {named})", values


def _lacks(titles: Sequence[str]) -> Condition:
    """Return the condition that a grade counts none of these techniques."""
    needs, values = _needs(titles)
    return f"NOT {needs}", values


def _one_of(column: str, values: Sequence[str]) -> Condition:
    return f"{column} IN ({', '.join('?' * len(values))})", tuple(values)


def having(symmetry: Symmetry) -> frozenset[Symmetry]:
    """Return the symmetries that include another one; a pattern with full symmetry, for example, has every symmetry."""
    wanted = orbits(symmetry)
    return frozenset(
        each for each in Symmetry if all(any(set(few) <= set(many) for many in orbits(each)) for few in wanted)
    )
