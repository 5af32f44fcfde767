"""Direct techniques: what leaves a digit one place in a house."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.step import Role, Step
from ...techniques.subsets.direct_pattern import DirectHidden, DirectLocked
from ..messages import Message, cells, house, say
from .registry import TELLERS


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


TELLERS.update({DirectLocked: direct_locked, DirectHidden: direct_hidden})
