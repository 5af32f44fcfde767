"""The puzzles of a book: new ones from seeds, and those of files and banks, none twice."""

import csv
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from datetime import date, timedelta
from itertools import chain
from pathlib import Path
from typing import Any

import attrs

from ..bank import Bank, Query, Usage
from ..bank.puzzle import BankPuzzle, bank_grade
from ..batch.comparing import CanonicalForms
from ..batch.repeats import RepeatedPuzzle, distinct
from ..board.board import CLASSIC
from ..board.errors import CrosshatchError
from ..board.puzzle import Puzzle
from ..formats.board_file import board_named
from ..generator import ClosestPuzzle, GeneratedPuzzle, Result
from ..generator.seeds import END, check_seed, first_of, with_seed
from ..generator.target_on_scale import TargetOnScale
from ..generator.target_text import text_of
from ..grading.plugins import load_scale, names_a_file
from ..grading.registry import scale_named
from ..position.status import Unique, check
from ..publishing.book import Book, BookPuzzle, BookSection
from ..publishing.calendar import Calendar, PuzzleKind, puzzle_kind
from ..publishing.print.comments import comment_of, day_in, seed_in
from ..publishing.spans import CalendarError, day_of, days_of
from ..solving.scale import Grade, Scale
from .batches import forms_in
from .book_plan import PlanFile, SectionPlan
from .book_table import Kept, Table, place_of
from .exits import BAD_INPUT, DONE, NOT_ALL_MADE, NOT_ONE_SOLUTION
from .inputs import items
from .interrupts import uninterrupted
from .output import complain
from .plan import read_plan as read_calendar
from .targets import gave_up


@attrs.frozen
class Slot:
    """A place for a new puzzle: the number of its section, what it must be like, its seed with that, and its day."""

    section: int
    kind: PuzzleKind
    code: str
    day: date | None = None


@attrs.frozen
class Makers:
    """Makes puzzles of several kinds: the target in a seed says which."""

    kinds: Mapping[str, PuzzleKind]

    def make(self, seed: str, max_seconds: float | None = None) -> Result[Any]:
        """Return the puzzle of a seed with its target."""
        kind, _, plain = seed.partition(END)
        return self.kinds[kind].generator().make(plain, max_seconds)


@attrs.define
class Gathered:
    """The puzzles of the sections of a plan, found one after another, and the exit code so far."""

    file: PlanFile
    scale: Scale[Grade]
    executor: Executor | None
    max_seconds: float
    code: int = DONE
    rows: list[list[BookPuzzle]] = attrs.field(init=False)
    _known: list["_Apart"] = attrs.field(init=False, factory=list)
    _here: CanonicalForms = attrs.field(init=False, factory=CanonicalForms)

    def __attrs_post_init__(self) -> None:
        self.rows = [[] for _ in self.file.plan.section]
        bank = self.file.plan.bank  # of a series, which its first book begins
        names = [each for each in self.file.plan.apart_from if Path(self.file.beside(each)).exists() or each != bank]
        files = self.file.existing(names, "apart_from")
        with self.file.at("apart_from"):
            known, self.code = forms_in(files, self.executor)
        own = self._noted()
        self._known = [_Apart(each, own) for each in known]

    def _noted(self) -> frozenset[str]:
        """Return the canonical forms of the puzzles that banks note for this book: it may have these again."""
        plan = self.file.plan
        keys: dict[str, tuple[str | int, ...]] = {plan.bank: ("bank",)}
        for number, each in enumerate(plan.section, 1):
            keys.setdefault(each.bank, ("section", number, "bank"))
        found: set[str] = set()
        for name in filter(lambda each: each and Path(self.file.beside(each)).exists(), keys):
            with self.file.at(*keys[name]), Bank(self.file.beside(name)) as bank:
                for section in plan.section:
                    found.update(each.form for each in bank.taken(what_for=use_of(plan.title, section.title)))
        return frozenset(found)

    def add(self, section: int, row: BookPuzzle, bank: str = "") -> bool:
        """Add a puzzle to a section, perhaps from a bank; return whether it is new."""
        known = (each for each in self._known if not (bank and each.is_bank(bank)))
        if any(row.form in each for each in known) or not self._here.add(row.form):
            return False
        self.rows[section].append(row)
        return True

    def row(self, puzzle: Puzzle, columns: Mapping[str, Any] | None = None, **more: Any) -> BookPuzzle:
        """Return the row of a puzzle, which is solved and graded.

        Raises PuzzleError where it has not exactly one solution.
        """
        status = check(puzzle)
        if not isinstance(status, Unique):
            raise CrosshatchError(str(status))
        return BookPuzzle(puzzle, status.solution, self.scale.grade(puzzle), columns or {}, **more)

    def give(self, number: int, section: SectionPlan) -> None:
        """Find the puzzles of a section that are not made: those of files, or of a bank."""
        if section.bank:
            self._take(number, section)
        elif section.puzzles:
            self._read(number, section)

    def _read(self, number: int, section: SectionPlan) -> None:
        with self.file.at("section", number + 1, "board"):
            board = board_named(section.board) if section.board else None
        wanted = self._target(number, section)
        days = set(self._days(number, section)) if section.days else None
        if days and self.file.plan.solutions == "next":
            days |= {min(days) - timedelta(each) for each in range(1, 8)}
        files = self.file.existing(section.puzzles, "section", number + 1, "puzzles")
        for item in items(files, board=board):
            if section.count and len(self.rows[number]) == section.count:
                break
            if item.puzzle is None:
                self._complain(item.source, item.error, BAD_INPUT)
                continue
            comment = comment_of(item.columns) if item.columns else item.puzzle.comment
            day = day_in(comment)
            if days is not None and day not in days:
                continue
            columns = {"comment": item.puzzle.comment} | item.columns
            try:
                plain = Puzzle(item.puzzle.givens, board=item.puzzle.board)
                row = self.row(plain, columns, seed=seed_in(comment), day=day)
            except CrosshatchError as error:
                self._complain(item.source, f"{error}; omitted from the book", NOT_ONE_SOLUTION)
                continue
            if wanted and next(wanted.shortfalls(row.grade, plain.values), None) is not None:
                continue
            if not self.add(number, row):
                self._complain(item.source, "repeats an earlier puzzle; omitted from the book", NOT_ALL_MADE)
        self._check_count(number, section, f"puzzles match in {', '.join(section.puzzles)}")

    def _take(self, number: int, section: SectionPlan) -> None:
        """Choose the puzzles of a section from a bank: those that it notes for it already, and as many more as lack."""
        kind = self._kind(number, section)
        query = Query(kind.target, kind.scale or self.scale, section.tags)
        name = self.file.beside(section.bank)
        with self.file.at("section", number + 1, "bank"), Bank(name) as bank:
            for each in chain(bank.taken(what_for=use_of(self.file.plan.title, section.title)), bank.unused(query)):
                if len(self.rows[number]) == section.count:
                    break
                self.add(number, self.row(each.puzzle, each.about(), seed=each.seed), name)
        self._check_count(number, section, f"unused puzzles match in {section.bank}")

    def _check_count(self, number: int, section: SectionPlan, what: str) -> None:
        found = len(self.rows[number])
        if section.count and found < section.count:
            self._complain(
                f"section {number + 1} ({section.title})", f"{found} of {section.count} {what}", NOT_ALL_MADE
            )

    def _complain(self, source: str, problem: str, code: int) -> None:
        complain(source, problem)
        self.code = max(self.code, code)

    def _kind(self, number: int, section: SectionPlan) -> PuzzleKind:
        with self.file.at("section", number + 1, "target"):
            own = None if self.scale is scale_named("crosshatch") else self.scale
            kind = puzzle_kind(section.target, self.file.plan.symmetry, own)
            kind.generator()
            return kind

    def _target(self, number: int, section: SectionPlan) -> TargetOnScale[Grade] | None:
        """Return the target that puzzles of files must meet; None if there is none."""
        if not section.target:
            return None
        kind = self._kind(number, section)
        target = attrs.evolve(kind.target, board="classic") if kind.target.board != "classic" else kind.target
        return TargetOnScale(target, self.scale)

    def _days(self, number: int, section: SectionPlan) -> Iterator[date]:
        with self.file.at("section", number + 1, "days"):
            return days_of(section.days)

    def slots(self) -> list[Slot]:
        """Return the places of all puzzles to make, in the order of the sections."""
        plan, numbers = self.file.plan, Counter[str]()
        name = (plan.seed or " ".join(plan.title.split())).replace(END, "")
        with self.file.at("seed"):
            check_seed(name)
        found: list[Slot] = []
        for number, section in enumerate(plan.section):
            if section.bank or section.puzzles:
                continue
            if section.days:
                calendar = self._calendar(number, section, name)
                days = list(self._days(number, section))
                before = calendar.slots_before(days[0]) if plan.solutions == "next" else []
                for slot in (*before, *calendar.slots(days)):
                    found.append(Slot(number, slot.kind, slot.code, slot.date))
                continue
            kind = self._kind(number, section)
            text = text_of(kind.target, kind.generator().scale)
            for _ in range(section.count or 0):
                numbers[text] += 1
                found.append(Slot(number, kind, with_seed(text, f"{name}/{numbers[text]}")))
        return found

    def _calendar(self, number: int, section: SectionPlan, name: str) -> Calendar:
        if section.calendar:
            with self.file.at("section", number + 1, "calendar"):
                given = read_calendar(Path(self.file.beside(section.calendar)))
                given.pop("apart_from", None)
                return Calendar(**given)
        with self.file.at("section", number + 1, "week"):
            own = None if self.scale is scale_named("crosshatch") else self.scale
            return Calendar(section.week, symmetry=self.file.plan.symmetry, scale=own, seed=name)

    def make(self, slots: Sequence[Slot], table: Table, advance: Callable[[], None]) -> None:
        """Make the puzzles of places, unless the table has them, and keep them there.

        Raises PlanError where the table is that of another book, which would be lost.
        """
        with self.file.at("table"):
            table.check_has(slot.code for slot in slots)
        lacking = []
        for slot in slots:
            kept = table.kept(slot.code)
            if kept and self.add(slot.section, self._kept(kept, slot)):
                advance()
                continue
            if kept:
                complain(kept.source, "repeats an earlier puzzle; a new puzzle replaces it")
            lacking.append(slot)
        makers = Makers({slot.code.partition(END)[0]: slot.kind for slot in lacking})
        stream = distinct(
            makers,
            [slot.code for slot in lacking],
            self.max_seconds,
            self.executor,
            apart_from=[*self._known, self._here],
        )
        for slot, made in zip(lacking, stream, strict=True):
            if isinstance(made, ClosestPuzzle | RepeatedPuzzle):
                self._complain(f"seed {slot.code}", gave_up(made), NOT_ALL_MADE)
            else:
                row = self._made(made, slot)
                with uninterrupted():
                    table.add(self.file.plan.section[slot.section].title, row)
                self.rows[slot.section].append(row)
            advance()
        order = {first_of(slot.code): place for place, slot in enumerate(slots)}
        for rows in self.rows:  # those of the table come in their places
            rows.sort(key=lambda row: order.get(first_of(place_of(row)), -1))

    def _kept(self, kept: Kept, slot: Slot) -> BookPuzzle:
        """Return the puzzle of a row of the table, which people may have edited.

        Raises CrosshatchError, which names the row, where it has not exactly one solution.
        """
        try:
            return kept.as_in(self.row(kept.puzzle, kept.columns, day=slot.day))
        except (CrosshatchError, ValueError) as error:
            raise CrosshatchError(f"{kept.source}: {error}") from error

    def _made(self, made: GeneratedPuzzle[Any], slot: Slot) -> BookPuzzle:
        same = slot.kind.scale is None or slot.kind.scale is self.scale
        grade = made.grade if same and made.scale == self.scale.name else self.scale.grade(made.puzzle)
        return BookPuzzle(made.puzzle, made.solution, grade, seed=made.code, day=slot.day)


@attrs.frozen
class _Apart:
    """Canonical forms of archives, without those of puzzles that are noted for this book."""

    forms: Container[str]
    own: frozenset[str]

    def is_bank(self, name: str) -> bool:
        """Whether these are the puzzles of a bank."""
        return isinstance(self.forms, Bank) and self.forms.path.samefile(name)

    def __contains__(self, form: object) -> bool:
        return form in self.forms and form not in self.own


def use_banks(file: PlanFile, book: Book) -> None:
    """Mark the puzzles that sections have from banks as used.

    Raises PlanError where another program has taken some of them since they were chosen.
    """
    for number, (plan, section) in enumerate(zip(file.plan.section, book.sections, strict=True), 1):
        if plan.bank:
            with file.at("section", number, "bank"), Bank(file.beside(plan.bank)) as bank:
                use = use_of(book.title, section.title)
                if any(each.usage is None or each.usage.what_for != use for each in _noted(bank, book, section)):
                    raise ValueError("another program has just taken some of these puzzles; repeat the command")


def note_in_bank(name: str, book: Book) -> int:
    """Note the puzzles of a book in a bank, which is made if it is missing; return how many it cannot hold.

    Raises BankError where it cannot be opened.
    """
    with Bank(name, create=True) as bank:
        return sum(len(section.puzzles) - len(_noted(bank, book, section)) for section in book.sections)


def _noted(bank: Bank, book: Book, section: BookSection) -> list[BankPuzzle]:
    """Note the puzzles of a section on the classic board in a bank; return its records of them."""
    new = [
        BankPuzzle.of(
            row.puzzle,
            row.solution,
            seed=row.seed,
            source="" if row.seed else book.title,
            grades=(bank_grade(row.grade, book.scale),),
            usage=Usage(row.day or "", use_of(book.title, section.title)),
        )
        for row in section.puzzles
        if row.puzzle.board is CLASSIC
    ]
    return bank.puzzles([number for number, _ in bank.add(*new, how="book")])


def use_of(title: str, section: str) -> str:
    """Return what a bank notes as the use of the puzzles of a section."""
    return f"{title}: {section}"


def titles_of_days(name: str) -> dict[date, str]:
    """Return the titles of days in a table with the columns ``date`` and ``title``.

    Raises CalendarError, which names the line, where it is none.
    """
    found = {}
    try:
        with open(name, encoding="utf-8-sig", newline="") as stream:
            table = csv.DictReader(stream)
            if not {"date", "title"} <= set(table.fieldnames or ()):
                raise CalendarError(f"{name}: expected a table with the columns date and title")
            for row in table:
                try:
                    found[day_of(row["date"] or "")] = row["title"] or ""
                except CalendarError as error:
                    raise CalendarError(f"{name}:{table.line_num}: {error}") from error
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise CalendarError(f"{name}: {getattr(error, 'strerror', '') or error}") from error
    return found


def scale_of(file: PlanFile) -> Scale[Grade]:
    """Return the scale of a plan, built in or from a file beside it."""
    name = file.plan.scale
    with file.at("scale"):
        return load_scale(file.beside(name)) if names_a_file(name) else scale_named(name)


def book_of(gathered: Gathered) -> Book:
    """Return the book of a plan, with the puzzles that were found, in the order of effort where that is asked for."""
    file, plan = gathered.file, gathered.file.plan
    sections = []
    for number, (section, rows) in enumerate(zip(plan.section, gathered.rows, strict=True), 1):
        with file.at("section", number, "titles"):
            titles = titles_of_days(file.beside(section.titles)) if section.titles else {}
        named = [
            attrs.evolve(row, columns={**row.columns, "title": titles[row.day]}) if row.day in titles else row
            for row in rows
        ]
        first = next(days_of(section.days)) if section.days else date.min
        earlier = [row for row in named if row.day and row.day < first]
        before = [row for row in earlier if row.day == max(each.day or first for each in earlier)]
        named = [row for row in named if row not in earlier]
        rising = not (section.days or section.puzzles) if section.rising is None else section.rising
        sections.append(
            BookSection(
                section.title,
                tuple(sorted(named, key=lambda row: row.effort) if rising else named),
                text=section.text,
                before=tuple(before),
                lessons=section.lessons,
                caption=plan.caption if section.caption is None else section.caption,
                per_page=section.per_page,
                months=section.month,
                titles=titles,
            )
        )
    return Book(
        title=plan.title,
        sections=tuple(sections),
        subtitle=plan.subtitle,
        author=plan.author,
        imprint=plan.imprint,
        language=plan.language,
        scale=gathered.scale,
        contents=plan.contents,
        how_to_play=plan.how_to_play,
        start_right=plan.start_right,
        solutions=plan.solutions,
        levels=_by_level(gathered, "levels"),
        stars=_by_level(gathered, "stars"),
    )


def _by_level(gathered: Gathered, key: str) -> dict[str, Any]:
    """Return what a plan says of levels, by their names in lower case."""
    levels = [level.lower() for level in gathered.scale.levels]
    found = {}
    for name, value in (getattr(gathered.file.plan, key) or {}).items():
        with gathered.file.at(key, name):
            if name.lower() not in levels:
                raise ValueError(f"no such level; choose from {', '.join(levels)}")
        found[name.lower()] = value
    return found
