"""Why a digit is wrong, and what is wrong with a puzzle, as text."""

from collections.abc import Iterator
from itertools import chain

from ..board.conflicts import Clash, Conflict
from ..logic.step import Line, Span
from ..solving.diagnosis import Diagnosis
from ..solving.refutation import RefutedDigit, WhyNot
from ..solving.solver import Path
from ..words import ENGLISH, language_named
from ..words.tellers import reasons
from .text import WIDTH, step_lines
from .wrap import wrap

INDENT = "  "
"""Indentation of the steps to a contradiction."""


def why_not_lines(reason: WhyNot, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return why a digit is wrong: a sentence and, if steps lead to a contradiction, each step with its reasons."""
    words = language_named(language)
    lines = [*wrap((Span(words.text(reasons.why_not(reason))),), width)]
    if isinstance(reason, RefutedDigit) and reason.steps:  # else the sentence has said it all
        lines += _path_lines(reason.path, reason.conflict, width, language)
    return lines


def diagnosis_lines(diagnosis: Diagnosis, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return what is wrong with a puzzle, and how to correct it; an empty list if it has a unique solution.

    What its status says is not repeated.
    """
    words = language_named(language)
    lines: list[Line] = list(
        chain.from_iterable(wrap((Span(each),), width) for each in map(words.text, reasons.clashing(diagnosis)))
    )
    if diagnosis.path is not None and diagnosis.conflict:
        lines += _path_lines(diagnosis.path, diagnosis.conflict, width, language)
    for each in reasons.mending(diagnosis):
        lines += wrap(words.line(each), width)
    for reason in diagnosis.wrong:
        lines += why_not_lines(reason, width, language)
    return lines


def _path_lines(path: Path, conflict: Conflict, width: int, language: str) -> Iterator[Line]:
    """Yield the steps to a contradiction, indented, and the contradiction; nothing if equal digits clash directly."""
    if isinstance(conflict, Clash):
        return
    end = wrap((Span(language_named(language).text(reasons.contradiction(conflict))),), width - len(INDENT))
    for each in chain(
        *(step_lines(step, number, width - len(INDENT), language) for number, step in enumerate(path.steps, 1)), end
    ):
        yield (Span(INDENT), *each)
