"""The marks of a step by themselves, to be laid over a board that somebody else draws, such as a player's.

They are those of ``pictures``, in the same geometry: a cell is 60 wide, and the origin is the upper left corner of the
board.  What lies below the lines and digits of the board is apart from what lies above them.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from ..board.grid import Grid
from ..logic.step import Step
from ..words import ENGLISH, language_named
from .drawing import Board, Drawing
from .elements import sample
from .view import View, one_view


class Overlay(NamedTuple):
    """What lies below the lines and digits of a board, and what above them, as parts of an SVG; what the marks mean.

    ``legend`` has for each role its name and a sample of 26 by 26 around the origin.
    """

    below: str
    above: str
    legend: tuple[tuple[str, str], ...]


def overlay(
    grid: Grid, step: Step, *, branch: int | None = None, name: str = "marks", language: str = ENGLISH
) -> Overlay:
    """Return the marks of a step that was found on a grid, or of one case of it, by its number from 0.

    ``name`` begins the ids in it: two overlays in one document need different ones.  How it looks is up to
    ``stylesheet``.

    Raises IndexError where the step has no such case.
    """
    view = one_view(step, grid, branch)
    drawing = Drawing(Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits)), view, name)
    links, capsules = drawing.links()
    below = [*drawing.definitions(), *drawing.houses(), *drawing.cells()]
    above = [*drawing.letters(), *capsules, *links, *drawing.shapes()]
    return Overlay("".join(below), "".join(above), tuple(_legend(view, name, language)))


def _legend(view: View, prefix: str, language: str) -> Iterator[tuple[str, str]]:
    words = language_named(language)
    for role in view.roles_with_links:
        yield escape(words.text("role", value=role)), sample(role, view, prefix)[1]
