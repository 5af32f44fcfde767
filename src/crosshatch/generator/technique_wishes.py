"""What the wishes about techniques mean on a scale, taken together: what must occur, what must not, how it is rated."""

import math
from typing import TYPE_CHECKING

import attrs

from ..board.messages import listed
from ..logic.technique import Technique
from .ranges import Range
from .scales import IndexedScale
from .shortfalls import Musts

if TYPE_CHECKING:
    from .target import Target


def highest_rating(technique: Technique) -> float:
    """Return the highest rating of a technique on our own scale, infinite where it is not known."""
    unknown = technique.rating is None or (technique.rule is not None and technique.rule.highest is None)
    return math.inf if unknown or technique.highest_rating is None else technique.highest_rating


def musts(target: "Target", on: IndexedScale) -> Musts:
    """Return what must occur, in the order of the scale; something of what must be the hardest has to occur too."""
    found = {on.titles(name): name for name in target.needed}
    if target.hardest:
        kinds = tuple(sorted(_hardest(target, on), key=on.places.__getitem__))
        found.setdefault(kinds, listed(target.hardest, "or"))
    return dict(sorted(found.items(), key=lambda each: on.places[each[0][0]]))


def _hardest(target: "Target", on: IndexedScale) -> set[str]:
    return {title for name in target.hardest for title in on.titles(name)}


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


def ruled_out(target: "Target", on: IndexedScale) -> RuledOut:
    """Return the techniques that a target rules out."""
    unwanted = {title for name in target.must_not for title in on.titles(name)}
    last = math.inf if target.up_to is None else on.places[on.titles(target.up_to)[-1]]
    too_late = {title for title, place in on.places.items() if place > last}
    return RuledOut(unwanted, too_late, _harder(_hardest(target, on), on) if target.hardest else set())


def _harder(hardest: set[str], on: IndexedScale) -> set[str]:
    """Return the techniques that are rated higher than any of some ever is."""
    ratings = {each.title: on.scale.rating_of(each) for each in on.scale.techniques}
    most = max(
        highest_rating(each) if each.rating == ratings[each.title] else ratings[each.title] or 0.0
        for each in on.scale.techniques
        if each.title in hardest
    )
    return {title for title, rating in ratings.items() if rating is not None and rating > most}


def with_rating_of_hardest(target: "Target", on: IndexedScale) -> "Target":
    """Return a target with the range of ratings that follows from what must be the hardest, if the scale tells."""
    titles = _hardest(target, on)
    hardest = [each for each in on.scale.techniques if each.title in titles]
    if not hardest or any(each.rating is None or on.scale.ratings.get(each.title) != each.rating for each in hardest):
        return target
    # Where it is one, a quick look asks for the technique itself, which says more than its rating.
    lowest = min(each.rating or 0.0 for each in hardest) if len(hardest) > 1 else -math.inf
    highest = max(map(highest_rating, hardest))
    return attrs.evolve(target, rating=Range(max(target.rating.lowest, lowest), min(target.rating.highest, highest)))
