"""Singles: what is left, and what rules out the rest."""

from collections.abc import Iterator

from ...board.houses import DIGITS, cell_name
from ...logic.step import Role, Step
from ...techniques.singles.pattern import LastCell, OnlyCandidate, OnlyPlace
from ..messages import Marked, Message, cells, house, say
from .registry import TELLERS


def last_cell(step: Step, found: LastCell) -> Iterator[Message]:
    """A house has one empty cell."""
    where = cells(Role.PLACED, [found.cell])
    yield say("singles-last-cell", house=house(Role.HOUSE, found.house), cell=where, digit=found.digit)


def only_place(step: Step, found: OnlyPlace) -> Iterator[Message]:
    """A digit has one place in a house."""
    roles = step.roles.cells
    yield say(
        "singles-only-place",
        digit=found.digit,
        house=house(Role.HOUSE, found.house),
        blockers=cells(Role.BLOCKER, roles[Role.BLOCKER] if found.blockers else ()),
        ruled_out=cells(Role.RULED_OUT, roles[Role.RULED_OUT] if found.ruled_out else ()),
    )


def only_candidate(step: Step, found: OnlyCandidate) -> Iterator[Message]:
    """A cell has one candidate."""
    held = found.blockers
    gone = sorted({*DIGITS} - {found.digit} - {each.digit for each in held})
    because = []
    if held:
        where = Marked(Role.BLOCKER, ",".join(cell_name(each.cell) for each in held))
        because.append(say("singles-seen", digits=[each.digit for each in held], cells=where))
    if gone:
        because.append(say("singles-removed", digits=gone))
    yield say("singles-only-candidate", digit=found.digit, cell=cells(Role.PLACED, [found.cell]), because=because)


TELLERS.update({LastCell: last_cell, OnlyPlace: only_place, OnlyCandidate: only_candidate})
