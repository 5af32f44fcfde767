"""Why digits are wrong and puzzles have no solution, or several, and what would mend them."""

from collections.abc import Iterator, Sequence

from ...board.candidate import Candidate
from ...board.conflicts import Conflict, NoCandidate, NoPlace
from ...board.houses import cell_name, house_name
from ...board.puzzle import EMPTY
from ...diagnosis import Diagnosis
from ...messages import COUNTS, listed
from ...refutation import Refuted, WhyNot
from ...status import Multiple
from ..telling.reasons import MOST_LISTED


def why_not(reason: WhyNot) -> str:
    """Say why a digit is wrong, or that it is not."""
    said = str(reason)
    return f"I{said[1:]}." if isinstance(reason, Refuted) else f"{said}."


def contradiction(conflict: Conflict) -> str:
    """Say what contradiction a path has come to."""
    match conflict:
        case NoCandidate(cell=cell):
            return f"Now {cell_name(cell)} has no candidate left: a contradiction."
        case NoPlace(digit=digit, house=house):
            return f"Now there is no place for {digit} in {house_name(house)}: a contradiction."
    return f"There are {conflict}."


def clashing(diagnosis: Diagnosis) -> Iterator[str]:
    """Say which digits cannot stand together, and whether the steps that come next begin with them alone."""
    placed, removed = diagnosis.together, diagnosis.removed
    if not placed and not removed:
        return
    if diagnosis.of_givens:
        yield f"These {_number(placed)} givens cannot stand together: {_digits(placed)}."
    else:
        parts = [_digits(placed)] if placed else []
        parts += [f"that {each.digit} is crossed out in {cell_name(each.cell)}" for each in removed]
        these = "This" if len(placed) + len(removed) == 1 else "These"
        beside = "stand beside the givens" if diagnosis.puzzle.givens != EMPTY else "stand together"
        yield f"{these} cannot {beside}: {listed(parts)}."
    if diagnosis.path is None:
        if diagnosis.finished:
            yield "A search finds no solution; techniques do not come to a contradiction."
    elif len(diagnosis.path):
        yield "From these alone:" if diagnosis.from_few else "From the whole puzzle:"


def mending(diagnosis: Diagnosis) -> Iterator[str]:
    """Say what would make it a puzzle with one solution."""
    if diagnosis.changes:
        yield f"One solution with one given changed: {_some(diagnosis.changes)}."
    elif diagnosis.together and diagnosis.of_givens and diagnosis.finished:
        yield "No change of a single given leaves one solution."
    if diagnosis.more:
        more = [f"{cell_name(each.cell)}={each.digit}" for each in diagnosis.more]
        yield f"One solution with one given more: {_some(more)}."
    elif isinstance(diagnosis.status, Multiple) and diagnosis.finished and not diagnosis.has_too_few:
        yield "No single given more leaves one solution."
    if not diagnosis.finished:
        yield "The time ran out before all was looked at."


def _digits(some: Sequence[Candidate]) -> str:
    return listed(f"{cell_name(each.cell)}={each.digit}" for each in some)


def _number(some: Sequence[object]) -> str:
    return COUNTS[len(some)] if len(some) < len(COUNTS) else str(len(some))


def _some(items: Sequence[object]) -> str:
    """List some things, the first of them where there are many."""
    said = [str(each) for each in items[:MOST_LISTED]]
    more = len(items) - len(said)
    return "; ".join([*said, f"and {more} more"] if more else said)
