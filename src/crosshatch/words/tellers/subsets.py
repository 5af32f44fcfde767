"""Locked candidates and subsets: which cells take which digits."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.step import Role, Step
from ...techniques.subsets.pattern import LockedCandidates, Subset
from ..messages import Message, cells, house, houses, say
from .registry import TELLERS


def locked_candidates(step: Step, found: LockedCandidates) -> Iterator[Message]:
    """All places of a digit in the base lie in the cover."""
    yield say(
        "subsets-locked",
        digit=found.digit,
        base=house(Role.BASE, found.base),
        cells=cells(Role.PATTERN, found.cells),
        cover=house(Role.COVER, found.cover),
        again=house(None, found.cover),
    )


def subset(step: Step, found: Subset) -> Iterator[Message]:
    """There are as many digits as cells."""
    yield say(
        "subsets-hidden" if found.hidden else "subsets-naked",
        cells=cells(Role.PATTERN, found.cells),
        digits=digits_in(found.digits),
        houses=houses(Role.HOUSE, found.houses),
    )


TELLERS.update({LockedCandidates: locked_candidates, Subset: subset})
