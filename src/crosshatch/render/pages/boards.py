"""The pictures of a page: those of ``render.pictures``, with common parts stored only once.

The parts that never change (background, lines, givens, labels) are one element each, and so are the digits and
candidates of every position: a step is found in the position that the previous one leaves, and its cases share that
position.  A picture refers to these elements and adds its own roles.  It therefore takes a tenth of the space, and few
elements.
"""

from collections.abc import Iterable, Iterator
from html import escape

from ...board.candidate import candidate
from ...board.grid import Grid
from ...board.houses import CELLS, ROWS, cell_set, digits_in
from ...logic.step import Role, Step
from ...words import language_named
from ..drawing import Board, Drawing, description
from ..elements import BIG_SINK, HATCHES, SINK, SQUARES, big_digit, class_of, sample
from ..geometry import CELL, Layout, centre, corner_of, rings
from ..ground import ground_of
from ..palette import Pen
from ..view import View

KEY = 26
"""Width and height of the sample of a role."""


class Boards:
    """The pictures of one page; ``name`` is a prefix for all ids, and ``language`` that of hidden descriptions."""

    def __init__(self, start: Grid, name: str, language: str) -> None:
        self._name = name
        self._language = language
        self._shared: dict[str, str] = {}
        self._roles: dict[Role, None] = {}
        self._hatched: dict[Role, None] = {}
        self._board = ground_of(start.board)
        ground = "".join([SQUARES[cell] for cell in CELLS if start.givens >> cell & 1])
        given = "".join([big_digit(cell, start.value(cell)) for cell in CELLS if start.givens >> cell & 1])
        below, above = "".join(self._board.below), "".join(self._board.above)
        self._share("ground", f'<path class="given-ground" d="{ground}"/>{below}')
        self._share("lines", f'{self._board.grid}{above}<g class="given">{given}</g>{self._board.labels}')

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles shown by pictures so far."""
        return tuple(self._roles)

    @property
    def pens(self) -> tuple[Pen, ...]:
        """The colours of the constraints of the board."""
        return self._board.pens

    def caption(self) -> str:
        """Return the rules that pictures do not show."""
        return self._board.rules(language_named(self._language))

    def position(self, grid: Grid, title: str, ident: str, *, candidates: bool) -> str:
        """Return a picture of a position, with or without its candidates."""
        masks = tuple(grid.cell_digits) if candidates else (0,) * 81
        board = Board(tuple(grid.values), grid.givens, masks)
        parts = [self._use("ground"), self._use("lines"), self._position(grid, candidates)]
        return self._picture(board, View(), title, ident, parts)

    def step(self, grid: Grid, view: View, title: str, ident: str, step: Step | None = None) -> str:
        """Return a picture of a view; given its step, it also contains the next position, with the class ``after``."""
        board = Board(tuple(grid.values), grid.givens, tuple(grid.cell_digits))
        drawing = Drawing(board, view, self._name, self._board)
        self._roles |= dict.fromkeys(view.roles_with_links)
        self._hatched |= dict.fromkeys(role for role in view.houses.values() if role in HATCHES)
        links, capsules = drawing.links()
        before = "before" if step else "always"
        shaded = [*drawing.houses(), *drawing.cells()]
        parts = [
            self._use("ground"),
            *([f'<g class="{before}">', *shaded, "</g>"] if shaded else ()),
            *([_changed(step)] if step else ()),
            self._use("lines"),
            f'<g class="{before}">',
            *drawing.letters(),
            *capsules,
            *links,
            self._position(grid),
            *drawing.shapes(),
            "</g>",
        ]
        if step:
            after = grid.copy()
            step.apply(after)
            parts.append(f'<g class="after">{self._position(after)}</g>')
        return self._picture(board, view, title, ident, parts)

    def keys(self, view: View) -> Iterator[tuple[Role, str]]:
        """Yield the roles that a view shows, each with a sample."""
        for role in view.roles_with_links:
            kind, drawn = sample(role, view, self._name)
            ident = f"{kind}-{class_of(role)}"
            if ident not in self._shared:
                self._share(ident, drawn)
            half = KEY // 2
            shown = f'<svg viewBox="-{half} -{half} {KEY} {KEY}" aria-hidden="true">{self._use(ident)}</svg>'
            yield role, shown

    def shared(self) -> str:
        """Return the element with the shared parts of all pictures; it is invisible."""
        patterns = [
            f'<pattern id="{self._name}-{class_of(role)}" class="crosshatch" width="9" height="9"'
            f' patternUnits="userSpaceOnUse" patternTransform="rotate({HATCHES[role]})">'
            f'<g class="{class_of(role)}"><path class="hatch" d="M0 0V9"/></g></pattern>'
            for role in self._hatched
        ]
        tip = (
            f'<marker id="{self._name}-tip" class="crosshatch" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"'
            ' markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0.5L8 4L0 7.5Z"/>'
            "</marker>"
        )
        return "\n".join(
            [
                '<svg class="shared" width="0" height="0" aria-hidden="true" focusable="false"><defs>',
                tip,
                *patterns,
                *self._shared.values(),
                "</defs></svg>",
            ]
        )

    def _share(self, ident: str, content: str) -> None:
        self._shared[ident] = f'<g id="{self._name}-{ident}" class="crosshatch">{content}</g>'

    def _use(self, ident: str) -> str:
        return f'<use href="#{self._name}-{ident}"/>'

    def _position(self, grid: Grid, candidates: bool = True) -> str:
        """Return a reference to the placed digits of a position and, on request, its candidates."""
        key = f"at{81 - grid.empty.bit_count()}-{sum(map(int.bit_count, grid.cell_digits)) if candidates else 0}"
        if key not in self._shared:
            self._share(key, _digits(grid, candidates, self._board.layout))
        return self._use(key)

    def _picture(self, board: Board, view: View, title: str, ident: str, parts: Iterable[str]) -> str:
        told = escape(description(board, view, self._language, self._board))
        left, top, right, bottom = self._board.margins(labelled=True)
        width, height = self._board.side + left + right, self._board.side + top + bottom
        return "\n".join(
            [
                f'<svg class="crosshatch" viewBox="-{left} -{top} {width} {height}" role="img"'
                f' aria-labelledby="{ident}-title" aria-describedby="{ident}-desc">',
                f'<title id="{ident}-title">{escape(title)}</title>',
                f'<desc id="{ident}-desc">{told}</desc>',
                *parts,
                "</svg>",
            ]
        )


def _changed(step: Step) -> str:
    """Return rings around the cells that a step changes."""
    found = []
    for role, candidates in ((Role.PLACED, step.placements), (Role.REMOVED, step.eliminations)):
        path = "".join(path for _, path in rings(cell_set(each.cell for each in candidates)))
        if path:
            found.append(f'<g class="{class_of(role)} cells"><path d="{path}"/></g>')
    return f'<g class="after">{"".join(found)}</g>'


def _digits(grid: Grid, candidates: bool, layout: Layout) -> str:
    """Return the placed digits and the candidates, as a text for each line of them."""
    stand = []
    middle = CELL // 2
    for row in ROWS:
        cells = [cell for cell in range(row * 9, row * 9 + 9) if grid.value(cell) and not grid.givens >> cell & 1]
        if cells:
            places = [(corner_of(cell)[0] + middle, grid.value(cell)) for cell in cells]
            stand.append(_text(places, corner_of(cells[0])[1] + middle + BIG_SINK))
    return f'<g class="set">{"".join(stand)}</g>' + (_candidates(grid, layout) if candidates else "")


def _candidates(grid: Grid, layout: Layout) -> str:
    lines: dict[int, list[tuple[int, int]]] = {}
    for cell in CELLS:
        for digit in digits_in(grid.cell_digits[cell]):
            x, y = centre(candidate(cell, digit), layout)
            lines.setdefault(y, []).append((x, digit))
    found = "".join([_text(line, y + SINK) for y, line in lines.items()])
    return f'<g class="candidates">{found}</g>'


def _text(digits: list[tuple[int, int]], y: int) -> str:
    """Return one text for digits in a line, each given with its position."""
    across = " ".join([str(x) for x, _ in digits])
    return f'<text x="{across}" y="{y}">{"".join([str(digit) for _, digit in digits])}</text>'
