"""Shortfalls: how far a puzzle is from each criterion of a target, and whether it has become too hard for it."""

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import attrs

from ..board.messages import counted, listed
from ..logic.technique import slug_of
from ..position.status import spare_givens
from ..solving.scale import Grade
from .grade_numbers import FALLING, compared, number_of
from .ranges import ANY, Range, number_text
from .scales import IndexedScale

if TYPE_CHECKING:
    from .target import Target

DECIMALS = 2
"""Usual number of decimals that distinguish a number from the end of a range."""

UNKNOWN = ANY.away(math.nan)
"""The distance from a range of a number that is unknown."""


@attrs.frozen
class Shortfall:
    """A criterion that a puzzle does not meet.

    - ``what``: the name of the criterion
    - ``has``: the puzzle's value; nan for an unknown number
    - ``wanted``: the requested value
    - ``distance``: how far they are apart, above 0; 1 is about one level
    - ``too_hard``: whether the puzzle has gone past the target, so that givens must be put back
    """

    what: str
    has: str | float
    wanted: str | Range
    distance: float
    too_hard: bool = attrs.field(default=False, eq=False)

    def __str__(self) -> str:
        return f"{self.what} {_in_words(self.has)} (wanted {self.wanted})"


def _in_words(has: str | float) -> str:
    if isinstance(has, str):
        return has
    return "unknown" if math.isnan(has) else number_text(round(has, DECIMALS))


Values: TypeAlias = Sequence[int]
"""The 81 values of a puzzle (0 for an empty cell)."""

Shortfalls: TypeAlias = Iterator[Shortfall]

Measure: TypeAlias = Callable[["Target", IndexedScale, Any, Values], Shortfalls]
"""Yields the shortfalls of a puzzle, given its grade and values, for a target in the terms of its scale."""


def level(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure the level; among easier puzzles, those with harder techniques are closer."""
    has, wanted = on.scale.levels.index(grade.level), on.place_of_level(target.level or "")
    if has != wanted:
        away = has - wanted if has > wanted else wanted - has + (1 - on.reached(grade) / on.length) / 2
        yield Shortfall("level", grade.level, on.scale.levels[wanted], away, has > wanted)


def rating(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure the rating on the scale."""
    if grade.rating not in target.rating:
        has = math.nan if math.isinf(grade.rating) else grade.rating
        too_hard = grade.rating > target.rating.highest
        yield Shortfall(on.rating_name, has, target.rating, target.rating.away(grade.rating), too_hard)


def numbers(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure other numbers of the grade; an unknown number counts as that of a harder puzzle."""
    for name, wanted in target.ranges:
        number = number_of(grade, name, target.pace)
        shown = compared(number, name, wanted)
        if shown not in wanted:
            too_hard = shown < wanted.lowest if name in FALLING else not shown <= wanted.highest
            yield Shortfall(name.replace("_", "-"), number, wanted, wanted.away(shown), too_hard)


def givens(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure the number of givens; 4 givens count as about one level."""
    has, wanted = sum(map(bool, values)), target.givens
    if has not in wanted:
        yield Shortfall("givens", has, wanted, max(wanted.lowest - has, has - wanted.highest) / 4)


def minimal(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure the number of givens that are not needed."""
    spare = len(list(spare_givens(values, on.board)))
    if spare:
        yield Shortfall("superfluous givens", spare, "none", spare / 20)


def occurrences(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure how often techniques occur, if the target says how often."""
    for name, wanted in target.counted:
        has = sum(grade.techniques.get(kind, 0) for kind in on.titles(name))
        if has not in wanted:
            yield Shortfall(f"{name} times", has, wanted, wanted.away(has), has > wanted.highest)


def hardest(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure whether one of some techniques is the hardest: the one named in the grade, or one with the highest
    rating."""
    named = getattr(grade, "hardest", None)
    ratings = {title: rating for title, rating in on.ratings.items() if title in grade.techniques}
    most = max(ratings.values(), default=0.0)
    has = [named] if isinstance(named, str) else [title for title, rating in ratings.items() if rating == most]
    if on.all_titles(target.hardest).isdisjoint(has):
        slugs = ", ".join(map(slug_of, has)) or "nothing"
        yield Shortfall("hardest", slugs, listed(target.hardest, "or"), 0.5)


def er_equal_to(least: str) -> Measure:
    """Return a measure of whether ER equals EP or ED."""

    def measure(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
        low, er = number_of(grade, least), number_of(grade, "er")
        away = UNKNOWN if math.isnan(low) else Range(highest=low).away(er)
        if away:
            yield Shortfall("er", er, f"that of {least}, {low:g}", away)

    return measure


Musts: TypeAlias = Mapping[tuple[str, ...], str]
"""The required techniques: sets of titles, of which one must occur, each with its common name."""


def techniques(must: Musts, must_not: Collection[str], on: IndexedScale, grade: Grade) -> Shortfalls:
    """Measure which required techniques are missing, and which excluded techniques occur."""
    for kinds, named in must.items():
        if grade.techniques.keys().isdisjoint(kinds):
            away = 1 + max(0, on.places[kinds[0]] - on.reached(grade)) / on.length
            yield Shortfall(named, "never", "at least once", away)
    for name, times in grade.techniques.items():
        if name in must_not:
            yield Shortfall(slug_of(name), counted(times, "time"), "never", 0.5, too_hard=True)
