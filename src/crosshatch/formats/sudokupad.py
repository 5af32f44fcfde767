"""The contents of links to SudokuPad after the address: a prefix that names the encoding, and the puzzle.

========== =====================================================================================
fpuzzles   an object of f-puzzles in LZ-string
scl, ctc   an object of SudokuPad's own in LZ-string, perhaps shortened
classic    the givens with run lengths of the blanks between them, in one of two encodings
scf        the same run lengths, then rules other than rows, columns and boxes, title and author
========== =====================================================================================

SudokuPad's own objects have ``cells``, nine rows of nine, with ``value`` for givens and ``centremarks`` for the
remaining candidates; corner marks are dropped.  Anything drawn is or may be a constraint; ConstraintError names it.

Source:  SudokuPad's tools, https://github.com/SudokuPad/sudokutools (puzzletools_lib.js, puzzlezipper_lib.js).
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isqrt
from typing import Any
from urllib.parse import quote

from ..board.board import CLASSIC, SIZES, Boxes, Constraint, Lines
from ..board.boards import BOXES, VARIANTS, board, named
from ..board.constraints import Diagonals, Regions
from ..board.errors import PuzzleError
from ..board.houses import cell_name
from ..board.puzzle import Puzzle
from . import f_puzzles, lz
from .document import AUTHOR, DESCRIPTION, SOLUTION, TITLE, Document, Features, Format
from .f_puzzles_rules import usual_region
from .values import ConstraintError, decoded, digit, digits, refuse, rows_of_cells, text

HOME = "https://sudokupad.app/"

_PREFIX = re.compile(r"(fpuzzles|fpuz|scl|ctc|scf|classic)(.*)", re.DOTALL)
_COMPRESSED = re.compile(r"[A-Za-z0-9+/=\\ _-]{16,}")
_OBJECT = "N4"
"""The beginning of a compressed object, which is not an id even if it is truncated or damaged."""

_RUNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
"""A digit (0 for an empty cell) and the number of empty cells after it: index = digit + 10 * cells."""

_AFTER_CELLS = re.compile(r"([ta])((?:[^*]|\*\*)*)|\*|(.)", re.DOTALL)
"""The text after the cells in the short form: a title or author up to a star (doubled inside), or a rule."""

_BLANKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
"""A number of consecutive empty cells as one character, between digits: the older encoding."""


def begins(payload: str) -> bool:
    """Return whether a text without an address is the contents of such a link, and too long to be a word."""
    found = _PREFIX.fullmatch(payload)
    if not found or len(payload) < 16:
        return False
    if found[1] in ("scf", "classic"):
        return _is_counted(found[1], found[2])
    return bool(_COMPRESSED.fullmatch(found[2]))


def _is_counted(prefix: str, rest: str) -> bool:
    """Return whether run lengths cover at least a whole grid."""
    try:
        return bool(_classic(rest) if prefix == "classic" else _short_form(rest))
    except ConstraintError:
        return True
    except PuzzleError:
        return False


def read(payload: str) -> Document:
    """Return the puzzle in the contents of a link.

    Raises PuzzleError if there is only the id of a puzzle or no valid puzzle, and ConstraintError if it is not a
    classic Sudoku.
    """
    found = _PREFIX.fullmatch(payload)
    if not found:
        raise only_an_id(payload, "SudokuPad")
    prefix, rest = found[1], found[2]
    if prefix == "classic":
        return Document(Puzzle(_classic(rest)))
    if prefix == "scf":
        return _short_form(rest)
    if not (rest.startswith(_OBJECT) or _COMPRESSED.fullmatch(rest)):
        raise only_an_id(payload, "SudokuPad")
    content = lz.puzzle_in(rest)
    value = decoded(content if prefix.startswith("fpuz") else _unshortened(content))
    if not isinstance(value, dict):
        raise PuzzleError("the link does not contain a grid")
    return f_puzzles.of_object(value) if f_puzzles.matches(value) else of_object(value)


def only_an_id(payload: str, site: str) -> PuzzleError:
    """Return the error for a link that contains only the id under which a site stores a puzzle."""
    return PuzzleError(
        f"this link has only the id of a puzzle ({payload!r:.30}), and Crosshatch does not open links; "
        f"open it in {site} and copy the puzzle from there, as text or as a link that contains it"
    )


def link(document: Document) -> str:
    """Return a link that opens a puzzle; it is short if there are only givens."""
    puzzle = document.puzzle
    if puzzle.board is CLASSIC and not any(document.text(name) for name in _COLUMNS) and not puzzle.removed:
        runs = re.findall(r".\.{0,5}", puzzle.line)  # a digit or blank, and the blanks behind it
        counted = (_RUNS[int(found[0].replace(".", "0")) + 10 * (len(found) - 1)] for found in runs)
        return f"{HOME}classic{''.join(counted)}"
    given = Document(Puzzle(puzzle.line, removed=puzzle.removed, board=puzzle.board), document.columns)
    return f"{HOME}fpuzzles{quote(f_puzzles.packed(given), safe='')}"


_COLUMNS = (TITLE, AUTHOR, DESCRIPTION, SOLUTION)


def matches(value: dict[str, Any]) -> bool:
    """Return whether a JSON object is one of SudokuPad's own."""
    return isinstance(_of(value, "cells"), list)


def of_object(value: dict[str, Any]) -> Document:
    """Return the puzzle in an object of SudokuPad's own, with its accompanying data.

    Raises the same errors as ``read``.
    """
    cells = rows_of_cells(_of(value, "cells"), "cells", SIZES)
    size = isqrt(len(cells))
    about = dict(_about(value))
    rules = about.get("rules")
    rules = "\n".join(map(text, rules)) if isinstance(rules, list) else rules
    refuse(_constraints(value, about))
    constraints = [RULES[name](size) for name, held in about.items() if held and name in RULES]
    own = named(size, (Lines(), *_regions(_of(value, "regions"), size), *constraints))
    names = [cell_name(cell) for cell in own.cells]
    givens = "".join([str(digit(_of(cell, "value"), at) or ".") for at, cell in zip(names, cells, strict=True)])
    marks = {at: set(digits(cell.get("centremarks"), at)) for at, cell in zip(names, cells, strict=True)}
    left_out = ["corner marks"] if any(cell.get("pencilMarks") or cell.get("cornermarks") for cell in cells) else []
    columns = {TITLE: text(about.get("title")), AUTHOR: text(about.get("author"))}
    columns |= {
        DESCRIPTION: f_puzzles.rules(rules),
        SOLUTION: f_puzzles.solution(about.get("solution"), len(cells)),
    }
    return Document.with_columns(Puzzle.from_marks(givens, marks=marks, board=own), columns, left_out)


_SHORT = {
    "arrows": "a",
    "cages": "ca",
    "cells": "ce",
    "cellSize": "cs",
    "duration": "d",
    "lines": "l",
    "overlays": "o",
    "regions": "re",
    "title": "t",
    "underlays": "u",
    "value": "v",
    "videos": "vd",
}
"""Short names of keys."""

_LONG = {short: key for key, short in _SHORT.items()}

RULES: Mapping[str, Callable[[int], Constraint]] = {
    "antiking": VARIANTS["anti-king"],
    "antiknight": VARIANTS["anti-knight"],
    "diagonal+": lambda size: Diagonals(falling=False),
    "diagonal-": lambda size: Diagonals(rising=False),
    "disjointgroups": VARIANTS["disjoint"],
    "nonconsecutive": VARIANTS["non-consecutive"],
    "windoku": VARIANTS["windoku"],
}
"""The rules among the information about a puzzle, given the size of its board."""

_HARMLESS = {
    *("cells", "cellSize", "regions", "cages", "metadata", "metaData", "id", "settings", "duration", "videos"),
    *("title", "author", "rules", "solution", "version", *RULES),
}
_ABOUT = re.compile(r"([A-Za-z]+): ?(.*)", re.DOTALL)


def _of(value: dict[str, Any], key: str) -> Any:
    return value.get(key, value.get(_SHORT.get(key, key)))


def _about(value: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield information about a puzzle, from its own object, from keys, or from the texts of cages without cells."""
    for key in ("title", "author", "rules", "solution", "antidiagonal", *RULES):
        if _of(value, key):
            yield key, _of(value, key)
    for name in ("metadata", "metaData"):
        held = value.get(name)
        if isinstance(held, dict):
            yield from ((_LONG.get(str(key), str(key)), said) for key, said in held.items())
    for cage in _cages(value):
        found = _ABOUT.fullmatch(text(_of(cage, "value")))
        if found and not _of(cage, "cells"):
            yield found[1], found[2]


def _cages(value: dict[str, Any]) -> list[dict[str, Any]]:
    held = _of(value, "cages")
    return [cage for cage in held if isinstance(cage, dict)] if isinstance(held, list) else []


def _constraints(value: dict[str, Any], about: dict[str, Any]) -> Iterator[str]:
    """Yield the names of everything in an object that is not part of a classic Sudoku."""
    for key, held in value.items():
        name = _LONG.get(key, key)
        if held and name not in _HARMLESS:
            yield name
    if about.get("antidiagonal"):
        yield "anti-diagonal"
    if any(_of(cage, "cells") for cage in _cages(value)):
        yield "cages"


def _regions(given: Any, size: int) -> Iterator[Constraint]:
    """Yield the boxes, or the regions where they differ from these; without any, a board has its usual boxes.

    Raises PuzzleError if the regions are not sets of cells that cover the board.
    """
    marks = [""] * (size * size)
    try:
        for number, region in enumerate(filter(None, given or [])):
            for row, column in region:
                if not (0 <= row < size and 0 <= column < size):
                    raise IndexError
                marks[row * size + column] = chr(ord("A") + number)
    except (TypeError, ValueError, IndexError):
        raise PuzzleError("regions: expected lists of cells, each with a row and a column") from None
    boxes = Boxes(*BOXES[size]) if size in BOXES else None
    if given and not all(marks):
        refuse(["irregular regions"])
    usual = [usual_region(at, size) for at in range(len(marks))]
    if boxes and (not given or _same_parts(marks, usual)):
        yield boxes
    elif given:
        yield Regions("".join(marks))


def _same_parts(marks: Sequence[object], others: Sequence[object]) -> bool:
    """Return whether two divisions of a board have the same parts, whatever their marks."""
    return len(set(zip(marks, others, strict=True))) == len(set(marks)) == len(set(others))


_TOKEN = re.compile(r"""\s+|'((?:[^'\\]|\\.)*)'|("(?:[^"\\]|\\.)*")|([][{}:,])|([^][{}:,'"\s]+)|(.)""", re.DOTALL)
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?")
_WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}


def _unshortened(content: str) -> str:
    """Return the JSON of an object that may be shortened.

    In shortened JSON, keys have no quotes, strings have single quotes, empty objects are left out, and true and false
    are letters.
    """
    if len(content) > lz.LONGEST_LINK:
        raise PuzzleError(f"the puzzle in a link may have at most {lz.LONGEST_LINK:,} characters, not {len(content):,}")
    found: list[str] = []
    last_word = ""
    for token in _TOKEN.finditer(content):
        single, double, mark, word, other = token.groups()
        if other:
            raise PuzzleError(f"invalid JSON in the link: {other!r} at character {token.start() + 1}")
        if mark:
            if found and (found[-1] == "," or (found[-1] == "[" and mark == ",")) and mark in ",]":
                found.append("{}")
            if mark == ":" and last_word and found:
                found[-1] = _quoted(last_word)  # a key, whatever it would mean as a value
            found.append(mark)
        elif single is not None:
            found.append(_quoted(single.replace("\\'", "'")))
        elif double:
            found.append(double)
        elif word:
            found.append(word if _NUMBER.fullmatch(word) else _WORDS.get(word) or _quoted(word))
        last_word = word or ""
    return "".join(found)


def _quoted(words: str) -> str:
    """Return words as a JSON string; existing escapes are kept."""
    return '"' + re.sub(r'(\\.)|(")', lambda found: found[1] or '\\"', words, flags=re.DOTALL) + '"'


def _classic(rest: str) -> str:
    """Return the 81 givens in either run-length encoding; if both are possible, prefer the newer one if it fits."""
    ways = []
    if not rest.strip(_RUNS):
        ways.append("".join(_run(each) for each in rest))
    if not rest.strip(_BLANKS + "123456789"):
        ways.append("".join(each if each in "123456789" else "." * _BLANKS.index(each) for each in rest))
    for cells in ways:
        if len(cells) == 81:
            return cells
    if not ways:
        raise PuzzleError("the link does not contain a puzzle: some characters do not stand for cells")
    raise PuzzleError(f"expected 81 cells, found {len(ways[0])}")


def _run(character: str) -> str:
    """Return a digit or an empty cell, and the empty cells after it."""
    blanks, value = divmod(_RUNS.index(character), 10)
    return str(value or ".") + "." * blanks


def _short_form(rest: str) -> Document:
    counts, star, more = rest.partition("*")
    cells = ""
    for place, character in enumerate(counts):
        if len(cells) >= 81 and not star:
            more = counts[place:]
            break
        if character not in _RUNS:
            raise PuzzleError(f"{character!r} does not stand for cells")
        cells += _run(character)
    if len(cells) < 81 or cells[81:].strip("."):
        raise PuzzleError(f"expected 81 cells, found {len(cells)}")
    columns: dict[str, str] = {}
    constraints: list[str] = []
    for found in _AFTER_CELLS.finditer(more):
        name, said, rule = found.groups()
        if name:
            columns[TITLE if name == "t" else AUTHOR] = said.replace("**", "*")
        elif rule:
            constraints.append(_SHORT_RULES.get(rule, rule))
    refuse(set(constraints).difference(VARIANTS))
    own = board("+".join(constraints) or "classic")
    return Document.with_columns(Puzzle(cells[:81], board=own), columns)


_SHORT_RULES = {"w": "windoku", "x": "x"}
"""The letters of rules in the short form, and the boards that they mean."""


FORMAT = Format(
    "sudokupad",
    "SudokuPad",
    read,
    link,
    Features(removed=True, emptied=False, columns=_COLUMNS),
    any_board=True,
)
