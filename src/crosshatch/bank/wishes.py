"""Which puzzles of a bank will do: a target on a scale, as the generator has it, turned into a condition in SQL.

What of a target no column tells is asked of the target itself, puzzle by puzzle, by the grade that the bank keeps.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import attrs

from ..board.puzzle import Puzzle
from ..board.symmetry import Symmetry, orbits
from ..generator.numbers import MINUTES
from ..generator.patterns.pattern import ANYWHERE, GIVEN, Pattern
from ..generator.scales import scale_for
from ..generator.target import Target
from ..generator.target_on_scale import TargetOnScale
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import scale_named, techniques_named
from ..solving.scale import BEYOND_REACH, Grade, Scale
from .kept import KeptGrade
from .schema import NUMBERS

IN_COLUMNS = frozenset(
    {
        "level",
        "lowest",
        "highest",
        "must",
        "must_not",
        "up_to",
        "symmetry",
        "fewest_givens",
        "most_givens",
        "minimal",
        "pattern",
    }
)
"""The parts of a target that columns tell; the target itself judges the others, by the grade that a bank keeps."""

ANY_DIGIT = "[1-9]"
"""What stands for a given with any digit in a pattern of SQL's ``GLOB``, which has ``.`` and ``?`` as ours."""


@attrs.frozen
class Condition:
    """A condition in SQL on ``puzzles`` and ``grades``, and the values for its question marks."""

    text: str
    values: tuple[Any, ...] = ()


def all_of(conditions: Sequence[Condition]) -> Condition:
    """Return the condition that all of some hold."""
    text = " AND ".join(each.text for each in conditions) or "1"
    return Condition(text, tuple(value for each in conditions for value in each.values))


@attrs.define(frozen=True, slots=False, cache_hash=True)
class Wish:
    """What puzzles of a bank are asked for: those that meet a target on a scale, and have all of some tags.

    The scale is our own where left out, with those techniques that the target names although they are off by default.
    A target that names nothing is met by every puzzle that has a grade of the scale's version.
    """

    target: Target = attrs.field(factory=Target)
    scale: Scale[Grade] = attrs.field(hash=False)  # which may have none
    tags: tuple[str, ...] = ()

    @scale.default
    def _own_scale(self) -> Scale[Grade]:
        return scale_for(self.target) if self.target.names_that_turn_on else scale_named(CrosshatchScale.name)

    def condition(self) -> Condition:
        """Return what the columns of a puzzle that will do must be like.

        Raises TargetError where no puzzle can be like this, and UnknownTechnique where there is no such technique on
        the scale.
        """
        _ = self._wanted  # which raises that
        return all_of([*self._on_grades(), *self._on_techniques(), *self._on_puzzles()])

    def _on_grades(self) -> Iterator[Condition]:
        """Yield what the numbers and the level of a grade must be like, and that it is one of the scale."""
        target = self.target
        yield Condition("scales.name = ? AND scales.version = ?", (self.scale.name, self.scale.version))
        if target.level is not None:
            level = next(each for each in self.scale.levels if each.lower() == target.level.lower())
            yield Condition("grades.level = ?", (level,))
        if target.level is None or target.up_to is not None:
            yield Condition("grades.solved")
        if target.lowest > 0:
            yield Condition("(grades.rating >= ? OR grades.rating IS NULL)", (target.lowest,))
        if target.highest < BEYOND_REACH:
            yield Condition("grades.rating <= ?", (target.highest,))
        for name, numbers in target.ranges:
            if name in NUMBERS:  # a first look: the target has the last word
                pace = target.pace if name in MINUTES else 1
                slack = 0.5 if numbers.is_one_number else 0.0  # which stands for all that rounds to it
                ends = numbers.lowest - slack, numbers.highest + slack
                yield Condition(f"grades.{name} * ? BETWEEN ? AND ?", (pace, *ends))

    def _on_techniques(self) -> Iterator[Condition]:
        """Yield which techniques a grade must count, and which it must not."""
        yield from (_needs(self._titles(name)) for name in self.target.must)
        unwanted = [self._titles(name) for name in self.target.must_not]
        if self.target.up_to is not None:
            unwanted.append(self._titles_after(self.target.up_to))
        for titles in unwanted:
            needs = _needs(titles)
            yield Condition(f"NOT {needs.text}", needs.values)

    def _on_puzzles(self) -> Iterator[Condition]:
        """Yield what the givens and the solution must be like, and the tags that there must be."""
        target = self.target
        if target.symmetry is not Symmetry.NONE:
            yield _one_of("puzzles.symmetry", sorted(map(str, having(target.symmetry))))
        if target.fewest_givens:
            yield Condition("puzzles.givens >= ?", (target.fewest_givens,))
        if target.most_givens < 81:
            yield Condition("puzzles.givens <= ?", (target.most_givens,))
        if target.minimal:
            yield Condition("puzzles.minimal")
        yield from _fits(target.pattern)
        for tag in self.tags:
            yield Condition("EXISTS (SELECT 1 FROM tags WHERE tags.puzzle = puzzles.id AND tags.tag = ?)", (tag,))

    def _titles(self, name: str) -> list[str]:
        return [each.title for each in techniques_named(self.scale, name)]

    def _titles_after(self, name: str) -> list[str]:
        """Return the techniques that the scale tries after one."""
        order = [each.title for each in self.scale.techniques]
        return order[order.index(self._titles(name)[-1]) + 1 :]

    @property
    def in_columns(self) -> bool:
        """Whether the columns tell all that is asked for."""
        return self.target.asked().keys() <= IN_COLUMNS

    def is_met(self, puzzle: Puzzle, grade: KeptGrade) -> bool:
        """Whether a puzzle whose columns fit will do."""
        return self._wanted.distance(grade, puzzle.values) == 0

    @cached_property
    def _wanted(self) -> TargetOnScale[Grade]:
        return TargetOnScale(self.target, self.scale)


def _needs(titles: Sequence[str]) -> Condition:
    """Return the condition that a grade counts one of some techniques."""
    named = _one_of("techniques.title", titles)
    return Condition(
        "EXISTS (SELECT 1 FROM needs JOIN techniques ON techniques.id = needs.technique "
        f"WHERE needs.grade = grades.id AND {named.text})",
        named.values,
    )


def _fits(pattern: Pattern) -> Iterator[Condition]:
    """Yield the conditions that givens stand where a pattern has them, and that the solution is the one it asks for."""
    if pattern.cells != ANYWHERE:
        yield Condition("puzzles.puzzle GLOB ?", (pattern.cells.replace(GIVEN, ANY_DIGIT),))
    if pattern.solution:
        yield Condition("puzzles.solution = ?", (pattern.solution,))


def _one_of(column: str, values: Sequence[str]) -> Condition:
    return Condition(f"{column} IN ({', '.join('?' * len(values))})", tuple(values))


def having(symmetry: Symmetry) -> frozenset[Symmetry]:
    """Return the symmetries whose patterns have another symmetry too, as a pattern with all of them has every one."""
    wanted = orbits(symmetry)
    return frozenset(
        each for each in Symmetry if all(any(set(few) <= set(many) for many in orbits(each)) for few in wanted)
    )
