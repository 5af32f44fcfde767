"""Verdicts on claims as text and as data."""

from collections.abc import Sequence

from ..claims.verdict import Verdict
from ..logic.step import Assertion, Line, Role, Span, Step
from ..words import ENGLISH, headline, language_named
from ..words.messages import house, say
from ..words.tellers.claims import claim_verdict
from .data import Data, candidate_data, step_data
from .text import WIDTH
from .wrap import wrap

INDENT = "  "
"""Indentation of the steps below a verdict."""


def claim_verdict_lines(verdict: Verdict, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return a verdict as a sentence, and below it the steps that prove the claim or would justify it."""
    lines = [*wrap((Span(language_named(language).text(claim_verdict(verdict))),), width)]
    steps = verdict.steps if verdict.proved else verdict.instead
    for number, step in enumerate(steps, 1):
        place = f"{number}. " if verdict.in_turn else ""
        where = "" if verdict.proved else _where(step, language)
        lines += wrap((Span(f"{place}{headline(step, language)}{where}"),), width, INDENT)
    return lines


def _where(step: Step, language: str) -> str:
    """Return the house of a single, which its notation does not name."""
    houses = step.pattern.roles.houses.get(Role.HOUSE, ()) if step.placements else ()
    named = (say("singles-shared", house=house(None, each)) for each in houses)
    return "".join(f", {language_named(language).text(each)}" for each in named)


def claim_verdict_text(verdict: Verdict, language: str = ENGLISH) -> str:
    """Return a verdict as plain text."""
    lines = claim_verdict_lines(verdict, 10_000, language)
    return "\n".join("".join(span.text for span in line) for line in lines)


def claim_verdict_data(verdict: Verdict, language: str = ENGLISH) -> Data:
    """Return a verdict.

    - ``claim``: the claim as written; ``verdict``: proved, unjustified, false or unreadable
    - ``said``: the verdict in a sentence
    - ``technique``: the technique that proves it, by its name on the command line; None if no step does
    - ``truths``: the truths on which the proof rests, as texts
    - ``steps``: the steps that prove it (or, if the problem is excess, a part of it), as ``step_data`` gives them
    - ``problem``: why it is not proved: harder, indirect, reason, unread, excess, known, undecided, unexplained, or
      None
    - ``missing``: the conclusions that are not proved: candidates, each with whether it is ``on``
    - ``instead``: the steps that would justify these, and ``in_turn``, whether they do so one after another
    - ``wrong``: the conclusions that contradict the solution; ``right``: the digits that it has in their cells
    - ``column``, ``found``: where it, or its reason, cannot be read, from 1, and what stands there; 0 and empty if
      it can
    """
    return {
        "claim": verdict.text,
        "verdict": str(verdict.kind),
        "said": language_named(language).text(claim_verdict(verdict)),
        "technique": verdict.technique and verdict.technique.slug,
        "truths": [str(truth) for truth in verdict.truths],
        "steps": [step_data(each, language) for each in verdict.steps],
        "problem": verdict.problem and str(verdict.problem),
        "missing": _assertions(verdict.missing),
        "instead": [step_data(each, language) for each in verdict.instead],
        "in_turn": verdict.in_turn,
        "wrong": _assertions(verdict.wrong),
        "right": [candidate_data(each) for each in verdict.right],
        "column": verdict.column,
        "found": verdict.found,
    }


def _assertions(some: Sequence[Assertion]) -> list[Data]:
    return [{**candidate_data(each.candidate), "on": each.on} for each in some]
