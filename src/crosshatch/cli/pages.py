"""The page of a path, as a file."""

from pathlib import Path as FilePath

from ..render import page
from ..render.text import ending
from ..solving.solver import Path
from .inputs import STDIN
from .output import say, write_file

NONE_SHOWN = "No step here is of the techniques to be shown."


def write_page(path: Path, file: FilePath, shown: tuple[str, ...], language: str) -> None:
    """Write the page of a path to a file, and print its name and how the path ended; ``-`` is standard output alone.

    ``shown`` are the slugs of the techniques whose steps it has; all where there are none.  Raises what ``write_file``
    raises.
    """
    write_file(str(file), page(path, techniques=shown or None, language=language).encode())
    if str(file) != STDIN:
        say(f"{file}: {ending(path, language)}")
        if lacks(path, shown):
            say(NONE_SHOWN)


def lacks(path: Path, shown: tuple[str, ...]) -> bool:
    """Whether a path has no step of the techniques to be shown; never where none are named, as all steps are then."""
    return bool(shown) and not any(technique.slug in shown for technique in path.techniques())
