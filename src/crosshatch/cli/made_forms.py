"""How made puzzles are written: as lines, grids, CSV or JSON, each with its grade and seed."""

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from io import StringIO

import attrs

from ..batch.rows import cell
from ..board.puzzle import Puzzle
from ..formats import boxed, line
from ..generator import Made
from ..grading.registry import techniques_named
from ..grading.scale import Grade, Scale
from ..messages import listed
from ..render.data import made_data

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
        """Return the grade of a puzzle, with the required techniques that it does not name, and the seed."""
        names = (*made.target.must, *(name for name, _ in made.target.times))
        asked = (each.title for name in names for each in techniques_named(self.scale, name))
        hardest = getattr(made.grade, "hardest", "")
        others = [name for name in dict.fromkeys(asked) if name in made.grade.techniques and name != hardest]
        named = ", with" if made.grade.solved else "; logic uses"
        grade = f"{made.grade}{named} {listed(others)}" if others else str(made.grade)
        scale = f", on a scale {self.scale.difference}" if self.scale.difference else ""
        return f"{grade}{scale}; seed {made.code}"


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
        self.header = _row(["puzzle", "solution", *self._parts, "givens", "seed"])

    def text(self, made: Made[Grade]) -> str:
        """Return the row of a puzzle."""
        data = made_data(made)
        parts = [cell(data[made.scale][part]) for part in self._parts]
        return _row([data["puzzle"], data["solution"], *parts, data["givens"], data["seed"]])


class JsonForm(Form):
    """An object a line: puzzle, solution, number of givens, seed, and the grade under the name of its scale."""

    def text(self, made: Made[Grade]) -> str:
        """Return the object of a puzzle."""
        return json.dumps(made_data(made), ensure_ascii=False)


FORMS: dict[str, type[Form]] = {"line": LineForm, "grid": GridForm, "csv": CsvForm, "json": JsonForm}


def _row(cells: Iterable[object]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="").writerow(cells)
    return text.getvalue()
