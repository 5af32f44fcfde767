"""``crosshatch draw``: puzzles as pictures for other programs."""

import re
import sys
from pathlib import Path

from ..board.messages import counted
from ..position.status import check
from ..publishing.print.drawing import FORMS, RESOLUTIONS, draw
from ..publishing.print.layout import CHOICES
from ..publishing.print.typesetter import check_can_print
from ..verbs.choices import InLanguage, OfBoard
from ..verbs.declaration import REQUIRED, BadRequest, flag, option, verb
from ..verbs.kinds import Choice, Folder, Section, Several, Text, Whole
from .exits import BAD_INPUT, DONE, NOT_ONE_SOLUTION
from .inputs import Item, items
from .interrupts import told_at_interrupts
from .output import complain, say, write_file, wrong_names_told
from .pages import WithStyle
from .progress import progress
from .puzzles import puzzles_argument

ID = "id"
"""The column with the names of files."""

SOLUTION = "-solution"
"""What follows the name of the picture of a solution."""

LONGEST_NAME = 100
"""Maximum length of the name of a file, without its ending."""


@verb
class Command(WithStyle, InLanguage, OfBoard):
    """Draw each puzzle as an SVG, PNG or PDF file.

    The files are named after the column 'id' of a table, or numbered.  SVG files contain outlines instead of text, and
    no styles, so layout programs show them unchanged.  The same puzzles always give the same files.

    This command needs typst: pip install 'crosshatch[print]'.

    A puzzle without exactly one solution is drawn too, but reported.

    Exit codes: 0 success; 1 a puzzle does not have exactly one solution; 2 invalid input.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    folder: Path = option(Folder(), "Folder to write to.", default=REQUIRED, name="output", short="o")
    forms: tuple[str, ...] = option(
        Several(Choice(FORMS), len(FORMS)),
        "File formats (repeatable, or separated by commas).",
        name="format",
        many=True,
        usual="svg",
        section=Section.OUTPUT,
    )
    names: str = option(Text(None, "COLUMN"), "Column that names the files.", default=ID, section=Section.OUTPUT)
    width: str = option(Text(None, "LENGTH"), "Width of the pictures.", default="80mm", section=Section.OUTPUT)
    resolution: int = option(Whole(*RESOLUTIONS), "Pixels per inch of PNG files.", default=300, section=Section.OUTPUT)
    marks: str = option(
        Choice(CHOICES["marks"]),
        "In empty cells: room for pencil marks, or candidates.",
        default="none",
        section=Section.OUTPUT,
    )
    solutions: bool = flag("Also draw each solution, as NAME-solution.", section=Section.OUTPUT)
    no_rules: bool = flag(
        "Omit the line that names rules that are not marked in the grid, such as anti-knight.", section=Section.OUTPUT
    )

    def run(self) -> None:
        """Draw the puzzles, and end with the exit code of the worst."""
        check_can_print(self.style)
        with wrong_names_told():
            self.folder.mkdir(parents=True, exist_ok=True)
        code, number, taken = DONE, 0, set[str]()

        def tell() -> None:
            say(f"{self.folder}: {counted(number, 'picture')}")

        with progress(self.puzzles, printing=False) as advance, told_at_interrupts(tell):
            for place, item in enumerate(items(self.puzzles, board=self.board), 1):
                if item.puzzle is None:
                    complain(item.source, item.error)
                    code = BAD_INPUT
                    continue
                name, status = self._name(item, place, taken), check(item.puzzle)
                if not status.ok:
                    lacking = f"; {name} has no picture of the solution" if self.solutions else ""
                    complain(item.source, f"{status}{lacking}")
                    code = max(code, NOT_ONE_SOLUTION)
                for solution in (False, True) if self.solutions and status.ok else (False,):
                    number += self._draw(item, name, solution)
                advance()
        tell()
        sys.exit(code)

    def _draw(self, item: Item, name: str, solution: bool) -> int:
        """Write the pictures of a puzzle or its solution; return how many there are."""
        assert item.puzzle is not None
        forms = self.forms or FORMS[:1]
        for form in forms:
            picture = draw(
                item.puzzle,
                form,
                self.style,
                width=self.width,
                marks=self.marks,
                solution=solution,
                rules=not self.no_rules,
                title=name,
                language=self.language,
                resolution=self.resolution,
            )
            write_file(str(self.folder / f"{name}{SOLUTION * solution}.{form}"), picture)
        return len(forms)

    def _name(self, item: Item, place: int, taken: set[str]) -> str:
        """Return a name for the files of a puzzle that no other has, and that is one on every system."""
        columns = {name.casefold(): each for name, each in item.columns.items()}
        if self.names != ID and self.names.casefold() not in columns:
            raise BadRequest(f"--names: {item.source or 'the puzzle'} has no column {self.names!r}.")
        given = columns.get(self.names.casefold())
        plain = re.sub(r"[^\w.+-]+", "-", str(given or "")).strip("-.")[:LONGEST_NAME] or f"{place:03}"
        name, number = plain, 1
        while taken & {name.casefold(), f"{name.casefold()}{SOLUTION}"}:
            number += 1
            name = f"{plain}-{number}"
        taken |= {name.casefold(), f"{name.casefold()}{SOLUTION}"}
        return name
