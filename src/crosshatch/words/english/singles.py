"""Singles in words."""

from ...board.houses import DIGITS, cell_name
from ...found.singles import LastCell, OnlyCandidate, OnlyPlace
from ...step import Line, Role, Span, Step
from ..spans import Piece, capital, cells, join, line, marked, say
from .common import conclude, house, listed


def last_cell(step: Step, found: LastCell) -> Line:
    """A house has one empty cell."""
    return say(
        "{house} has a single empty cell, {cell}, and lacks only the {digit}. {so}",
        house=capital(line(house(Role.HOUSE, found.house))),
        cell=cells(Role.PLACED, [found.cell]),
        digit=found.digit,
        so=conclude(step),
    )


def only_place(step: Step, found: OnlyPlace) -> Line:
    """A digit has one place in a house."""
    roles = step.roles.cells
    reasons: list[Piece] = []
    if found.blockers:
        reasons.append(line("it is already in ", cells(Role.BLOCKER, roles[Role.BLOCKER])))
    if found.ruled_out:
        it = "" if reasons else "it "
        reasons.append(line(f"{it}was removed from ", cells(Role.RULED_OUT, roles[Role.RULED_OUT]), " earlier"))
    return say(
        "The {digit} of {house} has one place left, as no other empty cell there can take it{because}. {so}",
        digit=found.digit,
        house=house(Role.HOUSE, found.house),
        because=line(": ", join(reasons, ", and ")) if reasons else "",
        so=conclude(step),
    )


def only_candidate(step: Step, found: OnlyCandidate) -> Line:
    """A cell has one candidate."""
    held = found.blockers
    gone = sorted({*DIGITS} - {found.digit} - {each.digit for each in held})
    because: list[Piece] = []
    if held:
        because.append(
            say(
                "{digits} {are} in its row, column or box ({cells})",
                digits=listed(each.digit for each in held),
                are="is" if len(held) == 1 else "are",
                cells=Span(",".join(cell_name(each.cell) for each in held), Role.BLOCKER),
            )
        )
    if gone:
        because.append(line(listed(gone), " was removed earlier" if len(gone) == 1 else " were removed earlier"))
    return say(
        "Every digit but {digit} is ruled out in {cell}: {because}. {so}",
        digit=found.digit,
        cell=marked(Role.PLACED, cell_name(found.cell)),
        because=join(because, " and "),
        so=conclude(step),
    )


TEXTS = {LastCell: last_cell, OnlyPlace: only_place, OnlyCandidate: only_candidate}
