"""Where puzzles come from: arguments, files, standard input.

Nothing here ends the program: what cannot be read becomes an item with its error, and the others go on.
"""

import io
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import attrs

from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats import read, read_file

STDIN = "-"

WANTED = "write 81 cells, digits and . or 0 for empty ones, or name a file"

_CELL_CHARACTERS = frozenset("0123456789.*_-")
_MOST_OF_A_NAME = 24


@attrs.frozen
class Item:
    """A puzzle with the place it comes from, or what is wrong there.

    ``source`` is a file and line such as ``easy.txt:12``, the beginning of an argument, or nothing where there is one
    argument only and so no doubt.
    """

    source: str
    puzzle: Puzzle | None = None
    error: str = ""


def items(arguments: tuple[str, ...]) -> Iterator[Item]:
    """Yield the puzzles of all arguments, in order, as they are read."""
    for argument in arguments:
        if argument == STDIN:
            yield from _of_standard_input()
        elif _is_path(argument):
            yield from _of_file(argument)
        else:
            yield _of_text(argument, "" if len(arguments) == 1 else _shortened(argument))


def _is_path(argument: str) -> bool:
    """Whether an argument names something in the file system, or was meant to, having little of a puzzle in it."""
    try:
        if Path(argument).exists():
            return True
    except OSError:  # a name too long to be one
        return False
    if argument.startswith(":") or "\n" in argument:  # a library line or a grid
        return False
    return sum(each in _CELL_CHARACTERS for each in argument) < len(argument) / 2


def _of_text(text: str, source: str) -> Item:
    try:
        return Item(source, read(text))
    except PuzzleError as error:
        remedy = "" if text.startswith(":") else f"; {WANTED}"
        return Item(source, error=f"{error}{remedy}")


def _of_standard_input() -> Iterator[Item]:
    stream = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig", errors="replace")
    try:
        yield from _of_lines(stream, "standard input")
    finally:
        stream.detach()  # else standard input would be closed with the wrapper


def _of_file(name: str) -> Iterator[Item]:
    try:
        with open(name, encoding="utf-8-sig", errors="replace") as stream:
            yield from _of_lines(stream, name)
    except FileNotFoundError:
        yield Item(name, error=f"there is no such file, nor is this a puzzle; {WANTED}")
    except IsADirectoryError:
        yield Item(name, error="this is a folder; name the files in it")
    except OSError as error:
        yield Item(name, error=error.strerror or str(error))


def _of_lines(lines: Iterable[str], name: str) -> Iterator[Item]:
    empty = True
    for entry in read_file(lines):
        empty = False
        source = f"{name}:{entry.number}"
        if "\0" in entry.text:
            yield Item(name, error="this is not a text file (in UTF-8)")
            return
        yield Item(source, entry.puzzle, str(entry.error or ""))
    if empty:
        yield Item(name, error="there is no puzzle in it")


def _shortened(text: str) -> str:
    first = text.strip().partition("\n")[0]
    return first if len(first) <= _MOST_OF_A_NAME else f"{first[:_MOST_OF_A_NAME]}..."
