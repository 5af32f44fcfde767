"""How puzzles of a bank are written: in the forms of 'generate', with what they are used for."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import attrs

from ...bank import Kept
from ...batch.rows import cell
from ...formats import boxed, line
from ...formats.cells import csv_line
from ...solving.scale import Grade, Scale
from ..made_forms import CSV, GRID, JSON, LINE, chosen_form
from ..output import say

ABOUT = (
    "number",
    "givens",
    "symmetry",
    "minimal",
    "seed",
    "source",
    "made_at",
    "taken_at",
    "used_on",
    "used_for",
    "tags",
)
"""The columns of a table that tell what is known of a puzzle beside its grade (``Kept.about``)."""


class KeptForm(ABC):
    """A way to write puzzles of a bank with their grades on a scale."""

    header: str = ""
    """The line before the first puzzle, or empty."""

    def __init__(self, scale: Scale[Grade]) -> None:
        self.scale = scale

    @abstractmethod
    def text(self, kept: Kept) -> str:
        """Return what is printed for a puzzle, without the end of the line."""

    def _comment(self, kept: Kept) -> str:
        """Return the grade of a puzzle, where it comes from, and when and for what it is used."""
        grade = kept.grade(self.scale.name)
        return "; ".join(map(str, filter(None, (grade and str(grade), str(kept.origin), kept.used and str(kept.used)))))


class LineForm(KeptForm):
    """A puzzle a line, and what is known of it behind a ``#``."""

    def text(self, kept: Kept) -> str:
        """Return the line of a puzzle."""
        return line.write(attrs.evolve(kept.puzzle, comment=self._comment(kept)), comment=True)


class GridForm(KeptForm):
    """A grid drawn with borders, and what is known of it above."""

    def text(self, kept: Kept) -> str:
        """Return the drawing of a puzzle."""
        return f"# {self._comment(kept)}\n{boxed.write(kept.puzzle)}\n"


class CsvForm(KeptForm):
    """A table with a header: puzzle, solution, main parts of the grade, givens, origin, and use."""

    def __init__(self, scale: Scale[Grade]) -> None:
        super().__init__(scale)
        self._parts = scale.grade_type.main_parts()
        self.header = csv_line(["puzzle", "solution", *self._parts, *ABOUT])

    def text(self, kept: Kept) -> str:
        """Return the row of a puzzle."""
        grade = kept.grade(self.scale.name)
        data = grade.data() if grade else {}
        about = kept.about()
        parts = (cell(data.get(part)) for part in self._parts)
        return csv_line([kept.puzzle.line, kept.solution, *parts, *(_told(about[name]) for name in ABOUT)])


class JsonForm(KeptForm):
    """An object a line: puzzle, solution, origin, use, and each grade under the name of its scale."""

    def text(self, kept: Kept) -> str:
        """Return the object of a puzzle."""
        return json.dumps(kept.data(), ensure_ascii=False)


FORMS: dict[str, type[KeptForm]] = {LINE: LineForm, GRID: GridForm, CSV: CsvForm, JSON: JsonForm}


def _told(value: Any) -> str:
    """Return what is known of a puzzle as a table has it; tags stand with spaces between them."""
    return " ".join(value) if isinstance(value, list) else cell(value)


def form_named(form: str | None, as_csv: bool, as_json: bool) -> type[KeptForm]:
    """Return the way to write puzzles that options choose.

    Raises click.UsageError where they choose several.
    """
    return FORMS[chosen_form(form, as_csv, as_json) or LINE]


def say_all(form: KeptForm, puzzles: Iterable[Kept]) -> None:
    """Print puzzles."""
    if form.header:
        say(form.header)
    for kept in puzzles:
        say(form.text(kept))
