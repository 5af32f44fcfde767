"""``crosshatch convert``: puzzles from any file or link into a format of files, or into links."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import attrs

from ..board.board import CLASSIC, BoardError
from ..board.messages import counted, listed
from ..board.puzzle import Puzzle
from ..formats import FORMATS, LINKS, Document, Format, format_of
from ..formats.board_text import BOARD
from ..formats.document import LEVEL, RATING, SOLUTION, Features
from ..grading import SCALES, scale_named
from ..position.status import Unique, check
from ..solving.scale import Grade, Scale, UngradablePuzzle
from ..verbs.choices import OfBoard
from ..verbs.declaration import BadRequest, argument, flag, option, verb
from ..verbs.kinds import Choice, ScaleName, Section, Text
from .exits import BAD_INPUT, DONE, NOT_ONE_SOLUTION
from .inputs import STDIN, Item, check_there, is_path, items
from .output import complain, say
from .progress import progress
from .puzzles import PUZZLES
from .writing import NewFile, printed_to


@verb
class Command(OfBoard):
    """Convert puzzles from files, links or text to another format.

    OUT is a new file; its extension sets the format: .sdk, .sdm, .sdx, .ss, .opensudoku, .csv, .jsonl or .txt.  Without
    OUT, the puzzles are printed in the format named by --format or --link.

    Titles, authors, levels and other information about a puzzle are kept.  A message on standard error lists anything
    that the new format cannot store.
    """

    given: tuple[str, ...] = argument(Text(None), PUZZLES, many=True, metavar="PUZZLE... [OUT]")
    form: str | None = option(
        Choice(list(FORMATS)),
        "Output format",
        name="format",
        usual="set by the extension of OUT",
        section=Section.OUTPUT,
    )
    link: str | None = option(Choice(list(LINKS)), "Print links to this site, one per line", section=Section.OUTPUT)
    strict: bool = flag("Skip puzzles that would lose information.")
    grade: Scale[Grade] | None = option(ScaleName(), "Add the level and rating on this scale")
    solutions: bool = flag("Add the solution of each puzzle that has exactly one.")
    output: Path | None = option(NewFile(), "Same as OUT.", short="o")

    _unread: Counter[str] = attrs.field(factory=Counter, init=False)  # what was left out where puzzles were read
    _lost: Counter[str] = attrs.field(factory=Counter, init=False)  # what the format has no room for
    _codes: list[int] = attrs.field(factory=lambda: [DONE], init=False)

    def run(self) -> None:
        """Write the puzzles, and end with the exit code of the worst."""
        puzzles, output = (self.given, self.output) if self.output else _inputs_and_output(self.given)
        form = self._format(puzzles, output)
        written = count()
        with printed_to(output), progress(puzzles, 0, output is None) as advance:
            for text in form.file(self._documents(form, puzzles, advance, written)):
                say(text.removesuffix("\n"))
            for counts, where in (
                (self._unread, "not read from the input"),
                (self._lost, f"not kept in the format '{form.name}'"),
            ):
                if counts:
                    complain("", f"{where}: {'; '.join(_losses(counts))}")
            number = next(written)
            if output and number:
                complain("", f"{counted(number, 'puzzle')} written to {output}")
            sys.exit(max(self._codes))

    def _format(self, puzzles: tuple[str, ...], output: Path | None) -> Format:
        if self.form and self.link:
            raise BadRequest("--format and --link cannot be combined.")
        found = LINKS[self.link] if self.link else FORMATS[self.form] if self.form else output and format_of(output)
        if output or not found:
            check_there(puzzles)
        if not found:
            raise BadRequest(
                f"{_no_format(puzzles, output)}: --format {'|'.join(FORMATS)}, or --link {'|'.join(LINKS)}."
            )
        return found

    def _documents(
        self, form: Format, puzzles: tuple[str, ...], advance: Callable[[], None], written: Iterator[int]
    ) -> Iterator[Document]:
        """Yield what is to be written, each counted as ``written``; complain of the rest."""
        first: set[str] | None = None  # the columns of the first puzzle
        for item in items(puzzles, board=self.board):
            if item.puzzle is None:
                self._refuse(item, item.error)
            else:
                columns = _graded(item.columns, form.features) | self._more(item.puzzle, item.source)
                document = Document(item.puzzle, columns, item.left_out)
                try:
                    form.checked(document)
                    if item.puzzle.board is not CLASSIC:
                        form.write(document)  # which finds rules that the format does not have
                except BoardError as error:
                    self._refuse(item, str(error))
                    advance()
                    continue
                first = set(columns) if first is None else first
                lost = form.lost(document) + [name for name in columns if form.of_first and name not in {BOARD, *first}]
                self._unread.update(item.left_out)
                if self.strict and (lost or item.left_out):
                    self._refuse(item, f"skipped, because it would lose: {', '.join([*item.left_out, *lost])}")
                else:
                    self._lost.update(lost)
                    next(written)
                    yield document
            advance()

    def _refuse(self, item: Item, problem: str) -> None:
        complain(item.source, problem)
        self._codes.append(BAD_INPUT)

    def _more(self, puzzle: Puzzle, source: str) -> dict[str, str]:
        """Return the grade and the solution of a puzzle, where they are asked for and there are any."""
        more: dict[str, str] = {}
        if self.grade:
            try:
                grade = self.grade.grade(puzzle).data()
            except (UngradablePuzzle, BoardError) as error:
                complain(source, str(error))
                self._codes.append(NOT_ONE_SOLUTION)
            else:
                told = {LEVEL: grade.get("level"), RATING: grade.get(self.grade.grade_type.rating_name)}
                more |= {name: str(value) for name, value in told.items() if value is not None}
        if self.solutions:
            status = check(puzzle)
            if isinstance(status, Unique):
                more[SOLUTION] = puzzle.board.gathered(status.solution)
            else:
                complain(source, str(status))
                self._codes.append(NOT_ONE_SOLUTION)
        return more


def _inputs_and_output(given: tuple[str, ...]) -> tuple[tuple[str, ...], Path | None]:
    """Return the puzzles, and the file to write: the last of several arguments, if it names one that is not there."""
    *others, last = given
    if not others or last == STDIN or not is_path(last):
        return given, None
    path = Path(last)
    return (given, None) if path.exists() else (tuple(others), path)


def _no_format(puzzles: tuple[str, ...], output: Path | None) -> str:
    """Say that no format is known, as neither an option nor the name of a new file says it."""
    if output:
        return f"the extension of {output} is unknown. Choose a format"
    *others, last = puzzles
    if others and is_path(last) and Path(last).exists():
        return f"{last} already exists and is not overwritten. Name a new file, or choose a format to print"
    return "No output format is given. Name a new file, such as puzzles.csv, or choose a format to print"


def _losses(counts: Counter[str]) -> Iterator[str]:
    """Yield what puzzles lose and how many of them do; what as many lose comes together."""
    for number in sorted(set(counts.values()), reverse=True):
        names = listed(name for name, times in counts.items() if times == number)
        yield f"{names} ({counted(number, 'puzzle')})"


def _graded(columns: Mapping[str, Any], features: Features) -> dict[str, Any]:
    """Return what came with a puzzle, with a grade that ``grade`` wrote under the names that a format knows."""
    named = {f"{scale}_level": LEVEL for scale in SCALES}
    named |= {f"{scale}_{scale_named(scale).grade_type.rating_name}": RATING for scale in SCALES}
    known = {
        new: columns[old]
        for old, new in reversed(named.items())  # our own scale, which comes first, has the last word
        if new in features.columns and not columns.get(new) and columns.get(old)
    }
    return {name: value for name, value in columns.items() if named.get(name) not in known} | known
