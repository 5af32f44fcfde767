"""Printed lessons: the idea of a technique, some examples, positions to solve, and the answers on the last page."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ...board.grid import Grid
from ...board.puzzle import Puzzle
from ...generator import Exercise
from ...logic.step import Step
from ...logic.technique import Technique
from ...render.clutter import clutter
from ...render.pictures import svg
from ...render.styles import FONT, Theme
from ...words import argument, explained, headline, language_named, summary, title_of
from .layout import Layout
from .style import FONT as DIGITS_FONT
from .typesetter import board_data, page_data, typeset

EXAMPLES = 3
"""Number of positions shown with their step."""

_VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
_SIZES = re.compile(r'style="font-size:([\d.]+)px')

MOST_CASES = 3
"""Maximum number of cases of a step that are drawn one by one; a step with more is drawn as a whole."""

TYPE, BADGE_TYPE = 14.0, 12.0
"""The size of the smallest type in pictures on paper: that of candidates and labels, and that of badges if there are
any.  Other sizes are in attributes."""


def lesson_pdf(exercises: Iterable[Exercise], layout: Layout | None = None) -> bytes:
    """Return a lesson in a technique, as a PDF file.

    The three clearest exercises are shown with their step as examples.  The others are left to the reader, the clearest
    first.  At least one is always left, so three exercises give two examples.  The parts of the layout that concern
    puzzles (number per page, hints, grades) have no effect.

    Raises MissingExtra if typst is not installed, and ValueError if there are no exercises, or if they are not all of
    the same technique.
    """
    layout = layout or Layout()
    return typeset("lesson.typ", lesson_data(exercises, layout), layout.style)


def lesson_data(exercises: Iterable[Exercise], layout: Layout) -> dict[str, Any]:
    """Return the data for the template of a lesson."""
    found = sorted(exercises, key=lambda each: clutter(each.position.grid(), each.step))
    techniques = {each.technique for each in found}
    if len(techniques) != 1:
        raise ValueError(f"a lesson needs exercises of exactly one technique, not {len(techniques)}")
    [technique] = techniques
    shown = found[: min(EXAMPLES, len(found) - 1)]
    to_solve = [(str(number), each) for number, each in enumerate(found[len(shown) :], 1)]
    language = layout.language
    words = language_named(language)
    title = title_of(technique, language)

    return page_data(layout) | {
        "document": title,
        **technique_data(technique, language),
        "examples": [example_data(each.position, each.step, language) for each in shown],
        "task": words.text("sheet-practise", name=title),
        "positions": [
            {"number": number, **board_data(each.position, each.needs_candidates, language)}
            for number, each in to_solve
        ],
        "answers": [{"number": number, **_words(each.step, language)} for number, each in to_solve],
        "words": {name: words.text(f"sheet-{name}") for name in ("why", "examples", "positions", "answers")},
    }


def technique_data(technique: Technique, language: str) -> dict[str, Any]:
    """Return the data about a technique: its names, what it is, and why it works."""
    names = technique.other_names
    return {
        "technique": title_of(technique, language),
        "names": language_named(language).text("also-called", names=names) if names else "",
        "summary": summary(technique, language),
        "argument": argument(technique, language),
    }


def example_data(position: Grid | Puzzle, step: Step, language: str, candidates: bool = True) -> dict[str, Any]:
    """Return the data for a step on a position: its pictures, with all ``candidates`` or those in question, and what is
    said of it."""
    return {"pictures": list(_pictures(position, step, language, candidates)), **_words(step, language)}


def _words(step: Step, language: str) -> dict[str, Any]:
    return {"step": headline(step, language), "lines": explained(step, language).split("\n")}


def _pictures(position: Grid | Puzzle, step: Step, language: str, candidates: bool) -> Iterator[dict[str, Any]]:
    """Yield the pictures of a step: one for each case if there are few, or one of the whole step.

    ``width``, ``height`` and ``type``, its smallest type, are in units of the picture.
    """
    cases = len(step.branches)
    for case in range(cases) if 1 < cases <= MOST_CASES else [None]:
        picture = svg(
            position,
            step,
            branch=case,
            candidates=candidates,
            legend=True,
            theme=Theme.PRINT,
            size=None,
            language=language,
            element_id="picture",
        )
        width, height = _VIEW_BOX.findall(picture)[0]
        sizes = [TYPE, *([BADGE_TYPE] if 'class="badge"' in picture else []), *map(float, _SIZES.findall(picture))]
        yield {
            "svg": picture.replace(FONT, DIGITS_FONT),
            "width": float(width),
            "height": float(height),
            "type": min(sizes),
        }
