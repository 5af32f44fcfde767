"""OpenSudoku collections: puzzles in XML, in versions 1 and 2.

Version 1 has fields above its games that apply to all of them:  ``name``, ``author``, ``description``, ``comment``,
``created``, ``source``, ``level`` and ``sourceURL``.  Version 2 has folders with a ``name``, and each game may have a
``note``, the time it was ``created`` (in milliseconds since 1970), the state of the game and its undo history.

The ``data`` of a game is 81 digits (0 for an empty cell), or ``version:  N`` and the cells, whose fields are separated
by bars: the value, the notes, and whether it can be edited.  Version 1 stores the notes as digits with commas, versions
2 and 3 as a mask (whose lowest bit is 1).  Version 4 stores corner notes and then centre notes, version 5 adds a
colour.  Centre notes, or the only notes in versions with one kind, are the remaining candidates; corner notes and
colours are dropped.

Source:  OpenSudoku, https://github.com/ogarcia/opensudoku (CellCollection.java, FileExportTask.java and its importer);
only the file format was taken from there.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from html import escape

import attrs

from ..board.board import BoardError
from ..board.errors import PuzzleError
from ..board.houses import CELLS, DIGITS, cell_name
from ..board.puzzle import EMPTY, Puzzle
from . import library
from .document import (
    AUTHOR,
    COMMENT,
    DATE,
    DESCRIPTION,
    FOLDER,
    LEVEL,
    SOURCE,
    URL,
    Document,
    Entry,
    EntryKind,
    Features,
    Format,
    entry_read,
    marks_of,
    only,
)
from .safe_xml import End, Start, events

_HEAD = {
    "name": FOLDER,
    "author": AUTHOR,
    "description": DESCRIPTION,
    "comment": COMMENT,
    "created": DATE,
    "source": SOURCE,
    "level": LEVEL,
    "sourceURL": URL,
}
"""The fields that apply to all games in version 1, and their columns."""

UNNAMED = "Crosshatch"
"""The folder for games without one, which version 2 requires; it is dropped when read."""

_PLAIN = re.compile(r"[.0-9]{81}")
_SMALL = re.compile(r"[.0-9]{16,64}")
_SERIAL = re.compile(r"\s*version: ?([1-9]\d?)\s+([\d|,-]*)\s*")
_CELL = {
    1: re.compile(r"(?P<value>\d)\|(?P<list>(?:\d,)+|-)\|(?P<free>[01])\|"),
    2: re.compile(r"(?P<value>\d)\|(?P<mask>\d{1,3})\|{1,2}(?P<free>[01])\|"),
    3: re.compile(r"(?P<value>\d)\|(?P<mask>\d{1,3})\|(?P<free>[01])\|"),
    4: re.compile(r"(?P<value>\d)\|(?P<corner>\d{1,3})\|(?P<mask>\d{1,3})\|(?P<free>[01])\|"),
    5: re.compile(r"(?P<value>\d)\|(?P<corner>\d{1,3})\|(?P<mask>\d{1,3})\|(?P<colour>\d)\|(?P<free>[01])\|"),
}
_LEFT_OUT = {"corner": "corner marks", "colour": "colours"}


def begins(line: str) -> bool:
    """Return whether the first line of a file is XML."""
    return line.lstrip("\ufeff \t\r\n").startswith(("<?xml", "<opensudoku", "<!--"))


def read_games(pieces: Iterable[str]) -> Iterator[Entry]:
    """Yield an entry for each game of a collection, numbered by its position from 1.

    If the XML is invalid or not a collection, the last entry has the error.
    """
    number = 0
    try:
        for number, (data, columns) in enumerate(_games(pieces), 1):
            yield _entry(number, data, columns)
    except PuzzleError as error:
        yield Entry(number + 1, "", error=error.with_traceback(None), kind=EntryKind.OBJECT)


def _games(pieces: Iterable[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the data of each game and its accompanying data."""
    head: dict[str, str] = {}
    depth = 0
    for event in events(pieces):
        if isinstance(event, End):
            depth -= 1
            if event.name == "folder":
                head.pop(FOLDER, None)
            elif depth == 1 and event.name in _HEAD:
                said = event.text.strip()
                head[_HEAD[event.name]] = _folder(said) if event.name == "name" else said
            continue
        _check(event, depth)
        depth += 1
        if event.name == "folder":
            head[FOLDER] = _folder(event.attributes.get("name", ""))
        elif event.name == "game":
            more = {COMMENT: event.attributes.get("note", ""), DATE: _day(event.attributes.get("created", ""))}
            about = head | {name: what for name, what in more.items() if what}
            yield event.attributes.get("data", ""), {name: what for name, what in about.items() if what}


def _folder(name: str) -> str:
    return "" if name == UNNAMED else name


def _check(event: Start, depth: int) -> None:
    """Raise PuzzleError if a collection is of another kind."""
    if depth == 0 and event.name != "opensudoku":
        raise PuzzleError(f"not an OpenSudoku collection: the file begins with <{event.name:.30}>")
    if depth == 0 and event.attributes.get("version", "1") not in ("1", "2", "3"):
        raise PuzzleError(
            f"version {event.attributes['version']:.20} of OpenSudoku collections is not supported; use 1 to 3"
        )


def _entry(number: int, data: str, columns: dict[str, str]) -> Entry:
    entry = entry_read(partial(_document, data, columns), number, data, EntryKind.OBJECT, columns)
    return attrs.evolve(entry, text=library.line_of(entry.puzzle)) if entry.puzzle else entry


def _document(data: str, columns: dict[str, str]) -> Document:
    """Return the puzzle in the data of a game.

    Raises PuzzleError if there is no valid puzzle.
    """
    if _PLAIN.fullmatch(data):
        return Document.with_columns(Puzzle(data), columns)
    found = _SERIAL.fullmatch(data)
    if _SMALL.fullmatch(data):
        raise BoardError(
            f"a game of {len(data)} cells: OpenSudoku has 81 cells only; save puzzles on small boards as CSV or JSON"
        )
    if not found:
        raise PuzzleError(f"expected game data as 81 digits, or as 'version: 3' and cells, not {data!r:.40}")
    version = int(found[1])
    if version not in _CELL:
        raise PuzzleError(f"version {version} of game data is not supported; use 1 to {max(_CELL)}")
    cells = [cell.groupdict() for cell in _CELL[version].finditer(found[2])]
    if len(cells) != 81 or sum(len(cell[0]) for cell in _CELL[version].finditer(found[2])) != len(found[2]):
        raise PuzzleError(f"expected 81 cells of version {version}, found {len(cells)}")
    values = "".join([cell["value"] for cell in cells])
    givens = "".join(["." if cell["free"] == "1" else cell["value"] for cell in cells])
    marks = {at: _noted(cell, cell_name(at)) for at, cell in enumerate(cells)}
    left_out = [name for key, name in _LEFT_OUT.items() if any((cell.get(key) or "0").strip("0") for cell in cells)]
    return Document.with_columns(Puzzle.from_marks(givens, values, marks), columns, left_out)


def _noted(cell: dict[str, str], name: str) -> list[int]:
    """Return the digits noted in a cell."""
    if "list" in cell:
        return [int(digit) for digit in cell["list"].split(",") if digit not in ("", "-", "0")]
    mask = int(cell["mask"])
    if mask > 511:
        raise PuzzleError(f"{name}: {mask} is not a set of notes")
    return [digit for digit in DIGITS if mask >> digit - 1 & 1]


def read(text: str) -> Document:
    """Read a collection of one puzzle.

    Raises PuzzleError if there is no puzzle, or more than one.
    """
    return only(read_games([text]))


def write(document: Document) -> str:
    """Write a collection of one puzzle, in version 1."""
    return "".join(write_many([document])).rstrip("\n")


def write_many(documents: Iterable[Document]) -> Iterator[str]:
    """Yield a collection in version 1; fields above a game apply to all games from there on until they change."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n'
    head: dict[str, str] = {}
    for document in documents:
        new = {name: document.said(column) for name, column in _HEAD.items()}
        new["name"] = new["name"] or UNNAMED
        yield from (
            f"  <{name}>{escape(_printable(said), quote=False)}</{name}>\n"
            for name, said in new.items()
            if said != head.get(name, "")
        )
        head = new
        yield f"  <game data={_attribute(_data(document.puzzle))} />\n"
    yield "</opensudoku>\n"


def write_many_2(documents: Iterable[Document]) -> Iterator[str]:
    """Yield a collection in version 2, with games in folders."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku version="2">\n'
    folder = None
    for document in documents:
        name = document.text(FOLDER) or UNNAMED
        if name != folder:
            yield ("  </folder>\n" if folder else "") + f"  <folder name={_attribute(name)}>\n"
            folder = name
        more = {"data": _data(document.puzzle), "created": _moment(document.text(DATE)), "note": document.said(COMMENT)}
        told = "".join(f" {key}={_attribute(said)}" for key, said in more.items() if said)
        yield f'    <game{told} state="0" time="0" />\n'
    yield ("  </folder>\n" if folder else "") + "</opensudoku>\n"


def _data(puzzle: Puzzle) -> str:
    """Return the data of a game: 81 digits, or version 3 for a position in progress."""
    if puzzle.placed == EMPTY and not puzzle.removed:
        return puzzle.givens.replace(".", "0")
    marks = marks_of(puzzle)

    def told(cell: int) -> str:
        mask = sum(1 << digit - 1 for digit in marks.get(cell, ()))
        value = puzzle.line[cell].replace(".", "0")
        return f"{value}|{mask}|{int(puzzle.givens[cell] == '.')}|"

    return "version: 3\n" + "".join(map(told, CELLS))


def _printable(text: str) -> str:
    """Return a text without characters that XML does not allow."""
    return "".join(each for each in text if each in "\t\n" or (each >= " " and not _IS_NO_XML.match(each)))


_IS_NO_XML = re.compile("[\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def _attribute(text: str) -> str:
    written = escape(_printable(text)).replace("\n", "&#10;").replace("\t", "&#9;")
    return f'"{written}"'


def _day(moment: str) -> str:
    """Return the date of a time in milliseconds since 1970; empty if the time is invalid."""
    try:
        return datetime.fromtimestamp(int(moment) / 1000, UTC).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return ""


def _moment(day: str) -> str:
    """Return a date such as 2031-05-07 in milliseconds since 1970; empty if the date is invalid."""
    try:
        return str(int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000))
    except (ValueError, OverflowError):
        return ""


FORMAT = Format(
    "opensudoku",
    "OpenSudoku, version 1",
    read,
    write,
    Features(placed=True, removed=True, emptied=False, columns=tuple(_HEAD.values())),
    endings=("opensudoku", "xml"),
    write_many=write_many,
)

VERSION_2 = Format(
    "opensudoku-2",
    "OpenSudoku, version 2",
    read,
    lambda document: "".join(write_many_2([document])).rstrip("\n"),
    Features(placed=True, removed=True, emptied=False, columns=(FOLDER, COMMENT, DATE)),
    write_many=write_many_2,
)
