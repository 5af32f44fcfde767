"""What the German texts share: names, lists, numbers, conclusions.

Cells keep their names (``r1c1``), which German solvers and HoDoKu's German pages use too: grids, notation and library
lines have them, in any language.  Houses are named in German.  The reader is addressed with *du*.
"""

from collections.abc import Iterable, Sequence

from ...board.candidate import Candidate
from ...board.conflicts import Clash, Conflict, NoCandidate, NoPlace
from ...board.houses import cell_name, cells_name
from ...logic.step import CellTruth, Guardians, HouseTruth, Line, Role, Span, Step, Truth
from ...position.status import Impossible, Status
from .. import spans
from ..spans import Piece, capital, cells, line, marked, say, text_of
from ..telling.conclusions import removed_together

KINDS = (("Zeile", "Zeilen"), ("Spalte", "Spalten"), ("Block", "Blöcke"))
"""What houses are, one of them and several, in the order in which they are numbered."""

COUNTS = ("kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun")
"""Small numbers as words; from two on they are the same in all cases and genders."""

MOST_CONFLICTS = 3
"""How many conflicts are told of a contradiction."""

TIMES = ("nie", "einmal", "zweimal", "dreimal", "viermal", "fünfmal", "sechsmal", "siebenmal", "achtmal", "neunmal")
"""How often, in words."""


def listed(items: Iterable[Piece], last: str = "und") -> Line:
    """Join items as prose does: ``1``, ``1 und 2``, ``1, 2 und 3``."""
    return spans.listed(items, last)


def counted(number: int, one: str, several: str) -> str:
    """Return a number with what it counts: ``1 Schritt``, ``2 Schritte``."""
    return f"{number} {one if number == 1 else several}"


def house_name(which: int) -> str:
    """Name a house (0..26): ``Zeile 1``."""
    return f"{KINDS[which // 9][0]} {which % 9 + 1}"


def house(role: Role, which: int) -> Span:
    """Name a house (0..26), with its role."""
    return marked(role, house_name(which))


def kind_of_houses(which: Iterable[int]) -> tuple[str, str] | None:
    """Return what all of some houses are, one of them and several; None where they differ."""
    kinds = {each // 9 for each in which}
    return KINDS[kinds.pop()] if len(kinds) == 1 else None


def houses(role: Role, which: Iterable[int]) -> Line:
    """Name houses: ``Zeile 1 und Zeile 3``."""
    return listed(house(role, each) for each in which)


def each_cell(role: Role, which: Iterable[int], last: str = "und") -> Line:
    """Name cells one by one: ``r1c1 und r1c2``."""
    return listed((cells(role, [cell]) for cell in which), last)


def both_or_all(items: Sequence[object]) -> str:
    """Refer to cells that were just named: ``beide``, or ``alle``."""
    return "beide" if len(items) == 2 else "alle"


def the(digit: object) -> str:
    """Name a digit, in the nominative or accusative: ``die 5``."""
    return f"die {digit}"


def conclude(step: Step) -> Line:
    """Say what a step places and eliminates."""
    placed = [
        say("{cell} eine {digit}", cell=cells(Role.PLACED, [each.cell]), digit=each.digit) for each in step.placements
    ]
    together = removed_together(step)
    removed = [
        line(listed(map(the, digits)), " in ", cells(Role.REMOVED, cells_)) for cells_, digits in together.items()
    ]
    goes = "entfällt" if [len(some) for some in together.values()] == [1] else "entfallen"
    parts = [line("ist ", listed(placed))] if placed else []
    if removed:
        parts.append(line(goes, " ", listed(removed)))
    return line("Also ", listed(parts), ".")


def cannot_both(clash: Iterable[Sequence[Candidate]]) -> Line:
    """Say that two candidates, or groups of them, exclude each other."""
    digits = sorted({each.digit for side in clash for each in side})
    one, other = (cells(Role.ON, (each.cell for each in side)) for side in clash)
    if len(digits) > 1:
        low, high = digits
        return say("{cell} kann nicht zugleich eine {low} und eine {high} sein", cell=one, low=low, high=high)
    return say(
        "{one} und {other} sehen sich und können nicht beide eine {digit} sein", one=one, other=other, digit=digits[0]
    )


def truths_named(truths: Iterable[Truth]) -> Line:
    """Name truths: ``die Zellen r1c1 und r1c2``, ``die 5 in Zeile 1``."""
    named = [str(truth) for truth in truths if isinstance(truth, CellTruth)]
    others = [_truth_named(truth) for truth in truths if not isinstance(truth, CellTruth)]
    some = [line("die Zellen " if len(named) > 1 else "die Zelle ", listed(named))] if named else []
    return listed([*some, *others])


def _truth_named(truth: Truth) -> str:
    match truth:
        case HouseTruth(digit=digit, house=which):
            return f"die {digit} in {house_name(which)}"
        case Guardians():
            digits = "".join(map(str, sorted({each.digit for each in truth.pattern})))
            return f"kein tödliches Muster aus {digits} in {cells_name(truth.cells)}"
    return str(truth)


def conflict_named(conflict: Conflict) -> str:
    """Say what rules every solution out, in a main clause."""
    match conflict:
        case Clash(digit=digit, house=which, cells=where):
            named = text_of(listed(map(cell_name, where)))
            return f"die {digit} steht {TIMES[len(where)]} in {house_name(which)}: {named}"
        case NoCandidate(cell=cell):
            return f"{cell_name(cell)} hat keinen Kandidaten mehr"
        case NoPlace(digit=digit, house=which):
            return f"für die {digit} gibt es in {house_name(which)} keinen Platz mehr"


def contradiction_named(status: Status | None) -> str:
    """Say what rules every solution out, in sentences without the last full stop."""
    conflicts = status.conflicts if isinstance(status, Impossible) else ()
    if not conflicts:
        return "Jeder Weg, die leeren Zellen zu füllen, endet in einem Widerspruch"
    told = [conflict_named(each) for each in conflicts[:MOST_CONFLICTS]]
    more = len(conflicts) - MOST_CONFLICTS
    return text_of(capital(line("; ".join([*told, f"und {more} weitere"] if more > 0 else told))))
