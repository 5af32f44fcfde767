"""Lessons on paper: the idea of a technique, some examples, positions to try, and the answers on the last page."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...generator import Exercise
from ...logic.technique import Technique
from ...render.clutter import clutter
from ...render.pictures import svg
from ...render.styles import FONT
from ...techniques.catalogue import SINGLES
from ...words import argument, explained, headline, language_named, summary, title_of
from .layout import Layout
from .typesetter import FONT as DIGITS_FONT
from .typesetter import board_data, page_data, typeset

EXAMPLES = 3
"""How many of the positions are shown with their step."""

MOST_CASES = 3
"""Of a step that tells cases apart, so many are drawn one by one; of more, the step as a whole."""


def lesson_pdf(exercises: Iterable[Exercise], layout: Layout | None = None) -> bytes:
    """Return a lesson in a technique, as a PDF file.

    The clearest three of the exercises are shown with their step, the others are to be solved, the clearest first.  At
    least one is to be solved, so that of three two are shown.  What layouts say of puzzles (how many to a page, hints,
    grades) does not matter here.

    Raises MissingExtra where typst is not installed, and ValueError where there are no exercises, or they are not of
    one technique.
    """
    return typeset("lesson.typ", lesson_data(exercises, layout or Layout()))[0]


def lesson_data(exercises: Iterable[Exercise], layout: Layout) -> dict[str, Any]:
    """Return what the template needs to lay out a lesson."""
    found = sorted(exercises, key=lambda each: clutter(each.position.grid(), each.step))
    technique = _technique(found)
    shown = found[: min(EXAMPLES, len(found) - 1)]
    to_solve = found[len(shown) :]
    language = layout.language
    words = language_named(language)
    title = title_of(technique, language)
    return page_data(layout) | {
        "document": title,
        "technique": title,
        "names": words.text("also-called", names=technique.other_names) if technique.other_names else "",
        "summary": summary(technique, language),
        "argument": argument(technique, language),
        "examples": [_example(each, layout) for each in shown],
        "task": words.text("sheet-practise", name=title),
        "positions": [_position(number, each) for number, each in enumerate(to_solve, 1)],
        "answers": [_answer(number, each, language) for number, each in enumerate(to_solve, 1)],
        "words": {name: words.text(f"sheet-{name}") for name in ("why", "examples", "positions", "answers")},
    }


def _technique(exercises: Sequence[Exercise]) -> Technique:
    """Return the technique of some exercises; raise ValueError where there is not one."""
    techniques = {each.technique for each in exercises}
    if len(techniques) != 1:
        raise ValueError(f"a lesson has exercises of one technique, not of {len(techniques)}")
    return techniques.pop()


def _example(exercise: Exercise, layout: Layout) -> dict[str, Any]:
    cases = len(exercise.step.branches)
    drawn: list[int | None] = [*range(cases)] if 1 < cases <= MOST_CASES else [None]
    return {
        "pictures": [_picture(exercise, each, layout.language) for each in drawn],
        "step": headline(exercise.step, layout.language),
        "lines": explained(exercise.step, layout.language).split("\n"),
    }


def _picture(exercise: Exercise, case: int | None, language: str) -> str:
    picture = svg(
        exercise.position, exercise.step, branch=case, legend=True, size=None, language=language, element_id="picture"
    )
    return picture.replace(FONT, DIGITS_FONT)


def _position(number: int, exercise: Exercise) -> dict[str, Any]:
    with_candidates = exercise.technique.family != SINGLES
    return {"number": str(number), **board_data(exercise.position, with_candidates)}


def _answer(number: int, exercise: Exercise, language: str) -> dict[str, Any]:
    return {
        "number": str(number),
        "step": headline(exercise.step, language),
        "lines": explained(exercise.step, language).split("\n"),
    }
