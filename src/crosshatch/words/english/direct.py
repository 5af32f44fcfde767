"""Direct techniques in words: what leaves a digit one place in a house."""

from ...board.houses import cells_in, digits_in
from ...found.direct import DirectHidden, DirectLocked
from ...step import Line, Role, Step
from ..spans import cells, say
from .common import conclude, house, listed


def direct_locked(step: Step, found: DirectLocked) -> Line:
    """Locked candidates leave their digit one place in a house."""
    return say(
        "The {digit} of {base} is in {cells}, so it is nowhere else in {cover}. That leaves one place for the {digit} "
        "of {house}. {so}",
        digit=found.digit,
        base=house(Role.BASE, found.base),
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        cover=house(Role.COVER, found.cover),
        house=house(Role.HOUSE, found.house),
        so=conclude(step),
    )


def direct_hidden(step: Step, found: DirectHidden) -> Line:
    """A hidden subset leaves another digit one place in its house."""
    return say(
        "In {house}, {digits} fill {cells}. That leaves one place for the {placed}. {so}",
        house=house(Role.HOUSE, found.house),
        digits=listed(digits_in(found.digits)),
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        placed=found.placed,
        so=conclude(step),
    )


TEXTS = {DirectLocked: direct_locked, DirectHidden: direct_hidden}
