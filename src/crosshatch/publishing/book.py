"""Books: sections of puzzles, what is said of each puzzle, and a report.

A book is made of rows: a puzzle with its solution, its grade, and any columns that came with it.  Captions, the order,
the lessons and the report follow from them.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property
from statistics import median
from typing import Any

import attrs

from ..board.board import CLASSIC
from ..board.errors import CrosshatchError
from ..board.forms import form_of
from ..board.messages import counted, listed
from ..board.puzzle import Puzzle
from ..board.symmetry import Symmetry, orbits
from ..grading.registry import scale_named
from ..solving.scale import BEYOND_REACH, Grade, Scale, counts_in_words
from ..words import ENGLISH, language_named
from ..words.messages import Message
from ..words.tellers.pages import day as written

SOLUTIONS = ("end", "below", "steps", "next", "none")
"""Where solutions stand: small at the end of the book, upside down below the puzzle, at the end with the first steps,
beside the next puzzle, or nowhere."""

FACTS = (
    *("number", "level", "stars", "rating", "hardest", "effort", "minutes", "techniques", "givens", "symmetry"),
    *("board", "seed", "date", "title"),
)
"""What is known of every puzzle of a book, beside its columns."""

_FIELD = re.compile(r"\{([^{}]*)\}")
_GROUP = re.compile(r"\[([^\[\]]*)\]")


class BookError(CrosshatchError, ValueError):
    """A book cannot be made like this; the message says why."""


@attrs.frozen
class BookPuzzle:
    """A puzzle of a book.

    - ``solution``: a line of 81 characters;
    - ``grade``: its grade on the scale of the book;
    - ``columns``: what came with it, by name;
    - ``seed``: the seed that makes it again, with its target; empty if unknown;
    - ``day``: the day that it is for.
    """

    puzzle: Puzzle
    solution: str
    grade: Grade
    columns: Mapping[str, Any] = attrs.field(factory=dict, hash=False)
    seed: str = ""
    day: date | None = None

    @property
    def effort(self) -> float:
        """How much work it is: its effort where the scale counts that, and its rating elsewhere."""
        return float(getattr(self.grade, "effort", self.grade.rating))

    @cached_property
    def form(self) -> str:
        """Its canonical form."""
        return form_of(self.puzzle)


@attrs.frozen
class BookSection:
    """A section: its heading, an introduction, its puzzles in order, and how they look.

    - ``lessons``: how many of the techniques that they need are taught first, or the names of these;
    - ``caption``: the text above each (``Book.caption``);
    - ``per_page``: puzzles per page; None is that of the book;
    - ``before``: puzzles of the day before the first, which it does not show, but perhaps their solutions;
    - ``months``: whether a page shows each month of the days, with the ``titles`` of days.
    """

    title: str
    puzzles: tuple[BookPuzzle, ...]
    text: str = ""
    lessons: int | tuple[str, ...] = 0
    caption: str = "{level}"
    per_page: int | None = None
    months: bool = False
    titles: Mapping[date, str] = attrs.field(factory=dict, hash=False)
    before: tuple[BookPuzzle, ...] = ()


@attrs.frozen(kw_only=True)
class Book:
    """A book: texts, sections, and what else it contains.

    - ``levels``, ``stars``: other names for the levels of the scale, and their numbers of stars, by lower-case name;
    - ``solutions``: one of SOLUTIONS.
    """

    title: str
    sections: tuple[BookSection, ...]
    subtitle: str = ""
    author: str = ""
    imprint: str = ""
    language: str = ENGLISH
    scale: Scale[Grade] = attrs.field(factory=lambda: scale_named("crosshatch"))
    contents: bool = True
    how_to_play: bool = True
    start_right: bool = True
    solutions: str = SOLUTIONS[0]
    levels: Mapping[str, str] = attrs.field(factory=dict)
    stars: Mapping[str, int] = attrs.field(factory=dict)

    def numbered(self) -> Iterator[tuple[BookSection, list[tuple[int, BookPuzzle]]]]:
        """Yield the sections with their puzzles, each with its number in the book."""
        first = 1
        for section in self.sections:
            yield section, list(enumerate(section.puzzles, first))
            first += len(section.puzzles)

    def facts(self, row: BookPuzzle, number: int) -> dict[str, str]:
        """Return what can be said of a puzzle, by name: FACTS, and its columns."""
        words, grade = language_named(self.language), row.grade
        beyond = grade.rating == BEYOND_REACH
        return {name: str(value) for name, value in row.columns.items() if value is not None} | {
            "number": str(number),
            "level": self._level(row),
            "stars": self._stars(row),
            "rating": "" if beyond else grade.rating_text(grade.rating),
            "hardest": str(getattr(grade, "hardest", "")),
            "effort": _rounded(getattr(grade, "effort", None)),
            "minutes": _rounded(getattr(grade, "minutes", None)),
            "techniques": counts_in_words(grade.techniques),
            "givens": str(givens_of(row)),
            "symmetry": symmetry_in(row.puzzle).value,
            "board": _board(row.puzzle),
            "seed": row.seed,
            "date": words.text(written(row.day)) if row.day else str(row.columns.get("date") or ""),
            "title": str(row.columns.get("title") or ""),
        }

    def caption(self, template: str, row: BookPuzzle, number: int) -> str:
        """Return a caption: a text with names of facts in braces, such as ``{level}[, {minutes} min]``.

        A part in brackets is left out where something in it is unknown.

        Raises BookError where there is no such name.
        """
        facts = self.facts(row, number)

        def filled(text: str) -> str:
            return _FIELD.sub(lambda found: facts[_known(found[1], facts)], text)

        def group(found: re.Match[str]) -> str:
            return filled(found[1]) if all(facts[_known(name, facts)] for name in _FIELD.findall(found[1])) else ""

        return " ".join(filled(_GROUP.sub(group, template)).split())

    def _level(self, row: BookPuzzle) -> str:
        own = str(row.columns.get("level") or "")
        if own and own.lower() not in map(str.lower, self.scale.levels):
            return own
        level = row.grade.level
        named = self.levels.get(level.lower())
        return named or language_named(self.language).text(Message(f"level-{level.lower()}", otherwise=level))

    def _stars(self, row: BookPuzzle) -> str:
        usual = {level.lower(): number for number, level in enumerate(self.scale.levels, 1)}
        numbers = usual | dict(self.stars)
        filled = numbers[row.grade.level.lower()]
        return "★" * filled + "☆" * (max(numbers.values()) - filled)


def _known(name: str, facts: Mapping[str, str]) -> str:
    if name not in facts:
        raise BookError(f"a caption cannot show {name!r}; choose from {listed(facts)}")
    return name


def _rounded(number: float | None) -> str:
    return "" if number is None else str(round(number))


def givens_of(row: BookPuzzle) -> int:
    """Return the number of givens of a puzzle."""
    return 81 - row.puzzle.givens.count(".")


def symmetry_in(puzzle: Puzzle) -> Symmetry:
    """Return the symmetry of the givens, on a board of any size."""

    def has(symmetry: Symmetry) -> bool:
        return all(len({puzzle.givens[cell] == "." for cell in orbit}) == 1 for orbit in orbits(symmetry, size))

    size = puzzle.board.size
    return min(filter(has, Symmetry), key=lambda symmetry: len(orbits(symmetry, size)))


def repeats(book: Book) -> list[tuple[int, int]]:
    """Return the numbers of puzzles that are equivalent to an earlier one, each after the number of that."""
    first: dict[str, int] = {}
    pairs = ((first.setdefault(row.form, number), number) for _, rows in book.numbered() for number, row in rows)
    return [pair for pair in pairs if pair[0] != pair[1]]


def report(book: Book, apart_from: Sequence[str] = (), pages: int | None = None) -> dict[str, Any]:
    """Return a report as data.

    - ``title``, ``puzzles`` and, if it is known, the number of ``pages``;
    - ``sections``: for each its title, the numbers of its puzzles, and how many are of each level, board, symmetry, and
      need each technique; the least, the median and the greatest of their efforts and minutes;
    - ``repeats``: pairs of numbers of equivalent puzzles;
    - ``apart_from``: the files whose puzzles it does not repeat.
    """
    return {
        "title": book.title,
        "puzzles": sum(len(section.puzzles) for section in book.sections),
        "pages": pages,
        "sections": [
            {
                "title": section.title,
                "first": rows[0][0] if rows else None,
                "last": rows[-1][0] if rows else None,
                "puzzles": len(rows),
                "levels": dict(Counter(row.grade.level for row in section.puzzles)),
                "boards": dict(Counter(_board(row.puzzle) for row in section.puzzles)),
                "symmetry": dict(Counter(symmetry_in(row.puzzle).value for row in section.puzzles)),
                "givens": _spread(givens_of(row) for row in section.puzzles),
                "effort": _spread(getattr(row.grade, "effort", None) for row in section.puzzles),
                "minutes": _spread(getattr(row.grade, "minutes", None) for row in section.puzzles),
                "techniques": dict(
                    Counter(name for row in section.puzzles for name in row.grade.techniques).most_common()
                ),
            }
            for section, rows in book.numbered()
        ],
        "repeats": [list(pair) for pair in repeats(book)],
        "apart_from": list(apart_from),
    }


def _board(puzzle: Puzzle) -> str:
    text = "classic" if puzzle.board is CLASSIC else str(puzzle.board)
    return text.partition(":")[0]


def _spread(values: Iterator[float | None]) -> dict[str, float] | None:
    known = sorted(each for each in values if each is not None)
    if not known:
        return None
    ends = {"least": known[0], "median": median(known), "most": known[-1]}
    return {name: round(value, 1) for name, value in ends.items()}


def report_text(data: Mapping[str, Any]) -> str:
    """Return a report as text."""
    on = f" on {counted(data['pages'], 'page')}" if data["pages"] else ""
    lines = [f"{data['title']}: {counted(data['puzzles'], 'puzzle')}{on}"]
    for section in data["sections"]:
        numbers = f", numbers {section['first']} to {section['last']}" if section["puzzles"] else ""
        lines += ["", f"{section['title']}: {counted(section['puzzles'], 'puzzle')}{numbers}"]
        for name in ("levels", "boards", "symmetry", "techniques"):
            found = ", ".join(f"{each} {number}" for each, number in section[name].items())
            lines.append(f"  {name:10}  {found or 'none'}")
        for name in ("givens", "effort", "minutes"):
            spread = section[name]
            found = f"{spread['least']:g} to {spread['most']:g}, median {spread['median']:g}" if spread else "unknown"
            lines.append(f"  {name:10}  {found}")
    pairs = ", ".join(f"{number} repeats {first}" for first, number in data["repeats"])
    apart = f"; none is in {listed(data['apart_from'])}" if data["apart_from"] else ""
    return "\n".join([*lines, "", f"repeats: {pairs or 'none'}{apart}", ""])
