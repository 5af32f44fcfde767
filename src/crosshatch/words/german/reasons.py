"""Why digits are wrong and puzzles have no solution, or several, and what would mend them."""

from collections.abc import Iterable, Iterator, Sequence

from ...board.candidate import Candidate
from ...board.conflicts import Clash, Conflict, NoCandidate, NoPlace
from ...board.houses import cell_name, cells_name
from ...board.puzzle import EMPTY
from ...diagnosis import Change, Diagnosis
from ...refutation import MOST_TOLD, Excluded, NothingFits, Refuted, Right, Unexplained, WhyNot
from ...solver import Outcome
from ...status import Impossible, Multiple
from ..spans import capital, line, text_of
from ..telling.reasons import MOST_LISTED
from .common import COUNTS, TIMES, conflict_named, contradiction_named, counted, house_name, listed


def why_not(reason: WhyNot) -> str:
    """Say why a digit is wrong, or that it is not."""
    cell, digit = cell_name(reason.candidate.cell), reason.candidate.digit
    match reason:
        case Right(only=True):
            return f"Die {digit} in {cell} ist richtig."
        case Right():
            return f"Die {digit} in {cell} ist möglich: Das Rätsel hat eine Lösung damit."
        case Excluded(is_given=True):
            return f"{cell} kann keine {digit} sein: Dort ist die {reason.by[0].digit} vorgegeben."
        case Excluded():
            return f"{cell} kann keine {digit} sein: Sie sieht eine {digit} in {cells_name(e.cell for e in reason.by)}."
        case Refuted():
            return f"Wäre {cell} eine {digit}, {_followed(reason)}{_would_be(reason.conflict)}."
        case Unexplained(outcome=Outcome.OUT_OF_TIME):
            return (
                f"Die {digit} in {cell} ist falsch, wie eine Suche zeigt; die Zeit reichte nicht, um zu zeigen, warum."
            )
        case Unexplained():
            return (
                f"Die {digit} in {cell} ist falsch, wie eine Suche zeigt; die Techniken kommen zu keinem Widerspruch."
            )
        case NothingFits():
            return f"Die {digit} in {cell} ist falsch, wie jede Ziffer: {_no_solution(reason.status)}."


def _followed(reason: Refuted) -> str:
    """Say what would follow, before what that would come to."""
    told = [step.conclusion for step in reason.steps]
    if not told:
        return ""
    if len(told) > MOST_TOLD:
        rest = counted(len(told) - MOST_TOLD + 1, "weiterer Schritt", "weitere Schritte")
        told = [*told[: MOST_TOLD - 1], rest]
    return f"{'folgte' if len(told) == 1 else 'folgten'} {_and(told)}, und dann "


def _would_be(conflict: Conflict) -> str:
    """Say what a contradiction would be, the verb first."""
    match conflict:
        case Clash(digit=digit, house=which, cells=where):
            return f"stünde die {digit} {TIMES[len(where)]} in {house_name(which)}: {_and(map(cell_name, where))}"
        case NoCandidate(cell=cell):
            return f"hätte {cell_name(cell)} keinen Kandidaten mehr"
        case NoPlace(digit=digit, house=which):
            return f"hätte die {digit} in {house_name(which)} keinen Platz mehr"


def _no_solution(status: Impossible) -> str:
    """Say that there is no solution, and why."""
    if not status.mistakes:
        return f"Es gibt keine Lösung. {contradiction_named(status)}"
    reasons = [f"{cell_name(each.cell)} kann keine {each.digit} sein" for each in status.wrong[:MOST_LISTED]]
    if status.lost:
        reasons.append(f"in {cells_name(status.lost)} ist die richtige Ziffer gestrichen")
    return f"Von hier aus gibt es keine Lösung, denn {_and(reasons)}"


def contradiction(conflict: Conflict) -> str:
    """Say what contradiction a path has come to."""
    return text_of(line("Ein Widerspruch: ", *capital(line(conflict_named(conflict))), "."))


def clashing(diagnosis: Diagnosis) -> Iterator[str]:
    """Say which digits cannot stand together, and whether the steps that come next begin with them alone."""
    placed, removed = diagnosis.together, diagnosis.removed
    if not placed and not removed:
        return
    if diagnosis.of_givens:
        yield f"Diese {_number(placed)} Vorgaben vertragen sich nicht: {_digits(placed)}."
    else:
        parts = [_digits(placed)] if placed else []
        parts += [f"dass in {cell_name(each.cell)} die {each.digit} gestrichen ist" for each in removed]
        this = "kann das nicht" if len(placed) + len(removed) == 1 else "kann das nicht alles"
        beside = "Neben den Vorgaben" if diagnosis.puzzle.givens != EMPTY else "Zusammen"
        yield f"{beside} {this} stimmen: {_and(parts)}."
    if diagnosis.path is None:
        if diagnosis.finished:
            yield "Eine Suche findet keine Lösung; die Techniken kommen zu keinem Widerspruch."
    elif len(diagnosis.path):
        yield "Daraus allein folgt:" if diagnosis.from_few else "Aus dem ganzen Rätsel folgt:"


def mending(diagnosis: Diagnosis) -> Iterator[str]:
    """Say what would make it a puzzle with one solution."""
    if diagnosis.changes:
        changes = [_changed(each) for each in diagnosis.changes]
        yield f"Wenn du eine Vorgabe änderst, gibt es genau eine Lösung: {_some(changes)}."
    elif diagnosis.together and diagnosis.of_givens and diagnosis.finished:
        yield "Keine Änderung einer einzelnen Vorgabe lässt genau eine Lösung."
    if diagnosis.more:
        more = [f"{cell_name(each.cell)}={each.digit}" for each in diagnosis.more]
        yield f"Mit einer Vorgabe mehr gibt es genau eine Lösung: {_some(more)}."
    elif isinstance(diagnosis.status, Multiple) and diagnosis.finished and not diagnosis.has_too_few:
        yield "Keine einzelne Vorgabe mehr lässt genau eine Lösung."
    if not diagnosis.finished:
        yield "Die Zeit war um, bevor alles angesehen war."


def _changed(change: Change) -> str:
    cell, was = cell_name(change.given.cell), change.given.digit
    return f"{cell}={change.digit} statt {was}" if change.digit else f"{cell} leer statt {was}"


def _digits(some: Sequence[Candidate]) -> str:
    return _and(f"{cell_name(each.cell)}={each.digit}" for each in some)


def _number(some: Sequence[object]) -> str:
    return COUNTS[len(some)] if len(some) < len(COUNTS) else str(len(some))


def _some(said: Sequence[str]) -> str:
    """List some things, the first of them where there are many."""
    more = len(said) - MOST_LISTED
    return "; ".join([*said[:MOST_LISTED], f"und {more} weitere"] if more > 0 else said)


def _and(items: Iterable[str]) -> str:
    return text_of(listed(items))
