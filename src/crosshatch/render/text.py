"""Grids and steps as text: lines of spans, readable without colour, which a terminal can add.

A digit that takes part in a step has a mark before it: ``=5`` is placed, ``-5`` removed, ``#5`` a fin, and ``*5`` part
of the pattern.  The marks follow from the roles, as colours do (``cli.terminal``), and roles in the same step have
different marks.  ``(5)`` is the only candidate of a cell that is still empty.

If one line for each row would be too long, a row takes three lines of 60 characters, and each candidate has its place
in three rows of three; there, ``[5]`` is a given or placed digit.  If a line has room for
69, a blank follows each cell.  Boards with fewer digits need fewer places, and borders between regions that are not
boxes take up to six characters more.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ..board.board import Board
from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import AREAS, CELLS, COLUMNS, digits_in, house_code
from ..board.puzzle import Puzzle
from ..logic.step import Line, Role, Span, Step
from ..position.status import check
from ..solving.solver import Outcome, Path
from ..words import ENGLISH, explain, headline, language_named, title_of
from ..words.spans import text_of
from ..words.tellers import paths
from .geometry import Layout, layout_of
from .palette import LOOKS
from .view import View, view_of
from .wrap import wrap

WIDTH = 100
"""Default maximum length of a line of prose."""

_NAMELESS = Span("")
_NAME = 3  # characters of a row's or column's name with its mark
_PLACE = 2  # characters of a candidate with its mark
_NONE = "!"  # a cell without candidates


def mark_of(role: Role) -> str:
    """Return the mark before a digit with a role."""
    return LOOKS[role].mark


def step_grid(grid: Grid, step: Step, language: str = ENGLISH, room: int | None = None) -> list[Line]:
    """Return the grid on which a step was found, with its roles marked, and a legend.

    Rows and columns are labelled.  ``room`` is the maximum length of a line (at least 60); None means no limit.
    """
    return _grid(grid, view_of(step, grid), language, room)


def grid_lines(grid: Grid, language: str = ENGLISH, room: int | None = None) -> list[Line]:
    """Return a grid with its candidates, as ``step_grid`` does, but without a step."""
    return _grid(grid, View(), language, room)


def _grid(grid: Grid, view: View, language: str, room: int | None) -> list[Line]:
    picture = _boxed(grid.board, [_cell(grid, cell, view) for cell in CELLS], view)
    in_one_line = room is None or max(map(_length, picture)) <= room
    if not in_one_line:
        picture = _in_blocks(grid, view, room)
    lone_candidates = in_one_line and bool(grid.naked_singles)
    legend = list(_legend(view, picture, lone_candidates, language, room))
    return [*picture, *([(), *legend] if legend else [])]


def step_lines(step: Step, number: int | None = None, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return a step in words: its number if it has one, its headline and, indented below, its reasons."""
    head = "" if number is None else f"{number}. "
    indent = " " * (len(head) or 2)
    reasons = (part for each in explain(step, language) for part in wrap(each, width, indent))
    return [(Span(head), Span(headline(step, language))), *reasons]


def numbered_step_lines(
    grid: Grid,
    step: Step,
    number: int,
    with_grid: bool,
    width: int = WIDTH,
    language: str = ENGLISH,
    room: int | None = None,
) -> list[Line]:
    """Return a step of an explanation and the empty line after it; ``room`` is the maximum length of a line of the
    grid."""
    picture = [(), *step_grid(grid, step, language, room)] if with_grid else []
    return [*step_lines(step, number, width, language), *picture, ()]


def takeover_lines(width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return the text between the last step of a technique and the first step of the search."""
    return [*wrap((Span(language_named(language).text("path-takeover")),), width), ()]


def summary_lines(path: Path, language: str = ENGLISH, room: int | None = None) -> list[Line]:
    """Return how a path ended, the last position, and how often each technique was used, in order of first use.

    ``room`` is the maximum length of a line of the position (at least 60); None means no limit.
    """
    picture = str(
        path.end.board.drawn([_plain_cell(path.end, cell, bool(path.solution)) for cell in CELLS])
    ).splitlines()
    if room is not None and max(map(len, picture)) > room:
        picture = [text_of(line) for line in _in_blocks(path.end, View(), room)]
    used = Counter(title_of(technique, language) for technique in path.techniques())
    width = max(map(len, used), default=0)
    counts = [f"  {name:<{width}} {count:>4}" for name, count in used.items()]
    return [(Span(text),) for text in (ending(path, language), "", *picture, *([""] if counts else []), *counts)]


def ending(path: Path, language: str = ENGLISH) -> str:
    """Return a sentence about how a path ended, and whether logic alone was enough."""
    status = check(Puzzle.of_grid(path.end)) if path.outcome is Outcome.NO_SOLUTION else None
    return language_named(language).text(paths.ending(path, status))


def _cell(grid: Grid, cell: int, view: View) -> Line:
    """Return the digit of a cell, or its candidates."""
    if grid.value(cell):
        return (_marked(grid.value(cell), view.cells.get(cell)),)
    digits = digits_in(grid.digits_of(cell))
    marked = tuple(_marked(digit, _role_of(cell, digit, view)) for digit in digits)
    return (Span("("), *marked, Span(")")) if len(digits) == 1 else marked


def _plain_cell(grid: Grid, cell: int, solved: bool) -> str:
    """Return the digit of a cell or, if the grid is not solved, its candidates."""
    if solved or grid.value(cell):
        return str(grid.value(cell) or ".")
    return "".join(map(str, digits_in(grid.digits_of(cell)))) or _NONE


def _in_blocks(grid: Grid, view: View, room: int | None) -> list[Line]:
    """Draw a grid with three lines for each row, which is 60 characters wide on the classic board.

    If there is room, a blank after each cell makes it wider.
    """
    board = grid.board
    places, above = range(board.size), Span(" " * _NAME)
    lined = [not place or any(board.parted(row * 9 + place - 1, row * 9 + place) for row in places) for place in places]
    layout = layout_of(board.size, False)
    width, high = len(layout.across) * _PLACE, len(layout.down)
    if room is None or room >= _NAME + sum(lined) + board.size * (width + 1):
        width += 1

    def bar(row: int, column: int) -> bool:
        return column == 0 or (row in places and board.parted(row * 9 + column - 1, row * 9 + column))

    def border(row: int) -> Line:
        """Return the line above a row, or that below the last."""
        lids = [row in (0, board.size) or board.parted(row * 9 - 9 + column, row * 9 + column) for column in places]
        text = ""
        for column, lid in enumerate(lids):
            if lined[column]:
                crosses = lid or (column and lids[column - 1])
                text += "+" if crosses else "|" if bar(row - 1, column) or bar(row, column) else " "
            text += ("-" if lid else " ") * width
        return above, Span(text)

    def joined(name: Span, parts: Sequence[Line], bars: Sequence[str]) -> Line:
        spans: list[Span] = [Span(" " * (_NAME - len(name.text))), name]
        for part, each in zip(parts, bars, strict=True):
            spans += [Span(each), *_padded(part, width)]
        return tuple(spans)

    names: list[Line] = [(_house_mark(house, view),) for house in COLUMNS[: board.size]]
    lines = [joined(_NAMELESS, names, [" " if each else "" for each in lined])]
    for row in places:
        lines.append(border(row))
        bars = [("|" if bar(row, column) else " ") if lined[column] else "" for column in places]
        cells = [_block(grid, row * 9 + column, view, layout) for column in places]
        for line in range(high):
            name = _house_mark(row, view) if line == high // 2 else _NAMELESS
            lines.append(joined(name, [block[line] for block in cells], bars))
    return [*lines, border(board.size)]


def _block(grid: Grid, cell: int, view: View, layout: Layout) -> list[Line]:
    """Return the lines of a cell: its candidates, each in its place and after its mark, or its digit."""
    role, wide = view.cells.get(cell), len(layout.across)
    if grid.value(cell):
        lines: list[Line] = [()] * len(layout.down)
        lines[len(lines) // 2] = (_marked(f"[{grid.value(cell)}]", role, " "),)
        return lines
    mask, digits = grid.digits_of(cell), grid.board.digits
    places = [_marked(digit, _role_of(cell, digit, view), " ") if mask >> digit & 1 else Span("  ") for digit in digits]
    return [tuple(places[first : first + wide]) for first in range(0, wide * len(layout.down), wide)]


def _house_mark(house: int, view: View) -> Span:
    return _marked(house_code(house), view.houses.get(house))


def _role_of(cell: int, digit: int, view: View) -> Role | None:
    """Return the role of a candidate: its own, or that of its cell."""
    role = view.candidates.get(candidate(cell, digit))
    if role is not None or cell not in view.cells:
        return role
    whole = view.cells[cell] is not Role.RULED_OUT and all(each.cell != cell for each in view.candidates)
    return view.cells[cell] if whole else None


def _marked(what: object, role: Role | None, without: str = "") -> Span:
    """Return an object after the mark of its role, or after ``without`` if it has no role."""
    return Span(f"{without}{what}") if role is None else Span(f"{mark_of(role)}{what}", role)


def _boxed(board: Board, cells: Sequence[Line], view: View) -> list[Line]:
    """Frame the cells, each column as wide as its widest cell, with labels for rows and columns."""
    places = range(board.size)
    widths = [max(_NAME, *(_length(cells[row * 9 + column]) for row in places)) for column in places]
    frame = list(board.sketched(widths))
    blank = [" " * len(part) if isinstance(part, str) else part for part in frame[1]]
    names: list[Line] = [(_house_mark(house, view),) for house in COLUMNS[: board.size]]
    lines = [(_NAMELESS, _filled(blank, names, widths))]
    for parts in frame:
        row = next((part // 9 for part in parts if isinstance(part, int)), None)
        name = _NAMELESS if row is None else _house_mark(row, view)
        lines.append((name, _filled(parts, cells, widths)))
    return [(Span(" " * (_NAME - len(name.text))), name, Span(" "), *line) for name, line in lines]


def _filled(parts: Iterable[str | int], cells: Sequence[Line], widths: Sequence[int]) -> Line:
    """Return a line of a frame with its cells filled in."""
    spans: list[Span] = []
    for part in parts:
        spans += [Span(part)] if isinstance(part, str) else _padded(cells[part], widths[part % 9])
    return tuple(spans)


def _padded(line: Line, width: int) -> Line:
    return (*line, Span(" " * (width - _length(line))))


def _length(line: Line) -> int:
    return len(text_of(line))


def _legend(
    view: View, picture: Sequence[Line], lone_candidates: bool, language: str, room: int | None
) -> Iterator[Line]:
    """Yield the meaning of each mark in a picture; boxes and other areas, which have no label, are named here."""
    drawn = {span.role for line in picture for span in line}
    meanings: dict[str, list[Role]] = {}
    for role in view.roles:
        if role in drawn or _boxes(view, role)[0]:
            meanings.setdefault(mark_of(role), []).append(role)
    words = language_named(language)
    entries: list[Line] = [(Span(words.text("legend-marks")),)]
    for mark, roles in meanings.items():
        spans = [Span(mark, roles[0]), Span(" ")]
        for place, role in enumerate(roles):
            spans += [Span(", " if place else ""), Span(words.text(paths.in_legend(role, *_boxes(view, role))), role)]
        entries.append(tuple(spans))
    if lone_candidates:
        entries.append((Span(words.text("legend-only-candidate")),))
    return _packed(entries, room) if len(entries) > 1 else iter(())


def _packed(entries: Sequence[Line], room: int | None) -> Iterator[Line]:
    """Yield entries side by side, on as few lines as possible."""
    line = entries[0]
    for entry in entries[1:]:
        longer = (*line, Span("  "), *entry)
        if room is not None and _length(longer) > room:
            yield line
            line = (Span("  "), *entry)
        else:
            line = longer
    yield line


def _boxes(view: View, role: Role) -> tuple[list[int], bool]:
    """Return the boxes and other areas of a role, and whether lines have the role too."""
    houses = sorted(house for house, each in view.houses.items() if each is role)
    boxes = [house for house in houses if house in AREAS]
    return boxes, len(boxes) < len(houses)
