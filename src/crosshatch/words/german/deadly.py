"""Deadly patterns in words: what the pattern is, that one of its guardians must be true, and what follows."""

from collections.abc import Callable, Mapping

from ...board.houses import cell_name, cells_in, digits_in
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
from .common import COUNTS, both_or_all, conclude, house, houses, listed

"""Where to look for the techniques whose pattern is the whole grid, by their slugs."""


def deadly_pattern(step: Step, found: DeadlyPattern) -> Line:
    """The pattern cannot be all there is, so one of its guardians is true; and what follows from that."""
    must = say("Es hat aber nur eine, also {out}: {guardians}.", out=_way_out(found), guardians=guardians(found))
    argument = ARGUMENTS[type(found.argument)](found, found.argument)
    return join([PICTURES[found.kind](found), must, argument, conclude(step)])


def guardians(found: DeadlyPattern) -> Line:
    """Say that one of the guardians is true, cell by cell."""
    parts = [marked(Role.GUARDIAN, f"{cell_name(cell)} ist eine {_digits(found, cell, 'oder')}") for cell in found.roof]
    if len(found.guardians) == len(parts):
        return listed(parts, "oder")
    return join(parts, ", oder " if len(parts) == 2 else "; oder ")


def _digits(found: DeadlyPattern, cell: int, last: str) -> str:
    """List the guardians of a cell."""
    return text_of(listed([each.digit for each in found.guardians if each.cell == cell], last))


def _way_out(found: DeadlyPattern) -> str:
    if found.kind is not Kind.GRAVE:
        return "muss eine dieser Zellen einen anderen Kandidaten enthalten"
    return f"muss {'einer dieser Kandidaten' if len(found.guardians) > 1 else 'dieser Kandidat'} wahr sein"


def _floor(found: DeadlyPattern) -> Line:
    return line(cells(Role.FLOOR, cells_in(found.cells)))


def _roof(found: DeadlyPattern) -> Line:
    return line(cells(Role.ROOF, found.roof))


def _rectangle(found: DeadlyPattern) -> Line:
    return say(
        "{corners} sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken. Stünden nur {digits} "
        "darin, so ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen.",
        corners=_floor(found),
        digits=listed(found.digits),
    )


def _avoidable_rectangle(found: DeadlyPattern) -> Line:
    return say(
        "{corners} sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, und keine davon war "
        "vorgegeben. Stünden nur {digits} darin, so ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte "
        "zwei Lösungen.",
        corners=_floor(found),
        digits=listed(found.digits),
    )


def _loop(found: DeadlyPattern) -> Line:
    around = found.way_round
    return say(
        "{around} bilden eine Schleife aus {count} Zellen, alle mit {digits}: Jede teilt ein Haus mit der nächsten, "
        "und jedes Haus hat zwei von ihnen oder keine. Stünden nur diese beiden Ziffern in der Schleife, so ließen "
        "sie sich vertauschen, und das Rätsel hätte zwei Lösungen.",
        around=marked(Role.FLOOR, ", ".join(map(cell_name, around))),
        count=len(around),
        digits=listed(found.digits),
    )


def _extended_rectangle(found: DeadlyPattern) -> Line:
    return say(
        "{cells} sind {count} Paare von Zellen quer über zwei parallele Linien, jedes Paar in einem Block. Stünden "
        "nur {digits} darin, so hätten beide Linien alle diese Ziffern dort und ließen sich vertauschen, und das "
        "Rätsel hätte zwei Lösungen.",
        cells=_floor(found),
        count=COUNTS[len(found.digits)],
        digits=listed(found.digits),
    )


def _grave(found: DeadlyPattern) -> Line:
    extra = [
        line("die ", marked(Role.GUARDIAN, f"{_digits(found, cell, 'und')} in {cell_name(cell)}"))
        for cell in found.roof
    ]
    return say(
        "Ohne {extra} hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie "
        "noch fehlt. Dann ergäben die Kandidaten, die eine Lösung übrig lässt, eine zweite, und das Rätsel hätte zwei "
        "Lösungen.",
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
    return say("Eine Zelle, die {seen} sieht, kann nicht auch eine {digit} sein.", seen=seen, digit=argument.digit)


def _subset(found: DeadlyPattern, argument: SubsetBeside) -> Line:
    digits = digits_in(argument.digits)
    extra = cells(Role.EXTRA, cells_in(argument.cells))
    if argument.hidden:
        return say(
            "Also fassen {roof} höchstens {most} von {digits}. Diese Ziffern haben in {houses} sonst nur in {extra} "
            "Platz, und die übrigen müssen dort alles füllen.",
            roof=_roof(found),
            most=_most(len(found.roof) - 1),
            digits=listed(digits),
            houses=houses(Role.HOUSE, argument.houses),
            extra=extra,
        )
    return say(
        "Also ist eine der Zellen {roof} eine {guardians}. Mit {extra} sind das {count} Zellen für die {count} "
        "Ziffern {digits}, die keine andere Zelle von {houses} haben kann.",
        roof=_roof(found),
        guardians=listed(sorted({each.digit for each in found.guardians}), "oder"),
        extra=extra,
        count=COUNTS[len(digits)],
        digits=listed(digits),
        houses=listed([house(Role.HOUSE, each) for each in argument.houses], "oder"),
    )


def _most(count: int) -> str:
    return "eine" if count == 1 else COUNTS[count]


def _locked_to_roof(found: DeadlyPattern, argument: LockedToRoof) -> Line:
    return say(
        "In {house} hat die {digit} keinen Platz außer {roof}, also ist eine der beiden Zellen eine {digit}. Die "
        "andere muss dann einen der eben genannten Kandidaten enthalten und keine andere Ziffer.",
        house=houses(Role.HOUSE, argument.houses),
        digit=argument.digit,
        roof=_roof(found),
    )


def _locked_to_corners(found: DeadlyPattern, argument: LockedToCorners) -> Line:
    return say(
        "In {rows} hat die {digit} keinen Platz außer den Ecken, steht also in zwei gegenüberliegenden. Das sind "
        "nicht {roof}, denn eine davon muss einen anderen Kandidaten enthalten.",
        rows=houses(Role.HOUSE, argument.houses),
        digit=argument.digit,
        roof=_roof(found),
    )


def _locked_in_lines(found: DeadlyPattern, argument: LockedInLines) -> Line:
    (removed,) = found.removed
    return say(
        "In {lines} hat die {digit} keinen Platz außer den Ecken. Wäre {corner} eine {removed}, so müssten {between} "
        "beide eine {digit} sein, und keine Ecke enthielte einen anderen Kandidaten.",
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
