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

from ..board.board import CLASSIC
from ..board.board import Board as AnyBoard
from ..board.grid import Grid
from ..board.puzzle import Puzzle, check_is_puzzle
from ..logic.step import Role, Step
from ..words import ENGLISH, headline, language_named
from .drawing import Board, Drawing, description
from .elements import SINK, sample
from .ground import CAPTION_ROW, EDGE, Ground, ground_of
from .palette import LOOKS
from .styles import Theme, stylesheet
from .view import View, one_view, view_of

SIZE = 560
"""Default width of a picture in pixels."""

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
    rules: bool = True,
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
    - ``rules``: name the rules that the picture does not show below the board
    - ``theme``: ``light``, ``dark``, ``auto``, which follows the reader's screen, or ``print``, which is light and has
      no transparent colours
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
        check_is_puzzle(grid, classic=False)
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
    options = _Options(candidates, labels, legend, rules, Theme(theme), size, language, element_id, styled)
    return _picture(board, view, name, options, grid.board)


def view_svg(
    position: Puzzle,
    view: View,
    title: str,
    *,
    candidates: bool = True,
    legend: bool = False,
    theme: str = Theme.LIGHT,
    size: int | None = SIZE,
    language: str = ENGLISH,
) -> str:
    """Return a picture of a position and of a view of a step, without labels; the options are those of ``svg``."""
    name = f"crosshatch-{crc32(repr((position, view, title, candidates, legend, theme, size, language)).encode()):08x}"
    grid = position.grid()
    options = _Options(candidates, False, legend, True, Theme(theme), size, language, name)
    board = Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits))
    return _picture(board, view, title, options, grid.board)


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
    rules: bool = True
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


def _picture(board: Board, view: View, title: str, options: _Options, kind: AnyBoard = CLASSIC) -> str:
    """Return a picture of a position on a kind of board, and a view of it."""
    shown = (board, title, view.links, options, *([kind] if kind is not CLASSIC else []))
    name = options.element_id or f"crosshatch-{crc32(repr(shown).encode()):08x}"
    ground = ground_of(kind)
    drawing = Drawing(board, view, name, ground)
    left, top, right, bottom = ground.margins(options.labels)
    width, height = ground.side + left + right, ground.side + top + bottom
    captions = list(_caption(ground, options.language, ground.side + bottom)) if options.rules else []
    if captions:
        height += len(captions) * CAPTION_ROW + CAPTION_GAP
    entries = list(_legend(view, options.language, name, ground, height - top - EDGE)) if options.legend else []
    if entries:
        height += LEGEND_GAP + -(-len(entries) // _columns(ground)) * LEGEND_ROW
    size = "" if options.size is None else f' width="{options.size}" height="{round(options.size * height / width)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" class="crosshatch"'
        f' viewBox="-{left} -{top} {width} {height}"{size} role="img"'
        f' aria-labelledby="{name}-title" aria-describedby="{name}-desc">',
        f'<title id="{name}-title">{escape(title)}</title>',
        f'<desc id="{name}-desc">{escape(description(board, view, options.language, ground))}</desc>',
    ]
    if options.styled:
        rules = stylesheet(options.theme, f"#{name}", view.roles_with_links, ground.pens)
        lines.append(f"<style>{rules}</style>")
    lines.append(f'<rect class="ground" x="-{left}" y="-{top}" width="{width}" height="{height}"/>')
    lines += drawing.lines(options.candidates)
    if options.labels:
        lines.append(ground.labels)
    return "\n".join([*lines, *captions, *entries, "</svg>\n"])


CAPTION_GAP = 6


def _caption(ground: Ground, language: str, under: float) -> Iterator[str]:
    """Yield the lines of the caption, below a height."""
    for place, line in enumerate(ground.caption(language_named(language)), 1):
        at = f'x="0" y="{under + place * CAPTION_ROW:g}"'
        yield f'<text class="legend" style="font-size:17px" {at}>{escape(line)}</text>'


LEGEND_GAP = 10
LEGEND_ROW = 24
LEGEND_WIDTH = 180


def _columns(ground: Ground) -> int:
    """Return the number of columns of a legend."""
    return max(1, ground.side // LEGEND_WIDTH)


def _legend(view: View, language: str, prefix: str, ground: Ground, under: float) -> Iterator[str]:
    """Yield an entry for each role, below a height: how it is drawn, and its name."""
    words, columns = language_named(language), _columns(ground)
    for place, role in enumerate(sorted(view.roles_with_links, key=_ORDER.__getitem__)):
        x = place % columns * LEGEND_WIDTH + 12
        y = int(under) + LEGEND_GAP + place // columns * LEGEND_ROW + 10
        told = escape(words.text("role", value=role))
        yield f'{sample(role, view, prefix, x, y, 10)[1]}<text class="legend" x="{x + 16}" y="{y + SINK}">{told}</text>'


_ORDER = {role: place for place, role in enumerate(LOOKS)}
"""The order of roles in a legend."""
