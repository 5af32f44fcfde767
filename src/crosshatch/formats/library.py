"""HoDoKu's library line: a position and, if it is an example of a technique, the effect of the technique there.

Seven fields separated by colons::

    :technique[-variant]:candidates:givens:deleted:eliminations:placements:extra

``givens`` has 81 cells, with ``.`` or ``0`` for an empty one; ``+`` before a digit marks a cell that is solved but not
given.  The next three fields contain candidates of three digits each (digit, row, column:  ``512`` is 5 in r1c2),
separated by spaces: those deleted so far, those that the technique eliminates, and those that it places.
``candidates`` are the digits that the example is about.  ``extra`` is the number of links of a chain and may be
omitted.  A plain position has the technique ``0000`` and the candidates ``x``.  Text after ``#`` is a comment.

Source:  HoDoKu's regression library (reglib-1.3.txt) and its reader, RegressionTester.java; only the file format was
taken from there.
"""

import re
import reprlib

import attrs

from ..board.candidate import Candidate, candidate
from ..board.errors import PuzzleError
from ..board.houses import cell_name
from ..board.messages import lookalike_hint
from ..board.puzzle import EMPTY, Puzzle, check_is_classic
from .document import COMMENT, Document, Features, Format

POSITION = "0000"
"""The technique code of a plain position."""

_CELL = re.compile(r"\+?[1-9]|[.0]")
_CELLS = re.compile(r"(?:\+?[1-9]|[.0])*")
_TRIPLE = re.compile(r"[1-9]{3}")


@attrs.frozen
class LibraryCase:
    """An example of a technique: a position, and the conclusions of the technique there.

    ``code`` is HoDoKu's number of the technique (``0400``), ``variant`` the part after the hyphen (``1``, ``x`` or
    empty), ``candidates`` the digits (1 to 9) that the example is about, and ``extra`` the number of links of a chain.
    In a fail case (variant ``x``), the technique must not find the eliminations.
    """

    puzzle: Puzzle
    code: str = POSITION
    variant: str = ""
    candidates: tuple[int, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    placements: tuple[Candidate, ...] = ()
    extra: str = ""

    def __str__(self) -> str:
        cells = zip(self.puzzle.givens, self.puzzle.placed, strict=True)
        fields = (
            f"{self.code}-{self.variant}" if self.variant else self.code,
            "".join(map(str, self.candidates)) or ("x" if self.code == POSITION else ""),
            "".join(given if placed == "." else f"+{placed}" for given, placed in cells),
            _triples_text(self.puzzle.removed),
            _triples_text(self.eliminations),
            _triples_text(self.placements),
            self.extra,
        )
        return ":" + ":".join(fields)

    def __repr__(self) -> str:
        return f"read_case({str(self)!r})"


def read(text: str) -> Puzzle:
    """Read a position, without the conclusions of a technique.

    Raises PuzzleError, with the name of the field, if the text is not a library line.
    """
    return read_case(text).puzzle


def read_case(text: str) -> LibraryCase:
    """Read a position with the conclusions of a technique.

    Raises PuzzleError, with the name of the field, if the text is not a library line.
    """
    body, _, comment = text.strip().partition("#")
    before, *fields = body.strip().split(":")
    if before:
        raise PuzzleError("a library line must begin with a colon")
    if len(fields) not in (6, 7):
        raise PuzzleError(f"expected seven fields in a library line, each preceded by a colon; found {len(fields)}")
    technique, digits, cells, deleted, eliminations, placements = fields[:6]
    code, _, variant = technique.partition("-")
    givens, placed = _values(cells)
    return LibraryCase(
        Puzzle(givens, placed, _triples("deleted", deleted), comment.strip()),
        code,
        variant,
        _digits(digits),
        _triples("eliminations", eliminations),
        _triples("placements", placements),
        "".join(fields[6:]),
    )


def write(puzzle: Puzzle) -> str:
    """Write a position as a library line, without its comment."""
    check_is_classic(puzzle, "a library line")
    return str(LibraryCase(puzzle))


def line_of(puzzle: Puzzle) -> str:
    """Return a puzzle as 81 characters, or as a library line if 81 characters would lose information."""
    return puzzle.line if puzzle.placed == EMPTY and not puzzle.removed else write(puzzle)


def _values(text: str) -> tuple[str, str]:
    """Return the lines of the givens and of the placed cells."""
    cells = _CELL.findall(text)
    if "".join(cells) != text:
        raise _misread(text)
    if len(cells) != 81:
        raise PuzzleError(f"givens: expected 81 cells, found {len(cells)}")
    givens = "".join([each if len(each) == 1 else "." for each in cells])
    placed = "".join([each[1] if len(each) == 2 else "." for each in cells])
    return givens, placed


def _misread(text: str) -> PuzzleError:
    readable = _CELLS.match(text)
    position = readable.end() if readable else 0
    cell = len(_CELL.findall(text[:position]))
    where = f"{text[position]!r} at character {position + 1}" + (f" ({cell_name(cell)})" if cell < 81 else "")
    if text[position] == "+":
        return PuzzleError(f"givens: {where} is not followed by a digit")
    return PuzzleError(f"givens: {where} is neither a digit nor an empty cell{lookalike_hint(text[position])}")


def _digits(text: str) -> tuple[int, ...]:
    if text in ("", "x"):
        return ()
    if text.strip("123456789"):
        raise PuzzleError(f"candidates: {reprlib.repr(text)} may contain only the digits 1 to 9")
    return tuple(map(int, text))


def _triples(field: str, text: str) -> tuple[Candidate, ...]:
    found = []
    for triple in text.split():
        if not _TRIPLE.fullmatch(triple):
            raise PuzzleError(f"{field}: {reprlib.repr(triple)} is not a candidate; 5 in r1c2 is written 512")
        digit, row, column = map(int, triple)
        found.append(candidate((row - 1) * 9 + column - 1, digit))
    return tuple(found)


def _triples_text(candidates: tuple[Candidate, ...]) -> str:
    return " ".join(f"{each.digit}{each.cell // 9 + 1}{each.cell % 9 + 1}" for each in candidates)


def _document(document: Document) -> str:
    comment = document.text(COMMENT)
    return f"{write(document.puzzle)} # {comment}" if comment else write(document.puzzle)


FORMAT = Format(
    "library",
    "HoDoKu's library",
    lambda text: Document.of(read(text)),
    _document,
    Features(placed=True, removed=True, columns=(COMMENT,)),
    matches=lambda text: text.lstrip().startswith(":"),
)
