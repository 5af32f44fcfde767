"""``crosshatch split``: puzzles in parts, such as training and test sets, without equivalent puzzles in two of them."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, redirect_stdout
from pathlib import Path
from typing import TextIO

from ..batch.files import UnfitFile
from ..batch.splitting import DEFAULT, LEVELS, Division, Shares, divide, shares_in
from ..board.messages import counted, listed
from ..formats import EntryKind
from ..formats.whole_files import replacing
from ..verbs.choices import OfBoard
from ..verbs.declaration import BadRequest, option, verb
from ..verbs.kinds import Folder, Kind, Several, Text
from .exits import code_of
from .inputs import STDIN, Item, check_there, items
from .interrupts import told_at_interrupts
from .output import aligned, complain, say, wrong_names_told
from .printed import PrintedPuzzles
from .progress import progress
from .puzzles import puzzles_argument
from .workers import WithWorkers

_ENDINGS = {EntryKind.ROW: ".csv", EntryKind.OBJECT: ".jsonl"}
"""The endings of files by the kind of their entries; others are text."""

NO_LEVEL = "no level"


@verb
class Command(OfBoard, WithWorkers):
    """Divide puzzles into training, validation and test sets.

    Equivalent puzzles are always in the same part, so no puzzle of the test set is a rotated, reflected, rearranged or
    relabelled form of one in the training set.  Every level is divided in the same proportions.  The parts depend on
    the seed and the puzzles, but not on the order of the puzzles.

    Each part is a file in the folder, such as train.csv.  Puzzles stay in order and unchanged, and keep their columns.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    parts: Shares = option(
        Kind("NAME=SHARE,...", parse=shares_in),
        "Parts with their shares.",
        default=shares_in(DEFAULT),
        usual=DEFAULT,
    )
    seed: str = option(Text(), "Seed; a different seed divides the puzzles differently.", default="1")
    by: tuple[str, ...] = option(
        Several(Text(metavar="COLUMN"), 20),
        "Column with the level; if a puzzle has several of these columns, the first counts (repeatable, or separated "
        "by commas).",
        many=True,
        usual=" or ".join(LEVELS),
    )
    folder: Path | None = option(Folder(), "Folder for the parts.")

    def run(self) -> None:
        """Write the parts, and end with the exit code of the worst puzzle."""
        if self.folder is None:
            raise BadRequest("split needs --folder, the folder to write the parts to.")
        if STDIN in self.puzzles:
            raise BadRequest("split reads its puzzles twice, so it needs files; save standard input to a file first.")
        check_there(self.puzzles)
        self._check_new(self.folder)
        with told_at_interrupts(lambda: complain("", "interrupted; nothing was written")):
            with self.executor() as executor, progress(self.puzzles, printing=False) as advance:
                given = _each(items(self.puzzles, board=self.board), advance)
                division = divide(given, self.parts, self.seed, executor, by=self.by or LEVELS)
            for problem in division.problems:
                complain(problem.source, f"not written to any part: {problem.error}")
            if self.by and set(division.counts) == {""}:
                raise BadRequest(f"No puzzle has the column {listed(self.by, 'or')} (--by).")
            with wrong_names_told():
                self.folder.mkdir(parents=True, exist_ok=True)
                self._write(self.folder, division)
        _tell(division)
        sys.exit(code_of(str(each.outcome) for each in division.problems))

    def _check_new(self, folder: Path) -> None:
        """Raise UnfitFile if the folder already has a part."""
        for name in self.parts:
            for ending in (*_ENDINGS.values(), ".txt"):
                path = folder / f"{name}{ending}"
                if path.exists():
                    raise UnfitFile(f"{path} already exists; choose another folder")

    def _write(self, folder: Path, division: Division) -> None:
        """Write each puzzle to the file of its part; all files appear at the end."""
        with ExitStack() as stack:
            outputs: dict[str, tuple[TextIO, PrintedPuzzles]] = {}
            for item, name in zip(items(self.puzzles, board=self.board), division.named(), strict=True):
                if name is None or item.puzzle is None:
                    continue
                if name not in outputs:
                    path = folder / f"{name}{_ENDINGS.get(item.kind, '.txt')}"
                    new = stack.enter_context(replacing(path))
                    file: TextIO = stack.enter_context(new.open("w", encoding="utf-8", newline="\n"))
                    outputs[name] = file, PrintedPuzzles()
                output, printed = outputs[name]
                with redirect_stdout(output):
                    printed.add(item.puzzle, item.kind, item.columns, item.text)
            for _, printed in outputs.values():
                printed.close()


def _each(given: Iterable[Item], advance: Callable[[], None]) -> Iterator[Item]:
    """Yield the items, and advance after each."""
    for item in given:
        yield item
        advance()


def _tell(division: Division) -> None:
    """Print the number of puzzles by level and part."""
    names = list(division.shares)
    total = {name: sum(each[name] for each in division.counts.values()) for name in names}
    levels = {level or NO_LEVEL: counts for level, counts in division.counts.items()}
    rows = [(level, *(str(counts[name]) for name in names)) for level, counts in levels.items()]
    for line in aligned([("", *names), *rows, ("total", *(str(total[name]) for name in names))], right=True):
        say(line)
    missing = [name for name in names if not total[name]]
    if missing:
        complain(
            "", f"no puzzles left for {listed(missing)}: the input has only {counted(sum(total.values()), 'puzzle')}"
        )
