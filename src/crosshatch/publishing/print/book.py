"""Printed books: the data for the pages of a book, from title to solutions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import attrs

from ...board.board import CLASSIC, Board, Boxes
from ...board.constraints import Regions
from ...board.puzzle import Puzzle
from ...logic.step import Step
from ...logic.technique import Technique
from ...render.clutter import clutter
from ...render.ground import ground_of
from ...solving.solver import Path, Solver
from ...techniques.catalogue import SINGLES
from ...techniques.names import technique_named
from ...words import headline, language_named
from ...words.messages import say
from ..book import Book, BookError, BookSection, Row
from .dated import dated
from .layout import Layout
from .lessons import example_data, technique_data
from .puzzles import LONGEST_CAPTION, Entry, puzzle_data, solution_data
from .typesetter import board_data, page_data, typeset

STEPS = 5
"""How many steps of a path stand beside a solution."""

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


def book_data(book: Book, layout: Layout) -> dict[str, Any]:
    """Return the data for the template of a book."""
    words = language_named(book.language)
    rows = [row for section in book.sections for row in section.rows]
    if not rows:
        raise BookError("a book needs at least one puzzle")
    entries = _entries(book, layout)
    solutions = _solutions(book, layout, entries)
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
        "examples": _examples(rows[0].puzzle, layout) if book.how_to_play else [],
        "advice": list(_advice(rows, book.language)) if book.how_to_play else [],
        "sections": _sections(book, layout, entries),
        "solutions": solutions,
        "steps": book.solutions == "steps",
        "dots": layout.marks == "room",
        "longest_caption": LONGEST_CAPTION,
        "words": {
            "contents": words.text("book-contents"),
            "how-to-play": words.text("book-how-to-play"),
            "how-to-begin": words.text("book-how-to-begin"),
            "solutions": words.text("sheet-solutions"),
            "why": words.text("sheet-why"),
            "page": words.text("book-page", page=PAGE),
            "solution-on": words.text("book-solution-on", page=PAGE) if solutions else "",
        },
    }


def _entries(book: Book, layout: Layout) -> list[list[Entry]]:
    """Return what is printed of the puzzles of each section; those of days have their dates."""
    found = []
    for section, rows in book.numbered():
        its = attrs.evolve(layout, per_page=section.per_page or layout.per_page)
        entries = [
            (row.day, Entry(row.puzzle, book.caption(section.caption, row, number), row.solution))
            for number, row in rows
        ]
        beside = book.solutions == "next"
        if beside and any(row.day is None for row in section.rows):
            raise BookError(f"section {section.title!r}: the solutions can be beside the next puzzle only for days")
        try:
            found.append(dated(entries, its, next_day=beside))
        except ValueError as error:
            raise BookError(f"section {section.title!r}: {error}") from error
    return found


def _sections(book: Book, layout: Layout, entries: Sequence[Sequence[Entry]]) -> list[dict[str, Any]]:
    taught: set[Technique] = set()
    words = language_named(book.language)
    found = []
    for (section, rows), its in zip(book.numbered(), entries, strict=True):
        lessons = list(_lessons(section, rows, taught, book.language))
        taught.update(technique for technique, _ in lessons)
        puzzles = []
        for (number, row), entry in zip(rows, its, strict=True):
            each = (
                attrs.evolve(entry, turned=((words.text("sheet-solution"), entry),))
                if book.solutions == "below"
                else entry
            )
            titled = str(row.columns.get("title") or "")
            puzzles.append(puzzle_data(str(number), each, layout) | {"id": _id(number), "subtitle": titled})
        found.append(
            {
                "title": section.title,
                "text": _paragraphs(section.text),
                "per_page": section.per_page or layout.per_page,
                "lessons": [data for _, data in lessons],
                "months": list(_months(book, section, rows)),
                "puzzles": puzzles,
            }
        )
    return found


def _solutions(book: Book, layout: Layout, entries: Sequence[Sequence[Entry]]) -> list[dict[str, Any]]:
    """Return the solutions at the end of the book: all, or those that are beside no puzzle."""
    if book.solutions in ("below", "none"):
        return []
    shown = {other.short_title for its in entries for entry in its for other, *_ in [entry.beside] if other}
    return []


def _id(number: int) -> str:
    return f"puzzle-{number}"


def _paragraphs(text: str) -> list[str]:
    return [" ".join(each.split()) for each in text.split("\n\n") if each.strip()]
