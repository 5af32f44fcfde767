"""What verbs share on the command line: the puzzles that they answer, and what they print, as text or as data."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import attrs

from ..batch.files import FileFormat, format_of, open_new
from ..board.grid import Grid
from ..board.messages import listed
from ..logic.step import Step
from ..render.pictures import svg
from ..verbs.choices import InLanguage, OfPosition
from ..verbs.declaration import BadRequest, Host, Section, argument, flag, option, parameters_of, verb
from ..verbs.kinds import File, Folder, Kind, Seconds, Text, Whole
from .inputs import STDIN, Item
from .output import complain, write_file, wrong_names_told
from .run import Question, answer_each
from .workers import workers


@verb
class Drawing(InLanguage):
    """What draws steps into a folder, if one is named."""

    pictures: Path | None = option(
        Folder(),
        "Draw each step as SVG into a folder: one file for each, and one for each of its cases.",
        section=Section.OUTPUT,
    )

    @cached_property
    def _numbers(self) -> Iterator[int]:
        return count(1)

    def draw(self, grid: Grid, step: Step) -> None:
        """Draw a step found on a grid, if a folder is named, which is made if need be.

        Raises BadRequest where the folder cannot be made or written to.
        """
        if self.pictures is None:
            return
        with wrong_names_told():
            self.pictures.mkdir(parents=True, exist_ok=True)
        name = f"{next(self._numbers):03}-{step.technique.slug}"
        cases = {f"{name}-case-{number}": number - 1 for number in range(1, len(step.branches) + 1)}
        for file, branch in {name: None, **cases}.items():
            picture = svg(grid, step, branch=branch, legend=True, theme="auto", language=self.language)
            write_file(str(self.pictures / f"{file}.svg"), picture.encode())


LINE, GRID, CSV, JSON = "line", "grid", "csv", "json"
"""The names of formats as options have them."""

_NAMES = {FileFormat.TEXT: LINE, FileFormat.CSV: CSV, FileFormat.JSON: JSON, FileFormat.PARQUET: JSON}
"""How rows of a file are written, by its format."""


@contextmanager
def printed_to(output: Path | None) -> Iterator[None]:
    """Print to a new file, if there is one, rather than to standard output.

    A command that fails before it prints anything leaves no file behind that was not there before.

    Raises UnfitFile where it cannot be written, or has something in it, and OSError, with its name, where the disk is
    full.
    """
    if output is None:
        yield
        return
    file, is_ours = open_new(output)
    try:
        with file, redirect_stdout(file):
            yield
    except BaseException as error:
        is_empty = not output.stat().st_size
        if isinstance(error, KeyboardInterrupt):
            written = "nothing was written" if is_empty else f"{output} has what was written until then"
            complain("", f"interrupted: {written}")
        if is_empty and is_ours and not _is_success(error):
            output.unlink()
        if isinstance(error, OSError) and error.errno and not error.filename:
            raise OSError(error.errno, error.strerror, str(output)) from error
        raise


def _is_success(error: BaseException) -> bool:
    """Whether this ends a command that did what it was asked for."""
    return isinstance(error, SystemExit) and not error.code


def puzzles_argument(default: Any = attrs.NOTHING) -> Any:
    """Declare the puzzles that a verb is about."""
    shown = "PUZZLE..." if default is attrs.NOTHING else "[PUZZLE]..."
    return argument(Text(None), PUZZLES, default=default, many=True, metavar=shown)


OUTPUT = Kind("FILE", parse=lambda text: None if text == STDIN else File().parse(text))
"""A file to write; None for standard output, which is written ``-``."""


def output_option(*endings: str) -> Any:
    """Declare the option for a new file, whose name has one of these endings or none."""
    about = f"Write to a new file, whose name says the format: {listed(endings, 'or')}."
    return option(OUTPUT, about, short="o", section=Section.OUTPUT, endings=endings)


def json_flag(about: str = "one object per line for each puzzle") -> Any:
    """Declare the option for JSON."""
    return flag(f"Print JSON: {about}.", name="json", section=Section.OUTPUT)


@verb
class Writes:
    """What prints, or writes to a new file, in the format that an option or the name of the file says."""

    output: Path | None = output_option(".txt", ".jsonl")

    def chosen_format(self) -> str | None:
        """Return the name of the format that options choose, or None if they choose none.

        Raises BadRequest where they choose several.
        """
        given = {"form": None, "as_csv": False, "as_json": False} | vars(self)
        form = given["form"]
        options = {f"--format {form}": form, "--csv": given["as_csv"] and CSV, "--json": given["as_json"] and JSON}
        chosen = {option: name for option, name in options.items() if name}
        if len(set(chosen.values())) > 1:
            raise BadRequest(f"{listed(chosen)} cannot be combined.")
        return next(iter(chosen.values()), None)

    def file_format(self, *endings: str) -> FileFormat | None:
        """Return the format of the output: that of a file by its name, or else the chosen one; None without either.

        Names of files have one of these ``endings``, or those that the option says.  Raises UnfitFile where the name
        says another format than was chosen, or one that the file cannot have.
        """
        name = self.chosen_format()
        asked = {CSV: FileFormat.CSV, JSON: FileFormat.JSON}.get(name, FileFormat.TEXT) if name else None
        if self.output is None:
            return asked
        option = f"--format {name}" if asked is FileFormat.TEXT else f"--{name}"
        return format_of(self.output, *(endings or self.endings), asked=asked, option=option)

    @property
    def endings(self) -> Sequence[str]:
        """How the names of files may end."""
        return parameters_of(type(self), Host.COMMAND_LINE)["output"].endings


@verb
class Prints(Writes):
    """What prints text or JSON, to standard output or to a new file."""

    as_json: bool = json_flag()

    def run(self) -> None:
        """Show what there is to show; the name of a file chooses the format.

        Raises UnfitFile where the file is of another kind, or cannot be written.
        """
        flag = {FileFormat.CSV: "as_csv", FileFormat.JSON: "as_json"}.get(self.file_format() or FileFormat.TEXT)
        if flag and flag in vars(self):
            object.__setattr__(self, flag, True)
        with printed_to(self.output):
            self.show()

    def show(self) -> None:
        """Print the answers."""
        raise NotImplementedError


PUZZLES = "81 cells, a file, a link, or - for standard input."


def jobs_option() -> Any:
    """Declare the number of processes."""
    return option(Whole(1), "Number of processes.", default=1, section=Section.RUN)


def seconds_option(about: str, default: float | None = None) -> Any:
    """Declare a limit of time."""
    return option(Seconds(), about, default=default, section=Section.RUN)


@verb
class WithWorkers:
    """What may be done by several processes, or on a cluster."""

    jobs: int = jobs_option()
    scheduler: str | None = option(
        Text(None), "Dask scheduler whose workers to use.", metavar="ADDRESS", section=Section.RUN
    )

    def executor(self) -> AbstractContextManager[Executor | None]:
        """Give what does the work, or None where this process does."""
        return workers(self.jobs, self.scheduler)


@verb
class Resumable(Writes):
    """What writes rows to a new file, or continues one."""

    output: Path | None = output_option(".csv", ".jsonl", ".parquet")
    resume: bool = flag("Continue the --output file of an earlier run.", section=Section.RUN)

    def check_output(self) -> None:
        """Raise BadRequest where there is no file to continue."""
        if self.resume and not self.output:
            raise BadRequest("--resume continues a file: name it with --output.")

    def row_format(self) -> str | None:
        """Return the name of the format in which rows are printed, or written to a file that can be continued.

        Raises what ``file_format`` does, and BadRequest where there is no file to continue, or it cannot have them so.
        """
        self.check_output()
        name = self.chosen_format()
        if self.output is None:
            return name
        if name == GRID or (name == LINE and ".txt" not in self.endings):
            raise BadRequest(f"--output has a row for each puzzle: print {name}s to standard output (> FILE).")
        found = self.file_format()
        return _NAMES[found] if found else None


@verb
class ForPuzzles(OfPosition):
    """What is about some puzzles: ``at`` asks about one."""

    position: Any = attrs.field(default=None)
    puzzles: tuple[str, ...] = puzzles_argument()


@verb
class OfPuzzles(Prints, ForPuzzles):
    """What answers for each of some puzzles."""

    def show(self) -> None:
        """Print the answers, and end with the exit code."""
        self.prepare()
        answer_each(self.puzzles, self.answer, self.as_json, self.unread)

    def prepare(self) -> None:
        """Check what is asked, before the first puzzle is read."""

    def answer(self, question: Question) -> bool:
        """Print the answer for a puzzle; return whether it is what was asked for."""
        raise NotImplementedError

    def unread(self, item: Item) -> None:
        """Print what there is to print of one of several puzzles that cannot be read."""
