"""The criteria for techniques on a scale, taken together: required, excluded, and the resulting ratings."""

import math
from typing import TYPE_CHECKING

import attrs

from ..board.messages import listed
from ..logic.technique import Technique
from .errors import TargetError
from .ranges import Range
from .scales import IndexedScale
from .shortfalls import Musts

if TYPE_CHECKING:
    from .target import Target


def musts(target: "Target", on: IndexedScale) -> Musts:
    """Return the required techniques in the order of the scale, including one that must be the hardest."""
    found = {on.titles(name): name for name in target.needed}
    if target.hardest:
        kinds = tuple(sorted(on.all_titles(target.hardest), key=on.places.__getitem__))
        found.setdefault(kinds, listed(target.hardest, "or"))
    return dict(sorted(found.items(), key=lambda each: on.places[each[0][0]]))


def ruled_out(target: "Target", on: IndexedScale) -> dict[str, str]:
    """Return the titles of the techniques that a target rules out, each with the reason."""
    unwanted = dict.fromkeys(on.all_titles(target.must_not), "--must-not excludes it")
    last = math.inf if target.up_to is None else on.places[on.titles(target.up_to)[-1]]
    after = f"comes after {target.up_to}, the last technique that --up-to allows"
    too_late = {title: after for title, place in on.places.items() if place > last}
    than = f"is harder than {' or '.join(target.hardest)}, which must be the hardest"
    most = max((_highest_rating(each, on) for each in _hardest(target, on)), default=math.inf)
    harder = {title: than for title, rating in on.ratings.items() if rating > most}
    never = dict.fromkeys(on.never, f"never occurs on the {on.board} board")
    return never | unwanted | too_late | harder


def with_rating_of_hardest(target: "Target", on: IndexedScale) -> "Target":
    """Return a target with the range of ratings implied by its hardest techniques, if the scale can tell.

    Raises TargetError if these are too easy.
    """
    hardest = _hardest(target, on)
    if not hardest or any(each.rating is None or on.scale.ratings.get(each.title) != each.rating for each in hardest):
        return target
    # Where it is one, a quick check asks for the technique itself, which says more than its rating.
    lowest = min(each.rating or 0.0 for each in hardest) if len(hardest) > 1 else -math.inf
    highest = max(_highest_rating(each, on) for each in hardest)
    above = -math.inf if target.level is None else on.ratings_of(target.level)[0]
    if highest < target.rating.lowest or highest <= above < math.inf:
        rated = "its rating is" if highest == min(each.rating or 0.0 for each in hardest) else "its rating is at most"
        raise TargetError(
            f"{' or '.join(target.hardest)} must be the hardest technique, but is too easy for the requested level or "
            f"rating; {rated} {highest:.1f}"
        )
    return attrs.evolve(target, rating=target.rating & Range(lowest, highest))


def _hardest(target: "Target", on: IndexedScale) -> list[Technique]:
    titles = on.all_titles(target.hardest)
    return [each for each in on.scale.techniques if each.title in titles]


def _highest_rating(technique: Technique, on: IndexedScale) -> float:
    """Return the highest rating of a technique on a scale; infinite if unknown."""
    rating = on.scale.rating_of(technique)
    if technique.rating != rating:
        return rating or 0.0
    unknown = technique.rule is not None and technique.rule.highest is None
    return math.inf if unknown or technique.highest_rating is None else technique.highest_rating
