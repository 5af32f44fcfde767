"""Pictures of positions and steps, as SVG: text that any browser, notebook or typesetter shows.

A picture is a pure function of a position, a step and some options.  What it shows follows from the view of the step
(``view``), and how that looks from the palette (``palette``): the role of a candidate is the shape and the colour
around it, a strong link is a solid line and a weak one dashed.  Every role is a class of its own, so that a page can
style it; ``stylesheet`` gives the rules that a picture brings along.
"""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import NamedTuple, TypeVar
from zlib import crc32

from ..board.grid import Grid
from ..board.houses import (
    ALL_CELLS,
    CELLS,
    cell_set,
    cells_in,
    cells_name,
    house_code,
)
from ..board.puzzle import Puzzle
from ..found.cell_groups import SET_ROLES
from ..step import Role, Step
from ..words import ENGLISH, headline, language_named
from .curves import best_curve, is_group, pairs
from .elements import GRID, LABELS, SINK, SQUARES, badge, big_digit, class_of, shape_around, small_digits
from .geometry import (
    BOARD,
    capsule,
    centre,
    house_box,
    lattice_bit,
    lattice_of_candidates,
    number,
    rings,
)
from .palette import LOOKS
from .styles import Theme, stylesheet
from .view import View, view_of

SIZE = 560
"""How wide a picture is, in pixels, where nobody says otherwise."""

EDGE = 3
"""The width of the edge around a board without labels."""

MARGIN = 20
"""The same with labels: they stand above the board and to the left of it."""

Thing = TypeVar("Thing")


class Board(NamedTuple):
    """What stands in a picture: the values by cell (0 for none), the givens, and the masks of candidates by cell."""

    values: tuple[int, ...]
    givens: int
    digits: tuple[int, ...]


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

    Raises IndexError where the step has no such case, ValueError where there is no such theme or language.
    """
    if isinstance(grid, Puzzle):
        grid = grid.grid()
    view = View() if step is None else view_of(step, grid)
    case = ""
    if step and branch is not None:
        view = view.branches[branch]
        case = ": " + " ".join(map(str, step.branches[branch].case))
    if step and after:
        grid, view = _after(grid, step)
    name = title if title is not None else headline(step, language) + case if step else "Sudoku"
    board = Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits))
    return _picture(
        board, view, name, _Options(candidates, labels, legend, Theme(theme), size, language, element_id, styled)
    )


def picture_of(shown: Grid | Puzzle | Step) -> str:
    """Return the picture by which notebooks show a position or a step.

    A step knows no position, so that only the candidates that it names are shown; ``svg`` draws both.
    """
    return svg(shown) if isinstance(shown, Grid | Puzzle) else svg_alone(shown)


def svg_alone(step: Step) -> str:
    """Return a picture of a step by itself, on an empty board, with the candidates that it names."""
    view = view_of(step)
    digits = [0] * 81
    for each in view.candidates:
        digits[each.cell] |= 1 << each.digit
    return _picture(Board((0,) * 81, 0, tuple(digits)), view, step.notation, _Options(legend=True))


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
    drawing = _Drawing(board, view, name)
    entries = list(_legend(drawing.roles, view, options.language, name)) if options.legend else []
    width = BOARD + margin + EDGE
    height = width + (LEGEND_GAP + -(-len(entries) // LEGEND_COLUMNS) * LEGEND_ROW if entries else 0)
    size = "" if options.size is None else f' width="{options.size}" height="{round(options.size * height / width)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" class="crosshatch"'
        f' viewBox="-{margin} -{margin} {width} {height}"{size} role="img"'
        f' aria-labelledby="{name}-title" aria-describedby="{name}-desc">',
        f'<title id="{name}-title">{escape(title)}</title>',
        f'<desc id="{name}-desc">{escape(_description(board, view, options.language))}</desc>',
    ]
    if options.styled:
        lines.append(f"<style>{stylesheet(options.theme, f'#{name}', drawing.roles)}</style>")
    lines.append(f'<rect class="ground" x="-{margin}" y="-{margin}" width="{width}" height="{height}"/>')
    lines += drawing.lines(options.candidates)
    if options.labels:
        lines.append(LABELS)
    return "\n".join([*lines, *entries, "</svg>\n"])


class _Drawing:
    """The parts of a picture of a board and a view, from the ground up."""

    def __init__(self, board: Board, view: View, name: str) -> None:
        self._board = board
        self._view = view
        self._name = name
        self._nodes = {
            each: role for each, role in view.candidates.items() if board.digits[each.cell] >> each.digit & 1
        }
        found = [
            *self._nodes.values(),
            *view.cells.values(),
            *view.houses.values(),
            *(each.role for each in view.links),
        ]
        self.roles = tuple(dict.fromkeys(found))
        """The roles that are shown, each once."""
        directed = view.links and any(role in _DIRECTED for role in self._nodes.values())
        self._tip = f' marker-end="url(#{name}-tip)"' if directed else ""

    def lines(self, candidates: bool) -> Iterator[str]:
        """Yield the elements, with all candidates or only with those that have a role."""
        yield from self._definitions()
        yield from self._given_ground()
        yield from self._houses()
        yield from self._cells()
        yield GRID
        yield from self._letters()
        links, capsules = self._links()
        yield from capsules
        yield from links
        yield from self._shapes()
        yield from self._values()
        yield from self._digits(candidates)

    def _definitions(self) -> Iterator[str]:
        """Yield the patterns of houses, and the tip of arrows."""
        hatched = [role for role in _HATCHES if role in self._view.houses.values()]
        if not hatched and not self._tip:
            return
        yield "<defs>"
        for role in hatched:
            yield (
                f'<pattern id="{self._name}-{class_of(role)}" class="{class_of(role)}" width="9" height="9"'
                f' patternUnits="userSpaceOnUse" patternTransform="rotate({_HATCHES[role]})">'
                '<path class="hatch" d="M0 0V9"/></pattern>'
            )
        if self._tip:
            yield (
                f'<marker id="{self._name}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"'
                ' markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0.5L8 4L0 7.5Z"/></marker>'
            )
        yield "</defs>"

    def _given_ground(self) -> Iterator[str]:
        if self._board.givens:
            path = "".join([SQUARES[cell] for cell in cells_in(self._board.givens)])
            yield f'<path class="given-ground" d="{path}"/>'

    def _houses(self) -> Iterator[str]:
        for house, role in self._view.houses.items():
            x, y, width, height = house_box(house)
            name = class_of(role)
            box = f'x="{x}" y="{y}" width="{width}" height="{height}"'
            yield f'<g class="{name}"><rect class="area" {box}/>'
            if role in _HATCHES:
                yield f'<rect fill="url(#{self._name}-{name})" {box}/>'
            yield "</g>"

    def _cells(self) -> Iterator[str]:
        """Yield the rings around the cells of each role."""
        for role, cells in _by_role(self._view.cells).items():
            path = "".join([path for _, path in rings(cell_set(cells))])
            yield f'<g class="{class_of(role)} cells"><path d="{path}"/></g>'

    def _letters(self) -> Iterator[str]:
        """Yield the letters of almost locked sets, each at the corners of its rings."""
        for role, cells in _by_role(self._view.cells).items():
            if role in _LETTERS:
                badges = [badge(x, y, _LETTERS[role]) for (x, y), _ in rings(cell_set(cells))]
                yield f'<g class="{class_of(role)}">{"".join(badges)}</g>'

    def _links(self) -> tuple[list[str], list[str]]:
        """Return the links, and capsules around the groups of candidates that they join."""
        board = self._board
        digits = nodes = values = 0
        for cell in CELLS:
            if board.digits[cell]:
                digits |= lattice_of_candidates(cell, board.digits[cell])
            elif board.values[cell]:
                values |= lattice_of_candidates(cell, _MIDDLE)
        for each in self._nodes:
            nodes |= lattice_bit(each)
        drawn: list[str] = []
        capsules: dict[str, None] = {}
        for link in self._view.links:
            for side in (link.start, link.end):
                if len(side) > 1 and is_group(side):
                    capsules[capsule(side)] = None
            for one, other in pairs(link):
                (x, y), (via_x, via_y), (to_x, to_y), crossed = best_curve(one, other, digits, nodes, values)
                values |= crossed
                path = f"M{number(x)} {number(y)}Q{number(via_x)} {number(via_y)} {number(to_x)} {number(to_y)}"
                drawn.append(f'<path class="{class_of(link.role)}" d="{path}"{self._tip}/>')
        return drawn, [f'<path class="group" d="{path}"/>' for path in capsules]

    def _shapes(self) -> Iterator[str]:
        """Yield the shapes around the candidates that have a role, with their digits."""
        for role, candidates in _by_role(self._nodes).items():
            look = LOOKS[role]
            yield f'<g class="{class_of(role)} marks">'
            for each in candidates:
                x, y = centre(each)
                yield f'{shape_around(x, y, look)}<text x="{x}" y="{y + SINK}">{each.digit}</text>'
            yield "</g>"

    def _values(self) -> Iterator[str]:
        """Yield the digits that stand: the givens, then those that were placed."""
        board = self._board
        for name, cells in (("given", board.givens), ("set", ALL_CELLS & ~board.givens)):
            found = [big_digit(cell, board.values[cell]) for cell in cells_in(cells) if board.values[cell]]
            if found:
                yield from (f'<g class="{name}">', *found, "</g>")

    def _digits(self, candidates: bool) -> Iterator[str]:
        """Yield the candidates without a role."""
        if not candidates:
            return
        masks = list(self._board.digits)
        for each in self._nodes:
            masks[each.cell] &= ~(1 << each.digit)
        found = [small_digits(cell, mask) for cell, mask in enumerate(masks) if mask]
        if found:
            yield from ('<g class="candidates">', *found, "</g>")


_LETTERS = {role: str(role)[-1].upper() for role in SET_ROLES}
"""What almost locked sets are called."""

_HATCHES = {Role.BASE: 45, Role.COVER: -45}
"""The houses that are hatched, with the direction of the hatches in degrees."""

_DIRECTED = (Role.ON, Role.OFF, Role.CHOICE)
"""Roles of candidates of which each follows from the one before, so that links have tips."""

_MIDDLE = 1 << 2 | 1 << 5 | 1 << 8
"""Where a big digit has most of its ink, as a mask of candidates."""

LEGEND_GAP = 10
LEGEND_ROW = 24
LEGEND_COLUMNS = 3


def _by_role(roles: Mapping[Thing, Role]) -> dict[Role, list[Thing]]:
    found: dict[Role, list[Thing]] = {}
    for each, role in roles.items():
        found.setdefault(role, []).append(each)
    return found


def _description(board: Board, view: View, language: str) -> str:
    """Return the board as text, row by row, and what has which role."""
    line = "".join([str(value) if value else "." for value in board.values])
    rows = [line[first : first + 9] for first in range(0, 81, 9)]
    name = language_named(language).in_legend
    cells: dict[Role, list[str]] = {}
    for role, these in _by_role(view.houses).items():
        cells.setdefault(role, []).extend(map(house_code, these))
    for role, inside in _by_role(view.cells).items():
        cells.setdefault(role, []).append(cells_name(inside))
    for role, candidates in _by_role(view.candidates).items():
        of_digit: dict[int, list[int]] = {}
        for each in candidates:
            of_digit.setdefault(each.digit, []).append(each.cell)
        cells.setdefault(role, []).extend(f"({digit}){cells_name(of_digit[digit])}" for digit in sorted(of_digit))
    return "\n".join([*rows, *(f"{name(role, (), False)}: {', '.join(told)}" for role, told in cells.items())])


def _legend(roles: Iterable[Role], view: View, language: str, prefix: str) -> Iterator[str]:
    """Yield an entry for each role: how it is drawn, and its name."""
    name = language_named(language).in_legend
    for place, role in enumerate(sorted(roles, key=_legend_rank)):
        x = place % LEGEND_COLUMNS * (BOARD // LEGEND_COLUMNS) + 12
        y = BOARD + LEGEND_GAP + place // LEGEND_COLUMNS * LEGEND_ROW + 10
        look = LOOKS[role]
        if look.colour is None:
            sample = f'<path class="{class_of(role)}" d="M{x - 10} {y}h20"/>'
        elif role in view.candidates.values():
            sample = f'<g class="{class_of(role)} marks">{shape_around(x, y, look)}</g>'
        elif role in view.houses.values():
            box = f'x="{x - 10}" y="{y - 8}" width="20" height="16"'
            hatches = f'<rect fill="url(#{prefix}-{class_of(role)})" {box}/>' if role in _HATCHES else ""
            sample = f'<g class="{class_of(role)}"><rect class="area" {box}/>{hatches}</g>'
        else:
            box = f'x="{x - 10}" y="{y - 8}" width="20" height="16" rx="5"'
            sample = f'<g class="{class_of(role)} cells"><rect {box}/></g>'
        told = escape(name(role, (), False))
        yield f'{sample}<text class="legend" x="{x + 16}" y="{y + SINK}">{told}</text>'


def _legend_rank(role: Role) -> int:
    return _ORDER[role]


_ORDER = {role: place for place, role in enumerate(LOOKS)}
