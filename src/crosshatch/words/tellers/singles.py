"""Singles: what is left, and what rules out the rest."""

from collections.abc import Iterator

from ...board.houses import cell_name, digits_in
from ...logic.step import Role, Step
from ...techniques.singles.pattern import LastCell, OnlyCandidate, OnlyPlace
from ..messages import Marked, Message, cells, house, say
from .registry import TELLERS

LINES_AND_BOXES = (1 << 27) - 1
"""The rows, columns and boxes, as a mask of houses."""


def last_cell(step: Step, found: LastCell) -> Iterator[Message]:
    """A house has one empty cell."""
    where = cells(Role.PLACED, [found.cell])
    yield say("singles-last-cell", house=house(Role.HOUSE, found.house), cell=where, digit=found.digit)


def only_place(step: Step, found: OnlyPlace) -> Iterator[Message]:
    """A digit has one place in a house."""
    yield say(
        "singles-only-place",
        digit=found.digit,
        house=house(Role.HOUSE, found.house),
        blockers=cells(Role.BLOCKER, found.blockers),
        same=not found.with_others,
        ruled_out=cells(Role.RULED_OUT, found.ruled_out & ~found.not_allowed),
    )
    if found.not_allowed:
        where = cells(Role.RULED_OUT, found.not_allowed)
        yield say("singles-not-allowed", cells=where, digits=(found.digit,))


def only_candidate(step: Step, found: OnlyCandidate) -> Iterator[Message]:
    """A cell has one candidate."""
    pairs = list(zip(found.blockers, found.excluded, strict=True))
    seen = [each for each, excluded in pairs if excluded >> each.digit & 1]
    because = []
    if seen:
        where = Marked(Role.BLOCKER, ",".join(cell_name(each.cell) for each in seen))
        tables = found.board.tables
        shared = [tables.houses_with(found.cell) & tables.houses_with(each.cell) for each in seen]
        plain = all(houses & LINES_AND_BOXES for houses in shared)
        because.append(say("singles-seen", digits=[each.digit for each in seen], cells=where, plain=plain))
    for each, excluded in pairs:
        if others := digits_in(excluded & ~(1 << each.digit)):
            by = cells(Role.BLOCKER, [each.cell])
            because.append(say("singles-excluded", digits=others, digit=each.digit, cell=by))
    if gone := digits_in(found.removed):
        because.append(say("singles-removed", digits=gone))
    where_placed = cells(Role.PLACED, [found.cell])
    yield say("singles-only-candidate", digit=found.digit, cell=where_placed, because=because)
    if limited := digits_in(found.not_allowed):
        yield say("singles-not-allowed", cells=cells(None, [found.cell]), digits=limited)


TELLERS.update({LastCell: last_cell, OnlyPlace: only_place, OnlyCandidate: only_candidate})
