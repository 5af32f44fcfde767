"""Wings: why one of the cells must take the loose digit."""

from collections.abc import Iterator

from ...logic.step import Role, Step
from ...techniques.wings.pattern import Wing
from ..messages import Message, cells, say
from .registry import TELLERS


def wing(step: Step, found: Wing) -> Iterator[Message]:
    """A wing of three cells has a pivot, whose cases are told; larger ones are counted."""
    pivots = cells(Role.PIVOT, found.pivots)
    loose = cells(Role.COMMON, found.places)
    if found.cells.bit_count() == 3:
        (pivot,) = found.pivots
        digits = found.digits_of(pivot)
        yield say("wings-cases", pivot=pivots, digits=digits, cases=list(_cases(found)))
        yield say("wings-in-any-case", loose=loose, digit=found.loose)
    else:
        yield say(
            "wings-counted",
            cells=[each for each in (pivots, cells(Role.PINCER, found.pincers)) if each.cells],
            count=found.cells.bit_count(),
            others=sorted(digit for digit in found.digits if digit != found.loose),
        )
        yield say("wings-cell-left", loose=loose, digit=found.loose)


def _cases(found: Wing) -> Iterator[Message]:
    for pincer in found.pincers:
        (shared,) = (digit for digit in found.digits_of(pincer) if digit != found.loose)
        yield say("wings-case", shared=shared, pincer=cells(Role.PINCER, [pincer]), digit=found.loose)
    if found.pivots[0] in found.places:
        yield say("wings-case-neither", digit=found.loose)


TELLERS.update({Wing: wing})
