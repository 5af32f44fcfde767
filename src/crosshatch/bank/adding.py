"""Adding puzzles and grades to the file of a bank: parts of a transaction that somebody else begins and ends."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

import attrs

from .file import BankFile
from .kept import Described, KeptGrade, Origin, Usage, checked_tags, rating_or_none
from .schema import NUMBERS

Call: TypeAlias = tuple[str, Sequence[Any]]
"""What SQLite is to do, and the values for its question marks."""


def now() -> str:
    """Return the time in UTC as text that sorts, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@attrs.frozen
class Added:
    """What became of a puzzle that was to be added: its number in the bank, and whether it is ``new`` there."""

    number: int
    new: bool


@attrs.frozen
class New:
    """A puzzle to be added, with its grades; ``use`` where it has been used already, and ``taken_at`` when it was."""

    described: Described
    grades: tuple[KeptGrade, ...] = ()
    origin: Origin = attrs.field(factory=Origin)
    tags: tuple[str, ...] = attrs.field(default=(), converter=checked_tags)
    use: Usage | None = None
    taken_at: str = ""


class Adding:
    """The adding of puzzles and grades within a transaction, in which scales and techniques are looked up once."""

    def __init__(self, file: BankFile) -> None:
        self._file = file
        self._scales: dict[tuple[str, str], int] = {}
        self._techniques: dict[str, int] = {}

    def add(self, new: New) -> Added:
        """Add a puzzle, or what the one that is there has not."""
        puzzle, origin = new.described, new.origin
        added = self._found_or_added(
            ("SELECT id FROM puzzles WHERE form = ?", (puzzle.form,)),
            (
                "INSERT INTO puzzles (form, puzzle, solution, givens, symmetry, minimal, seed, source, made_at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    puzzle.form,
                    puzzle.puzzle.givens,
                    puzzle.solution,
                    puzzle.givens,
                    str(puzzle.symmetry),
                    puzzle.minimal,
                    origin.seed,
                    origin.source,
                    origin.made_at or now(),
                ),
            ),
        )
        for grade in new.grades:
            self.add_grade(added.number, grade, replace=False)
        self._file.run_many(
            "INSERT OR IGNORE INTO tags (tag, puzzle) VALUES (?, ?)", [(tag, added.number) for tag in new.tags]
        )
        if new.use is not None:
            self._mark_used(added.number, new.use, new.taken_at)
        return added

    def _mark_used(self, number: int, use: Usage, taken_at: str) -> None:
        """Mark a puzzle that comes used already, if it is not marked; those of one moment are one take."""
        if self._file.rows("SELECT 1 FROM puzzles WHERE id = ? AND take IS NOT NULL", (number,)):
            return
        at = taken_at or now()
        take = self._found_or_added(
            ("SELECT id FROM takes WHERE taken_at = ? AND how = 'import'", (at,)),
            ("INSERT INTO takes (taken_at, how, asked) VALUES (?, 'import', '')", (at,)),
        ).number
        self._file.run(
            "UPDATE puzzles SET take = ?, used_on = ?, used_for = ?, "
            "place = (SELECT 1 + ifnull(max(place), 0) FROM puzzles WHERE take = ?) WHERE id = ?",
            (take, use.on or None, use.what_for or None, take, number),
        )

    def add_grade(self, number: int, grade: KeptGrade, replace: bool = True) -> None:
        """Give a puzzle a grade; one of the same version of the scale is replaced, or stays."""
        scale = self._scale(grade)
        if replace:
            self._file.run("DELETE FROM grades WHERE puzzle = ? AND scale = ?", (number, scale))
        elif self._file.rows("SELECT 1 FROM grades WHERE puzzle = ? AND scale = ?", (number, scale)):
            return
        data = grade.data()
        key = self._file.insert(
            "INSERT INTO grades (puzzle, scale, solved, level, rating, hardest, effort, minutes, minutes_low, "
            "minutes_high, words, parts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                scale,
                grade.solved,
                grade.level,
                rating_or_none(grade.rating),
                *(data.get(name) for name in ("hardest", *NUMBERS)),
                str(grade),
                json.dumps(data, ensure_ascii=False, separators=(",", ":")),
            ),
        )
        self._file.run_many(
            "INSERT INTO needs (technique, grade, times) VALUES (?, ?, ?)",
            [(self._technique(title), key, times) for title, times in grade.techniques.items()],
        )

    def _scale(self, grade: KeptGrade) -> int:
        key = grade.scale, grade.version
        if key not in self._scales:
            self._scales[key] = self._found_or_added(
                ("SELECT id FROM scales WHERE name = ? AND version = ?", key),
                ("INSERT INTO scales (name, version, levels) VALUES (?, ?, ?)", (*key, json.dumps(grade.levels))),
            ).number
        return self._scales[key]

    def _technique(self, title: str) -> int:
        if title not in self._techniques:
            self._techniques[title] = self._found_or_added(
                ("SELECT id FROM techniques WHERE title = ?", (title,)),
                ("INSERT INTO techniques (title) VALUES (?)", (title,)),
            ).number
        return self._techniques[title]

    def _found_or_added(self, query: Call, statement: Call) -> Added:
        """Return the number of the row that a query finds, or else of the one that a statement adds."""
        found = self._file.rows(*query)
        return Added(found[0][0], False) if found else Added(self._file.insert(*statement), True)
