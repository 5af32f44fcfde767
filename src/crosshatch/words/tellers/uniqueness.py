"""Deadly patterns: what the pattern is, that one of its guardians must be true, and what follows."""

from collections.abc import Callable, Iterator, Mapping

from ...board.houses import BOXES_MASK, cell_name, cells_in, digits_in
from ...logic.step import Role, Step
from ...techniques.uniqueness.kinds import Kind
from ...techniques.uniqueness.pattern import (
    Argument,
    DeadlyPattern,
    LockedInLines,
    LockedToCorners,
    LockedToRoof,
    OneDigit,
    SeenByAll,
    SubsetBeside,
)
from ..messages import Cells, Marked, Message, Value, cells, houses, say
from .common import removed_from
from .registry import TELLERS


def deadly_pattern(step: Step, found: DeadlyPattern) -> Iterator[Message]:
    """The pattern cannot be all there is, so one of its guardians is true; and what follows from that."""
    yield from guarded(found)
    if argue := ARGUMENTS.get(type(found.argument)):
        yield argue(found, found.argument)


def guarded(found: DeadlyPattern) -> tuple[Message, ...]:
    """Describe a pattern, and state that one of its guardians is true."""
    if found.kind in IMPOSSIBLE:
        return _impossible(found)
    if found.kind is Kind.GRAVE:
        return (
            say("deadly-grave", extra=_by_cell(found, "deadly-extra")),
            say("deadly-true-candidate", guardians=guardians(found), count=len(found.guardians)),
        )
    return (
        say(
            f"deadly-{found.kind.name.lower()}",
            cells=cells(Role.FLOOR, found.cells),
            around=_around(found) if found.kind is Kind.LOOP else (),
            count=found.cells.bit_count(),
            digits=found.digits,
            in_boxes=_are_in_boxes(found),
        ),
        say("deadly-other-candidate", guardians=guardians(found), count=len(found.roof)),
    )


def _impossible(found: DeadlyPattern) -> tuple[Message, ...]:
    return (
        say(
            f"deadly-{found.kind.name.lower()}",
            cells=cells(Role.FLOOR, found.cells),
            around=_around(found) if found.kind is Kind.ODDAGON else (),
            count=found.cells.bit_count(),
            digits=found.digits,
            boxes=houses(Role.HOUSE, found.boxes),
        ),
        say("deadly-remaining-candidate", guardians=guardians(found), count=len(found.guardians)),
    )


def _around(found: DeadlyPattern) -> Value:
    """Return the cells of a loop in order around it, if there is such an order."""
    around = found.way_round
    return Marked(Role.FLOOR, ", ".join(map(cell_name, around))) if around else ()


def _are_in_boxes(found: DeadlyPattern) -> bool:
    """Return whether all cells are in a row, a column, a box and no other house, as on the classic board."""
    tables = found.board.tables
    return all(
        tables.houses_with(cell) & BOXES_MASK and tables.houses_with(cell) < 1 << 27 for cell in cells_in(found.cells)
    )


def guardians(found: DeadlyPattern) -> Message:
    """One of the guardians is true, cell by cell."""
    single = len(found.guardians) == len(found.roof)
    return say("deadly-guardians", guardians=_by_cell(found, "deadly-guardian"), single=single)


def _by_cell(found: DeadlyPattern, key: str) -> list[Marked]:
    """The guardians of each cell."""
    return [
        Marked(
            Role.GUARDIAN,
            say(key, cell=cells(None, [cell]), digits=[each.digit for each in found.guardians if each.cell == cell]),
        )
        for cell in found.roof
    ]


def _roof(found: DeadlyPattern) -> Cells:
    return cells(Role.ROOF, found.roof)


def _one_digit(found: DeadlyPattern, argument: OneDigit) -> Message:
    return say("deadly-one-digit", cells=_roof(found), digit=argument.digit)


def _seen_by_all(found: DeadlyPattern, argument: SeenByAll) -> Message:
    return say("deadly-seen-by-all", removed=removed_from(found.removed))


def _subset(found: DeadlyPattern, argument: SubsetBeside) -> Message:
    values = {
        "roof": _roof(found),
        "digits": digits_in(argument.digits),
        "houses": houses(Role.HOUSE, argument.houses),
        "extra": cells(Role.EXTRA, argument.cells),
    }
    if argument.hidden:
        return say("deadly-hidden-subset", most=len(found.roof) - 1, **values)
    return say("deadly-naked-subset", guardians=sorted({each.digit for each in found.guardians}), **values)


def _locked_to_roof(found: DeadlyPattern, argument: LockedToRoof) -> Message:
    where = houses(Role.HOUSE, argument.houses)
    return say("deadly-locked-to-roof", houses=where, digit=argument.digit, roof=_roof(found))


def _locked_to_corners(found: DeadlyPattern, argument: LockedToCorners) -> Message:
    where = houses(Role.HOUSE, argument.houses)
    return say("deadly-locked-to-corners", houses=where, digit=argument.digit, roof=_roof(found))


def _locked_in_lines(found: DeadlyPattern, argument: LockedInLines) -> Message:
    (removed,) = found.removed
    return say(
        "deadly-locked-in-lines",
        houses=houses(Role.HOUSE, argument.houses),
        digit=argument.digit,
        corner=cells(Role.CORNER, [argument.corner]),
        removed=removed.digit,
        between=cells(Role.ROOF, argument.between),
    )


IMPOSSIBLE = (Kind.TRIDAGON, Kind.ODDAGON)
"""The kinds of patterns that cannot be filled at all, whether or not the puzzle has one solution."""

ARGUMENTS: Mapping[type[Argument], Callable[..., Message]] = {
    OneDigit: _one_digit,
    SeenByAll: _seen_by_all,
    SubsetBeside: _subset,
    LockedToRoof: _locked_to_roof,
    LockedToCorners: _locked_to_corners,
    LockedInLines: _locked_in_lines,
}
"""What follows from the guardians, if that is not plain."""

TELLERS.update({DeadlyPattern: deadly_pattern})
