"""``crosshatch convert``: puzzles from any file or link into a format of files, or into links."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from ..board.messages import counted, listed
from ..formats import FORMATS, LINKS, Document, Format, format_of
from ..formats.document import LEVEL, RATING, SOLUTION, Room
from ..grading import SCALES, scale_named
from ..position.status import Unique, check
from ..solving.scale import Grade, Scale, UngradablePuzzle
from ..verbs.declaration import BadRequest, Section, argument, flag, option, verb
from ..verbs.kinds import Choice, ScaleName, Text
from .exits import BAD_INPUT, DONE, NOT_ONE_SOLUTION
from .inputs import STDIN, Item, is_path, items
from .output import complain, say
from .progress import progress
from .puzzles import PUZZLES
from .writing import NewFile, printed_to


@verb
class Command:
    """Write each PUZZLE, or those of files and links, in another format.

    OUT is a new file, whose name says the format: .sdk, .sdm, .sdx, .ss, .opensudoku, .csv, .jsonl or .txt.  Without it
    the puzzles are printed, in the --format or as links.  What comes with a puzzle, such as its title, author and
    level, is kept; standard error says what a format has no room for.
    """

    given: tuple[str, ...] = argument(Text(None), PUZZLES, many=True, metavar="PUZZLE... [OUT]")
    form: str | None = option(
        Choice(list(FORMATS)), "Format", name="format", usual="as OUT's name says", section=Section.OUTPUT
    )
    link: str | None = option(Choice(list(LINKS)), "Print links to a site, one per line", section=Section.OUTPUT)
    strict: bool = flag("Leave out puzzles of which something would be lost.")
    grade: Scale[Grade] | None = option(ScaleName(), "Add the level and the rating on a scale")
    solutions: bool = flag("Add the solution, where there is exactly one.")
    output: Path | None = option(
        NewFile(), "Write to a new file, in the format that its name says: the same as OUT.", short="o"
    )

    def run(self) -> None:
        """Write the puzzles, and end with the exit code of the worst."""
        puzzles, output = (self.given, self.output) if self.output else _inputs_and_output(self.given)
        form = _form(self.form, self.link, puzzles, output)
        converter = _Converter(form, self.strict, self.grade, self.solutions)
        with printed_to(output), progress(puzzles, 0, output is None) as advance:
            for text in form.file(converter.documents(_each(puzzles, advance))):
                say(text.removesuffix("\n"))
            converter.report(output)
            sys.exit(converter.code)


def _each(puzzles: tuple[str, ...], advance: Callable[[], None]) -> Iterator[Item]:
    for item in items(puzzles):
        yield item
        advance()


def _inputs_and_output(given: tuple[str, ...]) -> tuple[tuple[str, ...], Path | None]:
    """Return the puzzles, and the file to write: the last of several arguments, if it names one that is not there."""
    *others, last = given
    if not others or last == STDIN or not is_path(last):
        return given, None
    path = Path(last)
    return (given, None) if path.exists() else (tuple(others), path)


def _form(format_name: str | None, site: str | None, puzzles: tuple[str, ...], output: Path | None) -> Format:
    if format_name and site:
        raise BadRequest("--format and --link cannot be combined.")
    if site:
        return LINKS[site]
    if format_name:
        return FORMATS[format_name]
    found = format_of(output) if output else None
    if found is None:
        raise BadRequest(f"{_no_format(puzzles, output)}: --format {'|'.join(FORMATS)}, or --link {'|'.join(LINKS)}.")
    return found


def _no_format(puzzles: tuple[str, ...], output: Path | None) -> str:
    """Say that no format is known, as neither an option nor the name of a new file says it."""
    if output:
        return f"In which format? The name of {output} does not say it"
    *others, last = puzzles
    if others and is_path(last) and Path(last).exists():
        return f"{last} is there already, and is not overwritten. Name a new file, or print all puzzles"
    return "In which format? Name a new file, such as puzzles.csv, or print the puzzles"


class _Converter:
    """Goes through puzzles, and counts what is lost on the way."""

    def __init__(self, form: Format, strict: bool, scale: Scale[Grade] | None, solutions: bool) -> None:
        self._form, self._strict, self._scale, self._solutions = form, strict, scale, solutions
        self._unread: Counter[str] = Counter()  # what was left out where puzzles were read
        self._lost: Counter[str] = Counter()  # what the format has no room for
        self._first: set[str] | None = None  # the columns of the first puzzle
        self._written = 0
        self.code = DONE

    def documents(self, found: Iterable[Item]) -> Iterator[Document]:
        """Yield what is to be written; complain of the rest."""
        for item in found:
            if item.puzzle is None:
                complain(item.source, item.error)
                self.code = BAD_INPUT
                continue
            document = Document(item.puzzle, _graded(item.columns, self._form.room), item.left_out)
            document = self._with_more(document, item.source)
            lost = self._lost_of(document)
            self._unread.update(document.left_out)
            if self._strict and (lost or document.left_out):
                complain(item.source, f"left out, as there would be lost: {', '.join([*document.left_out, *lost])}")
                self.code = BAD_INPUT
                continue
            self._lost.update(lost)
            self._written += 1
            yield document

    def report(self, output: Path | None) -> None:
        """Say what was lost, and how many puzzles were written."""
        for counts, where in ((self._unread, "reading"), (self._lost, self._form.name)):
            if counts:
                complain("", f"in {where}, {'; '.join(_losses(counts))}")
        if output and self._written:
            complain("", f"{counted(self._written, 'puzzle')} written to {output}")

    def _lost_of(self, document: Document) -> list[str]:
        lost = self._form.lost(document)
        if not self._form.of_first:
            return lost
        if self._first is None:
            self._first = set(document.columns)
        return lost + [name for name in document.columns if name not in self._first]

    def _with_more(self, document: Document, source: str) -> Document:
        """Return a document with the grade and the solution, where they are asked for and there are any."""
        more: dict[str, str] = {}
        if self._scale:
            try:
                grade = self._scale.grade(document.puzzle).data()
            except UngradablePuzzle as error:
                complain(source, str(error))
                self.code = max(self.code, NOT_ONE_SOLUTION)
            else:
                told = {LEVEL: grade.get("level"), RATING: grade.get(self._scale.grade_type.rating_name)}
                more |= {name: str(value) for name, value in told.items() if value is not None}
        if self._solutions:
            status = check(document.puzzle)
            if isinstance(status, Unique):
                more[SOLUTION] = status.solution
            else:
                complain(source, str(status))
                self.code = max(self.code, NOT_ONE_SOLUTION)
        return attrs.evolve(document, columns={**document.columns, **more}) if more else document


def _losses(counts: Counter[str]) -> Iterator[str]:
    """Yield how many puzzles lose what; what as many lose comes together."""
    for number in sorted(set(counts.values()), reverse=True):
        names = listed(name for name, times in counts.items() if times == number)
        yield f"{counted(number, 'puzzle')} {'loses' if number == 1 else 'lose'} {names}"


def _graded(columns: Mapping[str, Any], room: Room) -> Mapping[str, Any]:
    """Return what came with a puzzle, with a grade that ``grade`` wrote under the names that a format knows."""
    named = {f"{scale}_level": LEVEL for scale in SCALES}
    named |= {f"{scale}_{scale_named(scale).grade_type.rating_name}": RATING for scale in SCALES}
    known = {
        new: columns[old]
        for old, new in reversed(named.items())  # our own scale, which comes first, has the last word
        if new in room.columns and not columns.get(new) and columns.get(old)
    }
    return {name: value for name, value in columns.items() if named.get(name) not in known} | known
