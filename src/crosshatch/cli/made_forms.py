"""How made puzzles are written: as lines, grids, CSV or JSON, each with its grade and seed; and how that is chosen."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import attrs
import click

from ..batch.rows import cell
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..formats import boxed, line
from ..formats.cells import csv_line
from ..generator import Made
from ..grading.registry import techniques_named
from ..render.data import made_data
from ..solving.scale import Grade, Scale
from .choices import with_options

Command = TypeVar("Command", bound=Callable[..., Any])

LINE, GRID, CSV, JSON = "line", "grid", "csv", "json"
"""The names of the forms."""

GAP = "    "
"""What stands between a puzzle and its solution."""


class Form(ABC):
    """A way to write puzzles graded on a scale."""

    header: str = ""
    """The line before the first puzzle, or empty."""

    def __init__(self, scale: Scale[Grade]) -> None:
        self.scale = scale

    @abstractmethod
    def text(self, made: Made[Grade]) -> str:
        """Return what is printed for a puzzle, without the end of the line."""

    def _comment(self, made: Made[Grade]) -> str:
        """Return the grade of a puzzle, with required techniques that it does not name, or how often, and the seed."""
        times = self._titles(made, (name for name, _ in made.target.counted))
        asked = self._titles(made, made.target.needed)
        hardest = getattr(made.grade, "hardest", "")
        others = [name for name in asked if name != hardest and name not in times]
        others += [f"{name} {_times(made.grade.techniques[name])}" for name in times]
        named = ", with" if made.grade.solved else "; logic uses"
        grade = f"{made.grade}{named} {listed(others)}" if others else str(made.grade)
        scale = f", on a scale {self.scale.difference}" if self.scale.difference else ""
        return f"{grade}{scale}; seed {made.code}"

    def _titles(self, made: Made[Grade], names: Iterable[str]) -> list[str]:
        """Return the titles of techniques and families that the grade of a puzzle counts, each once."""
        titles = dict.fromkeys(each.title for name in names for each in techniques_named(self.scale, name))
        return [title for title in titles if title in made.grade.techniques]


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number) or f"{number} times"


class LineForm(Form):
    """A puzzle a line, its grade and seed behind a ``#``."""

    def text(self, made: Made[Grade]) -> str:
        """Return the line of a puzzle."""
        return line.write(attrs.evolve(made.puzzle, comment=self._comment(made)), comment=True)


class GridForm(Form):
    """A grid drawn with borders, its grade and seed above it."""

    def text(self, made: Made[Grade]) -> str:
        """Return the drawing of a puzzle."""
        return f"# {self._comment(made)}\n{boxed.write(made.puzzle)}\n"


class SolvedGridForm(Form):
    """A grid drawn with borders and, to its right, its solution; the grade and seed above them."""

    def text(self, made: Made[Grade]) -> str:
        """Return the drawing of a puzzle and its solution."""
        drawings = (boxed.write(each).splitlines() for each in (made.puzzle, Puzzle(made.solution)))
        rows = (f"{left}{GAP}{right}\n" for left, right in zip(*drawings, strict=True))
        return f"# {self._comment(made)}\n{''.join(rows)}"


class CsvForm(Form):
    """A table with a header: puzzle, solution, the main parts of the grade, the number of givens, and the seed."""

    def __init__(self, scale: Scale[Grade]) -> None:
        super().__init__(scale)
        self._parts = scale.grade_type.main_parts()
        self.header = csv_line(["puzzle", "solution", *self._parts, "givens", "seed"])

    def text(self, made: Made[Grade]) -> str:
        """Return the row of a puzzle."""
        data = made_data(made)
        parts = [cell(data[made.scale][part]) for part in self._parts]
        return csv_line([data["puzzle"], data["solution"], *parts, data["givens"], data["seed"]])


class JsonForm(Form):
    """An object a line: puzzle, solution, number of givens, seed, and the grade under the name of its scale."""

    def text(self, made: Made[Grade]) -> str:
        """Return the object of a puzzle."""
        return json.dumps(made_data(made), ensure_ascii=False)


FORMS: dict[str, type[Form]] = {LINE: LineForm, GRID: GridForm, CSV: CsvForm, JSON: JsonForm}

solutions_option = click.option(
    "--solutions", is_flag=True, help=f"Draw the solution beside each grid of --format {GRID}."
)


def form_options(command: Command) -> Command:
    """Give a command the options that say how puzzles are written: ``form``, ``as_csv`` and ``as_json``."""
    options = (
        click.option(
            "--format", "form", type=click.Choice(list(FORMS)), help=f"How to write them; {LINE} if left out."
        ),
        click.option("--csv", "as_csv", is_flag=True, help=f"The same as --format {CSV}."),
        click.option("--json", "as_json", is_flag=True, help=f"The same as --format {JSON}."),
    )
    found: Command = with_options(command, options)
    return found


def chosen_form(form: str | None, as_csv: bool, as_json: bool) -> str | None:
    """Return the name of the form that the options choose, or None if they choose none.

    Raises click.UsageError where they choose several.
    """
    names = {each for each in (form, as_csv and CSV, as_json and JSON) if each}
    if len(names) > 1:
        raise click.UsageError(
            f"Choose one format: the puzzles cannot be written as {' and '.join(sorted(names))} at once."
        )
    return min(names, default=None)


def form_with(name: str, solutions: bool) -> type[Form]:
    """Return the form of a name, which has to draw ``solutions`` where these are wished.

    Raises click.UsageError where it cannot.
    """
    if not solutions:
        return FORMS[name]
    if name != GRID:
        raise click.UsageError(f"--solutions goes with --format {GRID}; {CSV} and {JSON} have the solutions anyway.")
    return SolvedGridForm
