"""Puzzles on paper: pages to solve, hints, and solutions at the end or in a file of their own."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import attrs

from ...board.errors import PuzzleError
from ...board.puzzle import Puzzle
from ...generator import ClosestPuzzle, GeneratedPuzzle, Result
from ...grading.registry import scale_named
from ...logic.clock import deadline_in, until
from ...position.status import Unique, check
from ...render.hints import place_name
from ...solving.scale import BEYOND_REACH, Grade
from ...solving.solver import Solver
from ...techniques.catalogue import SINGLES
from ...words import language_named, name_of
from ...words.messages import Message
from .comments import caption_in, seed_in
from .layout import SHAPES, Layout
from .typesetter import board_data, page_data, typeset

LONGEST_CAPTION = 34
"""The characters that have room above a board, six to a page, beside the puzzle's number; longer seeds shrink."""

TOGETHER, TOGETHER_IN_LARGE_PRINT = 16, 6
"""How many solutions stand on a page; where there are more, they are not turned: nobody sees them by chance."""


@attrs.frozen
class Entry:
    """A puzzle as it is printed: with what stands above it, its solution, and its hints, each a line.

    ``title`` takes the place of its number, and ``short_title`` does above its solution and before its hints.
    ``beside`` are others whose solutions stand beside it, small, and so not at the end; pages of one or two puzzles
    have room for them.
    """

    puzzle: Puzzle
    caption: str = ""
    solution: str | None = None
    hints: tuple[str, ...] = ()
    title: str = ""
    short_title: str = ""
    beside: "tuple[Entry, ...]" = ()


Printable: TypeAlias = Puzzle | GeneratedPuzzle[Any] | ClosestPuzzle[Any] | Entry
"""What can be printed: a puzzle, or what a generator has made, or either with all that is shown of it."""


def entry_of(puzzle: Puzzle | Result[Any], layout: Layout, max_seconds: float | None = None) -> Entry:
    """Return a puzzle with all that a layout shows of it.

    A puzzle that was made keeps the grade that it was made to, whatever the layout's scale.

    Raises PuzzleError where it does not have exactly one solution, and OutOfTime where grading takes longer than
    ``max_seconds``.
    """
    made = None if isinstance(puzzle, Puzzle) else puzzle
    plain = puzzle if isinstance(puzzle, Puzzle) else puzzle.puzzle
    status = check(plain)
    if not isinstance(status, Unique):
        raise PuzzleError(str(status))
    with until(deadline_in(max_seconds)):
        return Entry(plain, _caption(plain, made, layout), status.solution, tuple(_hints(plain, layout)))


def pdf(puzzles: Iterable[Printable], layout: Layout | None = None) -> bytes:
    """Return puzzles laid out on pages, as a PDF file.

    The same puzzles and layout give the same bytes on every machine, with the same version of Typst.

    Raises MissingExtra where typst is not installed, PuzzleError where a puzzle does not have exactly one solution, and
    ValueError where there are no puzzles.
    """
    layout = layout or Layout()
    return typeset("puzzles.typ", puzzles_data(puzzles, layout))


def solutions_pdf(puzzles: Iterable[Printable], layout: Layout | None = None) -> bytes:
    """Return the solutions of puzzles by themselves, as a PDF file; it raises what ``pdf`` raises."""
    layout = layout or Layout()
    return typeset("puzzles.typ", solutions_data(puzzles, layout))


def puzzles_data(puzzles: Iterable[Printable], layout: Layout) -> dict[str, Any]:
    """Return what the template needs to lay out puzzles."""
    entries = _numbered(puzzles, layout)
    words = language_named(layout.language)
    shown = {attrs.evolve(other, beside=()) for _, each in entries for other in each.beside}
    last = [(number, each) for number, each in entries if attrs.evolve(each, beside=()) not in shown]
    together = TOGETHER_IN_LARGE_PRINT if layout.large else TOGETHER
    solutions = _solutions(last) if layout.solutions else []
    return page_data(layout) | {
        "shape": SHAPES[layout.per_page],
        "bold": layout.bold,
        "together": together,
        "dots": layout.marks == "room",
        "longest_caption": LONGEST_CAPTION,
        "words": {name: words.text(f"sheet-{name}") for name in ("hints", "solutions")},
        "puzzles": [
            {
                "number": each.title or number,
                "caption": each.caption,
                "beside": _solutions(
                    (words.text("sheet-solution-of", day=other.short_title), other) for other in each.beside
                ),
                **board_data(each.puzzle, layout.marks == "candidates"),
            }
            for number, each in entries
        ],
        "hints": [{"number": number, "lines": each.hints} for number, each in entries if each.hints],
        "solutions": solutions,
        "turned": len(solutions) <= together,
    }


def solutions_data(puzzles: Iterable[Printable], layout: Layout) -> dict[str, Any]:
    """Return what the template needs to lay out solutions alone, the right way up."""
    entries = _numbered(puzzles, attrs.evolve(layout, caption="none", hints="none"))
    nothing = {"puzzles": [], "hints": [], "turned": False}
    return puzzles_data([entry for _, entry in entries], layout) | nothing | {"solutions": _solutions(entries)}


def _numbered(puzzles: Iterable[Printable], layout: Layout) -> list[tuple[str, Entry]]:
    entries = [each if isinstance(each, Entry) else entry_of(each, layout) for each in puzzles]
    if not entries:
        raise ValueError("there are no puzzles to print")
    return [(each.short_title or str(number), each) for number, each in enumerate(entries, layout.first)]


def _solutions(entries: Iterable[tuple[str, Entry]]) -> list[dict[str, Any]]:
    return [
        {"number": number, "caption": "", "values": each.puzzle.line, "solution": each.solution}
        for number, each in entries
        if each.solution
    ]


def _caption(puzzle: Puzzle, made: GeneratedPuzzle[Any] | ClosestPuzzle[Any] | None, layout: Layout) -> str:
    """Return what stands beside the number of a puzzle; where its grade is not known it is found."""
    match layout.caption:
        case "none":
            return ""
        case "comment":
            said = caption_in(puzzle.comment)
            return said if len(said) <= LONGEST_CAPTION else f"{said[: LONGEST_CAPTION - 1]}…"
        case "seed":
            return made.code if made else seed_in(puzzle.comment)
    scale = scale_named(layout.scale) if isinstance(layout.scale, str) else layout.scale
    grade: Grade = (made and made.grade) or scale.grade(puzzle)
    level = language_named(layout.language).text(Message(f"level-{grade.level.lower()}", otherwise=grade.level))
    if layout.caption == "level" or grade.rating == BEYOND_REACH:
        return level
    return f"{level} {grade.rating_text(grade.rating)}"


def _hints(puzzle: Puzzle, layout: Layout) -> Iterator[str]:
    """Yield where to begin and, where singles do not do, where the hardest technique is first needed."""
    if layout.hints == "none":
        return
    words = language_named(layout.language)
    steps = Solver().solve(puzzle).steps
    hardest = max(steps, key=lambda step: step.rating or 0.0, default=None)
    for step, key in ((next(iter(steps), None), "sheet-begin"), (hardest, "sheet-later")):
        if step and (key == "sheet-begin" or step.technique.family != SINGLES):
            name = name_of(step, layout.language) if layout.hints == "technique" else ""
            yield words.text(key, place=place_name(step, layout.language), name=name)
