"""Where puzzles come from: arguments, files, standard input.

Nothing here ends the program: what cannot be read becomes an item with its error, and the others go on.
"""

import codecs
import io
import re
import select
import sys
import warnings
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TextIO, TypeAlias, cast

import attrs

from ..board.board import CLASSIC, Board, BoardError
from ..board.errors import PuzzleError
from ..board.puzzle import Puzzle
from ..formats import Entry, read_document, read_file, read_many
from ..formats.document import EntryKind
from ..formats.links import begins as begins_link
from ..formats.objects import begins_array
from ..formats.opensudoku import begins as begins_xml
from ..formats.values import ConstraintError
from ..verbs.choices import check_board

STDIN = "-"

REPLACED = "\ufffd"
"""What stands for a byte that is not UTF-8."""

WANTED = "give 81 cells (digits, with . or 0 for empty cells), or the name of a file"

NOT_THERE = "no such file"

NO_FILE = f"{NOT_THERE}, and not a puzzle; {WANTED}"

PROBLEMS: dict[type[OSError], str] = {
    FileNotFoundError: NO_FILE,
    IsADirectoryError: "this is a folder; name the files in it",
}
"""What is said where a file cannot be opened, if not what the system says."""

EMPTY = "no puzzle found"
"""What is said of a file that can be read and has none."""

_CELL_CHARACTERS = frozenset("0123456789.*_-")

_AS_LONG_AS_A_PUZZLE = re.compile(r"\S{81}(?!\S)|[1-9 ]{81}$")
"""A puzzle, even with letters for digits, or with blanks for empty cells."""

_FILE_NAME = re.compile(r"[^#]{0,50}(?:[/\\][^#]{0,20}|\.[A-Za-z]{2,10})")
"""A short text with a folder or an extension, which no puzzle has outside its comment."""

_SMALLER = {16: "4x4", 36: "6x6", 64: "8x8"}
"""The smaller boards by their numbers of cells."""

_ROW = re.compile(r"\A[^:{\n]*[,;\t][^\n]*\Z")
"""A line that may be a row of a table; a library line begins with a colon, and JSON with a brace."""

_NO_TEXT = re.compile(rf"(?P<parquet>PAR1)|(?P<pdf>%PDF-)|(?P<utf_16>{REPLACED}{REPLACED}(?:[^\0]\0|\0[^\0]))")
"""The first characters of files that are often given by mistake, read as UTF-8."""

_REMEDIES = {
    "parquet": "Parquet files cannot be read; save the puzzles as CSV or JSON",
    "pdf": "PDF files cannot be read; save the puzzles as text",
    "utf_16": "this text is in UTF-16; save it as UTF-8",
}
"""What is said of them."""

LONGEST_LINE = 100_000
"""A file with a line of more characters than this holds no puzzles; library lines have at most some 3,000."""

CHUNK = 65_536
"""How many bytes of standard input are read at once, if there are that many."""


class StandardInput:
    """The lines of standard input, in UTF-8 with or without a byte order mark; invalid bytes are replaced."""

    def __init__(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._decoder = io.IncrementalNewlineDecoder(decoder, translate=True)
        self._lines: deque[str] = deque()
        self._rest = ""
        self._reading = False

    def readline(self, limit: int) -> str:
        """Return the next line with its end, or only its first characters if it is longer; an empty text at the end."""
        ended = False
        while not self._lines and not ended and len(self._rest) < limit:
            ended = self._read()
        self._reading = not ended
        if not self._lines:
            line, self._rest = self._rest[:limit], self._rest[limit:]
            return line
        line = self._lines.popleft()
        if len(line) > limit:
            self._lines.appendleft(line[limit:])
        return line[:limit]

    def ready(self) -> bool:
        """Whether the next line has arrived already, nothing has been read yet, or everything has.

        Also true if the system cannot tell.
        """
        if self._lines or not self._reading:
            return True
        try:
            return bool(select.select([sys.stdin.buffer], [], [], 0)[0])
        except (OSError, ValueError):  # neither a pipe nor a terminal, or a system that can ask sockets only
            return True

    def _read(self) -> bool:
        """Read what is there, waiting only if there is nothing; return whether that was the end."""
        data = cast(io.BufferedReader, sys.stdin.buffer).read1(CHUNK)
        *lines, self._rest = (self._rest + self._decoder.decode(data, final=not data)).split("\n")
        self._lines.extend(f"{line}\n" for line in lines)
        return not data


Stream: TypeAlias = TextIO | StandardInput


class _NoPuzzles(Exception):
    """A file holds no puzzles; the message says why."""


class _NoText(_NoPuzzles):
    """A file is no text: it may be a bank."""


@attrs.frozen
class Item:
    """A puzzle with the place it comes from, or what is wrong there.

    ``source`` is a file and line such as ``easy.txt:12``, an argument such as ``argument 2``, or empty if there is
    only one argument.  ``text`` is the puzzle as it was given, or empty, ``columns`` what came with it, ``kind`` how it
    stood there, and ``left_out`` what was not read of it (``formats.Entry``).
    """

    source: str
    puzzle: Puzzle | None = None
    error: str = ""
    text: str = ""
    columns: dict[str, Any] = attrs.field(factory=dict, hash=False)
    kind: EntryKind = EntryKind.LINE
    left_out: tuple[str, ...] = ()


def items(
    arguments: tuple[str, ...], stdin: StandardInput | None = None, board: Board | None = None, classic_only: str = ""
) -> Iterator[Item]:
    """Yield the puzzles of all arguments, in order, as they are read.

    They are on a ``board``, if there is one, or on those that they name.  Where something is for the classic board
    only, ``classic_only`` names it, and a puzzle on another one is an item with an error.
    """
    stdin = stdin or StandardInput()
    for number, argument in enumerate(arguments, 1):
        if argument == STDIN or is_path(argument):
            found = _of_file(argument, stdin, board)
        else:
            found = iter([_of_text(argument, "" if len(arguments) == 1 else f"argument {number}", board)])
        yield from (_on_classic(each, classic_only) for each in found) if classic_only else found


def _on_classic(item: Item, what: str) -> Item:
    """Return an item, with an error if its puzzle is not on the classic board."""
    try:
        if item.puzzle:
            check_board(item.puzzle, what)
    except BoardError as error:
        return attrs.evolve(item, puzzle=None, error=str(error))
    return item


def number_of_puzzles(arguments: tuple[str, ...]) -> int | None:
    """Return about how many puzzles there are, one for each line of a file; None if only reading them would tell."""
    total = 0
    for argument in arguments:
        is_text = argument != STDIN and not is_path(argument)
        number = 1 if is_text else _number_of_lines(argument) if Path(argument).is_file() else None
        if number is None:
            return None
        total += number
    return total


def _number_of_lines(name: str) -> int | None:
    """Return how many lines a file has; None where they say nothing of the number of puzzles."""
    try:
        with open(name, "rb") as stream:
            data = stream.read(LONGEST_LINE)
            head = data.decode("utf-8-sig", "replace").lstrip()
            if "\0" in head or begins_array(head) or begins_xml(head):
                return None
            stream.seek(0)
            return sum(1 for line in stream if line.strip())
    except OSError:  # said where the file is read
        return 0


def is_there(argument: str) -> bool:
    """Whether an argument is standard input, or names something in the file system."""
    return argument == STDIN or Path(argument).exists()


def check_there(arguments: Iterable[str], problem: str = NO_FILE) -> None:
    """Raise PuzzleError if an argument names a file that does not exist.

    Call it before writing a new file: the result of a mistyped name would block the correct command.
    """
    for each in arguments:
        if is_path(each) and not is_there(each):
            raise PuzzleError(f"{each}: {problem}")


def is_path(argument: str) -> bool:
    """Whether an argument names something in the file system, or was meant to.

    It was meant to if it looks like the name of a file, or little of it looks like a puzzle.
    """
    try:
        if Path(argument).exists():
            return True
    except OSError:  # a name too long to be one
        return False
    if argument.startswith((":", "{")) or "\n" in argument or begins_link(argument):  # a library line, JSON, a grid...
        return False
    if _AS_LONG_AS_A_PUZZLE.match(argument):
        return False
    if _FILE_NAME.fullmatch(argument):
        return True
    return sum(each in _CELL_CHARACTERS for each in argument) < len(argument) / 2


def _of_text(text: str, source: str, board: Board | None) -> Item:
    wanted = WANTED
    cells = len(text.strip())
    if board is not None and len(board.cells) != 81:
        wanted = wanted.replace("81", str(len(board.cells)))
    elif board is None and cells in _SMALLER:
        wanted = f"to read {cells} cells, add --board {_SMALLER[cells]}"
    try:
        if _ROW.search(text) and not begins_link(text):
            (entry,) = read_many([text], board)
            if entry.error:
                raise entry.error
            return Item(source, entry.puzzle, text=text, columns=entry.columns, left_out=entry.left_out)
        found = read_document(text, board=board)
        return Item(source, found.puzzle, text=text, columns=dict(found.columns), left_out=found.left_out)
    except PuzzleError as error:
        is_said = isinstance(error, (ConstraintError, BoardError)) or str(error).endswith("?")
        is_clear = is_said or text.startswith((":", "{")) or begins_link(text)
        remedy = "" if is_clear else f"; {wanted}"
        return Item(source, error=f"{error}{remedy}", text=text)


def _of_file(argument: str, stdin: StandardInput, board: Board | None) -> Iterator[Item]:
    """Yield the puzzles of a file, a bank or standard input, or what is wrong with it."""
    name = "standard input" if argument == STDIN else argument
    try:
        with nullcontext(stdin) if argument == STDIN else open(name, encoding="utf-8-sig", errors="replace") as stream:
            yield from _of_lines(stream, name, board)
    except _NoText as error:
        from ..bank.file import is_database  # which brings much with it

        if is_database(name):
            yield from _of_bank(name, board)
        else:
            yield Item(name, error=str(error))
    except _NoPuzzles as error:
        yield Item(name, error=str(error))
    except OSError as error:
        yield Item(name, error=PROBLEMS.get(type(error)) or error.strerror or str(error))


def _of_bank(name: str, board: Board | None) -> Iterator[Item]:
    """Yield the puzzles of a bank, with what it knows of them beside their grades."""
    from ..bank import Bank, BankError  # which few verbs need

    if board not in (None, CLASSIC):
        yield Item(name, error=f"the puzzles of a bank are on the classic board; expected {board}")
        return
    try:
        with Bank(name) as bank:
            for kept in bank:
                line = kept.puzzle.line
                yield Item(f"{name}:{kept.number}", kept.puzzle, text=line, columns=kept.about(), kind=EntryKind.ROW)
    except BankError as error:
        yield Item(name, error=str(error))


def _of_lines(stream: Stream, name: str, board: Board | None) -> Iterator[Item]:
    empty = in_utf_8 = True
    for entry in read_file(_lines(stream), name, board):
        empty = False
        if in_utf_8 and REPLACED in entry.text:
            in_utf_8 = False
            warnings.warn(
                f"{name}:{entry.number}: bytes that are not UTF-8 are shown as {REPLACED}; save the file as UTF-8",
                RuntimeWarning,
                stacklevel=1,
            )
        yield _of_entry(entry, name)
    if empty:
        raise _NoPuzzles(EMPTY)


def _of_entry(entry: Entry, name: str) -> Item:
    source = f"{name}:{entry.number}"
    return Item(source, entry.puzzle, entry.problem, entry.text, entry.columns, entry.kind, entry.left_out)


def _lines(stream: Stream) -> Iterator[str]:
    """Yield lines, as long as they can be lines of puzzles: no device or picture is read to its end.

    Of a file that begins like an array in JSON or like XML, which may be one line, pieces do as well.  Raises
    _NoPuzzles at the first line that holds no puzzle.
    """
    in_pieces: bool | None = None
    while line := stream.readline(LONGEST_LINE):
        if in_pieces is None and (known := _NO_TEXT.match(line)):
            raise _NoPuzzles(_REMEDIES[known.lastgroup or ""])
        if in_pieces is None and line.strip():
            in_pieces = begins_array(line) or begins_xml(line)
        if "\0" in line:
            raise _NoText("this is not a text file")
        if len(line) == LONGEST_LINE and not in_pieces:
            raise _NoPuzzles(f"a line has {LONGEST_LINE:,} characters or more; a file of puzzles has shorter lines")
        yield line
