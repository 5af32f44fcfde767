"""Wings in words: why one of the cells must take the loose digit."""

from ...logic.step import Line, Role, Step
from ...techniques.wings.pattern import Wing
from ..spans import capital, cells, join, line, say
from .common import COUNTS, both_or_all, conclude, listed


def wing(step: Step, found: Wing) -> Line:
    """A wing of three cells has a pivot, whose cases are told; larger ones are counted."""
    count = found.cells.bit_count()
    return _by_cases(step, found) if count == 3 else _by_counting(step, found, COUNTS[count])


def _by_cases(step: Step, found: Wing) -> Line:
    (pivot,) = found.pivots
    cases = []
    for pincer in found.pincers:
        (shared,) = (digit for digit in found.digits_of(pincer) if digit != found.loose)
        cases.append(line(f"ist sie eine {shared}, so ist ", cells(Role.PINCER, [pincer]), f" eine {found.loose}"))
    if pivot in found.places:
        cases.append(line(f"ist sie keine von beiden, so ist sie selbst eine {found.loose}"))
    return say(
        "{pivot} ist eine {digits}: {cases}. In jedem Fall ist mindestens eine der Zellen {loose}. {so}",
        pivot=cells(Role.PIVOT, [pivot]),
        digits=listed(found.digits_of(pivot), last="oder"),
        cases=capital(join(cases, "; ")),
        loose=_loose_ones(found),
        so=conclude(step),
    )


def _by_counting(step: Step, found: Wing, count: str) -> Line:
    return say(
        "{cells} sind {count} Zellen mit zusammen {count} Ziffern. Von {others} sehen sich dort jeweils alle Plätze; "
        "jede dieser Ziffern füllt also höchstens eine Zelle. Damit bleibt für die {digit} noch eine Zelle. Also ist "
        "mindestens eine der Zellen {loose}. {so}",
        cells=listed((cells(Role.PIVOT, found.pivots), cells(Role.PINCER, found.pincers))),
        count=count,
        others=listed(sorted(digit for digit in found.digits if digit != found.loose)),
        digit=found.loose,
        loose=_loose_ones(found),
        so=conclude(step),
    )


def _loose_ones(found: Wing) -> Line:
    """Say which cells have the loose digit, one of them at least, and what that means."""
    return say(
        "{cells} eine {digit}, und eine Zelle, die {both} sieht, kann nicht auch eine {digit} sein",
        cells=cells(Role.COMMON, found.places),
        digit=found.loose,
        both=both_or_all(found.places),
    )


TEXTS = {Wing: wing}
