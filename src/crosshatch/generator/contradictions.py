"""Contradictory targets: checks for criteria that no puzzle can meet together, as far as the scale can tell.

Impossible patterns are in ``patterns.impossible``.
"""

import math
from collections.abc import Iterable
from itertools import combinations, islice
from typing import TYPE_CHECKING

from ..board.board import CLASSIC
from ..board.grid import Grid
from ..board.messages import listed
from ..board.symmetry import Symmetry, orbits
from ..logic.technique import slug_of
from ..position.board_counting import search
from ..position.status import FEWEST_GIVENS
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import strategy_named
from ..techniques.strategy import Strategy
from .boards import maker_of
from .errors import TargetError
from .patterns.impossible import check_minimal, check_possible
from .patterns.pattern import FREE, Pattern
from .quick_checks import follow
from .random.board_digging import MOST_NODES
from .ranges import MOST_GIVENS
from .scales import IndexedScale, Preview
from .superseded_techniques import SUPERSEDED_BY
from .technique_criteria import musts, ruled_out

if TYPE_CHECKING:
    from .target import Target

TOO_HARD = "is too hard for the requested level or rating"

FULL_HOUSE = strategy_named("full-house").technique.title


def check_givens(target: "Target") -> None:
    """Raise TargetError if no puzzle has such a number of givens, or givens in such cells."""
    fewest, most = max(0, target.givens.lowest), target.givens.highest
    wanted = f"{fewest:g}" if fewest >= min(most, MOST_GIVENS) else f"{fewest:g} to {min(most, MOST_GIVENS):g}"
    least, cells = FEWEST_GIVENS, MOST_GIVENS
    if target.board != "classic":
        least, cells = 0, maker_of(target.board).cell_count
    if not any(number in target.givens for number in range(least, cells)):
        on_board = "" if target.board == "classic" else f" on the {target.board} board"
        raise TargetError(f"the number of givens{on_board} must be from {least} to {cells - 1}, not {wanted}")
    if target.board != "classic":
        return
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
    """Return the possible numbers of givens for a pattern with a symmetry."""
    numbers = {len(pattern.givens())}
    for orbit in orbits(symmetry):
        if pattern.cells[orbit[0]] == FREE:
            numbers |= {number + len(orbit) for number in numbers}
    return numbers


def _other_number(pattern: Pattern, symmetry: Symmetry, wanted: str) -> str:
    """Return a message that puzzles of a pattern with a symmetry have other numbers of givens than requested."""
    fewest, most = len(pattern.givens()), len(pattern.givens()) + len(pattern.marked(FREE))
    of = "" if symmetry is Symmetry.NONE else f" and the symmetry {symmetry}"
    return f"puzzles with this pattern{of} have {' to '.join(map(str, sorted({fewest, most})))} givens, not {wanted}"


def found_by(strategies: Iterable[Strategy]) -> set[str]:
    """Return the titles of the techniques that strategies find."""
    return {technique.title for each in strategies for technique in each.techniques}


def check_level(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError if no puzzle of the level can have the requested rating."""
    if target.level is None:
        return
    level, rating = on.name_of(target.level), target.rating
    above, highest = on.ratings_of(level)
    if highest < rating.lowest:
        raise TargetError(
            f"{level} puzzles are rated at most {highest:g}, which is below the requested {rating.lowest:g}"
        )
    if above >= rating.highest < math.inf:
        rated = "have no rating" if above == math.inf else f"are rated above {above:g}"
        raise TargetError(f"{level} puzzles {rated}, so none is rated {rating.highest:g} or lower")
    if target.up_to is not None and above == math.inf:
        raise TargetError(f"{level} puzzles cannot be solved by techniques alone, so {target.up_to} cannot be enough")


def check_first_steps(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError if no step can have a rating in a requested range, as far as the scale can tell.

    Of ED, EP and ER, none is higher than the next.
    """
    if not isinstance(on.scale, Preview):
        return
    numbers = dict(target.ranges)
    asked = [*((name, numbers[name]) for name in ("ed", "ep") if name in numbers), ("er", target.rating)]
    for name, wanted in asked:
        near = on.scale.ratings_near(wanted.lowest, wanted.highest)
        if not any(each in wanted for each in near):
            nearest = " and ".join(map(str, near))
            raise TargetError(
                f"no puzzle has an {name.upper()} of {wanted}, because no step has such a rating; nearest: {nearest}"
            )
    for (low, first), (high, second) in combinations(asked, 2):
        if first.lowest > second.highest:
            raise TargetError(
                f"{low.upper()} is never above {high.upper()}, so {first} and {second} cannot be combined"
            )


def check_musts(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError if a technique that must occur cannot."""
    too_hard = found_by(on.strategies) - found_by(on.within(target.level, target.rating.highest))
    cannot = dict.fromkeys(too_hard, TOO_HARD) | ruled_out(target, on)
    for kinds, named in musts(target, on).items():
        reasons = {_why_never(kind, on) or cannot.get(kind, "") for kind in kinds}
        if "" not in reasons:
            several = "every such technique is excluded or does not occur at the requested level or rating"
            where = _where_it_begins(kinds, target, on) if reasons == {TOO_HARD} else ""
            raise TargetError(f"{named} is required, but {several if len(reasons) > 1 else reasons.pop()}{where}")


def _where_it_begins(kinds: Iterable[str], target: "Target", on: IndexedScale) -> str:
    """Return the lowest level of some techniques, or their lowest rating if the requested level, if any, allows it."""
    if found_by(on.within(target.level)).isdisjoint(kinds):
        levels = (each for each in on.scale.levels if not found_by(on.within(each)).isdisjoint(kinds))
        return "".join(f"; it first occurs at level {level}" for level in islice(levels, 1))
    ratings = [on.scale.ratings[kind] for kind in kinds if kind in on.scale.ratings]
    return f"; it is rated {min(ratings):g} or higher" if ratings else ""


def check_fixed_digits(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError if singles solve the fixed digits, and the target asks for something harder.

    Singles then solve every puzzle with these digits.  Another given removes candidates and adds none, so a single
    remains a single until its cell is filled: in the same order of steps, each cell either has its digit already or
    still is a single.  A scale never reaches the techniques that it tries after the last kind of single.
    """
    fixed = target.pattern.values
    if not any(fixed):
        return
    grid = Grid(fixed)
    follow(grid, ())
    if not grid.empty:
        _check_that_singles_will_do("singles solve every puzzle that has these givens", target, on)


def check_board(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError if a board has no solution, or singles solve all its puzzles and the target asks for more.

    The tests examine all minimal puzzles of the boards with four rows that have a name.  Singles solve them, and so all
    others.
    """
    if target.board == "classic" or maker_of(target.board).is_random:
        return
    found = search(on.board, on.board.digits_of, 1, most_nodes=MOST_NODES)
    if not found.found and not found.stopped:
        raise TargetError(f"the board {target.board} has no solution, so it has no puzzles")
    if on.board.size == 4:
        _check_that_singles_will_do(f"singles solve every puzzle on the {target.board} board", target, on)


def _check_that_singles_will_do(solved: str, target: "Target", on: IndexedScale) -> None:
    """Raise TargetError, with the reason why singles solve all puzzles, if the target asks for something harder."""
    scale, last = on.scale, _last_single(on.scale)
    if last is None:
        return
    never = {each.title for each in scale.techniques[last + 1 :]}
    for kinds, named in musts(target, on).items():
        if never.issuperset(kinds):
            raise TargetError(f"{solved}, so {named} never occurs")
    if not scale.ratings and not isinstance(scale, Preview):
        return  # the rating is not that of the hardest step
    highest = max(scale.rating_of(each) or 0.0 for each in scale.techniques[: last + 1])
    lowest = target.rating.lowest
    if lowest > highest:
        raise TargetError(f"{solved}, so none is rated above {highest:g}, which is below the requested {lowest:g}")
    if target.level is not None and on.ratings_of(target.level)[0] >= highest:
        raise TargetError(f"{solved}, so none is {on.name_of(target.level)}")


def _last_single(scale: Scale[Grade]) -> int | None:
    """Return the place of the last kind of single among the techniques of a scale; None if it lacks a kind."""
    slugs = [each.slug for each in scale.techniques]
    places = {slug: place for place, slug in enumerate(slugs) if slug.startswith(("naked-single", "hidden-single"))}
    kinds = {slug.partition("-")[0] for slug in places}
    return max(places.values()) if len(kinds) == 2 else None


def _why_never(title: str, on: IndexedScale) -> str:
    """Return why a technique never occurs: whenever it has a step, so do others that the scale tries first.

    The rules of other boards may exclude candidates in ways that those others do not use.
    """
    first = SUPERSEDED_BY.get(title)
    if not first or on.board is not CLASSIC or strategy_named(title) not in on.strategies:
        return ""
    if not all(each in on.places and on.places[each] < on.places[title] for each in first):
        return ""
    comes, them = ("comes", "it") if len(first) == 1 else ("come", "them")
    return f"never occurs: {listed(map(slug_of, first))} always {comes} first (exclude {them} with --without)"


def check_techniques(target: "Target", on: IndexedScale) -> None:
    """Raise TargetError if the allowed techniques are not enough, or none has a rating in the requested range.

    This is as far as the scale can tell, and ratings matter only if techniques have to finish the puzzle.  The last
    cell to be filled is always a full house.
    """
    gone = ruled_out(target, on)
    if FULL_HOUSE in gone and on.places[FULL_HOUSE] == 0:
        name = next(each for each in target.must_not if FULL_HOUSE in on.all_titles([each]))
        raise TargetError(f"--must-not excludes {name}, but every puzzle ends with a Full House")
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
        rated = "nearest rating" if len(near) == 1 else "nearest ratings"
        nearest = f"; {rated}: {listed(f'{each:g}' for each in near)}" if near else ""
        raise TargetError(f"no allowed technique has a rating within the requested range or level{nearest}")


def _ratings(least: float, most: float) -> set[float]:
    """Return the ratings that the steps of a technique can have: in tenths if they vary."""
    return {least, most} | {tenths / 10 for tenths in range(math.ceil(least * 10), math.floor(most * 10) + 1)}
