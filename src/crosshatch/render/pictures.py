"""Pictures of positions and steps as SVG, which browsers, notebooks and typesetters can show.

A picture depends only on a position, a step and some options.  What it shows follows from the view of the step
(``view``), and its look from the palette (``palette``): the role of a candidate determines the shape and colour around
it, a strong link is a solid line, and a weak link a dashed one.  Every role has a CSS class, so a page can style it;
``stylesheet`` returns the rules that a picture includes.
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
"""Default width of a picture in pixels."""

EDGE = 3
"""Width of the margin around a board without labels."""

MARGIN = 20
"""Width of the margin above and to the left of a board with labels."""

_ID = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
"""The id of a picture, which is used unchanged in its stylesheet."""


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
    """Return a picture of a position, and of a step found in it, as an ``<svg>`` element.

    - ``branch``: draw only one case of the step, by its number from 0 (``step.branches``)
    - ``after``: draw the position after the step, with the cells that it changed
    - ``candidates``: also show candidates that have no role
    - ``labels``: number the rows and columns
    - ``legend``: name the roles below the board
    - ``theme``: ``light``, ``dark``, or ``auto``, which follows the reader's screen
    - ``size``: width in pixels; None leaves it to the surrounding document
    - ``title``: title to use instead of the step's headline
    - ``language``: language of the title, legend and description
    - ``element_id``: id of the element, and the prefix of all other ids.  Two pictures on one page need different ids.
      By default, it is derived from the content.
    - ``styled``: include the ``stylesheet``; a page with many pictures can include it once instead

    Raises IndexError if the step has no such case, and ValueError if the theme or language does not exist, the size is
    not above 0, or the id has characters other than letters, digits, hyphens and underscores, or does not begin with a
    letter.
    """
    if not isinstance(grid, Grid):
        check_is_puzzle(grid)
        grid = grid.grid()
    if size is not None and size <= 0:
        raise ValueError(f"the size must be at least 1 pixel, not {size}")
    if element_id is not None and not _ID.fullmatch(element_id):
        raise ValueError(f"invalid id {element_id!r}; use a letter followed by letters, digits, - and _")
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
    """Return the picture of a position or a step for notebooks.

    A step of a path is shown in its position.  Other steps have no position, so only the candidates that they name are
    shown; use ``svg`` to draw both.
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
    """Return the position after a step, and a view of the cells in which it placed a digit or removed candidates."""
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
"""The order of roles in a legend."""
