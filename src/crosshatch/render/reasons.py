"""Why a digit is wrong, and what is wrong with a puzzle, as text."""

from collections.abc import Iterator, Sequence
from itertools import chain

from ..board.conflicts import Clash, Conflict
from ..board.grid import Grid
from ..logic.rank import Ranking
from ..logic.step import Line, Span
from ..solving.diagnosis import Diagnosis
from ..solving.refutation import RefutedDigit, WhyNot
from ..solving.solver import Path
from ..words import ENGLISH, language_named, spans
from ..words.messages import say
from ..words.tellers import reasons
from ..words.tellers.rank import rank_of, ranking
from .text import WIDTH, step_grid, step_lines
from .wrap import wrap

INDENT = "  "
"""Indentation of the steps to a contradiction."""

WITHIN_STEP = "    "
"""Indentation of what is said of a step."""


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


def ranking_lines(
    found: Ranking, grid: Grid, width: int = WIDTH, language: str = ENGLISH, room: int | None = None
) -> list[Line]:
    """Return what truths and links show, and the grid with what follows marked; ``room`` is the maximum length of its
    lines."""
    words = language_named(language)
    lines = list(wrap(spans.join(map(words.line, ranking(found, found.beyond_counting(grid)))), width))
    return lines if found.step is None else [*lines, (), *step_grid(grid, found.step, language, room)]


def step_ranking_lines(found: Sequence[Ranking], width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return the truths, links and rank of a step, and what each of several rankings shows."""
    words = language_named(language)
    lines = [words.line(rank_of(each.pattern)) for each in found] or [words.line(say("rank-none"))]
    if len(found) > 1:
        shown = [Span(f" => {each.step.conclusion}") if each.step else Span("") for each in found]
        lines = [(*line, each) for line, each in zip(lines, shown, strict=True)]
    return [part for line in lines for part in wrap(line, width, WITHIN_STEP)]


def _path_lines(path: Path, conflict: Conflict, width: int, language: str) -> Iterator[Line]:
    """Yield the steps to a contradiction, indented, and the contradiction; nothing if equal digits clash directly."""
    if isinstance(conflict, Clash):
        return
    end = wrap((Span(language_named(language).text(reasons.contradiction(path, conflict))),), width - len(INDENT))
    for each in chain(
        *(step_lines(step, number, width - len(INDENT), language) for number, step in enumerate(path.steps, 1)), end
    ):
        yield (Span(INDENT), *each)
