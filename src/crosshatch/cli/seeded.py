"""Puzzles made by seed as rows of a file: how they are read again, and which seeds of a batch they leave."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any

import attrs
import click

from ..batch.files import FileFormat, Rows, UnfitFile, format_of
from ..batch.rows import Section
from ..board.puzzle import Puzzle
from ..formats.cells import cells_of
from ..generator.seeds import first_of
from .batches import Batch
from .made_forms import CSV, GRID, JSON, LINE

ENDINGS = (".txt", ".csv", ".jsonl", ".parquet")
"""How the names of files of made puzzles end."""

FORM_OF = {FileFormat.CSV: CSV, FileFormat.JSON: JSON, FileFormat.PARQUET: JSON}
"""The names of the forms that rows have in files."""

_BEFORE_SEED = "; seed "


@attrs.frozen
class SeededRow:
    """A puzzle with the seed that makes it again, as it is printed with it; ``text`` is all that is printed."""

    seed: str
    puzzle: str
    text: str = attrs.field(default="", eq=False)

    @property
    def given(self) -> tuple[str, Mapping[str, object]]:
        """What is known before the puzzle is made: its seed, but not which variation it is."""
        return first_of(self.seed), {}


@attrs.frozen
class SeededForm:
    """A way to write made puzzles as rows: the name of a form that has a line for each, and its header."""

    name: str
    header: str = ""
    sections: Sequence[Section] = ()

    @property
    def row_start(self) -> str:
        """What every row begins with."""
        return '{"puzzle": "' if self.name == JSON else ""

    @property
    def puzzle_first(self) -> bool:
        """Whether every row begins with its puzzle."""
        return self.name != JSON

    def write(self, row: SeededRow) -> str:
        """Return a row as a line, without its end."""
        return row.text

    def read(self, line: str) -> SeededRow:
        """Return the row of a line.  Raises ValueError, LookupError or TypeError where it is none."""
        text = line.rstrip("\n")
        if self.name == LINE:
            puzzle, _, comment = text.partition(" # ")
            cells: Mapping[str, Any] = {"puzzle": puzzle, "seed": comment.partition(_BEFORE_SEED)[2]}
        elif self.name == CSV:
            names, values = cells_of(self.header), cells_of(text)
            cells = dict(zip(names, values, strict=True))
        else:
            cells = json.loads(text)
        return attrs.evolve(self.read_columns(cells), text=text)

    def read_columns(self, cells: Mapping[str, Any]) -> SeededRow:
        """Return the row of the columns that a Parquet file has of it.  Raises what ``read`` does."""
        return SeededRow(str(cells["seed"]), Puzzle(cells["puzzle"]).line)

    def blank(self, entry: Any) -> SeededRow:
        """Return the row of a seed for which nothing is made yet."""
        return SeededRow(str(entry), "")


def form_in(output: Path | None, asked: str | None) -> str:
    """Return the name of the form that is asked for, or that of a file by its name; lines where neither says any.

    Raises UnfitFile where they differ, or the name is none that made puzzles have, and click.UsageError where a form
    has several lines for a puzzle, as no file has that can be continued.
    """
    if output is None:
        return asked or LINE
    if asked == GRID:
        raise click.UsageError("--output has a line for each puzzle: print grids to standard output (> FILE).")
    kinds = {CSV: FileFormat.CSV, JSON: FileFormat.JSON}
    if asked == LINE and (found := format_of(output)):
        raise click.UsageError(f"{output} is {found} by its name, but --format line asks for lines; leave that out.")
    found = format_of(output, kinds.get(asked or ""))
    return FORM_OF[found] if found else LINE


def continued(
    rows: Rows[SeededRow],
    output: Path | None,
    begin: Callable[[str | None], Batch],
    seed: str | None,
    *,
    code_of: Callable[[str], str] = str,
    seed_in: Callable[[str], str] = str,
    heard: Callable[[SeededRow], object] = lambda row: None,
) -> tuple[Batch, Iterator[str]]:
    """Return the batch that ``begin`` makes of a seed, and which of its seeds the rows that are there leave.

    Where no seed is given, it is that of the rows, or drawn at random if there are none.  ``code_of`` returns what rows
    have of a seed, and ``seed_in`` the seed of that; ``heard`` is called with each row.  A seed without a row, with
    rows of later ones, was given up, and is not tried again.

    Raises UnfitFile where a row is of another batch.
    """
    kept = rows.complete()
    head = list(islice(kept, 1))
    if seed is None and head:
        seed = first_of(seed_in(head[0].seed)).rpartition("/")[0]
    batch = begin(seed)
    left = batch.seeds()
    for number, row in enumerate(chain(head, kept), 1):
        for each in left:
            batch.done += 1
            if code_of(each) in (row.seed, first_of(row.seed)):
                break
        else:
            raise UnfitFile(
                f"row {number} of {output} has the seed {row.seed}, which this run does not have there; give the "
                "options and the seed of the earlier run, or another output"
            )
        batch.made += 1
        heard(row)
    return batch, left
