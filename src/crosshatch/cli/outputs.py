"""Where the output of a verb goes: the options ``--output`` and ``--resume``, which mean the same in every verb.

The name of a file says its format.  A file is new: none that has something in it is written over, but ``--resume``
continues one of rows.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from ..batch.files import FileFormat, UnfitFile, format_of, kind_named, kind_of, open_new, other_kind
from ..board.messages import listed
from .choices import with_options
from .output import complain

Command = TypeVar("Command", bound=Callable[..., Any])


def output_option(*endings: str) -> Callable[[Command], Command]:
    """Make the option ``--output``, which is None if it is left out; files may be of the formats with these endings."""
    formats = listed([f"{kind_of(each) or 'text'} ({each})" for each in endings], "or")
    return click.option(
        "--output",
        "-o",
        type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE",
        help=f"Write to a new file: {formats}, as its name says.",
    )


resume_option = click.option("--resume", is_flag=True, help="Continue the --output file where an earlier run stopped.")


def check_output(output: Path | None, resume: bool) -> None:
    """Raise click.UsageError where there is no file to continue."""
    if resume and not output:
        raise click.UsageError("--resume continues a file: name it with --output.")


def printed_output_option(*endings: str) -> Callable[[Command], Command]:
    """Make the option ``--output`` for a command that prints, which it makes print to that file.

    The name of the file sets the command's arguments ``as_json`` and ``as_csv``, as far as it has them.
    """

    def decorated(command: Command) -> Command:
        @wraps(command)
        def redirected(output: Path | None, **options: Any) -> Any:
            found = format_named(output, options, *endings)
            flag = FLAGS.get(found) if found else None
            if flag in options:
                options[flag] = True
            with printed_to(output):
                return command(**options)

        made: Command = with_options(redirected, (output_option(*endings),))
        return made

    return decorated


FLAGS = {FileFormat.JSON: "as_json", FileFormat.CSV: "as_csv"}
"""The arguments of commands that ask for formats."""


def format_named(output: Path | None, options: Mapping[str, Any], *endings: str) -> FileFormat | None:
    """Return the format of a file by its name, one of those with some endings; None where the name says none.

    Raises UnfitFile where it is one of another kind, or the options, by the names of arguments, ask for another.
    """
    kind = output and kind_named(output)
    if output and kind and kind not in map(kind_of, endings):
        raise UnfitFile(other_kind(output, *endings))
    asked = next((each for each, flag in FLAGS.items() if options.get(flag)), None)
    return (format_of(output, asked) if kind else None) if output else None


@contextmanager
def printed_to(output: Path | None) -> Iterator[None]:
    """Print to a new file, if there is one, rather than to standard output.

    A command that fails before it prints anything leaves no file behind that was not there before.

    Raises UnfitFile where it cannot be written, or has something in it.
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
        raise


def _is_success(error: BaseException) -> bool:
    """Whether this ends a command that did what it was asked for."""
    return isinstance(error, SystemExit) and not error.code
