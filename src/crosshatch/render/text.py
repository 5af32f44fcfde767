"""Grids and steps as text: lines of spans, which read well without colour and take it where there is some.

A digit that takes part in a step carries a mark in front of it: ``=5`` is placed, ``-5`` removed, ``#5`` a fin,
``*5`` belongs to the pattern.  The marks follow from the roles, as colours do (``terminal``), and roles that meet in
one step have different ones.  ``(5)`` is the only candidate of a cell that is still empty.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import BOXES, CELLS, COLUMNS, HOUSE_CELLS, ROWS, digits_in, house_code
from ..board.puzzle import Puzzle
from ..formats import write
from ..solver import Outcome, Path
from ..status import check
from ..step import Line, Role, Span, Step
from ..words import ENGLISH, explain, language_named
from ..words.spans import text_of
from .view import View, view_of
from .wrap import wrap

MARKS: dict[Role, str] = {
    Role.PLACED: "=",
    Role.REMOVED: "-",
    Role.CHOICE: "?",
    Role.BASE: ">",
    Role.COVER: "+",
    Role.FIN: "#",
    Role.ENDO_FIN: "@",
    Role.HOUSE: ">",
    Role.BLOCKER: "/",
    Role.PIVOT: "^",
    Role.PINCER: "~",
    Role.STEM: "^",
    Role.COMMON: "%",
    Role.RESTRICTED_COMMON: "&",
    Role.EXTRA: "$",
    Role.GUARDIAN: "!",
    Role.FLOOR: "_",
    Role.ROOF: "^",
    Role.COLOUR_1: "a",
    Role.COLOUR_2: "b",
    Role.COLOUR_3: "c",
    Role.COLOUR_4: "d",
    Role.ON: "o",
    Role.OFF: "x",
    Role.ALS_A: "a",
    Role.ALS_B: "b",
    Role.ALS_C: "c",
    Role.ALS_D: "d",
    Role.ALS_E: "e",
    Role.ALS_F: "f",
    Role.ALS_G: "g",
    Role.ALS_H: "h",
}
"""What stands in front of a digit or house, by its role; every other role has an asterisk, as the pattern has."""

WIDTH = 100
"""How many characters a line of prose has at most, where nobody says otherwise."""

_NAMELESS = Span("")
_NAME = 3  # characters of a row's or column's name with its mark


def mark_of(role: Role) -> str:
    """Return the mark that stands in front of a digit of a role."""
    return MARKS.get(role, "*")


def step_grid(grid: Grid, step: Step, language: str = ENGLISH) -> list[Line]:
    """Return the grid on which a step was found, with its parts in the step marked, and a legend of the marks.

    Rows and columns carry their names, so that a cell is quickly found.
    """
    view = view_of(step)
    picture = _boxed(_cells(grid, view), view)
    return [*picture, (), _legend(view, picture, bool(grid.naked_singles), language)]


def step_lines(step: Step, number: int | None = None, width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return a step in words: its number, if it has one, its notation and, indented below, its reasons."""
    head = "" if number is None else f"{number}. "
    indent = " " * (len(head) or 2)
    reasons = (part for each in explain(step, language) for part in wrap(each, width, indent))
    return [(Span(head), Span(step.notation)), *reasons]


def path_lines(path: Path, grids: bool = False, width: int = WIDTH, language: str = ENGLISH) -> Iterator[Line]:
    """Yield a whole explanation: each step in words and, if wished, the grid on which it was found; then a summary.

    A line says where a search takes over.
    """
    for number, (grid, step) in enumerate(path.positions(), 1):
        if number == path.logic_steps + 1:
            yield from takeover_lines(width, language)
        yield from numbered_step_lines(grid, step, number, grids, width, language)
    yield from summary_lines(path, language)


def numbered_step_lines(
    grid: Grid, step: Step, number: int, with_grid: bool, width: int = WIDTH, language: str = ENGLISH
) -> list[Line]:
    """Return a step of an explanation and the empty line that ends it."""
    picture = [(), *step_grid(grid, step, language)] if with_grid else []
    return [*step_lines(step, number, width, language), *picture, ()]


def takeover_lines(width: int = WIDTH, language: str = ENGLISH) -> list[Line]:
    """Return what is said between the last step of a technique and the first of a search."""
    return [*wrap((Span(language_named(language).takeover),), width), ()]


def summary_lines(path: Path, language: str = ENGLISH) -> list[Line]:
    """Return how a path ended, the last position, and how often each technique was used, in order of first use."""
    end = Puzzle.of_grid(path.end)
    picture = write(end, "boxed" if path.solution else "pencilmarks").splitlines()
    used = Counter(technique.title for technique in path.techniques())
    width = max(map(len, used), default=0)
    counts = [f"  {name:<{width}} {count:>4}" for name, count in used.items()]
    return [(Span(text),) for text in (ending(path, language), "", *picture, "", *counts)]


def ending(path: Path, language: str = ENGLISH) -> str:
    """Say in a sentence how a path ended, and whether logic alone was enough."""
    status = check(Puzzle.of_grid(path.end)) if path.outcome is Outcome.NO_SOLUTION else None
    return language_named(language).ending(path, status)


def _cells(grid: Grid, view: View) -> list[Line]:
    return [_value(grid, cell, view) if grid.value(cell) else _candidates(grid, cell, view) for cell in CELLS]


def _value(grid: Grid, cell: int, view: View) -> Line:
    return (_marked(grid.value(cell), view.cells.get(cell)),)


def _candidates(grid: Grid, cell: int, view: View) -> Line:
    digits = digits_in(grid.digits_of(cell))
    marked = tuple(_marked(digit, view.candidates.get(candidate(cell, digit))) for digit in digits)
    return (Span("("), *marked, Span(")")) if len(digits) == 1 else marked


def _marked(what: object, role: Role | None) -> Span:
    return Span(str(what)) if role is None else Span(f"{mark_of(role)}{what}", role)


def _boxed(cells: Sequence[Line], names: View | None = None) -> list[Line]:
    """Frame the 81 cells, each column as wide as its widest cell; with a view, name rows and columns."""
    least = _NAME if names else 1
    widths = [max(least, *(_length(cells[cell]) for cell in HOUSE_CELLS[house])) for house in COLUMNS]
    rule = (Span("+" + "".join("-" * (sum(widths[first : first + 3]) + 4) + "+" for first in (0, 3, 6))),)
    rows = [_row([cells[cell] for cell in HOUSE_CELLS[row]], widths, "|") for row in ROWS]
    lines: list[Line] = [rule, *rows[0:3], rule, *rows[3:6], rule, *rows[6:9], rule]
    return _named(lines, widths, names) if names else lines


def _named(lines: Sequence[Line], widths: Sequence[int], view: View) -> list[Line]:
    """Put the names of the columns above a frame and those of the rows before it."""
    names = {house: _marked(house_code(house), view.houses.get(house)) for house in (*ROWS, *COLUMNS)}
    above = _row([(names[house],) for house in COLUMNS], widths, " ")
    before = [_NAMELESS, _NAMELESS, *(names[row] for row in ROWS)]
    for rule in (5, 9, 13):
        before.insert(rule, _NAMELESS)
    return [
        (Span(" " * (_NAME - len(name.text))), name, Span(" "), *line)
        for name, line in zip(before, (above, *lines), strict=True)
    ]


def _row(cells: Sequence[Line], widths: Sequence[int], bar: str) -> Line:
    spans: list[Span] = []
    for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        spans += [Span(f"{bar} " if place % 3 == 0 else ""), *_padded(cell, width + 1)]
    return (*spans, Span(bar))


def _padded(line: Line, width: int) -> Line:
    return (*line, Span(" " * (width - _length(line))))


def _length(line: Line) -> int:
    return len(text_of(line))


def _legend(view: View, picture: Sequence[Line], lone_candidates: bool, language: str) -> Line:
    """Say what each mark in a picture stands for; boxes, which have no name there to be marked, are named here."""
    drawn = {span.role for line in picture for span in line}
    meanings: dict[str, list[Role]] = {}
    for role in view.roles:
        if role in drawn or _boxes(view, role)[0]:
            meanings.setdefault(mark_of(role), []).append(role)
    words = language_named(language)
    spans = [Span(words.marks)]
    for mark, roles in meanings.items():
        spans += [Span("  "), Span(mark, roles[0]), Span(" ")]
        for place, role in enumerate(roles):
            spans += [Span(", " if place else ""), Span(words.in_legend(role, *_boxes(view, role)), role)]
    if lone_candidates:
        spans += [Span("  "), Span(words.only_candidate)]
    return tuple(spans)


def _boxes(view: View, role: Role) -> tuple[list[int], bool]:
    """Return the boxes of a role, and whether lines have the role too."""
    houses = sorted(house for house, each in view.houses.items() if each is role)
    boxes = [house for house in houses if house in BOXES]
    return boxes, len(boxes) < len(houses)
