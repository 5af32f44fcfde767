"""Wings in words: why one of the cells must take the loose digit."""

from ...board.messages import COUNTS
from ...logic.step import Line, Role, Step
from ...techniques.wings.pattern import Wing
from ..spans import cells, join, line, say
from .common import both_or_all, conclude, listed


def wing(step: Step, found: Wing) -> Line:
    """A wing of three cells has a pivot, whose cases are told; larger ones are counted."""
    count = found.cells.bit_count()
    return _by_cases(step, found) if count == 3 else _by_counting(step, found, COUNTS[count])


def _by_cases(step: Step, found: Wing) -> Line:
    (pivot,) = found.pivots
    cases = []
    for pincer in found.pincers:
        (shared,) = (digit for digit in found.digits_of(pincer) if digit != found.loose)
        cases.append(line(f"if it is {shared}, ", cells(Role.PINCER, [pincer]), f" is {found.loose}"))
    if pivot in found.places:
        cases.append(line(f"if it is neither, it is {found.loose} itself"))
    return say(
        "{pivot} is {digits}: {cases}. In any case at least one of {loose}. {so}",
        pivot=cells(Role.PIVOT, [pivot]),
        digits=listed(found.digits_of(pivot), last="or"),
        cases=join(cases, "; "),
        loose=_loose_ones(found),
        so=conclude(step),
    )


def _by_counting(step: Step, found: Wing, count: str) -> Line:
    return say(
        "{cells} are {count} cells with {count} digits between them. Each of {others} has places there that all see "
        "each other, so it fills one cell at most. That leaves a cell for {digit}: one of {loose}. {so}",
        cells=listed((cells(Role.PIVOT, found.pivots), cells(Role.PINCER, found.pincers))),
        count=count,
        others=listed(sorted(digit for digit in found.digits if digit != found.loose)),
        digit=found.loose,
        loose=_loose_ones(found),
        so=conclude(step),
    )


def _loose_ones(found: Wing) -> Line:
    """Say that one of some cells has the loose digit, and what that means."""
    named = cells(Role.COMMON, found.places)
    return line(
        named, f" is {found.loose}, and a cell that sees {both_or_all(found.places)} cannot be {found.loose} too"
    )


TEXTS = {Wing: wing}
