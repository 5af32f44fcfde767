"""``crosshatch unique``: the puzzles of a file without those that are the same but for symmetry."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import attrs

from ..batch.comparing import ComparedPuzzle, Likeness, compare_many
from ..batch.entries import line_of
from ..batch.rows import PARTS, renamed
from ..board.messages import counted
from ..verbs.choices import OfBoard
from ..verbs.declaration import BadRequest, flag, verb
from .batches import apart_option, forms_in, source_of
from .exits import code_of
from .inputs import Item, StandardInput, check_there, items
from .output import complain, say, say_data
from .printed import PrintedPuzzles
from .progress import progress
from .puzzles import puzzles_argument
from .sources import Sources
from .workers import WithWorkers
from .writing import Prints, output_option

VERSION = "1"
"""That of the canonical form: another one if puzzles were to get other forms."""


@verb
class Command(Prints, OfBoard, WithWorkers):
    """Remove puzzles that are equivalent to an earlier one, or to one in another file.

    Two puzzles are equivalent if rotating, reflecting, rearranging rows, columns, bands and stacks, and relabelling
    digits can turn one into the other.  On other boards, only moves that keep all rules of the board count.  The
    remaining puzzles are printed unchanged and in order; rows of a table keep all their columns.

    With --json, every puzzle is listed, with its canonical form, its automorphisms and the first equivalent puzzle.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    duplicates: bool = flag("List the duplicates instead, each with the earlier puzzle it is equivalent to.")
    apart_from: tuple[str, ...] = apart_option()
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    @property
    def endings(self) -> tuple[str, ...]:
        """How the name of the file may end."""
        return (".txt",) if self.duplicates else super().endings

    def show(self) -> None:
        """Print the puzzles, and end with the exit code of the worst."""
        if self.as_json and self.duplicates:
            raise BadRequest("--json and --duplicates cannot be combined: JSON marks the duplicates anyway.")
        if self.output:
            check_there(self.puzzles)
        printed = PrintedPuzzles(self.written_as)
        sources, outcomes = Sources(), Counter[Likeness]()
        stdin = StandardInput()
        printing = self.as_json or not self.duplicates
        with progress(self.puzzles, 0, printing) as advance, self.executor() as executor:
            known, code = forms_in(self.apart_from, executor)
            for found in compare_many(items(self.puzzles, stdin, self.board), executor, ready=stdin.ready):
                item = found.entry
                sources.add(item.source)
                if found.error:
                    complain(item.source, found.error)
                first = source_of(found.form, known) or ("" if found.first is None else sources.named(found.first))
                if first:
                    found = attrs.evolve(found, outcome=Likeness.DUPLICATE)
                outcomes[found.outcome] += 1
                if self.as_json:
                    say_data(_data(found, first))
                elif first and self.duplicates:
                    say(f"{item.source}: equivalent to {first}".removeprefix(": "))
                elif item.puzzle and not (first or found.error or self.duplicates):
                    printed.add(item.puzzle, item.kind, item.columns, item.text)
                advance()
        printed.close()
        different, same = outcomes[Likeness.DIFFERENT], outcomes[Likeness.DUPLICATE]
        others = f", {counted(same, 'duplicate')}" if same else ""
        if outcomes.keys() - {Likeness.UNREADABLE}:
            complain("", f"{counted(different + same, 'puzzle')}: {different} distinct{others}")
        sys.exit(max(code_of(outcomes), code))


def _data(found: ComparedPuzzle[Item], first: str) -> dict[str, Any]:
    """Return what was found of a puzzle, with the source of the first that is the same, if there is one."""
    item = found.entry
    parts = {"canonical": found.form, "automorphisms": found.automorphisms, "first": first or None, "version": VERSION}
    known = dict(zip(PARTS, (item.source, line_of(item), found.error, found.outcome), strict=True))
    names = renamed(item.columns, {*known, "symmetry"})
    given = {names[name]: value for name, value in item.columns.items()}
    return {**known, **given, "symmetry": None if found.error else parts}
