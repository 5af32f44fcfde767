"""Pictures of positions and steps, as SVG: text that any browser, notebook or typesetter shows.

A picture is a pure function of a position, a step and some options.  What it shows follows from the view of the step
(``view``), and how that looks from the palette (``palette``): the role of a candidate is the shape and the colour
around it, a strong link is a solid line and a weak one dashed.  Every role is a class of its own, so that a page can
style it; ``stylesheet`` gives the rules that a picture brings along.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from html import escape
from typing import NamedTuple, TypeVar
from zlib import crc32

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import (
    ALL_CELLS,
    BOXES_MASK,
    CELLS,
    HOUSES_MASK_OF,
    LINES_MASK,
    cell_set,
    cells_in,
    cells_name,
    digits_in,
    house_code,
)
from ..board.puzzle import Puzzle
from ..found.cell_groups import SET_ROLES
from ..step import Link, Role, Step
from ..words import ENGLISH, language_named
from .geometry import (
    BOARD,
    CELL,
    RADIUS,
    best_curve,
    capsule,
    centre,
    corner_of,
    house_box,
    lattice_bit,
    lattice_of_candidates,
    number,
    rings,
)
from .palette import DARK, LIGHT, LOOKS, Look, Outline, Paper, Shape, inks_data
from .view import View, view_of

SIZE = 560
"""How wide a picture is, in pixels, where nobody says otherwise."""

EDGE = 3
"""The width of the edge around a board without labels."""

MARGIN = 20
"""The same with labels: they stand above the board and to the left of it."""

FONT = "Helvetica, Arial, 'DejaVu Sans', 'Liberation Sans', sans-serif"


Thing = TypeVar("Thing")


class Theme(StrEnum):
    """The ground of a picture; ``auto`` follows what the reader's screen prefers."""

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"


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
    - ``title``: in place of the step's notation
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
    name = title if title is not None else step.notation + case if step else "Sudoku"
    board = Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits))
    return _picture(
        board, view, name, _Options(candidates, labels, legend, Theme(theme), size, language, element_id, styled)
    )


def svg_alone(step: Step) -> str:
    """Return a picture of a step by itself: it knows no position, so that only candidates of its own are shown."""
    view = view_of(step)
    digits = [0] * 81
    for each in view.candidates:
        digits[each.cell] |= 1 << each.digit
    return _picture(Board((0,) * 81, 0, tuple(digits)), view, step.notation, _Options())


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
        lines.append(_LABELS)
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

    def lines(self, candidates: bool) -> Iterator[str]:
        """Yield the elements, with all candidates or only with those that have a role."""
        yield from self._definitions()
        yield from self._given_ground()
        yield from self._houses()
        yield from self._cells()
        yield _GRID
        links, capsules = self._links()
        yield from capsules
        yield from links
        yield from self._shapes()
        yield from self._values()
        yield from self._digits(candidates)

    def _definitions(self) -> Iterator[str]:
        """Yield the patterns of houses, and the tip of arrows."""
        hatched = [role for role in _HATCHES if role in self._view.houses.values()]
        if not hatched and not self._view.links:
            return
        yield "<defs>"
        for role in hatched:
            yield (
                f'<pattern id="{self._name}-{_class(role)}" class="{_class(role)}" width="9" height="9"'
                f' patternUnits="userSpaceOnUse" patternTransform="rotate({_HATCHES[role]})">'
                '<path class="hatch" d="M0 0V9"/></pattern>'
            )
        if self._view.links:
            yield (
                f'<marker id="{self._name}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"'
                ' markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0.5L8 4L0 7.5Z"/></marker>'
            )
        yield "</defs>"

    def _given_ground(self) -> Iterator[str]:
        if self._board.givens:
            path = "".join([_SQUARES[cell] for cell in cells_in(self._board.givens)])
            yield f'<path class="given-ground" d="{path}"/>'

    def _houses(self) -> Iterator[str]:
        for house, role in self._view.houses.items():
            x, y, width, height = house_box(house)
            name = _class(role)
            box = f'x="{x}" y="{y}" width="{width}" height="{height}"'
            yield f'<g class="{name}"><rect class="area" {box}/>'
            if role in _HATCHES:
                yield f'<rect fill="url(#{self._name}-{name})" {box}/>'
            yield "</g>"

    def _cells(self) -> Iterator[str]:
        """Yield the rings around the cells of each role, with the letters of almost locked sets."""
        for role, cells in _by_role(self._view.cells).items():
            found = rings(cell_set(cells))
            yield f'<g class="{_class(role)} cells"><path d="{"".join([path for _, path in found])}"/>'
            if role in _LETTERS:
                yield from (_badge(x, y, _LETTERS[role]) for (x, y), _ in found)
            yield "</g>"

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
        directed = any(role in _DIRECTED for role in self._nodes.values())
        tip = f' marker-end="url(#{self._name}-tip)"' if directed else ""
        drawn: list[str] = []
        capsules: dict[str, None] = {}
        for link in self._view.links:
            for side in (link.start, link.end):
                if len(side) > 1 and _is_group(side):
                    capsules[capsule(side)] = None
            for one, other in _pairs(link):
                (x, y), (via_x, via_y), (to_x, to_y), crossed = best_curve(one, other, digits, nodes, values)
                values |= crossed
                path = f"M{number(x)} {number(y)}Q{number(via_x)} {number(via_y)} {number(to_x)} {number(to_y)}"
                drawn.append(f'<path class="{_class(link.role)}" d="{path}"{tip}/>')
        return drawn, [f'<path class="group" d="{path}"/>' for path in capsules]

    def _shapes(self) -> Iterator[str]:
        """Yield the shapes around the candidates that have a role, with their digits."""
        for role, candidates in _by_role(self._nodes).items():
            look = LOOKS[role]
            yield f'<g class="{_class(role)}">'
            for each in candidates:
                x, y = centre(each)
                yield f'{_shape(x, y, look)}<text x="{x}" y="{y + SINK}">{each.digit}</text>'
            yield "</g>"

    def _values(self) -> Iterator[str]:
        """Yield the digits that stand: the givens, then those that were placed."""
        board = self._board
        for name, cells in (("given", board.givens), ("set", ALL_CELLS & ~board.givens)):
            found = [_value(cell, board.values[cell]) for cell in cells_in(cells) if board.values[cell]]
            if found:
                yield f'<g class="{name}">{"".join(found)}</g>'

    def _digits(self, candidates: bool) -> Iterator[str]:
        """Yield the candidates without a role."""
        if not candidates:
            return
        masks = list(self._board.digits)
        for each in self._nodes:
            masks[each.cell] &= ~(1 << each.digit)
        found = [_small(cell, mask) for cell, mask in enumerate(masks) if mask]
        if found:
            yield f'<g class="candidates">{"".join(found)}</g>'


_LETTERS = {role: str(role)[-1].upper() for role in SET_ROLES}
"""What almost locked sets are called."""

_HATCHES = {Role.BASE: 45, Role.COVER: -45}
"""The houses that are hatched, with the direction of the hatches in degrees."""

_DIRECTED = (Role.ON, Role.OFF, Role.CHOICE)
"""Roles of candidates of which each follows from the one before, so that links have tips."""

_MIDDLE = 1 << 2 | 1 << 5 | 1 << 8
"""Where a big digit has most of its ink, as a mask of candidates."""

SINK = 5
"""How far the foot of a small digit is below its centre, so that it stands in the middle."""

BIG_SINK = 12
"""The same of a big one."""

LEGEND_GAP = 10
LEGEND_ROW = 24
LEGEND_COLUMNS = 3

_SQUARES = tuple(f"M{x} {y}h{CELL}v{CELL}h-{CELL}z" for x, y in map(corner_of, CELLS))


def _rules(places: Iterable[int]) -> str:
    return "".join(f"M0 {place * CELL}H{BOARD}M{place * CELL} 0V{BOARD}" for place in places)


_GRID = (
    f'<path class="thin" d="{_rules((1, 2, 4, 5, 7, 8))}"/>\n'
    f'<path class="thick" d="{_rules((3, 6))}M0 0H{BOARD}V{BOARD}H0Z"/>'
)

_LABELS = (
    '<g class="labels">'
    + "".join(f'<text x="{column * CELL + 30}" y="-6">c{column + 1}</text>' for column in range(9))
    + "".join(f'<text x="-11" y="{row * CELL + 34}">r{row + 1}</text>' for row in range(9))
    + "</g>"
)


def _class(role: Role) -> str:
    return _CLASSES[role]


_CLASSES = {role: str(role).replace(" ", "-") for role in Role}


def _by_role(roles: Mapping[Thing, Role]) -> dict[Role, list[Thing]]:
    found: dict[Role, list[Thing]] = {}
    for each, role in roles.items():
        found.setdefault(role, []).append(each)
    return found


def _value(cell: int, digit: int) -> str:
    x, y = corner_of(cell)
    return f'<text x="{x + CELL // 2}" y="{y + CELL // 2 + BIG_SINK}">{digit}</text>'


@cache
def _small(cell: int, mask: int) -> str:
    """Return the candidates of a cell (a mask): one text, of which each digit has its place."""
    digits = digits_in(mask)
    points = [centre(candidate(cell, digit)) for digit in digits]
    across, down = " ".join(str(x) for x, _ in points), " ".join(str(y + SINK) for _, y in points)
    return f'<text x="{across}" y="{down}">{"".join(map(str, digits))}</text>'


def _badge(x: float, y: float, letter: str) -> str:
    at = f'x="{number(x)}" y="{number(y + 3.5)}"'
    return f'<circle class="badge" cx="{number(x)}" cy="{number(y)}" r="7"/><text class="badge" {at}>{letter}</text>'


def _shape(x: int, y: int, look: Look) -> str:
    """Return the shape of a look around a point."""
    shape = _outline(x, y, RADIUS, look.shape)
    if look.outline is Outline.DOUBLE:
        return _outline(x, y, RADIUS + 2.5, look.shape) + shape
    if look.outline is Outline.STRUCK:
        return shape + f'<path class="strike" d="M{x - 10} {y + 10}l5 -5M{x + 5} {y - 5}l5 -5"/>'
    return shape


def _outline(x: int, y: int, radius: float, shape: Shape) -> str:
    match shape:
        case Shape.CIRCLE:
            return f'<circle cx="{x}" cy="{y}" r="{number(radius)}"/>'
        case Shape.SQUARE:
            side = radius - 0.5
            return f'<path d="M{number(x - side)} {number(y - side)}h{2 * side:g}v{2 * side:g}h-{2 * side:g}z"/>'
        case Shape.DIAMOND:
            reach = radius + 2
            return (
                f'<path d="M{x} {number(y - reach)}l{reach:g} {reach:g}l-{reach:g} {reach:g}l-{reach:g} -{reach:g}z"/>'
            )
        case Shape.HEXAGON:
            reach, half, up = radius + 1, (radius + 1) / 2, radius * 0.87
            return (
                f'<path d="M{number(x - reach)} {y}L{number(x - half)} {number(y - up)}h{number(2 * half)}'
                f'L{number(x + reach)} {y}L{number(x + half)} {number(y + up)}h-{number(2 * half)}z"/>'
            )


def _is_group(candidates: Sequence[Candidate]) -> bool:
    """Whether candidates are one node of a chain: a digit in cells of a box that lie in one line."""
    first, *others = candidates
    houses = HOUSES_MASK_OF[first.cell]
    for each in others:
        houses &= HOUSES_MASK_OF[each.cell]
    return bool(houses & LINES_MASK and houses & BOXES_MASK) and len({each.digit for each in candidates}) == 1


def _pairs(link: Link) -> Iterator[tuple[Candidate, Candidate]]:
    """Yield what is joined to draw a link: the nearest of its sides, or, for several causes, each with its effect."""
    if len(link.start) == 1 == len(link.end):
        yield link.start[0], link.end[0]
        return
    apart = [link.start] if _is_one(link.start) else [(each,) for each in link.start]
    for start in apart:
        yield min(((one, other) for one in start for other in link.end), key=_distance)


def _is_one(candidates: Sequence[Candidate]) -> bool:
    return len(candidates) == 1 or _is_group(candidates)


def _distance(ends: tuple[Candidate, Candidate]) -> int:
    (x, y), (to_x, to_y) = centre(ends[0]), centre(ends[1])
    return (to_x - x) ** 2 + (to_y - y) ** 2


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
            sample = f'<path class="{_class(role)}" d="M{x - 10} {y}h20"/>'
        elif role in view.candidates.values():
            sample = _shape(x, y, look)
        elif role in view.houses.values():
            box = f'x="{x - 10}" y="{y - 8}" width="20" height="16"'
            hatches = f'<rect fill="url(#{prefix}-{_class(role)})" {box}/>' if role in _HATCHES else ""
            sample = f'<rect class="area" {box}/>{hatches}'
        else:
            sample = f'<g class="cells"><rect x="{x - 10}" y="{y - 8}" width="20" height="16" rx="5"/></g>'
        told = escape(name(role, (), False))
        yield f'<g class="{_class(role)}">{sample}</g><text class="legend" x="{x + 16}" y="{y + SINK}">{told}</text>'


def _legend_rank(role: Role) -> int:
    return _ORDER[role]


_ORDER = {role: place for place, role in enumerate(LOOKS)}


def stylesheet(theme: str = Theme.LIGHT, scope: str = ".crosshatch", roles: Iterable[Role] = tuple(Role)) -> str:
    """Return the rules of pictures, as CSS: for all that ``scope`` selects, and for the roles given.

    Raises ValueError where there is no such theme.
    """
    match Theme(theme):
        case Theme.LIGHT:
            return _sheet(scope, tuple(roles), LIGHT)
        case Theme.DARK:
            return _sheet(scope, tuple(roles), DARK)
        case Theme.AUTO:
            dark = "".join(_colours(scope, tuple(roles), DARK))
            return f"{_sheet(scope, tuple(roles), LIGHT)}\n@media(prefers-color-scheme:dark){{{dark}}}"


def _sheet(scope: str, roles: tuple[Role, ...], paper: Paper) -> str:
    return "\n".join([*_scoped(scope, _FIXED), *_colours(scope, roles, paper)])


def _scoped(scope: str, rules: Iterable[str]) -> Iterator[str]:
    """Yield rules for what is within a scope only; a rule may have several selectors, with commas between."""
    for rule in rules:
        selectors, brace, rest = rule.partition("{")
        yield ",".join(f"{scope} {each}" for each in selectors.split(",")) + brace + rest


_FIXED = (
    f"text{{font-family:{FONT};text-anchor:middle;font-size:14px}}",
    ".given text,.set text{font-size:34px}",
    ".given text{font-weight:bold}",
    "text.legend{text-anchor:start}",
    ".labels text{font-size:11px}",
    "path,circle{stroke-width:1.6}",
    ".thin{fill:none;stroke-width:1}",
    ".thick{fill:none;stroke-width:2.4}",
    ".strong-link,.weak-link{fill:none;stroke-width:2}",
    ".group{fill-opacity:.1;stroke-width:1.2}",
    "text.badge{font-size:10px}",
    ".weak-link{stroke-dasharray:5 4;stroke-width:1.6}",
)
"""The rules that no theme changes."""


def _colours(scope: str, roles: tuple[Role, ...], paper: Paper) -> Iterator[str]:
    rules = [
        f".ground{{fill:{paper.ground}}}",
        f".given-ground{{fill:{paper.given_ground}}}",
        f".thin{{stroke:{paper.thin}}}",
        f".thick{{stroke:{paper.thick}}}",
        f".given text{{fill:{paper.given}}}",
        f".set text{{fill:{paper.placed}}}",
        f".candidates text{{fill:{paper.candidate}}}",
        f".labels text,text.legend{{fill:{paper.label}}}",
        f".strong-link,.weak-link,.group{{stroke:{paper.link}}}",
        f".group{{fill:{paper.link}}}",
        f".tip{{fill:{paper.link}}}",
    ]
    for role in roles:
        look = LOOKS[role]
        if look.colour is None:
            rules.append(f".{_class(role)} circle{{fill:{paper.ground};stroke:{paper.link}}}")
            continue
        name, inks = _class(role), inks_data(look, paper)
        dashes = ";stroke-dasharray:3 2" if look.outline is Outline.DASHED else ""
        rules += [
            f".{name} path,.{name} circle{{fill:{inks['fill']};stroke:{inks['line']}{dashes}}}",
            f".{name} text{{fill:{inks['digit']};font-weight:bold}}",
            f".{name}.cells path,.{name} .cells rect{{fill:{inks['line']};fill-opacity:{paper.tint};"
            f"stroke:{inks['line']}}}",
            f".{name}.cells circle.badge{{fill:{inks['line']};stroke:none}}",
            f".{name}.cells text.badge{{fill:{paper.ground}}}",
            f".{name} .area{{fill:{inks['line']};fill-opacity:{paper.tint / 2}}}",
            f".{name} .hatch{{fill:none;stroke-opacity:{paper.tint * 2}}}",
        ]
    return _scoped(scope, rules)
