"""Printed books: the data for the pages of a book, from title to solutions."""

import calendar
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from itertools import chain
from operator import itemgetter
from typing import Any

import attrs

from ...board.board import CLASSIC, Board, Boxes, Constraint, Lines
from ...board.constraints import (
    Apart,
    Cage,
    Diagonals,
    DisjointGroups,
    Killer,
    NonConsecutive,
    Regions,
    Windows,
)
from ...board.errors import CrosshatchError
from ...board.messages import listed
from ...logic.technique import Technique
from ...render.clutter import clutter
from ...render.ground import ground_of
from ...solving.solver import Path, Solver
from ...techniques.catalogue import SINGLES, strategy_named
from ...words import headline, language_named
from ..book import Book, BookError, BookPuzzle, BookSection
from .dated import dated
from .layout import Layout
from .lessons import example_data, technique_data
from .puzzles import Entry, beside_none, puzzle_data, solution_data
from .typesetter import board_data, page_data, typeset

STEPS = 5
"""How many steps of a path stand beside a solution."""

MOST_WITH_SOLUTIONS = 4
"""The greatest number of puzzles per page with solutions below them that can be read."""

RULES = {"size": "app-rule-size", "jigsaw": "app-rule-jigsaw", "latin": "app-rule-latin"}
RULES_OF_SYMBOLS = {"size": "book-symbols-size", "jigsaw": "book-symbols-jigsaw", "latin": "book-symbols-latin"}
"""The messages of the basic rule, by what a board has besides rows and columns."""

NAMES: dict[type[Constraint], str] = {
    Diagonals: "x",
    Windows: "windoku",
    DisjointGroups: "disjoint",
    NonConsecutive: "non-consecutive",
    Killer: "killer",
    Cage: "killer",
}
"""The names of rules that have a sentence, by the types of their constraints; others are named as in pictures."""

PAGE = "{}"
"""What the template replaces by the number of a page."""


def book_pdf(book: Book, layout: Layout | None = None) -> bytes:
    """Return a book as a PDF file.

    The layout says how the pages look; its language, title, numbering and solutions are those of the book.  The same
    book and layout give the same bytes on every machine with the same version of Typst.

    Raises MissingExtra if typst is not installed, and BookError if a caption or a lesson is impossible.
    """
    layout = attrs.evolve(layout or Layout(), language=book.language, title="", date="")
    return typeset("book.typ", book_data(book, layout), layout.style)


def check_room_for_solutions(solutions: str, per_page: int) -> None:
    """Raise BookError if solutions are to be printed below puzzles, but a page has too many puzzles for that."""
    if solutions == "below" and per_page > MOST_WITH_SOLUTIONS:
        raise BookError(f"solutions below puzzles need at most {MOST_WITH_SOLUTIONS} puzzles per page, not {per_page}")


def check_book(book: Book, layout: Layout) -> None:
    """Raise BookError if a caption, a lesson or the solutions of a book are impossible in a layout."""
    book_data(book, layout)


def book_data(book: Book, layout: Layout) -> dict[str, Any]:
    """Return the data for the template of a book."""
    words = language_named(book.language)
    rows = [row for section in book.sections for row in section.puzzles]
    if not rows:
        raise BookError("a book needs at least one puzzle")
    entries = list(_entries(book, layout))
    solutions = list(_solutions(book, layout, entries))
    return page_data(layout) | {
        "title": book.title,
        "document": book.title,
        "subtitle": book.subtitle,
        "author": book.author,
        "imprint": _paragraphs(book.imprint),
        "unnumbered": 2 if book.imprint else 1,
        "contents": book.contents,
        "start_right": book.start_right,
        "cover": board_data(rows[0].puzzle, False, book.language),
        "rules": list(_rules(rows, layout)) if book.how_to_play else [],
        "examples": _examples(rows, layout) if book.how_to_play else [],
        "advice": list(_advice(rows, book.language)) if book.how_to_play else [],
        "sections": list(_sections(book, layout, entries, {each["puzzle"]: each["id"] for each in solutions})),
        "solutions": solutions,
        "steps": book.solutions == "steps",
        "dots": layout.marks == "room",
        "words": {
            "contents": words.text("book-contents"),
            "how-to-play": words.text("book-how-to-play"),
            "how-to-begin": words.text("book-how-to-begin"),
            "solutions": words.text("sheet-solutions"),
            "why": words.text("sheet-why"),
            "page": words.text("book-page", page=PAGE),
            "solution-on": words.text("book-solution-on", page=PAGE),
        },
    }


def _entries(book: Book, layout: Layout) -> Iterator[list[Entry]]:
    """Yield what is printed of the puzzles of each section; those of days have their dates."""
    beside = book.solutions == "next"
    for section, rows in book.numbered():
        with _said_of(section):
            if beside and any(row.day is None for row in section.puzzles):
                raise BookError("solutions can be beside the next puzzle only if every puzzle has a date")
            for row in section.puzzles:
                layout.style.check_symbols(row.puzzle.board.size)
            unseen = [""] * len(section.before)
            per_page = _layout_of(section, layout).per_page
            check_room_for_solutions(book.solutions, per_page)
            captions = [*unseen, *(book.caption(section.caption, row, number) for number, row in rows)]
            pairs = [
                (row.day, Entry(row.puzzle, caption, row.solution))
                for row, caption in zip((*section.before, *section.puzzles), captions, strict=True)
            ]
            yield dated(pairs, _layout_of(section, layout), next_day=beside)[len(section.before) :]


@contextmanager
def _said_of(section: BookSection) -> Iterator[None]:
    """Name the section in an error."""
    try:
        yield
    except (CrosshatchError, ValueError) as error:
        raise BookError(f"section {section.title!r}: {error}") from error


def _layout_of(section: BookSection, layout: Layout) -> Layout:
    return attrs.evolve(layout, per_page=section.per_page or layout.per_page)


def _sections(
    book: Book, layout: Layout, entries: Sequence[Sequence[Entry]], solved_at: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """Yield the sections; ``solved_at`` says where the solutions of puzzles are, as far as they are at the end."""
    taught: set[Technique] = set()
    solution = language_named(book.language).text("book-solution")
    for (section, rows), its in zip(book.numbered(), entries, strict=True):
        with _said_of(section):
            lessons = _lessons(section, rows, taught, book.language)
        taught.update(lessons)
        puzzles = []
        for (number, row), entry in zip(rows, its, strict=True):
            name = _id(number)
            more: dict[str, Any] = {
                "id": name,
                "title": str(row.columns.get("title") or ""),
                "solved-at": solved_at.get(name),
            }
            if book.solutions == "below":
                more["beside"] = [solution_data(solution, entry, layout, turned=True)]
            puzzles.append(puzzle_data(str(number), entry, layout) | more)
        yield {
            "title": section.title,
            "text": _paragraphs(section.text),
            "per_page": _layout_of(section, layout).per_page,
            "lessons": list(lessons.values()),
            "months": list(_months(book, section, rows)) if section.months else [],
            "puzzles": puzzles,
        }


def _solutions(book: Book, layout: Layout, entries: Sequence[Sequence[Entry]]) -> Iterator[dict[str, Any]]:
    """Yield the solutions at the end of the book: all, or those that are beside no puzzle."""
    if book.solutions in ("below", "none"):
        return
    solver = Solver()
    numbered = [(str(number), entry) for number, entry in enumerate(chain(*entries), 1)]
    for number, entry in beside_none(numbered):
        steps = solver.solve(entry.puzzle).steps[:STEPS] if book.solutions == "steps" else ()
        yield solution_data(entry.short_title or number, entry, layout) | {
            "puzzle": _id(number),
            "id": f"solution-{number}",
            "steps": [headline(step, book.language) for step in steps],
        }


def _lessons(
    section: BookSection, rows: Sequence[tuple[int, BookPuzzle]], taught: Container[Technique], language: str
) -> dict[Technique, dict[str, Any]]:
    """Return the lessons of a section by technique, the simplest first: those that most of its puzzles need and that no
    earlier section teaches, or those that are named.  The example of each is the clearest step in these puzzles."""
    if not section.lessons:
        return {}
    solver = Solver()
    found: dict[Technique, list[tuple[int, int, Path, int]]] = defaultdict(list)
    for number, row in rows:
        path = solver.solve(row.puzzle)
        clearest: dict[Technique, tuple[int, int, Path, int]] = {}
        for place, (grid, step) in enumerate(path.positions()):
            technique = step.technique
            if technique.family != SINGLES and technique not in taught:
                each = (clutter(grid, step), number, path, place)
                clearest[technique] = min(each, clearest.get(technique, each), key=itemgetter(0))
        for technique, each in clearest.items():
            found[technique].append(each)
    if isinstance(section.lessons, int):
        chosen = sorted(found, key=lambda each: (-len(found[each]), each.rating or 0, each.slug))[: section.lessons]
        chosen.sort(key=lambda each: (each.rating or 0, each.slug))
    else:
        chosen = [strategy_named(name).technique for name in section.lessons]
        for technique in chosen:
            if technique not in found:
                if technique.family == SINGLES:
                    raise BookError(f"lessons teach techniques beyond singles, so not {technique.slug}")
                others = (
                    f"they show {listed(sorted(each.slug for each in found))}" if found else "singles solve them all"
                )
                raise BookError(f"no puzzle shows {technique.slug} as the next step; {others}")
    return {each: _lesson(each, *min(found[each], key=itemgetter(0))[1:], language) for each in chosen}


def _lesson(technique: Technique, number: int, path: Path, place: int, language: str) -> dict[str, Any]:
    return {
        **technique_data(technique, language),
        "example": example_data(path.position(place), path.steps[place], language),
        "puzzle": _id(number),
        "source": language_named(language).text("book-example-of", number=number, page=PAGE),
    }


def _months(book: Book, section: BookSection, rows: Sequence[tuple[int, BookPuzzle]]) -> Iterator[dict[str, Any]]:
    """Yield the months of dated puzzles, as weeks from Monday on; days of other months are None."""
    words = language_named(book.language)
    by_day: dict[date, list[tuple[int, BookPuzzle]]] = defaultdict(list)
    for number, row in rows:
        if row.day:
            by_day[row.day].append((number, row))

    def on(day: date) -> dict[str, Any]:
        its = by_day.get(day, [])
        facts = [book.facts(row, number) for number, row in its]
        return {
            "day": str(day.day),
            "title": section.titles.get(day, ""),
            "puzzles": [
                {"id": _id(number), "caption": each["level"]} for (number, _), each in zip(its, facts, strict=True)
            ],
        }

    for year, month in sorted({(day.year, day.month) for day in by_day}):
        weeks = calendar.Calendar().monthdatescalendar(year, month)
        yield {
            "name": words.text("book-month", month=month, year=year),
            "weekdays": [words.text("book-weekday", weekday=number) for number in range(1, 8)],
            "weeks": [[on(day) if day.month == month else None for day in week] for week in weeks],
        }


def _rules(rows: Sequence[BookPuzzle], layout: Layout) -> Iterator[dict[str, Any]]:
    """Yield the rules of each kind of board, with a puzzle on it."""
    words = language_named(layout.language)
    boards = {_kinds(row.puzzle.board): row.puzzle for row in reversed(rows)}
    kinds = list(dict.fromkeys(_kinds(row.puzzle.board) for row in rows))
    rules = RULES if layout.style.symbols == "digits" else RULES_OF_SYMBOLS
    for each in kinds:
        puzzle = boards[each]
        base, *more = each
        rule = rules.get(base, rules["size"])
        lines = [words.text(rule, size=puzzle.board.size)]
        lines += [words.text(f"app-rule-{name}") for name in more]
        told = {type(each) for each in puzzle.board.constraints} <= {Lines, Boxes, Regions, Apart, *NAMES}
        further = "" if told else ground_of(puzzle.board).rules(words)
        yield {
            "name": ", ".join(words.text(f"app-board-{name}") for name in more or [base]) if len(kinds) > 1 else "",
            "lines": [*lines, *([further] if further else [])],
            **board_data(puzzle, False, layout.language),
        }


def _kinds(board: Board) -> tuple[str, ...]:
    """Return the names of what a board has: its size or its regions, and the rules that have a sentence."""
    base = "latin"
    if any(isinstance(each, Boxes) for each in board.constraints):
        base = "classic" if board.size == 9 else f"{board.size}x{board.size}"
    if any(isinstance(each, Regions) for each in board.constraints):
        base = "jigsaw"
    named = (each.name if isinstance(each, Apart) else NAMES.get(type(each)) for each in board.constraints)
    return (base, *dict.fromkeys(filter(None, named)))


def _examples(rows: Sequence[BookPuzzle], layout: Layout) -> list[dict[str, Any]]:
    """Return how the first puzzle, a classic one if there are any, can be begun: its first hidden single.

    Nothing is shown where cells have no digits.
    """
    if layout.style.symbols != "digits":
        return []
    path = Solver().solve(next((row for row in rows if row.puzzle.board is CLASSIC), rows[0]).puzzle)
    places = [place for place, (_, step) in enumerate(path.positions()) if step.technique.slug == "hidden-single"]
    return [
        example_data(path.position(place), path.steps[place], layout.language, candidates=False) for place in places[:1]
    ]


def _advice(rows: Sequence[BookPuzzle], language: str) -> Iterator[str]:
    words = language_named(language)
    yield words.text("book-logic" if all(row.grade.solved for row in rows) else "book-one-solution")
    yield words.text("book-pencil")


def _id(number: int | str) -> str:
    return f"puzzle-{number}"


def _paragraphs(text: str) -> list[str]:
    return [" ".join(each.split()) for each in text.split("\n\n") if each.strip()]
