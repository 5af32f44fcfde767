"""Singles in words."""

from ...board.houses import DIGITS, cell_name
from ...found.singles import LastCell, OnlyCandidate, OnlyPlace
from ...step import Line, Role, Span, Step
from ..spans import Piece, capital, cells, join, line, marked, say
from .common import conclude, house, listed


def last_cell(step: Step, found: LastCell) -> Line:
    """A house has one empty cell."""
    return say(
        "In {house} ist nur noch eine Zelle leer, {cell}, und es fehlt nur noch die {digit}. {so}",
        house=house(Role.HOUSE, found.house),
        cell=cells(Role.PLACED, [found.cell]),
        digit=found.digit,
        so=conclude(step),
    )


def only_place(step: Step, found: OnlyPlace) -> Line:
    """A digit has one place in a house."""
    roles = step.roles.cells
    reasons: list[Piece] = []
    if found.blockers:
        reasons.append(line("steht schon in ", cells(Role.BLOCKER, roles[Role.BLOCKER])))
    if found.ruled_out:
        reasons.append(line("wurde in ", cells(Role.RULED_OUT, roles[Role.RULED_OUT]), " bereits gestrichen"))
    return say(
        "Die {digit} hat in {house} nur noch einen Platz, denn keine andere leere Zelle dort kann sie "
        "aufnehmen{because}. {so}",
        digit=found.digit,
        house=house(Role.HOUSE, found.house),
        because=line(": Sie ", join(reasons, " und ")) if reasons else "",
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
                "{digits} {stand} schon in ihrer Zeile, ihrer Spalte oder ihrem Block ({cells})",
                digits=listed(each.digit for each in held),
                stand="steht" if len(held) == 1 else "stehen",
                cells=Span(",".join(cell_name(each.cell) for each in held), Role.BLOCKER),
            )
        )
    if gone:
        because.append(line(listed(gone), " wurde" if len(gone) == 1 else " wurden", " bereits gestrichen"))
    return say(
        "Für {cell} scheidet jede Ziffer außer der {digit} aus: {because}. {so}",
        digit=found.digit,
        cell=marked(Role.PLACED, cell_name(found.cell)),
        because=capital(join(because, ", und ")),
        so=conclude(step),
    )


TEXTS = {LastCell: last_cell, OnlyPlace: only_place, OnlyCandidate: only_candidate}
