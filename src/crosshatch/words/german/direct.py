"""Direct techniques in words: what leaves a digit one place in a house."""

from ...board.houses import cells_in, digits_in
from ...found.direct import DirectHidden, DirectLocked
from ...step import Line, Role, Step
from ..spans import cells, say
from .common import conclude, house, listed


def direct_locked(step: Step, found: DirectLocked) -> Line:
    """Locked candidates leave their digit one place in a house."""
    return say(
        "Die {digit} von {base} steht in {cells}, also nirgends sonst in {cover}. Damit bleibt für die {digit} von "
        "{house} nur ein Platz. {so}",
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
        "In {house} füllen {digits} die Zellen {cells} aus. Damit bleibt dort für die {placed} nur ein Platz. {so}",
        house=house(Role.HOUSE, found.house),
        digits=listed(digits_in(found.digits)),
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        placed=found.placed,
        so=conclude(step),
    )


TEXTS = {DirectLocked: direct_locked, DirectHidden: direct_hidden}
