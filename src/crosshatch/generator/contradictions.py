"""Wishes that contradict each other on a scale, so far as the scale tells: no puzzle meets them all.

What no puzzle has on any scale is in ``target`` and ``impossible``.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

import attrs

from ..board.errors import TargetError
from ..board.grid import Grid
from ..board.messages import listed
from ..logic.technique import slug_of
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import strategy_named
from ..techniques.strategy import Strategy
from .forerunners import FORERUNNERS
from .guide import Preview, guide_of
from .quick_looks import follow
from .ranges import Range
from .target import Target

FULL_HOUSE = strategy_named("full-house").technique.title


Musts: TypeAlias = Mapping[tuple[str, ...], str]
"""What must occur: the titles of techniques, one of which must, with what they are called together."""


@attrs.frozen
class RuledOut:
    """The techniques that a target rules out, by their titles.

    ``unwanted`` must not occur; ``too_late`` come after what must be enough, and ``harder`` are rated higher than what
    must be the hardest.
    """

    unwanted: set[str]
    too_late: set[str]
    harder: set[str]

    @property
    def titles(self) -> set[str]:
        """All of them."""
        return self.unwanted | self.too_late | self.harder


def found_by(strategies: Iterable[Strategy]) -> set[str]:
    """Return the titles of the techniques that strategies find."""
    return {technique.title for each in strategies for technique in each.techniques}


def check_level(target: Target, scale: Scale[Grade], level: str | None) -> None:
    """Raise TargetError where no puzzle of a level, by its name on the scale, has a rating that is asked for."""
    if level is None:
        return
    above, highest = guide_of(scale).ratings_of(level)
    if highest < target.lowest:
        raise TargetError(f"{level} puzzles are rated {highest:g} at most; at least {target.lowest:g} is asked for")
    if above >= target.highest < math.inf:
        rated = "have no rating" if above == math.inf else f"are rated above {above:g}"
        raise TargetError(f"{level} puzzles {rated}; at most {target.highest:g} is asked for")
    if target.up_to is not None and above == math.inf:
        raise TargetError(f"techniques do not finish {level} puzzles, so {target.up_to} cannot be enough")


def check_numbers(target: Target, scale: Scale[Grade]) -> None:
    """Raise TargetError where no step has a rating in a range that is asked for, so far as the scale tells.

    Of ED, EP and ER none is above those behind it.
    """
    if not isinstance(scale, Preview):
        return
    numbers = dict(target.ranges)
    rating = Range(target.lowest, target.highest)
    asked = [*((name, numbers[name]) for name in ("ed", "ep") if name in numbers), ("er", rating)]
    for name, wanted in asked:
        near = scale.ratings_near(wanted.lowest, wanted.highest)
        if not any(each in wanted for each in near):
            nearest = " and ".join(map(str, near))
            raise TargetError(f"no step is rated so that the {name.upper()} could be {wanted}; nearest: {nearest}")
    for (low, first), (high, second) in combinations(asked, 2):
        if first.lowest > second.highest:
            raise TargetError(f"{low.upper()} is never above {high.upper()}: {first} and {second} are asked for")


def check_musts(
    target: Target,
    scale: Scale[Grade],
    must: Musts,
    ruled_out: RuledOut,
    within: Sequence[Strategy],
) -> None:
    """Raise TargetError where what must occur cannot.

    ``within`` are the strategies that puzzles of the level and rating asked for can need.
    """
    too_hard = found_by(guide_of(scale).strategies) - found_by(within)
    for kinds, named in must.items():
        if ruled_out.harder.issuperset(kinds):
            hardest = listed(target.hardest, "or")
            raise TargetError(f"{named} must occur, but is harder than {hardest}, which must be the hardest")
        if ruled_out.too_late.issuperset(kinds):
            raise TargetError(f"{named} must occur, but comes after {target.up_to}, which must be enough")
        if ruled_out.titles.issuperset(kinds):
            raise TargetError(f"{named} must occur and must not: choose one")
        if too_hard.issuperset(kinds):
            raise TargetError(f"{named} must occur, but is too hard for the level or rating asked for")
        later = {kind for kind in kinds if _always_comes_later(kind, scale)}
        if later.issuperset(kinds):
            raise TargetError(_never_occurs(kinds[0]))
        if (later | ruled_out.titles | too_hard).issuperset(kinds):
            raise TargetError(
                f"{named} must occur, but none that is allowed ever does at the level or rating asked for"
            )


def check_fixed_digits(target: Target, scale: Scale[Grade], level: str | None, must: Musts) -> None:
    """Raise TargetError where singles solve the digits that are fixed, and something harder is asked for.

    They solve every puzzle then that has these digits.  Another given takes candidates away and puts none back, so that
    what is a single stays one until its cell is filled: in the same order, each cell has its digit already or is still
    a single.  A scale never comes to what it tries after the last kind of single.
    """
    fixed = [int(mark) if mark.isdigit() else 0 for mark in target.pattern.cells]
    last = _last_single(scale)
    if not any(fixed) or last is None:
        return
    grid = Grid(fixed)
    follow(grid, ())
    if grid.empty:
        return
    solved = "singles solve every puzzle that has these givens"
    never = {each.title for each in scale.techniques[last + 1 :]}
    for kinds, named in must.items():
        if never.issuperset(kinds):
            raise TargetError(f"{solved}, so {named} never occurs")
    if not scale.ratings and not isinstance(scale, Preview):
        return  # the rating is not that of the hardest step
    highest = max(scale.rating_of(each) or 0.0 for each in scale.techniques[: last + 1])
    if target.lowest > highest:
        raise TargetError(f"{solved}, so none is rated above {highest:g}; at least {target.lowest:g} is asked for")
    if level is not None and guide_of(scale).ratings_of(level)[0] >= highest:
        raise TargetError(f"{solved}, so none is {level}")


def _last_single(scale: Scale[Grade]) -> int | None:
    """Return the place of the last kind of single among the techniques of a scale; None where it lacks a kind."""
    slugs = [each.slug for each in scale.techniques]
    places = {slug: place for place, slug in enumerate(slugs) if slug.startswith(("naked-single", "hidden-single"))}
    kinds = {slug.partition("-")[0] for slug in places}
    return max(places.values()) if len(kinds) == 2 else None


def _always_comes_later(title: str, scale: Scale[Grade]) -> bool:
    """Whether some technique that the scale tries before one has a step wherever that has."""
    first = FORERUNNERS.get(title)
    if not first or strategy_named(title) not in guide_of(scale).strategies:
        return False
    before = [each.title for each in scale.techniques]
    return set(first) <= set(before[: before.index(title)])


def _never_occurs(title: str) -> str:
    first = FORERUNNERS[title]
    comes, them = ("comes", "it") if len(first) == 1 else ("come", "them")
    return (
        f"{slug_of(title)} never occurs: {listed(map(slug_of, first))} {comes} first, "
        f"unless --without leaves {them} out of the scale"
    )


def check_techniques(
    target: Target, scale: Scale[Grade], level: str | None, ruled_out: RuledOut, finished: bool
) -> None:
    """Raise TargetError where those that are allowed are not enough, or none has a rating in the range asked for.

    That is so far as the scale tells, and ratings count where techniques have to finish the puzzle (``finished``).  The
    last cell to be filled is always a full house.
    """
    order = [each.title for each in scale.techniques]
    not_allowed = ruled_out.titles
    if FULL_HOUSE in not_allowed and order[0] == FULL_HOUSE:
        raise TargetError("every puzzle ends with a full-house")
    ratings = scale.ratings
    if not ratings or not finished:
        return
    above, highest = (0.0, math.inf) if level is None else guide_of(scale).ratings_of(level)
    # The rating that a scale has for a technique is that of its simplest steps.
    own = [each for each in scale.techniques if each.rating == ratings.get(each.title)]
    hardest = {each.title: each.highest_rating for each in own}
    lowest, highest = target.lowest, min(highest, target.highest)
    allowed = [(ratings.get(title), hardest.get(title)) for title in order if title not in not_allowed]
    possible = sorted({each for least, most in allowed if least is not None for each in _ratings(least, most or least)})
    if not any(least is None for least, _ in allowed) and not any(
        above < each and lowest <= each <= highest for each in possible
    ):
        near = [each for each in possible if each < lowest or each <= above][-1:]
        near += [each for each in possible if each > highest][:1]
        nearest = f"; nearest: {listed(f'{each:g}' for each in near)}" if near else ""
        raise TargetError(f"no technique that is allowed has a rating in the range or of the level asked for{nearest}")


def _ratings(least: float, most: float) -> set[float]:
    """Return the ratings that the steps of a technique can have: in tenths, where they differ."""
    return {least, most} | {tenths / 10 for tenths in range(math.ceil(least * 10), math.floor(most * 10) + 1)}
