"""The plan of a book: a file of TOML, whose keys are declared as the parameters of verbs are.

Every error names the file, the line and the key, and says what is allowed there.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeAlias

import attrs

from ..board.errors import CrosshatchError, MissingExtra
from ..board.messages import listed
from ..board.symmetry import Symmetry
from ..publishing.book import SOLUTIONS
from ..publishing.print.book import check_room_for_solutions
from ..publishing.print.fonts import ENDINGS
from ..publishing.print.layout import CHOICES, MOST_PER_PAGE, Layout
from ..publishing.print.page import LayoutError
from ..techniques.catalogue import strategy_named
from ..verbs.declaration import REQUIRED, Host, Parameter, option, parameters_of, verb
from ..verbs.kinds import FLAG, LANGUAGE, Choice, Kind, Schema, Text, Whole
from .pages import WithLook
from .plan import toml_problem

Keys: TypeAlias = tuple[str | int, ...]
"""A place in a plan: the names of tables and keys, with the number of a table in a list, from 1."""

LONGEST = 10_000
"""The longest text of a plan, in characters, and the greatest number of puzzles of a section."""

MOST = 500
"""The greatest number of sections of a book, and of items of a list."""


NO_FILE = "no such file"


class PlanError(CrosshatchError, ValueError):
    """A plan cannot be used; the message says where and why, ``key`` names the key, and ``line`` is its line or 0."""

    def __init__(self, message: str, key: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.key, self.line = key, line


class _Wrong(ValueError):
    """A value is wrong, at some keys within a table."""

    def __init__(self, keys: Keys, problem: str) -> None:
        super().__init__(problem)
        self.keys = keys


@contextmanager
def _within(*keys: str | int) -> Iterator[None]:
    """Say of an error in what these keys have where it is."""
    try:
        yield
    except PlanError:
        raise
    except _Wrong as error:
        raise _Wrong((*keys, *error.keys), str(error)) from error
    except MissingExtra:
        raise
    except LayoutError as error:
        field = (error.field,) if error.field else ()
        raise _Wrong((*keys, *field), str(error).removeprefix(f"{error.field}: ")) from error
    except (CrosshatchError, ValueError) as error:
        raise _Wrong(keys, str(error)) from error


class Table(Kind):
    """A table with the keys that a class declares; its value is an object of the class."""

    def __init__(self, declared: type[Any]) -> None:
        super().__init__("TABLE", read=lambda given: _read(declared, given))
        self.declared = declared

    def schema(self) -> Schema:
        """Return the JSON Schema of such tables."""
        known = keys_of(self.declared)
        required = [name for name, (_, each) in known.items() if each.required]
        return {
            "type": "object",
            "properties": {name: each.kind.schema() | {"description": each.about} for name, (_, each) in known.items()},
            **({"required": required} if required else {}),
            "additionalProperties": False,
        }


class List(Kind):
    """A list of values of one kind; where ``alone`` is set, a single value stands for a list of one."""

    def __init__(self, each: Kind, alone: bool = False) -> None:
        def read(given: Any) -> tuple[Any, ...]:
            if alone and not isinstance(given, list):
                return (each.read(given),)
            if isinstance(given, Mapping):
                raise ValueError("expected a list of tables; write its name in double brackets, such as [[section]]")
            if not isinstance(given, list) or not 0 < len(given) <= MOST:
                raise ValueError(f"expected a list of 1 to {MOST} values")
            found = []
            for number, value in enumerate(given, 1):
                with _within(number):
                    found.append(each.read(value))
            return tuple(found)

        super().__init__(f"{each.metavar}...", read=read)
        self.each, self.alone = each, alone

    def schema(self) -> Schema:
        """Return the JSON Schema of such lists."""
        several = {"type": "array", "items": self.each.schema(), "minItems": 1, "maxItems": MOST}
        return {"oneOf": [self.each.schema(), several]} if self.alone else several


class Names(Kind):
    """A table with a line for each of some names, all of one kind."""

    def __init__(self, each: Kind) -> None:
        def read(given: Any) -> dict[str, Any]:
            if not isinstance(given, Mapping):
                raise ValueError("expected a table")
            found = {}
            for name, value in given.items():
                with _within(name):
                    found[name] = each.read(value)
            return found

        super().__init__("TABLE", read=read)
        self.each = each

    def schema(self) -> Schema:
        """Return the JSON Schema of such tables."""
        return {"type": "object", "additionalProperties": self.each.schema()}


class Either(Kind):
    """A value of the first of some kinds that takes it."""

    def __init__(self, *kinds: Kind, expected: str) -> None:
        def read(given: Any) -> Any:
            for each in kinds:
                try:
                    return each.read(given)
                except ValueError:
                    continue
            raise ValueError(f"expected {expected}")

        super().__init__("|".join(each.metavar for each in kinds), read=read)
        self.kinds = kinds

    def schema(self) -> Schema:
        """Return the JSON Schema of such values."""
        return {"oneOf": [each.schema() for each in self.kinds]}


WORDS = Text(LONGEST)
FILES = List(Text(None, "FILE"), alone=True)
LESSONS = Either(Whole(0, 100), List(Text(), alone=True), expected="a number of techniques, or a list of their names")


@verb
class PagesPlan(WithLook):
    """How the pages of a book look."""

    per_page: int | None = option(Whole(1, MOST_PER_PAGE), "Puzzles per page.", usual="2, or 1 in large print")
    large: bool = option(FLAG, "Use large print, one puzzle per page.", default=False)
    marks: str = option(
        Choice(CHOICES["marks"]), "In empty cells: room for pencil marks, or candidates.", default="none"
    )
    page_numbers: bool = option(FLAG, "Number the pages.", default=True)
    logo: Any = option(Text(None, "FILE"), "Image on the title page (PNG, JPEG or SVG).")


@verb
class SectionPlan:
    """A section of a book: its heading, and its puzzles."""

    title: str = option(WORDS, "Heading of the section.", default=REQUIRED)
    text: str = option(WORDS, "Introduction below the heading; a blank line separates paragraphs.", default="")
    target: str = option(
        Text(),
        'Level or target of the puzzles, such as "hard" or "medium,180,board=jigsaw".',
        default="",
    )
    count: int | None = option(Whole(1, LONGEST), "Number of puzzles.", usual="all puzzles of the files")
    puzzles: tuple[str, ...] = option(
        FILES, "Files, tables or banks with the puzzles, instead of new ones.", default=()
    )
    board: str = option(Text(None), "Board of the puzzles in the files, if they do not name one.", default="")
    bank: str = option(
        Text(None, "FILE"), "Bank to take the puzzles from; it records that this book used them.", default=""
    )
    tags: tuple[str, ...] = option(List(Text(), alone=True), "Tags that puzzles of the bank must have.", default=())
    days: str = option(Text(), "Days that each get a puzzle: a year, a month or a range of days.", default="")
    week: tuple[str, ...] = option(List(WORDS, alone=True), "The entries of a week, as for calendars.", default=())
    calendar: str = option(Text(None, "FILE"), "Plan of a calendar, instead of a week.", default="")
    titles: str = option(
        Text(None, "FILE"),
        "Table of titles, such as holidays, to print below the dates (columns date and title).",
        default="",
    )
    month: bool = option(FLAG, "Begin each month of the days with a page that shows the whole month.", default=False)
    rising: bool | None = option(FLAG, "Sort the puzzles by effort.", usual="true for new puzzles")
    lessons: int | tuple[str, ...] = option(
        LESSONS, "Number of techniques to teach before the puzzles that need them, or their names.", default=0
    )
    caption: str | None = option(Text(), "Text above each puzzle.", usual="that of the book")
    per_page: int | None = option(Whole(1, MOST_PER_PAGE), "Puzzles per page.", usual="that of the pages")


@verb
class BookPlan:
    """A whole book."""

    title: str = option(WORDS, "Title of the book.", default=REQUIRED)
    subtitle: str = option(WORDS, "Text below the title.", default="")
    author: str = option(WORDS, "Author or publisher, at the foot of the title page.", default="")
    imprint: str = option(WORDS, "Text on the back of the title page.", default="")
    language: str = option(LANGUAGE, "Language of the headings, rules, lessons and levels.", default="en")
    seed: str = option(
        Text(), "Seed of the puzzles; a different seed makes a different book.", usual="the title", default=""
    )
    scale: str = option(Text(None), "Scale of levels and ratings.", default="crosshatch")
    symmetry: str = option(
        Choice([each.value for each in Symmetry]), "Symmetry of the givens, for targets without one.", default="none"
    )
    apart_from: tuple[str, ...] = option(FILES, "Files and banks whose puzzles the book must not repeat.", default=())
    table: str = option(Text(None, "FILE"), "Table (.csv) that stores the puzzles as they are made.", default="")
    bank: str = option(Text(None, "FILE"), "Bank that records the puzzles under the title of the book.", default="")
    contents: bool = option(FLAG, "Print a table of contents.", default=True)
    how_to_play: bool = option(FLAG, "Print the rules, with an example.", default=True)
    start_right: bool = option(FLAG, "Begin each section on a right-hand page.", default=True)
    solutions: str = option(Choice(SOLUTIONS), "Where to print the solutions, and what to show.", default=SOLUTIONS[0])
    caption: str = option(Text(), "Text above each puzzle, with the names of columns in braces.", default="{level}")
    levels: dict[str, str] = option(Names(Text()), "Your own names for the levels.")
    stars: dict[str, int] = option(
        Names(Whole(0, 9)),
        "Number of stars of each level.",
        usual="1 for the easiest, and one more for each harder level",
    )
    pages: PagesPlan | None = option(Table(PagesPlan), "The look of the pages.")
    section: tuple[SectionPlan, ...] = option(List(Table(SectionPlan)), "The sections, in order.", default=REQUIRED)


def keys_of(declared: type[Any]) -> dict[str, tuple[str, Parameter]]:
    """Return the keys that a table may have, each with the field it is for and its declaration."""
    known = parameters_of(declared, Host.PROTOCOL)
    return {each.name: (field, each) for field, each in known.items()}


def _read(declared: type[Any], given: Any) -> Any:
    """Return the object of a class that a table stands for.

    Raises _Wrong where a key is unknown or missing, or has a value that it cannot have.
    """
    if not isinstance(given, Mapping):
        raise ValueError("expected a table")
    known = keys_of(declared)
    values = {}
    for name, value in given.items():
        if name not in known:
            near = get_close_matches(name, known, 1)
            remedy = f"did you mean {near[0]}?" if near else f"choose from {listed(known)}"
            raise _Wrong((name,), f"unknown key; {remedy}")
        field, parameter = known[name]
        with _within(name):
            values[field] = parameter.kind.read(value.isoformat() if isinstance(value, date) else value)
    missing = [name for name, (_, each) in known.items() if each.required and name not in given]
    if missing:
        raise _Wrong((), f"{missing[0]} is missing")
    return declared(**values)


_SOURCES = {
    "bank": ({"target", "count"}, {"tags"}),
    "puzzles": (set(), {"target", "count", "days", "board"}),
    "days": (set(), {"week", "calendar"}),
    "target": ({"count"}, set()),
}
"""The keys that say where the puzzles of a section come from, each with those that it needs and may have beside it; the
first that a section has counts."""

_OF_SOURCES = {*_SOURCES, *(key for needed, possible in _SOURCES.values() for key in needed | possible)}


def _check(section: SectionPlan, plan: BookPlan, before: Sequence[str]) -> None:
    """Raise _Wrong where a section does not say where its puzzles come from, or says it twice, or cannot have its
    solutions or lessons."""
    if section.title in before:
        raise _Wrong(("title",), "an earlier section has the same title")
    if plan.solutions == "next" and not section.days and not section.puzzles:
        raise _Wrong((), 'solutions = "next" needs puzzles with dates; give days and a week')
    with _within("lessons"):
        for name in section.lessons if isinstance(section.lessons, tuple) else ():
            strategy_named(name)
    given = {name for name in _OF_SOURCES if getattr(section, name)}
    source = next((name for name in _SOURCES if name in given), None)
    if source is None:
        raise _Wrong((), "no puzzles; give a target and a count, or puzzles, days or a bank")
    needed, possible = _SOURCES[source]
    for name in sorted(needed - given):
        raise _Wrong((source,), f"{name} is missing")
    for name in sorted(given - needed - possible - {source}):
        raise _Wrong((name,), f"cannot be combined with {source}")
    if source == "days" and len(given) != 2:
        raise _Wrong(("days",), "give either a week or the plan of a calendar")


@attrs.frozen
class PlanFile:
    """A file with a plan: what it says, and where."""

    path: Path
    text: str = attrs.field(repr=False)
    plan: BookPlan = attrs.field(init=False)

    @plan.default
    def _read(self) -> BookPlan:
        given = _toml(self.path, self.text)
        with self.at():
            plan: BookPlan = _read(BookPlan, given)
            if plan.table and self.beside(plan.table) in map(self.beside, plan.apart_from):
                raise _Wrong(("apart_from",), "a book cannot exclude the puzzles of its own table")
            if plan.table and not plan.table.lower().endswith(".csv"):
                raise _Wrong(("table",), f"expected the name of a CSV file, such as {Path(plan.table).stem}.csv")
            for number, section in enumerate(plan.section, 1):
                with _within("section", number):
                    _check(section, plan, [each.title for each in plan.section[: number - 1]])
        return plan

    @contextmanager
    def at(self, *keys: str | int) -> Iterator[None]:
        """Raise PlanError, with the place, for what is wrong with the value of some keys."""
        try:
            with _within(*keys):
                yield
        except _Wrong as error:
            line = line_of(self.text, error.keys)
            place, name = f"{self.path}:{line}" if line else str(self.path), _name(error.keys)
            raise PlanError(f"{place}: {f'{name}: ' if name else ''}{error}", name, line) from error

    def layout(self) -> Layout:
        """Return the layout of the pages.

        Raises PlanError where they cannot be like this.
        """
        with self.at("pages"):
            pages: Any = self.plan.pages or _read(PagesPlan, {})
            fonts = {name: font for name in ("font", "digit_font") if (font := getattr(pages, name) or "")}
            near = {name: self.beside(font) for name, font in fonts.items() if font.lower().endswith(ENDINGS)}
            pages = attrs.evolve(pages, **near, logo=pages.logo and Path(self.beside(pages.logo)))
            more: dict[str, Any] = {} if pages.per_page is None else {"per_page": pages.per_page}
            layout = Layout(
                page=pages.page,
                style=pages.style,
                large=pages.large,
                marks=pages.marks,
                page_numbers=pages.page_numbers,
                language=self.plan.language,
                **more,
            )
        for number, section in enumerate(self.plan.section, 1):
            with self.at(*(("section", number) if section.per_page else ("pages",)), "per_page"):
                check_room_for_solutions(self.plan.solutions, section.per_page or layout.per_page)
        return layout

    def beside(self, name: str) -> str:
        """Return the name of a file that the plan names: relative to its folder."""
        return str(self.path.parent / name)

    def existing(self, names: Iterable[str], *keys: str | int) -> tuple[str, ...]:
        """Return the names of files that some keys of the plan name, relative to its folder.

        Raises PlanError where there is no such file.
        """
        with self.at(*keys):
            for each in map(self.beside, names):
                if not Path(each).is_file():
                    raise ValueError(f"{each}: {'expected a file, not a folder' if Path(each).exists() else NO_FILE}")
        return tuple(map(self.beside, names))


def read_plan(path: Path) -> PlanFile:
    """Return the plan in a file.

    Raises PlanError where it cannot be read, or is none.
    """
    try:
        return PlanFile(path, path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise PlanError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise PlanError(f"{path} is not UTF-8; save it as UTF-8") from error


def _toml(path: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise PlanError(f"{path} is not valid TOML: lists or tables are nested too deeply") from error
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise PlanError(f"{path} is not valid TOML: {toml_problem(error)}", line=int(line[1]) if line else 0) from error


def _name(keys: Keys) -> str:
    """Return the name of a place: ``section 2, count``."""
    names: list[str] = []
    for each in keys:
        if isinstance(each, int) and names:
            names[-1] += f" {each}"
        else:
            names.append(str(each))
    return ", ".join(names)


_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?")


def line_of(text: str, keys: Keys) -> int:
    """Return the line where a plan has some keys, or the nearest table around them; 0 if that is the whole plan."""
    names = [str(each) for each in keys if isinstance(each, str)]
    number = next((each for each in keys[1:2] if isinstance(each, int)), 0)
    found, table, seen = 0, "", 0
    for place, line in enumerate(text.splitlines(), 1):
        header = _HEADER.fullmatch(line)
        if header:
            table = header[2]
            seen += header[1] == "[[" and table == names[:1][0] if names else 0
            if names and table == names[0] and number in (0, seen):
                found = place
            continue
        here = names[1:] if table else names
        inside = not table or (names and table == names[0] and number in (0, seen))
        if inside and here and re.match(rf"""\s*["']?{re.escape(here[0])}["']?\s*[=.]""", line):
            return place
    return found
