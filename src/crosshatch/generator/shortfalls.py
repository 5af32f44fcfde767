"""How far a puzzle is from each wish of a target, and whether it has passed it: has become too hard for it."""

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

FARTHEST = ANY.away(math.nan)
"""How far a puzzle is from a range of what is not known of it."""


@attrs.frozen
class Shortfall:
    """A wish that a puzzle does not meet.

    ``what`` is its name, ``has`` what the puzzle has of it, and ``wanted`` what was asked for; unknown numbers are not
    a number (nan).  ``distance`` is how far they are apart, above 0; 1 is about one level.
    """

    what: str
    has: str | float
    wanted: str | Range
    distance: float

    def __str__(self) -> str:
        return f"{self.what} {_in_words(self.has)} (wanted {self.wanted})"


def _in_words(has: str | float) -> str:
    if isinstance(has, str):
        return has
    return "unknown" if math.isnan(has) else number_text(round(has, DECIMALS))


Musts: TypeAlias = Mapping[tuple[str, ...], str]
"""What must occur: the titles of techniques, one of which must, with what they are called together."""

Values: TypeAlias = Sequence[int]
"""The 81 values of a puzzle, 0 for an empty cell."""


@attrs.frozen
class Measure:
    """How puzzles are measured by a wish.

    ``shortfalls`` yields what a puzzle misses; ``is_passed`` tells whether it is too hard for the wish, so that givens
    have to come back.  ``by_givens`` says that the givens are enough to tell, and the grade may be None.
    """

    shortfalls: Callable[[Any, Values], Iterator[Shortfall]]
    is_passed: Callable[[Any], bool] | None = None
    by_givens: bool = False


Measuring: TypeAlias = Callable[["Target", IndexedScale], Measure]
"""Returns the measure of a wish for a target, in the terms of its scale."""


def of_level(target: "Target", on: IndexedScale) -> Measure:
    """Measure the level; of easier puzzles those with harder techniques are nearer."""
    levels, wanted = on.scale.levels, on.place_of_level(target.level or "")

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        place = levels.index(grade.level)
        if place != wanted:
            easier = wanted - place + (1 - on.reached(grade) / on.length) / 2
            yield Shortfall("level", grade.level, levels[wanted], place - wanted if place > wanted else easier)

    return Measure(shortfalls, lambda grade: levels.index(grade.level) > wanted)


def of_rating(target: "Target", on: IndexedScale) -> Measure:
    """Measure the rating on the scale."""
    wanted = target.rating
    name = on.scale.grade_type.rating_name()

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        if grade.rating not in wanted:
            rating = math.nan if math.isinf(grade.rating) else grade.rating
            yield Shortfall(name, rating, wanted, wanted.away(grade.rating))

    return Measure(shortfalls, lambda grade: grade.rating > wanted.highest)


def of_numbers(target: "Target", on: IndexedScale) -> Measure:
    """Measure other numbers of the grade; what is unknown is that of a harder puzzle."""

    def measured(grade: Grade) -> Iterator[tuple[str, Range, float, float]]:
        for name, wanted in target.ranges:
            number = number_of(grade, name, target.pace)
            yield name, wanted, number, compared(number, name, wanted)

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        for name, wanted, number, shown in measured(grade):
            if shown not in wanted:
                yield Shortfall(name.replace("_", "-"), number, wanted, wanted.away(shown))

    def is_passed(grade: Grade) -> bool:
        return any(
            shown < wanted.lowest if name in FALLING else not shown <= wanted.highest
            for name, wanted, _, shown in measured(grade)
        )

    return Measure(shortfalls, is_passed)


def of_number_of_givens(name: str, number: Callable[[Values], int]) -> Measuring:
    """Measure a number that the givens of a puzzle tell, by the name of its wish; 4 is about one level."""

    def measure(target: "Target", on: IndexedScale) -> Measure:
        wanted: Range = getattr(target, name)

        def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
            has = number(values)
            if has not in wanted:
                yield Shortfall(name, has, wanted, max(wanted.lowest - has, has - wanted.highest) / 4)

        return Measure(shortfalls, by_givens=True)

    return measure


def of_minimal(target: "Target", on: IndexedScale) -> Measure:
    """Measure how many givens can be spared."""

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        spare = len(list(spare_givens(values)))
        if spare:
            yield Shortfall("givens that can be spared", spare, "none", spare / 20)

    return Measure(shortfalls, by_givens=True)


def of_occurrences(target: "Target", on: IndexedScale) -> Measure:
    """Measure how often techniques occur, where it was said how often."""
    often = [(name, on.titles(name), wanted) for name, wanted in target.counted]

    def times(grade: Grade, kinds: Collection[str]) -> int:
        return sum(grade.techniques.get(kind, 0) for kind in kinds)

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        for name, kinds, wanted in often:
            has = times(grade, kinds)
            if has not in wanted:
                yield Shortfall(f"{name} times", has, wanted, wanted.away(has))

    return Measure(shortfalls, lambda grade: any(times(grade, kinds) > wanted.highest for _, kinds, wanted in often))


def of_hardest(target: "Target", on: IndexedScale) -> Measure:
    """Measure whether one of some techniques is the hardest: the one that a grade names, or those rated highest."""
    wanted = {title for name in target.hardest for title in on.titles(name)}
    rated = {each.title: on.scale.rating_of(each) or 0.0 for each in on.scale.techniques}

    def hardest(grade: Grade) -> Collection[str]:
        named = getattr(grade, "hardest", None)
        if isinstance(named, str):
            return (named,)
        ratings = {title: rating for title, rating in rated.items() if title in grade.techniques}
        most = max(ratings.values(), default=0.0)
        return [title for title, rating in ratings.items() if rating == most]

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        has = hardest(grade)
        if wanted.isdisjoint(has):
            yield Shortfall("hardest", ", ".join(map(slug_of, has)) or "nothing", listed(target.hardest, "or"), 0.5)

    return Measure(shortfalls)


def of_er_equal_to(least: str) -> Measuring:
    """Measure whether ER is no more than EP or ED."""

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        low, er = number_of(grade, least), number_of(grade, "er")
        away = FARTHEST if math.isnan(low) else Range(highest=low).away(er)
        if away:
            yield Shortfall("er", er, f"that of {least}, {low:g}", away)

    return lambda target, on: Measure(shortfalls)


def of_techniques(must: Musts, must_not: Collection[str], on: IndexedScale) -> Measure:
    """Measure which techniques occur of those that all wishes together ask for, and of those that they rule out."""

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        for kinds, named in must.items():
            if grade.techniques.keys().isdisjoint(kinds):
                away = 1 + max(0, on.places[kinds[0]] - on.reached(grade)) / on.length
                yield Shortfall(named, "never", "once at least", away)
        for name in grade.techniques:
            if name in must_not:
                yield Shortfall(slug_of(name), counted(grade.techniques[name], "time"), "never", 0.5)

    return Measure(shortfalls, lambda grade: any(name in must_not for name in grade.techniques))


def of_logic(target: "Target", on: IndexedScale) -> Measure:
    """Measure whether techniques finish the puzzle."""

    def shortfalls(grade: Grade, values: Values) -> Iterator[Shortfall]:
        if not grade.solved:
            yield Shortfall("logic", "gets stuck", "to the end", 0.5)

    return Measure(shortfalls, lambda grade: not grade.solved)
