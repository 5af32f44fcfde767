"""Where the output of a verb goes: the options ``--output`` and ``--resume``, which mean the same in every verb.

The name of a file says its format.  A file is new: none that has something in it is written over, but ``--resume``
continues one of rows.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, TypeVar

import click

from ..batch.files import FORMATS, FileFormat, check_is_new, kind_named, kind_of, other_kind
from ..messages import listed
from .output import complain

Command = TypeVar("Command", bound=Callable[..., Any])

TEXT_OR_JSON = (".txt", ".jsonl")
"""The endings of the files of verbs that print text or JSON."""


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


def format_named(output: Path | None, *endings: str) -> FileFormat | None:
    """Return the format of a file by its name, one of those with some endings; None where the name says none.

    Raises click.UsageError where it is one of another kind.
    """
    kind = output and kind_named(output)
    if output and kind and kind not in map(kind_of, endings):
        raise click.UsageError(f"{other_kind(output, *endings)}.")
    return FORMATS.get(output.suffix.lower()) if output else None


def json_asked(output: Path | None, as_json: bool, *endings: str) -> bool:
    """Whether a verb that prints text or JSON is to write JSON: as its option says, or the name of its file.

    Raises click.UsageError where both differ, or the name is one of another kind than those with these endings.
    """
    found = format_named(output, *(endings or TEXT_OR_JSON))
    if as_json and found not in (None, FileFormat.JSON):
        raise click.UsageError(f"{output} is {found} by its name, but --json asks for JSON; leave --json out.")
    return as_json or found is FileFormat.JSON


@contextmanager
def printed_to(output: Path | None) -> Iterator[None]:
    """Print to a new file, if there is one, rather than to standard output.

    Raises UnfitFile where it cannot be written, or has something in it.
    """
    if output is None:
        yield
        return
    check_is_new(output)
    with output.open("w", encoding="utf-8", errors="replace", newline="\n") as file, redirect_stdout(file):
        try:
            yield
        except KeyboardInterrupt:
            complain("", f"interrupted: {output} has what was written until then")
            raise
