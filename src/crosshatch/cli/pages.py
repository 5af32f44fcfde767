"""The page of a path, as a file."""

from pathlib import Path as FilePath

import click

from ..render import page
from ..render.text import ending
from ..solver import Path
from .output import say

page_option = click.option(
    "--html",
    "page_file",
    type=click.Path(dir_okay=False, path_type=FilePath),
    metavar="FILE",
    help="Instead of printing the steps, write a page that goes through them: one file, which any browser shows.",
)


def write_page(path: Path, file: FilePath, shown: tuple[str, ...], language: str) -> None:
    """Write the page of a path to a file, and print its name and how the path ended.

    ``shown`` are the slugs of the techniques whose steps it has; all where there are none.  Raises click.FileError
    where it cannot be written.
    """
    try:
        file.write_text(page(path, techniques=shown or None, language=language), encoding="utf-8")
    except OSError as error:
        raise click.FileError(str(file), error.strerror) from error
    say(f"{file}: {ending(path, language)}")
