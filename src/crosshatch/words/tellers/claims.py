"""Verdicts on claims."""

from collections.abc import Iterable

from ...claims.verdict import Problem, Verdict, VerdictKind
from ...logic.step import Assertion, CustomPattern, Step
from ...logic.technique import Technique
from ..messages import Message, say

_PROBLEMS = {
    Problem.HARDER: "claim-harder",
    Problem.INDIRECT: "claim-indirect",
    Problem.REASON: "claim-reason",
    Problem.UNREAD: "claim-unread",
    Problem.EXCESS: "claim-excess",
    Problem.KNOWN: "claim-known",
    Problem.UNDECIDED: "claim-undecided",
    Problem.UNEXPLAINED: "claim-unexplained",
}


def claim_verdict(verdict: Verdict) -> Message:
    """State a verdict in one sentence; the steps that prove or would justify the claim are not part of it."""
    match verdict.kind:
        case VerdictKind.UNREADABLE:
            return say("claim-unreadable", column=verdict.column, reason=verdict.message)
        case VerdictKind.FALSE:
            right = _told(Assertion(each) for each in verdict.right)
            return say(
                "claim-false",
                wrong=_told(verdict.wrong),
                right=right,
                count=len(verdict.right),
                claimed=len(verdict.wrong),
            )
        case VerdictKind.PROVED:
            return say("claim-proved" if verdict.steps else "claim-shown")
    assert verdict.problem is not None
    return say(
        _PROBLEMS[verdict.problem],
        missing=_told(verdict.missing),
        steps=len(verdict.instead),
        in_turn=verdict.in_turn,
        found=verdict.found,
        column=verdict.column,
    )


def _told(some: Iterable[Assertion]) -> str:
    """Return conclusions in notation: ``r1c1=5, r2c19<>7``."""
    some = tuple(some)
    sides = ([each.candidate for each in some if each.on is on] for on in (True, False))
    return Step(Technique(""), CustomPattern(()), *sides).conclusion
