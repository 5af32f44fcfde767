"""A puzzle as an immutable value: givens and, for a position taken from elsewhere, what was done since."""

import re
from collections.abc import Iterable

import attrs

from .candidate import Candidate
from .conflicts import Clash
from .errors import PuzzleError
from .grid import Grid
from .houses import DIGITS, HOUSE_CELLS, HOUSES, cell_name, cells_in, cells_name, digits_in

EMPTY = "." * 81

# Puzzles are made by the million, so whole lines are checked and converted at once, not cell by cell.
_LINE = re.compile(r"[.1-9]{81}")
_VALUES = bytes.maketrans(b".123456789", bytes(range(10)))
_FILLED = bytes.maketrans(b".123456789", b"0111111111")


def _line(text: str) -> str:
    try:
        return text.replace("0", ".")
    except AttributeError:
        raise TypeError(f"a puzzle is made of a text of 81 characters, not of {text!r:.40}") from None


def _candidates(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple(candidates)


def _check(line: str) -> None:
    if _LINE.fullmatch(line):
        return
    if len(line) != 81:
        raise PuzzleError(f"81 cells expected, {len(line)} found")
    cell = next(cell for cell, character in enumerate(line) if character not in ".123456789")
    raise PuzzleError(f"{line[cell]!r} in {cell_name(cell)} is neither a digit nor an empty cell")


@attrs.frozen
class Puzzle:
    """Givens, placed cells and removed candidates.

    ``givens`` and ``placed`` are lines of 81 characters, ``.`` (or ``0``) for an empty cell; placed cells are
    solved but not given, which matters to techniques about uniqueness.  ``removed`` holds candidates that are gone
    although no peer has their digit; any that a peer rules out anyway are dropped.  The comment is no part
    of the value.

    Raises PuzzleError where a line is not of 81 digits and empty cells, or a cell is given and placed, and TypeError
    where a line is no text.
    """

    givens: str = attrs.field(converter=_line)
    placed: str = attrs.field(default=EMPTY, converter=_line)
    removed: tuple[Candidate, ...] = attrs.field(default=(), converter=_candidates)
    comment: str = attrs.field(default="", eq=False)

    def __attrs_post_init__(self) -> None:
        _check(self.givens)
        if self.placed != EMPTY:
            _check(self.placed)
            self._check_apart()
        if self.removed:
            object.__setattr__(self, "removed", self._still_removed())

    def _check_apart(self) -> None:
        both = [cell for cell in range(81) if self.givens[cell] != "." and self.placed[cell] != "."]
        if both:
            raise PuzzleError(f"{cells_name(both)} cannot be both given and placed")

    def _still_removed(self) -> tuple[Candidate, ...]:
        free = Grid(self.values)
        return tuple(sorted({each for each in self.removed if free.digits_of(each.cell) >> each.digit & 1}))

    @property
    def values(self) -> tuple[int, ...]:
        """The 81 digits, given or placed; 0 for an empty cell."""
        return tuple(self.line.encode().translate(_VALUES))

    @property
    def line(self) -> str:
        """The digits, given or placed, as 81 characters, ``.`` for an empty cell."""
        if self.placed == EMPTY:
            return self.givens
        return "".join(map(max, self.givens, self.placed))  # any digit sorts after the dot

    def grid(self) -> Grid:
        """Return a grid at this position: the values, their peers' candidates gone, the removed ones too."""
        givens = int(self.givens[::-1].encode().translate(_FILLED), 2)  # cell 0 is the lowest bit
        grid = Grid(self.values, givens)
        for each in self.removed:
            grid.eliminate(each.cell, each.digit)
        return grid

    def clashes(self) -> tuple[Clash, ...]:
        """Return each digit that stands twice or more in a house, in the order of the houses."""
        values = self.values
        found = []
        for house in HOUSES:
            for digit in DIGITS:
                cells = tuple(cell for cell in HOUSE_CELLS[house] if values[cell] == digit)
                if len(cells) > 1:
                    found.append(Clash(digit, house, cells))
        return tuple(found)

    @classmethod
    def of_grid(cls, grid: Grid, comment: str = "") -> "Puzzle":
        """Return the position of a grid: what is not given counts as placed."""
        line = grid.line()
        givens = "".join(each if grid.givens >> cell & 1 else "." for cell, each in enumerate(line))
        placed = "".join("." if grid.givens >> cell & 1 else each for cell, each in enumerate(line))
        free = Grid([int(each) if each != "." else 0 for each in line])
        removed: Iterable[Candidate] = (
            Candidate(cell, digit)
            for cell in cells_in(grid.empty)
            for digit in digits_in(free.digits_of(cell) & ~grid.digits_of(cell))
        )
        return cls(givens, placed, tuple(removed), comment)

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        further = {"placed": EMPTY, "removed": (), "comment": ""}
        said = [f"{name}={getattr(self, name)!r}" for name, usual in further.items() if getattr(self, name) != usual]
        return f"Puzzle({', '.join([repr(self.givens), *said])})"


def check_is_puzzle(given: object) -> None:
    """Raise TypeError, which says how a text becomes a puzzle, where something is none."""
    if not isinstance(given, Puzzle):
        kind = type(given).__name__
        raise TypeError(f"a Puzzle is expected, not a {kind}: Puzzle(line) takes 81 characters, read(text) any format")
