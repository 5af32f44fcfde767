"""Locked candidates and subsets in words."""

from ...board.houses import cells_in, digits_in, house_name
from ...found.subsets import LockedCandidates, Subset
from ...messages import COUNTS
from ...step import Line, Role, Step
from ..spans import cells, say
from .common import conclude, house, houses, listed


def locked_candidates(step: Step, found: LockedCandidates) -> Line:
    """All places of a digit in the base lie in the cover."""
    return say(
        "The {digit} of {base} is in one of {cells}. {all} lie in {cover}, so whichever it is, it is also the {digit} "
        "of {again}. {so}",
        digit=found.digit,
        base=house(Role.BASE, found.base),
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        all="Both" if found.cells.bit_count() == 2 else "All",
        cover=house(Role.COVER, found.cover),
        again=house_name(found.cover),
        so=conclude(step),
    )


def subset(step: Step, found: Subset) -> Line:
    """There are as many digits as cells."""
    if found.hidden:
        text = (
            "In {houses}, {digits} can only go in {cells}. These are {digit_count} for {cell_count}, "
            "so they fill {all} of them, and no other digit fits there. {so}"
        )
    else:
        text = (
            "{cells} have no candidates but {digits}. These are {cell_count} for {digit_count}, so each "
            "cell takes one of them, and none is left over for the other cells of {houses}. {so}"
        )
    return say(
        text,
        cells=cells(Role.PATTERN, cells_in(found.cells)),
        cell_count=_counted(found.cells.bit_count(), "cell"),
        all="both" if found.cells.bit_count() == 2 else "all",
        digits=listed(digits_in(found.digits)),
        digit_count=_counted(found.digits.bit_count(), "digit"),
        houses=houses(Role.HOUSE, found.houses),
        so=conclude(step),
    )


def _counted(count: int, what: str) -> str:
    return f"{COUNTS[count]} {what}{'' if count == 1 else 's'}"  # not as many of both where there is a contradiction


TEXTS = {LockedCandidates: locked_candidates, Subset: subset}
