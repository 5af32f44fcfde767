"""How puzzles of a bank are written: in the forms of 'generate', with what they are used for."""

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from io import StringIO
from typing import Any, TypeVar

import attrs
import click

from ...bank import Kept
from ...batch.rows import cell
from ...formats import boxed, line
from ...grading.scale import Grade, Scale
from ..output import say

Command = TypeVar("Command", bound=Callable[..., Any])


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
        self.header = row_text(["puzzle", "solution", *self._parts, *_about_names()])

    def text(self, kept: Kept) -> str:
        """Return the row of a puzzle."""
        grade = kept.grade(self.scale.name)
        data = grade.data() if grade else {}
        about = kept.about()
        parts = (cell(data.get(part)) for part in self._parts)
        return row_text([kept.puzzle.line, kept.solution, *parts, *(told(about[name]) for name in _about_names())])


class JsonForm(KeptForm):
    """An object a line: puzzle, solution, origin, use, and each grade under the name of its scale."""

    def text(self, kept: Kept) -> str:
        """Return the object of a puzzle."""
        return json.dumps(kept.data(), ensure_ascii=False)


FORMS: dict[str, type[KeptForm]] = {"line": LineForm, "grid": GridForm, "csv": CsvForm, "json": JsonForm}


def _about_names() -> tuple[str, ...]:
    return ("number", "givens", "symmetry", "minimal", "seed", "source", "made_at", *USE, "tags")


USE = ("taken_at", "used_on", "used_for")


def told(value: Any) -> str:
    """Return what is known of a puzzle as a table has it; tags stand with spaces between them."""
    return " ".join(value) if isinstance(value, list) else cell(value)


def row_text(cells: Iterable[object]) -> str:
    """Return a row of CSV, without its end."""
    text = StringIO()
    csv.writer(text, lineterminator="").writerow(cells)
    return text.getvalue()


def form_options(command: Command) -> Command:
    """Give a command the options that say how puzzles are written: ``form``, ``as_csv`` and ``as_json``."""
    for option in (
        click.option("--json", "as_json", is_flag=True, help="The same as --format json."),
        click.option("--csv", "as_csv", is_flag=True, help="The same as --format csv."),
        click.option("--format", "form", type=click.Choice(list(FORMS)), help="How to write them; line if left out."),
    ):
        command = option(command)
    return command


def form_named(form: str | None, as_csv: bool, as_json: bool) -> type[KeptForm]:
    """Return the way to write puzzles that options choose.

    Raises click.UsageError where they choose several.
    """
    names = {each for each in (form, as_csv and "csv", as_json and "json") if each}
    if len(names) > 1:
        raise click.UsageError(
            f"Choose one format: the puzzles cannot be written as {' and '.join(sorted(names))} at once."
        )
    return FORMS[min(names, default="line")]


def say_all(form: KeptForm, puzzles: Iterable[Kept]) -> None:
    """Print puzzles."""
    if form.header:
        say(form.header)
    for kept in puzzles:
        say(form.text(kept))
