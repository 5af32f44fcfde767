"""Printed puzzles: pages to solve, hints, and solutions at the end or in a separate file."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import attrs

from ...board.clock import deadline_in, until
from ...board.errors import PuzzleError
from ...board.puzzle import Puzzle
from ...generator import ClosestPuzzle, GeneratedPuzzle, Result
from ...grading.registry import scale_named
from ...position.status import Unique, check
from ...render.hints import place_name
from ...solving.scale import BEYOND_REACH, Grade
from ...solving.solver import Solver
from ...techniques.catalogue import SINGLES
from ...words import language_named, name_of
from ...words.messages import Message
from .comments import caption_in, seed_in
from .layout import Layout
from .typesetter import board_data, page_data, typeset, without_constraints

LONGEST_CAPTION = 34
"""Maximum length of a caption beside a puzzle's number with six puzzles per page; longer seeds are printed smaller."""

TOGETHER, TOGETHER_IN_LARGE_PRINT = 16, 6
"""How many solutions stand on a page; where there are more, they are not turned: nobody sees them by chance."""


@attrs.frozen
class Entry:
    """A puzzle for printing, with its caption, its solution, and its hints (one line each).

    ``title`` replaces its number, and ``short_title`` does so above its solution and before its hints.  ``beside`` are
    puzzles whose solutions are printed small beside this one, and therefore not at the end; only pages of one or two
    puzzles have room for them.
    """

    puzzle: Puzzle
    caption: str = ""
    solution: str | None = None
    hints: tuple[str, ...] = ()
    title: str = ""
    short_title: str = ""
    beside: "tuple[Entry, ...]" = ()


Printable: TypeAlias = Puzzle | GeneratedPuzzle[Any] | ClosestPuzzle[Any] | Entry
"""What can be printed: a puzzle, a result of a generator, or an entry."""


def entry_of(puzzle: Puzzle | Result[Any], layout: Layout, max_seconds: float | None = None) -> Entry:
    """Return an entry for a puzzle, with everything that a layout shows.

    A generated puzzle keeps its grade, on whatever scale.

    Raises PuzzleError if the puzzle does not have a unique solution, OutOfTime if grading takes longer than
    ``max_seconds``, and LayoutError if the style has too few symbols for the board.
    """
    made = None if isinstance(puzzle, Puzzle) else puzzle
    plain = puzzle if isinstance(puzzle, Puzzle) else puzzle.puzzle
    layout.style.check_symbols(plain.board.size)
    status = check(plain)
    if not isinstance(status, Unique):
        raise PuzzleError(str(status))
    with until(deadline_in(max_seconds)):
        return Entry(plain, _caption(plain, made, layout), status.solution, tuple(_hints(plain, layout)))


def pdf(puzzles: Iterable[Printable], layout: Layout | None = None) -> bytes:
    """Return puzzles laid out on pages, as a PDF file.

    The same puzzles and layout give the same bytes on every machine with the same version of Typst.

    Raises MissingExtra if typst is not installed, PuzzleError if a puzzle does not have a unique solution, and
    ValueError if there are no puzzles.
    """
    layout = layout or Layout()
    return typeset("puzzles.typ", puzzles_data(puzzles, layout), layout.style)


def solutions_pdf(puzzles: Iterable[Printable], layout: Layout | None = None) -> bytes:
    """Return only the solutions of puzzles, as a PDF file.  Raises the errors of ``pdf``."""
    layout = layout or Layout()
    return typeset("puzzles.typ", solutions_data(puzzles, layout), layout.style)


def puzzles_data(puzzles: Iterable[Printable], layout: Layout) -> dict[str, Any]:
    """Return the data for the template of puzzles."""
    entries = _numbered(puzzles, layout)
    words = language_named(layout.language)
    together = TOGETHER_IN_LARGE_PRINT if layout.large else TOGETHER
    solutions = _solutions(beside_none(entries), layout) if layout.solutions else []
    return page_data(layout) | {
        "per_page": layout.per_page,
        "dots": layout.marks == "room",
        "words": {name: words.text(f"sheet-{name}") for name in ("hints", "solutions")},
        "puzzles": [puzzle_data(number, each, layout) for number, each in entries],
        "hints": [{"number": number, "lines": each.hints} for number, each in entries if each.hints],
        "solutions": solutions,
        "turned": len(solutions) <= together,
    }


def solutions_data(puzzles: Iterable[Printable], layout: Layout) -> dict[str, Any]:
    """Return the data for the template of solutions only, the right way up."""
    entries = _numbered(puzzles, attrs.evolve(layout, caption="none", hints="none"))
    nothing = {"puzzles": [], "hints": [], "turned": False}
    return puzzles_data([entry for _, entry in entries], layout) | nothing | {"solutions": _solutions(entries, layout)}


def _numbered(puzzles: Iterable[Printable], layout: Layout) -> list[tuple[str, Entry]]:
    entries = [each if isinstance(each, Entry) else entry_of(each, layout) for each in puzzles]
    if not entries:
        raise ValueError("no puzzles to print")
    return [(each.short_title or str(number), each) for number, each in enumerate(entries, layout.first)]


def beside_none(entries: Sequence[tuple[str, Entry]]) -> list[tuple[str, Entry]]:
    """Return those of numbered entries whose solutions are not beside another puzzle."""
    shown = {attrs.evolve(other, beside=()) for _, each in entries for other in each.beside}
    return [(number, each) for number, each in entries if attrs.evolve(each, beside=()) not in shown]


def _solutions(entries: Iterable[tuple[str, Entry]], layout: Layout) -> list[dict[str, Any]]:
    return [solution_data(number, each, layout) for number, each in entries if each.solution]


def puzzle_data(number: str, entry: Entry, layout: Layout) -> dict[str, Any]:
    """Return the data for a puzzle, with what stands above and beside it."""
    words = language_named(layout.language)
    beside = ((words.text("sheet-solution-of", day=other.short_title), other) for other in entry.beside)
    return {
        "number": entry.title or number,
        "caption": entry.caption,
        "beside": _solutions(beside, layout),
        **board_data(entry.puzzle, layout.marks == "candidates", layout.language),
    }


def solution_data(number: str, entry: Entry, layout: Layout, turned: bool = False) -> dict[str, Any]:
    """Return the data for the solution of a puzzle, upside down if it is ``turned``."""
    return {
        "number": number,
        "caption": "",
        "values": entry.puzzle.line,
        "solution": entry.solution,
        "board": {"kind": without_constraints(entry.puzzle.board)},
        "turned": turned,
    }


def _caption(puzzle: Puzzle, made: GeneratedPuzzle[Any] | ClosestPuzzle[Any] | None, layout: Layout) -> str:
    """Return the caption of a puzzle, grading it if necessary."""
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
    """Yield where to begin and, if singles are not enough, where the hardest technique is first needed."""
    if layout.hints == "none":
        return
    words = language_named(layout.language)
    steps = Solver().solve(puzzle).steps
    hardest = max(steps, key=lambda step: step.rating or 0.0, default=None)
    for step, key in ((next(iter(steps), None), "sheet-begin"), (hardest, "sheet-later")):
        if step and (key == "sheet-begin" or step.technique.family != SINGLES):
            name = name_of(step, layout.language) if layout.hints == "technique" else ""
            yield words.text(key, place=place_name(step, layout.language), name=name)
