"""How far a puzzle is from each wish of a target, and whether it has become too hard for it."""

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
"""So many decimals tell a number from the end of a range as a rule."""

UNKNOWN = ANY.away(math.nan)
"""How far a puzzle is from a range of what is not known of it."""


@attrs.frozen
class Shortfall:
    """A wish that a puzzle does not meet.

    ``what`` is its name, ``has`` what the puzzle has of it, and ``wanted`` what was asked for; unknown numbers are not
    a number (nan).  ``distance`` is how far they are apart, above 0; 1 is about one level.  ``too_hard`` says that the
    puzzle has passed the target, so that givens have to come back.
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
"""The 81 values of a puzzle, 0 for an empty cell."""

Shortfalls: TypeAlias = Iterator[Shortfall]

Measure: TypeAlias = Callable[["Target", IndexedScale, Any, Values], Shortfalls]
"""Yields what a puzzle, by its grade and its values, misses of a target in the terms of its scale."""


def level(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure the level; of easier puzzles those with harder techniques are nearer."""
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
    """Measure other numbers of the grade; what is unknown is that of a harder puzzle."""
    for name, wanted in target.ranges:
        number = number_of(grade, name, target.pace)
        shown = compared(number, name, wanted)
        if shown not in wanted:
            too_hard = shown < wanted.lowest if name in FALLING else not shown <= wanted.highest
            yield Shortfall(name.replace("_", "-"), number, wanted, wanted.away(shown), too_hard)


def givens(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure the number of givens; 4 are about one level."""
    has, wanted = sum(map(bool, values)), target.givens
    if has not in wanted:
        yield Shortfall("givens", has, wanted, max(wanted.lowest - has, has - wanted.highest) / 4)


def minimal(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure how many givens can be spared."""
    spare = len(list(spare_givens(values)))
    if spare:
        yield Shortfall("givens that can be spared", spare, "none", spare / 20)


def occurrences(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure how often techniques occur, where it was said how often."""
    for name, wanted in target.counted:
        has = sum(grade.techniques.get(kind, 0) for kind in on.titles(name))
        if has not in wanted:
            yield Shortfall(f"{name} times", has, wanted, wanted.away(has), has > wanted.highest)


def hardest(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
    """Measure whether one of some techniques is the hardest: the one that a grade names, or those rated highest."""
    named = getattr(grade, "hardest", None)
    ratings = {title: rating for title, rating in on.ratings.items() if title in grade.techniques}
    most = max(ratings.values(), default=0.0)
    has = [named] if isinstance(named, str) else [title for title, rating in ratings.items() if rating == most]
    if on.all_titles(target.hardest).isdisjoint(has):
        slugs = ", ".join(map(slug_of, has)) or "nothing"
        yield Shortfall("hardest", slugs, listed(target.hardest, "or"), 0.5)


def er_equal_to(least: str) -> Measure:
    """Return what measures whether ER is no more than EP or ED."""

    def measure(target: "Target", on: IndexedScale, grade: Grade, values: Values) -> Shortfalls:
        low, er = number_of(grade, least), number_of(grade, "er")
        away = UNKNOWN if math.isnan(low) else Range(highest=low).away(er)
        if away:
            yield Shortfall("er", er, f"that of {least}, {low:g}", away)

    return measure


Musts: TypeAlias = Mapping[tuple[str, ...], str]
"""What must occur: the titles of techniques, one of which must, with what they are called together."""


def techniques(must: Musts, must_not: Collection[str], on: IndexedScale, grade: Grade) -> Shortfalls:
    """Measure which techniques occur of those that all wishes together ask for, and of those that they rule out."""
    for kinds, named in must.items():
        if grade.techniques.keys().isdisjoint(kinds):
            away = 1 + max(0, on.places[kinds[0]] - on.reached(grade)) / on.length
            yield Shortfall(named, "never", "once at least", away)
    for name, times in grade.techniques.items():
        if name in must_not:
            yield Shortfall(slug_of(name), counted(times, "time"), "never", 0.5, too_hard=True)
