"""How puzzles are printed that were made or kept: as lines, grids, CSV or JSON, each with its grade and its seed."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

import attrs

from ..batch.grading import section_of
from ..batch.rows import CsvForm, Form, JsonForm, Layout, Record, begins_puzzle, cell, given_cell
from ..board.board import CLASSIC
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..formats import board_json
from ..formats.document import COMMENT
from ..generator import GeneratedPuzzle
from ..grading.registry import techniques_named
from ..solving.scale import Grade, Scale
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import Choice, Section
from .writing import CSV, GRID, JSON, LINE, Writes

ENDINGS = (".txt", ".csv", ".jsonl", ".parquet")
"""How the names of files of made puzzles end."""

GAP = "    "
"""What stands between a puzzle and its solution."""

_BEFORE_SEED = "; seed "


@attrs.frozen(slots=False)
class Puzzles(Layout):
    """The layout of puzzles with their grades.

    JSON has a grade under the name of its scale, and tables have its main parts as columns.
    """

    first: tuple[str, ...] = ("puzzle",)
    allows_more: ClassVar[bool] = True

    @property
    def end(self) -> tuple[str, ...]:
        """The names with which records end, which differ here."""
        return ()

    def check(self, record: Record) -> None:
        """Raise ValueError or LookupError where there is no puzzle with a seed."""
        puzzle_in(record)
        str(record["seed"])

    def flat(self, record: Record) -> Record:
        """Return a record as tables have it."""
        parts = [(record.get(each.name) or {}).items() for each in self.sections]
        board = {"board": given_cell(record["board"])} if "board" in record else {}
        return {name: cell(value) for items in (*parts, record.items()) for name, value in items} | board

    def record(self, flat: Record) -> Record:
        """Return the record of a row of a table, which keeps its columns."""
        return flat


def puzzle_in(record: Record, part: str = "puzzle") -> Puzzle:
    """Return the puzzle of a record, or its solution, on its board."""
    said = record.get("board")
    if isinstance(said, str) and said.startswith("{"):  # as tables have it
        said = json.loads(said)
    return Puzzle(record[part], board=board_json.read(said) if said else CLASSIC)


def _line(record: Record) -> str:
    puzzle = puzzle_in(record)
    return f"{_header(puzzle)}{puzzle.text} # {record[COMMENT]}"


def _header(puzzle: Puzzle) -> str:
    """Return the line that names the board of a puzzle; nothing for the classic board."""
    return "" if puzzle.board is CLASSIC else f"{board_json.header(puzzle.board)}\n"


def _grid(record: Record) -> str:
    puzzle = puzzle_in(record)
    return f"{_header(puzzle)}# {record[COMMENT]}\n{puzzle}\n"


def _solved_grid(record: Record) -> str:
    drawings = (str(puzzle_in(record, each)).splitlines() for each in ("puzzle", "solution"))
    rows = (f"{left}{GAP}{right}\n" for left, right in zip(*drawings, strict=True))
    return f"# {record[COMMENT]}\n{''.join(rows)}"


class TextForm(Form):
    """A puzzle as a line, or drawn, and what else is said of it behind a ``#``."""

    def __init__(self, layout: Layout, draw: Callable[[Record], str]) -> None:
        super().__init__(layout)
        self._draw = draw

    def write(self, record: Record) -> str:
        """Return the text of a puzzle."""
        return self._draw(record)

    def parse(self, line: str) -> Record:
        """Return the puzzle of a line and its seed."""
        puzzle, _, comment = line.rstrip("\n").partition(" # ")
        return {"puzzle": puzzle, "seed": comment.partition(_BEFORE_SEED)[2]}

    def may_begin(self, text: bytes) -> bool:
        """Whether a row may begin with a text."""
        return begins_puzzle(text)


def made_form(
    name: str,
    scales: Iterable[Scale[Grade]],
    solutions: bool = False,
    *,
    layout: type[Puzzles] = Puzzles,
    before: Sequence[str] = (),
    after: Sequence[str] = ("givens", "seed"),
) -> Form:
    """Return the form of a name for puzzles that are graded on some scales; grids may have ``solutions`` beside them.

    Tables have ``before`` and ``after`` the puzzle, its solution and the main parts of its grade.

    Raises BadRequest where solutions are asked for of another form.
    """
    if solutions and name != GRID:
        raise BadRequest(f"--solutions needs --format {GRID}; {CSV} and {JSON} always include the solutions.")
    parts = dict.fromkeys(part for scale in scales for part in scale.grade_type.main_parts)
    whole = layout(sections=map(section_of, scales))
    if name == CSV:
        return CsvForm(whole, header=(*before, "puzzle", "solution", *parts, *after))
    if name == JSON:
        return JsonForm(whole)
    return TextForm(whole, _line if name == LINE else _solved_grid if solutions else _grid)


def row_of(form: Form, record: Record, comment: str) -> str:
    """Return the row of a puzzle; lines and grids have a comment in the place of columns."""
    return form.write(record | {COMMENT: comment} if isinstance(form, TextForm) else record)


def made_comment(made: GeneratedPuzzle[Grade], scale: Scale[Grade]) -> str:
    """Return the grade of a puzzle, with required techniques that it does not name, or how often, and the seed."""

    def titles(names: Iterable[str]) -> list[str]:
        found = dict.fromkeys(each.title for name in names for each in techniques_named(scale, name))
        return [title for title in found if title in made.grade.techniques]

    times = titles(name for name, _ in made.target.counted)
    hardest = getattr(made.grade, "hardest", "")
    others = [name for name in titles(made.target.needed) if name != hardest and name not in times]
    others += [f"{name} {_times(made.grade.techniques[name])}" for name in times]
    named = ", with" if made.grade.solved else "; logic uses"
    grade = f"{made.grade}{named} {listed(others)}" if others else str(made.grade)
    difference = f", on a scale {scale.difference}" if scale.difference else ""
    return f"{grade}{difference}{_BEFORE_SEED}{made.code}"


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number) or f"{number} times"


@verb
class InForms(Writes):
    """What writes puzzles in one of several forms."""

    form: str | None = option(
        Choice([LINE, GRID, CSV, JSON]), "Output format.", name="format", usual=LINE, section=Section.OUTPUT
    )
    as_csv: bool = flag(f"Short for --format {CSV}.", name="csv", section=Section.OUTPUT)
    as_json: bool = flag(f"Short for --format {JSON}.", name="json", section=Section.OUTPUT)


def solutions_flag() -> Any:
    """Declare whether solutions are drawn."""
    return flag(f"Draw solutions beside puzzles (--format {GRID}).", section=Section.OUTPUT)
