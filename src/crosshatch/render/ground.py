"""What pictures of all positions on a board have in common: its lines, the figures of its constraints, the margins."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

import attrs

from ..board.board import CLASSIC, Board
from ..board.houses import cell_set, cells_in
from ..words.language import Language
from ..words.messages import Message, say
from .elements import SQUARES, labels
from .figures import Area, Caption, Clue, Disc, Figure, Outline, Point, Sign, Square, Stroke
from .geometry import CELL, Layout, box_of, layout_of, number, rings
from .palette import Pen

EDGE = 3
"""Width of the margin around a board without labels."""

MARGIN = 20
"""Width of the margin above and to the left of a board with labels."""

BAND = 0.6
"""Width of the margin for numbers outside the board, in cells."""

CLUE = 0.4
"""Size of these numbers."""

CAPTION_ROW = 22
"""Distance between two lines of the caption."""

LETTER = 9
"""Width of most letters of the caption."""


class _Outside(NamedTuple):
    """On which side of the board a clue is (-1, 0 or 1 for right and down), and its number among those at its line."""

    right: int
    down: int
    number: int


@attrs.frozen
class Mark:
    """A part of a figure: a path in units of a picture, or around the point ``at`` a circle or a text.

    Points, radius, size and width are in units of a cell.  A ``patch`` of the background is under the text.
    """

    path: str = ""
    at: Point = (0, 0)
    radius: float = 0
    text: str = ""
    size: float = 0
    fill: Pen | None = None
    pen: Pen | None = None
    width: float = 0
    dashed: bool = False
    patch: bool = False

    @property
    def svg(self) -> str:
        """The element that draws it."""
        x, y = self.at
        inks = [f"fill-{self.fill}" if self.fill else "line", *([f"pen-{self.pen}"] if self.pen else [])]
        dashes = ";stroke-dasharray:4 3" if self.dashed else ""
        style = f' style="stroke-width:{_length(self.width)}{dashes}"' if self.pen else ""
        if self.path:
            return f'<path class="{" ".join(inks)}"{style} d="{self.path}"/>'
        if not self.text:
            at = f'cx="{_length(x)}" cy="{_length(y)}" r="{_length(self.radius)}"'
            return f'<circle class="{" ".join(inks)}" {at}{style}/>'
        height = self.size * CELL
        names, style = inks[0], f"font-size:{number(height)}px"
        if self.patch:
            names, style = f"patch {names} pen-{Pen.PAPER}", f"{style};stroke-width:{number(height / 3)}"
        at = f'x="{_length(x)}" y="{number(y * CELL + height * 0.36)}"'
        return f'<text class="{names}" style="{style}" {at}>{self.text}</text>'


@attrs.frozen(eq=False)
class Ground:
    """A board as pictures draw it; see ``ground_of``."""

    board: Board
    figures: tuple[Figure, ...]

    @cached_property
    def layout(self) -> Layout:
        """Where the candidates are: closer together if something is drawn at the edges or in the corners of cells."""
        return layout_of(self.board.size, any(map(_at_edge, self.figures)))

    @property
    def side(self) -> int:
        """The width and height of the board."""
        return self.layout.side

    @cached_property
    def pens(self) -> tuple[Pen, ...]:
        """The colours that the figures need."""
        fields = (value for each in self.figures for value in attrs.astuple(each, recurse=False))
        texts = any(isinstance(each, Sign | Clue) for each in self.figures)
        used = {value for value in fields if isinstance(value, Pen)} | ({Pen.INK, Pen.PAPER} if texts else set())
        return tuple(pen for pen in Pen if pen in used)

    @cached_property
    def bands(self) -> tuple[float, float, float, float]:
        """The widths of the bands for numbers outside the board: left, top, right, bottom."""
        places = self._clues.values()
        counts = (
            max((each.number for each in places if each.right < 0), default=0),
            max((each.number for each in places if each.down < 0), default=0),
            max((each.number for each in places if each.right > 0), default=0),
            max((each.number for each in places if each.down > 0), default=0),
        )
        left, top, right, bottom = (count * BAND * CELL for count in counts)
        return left, top, right, bottom

    @cached_property
    def _clues(self) -> dict[Clue, _Outside]:
        """Where the clues outside the board are."""
        found: dict[Clue, _Outside] = {}
        taken: Counter[tuple[int, int]] = Counter()
        for clue in self.figures:
            if isinstance(clue, Clue):
                (row, column), (down, across) = divmod(clue.cells[0], 9), _direction(clue)
                at = column - across, row - down
                right, below = (-1 if each < 0 else int(each >= self.board.size) for each in at)
                taken[at] += 1
                found[clue] = _Outside(right, below, taken[at])
        return found

    def margins(self, labelled: bool) -> tuple[float, float, float, float]:
        """Return the widths of the margins: left, top, right, bottom."""
        first = MARGIN if labelled else EDGE
        left, top, right, bottom = self.bands
        return _whole(left + first), _whole(top + first), _whole(right + EDGE), _whole(bottom + EDGE)

    @cached_property
    def lines(self) -> tuple[str, str]:
        """The paths of the thin lines between cells and of the thick ones around boxes or regions."""
        return _lines(self.board)

    @cached_property
    def grid(self) -> str:
        """The lines between cells and around boxes or regions, as elements."""
        thin, thick = self.lines
        return f'<path class="thin" d="{thin}"/>\n<path class="thick" d="{thick}"/>'

    @cached_property
    def labels(self) -> str:
        """The numbers of rows and columns."""
        left, top, *_ = self.bands
        return labels(self.board.size, _whole(left), _whole(top))

    @cached_property
    def below(self) -> tuple[str, ...]:
        """The figures below the lines of the grid."""
        return tuple(self._drawn(below=True))

    @cached_property
    def above(self) -> tuple[str, ...]:
        """The figures above the lines of the grid, and the numbers outside the board."""
        return tuple(self._drawn(below=False))

    def house(self, house: int) -> tuple[str, str]:
        """Return the kind of element for a house, and its attributes: ``rect`` if it is a rectangle."""
        cells = [*cells_in(self.board.tables.cells_of(house))]
        box = box_of(cells)
        if box is None:
            return "path", f'd="{squares(cells)}"'
        x, y, width, height = box
        return "rect", f'x="{x}" y="{y}" width="{width}" height="{height}"'

    def rules(self, language: Language) -> str:
        """Return the rules that a picture does not show, as a text, which is empty if there are none."""
        captions = [each for each in self.figures if isinstance(each, Caption)]
        return language.text(say("picture-rules", rules=map(rule_name, captions))) if captions else ""

    def caption(self, language: Language) -> list[str]:
        """Return the rules that a picture does not show, as lines below it."""
        room, lines = int(self.side / LETTER), [""]
        for word in self.rules(language).split(" "):
            if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
                lines.append("")
            lines[-1] = f"{lines[-1]} {word}".lstrip()
        return [line for line in lines if line]

    def rows(self, line: str) -> list[str]:
        """Return 81 characters as the rows of the board."""
        size = self.board.size
        return [line[first : first + size] for first in range(0, size * 9, 9)]

    def marks(self, below: bool) -> Iterator[Mark]:
        """Yield the marks of all figures below the lines of the grid, or above them."""
        for each in self.figures:
            if _is_below(each) is below:
                yield from self._marks(each)

    def _drawn(self, below: bool) -> Iterator[str]:
        found = [each.svg for each in self.marks(below)]
        if found:
            yield from ('<g class="rules">', *found, "</g>")

    def _marks(self, figure: Figure) -> Iterator[Mark]:
        match figure:
            case Area(cells, fill):
                yield Mark(squares(sorted(cells)), fill=fill)
            case Square((x, y), reach, fill):
                side = _length(2 * reach)
                yield Mark(f"M{_length(x - reach)} {_length(y - reach)}h{side}v{side}h-{side}z", fill=fill)
            case Disc(centre, radius, fill, pen, width):
                yield Mark(at=centre, radius=radius, fill=fill, pen=pen, width=width)
            case Stroke(points, pen, width) if points:
                yield _stroke(points, pen, width)
                if figure.tip:
                    yield _stroke(_tip(points), pen, width)
            case Outline(cells, pen, inset, radius, dashed, width):
                path = "".join([path for _, path in rings(cell_set(cells), inset * CELL, radius * CELL)])
                yield Mark(path, pen=pen, width=width, dashed=dashed)
            case Sign(at, text, size, pen, patch):
                yield Mark(at=at, text=text, size=size, fill=pen, patch=patch)
            case Clue(text=text):
                yield from self._clue(figure)

    def _clue(self, clue: Clue) -> Iterator[Mark]:
        dx, dy, place = self._clues[clue]
        (row, column), (down, across) = divmod(clue.cells[0], 9), _direction(clue)
        out = (place - 0.5) * BAND
        size = self.board.size
        x = column - across + 0.5 if not dx else -out if dx < 0 else size + out
        y = row - down + 0.5 if not dy else -out if dy < 0 else size + out
        if clue.arrow:
            corner = column + (0.5 - across / 2), row + (0.5 - down / 2)  # where the line enters the board
            aim_x, aim_y = corner[0] - x, corner[1] - y
            points = [(x + aim_x * part, y + aim_y * part) for part in (0.5, 0.9)]
            x, y = x - aim_x * 0.15, y - aim_y * 0.15
            yield _stroke(points, Pen.INK, 0.025)
            yield _stroke(_tip(points, 0.1), Pen.INK, 0.025)
        yield Mark(at=(x, y), text=clue.text, size=CLUE if not clue.arrow else CLUE * 0.8, fill=Pen.INK)


def ground_of(board: Board) -> Ground:
    """Return a board as pictures draw it."""
    if board is CLASSIC:
        return _CLASSIC
    from .constraints import figures_of  # with all constraints, of which the classic board draws none

    return Ground(board, figures_of(board))


_CLASSIC = Ground(CLASSIC, ())


def rule_name(caption: Caption) -> Message:
    """Return the name of a rule; a constraint that is not built in has the same name in all languages."""
    key = f"picture-rule-{caption.name.lower().replace(' ', '-')}"
    return Message(key, {"number": caption.number}, otherwise=caption.name)


def squares(cells: Iterable[int]) -> str:
    """Return the path of the squares of cells."""
    return "".join([SQUARES[cell] for cell in cells])


def _direction(clue: Clue) -> tuple[int, int]:
    """Return the direction in which a clue looks, as down and right."""
    first, second = clue.cells[:2]
    return second // 9 - first // 9, second % 9 - first % 9


def _at_edge(figure: Figure) -> bool:
    """Whether a figure covers the edge or a corner of a cell."""
    return isinstance(figure, Sign) or (isinstance(figure, Disc | Stroke) and figure.above)


def _is_below(figure: Figure) -> bool:
    """Whether a figure is drawn below the lines of the grid."""
    return isinstance(figure, Area | Square) or (isinstance(figure, Disc | Stroke) and not figure.above)


def _lines(board: Board) -> tuple[str, str]:
    """Return the paths of the thin and thick lines of a grid."""
    size, side = board.size, board.size * CELL
    thin: list[str] = []
    thick: list[str] = []
    for place in range(1, size):
        for down in (False, True):
            cells = [other * 9 + place if down else place * 9 + other for other in range(size)]
            walls = [board.parted(cell, cell - (1 if down else 9)) for cell in cells]
            (thick if all(walls) else thin).append(_rule(place, 0, size, down))
            if not all(walls):
                thick += [_rule(place, start, end, down) for start, end in _runs(walls)]
    return "".join(thin), f"{''.join(thick)}M0 0H{side}V{side}H0Z"


def _rule(place: int, start: int, end: int, down: bool) -> str:
    at, first, last = place * CELL, start * CELL, end * CELL
    return f"M{at} {first}V{last}" if down else f"M{first} {at}H{last}"


def _runs(walls: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each run of walls."""
    for wall, run in groupby(range(len(walls)), key=walls.__getitem__):
        places = [*run]
        if wall:
            yield places[0], places[-1] + 1


def _stroke(points: Sequence[Point], pen: Pen, width: float) -> Mark:
    joined = points if len(points) > 1 else (*points, *points)  # a point is a line without length
    return Mark("M" + "L".join(f"{_length(x)} {_length(y)}" for x, y in joined), pen=pen, width=width)


def _tip(points: Sequence[Point], reach: float = 0.16) -> list[Point]:
    """Return the arrowhead at the end of a line."""
    (x, y), (end_x, end_y) = points[-2:]
    dx, dy = end_x - x, end_y - y
    length = (dx * dx + dy * dy) ** 0.5 or 1
    dx, dy = dx * reach / length, dy * reach / length
    return [(end_x - dx + dy, end_y - dy - dx), (end_x, end_y), (end_x - dx - dy, end_y - dy + dx)]


def _length(cells: float) -> str:
    return number(cells * CELL)


def _whole(value: float) -> float:
    return int(value) if value == int(value) else value
