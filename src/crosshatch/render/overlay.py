"""The marks of a step without a board, for overlaying on a board that another program draws, such as the app's.

They are those of ``pictures``, with the same geometry: a cell is 60 wide, and the origin is the top left corner of the
board.  The marks below the lines and digits of the board are separate from those above them.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from ..board.grid import Grid
from ..logic.step import Step
from ..words import ENGLISH, language_named
from .drawing import Board, Drawing
from .elements import sample
from .ground import ground_of
from .view import View, one_view


class Overlay(NamedTuple):
    """The marks below and above the lines and digits of a board, as parts of an SVG, with a legend.

    ``legend`` has a name for each role, and a sample of 26 by 26 around the origin.
    """

    below: str
    above: str
    legend: tuple[tuple[str, str], ...]


def overlay(
    grid: Grid, step: Step, *, branch: int | None = None, name: str = "marks", language: str = ENGLISH
) -> Overlay:
    """Return the marks of a step found on a grid, or of one of its cases, by number from 0.

    ``name`` is a prefix for the ids, which must differ between overlays in one document.  The look comes from
    ``stylesheet``.

    Raises IndexError if the step has no such case.
    """
    view = one_view(step, grid, branch)
    board = Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits))
    drawing = Drawing(board, view, name, ground_of(grid.board))
    links, capsules = drawing.links()
    below = [*drawing.definitions(), *drawing.houses(), *drawing.cells()]
    above = [*drawing.letters(), *capsules, *links, *drawing.shapes()]
    return Overlay("".join(below), "".join(above), tuple(_legend(view, name, language)))


def _legend(view: View, prefix: str, language: str) -> Iterator[tuple[str, str]]:
    words = language_named(language)
    for role in view.roles_with_links:
        yield escape(words.text("role", value=role)), sample(role, view, prefix)[1]
