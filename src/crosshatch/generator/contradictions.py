"""Wishes that contradict each other: no puzzle meets them all, by itself or so far as a scale tells.

What patterns no puzzle has is in ``patterns.impossible``.
"""

import math
from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from ..board.grid import Grid
from ..board.messages import listed
from ..board.symmetry import Symmetry, orbits
from ..logic.technique import slug_of
from ..position.status import FEWEST_GIVENS
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import strategy_named
from ..techniques.strategy import Strategy
from .errors import TargetError
from .forerunners import FORERUNNERS
from .patterns.impossible import check_minimal, check_possible
from .patterns.pattern import FREE, Pattern
from .quick_looks import follow
from .ranges import MOST_GIVENS
from .scales import IndexedScale, Preview
from .wishes_on_scale import musts, ruled_out

if TYPE_CHECKING:
    from .target import Target

FULL_HOUSE = strategy_named("full-house").technique.title


def check_givens(target: "Target") -> None:
    """Raise TargetError where no puzzle has such a number of givens, or givens in such places."""
    fewest, most = max(0, target.givens.lowest), target.givens.highest
    wanted = f"{fewest:g}" if fewest >= min(most, MOST_GIVENS) else f"{fewest:g} to {min(most, MOST_GIVENS):g}"
    if not any(number in target.givens for number in range(FEWEST_GIVENS, MOST_GIVENS)):
        limits = f"{FEWEST_GIVENS} to {MOST_GIVENS - 1}"
        raise TargetError(f"a puzzle has {limits} givens, not {wanted}")
    pattern = target.pattern.under(target.symmetry)
    if not any(number in target.givens for number in _possible_givens(target.symmetry, pattern)):
        if pattern:
            raise TargetError(_other_number(pattern, target.symmetry, wanted))
        raise TargetError(f"no pattern with the symmetry {target.symmetry} has {wanted} givens")
    if pattern:
        check_possible(pattern)
    if pattern and target.minimal:
        check_minimal(pattern)


def _possible_givens(symmetry: Symmetry, pattern: Pattern) -> set[int]:
    """Return the numbers of givens that puzzles of a pattern under a symmetry can have."""
    numbers = {len(pattern.givens())}
    for orbit in orbits(symmetry):
        if pattern.cells[orbit[0]] == FREE:
            numbers |= {number + len(orbit) for number in numbers}
    return numbers


def _other_number(pattern: Pattern, symmetry: Symmetry, wanted: str) -> str:
    """Say that puzzles of a pattern under a symmetry have other numbers of givens than what is wanted."""
    fewest, most = len(pattern.givens()), len(pattern.givens()) + len(pattern.marked(FREE))
    of = "" if symmetry is Symmetry.NONE else f" and the symmetry {symmetry}"
    return f"puzzles with this pattern{of} have {' to '.join(map(str, sorted({fewest, most})))} givens, not {wanted}"


def found_by(strategies: Iterable[Strategy]) -> set[str]:
    """Return the titles of the techniques that strategies find."""
    return {technique.title for each in strategies for technique in each.techniques}


def check_level(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError where no puzzle of the level has a rating that is asked for."""
    if target.level is None:
        return
    level, rating = on.name_of(target.level), target.rating
    above, highest = on.ratings_of(level)
    if highest < rating.lowest:
        raise TargetError(f"{level} puzzles are rated {highest:g} at most; at least {rating.lowest:g} is asked for")
    if above >= rating.highest < math.inf:
        rated = "have no rating" if above == math.inf else f"are rated above {above:g}"
        raise TargetError(f"{level} puzzles {rated}; at most {rating.highest:g} is asked for")
    if target.up_to is not None and above == math.inf:
        raise TargetError(f"techniques do not finish {level} puzzles, so {target.up_to} cannot be enough")


def check_first_steps(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError where no step has a rating in a range that is asked for, so far as the scale tells.

    Of ED, EP and ER none is above those behind it.
    """
    if not isinstance(on.scale, Preview):
        return
    numbers = dict(target.ranges)
    asked = [*((name, numbers[name]) for name in ("ed", "ep") if name in numbers), ("er", target.rating)]
    for name, wanted in asked:
        near = on.scale.ratings_near(wanted.lowest, wanted.highest)
        if not any(each in wanted for each in near):
            nearest = " and ".join(map(str, near))
            raise TargetError(f"no step is rated so that the {name.upper()} could be {wanted}; nearest: {nearest}")
    for (low, first), (high, second) in combinations(asked, 2):
        if first.lowest > second.highest:
            raise TargetError(f"{low.upper()} is never above {high.upper()}: {first} and {second} are asked for")


def check_musts(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError where what must occur cannot."""
    too_hard = found_by(on.strategies) - found_by(on.within(target.level, target.rating.highest))
    cannot = dict.fromkeys(too_hard, "is too hard for the level or rating asked for") | ruled_out(target, on)
    for kinds, named in musts(target, on).items():
        reasons = {cannot.get(kind) or _why_never(kind, on) for kind in kinds}
        if "" not in reasons:
            several = "none that is allowed ever does at the level or rating asked for"
            raise TargetError(f"{named} must occur, but {several if len(reasons) > 1 else reasons.pop()}")


def check_fixed_digits(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError where singles solve the digits that are fixed, and something harder is asked for.

    They solve every puzzle then that has these digits.  Another given takes candidates away and puts none back, so that
    what is a single stays one until its cell is filled: in the same order, each cell has its digit already or is still
    a single.  A scale never comes to what it tries after the last kind of single.
    """
    fixed = target.pattern.values
    scale, last = on.scale, _last_single(on.scale)
    if not any(fixed) or last is None:
        return
    grid = Grid(fixed)
    follow(grid, ())
    if grid.empty:
        return
    solved = "singles solve every puzzle that has these givens"
    never = {each.title for each in scale.techniques[last + 1 :]}
    for kinds, named in musts(target, on).items():
        if never.issuperset(kinds):
            raise TargetError(f"{solved}, so {named} never occurs")
    if not scale.ratings and not isinstance(scale, Preview):
        return  # the rating is not that of the hardest step
    highest = max(scale.rating_of(each) or 0.0 for each in scale.techniques[: last + 1])
    lowest = target.rating.lowest
    if lowest > highest:
        raise TargetError(f"{solved}, so none is rated above {highest:g}; at least {lowest:g} is asked for")
    if target.level is not None and on.ratings_of(target.level)[0] >= highest:
        raise TargetError(f"{solved}, so none is {on.name_of(target.level)}")


def _last_single(scale: Scale[Grade]) -> int | None:
    """Return the place of the last kind of single among the techniques of a scale; None where it lacks a kind."""
    slugs = [each.slug for each in scale.techniques]
    places = {slug: place for place, slug in enumerate(slugs) if slug.startswith(("naked-single", "hidden-single"))}
    kinds = {slug.partition("-")[0] for slug in places}
    return max(places.values()) if len(kinds) == 2 else None


def _why_never(title: str, on: IndexedScale) -> str:
    """Return why a technique never occurs: others, which the scale tries before, have a step wherever it has one."""
    first = FORERUNNERS.get(title)
    if not first or strategy_named(title) not in on.strategies:
        return ""
    if not all(each in on.places and on.places[each] < on.places[title] for each in first):
        return ""
    comes, them = ("comes", "it") if len(first) == 1 else ("come", "them")
    return f"never does: {listed(map(slug_of, first))} {comes} first, unless --without leaves {them} out of the scale"


def check_techniques(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError where those that are allowed are not enough, or none has a rating in the range asked for.

    That is so far as the scale tells, and ratings count where techniques have to finish the puzzle.  The last cell to
    be filled is always a full house.
    """
    gone = ruled_out(target, on)
    if FULL_HOUSE in gone and on.places[FULL_HOUSE] == 0:
        raise TargetError("every puzzle ends with a full-house")
    ratings = on.scale.ratings
    if not ratings or not on.must_finish(target):
        return
    above, highest = on.ratings_of(target.level)
    # The rating that a scale has for a technique is that of its simplest steps.
    own = [each for each in on.scale.techniques if each.rating == ratings.get(each.title)]
    hardest = {each.title: each.highest_rating for each in own}
    lowest, highest = target.rating.lowest, min(highest, target.rating.highest)
    allowed = [(ratings.get(title), hardest.get(title)) for title in on.places if title not in gone]
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
