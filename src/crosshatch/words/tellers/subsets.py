"""Locked candidates and subsets: which cells take which digits, and what direct ones leave to another."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.step import Role, Step
from ...techniques.subsets.direct_pattern import DirectHidden, DirectLocked
from ...techniques.subsets.pattern import LockedCandidates, Subset
from ..messages import Message, cells, house, houses, say
from .common import cage_named
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
    which = houses(Role.HOUSE, found.houses)
    if found.cage:
        which = tuple(cage_named(each, found.cage) if each["kind"] == "cage" else each for each in which)
    yield say(
        "subsets-hidden" if found.hidden else "subsets-naked",
        cells=cells(Role.PATTERN, found.cells),
        digits=digits_in(found.digits),
        houses=which,
        cage=bool(found.cage),
    )
    if found.beyond:
        yield say("subsets-beyond", houses=which, cells=cells(Role.PATTERN, found.cells))


def direct_locked(step: Step, found: DirectLocked) -> Iterator[Message]:
    """Locked candidates leave their digit one place in a house."""
    yield say(
        "direct-locked",
        digit=found.digit,
        base=house(Role.BASE, found.base),
        cells=cells(Role.PATTERN, found.cells),
        cover=house(Role.COVER, found.cover),
        house=house(Role.HOUSE, found.house),
    )


def direct_hidden(step: Step, found: DirectHidden) -> Iterator[Message]:
    """A hidden subset leaves another digit one place in its house."""
    yield say(
        "direct-hidden",
        house=house(Role.HOUSE, found.house),
        digits=digits_in(found.digits),
        cells=cells(Role.PATTERN, found.cells),
        placed=found.placed,
    )


TELLERS.update(
    {
        LockedCandidates: locked_candidates,
        Subset: subset,
        DirectLocked: direct_locked,
        DirectHidden: direct_hidden,
    }
)
