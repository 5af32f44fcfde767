"""Deadly patterns in words: what the pattern is, that one of its guardians must be true, and what follows."""

from collections.abc import Callable, Mapping

from ...board.houses import cell_name, cells_in, digits_in
from ...board.messages import COUNTS
from ...logic.step import Line, Role, Step
from ...techniques.uniqueness.pattern import (
    Argument,
    DeadlyPattern,
    Kind,
    LockedInLines,
    LockedToCorners,
    LockedToRoof,
    OneCell,
    OneDigit,
    SubsetBeside,
)
from ..spans import cells, join, line, marked, say, text_of
from .common import both_or_all, conclude, house, houses, listed

"""Where to look for the techniques whose pattern is the whole grid, by their slugs."""


def deadly_pattern(step: Step, found: DeadlyPattern) -> Line:
    """The pattern cannot be all there is, so one of its guardians is true; and what follows from that."""
    must = say("It has only one, so {out}: {guardians}.", out=_way_out(found), guardians=guardians(found))
    argument = ARGUMENTS[type(found.argument)](found, found.argument)
    return join([PICTURES[found.kind](found), must, argument, conclude(step)])


def guardians(found: DeadlyPattern) -> Line:
    """Say that one of the guardians is true, cell by cell."""
    parts = [marked(Role.GUARDIAN, f"{cell_name(cell)} is {_digits(found, cell, 'or')}") for cell in found.roof]
    if len(found.guardians) == len(parts):
        return listed(parts, "or")
    return join(parts, ", or " if len(parts) == 2 else "; or ")


def _digits(found: DeadlyPattern, cell: int, last: str) -> str:
    """List the guardians of a cell."""
    return text_of(listed([each.digit for each in found.guardians if each.cell == cell], last))


def _way_out(found: DeadlyPattern) -> str:
    if found.kind is not Kind.GRAVE:
        return "one of these cells must hold another candidate"
    return f"{'one of these candidates' if len(found.guardians) > 1 else 'this candidate'} must be true"


def _floor(found: DeadlyPattern) -> Line:
    return line(cells(Role.FLOOR, cells_in(found.cells)))


def _roof(found: DeadlyPattern) -> Line:
    return line(cells(Role.ROOF, found.roof))


def _rectangle(found: DeadlyPattern) -> Line:
    return say(
        "{corners} are the corners of a rectangle in two rows, two columns and two boxes. If {digits} filled all of "
        "them, the two digits could be swapped, and the puzzle would have two solutions.",
        corners=_floor(found),
        digits=listed(found.digits),
    )


def _avoidable_rectangle(found: DeadlyPattern) -> Line:
    return say(
        "{corners} are the corners of a rectangle in two rows, two columns and two boxes, and none of them was given. "
        "If {digits} filled all of them, the two digits could be swapped, and the puzzle would have two solutions.",
        corners=_floor(found),
        digits=listed(found.digits),
    )


def _loop(found: DeadlyPattern) -> Line:
    around = found.way_round
    return say(
        "{around} form a loop of {count} cells, all with {digits}: each shares a house with the next, and every house "
        "has two of them or none. If these two digits filled the loop, they could be swapped, and the puzzle would "
        "have two solutions.",
        around=marked(Role.FLOOR, ", ".join(map(cell_name, around))),
        count=len(around),
        digits=listed(found.digits),
    )


def _extended_rectangle(found: DeadlyPattern) -> Line:
    return say(
        "{cells} are {count} pairs of cells across two parallel lines, each pair in one box. If {digits} filled them, "
        "both lines would have all of these digits there and could be swapped, and the puzzle would have two "
        "solutions.",
        cells=_floor(found),
        count=COUNTS[len(found.digits)],
        digits=listed(found.digits),
    )


def _grave(found: DeadlyPattern) -> Line:
    extra = [marked(Role.GUARDIAN, f"{_digits(found, cell, 'and')} in {cell_name(cell)}") for cell in found.roof]
    return say(
        "Without {extra}, every empty cell would have two candidates, and every digit two places in each house that "
        "lacks it. Then the candidates that one solution leaves over would make another, and the puzzle would have two "
        "solutions.",
        extra=listed(extra),
    )


PICTURES: Mapping[Kind, Callable[[DeadlyPattern], Line]] = {
    Kind.RECTANGLE: _rectangle,
    Kind.AVOIDABLE: _avoidable_rectangle,
    Kind.LOOP: _loop,
    Kind.EXTENDED: _extended_rectangle,
    Kind.GRAVE: _grave,
}
"""What each kind of pattern is, and that the puzzle could have two solutions by it."""


def _one_cell(found: DeadlyPattern, argument: OneCell) -> Line:
    return ()


def _one_digit(found: DeadlyPattern, argument: OneDigit) -> Line:
    seen = both_or_all(found.roof)
    return say("A cell that sees {seen} cannot be {digit} too.", seen=seen, digit=argument.digit)


def _subset(found: DeadlyPattern, argument: SubsetBeside) -> Line:
    digits = digits_in(argument.digits)
    extra = cells(Role.EXTRA, cells_in(argument.cells))
    if argument.hidden:
        return say(
            "So {roof} hold at most {most} of {digits}. In {houses} these digits have no other place than {extra}, "
            "which the rest of them must fill.",
            roof=_roof(found),
            most=COUNTS[len(found.roof) - 1],
            digits=listed(digits),
            houses=houses(Role.HOUSE, argument.houses),
            extra=extra,
        )
    return say(
        "So one of {roof} is {guardians}. With {extra} that makes {count} cells for the {count} digits {digits}, which "
        "no other cell of {houses} can take.",
        roof=_roof(found),
        guardians=listed(sorted({each.digit for each in found.guardians}), "or"),
        extra=extra,
        count=COUNTS[len(digits)],
        digits=listed(digits),
        houses=listed([house(Role.HOUSE, each) for each in argument.houses], "or"),
    )


def _locked_to_roof(found: DeadlyPattern, argument: LockedToRoof) -> Line:
    return say(
        "In {house} the {digit} has no place but {roof}, so one of the two is {digit}. The other must then hold a "
        "candidate just named, and no other digit.",
        house=houses(Role.HOUSE, argument.houses),
        digit=argument.digit,
        roof=_roof(found),
    )


def _locked_to_corners(found: DeadlyPattern, argument: LockedToCorners) -> Line:
    return say(
        "In {rows} the {digit} has no place but the corners, so it is in two opposite ones. They are not {roof}, since "
        "one of these must hold another candidate.",
        rows=houses(Role.HOUSE, argument.houses),
        digit=argument.digit,
        roof=_roof(found),
    )


def _locked_in_lines(found: DeadlyPattern, argument: LockedInLines) -> Line:
    (removed,) = found.removed
    return say(
        "In {lines} the {digit} has no place but the corners. If {corner} were {removed}, {between} would both have to "
        "be {digit}, and no corner would hold another candidate.",
        lines=houses(Role.HOUSE, argument.houses),
        digit=argument.digit,
        corner=cells(Role.CORNER, [argument.corner]),
        removed=removed.digit,
        between=cells(Role.ROOF, cells_in(argument.between)),
    )


ARGUMENTS: Mapping[type[Argument], Callable[..., Line]] = {
    OneCell: _one_cell,
    OneDigit: _one_digit,
    SubsetBeside: _subset,
    LockedToRoof: _locked_to_roof,
    LockedToCorners: _locked_to_corners,
    LockedInLines: _locked_in_lines,
}
"""What follows from the guardians, if that is not plain."""

TEXTS = {DeadlyPattern: deadly_pattern}
