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
from ...techniques.catalogue import SINGLES
from ...words import argument, explained, headline, language_named, summary, title_of
from .layout import Layout
from .style import FONT as DIGITS_FONT
from .typesetter import board_data, page_data, typeset

EXAMPLES = 3
"""Number of positions shown with their step."""

MOST_CASES = 3
"""Maximum number of cases of a step that are drawn one by one; a step with more is drawn as a whole."""


_TINTED = (((".cells path", ".cells rect"), 0.14), ((" .area", ".area"), 0.1))
"""The selectors of what has a tint of the colour of its role, with the part of the colour in it."""

HATCH, GROUP = 0.3, 0.1
"""The part of the colour in hatches and around groups."""

_INK = re.compile(r"#picture \.([\w-]+){color:(#[0-9a-f]{6})}")
_GROUP_INK = re.compile(r"\.group,#picture \.tip{fill:(#[0-9a-f]{6})}")
_OPACITY = re.compile(r"(?:fill|stroke)-opacity:[\d.]+;?")


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
            {"number": number, **board_data(each.position, technique.family != SINGLES, language)}
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


def _pictures(position: Grid | Puzzle, step: Step, language: str, candidates: bool) -> Iterator[str]:
    """Yield the pictures of a step: one for each case if there are few, or one of the whole step."""
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
        yield _for_print(picture)


def _for_print(picture: str) -> str:
    """Return a picture in the typeface of printed pages, with larger labels, and with tints instead of transparency."""
    tints = []
    for role, ink in _INK.findall(picture):
        for selectors, part in _TINTED:
            names = ",".join(f"#picture .{role}{each}" for each in selectors)
            tints.append(f"{names}{{fill:{_tint(ink, part)}}}")
        tints.append(f"#picture .{role} .hatch,#picture .{role}.hatch{{stroke:{_tint(ink, HATCH)}}}")
    tints += [f"#picture .group{{fill:{_tint(ink, GROUP)}}}" for ink in _GROUP_INK.findall(picture)]
    plain = _OPACITY.sub("", picture).replace("font-size:11px", "font-size:14px").replace(FONT, DIGITS_FONT)
    return plain.replace("</style>", "".join(tints) + "</style>")


def _tint(ink: str, part: float) -> str:
    """Return a colour as it looks on white if only a part of it is applied."""
    mixed = (255 - round((255 - int(ink[place : place + 2], 16)) * part) for place in (1, 3, 5))
    return "#" + "".join(f"{each:02x}" for each in mixed)
