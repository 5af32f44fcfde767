"""Patterns: the cells of the givens, the digits that some of them have, and the solution of the puzzle.

All requirements on cells are one line of 81 marks, so masks, fixed givens, and combinations of both are the same kind
of value.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

import attrs

from ...board.errors import PuzzleError
from ...board.houses import CELLS, cell_name, cells_name
from ...board.messages import counted
from ...board.puzzle import Puzzle
from ...board.symmetry import Symmetry, orbits
from ...position.status import Impossible, check
from ..errors import TargetError

GIVEN, EMPTY, FREE = "x", ".", "?"
"""The marks of a cell that is given, with any digit; that is empty; and that may be either."""

DIGITS = "123456789"

ANYWHERE = FREE * 81
"""The marks of a pattern without requirements."""

_READ_AS = {GIVEN: "xX#*@", EMPTY: ".0-_ ", FREE: FREE, **{digit: digit for digit in DIGITS}}

_MARKS = {written: mark for mark, several in _READ_AS.items() for written in several}
"""The mark for each accepted character."""

_EMPTY = frozenset(_READ_AS[EMPTY].strip())
"""The characters for an empty cell other than a blank."""

_FRAME = frozenset("+-=| ")

SHORT_BYTES = 11
"""Number of bytes for the 81 bits of a mask."""

BOTH = re.compile(r"\S{81} [1-9]{81}")
"""A mask followed by a solution."""

WANTED = (
    "a mask needs 81 marks, or nine lines of nine: x or # for a given, a digit for a given with that digit, "
    ". for an empty cell, ? for a cell that may be either"
)


def marks_of(text: str) -> str:
    """Return the 81 marks of a mask given as one line, or as nine lines with or without a frame; spaces are empty
    cells.

    A mask of only 0 and 1 has a given at each 1.

    Raises TargetError if the text is not a mask.
    """
    first = 1 + len(text) - len(text.lstrip("\n"))
    lines = {number: line.rstrip() for number, line in enumerate(text.strip("\n").splitlines(), first)}
    lines = {number: line for number, line in lines.items() if "+" not in line or not _FRAME.issuperset(line)}
    if len(lines) == 9:
        has_blanks = _EMPTY.isdisjoint("".join(lines.values()))
        lines = {number: _row(line, has_blanks) for number, line in lines.items()}
        for number, row in lines.items():
            if len(row) != 9:
                raise TargetError(f"line {number} of the mask has {counted(len(row), 'mark')}; expected 9")
    cells = "".join(lines.values())
    if len(cells) != 81:
        raise TargetError(f"{WANTED}; found {len(cells)} in {counted(len(lines), 'line')}")
    if set(cells) == {"0", "1"}:
        cells = cells.replace("1", GIVEN)
    for cell, written in enumerate(cells):
        if written not in _MARKS:
            raise TargetError(f"{written!r} in {cell_name(cell)} is not a mark; {WANTED}")
    return "".join(_MARKS[written] for written in cells)


def _row(line: str, has_blanks: bool) -> str:
    """Return the marks of a line of a drawn mask; if blanks are marks, those at its end may be missing."""
    row = line.replace("|", "")
    close = row.replace(" ", "")
    return row.ljust(9) if has_blanks and len(close) < 9 else close


def _cells(given: str) -> str:
    if not isinstance(given, str):
        raise TypeError(f"a mask must be a text, not {given!r:.40}")
    return marks_of(given)


def _solution(given: str) -> str:
    if not given:
        return given
    try:
        puzzle = Puzzle(given)
    except PuzzleError as error:
        raise TargetError(f"invalid solution: {error}") from None
    if EMPTY in puzzle.givens:
        empty = [cell for cell in CELLS if puzzle.givens[cell] == EMPTY]
        raise TargetError(f"invalid solution: {_some(empty)} {'is' if len(empty) == 1 else 'are'} empty")
    clashes = puzzle.clashes()
    if clashes:
        raise TargetError(f"invalid solution: {clashes[0]}")
    return puzzle.givens


@attrs.frozen
class Pattern:
    """The cells of the givens, the digits that some of them have, and the solution of the puzzle.

    - ``cells``: 81 marks: ``x`` for a given with any digit, a digit for a given with that digit, ``.`` for an empty
      cell, ``?`` for a cell that may be given or empty.  They can be written in any form that ``marks_of`` reads;
    - ``solution``: a line of 81 digits, or empty for any solution.

    ``one & other`` is the pattern that requires both.

    Raises TargetError if the digits contradict each other or have no solution.
    """

    cells: str = attrs.field(default=ANYWHERE, converter=_cells)
    solution: str = attrs.field(default="", converter=_solution)

    def __attrs_post_init__(self) -> None:
        _check_digits(self.fixed, self.solution)

    @classmethod
    def read(cls, text: str) -> "Pattern":
        """Return the pattern written as a mask, optionally followed by a solution, as ``str`` returns it.

        Raises TargetError if the text is neither.
        """
        cells, _, solution = text.partition(" ") if BOTH.fullmatch(text) else (text, "", "")
        return cls(cells, solution)

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Pattern":
        """Return the pattern with givens exactly in the cells of a puzzle's givens."""
        return cls("".join(EMPTY if digit == EMPTY else GIVEN for digit in puzzle.givens))

    @classmethod
    def with_givens(cls, puzzle: Puzzle) -> "Pattern":
        """Return the pattern of puzzles that have all givens of another, and perhaps more."""
        return cls(puzzle.givens.replace(EMPTY, FREE))

    @classmethod
    def of_short(cls, text: str) -> "Pattern":
        """Return the pattern from its short form (see ``short``).

        Raises TargetError if the text is invalid.
        """
        try:
            bits = int.from_bytes(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        except ValueError:
            bits = -1
        pattern = cls("".join(GIVEN if bits >> cell & 1 else EMPTY for cell in CELLS))
        if bits < 0 or pattern.short != text:
            raise TargetError(
                f"{text!r} is not a mask in short form; mask= takes a name or marks, mask-text= takes letters"
            )
        return pattern

    @property
    def short(self) -> str:
        """A mask as 15 letters, digits, ``-`` and ``_``; empty if the pattern is more than a mask."""
        if not self.exact or self.solution or set(self.cells) & set(DIGITS):
            return ""
        bits = sum(1 << cell for cell in self.givens())
        return urlsafe_b64encode(bits.to_bytes(SHORT_BYTES)).decode().rstrip("=")

    @property
    def fixed(self) -> str:
        """The givens with fixed digits, as a line of 81 characters."""
        return "".join(mark if mark in DIGITS else EMPTY for mark in self.cells)

    @property
    def values(self) -> list[int]:
        """The givens with fixed digits, as 81 values (0 elsewhere)."""
        return [int(mark) if mark in DIGITS else 0 for mark in self.cells]

    @property
    def exact(self) -> bool:
        """Whether it determines for each cell if it is given or empty."""
        return FREE not in self.cells

    def marked(self, *marks: str) -> list[int]:
        """Return the cells with these marks, in order."""
        return [cell for cell in CELLS if self.cells[cell] in marks]

    def givens(self) -> list[int]:
        """Return the cells that must be given, in order."""
        return [cell for cell in CELLS if self.cells[cell] not in (EMPTY, FREE)]

    def __and__(self, other: "Pattern") -> "Pattern":
        """Return the pattern of puzzles that match both.

        Raises TargetError if the two contradict each other.
        """
        if self.solution and other.solution and self.solution != other.solution:
            raise TargetError("two different solutions; give only one")
        pairs = list(zip(self.cells, other.cells, strict=True))
        empty = [cell for cell in CELLS if EMPTY in pairs[cell] and not {EMPTY, FREE}.issuperset(pairs[cell])]
        if empty and {EMPTY, GIVEN, FREE}.issuperset(self.cells + other.cells):
            raise TargetError(
                f"the patterns of givens contradict each other: {_some(empty)} {'is' if len(empty) == 1 else 'are'} "
                "given in one and empty in the other"
            )
        if empty:
            raise TargetError(
                f"{_some(empty)} must be given, but the pattern leaves {'it' if len(empty) == 1 else 'them'} empty"
            )
        differ = [cell for cell in CELLS if len({mark for mark in pairs[cell] if mark in DIGITS}) > 1]
        if differ:
            first, second = pairs[differ[0]]
            raise TargetError(f"{cell_name(differ[0])} cannot be given both as {first} and as {second}")
        stricter = (max(pair, key=lambda mark: (mark != FREE, mark != GIVEN)) for pair in pairs)
        return Pattern("".join(stricter), self.solution or other.solution)

    def under(self, symmetry: Symmetry) -> "Pattern":
        """Return the pattern of those of its puzzles whose givens have a symmetry; a solution fixes their digits.

        Raises TargetError if there are none.
        """
        marks = list(self.cells)
        for orbit in orbits(symmetry):
            given = [cell for cell in orbit if marks[cell] not in (EMPTY, FREE)]
            empty = [cell for cell in orbit if marks[cell] == EMPTY]
            if given and empty:
                raise TargetError(self._not_symmetric(symmetry, given[0], empty[0]))
            for cell in orbit:
                if marks[cell] == FREE and (given or empty):
                    marks[cell] = GIVEN if given else EMPTY
        if self.solution:
            marks = [digit if mark == GIVEN else mark for mark, digit in zip(marks, self.solution, strict=True)]
        return Pattern("".join(marks), self.solution)

    def _not_symmetric(self, symmetry: Symmetry, given: int, empty: int) -> str:
        own = ""
        if self.exact:
            has = Puzzle("".join(EMPTY if mark == EMPTY else "1" for mark in self.cells)).symmetry
            own = "; the pattern has no symmetry" if has is Symmetry.NONE else f"; the pattern has the symmetry {has}"
        return (
            f"the pattern cannot have the symmetry {symmetry}: "
            f"{cell_name(given)} is given, but {cell_name(empty)} is empty{own}"
        )

    def __bool__(self) -> bool:
        """Whether it requires anything."""
        return self.cells != ANYWHERE or bool(self.solution)

    def __str__(self) -> str:
        """Return the marks, followed by the solution if there is one."""
        return " ".join(filter(None, (self.cells, self.solution)))


@lru_cache(64)
def _check_digits(fixed: str, solution: str) -> None:
    """Raise TargetError if no puzzle has these givens, or none has them with this solution."""
    puzzle = Puzzle(fixed)
    status = check(puzzle) if set(fixed) != {EMPTY} else None
    if isinstance(status, Impossible):
        raise TargetError(f"the fixed digits have no solution: {status.reason}")
    if not solution:
        return
    wrong = list(compress(CELLS, (digit not in (EMPTY, right) for digit, right in zip(fixed, solution, strict=True))))
    if wrong:
        cell = wrong[0]
        more = len(wrong) - 1
        others = f"; {counted(more, 'other fixed digit')} {'differs' if more == 1 else 'differ'} too" if more else ""
        raise TargetError(
            f"{cell_name(cell)} is fixed as {fixed[cell]}, but the solution has {solution[cell]} there{others}"
        )


def _some(cells: Iterable[int]) -> str:
    """Return the names of cells; if there are many, only the first few."""
    found = list(cells)
    more = len(found) - 6
    return f"{cells_name(found[:6])} and {counted(more, 'more cell')}" if more > 0 else cells_name(found)
