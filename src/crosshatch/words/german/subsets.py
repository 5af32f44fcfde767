"""Locked candidates and subsets in words."""

from ...board.houses import cells_in, digits_in
from ...found.subsets import LockedCandidates, Subset
from ...step import Line, Role, Step
from ..spans import cells, say
from .common import COUNTS, conclude, house, houses, listed


def locked_candidates(step: Step, found: LockedCandidates) -> Line:
    """All places of a digit in the base lie in the cover."""
    return say(
        "Die {digit} von {base} steht in einer der Zellen {cells}. {all} liegen in {cover}, damit ist sie in jedem "
        "Fall auch die {digit} von {cover}. {so}",
        digit=found.digit,
        base=house(Role.BASE, found.base),
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        all="Beide" if found.cells.bit_count() == 2 else "Alle",
        cover=house(Role.COVER, found.cover),
        so=conclude(step),
    )


def subset(step: Step, found: Subset) -> Line:
    """There are as many digits as cells."""
    if found.hidden:
        text = (
            "In {houses} haben {digits} nur in {cells} Platz. Das sind {digit_count} für {cell_count}; sie füllen "
            "also {all} aus, und keine andere Ziffer passt mehr hinein. {so}"
        )
    else:
        text = (
            "{cells} haben nur die Kandidaten {digits}. Das sind {cell_count} für {digit_count}; jede Zelle nimmt "
            "also eine davon, und für die anderen Zellen von {houses} bleibt keine übrig. {so}"
        )
    return say(
        text,
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        cell_count=_counted(found.cells.bit_count(), "Zelle", "Zellen"),
        all="beide" if found.cells.bit_count() == 2 else "alle",
        digits=listed(digits_in(found.digits)),
        digit_count=_counted(found.digits.bit_count(), "Ziffer", "Ziffern"),
        houses=houses(Role.HOUSE, found.houses),
        so=conclude(step),
    )


def _counted(count: int, one: str, several: str) -> str:
    """Return how many there are, not as many of both where there is a contradiction."""
    return f"eine {one}" if count == 1 else f"{COUNTS[count]} {several}"


TEXTS = {LockedCandidates: locked_candidates, Subset: subset}
