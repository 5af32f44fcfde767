"""Reasons why digits are wrong, or why puzzles have no solution or several, and how to repair them."""

from collections.abc import Iterator, Sequence

from ...board.candidate import Candidate
from ...board.conflicts import BrokenRule, Clash, Conflict, NoCandidate, NoPlace
from ...board.puzzle import EMPTY
from ...logic.step import Assertion
from ...position.status import Impossible, Multiple, Status, Unique
from ...solving.diagnosis import Change, Diagnosis
from ...solving.refutation import (
    ClashingDigit,
    CorrectDigit,
    NothingFits,
    RefutedDigit,
    UnexplainedDigit,
    WhyNot,
)
from ...solving.solver import Outcome, Path
from ..messages import Message, Value, cells, each_cell, house, say
from .common import rule_named

MOST_TOLD = 8
"""The maximum number of steps that a sentence lists."""

MOST_LISTED = 6
"""The maximum number of changes or additional givens that a sentence lists."""

MOST_CONFLICTS = 3
"""The maximum number of conflicts listed for a contradiction."""


def why_not(reason: WhyNot) -> Message:
    """Explain why a digit is wrong, or state that it is right."""
    known = {"cell": cells(None, [reason.candidate.cell]), "digit": reason.candidate.digit}
    match reason:
        case CorrectDigit():
            return say("reason-right" if reason.only else "reason-possible", **known)
        case ClashingDigit():
            by = cells(None, (each.cell for each in reason.by))
            return say("reason-given" if reason.is_given else "reason-seen", **known, by=by, given=reason.by[0].digit)
        case RefutedDigit():
            told: list[Value] = [step.conclusion for step in reason.steps]
            if len(told) > MOST_TOLD:
                told = [*told[: MOST_TOLD - 1], say("reason-more-steps", count=len(told) - MOST_TOLD + 1)]
            return say("reason-refuted", **known, steps=told, conflict=conflict(reason.conflict))
        case UnexplainedDigit():
            return say("reason-unexplained", **known, late=reason.outcome is Outcome.OUT_OF_TIME)
        case NothingFits():
            return say("reason-nothing-fits", **known, status=reason.status, reason=_no_solution(reason.status))


def _no_solution(status: Impossible) -> Message:
    """State that there is no solution, and why."""
    if not status.mistakes:
        return say("reason-no-solution", reason=no_way(status))
    wrong = [say("reason-cannot-be", cell=cells(None, [each.cell]), digit=each.digit) for each in status.wrong]
    lost = [say("reason-lost", cells=cells(None, status.lost))] if status.lost else []
    return say("reason-no-solution-from-here", reasons=[*wrong[:MOST_LISTED], *lost])


def verdict(status: Status) -> Message:
    """State whether there is exactly one solution, and if not, why; in English, it equals ``str(status)``."""
    match status:
        case Unique():
            return say("status-unique")
        case Multiple():
            return say("status-multiple", cell=cells(None, [status.differ[0]]))
    if not status.mistakes:
        return say("status-impossible", reason=no_way(status))
    reasons: list[Value] = []
    if status.wrong:
        wrong = [say("reason-cannot-be", cell=cells(None, [each.cell]), digit=each.digit) for each in status.wrong]
        reasons.append(say("status-wrong", some=_some(wrong, MOST_CONFLICTS), count=len(wrong)))
    if status.lost:
        reasons.append(say("status-lost", cells=cells(None, status.lost), count=len(status.lost)))
    if status.conflicts:
        reasons.append(no_way(status))
    return say("status-mistakes", reasons=reasons)


def conflict(found: Conflict) -> Message:
    """State a conflict that rules out every solution."""
    match found:
        case Clash(digit=digit, house=which, cells=where):
            return say("conflict-clash", digit=digit, house=house(None, which), cells=each_cell(None, where))
        case NoCandidate(cell=cell):
            return say("conflict-no-candidate", cell=cells(None, [cell]))
        case NoPlace(digit=digit, house=which):
            return say("conflict-no-place", digit=digit, house=house(None, which))
        case BrokenRule(rule=rule, cells=where):
            return say("conflict-broken-rule", rule=rule_named(rule), cells=each_cell(None, where))


def no_way(status: Status | None) -> Message:
    """State the first conflicts that rule out every solution, or that a search finds none."""
    conflicts = status.conflicts if isinstance(status, Impossible) else ()
    if not conflicts:
        return say("conflicts-none")
    return say("conflicts", some=_some([conflict(each) for each in conflicts], MOST_CONFLICTS))


def contradiction(path: Path, found: Conflict) -> Message:
    """State the contradiction at the end of a path."""
    return say("contradiction", conflict=conflict(found), after_steps=len(path) > 0)


def clashing(diagnosis: Diagnosis) -> Iterator[Message]:
    """State which digits contradict each other, and whether the following steps begin with these alone."""
    placed, removed = diagnosis.together, diagnosis.removed
    if not placed and not removed:
        return
    if diagnosis.of_givens:
        yield say("reason-givens-clash", digits=_digits(placed), count=len(placed))
    else:
        parts: list[Value] = [_digits(placed)] if placed else []
        parts += [say("reason-crossed-out", cell=cells(None, [each.cell]), digit=each.digit) for each in removed]
        given = diagnosis.puzzle.givens != EMPTY
        yield say("reason-digits-clash", parts=parts, count=len(placed) + len(removed), beside_givens=given)
    if diagnosis.path is None:
        if diagnosis.finished:
            yield say("reason-found-by-search")
    elif len(diagnosis.path):
        yield say("reason-from-these" if diagnosis.from_few else "reason-from-all", count=len(placed) + len(removed))


def mending(diagnosis: Diagnosis) -> Iterator[Message]:
    """Suggest changes that would make the solution unique."""
    if diagnosis.changes:
        yield say(
            "mending-changes", some=_some_of(tuple(map(_change, diagnosis.changes))), count=len(diagnosis.changes)
        )
    elif diagnosis.together and diagnosis.of_givens and diagnosis.finished:
        yield say("mending-no-change")
    if diagnosis.more:
        yield say("mending-givens", some=_some_of(_digits(diagnosis.more)), count=len(diagnosis.more))
    elif isinstance(diagnosis.status, Multiple) and diagnosis.finished and not diagnosis.has_too_few:
        yield say("mending-no-given")
    if not diagnosis.finished:
        yield say("mending-out-of-time")


def _change(change: Change) -> Message:
    where = cells(None, [change.given.cell])
    return say("mending-change", cell=where, digit=change.digit, was=change.given.digit)


def _digits(some: Sequence[Candidate]) -> tuple[Value, ...]:
    return tuple(map(Assertion, some))


def _some_of(items: tuple[Value, ...]) -> tuple[Value, ...]:
    """Return alternatives, or only the first ones and the number of the others if there are many."""
    if len(items) <= MOST_LISTED + 1:
        return items
    return (*items[:MOST_LISTED], say("mending-others", count=len(items) - MOST_LISTED))


def _some(items: Sequence[Value], most: int = MOST_LISTED) -> Message:
    """Return the items of a list, or only the first ones if there are many."""
    return say("some", items=items[:most], more=max(0, len(items) - most))
