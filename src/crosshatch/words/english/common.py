"""What the English texts share: lists, numbers, conclusions."""

from collections.abc import Iterable, Sequence

from ...board.candidate import Candidate
from ...board.houses import house_name
from ...logic.step import CellTruth, HouseTruth, Line, Role, Span, Step, Truth
from .. import spans
from ..spans import Piece, cells, line, marked, say
from ..telling.conclusions import removed_together

KINDS = (("row", "rows"), ("column", "columns"), ("box", "boxes"))
"""What houses are, one of them and several, in the order in which they are numbered."""


def listed(items: Iterable[Piece], last: str = "and") -> Line:
    """Join items as prose does: ``1``, ``1 and 2``, ``1, 2 and 3``."""
    return spans.listed(items, last)


def house(role: Role, which: int) -> Span:
    """Name a house (0..26), with its role."""
    return marked(role, house_name(which))


def kind_of_houses(which: Iterable[int]) -> tuple[str, str] | None:
    """Return what all of some houses are, one of them and several: row or column or box; None where they differ."""
    kinds = {each // 9 for each in which}
    return KINDS[kinds.pop()] if len(kinds) == 1 else None


def houses(role: Role, which: Iterable[int]) -> Line:
    """Name houses: ``row 1 and row 3``."""
    return listed(house(role, each) for each in which)


def each_cell(role: Role, which: Iterable[int]) -> Line:
    """Name cells one by one: ``r1c1 and r1c2``."""
    return listed(cells(role, [cell]) for cell in which)


def both_or_all(items: Sequence[object]) -> str:
    """Refer to items that were just named: ``both``, or ``all of them``."""
    return "both" if len(items) == 2 else "all of them"


def conclude(step: Step) -> Line:
    """Say what a step places and eliminates."""
    parts = [
        say("{cell} is {digit}", cell=cells(Role.PLACED, [each.cell]), digit=each.digit) for each in step.placements
    ]
    for losing, digits in removed_together(step).items():
        parts.append(
            say("{digits} can be removed from {cells}", digits=listed(digits), cells=cells(Role.REMOVED, losing))
        )
    return line("So ", listed(parts), ".")


def nothing_left(truth: Truth) -> Line:
    """Say that a cell, or a digit in a house, has no candidate left."""
    if isinstance(truth, HouseTruth):
        return say("{house} has no place left for {digit}", house=house(Role.HOUSE, truth.house), digit=truth.digit)
    assert isinstance(truth, CellTruth)
    return say("{cell} has no candidate left", cell=cells(Role.PATTERN, [truth.cell]))


def cannot_both(clash: Iterable[Sequence[Candidate]]) -> Line:
    """Say that two candidates, or groups of them, exclude each other."""
    digits = sorted({each.digit for side in clash for each in side})
    one, other = (cells(Role.ON, (each.cell for each in side)) for side in clash)
    if len(digits) > 1:
        return say("{cell} cannot be both {digits}", cell=one, digits=listed(digits))
    return say("{one} and {other}, which see each other, cannot both be {digit}", one=one, other=other, digit=digits[0])


def truths_named(truths: Iterable[Truth]) -> Line:
    """Name truths: ``the cells r1c1 and r1c2``, ``the 5 in row 1``."""
    named = [str(truth) for truth in truths if isinstance(truth, CellTruth)]
    others = [
        f"the {truth}" if isinstance(truth, HouseTruth) else str(truth)
        for truth in truths
        if not isinstance(truth, CellTruth)
    ]
    some = [line("the cells " if len(named) > 1 else "the cell ", listed(named))] if named else []
    return listed([*some, *others])
