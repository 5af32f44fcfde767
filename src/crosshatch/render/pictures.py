"""Pictures of positions and steps, as SVG: text that any browser, notebook or typesetter shows.

A picture is a pure function of a position, a step and some options.  What it shows follows from the view of the step
(``view``), and how that looks from the palette (``palette``): the role of a candidate is the shape and the colour
around it, a strong link is a solid line and a weak one dashed.  Every role is a class of its own, so that a page can
style it; ``stylesheet`` gives the rules that a picture brings along.
"""

import re
from collections.abc import Iterator
from html import escape
from typing import NamedTuple
from zlib import crc32

from ..board.grid import Grid
from ..board.puzzle import Puzzle, check_is_puzzle
from ..logic.step import Role, Step
from ..words import ENGLISH, headline, language_named
from .drawing import Board, Drawing, description
from .elements import LABELS, SINK, sample
from .geometry import BOARD
from .palette import LOOKS
from .styles import Theme, stylesheet
from .view import View, one_view, view_of

SIZE = 560
"""How wide a picture is, in pixels, where nobody says otherwise."""

EDGE = 3
"""The width of the edge around a board without labels."""

MARGIN = 20
"""The same with labels: they stand above the board and to the left of it."""

_ID = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
"""The id of a picture, which stands in its stylesheet as it is."""


def svg(
    grid: Grid | Puzzle,
    step: Step | None = None,
    *,
    branch: int | None = None,
    after: bool = False,
    candidates: bool = True,
    labels: bool = True,
    legend: bool = False,
    theme: str = Theme.LIGHT,
    size: int | None = SIZE,
    title: str | None = None,
    language: str = ENGLISH,
    element_id: str | None = None,
    styled: bool = True,
) -> str:
    """Return a picture of a position, and of a step that was found on it, as an ``<svg>`` element.

    - ``branch``: draw one case only of a step that tells cases apart, by its number from 0 (``step.branches``)
    - ``after``: draw the position that the step leaves, with the cells that it has changed
    - ``candidates``: whether the candidates that have no role are shown, too
    - ``labels``: whether rows and columns are numbered
    - ``legend``: whether the roles are named below the board
    - ``theme``: ``light``, ``dark``, or ``auto``, which follows the reader's screen
    - ``size``: the width in pixels; None leaves it to what surrounds the picture
    - ``title``: in place of the step's headline
    - ``element_id``: its id, with which all others in it begin; two pictures on one page need different ones.
      Where it is left out, it is made from what the picture shows.
    - ``styled``: whether the picture brings its ``stylesheet``; a page of many pictures can have it once

    Raises IndexError where the step has no such case, and ValueError where there is no such theme or language, the size
    is not above 0, or the id is none that a stylesheet can name: letters, digits, hyphens and underlines.
    """
    if not isinstance(grid, Grid):
        check_is_puzzle(grid)
        grid = grid.grid()
    if size is not None and size <= 0:
        raise ValueError(f"a picture cannot be {size} pixels wide")
    if element_id is not None and not _ID.fullmatch(element_id):
        raise ValueError(f"{element_id!r} is no id; it begins with a letter; letters, digits, - and _ may follow")
    view, case = View(), ""
    if step and after:
        grid, view = _after(grid, step)
    elif step:
        view = one_view(step, grid, branch)
    if step and branch is not None:
        case = f"{language_named(language).text('colon')} {' '.join(map(str, step.branches[branch].case))}"
    name = title if title is not None else headline(step, language) + case if step else "Sudoku"
    board = Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits))
    return _picture(
        board, view, name, _Options(candidates, labels, legend, Theme(theme), size, language, element_id, styled)
    )


def picture_of(shown: Grid | Puzzle | Step) -> str:
    """Return the picture by which notebooks show a position or a step.

    A step of a path is shown in its position.  Any other knows none, so that only the candidates that it names are
    shown; ``svg`` draws both.
    """
    if isinstance(shown, Grid | Puzzle):
        return svg(shown)
    if shown.position is not None:
        return svg(shown.position, shown, legend=True)
    view = view_of(shown)
    digits = [0] * 81
    for each in view.candidates:
        digits[each.cell] |= 1 << each.digit
    return _picture(Board((0,) * 81, 0, tuple(digits)), view, shown.notation, _Options(legend=True))


class _Options(NamedTuple):
    """The options of a picture: see ``svg``."""

    candidates: bool = True
    labels: bool = True
    legend: bool = False
    theme: Theme = Theme.LIGHT
    size: int | None = SIZE
    language: str = ENGLISH
    element_id: str | None = None
    styled: bool = True


def _after(grid: Grid, step: Step) -> tuple[Grid, View]:
    """Return the position after a step, and a view of the cells that were filled or have lost candidates."""
    changed = grid.copy()
    step.apply(changed)
    lost = dict.fromkeys((each.cell for each in step.eliminations), Role.REMOVED)
    return changed, View(cells=lost | dict.fromkeys((each.cell for each in step.placements), Role.PLACED))


def _picture(board: Board, view: View, title: str, options: _Options) -> str:
    """Return a picture of a board and a view of it."""
    name = options.element_id or f"crosshatch-{crc32(repr((board, title, view.links, options)).encode()):08x}"
    margin = MARGIN if options.labels else EDGE
    drawing = Drawing(board, view, name)
    entries = list(_legend(view, options.language, name)) if options.legend else []
    width = BOARD + margin + EDGE
    height = width + (LEGEND_GAP + -(-len(entries) // LEGEND_COLUMNS) * LEGEND_ROW if entries else 0)
    size = "" if options.size is None else f' width="{options.size}" height="{round(options.size * height / width)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" class="crosshatch"'
        f' viewBox="-{margin} -{margin} {width} {height}"{size} role="img"'
        f' aria-labelledby="{name}-title" aria-describedby="{name}-desc">',
        f'<title id="{name}-title">{escape(title)}</title>',
        f'<desc id="{name}-desc">{escape(description(board, view, options.language))}</desc>',
    ]
    if options.styled:
        lines.append(f"<style>{stylesheet(options.theme, f'#{name}', view.roles_with_links)}</style>")
    lines.append(f'<rect class="ground" x="-{margin}" y="-{margin}" width="{width}" height="{height}"/>')
    lines += drawing.lines(options.candidates)
    if options.labels:
        lines.append(LABELS)
    return "\n".join([*lines, *entries, "</svg>\n"])


LEGEND_GAP = 10
LEGEND_ROW = 24
LEGEND_COLUMNS = 3


def _legend(view: View, language: str, prefix: str) -> Iterator[str]:
    """Yield an entry for each role: how it is drawn, and its name."""
    words = language_named(language)
    for place, role in enumerate(sorted(view.roles_with_links, key=_ORDER.__getitem__)):
        x = place % LEGEND_COLUMNS * (BOARD // LEGEND_COLUMNS) + 12
        y = BOARD + LEGEND_GAP + place // LEGEND_COLUMNS * LEGEND_ROW + 10
        told = escape(words.text("role", value=role))
        yield f'{sample(role, view, prefix, x, y, 10)[1]}<text class="legend" x="{x + 16}" y="{y + SINK}">{told}</text>'


_ORDER = {role: place for place, role in enumerate(LOOKS)}
"""In which order a legend has the roles."""
