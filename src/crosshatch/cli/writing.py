"""Where verbs write what they make: to standard output or to a new file, in the form that is asked for."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cached_property
from pathlib import Path
from typing import Any

from ..batch.files import FileFormat, Rows, format_of, open_new
from ..batch.parquet import is_whole, open_output
from ..batch.rows import Form, Record
from ..board.messages import listed
from ..verbs.declaration import BadRequest, Host, flag, option, parameters_of, verb
from ..verbs.kinds import File, Section
from .inputs import STDIN
from .output import complain, say

LINE, GRID, CSV, JSON = "line", "grid", "csv", "json"
"""The names of forms as options have them."""

FILE_FORMATS = {CSV: FileFormat.CSV, JSON: FileFormat.JSON}
"""The formats of files in which they are; others are text."""

_FORMS = {FileFormat.TEXT: LINE, FileFormat.CSV: CSV, FileFormat.JSON: JSON, FileFormat.PARQUET: JSON}
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
    file, is_built_in = open_new(output)
    try:
        with file, redirect_stdout(file):
            yield
    except BaseException as error:
        is_empty = not output.stat().st_size
        if isinstance(error, KeyboardInterrupt):
            written = "nothing was written" if is_empty else f"{output} contains the output so far"
            complain("", f"interrupted; {written}")
        if is_empty and is_built_in and not _is_success(error):
            output.unlink()
        if isinstance(error, OSError) and error.errno and not error.filename:
            raise OSError(error.errno, error.strerror, str(output)) from error
        raise


def _is_success(error: BaseException) -> bool:
    """Whether this ends a command that did what it was asked for."""
    return isinstance(error, SystemExit) and not error.code


class NewFile(File):
    """A file to write, whose name has one of some ``endings``, or none; None for standard output, written ``-``."""

    def __init__(self, *endings: str) -> None:
        super().__init__()
        self.endings, self.section, parse = endings, Section.OUTPUT, self.parse
        self.parse = lambda text: None if text == STDIN else parse(text)


def output_option(*endings: str) -> Any:
    """Declare the option for a new file, whose name has one of these endings or none."""
    return option(
        NewFile(*endings), f"Write to a new file, in the format of its extension ({listed(endings, 'or')}).", short="o"
    )


def json_flag(about: str = "one object per line") -> Any:
    """Declare the option for JSON."""
    return flag(f"Print JSON: {about}.", name="json", section=Section.OUTPUT)


@verb
class Writes:
    """What prints, or writes to a new file, in the form that an option or the name of the file says."""

    output: Path | None = output_option(".txt", ".jsonl")

    @property
    def endings(self) -> tuple[str, ...]:
        """How the name of the file may end."""
        kind = parameters_of(type(self), Host.COMMAND_LINE)["output"].kind
        return kind.endings if isinstance(kind, NewFile) else ()

    @cached_property
    def written_as(self) -> str | None:
        """The name of the form that an option chooses, or else the name of the file; None where neither does.

        Raises BadRequest where options choose several, and UnfitFile where the name of the file says another than they
        do, or one that the file cannot have.
        """
        given = {"form": None, "as_csv": False, "as_json": False} | vars(self)
        form = given["form"]
        options = {f"--format {form}": form, "--csv": given["as_csv"] and CSV, "--json": given["as_json"] and JSON}
        chosen = {option: name for option, name in options.items() if name}
        if len(set(chosen.values())) > 1:
            raise BadRequest(f"{listed(chosen)} cannot be combined.")
        option_, name = next(iter(chosen.items()), ("", None))
        if self.output is None:
            return name
        asked = FILE_FORMATS.get(name, FileFormat.TEXT) if name else None
        found = format_of(self.output, *self.endings, asked=asked, option=option_)
        return name if found is asked else _FORMS[found] if found else None

    @property
    def in_json(self) -> bool:
        """Whether it writes JSON."""
        return self.written_as == JSON

    def run(self) -> None:
        """Show what there is to show.

        Raises what ``written_as`` does, and UnfitFile where the file cannot be written.
        """
        self.written_as  # noqa: B018
        with printed_to(self.output):
            self.show()

    def show(self) -> None:
        """Print the answers."""
        raise NotImplementedError


@verb
class Prints(Writes):
    """What prints text or JSON, to standard output or to a new file."""

    as_json: bool = json_flag()


@verb
class Resumable(Writes):
    """What writes rows to a new file, or continues one."""

    output: Path | None = output_option(".csv", ".jsonl", ".parquet")
    resume: bool = flag("Continue the --output file of an earlier run.", section=Section.RUN)

    @cached_property
    def written_as(self) -> str | None:
        """The name of the form of the rows.

        Raises BadRequest besides where there is no file to continue, or it cannot have rows in that form.
        """
        if self.resume and not self.output:
            raise BadRequest("--resume needs --output with the file to continue.")
        name = vars(self).get("form")
        if self.output and (name == GRID or (name == LINE and ".txt" not in self.endings)):
            raise BadRequest(
                f"--format {name} cannot be written with --output; redirect standard output instead (> FILE)."
            )
        return super().written_as


class _Printed(Rows):
    """Rows on standard output."""

    def complete(self) -> Iterator[Record]:
        """Yield nothing, and print the header."""
        if self._form.header:
            say(self._form.header)
        return iter(())

    def add(self, row: str) -> None:
        """Print a row."""
        say(row)

    def put(self, rows: Iterable[str]) -> None:
        """Print rows."""
        for row in rows:
            say(row)


@contextmanager
def rows_to(output: Path | None, form: Form, resume: bool) -> Iterator[Rows]:
    """Open a file for rows, or standard output where there is none; say so where one to be continued is whole.

    Raises what ``open_output`` does.
    """
    if output is None:
        yield _Printed(Path("standard output"), form)
        return
    whole = resume and is_whole(output)
    with open_output(output, form, resume) as file:
        yield file
    if whole:
        complain("", f"{output} is already complete; nothing to continue")
