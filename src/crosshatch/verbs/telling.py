"""Steps as the page shows them: their data, their words with roles, and the marks to lay over the board."""

from ..board.grid import Grid
from ..logic.step import Step
from ..render.data import Data, step_data
from ..render.overlay import Overlay, overlay
from ..words import argument, explain, headline, language_named, summary
from ..words.tellers.pages import case


def told_data(step: Step, grid: Grid, language: str) -> Data:
    """Return a step that was found on a grid: the keys of ``step_data``, and

    - ``headline``: its notation, under the name that it has in the language
    - ``summary``, ``argument``: what its technique does, and why it holds
    - ``words``: the explanation as lines of spans, each with ``text`` and ``role`` (the name of a class, or None)
    - ``marks``: ``below`` and ``above`` the lines of a board whose cells are 60 wide, as parts of an SVG, and the
      ``legend`` of them: each with ``name`` and ``sample``
    - ``cases``: the same for each case that the step tells apart, and what it is: ``title``
    """
    words = language_named(language)
    cases = [
        {"title": words.text(case(branch)), **_marks(overlay(grid, step, branch=place, language=language))}
        for place, branch in enumerate(step.branches)
    ]
    return {
        **step_data(step, language),
        "headline": headline(step, language),
        "summary": summary(step.technique, language),
        "argument": argument(step.technique, language),
        "words": [
            [{"text": span.text, "role": str(span.role).replace(" ", "-") if span.role else None} for span in line]
            for line in explain(step, language)
        ],
        "marks": _marks(overlay(grid, step, language=language)),
        "cases": cases,
    }


def _marks(found: Overlay) -> Data:
    return {
        "below": found.below,
        "above": found.above,
        "legend": [{"name": name, "sample": sample} for name, sample in found.legend],
    }
